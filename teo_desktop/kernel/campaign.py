"""What a game supplies for campaigns: chapters of an ascent with their goals, and handicaps between players."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, Protocol

from teo_desktop.kernel.events import Event
from teo_desktop.kernel.rules import Json

LOWEST, MIDDLE, HIGHEST = 1, 2, 3
"""The medals; the number is also that of the stars that one is worth. 0 is no medal."""


class Goal(NamedTuple):
    """Something to be reached: ``least`` of a measure by its id."""

    measure: str
    least: int


class Chapter(NamedTuple):
    """A step of an ascent: its id, and the goals of each medal from the lowest up; all of a medal's are needed."""

    id: str
    goals: tuple[tuple[Goal, ...], tuple[Goal, ...], tuple[Goal, ...]]


def medal_of(chapter: Chapter, reached: Mapping[str, int]) -> int:
    """The best medal whose goals were all reached; 0 for none."""
    won = [
        medal
        for medal, goals in enumerate(chapter.goals, start=LOWEST)
        if all(reached.get(goal.measure, 0) >= goal.least for goal in goals)
    ]
    return max(won, default=0)


class Baggage(NamedTuple):
    """What somebody brings into a chapter from those before."""

    medal: int = 0
    """The best one of the chapter before; 0: it was passed without one, or there is none before."""
    carried: str = ""
    """One of the things (by id) that could be carried over from there; empty for none."""
    stars: int = 0
    """Of all other chapters together."""


class CampaignRules(Protocol):
    """A game's part of campaigns, as ``Rules`` is its part of a game. Everything by ids and numbers."""

    def chapters(self) -> tuple[Chapter, ...]:
        """The chapters of its ascent in order; somebody has the first seat."""

    def opponents(self, chapter: str) -> tuple[str, ...]:
        """Who else sits at the table of a chapter, as kinds of ``saves.Seat``."""

    def chapter_setup(self, chapter: str, baggage: Baggage) -> Json:
        """The set-up of a chapter, with all that comes of what was achieved before."""

    def carries(self, game: Any, seat: int) -> tuple[str, ...]:
        """What could be carried over out of this finished game, by id."""

    def can_be_carried(self, chapter: str, id: str) -> bool:
        """Whether this may be carried into a chapter."""

    def measures(self, game: Any, events: Sequence[Event], seat: int) -> dict[str, int]:
        """What goals ask for, by measure, in a finished game; of the events those since its beginning."""

    def with_head_starts(self, setup: Json, points: Sequence[int]) -> Json:
        """A set-up in which each seat begins with so many points more."""
