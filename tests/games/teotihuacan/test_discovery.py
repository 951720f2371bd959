"""Discovery tiles: their price, where they lie, what each brings (rulebook p. 12)."""

from __future__ import annotations

import pytest

from teo_desktop.games.teotihuacan.catalog import DISCOVERIES, DISCOVERY_KINDS, GOODS
from teo_desktop.games.teotihuacan.discovery import ClaimDiscovery
from teo_desktop.games.teotihuacan.events import DiscoveryRevealed
from teo_desktop.games.teotihuacan.scoring import bonus_points
from teo_desktop.games.teotihuacan.turn import EndTurn
from teo_desktop.kernel.events import is_revealing
from tests.games.teotihuacan.scenes import (
    SITES,
    answer,
    ask,
    assert_offers,
    assert_offers_only,
    assert_refuses,
    gains,
    journal_of,
    lying,
    masks,
    of_kind,
    scene,
    unused,
    used,
    workers,
)

PRICES = {
    "mask_a": {"cacao": 2, "gold": 1},
    "mask_b": {"cacao": 1, "wood": 1},
    "mask_c": {"cacao": 1, "wood": 1},
    "mask_d": {"wood": 1},
    "mask_e": {"wood": 1},
    "mask_f": {"wood": 1},
    "mask_g": {"wood": 1},
    "victory_points_4": {"wood": 1},
    "any_resource_3": {"cacao": 1},
    "any_resource_2": {},
    "avenue_step": {"cacao": 1},
    "temple_any": {"cacao": 1},
    "temple_blue": {},
    "temple_red": {},
    "temple_green": {},
    "cacao_4": {"gold": 1},
    "power_up_2": {"cacao": 1},
    "double_move": {},
    "ignore_cacao": {},
    "teleport": {},
    "extra_worker": {},
}


@pytest.mark.parametrize("tile", PRICES)
def test_claiming_a_tile_costs_its_price(tile):
    """Rulebook p. 12: the price in the corner is always paid; who cannot pay cannot claim."""
    game = scene(cacao=2, wood=1, gold=1, discoveries={"avenue 3": [tile]})
    ask(game, ClaimDiscovery(0, SITES["avenue 3"]))
    with gains(game, **{good: -amount for good, amount in PRICES[tile].items()}):
        answer(game, f"claim {tile}")
    assert (masks(game) or unused(game)) == (tile[-1] if tile.startswith("mask") else [tile])
    if PRICES[tile]:
        game = scene(discoveries={"avenue 3": [tile]})
        price = (PRICES[tile].get(good, 0) for good in GOODS)
        here = ClaimDiscovery(0, SITES["avenue 3"])
        assert_refuses(game, f"claim {tile}", "needs_price", *price, 0, 0, 0, 0, asked_by=here)


def test_every_kind_of_tile_has_a_price_above():
    """The table above knows all kinds, in the order of their numbers."""
    assert [row.id for row in DISCOVERIES] == list(PRICES)


@pytest.mark.parametrize(
    ("tile", "answers", "gained"),
    [
        ("victory_points_4", [], {"points": 4}),
        ("any_resource_3", ["wood", "gold", "gold"], {"wood": 1, "gold": 2}),
        ("any_resource_2", ["stone", "stone"], {"stone": 2}),
        ("avenue_step", [], {"avenue": 1}),
        ("temple_any", ["temple red"], {"red": 1, "points": 1}),
        ("temple_blue", ["wood"], {"blue": 1, "wood": 1}),
        ("temple_red", [], {"red": 1, "points": 1}),
        ("temple_green", [], {"green": 1, "cacao": 1}),
        ("cacao_4", [], {"cacao": 4}),
    ],
)
def test_a_tile_is_flipped_for_its_benefit(tile, answers, gained):
    """Rulebook p. 12: once, at any time in an own turn; it stays face down before its owner."""
    game = scene(workers="palace:1", unused=[tile])
    with gains(game, **gained):
        answer(game, f"use {tile}", *answers)
    assert (unused(game), used(game)) == ([], [tile])
    assert_refuses(game, f"use {tile}")


def test_the_power_up_tile_raises_twice_anywhere():
    """Rulebook p. 15: the same worker twice, or two workers, on any boards."""
    game = scene(workers="palace:1 forest:2 gold!2", unused=["power_up_2"])
    answer(game, "use power_up_2")
    assert_offers_only(game, "power w1", "power w2")
    answer(game, "power w2", "power w2")
    assert workers(game) == "palace:1 forest:4 gold!2"
    game = scene(workers="palace:1 forest:2 gold!2", unused=["power_up_2"])
    answer(game, "use power_up_2", "power w2", "power w1")
    assert workers(game) == "palace:2 forest:3 gold!2"


def test_masks_are_stacked_and_never_flipped():
    """Rulebook p. 12: a mask goes onto its stack."""
    game = scene(wood=3, masks="ad", discoveries={"red 5": ["mask_d", "mask_d"]})
    ask(game, ClaimDiscovery(0, SITES["red 5"]))
    answer(game, "claim mask_d")
    assert masks(game) == "add"
    assert unused(game) == []


def test_of_equal_tiles_one_is_offered():
    """T-SAME-TILES: they differ in nothing."""
    game = scene(discoveries={"avenue 3": ["teleport", "teleport", "temple_red"]})
    ask(game, ClaimDiscovery(0, SITES["avenue 3"]))
    assert_offers_only(game, "pass", "claim teleport", "claim temple_red")


def test_several_tiles_of_a_kind_may_be_used_in_one_turn():
    """T-SAME-TILES."""
    game = scene(workers="palace:1", unused=["victory_points_4", "victory_points_4", "cacao_4"])
    with gains(game, points=8, cacao=4):
        answer(game, "use victory_points_4", "use cacao_4", "use victory_points_4")
    assert used(game) == ["victory_points_4", "cacao_4", "victory_points_4"]


def test_a_claim_may_be_left():
    """Rulebook p. 12: may claim."""
    game = scene(discoveries={"avenue 6": ["teleport"]})
    ask(game, ClaimDiscovery(0, SITES["avenue 6"]))
    with gains(game):
        answer(game, "pass")
    assert lying(game, "avenue 6") == ["teleport"]


def test_who_cannot_pay_may_use_a_tile_that_brings_the_price():
    """T-WAIT-FOR-GOODS: the question waits while a tile in hand could still bring the price, and only then."""
    game = scene(workers="palace:1", unused=["any_resource_2"], discoveries={"avenue 3": ["mask_d"]})
    ask(game, ClaimDiscovery(0, SITES["avenue 3"]))
    assert_offers_only(game, "pass", "use any_resource_2")
    answer(game, "use any_resource_2", "wood", "stone")
    with gains(game, wood=-1):
        answer(game, "claim mask_d")
    game = scene(workers="palace:1", unused=["victory_points_4"], discoveries={"avenue 3": ["mask_d"]})
    ask(game, ClaimDiscovery(0, SITES["avenue 3"]), EndTurn(0))
    assert_offers_only(game, "end turn", "use victory_points_4")


def test_a_tile_beside_a_board_is_replaced_at_once():
    """T-REFILL: from the bag, as part of claiming; it is new to everybody."""
    game = scene(workers="palace:1", discoveries={"forest": ["temple_red"]}, bag=["mask_b", "mask_c"])
    answer(game, "move w1 2")
    with journal_of(game) as journal:
        answer(game, "worship 3 tile")
    assert lying(game, "forest") == ["mask_b"]
    (revealed,) = of_kind(journal, DiscoveryRevealed)
    assert revealed == DiscoveryRevealed(SITES["forest"], DISCOVERY_KINDS["mask_b"])
    assert is_revealing(revealed)


def test_avenue_and_temples_are_not_refilled():
    """T-REFILL, T-AVENUE."""
    for place in ("avenue 3", "avenue 6", "avenue 8", "blue 4", "red 5", "green 3", "green 6"):
        game = scene(discoveries={place: ["teleport"]})
        bag = game.discovery_bag
        ask(game, ClaimDiscovery(0, SITES[place]))
        answer(game, "claim teleport")
        assert (lying(game, place), game.discovery_bag) == ([], bag)


def test_with_an_empty_bag_the_site_stays_empty():
    """T-EMPTY-BAG: nothing is shuffled back."""
    game = scene(workers="palace:1 palace:2", discoveries={"forest": ["temple_red"]}, used=["cacao_4"])
    game.discovery_bag = ()
    answer(game, "move w1 2", "worship 3 tile")
    assert lying(game, "forest") == []


def test_used_and_unused_tiles_count_and_masks_do_not():
    """TMP-07: 3 used and 2 unused tiles and 4 masks; the bonus of 2 points per tile that is no mask is worth 10."""
    game = scene(
        temples={"blue": 10},
        bonuses=("discovery_tiles", "avenue", "workers"),
        used=["cacao_4", "teleport", "temple_red"],
        unused=["temple_blue", "avenue_step"],
        masks="abcd",
    )
    assert bonus_points(game, 0, 0) == (3 + 2) * 2


def test_a_tile_is_flipped_once():
    """TMP-07: a second flip is refused, another tile of the kind is not."""
    game = scene(workers="palace:1", unused=["cacao_4", "cacao_4"])
    answer(game, "use cacao_4")
    assert_offers(game, "use cacao_4")
    answer(game, "use cacao_4")
    assert_refuses(game, "use cacao_4")
