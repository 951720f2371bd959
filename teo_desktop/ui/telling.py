"""What a game tells besides its board: what things are, which things an event is about, how log and sheet divide.

A thing is whatever lies on the table and has a name, as a ``Target``: what can be clicked, and all the rest as well.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from teo_desktop.kernel.events import Event
from teo_desktop.ui.scene.canvas import Drawing

if TYPE_CHECKING:
    from teo_desktop.ui.adapter import SeatLook, Target


PLAYER = "player"
"""The kind of the things that are seats: ``Target("player", 0)``. Every game explains them."""


class Portrait(NamedTuple):
    """How a thing looks, in the units of the scene: what a piece of the table draws, and how large that is."""

    width: float
    height: float
    draw: Drawing
    content: tuple[Any, ...] = ()


class Section(NamedTuple):
    """A heading and the lines below it."""

    heading: str
    lines: tuple[str, ...]


class Inspection(NamedTuple):
    """All that there is to say about a thing."""

    title: str
    portrait: Portrait | None = None
    paragraphs: tuple[str, ...] = ()
    """What it is and does."""
    sections: tuple[Section, ...] = ()
    """How it stands at the moment."""


class Named(NamedTuple):
    """Words of a line of the log that stand for things: from ``start`` up to ``end``."""

    start: int
    end: int
    things: tuple[Target, ...]
    """What they mean; the first of these that can be explained is what the inspector shows."""


class Storyteller(Protocol):
    """The part of an adapter that explains and tells. Free of side effects; texts come translated."""

    def inspect(
        self, game: Any, thing: Target, seats: Sequence[SeatLook], faces: int | None = None
    ) -> Inspection | None:
        """What a thing is; None for what is no thing of this game or not on the table now. ``faces``: the seat that
        the table faces, where that is not the one that is asked."""

    def event_things(self, event: Event) -> tuple[Target, ...]:
        """The things an event is about, the one that it is about most first."""

    def event_names(self, event: Event, seats: Sequence[str]) -> tuple[Named, ...]:
        """The names in the line that ``event_text`` says, with what each means, from its start."""

    def opens_chapter(self, event: Event) -> bool:
        """Whether the log begins a new chapter with this event: a turn, a scoring."""

    def opens_period(self, event: Event) -> bool:
        """Whether the score sheet begins a new column of time after this event."""

    def period_text(self, number: int) -> str:
        """A period of the score sheet, from 0."""

    def group_of(self, category: str) -> str:
        """The group of the score sheet that a category belongs to."""

    def group_text(self, group: str) -> str:
        """A group of the score sheet in a few words."""
