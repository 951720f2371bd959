"""Finds texts that do not come through translation: those without the marks of the pseudo-language.

Its letters are accented, so that also a plain text that was filled into a translated sentence is found.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from unittest.mock import patch

from PySide6.QtCore import QAbstractItemModel, QAbstractListModel, QModelIndex, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSpinBox,
    QComboBox,
    QGraphicsView,
    QGroupBox,
    QHeaderView,
    QLabel,
    QLineEdit,
    QMenu,
    QPlainTextEdit,
    QProgressBar,
    QTabWidget,
    QTextBrowser,
    QTextEdit,
    QToolBox,
    QWidget,
)

from teo_desktop.ui.scene.canvas import Canvas
from teo_desktop.ui.windows.about import LICENCES
from teo_desktop.ui.windows.board_view import BoardView
from teo_desktop.ui.windows.cards import CardDelegate
from tests.tools.pseudo import BEGIN, END, PLAIN

ROLES = (
    Qt.ItemDataRole.DisplayRole,
    Qt.ItemDataRole.ToolTipRole,
    Qt.ItemDataRole.StatusTipRole,
    Qt.ItemDataRole.AccessibleTextRole,
    Qt.ItemDataRole.AccessibleDescriptionRole,
)
MOST_ROWS = 400
"""So many rows of a model are read; a longer one repeats itself."""
HIDDEN_BY_QT = "qt_dockwidget_"
"""The buttons of a panel's title that Qt makes and hides below ours."""
_MARKUP = re.compile(r"<[^<>]*>|&[a-z]+;")
_PLAIN = re.compile(rf"[{PLAIN}][^\W\d_]|[^\W\d_][{PLAIN}]")
_RULING = re.compile(r"\b[A-Z](?:-[A-Z0-9]+)+\b")
_LETTER = re.compile(r"[^\W\d_]{2,}")
_DATE = re.compile(r"\d{1,2}/\d{1,2}/\d{2,4}(,? \d{1,2}:\d{2}\s[AP]M)?")
_EXCERPT = re.compile(r"…[^⟦⟧]*")
"""Cut out of the middle of a marked text: its letters alone show that it is."""
_MODIFIED = r"(?:(?:Ctrl|Shift|Alt|Meta|AltGr)\+)+\S+"
_KEY = re.compile(rf"⟦\+~*⟧[A-Z]|\b{_MODIFIED}|\b(?:F\d+|Esc|Return|Enter|Del|Ins|Home|End|Space|Tab)\b")


def unmarked(window: QWidget, names: Sequence[str] = ()) -> set[str]:
    """The texts of a window and of all in it that nobody has translated; ``names`` are people's own and the like."""
    longest_first = "|".join(map(re.escape, sorted(names, key=len, reverse=True)))
    known = re.compile(rf"(?<!\w)(?:{longest_first})(?!\w)" if longest_first else r"(?!)")
    return {
        f"{where}: {text!r}"
        for where, text in texts(window)
        if is_unmarked(_without_begun_names(known.sub("", text), names)) and not _begins_a_name(text, names)
    }


def _begins_a_name(text: str, names: Sequence[str]) -> bool:
    """Whether it is one of the names, shortened because it has no room."""
    return text.endswith("…") and any(name.startswith(text[:-1]) for name in names)


def _without_begun_names(text: str, names: Sequence[str]) -> str:
    """Without what is left of a name at the end of a line that was shortened."""
    begun = re.search(r"(\w+)…$", text)
    is_name = begun is not None and any(name.startswith(begun[1]) for name in names)
    return text[: begun.start()] if begun is not None and is_name else text


def is_unmarked(text: str) -> bool:
    """Whether a text has letters outside the marks, or some inside that are not those of the pseudo-language."""
    for pattern in (_MARKUP, _KEY, _DATE, _RULING):
        text = pattern.sub(" ", text)
    text = text.replace("&", "")
    return bool(_PLAIN.search(text) or _LETTER.search(_outside(_EXCERPT.sub("", text))))


def _outside(text: str) -> str:
    """What stands outside all marks. A text that was shortened has no closing mark, and the second line of one that was
    wrapped no opening one: they count as marked to that side's end."""
    found: list[str] = []
    depth = 0
    for letter in text:
        if letter == END:
            if not depth:
                found.clear()
            depth = max(0, depth - 1)
        elif letter == BEGIN:
            depth += 1
        elif not depth:
            found.append(letter)
    return "".join(found)


def texts(window: QWidget) -> Iterator[tuple[str, str]]:
    """All texts for people that a window has, with where they were found."""
    with _listening() as painted:
        window.grab()
    yield from (("painted", words) for words in sorted(painted))
    for widget in (window, *window.findChildren(QWidget)):
        if widget.objectName().startswith(HIDDEN_BY_QT):
            continue
        where = type(widget).__name__
        for text in _of_widget(widget):
            yield where, text
        for action in widget.actions():
            for text in _of_action(action):
                yield f"{where}, an action", text


def _of_widget(widget: QWidget) -> Iterator[str]:
    yield from (widget.toolTip(), widget.statusTip(), widget.whatsThis(), widget.accessibleName())
    yield from (widget.accessibleDescription(), widget.windowTitle())
    match widget:
        case QLabel() | QAbstractButton():
            yield widget.text()
        case QGroupBox() | QMenu():
            yield widget.title()
        case QLineEdit():
            yield widget.placeholderText()
            if widget.isReadOnly():
                yield widget.text()
        case QAbstractSpinBox():
            yield widget.text()
        case QProgressBar():
            yield widget.text()
        case QTabWidget() | QToolBox():
            for page in range(widget.count()):
                yield from (_page_text(widget, page), widget.tabToolTip(page) if isinstance(widget, QTabWidget) else "")
        case QComboBox():
            yield from _of_model(widget.model())
        case QAbstractItemView() if not isinstance(widget, QHeaderView):  # that has the model of its view
            yield from _of_model(widget.model())
        case QTextBrowser() if widget.objectName() == LICENCES:
            # Whole files in the words of others.
            return
        case QTextEdit() | QPlainTextEdit():
            yield from widget.toPlainText().splitlines()
        case QGraphicsView():
            yield from _of_board(widget)
        case _:
            pass


def _page_text(pages: QTabWidget | QToolBox, page: int) -> str:
    return pages.tabText(page) if isinstance(pages, QTabWidget) else pages.itemText(page)


def _of_action(action: QAction) -> Iterator[str]:
    yield action.text()
    # Qt makes the tool tip of an action out of its text where none was set, without the letter for the key.
    yield action.toolTip()
    if (menu := action.menu()) is not None and isinstance(menu, QMenu):
        yield menu.title()
        for inner in menu.actions():
            yield from _of_action(inner)


def _of_model(model: QAbstractItemModel | None) -> Iterator[str]:
    if model is None:
        return
    for column in range(_columns(model, QModelIndex())):
        for role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
            header = model.headerData(column, Qt.Orientation.Horizontal, role)
            if isinstance(header, str):
                yield header
    waiting, rows = [QModelIndex()], 0
    while waiting and rows < MOST_ROWS:
        parent = waiting.pop()
        for row in range(model.rowCount(parent)):
            rows += 1
            waiting.append(model.index(row, 0, parent))
            for column in range(_columns(model, parent)):
                index = model.index(row, column, parent)
                yield from (text for role in ROLES if isinstance(text := index.data(role), str))


def _columns(model: QAbstractItemModel, parent: QModelIndex) -> int:
    # A list has one, but PySide does not let anybody ask it.
    return 1 if isinstance(model, QAbstractListModel) else model.columnCount(parent)


def _of_board(board: QGraphicsView) -> Iterator[str]:
    for item in board.scene().items():
        yield item.toolTip()
    if isinstance(board, BoardView):
        yield from (thing.name for thing in board.table.things())


@contextmanager
def _listening() -> Iterator[set[str]]:
    """Notes what the rows of panels and the pieces of the board write while something is drawn."""
    found: set[str] = set()
    draw_text, text, paragraph = CardDelegate.draw_text, Canvas.text, Canvas.paragraph

    def of_row(self, painter, rect, words, *more, **options):
        found.add(words)
        draw_text(self, painter, rect, words, *more, **options)

    def of_line(self, rect, words, *more, **options):
        found.add(words)
        text(self, rect, words, *more, **options)

    def of_paragraph(self, rect, words, *more, **options):
        found.add(words)
        paragraph(self, rect, words, *more, **options)

    with (
        patch.object(CardDelegate, "draw_text", of_row),
        patch.object(Canvas, "text", of_line),
        patch.object(Canvas, "paragraph", of_paragraph),
    ):
        yield found
