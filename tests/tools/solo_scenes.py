"""What happens in a game against the rules' own opponent before a picture is taken."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from teo_desktop.kernel.bots import GreedyBot
from teo_desktop.ui.scene.pace import Pace
from teo_desktop.ui.session import Phase
from teo_desktop.ui.settings import OTHERS_MOTION, Settings
from teo_desktop.ui.windows.game_view import GameView

MOMENTS = 2
"""So many moments of a turn are told before the one that is seen."""


def tell_its_turn(view: GameView, settings: Settings) -> None:
    """Hand over, and let the opponent's turn be told step by step, up to the middle of it."""
    session = view.live.session
    bot = GreedyBot(session.rules, 1)
    settings.set(OTHERS_MOTION, Pace.STEP.value)
    while session.phase is Phase.ASKING:
        pending = session.pending
        assert pending.decision is not None
        session.submit(pending.serial, bot.choose(pending.game, pending.decision))
    session.end_turn()
    for _ in range(MOMENTS):
        QTest.keyClick(view.board, Qt.Key.Key_Space)
    settings.set(OTHERS_MOTION, Pace.OFF.value)
