"""What moves on a table, described: which piece, from where, in which manner; and the drawings that motion alone needs.

A game's table says what its events look like in these words; ``timeline`` finds the moments, ``animation`` shows them.
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import Literal, NamedTuple, TypeAlias

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QBrush, QColor, QLinearGradient

from teo_desktop.ui.scene.canvas import Canvas, Token
from teo_desktop.ui.scene.items import Piece

Manner = Literal["travel", "appear", "vanish", "hop", "rise", "sweep"]
"""``travel``: from somewhere to the piece's place, and stays. ``appear``: comes into being there, and stays.
``vanish``: flies up and is gone. ``hop``: grows for a moment, and stays. ``rise``: a note that rises, and is gone.
``sweep``: a light goes over the piece's place; ``draw`` gets the share of the way as its last argument."""

ABOVE = 2000.0
"""What moves is above everything else."""
_RISE_HEIGHT = 36.0
_RISE_LETTER = 14.0


class Motion(NamedTuple):
    """One thing that moves, as it looks while it does; in the end it lies at the piece's rectangle.

    A later motion with the same key goes on from where the earlier one has ended.
    """

    manner: Manner
    piece: Piece
    centres: tuple[QPointF, ...] = ()
    """Where its centre is at first, and what it passes by on the way."""
    hides: tuple[Hashable, ...] = ()
    """The pieces on the table that are no longer seen from then on."""
    start_scale: float = 1.0
    """How large it is at first, compared to the end."""
    start_turn: float = 0.0
    """How far it is turned at first, in degrees clockwise."""


Act: TypeAlias = tuple[Motion, ...]
"""Motions that begin together."""


def rise(key: Hashable, centre: QPointF, tokens: tuple[Token, ...], edge: str = "") -> Motion:
    """A note that rises from a place: ("+5", a picture); ``edge`` is the colour of the seat that it is for."""
    width = _RISE_LETTER * 2 + sum(
        len(token) * _RISE_LETTER if isinstance(token, str) else _RISE_HEIGHT * 0.8 for token in tokens
    )
    rect = QRectF(centre.x() - width / 2, centre.y() - _RISE_HEIGHT, width, _RISE_HEIGHT)
    return Motion("rise", Piece(key, rect, draw_note, (tokens, edge), z=ABOVE + 10), (centre,))


def sweep(key: Hashable, rect: QRectF) -> Motion:
    """A light over a part of the table."""
    return Motion("sweep", Piece(key, rect, draw_sweep, z=ABOVE - 10))


# ---- drawing


def draw_note(canvas: Canvas, rect: QRectF, tokens: tuple[Token, ...], edge: str) -> None:
    """A dark label with a broad edge in the colour of a seat."""
    radius = rect.height() / 2
    canvas.box(rect.translated(1, 3), "shadow", radius=radius, opacity=0.45)
    canvas.box(rect, "legal_halo", "focus_halo", radius, 1.2)
    seat = canvas.theme.player_colour(edge) if edge else canvas.colour("board_edge")
    canvas.box(rect.adjusted(1.2, 1.2, -1.2, -1.2), "chip", seat, radius, 4)
    canvas.row(rect.adjusted(9, 5, -9, -5), tokens, height=rect.height() * 0.7, colour="on_chip")


def draw_sweep(canvas: Canvas, rect: QRectF, share: float) -> None:
    """A band of light on its way from the left to the right, and a line round the whole."""
    clear = canvas.colour("legal", 0)
    band = max(120.0, rect.width() * 0.3)
    middle = rect.left() - band + (rect.width() + 2 * band) * share
    light = QLinearGradient(middle - band / 2, 0, middle + band / 2, 0)
    for stop, colour in ((0.0, clear), (0.5, canvas.colour("legal", 0.55)), (1.0, clear)):
        light.setColorAt(stop, QColor(colour))
    visible = rect.intersected(QRectF(middle - band / 2, rect.top(), band, rect.height()))
    if not visible.isEmpty():
        canvas.painter.fillRect(visible, QBrush(light))
    canvas.box(rect, edge="legal", radius=9, width=3, opacity=max(0.0, 1 - abs(2 * share - 1)))
