"""The projection is what the eclipse then scores (rulebook p. 19-20)."""

from __future__ import annotations

import random

import pytest

from teo_desktop.games.teotihuacan.catalog import CACAO, IGNORE_CACAO
from teo_desktop.games.teotihuacan.choices import WAIVE, Pay
from teo_desktop.games.teotihuacan.eclipse import EndGame, NextEra, Salary, ScoreEclipse, is_last
from teo_desktop.games.teotihuacan.projection import eclipse_at_hand, projected, unpaid
from teo_desktop.games.teotihuacan.scoring import salary
from teo_desktop.games.teotihuacan.setup import new_game
from teo_desktop.games.teotihuacan.state import Game, Setup
from teo_desktop.kernel.agenda import NOBODY, advance, submit
from tests.games.teotihuacan.scenes import scene


def after_the_eclipse(game: Game) -> list[int]:
    """Everybody's points when the eclipse is scored at once, salaries paid as far as possible."""
    trial = game.copy()
    ends = is_last(trial)
    ScoreEclipse(NOBODY).apply(trial, None)
    for player, me in enumerate(trial.players):
        due = salary(me)
        waives = due > me.goods[CACAO] and IGNORE_CACAO in me.unused
        Salary(player).apply(trial, WAIVE if waives else Pay(min(due, me.goods[CACAO])))
    if ends:
        EndGame(NOBODY).apply(trial, None)
    return [player.points for player in trial.players]


@pytest.mark.parametrize("seed", range(6))
def test_it_is_what_an_eclipse_would_bring_at_once(seed):
    """At every question of random games: Avenue, pyramid track with its leader, masks, salary, and at the last
    eclipse the temple bonuses."""
    game = new_game(Setup(2 + seed % 3, sudden_end=seed > 3), seed)
    chance = random.Random(seed)
    decision = advance(game)
    eclipses = set()
    while decision is not None:
        coming = [projected(game, player) for player in range(len(game.players))]
        if all(coming):
            assert [each.total for each in coming if each] == after_the_eclipse(game)
            assert {each.eclipse for each in coming if each} == {game.eclipses + 1}
            eclipses.add(game.eclipses)
        decision = submit(game, decision, chance.choice(decision.options))
    assert eclipses == {0, 1, 2}
    assert projected(game, 0) is None


def test_there_is_none_before_the_first_turn():
    game = new_game(Setup(2), 1)
    assert advance(game) is not None
    assert projected(game, 0) is None


def test_a_loss_stops_at_zero():
    """Rulebook p. 19: nobody has less than no points."""
    game = scene(cacao=0, workers="palace:1 forest:2 gold:3")
    coming = projected(game, 0)
    assert coming is not None
    assert coming.unpaid == salary(game.players[0]) > 0
    assert coming.total == 0


def test_an_unused_ignore_cacao_tile_pays_a_salary_that_is_short():
    game = scene(cacao=0, unused=["ignore_cacao"], workers="palace:1 forest:2 gold:3")
    assert unpaid(game, 0) == 0


def test_while_salaries_are_paid_the_eclipse_at_hand_is_the_one_that_is_paid_for():
    """And once the game is over, the last one that there was, also where the pyramid ended it early."""
    game = new_game(Setup(2), 1)
    assert eclipse_at_hand(game) == 1
    game.eclipses = 1
    game.agenda = [NextEra(NOBODY), Salary(0)]
    assert eclipse_at_hand(game) == 1
    game.agenda = [EndGame(NOBODY), Salary(0)]
    assert eclipse_at_hand(game) == 1
    game.agenda = []
    assert eclipse_at_hand(game) == 1
