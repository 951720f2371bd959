"""Points at things on a table from outside: what lies under the pointer, a light on what the log speaks of."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene, QStyleOptionGraphicsItem, QWidget

from teo_desktop.ui.adapter import Target
from teo_desktop.ui.scene.canvas import Canvas, Drawing
from teo_desktop.ui.scene.items import Piece, PieceItem
from teo_desktop.ui.scene.theme import Theme
from teo_desktop.ui.telling import Portrait

_Z = 2000.0
_REACH = 7.0
_WIDE = 5.0
_CORNER = 10.0
_FLAG = 11.0


def thing_of(piece: Piece) -> Target | None:
    """What a piece is: its target, else what its key names; None for mere ground, which has no name."""
    if piece.target is not None:
        return piece.target
    if not piece.name or not isinstance(piece.key, tuple):
        return None
    first, *rest = piece.key
    return Target(str(first), rest[0] if len(rest) == 1 else tuple(rest))


def draw_parts(canvas: Canvas, rect: QRectF, parts: Sequence[tuple[QRectF, Drawing, tuple[Any, ...]]]) -> None:
    """Draw pieces where they lie upon each other, as far as they lie in the rectangle."""
    painter = canvas.painter
    painter.setClipRect(rect.adjusted(-1, -1, 1, 1))
    for place, draw, content in parts:
        painter.save()
        painter.translate(place.topLeft())
        canvas.take(painter)
        draw(canvas, QRectF(0, 0, place.width(), place.height()), *content)
        painter.restore()
    canvas.take(painter)


def _place(item: PieceItem) -> QRectF:
    return QRectF(item.pos(), item.piece.rect.size())


class Halo(QGraphicsItem):
    """A ring round a piece (a light), or a small flag at its corner (something has changed here)."""

    def __init__(self, rect: QRectF, theme: Theme, is_flag: bool) -> None:
        super().__init__()
        self._rect = rect.adjusted(-_REACH, -_REACH, _REACH, _REACH)
        self._theme = theme
        self._is_flag = is_flag
        self.setZValue(_Z - 1 if is_flag else _Z)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def boundingRect(self) -> QRectF:
        return self._rect.adjusted(-_FLAG, -_FLAG, _FLAG, _FLAG)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ring, halo = self._theme.colour("focus"), self._theme.colour("focus_halo")
        if self._is_flag:
            corner = self._rect.adjusted(3, 3, -3, -3).topRight()
            painter.setPen(QPen(halo, 2))
            painter.setBrush(self._theme.colour("accent"))
            painter.drawPolygon(
                [corner, corner + QPointF(-_FLAG * 1.7, 0), corner + QPointF(0, _FLAG * 1.7)],
                Qt.FillRule.OddEvenFill,
            )
            return
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for colour, width in ((halo, _WIDE + 4), (ring, _WIDE)):
            painter.setPen(QPen(colour, width))
            painter.drawRoundedRect(self._rect, _CORNER, _CORNER)


class Spotlight:
    """Finds the things of a scene made of pieces, and puts rings and flags on them; a scene without pieces has none."""

    def __init__(self, scene: QGraphicsScene, theme: Theme) -> None:
        self._scene = scene
        self._theme = theme
        self._lit: tuple[Target, ...] = ()
        self._changed: frozenset[Target] = frozenset()
        self._halos: list[Halo] = []
        scene.sceneRectChanged.connect(self._follow_shape)

    @property
    def lit(self) -> tuple[Target, ...]:
        """The things that have a ring now."""
        return self._lit

    @property
    def changed(self) -> frozenset[Target]:
        """The things that have a flag now."""
        return self._changed

    def thing_at(self, point: QPointF) -> Target | None:
        """The topmost thing at this point of the scene, whether it can be chosen or not."""
        for item in self._scene.items(point):
            if isinstance(item, PieceItem) and (thing := thing_of(item.piece)) is not None:
                return thing
        return None

    def names(self) -> dict[Target, str]:
        """Every visible thing and what it is called."""
        return {thing: item.piece.name for thing, item in self._items().items()}

    def places(self) -> dict[Target, QRectF]:
        """Every visible thing and where it lies in the scene."""
        return {thing: _place(item) for thing, item in self._items().items() if item.piece.name}

    def name(self, thing: Target) -> str:
        """What a thing is called on the table; empty when it is not there."""
        item = self._items().get(thing)
        return item.piece.name if item is not None else ""

    def portrait(self, thing: Target) -> Portrait | None:
        """How a thing looks, with all that lies on it and below it; None when it is not on the table."""
        item = self._items().get(thing)
        if item is None:
            return None
        whole = _place(item)
        there = [
            other
            for other in self._scene.items(whole)
            if isinstance(other, PieceItem) and other.isVisible() and whole.intersects(_place(other))
        ]
        parts = tuple(
            (_place(part).translated(-whole.topLeft()), part.piece.draw, part.piece.content)
            for part in sorted(there, key=lambda other: other.piece.z)
        )
        return Portrait(whole.width(), whole.height(), draw_parts, (parts,))

    def light(self, things: Collection[Target]) -> None:
        """Put a ring on these things, and on no others."""
        if self._lit != tuple(things):
            self._lit = tuple(things)
            self.refresh()

    def flag(self, things: Collection[Target]) -> None:
        """Put a flag on these things, and on no others: something has changed here."""
        if self._changed != frozenset(things):
            self._changed = frozenset(things)
            self.refresh()

    def refresh(self, theme: Theme | None = None) -> None:
        """The table, or its look, is another one now."""
        self._theme = theme or self._theme
        for halo in self._halos:
            if halo.scene() is self._scene:
                self._scene.removeItem(halo)
        self._halos = []
        if not self._lit and not self._changed:
            return
        items = self._items()
        marks = [(thing, True) for thing in self._changed] + [(thing, False) for thing in dict.fromkeys(self._lit)]
        for thing, is_flag in marks:
            if thing in items:
                item = items[thing]
                halo = Halo(_place(item), self._theme, is_flag)
                self._halos.append(halo)
                self._scene.addItem(halo)

    def _follow_shape(self) -> None:
        # Things lie elsewhere when the table takes on another shape.
        self.refresh()

    def _items(self) -> dict[Target, PieceItem]:
        # The topmost of several comes first.
        found: dict[Target, PieceItem] = {}
        for item in self._scene.items():
            if isinstance(item, PieceItem) and item.isVisible() and (thing := thing_of(item.piece)) is not None:
                found.setdefault(thing, item)
        return found
