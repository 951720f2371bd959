"""A form explains what the pointer or the keyboard is at, where one sees it: no tool tip has to be waited for."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QEnterEvent
from PySide6.QtWidgets import QApplication, QCheckBox, QComboBox, QVBoxLayout, QWidget

from teo_desktop.ui.windows.explained import Explanation, explained


class Form(QWidget):
    """A box, a list and a box that cannot be ticked, each with a tip."""

    def __init__(self) -> None:
        super().__init__()
        self.explanation = Explanation()
        self.box, self.greyed, self.kinds = QCheckBox("Box"), QCheckBox("Greyed"), QComboBox()
        self.box.setToolTip("About the box.")
        self.greyed.setToolTip("Not now.")
        self.greyed.setEnabled(False)
        self.kinds.setToolTip("About the list.")
        for name in ("one", "two"):
            self.kinds.addItem(name)
            self.kinds.setItemData(self.kinds.count() - 1, f"About {name}.", Qt.ItemDataRole.ToolTipRole)
        column = QVBoxLayout(self)
        for widget in (self.box, self.greyed, self.kinds, self.explanation):
            column.addWidget(widget)
        self.explanation.follow(self)


@pytest.fixture
def form(qtbot) -> Form:
    made = Form()
    qtbot.addWidget(made)
    with qtbot.waitActive(made):
        made.show()
        made.activateWindow()
    return made


def point_at(widget: QWidget) -> None:
    """The pointer comes over a widget."""
    where = widget.rect().center().toPointF()
    QApplication.sendEvent(widget, QEnterEvent(where, where, where))


def test_what_has_the_focus_is_explained(form):
    form.box.setFocus()
    assert form.explanation.text() == "About the box."
    form.kinds.setFocus()
    assert form.explanation.text() == "About the list. About one."


def test_what_is_pointed_at_is_explained_until_the_pointer_leaves_it(form):
    form.box.setFocus()
    point_at(form.kinds)
    assert form.explanation.text() == "About the list. About one."
    QApplication.sendEvent(form.kinds, QEvent(QEvent.Type.Leave))
    assert form.explanation.text() == "About the box."


def test_what_cannot_be_chosen_now_says_why(form):
    point_at(form.greyed)
    assert form.explanation.text() == "Not now."


def test_the_rows_of_a_list_explain_themselves_before_one_is_chosen(form):
    form.kinds.setFocus()
    form.kinds.highlighted.emit(1)
    assert form.explanation.text() == "About the list. About two."
    form.kinds.setCurrentIndex(1)
    assert form.explanation.text() == explained(form.kinds) == "About the list. About two."


def test_whatever_it_says_it_is_as_high(form):
    high = form.explanation.minimumSizeHint().height()
    form.explanation.setText("word " * 200)
    assert form.explanation.minimumSizeHint().height() == high
    assert len(form.explanation.lines()) <= form.explanation.height() // form.explanation.fontMetrics().height() + 1


def test_it_has_its_room_in_the_form(form):
    assert form.explanation.height() >= form.explanation.minimumSizeHint().height()
