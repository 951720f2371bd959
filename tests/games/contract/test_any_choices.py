"""Hypothesis plays: a game is a list of numbers, each taken modulo the options, so that what fails becomes short."""

from __future__ import annotations

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from teo_desktop.kernel.agenda import advance, submit
from teo_desktop.kernel.record import GameRecord, line_of, verify
from tests.games.contract.walks import CASES, Case

answers = st.lists(st.integers(0, 2**16 - 1), max_size=60)
seeds = st.integers(0, 2**64 - 1)


@pytest.mark.parametrize("case", CASES[::3], ids=lambda case: case.name)
@settings(max_examples=12)
@given(answers=answers, seed=seeds)
def test_whatever_is_chosen_the_game_stays_whole(case: Case, answers: list[int], seed: int):
    case = case._replace(seed=seed)
    game = case.start()
    decision = advance(game)
    lines = []
    for number in answers:
        if decision is None:
            break
        choice = decision.options[number % len(decision.options)]
        lines.append(line_of(case.rules, decision, choice))
        decision = submit(game, decision, choice)
        case.check(game)
    state = json.loads(case.state(game))
    assert case.state(case.rules.game_from_json(state)) == case.state(game)
    assert verify(case.rules, GameRecord(case.rules.NAME, case.rules.RULES, case.setup, seed, tuple(lines)), state)
