"""The time machine: every moment is the game as it was, steps go where they say, and a game that goes on is now."""

from __future__ import annotations

import random

import pytest

from teo_desktop.games import GAMES
from teo_desktop.kernel.record import GameRecord, replay
from teo_desktop.ui.games import ADAPTERS
from teo_desktop.ui.session import GameSession
from teo_desktop.ui.time_machine import Stride, TimeMachine
from tests.ui import toy_window
from tests.ui.toy_window import answer, session

NAME = "teotihuacan"


def toy_machine(*lines: str) -> tuple[GameSession, TimeMachine]:
    game = session()
    answer(game, *lines)
    return game, TimeMachine(game, toy_window)


def played(players: int, seed: int, choices: int) -> GameSession:
    """A game after so many random choices of people."""
    rules, adapter = GAMES[NAME], ADAPTERS[NAME]
    setup = rules.setup_to_json(adapter.make_setup(players, {}))
    game = GameSession(rules, GameRecord(NAME, rules.RULES, setup, seed), range(players), adapter.begins_turn, False)
    dice = random.Random(seed)
    for _ in range(choices):
        pending = game.pending
        if pending.decision is None:
            break
        game.submit(pending.serial, dice.choice(pending.decision.options))
    return game


@pytest.mark.parametrize(("players", "seed"), [(2, 3), (3, 4), (4, 5)])
def test_every_moment_of_a_game_is_the_record_played_so_far(players, seed, qapp):
    game = played(players, seed, 1000)
    machine = TimeMachine(game, ADAPTERS[NAME])
    assert machine.last > 100
    for number in range(machine.last + 1):
        expected = replay(game.rules, game.record, number)
        machine.go_to(number)
        moment = machine.moment
        assert game.rules.game_to_json(moment.game) == game.rules.game_to_json(expected.game)
        assert moment.decision == expected.decision
        assert moment.round == game.rules.rounds(expected.game)
    assert not machine.is_past


def test_what_is_shown_belongs_to_whoever_asked_for_it(qapp):
    game, machine = toy_machine("build", "floor", "build")
    before = game.state
    machine.go_to(1)
    machine.moment.game.builders[0].points += 50
    assert machine.moment.game.builders[0].points < 50
    machine.return_to_now()
    machine.moment.game.builders[0].points += 50
    assert game.state == before


def test_a_moment_knows_what_was_asked_and_chosen_then(qapp):
    game, machine = toy_machine("build", "floor")
    machine.go_to(1)
    step = game.steps[1]
    assert (machine.moment.decision, machine.moment.choice) == (step.decision, step.choice)
    assert machine.moment.events == game.steps[0].events
    machine.return_to_now()
    assert machine.moment.choice is None


def test_steps_by_choice_go_one_by_one_and_stop_at_both_ends(qapp):
    _, machine = toy_machine("build", "floor")
    seen = []
    machine.moved.connect(lambda: seen.append(machine.at))
    for _ in range(4):
        machine.step(Stride.CHOICE, -1)
    for _ in range(4):
        machine.step(Stride.CHOICE, 1)
    assert seen == [1, 0, 1, 2]
    assert not machine.is_past


def test_steps_by_turn_round_and_scoring_stop_where_these_begin_or_end(qapp):
    game = played(2, 7, 1000)
    adapter = ADAPTERS[NAME]
    machine = TimeMachine(game, adapter)
    begins = [number for number, step in enumerate(game.steps) if adapter.begins_turn(step.decision)]
    rounds = [game.rules.rounds(step.before) for step in game.steps]
    new = [number for number, now in enumerate(rounds) if now > (rounds[number - 1] if number else 0)]
    scored = [
        number + 1
        for number, step in enumerate(game.steps)
        if any(adapter.opens_period(event) for event in step.events)
    ]
    assert len(scored) >= 2
    for stride, expected in ((Stride.TURN, begins), (Stride.ROUND, new), (Stride.SCORING, scored)):
        assert list(machine.marks(stride)) == expected
        machine.go_to_start()
        stops = [machine.at]
        while machine.is_past:
            machine.step(stride, 1)
            stops.append(machine.at)
        assert stops == sorted({0, *expected, machine.last})
        back = [machine.at]
        while machine.can_step(-1):
            machine.step(stride, -1)
            back.append(machine.at)
        assert back == list(reversed(stops))


def test_turns_are_counted_from_the_first(qapp):
    _, machine = toy_machine("build", "floor", "build")
    assert [machine.turn_at(number) for number in range(machine.last + 1)] == [1, 1, 2, 2]


def test_a_game_that_goes_on_brings_everybody_back_to_now(qapp):
    game, machine = toy_machine("build", "floor")
    machine.go_to_start()
    answer(game, "build")
    assert not machine.is_past
    assert machine.at == machine.last == 3


def test_undo_and_another_choice_leave_no_moment_of_what_was(qapp):
    game = session(people=(0,))
    machine = TimeMachine(game, toy_window)
    answer(game, "build", "floor")
    game.undo_step()
    assert machine.last == 1
    answer(game, "pass")
    assert [machine.moment_of(number).choice for number in range(machine.last)] == [step.choice for step in game.steps]
    assert machine.last == 2
    assert machine.marks(Stride.TURN) == (0,)


def test_moments_outside_the_game_are_its_ends(qapp):
    _, machine = toy_machine("build", "floor")
    machine.go_to(-5)
    assert machine.at == 0
    machine.go_to(99)
    assert machine.at == machine.last
    assert not machine.is_past
