"""Medals as pictures: told apart by colour and by their stars."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap, QRadialGradient

from teo_desktop.ui.scene.theme import Theme

TOKENS = ("card", "medal_bronze", "medal_silver", "medal_gold")
"""The colours by rank."""
POINTS_OF_STAR = 5


def paint_medal(painter: QPainter, rect: QRectF, medal: int, theme: Theme) -> None:
    """A disc of the medal's metal with as many stars as it is worth; an empty one for no medal."""
    ground, ink = theme.colour(TOKENS[medal]), theme.colour("ink")
    shine = QRadialGradient(rect.center() - QPointF(rect.width() * 0.18, rect.width() * 0.22), rect.width() * 0.75)
    shine.setColorAt(0, ground.lighter(128))
    shine.setColorAt(0.55, ground)
    shine.setColorAt(1, ground.darker(128))
    painter.setPen(QPen(ink, max(1.0, rect.width() * 0.05)))
    painter.setBrush(shine)
    inset = rect.width() * 0.04
    painter.drawEllipse(rect.adjusted(inset, inset, -inset, -inset))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    rim = QColor(ink)
    rim.setAlphaF(0.45)
    painter.setPen(QPen(rim, max(0.8, rect.width() * 0.025)))
    inset = rect.width() * 0.13
    painter.drawEllipse(rect.adjusted(inset, inset, -inset, -inset))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ink)
    for centre, radius in _stars(rect, medal):
        painter.drawPath(star(centre, radius))


def star(centre: QPointF, radius: float) -> QPainterPath:
    """A star of five points, one of them at the top."""
    path = QPainterPath()
    for corner in range(2 * POINTS_OF_STAR):
        long = radius if corner % 2 == 0 else radius * 0.44
        angle = math.pi * corner / POINTS_OF_STAR - math.pi / 2
        point = centre + QPointF(math.cos(angle) * long, math.sin(angle) * long)
        if corner:
            path.lineTo(point)
        else:
            path.moveTo(point)
    path.closeSubpath()
    return path


def medal_pixmap(medal: int, side: int, theme: Theme, density: float) -> QPixmap:
    """A medal as a picture for labels."""
    pixmap = QPixmap(QSize(side, side) * density)
    pixmap.setDevicePixelRatio(density)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_medal(painter, QRectF(0.5, 0.5, side - 1, side - 1), medal, theme)
    painter.end()
    return pixmap


def _stars(rect: QRectF, medal: int) -> list[tuple[QPointF, float]]:
    centre, size = rect.center(), rect.width()
    if medal == 1:
        return [(centre, size * 0.24)]
    if medal == 2:
        return [(centre + QPointF(side * size * 0.16, size * 0.01), size * 0.155) for side in (-1, 1)]
    if medal == 3:
        upper = [(centre + QPointF(0, -size * 0.15), size * 0.15)]
        return upper + [(centre + QPointF(side * size * 0.165, size * 0.125), size * 0.15) for side in (-1, 1)]
    return []
