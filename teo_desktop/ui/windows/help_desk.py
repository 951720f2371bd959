"""Opens the window of the help when it is wanted first, and keeps it until the application's window is closed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt

from teo_desktop.ui.adapter import GameAdapter
from teo_desktop.ui.appearance import Appearance
from teo_desktop.ui.settings import Settings

if TYPE_CHECKING:
    from teo_desktop.ui.windows.help_window import HelpWindow


class HelpDesk(QObject):
    """Whoever needs the help asks here; there is one window of it."""

    def __init__(
        self, adapters: Mapping[str, GameAdapter], appearance: Appearance, settings: Settings, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._adapters = adapters
        self._appearance = appearance
        self._settings = settings
        self._window: HelpWindow | None = None

    @property
    def window(self) -> HelpWindow:
        """The window; made now when it was not wanted before."""
        from teo_desktop.ui.windows.help_window import HelpWindow

        if self._window is None:
            self._window = HelpWindow(self._adapters, self._appearance, self._settings)
        return self._window

    def show(self, topic: str = "") -> None:
        """Show the help at an address; without one, where it was last."""
        window = self.window
        if topic:
            window.show_topic(topic)
        window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMinimized)
        window.show()
        window.activateWindow()

    def show_setup(self, game: str) -> None:
        """Show what can be chosen when a game is set up."""
        book = self._adapters[game].handbook()
        self.show(book.topic_of_setup() if book is not None else "")

    def show_icons(self) -> None:
        """Show all pictures."""
        self.window.show_atlas()
        self.show()

    def close(self) -> None:
        """The application's window is being closed."""
        window, self._window = self._window, None
        if window is not None:
            window.close()
            window.deleteLater()
