"""Lessons: a game that is set up and played up to a point, then steps in which something is said or has to be done.

A lesson holds no words: its steps have ids, and the game's texts know what belongs to them. What may be chosen in a
step is said by patterns of the lines of a record (``0 move w2 *``), so that the rules themselves play every lesson.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from teo_desktop.games import GAMES
from teo_desktop.kernel.record import GameRecord
from teo_desktop.kernel.rules import Json

LEARNER = 0
"""The seat of the person who learns."""
PARTNER = "bot:partner"
"""The kind of a seat that answers as the lesson says."""


class Wrong(NamedTuple):
    """A choice that the rules allow and the lesson does not want: its pattern, and the text that explains it."""

    pattern: str
    text: str


class Thing(NamedTuple):
    """Something on the table that a step speaks of: a kind and what tells it from others of this kind."""

    kind: str
    id: int | str | tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Step:
    """One step. With a ``line`` something is to be chosen; with ``ends`` the turn is to be handed over; with ``until``
    one plays freely up to that; else there is only something to read."""

    id: str
    text: str
    """The id of its words: ``moving.go``."""
    line: str = ""
    """The line of the right choice; a pattern where several are right."""
    wrong: tuple[Wrong, ...] = ()
    """What may be tried as well, and is explained and taken back."""
    answers: tuple[str, ...] = ()
    """What the other seats choose afterwards, as lines."""
    ends: bool = False
    until: str = ""
    """Up to where one plays freely: ``turn`` (the next own turn begins), ``eclipse`` (one is over), ``end``."""
    things: tuple[Thing, ...] = ()

    @property
    def is_read(self) -> bool:
        """Whether there is nothing to do but to read."""
        return not (self.line or self.ends or self.until)

    @property
    def lines(self) -> int | None:
        """How many lines of the record it takes; None where one plays freely."""
        return None if self.until else (1 if self.line else 0) + len(self.answers)

    def fits(self, line: str) -> bool:
        """Whether this choice is a right one."""
        return fnmatchcase(line, self.line)

    def slip(self, line: str) -> Wrong | None:
        """What explains this choice; None when it is right, or not thought of."""
        if self.fits(line):
            return None
        return next((wrong for wrong in self.wrong if fnmatchcase(line, wrong.pattern)), None)

    def allows(self, line: str) -> bool:
        """Whether this choice may be made in the step."""
        return bool(self.until) or self.fits(line) or self.slip(line) is not None


@dataclass(frozen=True, slots=True)
class Lesson:
    """One lesson of a game, with its steps in order."""

    id: str
    game: str
    setup: Json
    seed: int
    pictures: tuple[str, ...]
    """The names of the pictures in the theme that stand for it."""
    colour: str
    """The name of the colour in the theme on which they lie."""
    minutes: int
    seats: tuple[str, ...]
    """Who sits where, as kinds of seats; the first is the person."""
    opening: tuple[str, ...]
    """The lines that are played before the first step."""
    steps: tuple[Step, ...]

    @property
    def is_own_game(self) -> bool:
        """Whether one plays freely in it, so that it is worth keeping when the lesson is over."""
        return any(step.until for step in self.steps)

    def record(self, lines: Sequence[str] = ()) -> GameRecord:
        """The game after the opening and these lines."""
        return GameRecord(self.game, GAMES[self.game].RULES, self.setup, self.seed, (*self.opening, *lines))

    def start_of(self, number: int) -> int | None:
        """After how many lines the step begins, the opening counted; None after a step in which one plays freely."""
        total = len(self.opening)
        for step in self.steps[:number]:
            if step.lines is None:
                return None
            total += step.lines
        return total

    def answer_after(self, lines: int) -> str | None:
        """What another seat chooses when so many lines have been played; None where the lesson does not say so."""
        return dict(self._answers()).get(lines)

    def _answers(self) -> Iterator[tuple[int, str]]:
        total = len(self.opening)
        for step in self.steps:
            if step.lines is None:
                return
            total += 1 if step.line else 0
            yield from enumerate(step.answers, start=total)
            total += len(step.answers)


@cache
def lessons_of(game: str) -> tuple[Lesson, ...]:
    """The lessons of a game, in the order in which one takes them; none where the game has none yet."""
    path = Path(__file__).parent / "games" / game / "data" / "lessons.toml"
    if not path.exists():
        return ()
    with path.open("rb") as file:
        rows = tomllib.load(file)
    return tuple(_lesson(game, rows["setup"], row) for row in rows["lesson"])


def _lesson(game: str, setups: Mapping[str, Json], row: Mapping[str, Any]) -> Lesson:
    return Lesson(
        row["id"],
        game,
        setups[row["setup"]],
        row["seed"],
        tuple(row["pictures"]),
        row["colour"],
        row["minutes"],
        tuple(row.get("seats", ("human", PARTNER))),
        tuple(row.get("opening", ())),
        tuple(_step(row["id"], step) for step in row["step"]),
    )


def _step(lesson: str, row: Mapping[str, Any]) -> Step:
    return Step(
        row["id"],
        f"{lesson}.{row['id']}",
        row.get("line", ""),
        tuple(Wrong(pattern, f"{lesson}.{text}") for pattern, text in row.get("wrong", ())),
        tuple(row.get("answers", ())),
        row.get("ends", False),
        row.get("until", ""),
        tuple(_thing(thing) for thing in row.get("things", ())),
    )


def _thing(row: Sequence[Any]) -> Thing:
    kind, *rest = row
    return Thing(kind, rest[0] if len(rest) == 1 else tuple(rest))
