"""The ``*.teo`` file as bytes: a ZIP whose first entry is ``mimetype``, stored, with one JSON document in it.

There are two kinds of it, a game and a campaign, which differ in their type and in their document. What comes from
outside is judged by its names and declared sizes before anything is unpacked, and nothing is ever unpacked to disk.
Entries and keys that this version does not know are kept, so that a newer version finds them again. The same contents
give the same bytes.
"""

from __future__ import annotations

import io
import json
import math
import re
import stat
import struct
import zipfile
import zlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from itertools import chain
from pathlib import Path
from typing import Any, Final, TypeAlias

MEBIBYTE: Final = 1024 * 1024
FILE_LIMIT: Final = 16 * MEBIBYTE
UNPACKED_LIMIT: Final = 32 * MEBIBYTE
DOCUMENT_LIMIT: Final = 8 * MEBIBYTE
"""Read as JSON, a document takes some fifty times its size."""
ENTRY_LIMIT: Final = 256
"""A game is some 50 KiB unpacked; the limits leave room for pictures and many games in one file."""
NAME_LIMIT: Final = 255
DEPTH_LIMIT: Final = 100
"""So deep lists may lie within lists; what is written stands on the same stack as whoever writes it."""
SHOWN_LIMIT: Final = 200
"""Characters of a detail that a sentence shows."""
LARGEST_SHOWN: Final = 10**15
"""The largest number that a sentence shows."""

Document: TypeAlias = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Kind:
    """What a file is: the type that it begins with, the entry with its document, and what that has looked like."""

    mimetype: str
    document: str
    foreign: str
    """The problem (of ``BadFile``) of a file that is of no kind known here."""
    mistaken: str
    """The problem of a file of this kind where another is wanted."""
    format: int = 1
    """Counts up when the document changes so that an older version could not read it or keep it true."""
    migrations: Mapping[int, Callable[[Document], Document]] = field(default_factory=dict, hash=False)
    """By format: what makes the document of the next one out of it."""


def _with_branches(document: Document) -> Document:
    """Format 1 knew neither branches nor comments, and said how it stands in its state alone."""
    return {"branches": [], "comments": [], "result": None, **document}


GAME: Final = Kind("application/x-teo-desktop-game", "game.json", "foreign", "is_game", 2, {1: _with_branches})
CAMPAIGN_SUFFIX: Final = ".teocampaign"
CAMPAIGN: Final = Kind("application/x-teo-desktop-campaign", "campaign.json", "no_campaign", "is_campaign")
KINDS: Final = (GAME, CAMPAIGN)

_DATE = (1980, 1, 1, 0, 0, 0)
_ON_UNIX = 3
_PLAIN_FILE = 0o100644 << 16
_ENCRYPTED = 0x1
_FIRST_ENTRY = b"PK\x03\x04"
_IN_DIRECTORY = b"PK\x01\x02"
_LOCAL_HEADER = 30
"""Bytes before the name and the data of an entry."""
_DIRECTORY_LIMIT = 64 * ENTRY_LIMIT
"""So many rows of a directory are looked at at most: files within files have theirs too."""
_DAMAGE = (
    *(zipfile.BadZipFile, zlib.error, struct.error, EOFError),
    *(OSError, ValueError, OverflowError, NotImplementedError),
)
"""What zipfile raises, depending on where a file is broken."""
_TOO_DEEP = "lists lie too deep within lists"
_UNSAFE = re.compile(r"""^/ | \\ | ^[A-Za-z]: | (^|/)\.{1,2}(/|$) | // | [\x00-\x1f\x7f]""", re.VERBOSE)


class BadFile(Exception):
    """A file that cannot be taken for what is wanted.

    ``problem`` is the id of what is wrong, ``numbers`` and ``detail`` belong into its sentence; the text of the
    exception is that sentence in English, as it follows the file's name.
    """

    SENTENCES: Final = {
        "missing": "does not exist",
        "unreadable": "cannot be read ({detail})",
        "foreign": "is not a Teo Desktop game",
        "no_campaign": "is not a Teo Desktop campaign",
        "is_game": "is a game, not a campaign",
        "is_campaign": "is a campaign, not a game",
        "damaged": "is damaged ({detail})",
        "too_big": "is too big: {0} bytes where {1} are the limit",
        "too_many": "holds too many parts: {0} where {1} are the limit",
        "unsafe": "holds a part with a name that is not allowed ({detail})",
        "newer": "was made by a newer version: it has format {0}, this version knows up to {1}",
        "older": "has format {0}, which this version can no longer read",
        "unknown_game": "holds a game that this version does not know ({detail})",
        "newer_rules": "was made by a newer version: it follows rules {0}, this version knows up to {1}",
    }

    def __init__(self, problem: str, *numbers: int, detail: str = "") -> None:
        # Both may come from the file, and nobody reads a sentence of a million letters.
        numbers = tuple(min(number, LARGEST_SHOWN) for number in numbers)
        detail = shortened(detail)
        super().__init__(self.SENTENCES[problem].format(*numbers, detail=detail))
        self.problem = problem
        self.numbers = numbers
        self.detail = detail


@dataclass(frozen=True, slots=True)
class Contents:
    """What a file holds: the document, and the other entries by name."""

    document: Document
    others: Mapping[str, bytes] = field(default_factory=dict)


def read(path: Path, kind: Kind) -> Contents:
    """The contents of a file of this kind.

    Raises:
        BadFile: it is not there, cannot be read or is of no such kind.
    """
    return unpack(read_bytes(path), kind)


def read_bytes(path: Path, most: int = FILE_LIMIT + 1) -> bytes:
    """The first bytes of a file.

    Raises:
        BadFile: it is not there, cannot be read, or is longer than any file of ours.
    """
    try:
        about = path.stat()
        if not stat.S_ISREG(about.st_mode) and not stat.S_ISDIR(about.st_mode):
            # A pipe could keep us waiting for ever.
            raise BadFile("unreadable", detail="it is no ordinary file")
        with path.open("rb") as file:
            data = file.read(most)
    except FileNotFoundError:
        raise BadFile("missing") from None
    except (OSError, ValueError) as error:
        raise BadFile("unreadable", detail=getattr(error, "strerror", None) or str(error)) from None
    if len(data) > FILE_LIMIT:
        raise BadFile("too_big", max(len(data), about.st_size), FILE_LIMIT)
    return data


def kind_of(path: Path) -> Kind | None:
    """What a file says that it is, by its first bytes; None when it is none of these kinds.

    Raises:
        BadFile: it is not there or cannot be read.
    """
    return _kind_of(read_bytes(path, 128))


def pack(contents: Contents, kind: Kind) -> bytes:
    """The file for these contents.

    Raises:
        BadFile: it would be larger than what ``unpack`` takes.
    """
    text = json.dumps(contents.document, sort_keys=True, separators=(",", ":"), allow_nan=False)
    if len(text) > DOCUMENT_LIMIT:
        raise BadFile("too_big", len(text), DOCUMENT_LIMIT)
    entries = {kind.document: text.encode("ascii"), **dict(sorted(contents.others.items()))}
    if (size := sum(map(len, entries.values())) + len(kind.mimetype)) > UNPACKED_LIMIT:
        raise BadFile("too_big", size, UNPACKED_LIMIT)
    if len(entries) + 1 > ENTRY_LIMIT:
        raise BadFile("too_many", len(entries) + 1, ENTRY_LIMIT)
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w") as archive:
        archive.writestr(_entry("mimetype", zipfile.ZIP_STORED), kind.mimetype)
        for name, data in entries.items():
            # A game within a campaign is packed already.
            method = zipfile.ZIP_STORED if name.endswith(".teo") else zipfile.ZIP_DEFLATED
            archive.writestr(_entry(name, method), data)
    if buffer.tell() > FILE_LIMIT:
        raise BadFile("too_big", buffer.tell(), FILE_LIMIT)
    return buffer.getvalue()


def unpack(data: bytes, kind: Kind) -> Contents:
    """The contents of a file of this kind, brought to this version's format.

    Raises:
        BadFile: it is foreign, damaged, too big, or of a format that this version cannot read.
    """
    if len(data) > FILE_LIMIT:
        raise BadFile("too_big", len(data), FILE_LIMIT)
    found = _kind_of(data)
    if found is None:
        raise BadFile(kind.foreign)
    if found is not kind:
        raise BadFile(found.mistaken)
    if (rows := data.count(_IN_DIRECTORY)) > _DIRECTORY_LIMIT:
        raise BadFile("too_many", rows, ENTRY_LIMIT)
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            entries = _entries(archive)
    except _DAMAGE as error:
        raise BadFile("damaged", detail=str(error) or type(error).__name__) from None
    if entries.pop("mimetype", b"") != kind.mimetype.encode():
        raise BadFile(kind.foreign)
    if kind.document not in entries:
        raise BadFile("damaged", detail=f"{kind.document} is missing")
    return Contents(_migrated(_document(entries.pop(kind.document), kind), kind), entries)


def _entry(name: str, method: int) -> zipfile.ZipInfo:
    info = zipfile.ZipInfo(name, _DATE)
    info.compress_type = method
    info.create_system = _ON_UNIX
    info.external_attr = _PLAIN_FILE
    return info


def _kind_of(data: bytes) -> Kind | None:
    """By the fixed place at which the type stands, as other programs that know files by their beginnings do it."""
    if data[:4] != _FIRST_ENTRY or data[_LOCAL_HEADER:38] != b"mimetype":
        return None
    return next((kind for kind in KINDS if data[38 : 38 + len(kind.mimetype)] == kind.mimetype.encode()), None)


def _entries(archive: zipfile.ZipFile) -> dict[str, bytes]:
    infos = [info for info in archive.infolist() if not info.filename.endswith("/")]
    if len(infos) > ENTRY_LIMIT:
        raise BadFile("too_many", len(infos), ENTRY_LIMIT)
    names = [info.orig_filename for info in infos]
    for name in names:
        if not name or len(name) > NAME_LIMIT or _UNSAFE.search(name):
            raise BadFile("unsafe", detail=ascii(name[:NAME_LIMIT]))
    if len(set(names)) < len(names):
        raise BadFile("damaged", detail="two parts have the same name")
    for info in infos:
        if info.flag_bits & _ENCRYPTED or info.compress_type not in (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED):
            raise BadFile("damaged", detail=f"{info.filename!a} is packed in an unknown way")
    declared = sum(info.file_size for info in infos)
    if declared > UNPACKED_LIMIT:
        raise BadFile("too_big", declared, UNPACKED_LIMIT)
    if _overlap(infos):
        raise BadFile("damaged", detail="two parts lie in the same place")
    # What is longer than declared is cut off there by zipfile and then fails its checksum.
    return {info.filename: archive.read(info) for info in infos}


def _overlap(infos: list[zipfile.ZipInfo]) -> bool:
    """Whether two entries share bytes, as in bombs that unpack the same ones again and again."""
    end = 0
    for info in sorted(infos, key=lambda info: info.header_offset):
        if info.header_offset < end:
            return True
        # The name in front of the data is at least as long in bytes as it is in letters.
        end = info.header_offset + _LOCAL_HEADER + len(info.orig_filename) + info.compress_size
    return False


def read_json(text: str) -> Any:
    """What a text from outside says in JSON, if it can be said again.

    Raises:
        ValueError: it is none, holds a number that is none (``NaN``, ``1e999``), or goes too deep.
    """
    try:
        value = json.loads(text, parse_constant=_number, parse_float=_number)
    except RecursionError:
        raise ValueError(_TOO_DEEP) from None
    except ValueError as error:
        if str(error).startswith("Exceeds the limit"):  # Python's advice is none for players
            raise ValueError("a number has too many digits") from None
        raise
    layer = [value]
    for _ in range(DEPTH_LIMIT):
        rows = [item.values() if isinstance(item, dict) else item for item in layer if isinstance(item, dict | list)]
        if not rows:
            return value
        layer = list(chain.from_iterable(rows))
    raise ValueError(_TOO_DEEP)


def shortened(detail: str, limit: int = SHOWN_LIMIT) -> str:
    """A detail from outside as a sentence can show it."""
    return detail if len(detail) <= limit else f"{detail[: limit - 1]}…"


def _document(data: bytes, kind: Kind) -> Document:
    if len(data) > DOCUMENT_LIMIT:
        raise BadFile("too_big", len(data), DOCUMENT_LIMIT)
    try:
        document = read_json(data.decode("utf-8"))
    except ValueError as error:
        raise BadFile("damaged", detail=f"{kind.document}: {error}") from None
    if not isinstance(document, dict):
        raise BadFile("damaged", detail=f"{kind.document} is not an object")
    return document


def _number(text: str) -> float:
    number = float(text)
    if not math.isfinite(number):
        raise ValueError(f"{text[:40]} is no number")
    return number


def _migrated(document: Document, kind: Kind) -> Document:
    version = document.get("format")
    if type(version) is not int:
        raise BadFile("damaged", detail=f"{kind.document} names no format")
    if version > kind.format:
        raise BadFile("newer", version, kind.format)
    while version < kind.format:
        if version not in kind.migrations:
            raise BadFile("older", version)
        document = kind.migrations[version](document)
        version += 1
    return {**document, "format": kind.format}
