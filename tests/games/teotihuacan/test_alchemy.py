"""Alchemy: buy a technology, advance on its column's temple, power up (rulebook p. 14)."""

from __future__ import annotations

import pytest

from teo_desktop.games.teotihuacan.alchemy import ChooseTechnology
from teo_desktop.games.teotihuacan.catalog import BASE_TECHNOLOGIES, TECHNOLOGIES
from teo_desktop.games.teotihuacan.workers import PowerUp
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
    technologies,
    unused,
    used,
    workers,
)


@pytest.mark.parametrize(
    ("place", "number", "gold", "gained"),
    [
        (1, 1, 1, {"blue": 1}),
        (2, 3, 1, {"red": 1, "points": 1}),
        (3, 5, 1, {"green": 1, "cacao": 1}),
        (4, 9, 2, {"blue": 1}),
        (5, 15, 2, {"red": 1, "points": 1}),
        (6, 17, 2, {"green": 1, "cacao": 1}),
    ],
)
def test_a_technology_costs_its_gold_and_advances_on_its_columns_temple(place, number, gold, gained):
    """Rulebook p. 14: left column blue, middle red, right green; then one power-up there."""
    game = scene(workers="palace:2 alchemy:1", cacao=1, gold=2)
    answer(game, "move w1 5")
    with gains(game, **{"cacao": 0, **gained, "gold": -gold} | {"cacao": gained.get("cacao", 0) - 1}):
        answer(game, "main", f"technology {place}")
    if "blue" in gained:
        answer(game, "wood")
    assert technologies(game) == [number]
    assert_asks(game, PowerUp)
    answer(game, "power w1")
    assert workers(game) == "alchemy:3 alchemy:1"


def test_a_single_strong_worker_chooses_between_row_and_power_up():
    """T-STRONG-WORKER, rulebook p. 14 (example): with power 4 the top row and a power-up, or the bottom row without."""
    game = scene(workers="palace:4", gold=2)
    answer(game, "move w1 5", "main")
    assert_offers_only(game, *(f"technology {place}" for place in range(1, 7)))
    with gains(game, gold=-1, red=1, points=1):
        answer(game, "technology 2")
    assert workers(game) == "alchemy:5"
    game = scene(workers="palace:4", gold=2)
    answer(game, "move w1 5", "main")
    with gains(game, gold=-2, red=1, points=1):
        answer(game, "technology 5")
    assert workers(game) == "alchemy:4"


def test_a_single_weak_worker_has_the_top_row():
    """Rulebook p. 14: restriction 1."""
    game = scene(workers="palace:3", gold=2)
    answer(game, "move w1 5", "main")
    assert_offers_only(game, "technology 1", "technology 2", "technology 3")
    assert_refuses(game, "technology 4", "bottom_row", 2, 4)


def test_two_workers_have_both_rows_and_one_power_up():
    """Rulebook p. 14, T-TWO-POWER-UPS: with two or more workers either row; always a single power-up here."""
    for crew, cacao in ((2, 1), (3, 1), (4, 1)):
        there = " ".join(["alchemy:1"] * (crew - 1))
        game = scene(workers=f"palace:1 {there}", gold=2, cacao=cacao)
        answer(game, "move w1 5", "main", "technology 5", "power w1")
        assert workers(game) == f"alchemy:2 {there}"
        assert game.active == 1, "the turn is over"


def test_a_technology_is_never_acquired_twice():
    """Rulebook p. 14."""
    game = scene(workers="palace:4", gold=2, technologies=[1, 15])
    answer(game, "move w1 5", "main")
    assert_refuses(game, "technology 1", "technology_owned")
    assert_refuses(game, "technology 5", "technology_owned")
    assert len(options(game)) == 4


def test_the_price_is_printed_on_the_tile_in_whichever_row_it_lies():
    """T-TECHNOLOGY-PRICE: numbers 1 to 7 cost 1 gold, 9 to 17 cost 2."""
    assert {row.number: row.gold for row in TECHNOLOGIES[:BASE_TECHNOLOGIES]} == {
        **dict.fromkeys((1, 3, 5, 7), 1),
        **dict.fromkeys((9, 11, 13, 15, 17), 2),
    }
    game = scene(workers="palace:4", gold=1, in_play=[5, 9, 11, 13, 15, 17])
    answer(game, "move w1 5", "main")
    # The only one for 1 gold was taken at once.
    assert technologies(game) == [5]
    game = scene(workers="palace:4", gold=1, in_play=[1, 3, 5, 7, 9, 11])
    answer(game, "move w1 5", "main")
    assert_offers(game, "technology 4")
    assert_refuses(game, "technology 5", "needs_gold", 2, 1)


def test_earlier_owners_are_paid_and_the_buyer_not():
    """MAIN-04, T-NEW-TECHNOLOGY: B and C own technology 3 and score 3 each; A gets the red step (1 point) and one
    power-up, but not the 3 points of the technology just acquired."""
    has = {"technologies": [3]}
    game = scene(workers="palace:2 alchemy:1", cacao=1, gold=1, others={1: has, 2: has})
    answer(game, "move w1 5")
    with (
        gains(game, cacao=-1, gold=-1, red=1, points=1),
        gains(game, seat=1, points=3),
        gains(game, seat=2, points=3),
        gains(game, seat=3),
    ):
        answer(game, "main", "technology 2", "power w1")
    assert workers(game) == "alchemy:3 alchemy:1"


def test_from_the_next_purchase_on_the_technology_pays():
    """MAIN-04: another purchase in a later turn brings A the 3 points."""
    game = scene(workers="palace:2 alchemy:1", cacao=1, gold=1, technologies=[3], others={1: {"technologies": [3]}})
    answer(game, "move w1 5")
    with gains(game, gold=-1, green=1, cacao=-1 + 1, points=3), gains(game, seat=1):
        answer(game, "main", "technology 3", "power w1")


def test_an_extra_worker_tile_makes_the_bottom_row_reachable():
    """MAIN-05, T-EXTRA-WORKER: top row owned, 2 gold, one worker of power 2: legal only with the tile, and treated as
    two workers: 2 gold, the bottom-row technology, its temple step, one power-up (and 3 points of technology 3)."""
    game = scene(workers="palace:2", gold=2, technologies=[1, 3, 5], unused=["extra_worker"])
    answer(game, "move w1 5")
    assert_offers_only(game, "collect", "main extra_worker")
    with gains(game, gold=-2, green=1, cacao=1, points=3):
        answer(game, "main extra_worker", "technology 6")
    assert technologies(game) == [1, 3, 5, 17]
    assert workers(game) == "alchemy:3"
    assert used(game) == ["extra_worker"]


def test_without_the_tile_the_action_is_refused_before_any_cacao_is_paid():
    """MAIN-05: refused, and the cacao for the other colour stays."""
    game = scene(workers="palace:2", gold=2, cacao=1, technologies=[1, 3, 5], others={1: "alchemy:1"})
    with gains(game):
        assert_refuses(game, "main", "bottom_row", 2, 4, asked_by=on_board(game, "alchemy"))


def test_with_all_six_technologies_nothing_helps():
    """MAIN-05: owning all six: always refused."""
    game = scene(workers="palace:5", gold=9, technologies=[1, 3, 5, 9, 15, 17], unused=["extra_worker"])
    here = on_board(game, "alchemy")
    assert_refuses(game, "main", "all_technologies_owned", asked_by=here)
    assert_refuses(game, "main extra_worker", asked_by=here)


def test_an_extra_worker_tile_is_used_before_choosing_and_saves_the_power_up():
    """T-EXTRA-WORKER: a single strong worker with the tile counts as two: bottom row and a power-up."""
    game = scene(workers="palace:4", gold=2, unused=["extra_worker", "extra_worker"])
    answer(game, "move w1 5", "main")
    assert_asks(game, ChooseTechnology)
    answer(game, "use extra_worker")
    assert_refuses(game, "use extra_worker", "no_more_workers_count", 3)
    answer(game, "technology 5")
    assert workers(game) == "alchemy:5"
    assert unused(game) == ["extra_worker"]


def test_the_number_of_workers_stays_and_their_power_is_read_as_it_is_used():
    """T-MOMENT: a power-up tile flipped before the choice of the technology makes the worker strong enough."""
    game = scene(workers="palace:3", gold=2, unused=["power_up_2"])
    answer(game, "move w1 5", "main")
    assert_refuses(game, "technology 5", "bottom_row", 2, 4)
    answer(game, "use power_up_2", "technology 5")
    assert workers(game) == "alchemy:5", "two power-ups of the tile, none of the action"
    assert game.active == 1


def test_an_action_of_alchemy_gets_3_points_of_technology_3_once():
    """T-ONCE-PER-ACTION: after the power-up."""
    game = scene(workers="palace:2 alchemy:2", cacao=1, gold=1, technologies=[3])
    answer(game, "move w1 5", "main", "technology 1", "wood")
    assert_asks(game, PowerUp)
    with gains(game, points=3):
        answer(game, "power w2")


def test_no_purchase_offered_without_a_power_up_to_add_to():
    """T-BOUGHT-POWER-UP: technology 13 sells one more power-up only where the action gave one."""
    game = scene(
        workers="palace:4", gold=2, cacao=1, technologies=[13], in_play=[1, 3, 5, 9, 11, 13], others={1: "palace:1"}
    )
    answer(game, "move w1 5", "main", "technology 5")
    assert workers(game) == "alchemy:4"
    assert pending(game).player == 1
    game = scene(workers="palace:3", gold=1, cacao=1, technologies=[13], in_play=[1, 3, 5, 9, 11, 13])
    answer(game, "move w1 5", "main", "technology 2")
    assert_offers_only(game, "pass", "power w1")
    with gains(game, cacao=-1):
        answer(game, "power w1")
    assert workers(game) == "alchemy:5"
