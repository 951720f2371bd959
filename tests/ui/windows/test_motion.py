"""Motion in the window: whose pace counts, that seats wait, and that the first press only ends it."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from teo_desktop.games import GAMES
from teo_desktop.kernel.record import GameRecord
from teo_desktop.saves import Seat
from teo_desktop.ui.games import ADAPTERS
from teo_desktop.ui.live_game import live_game
from teo_desktop.ui.motion_wish import MotionWish
from teo_desktop.ui.scene.pace import Pace
from teo_desktop.ui.seats import SeatState
from teo_desktop.ui.session import Phase
from teo_desktop.ui.settings import END_TURN, MOTION, OTHERS_MOTION, SYSTEM
from teo_desktop.ui.windows.game_view import GameView

LEFT = Qt.MouseButton.LeftButton
NAME = "teotihuacan"
PEOPLE = (Seat("human", "Anna", "blue"), Seat("human", "Bertl", "yellow"))
WITH_BOT = (Seat("human", "Anna", "blue"), Seat("bot:random", "Bertl", "yellow"))
"""The second seat is asked first: for the good of a temple step that its starting tiles bring."""


@pytest.fixture
def sit_down(qtbot, appearance, settings) -> Iterator[Callable[..., GameView]]:
    views: list[GameView] = []

    def sit(seats: tuple[Seat, ...] = PEOPLE, own: str = "normal", others: str = "off") -> GameView:
        settings.set(MOTION, own)
        settings.set(OTHERS_MOTION, others)
        settings.set(END_TURN, False)
        rules, adapter = GAMES[NAME], ADAPTERS[NAME]
        answers = {field.key: field.default for field in adapter.setup_fields()} | {"setup": "first"}
        record = GameRecord(NAME, rules.RULES, rules.setup_to_json(adapter.make_setup(2, answers)), 5)
        view = GameView(live_game(rules, adapter, record, seats, settings), appearance, settings)
        qtbot.addWidget(view)
        view.resize(1200, 800)
        with qtbot.waitActive(view):
            view.show()
            view.activateWindow()
        views.append(view)
        return view

    yield sit
    for view in views:
        view.close_game()


def choose(view: GameView) -> None:
    """Make a choice after which something moves."""
    pending = view.live.session.pending
    assert pending.decision is not None
    assert view.live.session.submit(pending.serial, pending.decision.options[0])


def test_nobody_is_asked_before_the_table_shows_the_state(sit_down):
    view = sit_down()
    choose(view)
    assert view.table.animation.is_going_on
    assert view.picker.left == ()
    view.table.press_on()
    assert view.picker.left != ()


def test_the_first_key_only_ends_the_motion(sit_down):
    """The key is not lost on something else: a digit that would pick a row picks none."""
    view = sit_down()
    choose(view)
    lines = view.live.session.record.lines
    QTest.keyClick(view.board, Qt.Key.Key_1)
    assert not view.table.animation.is_going_on
    assert view.picker.preview is None
    assert view.live.session.record.lines == lines
    QTest.keyClick(view.board, Qt.Key.Key_1)
    assert view.picker.preview is not None


def test_the_first_click_only_ends_the_motion(sit_down):
    view = sit_down()
    choose(view)
    view.table.animation.seek(100)
    QTest.mouseClick(view.board.viewport(), LEFT, pos=view.board.viewport().rect().center())
    assert not view.table.animation.is_going_on
    assert view.picker.selection.chosen == ()


def test_a_modifier_alone_and_a_click_elsewhere_end_nothing(sit_down, qtbot):
    view = sit_down()
    choose(view)
    QTest.keyClick(view.board, Qt.Key.Key_Shift)
    assert view.table.animation.is_going_on


def test_undo_by_key_first_ends_the_motion_and_then_undoes(sit_down):
    view = sit_down()
    choose(view)
    assert len(view.live.session.record.lines) == 1
    QTest.keyClick(view.board, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert len(view.live.session.record.lines) == 1
    assert not view.table.animation.is_going_on


def test_undo_while_something_moves_shows_the_state_and_asks_again(sit_down):
    view = sit_down()
    session = view.live.session
    while not (view.table.animation.is_going_on and session.reach.step is not None):
        view.table.press_on()
        choose(view)
    made = len(session.record.lines)
    assert session.undo_step()
    assert len(session.record.lines) == made - 1
    assert not view.table.animation.is_going_on
    assert view.picker.left == tuple(session.pending.decision.options)


def test_a_window_that_closes_leaves_nothing_moving(sit_down):
    view = sit_down()
    choose(view)
    assert view.table.animation.is_going_on
    view.close_game()
    assert not view.table.animation.is_going_on


def test_step_by_step_a_bot_waits_for_a_press(sit_down, qtbot):
    """The bot may think meanwhile, but gives no answer before somebody has pressed a key."""
    view = sit_down(WITH_BOT, own="off", others="step")
    bot = view.live.bots[1]
    qtbot.waitUntil(lambda: view.table.animation.is_going_on, timeout=20_000)
    lines = view.live.session.record.lines
    with qtbot.waitSignal(view.table.motion_paused):
        QTest.keyClick(view.board, Qt.Key.Key_Space)
    assert view.table.animation.is_going_on
    qtbot.waitUntil(lambda: bot.state in (SeatState.PACING, SeatState.IDLE), timeout=20_000)
    assert view.live.session.record.lines == lines
    QTest.keyClick(view.board, Qt.Key.Key_Space)
    assert not view.table.animation.is_going_on


def test_each_pace_is_for_whose_choice_it_was(sit_down, settings):
    view = sit_down(own="fast", others="step")
    choose(view)
    assert view.motion.pace() is Pace.FAST
    view.live.session.people = frozenset()
    assert view.motion.pace() is Pace.STEP


def test_the_wish_of_the_system_counts_where_nothing_else_was_chosen(sit_down, settings):
    """It is obeyed as long as the setting leaves it to the system."""
    view = sit_down()
    settings.set(MOTION, SYSTEM)
    choose(view)
    assert view.motion.pace() is Pace.NORMAL
    view.motion._wish.hear(True)
    assert view.motion.pace() is Pace.OFF
    settings.set(MOTION, "normal")
    assert view.motion.pace() is Pace.NORMAL


def test_nothing_moves_in_a_window_that_nobody_sees(sit_down):
    view = sit_down()
    view.hide()
    choose(view)
    assert not view.table.animation.is_going_on


def test_a_system_that_says_nothing_wishes_nothing(qapp, monkeypatch, tmp_path):
    monkeypatch.delenv("DBUS_SESSION_BUS_ADDRESS", raising=False)
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path))
    wish = MotionWish()
    wish.ask()
    assert not wish.wants_less


def test_a_game_with_motion_goes_on_to_its_end(sit_down):
    """Choice by choice with a press after each; the table never keeps anybody from playing."""
    view = sit_down(own="fast")
    chance = random.Random(7)
    for _ in range(150):
        pending = view.live.session.pending
        if pending.phase is Phase.OVER or pending.decision is None:
            break
        assert view.picker.left == tuple(pending.decision.options)
        view.live.session.submit(pending.serial, chance.choice(pending.decision.options))
        if view.table.animation.is_going_on:
            QTest.keyClick(view.board, Qt.Key.Key_Space)
        assert not view.table.animation.is_going_on
