"""Forecasts of every game: they are what then happens, up to what nobody can know, and they tell nothing hidden."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from teo_desktop.kernel.agenda import Choice, Decision, IllegalChoice, advance, submit
from teo_desktop.kernel.events import Journal, is_revealing
from teo_desktop.kernel.rules import Rules
from teo_desktop.ui.forecast import Forecast, Forecaster, forecast
from tests.games.contract.walks import FEW, Case, walk
from tests.kernel import toy

AT_EACH_QUESTION = 3
"""So many of its choices are looked at, drawn by lot."""

each_case = pytest.mark.parametrize("case", FEW, ids=[case.name for case in FEW])


def looked_at(case: Case) -> Iterator[tuple[Any, Decision, Choice]]:
    """A random game: at each question some of the choices, with the game as it stands."""
    chance = Random(case.seed)
    for moment in walk(case):
        options = moment.decision.options
        for choice in chance.sample(options, min(AT_EACH_QUESTION, len(options))):
            yield moment.game, moment.decision, choice


def state(rules: Rules, game: Any, seat: int) -> str:
    """All that a seat can know of a game, as text."""
    seen = game.copy()
    rules.hide(seen, seat, 99)
    return json.dumps(rules.game_to_json(seen))


@each_case
def test_a_forecast_is_what_then_happens_up_to_the_first_thing_hidden(case):
    """The same events; and where nothing hidden is told, the same position and the same next question."""
    rules = case.rules
    complete = stopped = 0
    for game, decision, choice in looked_at(case):
        made = forecast(rules, game, decision, choice)
        real = game.copy()
        journal: Journal = []
        real.journal = journal
        following = submit(real, decision, choice)
        first = next((place for place, event in enumerate(journal) if is_revealing(event)), None)
        assert made.seat == decision.player
        assert list(made.events) == journal[:first]
        if first is None:
            complete += 1
            assert made.stopped_by is None
            is_own = following is not None and following.player == decision.player
            assert made.following == (following if is_own else None)
            assert state(rules, made.position, decision.player) == state(rules, real, decision.player)
        else:
            stopped += 1
            assert made.stopped_by is type(journal[first])
            assert made.following is None
            assert rules.result(made.position).points == points_at(rules, game, made)
    assert complete
    assert stopped


def points_at(rules: Rules, game: Any, made: Forecast) -> tuple[int, ...]:
    """The points before a choice and what its events score."""
    sheet = rules.points_by_category(made.events)
    return tuple(points + sum(sheet.get(seat, {}).values()) for seat, points in enumerate(rules.result(game).points))


@each_case
def test_a_forecast_does_not_depend_on_what_is_hidden(case):
    """With bags, stacks and dice to come dealt anew it is the same to the last event."""
    rules = case.rules
    for number, (game, decision, choice) in enumerate(looked_at(case)):
        other = game.copy()
        rules.hide(other, decision.player, number + 1)
        first, second = forecast(rules, game, decision, choice), forecast(rules, other, decision, choice)
        assert first._replace(position=None) == second._replace(position=None)
        assert rules.game_to_json(first.position) == rules.game_to_json(second.position)


def test_a_forecast_leaves_the_game_as_it_is():
    game = toy.new_game(toy.Setup(2, True), 1)
    decision = advance(game)
    assert decision is not None
    before = toy.game_to_json(game)
    for choice in decision.options:
        forecast(toy, game, decision, choice)
    assert toy.game_to_json(game) == before
    assert game.journal is None


def test_only_what_is_offered_has_a_forecast():
    game = toy.new_game(toy.Setup(2, True), 1)
    decision = advance(game)
    assert decision is not None
    with pytest.raises(IllegalChoice):
        forecast(toy, game, decision, "fly")
    forecaster = Forecaster(toy)
    assert forecaster.of("build") is None
    forecaster.ask(game, decision)
    assert forecaster.of("fly") is None
    assert forecaster.of("build") is forecaster.of("build")
    forecaster.ask(game, None)
    assert forecaster.of("build") is None


def test_a_drawn_stone_is_where_the_forecast_stops():
    game = toy.new_game(toy.Setup(2, True), 1)
    decision = advance(game)
    assert decision is not None
    made = forecast(toy, game, decision, "draw")
    assert (made.events, made.stopped_by, made.following) == ((), toy.StoneDrawn, None)
    following = forecast(toy, game, decision, "build").following
    assert following is not None
    assert isinstance(following.asked_by, toy.Build)
