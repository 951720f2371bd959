"""Teotihuacan by screen reader: what lies on the board has a name, says whether it can be chosen, can be pressed."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

import pytest
import shiboken6
from PySide6.QtGui import QAccessible, QAccessibleInterface

from teo_desktop.ui.adapter import BUTTON
from teo_desktop.ui.games.teotihuacan.targets import targets
from teo_desktop.ui.windows.accessible_board import PRESS, make_boards_accessible
from teo_desktop.ui.windows.board_view import BoardView
from tests.ui.games.playing import SETUPS, Desk, questions

NAME = QAccessible.Text.Name


@pytest.fixture
def desk(qtbot) -> Desk:
    made = Desk(2)
    game, decision = next(iter(questions(SETUPS[0], 3)))
    made.show(game, decision)
    return made


@pytest.fixture
def board(qtbot, desk) -> Iterator[BoardView]:
    made = BoardView(desk.table)
    made.resize(900, 700)
    made.show()
    yield made
    if shiboken6.isValid(made):
        made.close()
        shiboken6.delete(made)


@pytest.fixture
def panel(board) -> QAccessibleInterface:
    make_boards_accessible()
    return QAccessible.queryAccessibleInterface(board)


def area(child):
    return child.thing.rect.width() * child.thing.rect.height()


def children(panel):
    return [panel.child(number) for number in range(panel.childCount())]


def test_the_board_is_a_panel_of_buttons_with_names(desk, panel):
    assert panel.text(NAME) == "Game board"
    assert panel.role() == QAccessible.Role.Pane
    found = children(panel)
    assert len(found) > 60
    assert all(child.text(NAME) and child.role() == QAccessible.Role.Button for child in found)
    assert [panel.indexOfChild(child) for child in found] == list(range(len(found)))
    assert panel.indexOfChild(panel) == -1
    assert all(child.parent() is panel and child.childCount() == 0 and child.isValid() for child in found)
    assert panel.child(len(found)) is None


def test_what_can_be_chosen_is_enabled_and_comes_first(desk, panel):
    states = [not child.state().disabled for child in children(panel)]
    live = {thing.target for thing in desk.table.things() if thing.is_live}
    assert live == {target for target in desk.picker.selection.live if target.kind != BUTTON}
    assert states == [True] * len(live) + [False] * (len(states) - len(live))


def test_pressing_is_a_click_and_what_was_chosen_says_so(desk, panel):
    first = panel.child(0)
    assert not first.state().checked
    first.actionInterface().doAction(PRESS)
    assert desk.picker.selection.chosen or desk.picker.selection.preview
    assert first.state().checked
    assert first.actionInterface().actionNames() == [PRESS]
    before = desk.picker.selection
    first.actionInterface().doAction("Nothing")
    assert desk.picker.selection == before


def test_a_thing_lies_on_the_screen_where_the_board_shows_it(desk, panel):
    on_screen = panel.rect()
    for child in children(panel):
        assert on_screen.adjusted(-4, -4, 4, 4).contains(child.rect()), child.text(NAME)
        centre = child.rect().center()
        hit = panel.childAt(centre.x(), centre.y())
        assert area(hit) <= area(child)
    assert panel.childAt(on_screen.right() + 500, 0) is None


def test_a_thing_that_is_gone_is_no_longer_valid(desk, panel):
    gone = children(panel)[-1]
    desk.table._of_target.pop(gone.thing.target)
    assert not gone.isValid()
    assert gone.text(NAME) == ""
    assert gone.state().disabled
    assert gone.rect().isNull()


def test_every_target_of_every_question_has_a_name_or_is_a_button(qtbot):
    """Through whole games: whoever does not see the board can hear of all that can be chosen."""
    nameless = set()
    for seed, setup in enumerate(SETUPS[::4]):
        desk = Desk(setup.players)
        for game, decision in islice(questions(setup, seed), 0, None, 4):
            desk.show(game, decision)
            named = {thing.target for thing in desk.table.things()}
            live = {target for choice in decision.options for target in targets(decision, choice)}
            nameless |= {target.kind for target in live - named if desk.table.point_of(target) is not None}
    assert nameless == set()


def test_the_interfaces_outlive_their_board(board, panel):
    """Assistive technology may ask late."""
    child = panel.child(0)
    shiboken6.delete(board)
    assert not child.isValid()
    child.actionInterface().doAction(PRESS)
    assert child.text(NAME) == ""
