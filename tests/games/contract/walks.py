"""Which games the walks play, and how a random game is walked through, question by question.

Every game in GAMES is walked, and the toy of the kernel's tests, so that a walk that proves nothing would show there.
A game's ``tests/games/<game>/content.py`` says which set-ups are walked and what must hold at every question.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from importlib import import_module
from random import Random
from typing import Any, NamedTuple

from teo_desktop.games import GAMES
from teo_desktop.kernel.agenda import Choice, Decision, advance, submit
from teo_desktop.kernel.events import Journal
from teo_desktop.kernel.rules import Json, Rules
from tests.kernel import toy


class Case(NamedTuple):
    """A game with a set-up and a seed: one walk."""

    name: str
    rules: Rules
    setup: Json
    seed: int
    check: Callable[[Any], None]

    def start(self, journal: Journal | None = None) -> Any:
        """The game laid out for its first question."""
        game = self.rules.new_game(self.rules.setup_from_json(self.setup), self.seed)
        game.journal = journal
        return game

    def state(self, game: Any) -> str:
        """The whole state as text, to compare."""
        return json.dumps(self.rules.game_to_json(game))


class Moment(NamedTuple):
    """A question in a walk, the game there, and the answer that the walk gives next."""

    number: int
    game: Any
    decision: Decision
    choice: Choice


def _cases() -> tuple[Case, ...]:
    found = [
        Case(f"toy-{players}{'-rich' * rich}", toy, {"players": players, "rich": rich}, 10 * players + rich, _nothing)
        for players in (2, 3, 4)
        for rich in (False, True)
    ]
    for name, rules in GAMES.items():
        content = import_module(f"tests.games.{name}.content")
        found += [
            Case(f"{name}-{label}", rules, setup, seed, content.check)
            for seed, (label, setup) in enumerate(content.SETUPS.items(), start=1)
        ]
    return tuple(found)


def _nothing(game: Any) -> None:
    """The toy keeps no stock that a walk could count."""


CASES = _cases()
FEW = tuple(case for number, case in enumerate(CASES) if number % 4 == 1)
"""For what is slow to prove: every fourth case, so of each game several."""


def walk(case: Case, journal: Journal | None = None) -> Iterator[Moment]:
    """A whole game of random choices. After each yield the answer is given, so look at the game before."""
    game = case.start(journal)
    random = Random(case.seed)
    decision = advance(game)
    number = 0
    while decision is not None:
        choice = decision.options[random.randrange(len(decision.options))]
        yield Moment(number, game, decision, choice)
        decision = submit(game, decision, choice)
        number += 1
