"""Keys: declared once, changed by people, kept, and never leading to two commands."""

from __future__ import annotations

import ast
from itertools import combinations
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from teo_desktop.ui import shortcuts
from teo_desktop.ui.profile_store import ProfileStore
from teo_desktop.ui.settings import LANGUAGE, Settings
from teo_desktop.ui.shortcuts import COMMANDS, MOST_KEYS, Keymap, label, native
from teo_desktop.ui.windows.preferences import PreferencesDialog
from teo_desktop.ui.windows.shortcuts_page import ShortcutsPage

UI = Path(shortcuts.__file__).parent
CONTROL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def keymap(settings) -> Keymap:
    return Keymap(settings)


def keys(*texts: str) -> list[QKeySequence]:
    return [QKeySequence(text) for text in texts]


def test_at_first_no_key_leads_to_two_commands(keymap):
    for one, other in combinations(COMMANDS, 2):
        assert not [key for key in keymap.keys(one.key) if key in keymap.keys(other.key)], (one, other)


def test_every_command_has_words_of_its_own_and_keys_that_qt_knows(keymap, dress):
    for language in ("en", "de", "es"):
        dress(language)
        assert len({label(command) for command in COMMANDS}) == len(COMMANDS)
    for command in COMMANDS:
        assert 1 <= len(keymap.keys(command.key)) <= MOST_KEYS
        assert all(native([key]) for key in keymap.keys(command.key)), command


def test_no_key_is_named_outside_the_declarations():
    """Whoever sets the keys of an action gets them from the keymap, so that people can change all of them."""
    setters = {"setShortcut", "setShortcuts", "QShortcut"}
    found = []
    for path in UI.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name | ast.Attribute):
                name = node.func.id if isinstance(node.func, ast.Name) else node.func.attr
                strings = [inner for inner in ast.walk(node) if isinstance(inner, ast.Constant)]
                if name in setters and strings:
                    found.append(f"{path.name}:{node.lineno}")
    assert found == []


def test_every_command_leads_somewhere():
    """Each is followed by somebody; the parts of the board and the rows of the choices by their families."""
    source = "".join(path.read_text(encoding="utf-8") for path in (UI / "windows").glob("*.py"))
    for command in COMMANDS:
        family, _, number = command.key.rpartition("_")
        name = f'f"{family}_{{' if number.isdigit() else f'"{command.key}"'
        assert name in source, command


def test_whoever_follows_a_command_is_told_its_keys_now_and_later(keymap):
    action = QAction()
    keymap.follow("redo", action.setShortcuts)
    assert action.shortcuts() == keys("Ctrl+Y")
    keymap.set_keys("redo", keys("F5", "F6"))
    assert action.shortcuts() == keys("F5", "F6")
    keymap.set_keys("redo", [])
    assert action.shortcuts() == []
    keymap.reset()
    assert action.shortcuts() == keys("Ctrl+Y")


def test_keys_are_kept_for_the_next_start_and_followed_by_other_keymaps(keymap, settings):
    other = Keymap(settings)
    keymap.set_keys("turn", keys("T"))
    keymap.set_keys("redo", [])
    assert other.keys("turn") == keys("T")
    settings.sync()
    again = Keymap(Settings())
    assert again.keys("turn") == keys("T")
    assert again.keys("redo") == []


def test_a_key_that_is_taken_is_refused(keymap):
    with pytest.raises(ValueError, match=r"Ctrl\+Y belongs to redo"):
        keymap.set_keys("turn", keys("Ctrl+Y"))
    assert keymap.keys("turn") == keys("R")
    keymap.set_keys("redo", keys("F5"))
    keymap.set_keys("turn", keys("Ctrl+Y"))
    assert keymap.keys("turn") == keys("Ctrl+Y")


def test_the_same_key_twice_is_kept_once(keymap):
    keymap.set_keys("turn", keys("T", "T"))
    assert keymap.keys("turn") == keys("T")


# -- the page of the preferences


@pytest.fixture
def page(qtbot, appearance, settings) -> ShortcutsPage:
    dialog = PreferencesDialog(settings, ProfileStore(appearance), appearance)
    qtbot.addWidget(dialog)
    dialog.pages.setCurrentWidget(dialog.shortcuts)
    with qtbot.waitActive(dialog):
        dialog.show()
        dialog.activateWindow()
    return dialog.shortcuts


def type_keys(page: ShortcutsPage, command: str, key: Qt.Key, modifier: Qt.KeyboardModifier, place: int = 0) -> None:
    edit = page.edits[command][place]
    edit.setFocus()
    QTest.keyClick(QApplication.focusWidget() or edit, key, modifier)
    edit.editingFinished.emit()


def test_pressed_keys_count_at_once(page, keymap):
    type_keys(page, "redo", Qt.Key.Key_J, CONTROL)
    assert keymap.keys("redo") == keys("Ctrl+J")
    type_keys(page, "redo", Qt.Key.Key_F7, Qt.KeyboardModifier.NoModifier, 1)
    assert keymap.keys("redo") == keys("Ctrl+J", "F7")
    page.edits["redo"][0].clear()
    page.edits["redo"][0].editingFinished.emit()
    assert keymap.keys("redo") == keys("F7")


def test_keys_of_another_command_are_refused_beside_the_field(page, keymap):
    type_keys(page, "redo", Qt.Key.Key_Z, CONTROL)
    assert page.problems["redo"].isVisible()
    assert page.problems["redo"].text() == "Ctrl+Z is taken: Take the last choice back"
    assert keymap.keys("redo") == keys("Ctrl+Y")
    type_keys(page, "redo", Qt.Key.Key_J, CONTROL)
    assert not page.problems["redo"].isVisible()


def test_all_keys_go_back_to_the_first_ones(page, keymap):
    type_keys(page, "redo", Qt.Key.Key_J, CONTROL)
    type_keys(page, "turn", Qt.Key.Key_Z, CONTROL)
    page.reset.click()
    assert keymap.keys("redo") == keys("Ctrl+Y")
    assert page.edits["redo"][0].keySequence() == QKeySequence("Ctrl+Y")
    assert not page.problems["turn"].isVisible()


def test_another_language_makes_the_page_anew_and_stays_on_it(page, settings):
    dialog = page.window()
    assert isinstance(dialog, PreferencesDialog)
    settings.set(LANGUAGE, "de")
    assert dialog.pages.currentWidget() is dialog.shortcuts
    assert [dialog.pages.tabText(place) for place in range(dialog.pages.count())] == ["Allgemein", "Profile", "Tasten"]


# -- in the windows


def test_changed_keys_lead_where_the_old_ones_led(sit_down, keymap):
    view = sit_down()
    keymap.set_keys("focus_choices", keys("F8"))
    QTest.keyClick(view, Qt.Key.Key_M, CONTROL)
    assert not view.choices_list.hasFocus()
    QTest.keyClick(view, Qt.Key.Key_F8)
    assert view.choices_list.hasFocus()


def test_tool_tips_say_the_keys(sit_down, keymap):
    view = sit_down(lines=["0 build"])
    redo = next(made for made in view.action_bar._undo_buttons if made._action is view.commands.redo)
    assert redo.toolTip() == "Nothing has been taken back that could be done again. (Ctrl+Y)"
    view.live.session.undo_step()
    assert redo.toolTip() == "Do again what was taken back (Ctrl+Y)"
    keymap.set_keys("redo", keys("F5"))
    assert redo.toolTip() == "Do again what was taken back (F5)"
    keymap.set_keys("redo", [])
    assert redo.toolTip() == "Do again what was taken back"
    keymap.set_keys("enter", keys("F2"))
    assert view.action_bar.confirm_button.toolTip() == "F2"


def test_the_peek_key_can_be_another_one(sit_down, keymap, monkeypatch):
    view = sit_down()
    told: list[bool] = []
    monkeypatch.setattr(view.table, "peek", told.append)
    view.board.setFocus()
    keymap.set_keys("peek", keys("P"))
    QTest.keyClick(view.board, Qt.Key.Key_Space)
    assert told == []
    QTest.keyClick(view.board, Qt.Key.Key_P)
    assert told == [True, False]
    view.board.clearFocus()
