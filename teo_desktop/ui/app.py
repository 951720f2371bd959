"""The application with its window, and the picture of it that ``--screenshot`` asks for."""

from __future__ import annotations

import gc
import os
import signal
import sys
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QApplication, QWidget

from teo_desktop import __version__
from teo_desktop.arguments import REFUSED, Failure, NewGame
from teo_desktop.cli import Options
from teo_desktop.ui.appearance import Appearance
from teo_desktop.ui.crash import CrashGuard, start_logging
from teo_desktop.ui.games import ADAPTERS
from teo_desktop.ui.live_game import named_seats
from teo_desktop.ui.settings import Settings
from teo_desktop.ui.windows.main_window import MainWindow

if TYPE_CHECKING:
    from teo_desktop.ui.windows.new_game import Wanted

PICTURE_SIZE = (1600, 1000)
"""How large a picture of the window is when nobody says so."""


def main(options: Options) -> int:
    """Open the window and stay until it is closed; returns the exit status."""
    app = application()
    start_logging()
    settings = Settings()
    appearance = Appearance(app, settings, options.lang)
    has_game = options.file is not None or options.game is not None
    window = MainWindow(ADAPTERS, appearance, settings, not has_game)
    CrashGuard(window.saved_game, window.say).install()
    # The game has been written after every choice, so Ctrl+C in a terminal may end the program at once.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    keep_on_screen(window)
    window.show()
    if options.file is not None:
        window.open(options.file.absolute())
    elif options.game is not None:
        window.begin(_wanted(options.game, appearance))
    if has_game and window.game_view is None:
        window.show_start()
    start = Start(window, appearance)
    app.aboutToQuit.connect(start.keep_pictures)
    return app.exec()


class Start(QObject):
    """Waits for the first picture of the window; then the program does what the start had no time for."""

    def __init__(self, window: QWidget, appearance: Appearance) -> None:
        super().__init__(window)
        self._appearance = appearance
        window.windowHandle().installEventFilter(self)

    def end(self) -> None:
        """Collect garbage from now on, except what the start has made, and leave the pictures for the next start."""
        if not gc.isenabled():
            gc.freeze()
            gc.enable()
        self.keep_pictures()

    def keep_pictures(self) -> None:
        """Leave the pictures of the theme of the moment for the next start."""
        self._appearance.theme.keep_pictures()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Expose:
            # It is being painted; what is posted now comes after that.
            watched.removeEventFilter(self)
            QTimer.singleShot(0, self.end)
        return False


def screenshot(options: Options) -> int:
    """Draw the game window into a file; nothing else is written, and no bot goes on playing.

    Raises:
        Failure: the picture cannot be written.
    """
    assert options.screenshot is not None
    assert options.game is not None
    app = application()
    settings = Settings()
    appearance = Appearance(app, settings, options.lang)
    window = MainWindow(ADAPTERS, appearance, settings, False)
    window.resize(*(options.screenshot.size or PICTURE_SIZE))
    window.show()
    window.show_record(options.screenshot.record, _wanted(options.game, appearance).seats)
    app.processEvents()
    picture = window.grab()
    window.hide()
    if not picture.save(str(options.screenshot.path), "PNG"):
        raise Failure(REFUSED, f"{options.screenshot.path} cannot be written")
    return 0


def keep_on_screen(window: QWidget) -> None:
    """Make a window no larger than its screen has room for; not every desktop does that by itself."""
    window.resize(window.size().boundedTo(window.screen().availableSize()))


def application() -> QApplication:
    """The one application of this process, with its name."""
    # A board is hundreds of small pictures: to hand each of them to other threads takes longer than to paint them.
    os.environ.setdefault("QT_NO_GUI_THREADPOOL", "1")
    app = QApplication.instance() or QApplication(sys.argv[:1])
    assert isinstance(app, QApplication)
    app.setApplicationName("teo-desktop")
    app.setApplicationDisplayName("Teo Desktop")
    app.setApplicationVersion(__version__)
    # By this name the desktop finds the entry of its menu, and so the icon of the window.
    app.setDesktopFileName("teo-desktop")
    return app


def _wanted(game: NewGame, appearance: Appearance) -> Wanted:
    from teo_desktop.ui.windows.new_game import Wanted

    seats = named_seats(game.seats, appearance.theme.player_colours)
    return Wanted(game.game, game.setup, seats, game.seed)
