"""How a line of the log is painted: its words wrapped, its names to be hit one by one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPersistentModelIndex, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QFont, QPainter, QTextCharFormat, QTextLayout, QTextOption
from PySide6.QtWidgets import QStyle, QStyleOptionViewItem, QTreeView

from teo_desktop.ui.adapter import SeatLook
from teo_desktop.ui.appearance import Appearance
from teo_desktop.ui.models.log import LogModel
from teo_desktop.ui.telling import Named
from teo_desktop.ui.windows.cards import AnyIndex, CardDelegate

LATER = 0.45
"""Opacity of what had not happened yet at the moment that is shown."""


class Spot(NamedTuple):
    """A name in a line of the tree: the line, and the how manieth of its names."""

    line: QPersistentModelIndex
    number: int


class LogDelegate(CardDelegate):
    """A line of the log; chapters are strong, what a choice caused besides is pale. Heights are kept by line."""

    def __init__(self, appearance: Appearance, parent: QTreeView) -> None:
        super().__init__(appearance, parent)
        self._view = parent
        self._heights: dict[tuple[str, int, int], int] = {}
        self.last: int | None = None
        """The number of the last line of the moment that is shown; what comes later is pale. None: nothing is."""
        self.spot: Spot | None = None
        """The name that the pointer or the keyboard is at."""

    def forget(self) -> None:
        """The words or their size are others now."""
        self._heights.clear()

    def name_at(self, option: QStyleOptionViewItem, index: AnyIndex, point: QPointF) -> int | None:
        """Which of its names lies at this point of the viewport, as a number; None: none."""
        inside = self._inside(QRectF(option.rect), index.data(LogModel.LevelRole))
        layout = self._layout(index, inside.width())
        at = point - inside.topLeft()
        for row in range(layout.lineCount()):
            line = layout.lineAt(row)
            if line.naturalTextRect().contains(at):
                place = line.xToCursor(at.x(), line.CursorPosition.CursorOnCharacter)
                names: Sequence[Named] = index.data(LogModel.NamesRole)
                return next((number for number, name in enumerate(names) if name.start <= place < name.end), None)
        return None

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: AnyIndex) -> None:
        look, level = index.data(LogModel.LookRole), index.data(LogModel.LevelRole)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(option.rect)
        is_selected = bool(option.state & QStyle.StateFlag.State_Selected)
        is_looked_at = bool(option.state & QStyle.StateFlag.State_MouseOver) or index == self._view.currentIndex()
        if is_selected or option.state & QStyle.StateFlag.State_MouseOver:
            painter.fillRect(rect, self.theme.colour("selection" if is_selected else "panel_raised"))
        inside = self._inside(rect, level)
        is_later = self.last is not None and index.data(LogModel.NumberRole) > self.last
        if is_later:
            painter.setOpacity(LATER)
        if isinstance(look, SeatLook) and level < 2:
            side = self.em(1.15)
            self.draw_sign(painter, QRectF(rect.left() + self.em(0.2), inside.top(), side, side), look)
        painter.setPen(self.theme.colour("on_selection" if is_selected else "muted" if level == 2 else "text"))
        layout = self._layout(index, inside.width())
        layout.draw(painter, inside.topLeft(), self._marks(index) if is_looked_at else [])
        painter.restore()

    def sizeHint(self, option: QStyleOptionViewItem, index: AnyIndex) -> QSize:
        level = index.data(LogModel.LevelRole)
        width = self._view.viewport().width() - self._view.indentation() * (level + 1)
        text = str(index.data(Qt.ItemDataRole.DisplayRole))
        kept = self._heights.get((text, level, width))
        if kept is None:
            room = self._inside(QRectF(0, 0, width, 0), level).width()
            high = self._layout(index, room).boundingRect().height()
            kept = self._heights[text, level, width] = round(high + self.em(0.4))
        return QSize(width, kept)

    def _marks(self, index: AnyIndex) -> list[QTextLayout.FormatRange]:
        """Dots below each name, a line and a ground for the one that is pointed at."""
        found = []
        at = self.spot.number if self.spot is not None and self.spot.line == index else None
        for number, name in enumerate(index.data(LogModel.NamesRole)):
            style = QTextCharFormat()
            style.setUnderlineStyle(QTextCharFormat.UnderlineStyle.DotLine)
            if number == at:
                style.setUnderlineStyle(QTextCharFormat.UnderlineStyle.SingleUnderline)
                style.setBackground(QBrush(self.theme.colour("accent")))
                style.setForeground(QBrush(self.theme.colour("on_accent")))
            range_ = QTextLayout.FormatRange()
            range_.start, range_.length, range_.format = name.start, name.end - name.start, style
            found.append(range_)
        return found

    def _layout(self, index: AnyIndex, width: float) -> QTextLayout:
        text = str(index.data(Qt.ItemDataRole.DisplayRole)).replace("\n", "\u2028")
        layout = QTextLayout(text, self._font(index.data(LogModel.LevelRole)))
        layout.setTextOption(_WRAPPED)
        layout.beginLayout()
        top = 0.0
        while (line := layout.createLine()).isValid():
            line.setLineWidth(width)
            line.setPosition(QPointF(0, top))
            top += line.height()
        layout.endLayout()
        return layout

    def _font(self, level: int) -> QFont:
        return self.font("strong" if level == 0 else "text", 0.95)

    def _inside(self, rect: QRectF, level: int) -> QRectF:
        return rect.adjusted(self.em(1.6 if level < 2 else 0.3), self.em(0.18), -self.em(0.3), 0)


_WRAPPED = QTextOption()
_WRAPPED.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
