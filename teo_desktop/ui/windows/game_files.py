"""Games from files and into files: asks for the file, opens it or writes it, and says what does not work."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QFileDialog, QWidget

from teo_desktop import paths, saves, transcript
from teo_desktop.container import BadFile
from teo_desktop.games import GAMES
from teo_desktop.kernel.record import GameRecord
from teo_desktop.saves import SavedGame
from teo_desktop.transcript import BadText
from teo_desktop.ui import autosaves, storage
from teo_desktop.ui.adapter import GameAdapter
from teo_desktop.ui.appearance import Appearance
from teo_desktop.ui.autosaves import Kept
from teo_desktop.ui.game_file import GameFile, suggested_path
from teo_desktop.ui.live_game import LiveGame, live_game, named_seats, opened_game, opening_news
from teo_desktop.ui.profile_store import ProfileStore
from teo_desktop.ui.settings import Settings
from teo_desktop.ui.storage import StorageError
from teo_desktop.ui.texts.files import explain
from teo_desktop.ui.windows.banner import Banner
from teo_desktop.ui.windows.sentence import Sentence

if TYPE_CHECKING:
    from teo_desktop.ui.windows.new_game import Wanted

log = logging.getLogger(__name__)

TEXT_SUFFIX = ".txt"
NOT_SAVED = "not saved"
READ_ONLY = "read only"
"""What the banner calls its sentences."""


class GameFiles(QObject):
    """Begins, opens and saves games for the window.

    Signals:
        ready(LiveGame): a game to be shown and started.
        said(str): a sentence for people; after ``ready`` one about the game that was opened.
        saved(): the game has been written to its file.
    """

    ready = Signal(object)
    said = Signal(object)
    saved = Signal()

    def __init__(
        self,
        adapters: Mapping[str, GameAdapter],
        appearance: Appearance,
        settings: Settings,
        profiles: ProfileStore,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._adapters = adapters
        self._appearance = appearance
        self._settings = settings
        self._profiles = profiles
        self._window = window
        self._warned_of: GameRecord | None = None
        self._warning = ""
        self.live: LiveGame | None = None
        """The game that is played, which *Save* writes."""

    @property
    def file(self) -> GameFile | None:
        """Where the game that is played is kept; None when there is none, or it is only shown."""
        return self.live.file if self.live is not None else None

    def show_troubles(self, live: LiveGame, banner: Banner) -> None:
        """Keep the sentence in sight why a game is not being saved or cannot be played, as long as that is so."""
        file = live.file
        if file is None:
            return
        if file.is_read_only:
            banner.pin(READ_ONLY, self._read_only)
            file.freed.connect(lambda: banner.unpin(READ_ONLY))
        file.autosave_failed.connect(lambda _: banner.pin(NOT_SAVED, self._not_saved))
        file.autosave_works.connect(lambda: self._take_back(banner))
        if file.path is None:
            # What lies in a file of its own is not kept a second time before anything has been done to it.
            file.autosave()

    def may_leave(self) -> bool:
        """Whether the game that is played can be left and nothing of it is lost.

        Where it cannot be saved it says so, and lets people go who ask once more.
        """
        file = self.file
        if file is None or file.is_kept():
            return True
        record = file.saved.record
        if self._warned_of == record:
            return True
        self._warned_of = record
        self._warning = self.tr(
            "This game could not be saved and would be lost. {problem} "
            "Save it under another name, or do the same once more to leave it all the same."
        ).format(problem=file.problem)
        self.said.emit(self._warning)
        return False

    def _take_back(self, banner: Banner) -> None:
        """It works again: no sentence stays that says otherwise."""
        banner.unpin(NOT_SAVED)
        if self._warning and banner.said == self._warning:
            banner.fall_silent()
        self._warning = ""

    def _not_saved(self) -> str:
        file = self.file
        problem = file.problem if file is not None and file.problem is not None else ""
        return self.tr("The game goes on, but it is not being saved. {problem}").format(problem=problem)

    def _read_only(self) -> str:
        return self.tr(
            "This game is open in another window. Here it can be looked at, but not played: "
            "save it under another name to go on with it here."
        )

    def begin(self, wanted: Wanted) -> None:
        """Begin a new game."""
        if not self.may_leave():
            return
        rules = GAMES[wanted.game]
        record = GameRecord(wanted.game, rules.RULES, wanted.setup, wanted.seed)
        live = live_game(rules, self._adapters[wanted.game], record, wanted.seats, self._settings)
        live.file = GameFile(live.session, live.seats)
        autosaves.tidy()
        self.ready.emit(live)

    def go_on(self) -> bool:
        """Open the latest game that is not over; returns whether there is one."""
        latest = autosaves.latest_unfinished(self._adapters)
        if latest is None:
            return False
        self._go_on(latest.path)
        return True

    def ask_for_file(self) -> None:
        """Ask for a saved game, and open it."""
        name, _ = QFileDialog.getOpenFileName(
            self._window, self.tr("Open a saved game"), str(paths.saves_dir()), self._file_filter()
        )
        if name:
            self.open(Path(name))

    def open(self, path: Path) -> None:
        """Open a saved game; says why when that is not possible."""
        if path.parent == autosaves.folder():
            self._go_on(path)
        elif transcript.is_text(path):
            self._open(path, lambda: (transcript.load(path), None, None))
        else:
            self._open(path, lambda: (saves.load(path), path, None))

    def open_saved(self, saved: SavedGame, name: Path) -> None:
        """Open a game that lies in no file; ``name`` says where it comes from."""
        self._open(name, lambda: (saved, None, None))

    def save(self) -> None:
        """Write the game to its file; asks for one when it has none."""
        file = self.file
        if file is None:
            return
        if file.path is None:
            self.save_as()
        else:
            self._write(file, file.path)

    def save_as(self) -> None:
        """Ask for a file and write the game there."""
        file = self.file
        if file is None or self.live is None:
            return
        start = file.path or suggested_path(file.saved, self.live.adapter.title())
        storage.make_folder(start.parent)
        name, _ = QFileDialog.getSaveFileName(self._window, self.tr("Save the game"), str(start), self._file_filter())
        if name.endswith(TEXT_SUFFIX):
            self._write_text(file, Path(name))
        elif name:
            self._write(file, Path(name if name.endswith(storage.SUFFIX) else f"{name}{storage.SUFFIX}"))

    def _go_on(self, path: Path) -> None:
        """Go on with a game that is kept without anybody's doing, in its own file."""
        found: list[Kept] = []

        def load() -> tuple[SavedGame, Path | None, Path | None]:
            found.append(autosaves.load(path))
            if not storage.is_held(path):
                autosaves.mend(path, found[0].generation)
            return found[0].saved, None, path

        self._open(path, load)
        if found and found[0].generation:
            self.said.emit(Sentence(self._older))

    def _open(self, path: Path, load: Callable[[], tuple[SavedGame, Path | None, Path | None]]) -> None:
        if not self.may_leave():
            return
        played = self.file if self.file is not None and path in (self.file.path, self.file.autosave_path) else None
        if played is not None:
            # Or it would be held by another window, namely this one.
            played.release()
        try:
            saved, own, autosave = load()
            live = self._opened(path, saved, own, autosave)
        except (BadFile, BadText) as error:
            live = None
            log.info("%s: %s", path, error)
            self.said.emit(Sentence(partial(explain, path, error)))
        if live is None:
            if played is not None:
                played.hold()
            return
        news = opening_news(live, saved)
        self.ready.emit(live)
        if news or (news := self._no_place_to_save(live, own)):
            self.said.emit(news)

    def _opened(self, path: Path, saved: SavedGame, own: Path | None, autosave: Path | None) -> LiveGame | None:
        """The game, ready to be shown; None when there is no table for it, which is said."""
        if saved.record.game not in self._adapters:
            self.said.emit(
                self.tr("{file} is a game of {game}, which has no table in the window yet.").format(
                    file=path, game=saved.record.game
                )
            )
            return None
        seats = named_seats(self._profiles.with_names(saved.seats), self._appearance.theme.player_colours)
        saved = replace(saved, seats=seats)
        return opened_game(self._adapters[saved.record.game], saved, self._settings, own, autosave)

    def _older(self) -> str:
        return self.tr("What was saved last of this game cannot be read. It goes on from what was saved before that.")

    def _no_place_to_save(self, live: LiveGame, own: Path | None) -> str:
        file = live.file
        if own is None or file is None or file.path is not None or file.is_read_only:
            return ""
        return self.tr("{file} lies where nothing can be written: save this game under another name.").format(file=own)

    def _write(self, file: GameFile, path: Path) -> None:
        try:
            file.save(path)
        except StorageError as error:
            self.said.emit(str(error))
        else:
            self.saved.emit()

    def _write_text(self, file: GameFile, path: Path) -> None:
        """For people and other programs; the game keeps the file that it has."""
        try:
            storage.write(path, transcript.text_of(file.saved).encode())
        except StorageError as error:
            self.said.emit(str(error))

    def _file_filter(self) -> str:
        games = self.tr("Games of Teo Desktop (*{suffix})").format(suffix=storage.SUFFIX)
        texts = self.tr("Games as text (*{suffix})").format(suffix=TEXT_SUFFIX)
        return f"{games};;{texts}"
