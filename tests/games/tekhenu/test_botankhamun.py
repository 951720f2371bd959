"""Botankhamun (rulebook, "Botankhamun — Solo Mode")."""

from __future__ import annotations

from typing import Any

import pytest

from teo_desktop.games.tekhenu import catalog
from teo_desktop.games.tekhenu.botankhamun import BotAction, FollowTile, lay_pyramid, take_turn
from teo_desktop.games.tekhenu.botankhamun_choices import best_places, osiris_space, thoth_cards
from teo_desktop.games.tekhenu.catalog import ACTION_TILES, CARD_IDS, COLOURS, GODS
from teo_desktop.games.tekhenu.horus import honour
from teo_desktop.games.tekhenu.maat import ChooseDestiny, ClearBoards, JudgeHearts
from teo_desktop.games.tekhenu.scoring_phase import ScoreBoard
from teo_desktop.games.tekhenu.setup import new_game
from teo_desktop.games.tekhenu.state import NONE, Game, Setup
from teo_desktop.kernel.agenda import NOBODY, advance, submit
from tests.games.tekhenu.scenes import (
    Stop,
    ask,
    assert_asks,
    bonuses,
    gains,
    journal_of,
    market,
    pending,
    scales,
    scene,
    scored,
)

BOT = 1
TILES = {row.id: number for number, row in enumerate(ACTION_TILES)}


def solo(level: str = "easy", **table: Any) -> Game:
    """A table against Botankhamun in seat 1."""
    options = table.pop("setup", {})
    return scene(2, setup={"botankhamun": level, **options}, **table)


def follow(game: Game, tile: str) -> Game:
    """The bot's turn with this tile."""
    return ask(game, FollowTile(BOT, TILES[tile]))


def act(game: Game, god: str, value: int, colour: str = "gray") -> Game:
    """The bot performs this action."""
    return ask(game, BotAction(BOT, GODS.index(god), COLOURS.index(colour), value))


def test_without_a_legal_die_a_god_tile_goes_on_counter_clockwise():
    """BOT-01: Hathor is all forbidden; Ra holds a pure 3, a pure 5 and a tainted 5: the pure 5, and the action is
    Ra's. A statue at Ra pays the human, one at Hathor does not."""
    game = solo(
        wheel=1,
        dice={"hathor": "black 6 brown 6", "ra": "white 3 white 5 yellow 5"},
        statues={"ra": (0,), "hathor": (0,)},
        gods=("ra", "hathor", "horus", "bastet", "thoth", "osiris"),
    )
    with journal_of(game) as journal, gains(game, bread=1):
        follow(game, "K03")
    assert scales(game, BOT) == ("white 5", "", "")
    assert game.players[BOT].pillars == 1
    assert bonuses(journal) == [(0, "ra")]


def test_a_god_tile_passes_a_section_where_all_dice_are_forbidden():
    """BOT-01: with the sun on Thoth and Osiris, Ra and Hathor are dark: yellow and white are forbidden there."""
    game = solo(wheel=4, dice={"hathor": "yellow 6 white 5", "ra": "black 3 black 5 gray 5 white 6"})
    follow(game, "K03")
    assert scales(game, BOT) == ("black 5", "", "")
    assert game.players[BOT].pillars == 1
    assert game.players[BOT].buildings == 0


@pytest.mark.parametrize(
    ("statues", "taken", "gained"),
    [
        ({"bastet": (BOT,), "osiris": (BOT,)}, "osiris", {"scribe": 1, "points": 1}),
        ({"osiris": (BOT,)}, "osiris", {"scribe": 1, "points": 1}),
        ({"bastet": (BOT,)}, "bastet", {"scribe": 1}),
        ({}, "osiris", {}),
    ],
)
def test_a_resource_tile_breaks_ties_by_statue_then_by_slot(statues, taken, gained):
    """BOT-02: K07 wants black: 6 is forbidden in the sun; 5 in Bastet and in Osiris; Bastet lies on slot 2, Osiris on
    5. With both statues, without Bastet's, with Bastet's only, with none."""
    game = solo(
        wheel=1,
        dice={"ra": "black 6", "bastet": "black 5", "osiris": "black 5"},
        gods=("horus", "bastet", "ra", "hathor", "osiris", "thoth"),
        statues=statues,
    )
    me = game.players[BOT]
    me.happiness = me.population = 21
    built = {"buildings": 1} if taken == "osiris" else {}
    with gains(game, BOT, **gained, **built):
        follow(game, "K07")
    assert game.dice[GODS.index(taken)] == ()
    assert game.districts[3 * 6 + 4] == (BOT if taken == "osiris" else NONE)


def test_without_a_legal_die_of_its_colour_the_next_resource_counts():
    """BOT-02, fifth: K07 goes on to limestone; with none of the four the highest gray die (K-BOT-DIE)."""
    game = solo(wheel=1, dice={"ra": "black 6 white 2", "hathor": "white 3 yellow 6", "thoth": "gray 1"})
    follow(game, "K07")
    assert scales(game, BOT) == ("white 3", "", "")
    game = solo(wheel=1, dice={"ra": "black 6 gray 2", "thoth": "gray 4 white 6"})
    follow(game, "K07")
    assert scales(game, BOT) == ("", "gray 4", "")


def test_in_osiris_a_gray_die_goes_where_the_fewest_buildings_are():
    """K-BOT-OSIRIS: BOT-04: papyrus 2, bread 1, limestone 1, granite 3; gray 3: bread (leftmost) is taken, limestone
    too: granite row
    3. With the whole row built: bread in row 2, whose gold is discarded. No happiness is lost, no goods come."""
    districts = {
        ("papyrus", 1): 0,
        ("papyrus", 4): 0,
        ("bread", 3): 0,
        ("limestone", 3): BOT,
        ("granite", 1): 0,
        ("granite", 4): BOT,
        ("granite", 5): 0,
    }
    game = solo(districts=districts)
    assert osiris_space(game, 3, catalog.GRAY) == (3, 3)
    with gains(game, BOT, buildings=1):
        act(game, "osiris", 3)
    assert game.districts[3 * 6 + 2] == BOT
    game = solo(districts={**districts, ("papyrus", 3): 0, ("granite", 3): 0})
    with gains(game, BOT, buildings=1), gains(game):
        act(game, "osiris", 3)
    assert game.districts[1 * 6 + 1] == BOT
    assert game.row_gold == 0


def test_a_full_top_row_loops_to_the_lowest():
    """BOT-04: from row 1 the search goes on in row 6."""
    game = solo(districts={(district, 1): 0 for district in ("papyrus", "bread", "limestone", "granite")})
    assert osiris_space(game, 1, COLOURS.index("white")) == (2, 6)


@pytest.mark.parametrize(
    ("round", "balance", "technologies", "order", "loss"),
    [
        (4, 2, "", (0, 1), 0),
        (4, 3, "", (1, 0), 0),
        (4, -3, "", (1, 0), 1),
        (4, 3, "T15", (0, 1), 0),
        (8, 2, "", (1, 0), 0),
        (8, 1, "", (0, 1), 0),
        (12, 1, "", (1, 0), 0),
        (16, 0, "", (0, 1), 0),
    ],
)
def test_the_bots_balance_must_be_beaten(round, balance, technologies, order, loss):
    """K-BOT-MAAT: BOT-05: thresholds 3, 2, 1, 1; equal distance goes to the bot (Ankh 4) unless the human has T15
    (5)."""
    game = solo(round=round, points=10, technologies=technologies, destiny="A04")
    game.players[0].balance = balance
    game.players[BOT].balance = catalog.BOT_BALANCE[round // 4 - 1]
    game.players[BOT].points = 10
    JudgeHearts(NOBODY).apply(game, None)
    assert game.order == order
    assert game.players[0].points == 10 - loss
    assert game.players[BOT].points == 10


@pytest.mark.parametrize(("order", "left"), [((1, 0), 3), ((0, 1), 4)])
def test_the_bot_takes_gold_or_scribe_only_when_it_is_first(order, left):
    """K-BOT-DESTINY: BOT-05: then the human chooses among the other three, else among all four; the bot gets no
    reward."""
    game = solo(round=4, order=order)
    with gains(game, BOT):
        game.agenda = [*reversed(ClearBoards(NOBODY).apply(game, None))]
    assert_asks(game, ChooseDestiny, 0)
    assert len(pending(game).options) == left
    assert (game.players[BOT].destiny in (0, 1)) == (left == 3)


def test_the_bots_statue_for_the_people_goes_where_it_changes_most():
    """K-BOT-HORUS: BOT-07: papyrus 1-0, bread 0-0, limestone 3-0, granite 0-2: the workshop space changes two
    leaders, the other
    none. The gold is discarded, no granite is paid."""
    table: dict[str, Any] = {
        "statues": {"hathor": (0,)},
        "districts": {
            ("papyrus", 6): 0,
            ("limestone", 1): 0,
            ("limestone", 2): 0,
            ("limestone", 3): 0,
            ("granite", 1): BOT,
            ("granite", 2): BOT,
        },
    }
    game = solo(**table)
    with gains(game, BOT, statues=1), gains(game):
        act(game, "horus", 3)
    assert game.district_statues == [BOT, NONE]


def test_with_both_spaces_in_osiris_taken_it_goes_to_the_temple_even_without_pillars():
    """BOT-07, second and third: a temple space at random, 0 points; with all four taken no statue and 3 points."""
    game = solo(statues={"hathor": (0,)}, people={"workshops": 0, "quarries": 0})
    with gains(game, BOT, statues=1):
        act(game, "horus", 3)
    assert sorted(game.temple_statues) == [NONE, BOT]
    game = solo(statues={"hathor": (0,)}, people={"workshops": 0, "quarries": 0, "temple row": 0, "temple column": 0})
    with gains(game, BOT, points=3):
        act(game, "horus", 3)


def test_in_an_empty_temple_the_bot_takes_a_corner():
    """BOT-08: 2 touching edges of any colour and 1 for the right tile: 3 points, no corner doubling; the tile as drawn;
    no reward, no ability."""
    game = solo(offer="P22 P23 P01")
    assert best_places(game, BOT) == ([0, 4, 20, 24], 2)
    with gains(game, BOT, points=3, pillars=1):
        act(game, "ra", 2)
    (cell,) = (cell for cell, tile in enumerate(game.tiles) if tile != NONE)
    assert cell in (0, 4, 20, 24)
    assert game.tiles[cell] == 0


def test_among_equal_places_one_beside_an_own_building_and_then_one_inside_is_best():
    """K-BOT-RA: 2 points each in the corners, at the ends of both lines and in the centre, which is all of it."""
    game = solo(buildings={"row 3": BOT, "column 3": 0})
    assert best_places(game, BOT) == ([12], 2)
    game.tiles[12] = 0
    assert best_places(game, BOT) == ([11, 13], 2)
    game.tiles[11] = game.tiles[13] = 0
    assert best_places(game, BOT) == ([10, 14], 3)


@pytest.mark.parametrize("god", ["horus", "ra", "hathor", "osiris"])
def test_out_of_pieces_nothing_is_built_and_nothing_scored(god):
    """K-BOT-PIECES: the die is taken and bonuses are paid all the same; no consolation without a statue."""
    game = solo(
        dice={god: "gray 2 gray 1"}, statues={god: (0,)}, gods=("horus", "ra", "hathor", "osiris", "thoth", "bastet")
    )
    me = game.players[BOT]
    me.statues, me.pillars, me.buildings = 6, 8, 10
    with journal_of(game) as journal, gains(game, BOT):
        follow(game, next(row.id for row in ACTION_TILES if row.god == GODS.index(god)))
    assert scales(game, BOT) == ("", "gray 2", "")
    assert bonuses(journal) == [(0, god)]


def test_a_section_with_too_few_cards_gives_the_bot_what_it_has():
    """K-BOT-THOTH: four blessings and technologies less two gaps are two, for a value of 6."""
    game = solo(market={2: "B01 B02 T05 T06"})
    game.players[BOT].happiness = game.players[BOT].population = 5
    game.market[1] = (-1, game.market[1][1], -1, game.market[1][3])
    with gains(game, BOT, blessings=1, technologies=1):
        act(game, "thoth", 6)


def test_hathor_brings_the_bot_points_and_population_only():
    """Rulebook, "Hathor": the line with the most own pillars; no goods."""
    game = solo(pillars={(2, 1): BOT, (2, 3): BOT, (4, 1): BOT})
    with gains(game, BOT, points=6, population=5, buildings=1):
        act(game, "hathor", 5)
    assert game.buildings[2] == BOT


def test_its_festival_pushes_population_where_happiness_has_caught_up():
    """K-BOT-BASTET: Rulebook, "Bastet": happiness 4, population 5, value 4: happiness 5, population 6, happiness 6,
    population 7; 1
    scribe."""
    game = solo()
    me = game.players[BOT]
    me.happiness, me.population = 4, 5
    with gains(game, BOT, happiness=2, population=2, scribe=1):
        act(game, "bastet", 4)


def test_it_takes_decrees_then_technologies_then_blessings_from_the_highest_section():
    """K-BOT-THOTH: Rulebook, "Thoth": happiness 9 reaches section 3: decree, then the technologies from the left."""
    game = solo(opened=3, market={3: "B01 T05 T06 D01"})
    game.players[BOT].happiness = game.players[BOT].population = 9
    section, cards = thoth_cards(game, BOT, 5)
    assert (section, [CARD_IDS[card] for card in cards]) == (2, ["D01", "T05", "T06"])
    act(game, "thoth", 3)
    assert market(game, 3) == ["B01", "-", "T06", "-"]


def test_its_bonus_comes_on_its_own_action_but_not_on_the_one_that_builds():
    """K-BOT-BONUS: two-player rule; slot 3 brings 1 point."""
    game = solo(dice={"hathor": "yellow 2 yellow 1"}, statues={"hathor": (BOT,)})
    with gains(game, BOT, points=1, population=2, buildings=1):
        follow(game, "K03")
    game = solo(dice={"horus": "white 1 yellow 1"})
    with gains(game, BOT, statues=1):
        follow(game, "K01")


def test_the_walk_through_the_pyramid_has_four_tiles():
    """Rulebook, "Botankhamun's Turn", K-BOT-WALK: eight walks, each of four places."""
    walks = set()
    for seed in range(60):
        game = new_game(Setup(2, botankhamun="easy"), seed)
        lay_pyramid(game)
        walk = []
        for _ in range(4):
            take_turn(game, BOT)
            walk.append(game.progress)
        walks.add(tuple(walk))
    assert sorted(walks) == [
        (0, 1, 2, 3),
        (0, 1, 2, 6),
        (0, 1, 5, 6),
        (0, 1, 5, 8),
        (0, 4, 5, 6),
        (0, 4, 5, 8),
        (0, 4, 7, 8),
        (0, 4, 7, 9),
    ]


@pytest.mark.parametrize(
    ("level", "statues", "buildings", "pillars"), [("easy", 1, 0, 0), ("medium", 1, 2, 1), ("hard", 2, 2, 1)]
)
@pytest.mark.parametrize("seat", [0, 1])
def test_each_level_starts_with_its_pieces(level, statues, buildings, pillars, seat):
    """Rulebook, "Setup", "Adjusting the Difficulty", K-BOT-START."""
    game = new_game(Setup(2, botankhamun=level, bot_seat=seat), 5)
    game.agenda[0] = Stop(1 - seat)
    while not isinstance(pending(game).asked_by, Stop):
        submit(game, pending(game), pending(game).options[0])
    me = game.players[seat]
    assert (me.statues, me.buildings, me.pillars) == (statues, buildings, pillars)
    assert game.order == (seat, 1 - seat)
    gods = [game.layout.gods[slot - 1] for slot in catalog.BOT_STATUES[level]]
    assert [game.statues[god] for god in gods] == [(seat,)] * statues
    assert game.pillars[12] == (seat if pillars else NONE)
    if buildings:
        assert (game.districts[1 * 6 + 4], game.districts[3 * 6 + 4]) == (seat, seat)
    assert not me.decrees
    assert len(game.players[1 - seat].decrees) == 1


def test_random_starting_cards_are_not_asked_for():
    """Rulebook, "As an additional challenge": two random cards instead of two out of three."""
    game = new_game(Setup(2, botankhamun="easy", random_start=True), 5)
    assert len(game.players[0].starting) == 2
    game = new_game(Setup(2, botankhamun="easy"), 5)
    advance(game)
    assert len(game.starting) == 3


@pytest.mark.parametrize(("strong", "each"), [(False, 4), (True, 8)])
def test_the_bot_scores_its_cards(strong, each):
    """K-BOT-CARDS: Rulebook, "Solo Scoring": blessings 2 once, then discarded; technologies 2 each time; at the end
    decrees 4 or 8
    and 1 for
    two scribes; neither production nor buildings nor bread."""
    game = solo(setup={"strong_decrees": strong}, scorings=1)
    me = game.players[BOT]
    me.blessings, me.technologies, me.decrees = (0, 1), 7, (3, 5)
    me.goods[catalog.SCRIBE], me.happiness, me.buildings = 5, 13, 8
    me.production = [6] * 4
    honour(game, BOT, 0)
    with journal_of(game) as journal:
        ScoreBoard(NOBODY).apply(game, None)
    assert scored(journal, BOT) == {
        "scoring:statues": 1,
        "scoring:happiness": 6,
        "scoring:cards": 4 + 6,
        "scoring:decrees": 2 * each,
        "scoring:scribes": 2,
    }
    assert me.blessings == ()
    assert game.discards[0] == (0, 1)
