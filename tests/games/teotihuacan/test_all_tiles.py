"""The variant with all tiles: technologies 0 to 20 of even numbers, ten starting tiles and a royal tile more."""

from __future__ import annotations

import pytest

from teo_desktop.games import teotihuacan
from teo_desktop.games.teotihuacan import catalog
from teo_desktop.games.teotihuacan.benefits import benefit
from teo_desktop.games.teotihuacan.catalog import (
    BASE_ROYALS,
    BASE_STARTING,
    BASE_TECHNOLOGIES,
    DECORATION_IDS,
    DECORATION_TILES,
    STARTING,
    TECHNOLOGIES,
)
from teo_desktop.games.teotihuacan.discovery import DRAWN, receive
from teo_desktop.games.teotihuacan.eclipse import eclipse
from teo_desktop.games.teotihuacan.events import DecorationPlaced, PyramidTilePlaced
from teo_desktop.games.teotihuacan.neutral import place_neutrals
from teo_desktop.games.teotihuacan.royal import ChooseRoyalTile
from teo_desktop.games.teotihuacan.setup import new_game
from teo_desktop.games.teotihuacan.starting import PlaceWorkers, ReceiveTiles, StartingWorship
from teo_desktop.games.teotihuacan.state import Game, Setup
from teo_desktop.games.teotihuacan.teotibot_levels import LEVELS
from teo_desktop.games.teotihuacan.turn import BeginTurn, ChooseOtherMove, ExchangeResources
from teo_desktop.kernel.agenda import NOBODY, advance
from tests.games.teotihuacan.scenes import (
    LEVEL_1,
    answer,
    ask,
    assert_asks,
    assert_offers,
    assert_offers_only,
    assert_refuses,
    collect,
    gains,
    journal_of,
    of_kind,
    options,
    scene,
    scored,
    technologies,
    workers,
)
from tests.games.teotihuacan.solo_scenes import BOT, perform, solo

TILE_NUMBERS = {row.id.removeprefix("start_"): tile for tile, row in enumerate(STARTING)}


# -- what is in play -----------------------------------------------------------------------


def test_all_tiles_are_in_play_only_where_that_is_chosen():
    """T-ALL-TILES: ten technologies, ten starting tiles and one royal tile (of C) come in; without the option
    none of them."""
    assert [row.number for row in TECHNOLOGIES[BASE_TECHNOLOGIES:]] == list(range(0, 4, 2)) + list(range(6, 22, 2))
    assert len(STARTING) == BASE_STARTING + 10
    assert [row.number for row in catalog.ROYALS[BASE_ROYALS:]] == [0]
    seen: dict[bool, set] = {True: set(), False: set()}
    for all_tiles in (False, True):
        for seed in range(60):
            game = new_game(Setup(4, all_tiles=all_tiles), seed)
            advance(game)
            layout = game.layout
            numbers = [TECHNOLOGIES[index].number for index in layout.technologies]
            assert numbers == sorted(numbers)
            seen[all_tiles] |= {("technology", number) for number in numbers}
            seen[all_tiles] |= {("royal", royal) for royal in layout.royals}
            seen[all_tiles] |= {("start", tile) for player in game.players for tile in player.dealt}
    assert {key: len([1 for kind, _ in seen[False] if kind == key]) for key in ("technology", "royal", "start")} == {
        "technology": 9,
        "royal": 9,
        "start": 18,
    }
    assert {key: len([1 for kind, _ in seen[True] if kind == key]) for key in ("technology", "royal", "start")} == {
        "technology": 19,
        "royal": 10,
        "start": 28,
    }


def test_the_prices_are_those_printed():
    assert {row.number: row.gold for row in TECHNOLOGIES[BASE_TECHNOLOGIES:]} == {
        0: 1,
        2: 1,
        6: 1,
        8: 1,
        10: 1,
        12: 2,
        14: 2,
        16: 2,
        18: 3,
        20: 3,
    }


def test_neutral_workers_always_stand_on_three_boards():
    """T-ALL-NEUTRAL: two tiles that name a board twice name only two boards; a further one is drawn then."""
    for seed in range(300):
        game = new_game(Setup(2, all_tiles=True), seed)
        place_neutrals(game)
        assert [len(set(boards)) for boards in game.neutrals] == [3, 3]


# -- technologies --------------------------------------------------------------------------


def test_technology_0_exchanges_up_to_four_resources_before_the_action_is_paid():
    """T-ALL-EXCHANGE: the move from Gold passes the Palace to Alchemy; 1 of 5 wood becomes the gold that buys there."""
    game = scene(workers="gold:1", wood=5, technologies=[0], in_play=[0, 1, 3, 9, 15, 17])
    answer(game, "move w1 5")
    assert_asks(game, ExchangeResources)
    assert_offers_only(
        game, "pass", *(f"exchange {amount} wood {good}" for amount in (1, 2, 3, 4) for good in ("stone", "gold"))
    )
    with gains(game, wood=-1, gold=1):
        answer(game, "exchange 1 wood gold")
    answer(game, "main", "technology 2")
    assert sorted(technologies(game)) == [0, 1]


@pytest.mark.parametrize(("start", "line", "asked"), [("gold", "move w1 1", True), ("palace", "move w1 3", False)])
def test_technology_0_comes_as_the_palace_is_reached_and_not_as_it_is_left(start: str, line: str, asked: bool):
    """T-ALL-EXCHANGE: as for technology 1."""
    game = scene(workers=f"{start}:1", gold=2, cacao=3, technologies=[0])
    answer(game, line)
    assert isinstance(advance(game).asked_by, ExchangeResources) == asked


def test_technology_0_with_a_teleport_only_in_the_palace_itself():
    """T-ALL-EXCHANGE: a teleport passes nothing."""
    game = scene(workers="gold:1", gold=2, technologies=[0], unused=["teleport", "teleport"])
    answer(game, "use teleport", "move w1 2")
    assert not isinstance(advance(game).asked_by, ExchangeResources)
    game = scene(workers="quarry:1", gold=2, technologies=[0], unused=["teleport"])
    answer(game, "use teleport", "move w1 1")
    assert_asks(game, ExchangeResources)


def test_technology_0_may_be_left():
    game = scene(workers="gold:1", gold=2, cacao=3, technologies=[0])
    with gains(game):
        answer(game, "move w1 1", "pass")


def test_technology_2_brings_a_cacao_more_when_collecting():
    game = scene(workers="palace:1", technologies=[2])
    with gains(game, cacao=1 + 1):
        collect(game)


def test_technology_6_brings_four_points_at_the_end_of_a_turn_with_an_unlocked_worker():
    """T-ALL-UNLOCK: by the free unlock as well as by paying; once, however many."""
    game = scene(2, workers="forest!1 quarry!1 palace:1", technologies=[6])
    with journal_of(game) as journal:
        answer(game, "unlock all")
        advance(game)
    assert scored(journal) == {"technology:6": 4}
    game = scene(2, workers="forest!1 palace:1", cacao=3, technologies=[6])
    with journal_of(game) as journal:
        answer(game, "move w2 5", "pay to unlock")
        advance(game)
    assert scored(journal) == {"technology:6": 4}


def test_technology_6_does_not_count_what_others_unlock_or_the_next_turn():
    """T-ALL-UNLOCK: pushed out by another player one gets nothing."""
    game = scene(2, seat=1, workers="palace:1", cacao=1, others={0: {"workers": "quarry!1", "technologies": [6, 14]}})
    with gains(game, 0):
        answer(game, "move w1 3", "worship 4 ability")
        advance(game)
    assert workers(game) == "quarry:1"
    with gains(game, 0, cacao=1):
        collect(game)
        assert game.freed == 0


def test_technology_14_brings_a_step_when_all_were_unlocked():
    """T-ALL-UNLOCK: after the turn's last question, then the next player's turn comes."""
    game = scene(2, workers="forest!1 palace:1", technologies=[14], others={1: "quarry:1"})
    answer(game, "unlock all")
    with gains(game, green=1, cacao=1):
        answer(game, "temple green")
    assert advance(game).player == 1


def test_technology_14_comes_before_an_eclipse_that_is_due():
    game = scene(2, seat=1, workers="forest!1 palace:1", technologies=[14], turns_left=0, light=10)
    answer(game, "unlock all", "temple red")
    assert game.eclipses == 1


def test_technology_6_counts_an_own_worker_freed_by_advanced_worship():
    """Advanced worship frees an own worker in an own turn: one worker, not all of them."""
    game = scene(2, workers="quarry!1 palace:1", technologies=[6, 14], options=["advanced_worship"])
    with gains(game, green=1, cacao=1, points=4):
        answer(game, "move w2 3", "worship 4 ability")
        advance(game)


def test_technology_8_brings_two_points_for_each_mask():
    """T-ALL-MASK: wherever it comes from, at set-up too; nothing for other tiles."""
    game = scene(wood=2, technologies=[8])
    with gains(game, wood=-1, points=2):
        receive(game, 0, catalog.DISCOVERY_KINDS["mask_d"], DRAWN)
    with gains(game, wood=-1):
        receive(game, 0, catalog.DISCOVERY_KINDS["victory_points_4"], DRAWN)


def test_technology_10_sells_points_for_workers_after_the_salary():
    """T-ALL-SALARY: 1 cacao and 2 points a worker, as many as one likes; it may be left."""
    game = scene(2, workers="forest:1 quarry:4 gold!1", cacao=6, technologies=[10], turns_left=0)
    game.agenda = [*reversed(eclipse(game, BeginTurn(0)))]
    # The salary is 1 + 2 + 1.
    answer(game, "pay 4")
    assert_offers_only(game, "pay 2", "pay 1", "pay 0")
    with gains(game, cacao=-2, points=4):
        answer(game, "pay 2")
    game = scene(2, workers="forest:1", cacao=9, technologies=[10], turns_left=0)
    game.agenda = [*reversed(eclipse(game, BeginTurn(0)))]
    answer(game, "pay 1")
    assert_offers_only(game, "pay 1", "pay 0")


def test_technology_12_brings_a_step_of_the_track_after_decorating():
    """One for the decoration, one for the technology."""
    game = scene(workers="construction:1", gold=3, technologies=[12], decoration_offer=["d01"])
    with gains(game, gold=-3, track=2, points=3):
        answer(game, "move w1 7", "main", "side top")


def test_technology_16_lets_a_decoration_be_turned():
    """T-ALL-ARROW: both halves swap, the spaces stay; a tile of two equal icons is offered once."""
    tile = next(tile for tile, icons in enumerate(DECORATION_TILES) if icons[0] != icons[1])
    equal = next(tile for tile, icons in enumerate(DECORATION_TILES) if icons[0] == icons[1])
    game = scene(workers="construction:1", gold=3, technologies=[16], decoration_offer=[DECORATION_IDS[tile]])
    answer(game, "move w1 7", "main")
    assert_offers(game, "side top", "side top turned", "side left turned")
    answer(game, "side top turned")
    assert game.turned == 1
    assert game.decorations[0] == tile
    game = scene(workers="construction:1", gold=3, technologies=[16], decoration_offer=[DECORATION_IDS[equal]])
    answer(game, "move w1 7", "main")
    assert_offers_only(game, "side top", "side right", "side bottom", "side left")


@pytest.mark.parametrize(("line", "matches"), [("side top", 0), ("side top turned", 2)])
def test_a_turned_decoration_matches_by_its_turned_icons(line: str, matches: int):
    """The ground of the top stair is red, green: the tile green, red matches it only when it is turned."""
    game = scene(workers="construction:1", gold=3, technologies=[16], decoration_offer=["d12"])
    answer(game, "move w1 7", "main")
    with journal_of(game) as journal:
        answer(game, line)
    assert [event.matches for event in of_kind(journal, DecorationPlaced)] == [matches]


def test_technology_18_brings_a_step_after_nobles():
    game = scene(workers="forest:1", wood=2, technologies=[18])
    answer(game, "move w1 6")
    with gains(game, wood=-2, points=3 + 1, avenue=1, red=1):
        answer(game, "main", "temple red")


def test_technology_20_moves_a_worker_back_and_another_one_then_moves():
    """T-ALL-BACK: from Forest back to Alchemy, without an action; the turn is for another worker, once."""
    game = scene(workers="forest:1 palace:1", technologies=[20])
    with gains(game):
        answer(game, "back w1")
    assert workers(game) == "alchemy:1 palace:1"
    assert_asks(game, ChooseOtherMove)
    assert_offers_only(game, "move w2 3", "move w2 5", "move w2 2")
    assert_refuses(game, "move w1 2", "stepped_back", 0)
    # Collecting is all that can be done there without means; the worker that stepped back is a colour.
    with gains(game, cacao=2):
        answer(game, "move w2 5")


def test_technology_20_needs_another_unlocked_worker():
    game = scene(workers="forest:1 quarry!1", technologies=[20], cacao=3)
    assert "back w1" not in options(game)
    answer(game, "pay to unlock")
    assert_offers(game, "back w1", "back w2")


def test_after_a_step_back_there_is_no_free_unlock_and_pairs_are_without_that_worker():
    """It must be a normal turn; the double move goes with two of the others, and is not offered for this one."""
    game = scene(workers="forest:1 alchemy:1 quarry!1", technologies=[20], unused=["double_move"])
    answer(game, "back w1")
    assert workers(game) == "alchemy:1 alchemy:1 quarry!1"
    assert_refuses(game, "unlock all", "stepped_back", 0)
    assert_refuses(game, "use double_move", "needs_two_workers_together")


def test_a_step_back_out_of_the_quarry_leads_to_the_palace():
    """One board counter-clockwise; reaching the Palace backwards brings nothing of technology 1."""
    game = scene(workers="quarry:1 gold:1", technologies=[1, 20])
    with gains(game):
        answer(game, "back w1")
    assert workers(game) == "palace:1 gold:1"


def test_the_bot_has_no_use_of_technologies():
    """Solo rules 3: neither 8 for a mask nor 10 at an eclipse; they only count at the end."""
    game = solo(
        "palace:2 palace:3 palace:4", bot={"wood": 1, "technologies": [8, 10]}, discoveries={"palace": ["mask_f"]}
    )
    with gains(game, BOT, wood=-1):
        perform(game, "mask_collection")
    game.agenda = [*reversed(eclipse(game, BeginTurn(0)))]
    assert not any(effect.player == BOT for effect in game.agenda)


# -- royal tile 0 --------------------------------------------------------------------------


@pytest.mark.parametrize(("power", "most"), [(1, 1), (3, 1), (4, 2), (5, 2)])
def test_royal_0_adds_one_pyramid_tile_or_with_high_power_up_to_two(power: int, most: int):
    """Paid as usual (2 stone on the ground); at least one, then stop at will; the offer is filled again."""
    game = scene(workers=f"gold:{power}", stone=9, royals=(4, 6, 0), built=LEVEL_1[:2])
    answer(game, "move w1 1", "worship 2 ability")
    assert_asks(game, ChooseRoyalTile)
    assert "pass" not in options(game)
    with journal_of(game) as journal:
        answer(game, options(game)[0], "place 2 0")
        if most == 2:
            _answer_until(game, ChooseRoyalTile)
            assert_offers(game, "pass")
            answer(game, "pass")
        advance(game)
    assert len(of_kind(journal, PyramidTilePlaced)) == 1
    assert len(game.pyramid_offer) == 3
    assert game.players[0].goods[catalog.STONE] == 7


def _answer_until(game: Game, effect: type) -> None:
    while not isinstance(advance(game).asked_by, effect):
        answer(game, options(game)[0])


def test_technologies_and_extra_workers_do_nothing_for_royal_0():
    """T-ALL-ROYAL: 15 gives no discount, 11 and 17 bring nothing, the extra-worker tile is not offered."""
    game = _palace_worker(stone=2)
    answer(game, "move w1 1", "worship 2 ability")
    assert "use extra_worker" not in options(game)
    with journal_of(game) as journal:
        answer(game, options(game)[0])
        assert "use extra_worker" not in options(game)
        answer(game, "place 0 0")
        while (decision := advance(game)) is not None and decision.player == 0:
            answer(game, options(game)[0])
    assert "technology:11" not in scored(journal)
    game = _palace_worker(stone=1)
    answer(game, "move w1 1")
    assert_refuses(game, "worship 2 ability", "needs_stone_and_wood", 2, 0, 0, 1, 0)


def _palace_worker(stone: int) -> Game:
    return scene(workers="gold:1", stone=stone, royals=(4, 6, 0), technologies=[11, 15], unused=["extra_worker"])


# -- starting tiles ------------------------------------------------------------------------


def starting(*names: str, seat: int = 0, players: int = 2, level: str = "", **has: int) -> Game:
    """A table in set-up where a seat has kept these tiles and nothing has been received."""
    game = solo("gold:2 nobles:2 construction:2") if level else scene(players, options=["all_tiles"])
    game.active = NOBODY
    me = game.players[seat]
    me.kept = tuple(TILE_NUMBERS[name] for name in names)
    for good, amount in has.items():
        me.goods[catalog.GOODS.index(good)] = amount
    game.agenda = [PlaceWorkers(seat), ReceiveTiles(seat)]
    return game


@pytest.mark.parametrize(
    ("name", "changes"),
    [
        ("6_6", {"red": 1, "points": 1, "cacao": 3, "stone": 2}),
        ("2_8", {"track": 1, "wood": 2, "gold": 2}),
        ("2_5", {"track": 1, "cacao": 3, "stone": 1}),
    ],
)
def test_what_the_simple_tiles_bring(name: str, changes: dict):
    game = starting(name, "3_5")
    with gains(game, **{**changes, "cacao": changes.get("cacao", 0) + 3, "wood": changes.get("wood", 0) + 5}):
        advance(game)


def test_4_7_brings_a_blue_step():
    game = starting("4_7", "3_5")
    with gains(game, blue=1, wood=2 + 5 + 1, gold=3, cacao=3):
        answer(game, "wood")


@pytest.mark.parametrize(("name", "extra"), [("1_5", {"cacao": 2}), ("1_8", {"gold": 1})])
def test_two_different_temples(name: str, extra: dict):
    """One step each; the temple taken first is not offered again."""
    game = starting(name, "2_6")
    with gains(
        game, red=1, green=1, points=1, wood=1, stone=2, gold=3 + extra.get("gold", 0), cacao=1 + extra.get("cacao", 0)
    ):
        advance(game)
        if name == "1_8":
            answer(game, "benefit different_temples")
        answer(game, "temple red")
        assert_refuses(game, "temple red", "temple_taken_already")
        answer(game, "temple green")
        if name == "1_8":
            answer(game, "gold")


def test_the_highest_technology_with_its_temple_step():
    """7-7 and 3-6: the last number, in the green column; a second one takes the next lower."""
    game = starting("7_7", "3_6")
    game.drawn = ((TILE_NUMBERS["3_6"], catalog.DISCOVERY_KINDS["mask_d"]),)
    answer(game, "benefit technology_highest", "benefit technology_highest")
    assert technologies(game) == [15, 17]
    assert game.players[0].temples == [0, 1, 1]


def test_a_tile_that_names_a_board_twice_lets_two_workers_start_there():
    """T-ALL-PLACES: 6-6 and 2-3: 6, 6 and another, or 6, 2, 3."""
    game = starting("6_6", "2_3")
    answer(game, "stone")
    assert_offers_only(game, "board 2", "board 3", "board 6")
    answer(game, "board 6")
    assert_offers_only(game, "board 2", "board 3", "board 6")
    answer(game, "board 6")
    assert_offers_only(game, "board 2", "board 3")
    answer(game, "board 2")
    assert workers(game) == "nobles:1 nobles:1 forest:1"


def test_other_tiles_do_not():
    """Three different boards of four."""
    game = starting("4_7", "2_3")
    answer(game, "wood", "gold", "board 4")
    assert_offers_only(game, "board 2", "board 3", "board 7")


def test_4_6_brings_the_fourth_worker_and_a_reward():
    """T-ALL-REWARD: the reward cannot be the fourth worker; all four start on different boards, the fourth one with
    power 3."""
    game = starting("4_6", "2_7", cacao=2)
    assert_refuses(game, "fourth worker", "fourth_worker_in_play")
    with gains(game, points=5):
        answer(game, "points")
    assert len(options(game)) == 4
    answer(game, "board 2", "board 4", "board 6")
    assert workers(game) == "forest:1 gold:1 nobles:1 decorations:3"


def test_the_fourth_worker_doubles_up_only_when_no_board_is_left():
    """T-ALL-PLACES: 4-6 and 2-4 name three boards for four workers; the last one may go to any of them."""
    game = starting("4_6", "2_4")
    answer(game, "benefit ascension_reward", "points", "power w1")
    assert_offers_only(game, "board 2", "board 4", "board 6")
    answer(game, "board 2")
    assert_offers_only(game, "board 4", "board 6")
    answer(game, "board 6", "board 4")
    assert workers(game) == "forest:2 nobles:1 gold:1 gold:3"


def test_1_7_starts_with_two_worships_for_which_both_options_are_free():
    """T-ALL-WORSHIP: Palace and Decorations, with workers that start there locked; the third goes to another board."""
    game = starting("1_7", "3_4", cacao=0)
    game.discoveries[0] = (catalog.DISCOVERY_KINDS["teleport"],)
    game.discoveries[4] = (catalog.DISCOVERY_KINDS["temple_red"],)
    assert_asks(game, StartingWorship)
    with gains(game, red=1, points=1):
        answer(game, "worship w1 6 both", "tile", "temple red")
    assert game.players[0].locked[0] == 6
    with gains(game, cacao=2):
        # Royal tile 1 brings the power and 1 more.
        answer(game, "worship w2 2 both", "tile")
    assert_offers_only(game, "board 3", "board 4")
    answer(game, "board 4")
    assert workers(game) == "decorations!1 palaceC!1 gold:1"


def test_at_set_up_the_bots_worshipper_is_pushed_out_for_a_cacao():
    """T-ALL-WORSHIP, T-BOT-DISPLACED."""
    game = starting("1_7", "3_5", level="standard")
    with gains(game, cacao=3 - 1, wood=5, red=1, points=1):
        answer(game, "worship w1 6 ability", "temple red")
    assert workers(game, BOT).endswith("gold!1")


def test_without_cacao_that_worship_is_not_offered():
    """T-ALL-WORSHIP: the bot stands on Decorations; the Palace comes first, and may bring the cacao."""
    game = starting("1_7", "2_6", level="standard")
    game.players[0].goods[0] = 0
    game.agenda = [PlaceWorkers(0)]
    offered = options(game)
    assert not any(line.split()[2] == "6" for line in offered)


def test_the_score_word_of_a_benefit_that_does_not_exist_is_an_error():
    with pytest.raises(ValueError, match="worship"):
        benefit(scene(), 0, "worship", 2, "start")


# -- whole games ---------------------------------------------------------------------------


def test_a_choice_of_one_and_of_two_resources_have_different_lines():
    """1-8 and 5-7 together."""
    game = starting("1_8", "5_7")
    assert_offers(game, "benefit any_resource", "benefit any_resource 1")


def test_the_option_stands_in_the_record():
    setup = Setup(3, all_tiles=True)
    assert teotihuacan.setup_to_json(setup)["all_tiles"] is True
    assert teotihuacan.setup_from_json(teotihuacan.setup_to_json(setup)) == setup
    assert ask(new_game(Setup(2, all_tiles=True, solo=LEVELS["easy"]), 4)).layout.setup.all_tiles
