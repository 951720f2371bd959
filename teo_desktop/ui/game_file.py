"""Where a live game is kept: a file of its own, written after every choice, and the one that a person chose."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QLockFile, QObject, Signal

from teo_desktop import branches, paths, saves
from teo_desktop.branches import Branch, Comment
from teo_desktop.container import BadFile
from teo_desktop.saves import SavedGame, Seat
from teo_desktop.ui import autosaves
from teo_desktop.ui.session import GameSession
from teo_desktop.ui.storage import SUFFIX, StorageError, is_held, lock, write
from teo_desktop.ui.writer import Writer

log = logging.getLogger(__name__)

MOVES_ON = 25
"""After so many autosaves the oldest generation moves on."""
PICTURE_AFTER = 40
"""After so many autosaves a new picture is made, should the game never be left in order."""


class _Turn(NamedTuple):
    """What people do when they go over to another line: the names of that which is left and that which is taken up,
    and the comments of the latter."""

    left: str
    taken: str
    comments: tuple[Comment, ...]


class GameFile(QObject):
    """The files of a live game, and what belongs to it besides its choices.

    Signals:
        autosave_failed(str): the sentence why it could not be written. Said once until it works again.
        autosave_works(): it can be written again.
        annotated(): its branches or comments are others now.
        freed(): what could only be looked at has a file of its own now, and can be played.
    """

    autosave_failed = Signal(str)
    autosave_works = Signal()
    annotated = Signal()
    freed = Signal()

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
        self.branches: tuple[Branch, ...] = () if origin is None else origin.branches
        """Other ways in which the game has gone on."""
        self.comments: tuple[Comment, ...] = () if origin is None else origin.comments
        self.line_name = "" if origin is None else origin.line_name
        """What people call the way that the game goes now; empty where nobody has named it."""
        self._turn: _Turn | None = None
        self.packing: Callable[[SavedGame], bytes] = saves.to_bytes
        """Makes what is written after every choice: the game, or something larger in which it lies."""
        self.thumbnail_maker: Callable[[], bytes] | None = None
        """Makes a picture of the table as PNG, and none (``b""``) where that is not possible."""
        self._thumbnail = None if origin is None else origin.thumbnail
        self._choices_since_picture = 0
        self._main_line = _main_line(session)
        self._is_handed_over = session.is_handed_over
        """Whether the turn that the main line ends was handed over, when it was looked at last."""
        self.problem: StorageError | None = None
        """Why the game could not be written the last time; None when it could."""
        self._lock: QLockFile | None = None
        self.path: Path | None = None
        """The file that *Save* writes; None while the game has none, or another program holds it."""
        self._autosave_lock: QLockFile | None = None
        self.autosave_path = autosave if autosave is not None else autosaves.new_path(session.record)
        self.is_read_only = any(file is not None and is_held(file) for file in (path, autosave))
        """Whether another window plays this game: here nothing is written until it is saved under another name."""
        self._stamp = _stamp(path) if path is not None else None
        """When the chosen file was written and how long it is, as far as this game knows."""
        if not self.is_read_only:
            self.path = path
            self.hold()
        self._autosaves = 0
        self._writer = Writer(self._write_autosave, self)
        self._writer.wrote.connect(self._tell)
        session.history_changed.connect(self._follow)
        self._follow_main_line(() if origin is None else origin.main_line)

    # -- reading ------------------------------------------------------------------------------------------------------

    @property
    def saved(self) -> SavedGame:
        """The game as it stands."""
        session = self._session
        saved = SavedGame(session.record, self._seats, session.state, session.undone, session.lifted)
        saved = replace(saved, handed_over=session.is_handed_over)
        saved = replace(saved, started=self._started, result=session.standing, thumbnail=self._thumbnail)
        saved = replace(saved, branches=self.branches, comments=self.comments, line_name=self.line_name)
        if (origin := self._origin) is not None:
            saved = replace(saved, unknown=origin.unknown, of_seats=origin.of_seats, others=origin.others)
        return saved

    # -- files --------------------------------------------------------------------------------------------------------

    def autosave(self) -> None:
        """Have the game written to its own file, without waiting for that; what goes wrong is told and does not
        disturb the game."""
        if not self.is_read_only:
            self._choices_since_picture += 1
            if self._choices_since_picture >= PICTURE_AFTER:
                self.make_thumbnail()
            try:
                data = self.packing(self.saved)
            except BadFile as error:  # larger than any file that could be opened again
                self._tell(_too_large(self.autosave_path, error))
            else:
                self._writer.put(data)

    def flush(self) -> None:
        """Wait until the game is on disk as it stands, or it has been told why not."""
        self._writer.flush()

    def is_kept(self) -> bool:
        """Whether the game lies on disk as it stands; waits until that is known, and tries once more if not."""
        self.flush()
        if self.problem is not None:
            self.autosave()
            self.flush()
        return self.problem is None

    def save(self, path: Path) -> None:
        """Write the game to this file, which is its own from now on.

        Raises:
            StorageError: it could not be written, another window holds it, or another program has changed it since (the
                second time it is written all the same); the game has the file that it had.
        """
        if path != self.path and is_held(path):
            raise StorageError(path, QCoreApplication.translate("Files", "it is open in another window"))
        if path == self.path and self._has_changed(path):
            self._stamp = _stamp(path)
            problem = QCoreApplication.translate(
                "Files", "another program has changed it; save once more to replace it"
            )
            raise StorageError(path, problem)
        self.make_thumbnail()
        self.flush()
        try:
            data = saves.to_bytes(self.saved)
        except BadFile as error:
            raise _too_large(path, error) from None
        write(path, data)
        self._take(path)
        self._stamp = _stamp(path)
        if self.is_read_only:
            self._free()
        elif self.problem is not None:
            self.autosave()

    def hold(self) -> None:
        """Keep the files from other windows; a file that cannot be held is not the game's own."""
        if self.path is not None:
            path, self.path = self.path, None
            self._take(path)
        if self._autosave_lock is None:
            self._autosave_lock = lock(self.autosave_path)

    def release(self) -> None:
        """See everything written, with a picture of how it was left; then leave the files to others."""
        self.renew_thumbnail()
        self._writer.flush()
        for held in (self._lock, self._autosave_lock):
            if held is not None:
                held.unlock()
        self._lock = self._autosave_lock = None

    def renew_thumbnail(self) -> None:
        """Have the game written with a new picture, where something has been chosen since the last one was made or
        there is none; takes some hundredths of a second."""
        is_old = bool(self._choices_since_picture) or (self._thumbnail is None and self.path is None)
        if is_old and self.thumbnail_maker is not None and not self.is_read_only:
            self.make_thumbnail()
            self.autosave()
            self._choices_since_picture = 0

    def make_thumbnail(self) -> None:
        """Have a picture made of the table as it stands; the file holds it from the next time it is written."""
        if self.thumbnail_maker is not None:
            self._choices_since_picture = 0
            self._thumbnail = self.thumbnail_maker() or self._thumbnail

    def rename_seats(self, seats: Sequence[Seat]) -> None:
        """Write the game with other names from now on."""
        self._seats = tuple(seats)
        self.autosave()

    # -- branches and comments ----------------------------------------------------------------------------------------

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

    def restore_branch(self, number: int, branch: Branch) -> None:
        """Put a branch that was let go of, and still leads from where it did, back to its place."""
        self._annotate((*self.branches[:number], branch, *self.branches[number:]), self.comments)

    def rename_line(self, name: str) -> None:
        """Give the way that the game goes now another name."""
        if name != self.line_name and not self.is_read_only:
            self.line_name = name
            self.autosave()
            self.annotated.emit()

    def play_on(self, index: int, name: str) -> None:
        """Go on from before the choice at this place among those of the session.

        What was played from there on, and could be done again, is a branch from now on; it has the name of the line,
        or, where that has none, this one.
        """
        self._turn = _Turn(self.line_name or name, "", ())
        try:
            self._session.play_on(index)
        finally:
            self._turn = None

    def switch(self, number: int, name: str) -> None:
        """Go over to a branch, by its place in ``branches``; the line that is left is a branch, named as above.

        Raises:
            LineDoesNotFit: the branch holds a line that is no legal choice there; everything is as it was.
        """
        branch = self.branches[number]
        self._turn = _Turn(self.line_name or name, branch.name, branch.comments)
        try:
            self._session.take_up((*self._main_line[: branch.at], *branch.lines), branch.handed_over)
        finally:
            self._turn = None

    def comment(self, line: int, text: str) -> None:
        """Put these words beside the choice of this line (from 1; 0: the beginning) instead of what stood there."""
        others = [comment for comment in self.comments if comment.line != line]
        new = [Comment(line, text)] if text else []
        self._annotate(self.branches, tuple(sorted([*others, *new], key=lambda comment: comment.line)))

    def _annotate(self, kept: tuple[Branch, ...], comments: tuple[Comment, ...]) -> None:
        if (kept, comments) != (self.branches, self.comments) and not self.is_read_only:
            self.branches, self.comments = kept, comments
            self.autosave()
            self.annotated.emit()

    def _follow(self) -> None:
        self._follow_main_line(self._main_line)
        self.autosave()

    def _follow_main_line(self, before: tuple[str, ...]) -> None:
        """Keep what branches and comments mean when the game has taken another way."""
        after = self._main_line = _main_line(self._session)
        was_handed_over = self._is_handed_over
        self._is_handed_over = self._session.is_handed_over and not self._session.undone
        goes_on = before[: len(after)] == after[: len(before)] and len(before) <= len(after)
        if goes_on and self._turn is None:
            return
        was = (self.branches, self.comments)
        self.branches = branches.rebased(self.branches, before, after)
        self.comments = branches.kept(self.comments, before, after)
        if (turn := self._turn) is not None:
            left = branches.left(turn.left, was[1], before, after, was_handed_over)
            if left is not None:
                self.branches = branches.with_branch(self.branches, after, left)
            at = branches.shared(before, after)
            self.comments = (*self.comments, *(comment for comment in turn.comments if comment.line > at))
            self.line_name = turn.taken
        if was != (self.branches, self.comments):
            self.annotated.emit()

    def _has_changed(self, path: Path) -> bool:
        """Whether somebody else has written the file since; not where it is gone, which is no loss to replace."""
        now = _stamp(path)
        return now is not None and now != self._stamp

    def _free(self) -> None:
        self.is_read_only = False
        self.autosave_path = autosaves.new_path(self._session.record)
        self._autosave_lock = lock(self.autosave_path)
        self.autosave()
        self.freed.emit()

    def _take(self, path: Path) -> None:
        if path == self.path:
            return
        if self._lock is not None:
            self._lock.unlock()
        self._lock = lock(path)
        self.path = path if self._lock is not None else None

    def _write_autosave(self, data: bytes) -> None:
        """In the writer's thread. Where the folder for this takes nothing, the file that a person chose does."""
        chosen = self.path
        try:
            # The first one of a run moves on as well: so the oldest generation is how the game was opened.
            autosaves.write(self.autosave_path, data, self._autosaves % MOVES_ON == 0)
            self._autosaves += 1
        except StorageError:
            if chosen is None or self.packing is not saves.to_bytes:
                raise
            write(chosen, data)
            self._stamp = _stamp(chosen)

    def _tell(self, problem: StorageError | None) -> None:
        was, self.problem = self.problem, problem
        if problem is not None and was is None:
            log.info("Autosave: %s", problem)
            self.autosave_failed.emit(str(problem))
        elif problem is None and was is not None:
            self.autosave_works.emit()


def suggested_path(saved: SavedGame, title: str) -> Path:
    """A name for a file that a game does not have yet."""
    return paths.saves_dir() / f"{title.replace(':', ' –')} {saved.record.seed}{SUFFIX}"


def _too_large(path: Path, error: BadFile) -> StorageError:
    problem = QCoreApplication.translate(
        "Files", "it would be too large to be opened again ({number} where {limit} are the limit)"
    )
    return StorageError(path, problem.format(number=error.numbers[0], limit=error.numbers[1]))


def _stamp(path: Path) -> tuple[int, int] | None:
    try:
        about = path.stat()
    except OSError:
        return None
    return about.st_mtime_ns, about.st_size


def _main_line(session: GameSession) -> tuple[str, ...]:
    return (*session.record.lines, *session.undone)


def _now() -> str:
    return datetime.now(UTC).isoformat(timespec="seconds")
