"""The slider of the time machine: every choice of a game, with marks for turns, rounds, scorings and comments."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QHelpEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QSlider, QToolTip

from teo_desktop.ui.appearance import Appearance
from teo_desktop.ui.time_machine import Stride

LEFT = Qt.MouseButton.LeftButton
LEAST_BETWEEN = 3.0
"""Marks that would lie closer than so many pixels are not drawn: they would only be a grey bar."""
_STRIDES = {
    Qt.Key.Key_PageUp: (Stride.TURN, -1),
    Qt.Key.Key_PageDown: (Stride.TURN, 1),
}


class TimeSlider(QSlider):
    """A slider that goes where it is pressed. Arrows step by choice, Page up and down by turn.

    Signals:
        strode(Stride, int): a key asks for a step of this kind, forth (+1) or back (-1).
    """

    strode = Signal(object, int)

    def __init__(self, appearance: Appearance, tip_of: Callable[[int], str]) -> None:
        """``tip_of`` says what a moment is, for the pointer."""
        super().__init__(Qt.Orientation.Horizontal)
        self._appearance = appearance
        self._tip_of = tip_of
        self._marks: Mapping[Stride, Sequence[int]] = {}
        self._comments: frozenset[int] = frozenset()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def show_marks(self, last: int, marks: Mapping[Stride, Sequence[int]], comments: Collection[int]) -> None:
        """The game has so many choices, and these moments among them are marked."""
        self.blockSignals(True)
        self.setRange(0, last)
        self.blockSignals(False)
        self._marks, self._comments = marks, frozenset(comments)
        self.update()

    def show_value(self, value: int) -> None:
        """Stand at this moment, without telling anybody."""
        self.blockSignals(True)
        self.setValue(value)
        self.blockSignals(False)
        self.update()

    def place_of(self, number: int) -> float:
        """Where a moment lies, in pixels from the left."""
        margin = self._radius + 1
        return margin + (self.width() - 2 * margin) * number / max(1, self.maximum())

    def moment_at(self, x: float) -> int:
        """The moment that lies nearest to this place."""
        margin = self._radius + 1
        share = (x - margin) / max(1.0, self.width() - 2 * margin)
        return round(min(1.0, max(0.0, share)) * self.maximum())

    @property
    def _radius(self) -> float:
        return self._appearance.size(7)

    def sizeHint(self) -> QSize:
        return QSize(self._appearance.size(160), self._appearance.size(28))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._appearance.size(60), self._appearance.size(28))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() is LEFT:
            self.setValue(self.moment_at(event.position().x()))
            event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if event.buttons() & LEFT:
            self.setValue(self.moment_at(event.position().x()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        stride = _STRIDES.get(Qt.Key(event.key()))
        if stride is not None:
            self.strode.emit(*stride)
        else:
            super().keyPressEvent(event)

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() is QEvent.Type.ToolTip:
            QToolTip.showText(event.globalPos(), self._tip_of(self.moment_at(event.pos().x())), self)
            return True
        return super().event(event)

    # -- painting -----------------------------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._appearance.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        middle, thick = self.height() / 2, max(2.0, self._appearance.size(4))
        left, here, right = self.place_of(0), self.place_of(self.value()), self.place_of(self.maximum())
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.colour("panel_edge"))
        painter.drawRoundedRect(QRectF(left, middle - thick / 2, right - left, thick), thick / 2, thick / 2)
        painter.setBrush(theme.colour("accent"))
        painter.drawRoundedRect(QRectF(left, middle - thick / 2, here - left, thick), thick / 2, thick / 2)
        self._tick(painter, Stride.TURN, theme.colour("muted"), 0.22, 1.0)
        self._tick(painter, Stride.ROUND, theme.colour("text"), 0.36, 1.6)
        self._paint_scorings(painter, theme.colour("text"), theme.colour("chosen"))
        self._paint_comments(painter, theme.colour("link"))
        self._paint_handle(painter, QPointF(here, middle))
        painter.end()

    def _tick(self, painter: QPainter, stride: Stride, colour: QColor, share: float, width: float) -> None:
        marks = self._marks.get(stride, ())
        if not marks or (self.place_of(marks[-1]) - self.place_of(marks[0])) / len(marks) < LEAST_BETWEEN:
            return
        painter.setPen(QPen(colour, width))
        half = self.height() * share
        for number in marks:
            x = self.place_of(number)
            painter.drawLine(QPointF(x, self.height() / 2 - half), QPointF(x, self.height() / 2 + half))

    def _paint_scorings(self, painter: QPainter, edge: QColor, fill: QColor) -> None:
        side, middle = self.height() * 0.24, self.height() / 2
        painter.setPen(QPen(edge, 1.4))
        painter.setBrush(fill)
        for number in self._marks.get(Stride.SCORING, ()):
            x = self.place_of(number)
            corners = [(x, middle - side * 1.5), (x + side, middle), (x, middle + side * 1.5), (x - side, middle)]
            painter.drawPolygon(QPolygonF([QPointF(*corner) for corner in corners]))

    def _paint_comments(self, painter: QPainter, colour: QColor) -> None:
        side, bottom = self.height() * 0.2, self.height() - 1.0
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour)
        for number in self._comments:
            x = self.place_of(number)
            corners = [(x, bottom - side * 1.4), (x + side, bottom), (x - side, bottom)]
            painter.drawPolygon(QPolygonF([QPointF(*corner) for corner in corners]))

    def _paint_handle(self, painter: QPainter, at: QPointF) -> None:
        theme, radius = self._appearance.theme, self._radius
        has_focus = self.hasFocus()
        painter.setPen(QPen(theme.colour("focus" if has_focus else "text"), 2.4 if has_focus else 1.4))
        painter.setBrush(theme.colour("accent"))
        painter.drawEllipse(at, radius - 1.2, radius - 1.2)
