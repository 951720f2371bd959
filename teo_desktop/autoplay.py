"""Games that bots play among themselves, without a window: one by one, or many with a summary."""

from __future__ import annotations

import csv
import io
import statistics
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from teo_desktop.kernel.agenda import Decision, advance, submit
from teo_desktop.kernel.bots import BOTS, STAND_IN, Bot
from teo_desktop.kernel.events import Journal
from teo_desktop.kernel.record import GameRecord, line_of
from teo_desktop.kernel.rules import Json, Result, Rules
from teo_desktop.saves import Seat


class Played(NamedTuple):
    """A game that bots played: how it can be played again, the game, and its question (None: it is over)."""

    record: GameRecord
    game: Any
    decision: Decision | None


class Outcome(NamedTuple):
    """A finished game in figures."""

    seed: int
    result: Result
    rounds: int


def bots_for(rules: Rules, seats: Sequence[Seat], seed: int) -> list[Bot]:
    """A bot for each seat, a stand-in for people; what they draw depends on the game's seed and their seat."""
    # An opponent that belongs to the rules is never asked; its place is filled all the same.
    return [
        BOTS.get(seat.bot or STAND_IN, BOTS[STAND_IN])(rules, seed * len(seats) + number)
        for number, seat in enumerate(seats)
    ]


def play(
    rules: Rules,
    setup: Json,
    seats: Sequence[Seat],
    seed: int,
    until: int | None = None,
    journal: Journal | None = None,
) -> Played:
    """Let bots play ``until`` so many choices are made, or to the end; what happens goes into the journal."""
    bots = bots_for(rules, seats, seed)
    game = rules.new_game(rules.setup_from_json(setup), seed)
    game.journal = journal
    decision = advance(game)
    lines: list[str] = []
    while decision is not None and (until is None or len(lines) < until):
        choice = bots[decision.player].choose(game.copy(), decision)
        lines.append(line_of(rules, decision, choice))
        decision = submit(game, decision, choice)
    return Played(GameRecord(rules.NAME, rules.RULES, setup, seed, tuple(lines)), game, decision)


def outcomes(rules: Rules, setup: Json, seats: Sequence[Seat], seed: int, games: int) -> Iterator[Outcome]:
    """Play games with the seeds ``seed``, ``seed + 1``, …, one after the other."""
    for number in range(seed, seed + games):
        game = play(rules, setup, seats, number).game
        yield Outcome(number, rules.result(game), rules.rounds(game))


def line(outcome: Outcome) -> str:
    """A game in a line."""
    points = " ".join(str(points) for points in outcome.result.points)
    return f"seed {outcome.seed}: scores {points}, rounds {outcome.rounds}, winner seat {outcome.result.ranking[0] + 1}"


def summary(outcomes: Sequence[Outcome]) -> str:
    """All games in a line: mean and spread (the standard deviation) of the scores, and the games won, by seat."""
    seats = []
    for number, points in enumerate(zip(*(outcome.result.points for outcome in outcomes), strict=True)):
        spread = statistics.stdev(points) if len(points) > 1 else 0.0
        won = sum(outcome.result.ranking[0] == number for outcome in outcomes)
        seats.append(f"seat {number + 1} mean {statistics.fmean(points):.1f} spread {spread:.1f} won {won}")
    return f"{len(outcomes)} {'game' if len(outcomes) == 1 else 'games'}: {', '.join(seats)}"


def table(outcomes: Sequence[Outcome]) -> str:
    """All games as CSV: a header, and a row for each."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    seats = range(1, 1 + len(outcomes[0].result.points))
    writer.writerow(["seed", "rounds", *(f"score_{seat}" for seat in seats), "winner"])
    for outcome in outcomes:
        writer.writerow([outcome.seed, outcome.rounds, *outcome.result.points, outcome.result.ranking[0] + 1])
    return out.getvalue()
