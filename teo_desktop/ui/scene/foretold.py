"""What would happen, as it is shown before anybody chooses it: ghosts of what would move, and labels of what is earned.

They are made of the same motions that show it when it happens, so that picture and event cannot disagree.
"""

from __future__ import annotations

from collections.abc import Collection, Hashable, Iterable, Mapping

from PySide6.QtCore import QPointF, QRectF

from teo_desktop.ui.scene.canvas import Token
from teo_desktop.ui.scene.items import Piece
from teo_desktop.ui.scene.motion import ABOVE, Act, rise

OPACITY = 0.62
_GAP = 4.0
_NEAR = 6.0
_OVERLAP = 8.0
_LARGE = 120.0
"""What is higher has its label in its upper corner."""


def foretold(
    acts: Iterable[Act], now: Mapping[Hashable, Piece], lying: Collection[Piece], within: QRectF
) -> tuple[Piece, ...]:
    """The pieces that show what these acts come to.

    ``now``: the pieces on the table by key. ``lying``: ghosts that are there already, and are not shown twice.
    ``within``: where labels may lie.
    """
    ends: dict[Hashable, Piece] = {}
    notes: dict[tuple[float, float, str], list[tuple[Token, ...]]] = {}
    for motion in (motion for act in acts for motion in act):
        if motion.manner == "rise":
            centre, (tokens, edge) = motion.centres[0], motion.piece.content
            notes.setdefault((centre.x(), centre.y(), edge), []).append(tokens)
        elif motion.manner in ("travel", "appear") or (motion.manner == "hop" and _is_changed(motion.piece, now)):
            ends[motion.piece.key] = motion.piece
    ghosts = [
        piece._replace(key=("foretold", number), target=None, name="", z=ABOVE - 40 + piece.z / 100, opacity=OPACITY)
        for number, piece in enumerate(ends.values())
        if not any(_near(piece.rect.center(), other.rect.center()) for other in lying)
    ]
    return (*ghosts, *_labels(notes, [*lying, *now.values()], within))


def _is_changed(piece: Piece, now: Mapping[Hashable, Piece]) -> bool:
    """Whether it looks different from what lies there now (a die that shows more)."""
    return piece.key in now and piece.content != now[piece.key].content


def _near(one: QPointF, other: QPointF) -> bool:
    return (one - other).manhattanLength() < _NEAR


def _labels(
    notes: dict[tuple[float, float, str], list[tuple[Token, ...]]], lying: Collection[Piece], within: QRectF
) -> list[Piece]:
    """One label for each place, with all that is earned or paid there; none upon another, or in the middle of what it
    is about."""
    found: list[Piece] = []
    for number, ((x, y, edge), parts) in enumerate(notes.items()):
        tokens = tuple(token for part in parts for token in part)
        piece = rise(("foretold note", number), QPointF(x, y), tokens, edge).piece
        about = next((other.rect for other in lying if _near(other.rect.center(), QPointF(x, y))), None)
        rect = piece.rect
        if about is not None and about.height() > _LARGE:
            rect.moveTopRight(about.topRight())
        elif about is not None:
            rect.moveBottom(about.top() + _OVERLAP)
        rect = _inside(rect, within)
        while any(rect.intersects(other.rect) for other in found) and rect.top() - rect.height() > within.top():
            rect.translate(0, -rect.height() - _GAP)
        found.append(piece._replace(rect=rect))
    return found


def _inside(rect: QRectF, within: QRectF) -> QRectF:
    left = min(max(rect.left(), within.left()), within.right() - rect.width())
    top = min(max(rect.top(), within.top()), within.bottom() - rect.height())
    return QRectF(left, top, rect.width(), rect.height())
