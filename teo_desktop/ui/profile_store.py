"""The profiles of this computer on disk: read, changed under a lock, written whole; a bad file is kept aside."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLockFile, QObject, Signal

from teo_desktop import paths, profiles
from teo_desktop.profiles import BadProfiles, Book, Profile
from teo_desktop.saves import Seat
from teo_desktop.ui.live_game import LiveGame
from teo_desktop.ui.session import Pending, Phase
from teo_desktop.ui.storage import StorageError, write
from teo_desktop.ui.texts.files import reason
from teo_desktop.ui.texts.format import QT_TRANSLATE_NOOP

log = logging.getLogger(__name__)

LOCK_WAIT = 2000
"""Milliseconds for which another window may hold the file; a change takes a few."""


class ProfileStore(QObject):
    """Knows the profiles, and is the only one to change them.

    Another window may change them too: the file is read again before each change.

    Signals:
        changed(): there are other profiles or games now.
        failed(str): the file could not be read or written; the sentence why.
    """

    changed = Signal()
    failed = Signal(str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.path = paths.data_dir() / "profiles.json"
        self.book = Book()
        """What is kept; empty as long as the file is bad."""
        self._is_bad = False

    def load(self) -> None:
        """Read the file. Why it cannot be used is told; it stays as it is until profiles are written again."""
        try:
            self._read()
        except BadProfiles as error:
            log.info("%s: %s", self.path, error)
            self.failed.emit(explain(self.path, error))
        self.changed.emit()

    def change(self, make: Callable[[Book], Book]) -> bool:
        """Put what ``make`` makes of the book in its place; False when it could not be written, which is told.

        Raises:
            BadName: ``make`` has; nothing is changed.
        """
        held = self._lock()
        try:
            try:
                self._read()
            except BadProfiles as error:
                log.info("%s: %s", self.path, error)
            made = make(self.book)
            if made != self.book:
                self._write(made)
        except StorageError as error:
            self.failed.emit(str(error))
            return False
        finally:
            if held is not None:
                held.unlock()
            self.changed.emit()
        return True

    # -- what people do -----------------------------------------------------------------------------------------------

    @property
    def profiles(self) -> tuple[Profile, ...]:
        """The profiles to choose from, by name."""
        return self.book.profiles

    def add(self, name: str) -> bool:
        """Make a profile; like ``change``, also in what it raises."""
        return self.change(lambda book: profiles.added(book, name))

    def rename(self, id: str, name: str) -> bool:
        """Give a profile another name; like ``change``, also in what it raises."""
        return self.change(lambda book: profiles.renamed(book, id, name))

    def delete(self, id: str) -> bool:
        """Put a profile and its games out of sight; like ``change``."""
        return self.change(lambda book: profiles.deleted(book, id))

    def restore(self, id: str) -> bool:
        """Take a deletion back; like ``change``, also in what it raises."""
        return self.change(lambda book: profiles.restored(book, id))

    # -- games --------------------------------------------------------------------------------------------------------

    def with_names(self, seats: Sequence[Seat]) -> tuple[Seat, ...]:
        """The seats of a save with the names that their profiles have now."""
        return profiles.with_names(self.book, seats)

    def follow(self, live: LiveGame, campaign: str = "") -> None:
        """Record the game when it ends, as part of the campaign of this name.

        One that is kept in no file is only looked at and does not count.
        """
        live.session.decision_changed.connect(lambda pending: self._maybe_record(live, campaign, pending))

    def _maybe_record(self, live: LiveGame, campaign: str, pending: Pending) -> None:
        if pending.phase is not Phase.OVER or live.file is None or not any(seat.profile for seat in live.seats):
            return
        ended = datetime.now(UTC).isoformat(timespec="seconds")
        line = profiles.finished_game(live.file.saved, live.rules.result(pending.game), ended, campaign)
        self.change(lambda book: profiles.recorded(book, line))

    # -- the file -----------------------------------------------------------------------------------------------------

    def _read(self) -> None:
        self._is_bad = False
        try:
            with self.path.open("rb") as file:
                self.book = profiles.from_bytes(file.read(profiles.SIZE_LIMIT + 1))
        except FileNotFoundError:
            self.book = Book()
        except (OSError, BadProfiles) as error:
            self._is_bad = True
            self.book = Book()
            if isinstance(error, BadProfiles):
                raise
            raise BadProfiles("unreadable", detail=error.strerror or str(error)) from None

    def _write(self, book: Book) -> None:
        if self._is_bad:
            self._keep_aside()
        write(self.path, profiles.to_bytes(book))
        self.book, self._is_bad = book, False

    def _keep_aside(self) -> None:
        aside = aside_of(self.path)
        try:
            self.path.rename(aside)
        except OSError as error:
            raise StorageError(aside, error.strerror or str(error)) from None
        log.info("%s is kept as %s", self.path, aside)

    def _lock(self) -> QLockFile | None:
        """Hold the file; None where the folder takes no files, which writing will say."""
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
        except OSError:
            return None
        held = QLockFile(f"{self.path}.lock")
        return held if held.tryLock(LOCK_WAIT) else None


def aside_of(path: Path) -> Path:
    """A free name beside a file that cannot be used: ``profiles.kept-1.json``."""
    number = 1
    while (aside := path.with_name(f"{path.stem}.kept-{number}{path.suffix}")).exists():
        number += 1
    return aside


def explain(path: Path, error: BadProfiles) -> str:
    """Why a file holds no profiles and what becomes of it, as a sentence for people."""
    source = PROBLEMS[error.problem]
    numbers = {f"number{place}": number for place, number in enumerate(error.numbers, start=1)}
    words = {"file": path, "detail": reason(error.detail), "kept": aside_of(path).name, **numbers}
    return QCoreApplication.translate("Profiles", source).format(**words)


PROBLEMS = {
    "unreadable": QT_TRANSLATE_NOOP(
        "Profiles", "The profiles in {file} cannot be read ({detail}); new ones will leave that file aside as {kept}."
    ),
    "foreign": QT_TRANSLATE_NOOP(
        "Profiles", "{file} holds something else than profiles; new ones will leave that file aside as {kept}."
    ),
    "damaged": QT_TRANSLATE_NOOP(
        "Profiles", "The profiles in {file} are damaged; new ones will leave that file aside as {kept}."
    ),
    "too_big": QT_TRANSLATE_NOOP(
        "Profiles",
        "{file} is too big for profiles: {number1} bytes, {number2} are the limit; "
        "new ones will leave that file aside as {kept}.",
    ),
    "newer": QT_TRANSLATE_NOOP(
        "Profiles",
        "The profiles in {file} were made by a newer version: their format is {number1}, this version knows up to "
        "{number2}; new ones will leave that file aside as {kept}.",
    ),
}
"""By the id of ``BadProfiles``; one test keeps them complete."""
