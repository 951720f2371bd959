"""Every choice is clicked on the thing itself: all targets are there, can be hit, and tell the choices apart."""

from __future__ import annotations

from collections import Counter

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QGraphicsView

from teo_desktop.games import teotihuacan as rules
from teo_desktop.games.teotihuacan import choices
from teo_desktop.games.teotihuacan.interrupts import UnlockAll, UseDiscovery
from teo_desktop.kernel.agenda import First, advance, submit
from teo_desktop.ui.adapter import Target
from teo_desktop.ui.games import teotihuacan as adapter
from tests.ui.games.playing import LOOKS, SETUPS, Desk, question, questions, rare_questions

GAMES = 20
ROWS = {kind for kind in vars(choices).values() if isinstance(kind, type) and hasattr(kind, "_fields")}
EACH = 25
"""Of so many questions in a row one is clicked through, besides the first of every kind."""


@pytest.mark.parametrize("seed", range(GAMES))
def test_every_legal_choice_can_be_clicked_and_told_apart(qapp, seed):
    """All questions for the difference of their targets; a sample of them, with each kind, by clicks on the table."""
    setup = SETUPS[seed % len(SETUPS)]
    desk = Desk(setup.players)
    met: Counter[type] = Counter()
    for number, (game, decision) in enumerate(questions(setup, seed)):
        sets = {frozenset(adapter.targets(decision, choice)) for choice in decision.options}
        assert len(sets) == len(decision.options), decision
        kind = type(decision.asked_by)
        met[kind] += 1
        if met[kind] > 1 and number % EACH:
            continue
        desk.show(game, decision)
        for choice in decision.options:
            desk.pick(choice, decision)
            while desk.picker.step_back():
                pass


def test_every_choice_of_rare_questions_can_be_clicked_and_told_apart(qapp):
    for game, decision in rare_questions():
        assert len(set(decision.options)) == len(decision.options), decision
        sets = {frozenset(adapter.targets(decision, choice)) for choice in decision.options}
        assert len(sets) == len(decision.options), decision
        desk = Desk(2)
        desk.show(game, decision)
        for choice in decision.options:
            desk.pick(choice, decision)
            while desk.picker.step_back():
                pass


def test_a_decoration_that_is_turned_lies_turned_and_the_key_turns_it(qapp):
    """Technology 16: the two icons change places (T-ALL-ARROW)."""
    game, decision = next(rare_questions())
    desk = Desk(2)
    desk.show(game, decision)
    side = next(choice.side for choice in decision.options if isinstance(choice, choices.TurnedSide))
    desk.click(Target("side", side))
    assert desk.picker.preview == choices.Side(side)
    assert desk.table.turn(1)
    assert desk.picker.preview == choices.TurnedSide(side)
    (ghost,) = desk.table.ghosts(game, desk.table.selection, None)
    assert ghost.content[-1] is True
    tile = game.decoration_offer[0]
    submit(game, decision, choices.TurnedSide(side))
    laid = next(piece for piece in desk.table.pieces(game) if piece.key == ("decoration", tile))
    assert laid.content[-1] is True


def test_the_games_above_contain_every_kind_of_choice():
    """Otherwise they would prove nothing about it."""
    seen: set[type] = set()
    for seed in range(GAMES):
        for _, decision in questions(SETUPS[seed % len(SETUPS)], seed):
            seen.update(map(type, decision.options))
    for _, decision in rare_questions():
        seen.update(map(type, decision.options))
    assert seen == {str, First, UnlockAll, UseDiscovery, *ROWS}


def test_what_is_refused_has_targets_too():
    """So that a click on it can say why it is not possible."""
    for game, decision in questions(rules.Setup(3), 3):
        refused = adapter.refusals(game, decision)
        assert not refused.keys() & {*decision.options}
        for choice in refused:
            assert adapter.targets(decision, choice)


def test_a_whole_game_is_played_with_the_mouse(qtbot):
    """Real mouse events on a view: each choice is picked on the table, and a second click on it commits it."""
    setup = rules.Setup(2)
    game = rules.new_game(setup, 11)
    decision = advance(game)
    desk = Desk(setup.players)
    view = QGraphicsView(desk.table)
    qtbot.addWidget(view)
    view.resize(1100, 800)
    view.show()
    view.fitInView(desk.table.sceneRect(), Qt.AspectRatioMode.KeepAspectRatio)

    def click(target: Target) -> None:
        point = desk.table.point_of(target)
        assert point is not None, target
        where = view.mapFromScene(point)
        QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, where)

    number = 0
    while decision is not None:
        desk.show(game, decision)
        choice = decision.options[number * 7 % len(decision.options)]
        wanted = adapter.targets(decision, choice)
        for target in wanted:
            if desk.picker.preview == choice:
                break
            click(target)
        assert desk.picker.preview == choice
        click(next(target for target in reversed(wanted) if desk.table.point_of(target)))
        assert desk.answers[-1] == choice
        decision = submit(game, decision, choice)
        number += 1
    assert len(desk.answers) == number > 100
    assert game.eclipses == 3 or game.is_complete


def test_the_lock_of_a_worker_unlocks_all(qapp):
    """The free unlock is clicked on the lock; with the paid one on offer too, the buttons tell them apart."""
    for game, decision in questions(rules.Setup(2), 5):
        locked = [worker for worker, space in enumerate(game.players[decision.player].locked) if space >= 0]
        if choices.FREE_UNLOCK in decision.options and locked:
            desk = Desk(2)
            desk.show(game, decision)
            desk.click(Target("lock", (decision.player, locked[0])))
            unlocks = {
                choice for choice in decision.options if choice == choices.FREE_UNLOCK or type(choice) is UnlockAll
            }
            assert set(desk.picker.left) == unlocks
            return
    raise AssertionError("nobody could unlock")


def test_a_click_on_a_worker_on_a_board_means_the_worker_and_elsewhere_the_board(qapp):
    game, decision = question(rules.Setup(2), 4, "ChooseMove", 60)
    desk = Desk(2)
    desk.show(game, decision)
    worker = next(choice.worker for choice in decision.options if isinstance(choice, choices.Move))
    desk.click(Target("worker", (decision.player, worker)))
    assert desk.picker.selection.chosen == (Target("worker", (decision.player, worker)),)
    board = next(target for target in desk.picker.selection.next if target.kind == "board")
    desk.click(board)
    assert desk.picker.preview == (worker, board.id, -1)


def test_a_board_out_of_reach_says_why(qtbot):
    """Rulebook: a worker moves one to three boards."""
    game, decision = question(rules.Setup(2), 4, "ChooseMove", 60)
    desk = Desk(2)
    desk.show(game, decision)
    worker = next(choice.worker for choice in decision.options if isinstance(choice, choices.Move))
    reached = {choice.board for choice in decision.options if isinstance(choice, choices.Move)}
    far = next((board for board in range(1, 9) if board not in reached), None)
    assert far is not None, LOOKS
    desk.click(Target("worker", (decision.player, worker)))
    with qtbot.waitSignal(desk.picker.refused) as refused:
        desk.click(Target("board", far))
    assert refused.args[0].reason == "too_far"
