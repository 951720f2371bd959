"""The turn of an opponent that the rules play, told in its panel moment by moment before the board shows it."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Sequence

from PySide6.QtCore import QObject, QTimer, Signal

from teo_desktop.ui.adapter import BotView
from teo_desktop.ui.scene.pace import Pace
from teo_desktop.ui.windows.bot_panel import BotPanel

_MILLISECONDS = {Pace.FAST: 700, Pace.NORMAL: 1100}
"""How long a moment stays at least; step by step it stays until somebody presses something."""
_FOR_A_LETTER = {Pace.FAST: 14, Pace.NORMAL: 28}
"""So much longer for each letter that is to be read."""


class BotTurn(QObject):
    """Plays the moments of one turn.

    Signals:
        told(BotView): this moment is shown now.
        paused(): a moment is shown; the next one waits for ``press``.
        finished(bool): all of it has been shown, or somebody has cut it short (True).
    """

    told = Signal(object)
    paused = Signal()
    finished = Signal(bool)

    def __init__(self, panel: BotPanel) -> None:
        super().__init__(panel)
        self.panel = panel
        """Where it is told."""
        self._waiting: deque[BotView] = deque()
        self._moments = 0
        self._pace = Pace.OFF
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._go_on)

    @property
    def is_going_on(self) -> bool:
        """Whether the panel does not show the end of the turn yet."""
        return self._pace is not Pace.OFF

    @property
    def is_waiting(self) -> bool:
        """Whether the next moment comes with a press."""
        return self._pace is Pace.STEP

    def play(self, moments: Iterable[BotView], pace: Pace) -> None:
        """Show these moments, one after another; the pace is one at which something is to be seen."""
        self._waiting = deque(moments)
        self._moments = len(self._waiting)
        self._pace = pace
        self.panel.begin_telling(pace is Pace.STEP)
        self._go_on()

    def say_anew(self, moments: Sequence[BotView]) -> None:
        """Stay where the turn is, with the words of these moments: the same ones in another language."""
        if not self.is_going_on:
            return
        shown = self._moments - len(self._waiting)
        self._waiting = deque(moments[shown:])
        self.panel.show_moment(moments[shown - 1], shown, self._moments)

    def press(self) -> None:
        """Somebody presses something: step by step the next moment comes, else the turn is shown to its end at once."""
        if not self.is_going_on:
            return
        if self._pace is Pace.STEP:
            self._go_on()
        else:
            self.show_rest()

    def show_rest(self) -> None:
        """Show the turn to its end at once, whatever the pace."""
        if self.is_going_on:
            self._end(is_cut=True)

    def drop(self) -> None:
        """Forget it: something else is to be seen."""
        self._timer.stop()
        self._waiting.clear()
        self._pace = Pace.OFF

    def _go_on(self) -> None:
        if not self._waiting:
            self._end(is_cut=False)
            return
        moment = self._waiting.popleft()
        self.panel.show_moment(moment, self._moments - len(self._waiting), self._moments)
        self.told.emit(moment)
        if self._pace is Pace.STEP:
            self.paused.emit()
        else:
            self._timer.start(_MILLISECONDS[self._pace] + _FOR_A_LETTER[self._pace] * len(moment.now))

    def _end(self, is_cut: bool) -> None:
        self.drop()
        self.finished.emit(is_cut)
