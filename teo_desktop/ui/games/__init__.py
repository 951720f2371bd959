"""The adapters of the games, by the name of the game, and what teaches those that have lessons."""

from __future__ import annotations

from typing import Any, Protocol

from teo_desktop.ui.adapter import GameAdapter
from teo_desktop.ui.games import teotihuacan
from teo_desktop.ui.games.teotihuacan import lessons as teotihuacan_lessons


class Teacher(Protocol):
    """What the lessons of a game need besides its adapter."""

    def lesson_text(self, key: str) -> str:
        """The words that belong to an id of the lessons."""

    def reached(self, until: str, game: Any) -> bool:
        """Whether a game that is played freely has come as far as a step says."""


ADAPTERS: dict[str, GameAdapter] = {teotihuacan.NAME: teotihuacan}
TEACHERS: dict[str, Teacher] = {teotihuacan.NAME: teotihuacan_lessons}
