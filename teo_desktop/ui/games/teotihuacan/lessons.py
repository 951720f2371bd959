"""What teaches Teotihuacan: the words of its lessons, how far a game played freely has come, and its coach."""

from __future__ import annotations

from teo_desktop.games.teotihuacan.state import NOT_TRIGGERED, Game
from teo_desktop.ui.games.teotihuacan.coach import marks
from teo_desktop.ui.texts.teotihuacan.lessons import lesson_text

__all__ = ["lesson_text", "marks", "reached"]

NEAR = 3
"""An eclipse is near when the light marker has so many steps left at most."""


def reached(until: str, game: Game) -> bool:
    """Whether the game has come so far: ``turn 3`` of the learner, ``locked`` (a worker of theirs is), ``near`` (an
    eclipse), ``eclipse 1`` (that one is over)."""
    # Here, for the coach speaks in every game, and lessons are seldom taken.
    from teo_desktop.lessons import LEARNER

    word, _, number = until.partition(" ")
    if word == "turn":
        return game.turn > (int(number) - 1) * len(game.players) and game.active == LEARNER
    if word == "locked":
        return game.players[LEARNER].has_locked()
    if word == "near":
        return game.turns_left != NOT_TRIGGERED or game.dark - game.light <= NEAR or game.eclipses > 0
    if word == "eclipse":
        return game.eclipses >= int(number) and game.turn > 0 and game.active == LEARNER
    raise ValueError(f"no lesson can wait for {until!r}")
