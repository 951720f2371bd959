"""What the chapters of the table share: the position, who sits where in which colour, and whom the table faces."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from functools import wraps
from typing import Any, TypeVar, TypeVarTuple

from PySide6.QtCore import QRectF

from teo_desktop.games.teotihuacan.state import Game
from teo_desktop.kernel.agenda import NOBODY, Effect
from teo_desktop.ui.adapter import SeatLook, Target
from teo_desktop.ui.scene.layout import Layout

Which = TypeVarTuple("Which")
Place = TypeVar("Place")


@dataclass(frozen=True)
class View:
    """A position as one table shows it."""

    game: Game
    layout: Layout
    seats: tuple[SeatLook, ...]
    neutral_colours: tuple[str, ...]
    places: dict[Any, Any] = field(default_factory=dict)
    """What `placed` functions have found; views of the same game share it."""
    faces: int | None = None
    """Whom the table faces, where that is not simply the seat that is asked."""

    @property
    def asking(self) -> Effect[Any] | None:
        """The effect that asks somebody; None when the game is over."""
        return self.game.agenda[-1] if self.game.agenda else None

    @property
    def seat(self) -> int:
        """Whom the table faces: the seat that is asked, else the one whose turn it is, else the first."""
        if self.faces is not None:
            return self.faces
        asking = self.asking
        for seat in (asking.player if asking else NOBODY, self.game.active):
            if seat != NOBODY:
                return seat
        return 0

    @property
    def is_asked(self) -> bool:
        """Whether the seat that the table faces is asked; nobody else's answers lie before it."""
        return self.asking is not None and self.asking.player == self.seat

    @property
    def is_setting_up(self) -> bool:
        """Whether the seats still choose starting tiles and workers."""
        game = self.game
        return game.turn == 0 and not game.layout.setup.first_game

    def colour(self, seat: int) -> str:
        """The colour of a seat's pieces."""
        return self.seats[seat].colour

    def board_rect(self, board: int) -> QRectF:
        """Where an action board lies. Shared: do not change it."""
        return self.layout.rects("ring.places")[self.game.layout.places[board]]

    def board_is_wide(self, board: int) -> bool:
        """Palace and Construction lie above and below the pyramid and have another shape."""
        rect = self.board_rect(board)
        return rect.width() > 1.5 * rect.height()


def placed(find: Callable[[View, *Which], Place]) -> Callable[[View, *Which], Place]:
    """Let a function find only once where something lies; it may ask for the layout, boards and number of seats alone.

    A table is laid out anew after every choice, and most things lie where they lay. Rectangles are shared: a caller
    that wants another one makes a copy.
    """

    @wraps(find)
    def found(view: View, *which: *Which) -> Place:
        key = (find, which)
        if key not in view.places:
            view.places[key] = find(view, *which)
        place: Place = view.places[key]
        return place

    return found


def ids(targets: Iterable[Target | None], kind: str) -> tuple[Any, ...]:
    """The ids of the targets of a kind, in their order."""
    return tuple(target.id for target in targets if target is not None and target.kind == kind)


def area_of(board: int) -> str:
    """The id of a board's area."""
    return f"board{board}"
