"""A player for measuring: it plans each turn to its end and plays for goals, as people do who know the game.

It is stronger than the greedy bot by some thirty points of Teotihuacan, and no bot to be played against: it takes no
hurry, and its plans forget whatever comes after the turn.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from teo_desktop.kernel.agenda import Choice, Decision, submit
from teo_desktop.kernel.events import Journal
from teo_desktop.kernel.rules import Rules

WIDTH = 16
"""So many unfinished turns are followed."""
LONGEST = 8
"""Choices of a turn; what comes later is left open."""

Worth = Callable[[Any, Journal], float]
Worths = Callable[[Any], Worth]


class Planner:
    """Looks for the best whole turn, among the ``WIDTH`` that look best after each choice."""

    def __init__(self, rules: Rules, seed: int, worths: Worths) -> None:
        """``worths`` makes of a game that which says what a position behind it is worth, besides what the rules'
        ``evaluate`` says: of the position and the events between."""
        self._rules = rules
        self._random = Random(seed)
        self._worths = worths

    def choose(self, game: Any, decision: Decision) -> Choice:
        """One of the options. The game is the planner's to change."""
        rules, player = self._rules, decision.player
        worth = self._worths(game)
        rules.hide(game, player, self._random.getrandbits(63))
        game.journal = []
        begun = rules.rounds(game)
        best, most = decision.options[0], float("-inf")
        layer: list[tuple[float, Any, Decision, Choice | None]] = [(0.0, game, decision, None)]
        for deep in range(LONGEST):
            grown = []
            for _, before, asked, first in layer:
                for choice in asked.options:
                    after = before.copy()
                    after.journal = list(before.journal)
                    following = submit(after, asked, choice)
                    value = rules.evaluate(after, player) + worth(after, after.journal)
                    way = choice if first is None else first
                    is_over = following is None or following.player != player or rules.rounds(after) != begun
                    if (is_over or deep + 1 == LONGEST) and value > most:
                        best, most = way, value
                    if not is_over and following is not None:
                        grown.append((value, after, following, way))
            layer = sorted(grown, key=lambda row: -row[0])[:WIDTH]
            if not layer:
                break
        return best
