"""One bot against another: the same games with seats changed, so that luck and seat weigh the same for both.

Each seed is played once for each seat: the first bot sits there, the second in all others. What is printed is the share
of games that the first bot won with its 95 % interval (Wilson), beside the share that would be par, and its margin.
"""

from __future__ import annotations

import argparse
import math
import statistics
import time
from typing import NamedTuple

from teo_desktop.autoplay import play
from teo_desktop.games import GAMES
from teo_desktop.kernel.bots import BOTS
from teo_desktop.saves import BOT, Seat
from tests.tools import table

SURE = 1.96
"""Standard deviations of a 95 % interval."""


class Interval(NamedTuple):
    """A share and between what it lies."""

    share: float
    low: float
    high: float


def main(argv: list[str]) -> int:
    """Play and print."""
    parser = argparse.ArgumentParser(prog="python -m tests.tools arena", description=__doc__)
    parser.add_argument("first", choices=tuple(BOTS))
    parser.add_argument("second", choices=tuple(BOTS))
    parser.add_argument("-n", type=int, default=50, metavar="N", help="seeds; each is played once for each seat (50)")
    table.add_game(parser)
    asked = parser.parse_args(argv)
    rules, setup = GAMES[asked.game], table.setup(parser, asked)
    seats = rules.seats(rules.setup_from_json(setup))
    won, margins = 0.0, []
    start = time.process_time()
    for seed in range(asked.seed, asked.seed + asked.n):
        for place in range(seats):
            bots = [Seat(f"{BOT}:{asked.first if seat == place else asked.second}") for seat in range(seats)]
            result = rules.result(play(rules, setup, bots, seed).game)
            won += result.ranking[0] == place
            others = [points for seat, points in enumerate(result.points) if seat != place]
            margins.append(result.points[place] - max(others))
    games = asked.n * seats
    share = wilson(won, games)
    error = statistics.stdev(margins) / math.sqrt(games) if games > 1 else 0.0
    print(
        f"{asked.first} against {asked.second}: {games} games with {seats} seats from seed {asked.seed}, "
        f"won {100 * share.share:.1f} % [{100 * share.low:.0f}, {100 * share.high:.0f}] (par {100 / seats:.0f} %), "
        f"margin {statistics.fmean(margins):+.1f} +-{error:.1f}, {(time.process_time() - start) / games:.2f} s a game"
    )
    return 0


def wilson(won: float, games: int) -> Interval:
    """The share of games won with its 95 % interval."""
    share = won / games
    middle = share + SURE**2 / (2 * games)
    width = SURE * math.sqrt(share * (1 - share) / games + SURE**2 / (4 * games**2))
    whole = 1 + SURE**2 / games
    return Interval(share, max(0.0, (middle - width) / whole), min(1.0, (middle + width) / whole))
