"""The profiles in the preferences: made, renamed, deleted and brought back, all of it by the keyboard too."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit

from teo_desktop.ui import storage
from teo_desktop.ui.profile_store import ProfileStore
from teo_desktop.ui.windows.preferences import PreferencesDialog
from tests.ui.test_storage import FullDisk


@pytest.fixture
def dialog(qtbot, appearance, settings) -> PreferencesDialog:
    made = PreferencesDialog(settings, ProfileStore(appearance), appearance)
    qtbot.addWidget(made)
    with qtbot.waitActive(made):
        made.show()
        made.activateWindow()
    made.show_profiles()
    return made


@pytest.fixture
def page(dialog) -> Any:
    return dialog.profiles_page


def names(page: Any) -> list[str]:
    return [page.model.index(row).data() for row in range(page.model.rowCount())]


def make(page: Any, *wanted: str) -> None:
    for name in wanted:
        page.name.setText(name)
        page.add_button.click()


def test_enter_adds_a_profile_and_leaves_the_window_open(dialog, page):
    assert page.name.hasFocus()
    QTest.keyClicks(page.name, "Ana")
    QTest.keyClick(page.name, Qt.Key.Key_Return)
    assert names(page) == ["Ana"]
    assert page.name.text() == ""
    assert dialog.isVisible()


def test_the_new_profile_is_chosen_in_the_list(page):
    make(page, "Zoë", "Ana")
    assert page.list.currentIndex().data() == "Ana"


def test_a_name_twice_is_refused_beside_the_list(page):
    make(page, "Ana", "ANA")
    assert names(page) == ["Ana"]
    assert page.message.text() == "There is a profile called Ana already."
    assert page.name.text() == "ANA"
    make(page, " ")
    assert page.message.text() == "A profile needs a name."


def test_a_profile_is_renamed_in_its_row_by_the_keyboard_and_stays_chosen(qtbot, dialog, page):
    make(page, "Bert", "Ana")
    page.rename_button.click()
    editor = page.list.viewport().findChild(QLineEdit)
    assert editor is not None
    editor.selectAll()
    QTest.keyClicks(editor, "Zoe")
    QTest.keyClick(editor, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: names(page) == ["Bert", "Zoe"])
    assert page.list.currentIndex().data() == "Zoe"
    assert dialog.isVisible()


def test_deleting_asks_nothing_and_can_be_undone(page):
    make(page, "Bert", "Ana")
    page.list.setFocus()
    QTest.keyClick(page.list, Qt.Key.Key_Delete)
    assert names(page) == ["Bert"]
    assert page.message.text().startswith("Ana is deleted")
    assert page.undo_button.isVisible()
    page.undo_button.click()
    assert names(page) == ["Ana", "Bert"]
    assert not page.undo_button.isVisible()
    assert page.list.currentIndex().data() == "Ana"


def test_what_was_deleted_cannot_come_back_under_a_name_that_is_taken(page):
    make(page, "Ana")
    page.delete_button.click()
    deleted = page._deleted
    make(page, "Ana")
    page._say("", deleted)
    page.undo_button.click()
    assert names(page) == ["Ana"]
    assert page.message.text() == "There is a profile called Ana already."


def test_without_profiles_there_is_nothing_to_rename_or_delete(page):
    assert not page.rename_button.isEnabled()
    assert not page.delete_button.isEnabled()
    make(page, "Ana")
    assert page.delete_button.isEnabled()
    page.delete_button.click()
    assert not page.delete_button.isEnabled()


def test_a_full_disk_is_told_on_the_page(page, monkeypatch):
    monkeypatch.setattr(storage, "QSaveFile", FullDisk)
    make(page, "Ana")
    assert names(page) == []
    assert "No space left" in page.message.text()
    assert page.name.text() == "Ana"
