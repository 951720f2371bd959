"""What a player may do in between: pay to unlock, use discovery tiles (rulebook p. 11-12; T-MOMENT)."""

from __future__ import annotations

import pytest

from teo_desktop.games.teotihuacan.alchemy import ChooseTechnology
from teo_desktop.games.teotihuacan.eclipse import Salary
from teo_desktop.games.teotihuacan.interrupts import UnlockAll, UseDiscovery
from teo_desktop.games.teotihuacan.turn import ChooseAction, ChooseMove
from teo_desktop.kernel.agenda import Effect
from tests.games.teotihuacan.scenes import (
    answer,
    assert_asks,
    assert_offers,
    assert_offers_only,
    assert_refuses,
    gains,
    on_board,
    options,
    pending,
    scene,
    unused,
    workers,
)


def test_the_agenda_holds_what_was_interrupted():
    """T-MOMENT: a tile is resolved completely, then the question that it interrupted is asked again."""
    game = scene(workers="palace:1", unused=["any_resource_2"])
    before = options(game)
    answer(game, "use any_resource_2", "wood", "wood")
    assert options(game) == [line for line in before if not line.startswith("use")]


def test_nobody_interrupts_another_player():
    """T-MOMENT: not while another player acts, although one owns tiles and cacao."""
    game = scene(
        workers="palace:1",
        others={1: {"workers": "palace:1 forest!1", "unused": ["victory_points_4"], "cacao": 9}},
    )
    assert_offers_only(game, "move w1 3", "move w1 5", "move w1 2")
    game.active = 0
    assert game.free_actions(ChooseMove(1)) == ()


def test_between_choosing_the_board_and_the_action_nothing_comes():
    """T-MOMENT: move, choice of the action, payment and the reward of boards 2 to 4 are one step."""
    game = scene(workers="palace:1 forest!1", cacao=9, unused=["power_up_2", "victory_points_4"])
    answer(game, "move w1 3")
    assert_asks(game, ChooseAction)
    assert_refuses(game, "use victory_points_4", "not_now")
    assert not ChooseAction.interruptible


def test_a_power_up_just_before_the_move_counts():
    """T-MOMENT: flipped before the move it raises the worker that moves, and the board pays for the higher power."""
    game = scene(workers="palace:1", unused=["power_up_2"])
    answer(game, "use power_up_2", "move w1 3")
    with gains(game, stone=1):
        answer(game, "main")
    assert workers(game) == "quarry:4"


def test_a_power_up_tile_may_raise_the_worker_that_moved():
    """T-MOMENT: between the parts of an action and after it, any unlocked worker, the moved one too."""
    game = scene(workers="decorations:1", wood=2, unused=["power_up_2"])
    answer(game, "move w1 6", "main", "use power_up_2")
    # One worker of power 3, then the power-up of the action itself.
    assert workers(game) == "nobles:4"
    game = scene(workers="decorations:1", unused=["power_up_2"])
    answer(game, "move w1 6", "use power_up_2")
    assert workers(game) == "nobles:3"


def test_the_number_of_workers_stays_as_it_was_counted():
    """T-MOMENT: a worker that ascends out of a main action was counted all the same."""
    game = scene(workers="decorations:1 nobles:5", cacao=1, wood=2, unused=["power_up_2"])
    answer(game, "move w1 6", "main", "use power_up_2", "power w2", "points", "power w2")
    assert game.nobles == (0, 1, 0), "the row of two workers"
    assert workers(game) == "nobles:2 palace:2", "the only one left there powers up"


def test_a_teleport_or_double_move_comes_before_the_move():
    """T-MOMENT: movement tiles at no other moment."""
    game = scene(workers="palace:1", unused=["teleport", "double_move", "victory_points_4"])
    assert_offers(game, "use teleport")
    assert_refuses(game, "use double_move", "needs_two_workers_together")
    answer(game, "move w1 5")
    assert_refuses(game, "use teleport", "only_before_moving")
    assert_refuses(game, "use double_move", "only_before_moving")


def test_a_movement_tile_needs_somebody_who_can_move():
    """T-MOMENT: with everything locked there is nobody to teleport."""
    game = scene(workers="forest!1", unused=["teleport"])
    assert_refuses(game, "use teleport", "no_unlocked_worker", asked_by=ChooseMove(0))


def test_an_extra_worker_tile_belongs_to_three_boards():
    """T-EXTRA-WORKER: not before the move, not at its end."""
    game = scene(workers="palace:1 forest!1", cacao=3, unused=["extra_worker"])
    assert_refuses(game, "use extra_worker", "only_in_main_action_5_6_8")


def test_an_ignore_cacao_tile_is_played_with_a_payment_only():
    """T-WAIVER: main action, worship, salary."""
    game = scene(workers="palace:1 forest!1", cacao=3, unused=["ignore_cacao"])
    assert_refuses(game, "use ignore_cacao", "only_for_payment")


@pytest.mark.parametrize("colours", [1, 3])
def test_an_ignore_cacao_tile_waives_the_whole_price_of_a_main_action(colours):
    """T-WAIVER: however many colours; the cacao stays."""
    others = dict.fromkeys(range(1, colours + 1), "quarry:1")
    game = scene(workers="palace:2", cacao=1, unused=["ignore_cacao"], others=others)
    answer(game, "move w1 3")
    assert ("main" in options(game)) == (colours == 1)
    with gains(game, stone=1):
        answer(game, "main ignore_cacao")
    assert unused(game) == []


def test_an_ignore_cacao_tile_does_not_pay_for_unlocking():
    """T-WAIVER: not one of its three printed uses."""
    game = scene(workers="palace:1 forest!1", cacao=2, unused=["ignore_cacao"])
    assert_refuses(game, "pay to unlock", "needs_cacao", 3, 2)
    assert_refuses(game, "pay to unlock ignore_cacao")


def test_a_price_of_nothing_needs_no_ignore_cacao_tile():
    """T-WAIVER: it is not offered where no cacao is due."""
    game = scene(workers="palace:2", unused=["ignore_cacao"])
    assert_refuses(game, "main ignore_cacao", asked_by=on_board(game, "quarry"))


def test_during_the_salary_nothing_interrupts():
    """T-SALARY: it is nobody's turn then."""
    game = scene(workers="palace:1 forest!1", cacao=9, unused=["cacao_4", "victory_points_4"])
    game.active = -1
    assert game.free_actions(Salary(0)) == ()


def test_free_actions_are_effects_with_an_end():
    """An interruption is asked of nobody: it happens, and only what it brings may ask."""
    game = scene(workers="palace:1 forest!1", cacao=3, unused=["temple_any"])
    free = game.free_actions(pending(game).asked_by)
    assert free == (UnlockAll(0), UseDiscovery(0, game.players[0].unused[0]))
    assert all(isinstance(effect, Effect) and effect.options(game) is None for effect in free)


def test_gold_spent_in_between_may_cost_the_technology():
    """T-NO-EFFECT: the gold for the technology goes for a tile on the Avenue; then there is no technology, and no
    power-up either."""
    game = scene(workers="palace:2", gold=1, avenue=2, unused=["avenue_step"], discoveries={"avenue 3": ["cacao_4"]})
    answer(game, "move w1 5", "main")
    assert_asks(game, ChooseTechnology)
    with gains(game, gold=-1, avenue=1):
        answer(game, "use avenue_step", "claim cacao_4")
    assert workers(game) == "alchemy:2"
