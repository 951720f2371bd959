"""The way of an ascent as a picture: steps up a pyramid to its temple, with a medal upon each."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPaintEvent, QPen, QPolygonF, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from teo_desktop.ui.appearance import Appearance
from teo_desktop.ui.windows.medals import paint_medal, star
from teo_desktop.ui.windows.parts import fitted

HEIGHT = 270
"""How high the picture is, at the usual size of text."""
MEDAL = 40
CORNICE = 7
LINES_OF_TITLE = 3
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
HILLS = (
    (0.0, 0.86),
    (0.1, 0.7),
    (0.19, 0.78),
    (0.3, 0.58),
    (0.42, 0.7),
    (0.55, 0.5),
    (0.7, 0.62),
    (1.0, 0.4),
    (1.0, 1.0),
    (0.0, 1.0),
)
"""The line of the hills behind, in parts of the picture."""


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
        self.setText(step.title)
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
        font = appearance.theme.font("strong", appearance.pixels * 0.82)
        painter.setFont(font)
        painter.setPen(appearance.theme.colour("ink" if step.is_open else "ink_muted"))
        top = appearance.size(MEDAL + 6 + CORNICE + 5)
        high = painter.fontMetrics().height()
        room = max(1, min(LINES_OF_TITLE, int((self.height() - top) / high)))
        for number, line in enumerate(fitted(step.title, font, self.width() - 6, room)):
            where = QRectF(2, top + number * high, self.width() - 4, high)
            painter.drawText(where, int(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignVCenter), line)


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
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

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
        self.updateGeometry()
        self._arrange()
        self.update()
        for button in self.buttons:
            button.update()

    def _top(self, number: int) -> float:
        """Where the stones of a step begin."""
        size = self.appearance.size
        title = self.appearance.pixels * 0.82 * 1.35 * LINES_OF_TITLE
        lowest = self.height() - size(CORNICE + 14) - title
        highest = size(MEDAL + 22)
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
        upper, lower = theme.colour("header_nobles"), theme.colour("header_palace")
        sky.setColorAt(0, upper.darker(330) if is_night else upper.lighter(135))
        sky.setColorAt(1, lower.darker(360) if is_night else lower.lighter(165))
        painter.fillRect(self.rect(), sky)
        light = QPointF(wide * 0.17, high * 0.27)
        radius = high * 0.11
        glow = QColor(theme.colour("gold" if not is_night else "card"))
        painter.setPen(Qt.PenStyle.NoPen)
        for part, alpha in ((2.1, 0.1), (1.5, 0.18)):
            glow.setAlphaF(alpha)
            painter.setBrush(glow)
            painter.drawEllipse(light, radius * part, radius * part)
        glow.setAlphaF(1)
        painter.setBrush(glow)
        painter.drawEllipse(light, radius, radius)
        if is_night:
            painter.setBrush(sky)
            painter.drawEllipse(light + QPointF(radius * 0.45, -radius * 0.2), radius * 0.85, radius * 0.85)
            painter.setBrush(theme.colour("card"))
            for across, down in SKY_STARS:
                painter.drawPath(star(QPointF(wide * across, high * down), high * 0.012))
        hills = theme.colour("header_forest").darker(320 if is_night else 125)
        hills.setAlphaF(0.55)
        painter.setBrush(hills)
        painter.drawPolygon(QPolygonF([QPointF(wide * across, high * down) for across, down in HILLS]))

    def _paint_temple(self, painter: QPainter) -> None:
        """Behind the last medal: a house with a roof comb."""
        if not self.buttons:
            return
        theme = self.appearance.theme
        left, right = self._column(len(self.buttons) - 1)
        floor = self._top(len(self.buttons) - 1)
        middle, wide = (left + right) / 2, (right - left) * 0.86
        high = min(floor - 4, self.appearance.size(MEDAL + 16))
        painter.setPen(QPen(theme.colour("board_edge"), 1.2))
        painter.setBrush(theme.colour("temple_red"))
        painter.drawRect(QRectF(middle - wide / 2, floor - high * 0.72, wide, high * 0.72))
        painter.setBrush(theme.colour("board_paper"))
        painter.drawRect(QRectF(middle - wide * 0.56, floor - high * 0.86, wide * 1.12, high * 0.16))
        comb = wide / 9
        for number in range(5):
            painter.drawRect(QRectF(middle - wide / 2 + comb * 2 * number, floor - high, comb, high * 0.14))

    def _paint_stones(self, painter: QPainter, number: int) -> None:
        """A step in the manner of the city: a cornice, a framed panel below it, courses of stone further down."""
        theme, size = self.appearance.theme, self.appearance.size
        step = self.buttons[number].step
        if step is None:
            return
        left, right = self._column(number)
        top, bottom = self._top(number), float(self.height())
        stone = theme.colour("board_paper" if step.is_open else "board_ground")
        if theme.name == "dark" and not step.is_open:
            stone = theme.colour("ink_muted").lighter(125)
        edge = theme.colour("board_edge")
        face = QLinearGradient(left, top, right, top)
        face.setColorAt(0, stone.lighter(104))
        face.setColorAt(1, stone.darker(109))
        body = QRectF(left, top, right - left, bottom - top)
        painter.fillRect(body, face)
        course = QColor(edge)
        course.setAlphaF(0.22)
        painter.setPen(QPen(course, 1))
        high, start = size(17), top + size(CORNICE + 8) + self.appearance.pixels * 0.82 * 1.35 * LINES_OF_TITLE
        rows = max(0, int((bottom - start) / high) + 1)
        for row in range(rows):
            y = start + row * high
            painter.drawLine(QPointF(left, y), QPointF(right, y))
            for joint in (0.28, 0.78) if row % 2 else (0.03, 0.53):
                x = left + (right - left) * joint
                painter.drawLine(QPointF(x, y), QPointF(x, min(bottom, y + high)))
        painter.setPen(QPen(edge, 1.2))
        painter.setBrush(theme.colour("header_palace") if step.is_passed else stone.darker(116))
        painter.drawRect(QRectF(left - size(2), top, right - left + size(2), size(CORNICE)))
        painter.setPen(QPen(edge, 1.2))
        painter.drawLine(QPointF(left, top), QPointF(left, bottom))
