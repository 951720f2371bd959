"""The panels beside the board: their titles, their tabs with words or pictures, and how they share a low window."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QTabBar, QWidget

from teo_desktop.games import GAMES
from teo_desktop.games.teotihuacan.state import Setup
from teo_desktop.games.teotihuacan.teotibot_levels import LEVELS
from teo_desktop.kernel.record import GameRecord
from teo_desktop.saves import Seat
from teo_desktop.ui.app import keep_on_screen
from teo_desktop.ui.games import ADAPTERS
from teo_desktop.ui.live_game import live_game
from teo_desktop.ui.settings import LANGUAGE, TEXT_SIZE
from teo_desktop.ui.windows.docks import BOT_DOCK
from teo_desktop.ui.windows.game_view import GameView
from tests.tools.shots import settle


@pytest.fixture
def solo(qtbot, dress, settings) -> Iterator[GameView]:
    """A solo game: five panels share a place in a low window."""
    rules = GAMES["teotihuacan"]
    setup = rules.setup_to_json(Setup(2, all_tiles=True, solo=LEVELS["standard"]))
    seats = [Seat("human", "Ana", "blue"), Seat("bot:teotibot:standard", "Teotibot", "yellow")]
    record = GameRecord(rules.NAME, rules.RULES, setup, 3)
    view = GameView(live_game(rules, ADAPTERS[rules.NAME], record, seats, settings), dress(None), settings)
    qtbot.addWidget(view)
    view.resize(1024, 580)
    view.show()
    settle()
    yield view
    view.close_game()


def tabs(view: GameView) -> QTabBar:
    return next(bar for bar in view.docks_window.findChildren(QTabBar) if bar.isVisible())


@pytest.mark.parametrize("language", ["en", "de", "es"])
@pytest.mark.parametrize("text", [100, 130, 200])
def test_no_tab_is_cut_off(solo, settings, language, text):
    settings.set(LANGUAGE, language)
    settings.set(TEXT_SIZE, text)
    settle()
    bar = tabs(solo)
    assert bar.count() == 5
    assert all(bar.tabSizeHint(tab).width() <= bar.tabRect(tab).width() for tab in range(5))
    assert bar.tabRect(4).right() <= solo.docks["choices"].width(), "no tab has to be scrolled to"
    for tab in range(5):
        assert bar.tabText(tab) or not bar.tabIcon(tab).isNull()
        assert bar.tabToolTip(tab) == bar.accessibleTabName(tab) != ""


def test_where_words_have_room_again_they_come_back(solo, settings):
    settings.set(TEXT_SIZE, 200)
    settle()
    assert not any(tabs(solo).tabText(tab) for tab in range(5))
    settings.set(TEXT_SIZE, 80)
    settle()
    assert all(tabs(solo).tabText(tab) for tab in range(5))


@pytest.mark.qt_log_ignore("does not support raise")
def test_a_panel_that_is_set_free_has_its_name_in_its_window(solo, settings):
    settings.set(TEXT_SIZE, 200)
    settle()
    dock = solo.docks["log"]
    assert dock.windowTitle() == ""
    solo.docks_window.titles["log"].float_button.click()
    settle()
    assert dock.isFloating()
    assert dock.windowTitle() == "Log"
    assert solo.docks_window.titles["log"].float_button.toolTip() == "Put the panel back"
    solo.docks_window.titles["log"].float_button.click()
    assert not dock.isFloating()


def test_the_menu_calls_each_panel_by_its_name_whatever_its_tab_shows(solo, settings):
    settings.set(TEXT_SIZE, 200)
    settle()
    names = {name: dock.toggleViewAction().text() for name, dock in solo.docks.items()}
    assert names == {
        "players": "Players",
        "choices": "Choices",
        "scores": "Score sheet",
        "log": "Log",
        "inspector": "Inspector",
        BOT_DOCK: "Teotibot",
    }


def test_the_buttons_of_a_title_grow_with_the_text_and_close_the_panel(solo, settings):
    title = solo.docks_window.titles["players"]
    before = title.close_button.width()
    settings.set(TEXT_SIZE, 200)
    settle()
    assert title.close_button.width() >= before * 1.5
    title.close_button.click()
    assert solo.docks["players"].isHidden()


@pytest.mark.parametrize("text", [100, 130, 200])
def test_in_a_low_window_the_hint_bar_keeps_no_room_for_what_is_not_shown(solo, settings, text):
    settings.set(TEXT_SIZE, text)
    settle()
    bar, line = solo.hint_bar, round(34 * text / 100)
    solo.resize(1024, 24 * round(14 * text / 100))
    settle()
    assert abs(bar.height() - line) <= 1
    solo.chronicle.recap.show()
    settle()
    assert bar.height() > line, "what is shown has its room"
    solo.chronicle.recap.hide()
    settle()
    assert abs(bar.height() - line) <= 1
    solo.resize(1024, 60 * round(14 * text / 100))
    settle()
    assert bar.height() > line, "where there is room the board does not jump"


def test_a_window_is_no_larger_than_its_screen(qtbot):
    window = QWidget()
    qtbot.addWidget(window)
    room = window.screen().availableSize()
    window.resize(room.width() + 300, room.height() - 10)
    keep_on_screen(window)
    assert (window.width(), window.height()) == (room.width(), room.height() - 10)
