"""The way of an ascent as a picture: steps up a pyramid to its temple, with a medal upon each."""

from __future__ import annotations

import math
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPolygonF,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from teo_desktop.ui.appearance import Appearance
from teo_desktop.ui.windows.medals import paint_medal, star
from teo_desktop.ui.windows.parts import fitted

HEIGHT, HIGHEST = 300, 520
"""How high the picture is at least and where there is room, at the usual size of text."""
MEDAL = 40
CORNICE = 7
LINES_OF_TITLE = 3
TITLE = 0.82
"""The height of titles, in heights of text; they shrink to no less than this part of it."""
SMALLEST = 0.6
SKY_STARS = (
    (0.05, 0.5),
    (0.11, 0.12),
    (0.24, 0.3),
    (0.31, 0.08),
    (0.4, 0.42),
    (0.47, 0.15),
    (0.56, 0.28),
    (0.66, 0.07),
)
"""Where stars are seen at night, in parts of the picture."""
HILLS = ((0.0, 0.62), (0.08, 0.56), (0.16, 0.6), (0.27, 0.47), (0.38, 0.55), (0.5, 0.42), (0.62, 0.5), (1.0, 0.4))
NEAR_HILLS = ((0.0, 0.72), (0.12, 0.67), (0.3, 0.72), (0.5, 0.62), (1.0, 0.66))
"""The lines of the hills behind, in parts of the picture."""
CLOUDS = ((0.2, 0.16), (0.44, 0.1), (0.62, 0.22))
RAYS = 16
FLIGHT = 3
"""Stairs between two steps."""


class Step(NamedTuple):
    """What is shown of a chapter: its title, the best medal, whether it is open, passed and being played; in words."""

    title: str
    medal: int
    is_open: bool
    is_passed: bool
    is_played: bool
    words: str


class StepButton(QAbstractButton):
    """A step that can be chosen; the picture below paints its stones."""

    def __init__(self, path: AscentPath, number: int) -> None:
        super().__init__(path)
        self._path = path
        self.number = number
        self.step: Step | None = None
        self.setCheckable(True)
        self.setAutoExclusive(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def show_step(self, step: Step) -> None:
        """Show this."""
        self.step = step
        self.setAccessibleName(step.words)
        self.setToolTip(step.words)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        step, appearance = self.step, self._path.appearance
        if step is None:
            return
        theme, side = appearance.theme, appearance.size(MEDAL)
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        medal = QRectF((self.width() - side) / 2, appearance.size(3), side, side)
        if self.isChecked():
            self._paint_glow(painter, medal)
        paint_medal(painter, medal, step.medal, theme)
        if not step.medal:
            self._paint_state(painter, medal, step)
        elif step.is_played:
            self._paint_badge(painter, medal)
        self._paint_title(painter, step)
        if self.isChecked():
            edge = QRectF(self.rect()).adjusted(1.5, side + appearance.size(7), -1.5, -2)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(theme.colour("legal_halo"), 5))
            painter.drawRect(edge)
            painter.setPen(QPen(theme.colour("chosen"), 2.5))
            painter.drawRect(edge)
        painter.end()

    def _paint_glow(self, painter: QPainter, medal: QRectF) -> None:
        theme = self._path.appearance.theme
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(theme.colour("legal_halo"), 7))
        painter.drawEllipse(medal)
        painter.setPen(QPen(theme.colour("chosen"), 4))
        painter.drawEllipse(medal)

    def _paint_state(self, painter: QPainter, medal: QRectF, step: Step) -> None:
        """A lock, a sign that it is being played, or the number of the chapter."""
        theme = self._path.appearance.theme
        if step.is_played or not step.is_open:
            side = medal.width() * 0.56
            name = "ui_play" if step.is_played else "lock"
            pixmap = theme.pixmap(name, side, side, self.devicePixelRatioF(), theme.colour("ink"))
            place = QRectF(0, 0, side, side)
            place.moveCenter(medal.center())
            painter.drawPixmap(place, pixmap, QRectF(pixmap.rect()))
            return
        painter.setFont(theme.font("title", medal.height() * 0.48))
        painter.setPen(theme.colour("ink"))
        painter.drawText(medal, int(Qt.AlignmentFlag.AlignCenter), str(self.number + 1))

    def _paint_badge(self, painter: QPainter, medal: QRectF) -> None:
        theme, side = self._path.appearance.theme, medal.width() * 0.46
        place = QRectF(medal.right() - side * 0.7, medal.bottom() - side, side, side)
        painter.setPen(QPen(theme.colour("ink"), 1))
        painter.setBrush(theme.colour("card"))
        painter.drawEllipse(place)
        pixmap = theme.pixmap("ui_play", side, side, self.devicePixelRatioF(), theme.colour("ink"))
        inset = side * 0.18
        painter.drawPixmap(place.adjusted(inset, inset, -inset, -inset), pixmap, QRectF(pixmap.rect()))

    def _paint_title(self, painter: QPainter, step: Step) -> None:
        appearance = self._path.appearance
        edge = appearance.size(7)
        font = self._font(step.title, self.width() - 2 * edge)
        painter.setFont(font)
        is_shaded = appearance.theme.name == "dark" and not step.is_open
        painter.setPen(appearance.theme.colour("card" if is_shaded else "ink"))
        panel = self._path.panel()
        high = painter.fontMetrics().height()
        room = max(1, min(LINES_OF_TITLE, int(panel.height() / high)))
        lines = fitted(step.title, font, self.width() - 2 * edge, room)
        top = appearance.size(MEDAL + 6) + panel.top() + (panel.height() - high * len(lines)) / 2
        for number, line in enumerate(lines):
            where = QRectF(edge, top + number * high, self.width() - 2 * edge, high)
            painter.drawText(where, int(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignVCenter), line)

    def _font(self, title: str, wide: float) -> QFont:
        """The font of the titles, smaller where the longest word would not find room."""
        appearance = self._path.appearance
        font = appearance.theme.font("strong", appearance.pixels * TITLE)
        longest = max((QFontMetricsF(font).horizontalAdvance(word) for word in title.split()), default=0.0)
        share = min(1.0, max(SMALLEST, (wide - 1) / longest)) if longest else 1.0
        return appearance.theme.font("strong", math.floor(appearance.pixels * TITLE * share))


class AscentPath(QWidget):
    """The steps side by side, each higher than the one before; arrow keys go from step to step.

    Signals:
        chosen(int): this step, from 0, is to be shown.
    """

    chosen = Signal(int)

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.appearance = appearance
        self.buttons: list[StepButton] = []
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_steps(self, steps: tuple[Step, ...], chosen: int) -> None:
        """Show these steps, one of them chosen."""
        while len(self.buttons) < len(steps):
            made = StepButton(self, len(self.buttons))
            made.toggled.connect(lambda is_on, number=made.number: self.chosen.emit(number) if is_on else None)
            self.buttons.append(made)
        for button, step in zip(self.buttons, steps, strict=True):
            button.show_step(step)
            button.show()
        self.buttons[chosen].blockSignals(True)
        self.buttons[chosen].setChecked(True)
        self.buttons[chosen].blockSignals(False)
        self.restyle()

    def restyle(self) -> None:
        """Take the sizes and the colours of the moment."""
        self.setMaximumHeight(self.appearance.size(HIGHEST))
        self.updateGeometry()
        self._arrange()
        self.update()
        for button in self.buttons:
            button.update()

    def _top(self, number: int) -> float:
        """Where the stones of a step begin."""
        size = self.appearance.size
        lowest = self.height() - size(CORNICE + 14) - self._title_height()
        highest = size(MEDAL + 46)
        steps = max(1, len(self.buttons) - 1)
        return lowest - (lowest - highest) * number / steps

    def _column(self, number: int) -> tuple[float, float]:
        """Where a step begins and ends from left to right."""
        wide = self.width() / max(1, len(self.buttons))
        return wide * number, wide * (number + 1)

    def _arrange(self) -> None:
        above = self.appearance.size(MEDAL + 6)
        for number, button in enumerate(self.buttons):
            left, right = self._column(number)
            top = round(self._top(number)) - above
            button.setGeometry(round(left), top, round(right) - round(left), self.height() - top)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def sizeHint(self) -> QSize:
        return QSize(self.appearance.size(560), self.appearance.size(HEIGHT))

    def minimumSizeHint(self) -> QSize:
        return QSize(0, self.appearance.size(HEIGHT))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        clip = QPainterPath()
        radius = self.appearance.size(8)
        clip.addRoundedRect(QRectF(self.rect()), radius, radius)
        painter.setClipPath(clip)
        self._paint_sky(painter)
        self._paint_temple(painter)
        for number in range(len(self.buttons)):
            self._paint_stones(painter, number)
        painter.setClipping(False)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(self.appearance.theme.colour("board_edge"), 1.5))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.75, 0.75, -0.75, -0.75), radius, radius)
        painter.end()

    def _paint_sky(self, painter: QPainter) -> None:
        theme, wide, high = self.appearance.theme, self.width(), self.height()
        is_night = theme.name == "dark"
        sky = QLinearGradient(0, 0, 0, high)
        for place, token in ((0.0, "sky_high"), (0.6, "sky_low"), (0.85, "horizon")):
            sky.setColorAt(place, theme.colour(token))
        painter.fillRect(self.rect(), sky)
        painter.setPen(Qt.PenStyle.NoPen)
        if is_night:
            painter.setBrush(theme.colour("card"))
            for across, down in SKY_STARS:
                painter.drawPath(star(QPointF(wide * across, high * down), high * 0.013))
        else:
            cloud = theme.colour("card")
            cloud.setAlphaF(0.7)
            painter.setBrush(cloud)
            for across, down in CLOUDS:
                for part, lift in ((0.0, 0.0), (0.02, 0.028), (0.045, 0.0)):
                    bar = QRectF(wide * (across + part), high * (down - lift), wide * 0.06, high * 0.025)
                    painter.drawRoundedRect(bar, bar.height() / 2, bar.height() / 2)
        for line, token, strength in ((HILLS, "header_forest", 0.5), (NEAR_HILLS, "header_construction", 0.45)):
            ground = theme.colour(token).darker(330 if is_night else 118)
            ground.setAlphaF(strength)
            painter.setBrush(ground)
            corners = [QPointF(wide * across, high * down) for across, down in line]
            painter.drawPolygon(QPolygonF([*corners, QPointF(wide, high), QPointF(0, high)]))
        self._paint_far_pyramid(painter, QRectF(wide * 0.05, high * 0.4, wide * 0.2, high * 0.3))

    def _paint_far_pyramid(self, painter: QPainter, rect: QRectF) -> None:
        """Far away, in the haze: where one comes from."""
        theme = self.appearance.theme
        stone = theme.colour("board_ground").darker(260 if theme.name == "dark" else 108)
        stone.setAlphaF(0.75)
        painter.setBrush(stone)
        levels = 5
        for level in range(levels):
            inset = rect.width() / 2 * level / (levels + 0.6)
            high = rect.height() / levels
            painter.drawRect(rect.adjusted(inset, rect.height() - high * (level + 1), -inset, -high * level))

    def _paint_temple(self, painter: QPainter) -> None:
        """Behind the last medal: the sun with its rays, and before it a house with a roof comb."""
        if not self.buttons:
            return
        theme = self.appearance.theme
        left, right = self._column(len(self.buttons) - 1)
        floor = self._top(len(self.buttons) - 1)
        middle = (left + right) / 2
        high = min((floor - 5) / 1.3, self.appearance.size(MEDAL + 26))
        wide = min((right - left) * 0.92, high * 2.2)
        self._paint_sun(painter, QPointF(middle, floor - high * 0.62), high * 0.5)
        edge = QPen(theme.colour("board_edge"), 1.2)
        painter.setPen(edge)
        painter.setBrush(theme.colour("temple_red"))
        painter.drawRect(QRectF(middle - wide * 0.42, floor - high * 0.62, wide * 0.84, high * 0.62))
        painter.setBrush(theme.colour("board_paper"))
        painter.drawRect(QRectF(middle - wide * 0.47, floor - high * 0.76, wide * 0.94, high * 0.15))
        comb = wide * 0.84 / 9
        for number in range(5):
            painter.drawRect(QRectF(middle - wide * 0.42 + comb * 2 * number, floor - high * 0.9, comb, high * 0.14))

    def _paint_sun(self, painter: QPainter, centre: QPointF, radius: float) -> None:
        theme = self.appearance.theme
        painter.setPen(QPen(theme.colour("board_edge"), 1))
        painter.setBrush(theme.colour("header_palace"))
        for ray in range(RAYS):
            angle = math.tau * ray / RAYS
            tip = centre + QPointF(math.cos(angle), math.sin(angle)) * radius * 1.3
            feet = [centre + QPointF(math.cos(angle + by), math.sin(angle + by)) * radius for by in (-0.14, 0.14)]
            painter.drawPolygon(QPolygonF([tip, *feet]))
        painter.setBrush(theme.colour("gold"))
        painter.drawEllipse(centre, radius, radius)

    def _paint_stones(self, painter: QPainter, number: int) -> None:
        """A step in the manner of the city: a cornice, a framed panel below it, courses of stone further down."""
        theme, size = self.appearance.theme, self.appearance.size
        step = self.buttons[number].step
        if step is None:
            return
        left, right = self._column(number)
        top, bottom = self._top(number), float(self.height())
        stone, edge = self._stone(step), theme.colour("board_edge")
        face = QLinearGradient(left, top, right, top)
        face.setColorAt(0, stone.lighter(105))
        face.setColorAt(1, stone.darker(108))
        painter.fillRect(QRectF(left, top, right - left, bottom - top), face)
        panel = self.panel().translated(0, top)
        self._paint_courses(painter, QRectF(left, panel.bottom() + size(4), right - left, bottom))
        frame = QRectF(left + size(5), panel.top(), right - left - size(10), panel.height())
        shade = QColor(edge)
        shade.setAlphaF(0.35)
        painter.setPen(QPen(shade, 1.4))
        painter.setBrush(stone.lighter(106))
        painter.drawRoundedRect(frame, 2, 2)
        self._paint_flight(painter, number)
        painter.setPen(QPen(edge, 1.2))
        painter.setBrush(theme.colour("header_palace") if step.is_passed else stone.darker(116))
        painter.drawRect(QRectF(left - size(3), top, right - left + size(3), size(CORNICE)))
        painter.drawLine(QPointF(left, top), QPointF(left, bottom))

    def _stone(self, step: Step) -> QColor:
        theme = self.appearance.theme
        if step.is_open:
            return theme.colour("board_paper")
        return theme.colour("ink_muted").lighter(135) if theme.name == "dark" else theme.colour("board_ground")

    def panel(self) -> QRectF:
        """From where to where the panel with a title goes, measured from the top of the stones."""
        return QRectF(0, self.appearance.size(CORNICE + 3), 0, self._title_height() + self.appearance.size(4))

    def _title_height(self) -> float:
        return self.appearance.pixels * TITLE * 1.3 * LINES_OF_TITLE

    def _paint_courses(self, painter: QPainter, body: QRectF) -> None:
        course = self.appearance.theme.colour("board_edge")
        course.setAlphaF(0.22)
        painter.setPen(QPen(course, 1))
        high = self.appearance.size(16)
        for row in range(max(0, int((self.height() - body.top()) / high) + 1)):
            y = body.top() + row * high
            painter.drawLine(QPointF(body.left(), y), QPointF(body.right(), y))
            for joint in (0.28, 0.78) if row % 2 else (0.03, 0.53):
                x = body.left() + body.width() * joint
                painter.drawLine(QPointF(x, y), QPointF(x, min(self.height(), y + high)))

    def _paint_flight(self, painter: QPainter, number: int) -> None:
        """The few steps that lead up to this one from the one before."""
        if not number:
            return
        theme = self.appearance.theme
        left, rise = self._column(number)[0], self._top(number - 1) - self._top(number)
        before = self.buttons[number - 1].step
        assert before is not None
        painter.setPen(QPen(theme.colour("board_edge"), 1))
        painter.setBrush(self._stone(before).darker(106))
        wide = self.appearance.size(5)
        for stair in range(FLIGHT):
            high = rise * (stair + 1) / (FLIGHT + 1)
            x = left - wide * (FLIGHT - stair)
            painter.drawRect(QRectF(x, self._top(number - 1) - high, wide, high))
