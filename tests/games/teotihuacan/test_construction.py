"""Construction: pyramid tiles on four levels, matching icons, the capstone (rulebook p. 16-17)."""

from __future__ import annotations

import pytest

from teo_desktop.games.teotihuacan.catalog import PYRAMID_TILE_IDS, PYRAMID_TILES, STONE, WOOD
from teo_desktop.games.teotihuacan.choices import DIFFERENT_ROTATIONS
from teo_desktop.games.teotihuacan.construction import ChoosePyramidTile, PayForTile
from teo_desktop.games.teotihuacan.events import (
    EclipseBegan,
    EclipseTriggered,
    GameEnded,
    Paid,
    PyramidCompleted,
    PyramidRefilled,
    PyramidTilePlaced,
)
from teo_desktop.games.teotihuacan.topology import SPOT_OF_CELL
from teo_desktop.games.teotihuacan.workers import BuyPowerUp, PowerUp
from tests.games.teotihuacan.scenes import (
    LEVEL_1,
    LEVEL_2,
    LEVEL_3,
    answer,
    assert_asks,
    assert_offers,
    assert_offers_only,
    assert_refuses,
    collect,
    gains,
    journal_of,
    of_kind,
    on_board,
    options,
    scene,
    scored,
    unused,
    used,
    workers,
)

PLAIN = ("p30", "p31", "p19")
MIXED = ("p13", "p10", "p12")


def place(cell, rotation: int = 0) -> str:
    """The line for a place of the pyramid."""
    return f"place {SPOT_OF_CELL[cell]} {rotation}"


def construction(crew: int = 1, power: int = 2, **has):
    """A worker arrives so that this many stand on Construction, and the main action is taken."""
    there = " ".join([f"construction:{power}"] * (crew - 1))
    has = {"cacao": crew > 1, "offer": PLAIN, **has}
    game = scene(workers=f"forest:{power} {there}", **has)
    return answer(game, "move w1 8", "main")


# -- matching ------------------------------------------------------------------------------


def test_a_coloured_icon_on_a_plain_one_earns_the_step():
    """PYR-01 (a): the north-west corner shows generic, generic, green, green. Blue / generic / coloured green / generic
    matches twice: 1+2 points, green temple and pyramid track +1, for 2 stone."""
    game = construction(stone=2, offer=("p13", *PLAIN[:2]))
    with gains(game, stone=-2, points=1 + 2, green=1, cacao=1, track=1):
        answer(game, "tile p13", place((1, 0, 0)))
    assert workers(game) == "construction:3"


def test_plain_icons_earn_the_points_only():
    """PYR-01 (b): generic / generic / green / red matches three times, none of them in colour: 4 points."""
    game = construction(stone=2, offer=("p23", *PLAIN[:2]))
    with gains(game, stone=-2, points=1 + 3, track=1):
        answer(game, "tile p23", place((1, 0, 0)))


@pytest.mark.parametrize(
    ("tile", "cell", "rotation", "shown", "matches", "gained"),
    [
        ("p13", (1, 0, 0), 0, "b-G-", 2, {"green": 1, "cacao": 1}),
        ("p12", (1, 2, 1), 1, "-g-R", 2, {"red": 1, "points": 1}),
        ("p29", (1, 1, 3), 3, "rgRg", 1, {}),
    ],
)
def test_a_tile_is_turned_clockwise_before_its_icons_are_compared(tile, cell, rotation, shown, matches, gained):
    """Rulebook p. 17: any rotation; icons clockwise from the top left, compared with what they cover."""
    number = PYRAMID_TILE_IDS.index(tile)
    letters = "".join("-brg-BRG"[icon] for icon in PYRAMID_TILES[number][rotation])
    assert letters == shown
    game = construction(stone=2, offer=(tile, *PLAIN[:2]))
    gained = {**gained, "points": 1 + matches + gained.get("points", 0)}
    with journal_of(game) as journal, gains(game, stone=-2, track=1, **gained):
        answer(game, f"tile {tile}", place(cell, rotation))
    assert of_kind(journal, PyramidTilePlaced) == [
        PyramidTilePlaced(0, number, SPOT_OF_CELL[cell], rotation, matches),
    ]
    assert game.tiles[SPOT_OF_CELL[cell]] == number * 4 + rotation


def test_a_tile_on_the_third_level():
    """PYR-02, rulebook p. 17 (example): one worker, 2 stone and 2 wood; turned so that three icons match, the coloured
    blue one among them: 5+3 points, blue temple +1, pyramid track +1, one power-up."""
    # Under the place lie generic, blue, generic, generic; the tile p10 reads B-r-, turned once: -, B, -, r.
    built = dict.fromkeys((*LEVEL_1, *LEVEL_2), "")
    built |= {(2, 0, 0): "p30", (2, 0, 1): "p22", (2, 1, 1): "p31", (2, 1, 0): "p26"}
    game = construction(stone=2, wood=2, built=built, offer=("p10", "p18", "p19"))
    with gains(game, stone=-2, wood=-2 + 1, points=5 + 3, blue=1, track=1):
        answer(game, "tile p10", place((3, 0, 0), 1), "wood")
    assert workers(game) == "construction:3"


@pytest.mark.parametrize(
    ("built", "cell", "stone", "wood", "points"),
    [
        ((), (1, 3, 3), 2, 0, 1),
        (LEVEL_1, (2, 1, 1), 2, 1, 3),
        ((*LEVEL_1, *LEVEL_2), (3, 1, 1), 2, 2, 5),
        ((*LEVEL_1, *LEVEL_2, *LEVEL_3), (4, 0, 0), 2, 3, 7),
    ],
)
def test_higher_levels_cost_and_score_more(built, cell, stone, wood, points):
    """Rulebook p. 16-17: 2 stone, 1 wood more for each level; 1, 3, 5 and 7 points; a step on the pyramid track."""
    game = construction(stone=2, wood=3, built=built, offer=MIXED)
    with journal_of(game) as journal:
        answer(game, "tile p13", place(cell))
    (placed,) = of_kind(journal, PyramidTilePlaced)
    assert scored(journal) == {"board:construction": points} | ({"match": placed.matches} if placed.matches else {})
    assert game.players[0].track == 1
    assert {row.good: row.amount for row in of_kind(journal, Paid)} == {STONE: stone} | ({WOOD: wood} if wood else {})


def test_a_tile_rests_on_four_tiles():
    """Rulebook p. 16: over the intersection of four tiles of the level below; on no other place."""
    four = ((1, 0, 0), (1, 0, 1), (1, 1, 0), (1, 1, 1))
    game = construction(stone=2, wood=1, built=four)
    answer(game, "tile p30")
    assert_offers(game, place((2, 0, 0)))
    assert_refuses(game, place((2, 0, 1)), "place_not_carried", SPOT_OF_CELL[2, 0, 1])
    assert_refuses(game, place((3, 0, 0)), "place_not_carried", SPOT_OF_CELL[3, 0, 0])
    assert_refuses(game, place((1, 0, 0)), "place_taken")
    game = construction(stone=2, wood=1, built=four[:3])
    answer(game, "tile p30")
    assert_refuses(game, place((2, 0, 0)), "place_not_carried", SPOT_OF_CELL[2, 0, 0])


def test_a_level_that_cannot_be_paid_is_refused():
    """T-PAY-FIRST: where only higher levels are open, their wood must be there before anything is paid."""
    game = scene(workers="forest:2", stone=2, built=LEVEL_1, cacao=1, others={1: "construction:1"})
    with gains(game):
        assert_refuses(game, "main", "needs_stone_and_wood", 2, 1, 0, 2, 0, asked_by=on_board(game, "construction"))
    game = construction(stone=2, built=LEVEL_1[:15], offer=MIXED)
    answer(game, "tile p13")
    assert_refuses(game, place((2, 0, 0)), "needs_stone_and_wood", 2, 1, 0, 2, 0)
    assert_offers_only(game, *(place((1, 3, 3), turns) for turns in range(4)))


def test_ways_to_turn_a_tile_that_look_alike_are_one():
    """T-SAME-LOOK: a tile of four equal icons has one rotation, one of two pairs has two."""
    by_tile = dict(zip(PYRAMID_TILE_IDS, DIFFERENT_ROTATIONS, strict=True))
    assert by_tile["p30"] == (0,)
    assert by_tile["p28"] == (0, 1, 2, 3)
    assert by_tile["p09"] == (0, 1, 2, 3)


# -- several tiles -------------------------------------------------------------------------


def test_the_offer_is_not_refilled_inside_one_action():
    """PYR-04: three workers, 6 stone, three base tiles: each from what is left of the offer, two power-ups, and only
    then three new tiles. After two tiles the third is the only one to be had."""
    game = construction(crew=3, stone=6)
    with journal_of(game) as journal, gains(game, stone=-6, points=3 * 1 + 4 + 2 + 1, track=3):
        assert_offers_only(game, "tile p30", "tile p31", "tile p19")
        answer(game, "tile p30", place((1, 0, 3)))  # four generic squares
        assert_offers_only(game, "pass", "tile p31", "tile p19")
        answer(game, "tile p31", place((1, 0, 0)))  # two generic squares
        assert_offers_only(game, "pass", "tile p19")
        answer(game, "tile p19", place((1, 3, 0)))  # one of two blue squares
        assert of_kind(journal, PyramidRefilled) == []
        assert_asks(game, PowerUp)
        answer(game, "power w1", "power w2")
        (refilled,) = of_kind(journal, PyramidRefilled)
    assert len(refilled.tiles) == 3
    assert workers(game) == "construction:3 construction:3 construction:2"


def test_one_tile_is_enough_and_none_is_not():
    """PYR-07: three workers, 4 stone: stopping before the first tile is not offered; after one tile it is, and there
    are two power-ups all the same."""
    game = construction(crew=3, stone=4)
    assert_refuses(game, "pass")
    with gains(game, stone=-2, points=1, track=1):
        answer(game, "tile p30", place((1, 2, 3)), "pass", "power w1", "power w1")
    assert workers(game) == "construction:4 construction:2 construction:2"
    assert game.active == 1


def test_what_a_tile_brings_builds_the_next_one():
    """Rulebook p. 21 (example 2): two workers, 3 stone. A base tile matches a red icon in colour; the red temple's
    major step gives a tile for a blue step; with 1 stone left that tile is flipped for a stone, and a second tile is
    built."""
    game = construction(
        crew=2, stone=3, offer=("p12", "p30", "p31"), temples={"red": 4}, discoveries={"red 5": ["temple_blue"]}
    )
    with gains(game, stone=-2, points=1 + 2, track=1, red=1):
        answer(game, "tile p12", place((1, 2, 1), 1), "claim temple_blue")
    assert_asks(game, ChoosePyramidTile)
    assert_offers_only(game, "pass", "use temple_blue")
    with gains(game, blue=1, stone=1):
        answer(game, "use temple_blue", "stone")
    with gains(game, stone=-2, points=1 + 2, track=1):
        answer(game, "tile p30", place((1, 0, 0)), "power w1")


def test_who_spends_the_means_in_between_powers_nobody_up():
    """T-NO-EFFECT, rulebook p. 13: one cannot forfeit an action just to power up. Here the wood for the only open level
    goes for a mask on the Avenue before the first tile is laid."""
    game = construction(
        stone=2, wood=1, built=LEVEL_1, avenue=2, unused=["avenue_step"], discoveries={"avenue 3": ["mask_d"]}
    )
    with gains(game, wood=-1, avenue=1):
        answer(game, "use avenue_step", "claim mask_d")
    assert workers(game) == "construction:2"
    assert game.active == 1, "the turn is over"


def test_the_track_ends_at_ten():
    """PYR-08, T-TRACK-END: on 9; a base tile without a match leads to 10; another one stays there, still scores its
    point and is legal. (The scoring of 40 and 4 is in the tests of the eclipse.)"""
    game = construction(crew=2, stone=4, track=9)
    answer(game, "tile p30")
    with gains(game, stone=-2, points=1, track=1):
        answer(game, place((1, 2, 3)))
    with gains(game, stone=-2, points=1):
        answer(game, "tile p31", place((1, 3, 0)))
    assert game.players[0].track == 10


# -- technologies and tiles that help ------------------------------------------------------


def test_technology_15_is_a_worker_and_a_discount():
    """PYR-05 (a), T-BUILDERS: one worker, 3 stone: two tiles, 2 stone for one and 1 for the other, the player decides
    for which; one power-up."""
    game = construction(stone=3, technologies=[15])
    answer(game, "tile p30", place((1, 2, 3)))
    assert_asks(game, PayForTile)
    assert_offers_only(game, "full price", "one stone less")
    with gains(game, stone=-2, points=1, track=1):
        answer(game, "full price")
    answer(game, "tile p31", place((1, 3, 0)))
    assert game.players[0].goods == [0, 0, 0, 0], "the discount was all that was left to pay with"
    assert workers(game) == "construction:3"
    game = construction(stone=3, technologies=[15])
    with gains(game, stone=-1 - 2, points=2, track=2):
        answer(game, "tile p30", place((1, 2, 3)), "one stone less", "tile p31", place((1, 3, 0)))


def test_three_workers_and_technology_15_are_three_tiles():
    """PYR-05 (b): three tiles, not four; 6-1 stone; two power-ups. An extra-worker tile on top of three is refused and
    not consumed."""
    game = construction(crew=3, stone=6, technologies=[15], unused=["extra_worker"])
    assert_refuses(game, "use extra_worker", "no_more_workers_count", 3)
    with gains(game, stone=-5, points=3, track=3):
        answer(game, "tile p30", place((1, 2, 3)), "one stone less")
        answer(game, "tile p31", place((1, 3, 0)), "tile p19", place((1, 1, 3)))
        assert_asks(game, PowerUp)
    answer(game, "power w1", "power w1")
    assert unused(game) == ["extra_worker"]
    assert workers(game) == "construction:4 construction:2 construction:2"


def test_two_workers_and_technology_15_count_as_three():
    """PYR-05: three tiles and two power-ups."""
    game = construction(crew=2, stone=6, technologies=[15])
    with gains(game, stone=-5, points=3, track=3):
        answer(game, "tile p30", place((1, 2, 3)), "one stone less")
        answer(game, "tile p31", place((1, 3, 0)), "tile p19", place((1, 1, 3)))
    answer(game, "power w1", "power w2")
    assert workers(game) == "construction:3 construction:3"
    assert game.active == 1


def test_the_discount_may_be_a_wood():
    """T-BUILDERS: one wood or one stone, on a tile that costs it."""
    built = ((1, 0, 0), (1, 0, 1), (1, 1, 0), (1, 1, 1))
    game = construction(stone=2, wood=0, technologies=[15], built=built)
    answer(game, "tile p30", place((2, 0, 0)))
    assert game.players[0].goods == [0, 0, 0, 0]
    assert game.players[0].track == 1
    game = construction(stone=2, wood=1, technologies=[15], built=built)
    answer(game, "tile p30", place((2, 0, 0)))
    assert_offers_only(game, "full price", "one stone less", "one wood less")


def test_the_discount_opens_a_level_that_lacks_one():
    """T-BUILDERS, T-PAY-FIRST: 1 stone is enough to begin; 0 are not."""
    game = scene(workers="forest:2", stone=1, technologies=[15])
    assert_offers(game, "main", asked_by=on_board(game, "construction"))
    game = scene(workers="forest:2", stone=0, technologies=[15])
    assert_refuses(game, "main", "needs_stone_and_wood", 2, 0, 1, 0, 0, asked_by=on_board(game, "construction"))


def test_an_extra_worker_tile_is_used_until_the_action_is_closed():
    """T-EXTRA-WORKER: after the tile that one worker builds, the action waits for it while another could be built."""
    game = construction(stone=4, unused=["extra_worker"])
    answer(game, "tile p30", place((1, 2, 3)))
    assert_asks(game, ChoosePyramidTile)
    assert_offers_only(game, "pass", "use extra_worker")
    with gains(game, stone=-2, points=1, track=1):
        answer(game, "use extra_worker", "tile p31", place((1, 3, 0)))
    assert used(game) == ["extra_worker"]
    assert workers(game) == "construction:3", "two workers counted: one power-up"


def test_an_extra_worker_tile_is_not_waited_for_when_nothing_can_be_built():
    """T-EXTRA-WORKER: 2 stone are gone after the first tile, so the action closes."""
    game = construction(stone=2, unused=["extra_worker"])
    answer(game, "tile p30", place((1, 2, 3)))
    assert unused(game) == ["extra_worker"]
    assert game.active == 1, "the turn is over"


def test_technologies_11_and_17_pay_once_per_action():
    """T-ONCE-PER-ACTION, T-TECHNOLOGY-LAST: 3 points and a temple step after the power-ups, whatever was built."""
    game = construction(crew=3, stone=6, technologies=[11, 17])
    with gains(game, stone=-4, points=2, track=2):
        answer(game, "tile p30", place((1, 2, 3)), "tile p31", place((1, 3, 0)), "pass", "power w1")
    with gains(game, points=3):
        answer(game, "power w1")
    with gains(game, green=1, cacao=1):
        answer(game, "temple green")
    assert game.active == 1


def test_technology_13_comes_last():
    """T-BOUGHT-POWER-UP: after the other technologies of the action."""
    game = construction(stone=2, cacao=1, technologies=[11, 13])
    with gains(game, stone=-2, points=1 + 3, track=1):
        answer(game, "tile p30", place((1, 2, 3)))
    assert_asks(game, BuyPowerUp)
    with gains(game, cacao=-1):
        answer(game, "power w1")
    assert workers(game) == "construction:4"


# -- the capstone --------------------------------------------------------------------------


def capstone(crew: int = 1, **has):
    """Everything is built but the top, and what it costs is there."""
    built = (*LEVEL_1, *LEVEL_2, *LEVEL_3)
    return construction(crew=crew, stone=4, wood=6, built=built, offer=MIXED, **has)


def test_the_capstone_moves_the_marker_and_ends_the_building():
    """T-CAPSTONE, rulebook p. 17: the light marker goes all the way, and although a second worker is there and paid
    for, no tile can be built any more; the power-up is due."""
    game = capstone(crew=2, light=4)
    with journal_of(game) as journal:
        answer(game, "tile p12", place((4, 0, 0)))
    assert scored(journal)["board:construction"] == 7
    assert of_kind(journal, PyramidCompleted) == [PyramidCompleted(0)]
    assert of_kind(journal, EclipseTriggered) == [EclipseTriggered(3 + 4)]
    assert (game.light, game.dark) == (12, 12)
    assert_asks(game, PowerUp)
    game = scene(workers="forest:2", stone=9, wood=9, built=(*LEVEL_1, *LEVEL_2, *LEVEL_3, (4, 0, 0)))
    assert_refuses(game, "main", "pyramid_complete", asked_by=on_board(game, "construction"))


def test_a_capstone_while_an_eclipse_is_due_makes_it_the_last():
    """T-CAPSTONE, rulebook p. 21: no second eclipse; the turns that are left are played, then the game ends."""
    game = capstone(light=12, turns_left=3, others=dict.fromkeys((1, 2, 3), "palace:1"))
    with journal_of(game) as journal:
        answer(game, "tile p12", place((4, 0, 0)))
        assert game.turns_left == 2
        assert collect(game, 3) == [1, 2, 3]
        while game.agenda:
            answer(game, options(game)[0])
    assert of_kind(journal, EclipseTriggered) == []
    assert [row.number for row in of_kind(journal, EclipseBegan)] == [1]
    assert len(of_kind(journal, GameEnded)) == 1


def test_the_bag_runs_out_after_the_building():
    """T-EMPTY-BAG: 32 tiles for 30 places; the offer gets smaller only with the last one."""
    game = construction(stone=2, wood=2, built=(*LEVEL_1, *LEVEL_2, *LEVEL_3[:3]), offer=MIXED)
    assert len(game.pyramid_bag) == 1
    answer(game, "tile p13", place(LEVEL_3[3]))
    assert (len(game.pyramid_offer), len(game.pyramid_bag)) == (3, 0)
    game = capstone()
    answer(game, "tile p12", place((4, 0, 0)))
    assert (len(game.pyramid_offer), len(game.pyramid_bag)) == (2, 0)
