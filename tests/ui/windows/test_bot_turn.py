"""The turn of the Teotibot is told in its panel, at the pace that was chosen for bots, before the board shows it."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from teo_desktop.games import teotihuacan as rules
from teo_desktop.games.teotihuacan.teotibot_levels import LEVELS
from teo_desktop.kernel.record import GameRecord
from teo_desktop.saves import Seat
from teo_desktop.ui.games import ADAPTERS
from teo_desktop.ui.live_game import live_game, named_seats
from teo_desktop.ui.session import Phase
from teo_desktop.ui.settings import MOTION, OTHERS_MOTION
from teo_desktop.ui.windows.docks import BOT_DOCK
from teo_desktop.ui.windows.game_view import GameView

SETUP = rules.setup_to_json(rules.Setup(2, first_game=True, solo=LEVELS["standard"]))


@pytest.fixture
def handed_over(qtbot, appearance, settings) -> Iterator[Callable[..., GameView]]:
    """A solo game just after the person has handed over to the bot."""
    views: list[GameView] = []

    def hand_over(pace: str) -> GameView:
        settings.set(MOTION, "off")
        settings.set(OTHERS_MOTION, pace)
        seats = named_seats((Seat("human"), Seat("bot:teotibot")), ("blue", "yellow"))
        live = live_game(rules, ADAPTERS[rules.NAME], GameRecord(rules.NAME, rules.RULES, SETUP, 4), seats, settings)
        view = GameView(live, appearance, settings)
        qtbot.addWidget(view)
        view.resize(1400, 1000)
        with qtbot.waitActive(view):
            view.show()
            view.activateWindow()
        views.append(view)
        chance = random.Random(2)
        while live.session.phase is Phase.ASKING:
            pending = live.session.pending
            live.session.submit(pending.serial, chance.choice(pending.decision.options))
        live.session.end_turn()
        return view

    yield hand_over
    for view in views:
        view.close_game()


def pieces(view: GameView) -> int:
    return len(view.bot_panel.picture.pieces)


def press(view: GameView) -> None:
    QTest.keyClick(view.board, Qt.Key.Key_Space)


def test_first_the_dice_are_seen_and_nothing_of_the_rest(handed_over):
    view = handed_over("normal")
    moments = view.bot_panel.moments(view.live.session.steps[-1].before, view.live.session.steps[-1].followed)
    assert len(moments) > 3
    assert view.bot_panel.title.isHidden()
    assert moments[0].title == ""
    assert len(moments[0].pieces) == pieces(view)
    assert [len(moment.steps) for moment in moments] == sorted(len(moment.steps) for moment in moments)
    assert not any(moment.outlook for moment in moments)


def test_a_press_shows_all_of_it_at_once(handed_over):
    view = handed_over("normal")
    press(view)
    assert not view.bot_panel.title.isHidden()
    assert not view.motion._turn.is_going_on
    assert not view.table.animation.is_going_on
    assert view.bot_panel._view.outlook


def test_step_by_step_each_press_shows_the_next_thing_and_the_last_one_moves_the_board(handed_over):
    view = handed_over("step")
    step = view.live.session.steps[-1]
    for moment in view.bot_panel.moments(step.before, step.followed):
        assert view.bot_panel._view == moment
        assert view.hint_bar.text.text() == "Any key or click goes on."
        assert not view.table.animation.is_going_on
        press(view)
    assert view.table.animation.is_going_on
    press(view)
    press(view)
    assert not view.table.animation.is_going_on
    assert view.bot_panel._view.outlook


def test_at_once_nothing_is_waited_for(handed_over):
    view = handed_over("off")
    assert not view.motion._turn.is_going_on
    assert not view.table.animation.is_going_on
    assert view.bot_panel._view.outlook


def test_with_time_it_goes_on_by_itself(handed_over, qtbot):
    view = handed_over("fast")
    assert view.motion._turn.is_going_on
    qtbot.waitUntil(lambda: view.table.animation.is_going_on, timeout=30_000)
    assert view.bot_panel._view.outlook


def test_taking_back_ends_the_telling(handed_over):
    view = handed_over("normal")
    view.live.session.lifts_barrier = True
    assert view.live.session.undo_step()
    assert not view.motion._turn.is_going_on
    assert view.bot_panel.title.isHidden()
    assert view.live.session.redo()


def test_a_closed_panel_tells_nothing_and_the_board_shows_it_alone(handed_over, qtbot):
    view = handed_over("off")
    view.docks[BOT_DOCK].close()
    view._settings.set(OTHERS_MOTION, "normal")
    chance, session = random.Random(2), view.live.session
    while session.phase is Phase.ASKING:
        pending = session.pending
        session.submit(pending.serial, chance.choice(pending.decision.options))
    session.end_turn()
    assert not view.motion._turn.is_going_on
    assert view.table.animation.is_going_on
