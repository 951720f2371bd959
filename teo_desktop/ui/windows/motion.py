"""Motion in the window of a game: at which pace, who waits for it, and the press that ends it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget

from teo_desktop.ui.adapter import Table
from teo_desktop.ui.live_game import LiveGame
from teo_desktop.ui.motion_wish import MotionWish
from teo_desktop.ui.scene.pace import Pace
from teo_desktop.ui.settings import MOTION, OTHERS_MOTION, SYSTEM, Settings

_MODIFIERS = frozenset(
    {Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_AltGr, Qt.Key.Key_Meta, Qt.Key.Key_CapsLock}
)
_PRESSES = frozenset({QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick, QEvent.Type.TouchBegin})


class MotionKeeper(QObject):
    """Holds the seats back while something moves on the table, and takes every press in the meantime.

    The first press only ends the motion: nobody should commit to what they could not see yet. Keys of the whole window
    and buttons of the mouse within the game's view are presses; menus and dialogs stay as they are.
    """

    def __init__(self, view: QWidget, table: Table, live: LiveGame, settings: Settings) -> None:
        super().__init__(view)
        self._view = view
        self._table = table
        self._live = live
        self._settings = settings
        self._wish = MotionWish(self)
        if SYSTEM in (settings.get(MOTION), settings.get(OTHERS_MOTION)):
            self._wish.ask()
        table.motion_began.connect(self._hold)
        table.settled.connect(self._release)

    def pace(self) -> Pace:
        """At which pace what happened last is to be shown."""
        if not self._view.isVisible():
            return Pace.OFF
        wanted = self._settings.get(MOTION if self._live.session.is_own_news else OTHERS_MOTION)
        if wanted == SYSTEM:
            return Pace.OFF if self._wish.wants_less else Pace.NORMAL
        return Pace(wanted)

    def stop(self) -> None:
        """End everything that moves; the view is not needed any more."""
        self._watch(False)
        self._table.stop()

    def _hold(self) -> None:
        self._live.hold(True)
        self._watch(True)

    def _release(self) -> None:
        self._watch(False)
        self._live.hold(False)

    def _watch(self, is_watching: bool) -> None:
        app = QApplication.instance()
        assert app is not None
        app.removeEventFilter(self)
        if is_watching:
            app.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if kind in _PRESSES:
            if isinstance(watched, QWidget) and self._view.isAncestorOf(watched):
                self._table.press_on()
                return True
        elif kind in (QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress) and isinstance(event, QKeyEvent):
            if not isinstance(watched, QWidget) or watched.window() is not self._view.window():
                return False
            if event.key() in _MODIFIERS:
                return False
            # Taking the override makes an ordinary key of what would be a shortcut.
            event.accept()
            if kind is QEvent.Type.KeyPress:
                self._table.press_on()
            return True
        return False
