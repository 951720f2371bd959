"""The words in which a live game speaks of itself: what it waits for, the choices made, how far undo goes."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto
from typing import Any, NamedTuple

from teo_desktop.kernel.agenda import Choice, Decision
from teo_desktop.kernel.events import Event, is_revealing


class Phase(Enum):
    """What a game waits for."""

    ASKING = auto()
    """An answer to the pending decision."""
    HANDING_OVER = auto()
    """A person's turn is over, but they have not yet said so and may still take it back."""
    OVER = auto()
    """Nothing: the game has ended."""


class Pending(NamedTuple):
    """What the game waits for, and a copy of the game for whoever looks at it. ``decision`` is None when it is over."""

    serial: int
    phase: Phase
    decision: Decision | None
    game: Any


class Barrier(Enum):
    """Why undoing does not go further back."""

    START = auto()
    REVEALED = auto()
    OTHER_PERSON = auto()


class Reach(NamedTuple):
    """How far undoing goes: the steps to which it leads (None: not possible), and what stops it in the end."""

    step: int | None
    turn: int | None
    barrier: Barrier


@dataclass(frozen=True, slots=True)
class Step:
    """A choice that was made: the game before it, the question, the answer and what happened."""

    before: Any
    decision: Decision
    choice: Choice
    line: str
    caused: tuple[Event, ...]
    """What the choice itself caused."""
    followed: tuple[Event, ...] = ()
    """What happened after the person had handed over, until somebody was asked again: an automatic turn."""

    @property
    def events(self) -> tuple[Event, ...]:
        """All that happened before the next choice."""
        return (*self.caused, *self.followed) if self.followed else self.caused

    @property
    def player(self) -> int:
        """The seat that chose."""
        return self.decision.player

    @property
    def is_revealing(self) -> bool:
        """Whether it told something that was hidden before."""
        return any(is_revealing(event) for event in self.events)


class Ahead(NamedTuple):
    """What happens as soon as a person hands over. It is worked out at once, so that a save holds it and a rule that
    raises there costs no more than the choice; nobody is told of it before."""

    game: Any
    decision: Decision | None
    events: tuple[Event, ...]
