"""The saved games on disk: listed at once, looked into in a thread of its own, what was seen remembered."""

from __future__ import annotations

import logging
import os
import threading
import weakref
from collections import deque
from collections.abc import Iterable, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path

from PySide6.QtCore import QFileSystemWatcher, QObject, QSize, Qt, QThread, QTimer, Signal
from PySide6.QtGui import QImage

from teo_desktop import paths
from teo_desktop.summaries import Listed, Memory, Summary, picture_in, summary_of
from teo_desktop.ui import autosaves
from teo_desktop.ui.storage import SUFFIX, StorageError, is_held, write

log = logging.getLogger(__name__)

AT_ONCE = 24
"""So many summaries are told together."""
PICTURE_SIZE = QSize(640, 480)
"""No picture is larger than this when it is handed on."""
LARGEST_PICTURE = 4096
"""A picture with a longer side is not looked at: it may come from anywhere."""
MOST_PICTURES = 60
"""So many pictures are waited for at most; what was scrolled past is forgotten."""
PNG = b"\x89PNG"
"""What a picture begins with; no other kind is tried."""
SETTLED = 250
"""Milliseconds in which nothing may change in a folder before it is looked at again."""


class SaveShelf(QObject):
    """Everything that lies in the folders of saves, from ``open`` to ``close``; nothing here waits for the disk.

    Signals:
        listed(tuple[Listed, ...]): all files, the latest first, before any of them is read.
        looked_into(tuple[tuple[Path, Summary], ...]): what is in some of them.
        pictured(Path, QImage | None): the picture of one that ``want_picture`` asked for.
        finished(): all files have been looked into.
    """

    listed = Signal(object)
    looked_into = Signal(object)
    pictured = Signal(object, object)
    finished = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.files_read = 0
        """How many files have been read since ``open``; those remembered from before are not."""
        self._reader: _Reader | None = None
        # Whoever lets go of a shelf that is open, and a program that ends, waits for its reader: Qt would abort.
        self._readers: list[_Reader] = []
        self.destroyed.connect(partial(_end, self._readers))
        weakref.finalize(self, _end, self._readers)
        self._watcher: QFileSystemWatcher | None = None
        self._again = QTimer(self)
        self._again.setSingleShot(True)
        self._again.setInterval(SETTLED)
        self._again.timeout.connect(self.refresh)

    def open(self) -> None:
        """List the files, begin to read, and follow what changes in the folders."""
        if self._reader is not None:
            self.refresh()
            return
        self.files_read = 0
        # Without a parent, or it would be destroyed with the shelf while it is still running.
        self._reader = _Reader()
        self._readers.append(self._reader)
        self._reader.listed.connect(self.listed)
        self._reader.looked_into.connect(self._count)
        self._reader.pictured.connect(self.pictured)
        self._reader.finished_reading.connect(self.finished)
        self._reader.start()
        self._watcher = QFileSystemWatcher(self)
        self._watch()
        self._watcher.directoryChanged.connect(self._wait)

    def close(self) -> None:
        """Stop reading; what was read is remembered."""
        self._again.stop()
        if self._watcher is not None:
            self._watcher.deleteLater()
            self._watcher = None
        if self._reader is not None:
            self._reader = None
            _end(self._readers)

    def refresh(self) -> None:
        """List the files again, and read what has changed."""
        if self._reader is not None:
            self._watch()
            self._reader.refresh()

    def want_picture(self, path: Path) -> None:
        """Ask for the picture of a file; the one asked for last comes first."""
        if self._reader is not None:
            self._reader.want_picture(path)

    def prefer(self, files: Sequence[Path]) -> None:
        """Look into these before all others: they are in sight."""
        if self._reader is not None:
            self._reader.prefer(files)

    def _wait(self, _: str) -> None:
        self._again.start()

    def _count(self, found: tuple[tuple[Path, Summary], ...], read: int) -> None:
        self.files_read += read
        self.looked_into.emit(found)

    def _watch(self) -> None:
        if self._watcher is not None:
            watched = set(self._watcher.directories())
            there = {str(folder) for folder in folders() if folder.is_dir()}
            if new := there - watched:
                self._watcher.addPaths(sorted(new))


class _Reader(QThread):
    """Reads for the shelf: pictures first, then the files in sight, then all others."""

    listed = Signal(object)
    looked_into = Signal(object, int)
    pictured = Signal(object, object)
    finished_reading = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._guard = threading.Condition()
        self._is_stopping = False
        self._has_to_list = True
        self._pictures: deque[Path] = deque(maxlen=MOST_PICTURES)
        self._unread: dict[Path, Listed] = {}
        self._preferred: list[Path] = []
        self._is_reading = False

    def stop(self) -> None:
        """End as soon as the file that is read now has been read."""
        with self._guard:
            self._is_stopping = True
            self._guard.notify()

    def refresh(self) -> None:
        """List anew."""
        with self._guard:
            self._has_to_list = True
            self._guard.notify()

    def want_picture(self, path: Path) -> None:
        """Read this picture next."""
        with self._guard:
            if path not in self._pictures:
                self._pictures.append(path)
            self._guard.notify()

    def prefer(self, files: Sequence[Path]) -> None:
        """Read these next, after the pictures."""
        with self._guard:
            self._preferred = list(files)

    def run(self) -> None:
        file = paths.cache_dir() / "saves.json"
        memory, has_news = Memory.load(file), False
        while True:
            with self._guard:
                while not (self._is_stopping or self._has_to_list or self._pictures or self._unread):
                    if self._is_reading:
                        self._is_reading = False
                        self.finished_reading.emit()
                    if has_news:
                        break
                    self._guard.wait()
                is_stopping, has_to_list, self._has_to_list = self._is_stopping, self._has_to_list, False
                picture = self._pictures.pop() if self._pictures and not has_to_list else None
                is_idle = not (has_to_list or picture or self._unread)
            if (is_stopping or is_idle) and has_news:
                _remember(file, memory)
                has_news = False
            if is_stopping:
                return
            if has_to_list:
                has_news |= self._list(memory)
            elif picture is not None:
                self.pictured.emit(picture, _picture(picture))
            elif not is_idle:
                has_news |= self._read_some(memory)

    def _list(self, memory: Memory) -> bool:
        found = list_files()
        self.listed.emit(found)
        known, unread = [], {}
        for listed in found:
            summary = memory.recall(listed)
            if summary is None:
                unread[listed.path] = listed
            else:
                known.append((listed.path, summary))
        if known:
            self.looked_into.emit(tuple(known), 0)
        with self._guard:
            self._unread = unread
            self._is_reading = True
        return memory.forget_all_but(found)

    def _read_some(self, memory: Memory) -> bool:
        found: list[tuple[Path, Summary]] = []
        while len(found) < AT_ONCE and (listed := self._next()) is not None:
            summary = summary_of(listed.path)
            memory.keep(listed, summary)
            found.append((listed.path, summary))
        if found:
            self.looked_into.emit(tuple(found), len(found))
        return bool(found)

    def _next(self) -> Listed | None:
        """The next file to read; None when something else comes first."""
        with self._guard:
            if self._is_stopping or self._has_to_list or self._pictures or not self._unread:
                return None
            while self._preferred:
                if (listed := self._unread.pop(self._preferred.pop(0), None)) is not None:
                    return listed
            return self._unread.pop(next(iter(self._unread)))


def _end(readers: list[_Reader], *_: object) -> None:
    """Let these readers end, and wait for it."""
    while readers:
        reader = readers.pop()
        reader.stop()
        reader.wait()


def folders() -> tuple[Path, Path]:
    """Where saved games lie: those that people saved, and those that are kept without their doing."""
    return paths.saves_dir(), autosaves.folder()


def list_files() -> tuple[Listed, ...]:
    """All files of saved games, the latest first; none of them is opened."""
    found: list[Listed] = []
    for folder in folders():
        found += _in_folder(folder, folder == autosaves.folder())
    return tuple(sorted(found, key=lambda listed: (-listed.modified, listed.path)))


def _in_folder(folder: Path, is_autosave: bool) -> Iterable[Listed]:
    try:
        with os.scandir(folder) as entries:
            there = {entry.name: entry for entry in entries}
    except OSError:
        return
    for name, entry in there.items():
        if not name.endswith(SUFFIX):
            continue
        with suppress(OSError):  # it may just have been put away
            about = entry.stat()
            path = folder / name
            holds = f"{name}.lock" in there and is_held(path)
            yield Listed(path, about.st_size, about.st_mtime_ns, is_autosave, holds)


def _picture(path: Path) -> QImage | None:
    data = picture_in(path)
    image = QImage.fromData(data) if data and data.startswith(PNG) else QImage()
    if image.isNull() or max(image.width(), image.height()) > LARGEST_PICTURE:
        return None
    if image.width() > PICTURE_SIZE.width() or image.height() > PICTURE_SIZE.height():
        return image.scaled(
            PICTURE_SIZE, Qt.AspectRatioMode.KeepAspectRatio, Qt.TransformationMode.SmoothTransformation
        )
    return image


def _remember(file: Path, memory: Memory) -> None:
    try:
        write(file, memory.to_bytes())
    except StorageError as error:
        log.info("%s", error)
