"""The application's window: menus, the start screen, and the game that is played."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QActionGroup, QCloseEvent, QGuiApplication
from PySide6.QtWidgets import QFileDialog, QMainWindow, QMenu, QStackedWidget, QVBoxLayout, QWidget

from teo_desktop import paths, saves
from teo_desktop.container import BadFile
from teo_desktop.games import GAMES
from teo_desktop.kernel.record import GameRecord
from teo_desktop.saves import HUMAN, SavedGame, Seat
from teo_desktop.ui import storage
from teo_desktop.ui.adapter import GameAdapter
from teo_desktop.ui.appearance import Appearance
from teo_desktop.ui.live_game import LiveGame, live_game, named_seats, opened_game, unknown_bots
from teo_desktop.ui.profile_store import ProfileStore
from teo_desktop.ui.settings import COLOURS, LANGUAGE, TEXT_SIZE, Setting, Settings, words
from teo_desktop.ui.shortcuts import Keymap
from teo_desktop.ui.storage import GameFile, StorageError
from teo_desktop.ui.windows.about import AboutDialog
from teo_desktop.ui.windows.banner import Banner
from teo_desktop.ui.windows.focus_ring import FocusRing
from teo_desktop.ui.windows.game_view import GameView
from teo_desktop.ui.windows.new_game import NewGameDialog, Wanted
from teo_desktop.ui.windows.preferences import PreferencesDialog
from teo_desktop.ui.windows.start_screen import StartScreen
from teo_desktop.ui.windows.statistics import StatisticsDialog

FIRST_SIZE = (1360, 860)
"""How large the window is the first time, where the screen has room for it."""

IN_MENU: tuple[Setting[Any], ...] = (LANGUAGE, COLOURS, TEXT_SIZE)
"""The settings that stand in the menu as well."""


class MainWindow(QMainWindow):
    """Everything starts here; at most one game is played at a time."""

    def __init__(self, adapters: Mapping[str, GameAdapter], appearance: Appearance, settings: Settings) -> None:
        super().__init__()
        self.setWindowIcon(appearance.theme.icon("app_icon", 64))
        self._adapters = dict(adapters)
        self._appearance = appearance
        self._settings = settings
        self.profiles = ProfileStore(self)
        self.game_view: GameView | None = None
        self._focus_ring = FocusRing(appearance, self)
        self.banner = Banner(appearance)
        self.start_screen = StartScreen(appearance, self._adapters)
        self._stack = QStackedWidget()
        self._stack.addWidget(self.start_screen)
        centre = QWidget()
        column = QVBoxLayout(centre)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.banner)
        column.addWidget(self._stack, 1)
        self.setCentralWidget(centre)
        self._make_actions()
        self._make_menus()
        self._connect()
        self.retranslate()
        self.resize(*FIRST_SIZE)
        remembered = settings.memory("window")
        if remembered is not None:
            self.restoreGeometry(remembered)
        self.show_start()
        self.profiles.load()

    # -- making -------------------------------------------------------------------------------------------------------

    def _make_actions(self) -> None:
        self._keymap = Keymap(self._settings, self)
        self.new_action = self._action(self.ask_for_new_game, "new")
        self.open_action = self._action(self.ask_for_file, "open")
        self.save_action = self._action(self.save, "save")
        self.save_as_action = self._action(self.save_as, "save_as")
        self.export_action = self._action(self.export, "export")
        self.copy_seed_action = self._action(self._copy_seed)
        self.statistics_action = self._action(self.show_statistics)
        self.leave_action = self._action(self.leave_game, "leave")
        self.quit_action = self._action(self.close, "quit")
        self.preferences_action = self._action(self.show_preferences, "preferences")
        self.full_screen_action = self._action(self._toggle_full_screen, "full_screen")
        self.reset_layout_action = self._action(self._reset_layout)
        self.about_action = self._action(self.show_about)
        self.quit_action.setMenuRole(QAction.MenuRole.QuitRole)
        self.preferences_action.setMenuRole(QAction.MenuRole.PreferencesRole)
        self.about_action.setMenuRole(QAction.MenuRole.AboutRole)

    def _action(self, does: Callable[[], object], command: str = "") -> QAction:
        action = QAction(self)
        if command:
            self._keymap.follow(command, action.setShortcuts)
        action.triggered.connect(lambda: does())
        return action

    def _make_menus(self) -> None:
        bar = self.menuBar()
        self._game_menu = bar.addMenu("")
        self._game_menu.addActions([self.new_action, self.open_action, self.save_action, self.save_as_action])
        self._game_menu.addActions([self.export_action, self.copy_seed_action])
        self._game_menu.addSeparator()
        self._game_menu.addActions([self.statistics_action, self.leave_action, self.quit_action])
        self._edit_menu = bar.addMenu("")
        self._view_menu = bar.addMenu("")
        self._setting_menus = {setting.key: self._setting_menu(setting) for setting in IN_MENU}
        self._help_menu = bar.addMenu("")
        self._help_menu.addAction(self.about_action)

    def _setting_menu(self, setting: Setting[Any]) -> QMenu:
        menu = QMenu(self)
        group = QActionGroup(menu)
        for value, _ in setting.options:
            action = menu.addAction("")
            action.setCheckable(True)
            action.setData(value)
            action.triggered.connect(partial(self._choose_setting, setting, value))
            group.addAction(action)
        return menu

    def _connect(self) -> None:
        self.start_screen.continue_asked.connect(self.continue_game)
        self.start_screen.new_game_asked.connect(self.ask_for_new_game)
        self.start_screen.open_asked.connect(self.ask_for_file)
        self.start_screen.statistics_asked.connect(self.show_statistics)
        self.start_screen.about_asked.connect(self.show_about)
        self.profiles.failed.connect(self.say)
        self._appearance.language_changed.connect(self.retranslate)
        self._settings.changed.connect(self._show_settings)

    # -- games --------------------------------------------------------------------------------------------------------

    def show_start(self) -> None:
        """Show the start screen, with the game that can be continued."""
        self._stack.setCurrentWidget(self.start_screen)
        self.start_screen.offer(storage.latest_unfinished(self._adapters))
        self._show_game_actions()

    def ask_for_new_game(self) -> None:
        """Ask what game it shall be, and begin it."""
        name = next(iter(self._adapters))
        game = (GAMES[name], self._adapters[name])
        dialog = NewGameDialog(game, self._appearance, self._settings, self, self.profiles.profiles)
        if dialog.exec():
            self.begin(dialog.wanted)
        dialog.deleteLater()

    def begin(self, wanted: Wanted) -> None:
        """Begin a new game."""
        rules = GAMES[wanted.game]
        record = GameRecord(wanted.game, rules.RULES, wanted.setup, wanted.seed)
        live = live_game(rules, self._adapters[wanted.game], record, wanted.seats, self._settings)
        live.file = GameFile(live.session, live.seats)
        storage.tidy_autosaves()
        self.play(live)

    def continue_game(self) -> None:
        """Go on with the latest game that is not over."""
        latest = storage.latest_unfinished(self._adapters)
        if latest is None:
            self.show_start()
            return
        path, saved = latest
        self._open(path, lambda: (saved, None, path))

    def ask_for_file(self) -> None:
        """Ask for a saved game, and open it."""
        name, _ = QFileDialog.getOpenFileName(
            self, self.tr("Open a saved game"), str(paths.saves_dir()), self._file_filter()
        )
        if name:
            self.open(Path(name))

    def open(self, path: Path) -> None:
        """Open a saved game; says why when that is not possible."""
        self._open(path, lambda: (saves.load(path), path, None))

    def _open(self, path: Path, load: Callable[[], tuple[SavedGame, Path | None, Path | None]]) -> None:
        try:
            saved, own, autosave = load()
            if saved.record.game not in self._adapters:
                self.say(
                    self.tr("{file} is a game of {game}, which has no table in the window yet.").format(
                        file=path, game=saved.record.game
                    )
                )
                return
            seats = named_seats(self.profiles.with_names(saved.seats), self._appearance.theme.player_colours)
            saved = replace(saved, seats=seats)
            live = opened_game(self._adapters[saved.record.game], saved, self._settings, own, autosave)
        except BadFile as error:
            self.say(storage.explain(path, error))
            return
        self.play(live)
        missing = len(saved.record.lines) - len(live.session.record.lines)
        if missing > 0:
            self.say(
                self.tr(
                    "The rules have changed since this game was saved. It goes on from the last choice that still fits."
                )
            )
        elif unknown := unknown_bots(saved.seats):
            self.say(
                self.tr("This version has no bot called {name}: another one plays for it.").format(name=unknown[0])
            )
        elif own is not None and live.file is not None and live.file.path is None:
            self.say(self.tr("{file} is open in another window: save this game under another name.").format(file=own))

    def play(self, live: LiveGame) -> None:
        """Show a game and start it; another one that was played is kept where it was."""
        self._drop_game()
        self.banner.hide()
        if live.file is not None:
            live.file.autosave_failed.connect(self._say_not_saved)
            live.file.autosave_works.connect(self.banner.hide)
            live.file.autosave()
        self.profiles.follow(live)
        view = GameView(live, self._appearance, self._settings)
        self.game_view = view
        self._stack.addWidget(view)
        self._stack.setCurrentWidget(view)
        self._show_game_actions()
        self.retranslate()

    def show_record(self, record: GameRecord, seats: Sequence[Seat]) -> None:
        """Show a game after its lines, asked as if a person sat in every seat; it is kept nowhere."""
        people = [replace(seat, kind=HUMAN) for seat in seats]
        live = live_game(GAMES[record.game], self._adapters[record.game], record, people, self._settings)
        self.play(live)
        live.session.end_turn()

    def saved_game(self) -> SavedGame | None:
        """The game that is played, as it stands; None when there is none."""
        file = self._file()
        return file.saved if file is not None else None

    def leave_game(self) -> None:
        """Back to the start screen; the game can be continued from there."""
        self._drop_game()
        self.show_start()
        self.retranslate()

    def _drop_game(self) -> None:
        view, self.game_view = self.game_view, None
        if view is not None:
            view.close_game()
            self._stack.removeWidget(view)
            view.deleteLater()

    # -- files --------------------------------------------------------------------------------------------------------

    def save(self) -> None:
        """Write the game to its file; asks for one when it has none."""
        file = self._file()
        if file is None:
            return
        if file.path is None:
            self.save_as()
        else:
            self._write(file, file.path)

    def save_as(self) -> None:
        """Ask for a file and write the game there."""
        file, view = self._file(), self.game_view
        if file is None or view is None:
            return
        start = file.path or storage.suggested_path(file.saved, view.live.adapter.title())
        storage.make_folder(start.parent)
        name, _ = QFileDialog.getSaveFileName(self, self.tr("Save the game"), str(start), self._file_filter())
        if name:
            path = Path(name)
            self._write(file, path if path.suffix else path.with_suffix(storage.SUFFIX))

    def export(self) -> None:
        """Ask for a file and write score sheet and log into it."""
        if self.game_view is not None:
            self.game_view.chronicle.ask_for_export()

    def _write(self, file: GameFile, path: Path) -> None:
        try:
            file.save(path)
        except StorageError as error:
            self.say(str(error))
        else:
            self.retranslate()

    def _file(self) -> GameFile | None:
        return self.game_view.live.file if self.game_view is not None else None

    def _file_filter(self) -> str:
        return self.tr("Games of Teo Desktop (*{suffix})").format(suffix=storage.SUFFIX)

    def _say_not_saved(self, sentence: str) -> None:
        self.say(self.tr("The game goes on, but it is not being saved. {problem}").format(problem=sentence))

    # -- windows and words --------------------------------------------------------------------------------------------

    def say(self, sentence: str) -> None:
        """Tell people something, without stopping them."""
        self.banner.say(sentence)

    def show_about(self) -> None:
        """Show who made all this."""
        dialog = AboutDialog(self._adapters.values(), self._appearance, self)
        dialog.exec()
        dialog.deleteLater()

    def show_preferences(self) -> None:
        """Show the settings."""
        self._show_preferences(self)

    def show_statistics(self) -> None:
        """Show what the profiles have achieved."""
        dialog = StatisticsDialog(self.profiles, self._adapters, self._appearance, self)
        dialog.profiles_asked.connect(lambda: self._show_preferences(dialog, at_profiles=True))
        dialog.exec()
        dialog.deleteLater()

    def _show_preferences(self, parent: QWidget, at_profiles: bool = False) -> None:
        dialog = PreferencesDialog(self._settings, self.profiles, self._appearance, parent)
        if at_profiles:
            dialog.show_profiles()
        dialog.exec()
        dialog.deleteLater()

    def _copy_seed(self) -> None:
        if self.game_view is not None:
            QGuiApplication.clipboard().setText(str(self.game_view.live.session.record.seed))

    def _toggle_full_screen(self) -> None:
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def _reset_layout(self) -> None:
        if self.game_view is not None:
            self.game_view.docks_window.reset()

    def _choose_setting(self, setting: Setting[Any], value: Any) -> None:
        self._settings.set(setting, value)

    def _show_settings(self) -> None:
        for setting in IN_MENU:
            for action in self._setting_menus[setting.key].actions():
                action.setChecked(action.data() == self._settings.get(setting))

    def _show_game_actions(self) -> None:
        view = self.game_view
        of_game = (
            self.save_action,
            self.save_as_action,
            self.export_action,
            self.leave_action,
            self.reset_layout_action,
        )
        for action in of_game:
            action.setEnabled(view is not None)
        self.copy_seed_action.setVisible(view is not None)
        self._edit_menu.clear()
        self._view_menu.clear()
        self._edit_menu.menuAction().setVisible(view is not None)
        if view is not None:
            self._edit_menu.addActions(view.commands.undo)
            self._edit_menu.addSeparator()
            self._edit_menu.addActions(view.commands.of_move)
            self._view_menu.addActions([dock.toggleViewAction() for dock in view.docks.values()])
            self._view_menu.addAction(self.reset_layout_action)
            self._view_menu.addSeparator()
            self._view_menu.addActions(view.commands.of_board)
            self._view_menu.addSeparator()
        for menu in self._setting_menus.values():
            self._view_menu.addMenu(menu)
        self._view_menu.addActions([self.full_screen_action, self.preferences_action])

    def retranslate(self) -> None:
        """Make all words anew."""
        self._game_menu.setTitle(self.tr("&Game"))
        self._edit_menu.setTitle(self.tr("&Move"))
        self._view_menu.setTitle(self.tr("&View"))
        self._help_menu.setTitle(self.tr("&Help"))
        self.new_action.setText(self.tr("&New game …"))
        self.open_action.setText(self.tr("&Open …"))
        self.save_action.setText(self.tr("&Save"))
        self.save_as_action.setText(self.tr("Save &as …"))
        self.export_action.setText(self.tr("&Export score sheet and log …"))
        self.statistics_action.setText(self.tr("S&tatistics …"))
        self.leave_action.setText(self.tr("&Leave the game"))
        self.quit_action.setText(self.tr("&Quit"))
        self.preferences_action.setText(self.tr("&Preferences …"))
        self.full_screen_action.setText(self.tr("&Full screen"))
        self.reset_layout_action.setText(self.tr("&Reset the layout"))
        self.about_action.setText(self.tr("&About Teo Desktop"))
        for setting in IN_MENU:
            menu = self._setting_menus[setting.key]
            menu.setTitle(words(setting.label))
            for action, (_, text) in zip(menu.actions(), setting.options, strict=True):
                action.setText(words(text))
        self._show_settings()
        self._show_title()

    def _show_title(self) -> None:
        view = self.game_view
        if view is None:
            self.setWindowTitle("Teo Desktop")
            return
        seed = view.live.session.record.seed
        self.copy_seed_action.setText(self.tr("Copy the &number of the game: {seed}").format(seed=seed))
        file = view.live.file
        name = file.path.stem if file is not None and file.path is not None else view.live.adapter.title()
        self.setWindowTitle(self.tr("{game} – Teo Desktop").format(game=name))

    def closeEvent(self, event: QCloseEvent) -> None:
        # Nothing is asked: the game has been written after every choice.
        self._settings.remember("window", self.saveGeometry())
        self._drop_game()
        super().closeEvent(event)
