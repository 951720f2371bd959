"""The seven action tiles of the Teotibot: success, second step, fallback, failure (solo rules, section 3)."""

from __future__ import annotations

import itertools
import random

import pytest

from teo_desktop.games import teotihuacan
from teo_desktop.games.teotihuacan import catalog, teotibot_events
from teo_desktop.games.teotihuacan.catalog import DISCOVERY_KINDS
from teo_desktop.games.teotihuacan.construction import add_to_pyramid
from teo_desktop.games.teotihuacan.construction import refill as refill_pyramid
from teo_desktop.games.teotihuacan.decorations import lay_decoration
from teo_desktop.games.teotihuacan.decorations import refill as refill_decorations
from teo_desktop.games.teotihuacan.events import (
    BuildingPlaced,
    CalendarMoved,
    DecorationPlaced,
    EclipseBegan,
    EclipseTriggered,
    PyramidTilePlaced,
    TurnBegan,
    WorkerMoved,
)
from teo_desktop.games.teotihuacan.nobles import empty_spaces, open_rows, place_building
from teo_desktop.games.teotihuacan.setup import new_game
from teo_desktop.games.teotihuacan.state import Setup
from teo_desktop.games.teotihuacan.teotibot_events import ActionTileChosen, ActionTilesMoved, DiceRolled
from teo_desktop.games.teotihuacan.teotibot_levels import LEVELS
from teo_desktop.games.teotihuacan.teotibot_preview import previews
from teo_desktop.games.teotihuacan.topology import CELLS, SPOT_OF_CELL
from teo_desktop.games.teotihuacan.workers import advance_calendar
from teo_desktop.kernel.agenda import advance, submit
from teo_desktop.kernel.events import is_revealing
from tests.games.teotihuacan.scenes import (
    LEVEL_1,
    LEVEL_2,
    answer,
    gains,
    journal_of,
    lying,
    masks,
    of_kind,
    run,
    scene,
    scored,
    technologies,
    workers,
)
from tests.games.teotihuacan.solo_scenes import BOT, TILES, applied, bot_workers, chose, failed, perform, solo

NOBODY_THERE = "palace:2 palace:3 palace:4"

# -- Alchemy -------------------------------------------------------------------------------


def test_alchemy_takes_the_lowest_technology_without_a_marker():
    """T-BOT-PRICES, rules 3.1: for 1 gold, whatever is printed; 3 is the human's, 1 its own, so 5 (right column:
    green). The worker on the board is powered up and advances one board, from Alchemy to Forest."""
    game = solo("alchemy:2 nobles:5 palace:1", bot={"gold": 1, "technologies": [1]}, technologies=[3])
    with gains(game, BOT, gold=-1, green=1, cacao=1), gains(game, 0):
        journal = perform(game, "alchemy")
    assert technologies(game, BOT) == [1, 5]
    assert chose(journal, "technology")[0][1] == "lowest_without_marker"
    assert applied(journal) == ["technology"]
    assert bot_workers(game) == "forest:3 nobles:5 palace:1 decorations!1"


def test_alchemy_takes_a_bottom_technology_for_one_gold_too():
    """Rules 3.1: either row, although 9 costs a player 2 gold; column and temple are blue."""
    game = solo("alchemy:1 nobles:5 palace:1", bot={"gold": 1, "technologies": [1, 3, 5], "temples": {"blue": 6}})
    with gains(game, BOT, gold=-1, blue=1, points=2):
        perform(game, "alchemy")
    assert technologies(game, BOT) == [1, 3, 5, 9]


def test_alchemy_shares_a_technology_only_when_all_are_marked_and_the_human_scores():
    """Rules 3.1, 5: the human gets 3 points when the bot takes one that the human has."""
    game = solo("alchemy:2 nobles:5 palace:1", bot={"gold": 2, "technologies": [1, 9, 15, 17]}, technologies=[3, 5])
    with gains(game, 0, points=3), gains(game, BOT, gold=-1, red=1, points=1):
        journal = perform(game, "alchemy")
    assert technologies(game, BOT) == [1, 3, 9, 15, 17]
    assert chose(journal, "technology")[0][1] == "lowest_not_owned"


def test_the_bot_scores_when_the_human_takes_its_technology():
    """Rules 5: 3 points by the base rule; it owns 5, the human buys it."""
    game = solo(NOBODY_THERE, bot={"technologies": [5]}, workers="palace:1", gold=1)
    with gains(game, BOT, points=3):
        answer(game, "move w1 5", "main", "technology 3")


@pytest.mark.parametrize(
    ("who", "gold", "reason"),
    [("forest:2 nobles:5 palace:4", 3, "no_worker_on"), ("alchemy:2 nobles:5 palace:4", 0, "needs_price")],
)
def test_failed_alchemy_powers_up_the_weakest_twice_and_nobody_advances(who: str, gold: int, reason: str):
    """Rules 3.1: no cacao either."""
    game = solo(who, bot={"gold": gold})
    with gains(game, BOT):
        journal = perform(game, "alchemy")
    assert failed(journal) == [(catalog.ALCHEMY, reason)]
    assert applied(journal) == ["failed_alchemy"]
    assert bot_workers(game) == f"{who.split(':')[0]}:4 nobles:5 palace:4 decorations!1"


def test_failed_alchemy_may_power_up_the_worker_that_has_just_ascended():
    """T-BOT-ALCHEMY: the second power-up falls to the new worker, which stays at the Palace with power 2."""
    game = solo("forest:5 nobles:5 gold:5")
    with gains(game, BOT, avenue=1, points=5):
        perform(game, "alchemy")
    # All are equal: the first clockwise from the Palace is on the Forest (place 4 of the ring; Nobles 7, Gold 8).
    assert bot_workers(game) == "palace:2 nobles:5 gold:5 decorations!1"


def test_alchemy_with_all_technologies_owned_has_failed():
    """T-BOT-FAILED."""
    game = solo("alchemy:2 nobles:5 palace:4", bot={"gold": 2, "technologies": [1, 3, 5, 9, 15, 17]})
    journal = perform(game, "alchemy")
    assert failed(journal) == [(catalog.ALCHEMY, "all_technologies_owned")]
    assert game.players[BOT].goods[3] == 2


# -- Construction --------------------------------------------------------------------------


def test_construction_lays_the_leftmost_tile_on_the_lowest_open_place_from_the_top_left():
    """T-BOT-LAYING, rules 3.2: 2 stone on any level, 1 point of the level and 2 more, icons are not compared; track
    and any temple one step; the worker is powered up and advances from Construction to Decorations."""
    bot = {"stone": 2, "temples": {"red": 3}}
    game = solo("construction:3 nobles:5 palace:1", bot=bot, built=[(1, 0, 0), (1, 0, 1)], offer=["p05", "p06", "p07"])
    # The fourth power takes it two boards on: Decorations, Nobles.
    with gains(game, BOT, stone=-2, points=1 + 2 + 2, track=1, red=1):
        journal = perform(game, "construction")
    (placed,) = of_kind(journal, PyramidTilePlaced)
    assert placed.spot == SPOT_OF_CELL[1, 0, 2]
    assert catalog.PYRAMID_TILE_IDS[placed.tile] == "p05"
    assert placed.matches == 0
    (turned,) = of_kind(journal, teotibot_events.PyramidTileTurned)
    assert is_revealing(turned)
    assert turned.rotation == placed.rotation
    assert bot_workers(game) == "nobles:4 nobles:5 palace:1 decorations!1"
    # The others slide to the left, the new tile enters at the right.
    assert [catalog.PYRAMID_TILE_IDS[tile] for tile in game.pyramid_offer[:2]] == ["p06", "p07"]
    assert len(game.pyramid_offer) == 3


@pytest.mark.parametrize(("built", "points"), [(LEVEL_1, 3), ((*LEVEL_1, *LEVEL_2), 5)])
def test_construction_costs_the_same_on_every_level(built: tuple, points: int):
    """Rules 3.2: 2 stone and no wood; points of the level plus 2."""
    game = solo("construction:1 nobles:5 palace:1", bot={"stone": 2}, built=built)
    # Blue 1 brings a resource: that of which it has fewest; ties gold.
    with gains(game, BOT, stone=-2, points=points + 2, track=1, blue=1, gold=1):
        perform(game, "construction")


def test_the_bot_may_complete_the_pyramid():
    """Rules 3.2: that triggers the last eclipse as usual; 7 points and 2 more."""
    built = [cell for cell in CELLS if cell[0] < 4]
    game = solo("construction:1 nobles:5 palace:1", bot={"stone": 2, "temples": {"red": 1}}, built=built, light=2)
    with gains(game, BOT, stone=-2, points=7 + 2 + 1, track=1, red=1):
        journal = perform(game, "construction")
    assert game.is_complete
    assert game.light == game.dark
    # Its turn is the last of the round: one more full round.
    assert of_kind(journal, EclipseTriggered) == [(2,)]


def test_construction_gathers_stone_when_it_cannot_build():
    """Rules 3.2: with a worker on the Quarry 2 stone, and that worker advances to Alchemy; a failed step is told."""
    game = solo("construction:3 quarry:1 palace:1", bot={"stone": 1})
    with gains(game, BOT, stone=2):
        journal = perform(game, "construction")
    assert failed(journal) == [(catalog.CONSTRUCTION, "needs_price")]
    assert bot_workers(game) == "construction:3 alchemy:2 palace:1 decorations!1"


def test_construction_on_a_finished_pyramid_has_failed():
    game = solo("construction:3 nobles:5 palace:1", bot={"stone": 2}, built=CELLS)
    journal = perform(game, "construction")
    assert failed(journal)[0] == (catalog.CONSTRUCTION, "pyramid_complete")
    assert applied(journal) == ["fallback"]


# -- Decorations ---------------------------------------------------------------------------


def test_decorations_takes_the_topmost_tile_to_the_first_side_clockwise_from_the_top():
    """T-BOT-LAYING, rules 3.3: 2 gold, 5 points flat, track and any temple one step. The top stair is not carried,
    so the right."""
    bot = {"gold": 2, "temples": {"green": 3}}
    game = solo(
        "decorations:1 nobles:5 palace:1", bot=bot, heights=[1, 0, 0, 0], decoration_offer=["d03", "d04", "d05", "d06"]
    )
    with gains(game, BOT, gold=-2, points=5, track=1, green=1, cacao=2):
        journal = perform(game, "decorations")
    (placed,) = of_kind(journal, DecorationPlaced)
    assert (catalog.DECORATION_IDS[placed.tile], placed.side, placed.step, placed.matches) == ("d03", 1, 1, 0)
    assert [catalog.DECORATION_IDS[tile] for tile in game.decoration_offer[:3]] == ["d04", "d05", "d06"]
    assert bot_workers(game) == "nobles:2 nobles:5 palace:1 decorations!1"


def test_the_worshipper_on_decorations_is_no_worker_there():
    """Rules 3: a worker on a board is an unlocked one; the gold is gathered on board 4 instead (2 gold)."""
    game = solo("gold:1 nobles:5 palace:1", bot={"gold": 2})
    with gains(game, BOT, gold=2):
        journal = perform(game, "decorations")
    assert failed(journal) == [(catalog.DECORATIONS, "no_worker_on")]
    # From the last place of the ring it passes over the Palace to the Quarry.
    assert bot_workers(game) == "quarry:2 nobles:5 palace:1 decorations!1"


def test_decorations_fails_where_no_stair_is_carried():
    game = solo("decorations:1 nobles:5 palace:4", bot={"gold": 2}, heights=[1, 1, 1, 1])
    journal = perform(game, "decorations")
    assert failed(journal) == [(catalog.DECORATIONS, "no_open_stair"), (catalog.GOLD_DEPOSITS, "no_worker_on")]
    assert applied(journal) == ["fallback"]


# -- Nobles --------------------------------------------------------------------------------


@pytest.mark.parametrize(("eclipses", "row", "points"), [(0, 0, 3), (1, 1, 5), (2, 2, 7)])
def test_nobles_builds_in_the_row_of_the_era(eclipses: int, row: int, points: int):
    """Rules 3.4: 2 wood; before the first eclipse the top row, then the middle, then the bottom; Avenue one step."""
    game = solo("nobles:1 gold:5 palace:1", bot={"wood": 2}, eclipses=eclipses)
    with gains(game, BOT, wood=-2, points=points, avenue=1):
        journal = perform(game, "nobles")
    assert of_kind(journal, BuildingPlaced) == [(BOT, row, 0)]
    assert bot_workers(game) == "gold:2 gold:5 palace:1 decorations!1"


@pytest.mark.parametrize(
    ("eclipses", "filled", "row", "space", "points"),
    [(2, [1, 1, 3], 0, 4, 1), (2, [5, 2, 3], 1, 3, 3), (0, [5, 0, 0], 1, 3, 3), (1, [5, 4, 1], 2, 2, 5)],
)
def test_nobles_builds_on_the_empty_space_of_the_least_value_when_its_row_is_full(
    eclipses: int, filled: list[int], row: int, space: int, points: int
):
    """T-BOT-NOBLES: rows show 3 2 2 1 1, 5 4 3 3 and 7 6 5; any empty space counts, not only the leftmost ones."""
    game = solo("nobles:1 gold:5 palace:1", bot={"wood": 2}, eclipses=eclipses, nobles=filled)
    with gains(game, BOT, wood=-2, points=points, avenue=1):
        journal = perform(game, "nobles")
    assert chose(journal, "row") == [(row, "lowest_value")]
    assert of_kind(journal, BuildingPlaced) == [(BOT, row, space)]


def test_after_that_the_human_fills_the_row_from_the_left_up_to_the_building_of_the_bot():
    """T-BOT-NOBLES: bottom row full; the bot covers the fifth and the fourth space of the top row (1 and 1), so that
    the human has 3, 2, 2 there, and the row is full after that."""
    game = solo("nobles:1 nobles:1 nobles:1", bot={"wood": 4}, workers="nobles:1", wood=6, eclipses=2, nobles=[0, 0, 3])
    for space in (4, 3):
        journal = perform(game, "nobles")
        assert of_kind(journal, BuildingPlaced) == [(BOT, 0, space)]
        game.players[BOT].standing[:3] = [6, 6, 6]
    for points, left in ((3, 3), (2, 2), (2, 1)):
        assert len(empty_spaces(game, 0)) == left
        with gains(game, 0, points=points):
            place_building(game, 0, 0)
    assert open_rows(game, 1) == ()
    assert (game.nobles, game.buildings) == ((5, 0, 3), 8)


def test_nobles_gathers_wood_or_falls_back():
    """Rules 3.4: 2 wood on the Forest; without a building left the tile has failed."""
    game = solo("forest:4 gold:5 palace:1")
    with gains(game, BOT, wood=2):
        perform(game, "nobles")
    assert bot_workers(game) == "decorations:5 gold:5 palace:1 decorations!1"
    game = solo("nobles:1 gold:5 palace:4", bot={"wood": 2}, nobles=[5, 3, 3])
    journal = perform(game, "nobles")
    assert failed(journal) == [(catalog.NOBLES, "no_building_left"), (catalog.FOREST, "no_worker_on")]


def test_the_bot_leaves_discovery_tiles_on_the_avenue():
    """T-BOT-AVENUE: step 3 has three tiles; it takes and removes none."""
    tiles = ["mask_d", "teleport", "cacao_4"]
    game = solo("nobles:1 gold:5 palace:1", bot={"wood": 3, "avenue": 2}, discoveries={"avenue 3": tiles})
    perform(game, "nobles")
    assert game.players[BOT].avenue == 3
    assert lying(game, "avenue 3") == tiles


# -- Mask Collection -----------------------------------------------------------------------


def test_mask_collection_takes_the_rarest_mask_that_it_can_pay_for():
    """T-BOT-MASK, rules 3.5: a (1 copy) is too dear without gold, d is owned; of b (2 copies) and e (3) it takes b
    for 1 cacao and 1 wood. The place is refilled; no die moves."""
    lie = {"palace": ["mask_a"], "forest": ["mask_e"], "gold": ["mask_b"], "quarry": ["mask_d"], "avenue 3": ["mask_c"]}
    game = solo(NOBODY_THERE, bot={"cacao": 2, "wood": 2, "masks": "d"}, discoveries=lie, bag=["teleport"])
    with gains(game, BOT, cacao=-1, wood=-1):
        journal = perform(game, "mask_collection")
    assert masks(game, BOT) == "bd"
    assert lying(game, "gold") == ["teleport"]
    assert chose(journal, "mask") == [(DISCOVERY_KINDS["mask_b"], "rarest")]
    assert bot_workers(game) == f"{NOBODY_THERE} decorations!1"


def test_equally_rare_masks_are_taken_clockwise_from_the_palace():
    """Rules 3.5: on the printed ring the Palace is first, then Quarry, Forest, Decorations, Gold."""
    lie = {"gold": ["mask_d"], "decorations": ["mask_e"], "forest": ["mask_f"], "quarry": ["mask_g"]}
    game = solo(NOBODY_THERE, bot={"wood": 9}, discoveries=lie)
    journal = perform(game, "mask_collection")
    assert masks(game, BOT) == "g"
    assert chose(journal, "mask") == [(DISCOVERY_KINDS["mask_g"], "first_clockwise")]


def test_a_mask_in_the_palace_is_taken_too():
    game = solo(NOBODY_THERE, bot={"wood": 1}, discoveries={"palace": ["mask_f"], "quarry": ["mask_g"]})
    perform(game, "mask_collection")
    assert masks(game, BOT) == "f"


def test_without_a_mask_it_falls_back():
    """Rules 3.5, 2.7: 5 cacao, and the weakest worker is powered up and advances. Only masks count."""
    lie = {"palace": ["teleport"], "quarry": ["mask_d"]}
    game = solo("forest:3 nobles:2 gold:4", discoveries=lie)
    with gains(game, BOT, cacao=5):
        journal = perform(game, "mask_collection")
    assert failed(journal) == [(0, "no_mask")]
    assert applied(journal) == ["fallback"]
    assert chose(journal, "worker") == [(1, "weakest")]
    assert bot_workers(game) == "forest:3 gold:3 gold:4 decorations!1"


# -- Mastery -------------------------------------------------------------------------------


def test_mastery_lets_the_strongest_worker_act_whose_board_allows_it():
    """T-BOT-MASTERY: power 5 in the Palace cannot, 4 on Nobles has no wood, 2 on the Quarry brings 2 stone and
    advances."""
    game = solo("nobles:4 palace:5 quarry:2")
    with gains(game, BOT, stone=2):
        journal = perform(game, "mastery")
    assert failed(journal) == [(catalog.PALACE, "palace_has_no_action"), (catalog.NOBLES, "needs_price")]
    assert applied(journal) == ["gather"]
    assert bot_workers(game) == "nobles:4 palace:5 alchemy:3 decorations!1"
    assert chose(journal, "worker") == [(2, "acted")]


def test_of_equally_strong_workers_the_first_one_clockwise_from_the_palace_acts():
    """T-BOT-WEAKEST, rules 2.5: Quarry, Forest, Gold lie in this order on the printed ring; it brings stone."""
    game = solo("gold:4 quarry:4 forest:4")
    with gains(game, BOT, stone=2):
        journal = perform(game, "mastery")
    assert chose(journal, "worker") == [(1, "acted_first_clockwise")]


@pytest.mark.parametrize(
    ("board", "has", "rule", "changes"),
    [
        ("forest", {}, "gather", {"wood": 2}),
        ("gold", {}, "gather", {"gold": 2}),
        ("alchemy", {"gold": 1, "temples": {"blue": 6}}, "technology", {"gold": -1, "blue": 1, "points": 2}),
        ("nobles", {"wood": 2}, "building", {"wood": -2, "points": 3, "avenue": 1}),
        (
            "decorations",
            {"gold": 2, "temples": {"red": 1}},
            "decoration",
            {"gold": -2, "points": 6, "track": 1, "red": 1},
        ),
        (
            "construction",
            {"stone": 2, "temples": {"red": 1}},
            "pyramid_tile",
            {"stone": -2, "points": 4, "track": 1, "red": 1},
        ),
    ],
)
def test_mastery_does_the_first_step_of_every_board(board: str, has: dict, rule: str, changes: dict):
    """Rules 3.6: boards 2 to 4 bring 2, boards 5 to 8 are the first step of their tiles; offers are filled again."""
    game = solo(f"{board}:2 palace:1 palace:1", bot=has)
    with gains(game, BOT, **changes):
        journal = perform(game, "mastery")
    assert applied(journal) == [rule]
    assert len(game.pyramid_offer) == 3
    assert len(game.decoration_offer) == 4
    assert of_kind(journal, WorkerMoved)[0].worker == 0


def test_mastery_powers_up_the_worker_that_acted_and_not_another_one_there():
    """Rules 3.6: of two on the Quarry the stronger acts and goes; equal ones are met clockwise from the Palace."""
    game = solo("quarry:2 quarry:3 palace:1")
    perform(game, "mastery")
    assert bot_workers(game) == "quarry:2 forest:4 palace:1 decorations!1"
    game = solo("gold:3 forest:3 palace:1")
    perform(game, "mastery")
    assert bot_workers(game) == "gold:3 decorations:4 palace:1 decorations!1"


def test_mastery_falls_back_when_nobody_can_act():
    game = solo(NOBODY_THERE)
    with gains(game, BOT, cacao=5):
        journal = perform(game, "mastery")
    assert [reason for _, reason in failed(journal)] == ["palace_has_no_action"] * 3
    assert bot_workers(game) == "quarry:3 palace:3 palace:4 decorations!1"


# -- Worship -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("start", "space", "changes"),
    [
        # Ring: Palace, Quarry, Alchemy, Forest, Construction, Decorations, Nobles, Gold.
        ("quarry!1", "forest!1", {"red": 2, "points": 2}),
        ("gold!1", "quarry!1", {"green": 2, "cacao": 2}),
        ("decorations!1", "gold!1", {"blue": 2, "gold": 1, "stone": 1}),
        ("forest!1", "decorations!1", {"blue": 3, "gold": 1, "stone": 1, "wood": 1}),
    ],
)
def test_worship_moves_to_the_next_space_and_takes_two_steps(start: str, space: str, changes: dict):
    """Rules 3.7: clockwise among boards 2, 3, 4, 7, the Palace passed over; two steps with their rewards, on
    Decorations three on any temple. The discovery tile there is discarded and replaced."""
    board = space.split("!")[0]
    game = solo(NOBODY_THERE, worshipper=start, discoveries={board: ["mask_d"]}, bag=["teleport"])
    with gains(game, BOT, **changes):
        journal = perform(game, "worship")
    assert bot_workers(game) == f"{NOBODY_THERE} {space}"
    assert lying(game, board) == ["teleport"]
    assert game.teotibot.discarded == (DISCOVERY_KINDS["mask_d"],)
    assert applied(journal) == ["worship"]
    assert failed(journal) == []


@pytest.mark.parametrize(("level", "steps"), [("novice", 1), ("standard", 2), ("expert", 3)])
def test_the_steps_of_worship_are_a_lever(level: str, steps: int):
    """Rules 4.5: on Decorations one more."""
    game = solo(NOBODY_THERE, worshipper="quarry!1", level=level)
    perform(game, "worship")
    assert game.players[BOT].temples == [0, steps, 0]
    game = solo(NOBODY_THERE, worshipper="forest!1", level=level)
    perform(game, "worship")
    assert sum(game.players[BOT].temples) == steps + 1


def test_worship_unlocks_a_human_worker_at_no_cost():
    """Rules 3.7: it slides to the general area."""
    game = solo(NOBODY_THERE, worshipper="quarry!1", workers="forest!3 palace:1")
    with gains(game, 0):
        perform(game, "worship")
    assert workers(game) == "forest:3 palace:1"
    assert bot_workers(game).endswith("forest!1")


def test_a_major_step_brings_the_printed_reward_and_leaves_the_tiles():
    """T-BOT-DISCOVERY: green 3 prints 1 cacao."""
    game = solo(
        NOBODY_THERE,
        worshipper="gold!1",
        bot={"temples": {"green": 2}},
        discoveries={"green 3": ["cacao_4"]},
        level="novice",
    )
    with gains(game, BOT, green=1, cacao=1):
        journal = perform(game, "worship")
    assert lying(game, "green 3") == ["cacao_4"]
    assert chose(journal, "reward") == [(3, "printed")]


def test_offers_close_their_gaps_and_new_tiles_come_at_the_end():
    """T-BOT-MARKET, rules 1.13: the human takes the middle pyramid tile and the second decoration; what is left moves
    up, and the action's end brings the next ones."""
    game = solo("forest:2 gold:2 palace:1")
    left, middle, right = game.pyramid_offer
    add_to_pyramid(game, 0, middle, game.open_places[0], 0, 0)
    assert game.pyramid_offer == (left, right)
    following = game.pyramid_bag[-1]
    refill_pyramid(game)
    assert game.pyramid_offer == (left, right, following)
    first, second, third, fourth = game.decoration_offer
    lay_decoration(game, 0, second, 1, 0, 0)
    following = game.decoration_bag[-1]
    refill_decorations(game)
    assert game.decoration_offer == (first, third, fourth, following)


# -- previews ------------------------------------------------------------------------------


def test_previews_say_for_each_sum_what_would_happen_and_nothing_hidden():
    """All eleven sums, with their odds and tiles; the same whatever lies in the bags; no roll, draw or rotation."""
    for seed in range(6):
        game = run(new_game(Setup(2, solo=LEVELS["standard"]), seed), seed, until_turn=9)
        before = repr(game)
        found = previews(game)
        assert repr(game) == before
        assert [row.total for row in found] == list(range(2, 13))
        assert sum(row.odds for row in found) == 36
        assert [row.tile for row in found] == [game.teotibot.tiles[row.place] for row in found]
        for row in found:
            assert not any(is_revealing(event) for event in row.events)
            assert all(event.rotation == -1 for event in row.events if isinstance(event, PyramidTilePlaced))
        other = game.copy()
        teotihuacan.hide(other, 0, 99)
        assert previews(other) == found


def test_a_preview_is_what_then_happens():
    game = solo("nobles:1 gold:5 palace:1", bot={"wood": 2}, tiles=(TILES["nobles"], 0, 1, 2, 4, 5, 6))
    row = previews(game)[5]
    assert (row.total, row.tile, row.points, row.goods, row.human_points) == (7, TILES["nobles"], 3, (0, -2, 0, 0), 0)
    with gains(game, BOT, points=3, wood=-2, avenue=1):
        journal = perform(game, "nobles")
    assert [event for event in row.events if not isinstance(event, (ActionTilesMoved, CalendarMoved))] == journal
    assert scored(journal, BOT) == {"board:nobles": 3}
    assert of_kind(list(row.events), CalendarMoved) == [(1,)]


@pytest.mark.parametrize("seed", range(6))
def test_in_whole_games_every_turn_is_what_was_previewed_for_its_roll(seed: int):
    """All that is public, to the light marker at its end and the eclipse that this triggers; the bags do not matter."""
    setup = Setup(2, solo=LEVELS["standard"], sudden_end=seed % 3 == 0, redraw_neutrals=seed % 2 == 0)
    game, chance, turns = new_game(setup, seed), random.Random(seed), 0
    decision = advance(game, pausing=True)
    while decision is not None:
        if decision.options:
            decision = submit(game, decision, chance.choice(decision.options), pausing=True)
            continue
        found = previews(game)
        with journal_of(game) as journal:
            decision = advance(game)
        turn = list(itertools.dropwhile(lambda event: not isinstance(event, DiceRolled), journal))
        turn = list(itertools.takewhile(lambda event: not isinstance(event, (TurnBegan, EclipseBegan)), turn))
        (roll,) = of_kind(turn, DiceRolled)
        expected = [
            event._replace(rotation=-1) if isinstance(event, PyramidTilePlaced) else event
            for event in turn
            if not is_revealing(event) and not isinstance(event, ActionTileChosen)
        ]
        assert list(found[roll.first + roll.second - 2].events) == expected
        turns += 1
    assert turns > 10


def test_after_its_last_turn_there_is_nothing_to_preview():
    """With a sudden end the third eclipse may come in the human's turn, after which the bot has none."""
    game = solo(options=["sudden_end"], eclipses=2, light=7, workers="gold:1")
    assert len(previews(game)) == 11
    advance_calendar(game, 0)
    assert previews(game) == ()
    game = solo(options=["sudden_end"], eclipses=1, light=8, workers="gold:1")
    advance_calendar(game, 0)
    assert len(previews(game)) == 11, "another era comes"


def test_there_is_nothing_to_preview_without_the_bot():
    with pytest.raises(ValueError, match="action tiles"):
        previews(scene(2))
