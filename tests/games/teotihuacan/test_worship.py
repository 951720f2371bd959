"""Worship: lock the worker on a worship space for its ability, its discovery tile, or both (rulebook p. 11-13)."""

from __future__ import annotations

import pytest

from teo_desktop.games.teotihuacan.discovery import ClaimDiscovery
from teo_desktop.games.teotihuacan.events import PaymentWaived, TempleBlocked
from teo_desktop.games.teotihuacan.temples import AnyTempleStep
from teo_desktop.games.teotihuacan.turn import EndTurn
from teo_desktop.games.teotihuacan.worship import UseAbility, WorshipBoth
from tests.games.teotihuacan.scenes import (
    answer,
    ask,
    assert_asks,
    assert_offers,
    assert_offers_only,
    assert_refuses,
    gains,
    journal_of,
    lying,
    masks,
    on_board,
    scene,
    unused,
    used,
    workers,
)


def quarry(cacao: int, green: int = 3, tile: str = "any_resource_3", **more):
    """Red comes to the Stone Quarry, where Blue is locked and a tile lies."""
    more = {"discoveries": {"quarry": [tile]}, "bag": ["mask_d"], "others": {1: "quarry!1"}, **more}
    return answer(scene(workers="palace:2", cacao=cacao, temples={"green": green}, **more), "move w1 3")


# -- the rulebook's examples ---------------------------------------------------------------


def test_pushing_out_both_options_and_the_price_of_the_tile():
    """Rulebook p. 13 (example): Red pays 1 for Blue's worker, 1 for both options and 1 for the tile, claims it, then
    advances on the green temple for 2 cacao; a replacement is drawn."""
    game = quarry(cacao=3)
    with gains(game, cacao=-1 - 1 - 1 + 2, green=1):
        answer(game, "worship 4 both", "tile")
    assert unused(game) == ["any_resource_3"]
    assert lying(game, "quarry") == ["mask_d"]
    assert workers(game) == "quarry!2"
    assert workers(game, 1) == "quarry:1"


def test_the_temple_may_come_first_and_pay_for_the_tile():
    """WOR-02: 2 cacao push Blue out and pay for both; green 5 brings 2 cacao, 1 of which pays for the tile. The tile
    first is impossible and traps nobody."""
    game = quarry(cacao=2, green=4)
    with gains(game, cacao=-2 + 2 - 1, green=1):
        answer(game, "worship 4 both")
        # Only the temple could come first, so that was not even asked.
        assert_asks(game, ClaimDiscovery)
        answer(game, "claim any_resource_3")
    assert unused(game) == ["any_resource_3"]


def test_with_the_price_of_the_access_alone_there_is_the_temple_alone():
    """WOR-02: with 1 cacao pushing Blue out leaves none: temple only, for 2 cacao."""
    game = quarry(cacao=1, green=4)
    assert_offers_only(game, "collect", "main", "worship 4 ability")
    assert_refuses(game, "worship 4 both", "needs_cacao", 2, 1)
    assert_refuses(game, "worship 4 tile", "needs_price", 1, 0, 0, 0, 0, 0, 0, 0)
    with gains(game, cacao=-1 + 2, green=1):
        answer(game, "worship 4 ability")
    assert unused(game) == []


def test_what_the_temple_brings_pays_for_the_tile():
    """WOR-03, rulebook p. 20 (example 1): 1 cacao and nothing else; both options on the Gold Deposits, the blue temple
    first, wood taken, and with it the tile is claimed."""
    game = scene(workers="nobles:2", cacao=1, discoveries={"gold": ["mask_d"]})
    with gains(game, cacao=-1, blue=1):
        answer(game, "move w1 4", "worship 5 both", "wood", "claim mask_d")
    assert masks(game) == "d"


def test_taking_the_wrong_resource_makes_the_claim_impossible_not_the_turn():
    """WOR-03: stone does not pay for the tile; the turn is valid all the same."""
    game = scene(workers="nobles:2", cacao=1, discoveries={"gold": ["mask_d"]}, others={1: "palace:1"})
    with gains(game, cacao=-1, blue=1, stone=1):
        answer(game, "move w1 4", "worship 5 both", "stone")
    assert masks(game) == ""
    assert game.active == 1


# -- spaces --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("start", "board", "space", "gained"),
    [
        ("palace", 2, 3, {"red": 1, "points": 1}),
        ("palace", 3, 4, {"green": 1, "cacao": 1}),
        ("nobles", 4, 5, {"blue": 1}),
    ],
)
def test_three_boards_have_a_temple_of_their_own(start, board, space, gained):
    """Rulebook p. 12: Forest red, Stone Quarry green, Gold Deposits blue; one option alone costs nothing."""
    game = scene(workers=f"{start}:2")
    answer(game, f"move w1 {board}")
    with gains(game, **gained):
        answer(game, f"worship {space} ability")


def test_decorations_lets_you_choose_the_temple():
    """Rulebook p. 12."""
    game = scene(workers="forest:2")
    answer(game, "move w1 7", "worship 6 ability")
    assert_asks(game, AnyTempleStep)
    with gains(game, red=1, points=1):
        answer(game, "temple red")


@pytest.mark.parametrize("word", ["alchemy", "nobles", "construction"])
def test_three_boards_have_no_worship(word):
    """Rulebook p. 11."""
    game = scene(workers="palace:2", cacao=9)
    assert_offers_only(game, "collect", asked_by=on_board(game, word))


def test_the_own_worker_blocks_the_space():
    """MOV-09, T-PUSH-OUT, rulebook p. 11: one does not unlock an own worker by worship."""
    game = scene(workers="gold!1 nobles:2", cacao=4, discoveries={"gold": ["temple_red"]})
    for what in ("ability", "tile", "both"):
        assert_refuses(game, f"worship 5 {what}", "own_worker_there", asked_by=on_board(game, "gold", 2))


def test_the_own_worker_gives_way_for_three_cacao():
    """MOV-09: pay 3, then the space is free, and 1 cacao is left for both options."""
    game = scene(workers="gold!1 nobles:2", cacao=4, discoveries={"gold": ["temple_red"]})
    with gains(game, cacao=-3 - 1, blue=1, wood=1):
        answer(game, "pay to unlock")
        assert workers(game) == "gold:1 nobles:2"
        answer(game, "move w2 4", "worship 5 both", "tile", "wood")
    assert workers(game) == "gold:1 gold!2"


def test_with_two_cacao_the_own_worker_stays():
    """MOV-09: with 2 cacao the space cannot be used."""
    game = scene(workers="gold!1 nobles:2", cacao=2, discoveries={"gold": ["temple_red"]})
    assert_refuses(game, "pay to unlock", "needs_cacao", 3, 2)
    answer(game, "move w2 4")
    assert_refuses(game, "worship 5 ability", "own_worker_there")


def test_pushing_out_costs_one():
    """T-PUSH-OUT: 1 cacao to the supply, and the worker slides to the general area; without it the space is barred."""
    game = quarry(cacao=1)
    with gains(game, cacao=-1 + 2, green=1), gains(game, seat=1):
        answer(game, "worship 4 ability")
    assert workers(game, 1) == "quarry:1"
    game = scene(workers="palace:2", others={1: "quarry!1"})
    assert_refuses(game, "worship 4 ability", "needs_cacao", 1, 0, asked_by=on_board(game, "quarry"))


# -- tile, ability, both -------------------------------------------------------------------


def test_the_tile_alone_must_be_paid_for():
    """T-TILE-ONLY: it is not offered where its price can never be paid."""
    game = scene(workers="palace:2", discoveries={"quarry": ["mask_d"]})
    assert_refuses(game, "worship 4 tile", "needs_price", 0, 1, 0, 0, 0, 0, 0, 0, asked_by=on_board(game, "quarry"))
    game = scene(workers="palace:2", wood=1, discoveries={"quarry": ["mask_d"]}, bag=["teleport"])
    answer(game, "move w1 3")
    with gains(game, wood=-1):
        answer(game, "worship 4 tile")
    assert masks(game) == "d"
    assert lying(game, "quarry") == ["teleport"]


def test_without_a_tile_there_is_the_ability_alone():
    """T-EMPTY-BAG: a site that the empty bag could not refill offers no tile."""
    game = scene(workers="palace:2", cacao=2)
    assert_refuses(game, "worship 4 tile", "no_tile_there", asked_by=on_board(game, "quarry"))
    assert_refuses(game, "worship 4 both", "no_tile_there", asked_by=on_board(game, "quarry"))


def test_both_may_be_bought_and_the_tile_left():
    """T-BOTH: a tile that cannot be paid for in the end, or is not wanted any more, stays; the 1 cacao is gone."""
    game = quarry(cacao=2, green=0, tile="mask_d", others={}, bag=["mask_e"])
    with gains(game, cacao=-1 + 1, green=1):
        answer(game, "worship 4 both")
    assert lying(game, "quarry") == ["mask_d"]
    game = quarry(cacao=2, tile="temple_red", others={})
    with gains(game, cacao=-1 + 2, green=1):
        answer(game, "worship 4 both", "ability", "pass")
    assert lying(game, "quarry") == ["temple_red"]


def test_a_tile_claimed_first_can_be_used_before_the_ability():
    """T-MOMENT, rulebook p. 12 (immediately after claiming it): an Avenue step taken in between counts for the royal
    tile that scores the Avenue."""
    game = scene(workers="gold:2", cacao=2, avenue=1, royals=(9, 2, 1), discoveries={"palace": ["avenue_step"]})
    answer(game, "move w1 1", "worship 0 both")
    assert_asks(game, WorshipBoth)
    answer(game, "tile")
    assert_offers_only(game, "ability", "use avenue_step")
    with gains(game, avenue=1, points=2):
        answer(game, "use avenue_step")
    game = scene(workers="gold:2", cacao=2, avenue=1, royals=(9, 2, 1), discoveries={"palace": ["avenue_step"]})
    answer(game, "move w1 1", "worship 0 both", "tile")
    with gains(game, points=1):
        answer(game, "ability")


def test_everything_about_access_is_paid_before_any_effect():
    """T-WORSHIP-PRICE, rulebook p. 12 (note): pushing out and both are paid first; what they bring comes too late."""
    game = scene(
        workers="palace:2",
        cacao=1,
        temples={"green": 3},
        discoveries={"quarry": ["temple_red"]},
        others={1: "quarry!1"},
    )
    assert_refuses(game, "worship 4 both", "needs_cacao", 2, 1, asked_by=on_board(game, "quarry"))


def test_a_finished_temple_bars_nothing():
    """WOR-05 (a), T-FINISHED-TEMPLE: red 10 with the top taken; the tile alone costs its wood."""
    game = finished_temple()
    with gains(game, wood=-1):
        answer(game, "worship 3 tile")
    assert masks(game) == "d"
    assert workers(game) == "forest!2"


def test_both_options_of_a_finished_temple_cost_one():
    """WOR-05 (b): 1 cacao for both and 1 wood for the tile; the step does nothing."""
    game = finished_temple()
    with gains(game, cacao=-1, wood=-1):
        answer(game, "worship 3 both", "tile")
    assert masks(game) == "d"


def test_the_ability_of_a_finished_temple_does_nothing():
    """WOR-05 (c): nothing happens, the worker is locked, and whoever watches is told."""
    game = finished_temple()
    with gains(game), journal_of(game) as journal:
        answer(game, "worship 3 ability")
    assert TempleBlocked(0, 1) in journal
    assert workers(game) == "forest!2"


def finished_temple():
    game = scene(
        workers="palace:2",
        cacao=2,
        wood=1,
        temples={"red": 10},
        discoveries={"forest": ["mask_d"]},
        others={1: {"temples": {"red": 11}}},
    )
    answer(game, "move w1 2")
    assert_offers(game, "worship 3 tile", "worship 3 both", "worship 3 ability")
    return game


# -- the Palace ----------------------------------------------------------------------------


def test_the_palace_wants_a_royal_tile_to_be_activated():
    """Rulebook p. 12 (exception): the tile alone cannot be claimed, for 1 cacao it comes with the ability."""
    game = scene(workers="gold:2", cacao=1, track=3, royals=(5, 2, 1), discoveries={"palace": ["temple_red"]})
    answer(game, "move w1 1")
    assert_refuses(game, "worship 0 tile", "palace_needs_ability")
    with gains(game, cacao=-1, points=2 * 2):
        answer(game, "worship 0 both", "tile", "ability")
    assert unused(game) == ["temple_red"]
    assert workers(game) == "palaceA!2"


def test_each_royal_tile_has_a_space_of_its_own():
    """Rulebook p. 11: three royal tiles with a space each; own and other workers bar only theirs."""
    game = scene(workers="gold:2 palaceA!1", cacao=0, royals=(5, 2, 1), others={1: "palaceB!1"})
    answer(game, "move w1 1")
    assert_offers_only(game, "collect", "worship 2 ability")
    assert_refuses(game, "worship 0 ability", "own_worker_there")
    assert_refuses(game, "worship 1 ability", "needs_cacao", 1, 0)


def test_the_power_is_that_of_the_worker_locked_there():
    """T-ROYAL-POWER: not the best one, not the one that stood there before."""
    game = scene(workers="gold:2 palace:5", royals=(4, 2, 1), cacao=1, others={1: "palaceC!5"})
    answer(game, "move w1 1")
    with gains(game, cacao=-1 + 3):
        answer(game, "worship 2 ability")


def test_a_royal_tile_needs_the_means_for_one_payment():
    """T-ROYAL-PRICE: what is left after the access must pay once; an ignore-cacao tile is not for that."""
    game = scene(workers="gold:3", cacao=0, royals=(4, 2, 3), unused=["ignore_cacao"])
    here = on_board(game, "palace")
    assert_refuses(game, "worship 1 ability", "needs_cacao", 1, 0, asked_by=here)
    assert_refuses(game, "worship 1 ability ignore_cacao", asked_by=here)
    assert_refuses(game, "worship 2 ability", "needs_any_resource", 1, asked_by=here)
    game = scene(workers="gold:3", cacao=1, royals=(4, 2, 3), others={1: "palaceB!1"})
    assert_refuses(game, "worship 1 ability", "needs_cacao", 1, 0, asked_by=on_board(game, "palace"))


def test_the_tile_taken_first_may_pay_for_the_royal_tile():
    """T-ROYAL-PRICE: with both options goods of the discovery tile count; if none come, it has no effect."""
    for tile in ("any_resource_2", "temple_red"):
        game = scene(workers="gold:2", cacao=1, royals=(4, 2, 3), discoveries={"palace": [tile]})
        answer(game, "move w1 1")
        assert_refuses(game, "worship 2 ability", "needs_any_resource", 1)
        with gains(game, **({"cacao": -1 + 2, "wood": 1} if tile == "any_resource_2" else {"cacao": -1})):
            answer(game, "worship 2 both")
            assert unused(game) == [tile]
            if tile == "any_resource_2":
                answer(game, "use any_resource_2", "wood", "stone", "stone", "pass")
            else:
                answer(game, "pass", "end turn")
    game = scene(workers="gold:2", cacao=1, wood=0, royals=(4, 2, 3), discoveries={"palace": ["extra_worker"]})
    assert_refuses(game, "worship 2 both", "needs_any_resource", 1, asked_by=on_board(game, "palace"))


def test_a_royal_tile_without_effect_may_be_chosen():
    """T-ROYAL-TRADE: tile 8 with power 1 has a limit of 0 and does nothing."""
    game = scene(workers="gold:1", cacao=1, royals=(4, 2, 8))
    answer(game, "move w1 1")
    with gains(game):
        answer(game, "worship 2 ability")
    assert workers(game) == "palaceC!1"


# -- the ignore-cacao tile -----------------------------------------------------------------


def test_one_ignore_cacao_tile_covers_pushing_out_and_both():
    """WOR-06, T-WAIVER: with 1 cacao the bump and both options are waived by one tile; the discovery tile's own price
    of 1 is still due. The purse is compared with 0, not with 2."""
    game = scene(
        workers="palace:2",
        cacao=1,
        unused=["ignore_cacao"],
        discoveries={"forest": ["any_resource_3"]},
        others={1: "forest!3"},
    )
    answer(game, "move w1 2")
    assert_refuses(game, "worship 3 both", "needs_cacao", 2, 1)
    with journal_of(game) as journal, gains(game, cacao=-1, red=1, points=1):
        answer(game, "worship 3 both ignore_cacao", "tile")
    assert PaymentWaived(0, 2, "worship") in journal
    assert used(game) == ["ignore_cacao"]
    assert unused(game) == ["any_resource_3"]
    assert workers(game, 1) == "forest:3"


def test_an_ignore_cacao_tile_pays_for_no_discovery_tile():
    """T-WAIVER: with nothing in the purse the tile cannot be claimed."""
    game = scene(workers="palace:2", unused=["ignore_cacao"], discoveries={"forest": ["any_resource_3"]})
    here = on_board(game, "forest")
    assert_refuses(game, "worship 3 tile", "needs_price", 1, 0, 0, 0, 0, 0, 0, 0, asked_by=here)
    assert_refuses(game, "worship 3 tile ignore_cacao", asked_by=here)


def test_an_ignore_cacao_tile_is_not_wasted_where_nothing_is_due():
    """T-WAIVER: a free option is offered without it only."""
    game = scene(workers="palace:2", unused=["ignore_cacao"])
    assert_offers_only(game, "collect", "main", "worship 3 ability", asked_by=on_board(game, "forest"))


# -- advanced worship ----------------------------------------------------------------------


def test_advanced_worship_pays_for_pushing_out():
    """T-ADVANCED-WORSHIP, rulebook p. 3 (player aid): gain 1 cacao instead of paying it; it may pay for both."""
    game = scene(
        options=["advanced_worship"],
        workers="palace:2",
        discoveries={"forest": ["temple_green"]},
        others={1: "forest!3"},
    )
    answer(game, "move w1 2")
    with gains(game, cacao=+1 - 1, red=1, points=1):
        answer(game, "worship 3 both", "tile", "end turn")
    assert workers(game, 1) == "forest:3"


def test_advanced_worship_pushes_own_workers_out_without_the_gain():
    """T-ADVANCED-WORSHIP."""
    game = scene(options=["advanced_worship"], workers="palace:2 forest!3")
    answer(game, "move w1 2")
    with gains(game, red=1, points=1):
        answer(game, "worship 3 ability")
    assert workers(game) == "forest!2 forest:3"


def test_in_advanced_worship_the_gained_cacao_counts_for_what_follows():
    """T-ADVANCED-WORSHIP: 0 cacao, and 1 of the worker pushed out pays for the discovery tile alone."""
    game = scene(
        options=["advanced_worship"],
        workers="palace:2",
        discoveries={"forest": ["any_resource_3"]},
        others={1: "forest!3"},
    )
    answer(game, "move w1 2")
    assert_refuses(game, "worship 3 both ignore_cacao")
    with gains(game):
        answer(game, "worship 3 tile")
    assert unused(game) == ["any_resource_3"]


def test_the_ability_asks_of_the_locked_worker_only():
    """Rulebook p. 12: after worship nothing powers up, and the turn is over."""
    game = scene(workers="palace:2", unused=["victory_points_4"])
    answer(game, "move w1 2", "worship 3 ability")
    assert_asks(game, EndTurn)
    assert workers(game) == "forest!2"
    with gains(game, green=1, cacao=1):
        ask(game, UseAbility(0, 4, 2))
