"""The page of the saved games: found, opened, renamed, doubled, taken in and put away, by mouse and by keys."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDropEvent
from PySide6.QtTest import QAbstractItemModelTester, QTest
from PySide6.QtWidgets import QLineEdit

from teo_desktop import paths, saves
from teo_desktop.ui import autosaves, storage
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
    browser.open_button.click()
    assert window.game_view is not None
    assert window.game_view.live.file.autosave_path == path
    assert window.game_view.live.file.path is None


def test_the_game_that_is_being_played_is_shown_again_as_it_is(window, qtbot):
    window.begin(WANTED)
    view = window.game_view
    browser = show(window, qtbot)
    assert browser.rows()[0].listed.is_held
    assert not window.menus.save_action.isEnabled()
    browser.open_button.click()
    assert window.game_view is view
    assert view is not None
    assert view.isVisible()


def test_letters_typed_into_the_view_search(window, qtbot):
    for name in ("Rain", "Sun", "Sunday"):
        put(name)
    browser = show(window, qtbot)
    QTest.keyClicks(browser.view, "s")
    QTest.keyClicks(browser.search, "unday")
    assert names(browser) == ["Sunday"]
    browser.search.setText("anna sun")
    assert sorted(names(browser)) == ["Sun", "Sunday"]
    QTest.keyClick(browser.search, Qt.Key.Key_Escape)
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
    browser.sort_box.setCurrentIndex(NAME)
    browser.sort_box.activated.emit(NAME)
    assert names(browser) == ["a", "b", "c"]
    browser.order_button.click()
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


def test_delete_moves_to_the_trash_and_undo_brings_back(window, qtbot, trash):
    path = put("one")
    browser = show(window, qtbot)
    QTest.keyClick(browser.view, Qt.Key.Key_Delete)
    qtbot.waitUntil(lambda: names(browser) == [], timeout=8_000)
    assert not path.exists()
    assert browser.undo_button.isVisible()
    browser.undo_button.click()
    qtbot.waitUntil(lambda: names(browser) == ["one"], timeout=8_000)
    assert path.exists()


def test_a_broken_file_says_why_and_does_not_open(window, qtbot):
    put("broken", b"nonsense")
    browser = show(window, qtbot)
    assert not browser.open_button.isEnabled()
    browser.view.activated.emit(browser.view.currentIndex())
    assert "broken.teo is not a game" in browser.message.text()
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
