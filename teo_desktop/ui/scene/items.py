"""The pieces of a table: what lies where, how it looks, what it stands for; and the item that shows one."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any, Literal, NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsItem, QGraphicsRectItem, QStyleOptionGraphicsItem, QWidget

from teo_desktop.ui.adapter import Target
from teo_desktop.ui.scene.canvas import Canvas, Drawing
from teo_desktop.ui.scene.marks import MARGIN, Mark, draw_mark

Presence = Literal["always", "live"] | Target


class Piece(NamedTuple):
    """Something on the table, described. Pieces with the same key in two positions of a game are the same thing."""

    key: Hashable
    rect: QRectF
    draw: Drawing
    content: tuple[Any, ...] = ()
    """What ``draw`` gets; as long as it stays equal, nothing is drawn anew."""
    target: Target | None = None
    """What a click on it means; None lets the click through to what lies below."""
    name: str = ""
    """What it is, in words: its tool tip and its name for screen readers."""
    z: float = 0
    area: str = ""
    """The part of the table that it belongs to; where nothing can be chosen, the whole area is dimmed."""
    presence: Presence = "always"
    """"live": visible only while it can be chosen. A target: visible only while that one is chosen or previewed."""
    loose: bool = False
    """Whether it is lifted off the table for a look at what lies below."""
    reach: float = 0
    """How much smaller than the rectangle, on each side, the part is that can be pointed at."""
    opacity: float = 1
    fades: bool = True
    """Whether it gets pale while others of its kind can be chosen and it cannot."""


class Showing(NamedTuple):
    """How a piece is shown at the moment, as far as it is not the piece itself that says it."""

    mark: Mark = ""
    is_hovered: bool = False
    is_visible: bool = True
    opacity: float = 1
    can_be_chosen: bool = False


class PieceItem(QGraphicsRectItem):
    """Shows a piece. What it draws is kept as a picture until the piece, its mark or the zoom changes.

    Qt asks for the outline of every piece that it draws or looks for: hundreds of times, so the answer, the rectangle
    of this item, is one that needs no Python.
    """

    def __init__(self, canvas: Canvas, piece: Piece) -> None:
        super().__init__()
        self.piece = piece
        self.showing = Showing()
        self._is_away = False
        self._canvas = canvas
        self._bounds = QRectF()
        self.setPen(Qt.PenStyle.NoPen)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self._set(piece)

    def show_piece(self, piece: Piece) -> None:
        """Become this piece, drawing anew only what differs."""
        before = self.piece
        if piece is before or piece == before:
            return
        self.piece = piece
        self._set(piece)
        if piece.content != before.content or piece.draw is not before.draw:
            self.update()

    def appear(self, showing: Showing) -> None:
        """Mark it, hide it or make it paler."""
        before = self.showing
        if showing == before:
            return
        self.showing = showing
        self.setVisible(showing.is_visible and not self._is_away)
        self.setOpacity(showing.opacity)
        if showing.can_be_chosen != before.can_be_chosen:
            if showing.can_be_chosen:
                self.setCursor(Qt.CursorShape.PointingHandCursor)
            else:
                self.unsetCursor()
        if (showing.mark, showing.is_hovered) != (before.mark, before.is_hovered):
            self.update()

    def go_away(self, is_away: bool) -> None:
        """Not be seen, whatever the showing says, because something else stands for it; or be seen again."""
        self._is_away = is_away
        self.setVisible(self.showing.is_visible and not is_away)

    def use(self, canvas: Canvas) -> None:
        """Draw in another theme."""
        self._canvas = canvas
        self.update()

    def _set(self, piece: Piece) -> None:
        self._bounds = QRectF(0, 0, piece.rect.width(), piece.rect.height())
        self.setRect(self._bounds.adjusted(-MARGIN, -MARGIN, MARGIN, MARGIN))
        self.setPos(piece.rect.topLeft())
        self.setZValue(piece.z)
        if piece.name != self.toolTip():
            self.setToolTip(piece.name)
        self.setAcceptHoverEvents(piece.target is not None)

    # ---- Qt

    def shape(self) -> QPainterPath:
        path = QPainterPath()
        reach = self.piece.reach
        path.addRect(self._bounds.adjusted(reach, reach, -reach, -reach))
        return path

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        piece, showing, bounds = self.piece, self.showing, self._bounds
        look = (piece.draw, piece.content, bounds.width(), bounds.height(), showing.mark, showing.is_hovered)
        self._canvas.theme.drawn.paint(painter, look, self._draw)

    def _draw(self, painter: QPainter) -> None:
        self._canvas.take(painter)
        self.piece.draw(self._canvas, self._bounds, *self.piece.content)
        if self.showing.mark or self.showing.is_hovered:
            draw_mark(self._canvas, self._bounds, self.showing.mark, self.showing.is_hovered)
