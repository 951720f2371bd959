"""Spoil saved games in thousands of ways and open them: each is opened or refused, and nothing on disk changes.

What is spoilt are the kept saves of every format, campaigns too. With every seed one way is taken: bytes of the file,
values and keys of its document, entries of its archive, or characters of its text. A line for each way says how many
were opened and for which reasons the others were refused.
"""

from __future__ import annotations

import argparse
import io
import json
import sys
import tempfile
import warnings
import zipfile
from collections import Counter
from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from teo_desktop import saves, transcript
from teo_desktop.campaigns import files as campaign_files
from teo_desktop.campaigns import model as campaign_model
from teo_desktop.container import CAMPAIGN, GAME, BadFile
from teo_desktop.transcript import BadText

FOLDER = Path(__file__).resolve().parents[1] / "saves"
VALUES: tuple[Any, ...] = (
    -1,
    0,
    1,
    2,
    7,
    99,
    10**20,
    -(10**9),
    "",
    "x",
    "teotihuacan",
    None,
    True,
    [],
    {},
    [0, 1],
    [[[]]],
    0.5,
    1e300,
    float("inf"),
    10**300,
    "\ud800",
    "long" * 10_000,
    ["deep"],
)
"""``["deep"]`` stands for lists a thousand deep."""
LONGEST_SENTENCE = 500
NAMES = (
    "../up",
    "/etc/passwd",
    "a\\b",
    "C:/x",
    "game.json",
    "mimetype",
    "thumbnail.png",
    "record.txt",
    "x" * 300,
    "a/b",
)


class Wrong(Exception):
    """What must never happen has happened; the text says with which seed."""


class Spoilt(NamedTuple):
    """A file to be opened, and how it was spoilt."""

    way: str
    data: bytes
    is_campaign: bool


def main(argv: list[str]) -> int:
    """Spoil and open; 1 when anything else than a game or a refusal has come of it."""
    parser = argparse.ArgumentParser(prog="python -m tests.tools fuzz", description=__doc__)
    parser.add_argument("-n", type=int, default=10_000, metavar="N", help="how many files (10000)")
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="the first seed (1)")
    asked = parser.parse_args(argv)
    try:
        found = fuzz(asked.n, asked.seed)
    except Wrong as wrong:
        print(wrong, file=sys.stderr)
        return 1
    for way, outcomes in sorted(found.items()):
        print(f"{way:9} {outcomes.total():6}: " + ", ".join(f"{name} {n}" for name, n in outcomes.most_common()))
    return 0


def fuzz(files: int, first: int = 1) -> dict[str, Counter[str]]:
    """Outcomes by way.

    Raises:
        Wrong: something else was raised, or something on disk is not as it was.
    """
    wholes = whole_files()
    found: dict[str, Counter[str]] = {}
    with tempfile.TemporaryDirectory(prefix="teo-desktop-fuzz-") as name:
        path = Path(name) / "game.teo"
        for seed in range(first, first + files):
            spoilt = spoil(wholes, Random(seed))
            path.write_bytes(spoilt.data)
            before = path.stat()
            try:
                outcome = opened(path, spoilt)
            except Exception as error:
                raise Wrong(f"seed {seed}, {spoilt.way}: {type(error).__name__}: {error}") from error
            after = path.stat()
            is_same = (before.st_mtime_ns, before.st_ino) == (after.st_mtime_ns, after.st_ino)
            if not is_same or path.read_bytes() != spoilt.data or list(path.parent.iterdir()) != [path]:
                raise Wrong(f"seed {seed}, {spoilt.way}: something on disk is not as it was")
            found.setdefault(spoilt.way, Counter())[outcome] += 1
    return found


def whole_files() -> list[bytes]:
    """What is spoilt, as long as it is whole."""
    return [path.read_bytes() for path in sorted(FOLDER.iterdir()) if path.suffix.startswith(".teo")]


def opened(path: Path, spoilt: Spoilt) -> str:
    """What comes of opening a file: "opened", or the problem for which it is refused."""
    try:
        if spoilt.is_campaign:
            campaign = campaign_files.load(path)
            if campaign.current is not None:
                saves.open_game(campaign_model.current_game(campaign))
            campaign_files.from_bytes(campaign_files.to_bytes(campaign))
            return "opened"
        data = path.read_bytes()
        saved = transcript.read(data.decode("utf-8", "replace")) if spoilt.way == "text" else saves.load(path)
        saves.open_game(saved)
        # What was opened can be kept again.
        saves.from_bytes(saves.to_bytes(saved))
        return "opened"
    except (BadFile, BadText) as refused:
        if not 0 < len(str(refused)) < LONGEST_SENTENCE:
            raise Wrong(f"a sentence of {len(str(refused))} letters") from None
        return refused.problem


def spoil(wholes: list[bytes], random: Random) -> Spoilt:
    """One of the files, spoilt in one way."""
    whole = random.choice(wholes)
    is_campaign = CAMPAIGN.mimetype.encode() in whole[:100]
    ways: list[tuple[str, Callable[[bytes, Random], bytes]]] = [
        ("bytes", _bytes),
        ("document", _document),
        ("archive", _archive),
    ]
    if not is_campaign:
        ways.append(("text", _text))
    way, make = random.choice(ways)
    return Spoilt(way, make(whole, random), is_campaign)


def _bytes(whole: bytes, random: Random) -> bytes:
    data = bytearray(whole)
    for _ in range(random.randint(1, 5)):
        if not data:
            break
        place = random.randrange(len(data))
        match random.randrange(7):
            case 0:
                data[place] = random.randrange(256)
            case 1:
                del data[place : place + random.randint(1, 60)]
            case 2:
                data[place:place] = random.randbytes(random.randint(1, 12))
            case 3:
                data[place:place] = data[place : place + random.randint(1, 80)]
            case 4:
                del data[place:]
            case 5:
                # The directory at the end holds what is most worth lying about.
                place = random.randrange(max(0, len(data) - 500), len(data))
                data[place] = random.choice((0, 1, 0x7F, 0x80, 0xFF))
            case 6:
                data[place : place + 40] = bytes(len(data[place : place + 40]))
    return bytes(data)


def _document(whole: bytes, random: Random) -> bytes:
    entries = _unzipped(whole)
    name = GAME.document if GAME.document in entries else CAMPAIGN.document
    document = json.loads(entries[name])
    for _ in range(random.randint(1, 4)):
        part = document["state"] if random.random() < 0.5 and isinstance(document.get("state"), dict) else document
        change(part, random)
    text = json.dumps(document).replace('["deep"]', "[" * 900 + "]" * 900).replace("Infinity", "1e999")
    return _zipped(list({**entries, name: text.encode()}.items()))


def _archive(whole: bytes, random: Random) -> bytes:
    entries = list(_unzipped(whole).items())
    for _ in range(random.randint(1, 3)):
        place = random.randrange(len(entries) + 1)
        match random.randrange(6):
            case 0:
                entries.insert(place, (random.choice(NAMES), random.randbytes(20)))
            case 1:
                del entries[place : place + 1]
            case 2:
                random.shuffle(entries)
            case 3:
                entries += [(f"part{number}", b"") for number in range(random.choice((10, 300)))]
            case 4:
                entries.insert(place, ("bomb", bytes(random.choice((10, 40_000_000)) if random.random() < 0.1 else 9)))
            case 5:
                entries.insert(place, ("inside.teo", whole))
    return _zipped(entries)


def _text(whole: bytes, random: Random) -> bytes:
    text = list(transcript.text_of(saves.from_bytes(whole)))
    for _ in range(random.randint(1, 3)):
        place = random.randrange(len(text))
        match random.randrange(4):
            case 0:
                text[place] = random.choice('[]{}()"\\ 09.*\n ä')
            case 1:
                del text[place : place + random.randint(1, 60)]
            case 2:
                text[place:place] = text[place : place + random.randint(1, 60)]
            case 3:
                text[place : place + 2] = reversed(text[place : place + 2])
    return "".join(text).encode("utf-8", "replace")


def change(value: Any, random: Random) -> None:
    """Put something else at a random place somewhere inside, or take it out."""
    while isinstance(value, dict | list) and value:
        key: Any = random.choice(list(value)) if isinstance(value, dict) else random.randrange(len(value))
        if isinstance(value[key], dict | list) and value[key] and random.random() < 0.85:
            value = value[key]
        elif random.random() < 0.15:
            del value[key]
            return
        else:
            value[key] = deepcopy(random.choice(VALUES))
            return


def _unzipped(whole: bytes) -> dict[str, bytes]:
    with zipfile.ZipFile(io.BytesIO(whole)) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


def _zipped(entries: list[tuple[str, bytes]]) -> bytes:
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED) as archive, warnings.catch_warnings():
        warnings.simplefilter("ignore")  # two entries of one name are meant
        for name, data in entries:
            method = zipfile.ZIP_STORED if name == "mimetype" else zipfile.ZIP_DEFLATED
            archive.writestr(zipfile.ZipInfo(name), data, method)
    return buffer.getvalue()
