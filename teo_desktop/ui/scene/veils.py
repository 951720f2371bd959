"""Veils over the areas of a table where nothing can be chosen."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QBrush, QPainterPath
from PySide6.QtWidgets import QGraphicsPathItem, QGraphicsScene

from teo_desktop.ui.scene.theme import Theme

_OPACITY = 0.2
_Z = 900.0
_RADIUS = 10.0


class Veils:
    """One for each area of a scene, made when it is first needed."""

    def __init__(self, scene: QGraphicsScene, theme: Theme) -> None:
        self._scene = scene
        self._items: dict[str, QGraphicsPathItem] = {}
        self._rects: dict[str, QRectF] = {}
        self._brush = QBrush()
        self.use(theme)

    def use(self, theme: Theme) -> None:
        """Veil in the colour of another theme."""
        colour = theme.colour("board_ground")
        colour.setAlphaF(colour.alphaF() * _OPACITY)
        self._brush = QBrush(colour)
        for veil in self._items.values():
            veil.setBrush(self._brush)

    def show(self, areas: Mapping[str, tuple[str, QRectF]], lit: Collection[str] | None) -> None:
        """Veil all areas but those that are lit; None lights them all."""
        for name, (_, rect) in areas.items():
            if name not in self._items:
                self._items[name] = self._made()
            if self._rects.get(name) != rect:
                self._rects[name] = QRectF(rect)
                path = QPainterPath()
                path.addRoundedRect(rect.adjusted(-1, -1, 1, 1), _RADIUS, _RADIUS)
                self._items[name].setPath(path)
            self._items[name].setVisible(lit is not None and name not in lit)

    def _made(self) -> QGraphicsPathItem:
        veil = QGraphicsPathItem()
        veil.setPen(Qt.PenStyle.NoPen)
        veil.setBrush(self._brush)
        veil.setZValue(_Z)
        veil.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self._scene.addItem(veil)
        return veil
