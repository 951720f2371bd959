"""Where saves lie and how they get to disk: whole or not at all, after every choice, and by one program at a time."""

from __future__ import annotations

import logging
from collections.abc import Callable, Collection, Sequence
from contextlib import suppress
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QFile, QIODevice, QLockFile, QObject, QSaveFile, Signal

from teo_desktop import branches, paths, saves
from teo_desktop.branches import Branch, Comment
from teo_desktop.container import BadFile
from teo_desktop.saves import SavedGame, Seat
from teo_desktop.ui.session import GameSession

log = logging.getLogger(__name__)

SUFFIX = ".teo"
KEPT_AUTOSAVES = 12
"""So many games that were never saved by hand are kept; older ones go to the trash."""


class StorageError(Exception):
    """A file could not be written; the text is a sentence for people, in their language."""

    def __init__(self, path: Path, problem: str) -> None:
        sentence = QCoreApplication.translate("Files", "{file} could not be written: {problem}")
        super().__init__(sentence.format(file=path, problem=problem))
        self.path = path


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
    if file.write(data) != len(data):
        problem = file.errorString()
        file.cancelWriting()
        raise StorageError(path, problem)
    if not file.commit():
        raise StorageError(path, file.errorString())


def make_folder(folder: Path) -> None:
    """Make a folder if that is possible: a file dialog opens there, or where it likes."""
    with suppress(OSError):
        folder.mkdir(parents=True, exist_ok=True)


def autosaves_dir() -> Path:
    """Where games are kept that nobody saved by hand."""
    return paths.saves_dir() / "autosave"


class GameFile(QObject):
    """Where a live game is kept: a file of its own that is written after every choice, and the one a person chose.

    Signals:
        autosave_failed(str): the sentence why it could not be written. Said once until it works again.
        autosave_works(): it can be written again.
        annotated(): its branches or comments are others now.
    """

    autosave_failed = Signal(str)
    autosave_works = Signal()
    annotated = Signal()

    def __init__(
        self,
        session: GameSession,
        seats: Sequence[Seat],
        origin: SavedGame | None = None,
        path: Path | None = None,
        autosave: Path | None = None,
    ) -> None:
        """``origin`` is what the game was opened from, ``path`` the file that *Save* writes, ``autosave`` the file of
        an earlier run to go on with."""
        super().__init__(session)
        self._session = session
        self._seats = tuple(seats)
        self._origin = origin
        # A game opened from a file of before that was kept has none, or copies of it would count as different games.
        self._started = _now() if origin is None else origin.started
        self._is_failing = False
        self.branches: tuple[Branch, ...] = () if origin is None else origin.branches
        """Other ways in which the game has gone on."""
        self.comments: tuple[Comment, ...] = () if origin is None else origin.comments
        self.thumbnail_maker: Callable[[], bytes] | None = None
        """Makes a picture of the table as PNG, and none (``b""``) where that is not possible."""
        self._thumbnail = None if origin is None else origin.thumbnail
        self._main_line = _main_line(session)
        self._lock: QLockFile | None = None
        self.path: Path | None = None
        """The file that *Save* writes; None while the game has none, or another program holds it."""
        if path is not None:
            self._take(path)
        self.autosave_path = autosave if autosave is not None else _new_autosave(session)
        self._autosave_lock = lock(self.autosave_path)
        session.history_changed.connect(self._follow)
        self._follow_main_line(() if origin is None else origin.main_line)

    @property
    def saved(self) -> SavedGame:
        """The game as it stands."""
        session = self._session
        saved = SavedGame(session.record, self._seats, session.state, session.undone, session.lifted)
        saved = replace(saved, started=self._started, result=session.standing, thumbnail=self._thumbnail)
        saved = replace(saved, branches=self.branches, comments=self.comments)
        if (origin := self._origin) is not None:
            saved = replace(saved, unknown=origin.unknown, of_seats=origin.of_seats, others=origin.others)
        return saved

    def autosave(self) -> None:
        """Write the game to its own file; what goes wrong is told and does not disturb the game."""
        try:
            write(self.autosave_path, saves.to_bytes(self.saved))
        except StorageError as error:
            if not self._is_failing:
                self._is_failing = True
                log.info("Autosave: %s", error)
                self.autosave_failed.emit(str(error))
            return
        if self._is_failing:
            self._is_failing = False
            self.autosave_works.emit()

    def save(self, path: Path) -> None:
        """Write the game to this file, which is its own from now on; raises ``StorageError``."""
        self.make_thumbnail()
        write(path, saves.to_bytes(self.saved))
        self._take(path)

    def make_thumbnail(self) -> None:
        """Have a picture made of the table as it stands; the file holds it from the next time it is written."""
        if self.thumbnail_maker is not None:
            self._thumbnail = self.thumbnail_maker() or self._thumbnail

    def add_branch(self, name: str, at: int, lines: Sequence[str]) -> None:
        """Keep another way to go on after the first ``at`` lines, unless it is kept already; and write it."""
        main = self._main_line
        self._annotate(branches.with_branch(self.branches, main, Branch(name, at, tuple(lines))), self.comments)

    def rename_branch(self, number: int, name: str) -> None:
        """Give a branch, by its place in ``branches``, another name."""
        found = [replace(branch, name=name) if i == number else branch for i, branch in enumerate(self.branches)]
        self._annotate(tuple(found), self.comments)

    def remove_branch(self, number: int) -> None:
        """Let go of a branch, by its place in ``branches``."""
        self._annotate((*self.branches[:number], *self.branches[number + 1 :]), self.comments)

    def comment(self, line: int, text: str) -> None:
        """Put these words beside the choice of this line (from 1; 0: the beginning) instead of what stood there."""
        others = [comment for comment in self.comments if comment.line != line]
        new = [Comment(line, text)] if text else []
        self._annotate(self.branches, tuple(sorted([*others, *new], key=lambda comment: comment.line)))

    def release(self) -> None:
        """Leave the files to others."""
        for held in (self._lock, self._autosave_lock):
            if held is not None:
                held.unlock()
        self._lock = self._autosave_lock = None

    def _annotate(self, kept: tuple[Branch, ...], comments: tuple[Comment, ...]) -> None:
        if (kept, comments) != (self.branches, self.comments):
            self.branches, self.comments = kept, comments
            self.autosave()
            self.annotated.emit()

    def _follow(self) -> None:
        self._follow_main_line(self._main_line)
        self.autosave()

    def _follow_main_line(self, before: tuple[str, ...]) -> None:
        """Keep what branches and comments mean when the game has taken another way."""
        after = self._main_line = _main_line(self._session)
        if before[: len(after)] == after[: len(before)] and len(before) <= len(after):
            return
        was = (self.branches, self.comments)
        self.branches = branches.rebased(self.branches, before, after)
        self.comments = branches.kept(self.comments, before, after)
        if was != (self.branches, self.comments):
            self.annotated.emit()

    def _take(self, path: Path) -> None:
        if path == self.path:
            return
        if self._lock is not None:
            self._lock.unlock()
        self._lock = lock(path)
        self.path = path if self._lock is not None else None


def lock(path: Path) -> QLockFile | None:
    """Hold a file, so that no second window writes it; None when it is held already or the folder takes no files."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError:
        return None
    held = QLockFile(f"{path}.lock")
    # A game may stand for days. Whether whoever holds it is still alive is found out from the process.
    held.setStaleLockTime(0)
    return held if held.tryLock(0) else None


def autosaves() -> list[Path]:
    """The games that are kept without anybody's doing, the latest first."""
    try:
        dated = [(path.stat().st_mtime_ns, path) for path in autosaves_dir().glob(f"*{SUFFIX}")]
    except OSError:
        return []
    return [path for _, path in sorted(dated, reverse=True)]


def latest_unfinished(games: Collection[str]) -> tuple[Path, SavedGame] | None:
    """The game to continue: the latest of these ``games`` (by id) that can be read, is not over and is not open in
    another window."""
    for path in autosaves():
        try:
            saved = saves.load(path)
        except BadFile as error:
            log.info("%s %s", path, error)
            continue
        if saved.is_over or saved.record.game not in games:
            continue
        held = lock(path)
        if held is not None:
            held.unlock()
            return path, saved
    return None


def tidy_autosaves() -> None:
    """Move all but the latest to the trash."""
    for path in autosaves()[KEPT_AUTOSAVES:]:
        held = lock(path)
        if held is None:
            continue
        held.unlock()
        if not QFile.moveToTrash(str(path)):
            path.unlink(missing_ok=True)


def suggested_path(saved: SavedGame, title: str) -> Path:
    """A name for a file that a game does not have yet."""
    return paths.saves_dir() / f"{title} {saved.record.seed}{SUFFIX}"


def _main_line(session: GameSession) -> tuple[str, ...]:
    return (*session.record.lines, *session.undone)


def _now() -> str:
    return datetime.now(UTC).isoformat(timespec="seconds")


def _new_autosave(session: GameSession) -> Path:
    record = session.record
    return autosaves_dir() / f"{record.game} {record.seed} {datetime.now():%Y-%m-%d %H.%M.%S.%f}{SUFFIX}"
