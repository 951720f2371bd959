"""When each motion begins and ends: acts follow each other, notes overlap, nothing takes longer than people like."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF

from teo_desktop.ui.scene.motion import Act, Manner, Motion

LONGEST = 6000
"""Milliseconds: what happened in one choice is shown in no more than this at a normal pace."""
_LASTS: dict[Manner, float] = {"appear": 260, "vanish": 320, "hop": 380, "rise": 1150, "sweep": 800}
"""How long a motion takes, in milliseconds; a journey takes as long as its way."""
_HOLDS_UP: dict[Manner, float] = {"appear": 0.5, "vanish": 0.6, "hop": 0.7, "rise": 0.24, "sweep": 0.5, "travel": 1.0}
"""After which share of it the next act begins."""
_SETTING_OFF, _PER_UNIT, _LONGEST_WAY = 260.0, 0.55, 1100.0
_GAP = 3.0


class Cue(NamedTuple):
    """A motion with its moments, in milliseconds from the beginning."""

    motion: Motion
    start: float
    end: float


def timeline(acts: Iterable[Act], speed: float, within: QRectF) -> tuple[Cue, ...]:
    """The acts one after another at this speed (1 is normal); notes are kept apart, and inside the rectangle."""
    cues: list[Cue] = []
    now = 0.0
    for act in acts:
        held_up = 0.0
        for motion in act:
            lasts = duration(motion)
            placed = _apart(motion, now, now + lasts, cues, within) if motion.manner == "rise" else motion
            cues.append(Cue(placed, now, now + lasts))
            held_up = max(held_up, lasts * _HOLDS_UP[motion.manner])
        now += held_up
    total = length(cues)
    factor = min(1.0, LONGEST / total) / speed if total else 1.0
    return tuple(Cue(motion, start * factor, end * factor) for motion, start, end in cues)


def length(cues: Sequence[Cue]) -> float:
    """When the last one ends."""
    return max((cue.end for cue in cues), default=0.0)


def duration(motion: Motion) -> float:
    """How long a motion takes at normal speed, in milliseconds."""
    if motion.manner != "travel":
        return _LASTS[motion.manner]
    points = (*motion.centres, motion.piece.rect.center())
    way = sum(QPointF(end - start).manhattanLength() for start, end in pairwise(points))
    return min(_SETTING_OFF + _PER_UNIT * way, _LONGEST_WAY)


def _apart(note: Motion, start: float, end: float, cues: Sequence[Cue], within: QRectF) -> Motion:
    """The note where no other one is at that time: as near as possible to where it belongs."""
    taken = [
        cue.motion.piece.rect for cue in cues if cue.motion.manner == "rise" and cue.end > start and cue.start < end
    ]
    rect = _moved_into(note.piece.rect, within)
    wide, high = rect.width() + _GAP, rect.height() + _GAP
    for ring in range(6):
        steps = [(x, y) for x in range(-ring, ring + 1) for y in range(-ring, ring + 1) if max(abs(x), abs(y)) == ring]
        for x, y in sorted(steps, key=lambda step: (abs(step[0]), step[1] > 0, abs(step[1]))):
            tried = rect.translated(x * wide, y * high)
            if within.contains(tried) and not any(tried.intersects(other) for other in taken):
                return _at(note, tried)
    return _at(note, rect)


def _moved_into(rect: QRectF, within: QRectF) -> QRectF:
    return rect.translated(
        max(0.0, within.left() - rect.left()) - max(0.0, rect.right() - within.right()),
        max(0.0, within.top() - rect.top()) - max(0.0, rect.bottom() - within.bottom()),
    )


def _at(note: Motion, rect: QRectF) -> Motion:
    moved = rect.center() - note.piece.rect.center()
    centres = tuple(centre + moved for centre in note.centres)
    return note._replace(piece=note.piece._replace(rect=rect), centres=centres)
