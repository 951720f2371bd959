"""The game window: everything by mouse and by keyboard, undo, the end of a turn, bots, and what is said meanwhile."""

from __future__ import annotations

import random
import sys
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from teo_desktop.kernel.agenda import advance, submit
from teo_desktop.saves import Seat
from teo_desktop.ui.adapter import BUTTON, Target
from teo_desktop.ui.seats import SeatState
from teo_desktop.ui.session import Phase
from teo_desktop.ui.settings import CLICKS, COLOURS, END_TURN, LANGUAGE, TEXT_SIZE, UNDO_REVEALED
from teo_desktop.ui.windows.game_view import GameView
from tests.kernel import toy
from tests.ui.conftest import WITH_BOT
from tests.ui.toy_window import ToyTable

LEFT = Qt.MouseButton.LeftButton
DRAW, DIG, BUILD = (Target("action", name) for name in ("draw", "dig", "build"))
FLOOR = Target("floor", "floor")


def table(view: GameView) -> ToyTable:
    assert isinstance(view.table, ToyTable)
    return view.table


def click(view: GameView, target: Target) -> None:
    """Press on the thing itself: the place on the board, or the button."""
    if target.kind == BUTTON:
        QTest.mouseClick(view.action_bar.answers[target], LEFT)
        return
    place = table(view).places[target]
    QTest.mouseClick(view.board.viewport(), LEFT, pos=view.board.mapFromScene(place.sceneBoundingRect().center()))


def press(view: GameView, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    QTest.keyClick(QApplication.focusWidget() or view, key, modifier)


def click_row(view: GameView, row: int) -> None:
    index = view.choices.index(row, 0)
    QTest.mouseClick(view.choices_list.viewport(), LEFT, pos=view.choices_list.visualRect(index).center())


def test_the_question_is_asked_in_words_with_the_players_name(sit_down):
    view = sit_down()
    assert view.action_bar.question.text() == "Anna: Turn?"
    assert view.choices.rowCount() == 3
    assert table(view).selection.live == {DRAW, DIG, BUILD}


def test_the_first_click_previews_and_the_second_commits(sit_down):
    view = sit_down()
    click(view, BUILD)
    assert view.live.session.record.lines == ()
    assert view.commands.confirm.isEnabled()
    assert view.hint_bar.text.text().startswith("build")
    assert view.choices_list.currentIndex().row() == 2
    click(view, BUILD)
    assert view.live.session.record.lines == ("0 build",)
    assert view.action_bar.question.text() == "Anna: Build?"
    assert view.action_bar.trail.text() == "build"


def test_the_button_confirms_what_is_previewed(sit_down):
    view = sit_down()
    click(view, BUILD)
    QTest.mouseClick(view.action_bar.confirm_button, LEFT)
    assert view.live.session.record.lines == ("0 build",)
    assert not view.commands.confirm.isEnabled()


def test_with_one_click_nothing_waits_for_a_second(sit_down, settings):
    settings.set(CLICKS, 1)
    view = sit_down()
    click(view, BUILD)
    assert view.live.session.record.lines == ("0 build",)


def test_an_illegal_target_says_why(sit_down):
    view = sit_down(rich=False)
    click(view, BUILD)
    assert view.hint_bar.text.text() == "needs_stones (2, 0)"
    assert view.hint_bar.is_warning
    assert view.live.session.record.lines == ()


def test_the_pointer_over_a_thing_says_what_it_would_do_or_why_not(sit_down):
    view = sit_down(rich=False)
    table(view).target_hovered.emit(DRAW)
    assert view.hint_bar.text.text() == "draw"
    table(view).target_hovered.emit(BUILD)
    assert view.hint_bar.is_warning
    table(view).target_hovered.emit(None)
    assert view.hint_bar.text.text().startswith("Click on something")


def test_what_lies_nowhere_on_the_board_is_a_button(sit_down):
    view = sit_down(lines=["0 build"])
    leave = Target(BUTTON, "pass")
    assert list(view.action_bar.answers) == [leave]
    click(view, leave)
    assert view.action_bar.answers[leave].isChecked()
    click(view, leave)
    assert view.live.session.record.lines == ("0 build", "0 pass")


def test_a_row_of_the_list_is_chosen_like_the_thing_itself(sit_down):
    view = sit_down()
    click_row(view, 2)
    assert table(view).selection.preview == (BUILD,)
    click_row(view, 2)
    assert view.live.session.record.lines == ("0 build",)


def test_a_refused_row_says_why(sit_down):
    view = sit_down(rich=False)
    click_row(view, 2)
    assert view.hint_bar.text.text() == "needs_stones (2, 0)"


def test_arrows_glance_enter_previews_and_enter_commits(sit_down):
    view = sit_down()
    press(view, Qt.Key.Key_M, Qt.KeyboardModifier.ControlModifier)
    assert view.choices_list.hasFocus()
    press(view, Qt.Key.Key_Down)
    press(view, Qt.Key.Key_Down)
    assert table(view).selection.preview == (BUILD,)
    assert view.picker.preview is None
    press(view, Qt.Key.Key_Return)
    assert view.picker.preview == "build"
    press(view, Qt.Key.Key_Return)
    assert view.live.session.record.lines == ("0 build",)


def test_a_digit_picks_a_row_and_enter_commits_wherever_the_focus_is(sit_down):
    view = sit_down()
    press(view, Qt.Key.Key_3)
    press(view, Qt.Key.Key_Enter)
    assert view.live.session.record.lines == ("0 build",)
    view.choices_list.setFocus()
    press(view, Qt.Key.Key_1)
    press(view, Qt.Key.Key_1)
    assert view.live.session.record.lines == ("0 build", "0 pass")


def test_escape_steps_back_and_undoes_nothing(sit_down):
    view = sit_down(lines=["0 build"])
    press(view, Qt.Key.Key_1)
    press(view, Qt.Key.Key_Escape)
    assert view.picker.preview is None
    press(view, Qt.Key.Key_Escape)
    assert view.live.session.record.lines == ("0 build",)


@pytest.mark.parametrize(
    ("key", "modifier"),
    [(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier), (Qt.Key.Key_Backspace, Qt.KeyboardModifier.NoModifier)],
)
def test_undo_and_redo_by_keyboard(sit_down, key, modifier):
    view = sit_down(lines=["0 build"])
    press(view, key, modifier)
    assert view.live.session.record.lines == ()
    press(view, Qt.Key.Key_Y, Qt.KeyboardModifier.ControlModifier)
    assert view.live.session.record.lines == ("0 build",)


@pytest.mark.parametrize(
    ("key", "why"),
    [
        (Qt.Key.Key_Z, "There is nothing to take back."),
        (Qt.Key.Key_Y, "Nothing has been taken back that could be done again."),
    ],
)
def test_the_keys_of_what_is_not_possible_say_why(sit_down, key, why):
    view = sit_down()
    press(view, key, Qt.KeyboardModifier.ControlModifier)
    assert view.hint_bar.text.text() == why


def test_the_buttons_for_undo_say_why_they_are_not_possible(sit_down):
    view = sit_down()
    assert not view.commands.undo_step.isEnabled()
    assert view.commands.undo_step.toolTip() == "There is nothing to take back."
    view = sit_down(lines=["0 draw"])
    assert not view.commands.undo_turn.isEnabled()
    assert view.commands.undo_turn.toolTip() == "Something was revealed: it cannot be taken back."


def test_a_setting_lifts_the_barrier_at_once(sit_down, settings):
    view = sit_down(lines=["0 draw"], seats=WITH_BOT)
    assert not view.commands.undo_step.isEnabled()
    settings.set(UNDO_REVEALED, True)
    assert view.commands.undo_step.isEnabled()


def test_a_turn_waits_for_its_end_and_then_the_next_person_is_asked(sit_down):
    view = sit_down(lines=["0 build", "0 floor"])
    assert view.action_bar.question.text() == "Your turn is over. Bertl is next."
    assert view.commands.confirm.text() == "&End turn"
    assert view.choices.rowCount() == 0
    assert table(view).selection.live == frozenset()
    press(view, Qt.Key.Key_Return)
    assert view.action_bar.question.text() == "Bertl: Turn?"
    assert view.action_bar.trail.text() == ""


def test_without_the_setting_nothing_waits(sit_down, settings):
    settings.set(END_TURN, False)
    view = sit_down(lines=["0 build", "0 floor"])
    assert view.action_bar.question.text() == "Bertl: Turn?"


def test_a_bot_thinks_and_its_choices_reach_board_log_and_players(sit_down, qtbot, settings):
    settings.set(END_TURN, False)
    view = sit_down(lines=["0 build", "0 floor"], seats=WITH_BOT)
    assert view.action_bar.question.text() == "Bertl is thinking …"
    assert view.choices.rowCount() == 0
    qtbot.waitUntil(lambda: view.action_bar.question.text().startswith("Anna"), timeout=60_000)
    assert any(step.player == 1 for step in view.live.session.steps)
    assert table(view).shown.builders == view.live.session.pending.game.builders


def test_a_bot_that_slips_is_a_line_of_the_log(sit_down):
    view = sit_down(seats=WITH_BOT)
    view.live.bots[1].slipped.emit(1)
    last = [text for _, text in view.chronicle.log.lines()][-1]
    assert last == "Bertl made a mistake; a random choice was made instead."


def test_a_stuck_bot_is_said(sit_down):
    view = sit_down(seats=WITH_BOT)
    view.live.bots[1].state_changed.emit(SeatState.STUCK)
    assert "Bertl" in view.hint_bar.text.text()


def test_a_rule_that_raises_leaves_the_game_and_goes_where_mistakes_go(sit_down, monkeypatch):
    caught: list[BaseException] = []
    monkeypatch.setattr(sys, "excepthook", lambda kind, error, trace: caught.append(error))

    def apply(self: toy.Draw, game: toy.Game, choice: Any) -> Any:
        raise ZeroDivisionError("a rule's mistake")

    monkeypatch.setattr(toy.Draw, "apply", apply)
    view = sit_down()
    click(view, DRAW)
    click(view, DRAW)
    assert [str(error) for error in caught] == ["a rule's mistake"]
    assert view.live.session.record.lines == ()
    click(view, BUILD)
    click(view, BUILD)
    assert view.live.session.record.lines == ("0 build",)


@pytest.mark.parametrize("seed", range(3))
def test_a_whole_game_is_played_by_the_mouse(sit_down, seed):
    view = sit_down(seed=seed)
    chance = random.Random(seed)
    session = view.live.session
    for _ in range(1000):
        if session.phase is Phase.OVER:
            break
        if session.phase is Phase.HANDING_OVER:
            QTest.mouseClick(view.action_bar.confirm_button, LEFT)
            continue
        live = sorted(view.picker.selection.live, key=str)
        click(view, chance.choice(live))
    assert session.phase is Phase.OVER
    assert view.action_bar.question.text().startswith("The game is over.")


def test_a_whole_game_is_played_by_the_keyboard_alone(sit_down):
    view = sit_down(seed=5)
    chance = random.Random(5)
    session = view.live.session
    for _ in range(1000):
        if session.phase is Phase.OVER:
            break
        if session.phase is Phase.ASKING:
            press(view, Qt.Key(Qt.Key.Key_1 + chance.randrange(len(session.pending.decision.options))))
        press(view, Qt.Key.Key_Return)
    assert session.phase is Phase.OVER


def test_every_legal_choice_of_twenty_games_can_be_clicked_and_told_apart(sit_down):
    view = sit_down()
    adapter, places = view.live.adapter, table(view).places
    for seed in range(20):
        chance = random.Random(seed)
        game = toy.new_game(toy.Setup(2, True), seed)
        decision = advance(game)
        while decision is not None:
            seen = set()
            for choice in decision.options:
                targets = frozenset(adapter.targets(decision, choice))
                assert targets, f"{choice} lies nowhere"
                assert targets not in seen, f"{choice} cannot be told from another choice"
                assert all(target in places or target.kind == BUTTON for target in targets)
                seen.add(targets)
            decision = submit(game, decision, chance.choice(decision.options))


def test_the_view_follows_language_colours_and_text_size(sit_down, settings):
    view = sit_down()
    before = table(view).retranslated
    settings.set(LANGUAGE, "de")
    settings.set(COLOURS, "dark")
    settings.set(TEXT_SIZE, 150)
    assert table(view).retranslated == before + 1
    assert table(view).theme.name == "dark"
    assert view.choices.rowCount() == 3


def test_the_docks_are_remembered_and_can_be_put_back(sit_down, settings):
    view = sit_down()
    view.docks["log"].hide()
    view.close_game()
    again = sit_down()
    assert again.docks["log"].isHidden()
    again.docks_window.reset()
    assert not again.docks["log"].isHidden()


def test_the_board_zooms_with_the_wheel_and_fits_again(sit_down):
    view = sit_down()
    fitted = view.board.transform().m11()
    view.commands.zoom_in.trigger()
    assert view.board.transform().m11() > fitted
    view.commands.zoom_out.trigger()
    view.commands.zoom_out.trigger()
    assert view.board.zoom == 1.0
    view.commands.zoom_in.trigger()
    view.commands.fit_board.trigger()
    assert view.board.transform().m11() == pytest.approx(fitted)


def test_four_seats_and_long_names_have_room(sit_down, qtbot):
    colours = ("blue", "yellow", "orange", "black")
    seats = [Seat("human", "A name of twenty-four ch", colour) for colour in colours]
    view = sit_down(seats=seats)
    view.resize(1024, 560)
    assert view.minimumSizeHint().width() <= 1024
    assert view.minimumSizeHint().height() <= 560
    assert view.players.rowCount() == 4
    assert view.players_list.visualRect(view.players.index(0, 0)).isValid()
    assert view.childAt(QPoint(20, 20)) is not None
