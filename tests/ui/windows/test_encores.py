"""After a game: once more, or a rematch; and positions by way of the clipboard."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QGuiApplication

from teo_desktop import position
from teo_desktop.games import GAMES
from teo_desktop.saves import Seat
from teo_desktop.ui.adapter import Target
from teo_desktop.ui.session import Phase
from teo_desktop.ui.windows.encores import AGAIN, REMATCH
from teo_desktop.ui.windows.main_window import MainWindow
from teo_desktop.ui.windows.new_game import Wanted
from teo_desktop.ui.windows.question import ENCORE
from tests.kernel import toy
from tests.ui import toy_window

SEATS = (Seat("human", "Anna", "blue"), Seat("human", "Bertl", "yellow"))
SETUP = {"players": 2, "rich": True}


@pytest.fixture
def window(qtbot, appearance, settings) -> Iterator[MainWindow]:
    assert toy.NAME in GAMES
    made = MainWindow({toy.NAME: toy_window}, appearance, settings)
    qtbot.addWidget(made)
    made.show()
    made.begin(Wanted(toy.NAME, SETUP, SEATS, 7))
    yield made
    made.close()


def play(window: MainWindow, choices: int = 1000) -> None:
    """Take the first choice again and again."""
    assert window.game_view is not None
    session = window.game_view.live.session
    for _ in range(choices):
        session.end_turn()
        if session.phase is Phase.OVER:
            return
        pending = session.pending
        assert pending.decision is not None
        session.submit(pending.serial, pending.decision.options[0])


def test_the_same_again_has_the_same_number_seats_and_start(window):
    start = window.game_view.live.session.state
    play(window, 3)
    window.menus.again_action.trigger()
    live = window.game_view.live
    assert live.session.record.seed == 7
    assert live.session.state == start
    assert live.seats == SEATS


def test_a_rematch_has_the_same_seats_and_options_and_another_number(window):
    play(window, 3)
    window.menus.rematch_action.trigger()
    live = window.game_view.live
    assert (live.session.record.setup, live.seats) == (SETUP, SEATS)
    assert live.session.record.lines == ()
    assert live.session.record.seed != 7


@pytest.mark.parametrize("kind", [AGAIN, REMATCH])
def test_both_are_offered_at_the_end_of_a_game(window, kind):
    view = window.game_view
    assert not [target for target in view.action_bar.answers if target.kind == ENCORE]
    play(window)
    assert view.live.session.phase is Phase.OVER
    view.action_bar.answers[Target(ENCORE, kind)].click()
    assert window.game_view is not view
    assert (window.game_view.live.session.record.seed == 7) == (kind == AGAIN)


def test_a_position_goes_over_the_clipboard(window):
    play(window, 5)
    state, lines = window.game_view.live.session.state, window.game_view.live.session.record.lines
    window.menus.copy_position_action.trigger()
    play(window, 2)
    window.menus.paste_position_action.trigger()
    assert window.game_view.live.session.record.lines == lines
    assert window.game_view.live.session.state == state
    assert window.game_view.live.file is not None
    assert window.game_view.live.file.path is None


def test_in_the_past_the_position_of_the_past_is_copied(window):
    play(window, 5)
    lines = window.game_view.live.session.record.lines
    window.game_view.looking_back.machine.go_to(2)
    window.menus.copy_position_action.trigger()
    assert position.from_text(QGuiApplication.clipboard().text()).record.lines == lines[:2]


def test_a_clipboard_without_a_position_is_told_and_changes_nothing(window):
    view = window.game_view
    QGuiApplication.clipboard().setText("good morning")
    window.menus.paste_position_action.trigger()
    assert window.game_view is view
    assert "no position" in window.banner.text.text()


def test_without_a_game_there_is_nothing_to_do_again(window):
    window.leave_game()
    menus = window.menus
    for action in (menus.again_action, menus.rematch_action, menus.copy_position_action):
        assert not action.isEnabled()
    assert menus.paste_position_action.isEnabled()
