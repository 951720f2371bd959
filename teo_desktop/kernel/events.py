"""What happened, for whoever watches: the log, the score sheet, the animation, the undo barrier.

An event is a NamedTuple row of ids and numbers. A game appends events to its journal when one is attached; a search
attaches none and pays next to nothing. A class of events that tells something hidden until then (what lay face down,
what was rolled) is marked ``@revealing``, or has ``reveals = True``: no undo and no preview may look behind it. An
event that not every seat may know has ``seen_by``, the seats that may.
"""

from __future__ import annotations

from typing import Any, TypeAlias, TypeVar

Event: TypeAlias = tuple[Any, ...]
Journal: TypeAlias = list[Event]

ClassT = TypeVar("ClassT", bound=type)


def revealing(cls: ClassT) -> ClassT:
    """Mark a class of events: it tells something that was hidden before it."""
    cls.reveals = True  # type: ignore[attr-defined]
    return cls


def is_revealing(event: Event) -> bool:
    """Whether the event tells something that was hidden before it."""
    return bool(getattr(type(event), "reveals", False))


def seen_by(event: Event) -> tuple[int, ...] | None:
    """The seats that may know of the event; None for all."""
    return getattr(event, "seen_by", None)
