"""Qt's own dialogs, menus and names of keys speak the language of the window, wherever this program shows them."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QDialogButtonBox,
    QDockWidget,
    QFileDialog,
    QKeySequenceEdit,
    QLineEdit,
    QMainWindow,
    QSpinBox,
    QTextBrowser,
    QWidget,
)

from teo_desktop.ui.settings import LANGUAGE

SAID = ("text", "title", "placeholderText", "toolTip", "accessibleName", "windowTitle", "statusTip")
SAME = {"de": {"Name", "Details", "OK", "1 bytes"}, "es": {"No", "1 bytes"}}
"""Words that are the same in English; and the one that Qt has no translation of."""
BUTTONS = ("Ok", "Open", "Save", "Cancel", "Close", "Yes", "No", "Discard", "Apply", "Reset", "Help", "Ignore", "Retry")


def file_dialog(folder: Path, saves: bool) -> QFileDialog:
    made = QFileDialog(None, "", str(folder), "* (*)")
    made.setOption(QFileDialog.Option.DontUseNativeDialog)
    made.setViewMode(QFileDialog.ViewMode.Detail)
    if saves:
        made.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        made.setFileMode(QFileDialog.FileMode.AnyFile)
    return made


def buttons(_: Path) -> QWidget:
    made = QDialogButtonBox()
    for name in BUTTONS:
        made.addButton(QDialogButtonBox.StandardButton[name])
    return made


def dock(_: Path) -> QWidget:
    made = QMainWindow()
    made.addDockWidget(Qt.DockWidgetArea.LeftDockWidgetArea, QDockWidget())
    return made


def with_menu(widget: QLineEdit | QTextBrowser) -> QWidget:
    widget.createStandardContextMenu()  # it lies in the widget
    return widget


PLACES: dict[str, Callable[[Path], QWidget]] = {
    "open a file": lambda folder: file_dialog(folder, saves=False),
    "save a file": lambda folder: file_dialog(folder, saves=True),
    "buttons": buttons,
    "dock": dock,
    "keys": lambda _: QKeySequenceEdit(),
    "number": lambda _: QSpinBox(),
    "menu of a line": lambda _: with_menu(QLineEdit("x")),
    "menu of a text": lambda _: with_menu(QTextBrowser()),
}


def words(part: QObject) -> Iterator[str]:
    """All that a widget and what lies in it say."""
    for thing in (part, *part.findChildren(QObject)):
        for name in SAID:
            if isinstance(thing, QWidget | QAction) and hasattr(thing, name):
                yield str(getattr(thing, name)())
        if isinstance(thing, QComboBox):
            yield from (thing.itemText(place) for place in range(thing.count()))
        if isinstance(thing, QAbstractItemView) and (model := thing.model()) is not None:
            columns = model.columnCount(thing.rootIndex())
            yield from (str(model.headerData(column, Qt.Orientation.Horizontal)) for column in range(columns))
            yield from (
                str(model.index(row, column, thing.rootIndex()).data())
                for row in range(model.rowCount(thing.rootIndex()))
                for column in range(1, columns)
            )


def said(qtbot, place: str, folder: Path) -> list[str]:
    part = PLACES[place](folder)
    qtbot.addWidget(part)
    if isinstance(part, QFileDialog):
        part.show()
        view = part.findChild(QAbstractItemView, "treeView")
        qtbot.waitUntil(lambda: view.model().rowCount(view.rootIndex()) == 2, timeout=8_000)
    # Names of keys, sizes and dates follow other rules.
    return [text for line in words(part) if re.search("[a-z]{2}", text := line.split("\t")[0]) and "/" not in text]


@pytest.mark.parametrize("place", PLACES)
def test_nothing_is_left_in_english(qtbot, appearance, settings, tmp_path, place):
    (tmp_path / "folder").mkdir()
    (tmp_path / "game.teo").write_bytes(b"x")
    english = set(said(qtbot, place, tmp_path))
    assert english or place in ("dock", "number")
    for language in ("de", "es"):
        settings.set(LANGUAGE, language)
        assert english & set(said(qtbot, place, tmp_path)) <= SAME[language]
