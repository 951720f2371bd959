"""Laying out the game, and the first game with its fixed set-up (rulebook p. 6-9)."""

from __future__ import annotations

from collections import Counter

import pytest

from teo_desktop.games.teotihuacan import catalog
from teo_desktop.games.teotihuacan.catalog import (
    BASE_ROYALS,
    BONUSES,
    PYRAMID_START,
    ROYALS,
    TECHNOLOGIES,
)
from teo_desktop.games.teotihuacan.setup import new_game
from teo_desktop.games.teotihuacan.state import FREE, Setup
from teo_desktop.games.teotihuacan.topology import CELLS, SPOT_OF_CELL, is_ring
from tests.games.teotihuacan.scenes import (
    SITES,
    answer,
    figures_of,
    pending,
    technologies,
    workers,
)

# -- the board -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("edition", "players", "cacao"),
    [
        ("deluxe", 2, [2, 3]),
        ("deluxe", 3, [2, 2, 3]),
        ("deluxe", 4, [2, 2, 2, 3]),
        ("2018", 2, [1, 3]),
        ("2018", 3, [1, 2, 3]),
        ("2018", 4, [1, 2, 2, 3]),
    ],
)
@pytest.mark.parametrize("first_game", [False, True])
def test_opening_cacao_depends_on_seat_and_edition(edition, players, cacao, first_game):
    """SET-01, T-OPENING: Deluxe gives everybody 2 and the last seat 3; the 2018 edition gives the first seat 1."""
    game = new_game(Setup(players, edition, first_game), 3)
    assert [player.goods for player in game.players] == [[amount, 0, 0, 0] for amount in cacao]


@pytest.mark.parametrize(
    ("players", "temples", "bag", "built", "level_2", "pyramid_bag"),
    [
        (2, {"blue 4": 2, "red 5": 3, "green 3": 1, "green 6": 2}, 35, 14, 2, 15),
        (3, {"blue 4": 3, "red 5": 4, "green 3": 2, "green 6": 3}, 31, 10, 2, 19),
        (4, {"blue 4": 4, "red 5": 5, "green 3": 3, "green 6": 4}, 27, 8, 0, 21),
    ],
)
def test_tiles_face_up_and_in_the_bags(players, temples, bag, built, level_2, pyramid_bag):
    """SET-02, T-COMPONENTS: temple tiles n, n+1, n-1, n; 3, 2 and 1 on the Avenue, one beside boards 1, 2, 3, 4 and 7;
    the pre-built pyramid; three pyramid tiles and four decorations on offer; what is left in the bags."""
    game = new_game(Setup(players), 5)
    boards = dict.fromkeys(("palace", "forest", "quarry", "gold", "decorations"), 1)
    expected = {**boards, "avenue 3": 3, "avenue 6": 2, "avenue 8": 1, **temples}
    assert {place: len(game.discoveries[site]) for place, site in SITES.items()} == expected
    assert len(game.discovery_bag) == bag == 54 - sum(expected.values())
    lying = [CELLS[spot] for spot, tile in enumerate(game.tiles) if tile != FREE]
    assert (len(lying), sum(cell[0] == 2 for cell in lying)) == (built, level_2)
    assert (len(game.pyramid_offer), len(game.pyramid_bag)) == (3, pyramid_bag)
    assert (len(game.decoration_offer), len(game.decoration_bag)) == (4, 11)
    everything = Counter(game.discovery_bag)
    everything.update(kind for tiles in game.discoveries for kind in tiles)
    assert everything == {kind: row.copies for kind, row in enumerate(catalog.DISCOVERIES)}


@pytest.mark.parametrize(
    ("players", "level_1", "level_2"),
    [
        (2, "00 01 10 11 12 13 20 21 22 23 32 33", "00 22"),
        (3, "10 11 12 13 20 21 22 23", "10 12"),
        (4, "01 02 10 13 20 23 31 32", ""),
    ],
)
def test_the_starting_pyramid_has_a_pattern_for_each_player_count(players, level_1, level_2):
    """T-THREE-PLAYERS, rulebook p. 6-7: rows and columns from the top left; any orientation."""
    game = new_game(Setup(players), 5)
    cells = {(1, *map(int, cell)) for cell in level_1.split()} | {(2, *map(int, cell)) for cell in level_2.split()}
    assert {CELLS[spot] for spot, tile in enumerate(game.tiles) if tile != FREE} == cells
    rotations = {tile % 4 for seed in range(5) for tile in new_game(Setup(players), seed).tiles if tile != FREE}
    assert rotations == {0, 1, 2, 3}


def test_a_random_pyramid_has_one_of_several_patterns():
    """T-RANDOM-PYRAMID: an option; the printed pattern is one of them, and with four players the only one."""
    for players, patterns in {2: 4, 3: 2, 4: 1}.items():
        seen = set()
        for seed in range(40):
            game = new_game(Setup(players, random_pyramid=True), seed)
            seen.add(tuple(CELLS[spot] for spot, tile in enumerate(game.tiles) if tile != FREE))
        expected = {tuple(sorted(pattern, key=SPOT_OF_CELL.__getitem__)) for pattern in PYRAMID_START[players]}
        assert seen == expected
        assert len(seen) == patterns


def test_what_is_shuffled_keeps_its_rules_whatever_the_seed():
    """SET-07, T-RING, T-TECHNOLOGY-PRICE: over 200 seeds always one royal tile of each category in its slot; Palace
    and Construction opposite each other; six different technologies in ascending order; three different bonuses."""
    royals: set[int] = set()
    technologies_seen: set[int] = set()
    boards_seen: set[tuple[int, int]] = set()
    for seed in range(200):
        layout = new_game(Setup(4), seed).layout
        assert [ROYALS[royal].category for royal in layout.royals] == ["A", "B", "C"]
        assert is_ring(layout.ring)
        assert (layout.ring[0], layout.ring[4]) == (1, 8)
        assert [layout.places[board] for board in layout.ring] == list(range(8))
        numbers = [TECHNOLOGIES[index].number for index in layout.technologies]
        assert numbers == sorted(set(numbers))
        assert len(numbers) == 6
        assert len(set(layout.bonuses)) == 3
        royals.update(ROYALS[royal].number for royal in layout.royals)
        technologies_seen.update(numbers)
        boards_seen.update(enumerate(layout.ring))
    assert royals == set(range(1, 10))
    assert technologies_seen == {1, 3, 5, 7, 9, 11, 13, 15, 17}
    assert len(boards_seen) == 2 + 6 * 6


def test_the_royal_categories():
    """SET-07: A scores technologies, pyramid steps, Avenue; B sells resources; C gives cacao or temple steps."""
    base = ROYALS[:BASE_ROYALS]
    assert {category: {row.number for row in base if row.category == category} for category in "ABC"} == {
        "A": {4, 5, 9},
        "B": {2, 6, 7},
        "C": {1, 3, 8},
    }


def test_the_calendar_starts_by_player_count():
    """Rulebook p. 6: light marker 0; the dark one on 10, 11, 12."""
    for players, dark in {2: 10, 3: 11, 4: 12}.items():
        game = new_game(Setup(players), 1)
        assert (game.light, game.dark) == (0, dark)


# -- the first game ------------------------------------------------------------------------


def test_the_first_game_has_its_printed_boards():
    """T-FIRST-GAME, rulebook p. 6: preprinted boards, royal tiles, technologies and bonuses, whatever the seed."""
    for seed in (1, 2):
        layout = new_game(Setup(4, first_game=True), seed).layout
        assert layout.ring == (1, 3, 5, 2, 8, 7, 6, 4)
        assert [ROYALS[royal].number for royal in layout.royals] == [4, 6, 1]
        assert [TECHNOLOGIES[index].number for index in layout.technologies] == [1, 3, 5, 9, 15, 17]
        assert [BONUSES[index].id for index in layout.bonuses] == ["flat_15", "avenue", "workers"]


def test_the_first_game_gives_each_seat_its_goods_and_workers():
    """T-FIRST-GAME, rulebook p. 8-9: on top of 2, 2, 2 and 3 cacao; a blue step's resource is of choice; the fourth
    seat has two green steps, the second for its technology, whose other owners (none) score nothing."""
    game = new_game(Setup(4, first_game=True), 1)
    answer(game, "stone", "gold")
    nothing = dict.fromkeys(figures_of(game), 0)
    expected = [
        {"cacao": 2 + 5 + 1, "wood": 1, "stone": 2, "gold": 4, "green": 1},
        {"cacao": 2 + 5, "wood": 4, "stone": 1 + 1, "red": 1, "points": 1, "blue": 1},
        {"cacao": 2 + 4, "wood": 3, "stone": 4, "gold": 1, "avenue": 1, "blue": 1},
        {"cacao": 3 + 1 + 1, "wood": 2, "gold": 5, "green": 2},
    ]
    assert [figures_of(game, seat) for seat in range(4)] == [nothing | row for row in expected]
    assert technologies(game, 3) == [5]
    assert [workers(game, seat) for seat in range(4)] == [
        "nobles:2 forest:1 construction:1",
        "decorations:2 forest:1 quarry:1",
        "palace:1 forest:1 decorations:1",
        "quarry:1 gold:1 alchemy:1",
    ]
    assert game.neutrals == ()
    assert pending(game).player == 0


def test_a_first_game_of_two_has_neutral_workers():
    """T-FIRST-GAME, T-NEUTRAL: drawn from all starting tiles, since nobody keeps any."""
    game = new_game(Setup(2, first_game=True), 1)
    answer(game, "wood")
    assert [len(boards) for boards in game.neutrals] == [3, 3]
    assert game.players[1].goods == [3 + 5, 4 + 1, 1, 0]
