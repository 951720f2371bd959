"""The models: what they show, and that they keep Qt's contract while a game goes on under them."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QAbstractItemModel, Qt
from PySide6.QtTest import QAbstractItemModelTester

from teo_desktop.kernel.agenda import NOBODY
from teo_desktop.ui.models.choices import ChoicesModel
from teo_desktop.ui.models.log import LogModel
from teo_desktop.ui.models.players import PlayersModel
from teo_desktop.ui.models.scores import CurveModel, ScoresModel, tally
from teo_desktop.ui.models.supply import SupplyModel
from teo_desktop.ui.session import GameSession, Phase
from tests.kernel import toy
from tests.ui import toy_window
from tests.ui.toy_window import LOOKS, answer, session

FATAL = QAbstractItemModelTester.FailureReportingMode.Fatal


def texts(model: QAbstractItemModel, role: int = Qt.ItemDataRole.DisplayRole) -> list[Any]:
    return [model.index(row, 0).data(role) for row in range(model.rowCount())]


class Panels:
    """All models over one session, as the game window has them, each with Qt's tester."""

    def __init__(self, game: GameSession) -> None:
        self.game = game
        self.choices = ChoicesModel(toy_window)
        self.players = PlayersModel(toy_window, LOOKS)
        self.log = LogModel(toy_window, LOOKS)
        self.supply = SupplyModel(toy_window)
        self.scores = ScoresModel(toy_window, LOOKS)
        self.curve = CurveModel(LOOKS[:2])
        models = (self.choices, self.players, self.log, self.supply, self.scores, self.curve)
        self.testers = [QAbstractItemModelTester(model, FATAL) for model in models]
        game.events_happened.connect(lambda events, state: (self.log.add(events), self._show(state)))
        game.state_replaced.connect(self._restart)
        game.decision_changed.connect(self._ask)
        game.start()

    def _show(self, state: Any) -> None:
        self.players.show(state)
        self.supply.show(state)
        events = [event for step in self.game.steps for event in step.events]
        counted = tally(toy_window, toy, events, toy.result(state).points)
        self.scores.show(counted)
        self.curve.show(counted)

    def _restart(self, state: Any) -> None:
        self.log.restart([self.game.opening, *(step.events for step in self.game.steps)])
        self._show(state)

    def _ask(self, pending: Any) -> None:
        decision = pending.decision
        self.choices.ask(pending.game, decision)
        refusals = decision.asked_by.refusals(pending.game) if decision else {}
        self.choices.show(decision.options if decision else (), refusals)
        self.players.show_turn(decision.player if decision else None)

    def retranslate(self) -> None:
        for model in (self.choices, self.players, self.log, self.supply, self.scores):
            model.retranslate()


@pytest.fixture
def panels(qapp) -> Panels:
    return Panels(session(people=(0,), seed=2))


def test_the_models_keep_qts_contract_through_a_game_with_undo_and_redo(panels):
    game = panels.game
    game.lifts_barrier = True
    while game.phase is not Phase.OVER:
        options = game.pending.decision.options
        game.submit(game.pending.serial, options[len(game.steps) % len(options)])
        if len(game.steps) % 5 == 0:
            game.undo_step()
            panels.retranslate()
            game.redo()
    assert panels.choices.rowCount() == 0
    assert panels.players.rowCount() == 2
    assert panels.log.rowCount() > 0


def test_every_legal_choice_is_a_row_and_refused_ones_follow_with_their_reason(panels):
    answer(panels.game, "build", "floor")
    assert texts(panels.choices) == ["draw", "dig", "build"]
    game = session(people=(0,), rich=False)
    poor = Panels(game)
    assert texts(poor.choices) == ["draw", "dig", "build"]
    assert texts(poor.choices, ChoicesModel.LegalRole) == [True, True, False]
    assert texts(poor.choices, ChoicesModel.ReasonRole) == [None, None, "needs_stones (2, 0)"]
    assert texts(poor.choices, Qt.ItemDataRole.AccessibleTextRole)[2] == "build – needs_stones (2, 0)"


def test_the_choices_are_reset_only_when_others_are_left(panels, qtbot):
    resets: list[None] = []
    panels.choices.modelReset.connect(lambda: resets.append(None))
    left = panels.game.pending.decision.options
    panels.choices.show(left, {})
    assert resets == []
    panels.choices.show(left[:1], {})
    assert texts(panels.choices) == ["draw"]
    assert panels.choices.row_of("draw") == 0
    assert panels.choices.row_of("dig") is None


def test_a_player_row_speaks_its_figures(panels):
    assert texts(panels.players) == ["Anna", "Bertl"]
    spoken = texts(panels.players, Qt.ItemDataRole.AccessibleTextRole)[0]
    assert spoken == "Anna, 0: 3 stones, 0 charms, 0 floors"
    assert texts(panels.players, PlayersModel.TurnRole) == [True, False]


def test_only_players_about_whom_something_has_changed_are_shown_anew(panels):
    changed: list[range] = []
    panels.players.dataChanged.connect(lambda first, last: changed.append(range(first.row(), last.row() + 1)))
    panels.players.show(panels.game.pending.game)
    panels.players.show_turn(0)
    assert changed == []
    state = panels.game.pending.game
    state.builders[1].points += 1
    panels.players.show(state)
    assert changed == [range(1, 2)]
    panels.players.show_turn(1)
    assert changed[1:] == [range(1), range(1, 2)]


def logged(panels: Panels) -> list[str]:
    return [text for _, text in panels.log.lines()]


def test_the_log_follows_the_game_and_its_undo(panels):
    """Before the first chapter there is one without an event."""
    answer(panels.game, "build", "floor")
    assert logged(panels) == ["Before the first turn", "Anna scores 1"]
    assert panels.log.index(0, 0, panels.log.index(0, 0)).data(LogModel.LookRole) == LOOKS[0]
    panels.game.undo_turn()
    assert logged(panels) == []


def test_a_notice_of_the_window_stands_in_the_log_until_its_choice_is_undone(panels):
    answer(panels.game, "build")
    panels.log.notice(0, lambda: "Something happened")
    answer(panels.game, "floor")
    assert logged(panels)[1:] == ["Something happened", "Anna scores 1"]
    panels.game.undo_step()
    assert logged(panels)[1:] == ["Something happened"]
    panels.game.undo_step()
    assert logged(panels) == []
    panels.log.notice(NOBODY, lambda: "For everybody")
    assert panels.log.index(0, 0, panels.log.index(0, 0)).data(LogModel.LookRole) is None


def test_the_supply_shows_what_the_adapter_names(panels):
    assert texts(panels.supply) == ["Round 1", "8"]
    assert texts(panels.supply, Qt.ItemDataRole.ToolTipRole)[1] == "8 stones lie in the stack"
