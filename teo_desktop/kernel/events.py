"""What happened, for whoever watches: the log, the score sheet, the animation, the undo barrier.

An event is a NamedTuple row of ids and numbers. A game appends events to its journal when one is attached; a search
attaches none and pays next to nothing. A class of events says ``reveals = True`` when it tells something that was
hidden until then (a tile turned up, a die rolled): no undo and no preview may look behind it.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, TypeAlias

Event: TypeAlias = tuple[Any, ...]
Journal: TypeAlias = list[Event]


def is_revealing(event: Event) -> bool:
    """Whether the event tells something that was hidden before it."""
    return bool(getattr(type(event), "reveals", False))


def first_reveal(events: Iterable[Event]) -> int | None:
    """The index of the first event that reveals something; None when none does."""
    return next((index for index, event in enumerate(events) if is_revealing(event)), None)
