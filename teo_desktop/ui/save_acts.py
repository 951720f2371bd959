"""What can be done with a saved game as a file: rename it, double it, hand it on, take one in, put it away."""

from __future__ import annotations

import os
import re
from contextlib import suppress
from pathlib import Path
from typing import Final, NamedTuple

from PySide6.QtCore import QCoreApplication, QFile

from teo_desktop import paths, saves, transcript
from teo_desktop.container import BadFile
from teo_desktop.transcript import BadText
from teo_desktop.ui import autosaves
from teo_desktop.ui.storage import SUFFIX, StorageError, is_held, write
from teo_desktop.ui.texts.files import explain

TEXT_SUFFIX: Final = ".txt"
LONGEST: Final = 120
"""So many letters has a name at most."""
_FORBIDDEN = re.compile(r'[\x00-\x1f\x7f<>:"/\\|?*]|^\.|[. ]$|^(con|prn|aux|nul|com\d|lpt\d)$', re.IGNORECASE)


class Refused(Exception):
    """It was not done and nothing has changed; the text is a sentence for people."""


class PutAway(NamedTuple):
    """A file in the trash: where it lay, and where it is now; None where the system does not say."""

    path: Path
    in_trash: Path | None


def renamed(path: Path, name: str) -> Path:
    """Give a game another name; one that was kept automatically lies among the others from then on."""
    _free(path)
    if not name or len(name) > LONGEST or _FORBIDDEN.search(name):
        raise Refused(QCoreApplication.translate("Files", "A file cannot be called {name}.").format(name=name))
    is_autosave = path.parent == autosaves.folder()
    target = (paths.saves_dir() if is_autosave else path.parent) / f"{name}{SUFFIX}"
    if target.exists() and not (target.name.casefold() == path.name.casefold() and target.samefile(path)):
        raise Refused(QCoreApplication.translate("Files", "{file} is there already.").format(file=target.name))
    try:
        os.rename(path, target)
    except OSError as error:
        raise StorageError(target, error.strerror or str(error)) from None
    if is_autosave:
        for generation in autosaves.generations(path)[1:]:
            with suppress(OSError):
                generation.unlink(missing_ok=True)
    return target


def doubled(path: Path) -> Path:
    """Make a copy beside the game, under a name of its own."""
    name = QCoreApplication.translate("Files", "{name} (copy)").format(name=path.stem)
    target = unused(paths.saves_dir() / f"{name}{SUFFIX}")
    write(target, _bytes_of(path))
    return target


def exported(path: Path, target: Path) -> Path:
    """Write a copy somewhere else, as text where the name ends with ``TEXT_SUFFIX``."""
    if target.suffix.lower() == TEXT_SUFFIX:
        try:
            text = transcript.text_of(saves.load(path))
        except BadFile as error:
            raise Refused(explain(path, error)) from None
        write(target, text.encode())
    else:
        write(target, _bytes_of(path))
    return target


def imported(path: Path) -> Path:
    """Take a game in from somewhere else, a file of ours or its text, and return where it lies now."""
    try:
        data = saves.to_bytes(transcript.load(path)) if transcript.is_text(path) else _checked(path)
    except (BadFile, BadText) as error:
        raise Refused(explain(path, error)) from None
    target = unused(paths.saves_dir() / f"{path.stem}{SUFFIX}")
    write(target, data)
    return target


def put_away(path: Path) -> PutAway:
    """Move a game to the trash; where there is none it stays."""
    _free(path)
    is_gone, in_trash = to_trash(path)
    if not is_gone and not path.exists():
        raise Refused(QCoreApplication.translate("Files", "{file} is not there any more.").format(file=path.name))
    if not is_gone:
        sentence = QCoreApplication.translate(
            "Files",
            "{file} stays where it is: its folder has no trash. To be rid of it, open the folder and delete it there.",
        )
        raise Refused(sentence.format(file=path))
    return PutAway(path, in_trash)


def to_trash(path: Path) -> tuple[bool, Path | None]:
    """Move a file to the system's trash: whether there is one, and where the file lies now if the system says so."""
    file = QFile(str(path))
    is_gone = file.moveToTrash()
    return is_gone, Path(file.fileName()) if is_gone and file.fileName() not in ("", str(path)) else None


def brought_back(gone: PutAway) -> Path:
    """Bring a game back from the trash."""
    if gone.in_trash is None or not gone.in_trash.exists():
        raise Refused(
            QCoreApplication.translate("Files", "{file} is not in the trash any more.").format(file=gone.path.name)
        )
    target = unused(gone.path)
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        os.replace(gone.in_trash, target)
    except OSError as error:
        raise StorageError(target, error.strerror or str(error)) from None
    # What the trash of Linux desktops notes of each file.
    with suppress(OSError):
        (gone.in_trash.parents[1] / "info" / f"{gone.in_trash.name}.trashinfo").unlink(missing_ok=True)
    return target


def unused(path: Path) -> Path:
    """This path, or one like it that is still free."""
    number, found = 2, path
    while found.exists():
        found = path.with_stem(f"{path.stem} {number}")
        number += 1
    return found


def _free(path: Path) -> None:
    if is_held(path):
        raise Refused(
            QCoreApplication.translate("Files", "{file} is open in a window: leave the game there first.").format(
                file=path.name
            )
        )


def _bytes_of(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError as error:
        raise Refused(explain(path, BadFile("unreadable", detail=error.strerror or str(error)))) from None


def _checked(path: Path) -> bytes:
    saves.load(path)
    return _bytes_of(path)
