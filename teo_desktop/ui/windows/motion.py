"""Motion in the window of a game: at which pace, who waits for it, and the press that ends it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget

from teo_desktop.kernel.events import Event
from teo_desktop.ui.adapter import Table
from teo_desktop.ui.live_game import LiveGame
from teo_desktop.ui.motion_wish import MotionWish
from teo_desktop.ui.scene.pace import Pace
from teo_desktop.ui.settings import MOTION, OTHERS_MOTION, SYSTEM, Settings
from teo_desktop.ui.windows.bot_panel import BotPanel
from teo_desktop.ui.windows.bot_turn import BotTurn

_MODIFIERS = frozenset(
    {Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_AltGr, Qt.Key.Key_Meta, Qt.Key.Key_CapsLock}
)
_PRESSES = frozenset({QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick, QEvent.Type.TouchBegin})


class _Shown(NamedTuple):
    events: Sequence[Event]
    game: Any
    pace: Pace


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
        self._turn: BotTurn | None = None
        self._kept: _Shown | None = None
        """What is to move on the table as soon as the opponent's panel has told its turn."""
        self._is_moving = False
        table.motion_began.connect(self._begin)
        table.settled.connect(self._release)

    @property
    def is_waiting(self) -> bool:
        """Whether an opponent's turn is told, and its next moment comes with a press."""
        return self._turn is not None and self._turn.is_waiting

    def tell_turns_in(self, panel: BotPanel) -> BotTurn:
        """Let this panel tell the turns of an opponent before they are seen on the table; returns who does that."""
        self._turn = BotTurn(panel)
        self._turn.finished.connect(self._move_on)
        return self._turn

    def show(self, events: Sequence[Event], game: Any, before: Any) -> None:
        """Show what has happened, at the pace that is wished; ``before``: the game before it."""
        if self._turn is not None and self._turn.is_going_on:
            self._turn.drop()
            self._move_on(is_cut=True)
        pace = self.pace()
        panel = self._turn.panel if self._turn is not None else None
        if panel is None or pace is Pace.OFF or not panel.isVisible() or not (told := panel.moments(before, events)):
            self._table.animate(events, game, pace)
            return
        assert self._turn is not None
        self._kept = _Shown(events, game, pace)
        self._hold()
        self._turn.play(told, pace)

    def forget(self) -> None:
        """Something else is to be seen than what was being told."""
        if self._kept is not None and self._turn is not None:
            self._turn.drop()
            self._kept = None
            self._release()

    def _move_on(self, is_cut: bool) -> None:
        kept, self._kept = self._kept, None
        if kept is None:
            return
        self._table.animate(kept.events, kept.game, Pace.OFF if is_cut else kept.pace)
        if not self._is_moving:
            self._release()

    def _press_on(self) -> None:
        if self._turn is not None and self._turn.is_going_on:
            self._turn.press()
        else:
            self._table.press_on()

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
        if self._turn is not None:
            self._turn.drop()
        self._kept = None
        self._table.stop()

    def _begin(self) -> None:
        self._is_moving = True
        self._hold()

    def _hold(self) -> None:
        self._live.hold(True)
        self._watch(True)

    def _release(self) -> None:
        self._is_moving = False
        if self._kept is not None:
            return
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
                self._press_on()
                return True
        elif kind in (QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress) and isinstance(event, QKeyEvent):
            if not isinstance(watched, QWidget) or watched.window() is not self._view.window():
                return False
            if event.key() in _MODIFIERS:
                return False
            # Taking the override makes an ordinary key of what would be a shortcut.
            event.accept()
            if kind is QEvent.Type.KeyPress:
                self._press_on()
            return True
        return False
