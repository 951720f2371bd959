"""Starting tiles, starting workers, the draft, neutral workers (rulebook p. 9-10)."""

from __future__ import annotations

import pytest

from teo_desktop.games.teotihuacan import catalog, events
from teo_desktop.games.teotihuacan.catalog import (
    DISCOVERY_KINDS,
    STARTING,
    TECHNOLOGIES,
)
from teo_desktop.games.teotihuacan.setup import new_game
from teo_desktop.games.teotihuacan.starting import (
    ClaimDrawn,
    DealStartingTiles,
    DraftTile,
    KeepTile,
    PlaceWorker,
    ReceiveTiles,
    ReturnUnkept,
    StartingBenefits,
    StartingPowerUp,
)
from teo_desktop.games.teotihuacan.state import FREE, Setup
from teo_desktop.games.teotihuacan.temples import GainResources
from teo_desktop.kernel.agenda import NOBODY, advance
from teo_desktop.kernel.events import is_revealing
from tests.games.teotihuacan.scenes import (
    answer,
    ask,
    assert_asks,
    assert_offers_only,
    assert_refuses,
    figures_of,
    gains,
    journal_of,
    masks,
    of_kind,
    options,
    pending,
    run,
    technologies,
    workers,
)

TILES = {row.id.removeprefix("start_"): number for number, row in enumerate(STARTING)}


def receiving(first: str, second: str, drawn: str = "", edition: str = "deluxe"):
    """Seat 0 of two keeps two starting tiles (``3_7``), the discovery tile drawn for the first one lies there, and the
    benefits come now."""
    game = new_game(Setup(2, edition), 1)  # type: ignore[arg-type]
    game.players[0].kept = (TILES[first], TILES[second])
    if drawn:
        kind = DISCOVERY_KINDS[drawn]
        bag = list(game.discovery_bag)
        if kind not in bag:
            site = next(site for site, tiles in enumerate(game.discoveries) if kind in tiles)
            game.discoveries[site] = ()
            bag.append(kind)
        bag.remove(kind)
        game.discovery_bag, game.drawn = tuple(bag), ((TILES[first], kind),)
    return ask(game, ReceiveTiles(0))


# -- starting tiles ------------------------------------------------------------------------


def test_four_tiles_are_dealt_and_two_kept():
    """T-KEEPING, rulebook p. 9: everybody from four tiles of their own, asked in turn order."""
    game = new_game(Setup(4), 2)
    decision = pending(game)
    assert_asks(game, KeepTile, seat=0)
    assert len(decision.options) == 4
    hands = [set(player.dealt) for player in game.players]
    assert len(set().union(*hands)) == 16
    for seat in range(4):
        assert_asks(game, KeepTile, seat=seat)
        answer(game, options(game)[0])
        assert len(options(game)) == 3
        answer(game, options(game)[0])
    assert all(set(player.kept) < hand for player, hand in zip(game.players, hands, strict=True))
    assert [len(player.kept) for player in game.players] == [2] * 4


def test_two_blue_tiles_are_two_separate_advances():
    """SET-04: 2 cacao in the beginning; (blue, 2 cacao, 4 stone) and (blue, 4 wood, 1 stone) make 4 cacao, 4 wood, 5
    stone, blue 2 and two choices of one resource, 11 resources in all. The second advance waits while the first
    resource is chosen."""
    game = receiving("6_7", "2_3")
    assert game.players[0].goods == [4, 4, 5, 0]
    assert game.players[0].temples == [1, 0, 0]
    assert_asks(game, GainResources)
    assert StartingBenefits(0, (("temple_blue", 1),)) in game.agenda
    with gains(game, gold=1, blue=1):
        answer(game, "gold")
    assert_asks(game, GainResources)
    with gains(game, wood=1):
        answer(game, "wood")
    assert game.players[0].goods == [4, 5, 5, 1]
    assert game.agenda == []


def test_a_drawn_discovery_tile_is_paid_from_the_goods_received():
    """SET-05, T-DRAWN: goods first: 2 cacao, 1 wood, 5 stone, 4 gold; the mask for 2 cacao and 1 gold can be claimed:
    0 cacao, 3 gold, one mask."""
    game = receiving("3_7", "2_6", drawn="mask_a")
    assert game.players[0].goods == [2, 1, 5, 4]
    assert_asks(game, ClaimDrawn)
    with gains(game, cacao=-2, gold=-1):
        answer(game, "claim mask_a")
    assert masks(game) == "a"
    assert game.drawn == ()


def test_a_drawn_discovery_tile_that_is_declined_goes_back_into_the_bag():
    """SET-05, T-DRAWN: the bag is as large as before the deal, and mixed, so that nobody knows where the tile is."""
    game = receiving("3_7", "2_6", drawn="mask_a")
    size = len(game.discovery_bag)
    with journal_of(game) as journal, gains(game):
        answer(game, "pass")
    assert len(game.discovery_bag) == size + 1
    assert DISCOVERY_KINDS["mask_a"] in game.discovery_bag
    assert of_kind(journal, events.DiscoveryReturned)
    assert game.drawn == ()


def test_in_the_other_edition_the_same_claim_is_illegal():
    """SET-05: with 1 cacao to begin with it cannot be paid and goes back by itself."""
    game = receiving("3_7", "2_6", drawn="mask_a", edition="2018")
    assert game.players[0].goods == [1, 1, 5, 4]
    assert game.agenda == []
    assert DISCOVERY_KINDS["mask_a"] in game.discovery_bag


def test_discovery_tiles_of_discarded_starting_tiles_go_back():
    """T-DRAWN: a tile is drawn for each discovery icon dealt; those of tiles that nobody keeps return."""
    for seed in range(30):
        game = new_game(Setup(4), seed)
        ask(game, DealStartingTiles(NOBODY))
        dealt = {STARTING[tile].id for player in game.players for tile in player.dealt}
        icons = dealt & {"start_3_7", "start_4_8"}
        assert {STARTING[tile].id for tile, _ in game.drawn} == icons
        assert len(game.discovery_bag) == 27 - len(icons)
        if icons:
            break
    else:
        pytest.fail("no seed deals a discovery icon")
    for player in game.players:
        player.kept = tuple(tile for tile in player.dealt if STARTING[tile].id not in icons)[:2]
    ask(game, ReturnUnkept(NOBODY))
    assert game.drawn == ()
    assert len(game.discovery_bag) == 27


@pytest.mark.parametrize(
    ("tile", "gained", "then"),
    [
        ("1_2", {"avenue": 1, "cacao": 2, "wood": 3}, []),
        ("1_4", {"red": 1, "points": 1, "cacao": 5, "gold": 2}, []),
        ("2_6", {"wood": 1, "stone": 2, "gold": 3}, []),
        ("2_7", {"avenue": 1, "wood": 1, "stone": 2}, []),
        ("3_4", {"green": 1, "cacao": 1, "stone": 2, "gold": 3}, []),
        ("3_8", {"cacao": 3, "wood": 2, "stone": 3}, []),
        ("2_3", {"blue": 1, "wood": 4, "stone": 1 + 1}, ["stone"]),
        ("6_7", {"blue": 1, "cacao": 2, "stone": 4 + 1}, ["stone"]),
        ("2_4", {"wood": 3, "gold": 2}, ["power w1"]),
        ("6_8", {"green": 1, "cacao": 5 + 1}, ["power w1"]),
        ("7_8", {"red": 1, "points": 1, "cacao": 5}, ["power w1"]),
        ("5_6", {"blue": 1, "red": 1, "points": 1, "green": 1, "cacao": 1, "wood": 1}, ["wood"]),
        ("5_7", {"blue": 1, "red": 1, "points": 1, "gold": 3}, ["benefit temple_blue", "gold", "gold", "gold"]),
        ("5_8", {"blue": 1, "wood": 3}, ["benefit any_resource", "wood", "wood", "wood"]),
        ("4_5", {"blue": 1, "gold": 2, "stone": 1}, ["stone"]),
    ],
)
def test_each_starting_tile(tile, gained, then):
    """Rulebook p. 9, T-START-ORDER: all benefits of the tiles kept; steps on temples and Avenue pay as usual."""
    game = receiving(tile, "3_5")
    gained = {**gained, "cacao": gained.get("cacao", 0) + 2 + 3, "wood": gained.get("wood", 0) + 5}
    answer(game, *then)
    assert game.agenda == []
    nothing = dict.fromkeys(figures_of(game), 0)
    assert figures_of(game) == nothing | gained
    raised = 2 if "power w1" in then else 1
    assert game.players[0].power == [raised, 1, 1, 3]
    owned = [game.layout.technologies[0]] if tile in ("5_8", "4_5") else []
    assert technologies(game) == [TECHNOLOGIES[index].number for index in owned]


def test_the_player_orders_what_has_to_be_decided():
    """T-START-ORDER: goods and steps without a decision come at once, the rest in the player's order."""
    game = receiving("5_7", "2_4")
    assert game.players[0].goods == [2, 3, 0, 2]
    assert game.players[0].temples == [0, 1, 0]
    assert_asks(game, StartingBenefits)
    assert_offers_only(game, "benefit any_resource", "benefit power_up", "benefit temple_blue")
    answer(game, "benefit power_up", "power w2")
    assert_offers_only(game, "benefit any_resource", "benefit temple_blue")


def test_two_starting_power_ups_may_go_to_one_worker():
    """T-START-POWER: before the workers are placed, any of the three, twice the same one too (power 3)."""
    game = receiving("2_4", "6_8")
    assert_asks(game, StartingPowerUp)
    assert_offers_only(game, "power w1", "power w2", "power w3")
    answer(game, "power w1", "power w1")
    assert game.players[0].power[:3] == [3, 1, 1]


def test_a_starting_technology_is_free_and_pays_nobody_else():
    """T-START-TECHNOLOGY: the lowest number, with its temple step; owners before score nothing."""
    game = receiving("2_6", "2_7")
    lowest = game.layout.technologies[0]
    game.players[1].technologies = 1 << lowest
    game.players[0].kept = (TILES["4_5"], TILES["2_6"])
    with gains(game, seat=1), gains(game, wood=1, stone=2, gold=3 + 2, blue=1):
        ask(game, ReceiveTiles(0))
    assert_asks(game, GainResources)
    assert game.players[0].technologies == 1 << lowest


def test_the_second_free_technology_is_the_next_one():
    """T-SECOND-TECHNOLOGY: with both tiles of the kind, the lowest number and then the lowest not owned yet."""
    game = receiving("4_5", "5_8")
    answer(game, "benefit technology_lowest", "wood")
    with gains(game, red=1, points=1):
        answer(game, "benefit technology_lowest")
    first, second, *_ = game.layout.technologies
    assert game.players[0].technologies == 1 << first | 1 << second
    assert_asks(game, GainResources)


def test_no_major_step_is_in_reach_at_set_up():
    """T-START-STEPS: by no pair of starting tiles, so no discovery tile of temples or Avenue can be claimed then."""
    words = {"temple_blue": 0, "temple_red": 1, "temple_green": 2}
    for first, one in enumerate(STARTING):
        for other in STARTING[first + 1 :]:
            steps, avenue, free = [0, 0, 0], 0, 0
            for word, amount in (*one.gain, *other.gain):
                if word in words:
                    steps[words[word]] += amount
                avenue += amount if word == "avenue" else 0
                free += word == "technology_lowest"
            steps[0] += free > 0
            steps[1] += free > 1
            assert avenue < 3
            assert all(
                (temple, step) not in catalog.TEMPLE_SITES
                for temple in range(3)
                for step in range(1, steps[temple] + 1)
            )


# -- starting workers ----------------------------------------------------------------------


def placing(first: str, second: str, *power: int):
    """Seat 0 of two with these tiles places its three workers."""
    game = new_game(Setup(2), 1)
    game.players[0].kept = (TILES[first], TILES[second])
    game.players[0].power[:3] = power or (1, 1, 1)
    return ask(game, PlaceWorker(0, 0))


def test_workers_start_on_three_boards_named_on_the_tiles():
    """T-START-BOARDS, rulebook p. 9: no two on the same board."""
    game = placing("1_2", "3_5")
    assert_offers_only(game, "board 1", "board 2", "board 3", "board 5")
    assert_refuses(game, "board 8", "board_not_on_tiles")
    answer(game, "board 3")
    assert_refuses(game, "board 3", "own_worker_on_board")
    answer(game, "board 1", "board 5")
    assert workers(game) == "quarry:1 palace:1 alchemy:1"


def test_with_exactly_three_boards_equal_workers_place_themselves():
    """T-START-BOARDS: nothing is left to decide then; with different powers there is."""
    game = placing("1_2", "2_3")
    assert workers(game) == "palace:1 forest:1 quarry:1"
    game = placing("1_2", "2_3", 1, 2, 1)
    assert_offers_only(game, "board 1", "board 2", "board 3")
    answer(game, "board 2", "board 3")
    assert workers(game) == "forest:1 quarry:2 palace:1"


def test_everybody_receives_before_anybody_places():
    """T-START-BOARDS: benefits first, then workers; both in turn order."""
    game = new_game(Setup(3), 4)
    ask(game, DealStartingTiles(NOBODY))
    planned = [type(effect).__name__ for effect in reversed(game.agenda)]
    assert planned == [
        *["KeepTile"] * 6,
        "ReturnUnkept",
        *["ReceiveTiles"] * 3,
        *["PlaceWorker"] * 3,
        "PlaceNeutrals",
    ]
    assert [effect.player for effect in reversed(game.agenda)] == [0, 0, 1, 1, 2, 2, -1, 0, 1, 2, 0, 1, 2, -1]


# -- draft ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "tiles"), [(2, 6), (3, 8), (4, 10)])
def test_a_draft_goes_forth_and_back(players, tiles):
    """T-DRAFT: 2 for each player and 2 more lie open; one each in turn order, then in reverse; their discovery tiles
    are open too."""
    game = new_game(Setup(players, draft=True), 11)
    order = []
    decision = advance(game)
    assert len(options(game)) == tiles
    icons = {tile for tile in game.draft if ("discovery_draw", 1) in STARTING[tile].gain}
    assert {tile for tile, _ in game.drawn} == icons
    while decision is not None and isinstance(decision.asked_by, DraftTile):
        order.append(decision.player)
        answer(game, options(game)[0])
        decision = advance(game)
    seats = list(range(players))
    assert order == seats + seats[::-1]
    assert [len(player.kept) for player in game.players] == [2] * players
    assert game.draft == ()


# -- neutral workers -----------------------------------------------------------------------


@pytest.mark.parametrize(("players", "colours"), [(2, 2), (3, 1), (4, 0)])
def test_neutral_workers_come_in_for_missing_players(players, colours):
    """SET-08, T-NEUTRAL: over a full game: three dice on three boards for each neutral colour, with two players two
    colours, with three one, with four none; placed anew after the first and second eclipse, not after the last; never
    on a worship space."""
    game = new_game(Setup(players), 7)
    with journal_of(game) as journal:
        run(game, 7)
    story = [
        row for row in journal if isinstance(row, events.NeutralsPlaced | events.EclipseBegan | events.EclipseEnded)
    ]
    placed = [type(row).__name__ for row in story]
    neutrals = ["NeutralsPlaced"] * colours
    assert placed == [
        *neutrals,
        *["EclipseBegan", "EclipseEnded", *neutrals] * 2,
        "EclipseBegan",
    ]
    draws = of_kind(journal, events.NeutralsPlaced)
    assert [row.colour for row in draws] == list(range(colours)) * 3
    assert all(len(set(row.boards)) == 3 for row in draws)
    assert all(map(is_revealing, draws))
    assert len({row.boards for row in draws}) > 1 or not colours
    for who in game.worship:
        assert who == FREE or who // 4 < players


def test_neutral_workers_stand_on_boards_of_two_tiles_that_nobody_kept():
    """T-NEUTRAL: two different tiles for each colour, boards in printed order without repeats, the first three; the
    second colour draws from all of them again, so both may share boards."""
    shared = False
    for seed in range(20):
        game = run(new_game(Setup(2), seed), seed, until_turn=1)
        kept = {tile for player in game.players for tile in player.kept}
        loose = [row.boards for number, row in enumerate(STARTING) if number not in kept]
        possible = {tuple(dict.fromkeys((*one, *other)))[:3] for one in loose for other in loose if one is not other}
        assert set(game.neutrals) <= possible
        shared = shared or bool(set(game.neutrals[0]) & set(game.neutrals[1]))
    assert shared
