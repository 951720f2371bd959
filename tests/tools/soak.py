"""Play until everything has occurred: every id of the data in play, every event, every class of effects.

The bots prefer what has not been seen yet: they look one choice ahead, and where nothing new is near they play
at random, greedily, or each after
one thing alone, game by game. What must occur stands in tests/games/<game>/content.py. At every question the
stock is counted. A game that fails is named by its set-up and seed.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterable
from random import Random
from types import ModuleType
from typing import Any

from teo_desktop.games import GAMES
from teo_desktop.kernel.agenda import Choice, Decision, Effect, advance, submit
from teo_desktop.kernel.bots import Bot, GreedyBot, RandomBot
from teo_desktop.kernel.codec import effect_classes
from teo_desktop.kernel.events import Journal
from teo_desktop.kernel.rules import Rules
from tests.tools import table

Goal = Callable[[Any, int], float]
GAMES_PACKAGE = "teo_desktop.games."


def main(argv: list[str]) -> int:
    """Play until nothing is missing; 1 when the games run out before."""
    parser = argparse.ArgumentParser(prog="python -m tests.tools soak", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help=f"of {', '.join(GAMES)} (all)")
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="the first seed (1)")
    parser.add_argument("-n", type=int, default=400, metavar="N", help="the most games (400)")
    parser.add_argument("--all", action="store_true", help="play all of them, even when nothing is missing any more")
    parser.add_argument("--find", action="store_true", help="print a short list of seeds, for content.py")
    asked = parser.parse_args(argv)
    status = 0
    for name in asked.games or GAMES:
        if name not in GAMES:
            parser.error(f"there is no game {name!r}")
        seeds = range(asked.seed, asked.seed + asked.n)
        with Soak(name) as soak:
            if asked.find:
                print(f"SOAK_SEEDS = {tuple(soak.find(seeds))}")
            else:
                for seed in seeds:
                    soak.play(seed)
                    if not soak.missing and not asked.all:
                        break
            print(f"{name}: {soak.games} games from seed {asked.seed}, {len(soak.missing)} missing")
            print("".join(f"  {what}\n" for what in sorted(soak.missing)), end="")
            status = max(status, bool(soak.missing))
    return status


class Soak:
    """Games of one kind, and what has occurred in them."""

    def __init__(self, name: str) -> None:
        self._name = name
        self._rules, self._content = GAMES[name], table.content(name)
        self._setups = list(self._content.SETUPS.items())
        self._classes = effect_classes(GAMES_PACKAGE + name, "teo_desktop.kernel")
        self._wanted = self._content.WANTED | {f"effect {effect}" for effect in _concrete(self._classes)}
        self._seen: set[str] = set()
        self._originals: dict[type[Effect[Any]], Any] = {}
        self._applied: set[str] = set()
        self.games = 0

    def __enter__(self) -> Soak:
        """From now on the effects note that they happen."""
        self._originals = {cls: cls.apply for cls in self._classes.values()}
        for cls, original in self._originals.items():
            cls.apply = _noting(original, self._applied)  # type: ignore[method-assign]
        return self

    def __exit__(self, *error: object) -> None:
        for cls, original in self._originals.items():
            cls.apply = original  # type: ignore[method-assign]

    @property
    def missing(self) -> frozenset[str]:
        """What has not occurred yet."""
        return frozenset(self._wanted - self._seen)

    def play(self, seed: int) -> None:
        """A whole game; a failure names it."""
        label, setup = self._setups[seed % len(self._setups)]
        self.games += 1
        try:
            _play(self._rules, self._content, self._rules.setup_from_json(setup), seed, self._seen, self._applied)
        except Exception as error:
            raise AssertionError(f"{self._name} {label} seed {seed}") from error

    def find(self, seeds: Iterable[int]) -> list[int]:
        """Of these seeds, those that are needed: each shows something that those before it did not."""
        found: list[int] = []
        for least in (6, 1):
            for seed in seeds:
                before = set(self._seen)
                missing = self.missing
                self.play(seed)
                if len(missing - self.missing) >= least:
                    found.append(seed)
                else:
                    self._seen = before
                if not self.missing:
                    return found
        return found


def _concrete(classes: dict[str, type[Effect[Any]]]) -> set[str]:
    """Those that no other is made from."""
    return {name for name, cls in classes.items() if not any(cls in other.__mro__[1:] for other in classes.values())}


def _noting(original: Any, applied: set[str]) -> Any:
    def apply(self: Effect[Any], game: Any, choice: Any) -> Any:
        applied.add(type(self).__name__)
        return original(self, game, choice)

    return apply


def _play(rules: Rules, content: ModuleType, setup: Any, seed: int, seen: set[str], applied: set[str]) -> None:
    random = Random(seed)
    game = rules.new_game(setup, seed)
    goals: tuple[Goal | None, ...] = (None, rules.evaluate, *content.GOALS)
    # Sometimes all are after the same, so that it is used up; sometimes each after something else.
    seats = rules.seats(setup)
    after = [random.choice(goals)] * seats if random.random() < 0.5 else random.choices(goals, k=seats)
    usual: list[Bot] = [GreedyBot(_After(rules, goal), seed) if goal else RandomBot(rules, seed) for goal in after]
    journal: Journal = []
    game.journal = journal
    applied.clear()
    decision = advance(game)
    seen.update(f"effect {effect}" for effect in applied)
    while decision is not None:
        choice = _unseen(content, game, decision, seen, random)
        if choice is None:
            choice = usual[decision.player].choose(game.copy(), decision)
        before = len(journal)
        applied.clear()
        decision = submit(game, decision, choice)
        seen.update(f"effect {effect}" for effect in applied)
        for event in journal[before:]:
            seen.update(content.ids_of(event))
        content.check(game)
    assert not game.agenda


def _unseen(content: ModuleType, game: Any, decision: Decision, seen: set[str], random: Random) -> Choice | None:
    """The option that shows most that was not seen before, if any does."""
    best: list[Choice] = []
    most = 0
    for choice in decision.options:
        future = game.copy()
        future.journal = journal = Journal()
        submit(future, decision, choice)
        new = {found for event in journal for found in content.ids_of(event)} - seen
        if len(new) > most:
            best, most = [choice], len(new)
        elif len(new) == most > 0:
            best.append(choice)
    return random.choice(best) if best else None


class _After:
    """The rules, with a value of positions of its own."""

    def __init__(self, rules: Rules, goal: Goal) -> None:
        self._rules = rules
        self.evaluate = goal

    def __getattr__(self, name: str) -> Any:
        return getattr(self._rules, name)
