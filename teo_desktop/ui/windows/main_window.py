"""The application's window: the start screen, the game that is played, and the dialogs before them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QCloseEvent, QGuiApplication, QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QMainWindow, QStackedWidget, QVBoxLayout, QWidget

from teo_desktop.container import CAMPAIGN_SUFFIX
from teo_desktop.games import GAMES
from teo_desktop.kernel.record import GameRecord
from teo_desktop.saves import HUMAN, SavedGame, Seat
from teo_desktop.ui import autosaves
from teo_desktop.ui.adapter import GameAdapter
from teo_desktop.ui.appearance import Appearance
from teo_desktop.ui.autosaves import Kept
from teo_desktop.ui.game_file import GameFile
from teo_desktop.ui.games import TEACHERS
from teo_desktop.ui.live_game import LiveGame, live_game
from teo_desktop.ui.profile_store import ProfileStore
from teo_desktop.ui.settings import EXPERIENCE, Settings
from teo_desktop.ui.windows.banner import Banner
from teo_desktop.ui.windows.campaign_games import CampaignGames
from teo_desktop.ui.windows.encores import AGAIN, REMATCH, Encores
from teo_desktop.ui.windows.focus_ring import FocusRing
from teo_desktop.ui.windows.game_files import GameFiles
from teo_desktop.ui.windows.game_view import GameView
from teo_desktop.ui.windows.help_desk import HelpDesk
from teo_desktop.ui.windows.menus import Menus
from teo_desktop.ui.windows.picture_keeper import PictureKeeper
from teo_desktop.ui.windows.start_screen import StartScreen
from teo_desktop.ui.windows.ways import NEW_GAME

if TYPE_CHECKING:
    from teo_desktop.ui.windows.lessons import Lessons
    from teo_desktop.ui.windows.new_game import Wanted
    from teo_desktop.ui.windows.save_browser import SaveBrowser

FIRST_SIZE = (1360, 860)
"""How large the window is the first time, where the screen has room for it."""


class MainWindow(QMainWindow):
    """Everything starts here; at most one game is played at a time.

    Dialogs and pages are imported and made when somebody asks for them: at the start nobody waits for them.
    A new page is made as ``lessons`` is and shown by ``show_page``; an action of ``menus`` or a way of the start screen
    (``WAYS``) leads to it (``_connect``).
    """

    def __init__(
        self,
        adapters: Mapping[str, GameAdapter],
        appearance: Appearance,
        settings: Settings,
        shows_start: bool = True,
    ) -> None:
        """``shows_start``: begin with the start screen; else whoever makes the window shows it or a game."""
        super().__init__()
        self.setWindowIcon(appearance.theme.icon("app_icon", 64))
        self._adapters = dict(adapters)
        self._appearance = appearance
        self._settings = settings
        self.profiles = ProfileStore(self)
        self.game_view: GameView | None = None
        self._picture_keeper: PictureKeeper | None = None
        self._focus_ring = FocusRing(appearance, self)
        self.banner = Banner(appearance)
        self.files = GameFiles(self._adapters, appearance, settings, self.profiles, self)
        self.campaigns = CampaignGames(self._adapters, appearance, settings, self.profiles, self.files.may_leave, self)
        self.encores = Encores(self.files, self)
        self.menus = Menus(self.menuBar(), settings, self)
        self.help = HelpDesk(self._adapters, appearance, settings, self)
        self._stack = QStackedWidget()
        centre = QWidget()
        column = QVBoxLayout(centre)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.banner)
        column.addWidget(self._stack, 1)
        self.setCentralWidget(centre)
        self._connect()
        self.retranslate()
        self.resize(*FIRST_SIZE)
        remembered = settings.memory("window")
        if remembered is not None:
            self.restoreGeometry(remembered)
        if shows_start:
            self.show_start()
        self.profiles.load()

    # -- pages --------------------------------------------------------------------------------------------------------

    @cached_property
    def start_screen(self) -> StartScreen:
        """The way into everything; a game from the command line needs none."""
        made = StartScreen(self._appearance, self._adapters, self._settings)
        made.continue_asked.connect(self.continue_game)
        made.way_asked.connect(self.go)
        made.about_asked.connect(self.show_about)
        self._stack.addWidget(made)
        return made

    @cached_property
    def lessons(self) -> Lessons:
        """The lessons with their page."""
        from teo_desktop.ui.windows.lessons import Lessons

        made = Lessons(self._adapters, TEACHERS, self._appearance, self._settings, self)
        made.wanted.connect(self._teach)
        made.page_wanted.connect(self._leave_lesson)
        made.kept.connect(self._keep_lesson)
        made.page.left.connect(self.go_back)
        self._stack.addWidget(made.page)
        return made

    def show_page(self, page: QWidget) -> None:
        """Let a page fill the window; a game that is played stays as it is."""
        self._stack.setCurrentWidget(page)
        self.menus.show_game(self.game_view if page is self.game_view else None)

    def go_back(self) -> None:
        """From a page back to the game, or to the start screen when none is played."""
        if self.game_view is not None:
            self.show_page(self.game_view)
        else:
            self.show_start()

    def show_start(self) -> None:
        """Show the start screen, with the game that can be continued."""
        self.start_screen.offer(self._latest())
        self.show_page(self.start_screen)

    def _latest(self) -> Kept | None:
        """The game to go on with."""
        return self.campaigns.latest(autosaves.latest_unfinished(self._adapters))

    @cached_property
    def save_browser(self) -> SaveBrowser:
        """The page of the saved games."""
        from teo_desktop.ui.windows.save_browser import SaveBrowser

        page = SaveBrowser(self._adapters, self._appearance, self._settings)
        page.back_asked.connect(self.go_back)
        page.new_game_asked.connect(self.ask_for_new_game)
        page.open_asked.connect(self._open_saved)
        self._stack.addWidget(page)
        return page

    def show_saves(self) -> None:
        """Show the saved games."""
        self.show_page(self.save_browser)
        self.save_browser.open()

    def _open_saved(self, path: Path) -> None:
        """Open a game of that page; the one that is being played is simply shown again."""
        file = self.files.file
        if file is not None and path in (file.path, file.autosave_path):
            self.go_back()
        else:
            self.open(path)

    def show_campaigns(self, path: Path | None = None) -> None:
        """Show the campaigns, this one of them."""
        page = self.campaigns.page
        if self._stack.indexOf(page) < 0:
            page.back_asked.connect(self.go_back)
            self._stack.addWidget(page)
        page.open(path)
        self.show_page(page)
        page.greet()

    def go(self, way: str) -> None:
        """Go one of the ways of the start screen, by its key."""
        self.ways[way]()

    def _connect(self) -> None:
        self.ways: dict[str, Callable[[], object]] = {
            NEW_GAME: self.ask_for_new_game,
            "open": self.show_saves,
            "campaigns": self.show_campaigns,
            "lessons": self.show_lessons,
            "rules": self.help.show,
            "statistics": self.show_statistics,
            "preferences": self.show_preferences,
        }
        menus, files = self.menus, self.files
        for action, does in (
            (menus.new_action, self.ask_for_new_game),
            (menus.open_action, files.ask_for_file),
            (menus.saves_action, self.show_saves),
            (menus.save_action, files.save),
            (menus.save_as_action, files.save_as),
            (menus.export_action, self.export),
            (menus.copy_seed_action, self._copy_seed),
            (menus.again_action, lambda: self.encores.begin(AGAIN)),
            (menus.rematch_action, lambda: self.encores.begin(REMATCH)),
            (menus.copy_position_action, self._copy_position),
            (menus.paste_position_action, self.encores.paste_position),
            (menus.campaigns_action, self.show_campaigns),
            (menus.statistics_action, self.show_statistics),
            (menus.leave_action, self.leave_game),
            (menus.quit_action, self.close),
            (menus.preferences_action, self.show_preferences),
            (menus.full_screen_action, self._toggle_full_screen),
            (menus.reset_layout_action, self._reset_layout),
            (menus.lessons_action, self.show_lessons),
            (menus.rules_action, self.help.show),
            (menus.icons_action, self.help.show_icons),
            (menus.about_action, self.show_about),
        ):
            menus.when(action, does)
        files.ready.connect(self.play)
        files.said.connect(self.say)
        self.encores.said.connect(self.say)
        files.saved.connect(self._show_title)
        self.campaigns.ready.connect(self.play)
        self.campaigns.leaving.connect(self._drop_game)
        self.campaigns.page_wanted.connect(self.show_campaigns)
        self.campaigns.said.connect(self.say)
        self.profiles.failed.connect(self.say)
        self.profiles.changed.connect(self._follow_names)
        self._appearance.language_changed.connect(self.retranslate)

    # -- games --------------------------------------------------------------------------------------------------------

    def ask_for_new_game(self) -> None:
        """Ask what game it shall be, and begin it."""
        from teo_desktop.ui.windows.new_game import NewGameDialog

        name = next(iter(self._adapters))
        game = (GAMES[name], self._adapters[name])
        is_newcomer = self._settings.get(EXPERIENCE) != "knows" and not self.profiles.book.games
        dialog = NewGameDialog(game, self._appearance, self._settings, self, self.profiles.profiles, is_newcomer)
        dialog.rules_wanted.connect(lambda: self.help.show_setup(name))
        if dialog.exec():
            self.begin(dialog.wanted)
        dialog.deleteLater()

    def begin(self, wanted: Wanted) -> None:
        """Begin a new game."""
        self.files.begin(wanted)

    def continue_game(self) -> None:
        """Go on with the latest game that is not over."""
        latest = self._latest()
        if latest is not None and latest.path.suffix == CAMPAIGN_SUFFIX:
            self.campaigns.go_on(latest.path)
        elif not self.files.go_on():
            self.show_start()

    def open(self, path: Path) -> None:
        """Open a saved game or a campaign; says why when that is not possible."""
        if path.suffix == CAMPAIGN_SUFFIX:
            self.campaigns.open(path)
        else:
            self.files.open(path)

    def play(self, live: LiveGame) -> None:
        """Show a game and start it; another one that was played is kept where it was."""
        self._drop_game()
        self.banner.fall_silent()
        self.files.show_troubles(live, self.banner)
        self.profiles.follow(live, self.campaigns.name_of(live))
        self.files.live = live
        self.game_view = GameView(live, self._appearance, self._settings)
        self.game_view.help_wanted.connect(self.help.show)
        self.game_view.question.encore_wanted.connect(self.encores.begin)
        if live.file is not None:
            self._keep_pictures(self.game_view, live.file)
        self._stack.addWidget(self.game_view)
        self.show_page(self.game_view)
        self.retranslate()

    def _keep_pictures(self, view: GameView, file: GameFile) -> None:
        self._picture_keeper = PictureKeeper(view, file)

    def show_lessons(self) -> None:
        """Show the lessons."""
        self.show_page(self.lessons.page)
        self.lessons.page.greet()

    def _teach(self, live: LiveGame) -> None:
        if not self.files.may_leave():
            # The game that is played would be lost; the banner says so, and whoever asks once more may go.
            live.close()
            live.deleteLater()
            return
        self.play(live)
        if self.game_view is not None:
            self.lessons.sit_down(self.game_view)

    def _keep_lesson(self) -> None:
        """The game of the lesson is one like any other from now on."""
        if self.game_view is not None:
            live = self.game_view.live
            live.file = GameFile(live.session, live.seats)
            self._keep_pictures(self.game_view, live.file)
            self.files.show_troubles(live, self.banner)
            self.game_view.looking_back.follow(live.file)
            self.menus.show_game(self.game_view)
            self.retranslate()

    def _leave_lesson(self) -> None:
        self._drop_game()
        self.show_lessons()
        self.retranslate()

    def show_record(self, record: GameRecord, seats: Sequence[Seat]) -> None:
        """Show a game after its lines, asked as if a person sat in every seat; it is kept nowhere."""
        people = [replace(seat, kind=HUMAN) for seat in seats]
        live = live_game(GAMES[record.game], self._adapters[record.game], record, people, self._settings)
        self.play(live)
        live.session.end_turn()

    def saved_game(self) -> SavedGame | None:
        """The game that is played, as it stands; None when there is none."""
        file = self.files.file
        return file.saved if file is not None else None

    def export(self) -> None:
        """Ask for a file and write score sheet and log into it."""
        if self.game_view is not None:
            self.game_view.chronicle.ask_for_export()

    def leave_game(self) -> None:
        """Back to the start screen, or to the campaign or the lessons that the game belongs to, to go on from there."""
        if not self.files.may_leave():
            return
        if "lessons" in vars(self) and self.lessons.is_taught_at(self.game_view):
            self._leave_lesson()
            return
        campaign = self.campaigns.campaign_of(self.game_view.live) if self.game_view is not None else None
        self._drop_game()
        if campaign is None:
            self.show_start()
        else:
            self.show_campaigns(campaign)
        self.retranslate()

    def _drop_game(self) -> None:
        view, self.game_view, self.files.live = self.game_view, None, None
        if view is not None:
            if self._picture_keeper is not None:
                self._picture_keeper.stop()
                self._picture_keeper = None
            view.close_game()
            self.campaigns.let_go(view.live)
            self._stack.removeWidget(view)
            view.deleteLater()
        self.banner.unpin()

    # -- windows and words --------------------------------------------------------------------------------------------

    def say(self, sentence: str) -> None:
        """Tell people something, without stopping them."""
        self.banner.say(sentence)

    def show_about(self) -> None:
        """Show who made all this."""
        from teo_desktop.ui.windows.about import AboutDialog

        dialog = AboutDialog(self._adapters.values(), self._appearance, self)
        dialog.exec()
        dialog.deleteLater()

    def show_preferences(self) -> None:
        """Show the settings."""
        self._show_preferences(self)

    def show_statistics(self) -> None:
        """Show what the profiles have achieved."""
        from teo_desktop.ui.windows.statistics import StatisticsDialog

        dialog = StatisticsDialog(self.profiles, self._adapters, self._appearance, self)
        dialog.profiles_asked.connect(lambda: self._show_preferences(dialog, at_profiles=True))
        dialog.exec()
        dialog.deleteLater()

    def _show_preferences(self, parent: QWidget, at_profiles: bool = False) -> None:
        from teo_desktop.ui.windows.preferences import PreferencesDialog

        dialog = PreferencesDialog(self._settings, self.profiles, self._appearance, parent)
        if at_profiles:
            dialog.show_profiles()
        dialog.exec()
        dialog.deleteLater()

    def _follow_names(self) -> None:
        """Call everybody in the game as their profiles are called now."""
        view = self.game_view
        if view is not None and view.live.rename(self.profiles.with_names(view.live.seats)):
            view.retranslate()

    def _copy_position(self) -> None:
        if self.game_view is not None:
            self.encores.copy_position(self.game_view)

    def _copy_seed(self) -> None:
        if self.game_view is not None:
            QGuiApplication.clipboard().setText(str(self.game_view.live.session.record.seed))

    def _toggle_full_screen(self) -> None:
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def _reset_layout(self) -> None:
        if self.game_view is not None:
            self.game_view.docks_window.reset()

    def retranslate(self) -> None:
        """Make all words anew."""
        self.menus.retranslate()
        self.banner.retranslate()
        self._show_title()

    def _show_title(self) -> None:
        view = self.game_view
        if view is None:
            self.setWindowTitle("Teo Desktop")
            return
        self.menus.show_seed(view.live.session.record.seed)
        file = view.live.file
        name = file.path.stem if file is not None and file.path is not None else view.live.adapter.title()
        sentence = (
            self.tr("{game} (only looked at) – Teo Desktop")
            if view.live.is_read_only
            else self.tr("{game} – Teo Desktop")
        )
        self.setWindowTitle(sentence.format(game=name))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # Outside of dialogs Qt lets only the space bar press a button; people expect Enter to do so as well.
        focused = self.focusWidget()
        is_enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat()
        if is_enter and isinstance(focused, QAbstractButton):
            focused.click()
        else:
            super().keyPressEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        # Nothing is asked: the game has been written after every choice. Where that has failed, it is said once.
        if not self.files.may_leave():
            event.ignore()
            return
        self._settings.remember("window", self.saveGeometry())
        self.help.close()
        self._drop_game()
        if "save_browser" in vars(self):
            self.save_browser.shelf.close()
        super().closeEvent(event)
