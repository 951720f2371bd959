"""Computer players, over the same questions and answers as people.

A bot gets a game of its own and the pending decision and answers with one of the options. It sees what its seat sees:
before it looks ahead, all that the seat cannot know is dealt anew. A bot runs wherever it is put (here, or in a
process of its own) and never sees a window.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Protocol

from teo_desktop.kernel.agenda import Choice, Decision, submit
from teo_desktop.kernel.rules import Rules

Stop = Callable[[], bool]


def never() -> bool:
    """The stop flag of somebody who is not in a hurry."""
    return False


class Bot(Protocol):
    """Somebody who answers decisions."""

    def choose(self, game: Any, decision: Decision, stop: Stop = never) -> Choice:
        """One of ``decision.options``. The game is the bot's to change; ``stop`` asks it to hurry."""


class RandomBot:
    """Takes any legal choice, each as likely as the others."""

    def __init__(self, rules: Rules, seed: int) -> None:
        self._random = Random(seed)

    def choose(self, game: Any, decision: Decision, stop: Stop = never) -> Choice:
        return decision.options[self._random.randrange(len(decision.options))]


class GreedyBot:
    """Takes what is worth most at once, looking at most ``depth`` of its own choices ahead.

    One choice is often only half a move (where to go, then what to do there), hence a look at two. It stops looking
    where another player is asked or another round begins. Equal choices are drawn.
    """

    def __init__(self, rules: Rules, seed: int, depth: int = 2) -> None:
        self._rules = rules
        self._random = Random(seed)
        self._depth = depth

    def choose(self, game: Any, decision: Decision, stop: Stop = never) -> Choice:
        self._rules.hide(game, decision.player, self._random.getrandbits(63))
        best, most = [decision.options[0]], float("-inf")
        for choice in decision.options:
            value = self._value(game, decision, choice, self._depth - 1)
            if value > most:
                best, most = [choice], value
            elif value == most:
                best.append(choice)
            if stop():
                break
        return best[self._random.randrange(len(best))]

    def _value(self, game: Any, decision: Decision, choice: Choice, deeper: int) -> float:
        future = game.copy()
        following = submit(future, decision, choice)
        if not deeper or following is None or following.player != decision.player:
            return self._rules.evaluate(future, decision.player)
        if self._rules.rounds(future) != self._rules.rounds(game):
            # Somebody whom the rules play has had a turn in between: what is asked now is another one.
            return self._rules.evaluate(future, decision.player)
        return max(self._value(future, following, option, deeper - 1) for option in following.options)


BOTS: dict[str, Callable[[Rules, int], Bot]] = {"random": RandomBot, "greedy": GreedyBot}
"""By the name that the command line and a game's seats call them."""
STAND_IN = "greedy"
"""The bot that plays where a person would, or one that is not known here."""
