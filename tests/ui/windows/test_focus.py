"""Who has the focus is seen, in both themes."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QStringListModel, Qt
from PySide6.QtGui import QStandardItemModel
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QKeySequenceEdit,
    QLineEdit,
    QListView,
    QPushButton,
    QTabBar,
    QTableView,
    QTextBrowser,
    QToolButton,
    QTreeView,
    QVBoxLayout,
    QWidget,
)

from teo_desktop.ui.scene.theme import contrast
from teo_desktop.ui.settings import COLOURS
from teo_desktop.ui.windows.focus_ring import FocusRing
from teo_desktop.ui.windows.parts import button


def combo() -> QComboBox:
    made = QComboBox()
    made.addItems(["one", "two"])
    return made


def tool_button() -> QToolButton:
    made = QToolButton()
    made.setText("Pin")
    made.setAutoRaise(True)
    made.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    return made


def listed(view):
    view.setModel(QStringListModel(["one", "two"], view))
    return view


def tabs() -> QTabBar:
    made = QTabBar()
    made.addTab("one")
    made.addTab("two")
    return made


def table() -> QTableView:
    made = QTableView()
    made.setModel(QStandardItemModel(2, 2, made))
    return made


MAKERS: dict[str, Callable[[], QWidget]] = {
    "button": lambda: button("Go"),
    "main button": lambda: button("Go", main=True),
    "big button": lambda: button("Go", big=True),
    "check box": lambda: QCheckBox("Yes"),
    "combo box": combo,
    "line": QLineEdit,
    "keys": QKeySequenceEdit,
    "tool button": tool_button,
    "list": lambda: listed(QListView()),
    "tree": lambda: listed(QTreeView()),
    "table": table,
    "tabs": tabs,
    "text": QTextBrowser,
}


@pytest.mark.parametrize("name", MAKERS)
@pytest.mark.parametrize("colours", ["light", "dark"])
def test_a_widget_with_the_focus_looks_different(qtbot, appearance, settings, colours, name):
    settings.set(COLOURS, colours)
    box = QWidget()
    qtbot.addWidget(box)
    column = QVBoxLayout(box)
    made, other = MAKERS[name](), QPushButton("other")
    column.addWidget(made)
    column.addWidget(other)
    with qtbot.waitActive(box):
        box.show()
        box.activateWindow()
    FocusRing(appearance, box)
    other.setFocus()
    without = box.grab(made.geometry().adjusted(-4, -4, 4, 4)).toImage()
    made.setFocus(Qt.FocusReason.TabFocusReason)
    seen = box.grab(made.geometry().adjusted(-4, -4, 4, 4)).toImage()
    edge = appearance.theme.colour("focus")
    points = [(x, y) for x in range(seen.width()) for y in range(seen.height())]
    changed = [seen.pixelColor(x, y) for x, y in points if seen.pixelColor(x, y) != without.pixelColor(x, y)]
    assert len(changed) > 30
    # By the colour of the focus, or by one that stands out as much.
    assert edge in changed or max(contrast(colour, appearance.theme.colour("panel")) for colour in changed) >= 3
