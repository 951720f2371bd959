"""How files get to disk: whole or not at all, and by one program at a time."""

from __future__ import annotations

import errno
import os
import shutil
import time
from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QIODevice, QLockFile, QSaveFile

from teo_desktop.ui.texts.files import reason

SUFFIX = ".teo"
LOCK_BEGUN = 10.0
"""After so many seconds a lock that names nobody was begun by a program that died over it."""


class StorageError(Exception):
    """A file could not be written; the text is a sentence for people, in the language that they have now."""

    def __init__(self, path: Path, problem: str) -> None:
        super().__init__(path, problem)
        self.path = path
        self.problem = problem

    def __str__(self) -> str:
        sentence = QCoreApplication.translate("Files", "{file} could not be written: {problem}")
        return sentence.format(file=self.path, problem=reason(self.problem))


def write(path: Path, data: bytes) -> None:
    """Put the data into the file, whole or not at all; makes its folder.

    Raises:
        StorageError: it could not be written; a file that was there before is as it was.
    """
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise StorageError(path, error.strerror or str(error)) from None
    file = QSaveFile(str(path))
    if not file.open(QIODevice.OpenModeFlag.WriteOnly):
        raise StorageError(path, file.errorString())
    if file.write(data) != len(data) or not file.flush():
        problem = _why(file, path, len(data))
        file.cancelWriting()
        raise StorageError(path, problem)
    # Qt waits for the disk too, but lets no other thread of ours run meanwhile; so it finds nothing left to wait for.
    with suppress(OSError):
        os.fsync(file.handle())
    if not file.commit():
        raise StorageError(path, file.errorString())


def _why(file: QSaveFile, path: Path, size: int) -> str:
    """Why writing failed; Qt sometimes knows of no reason when the disk is full."""
    with suppress(OSError):
        if shutil.disk_usage(path.parent).free < size:
            return os.strerror(errno.ENOSPC)
    return file.errorString()


def make_folder(folder: Path) -> None:
    """Make a folder if that is possible: a file dialog opens there, or where it likes."""
    with suppress(OSError):
        folder.mkdir(parents=True, exist_ok=True)


def lock(path: Path) -> QLockFile | None:
    """Hold a file, so that no second window writes it; None when it is held already or the folder takes no files."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError:
        return None
    held = QLockFile(f"{path}.lock")
    # A game may stand for days. Whether whoever holds it is still alive is found out from the process.
    held.setStaleLockTime(0)
    if held.tryLock(0) or (_names_nobody(Path(f"{path}.lock")) and held.removeStaleLockFile() and held.tryLock(0)):
        return held
    return None


def is_held(path: Path) -> bool:
    """Whether another window holds a file; False where nobody can hold any, as in a folder that takes no files."""
    asked = QLockFile(f"{path}.lock")
    asked.setStaleLockTime(0)
    if asked.tryLock(0):
        asked.unlock()
        return False
    return asked.error() is QLockFile.LockError.LockFailedError


def _names_nobody(lock_file: Path) -> bool:
    """Whether somebody died while they made this lock: then nobody can be asked whether they are still alive."""
    try:
        about = lock_file.stat()
    except OSError:
        return False
    return not about.st_size and time.time() - about.st_mtime > LOCK_BEGUN
