"""The games that are kept without anybody's doing: three generations of each, and which one to go on with.

The newest generation is written after every choice and has the game's own name. Before that happens it becomes the one
before it, ``NAME.teo~1``. The oldest, ``NAME.teo~2``, is how the game stood some dozens of choices ago: whatever spoils
what was written in the last seconds does not reach it. A generation that cannot be read is passed over for the one
before it.
"""

from __future__ import annotations

import logging
import os
import shutil
import time
from collections.abc import Collection
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QFile

from teo_desktop import paths, saves
from teo_desktop.container import BadFile
from teo_desktop.kernel.record import GameRecord
from teo_desktop.saves import SavedGame
from teo_desktop.ui import storage
from teo_desktop.ui.storage import SUFFIX, lock

log = logging.getLogger(__name__)

KEPT = 1000
"""So many games that were never saved by hand are kept, some dozens of megabytes; older ones go to the trash."""
LOOKED_AT = 60
"""Among so many of the latest games the one to go on with is sought: each has to be read."""
OLDER = ("~1", "~2")
"""What the names of the older generations end with, the younger first."""
LEFT_BEHIND = 24 * 3600.0
"""After so many seconds a half-written file belongs to a program that has died over it."""


class Kept(NamedTuple):
    """A game that is kept: its file, the game, and how many generations newer than it could not be read."""

    path: Path
    saved: SavedGame
    generation: int = 0


def folder() -> Path:
    """Where they lie."""
    return paths.saves_dir() / "autosave"


def new_path(record: GameRecord) -> Path:
    """A name for a game that begins."""
    return folder() / f"{record.game} {record.seed} {datetime.now():%Y-%m-%d %H.%M.%S.%f}{SUFFIX}"


def generations(path: Path) -> tuple[Path, ...]:
    """The files of a game, the newest first, whether or not they are there."""
    return (path, *(path.with_name(path.name + end) for end in OLDER))


def write(path: Path, data: bytes, moves_on: bool) -> None:
    """Make this the newest generation of a game; the one that was becomes the one before it, and ``moves_on`` says
    whether that one in turn becomes the oldest.

    Raises:
        StorageError: it could not be written; the newest generation is what it was.
    """
    newest, before, oldest = generations(path)
    if newest.exists():
        # They are a help and no more: where they cannot be made, the game is written all the same.
        with suppress(OSError):
            if before.exists() and (moves_on or not oldest.exists()):
                os.replace(before, oldest)
            _double(newest, before)
    storage.write(path, data)


def load(path: Path) -> Kept:
    """The newest generation of a game that can be read.

    Raises:
        BadFile: none can be; says what is wrong with the newest.
    """
    first: BadFile | None = None
    for number, generation in enumerate(generations(path)):
        try:
            return Kept(path, saves.load(generation), number)
        except BadFile as error:
            log.info("%s %s", generation, error)
            first = first or error
    assert first is not None
    raise first


def mend(path: Path, generation: int) -> None:
    """Put the generation that could be read, so many older, in the place of the newest, which is kept aside."""
    if not generation:
        return
    number = 1
    while (aside := path.with_name(f"{path.name}.bad-{number}")).exists():
        number += 1
    with suppress(OSError):
        _double(path, aside)
    with suppress(OSError):
        _double(generations(path)[generation], path)


def all_kept() -> list[Path]:
    """The files of the games, the one that was played last first."""
    dated = []
    with suppress(OSError):
        for path in folder().glob(f"*{SUFFIX}"):
            with suppress(OSError):  # another window may just have put it away
                dated.append((path.stat().st_mtime_ns, path))
    return [path for _, path in sorted(dated, reverse=True)]


def latest_unfinished(games: Collection[str]) -> Kept | None:
    """The game to continue: the latest of these ``games`` (by id) that can be read, is not over and is not open in
    another window."""
    for path in all_kept()[:LOOKED_AT]:
        try:
            kept = load(path)
        except BadFile:
            continue
        if kept.saved.is_over or kept.saved.record.game not in games:
            continue
        held = lock(path)
        if held is not None:
            held.unlock()
            return kept
    return None


def discard(path: Path) -> bool:
    """Move a game to the trash; False when it is open in a window, or there is no trash for it."""
    held = lock(path)
    if held is None:
        return False
    try:
        if not QFile.moveToTrash(str(path)):
            return False
        _forget_older(path)
        return True
    finally:
        held.unlock()


def tidy() -> None:
    """Move all but the latest games to the trash, and sweep up what died half-written."""
    for path in all_kept()[KEPT:]:
        held = lock(path)
        if held is None:
            continue
        held.unlock()
        if not discard(path):
            with suppress(OSError):
                path.unlink(missing_ok=True)
                _forget_older(path)
    now = time.time()
    with suppress(OSError):
        for path in folder().glob(f"*{SUFFIX}.??????"):
            with suppress(OSError):
                if path.suffix[1:].isalpha() and now - path.stat().st_mtime > LEFT_BEHIND:
                    path.unlink()


def _double(path: Path, other: Path) -> None:
    """Make the other file the same as this one, at once; costs no space where the disk knows links."""
    half = other.with_name(f"{other.name}.half")
    half.unlink(missing_ok=True)
    try:
        os.link(path, half)
    except OSError:
        shutil.copyfile(path, half)
    os.replace(half, other)


def _forget_older(path: Path) -> None:
    for generation in generations(path)[1:]:
        with suppress(OSError):
            generation.unlink(missing_ok=True)
