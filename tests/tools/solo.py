"""Play solo games of every level and check at every question what must always hold.

Random and greedy people take turns with the games; at the end stands a line for each level with the mean and spread of
the opponent's points, the rules that it applied, and how often.
"""

from __future__ import annotations

import argparse
import statistics
from collections import Counter
from dataclasses import replace

from teo_desktop.games import teotihuacan
from teo_desktop.games.teotihuacan import teotibot_events
from teo_desktop.games.teotihuacan.setup import new_game
from teo_desktop.games.teotihuacan.state import Game, Setup
from teo_desktop.games.teotihuacan.teotibot_levels import LEVELS
from teo_desktop.kernel.agenda import advance, submit
from teo_desktop.kernel.bots import BOTS
from teo_desktop.kernel.events import Journal
from tests.games.teotihuacan.content import check


def main(argv: list[str]) -> int:
    """Play, check and print."""
    parser = argparse.ArgumentParser(prog="python -m tests.tools solo", description=__doc__)
    parser.add_argument("-n", type=int, default=1000, metavar="N", help="how many games (1000)")
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="the first seed (1)")
    parser.add_argument("--bots", default="random,greedy", metavar="NAME,…", help="who plays (random,greedy)")
    asked = parser.parse_args(argv)
    names = asked.bots.split(",")
    points: dict[str, list[int]] = {level: [] for level in LEVELS}
    applied: dict[str, Counter[str]] = {level: Counter() for level in LEVELS}
    for seed in range(asked.seed, asked.seed + asked.n):
        level = list(LEVELS)[seed % len(LEVELS)]
        journal: Journal = []
        game = play(setup_of(seed, level), seed, names[seed // len(LEVELS) % len(names)], journal)
        points[level].append(game.players[-1].points)
        applied[level].update(event.rule for event in journal if isinstance(event, teotibot_events.RuleApplied))
    for level, row in points.items():
        if row:
            spread = statistics.stdev(row) if len(row) > 1 else 0.0
            rules = ", ".join(f"{rule} {count / len(row):.1f}" for rule, count in applied[level].most_common())
            print(f"{level}: {len(row)} games, mean {statistics.fmean(row):.1f}, spread {spread:.1f}; {rules}")
    return 0


def setup_of(seed: int, level: str) -> Setup:
    """A set-up of this level whose options change with the seed."""
    setup = Setup(2, "2018" if seed % 7 == 0 else "deluxe", seed % 11 == 0, solo=LEVELS[level])
    return replace(
        setup,
        advanced_worship=seed % 3 == 0,
        sudden_end=seed % 13 == 0,
        redraw_neutrals=seed % 4 == 0,
        all_tiles=seed % 5 in (2, 4) and not setup.first_game,
    )


def play(setup: Setup, seed: int, bot: str, journal: Journal) -> Game:
    """A whole game of a bot in the first seat; a failure names it."""
    game = new_game(setup, seed)
    game.journal = journal
    human = BOTS[bot](teotihuacan, seed)
    try:
        decision = advance(game)
        while decision is not None:
            assert decision.player == 0
            check(game)
            decision = submit(game, decision, human.choose(game.copy(), decision))
        check(game)
        check_words(journal)
    except Exception as error:
        raise AssertionError(f"solo seed {seed}, {bot}, {setup}") from error
    return game


def check_words(journal: Journal) -> None:
    """All words of the opponent's events are among those that they name."""
    for event in journal:
        match event:
            case teotibot_events.TeotibotChose(what=what, why=why):
                assert why in teotibot_events.CHOSEN[what], event
            case teotibot_events.RuleApplied(rule=rule):
                assert rule in teotibot_events.RULES, event
            case teotibot_events.ActionTileFailed(reason=reason):
                assert reason in teotibot_events.REASONS, event
