"""Pictures that were drawn before, in one file: the next start finds them instead of drawing hundreds anew."""

from __future__ import annotations

import json
import logging
import os
import zlib
from collections.abc import Iterable
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from typing import Any

from PySide6.QtCore import qVersion
from PySide6.QtGui import QImage

from teo_desktop import __version__

log = logging.getLogger(__name__)

_MAGIC = b"teo-desktop pictures 1\n"
_STAMP = sha256().digest_size
_NUMBER = 8
_FORMAT = QImage.Format.Format_ARGB32_Premultiplied
MOST_BYTES = 24 * 1024 * 1024
"""Pictures beyond this are not kept; those of a start take some three million bytes."""


def stamp(folder: Path, *besides: str) -> bytes:
    """What all pictures of a folder depend on: its files, Qt, this program, and whatever else is named."""
    seen = sha256(repr((__version__, qVersion(), *besides)).encode())
    with os.scandir(folder) as entries:
        for entry in sorted(entries, key=lambda entry: entry.name):
            about = entry.stat()
            seen.update(repr((entry.name, about.st_size, about.st_mtime_ns)).encode())
    return seen.digest()


class PictureFile:
    """Finds pictures by their key. A file that cannot be read, is broken or has another stamp holds none."""

    def __init__(self, path: Path, mark: bytes) -> None:
        self._path = path
        self._mark = mark
        self._data = b""
        self._places: dict[str, tuple[int, int, int]] = {}
        """Width, height and beginning of each picture in the data."""
        with suppress(OSError):
            self._read(path.read_bytes())

    def find(self, key: str) -> QImage | None:
        """The picture of this key; None when it is not there."""
        if key not in self._places:
            return None
        width, height, begin = self._places[key]
        return QImage(memoryview(self._data)[begin:], width, height, 4 * width, _FORMAT).copy()

    def let_go(self) -> None:
        """Find nothing any more, and need no memory for it."""
        self._data = b""
        self._places = {}

    def keep(self, pictures: Iterable[tuple[str, QImage]]) -> None:
        """Write these pictures, and then those of before, as long as there is room; a line in the log if it fails."""
        places: dict[str, tuple[int, int, int]] = {}
        parts: list[bytes] = []
        size = 0
        for key, image in (*pictures, *((key, image) for key in self._places if (image := self.find(key)))):
            if key in places or size + image.sizeInBytes() > MOST_BYTES:
                continue
            solid = image.convertToFormat(_FORMAT)
            places[key] = (solid.width(), solid.height(), size)
            parts.append(bytes(solid.constBits()))
            size += len(parts[-1])
        data = b"".join(parts)
        index = json.dumps(places).encode()
        head = (self._mark, len(index).to_bytes(_NUMBER), zlib.crc32(index + data).to_bytes(_NUMBER))
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            new = self._path.with_name(f"{self._path.name}.{os.getpid()}")
            new.write_bytes(b"".join((_MAGIC, *head, index, data)))
            os.replace(new, self._path)
        except OSError as error:
            log.info("Pictures are not kept: %s", error)

    def _read(self, whole: bytes) -> None:
        head = len(_MAGIC) + _STAMP + 2 * _NUMBER
        if not whole.startswith(_MAGIC + self._mark) or len(whole) < head:
            return
        length, check = (int.from_bytes(whole[at : at + _NUMBER]) for at in (head - 2 * _NUMBER, head - _NUMBER))
        if zlib.crc32(memoryview(whole)[head:]) != check:
            return
        places: dict[str, Any] = json.loads(whole[head : head + length])
        begin = head + length
        self._data = whole
        self._places = {key: (width, height, begin + at) for key, (width, height, at) in places.items()}
