"""Letters filter the choices while their list has the focus; elsewhere they are shortcuts."""

from __future__ import annotations

from typing import Any, cast

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from teo_desktop.ui.models.choices import ChoicesModel
from teo_desktop.ui.settings import LANGUAGE
from teo_desktop.ui.windows.game_view import GameView
from tests.ui import toy_window
from tests.ui.toy_window import answer


@pytest.fixture
def view(sit_down) -> GameView:
    """Anna may draw, dig or build, and the list has the focus."""
    made: GameView = sit_down()
    made.commands.focus_choices.trigger()
    return made


def press(view: GameView, *keys: Qt.Key) -> None:
    for key in keys:
        QTest.keyClick(QApplication.focusWidget() or view, key)


def rows(view: GameView) -> list[str]:
    model = view.choices
    return [model.index(row).data() for row in range(model.rowCount())]


def test_letters_leave_the_rows_that_contain_them(view):
    assert rows(view) == ["draw", "dig", "build"]
    press(view, Qt.Key.Key_D)
    assert rows(view) == ["draw", "dig", "build"]
    press(view, Qt.Key.Key_I)
    assert rows(view) == ["dig"]
    assert view.choices_list.filter.line.text() == "“di”: 1 of 3"
    assert view.choices_list.filter.line.isVisible()


def test_the_first_row_that_is_left_can_be_chosen_at_once(view):
    press(view, Qt.Key.Key_B, Qt.Key.Key_Return)
    assert view.picker.preview == "build"
    press(view, Qt.Key.Key_Return)
    assert view.live.session.record.lines == ("0 build",)


def test_digits_pick_among_the_rows_that_are_left(view):
    press(view, Qt.Key.Key_U, Qt.Key.Key_1)
    assert view.picker.preview == "build"


def test_backspace_takes_a_letter_and_escape_all_before_they_are_the_windows_again(view):
    answer(view.live.session, "build")
    lines = view.live.session.record.lines
    press(view, Qt.Key.Key_F, Qt.Key.Key_L)
    assert rows(view) == ["floor"]
    press(view, Qt.Key.Key_Backspace)
    assert view.choices.letters == "f"
    press(view, Qt.Key.Key_R, Qt.Key.Key_Escape)
    assert view.choices.letters == ""
    assert not view.choices_list.filter.line.isVisible()
    assert view.live.session.record.lines == lines
    press(view, Qt.Key.Key_Backspace)
    assert view.live.session.record.lines == lines[:-1]


def test_a_letter_that_is_a_shortcut_filters_in_the_list_and_only_there(view, monkeypatch):
    fitted: list[None] = []
    view.commands.keymap.set_keys("fit_board", [QKeySequence("W")])
    view.commands.fit_board.triggered.connect(lambda: fitted.append(None))
    press(view, Qt.Key.Key_W)
    assert rows(view) == ["draw"]
    assert fitted == []
    view.board.setFocus()
    press(view, Qt.Key.Key_W)
    assert len(fitted) == 1
    assert rows(view) == ["draw", "dig", "build"]


def test_commands_with_control_stay_commands(view):
    zoom = view.board.zoom
    QTest.keyClick(view.choices_list, Qt.Key.Key_Plus, Qt.KeyboardModifier.ControlModifier)
    assert view.choices.letters == ""
    assert view.board.zoom > zoom


def test_another_question_begins_without_letters(view):
    press(view, Qt.Key.Key_B)
    answer(view.live.session, "build")
    assert view.choices.letters == ""
    assert not view.choices_list.filter.line.isVisible()


def test_nothing_that_contains_the_letters_is_said(view):
    press(view, Qt.Key.Key_X)
    assert rows(view) == []
    assert view.choices_list.filter.line.text() == "Nothing contains “x”."


def test_what_is_typed_is_said_in_the_language_of_the_window(view, settings):
    press(view, Qt.Key.Key_X)
    settings.set(LANGUAGE, "de")
    assert view.choices_list.filter.line.text() == "Nichts enthält „x“."


def test_the_filter_never_hides_a_row(view):
    """The line stands above the rows, not upon them."""
    press(view, Qt.Key.Key_D)
    line, viewport = view.choices_list.filter.line, view.choices_list.viewport()
    assert line.geometry().bottom() <= viewport.geometry().top()


def test_screen_readers_hear_the_words_of_the_rows_and_how_to_filter(view):
    found = QAccessible.queryAccessibleInterface(view.choices_list)
    assert found.text(QAccessible.Text.Name) == "Choices"
    assert "filter" in found.text(QAccessible.Text.Description)
    assert [found.child(row).text(QAccessible.Text.Name) for row in range(3)] == ["draw", "dig", "build"]


def test_accents_and_capital_letters_do_not_count(qtbot):
    class Words:
        def choice_text(self, game, decision, choice):
            return choice

        refusal_text = staticmethod(toy_window.refusal_text)

    model = ChoicesModel(cast(Any, Words()))
    model.ask(None, cast(Any, object()))
    model.show(("Pirámide del Sol", "Große Straße", "Templo"), {})
    for letters, count in (("piram sol", 1), ("STRASSE", 1), ("o", 3), ("sol templo", 0)):
        model.filter(letters)
        assert model.rowCount() == count, letters
    assert model.text_of("Templo") == "Templo"
    assert model.row_of("Templo") is None
