"""The score sheet and the curve: the same events as the log, so their sums are the points."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester

from teo_desktop.games import teotihuacan as rules
from teo_desktop.ui.games import teotihuacan as adapter
from teo_desktop.ui.models.scores import CATEGORY, GROUP, SUM, WHOLE, Counting, CurveModel, ScoresModel, tally
from tests.kernel import toy
from tests.ui import toy_window
from tests.ui.games.playing import LOOKS, SETUPS, batches

FATAL = QAbstractItemModelTester.FailureReportingMode.Fatal


def rows_of(model: ScoresModel, kind: str) -> list[list[int]]:
    """The numbers of the rows of a kind."""
    return [
        [int(model.index(row, column).data() or 0) for column in range(1, model.columnCount())]
        for row in range(model.rowCount())
        if model.index(row, 0).data(ScoresModel.KindRole) == kind
    ]


def columns(rows: list[list[int]]) -> list[int]:
    return [sum(column) for column in zip(*rows, strict=True)]


@pytest.mark.parametrize("seed", range(6))
def test_groups_and_periods_add_up_to_the_points(qapp, seed):
    setup = SETUPS[seed]
    game = rules.new_game(setup, seed)
    events = [event for some in batches(setup, seed, game) for event in some]
    points = rules.result(game).points
    counted = tally(adapter, rules, events, points)
    model = ScoresModel(adapter, LOOKS[: setup.players])
    tester = QAbstractItemModelTester(model, FATAL)
    model.show(counted)
    assert tuple(columns(rows_of(model, GROUP))) == points
    assert rows_of(model, SUM) == [list(points)]
    each = []
    for period in range(model.periods):
        model.show_period(period)
        assert columns(rows_of(model, GROUP)) == rows_of(model, SUM)[0]
        each.append(rows_of(model, SUM)[0])
    assert tuple(columns(each)) == points
    model.show_period(WHOLE)
    assert tuple(columns(rows_of(model, SUM))) == points
    tester.deleteLater()


def test_the_categories_below_a_group_add_up_to_it(qapp):
    setup = rules.Setup(3)
    game = rules.new_game(setup, 8)
    events = [event for some in batches(setup, 8, game) for event in some]
    model = ScoresModel(adapter, LOOKS[:3])
    model.show(tally(adapter, rules, events, rules.result(game).points))
    found = 0
    group: list[int] = []
    below: list[list[int]] = []
    for row in range(model.rowCount()):
        kind = model.index(row, 0).data(ScoresModel.KindRole)
        numbers = [int(model.index(row, column).data() or 0) for column in range(1, 4)]
        if kind == CATEGORY:
            below.append(numbers)
            continue
        if below:
            assert columns(below) == group
            found += 1
        group, below = numbers, []
    assert found > 2


@pytest.mark.parametrize("seed", range(3))
def test_the_curve_ends_at_the_score_and_has_a_place_for_every_turn(qapp, seed):
    setup = SETUPS[seed]
    game = rules.new_game(setup, seed)
    events = [event for some in batches(setup, seed, game) for event in some]
    points = rules.result(game).points
    counted = tally(adapter, rules, events, points)
    assert counted.curve[-1] == points
    assert len(counted.curve) == 2 + sum(map(adapter.opens_chapter, events))
    assert len(counted.marks) == len(counted.periods) - 1
    curve = CurveModel(LOOKS[: setup.players])
    tester = QAbstractItemModelTester(curve, FATAL)
    curve.show(counted)
    last = [curve.index(curve.rowCount() - 1, seat).data() for seat in range(setup.players)]
    assert last == [str(of_seat) for of_seat in points]
    tester.deleteLater()


def test_a_game_that_is_counted_as_it_grows_and_is_taken_back_has_the_same_points(qapp):
    setup = SETUPS[1]
    events = [event for some in batches(setup, 1, rules.new_game(setup, 1)) for event in some]
    totals = (100,) * setup.players
    counting = Counting(adapter, rules)
    for until in (0, 40, 41, len(events), 90, 12, len(events)):
        assert counting.tally(events[:until], totals) == tally(adapter, rules, events[:until], totals)
    other = [*events[:50], *events[60:]]
    assert counting.tally(other, totals) == tally(adapter, rules, other, totals)


def test_points_from_before_the_known_part_have_a_row_of_their_own(qapp):
    """A game that goes on from a state without its record still adds up."""
    events: list[Any] = [toy.Scored(0, 2, "floor")]
    counted = tally(toy_window, toy, events, (7, 3))
    model = ScoresModel(toy_window, toy_window.LOOKS[:2])
    model.show(counted)
    names = [model.index(row, 0).data() for row in range(model.rowCount())]
    assert "Before the part that is known" in names
    assert rows_of(model, SUM) == [[7, 3]]
    assert counted.curve[0] == (5, 3)
    assert counted.curve[-1] == (7, 3)
    heads = [model.headerData(column, Qt.Orientation.Horizontal) for column in range(3)]
    assert heads == [None, "Anna", "Bertl"]
