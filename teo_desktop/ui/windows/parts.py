"""Small parts that several windows are made of."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent, QShowEvent, QTextLayout
from PySide6.QtWidgets import QLabel, QLayout, QLayoutItem, QPushButton, QScrollArea, QSizePolicy, QSpinBox, QWidget

ELLIPSIS = "…"
LEAST_LETTERS = 12
"""Words that give way keep room for so many letters."""
TEXT_MARGIN = 6
"""How far words stay from the edge of a field, in pixels."""
MOST_OF_ROOM = 0.92
"""A dialog takes so much of the room that it has at most."""


def label(text: str = "", role: str = "", wraps: bool = False) -> QLabel:
    """A label in one of the style sheet's roles: title, question, heading, strong, muted, small, danger."""
    made = QLabel(text)
    made.setTextFormat(Qt.TextFormat.PlainText)
    made.setProperty("role", role)
    made.setWordWrap(wraps)
    return made


def give_room(dialog: QWidget, width: int, height: int) -> None:
    """Make a dialog so large, as far as the window has room for it before which it stands; else the screen."""
    parent = dialog.parentWidget()
    room = parent.window().size() if parent is not None else dialog.screen().availableSize()
    dialog.resize(min(width, round(room.width() * MOST_OF_ROOM)), min(height, round(room.height() * MOST_OF_ROOM)))


class FormArea(QScrollArea):
    """Holds the form of a dialog, which becomes so high that the form needs no scrolling, where there is the room."""

    def __init__(self, form: QWidget | None = None) -> None:
        super().__init__()
        self._is_fitted = False
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        if form is not None:
            self.setWidget(form)

    def _fit(self) -> None:
        form, dialog = self.widget(), self.window()
        layout = form.layout() if form is not None else None
        if layout is None or not self.isVisible():
            return
        wanted = layout.totalHeightForWidth(self.viewport().width())
        if wanted < 0:
            wanted = layout.totalSizeHint().height()
        more = wanted - self.viewport().height()
        if more > 0 or not self._is_fitted:
            # What somebody has made larger stays so.
            give_room(dialog, dialog.width(), dialog.height() + more)
        self._is_fitted = True

    def setWidget(self, widget: QWidget) -> None:
        super().setWidget(widget)
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.LayoutRequest and self._is_fitted:
            self._fit()
        return super().eventFilter(watched, event)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._fit()


def fitted(text: str, font: QFont, width: float, most: int) -> list[str]:
    """A text in at most so many lines of this width; the last one is cut short where it has to be."""
    layout, metrics = QTextLayout(text, font), QFontMetricsF(font)
    found: list[str] = []
    layout.beginLayout()
    while len(found) < most and (line := layout.createLine()).isValid():
        line.setLineWidth(width)
        start = line.textStart()
        if len(found) == most - 1:
            found.append(metrics.elidedText(text[start:], Qt.TextElideMode.ElideRight, width))
        else:
            found.append(text[start : start + line.textLength()].rstrip())
    layout.endLayout()
    return found


def is_cut(lines: Sequence[str], text: str) -> bool:
    """Whether these ``fitted`` lines are not all of the text."""
    return bool(lines) and lines[-1].endswith(ELLIPSIS) and not text.endswith(ELLIPSIS)


class FittedLabel(QLabel):
    """A label that never asks for more room than one line, and fills the lines that it gets; the rest is in its tip."""

    def __init__(self) -> None:
        super().__init__()
        self._short = ""
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)

    def setText(self, text: str) -> None:
        super().setText(text)
        self.setToolTip(text)
        self._short = ""

    def set_texts(self, text: str, short: str) -> None:
        """Show a text, or a shorter one where the whole has no room."""
        self.setText(text)
        self._short = short

    def lines(self) -> list[str]:
        """What it shows."""
        high = QFontMetricsF(self.font()).height()
        most = max(1, int((self.height() + 1) / high))
        whole = fitted(self.text(), self.font(), self.width(), most)
        if self._short and is_cut(whole, self.text()):
            return fitted(self._short, self.font(), self.width(), most)
        return whole

    def minimumSizeHint(self) -> QSize:
        return QSize(0, round(QFontMetricsF(self.font()).height()))

    def sizeHint(self) -> QSize:
        return self.minimumSizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setPen(self.palette().color(self.foregroundRole()))
        high, lines = QFontMetricsF(self.font()).height(), self.lines()
        top = (self.height() - high * len(lines)) / 2
        for number, line in enumerate(lines):
            where = QRectF(0, top + number * high, self.width(), high)
            painter.drawText(where, int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter), line)
        painter.end()


class ElidedLabel(QLabel):
    """A line of words whose beginning gives way where there is too little room; the tool tip has all of it."""

    def __init__(self, role: str = "", gives_way: Qt.TextElideMode = Qt.TextElideMode.ElideLeft) -> None:
        super().__init__()
        self._gives_way = gives_way
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setProperty("role", role)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)

    @property
    def shown(self) -> str:
        """The words that there is room for."""
        return self.fontMetrics().elidedText(self.text(), self._gives_way, self.contentsRect().width())

    def paintEvent(self, event: QPaintEvent) -> None:
        shown = self.shown
        self.setToolTip(self.text() if shown != self.text() else "")
        painter = QPainter(self)
        flags = int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft)
        self.style().drawItemText(
            painter, self.contentsRect(), flags, self.palette(), self.isEnabled(), shown, self.foregroundRole()
        )
        painter.end()


class ShrinkingLabel(ElidedLabel):
    """As wide as its words where there is room for them; else their end gives way."""

    def __init__(self, role: str = "") -> None:
        super().__init__(role, Qt.TextElideMode.ElideRight)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Preferred)

    def minimumSizeHint(self) -> QSize:
        whole = super().minimumSizeHint()
        return QSize(min(whole.width(), LEAST_LETTERS * self.fontMetrics().averageCharWidth()), whole.height())


def button(text: str = "", main: bool = False, big: bool = False) -> QPushButton:
    """A push button; ``main`` for the one that goes on, ``big`` for those of the start screen."""
    made = QPushButton(text)
    made.setProperty("main", main)
    made.setProperty("big", big)
    made.setAutoDefault(False)
    return made


def number_box() -> QSpinBox:
    """A field for a number; a style sheet alone lets its words touch the edge."""
    made = QSpinBox()
    made.lineEdit().setTextMargins(TEXT_MARGIN, 0, 0, 0)
    return made


def clear(layout: QLayout) -> None:
    """Take everything out of a layout and let it go."""
    while (item := layout.takeAt(0)) is not None:
        if (widget := item.widget()) is not None:
            widget.hide()
            widget.deleteLater()


class FlowLayout(QLayout):
    """Puts its items side by side and goes on in the next line when one is full."""

    def __init__(self, parent: QWidget | None = None, spacing: int = 6) -> None:
        super().__init__(parent)
        self.setContentsMargins(0, 0, 0, 0)
        self.setSpacing(spacing)
        self._items: list[QLayoutItem] = []

    def _arrange(self, rect: QRect, moves: bool) -> int:
        x, y, line = rect.x(), rect.y(), 0
        for item in self._items:
            size = item.sizeHint()
            if line and x + size.width() > rect.right() + 1:
                x, y, line = rect.x(), y + line + self.spacing(), 0
            if moves:
                item.setGeometry(QRect(QPoint(x, y), QSize(min(size.width(), rect.width()), size.height())))
            x += size.width() + self.spacing()
            line = max(line, size.height())
        return y + line - rect.y()

    def addItem(self, item: QLayoutItem) -> None:
        self._items.append(item)

    def count(self) -> int:
        return len(self._items)

    def expandingDirections(self) -> Qt.Orientation:
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self._arrange(QRect(0, 0, width, 0), False)

    def itemAt(self, index: int) -> QLayoutItem | None:
        return self._items[index] if 0 <= index < len(self._items) else None

    def minimumSize(self) -> QSize:
        size = QSize()
        for item in self._items:
            size = size.expandedTo(item.minimumSize())
        return size

    def setGeometry(self, rect: QRect) -> None:
        super().setGeometry(rect)
        self._arrange(rect, True)

    def sizeHint(self) -> QSize:
        return self.minimumSize()

    def takeAt(self, index: int) -> QLayoutItem | None:
        return self._items.pop(index) if 0 <= index < len(self._items) else None
