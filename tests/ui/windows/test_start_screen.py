"""The start screen: the game that can be continued, and a button for each way that leads on."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from teo_desktop.ui.settings import LANGUAGE, TEXT_SIZE
from teo_desktop.ui.windows.main_window import MainWindow
from teo_desktop.ui.windows.start_screen import StartScreen
from teo_desktop.ui.windows.ways import NEW_GAME, WAYS, words
from tests.ui import toy_window
from tests.ui.conftest import PEOPLE
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


@pytest.fixture
def screen(window) -> StartScreen:
    return window.start_screen


def test_every_way_leads_somewhere(window):
    """A way that is declared has its button and its place in the window; nothing else has."""
    keys = [way.key for way in WAYS]
    assert len(set(keys)) == len(keys)
    assert list(window.start_screen.buttons) == keys
    assert set(window.ways) == set(keys)


def test_a_click_and_the_underlined_letter_go_the_same_way(qtbot, screen, window):
    taken: list[str] = []
    screen.way_asked.disconnect()
    screen.way_asked.connect(taken.append)
    for way in WAYS:
        QTest.mouseClick(screen.buttons[way.key], Qt.MouseButton.LeftButton)
        letter = words(way.name).partition("&")[2][0]
        QTest.keyClick(window, Qt.Key(ord(letter.upper())), Qt.KeyboardModifier.AltModifier)
        # The button is seen going down before it counts as pressed.
        qtbot.waitUntil(lambda: len(taken) == 2)
        assert taken == [way.key] * 2
        taken.clear()


@pytest.mark.parametrize("language", ["en", "de", "es"])
def test_no_two_letters_of_the_screen_and_the_menus_are_the_same(window, settings, language):
    settings.set(LANGUAGE, language)
    QApplication.processEvents()
    texts = [words(way.name) for way in WAYS]
    texts += [window.start_screen.continue_button.text(), window.start_screen._about.text()]
    texts += [action.text() for action in window.menuBar().actions() if action.isVisible()]
    letters = [letter.lower() for text in texts for letter in re.findall("&(.)", text)]
    assert len(letters) == len(texts)
    assert sorted(letters) == sorted(set(letters))


def test_without_a_game_to_continue_a_new_one_is_what_most_people_want(screen):
    assert not screen.card.isVisible()
    assert screen.buttons[NEW_GAME].property("main") is True
    assert screen.buttons[NEW_GAME].hasFocus()


def test_the_game_to_continue_shows_who_plays_and_how_it_stands(window, screen):
    window.begin(WANTED)
    window.leave_game()
    assert screen.card.isVisible()
    assert screen.continue_button.hasFocus()
    assert screen.buttons[NEW_GAME].property("main") is False
    shown = [label.text() for label in screen.card.findChildren(type(screen.card._title)) if label.isVisible()]
    assert [name for name in shown if name in [seat.name for seat in PEOPLE]] == ["Anna", "Bertl"]
    assert shown.count("0") == 2


@pytest.mark.parametrize("text", [100, 200])
@pytest.mark.parametrize("language", ["en", "de", "es"])
def test_nothing_is_wider_than_the_smallest_window(window, settings, language, text):
    """At 200 % it may be scrolled down, but never to the side."""
    settings.set(LANGUAGE, language)
    window.begin(WANTED)
    window.leave_game()
    settings.set(TEXT_SIZE, text)
    QApplication.processEvents()
    assert window.size() == QSize(1024, 600)
    assert window.start_screen.area.horizontalScrollBar().maximum() == 0
