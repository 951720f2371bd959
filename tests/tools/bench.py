"""How quick the rules and the window are, beside a fixed loop of plain Python.

Measured are random games, decisions, copies and expansions, then what `bench_window` says. A decision is a question
with at least one option, forced ones counted; a choice point has two or more. An expansion is what a node costs a
search: copy, apply a choice, work out the next options. Everything runs on one core and is
measured in CPU time, in turns with the reference loop, so that machines and loads can be compared by the ratio; what is
printed is the median of the windows.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import time
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from teo_desktop.games import GAMES
from teo_desktop.kernel.agenda import Decision, Effect, advance, submit
from teo_desktop.kernel.rules import Json, Rules
from tests.tools import bench_window
from tests.tools.reference_loop import reference_loops

WARN_BELOW = 0.7
"""A figure that fell below this share of the earlier one is worth a warning."""
RATIOS = ("decisions", "choice points", "games", "copies", "expansions")
GAMES_COUNTED = 40
now = time.process_time


class Counted(NamedTuple):
    """What random games consist of."""

    games: int
    decisions: int
    choice_points: int
    options: int
    """Options of all choice points."""


class Position(NamedTuple):
    """A game in the middle, its question and an answer."""

    game: Any
    decision: Decision
    number: int


def main(argv: list[str]) -> int:
    """Measure every game, and compare with earlier figures."""
    parser = argparse.ArgumentParser(prog="python -m tests.tools bench", description=__doc__)
    parser.add_argument("names", nargs="*", metavar="GAME", help=f"of {', '.join(GAMES)} (all)")
    parser.add_argument("--players", default="2,4", help="numbers of players (2,4)")
    parser.add_argument("--windows", type=int, default=5, help="windows of which the median is printed (5)")
    parser.add_argument("--seconds", type=float, default=1.0, help="CPU seconds of a window (1)")
    parser.add_argument("--window", action="store_true", help="measure the window alone")
    parser.add_argument("--no-window", action="store_true", help="leave the window out; so it is where Qt is missing")
    parser.add_argument("--save", type=Path, metavar="FILE", help="write the figures")
    parser.add_argument("--against", type=Path, metavar="FILE", help="warn of figures that fell by 30 %% since")
    asked = parser.parse_args(argv)
    if unknown := [name for name in asked.names if name not in GAMES]:
        parser.error(f"there is no game {unknown[0]!r}")
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    earlier = json.loads(asked.against.read_text(encoding="utf-8")) if asked.against else {}
    figures = {}
    for name in () if asked.window else asked.names or GAMES:
        for players in map(int, asked.players.split(",")):
            label = f"{name} {players} players"
            figures[label] = measure(GAMES[name], setup_for(name, players), asked.windows, asked.seconds)
            print(f"{label}\n{table(figures[label])}", flush=True)
    if asked.window or (not asked.no_window and bench_window.has_window()):
        figures["window"] = bench_window.measure(asked.windows)
        print(f"window\n{bench_window.table(figures['window'])}", flush=True)
    for warning in (*fallen(earlier, figures), *bench_window.slower(earlier, figures)):
        print(f"WARNING {warning}")
    if asked.save:
        asked.save.write_text(json.dumps(figures, indent=1) + "\n", encoding="utf-8")
    return 0


def setup_for(name: str, players: int) -> Json:
    """The plain set-up of a game for so many players."""
    setups = import_module(f"tests.games.{name}.content").SETUPS
    return next(setup for setup in setups.values() if setup["players"] == players)


def measure(rules: Rules, setup: Json, windows: int, seconds: float) -> dict[str, float]:
    """All figures of a game with a set-up."""
    made = rules.setup_from_json(setup)
    counted = count(rules, made, GAMES_COUNTED)
    positions = _positions(rules, made, 400)
    rows: dict[str, list[float]] = {"loops": [], "games": [], "copies": [], "expansions": []}
    for _ in range(windows):
        rows["loops"].append(reference_loops(min(0.5, seconds)))
        rows["games"].append(_rate(lambda: _play(rules, made, counted.games), counted.games, seconds))
        rows["copies"].append(_rate(lambda: _copy(positions), len(positions), seconds / 2))
        rows["expansions"].append(_rate(lambda: _expand(positions), len(positions), seconds))
    rows["decisions"] = [rate * counted.decisions / counted.games for rate in rows["games"]]
    rows["choice points"] = [rate * counted.choice_points / counted.games for rate in rows["games"]]
    figures = {f"{name}/s": statistics.median(rates) for name, rates in rows.items()}
    for name in RATIOS:
        ratios = [1000 * rate / loops for rate, loops in zip(rows[name], rows["loops"], strict=True)]
        figures[f"{name} per 1000 loops"] = statistics.median(ratios)
    figures["copy us"] = 1e6 / figures["copies/s"]
    figures["decisions per game"] = counted.decisions / counted.games
    figures["choice points per game"] = counted.choice_points / counted.games
    figures["options per choice point"] = counted.options / counted.choice_points
    forced = counted.decisions - counted.choice_points
    figures["options per decision"] = (counted.options + forced) / counted.decisions
    return figures


def table(figures: dict[str, float]) -> str:
    """The figures of a game as lines."""
    lines = [
        ("random games per second", "games/s", ",.0f"),
        ("decisions per second", "decisions/s", ",.0f"),
        ("choice points per second", "choice points/s", ",.0f"),
        ("decisions per 1000 reference loops", "decisions per 1000 loops", ",.0f"),
        ("state copy in us", "copy us", ".1f"),
        ("expansions per second", "expansions/s", ",.0f"),
        ("expansions per 1000 reference loops", "expansions per 1000 loops", ",.0f"),
        ("decisions per game", "decisions per game", ".0f"),
        ("choice points per game", "choice points per game", ".0f"),
        ("options per decision", "options per decision", ".1f"),
        ("options per choice point", "options per choice point", ".1f"),
        ("reference loops per second", "loops/s", ",.0f"),
    ]
    return "\n".join(f"  {text:36} {format(figures[key], form):>12}" for text, key, form in lines)


def fallen(earlier: dict[str, dict[str, float]], figures: dict[str, dict[str, float]]) -> list[str]:
    """What fell by 30 % or more, by the ratio to the reference loop."""
    found = []
    for label, before in earlier.items():
        for name in RATIOS:
            key = f"{name} per 1000 loops"
            if key in before and label in figures and figures[label][key] < WARN_BELOW * before[key]:
                change = 100 - 100 * figures[label][key] / before[key]
                found.append(
                    f"{label}: {key} fell by {change:.0f} %, from {before[key]:,.0f} to {figures[label][key]:,.0f}"
                )
    return found


def _rate(work: Callable[[], None], units: int, seconds: float) -> float:
    start, done = now(), 0
    while True:
        work()
        done += units
        spent = now() - start
        if spent >= seconds:
            return done / spent


def _play(rules: Rules, setup: Any, games: int) -> None:
    for seed in range(games):
        random = Random(seed).random
        game = rules.new_game(setup, seed)
        decision = advance(game)
        while decision is not None:
            options = decision.options
            decision = submit(game, decision, options[int(random() * len(options))])


def _copy(positions: list[Position]) -> None:
    for game, _, _ in positions:
        game.copy()


def _expand(positions: list[Position]) -> None:
    for game, decision, number in positions:
        submit(game.copy(), decision, decision.options[number])


def _positions(rules: Rules, setup: Any, wanted: int) -> list[Position]:
    """Questions of random games, evenly out of all their moments."""
    found: list[Position] = []
    random = Random(1)
    seed = 0
    while len(found) < wanted:
        game = rules.new_game(setup, seed)
        decision = advance(game)
        while decision is not None:
            number = random.randrange(len(decision.options))
            if random.random() < 0.1:
                found.append(Position(game.copy(), decision, number))
            decision = submit(game, decision, decision.options[number])
        seed += 1
    return found[:wanted]


def count(rules: Rules, setup: Any, games: int) -> Counted:
    """Play the games that are timed, asking one effect at a time, so that forced answers are seen as well."""
    decisions = choice_points = branches = 0
    for seed in range(games):
        random = Random(seed).random
        game = rules.new_game(setup, seed)
        agenda = game.agenda
        while agenda:
            effect = agenda[-1]
            options = effect.options(game)
            if options:
                if effect.interruptible:
                    options = (*options, *game.free_actions(effect))
                decisions += 1
                if len(options) > 1:
                    choice_points += 1
                    branches += len(options)
                    choice = options[int(random() * len(options))]
                else:
                    choice = options[0]
                if isinstance(choice, Effect):
                    agenda.append(choice)
                    continue
            else:
                choice = None
            agenda.pop()
            if options or options is None:
                agenda.extend(reversed(effect.apply(game, choice)))
    return Counted(games, decisions, choice_points, branches)
