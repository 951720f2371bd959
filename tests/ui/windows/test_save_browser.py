"""The page of the saved games: found, opened, renamed, doubled, taken in and put away, by mouse and by keys."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDropEvent
from PySide6.QtTest import QAbstractItemModelTester, QTest
from PySide6.QtWidgets import QFileDialog, QLineEdit

from teo_desktop import paths, saves
from teo_desktop.ui import autosaves, save_acts, storage
from teo_desktop.ui.models.saves import BROKEN, DATE, KEPT, NAME, OVER, ROW_ROLE, RUNNING
from teo_desktop.ui.windows.main_window import MainWindow
from teo_desktop.ui.windows.save_browser import LIST, VIEW_NOTE, SaveBrowser
from tests.ui import toy_window
from tests.ui.test_save_shelf import game_bytes
from tests.ui.windows.test_main_window import WANTED


@pytest.fixture
def window(qtbot, appearance, settings) -> Iterator[MainWindow]:
    made = MainWindow({"toy": toy_window}, appearance, settings)
    qtbot.addWidget(made)
    made.resize(1024, 600)
    with qtbot.waitActive(made):
        made.show()
        made.activateWindow()
    yield made
    made.close()


def put(name: str, data: bytes | None = None) -> Path:
    path = paths.saves_dir() / f"{name}.teo"
    storage.write(path, game_bytes("0 build") if data is None else data)
    return path


def show(window: MainWindow, qtbot) -> SaveBrowser:
    browser = window.save_browser
    with qtbot.waitSignal(browser.shelf.finished, timeout=8_000):
        window.show_saves()
    return browser


def names(browser: SaveBrowser) -> list[str]:
    return [browser.proxy.index(row, NAME).data() for row in range(browser.proxy.rowCount())]


def choose(browser: SaveBrowser, name: str) -> None:
    browser.view.setCurrentIndex(browser.proxy.index(names(browser).index(name), NAME))


def test_models_keep_the_contract_of_qt(window, qtbot):
    put("one")
    browser = window.save_browser
    testers = [QAbstractItemModelTester(model) for model in (browser.model, browser.proxy)]
    show(window, qtbot)
    put("two")
    qtbot.waitUntil(lambda: sorted(names(browser)) == ["one", "two"], timeout=8_000)
    assert testers


def test_the_way_of_the_start_screen_leads_here_and_back(window, qtbot):
    with qtbot.waitSignal(window.save_browser.shelf.finished, timeout=8_000):
        window.start_screen.buttons["open"].click()
    assert window.save_browser.isVisible()
    assert window.save_browser.new_button.isVisible()
    QTest.keyClick(window.save_browser, Qt.Key.Key_Escape)
    assert window.start_screen.isVisible()


def test_enter_opens_the_game_that_is_chosen(window, qtbot):
    put("one")
    put("two")
    browser = show(window, qtbot)
    choose(browser, "one")
    assert browser.view.hasFocus()
    QTest.keyClick(browser.view, Qt.Key.Key_Return)
    assert window.game_view is not None
    assert window.game_view.live.file.path == paths.saves_dir() / "one.teo"


def test_a_game_kept_automatically_goes_on_in_its_own_file(window, qtbot):
    window.begin(WANTED)
    window.leave_game()
    (path,) = autosaves.all_kept()
    browser = show(window, qtbot)
    browser.buttons.open_button.click()
    assert window.game_view is not None
    assert window.game_view.live.file.autosave_path == path
    assert window.game_view.live.file.path is None


def test_the_game_that_is_being_played_is_shown_again_as_it_is(window, qtbot):
    window.begin(WANTED)
    view = window.game_view
    browser = show(window, qtbot)
    assert browser.rows()[0].listed.is_held
    assert not window.menus.save_action.isEnabled()
    browser.buttons.open_button.click()
    assert window.game_view is view
    assert view is not None
    assert view.isVisible()


def test_letters_typed_into_the_view_search(window, qtbot):
    for name in ("Rain", "Sun", "Sunday"):
        put(name)
    browser = show(window, qtbot)
    QTest.keyClicks(browser.view, "s")
    QTest.keyClicks(browser.finder.search, "unday")
    assert names(browser) == ["Sunday"]
    browser.finder.search.setText("anna sun")
    assert sorted(names(browser)) == ["Sun", "Sunday"]
    QTest.keyClick(browser.finder.search, Qt.Key.Key_Escape)
    assert len(names(browser)) == 3
    assert browser.isVisible()


def test_games_are_filtered_by_their_state(window, qtbot):
    put("running")
    put("broken", b"nonsense")
    storage.write(autosaves.folder() / "toy 7.teo", game_bytes())
    browser = show(window, qtbot)
    found = {}
    for state in (RUNNING, OVER, KEPT, BROKEN):
        browser.proxy.filter_by("", state)
        found[state] = sorted(names(browser))
    assert found == {RUNNING: ["Toy", "running"], OVER: [], KEPT: ["Toy"], BROKEN: ["broken"]}
    browser.proxy.filter_by("other", "")
    assert names(browser) == []


def test_the_order_is_remembered(window, qtbot, appearance, settings):
    for name in ("b", "a", "c"):
        put(name)
    browser = show(window, qtbot)
    assert browser.proxy.sortColumn() == DATE
    browser.finder.sort_box.setCurrentIndex(NAME)
    browser.finder.sort_box.activated.emit(NAME)
    assert names(browser) == ["a", "b", "c"]
    browser.finder.order_button.click()
    assert names(browser) == ["c", "b", "a"]
    again = SaveBrowser({"toy": toy_window}, appearance, settings)
    qtbot.addWidget(again)
    assert (again.proxy.sortColumn(), again.proxy.sortOrder()) == (NAME, Qt.SortOrder.DescendingOrder)


@pytest.mark.parametrize("view", ["grid", LIST])
def test_f2_renames_in_place(window, qtbot, settings, view):
    settings.keep_note(VIEW_NOTE, view)
    put("one")
    browser = show(window, qtbot)
    QTest.keyClick(browser.view, Qt.Key.Key_F2)
    editor = browser.view.viewport().findChild(QLineEdit)
    assert editor is not None
    QTest.keyClicks(editor, "two")
    QTest.keyClick(editor, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: names(browser) == ["two"], timeout=8_000)
    assert [path.name for path in paths.saves_dir().glob("*.teo")] == ["two.teo"]


def test_a_name_that_is_being_typed_is_not_lost_when_the_files_change(window, qtbot):
    put("one")
    browser = show(window, qtbot)
    QTest.keyClick(browser.view, Qt.Key.Key_F2)
    editor = browser.view.viewport().findChild(QLineEdit)
    assert editor is not None
    QTest.keyClicks(editor, "two")
    with qtbot.waitSignal(browser.shelf.looked_into, timeout=8_000):
        put("other")
        put("one", game_bytes())
        browser.shelf.refresh()
    assert len(names(browser)) == 2
    assert editor.text() == "two"
    QTest.keyClick(editor, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: sorted(names(browser)) == ["other", "two"], timeout=8_000)


ACTS = {
    "copy": lambda browser: browser.buttons.acts["copy"],
    "delete": lambda browser: browser.buttons.acts["delete"],
    "undo": lambda browser: browser.told.undo_button,
}


def press(browser: SaveBrowser, name: str, then: list[str], qtbot) -> None:
    """Press a button with the keyboard, and wait until these games are listed."""
    made = ACTS[name](browser)
    made.setFocus()
    QTest.keyClick(made, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: sorted(names(browser)) == then, timeout=8_000)


def chosen(browser: SaveBrowser) -> list[str]:
    return [row.name for row in browser.rows()]


def test_after_each_act_the_keyboard_is_at_the_game_that_it_made_or_left(window, qtbot, trash):
    for name in ("a", "b", "c"):
        put(name)
    browser = show(window, qtbot)
    choose(browser, "b")
    press(browser, "copy", ["a", "b", "b (copy)", "c"], qtbot)
    assert chosen(browser) == ["b (copy)"]
    assert browser.view.hasFocus()
    press(browser, "delete", ["a", "b", "c"], qtbot)
    assert len(chosen(browser)) == 1
    assert browser.view.hasFocus()
    press(browser, "undo", ["a", "b", "b (copy)", "c"], qtbot)
    assert chosen(browser) == ["b (copy)"]
    assert browser.view.hasFocus()


def test_exporting_leaves_the_keyboard_at_its_button(window, qtbot, tmp_path, monkeypatch):
    put("one")
    browser = show(window, qtbot)
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "out.teo"), ""))
    made = browser.buttons.acts["export"]
    made.setFocus()
    QTest.keyClick(made, Qt.Key.Key_Space)
    assert (tmp_path / "out.teo").exists()
    assert made.hasFocus()


def test_files_that_come_and_go_leave_the_keyboard_and_what_is_chosen(window, qtbot):
    for name in ("a", "b"):
        put(name)
    browser = show(window, qtbot)
    browser.view.selectAll()
    browser.buttons.acts["delete"].setFocus()
    put("c")
    qtbot.waitUntil(lambda: len(names(browser)) == 3, timeout=8_000)
    assert sorted(chosen(browser)) == ["a", "b"]
    assert browser.buttons.acts["delete"].hasFocus()


def test_when_the_last_game_goes_the_keyboard_is_at_what_begins_one(window, qtbot, trash):
    put("one")
    browser = show(window, qtbot)
    press(browser, "delete", [], qtbot)
    assert browser.new_button.hasFocus()
    press(browser, "undo", ["one"], qtbot)
    assert browser.view.hasFocus()
    assert chosen(browser) == ["one"]


def test_delete_moves_to_the_trash_and_undo_brings_back(window, qtbot, trash):
    path = put("one")
    browser = show(window, qtbot)
    QTest.keyClick(browser.view, Qt.Key.Key_Delete)
    qtbot.waitUntil(lambda: names(browser) == [], timeout=8_000)
    assert not path.exists()
    assert browser.told.undo_button.isVisible()
    browser.told.undo_button.click()
    qtbot.waitUntil(lambda: names(browser) == ["one"], timeout=8_000)
    assert path.exists()


def test_a_broken_file_says_why_and_does_not_open(window, qtbot):
    put("broken", b"nonsense")
    browser = show(window, qtbot)
    assert not browser.buttons.open_button.isEnabled()
    browser.view.activated.emit(browser.view.currentIndex())
    assert "broken.teo is not a game" in browser.told.message.text()
    assert window.game_view is None


def test_files_dropped_onto_the_page_are_taken_in(window, qtbot, tmp_path):
    elsewhere = tmp_path / "gift.teo"
    elsewhere.write_bytes(game_bytes("0 build"))
    browser = show(window, qtbot)
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(elsewhere))])
    event = QDropEvent(
        QPointF(5, 5),
        Qt.DropAction.CopyAction,
        data,
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
    )
    browser.dropEvent(event)
    qtbot.waitUntil(lambda: names(browser) == ["gift"], timeout=8_000)
    assert elsewhere.exists()
    assert browser.view.currentIndex().data(ROW_ROLE).name == "gift"


def test_a_game_that_is_left_has_a_picture(window):
    window.begin(WANTED)
    window.game_view.live.file.save(paths.saves_dir() / "mine.teo")
    assert saves.load(paths.saves_dir() / "mine.teo").thumbnail.startswith(b"\x89PNG")


def test_without_a_trash_one_sentence_says_so_and_all_stays(window, qtbot, monkeypatch):
    paths_of = [put("one"), put("two")]
    browser = show(window, qtbot)
    monkeypatch.setattr(save_acts, "to_trash", lambda path: (False, None))
    choose(browser, "one")
    QTest.keyClick(browser.view, Qt.Key.Key_Delete)
    assert "one.teo stays where it is" in browser.told.message.text()
    assert not browser.told.undo_button.isVisible()
    qtbot.wait(10)
    assert all(path.exists() for path in paths_of)
    assert chosen(browser) == ["one"]


def test_keys_do_no_more_than_buttons_and_say_why(window, qtbot):
    put("broken", b"nonsense")
    put("one")
    browser = show(window, qtbot)
    choose(browser, "broken")
    QTest.keyClick(browser.view, Qt.Key.Key_D, Qt.KeyboardModifier.ControlModifier)
    assert browser.told.message.text() == "This file cannot be opened."
    browser.view.selectAll()
    QTest.keyClick(browser.view, Qt.Key.Key_F2)
    assert browser.told.message.text() == "Possible with a single game only."
    assert sorted(names(browser)) == ["broken", "one"]
    assert len(list(paths.saves_dir().glob("*.teo"))) == 2


@pytest.mark.parametrize("width", range(1000, 1400, 57))
def test_the_cards_fill_the_width(window, qtbot, width):
    for number in range(12):
        put(f"game {number}")
    browser = show(window, qtbot)
    window.resize(width, 700)
    qtbot.wait(1)
    browser.grid.doItemsLayout()
    boxes = [browser.grid.visualRect(browser.proxy.index(row, NAME)) for row in range(12)]
    columns = len({box.left() for box in boxes})
    left_over = browser.grid.viewport().width() - columns * boxes[0].width()
    assert left_over < boxes[0].width() / 4
