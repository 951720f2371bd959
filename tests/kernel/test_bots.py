"""Bots: they answer with an option, know what their seat knows, and are the same for the same seed."""

from __future__ import annotations

from typing import Any

import pytest

from teo_desktop.kernel.agenda import Decision, Effect, advance, submit
from teo_desktop.kernel.bots import BOTS, GreedyBot, RandomBot
from tests.kernel import toy
from tests.kernel.toy import Build, KeepOrSell


def play(names: tuple[str, ...], seed: int) -> toy.Game:
    bots = [BOTS[name](toy, seed * 10 + seat) for seat, name in enumerate(names)]
    game = toy.start(seed, len(names))
    decision = advance(game)
    while decision is not None:
        choice = bots[decision.player].choose(game.copy(), decision)
        decision = submit(game, decision, choice)
    return game


def asked(game: toy.Game, effect: Effect[Any]) -> Decision:
    game.agenda = [effect]
    decision = advance(game)
    assert decision is not None
    return decision


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_plays_whole_games_and_the_same_one_for_the_same_seed(name):
    assert play((name, name, name), 4) == play((name, name, name), 4)


def test_random_bots_of_different_seeds_play_differently():
    decision = advance(toy.start())
    assert decision is not None
    answers = {RandomBot(toy, seed).choose(toy.start(), decision) for seed in range(30)}
    assert answers == set(decision.options)


def test_the_greedy_bot_takes_what_is_worth_most_at_once():
    game = toy.start()
    decision = asked(game, KeepOrSell(0, 3))
    assert GreedyBot(toy, 1).choose(game.copy(), decision) == "sell"


def test_the_greedy_bot_looks_one_choice_of_its_own_further():
    """The first floor alone costs 0.6 and brings 0.5; with the second, which brings two, the two are worth it."""
    rules = _CheapFloors()
    game = toy.start()
    game.builders[0].stones = 5
    decision = asked(game, Build(0, 2))
    assert GreedyBot(rules, 1, depth=1).choose(game.copy(), decision) == "pass"
    assert GreedyBot(rules, 1, depth=2).choose(game.copy(), decision) == "floor"


def test_the_greedy_bot_draws_among_equals():
    game = toy.start()
    game.builders[0].charms = 1
    decision = asked(game, toy.FloorReward(0, 3))
    first = {GreedyBot(toy, seed, depth=1).choose(game.copy(), decision) for seed in range(10)}
    assert first == {"stones"}
    game = toy.start()
    turn = advance(game)
    assert turn is not None
    tied = {GreedyBot(_Indifferent(), seed).choose(game.copy(), turn) for seed in range(20)}
    assert tied == set(turn.options)


@pytest.mark.parametrize("name", BOTS)
def test_no_answer_depends_on_what_the_seat_cannot_know(name):
    """The order of the hidden stack and the generator are changed; the bot cannot notice."""
    for seed in range(20):
        game, other = toy.start(seed), toy.start(seed)
        other.stack, other.rng = other.stack[::-1], other.rng ^ 12345
        decision = advance(game)
        assert decision is not None
        assert advance(other) == decision
        answers = [BOTS[name](toy, 7).choose(table, decision) for table in (game, other)]
        assert answers[0] == answers[1]


def test_a_bot_that_is_asked_to_hurry_answers_with_what_it_has():
    game = toy.start()
    decision = asked(game, KeepOrSell(0, 3))
    assert decision.options[0] == "keep"
    assert GreedyBot(toy, 1).choose(game, decision, lambda: True) == "keep"


class _CheapFloors:
    """The toy, in which a point counts half as much."""

    def __getattr__(self, name):
        return getattr(toy, name)

    def evaluate(self, game, player):
        return 0.5 * game.builders[player].points + 0.3 * game.builders[player].stones


class _Indifferent:
    """The toy, in which every position is worth the same."""

    def __getattr__(self, name):
        return getattr(toy, name)

    def evaluate(self, game, player):
        return 0.0
