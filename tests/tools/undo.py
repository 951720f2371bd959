"""Play random games and take every choice back: each time the game is as it was before, to the last figure.

One seat is a person's who may also take back what was revealed, all others choose at random. The games go through all
set-ups of all games. First the person takes back all that they did, then everything is done again; and the game before
each choice of anybody is compared with what was noted when it was made.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import sys
from collections import Counter
from random import Random
from typing import Any

from teo_desktop.games import GAMES
from teo_desktop.kernel.record import GameRecord
from teo_desktop.kernel.rules import Json, Rules
from teo_desktop.ui.session import GameSession
from tests.tools.table import content


class Differs(Exception):
    """The game was not as it had been; the text says where."""


def main(argv: list[str]) -> int:
    """Play, take back and count; 1 when something was not as it had been."""
    parser = argparse.ArgumentParser(prog="python -m tests.tools undo", description=__doc__)
    parser.add_argument("-n", type=int, default=200, metavar="N", help="how many games (200)")
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="the first seed (1)")
    asked = parser.parse_args(argv)
    try:
        counted = undo(asked.n, asked.seed)
    except Differs as differs:
        print(differs, file=sys.stderr)
        return 1
    print(", ".join(f"{name} {n}" for name, n in counted.items()))
    return 0


def undo(games: int, first: int = 1) -> Counter[str]:
    """How many games, choices and steps back there were.

    Raises:
        Differs: the game was not as it had been.
    """
    setups = [(name, setup) for name in GAMES for setup in content(name).SETUPS.values()]
    counted: Counter[str] = Counter()
    for seed in range(first, first + games):
        name, setup = setups[seed % len(setups)]
        counted += _undo(GAMES[name], setup, seed)
    return counted


def _undo(rules: Rules, setup: Json, seed: int) -> Counter[str]:
    random = Random(seed)
    session = GameSession(rules, GameRecord(rules.NAME, rules.RULES, setup, seed), (), lambda _: True, False)
    noted = [digest(session.state)]
    choosers = []
    while (decision := session.pending.decision) is not None:
        session.submit(session.pending.serial, random.choice(decision.options))
        choosers.append(decision.player)
        noted.append(digest(session.state))
    lines = session.record.lines
    for number, step in enumerate(session.steps):
        _compare(rules, setup, seed, noted[number], rules.game_to_json(step.before), number)
    session.people = frozenset({random.choice(sorted(set(choosers)))})
    session.lifts_barrier = True
    steps = 0
    while session.undo_step():
        steps += 1
        at = len(session.record.lines)
        _compare(rules, setup, seed, noted[at], session.state, at)
        if (*session.record.lines, *session.undone) != lines:
            raise Differs(f"{rules.NAME} {setup} seed {seed}: other lines after {at} choices")
    if steps != sum(chooser in session.people for chooser in choosers):
        raise Differs(f"{rules.NAME} {setup} seed {seed}: a choice could not be taken back")
    while session.redo():
        at = len(session.record.lines)
        _compare(rules, setup, seed, noted[at], session.state, at)
    if session.record.lines != lines:
        raise Differs(f"{rules.NAME} {setup} seed {seed}: not everything could be done again")
    return Counter({"games": 1, "choices": len(lines), "taken back by a person": steps})


def _compare(rules: Rules, setup: Json, seed: int, expected: str, state: Json, at: int) -> None:
    if digest(state) != expected:
        raise Differs(f"{rules.NAME} {setup} seed {seed}: not the same after {at} choices")


def digest(state: Any) -> str:
    """A state in a few letters; equal states have equal ones."""
    return hashlib.sha256(json.dumps(state, sort_keys=True).encode()).hexdigest()
