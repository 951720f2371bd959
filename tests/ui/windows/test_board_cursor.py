"""The board by its keys: Tab and the arrows reach everything that can be chosen, Enter is a click, Esc a step back."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton

from teo_desktop.games import GAMES
from teo_desktop.kernel.record import GameRecord, replay
from teo_desktop.saves import Seat
from teo_desktop.ui.adapter import Target
from teo_desktop.ui.games import ADAPTERS
from teo_desktop.ui.live_game import live_game
from teo_desktop.ui.session import Phase
from teo_desktop.ui.windows.game_view import GameView

NAME = "teotihuacan"
ARROWS = (Qt.Key.Key_Left, Qt.Key.Key_Up, Qt.Key.Key_Right, Qt.Key.Key_Down)
CONTROL, NONE = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.NoModifier
MOST_STEPS = 3000


@pytest.fixture
def view(qtbot, appearance, settings):
    rules, adapter = GAMES[NAME], ADAPTERS[NAME]
    setup = rules.setup_to_json(adapter.make_setup(2, {field.key: field.default for field in adapter.setup_fields()}))
    seats = [Seat("human", "Ana", "blue"), Seat("human", "Bert", "yellow")]
    made = GameView(
        live_game(rules, adapter, GameRecord(NAME, rules.RULES, setup, 5), seats, settings), appearance, settings
    )
    qtbot.addWidget(made)
    made.resize(1300, 900)
    with qtbot.waitActive(made):
        made.show()
        made.activateWindow()
    yield made
    made.close_game()


def press(view: GameView, key: Qt.Key, modifier: Qt.KeyboardModifier = NONE) -> None:
    QTest.keyClick(QApplication.focusWidget() or view, key, modifier)


def play(view: GameView, questions: int, seed: int = 3) -> None:
    """Answer so many questions, whatever comes."""
    session, chance = view.live.session, random.Random(seed)
    for _ in range(questions):
        if session.phase is Phase.HANDING_OVER:
            session.end_turn()
        else:
            session.submit(session.pending.serial, chance.choice(session.pending.decision.options))


def play_until(view: GameView, wanted: str) -> None:
    while (
        view.live.session.phase is not Phase.ASKING
        or type(view.live.session.pending.decision.asked_by).__name__ != wanted
    ):
        play(view, 1)


def live(view: GameView) -> set[Target]:
    return {thing.target for thing in view.table.things() if thing.is_live}


def test_the_keyboard_is_nowhere_before_a_key_is_used(view):
    assert view.board.hasFocus()
    assert view.board_cursor.at is None
    assert view.board.focused is None


@pytest.mark.parametrize("seed", range(4))
def test_tab_walks_over_all_that_can_be_chosen_and_then_leaves_the_board(view, seed):
    play(view, 25, seed)
    while view.live.session.phase is not Phase.ASKING:
        view.live.session.end_turn()
    view.board.setFocus()
    expected, met = live(view), []
    while view.board.hasFocus():
        press(view, Qt.Key.Key_Tab)
        if view.board.hasFocus():
            met.append(view.board_cursor.at)
    assert set(met) == expected
    assert len(met) == len(expected), "nothing is met twice"
    assert view.board_cursor.at is None, "what has no focus shows none"
    following = [target for target in met if target in view.picker.selection.next]
    assert met[: len(following)] == following, "what comes next comes first"


def test_coming_back_begins_at_the_end(view):
    view.board.setFocus()
    press(view, Qt.Key.Key_Tab)
    first = view.board_cursor.at
    press(view, Qt.Key.Key_End)
    last = view.board_cursor.at
    press(view, Qt.Key.Key_Tab)
    assert not view.board.hasFocus()
    press(view, Qt.Key.Key_Backtab)
    assert view.board_cursor.at == last
    press(view, Qt.Key.Key_Home)
    assert view.board_cursor.at == first != last


def test_the_arrows_reach_all_that_can_be_chosen(view):
    """From every thing the four arrows lead on; together they connect all that does not lie upon each other."""
    play_until(view, "ChooseMove")
    view.board.setFocus()
    press(view, Qt.Key.Key_Tab)
    start, reached, waiting = view.board_cursor.at, set(), [view.board_cursor.at]
    places = {thing.target: thing.rect.center() for thing in view.table.things() if thing.is_live}
    while waiting:
        at = waiting.pop()
        if at in reached:
            continue
        reached.add(at)
        for key in ARROWS:
            view.board_cursor._go(at, {thing.target: thing.rect for thing in view.table.things()})
            press(view, key)
            waiting.append(view.board_cursor.at)
    assert start in reached
    assert {(places[target].x(), places[target].y()) for target in reached} == {
        (place.x(), place.y()) for place in places.values()
    }


def test_what_the_keyboard_is_at_is_forecast_and_inspected_like_under_the_pointer(view):
    play_until(view, "ChooseAction")
    view.board.setFocus()
    press(view, Qt.Key.Key_Tab)
    for _ in view.board_cursor.order():
        if view.picker.only_choice_at(view.board_cursor.at) is not None:
            break
        press(view, Qt.Key.Key_Right)
    assert view.guide.strip.isVisible()
    assert view.chronicle.inspector.thing == view.board_cursor.at
    press(view, Qt.Key.Key_F1)
    assert view.chronicle.inspector.is_pinned


def test_enter_chooses_and_goes_on_to_what_comes_next_and_escape_comes_back(view):
    play_until(view, "ChooseMove")
    view.board.setFocus()
    press(view, Qt.Key.Key_Tab)
    first = view.board_cursor.at
    press(view, Qt.Key.Key_Return)
    assert view.picker.selection.chosen == (first,)
    assert view.board_cursor.at in view.picker.selection.next
    press(view, Qt.Key.Key_Escape)
    assert view.picker.selection.chosen == ()
    assert view.board_cursor.at == first
    press(view, Qt.Key.Key_Escape)
    assert view.board_cursor.at is None


def test_enter_confirms_a_row_that_was_taken_by_its_number_wherever_the_keyboard_was(view):
    play_until(view, "ChooseAction")
    view.board.setFocus()
    press(view, Qt.Key.Key_Tab)
    press(view, Qt.Key.Key_Return)
    press(view, Qt.Key.Key_Escape)
    assert view.board_cursor.at is not None
    made = len(view.live.session.steps)
    press(view, Qt.Key.Key_1)
    wanted = view.picker.preview
    assert wanted is not None
    press(view, Qt.Key.Key_Return)
    assert [step.choice for step in view.live.session.steps[made:]] == [wanted]


def test_control_walks_over_everything_and_enter_says_why_not(view):
    """What cannot be chosen can be inspected, and says why it cannot be."""
    play_until(view, "ChooseMove")
    view.board.setFocus()
    met, key = set(), Qt.Key.Key_Down
    for _ in range(200):
        press(view, key, CONTROL)
        if view.board_cursor.at in met:
            key = ARROWS[(ARROWS.index(key) + 1) % 4]
        met.add(view.board_cursor.at)
    assert met - live(view)
    assert all(view.chronicle.explain(target) is not None for target in met)


def test_a_click_hides_the_ring(view):
    view.board.setFocus()
    press(view, Qt.Key.Key_Tab)
    assert view.board_cursor.at is not None
    QTest.mouseClick(view.board.viewport(), Qt.MouseButton.LeftButton)
    assert view.board_cursor.at is None


def test_the_focus_of_assistive_technology_follows(view):
    panel = QAccessible.queryAccessibleInterface(view.board)
    assert panel.focusChild() is None
    view.board.setFocus()
    press(view, Qt.Key.Key_Tab)
    child = panel.focusChild()
    assert child.state().focused
    assert child.text(QAccessible.Text.Name) == view.table.thing_of(view.board_cursor.at).name
    assert sum(panel.child(number).state().focused for number in range(panel.childCount())) == 1


def answer_by_board(view: GameView, choice) -> None:
    """Go to each target of a choice by Tab, press Enter, and Enter again when it is previewed."""
    decision = view.live.session.pending.decision
    assert decision is not None
    for target in view.live.adapter.targets(decision, choice):
        if view.picker.preview == choice or target in view.picker.selection.chosen:
            continue
        go_to(view, target)
        press(view, Qt.Key.Key_Return)
    assert view.picker.preview == choice
    press(view, Qt.Key.Key_Return)


def go_to(view: GameView, target: Target) -> None:
    for _ in range(400):
        focused = QApplication.focusWidget()
        if focused is view.board and view.board_cursor.at == target:
            return
        if isinstance(focused, QPushButton) and view.action_bar.answers.get(target) is focused:
            return
        press(view, Qt.Key.Key_Tab)
    raise AssertionError(f"no way leads to {target}")


def test_a_whole_game_is_played_by_the_keys_of_the_board(view):
    """Tab, Enter, nothing else: the answers that are buttons are reached by the same key."""
    session, chance = view.live.session, random.Random(8)
    for _ in range(MOST_STEPS):
        if session.phase is Phase.OVER:
            break
        if session.phase is Phase.HANDING_OVER:
            press(view, Qt.Key.Key_Return)
            continue
        answer_by_board(view, chance.choice(session.pending.decision.options))
    assert session.phase is Phase.OVER
    assert GAMES[NAME].game_to_json(replay(GAMES[NAME], session.record).game) == session.state
