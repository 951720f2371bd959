"""Finds words that do not fit into their box: of widgets, of painted rows, and of what is drawn on the board."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from PySide6.QtCore import QModelIndex, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QComboBox,
    QDockWidget,
    QHeaderView,
    QLabel,
    QLineEdit,
    QStyle,
    QStyleOptionComboBox,
    QTabBar,
    QTableView,
    QToolButton,
    QWidget,
)

from teo_desktop.ui.scene.canvas import Canvas
from teo_desktop.ui.windows.cards import CardDelegate
from teo_desktop.ui.windows.parts import ElidedLabel

SLACK = 1.5
"""So many pixels are lost in rounding."""
DOCK_BUTTONS = 2.6
"""The buttons in the title of a panel take so many heights of text."""
PADDING = 3
"""Between the words of a table and the edge of their cell."""
WRAPPED = int(Qt.TextFlag.TextWordWrap)
SMALLEST = 0.62
"""Words on the board are made smaller where they do not fit, but not below this share of their size."""


def clipped(window: QWidget) -> list[str]:
    """What is cut off in a window that is shown: whose it is and the words. Draws the window to see what is painted."""
    found = [
        f"{type(widget).__name__} in {type(widget.parent()).__name__}: {text!r}"
        for widget in window.findChildren(QWidget)
        if widget.isVisible() and not _is_behind_a_tab(widget)
        for text in _cut_off(widget)
    ]
    with _listening() as painted:
        window.grab()
    return found + sorted(painted)


# -- widgets ----------------------------------------------------------------------------------------------------------


def _is_behind_a_tab(widget: QWidget) -> bool:
    """Panels that share a place with the one in front are laid out only when they come to the front."""
    at: QWidget | None = widget
    while at is not None and not isinstance(at, QDockWidget):
        at = at.parentWidget()
    return at is not None and at.visibleRegion().isEmpty()


def _cut_off(widget: QWidget) -> Iterator[str]:
    match widget:
        case QLabel():
            if widget.text() and not _label_fits(widget):
                yield widget.text()
        case QAbstractButton():
            if widget.text() and not _button_fits(widget):
                yield widget.text()
        case QComboBox():
            yield from _of_combo(widget)
        case QLineEdit():
            # What people type may be longer than its field; what the program says in it may not.
            words = widget.text() if widget.isReadOnly() else widget.placeholderText()
            if _width(widget, words) > widget.width():
                yield words
        case QTabBar():
            for tab in range(widget.count()):
                if widget.tabSizeHint(tab).width() > widget.tabRect(tab).width() + SLACK:
                    yield widget.tabText(tab)
        case QDockWidget():
            room = widget.width() - DOCK_BUTTONS * widget.fontMetrics().height()
            if not widget.titleBarWidget() and _width(widget, widget.windowTitle()) > room:
                yield widget.windowTitle()
        case QTableView():
            yield from _of_table(widget)
        case QAbstractScrollArea() if not isinstance(widget, QHeaderView):
            if widget.horizontalScrollBar().maximum() > 0 and type(widget).__name__ != "BoardView":
                yield "wider than its window"


def _button_fits(button: QAbstractButton) -> bool:
    if isinstance(button, QToolButton) and button.toolButtonStyle() is Qt.ToolButtonStyle.ToolButtonIconOnly:
        return True
    icon = 0 if button.icon().isNull() else button.iconSize().width()
    return (
        _width(button, button.text()) + icon <= button.width() + SLACK
        and button.fontMetrics().height() <= button.height()
    )


def _label_fits(label: QLabel) -> bool:
    if isinstance(label, ElidedLabel):
        return label.shown == label.text() or label.toolTip() == label.text()
    if label.wordWrap():
        longest = max((_width(label, word) for word in label.text().split()), default=0.0)
        needed = label.heightForWidth(label.width())
        return longest <= label.width() + SLACK and needed <= label.height() + SLACK
    return label.sizeHint().width() <= label.width() + SLACK and label.sizeHint().height() <= label.height() + SLACK


def _of_combo(combo: QComboBox) -> Iterator[str]:
    option = QStyleOptionComboBox()
    option.initFrom(combo)
    field = combo.style().subControlRect(
        QStyle.ComplexControl.CC_ComboBox, option, QStyle.SubControl.SC_ComboBoxEditField, combo
    )
    icon = combo.iconSize().width() + 4 if not combo.itemIcon(combo.currentIndex()).isNull() else 0
    if _width(combo, combo.currentText()) + icon > field.width() + SLACK:
        yield combo.currentText()


def _of_table(table: QTableView) -> Iterator[str]:
    model, header = table.model(), table.horizontalHeader()
    for column in range(model.columnCount()):
        title = str(model.headerData(column, Qt.Orientation.Horizontal))
        tip = str(model.headerData(column, Qt.Orientation.Horizontal, Qt.ItemDataRole.ToolTipRole))
        is_narrow = header.sectionSizeFromContents(column).width() > header.sectionSize(column) + SLACK
        if header.isVisible() and is_narrow and title not in tip:
            yield title
        for row in range(model.rowCount()):
            index = model.index(row, column, QModelIndex())
            room = sum(table.columnWidth(column + more) for more in range(table.columnSpan(row, column)))
            needed = table.fontMetrics().boundingRect(0, 0, room - 2 * PADDING, 10_000, WRAPPED, str(index.data()))
            if needed.width() > room or needed.height() > table.rowHeight(row) + SLACK:
                yield str(index.data())


def _width(widget: QWidget, text: str) -> float:
    return QFontMetricsF(widget.font()).horizontalAdvance(text.replace("&", ""))


# -- what is painted --------------------------------------------------------------------------------------------------


@contextmanager
def _listening() -> Iterator[set[str]]:
    """Notes what the rows of panels and the pieces of the board write while something is drawn."""
    found: set[str] = set()
    draw_text, text, paragraph = CardDelegate.draw_text, Canvas.text, Canvas.paragraph

    def of_row(self, painter, rect, words, font, token, flags=Qt.TextFlag.TextWordWrap):
        if not _fits(rect, words, font, int(flags)):
            found.add(f"row: {words!r}")
        draw_text(self, painter, rect, words, font, token, flags)

    def of_line(self, rect, words, px, *more, **options):
        role = options.get("role") or (more[1] if len(more) > 1 else "strong")
        if self.width_of(words, px, role) * SMALLEST > rect.width() > 0:
            found.add(f"board: {words!r}")
        text(self, rect, words, px, *more, **options)

    def of_paragraph(self, rect, words, px, colour="ink", role="text"):
        font = self.theme.font(role, px * SMALLEST)
        if not _fits(rect, words, font, int(Qt.AlignmentFlag.AlignCenter) | int(Qt.TextFlag.TextWordWrap)):
            found.add(f"board: {words!r}")
        paragraph(self, rect, words, px, colour, role)

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(CardDelegate, "draw_text", of_row)
        patched.setattr(Canvas, "text", of_line)
        patched.setattr(Canvas, "paragraph", of_paragraph)
        yield found


def _fits(rect: QRectF, words: str, font: QFont, flags: int) -> bool:
    needed = QFontMetricsF(font).boundingRect(QRectF(0, 0, rect.width(), 10_000), flags, words)
    return needed.width() <= rect.width() + SLACK and needed.height() <= rect.height() + SLACK
