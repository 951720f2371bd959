"""Whatever is wrong with a file, it is one sentence in the language of the moment, and nothing has changed."""

from __future__ import annotations

import io
import json
import zipfile
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtWidgets import QFileDialog

from teo_desktop import container, saves, transcript
from teo_desktop.branches import Comment
from teo_desktop.container import CAMPAIGN, GAME, Contents
from teo_desktop.kernel.record import replay
from teo_desktop.saves import SavedGame
from teo_desktop.ui import storage
from teo_desktop.ui.game_file import GameFile
from teo_desktop.ui.windows.game_files import GameFiles
from tests.kernel import toy
from tests.ui import toy_window
from tests.ui.conftest import WITH_BOT

RESULT = {"is_over": False, "points": [0, 1], "ranking": [1, 0], "round": 1}
RECORD = toy_window.record(lines=("0 build",))


class Profiles:
    """Nobody has one."""

    def with_names(self, seats: Any) -> Any:
        return seats


def whole() -> SavedGame:
    game = toy_window.session(people=(0,), lines=RECORD.lines)
    return SavedGame(RECORD, WITH_BOT, game.state, result=game.standing)


def changed(**keys: Any) -> bytes:
    contents = container.unpack(saves.to_bytes(whole()), GAME)
    return container.pack(Contents({**contents.document, **keys}), GAME)


def edited(was: bytes, becomes: bytes) -> bytes:
    """A file whose document says something that Python would not write."""
    buffer = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(saves.to_bytes(whole()))) as old, zipfile.ZipFile(buffer, "w") as new:
        for name in old.namelist():
            new.writestr(name, old.read(name).replace(was, becomes, 1) if name == GAME.document else old.read(name))
    return buffer.getvalue()


def huge() -> bytes:
    return saves.to_bytes(whole()) + bytes(container.FILE_LIMIT)


def with_parts(parts: dict[str, bytes]) -> bytes:
    """A file that no version of ours would write."""
    buffer = io.BytesIO(saves.to_bytes(whole()))
    with zipfile.ZipFile(buffer, "a", zipfile.ZIP_DEFLATED) as archive:
        for name, data in parts.items():
            archive.writestr(name, data)
    return buffer.getvalue()


BAD: dict[str, Callable[[], bytes]] = {
    "truncated": lambda: saves.to_bytes(whole())[:-40],
    "empty": lambda: b"",
    "renamed": lambda: b"\x89PNG\r\n\x1a\n" + bytes(90),
    "foreign": lambda: container.pack(Contents({"format": 1}), CAMPAIGN).replace(b"teo-desktop", b"tea-desktop"),
    "a campaign": lambda: container.pack(Contents({"format": 1}), CAMPAIGN),
    "older": lambda: changed(format=0),
    "newer": lambda: changed(format=GAME.format + 1),
    "of newer rules": lambda: changed(rules=toy.RULES + 1),
    "of another game": lambda: changed(game="halma"),
    "edited by hand": lambda: changed(seed="four"),
    "edited to be endless": lambda: edited(b'"seed":', b'"x":1e999,"seed":'),
    "edited to be bottomless": lambda: edited(b'"seed":', b'"x":' + b"[" * 900 + b"]" * 900 + b',"seed":'),
    "edited at length": lambda: changed(seed="4" * 1_000_000),
    "edited to be far away": lambda: changed(
        result={"is_over": False, "points": [10**300, 1], "ranking": [0, 1], "round": 1}
    ),
    "huge": huge,
    "a bomb": lambda: with_parts({"bomb": bytes(container.UNPACKED_LIMIT)}),
    "of many parts": lambda: with_parts({f"{n}": b"" for n in range(300)}),
    "leading elsewhere": lambda: container.pack(Contents({"format": 2}, {"../up": b""}), GAME),
}


@pytest.fixture
def files(dress, settings, qapp) -> GameFiles:
    return GameFiles({toy.NAME: toy_window}, dress("de"), settings, Profiles(), None)  # type: ignore[arg-type]


@pytest.mark.parametrize("kind", BAD)
def test_a_bad_file_is_one_sentence_and_nothing_is_written(dress, settings, tmp_path, kind):
    path = tmp_path / "game.teo"
    data = BAD[kind]()
    path.write_bytes(data)
    said: list[str] = []
    for language in ("de", "es", "en"):
        appearance = dress(language)
        files = GameFiles({toy.NAME: toy_window}, appearance, settings, Profiles(), None)  # type: ignore[arg-type]
        files.said.connect(said.append)
        files.ready.connect(lambda live: pytest.fail("it was opened"))
        files.open(path)
        appearance.fall_silent()
    assert len(said) == 3
    assert len(set(said)) == 3
    assert all(len(sentence) < len(str(path)) + 400 for sentence in said)
    assert all(str(path) in sentence and "{" not in sentence.replace(json.dumps({}), "") for sentence in said)
    assert path.read_bytes() == data
    assert [file.name for file in tmp_path.iterdir()] == ["game.teo"]
    assert not storage.is_held(path)


def test_a_file_that_is_not_there_and_one_that_is_a_folder_are_said(files, tmp_path):
    said: list[str] = []
    files.said.connect(said.append)
    files.open(tmp_path / "missing.teo")
    files.open(tmp_path)
    assert [str(tmp_path) in sentence for sentence in said] == [True, True]
    assert list(tmp_path.iterdir()) == []


def test_a_game_as_text_is_opened_and_written(files, tmp_path, monkeypatch):
    """It is read into a game that has no file of its own, and writing it gives the game none."""
    path, other = tmp_path / "game.txt", tmp_path / "other.txt"
    path.write_text(transcript.text_of(whole()), encoding="utf-8")
    opened: list[Any] = []
    said: list[str] = []
    files.ready.connect(opened.append)
    files.said.connect(said.append)
    files.open(path)
    files.live = opened[0]
    assert files.live.session.record == RECORD
    assert files.file.path is None
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(other), ""))
    files.save()
    assert transcript.load(other).record == RECORD
    assert files.file.path is None
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path), ""))
    path.write_text(path.read_text(encoding="utf-8").replace("0 build", "0 fly"), encoding="utf-8")
    files.open(path)
    files.live.close()
    assert len(opened) == 1
    (sentence,) = said
    assert "game.txt, Zeile" in sentence


def test_a_name_without_the_right_end_gets_it(files, tmp_path, monkeypatch):
    opened: list[Any] = []
    files.ready.connect(opened.append)
    (tmp_path / "a.teo").write_bytes(saves.to_bytes(whole()))
    files.open(tmp_path / "a.teo")
    files.live = opened[0]
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "v1.5"), ""))
    files.save_as()
    assert files.file.path == tmp_path / "v1.5.teo"
    files.live.close()


def test_the_game_that_is_played_keeps_its_files_when_another_cannot_be_opened(files, tmp_path):
    opened: list[Any] = []
    files.ready.connect(opened.append)
    good, bad = tmp_path / "good.teo", tmp_path / "bad.teo"
    good.write_bytes(saves.to_bytes(whole()))
    bad.write_bytes(b"bad")
    files.open(good)
    files.live = opened[0]
    files.open(bad)
    file = files.file
    assert isinstance(file, GameFile)
    assert file.path == good
    assert storage.is_held(good)
    assert len(opened) == 1
    files.live.close()


@pytest.mark.parametrize(
    ("keys", "lines", "says"),
    [
        ({"log": ["0 fly"], "state": {"agenda": 7}}, (), "Entscheidung 1 "),
        ({"log": ["0 fly"]}, (), "Entscheidung 1 "),
        ({"state": {"agenda": 7}}, RECORD.lines, "Entscheidungen in dieser Datei"),
        ({"rules": 0, "state": {}}, RECORD.lines, "Regeln haben sich geändert"),
    ],
)
def test_what_was_edited_where_it_does_not_show_opens_where_its_choices_lead(files, tmp_path, keys, lines, says):
    """Nothing that no game leads to gets onto the table; what does not fit is a branch, and people are told."""
    path = tmp_path / "game.teo"
    path.write_bytes(data := changed(**keys))
    opened: list[Any] = []
    said: list[str] = []
    files.ready.connect(opened.append)
    files.said.connect(said.append)
    files.open(path)
    files.live = opened[0]
    record = files.live.session.record
    assert record.lines == lines
    assert files.live.session.state == toy.game_to_json(replay(toy, record).game)
    assert [branch.lines for branch in files.file.branches] == ([] if lines else [("0 fly",)])
    assert len(said) == 1
    assert says in said[0]
    files.file.flush()
    assert path.read_bytes() == data, "opening has written nothing"
    files.live.close()


def test_comments_on_choices_that_do_not_fit_go_with_them(files, tmp_path):
    path = tmp_path / "game.teo"
    comments = (Comment(1, "good"), Comment(2, "bad"))
    record = replace(RECORD, lines=(*RECORD.lines, "0 fly"))
    path.write_bytes(saves.to_bytes(replace(whole(), record=record, comments=comments, undone=("0 floor",))))
    opened: list[Any] = []
    files.ready.connect(opened.append)
    files.open(path)
    files.live = opened[0]
    assert files.file.comments == comments[:1]
    assert [(branch.at, branch.lines, branch.comments) for branch in files.file.branches] == [
        (1, ("0 fly", "0 floor"), comments[1:])
    ]
    assert files.live.session.undone == ()
    files.live.close()
