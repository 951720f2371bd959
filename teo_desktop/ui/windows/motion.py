"""Motion in the window of a game: at which pace, who waits for it, and the press that ends it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget

from teo_desktop.kernel.events import Event
from teo_desktop.ui.adapter import BotView, Table
from teo_desktop.ui.live_game import LiveGame
from teo_desktop.ui.motion_wish import MotionWish
from teo_desktop.ui.scene.pace import Pace
from teo_desktop.ui.settings import MOTION, OTHERS_MOTION, SYSTEM, Settings
from teo_desktop.ui.windows.bot_panel import BotPanel
from teo_desktop.ui.windows.bot_turn import BotTurn
from teo_desktop.ui.windows.docks import BOT_DOCK, DocksWindow

_MODIFIERS = frozenset(
    {Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_AltGr, Qt.Key.Key_Meta, Qt.Key.Key_CapsLock}
)
_PRESSES = frozenset({QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick, QEvent.Type.TouchBegin})


class _Shown(NamedTuple):
    events: Sequence[Event]
    game: Any
    pace: Pace
    before: Any


class MotionKeeper(QObject):
    """Holds the seats back while something moves on the table, and takes every press in the meantime.

    The first press only ends the motion: nobody should commit to what they could not see yet. Keys of the whole window
    and buttons of the mouse within the game's view are presses; menus and dialogs stay as they are, and so does what
    can be pressed in the panel of an opponent whose turn is told there.

    Signals:
        caught_up(): the board shows everything again; nobody is asked before all who listen have heard that.
    """

    caught_up = Signal()

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
        self._untold: tuple[BotView, ...] = ()
        """The moments that are told as soon as the table has come to rest."""
        self._docks: DocksWindow | None = None
        self._is_moving = False
        table.motion_began.connect(self._begin)
        table.settled.connect(self._release)

    @property
    def is_waiting(self) -> bool:
        """Whether an opponent's turn is told, and its next moment comes with a press."""
        return self._turn is not None and self._turn.is_waiting

    @property
    def is_behind(self) -> bool:
        """Whether something has happened that the board does not show yet."""
        return self._kept is not None or self._is_moving

    def tell_turns_in(self, panel: BotPanel, docks: DocksWindow) -> BotTurn:
        """Let this panel tell the turns of an opponent before they are seen on the table, unless its dock is closed;
        returns who does that."""
        self._turn, self._docks = BotTurn(panel), docks
        self._turn.finished.connect(self._move_on)
        panel.next_wanted.connect(self._press_on)
        panel.rest_wanted.connect(self._show_rest)
        return self._turn

    def show(self, events: Sequence[Event], game: Any, before: Any) -> None:
        """Show what has happened, at the pace that is wished; ``before``: the game before it."""
        if self._turn is not None and self._turn.is_going_on:
            self._turn.drop()
            self._move_on(is_cut=True)
        pace = self.pace()
        self._untold = self._moments(events, before) if pace is not Pace.OFF else ()
        if not self._untold:
            self._table.animate(events, game, pace)
            return
        self._kept = _Shown(events, game, pace, before)
        self._hold()
        if not self._is_moving:
            self._tell()

    def _moments(self, events: Sequence[Event], before: Any) -> tuple[BotView, ...]:
        if self._turn is None or self._docks is None or not self._docks.is_open(BOT_DOCK):
            return ()
        return self._turn.panel.moments(before, events)

    def _tell(self) -> None:
        untold, self._untold = self._untold, ()
        if self._turn is None or self._docks is None or self._kept is None:
            return
        self._docks.lend_front(BOT_DOCK)
        self._turn.play(untold, self._kept.pace)

    def retranslate(self) -> None:
        """Make all words anew of a turn that is being told."""
        if self._kept is None or self._turn is None:
            return
        moments = self._turn.panel.moments(self._kept.before, self._kept.events)
        if self._untold:
            self._untold = moments
        else:
            self._turn.say_anew(moments)

    def forget(self) -> None:
        """Something else is to be seen than what was being told."""
        if self._kept is not None and self._turn is not None:
            self._turn.drop()
            self._kept, self._untold = None, ()
            if not self._is_moving:
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

    def _show_rest(self) -> None:
        if self._turn is not None and self._turn.is_going_on:
            self._turn.show_rest()
        while self._is_moving:
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
        if self._untold:
            self._tell()
        if self._kept is not None:
            return
        self._watch(False)
        if self._turn is not None and self._docks is not None:
            self._turn.panel.end_telling()
            self._docks.take_front_back()
        self.caught_up.emit()
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
                if self._turn is not None and self._turn.panel.takes_press(watched):
                    return False
                self._press_on()
                return True
        elif kind in (QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress) and isinstance(event, QKeyEvent):
            if not isinstance(watched, QWidget) or watched.window() is not self._view.window():
                return False
            if event.key() in _MODIFIERS:
                return False
            # Taking the override makes an ordinary key of what would be a shortcut.
            event.accept()
            if kind is QEvent.Type.KeyPress and event.key() == Qt.Key.Key_Escape:
                self._show_rest()
            elif kind is QEvent.Type.KeyPress:
                self._press_on()
            return True
        return False
