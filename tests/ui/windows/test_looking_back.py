"""The window in the past: it shows a moment in all its parts, lets nothing be chosen, and finds back to now."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from teo_desktop.kernel.record import replay
from teo_desktop.ui.adapter import Target
from teo_desktop.ui.models.log import LogModel
from teo_desktop.ui.seats import SeatState
from teo_desktop.ui.session import Phase
from teo_desktop.ui.settings import LANGUAGE
from teo_desktop.ui.time_machine import Stride
from tests.kernel import toy
from tests.ui.conftest import WITH_BOT
from tests.ui.toy_window import answer

ALT = Qt.KeyboardModifier.AltModifier
PLAYED = ("0 draw", "0 keep", "1 draw", "1 sell", "0 build", "0 floor")


def key(view: Any, key: Qt.Key, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    QTest.keyClick(view.window().focusWidget() or view, key, modifiers)


def everything(view: Any) -> tuple[Any, ...]:
    """What the parts of the window show."""
    model = view.players
    rows = [model.index(row).data(model.RowRole) for row in range(model.rowCount())]
    sheet = view.chronicle.scores
    points = [[sheet.index(row, column).data() for column in range(3)] for row in range(sheet.rowCount())]
    figures = [view.supply.index(row).data() for row in range(view.supply.rowCount())]
    return toy.game_to_json(view.table.shown), rows, points, figures, view.action_bar.question.text()


def test_board_players_supply_and_sheet_show_every_moment(sit_down):
    view = sit_down(lines=PLAYED)
    machine = view.looking_back.machine
    for number in range(machine.last):
        machine.go_to(number)
        game, decision = replay(toy, view.live.session.record, number)
        assert decision is not None
        shown = everything(view)
        assert shown[0] == toy.game_to_json(game)
        assert [row.points for row in shown[1]] == [builder.points for builder in game.builders]
        assert shown[3][0] == view.live.adapter.supply(game)[0].text or shown[3]
        assert view.choices.rowCount() == len(decision.options)
        assert view.looking_back.name_of(number)


def test_the_way_back_to_now_shows_everything_as_before(sit_down):
    view = sit_down(lines=PLAYED)
    before = everything(view)
    rows = [view.choices.index(row).data() for row in range(view.choices.rowCount())]
    for number in (2, 0, 4):
        view.looking_back.machine.go_to(number)
    assert everything(view) != before
    view.looking_back.machine.return_to_now()
    assert everything(view) == before
    assert [view.choices.index(row).data() for row in range(view.choices.rowCount())] == rows


def test_the_past_says_so_above_the_board_and_round_it(sit_down):
    view = sit_down(lines=PLAYED)
    back = view.looking_back
    assert not back.ribbon.isVisible()
    back.machine.go_to(1)
    assert back.ribbon.isVisible()
    assert back.ribbon.text.text() == "You look at turn 1; the game stands at turn 3."
    assert back.frame.property("past") == "frame"
    assert view.action_bar.question.text().startswith("Anna was asked: ")
    assert view.action_bar.trail.text() == "Chosen then: keep"
    back.machine.return_to_now()
    assert not back.ribbon.isVisible()
    assert not back.frame.property("past")


@pytest.mark.parametrize(
    "tries",
    [
        lambda view: QTest.mouseClick(
            view.board.viewport(),
            Qt.MouseButton.LeftButton,
            pos=view.board.mapFromScene(view.table.places[Target("action", "dig")].sceneBoundingRect().center()),
        ),
        lambda view: view.choices_list.choose_row(0),
        lambda view: view.table.click(Target("action", "dig")),
        lambda view: view.picker.confirm(),
        lambda view: key(view, Qt.Key.Key_1),
        lambda view: key(view, Qt.Key.Key_Return),
    ],
)
def test_nothing_can_be_chosen_in_the_past_and_the_reason_is_said(sit_down, tries):
    view = sit_down(lines=PLAYED)
    before, record = view.live.session.state, view.live.session.record
    view.looking_back.machine.go_to(2)
    view.board.setFocus()
    tries(view)
    tries(view)
    assert view.hint_bar.is_warning
    assert "the past" in view.hint_bar.text.text()
    assert "Esc" in view.hint_bar.text.text()
    assert (view.live.session.state, view.live.session.record) == (before, record)
    assert view.looking_back.is_past


def test_neither_undo_nor_the_end_of_a_turn_work_in_the_past(sit_down):
    view = sit_down(lines=("0 build", "0 floor"))
    assert view.live.session.phase is Phase.HANDING_OVER
    before = view.live.session.state
    view.looking_back.machine.go_to(1)
    view.board.setFocus()
    for action in (*view.commands.undo, view.commands.confirm):
        assert not action.isEnabled()
        action.trigger()
    key(view, Qt.Key.Key_Backspace)
    key(view, Qt.Key.Key_Return)
    assert view.live.session.phase is Phase.HANDING_OVER
    assert view.live.session.state == before
    view.looking_back.machine.return_to_now()
    assert view.commands.confirm.isEnabled()
    assert view.commands.undo_step.isEnabled()


def test_a_half_made_choice_waits_until_somebody_is_back(sit_down):
    view = sit_down()
    answer(view.live.session, "draw", "keep")
    view.live.session.end_turn()
    view.picker.click(Target("action", "dig"))
    preview = view.picker.preview
    assert preview is not None
    view.looking_back.machine.go_to_start()
    assert view.table.selection.preview == ()
    view.looking_back.machine.return_to_now()
    assert view.picker.preview == preview
    assert view.table.selection.preview == (Target("action", "dig"),)


def test_the_answer_of_a_bot_is_kept_until_somebody_is_back(sit_down, qtbot):
    view = sit_down(lines=("0 draw", "0 keep"), seats=WITH_BOT)
    session, bot = view.live.session, view.live.bots[1]
    view.looking_back.machine.go_to_start()
    session.end_turn()
    assert not view.looking_back.is_past or session.pending.decision.player == 1
    view.looking_back.machine.go_to_start()
    qtbot.waitUntil(lambda: bot.state is SeatState.PACING, timeout=20_000)
    qtbot.wait(50)
    assert len(session.steps) == 2
    assert view.looking_back.is_past
    view.looking_back.machine.return_to_now()
    qtbot.waitUntil(lambda: len(session.steps) > 2, timeout=20_000)


def test_the_keys_alone_lead_through_the_whole_game_and_back(sit_down):
    view = sit_down(lines=PLAYED)
    machine = view.looking_back.machine
    view.board.setFocus()
    assert not view.looking_back.bar.isVisible()
    key(view, Qt.Key.Key_Left, ALT)
    assert machine.at == 5
    assert view.looking_back.bar.isVisible(), "whoever steps by keys sees where that leads"
    key(view, Qt.Key.Key_Up, ALT)
    assert machine.at == 4
    key(view, Qt.Key.Key_Up, ALT)
    assert machine.at == 2
    key(view, Qt.Key.Key_Down, ALT)
    assert machine.at == 4
    key(view, Qt.Key.Key_Home, ALT)
    assert machine.at == 0
    key(view, Qt.Key.Key_Right, ALT)
    assert machine.at == 1
    key(view, Qt.Key.Key_End, ALT)
    assert not machine.is_past
    key(view, Qt.Key.Key_PageUp, ALT)
    assert machine.is_past
    key(view, Qt.Key.Key_Escape)
    assert not machine.is_past


def test_the_slider_goes_where_it_is_pressed_and_follows_its_keys(sit_down):
    view = sit_down(lines=PLAYED)
    view.commands.time.toggle.trigger()
    slider, machine = view.looking_back.bar.slider, view.looking_back.machine
    QApplication.processEvents()
    QTest.mouseClick(slider, Qt.MouseButton.LeftButton, pos=QPoint(round(slider.place_of(3)), slider.height() // 2))
    assert machine.at == 3
    slider.setFocus()
    key(view, Qt.Key.Key_Left)
    assert machine.at == 2
    key(view, Qt.Key.Key_PageDown)
    assert machine.at == 4
    key(view, Qt.Key.Key_End)
    assert not machine.is_past
    assert slider.value() == machine.last
    key(view, Qt.Key.Key_Home)
    assert machine.at == 0


def test_the_bar_is_shown_on_demand_and_that_is_remembered(sit_down, settings):
    view = sit_down(lines=PLAYED)
    assert not view.looking_back.bar.isVisible()
    view.commands.time.toggle.trigger()
    assert view.looking_back.bar.isVisible()
    again = sit_down(lines=PLAYED)
    assert again.looking_back.bar.isVisible()
    again.looking_back.machine.go_to(2)
    again.commands.time.toggle.trigger()
    assert not again.looking_back.is_past, "without the bar there is no past"
    assert not sit_down().looking_back.bar.isVisible()


def test_a_line_of_the_log_leads_to_its_moment(sit_down):
    view = sit_down(lines=PLAYED)
    tree, log = view.chronicle.log_panel.tree, view.chronicle.log
    wanted = 2
    tree.moment_wanted.emit(wanted)
    moment = view.looking_back.machine.moment
    told = [view.live.adapter.event_text(event, ("Anna", "Bertl")) for event in moment.events]
    assert str(log.index_of(wanted).data()) in told
    view.looking_back.machine.return_to_now()


def test_with_the_bar_a_click_in_the_log_looks_back_and_without_it_explains(sit_down):
    view = sit_down(lines=PLAYED)
    tree = view.chronicle.log_panel.tree
    index = tree.model().index(0, 0)
    tree.clicked.emit(index)
    assert not view.looking_back.is_past
    view.commands.time.toggle.trigger()
    tree.clicked.emit(index)
    assert view.looking_back.is_past


def test_the_log_stands_at_the_moment_and_what_came_later_is_pale(sit_down):
    view = sit_down(lines=PLAYED)
    panel, machine = view.chronicle.log_panel, view.looking_back.machine
    for number in range(1, machine.last):
        machine.go_to(number)
        last = panel.tree.itemDelegate().last
        current = panel.tree.currentIndex()
        assert current.data(LogModel.NumberRole) == last
        assert view.chronicle.moment_of(last) <= number
    machine.return_to_now()
    assert panel.tree.itemDelegate().last is None


def test_what_is_explained_in_the_past_is_as_it_was(sit_down):
    view = sit_down(lines=PLAYED)
    asked = []
    view.live.adapter.inspect, before = lambda game, thing, seats, faces: asked.append(game), view.live.adapter.inspect
    try:
        view.looking_back.machine.go_to(2)
        view.chronicle.explain(Target("action", "dig"))
        assert toy.game_to_json(asked[-1]) == toy.game_to_json(replay(toy, view.live.session.record, 2).game)
        assert view.chronicle.why_not(Target("action", "dig")) == []
    finally:
        view.live.adapter.inspect = before


def test_another_language_keeps_the_moment(sit_down, settings):
    view = sit_down(lines=PLAYED)
    view.looking_back.machine.go_to(2)
    settings.set(LANGUAGE, "de")
    assert view.looking_back.ribbon.text.text() == "Du siehst Zug 2; die Partie steht bei Zug 3."
    assert toy.game_to_json(view.table.shown) == toy.game_to_json(replay(toy, view.live.session.record, 2).game)
    assert not view.commands.confirm.isEnabled()


def test_a_game_that_changes_shows_now_again(sit_down):
    view = sit_down(lines=PLAYED)
    view.looking_back.machine.go_to(2)
    answer(view.live.session, "floor")
    assert not view.looking_back.is_past
    assert toy.game_to_json(view.table.shown) == view.live.session.state
    assert not view.looking_back.ribbon.isVisible()
    assert not view.picker.is_shut


def test_every_step_has_a_button_a_key_and_a_name(sit_down):
    view = sit_down(lines=PLAYED)
    view.commands.time.toggle.trigger()
    actions = view.commands.time
    keys = set()
    for action in (actions.first, actions.now, *actions.strides.values()):
        button = view.looking_back.bar.buttons[action]
        assert button.accessibleName()
        assert button.toolTip().endswith(")")
        keys.add(action.shortcut().toString())
    assert len(keys) == 2 + 2 * len(Stride)
