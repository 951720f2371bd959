"""How many ways there are to go on, by depth, for fixed positions: a rules change moves a number.

The order of the choices is pinned as well, by a checksum over their lines. `--update` writes the files that the tests
compare; whoever commits a change of them says which rule it is.
"""

from __future__ import annotations

import argparse
import zlib
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from teo_desktop.games import GAMES
from teo_desktop.kernel.agenda import Decision, advance, submit
from teo_desktop.kernel.record import line_of
from teo_desktop.kernel.rules import Json, Rules
from tests.tools import table

GAMES_FOLDER = Path(__file__).resolve().parents[1] / "games"
MOST_LEAVES = 400
"""A position is counted as deep as it has no more than so many leaves."""
AFTER = (0, 12, 50, 120)
"""After how many random choices the positions are taken."""


def main(argv: list[str]) -> int:
    """Print the tables of a game, or write them."""
    parser = argparse.ArgumentParser(prog="python -m tests.tools perft", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help=f"of {', '.join(GAMES)} (all)")
    parser.add_argument("--update", action="store_true", help="write tests/games/<game>/perft.txt")
    asked = parser.parse_args(argv)
    for name in asked.games or GAMES:
        if name not in GAMES:
            parser.error(f"there is no game {name!r}")
        text = "\n".join(tables(name)) + "\n"
        if asked.update:
            path_of(name).write_text(text, encoding="utf-8")
        else:
            print(text, end="")
    return 0


def path_of(name: str) -> Path:
    """The file with a game's tables."""
    return GAMES_FOLDER / name / "perft.txt"


def tables(name: str) -> Iterator[str]:
    """A line for each position: set-up, choices before it, question, leaves by depth, and the order's checksum."""
    for number, (label, setup) in enumerate(table.content(name).SETUPS.items(), start=1):
        for after in AFTER:
            game, decision = position(GAMES[name], setup, number, after)
            if decision is not None:
                counts, order = perft(GAMES[name], game, decision)
                asked_by = type(decision.asked_by).__name__
                yield f"{label} seed {number} after {after} {asked_by}: {' '.join(map(str, counts))} order {order:08x}"


def position(rules: Rules, setup: Json, seed: int, after: int) -> tuple[Any, Decision | None]:
    """A game after so many random choices."""
    random = Random(seed)
    game = rules.new_game(rules.setup_from_json(setup), seed)
    decision = advance(game)
    for _ in range(after):
        if decision is None:
            break
        decision = submit(game, decision, decision.options[random.randrange(len(decision.options))])
    return game, decision


def perft(rules: Rules, game: Any, decision: Decision) -> tuple[list[int], int]:
    """The leaves at depth 1, 2, … up to the limit, and a checksum of the lines in their order."""
    counts: list[int] = []
    order = 0
    layer: list[tuple[Any, Decision]] = [(game, decision)]
    while layer:
        counts.append(sum(len(asked.options) for _, asked in layer))
        following = []
        if counts[-1] > MOST_LEAVES:
            break
        for state, asked in layer:
            for choice in asked.options:
                order = zlib.crc32(line_of(rules, asked, choice).encode(), order)
                future = state.copy()
                next_decision = submit(future, asked, choice)
                if next_decision is not None:
                    following.append((future, next_decision))
        layer = following
    return counts, order
