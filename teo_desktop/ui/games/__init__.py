"""The adapters of the games, by the name of the game, and what teaches those that have lessons."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from teo_desktop.kernel.agenda import Decision
from teo_desktop.ui.adapter import GameAdapter
from teo_desktop.ui.coaching import Mark
from teo_desktop.ui.games import teotihuacan
from teo_desktop.ui.games.teotihuacan import lessons as teotihuacan_lessons
from teo_desktop.ui.steps import Step


class Teacher(Protocol):
    """What the lessons of a game need besides its adapter."""

    def lesson_text(self, key: str) -> str:
        """The words that belong to an id of the lessons."""

    def marks(self, game: Any, seat: int, decision: Decision | None, turn: Sequence[Step]) -> tuple[Mark, ...]:
        """What a coach would mark for a seat; ``decision`` is None when its turn is over but not handed over yet."""

    def reached(self, until: str, game: Any) -> bool:
        """Whether a game that is played freely has come as far as a step says."""


ADAPTERS: dict[str, GameAdapter] = {teotihuacan.NAME: teotihuacan}
TEACHERS: dict[str, Teacher] = {teotihuacan.NAME: teotihuacan_lessons}
