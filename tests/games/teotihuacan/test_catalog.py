"""The components: how many there are, and what the data files may say."""

from __future__ import annotations

from collections import Counter

import pytest

from teo_desktop.games.teotihuacan import catalog
from teo_desktop.games.teotihuacan.benefits import benefit
from teo_desktop.games.teotihuacan.catalog import (
    BONUSES,
    DECORATION_TILES,
    DISCOVERIES,
    PYRAMID_TILES,
    STARTING,
)
from teo_desktop.games.teotihuacan.setup import new_game
from teo_desktop.games.teotihuacan.state import Setup
from tests.games.teotihuacan.scenes import scene


def test_how_many_components_there_are():
    """T-COMPONENTS, rulebook p. 2-3 and the 2018 box: 54 discovery tiles, 32 pyramid tiles, 15 decorations, 9
    technologies, 9 royal tiles, 18 starting tiles, 7 temple bonuses, 11 buildings on 12 spaces."""
    assert sum(row.copies for row in DISCOVERIES) == 54
    assert len(PYRAMID_TILES) == len(catalog.PYRAMID_TILE_IDS) == 32
    assert len(DECORATION_TILES) == len(catalog.DECORATION_IDS) == 15
    assert (catalog.BASE_TECHNOLOGIES, catalog.BASE_ROYALS, catalog.BASE_STARTING, len(BONUSES)) == (9, 9, 18, 7)
    assert catalog.BUILDINGS == 11
    assert sum(map(len, catalog.NOBLES_ROWS)) == 12
    assert len(catalog.AVENUE_VALUES) == 12


def test_masks_are_seven_kinds_of_seventeen_tiles():
    """T-MASKS: one kind once, two twice, four three times; they are the first kinds."""
    copies = [row.copies for row in DISCOVERIES if row.moment == "none"]
    assert copies == [1, 2, 2, 3, 3, 3, 3]
    assert catalog.MASKS == 7
    assert all(row.moment != "none" for row in DISCOVERIES[7:])


def test_the_other_discovery_tiles():
    """T-COMPONENTS: 37 tiles of 14 kinds."""
    copies = {row.id: row.copies for row in DISCOVERIES[7:]}
    twice = {"any_resource_3", "any_resource_2", "temple_blue", "temple_red", "temple_green"}
    assert copies == {name: 2 if name in twice else 3 for name in copies}
    assert len(copies) == 14


def test_pyramid_tiles_are_turned_clockwise():
    """Corner i of a tile turned k times shows icon i - k."""
    for turned in PYRAMID_TILES:
        for turns in range(4):
            assert turned[turns] == tuple(turned[0][(corner - turns) % 4] for corner in range(4))
    assert len({tuple(sorted(tile)) for tile in PYRAMID_TILES}) < 32


def test_coloured_icons_of_the_pyramid_tiles():
    """T-COMPONENTS: 6 red, 5 green and 4 blue icons are printed in colour, no generic one."""
    counts = Counter(icon for tile in PYRAMID_TILES for icon in tile[0])
    blue, red, green = (counts[temple + 1 + catalog.COLOURED] for temple in range(3))
    assert (red, green, blue) == (6, 5, 4)
    assert counts[catalog.GENERIC + catalog.COLOURED] == 0


def test_decorations_are_all_pairs():
    """T-COMPONENTS: all nine ordered pairs of coloured icons, and each with a generic one on either side."""
    coloured = [temple + 1 + catalog.COLOURED for temple in range(3)]
    pairs = {(one, other) for one in coloured for other in coloured}
    pairs |= {(0, one) for one in coloured} | {(one, 0) for one in coloured}
    assert set(DECORATION_TILES) == pairs


def test_no_two_starting_tiles_show_the_same_boards():
    """T-START-BOARDS: so any two tiles name at least three boards."""
    assert len({frozenset(row.boards) for row in STARTING}) == len(STARTING)
    assert all(len(set(row.boards)) == 2 for row in STARTING[: catalog.BASE_STARTING])


def test_starting_tiles_show_their_boards_in_printed_order():
    """T-NEUTRAL reads them in this order; one of them is not sorted."""
    assert [row.id for row in STARTING if row.boards != tuple(sorted(row.boards))] == ["start_3_4"]


def test_the_boards_around():
    """T-TWO-POWER-UPS: by workers counted; boards 5 and 7 always give one."""
    assert catalog.POWER_UPS[2:] == ((1, 1, 2), (1, 1, 2), (1, 1, 2), (1, 1, 1), (1, 1, 2), (1, 1, 1), (1, 1, 2))


def test_a_word_that_nobody_knows_is_an_error():
    """A typing error in a data file is found as the rules are imported, not in the middle of a game."""
    with pytest.raises(ValueError, match="nonsense"):
        catalog._gain({"wood": 1, "nonsense": 1})
    with pytest.raises(ValueError, match="points"):
        catalog._price({"points": 1})
    with pytest.raises(ValueError, match="sometime"):
        catalog._discovery("tile", {"copies": 1, "price": {}, "moment": "sometime"})
    with pytest.raises(ValueError, match="substring"):
        catalog._icon("x")
    with pytest.raises(ValueError, match="pictures"):
        catalog._royal("4", {"category": "A", "score": {"each": 2, "counts": "pictures"}, "limit": 0})
    with pytest.raises(ValueError, match="pictures"):
        catalog._bonus("tile", {"counts": "pictures", "each": 1})


SET_UP_WORDS = {
    *("technology_lowest", "technology_number", "technology_highest"),
    *("worship", "fourth_worker", "ascension_reward", "different_temples"),
}


@pytest.mark.parametrize("word", sorted(catalog.BENEFITS - {"same_resource"} - SET_UP_WORDS))
def test_every_word_for_a_gain_has_a_rule(word):
    """What the data files may say, the rules know; the words of set-up and of technology 5 have rules of their own."""
    if word == "discovery_draw":
        with pytest.raises(ValueError, match="discovery_draw"):
            benefit(scene(), 0, word, 1, "test")
    else:
        benefit(scene(workers="palace:1"), 0, word, 1, "test")


def test_a_game_is_for_two_to_four():
    """The set-up refuses what has no rules."""
    for players in (0, 1, 5):
        with pytest.raises(ValueError, match="players"):
            new_game(Setup(players), 1)
