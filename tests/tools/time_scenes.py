"""The time machine as it stands in pictures: a moment of the past, and the branches of a game."""

from __future__ import annotations

from teo_desktop.ui.game_file import GameFile
from teo_desktop.ui.session import GameSession
from teo_desktop.ui.time_machine import Stride
from teo_desktop.ui.windows.game_view import GameView

TURNS_BACK = 9
"""So far people look back."""
COMMENT = {"en": "Gold or stone?", "de": "Gold oder Stein?", "es": "¿Oro o piedra?"}
NAMES = {
    "en": ("With the gold", "Straight to the pyramid"),
    "de": ("Mit dem Gold", "Gleich zur Pyramide"),
    "es": ("Con el oro", "Directo a la pirámide"),
}


class _Unwritten(GameFile):
    """Holds branches and comments, and leaves no file behind."""

    def autosave(self) -> None:
        """Nothing is written."""


def file_for(view: GameView) -> GameFile:
    """Give a game that is only shown a file, so that it can have branches."""
    live = view.live
    live.file = _Unwritten(live.session, live.seats)
    view.looking_back.follow(live.file)
    return live.file


def look_back(view: GameView, language: str) -> None:
    """Some turns back, where somebody has written something."""
    file, machine = file_for(view), view.looking_back.machine
    for _ in range(TURNS_BACK):
        machine.step(Stride.TURN, -1)
    machine.step(Stride.CHOICE, 1)
    file.comment(machine.at, COMMENT[language])


def with_branches(view: GameView, language: str) -> None:
    """Two other ways, and one that goes now."""
    file, session = file_for(view), view.live.session
    for name, share in zip(NAMES[language], (0.7, 0.5), strict=True):
        file.play_on(round(len(session.steps) * share), name)
        _go_on(session)


def _go_on(session: GameSession) -> None:
    for _ in range(4):
        session.end_turn()
        pending = session.pending
        if pending.decision is not None:
            session.submit(pending.serial, pending.decision.options[-1])
