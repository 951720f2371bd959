"""The *.teo file as bytes: what goes in comes out, and whatever else comes in raises one exception."""

from __future__ import annotations

import io
import json
import os
import struct
import zipfile
from pathlib import Path
from random import Random

import pytest

from teo_desktop import container
from teo_desktop.container import CAMPAIGN, GAME, BadFile, Contents, Kind, kind_of

CONTENTS = Contents(
    {"format": GAME.format, "game": "toy", "log": ["0 dig"], "odd": {"ä": [1, 2.5, None, True]}, "text": "\ud800 lone"},
    {"thumbnail.png": bytes(range(256)) * 40, "games/one.json": b"{}", "übersicht.txt": b""},
)


def pack(contents: Contents) -> bytes:
    return container.pack(contents, GAME)


def unpack(data: bytes) -> Contents:
    return container.unpack(data, GAME)


def read(path: Path) -> Contents:
    return container.read(path, GAME)


PACKED = pack(CONTENTS)


def zipped(*entries: tuple[str | zipfile.ZipInfo, bytes], first: bool = True) -> bytes:
    """A ZIP with these entries behind the type."""
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED) as archive:
        if first:
            archive.writestr("mimetype", GAME.mimetype, zipfile.ZIP_STORED)
        for name, data in entries:
            archive.writestr(name, data)
    return buffer.getvalue()


def problem_of(data: bytes) -> str:
    with pytest.raises(BadFile) as refused:
        unpack(data)
    return refused.value.problem


def test_what_is_packed_comes_out_again_with_all_that_is_unknown_here():
    assert unpack(PACKED) == CONTENTS
    assert pack(unpack(PACKED)) == PACKED


def test_the_same_contents_are_the_same_bytes_whatever_their_order():
    turned = Contents(dict(reversed(CONTENTS.document.items())), dict(reversed(list(CONTENTS.others.items()))))
    assert pack(turned) == PACKED


def test_the_type_stands_where_other_programs_look_for_it():
    """As in ODF and EPUB: the first entry is `mimetype`, stored, without extra fields."""
    assert PACKED[:4] == b"PK\x03\x04"
    assert PACKED[30 : 38 + len(GAME.mimetype)] == b"mimetype" + GAME.mimetype.encode()
    with zipfile.ZipFile(io.BytesIO(PACKED)) as archive:
        assert [info.filename for info in archive.infolist()] == [
            "mimetype", "game.json", "games/one.json", "thumbnail.png", "übersicht.txt",
        ]  # fmt: skip
        assert {info.date_time for info in archive.infolist()} == {(1980, 1, 1, 0, 0, 0)}
        assert archive.testzip() is None


def test_a_hand_made_file_with_folders_is_read_too():
    data = zipped(("game.json", b'{"format": 2}'), ("games/", b""), ("games/a", b"x"))
    assert unpack(data) == Contents({"format": 2}, {"games/a": b"x"})


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"PK",
        b"no zip at all" * 9,
        PACKED[1:],
        b"\0" * 100,
        zipped(("game.json", b"{}"), first=False),
        zipped(("mimetype", b"application/epub+zip"), ("game.json", b"{}"), first=False),
        PACKED.replace(GAME.mimetype.encode(), b"x" * len(GAME.mimetype)),
    ],
)
def test_what_is_no_such_file_is_foreign(data):
    assert problem_of(data) == "foreign"


@pytest.mark.parametrize(
    "data",
    [
        PACKED[:200],
        PACKED[:-30],
        zipped(),
        zipped(("game.json", b"")),
        zipped(("game.json", b"[]")),
        zipped(("game.json", b"{")),
        zipped(("game.json", b"\xff\xfe")),
        zipped(("game.json", b"{}")),
        zipped(("game.json", b'{"format": "1"}')),
        zipped(("game.json", b'{"format": true}')),
        zipped(("game.json", b'{"format": 1, "seed": NaN}')),
        zipped(("game.json", b'{"format": 1, "x": ' + b"[" * 200_000)),
        zipped(("game.json", b'{"format": ' + b"9" * 5000 + b"}")),
        zipped(("game.json", b'{"format": 2, "x": 1e999}')),
        zipped(("game.json", b'{"format": 2, "x": {"y": [-1e400]}}')),
        zipped(("game.json", b'{"format": 2, "x": ' + b"[" * 101 + b"]" * 101 + b"}")),
        zipped(("game.json", b'{"format": 2, "x": ' + b'{"x":' * 900 + b"1" + b"}" * 901)),
    ],
)
def test_what_was_such_a_file_is_damaged(data):
    assert problem_of(data) == "damaged"


def test_what_was_read_can_always_be_written_again():
    """Also where the stack is deep already."""
    deepest = zipped(("game.json", b'{"format": 2, "a": 1e300, "x": ' + b"[" * 98 + b"]" * 98 + b"}"))

    def far_down(steps: int) -> bytes:
        return far_down(steps - 1) if steps else pack(unpack(deepest))

    assert unpack(far_down(300)) == unpack(deepest)


@pytest.mark.parametrize(
    ("contents", "numbers"),
    [
        (Contents({"x": "a" * container.DOCUMENT_LIMIT}), (container.DOCUMENT_LIMIT + 8, container.DOCUMENT_LIMIT)),
        (
            Contents({}, {"x": bytes(container.UNPACKED_LIMIT)}),
            (container.UNPACKED_LIMIT + 2 + len(GAME.mimetype), container.UNPACKED_LIMIT),
        ),
        (Contents({}, {f"{number}": b"" for number in range(255)}), (257, container.ENTRY_LIMIT)),
    ],
)
def test_what_could_not_be_read_again_is_not_even_packed(contents, numbers):
    with pytest.raises(BadFile) as refused:
        pack(contents)
    assert refused.value.numbers == numbers


def test_what_no_packing_makes_small_enough_is_not_packed():
    noise = Random(1).randbytes(container.FILE_LIMIT)
    with pytest.raises(BadFile, match="too big"):
        pack(Contents({}, {"noise": noise}))


def test_a_document_is_refused_by_its_size_before_it_is_taken_apart():
    with pytest.raises(BadFile) as refused:
        unpack(zipped(("game.json", b'{"format": 2, "x": [' + b"{}," * 3_000_000 + b"0]}")))
    assert (refused.value.problem, refused.value.numbers[1]) == ("too_big", container.DOCUMENT_LIMIT)


def test_a_sentence_stays_a_sentence_whatever_the_file_says():
    for error in (BadFile("damaged", detail="x" * 10**6), BadFile("newer", 10**4000, 2)):
        assert len(str(error)) < 300
    assert str(BadFile("damaged", detail="x" * 200)).count("x") == 200


def test_a_changed_byte_in_the_data_is_noticed():
    place = PACKED.index(b"thumbnail.png") + 60
    assert problem_of(PACKED[:place] + bytes([PACKED[place] ^ 1]) + PACKED[place + 1 :]) == "damaged"


def test_two_parts_of_one_name_are_damage():
    with pytest.warns(UserWarning, match="Duplicate name"):
        data = zipped(("game.json", b'{"format": 2}'), ("game.json", b'{"format": 1, "a": 1}'))
    assert problem_of(data) == "damaged"


def test_ways_of_packing_that_are_never_written_are_refused_before_they_are_unpacked():
    info = zipfile.ZipInfo("game.json")
    info.compress_type = zipfile.ZIP_LZMA
    assert problem_of(zipped((info, b"{}"))) == "damaged"
    with zipfile.ZipFile(io.BytesIO(PACKED)) as archive:
        names = [info.filename for info in archive.infolist()]
    encrypted = bytearray(PACKED)
    start = PACKED.index(b"PK\x01\x02")
    encrypted[start + 8] |= 1
    assert len(names) > 2
    assert problem_of(bytes(encrypted)) == "damaged"


@pytest.mark.parametrize(
    "name",
    ["/etc/passwd", "../up", "a/../../b", "a\\b", "C:/x", "c:x", "./a", "a//b", "a\nb", "a\x7f", ".."],
)
def test_names_that_lead_elsewhere_are_refused(name):
    assert problem_of(zipped(("game.json", b'{"format": 2}'), (name, b"x"))) == "unsafe"


def test_a_name_with_an_end_in_its_middle_is_refused():
    data = zipped(("game.json", b'{"format": 2}'), ("aXb", b"x")).replace(b"aXb", b"a\0b")
    assert problem_of(data) == "unsafe"


def test_a_name_longer_than_any_file_has_is_refused():
    assert problem_of(zipped(("game.json", b'{"format": 2}'), ("a" * (container.NAME_LIMIT + 1), b"x"))) == "unsafe"


def test_parts_that_share_their_bytes_are_refused_before_they_are_unpacked():
    """A bomb of another kind: many rows of the directory name the same packed bytes."""
    data = zipped(("game.json", b'{"format": 2}'), ("bomb1", b"\0" * 100_000), ("bomb2", b"\1" * 100_000))
    first, second = data.index(b"bomb1") - 30, data.index(b"bomb2") - 30
    overlapping = bytearray(data)
    place = data.rindex(b"bomb2") - 46 + 42
    assert overlapping[place : place + 4] == struct.pack("<L", second)
    overlapping[place : place + 4] = struct.pack("<L", first)
    with pytest.raises(BadFile, match="two parts lie in the same place"):
        unpack(bytes(overlapping))


def test_a_directory_of_a_hundred_thousand_parts_is_not_even_read():
    row = b"PK\x01\x02" + bytes(42)
    with pytest.raises(BadFile) as refused:
        unpack(PACKED + row * 100_000)
    assert refused.value.problem == "too_many"


def test_a_file_within_a_file_is_only_bytes():
    """Nothing is unpacked but the file itself: what lies in it stays packed."""
    bomb = zipped(("game.json", b'{"format": 2}'), ("bomb", b"\0" * (container.UNPACKED_LIMIT + 1)))
    inside = unpack(pack(Contents({"format": 2}, {"games/1.teo": bomb})))
    assert inside.others == {"games/1.teo": bomb}


def test_a_bomb_is_refused_by_what_it_declares():
    data = zipped(("game.json", b'{"format": 2}'), ("bomb", b"\0" * (container.UNPACKED_LIMIT + 1)))
    assert len(data) < 100_000
    with pytest.raises(BadFile) as refused:
        unpack(data)
    assert refused.value.problem == "too_big"
    assert refused.value.numbers[1] == container.UNPACKED_LIMIT < refused.value.numbers[0]


def test_a_bomb_that_declares_less_than_it_holds_is_cut_off():
    size = container.UNPACKED_LIMIT + 1
    data = zipped(("game.json", b'{"format": 2}'), ("bomb", b"\0" * size))
    lying = data.replace(struct.pack("<L", size), struct.pack("<L", 10))
    assert lying != data
    assert problem_of(lying) == "damaged"


def test_more_bytes_or_parts_than_allowed_are_refused(tmp_path: Path):
    assert problem_of(b"\0" * (container.FILE_LIMIT + 1)) == "too_big"
    many = [(f"part{number}", b"") for number in range(container.ENTRY_LIMIT)]
    assert problem_of(zipped(("game.json", b'{"format": 2}'), *many)) == "too_many"
    path = tmp_path / "big.teo"
    with path.open("wb") as file:
        file.truncate(container.FILE_LIMIT + 5)
    with pytest.raises(BadFile) as refused:
        read(path)
    assert (refused.value.problem, refused.value.numbers) == (
        "too_big", (container.FILE_LIMIT + 5, container.FILE_LIMIT)
    )  # fmt: skip


def test_a_file_of_200_megabytes_is_refused_without_being_read(tmp_path: Path):
    path = tmp_path / "huge.teo"
    path.write_bytes(PACKED)
    with path.open("ab") as file:
        file.truncate(200 * container.MEBIBYTE)
    with pytest.raises(BadFile) as refused:
        read(path)
    assert (refused.value.problem, refused.value.numbers[0]) == ("too_big", 200 * container.MEBIBYTE)


def test_a_file_is_read_from_disk(tmp_path: Path):
    path = tmp_path / "a.teo"
    path.write_bytes(PACKED)
    assert read(path) == CONTENTS


def test_what_is_not_there_or_cannot_be_read_says_so(tmp_path: Path):
    with pytest.raises(BadFile, match="does not exist"):
        read(tmp_path / "missing.teo")
    with pytest.raises(BadFile) as refused:
        read(tmp_path)
    assert refused.value.problem == "unreadable"
    (tmp_path / "plain").write_text("x")
    with pytest.raises(BadFile) as refused:
        read(tmp_path / "plain" / "below")
    assert refused.value.problem == "unreadable"
    with pytest.raises(BadFile):
        read(Path("a\0b"))


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes in folders on this system")
def test_a_pipe_is_not_waited_for(tmp_path: Path):
    os.mkfifo(tmp_path / "pipe.teo")
    with pytest.raises(BadFile, match="no ordinary file"):
        read(tmp_path / "pipe.teo")


def test_a_newer_format_is_refused_with_both_numbers():
    with pytest.raises(BadFile) as refused:
        unpack(zipped(("game.json", json.dumps({"format": GAME.format + 3}).encode())))
    assert refused.value.problem == "newer"
    assert refused.value.numbers == (GAME.format + 3, GAME.format)
    assert str(refused.value) == "was made by a newer version: it has format 5, this version knows up to 2"


@pytest.mark.parametrize("version", [0, -1])
def test_a_format_that_nothing_leads_on_from_is_refused(version):
    with pytest.raises(BadFile) as refused:
        unpack(zipped(("game.json", json.dumps({"format": version}).encode())))
    assert (refused.value.problem, refused.value.numbers) == ("older", (version,))


def test_an_older_format_is_brought_up_step_by_step(monkeypatch: pytest.MonkeyPatch):
    steps = {
        1: lambda document: {**document, "steps": ["1"]},
        2: lambda document: {**document, "steps": [*document["steps"], "2"]},
    }
    kind = Kind("application/x-test", "test.json", "foreign", "foreign", 3, steps)
    monkeypatch.setattr(container, "KINDS", (*container.KINDS, kind))
    data = container.pack(Contents({"format": 1, "a": 5}), kind)
    assert container.unpack(data, kind).document == {"a": 5, "format": 3, "steps": ["1", "2"]}


def test_a_game_of_the_first_format_has_no_branches_and_no_comments():
    assert unpack(zipped(("game.json", b'{"format": 1, "x": 7}'))).document == {
        "format": 2, "x": 7, "branches": [], "comments": [], "result": None
    }  # fmt: skip


def test_there_is_a_way_from_every_earlier_format():
    for kind in container.KINDS:
        assert sorted(kind.migrations) == list(range(1, kind.format))


def test_a_campaign_is_a_file_of_its_own_kind():
    contents = Contents({"format": CAMPAIGN.format, "name": "Ascent"}, {"games/1.teo": PACKED})
    data = container.pack(contents, CAMPAIGN)
    assert container.unpack(data, CAMPAIGN) == contents
    with pytest.raises(BadFile, match="is a campaign, not a game") as refused:
        unpack(data)
    assert refused.value.problem == "is_campaign"
    with pytest.raises(BadFile, match="is a game, not a campaign"):
        container.unpack(PACKED, CAMPAIGN)
    with pytest.raises(BadFile, match="is not a Teo Desktop campaign"):
        container.unpack(b"something else", CAMPAIGN)


def test_a_file_says_what_it_is_before_it_is_read(tmp_path: Path):
    path = tmp_path / "a.teo"
    for data, kind in (
        (PACKED, GAME),
        (container.pack(Contents({"format": 1}), CAMPAIGN), CAMPAIGN),
        (PACKED[:80], GAME),
        (b"", None),
        (b"PK\x03\x04", None),
    ):
        path.write_bytes(data)
        assert kind_of(path) is kind
    with pytest.raises(BadFile, match="does not exist"):
        kind_of(tmp_path / "missing.teo")


@pytest.mark.parametrize("problem", BadFile.SENTENCES)
def test_every_problem_has_its_sentence(problem):
    text = str(BadFile(problem, 7, 5, detail="why"))
    assert text
    assert "{" not in text


def test_whatever_happens_to_a_file_nothing_else_is_raised():
    """1,500 files with changed, lost, doubled and inserted bytes, with fixed seeds."""
    heard = set()
    for seed in range(1500):
        random = Random(seed)
        data = bytearray(PACKED)
        for _ in range(random.randint(1, 6)):
            place = random.randrange(len(data))
            match random.randrange(5):
                case 0:
                    data[place] = random.randrange(256)
                case 1:
                    del data[place : place + random.randint(1, 40)]
                case 2:
                    data[place:place] = bytes(random.randrange(256) for _ in range(random.randint(1, 8)))
                case 3:
                    data[place:place] = data[place : place + random.randint(1, 60)]
                case 4:
                    # The directory at the end holds what is most worth lying about.
                    place = random.randrange(max(0, len(data) - 400), len(data))
                    data[place] = random.choice((0, 1, 0x7F, 0x80, 0xFF))
        try:
            unpack(bytes(data))
        except BadFile as refused:
            heard.add(refused.problem)
    assert {"foreign", "damaged"} <= heard
