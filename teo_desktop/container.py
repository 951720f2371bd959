"""The ``*.teo`` file as bytes: a ZIP whose first entry is ``mimetype``, stored, with ``game.json`` in it.

What comes from outside is judged by its names and declared sizes before anything is unpacked, and nothing is ever
unpacked to disk. Entries and keys that this version does not know are kept, so that a newer version finds them again.
The same contents give the same bytes.
"""

from __future__ import annotations

import io
import json
import re
import struct
import zipfile
import zlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, TypeAlias

MIMETYPE: Final = "application/x-teo-desktop-game"
FORMAT: Final = 1
"""Counts up when ``game.json`` changes so that an older version could not read it."""

MIGRATIONS: Final[dict[int, Callable[[dict[str, Any]], dict[str, Any]]]] = {}
"""By format: what makes the document of the next one out of it."""

DOCUMENT: Final = "game.json"

MEBIBYTE: Final = 1024 * 1024
FILE_LIMIT: Final = 16 * MEBIBYTE
UNPACKED_LIMIT: Final = 32 * MEBIBYTE
ENTRY_LIMIT: Final = 256
"""A game is some 50 KiB unpacked; the limits leave room for pictures and many games in one file."""

Document: TypeAlias = dict[str, Any]

_DATE = (1980, 1, 1, 0, 0, 0)
_ON_UNIX = 3
_PLAIN_FILE = 0o100644 << 16
_ENCRYPTED = 0x1
_FIRST_ENTRY = b"PK\x03\x04"
_DAMAGE = (
    *(zipfile.BadZipFile, zlib.error, struct.error, EOFError),
    *(OSError, ValueError, OverflowError, NotImplementedError),
)
"""What zipfile raises, depending on where a file is broken."""
_UNSAFE = re.compile(r"""^/ | \\ | ^[A-Za-z]: | (^|/)\.{1,2}(/|$) | // | [\x00-\x1f\x7f]""", re.VERBOSE)


class BadFile(Exception):
    """A file that cannot be taken for a game.

    ``problem`` is the id of what is wrong, ``numbers`` and ``detail`` belong into its sentence; the text of the
    exception is that sentence in English, as it follows the file's name.
    """

    SENTENCES: Final = {
        "missing": "does not exist",
        "unreadable": "cannot be read ({detail})",
        "foreign": "is not a Teo Desktop game",
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
        super().__init__(self.SENTENCES[problem].format(*numbers, detail=detail))
        self.problem = problem
        self.numbers = numbers
        self.detail = detail


@dataclass(frozen=True, slots=True)
class Contents:
    """What a file holds: the document, and the other entries by name."""

    document: Document
    others: Mapping[str, bytes] = field(default_factory=dict)


def read(path: Path) -> Contents:
    """The contents of a file.

    Raises:
        BadFile: it is not there, cannot be read or is no game.
    """
    try:
        with path.open("rb") as file:
            data = file.read(FILE_LIMIT + 1)
    except FileNotFoundError:
        raise BadFile("missing") from None
    except (OSError, ValueError) as error:
        raise BadFile("unreadable", detail=getattr(error, "strerror", None) or str(error)) from None
    if len(data) > FILE_LIMIT:
        raise BadFile("too_big", max(len(data), path.stat().st_size), FILE_LIMIT)
    return unpack(data)


def pack(contents: Contents) -> bytes:
    """The file for these contents."""
    text = json.dumps(contents.document, sort_keys=True, separators=(",", ":"), allow_nan=False)
    entries = {DOCUMENT: text.encode("ascii"), **dict(sorted(contents.others.items()))}
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w") as archive:
        archive.writestr(_entry("mimetype", zipfile.ZIP_STORED), MIMETYPE)
        for name, data in entries.items():
            archive.writestr(_entry(name, zipfile.ZIP_DEFLATED), data)
    return buffer.getvalue()


def unpack(data: bytes) -> Contents:
    """The contents of a file, brought to this version's format.

    Raises:
        BadFile: it is foreign, damaged, too big, or of a format that this version cannot read.
    """
    if len(data) > FILE_LIMIT:
        raise BadFile("too_big", len(data), FILE_LIMIT)
    _check_mimetype(data)
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            entries = _entries(archive)
    except _DAMAGE as error:
        raise BadFile("damaged", detail=str(error) or type(error).__name__) from None
    if entries.pop("mimetype", b"") != MIMETYPE.encode():
        raise BadFile("foreign")
    if DOCUMENT not in entries:
        raise BadFile("damaged", detail=f"{DOCUMENT} is missing")
    return Contents(_migrated(_document(entries.pop(DOCUMENT))), entries)


def _entry(name: str, method: int) -> zipfile.ZipInfo:
    info = zipfile.ZipInfo(name, _DATE)
    info.compress_type = method
    info.create_system = _ON_UNIX
    info.external_attr = _PLAIN_FILE
    return info


def _check_mimetype(data: bytes) -> None:
    """By the fixed place at which the type stands, as other programs that know files by their beginnings do it."""
    name, kind = b"mimetype", MIMETYPE.encode()
    if data[:4] != _FIRST_ENTRY or data[30:38] != name or data[38 : 38 + len(kind)] != kind:
        raise BadFile("foreign")


def _entries(archive: zipfile.ZipFile) -> dict[str, bytes]:
    infos = [info for info in archive.infolist() if not info.filename.endswith("/")]
    if len(infos) > ENTRY_LIMIT:
        raise BadFile("too_many", len(infos), ENTRY_LIMIT)
    names = [info.orig_filename for info in infos]
    for name in names:
        if not name or _UNSAFE.search(name):
            raise BadFile("unsafe", detail=ascii(name))
    if len(set(names)) < len(names):
        raise BadFile("damaged", detail="two parts have the same name")
    for info in infos:
        if info.flag_bits & _ENCRYPTED or info.compress_type not in (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED):
            raise BadFile("damaged", detail=f"{info.filename!a} is packed in an unknown way")
    declared = sum(info.file_size for info in infos)
    if declared > UNPACKED_LIMIT:
        raise BadFile("too_big", declared, UNPACKED_LIMIT)
    # What is longer than declared is cut off there by zipfile and then fails its checksum.
    return {info.filename: archive.read(info) for info in infos}


def _document(data: bytes) -> Document:
    try:
        document = json.loads(data.decode("utf-8"), parse_constant=_no_number)
    except (ValueError, RecursionError) as error:
        raise BadFile("damaged", detail=f"{DOCUMENT}: {error}") from None
    if not isinstance(document, dict):
        raise BadFile("damaged", detail=f"{DOCUMENT} is not an object")
    return document


def _no_number(name: str) -> float:
    raise ValueError(f"{name} is no number")


def _migrated(document: Document) -> Document:
    version = document.get("format")
    if type(version) is not int:
        raise BadFile("damaged", detail=f"{DOCUMENT} names no format")
    if version > FORMAT:
        raise BadFile("newer", version, FORMAT)
    while version < FORMAT:
        if version not in MIGRATIONS:
            raise BadFile("older", version)
        document = MIGRATIONS[version](document)
        version += 1
    return {**document, "format": FORMAT}
