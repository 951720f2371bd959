"""What all explanations of the inspector have at hand."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from teo_desktop.games.teotihuacan.state import Game
from teo_desktop.kernel.agenda import NOBODY
from teo_desktop.ui.telling import Inspection, Section
from teo_desktop.ui.texts.teotihuacan import inspector as words


class Look(NamedTuple):
    """A position with the names of those who play it, and the seat that the table faces."""

    game: Game
    names: tuple[str, ...]
    faces: int | None = None

    @property
    def seat(self) -> int:
        """Whom the table faces, else whose turn it is, else the first seat."""
        if self.faces is not None:
            return self.faces
        asking = self.game.agenda[-1].player if self.game.agenda else NOBODY
        return next((seat for seat in (asking, self.game.active) if seat != NOBODY), 0)


def here(lines: Sequence[str]) -> Section:
    """A section about what lies here."""
    return Section(words.here_heading(), tuple(lines) or (words.empty_text(),))


def plain(title: Callable[[Any], str], *told: Callable[[], str]) -> Callable[[Look, Any], Inspection]:
    """For things about which there is always the same to say."""
    return lambda _, which: Inspection(title(which), None, tuple(text() for text in told))


Explains = Callable[[Look, Any], Inspection | None]
"""Says all about a thing, by its id."""
