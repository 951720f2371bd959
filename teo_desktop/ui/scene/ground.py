"""The ground below a table: masonry that is drawn once for each zoom."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter, QPixmap

from teo_desktop.ui.scene.theme import Theme

_SIDE = 256
"""The side of a square of masonry."""


class Ground:
    """Fills any part of a table with masonry; make another one for another theme."""

    def __init__(self, theme: Theme) -> None:
        self._theme = theme
        self._ready: tuple[tuple[int, float], QPixmap] | None = None

    def draw(self, painter: QPainter, rect: QRectF, origin: QPointF) -> None:
        """Fill the rectangle; the masonry begins at the origin."""
        transform = painter.worldTransform()
        if transform.m12() or transform.m21() or transform.m11() <= 0:
            painter.fillRect(rect, self._theme.colour("board_ground"))
            return
        # Laid out in pixels of the device: a brush that has to be scaled would cost more than all pieces together.
        masonry = self._masonry(transform.m11(), painter.device().devicePixelRatioF())
        on_device = transform.mapRect(rect)
        painter.save()
        painter.resetTransform()
        painter.drawTiledPixmap(on_device, masonry, on_device.topLeft() - transform.map(origin))
        painter.restore()

    def _masonry(self, scale: float, density: float) -> QPixmap:
        key = (round(_SIDE * scale), density)
        if self._ready is None or self._ready[0] != key:
            side = max(8, key[0])
            tint = self._theme.colour("board_ground")
            drawn = self._theme.pixmap("board_ground", side, side, density, tint)
            exact = drawn.scaled(
                round(side * density),
                round(side * density),
                Qt.AspectRatioMode.IgnoreAspectRatio,
                Qt.TransformationMode.SmoothTransformation,
            )
            # Upon its ground and without transparency: then it is copied, not mixed with what lies below.
            solid = QPixmap.fromImage(QImage(exact.size(), QImage.Format.Format_RGB32))
            solid.fill(tint)
            laying = QPainter(solid)
            laying.drawPixmap(0, 0, exact)
            laying.end()
            solid.setDevicePixelRatio(density)
            self._ready = (key, solid)
        return self._ready[1]
