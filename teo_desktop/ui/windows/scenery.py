"""What the pages of the window are painted on: the frets, and the landscape above the start screen."""

from __future__ import annotations

import math

from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QLinearGradient, QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QWidget

from teo_desktop.ui.appearance import Appearance

LANDSCAPE = (2400, 360)
"""The size of the picture; its right end, with the pyramid, is always in sight."""
OF_WIDTH = 0.2
"""How high the landscape is at most, in widths of the window."""
OF_HEIGHT = 0.2
"""How high it is in a low window, in heights of that."""
HIGH = 660
"""From this height on, at the usual size of text, a window has room for more of it."""
OF_REST = 0.4
"""How much of that room it takes."""
VEILED = 0.6
"""So much of the landscape, from the left, is darkened for the words upon it."""


def paint_frets(painter: QPainter, rect: QRect, appearance: Appearance, density: float) -> None:
    """Cover a place with the pattern that lies below everything."""
    theme, side = appearance.theme, appearance.size(120)
    pixmap = theme.pixmap("backdrop", side, side, density, theme.colour("backdrop"))
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    for x in range(rect.left(), rect.right() + 1, side):
        for y in range(rect.top(), rect.bottom() + 1, side):
            painter.drawPixmap(QRectF(x, y, side, side), pixmap, QRectF(pixmap.rect()))


class Page(QWidget):
    """A page of the window, upon the pattern that lies below everything."""

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._appearance = appearance

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        paint_frets(painter, self.rect(), self._appearance, self.devicePixelRatioF())
        painter.end()


class Landscape(QWidget):
    """The city by day where the window is light, by night where it is dark; words can stand upon its left side."""

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._appearance = appearance

    def fit(self, width: int, height: int) -> None:
        """Take the height that suits a window of this size."""
        rest = max(0, height - self._appearance.size(HIGH))
        self.setMinimumHeight(round(min(width * OF_WIDTH, height * OF_HEIGHT + rest * OF_REST)))

    def paintEvent(self, event: QPaintEvent) -> None:
        wide, high = LANDSCAPE
        scale = self.height() / high
        theme = self._appearance.theme
        pixmap = theme.pixmap(f"start_{theme.name}", wide, high, scale * self.devicePixelRatioF())
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        span = wide * scale
        # What is left of it is the same picture in the mirror, so that nobody sees where it ends.
        for copy in range(math.ceil(self.width() / span)):
            painter.save()
            painter.translate(self.width() - span * (copy + (copy + 1) % 2), 0)
            painter.scale(-1 if copy % 2 else 1, 1)
            painter.drawPixmap(QRectF(0, 0, span, self.height()), pixmap, QRectF(pixmap.rect()))
            painter.restore()
        # Words are read upon the sky as well as upon the hills.
        veil = QLinearGradient(0, 0, self.width() * VEILED, 0)
        dark, clear = theme.colour("ink"), theme.colour("ink")
        dark.setAlphaF(0.62)
        clear.setAlphaF(0)
        veil.setColorAt(0, dark)
        veil.setColorAt(0.55, dark)
        veil.setColorAt(1, clear)
        painter.fillRect(self.rect(), veil)
        painter.end()


def rounded(rect: QRectF, radius: float) -> QPainterPath:
    """A rectangle with round corners, to paint within."""
    path = QPainterPath()
    path.addRoundedRect(rect, radius, radius)
    return path
