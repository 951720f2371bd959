"""What the pieces of a table are drawn with: pictures, words and shapes of a theme, in the units of the scene."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QLinearGradient, QPainter, QPainterPath, QPen, QPixmap
from PySide6.QtWidgets import QStyleOptionGraphicsItem

from teo_desktop.ui.scene.theme import FontRole, Theme

_LEAST_LINE = 1.25
"""No line becomes thinner than this many device pixels, however far the table is away."""
_SHADOW_LAYERS = 4
_DIGIT_SHARE = 0.86
"""How large the words of a row are beside its pictures."""


class Pic(NamedTuple):
    """A picture in a row of pictures and words; ``size`` is relative to the height of the row."""

    name: str
    size: float = 1.0
    tint: str = ""


class Die(NamedTuple):
    """A die in a row of pictures and words: of a seat's colour, with this power (0 shows no pips)."""

    colour: str
    power: int
    size: float = 1.0


Token = Pic | Die | str


class Canvas:
    """Draws with one theme. An item takes it up with its painter and draws; it is used up when the item is done."""

    def __init__(self, theme: Theme) -> None:
        self.theme = theme
        self.painter = QPainter()
        self._density = 1.0
        self._fonts: dict[tuple[FontRole, int], tuple[QFont, QFontMetricsF]] = {}

    def take(self, painter: QPainter) -> None:
        """Draw with this painter from now on."""
        self.painter = painter
        detail = QStyleOptionGraphicsItem.levelOfDetailFromTransform(painter.worldTransform())
        self._density = detail * painter.device().devicePixelRatioF()
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing
            | QPainter.RenderHint.SmoothPixmapTransform
            | QPainter.RenderHint.TextAntialiasing
        )

    def line(self, width: float) -> float:
        """The width of a line that is to be so wide, but stays visible from afar."""
        return max(width, _LEAST_LINE / max(self._density, 0.01))

    def colour(self, token: str, opacity: float = 1.0) -> QColor:
        """A colour of the theme."""
        colour = self.theme.colour(token)
        colour.setAlphaF(colour.alphaF() * opacity)
        return colour

    # ---- pictures

    def picture(self, name: str, rect: QRectF, tint: str = "") -> None:
        """A picture in the rectangle."""
        colour = self.theme.colour(tint) if tint else None
        self._put(self.theme.pixmap(name, rect.width(), rect.height(), self._density, colour), rect)

    def glyph(self, seat_colour: str, rect: QRectF, tint: str | QColor = "ink") -> None:
        """The sign of a seat."""
        colour = self.theme.colour(tint) if isinstance(tint, str) else tint
        self._put(self.theme.glyph(seat_colour, rect.width(), rect.height(), self._density, colour), rect)

    def marker(self, name: str, seat_colour: str, rect: QRectF) -> None:
        """A wooden piece of a seat."""
        self._put(self.theme.piece(name, seat_colour, rect.width(), rect.height(), self._density), rect)

    def die(self, seat_colour: str, power: int, rect: QRectF) -> None:
        """A worker die."""
        self._put(self.theme.worker(seat_colour, power, rect.width(), rect.height(), self._density), rect)

    def _put(self, pixmap: QPixmap, rect: QRectF) -> None:
        self.painter.drawPixmap(rect, pixmap, QRectF(pixmap.rect()))

    # ---- shapes

    def box(
        self,
        rect: QRectF,
        fill: str | QColor = "",
        edge: str | QColor = "",
        radius: float = 6,
        width: float = 1.6,
        opacity: float = 1.0,
        style: Qt.PenStyle = Qt.PenStyle.SolidLine,
    ) -> None:
        """A rectangle with round corners; the edge lies within it."""
        painter = self.painter
        painter.setPen(self._pen(edge, width, style, opacity))
        painter.setBrush(self._brush(fill, opacity))
        inset = self.line(width) / 2 if edge else 0.0
        painter.drawRoundedRect(rect.adjusted(inset, inset, -inset, -inset), radius, radius)

    def shadow(self, rect: QRectF, depth: float = 8, radius: float = 10, opacity: float = 0.5) -> None:
        """The soft shadow of a thing that lies so far above the table, with the light from above."""
        for layer in range(_SHADOW_LAYERS):
            reach = depth * (1 - layer / _SHADOW_LAYERS)
            below = rect.adjusted(-reach * 0.4, 0, reach * 0.4, reach)
            self.box(below, "shadow", radius=radius + reach * 0.4, opacity=opacity / _SHADOW_LAYERS)

    def sheen(self, rect: QRectF, colour: QColor) -> None:
        """A surface that catches the light at its upper edge."""
        light = QLinearGradient(rect.topLeft(), rect.bottomLeft())
        light.setColorAt(0.0, colour.lighter(122))
        light.setColorAt(0.12, colour.lighter(107))
        light.setColorAt(1.0, colour.darker(107))
        self.painter.fillRect(rect, light)

    def disc(self, rect: QRectF, fill: str | QColor = "", edge: str | QColor = "", width: float = 1.6) -> None:
        """An ellipse in the rectangle."""
        self.painter.setPen(self._pen(edge, width, Qt.PenStyle.SolidLine, 1.0))
        self.painter.setBrush(self._brush(fill, 1.0))
        self.painter.drawEllipse(rect)

    def path(self, path: QPainterPath, fill: str | QColor = "", edge: str | QColor = "", width: float = 1.6) -> None:
        """Any shape."""
        self.painter.setPen(self._pen(edge, width, Qt.PenStyle.SolidLine, 1.0))
        self.painter.setBrush(self._brush(fill, 1.0))
        self.painter.drawPath(path)

    def _pen(self, edge: str | QColor, width: float, style: Qt.PenStyle, opacity: float) -> QPen:
        if not edge:
            return QPen(Qt.PenStyle.NoPen)
        colour = self.colour(edge, opacity) if isinstance(edge, str) else edge
        pen = QPen(colour, self.line(width), style, Qt.PenCapStyle.FlatCap, Qt.PenJoinStyle.RoundJoin)
        if style == Qt.PenStyle.CustomDashLine:
            pen.setDashPattern([2.5, 1.8])
        return pen

    def _brush(self, fill: str | QColor, opacity: float) -> QColor | Qt.BrushStyle:
        if not fill:
            return Qt.BrushStyle.NoBrush
        return self.colour(fill, opacity) if isinstance(fill, str) else fill

    # ---- words

    def text(
        self,
        rect: QRectF,
        words: str,
        px: float,
        colour: str | QColor = "ink",
        role: FontRole = "strong",
        align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignCenter,
    ) -> None:
        """A line of words, centred on the height of its capitals, made smaller where it would not fit."""
        font, metrics = self._font(role, px)
        advance = metrics.horizontalAdvance(words)
        if advance > rect.width() > 0:
            px = max(1.0, px * rect.width() / advance)
            font, metrics = self._font(role, px)
            advance = metrics.horizontalAdvance(words)
        left = rect.left()
        if align & Qt.AlignmentFlag.AlignHCenter:
            left = rect.center().x() - advance / 2
        elif align & Qt.AlignmentFlag.AlignRight:
            left = rect.right() - advance
        self.painter.setFont(font)
        self.painter.setPen(self.theme.colour(colour) if isinstance(colour, str) else colour)
        self.painter.drawText(QPointF(left, rect.center().y() + metrics.capHeight() / 2), words)

    def width_of(self, words: str, px: float, role: FontRole = "strong") -> float:
        """How wide a line of words would be."""
        return self._font(role, px)[1].horizontalAdvance(words)

    def paragraph(self, rect: QRectF, words: str, px: float, colour: str = "ink", role: FontRole = "text") -> None:
        """Words on as many lines as they need, centred, made smaller until they fit."""
        flags = int(Qt.AlignmentFlag.AlignCenter) | int(Qt.TextFlag.TextWordWrap)
        font, metrics = self._font(role, px)
        while px > 6:
            needed = metrics.boundingRect(rect, flags, words)
            if needed.width() <= rect.width() and needed.height() <= rect.height():
                break
            px *= 0.92
            font, metrics = self._font(role, px)
        self.painter.setFont(font)
        self.painter.setPen(self.theme.colour(colour))
        self.painter.drawText(rect, flags, words)

    def _font(self, role: FontRole, px: float) -> tuple[QFont, QFontMetricsF]:
        key = (role, max(1, round(px)))
        if key not in self._fonts:
            font = self.theme.font(role, px)
            self._fonts[key] = (font, QFontMetricsF(font))
        return self._fonts[key]

    # ---- rows

    def row(
        self,
        rect: QRectF,
        tokens: Sequence[Token],
        height: float = 0,
        colour: str = "ink",
        align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignCenter,
    ) -> None:
        """Pictures and words side by side, as high as ``height`` (the rectangle), smaller where they would not fit."""
        height = height or rect.height()
        widths = self._widths(tokens, height)
        total = sum(widths)
        if total > rect.width():
            height *= rect.width() / total
            widths = [width * rect.width() / total for width in widths]
            total = rect.width()
        left = rect.left()
        if align & Qt.AlignmentFlag.AlignHCenter:
            left = rect.center().x() - total / 2
        elif align & Qt.AlignmentFlag.AlignRight:
            left = rect.right() - total
        middle = rect.center().y()
        for token, width in zip(tokens, widths, strict=True):
            if isinstance(token, str):
                self.text(QRectF(left, middle - height / 2, width, height), token, height * _DIGIT_SHARE, colour)
            else:
                size = height * token.size
                place = QRectF(left + (width - size) / 2, middle - size / 2, size, size)
                if isinstance(token, Pic):
                    self.picture(token.name, place, token.tint)
                else:
                    self.die(token.colour, token.power, place)
            left += width

    def _widths(self, tokens: Sequence[Token], height: float) -> list[float]:
        _, metrics = self._font("strong", height * _DIGIT_SHARE)
        gap = height * 0.08
        return [
            metrics.horizontalAdvance(token) + gap if isinstance(token, str) else height * token.size + gap
            for token in tokens
        ]


Drawing = Callable[..., None]
"""Draws a piece: called with the canvas, the piece's rectangle (from 0, 0) and the piece's content."""
