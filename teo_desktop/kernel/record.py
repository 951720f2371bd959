"""A game as it is written down: the set-up, the seed, and one line of text for each choice that a player made.

Forced answers stand in no record, so it means the same whether or not something was answered automatically. A line is
found again by comparing it with the lines of the choices that are legal there; nothing is parsed.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, NamedTuple

from teo_desktop.kernel.agenda import Choice, Decision, advance, submit
from teo_desktop.kernel.events import Journal
from teo_desktop.kernel.rules import Json, Rules


@dataclass(frozen=True, slots=True)
class GameRecord:
    """What a game is made of: play it again from this and it is the same game."""

    game: str
    rules: int
    setup: Json = field(hash=False)
    seed: int
    lines: tuple[str, ...] = ()


class LineDoesNotFit(ValueError):
    """A line of the record is no legal choice at its place; ``number`` counts from 1."""

    def __init__(self, number: int, line: str) -> None:
        super().__init__(f"line {number} does not fit: {line!r}")
        self.number = number
        self.line = line


class Replayed(NamedTuple):
    """A game after some of its lines, and the question it waits for (None: it is over)."""

    game: Any
    decision: Decision | None


def line_of(rules: Rules, decision: Decision, choice: Choice) -> str:
    """The line that stands for this choice in a record."""
    return f"{decision.player} {rules.line(choice)}"


def find(rules: Rules, decision: Decision, line: str) -> Choice | None:
    """The legal choice that the line stands for; None when there is none."""
    return next((choice for choice in decision.options if line_of(rules, decision, choice) == line), None)


def replay(rules: Rules, record: GameRecord, until: int | None = None, journal: Journal | None = None) -> Replayed:
    """Play the record's first ``until`` lines (all of them when None); what happens goes into the journal.

    Raises:
        LineDoesNotFit: with the first line that no longer is a legal choice.
    """
    game = rules.new_game(rules.setup_from_json(record.setup), record.seed)
    game.journal = journal
    decision = advance(game)
    for number, line in enumerate(record.lines[:until], start=1):
        choice = find(rules, decision, line) if decision else None
        if decision is None or choice is None:
            raise LineDoesNotFit(number, line)
        decision = submit(game, decision, choice)
    return Replayed(game, decision)


def replay_as_far_as_it_fits(rules: Rules, record: GameRecord, journal: Journal | None = None) -> tuple[Replayed, int]:
    """The game after the last line that fits, and how many lines that are."""
    try:
        return replay(rules, record, None, journal), len(record.lines)
    except LineDoesNotFit as wrong:
        if journal is not None:
            journal.clear()
        return replay(rules, record, wrong.number - 1, journal), wrong.number - 1


def verify(rules: Rules, record: GameRecord, state: Json) -> bool:
    """Whether playing the record leads to exactly this stored state.

    Raises:
        LineDoesNotFit: with the first line that no longer is a legal choice.
    """
    return bool(rules.game_to_json(replay(rules, record).game) == state)
