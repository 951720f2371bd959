"""The turn of an opponent that the rules play, told in its panel moment by moment before the board shows it."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable

from PySide6.QtCore import QObject, QTimer, Signal

from teo_desktop.ui.adapter import BotView
from teo_desktop.ui.scene.pace import Pace
from teo_desktop.ui.windows.bot_panel import BotPanel

_MILLISECONDS = {Pace.FAST: 350, Pace.NORMAL: 900}
"""How long a moment stays; step by step it stays until somebody presses something."""


class BotTurn(QObject):
    """Plays the moments of one turn.

    Signals:
        paused(): a moment is shown; the next one waits for ``press``.
        finished(bool): all of it has been shown, or somebody has cut it short (True).
    """

    paused = Signal()
    finished = Signal(bool)

    def __init__(self, panel: BotPanel) -> None:
        super().__init__(panel)
        self.panel = panel
        """Where it is told."""
        self._waiting: deque[BotView] = deque()
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
        self._pace = pace
        self._go_on()

    def press(self) -> None:
        """Somebody presses something: step by step the next moment comes, else the turn is shown to its end at once."""
        if not self.is_going_on:
            return
        if self._pace is Pace.STEP:
            self._go_on()
        else:
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
        self.panel.show_moment(self._waiting.popleft())
        if self._pace is Pace.STEP:
            self.paused.emit()
        else:
            self._timer.start(_MILLISECONDS[self._pace])

    def _end(self, is_cut: bool) -> None:
        self.drop()
        self.panel.catch_up()
        self.finished.emit(is_cut)
