"""Decorations: a tile onto one of four stairs, points for matches, temple steps, a power-up (rulebook p. 15-16)."""

from __future__ import annotations

import pytest

from teo_desktop.games.teotihuacan.catalog import BLUE, RED
from teo_desktop.games.teotihuacan.decorations import ChooseDecoration, PlaceDecoration, covered_icons
from teo_desktop.games.teotihuacan.events import DecorationPlaced, DecorationsRefilled
from teo_desktop.games.teotihuacan.workers import PowerUp
from teo_desktop.kernel.agenda import AnyOrder
from tests.games.teotihuacan.scenes import (
    LEVEL_1,
    LEVEL_2,
    LEVEL_3,
    answer,
    ask,
    assert_asks,
    assert_offers,
    assert_offers_only,
    assert_refuses,
    gains,
    journal_of,
    of_kind,
    on_board,
    pending,
    scene,
    unused,
    workers,
)

# The ground beside the pyramid is printed red-green at the top, generic-green right, generic-blue at the bottom and
# red-blue left, read clockwise.
OFFER = ["d11", "d04", "d05", "d06"]


def decorate(tile: str, side: str, **has):
    """Place this decoration on the next step of a side, without its price."""
    offer = [tile, *(other for other in OFFER if other != tile)][:4]
    game = scene(decoration_offer=offer, workers="decorations:1", **has)
    ask(game, ChooseDecoration(0))
    return answer(game, f"decoration {tile}", f"side {side}")


@pytest.mark.parametrize(("crew", "gold", "cacao"), [(1, 3, 0), (2, 2, 1), (3, 1, 1), (4, 1, 1)])
def test_each_further_worker_saves_a_gold(crew, gold, cacao):
    """Rulebook p. 15: 3 gold, 1 less for each further worker, at least 1; 3 points, a step on the pyramid track, one
    power-up (T-TWO-POWER-UPS), and a new tile in the end."""
    there = " ".join(["decorations:2"] * (crew - 1))
    game = scene(workers=f"construction:2 {there}", gold=3, cacao=1, decoration_offer=OFFER)
    answer(game, "move w1 7")
    with journal_of(game) as journal, gains(game, gold=-gold, cacao=-cacao, points=3, track=1):
        answer(game, "main", "decoration d11", "side top")
        if crew > 1:
            assert of_kind(journal, DecorationsRefilled) == []
            answer(game, "power w1")
    assert workers(game) == f"decorations:3 {there}".strip()
    assert len(of_kind(journal, DecorationsRefilled)) == 1
    assert len(game.decoration_offer) == 4
    assert game.active == 1


def test_the_gold_must_be_there():
    """T-PAY-FIRST: with the workers that would stand there."""
    game = scene(workers="construction:2 decorations:2", gold=1, cacao=1)
    assert_refuses(game, "main", "needs_gold", 2, 1, asked_by=on_board(game, "decorations"))


def test_the_first_steps_lie_beside_the_pyramid():
    """Rulebook p. 15-16: on a space marked 1 nothing has to be carried."""
    game = scene(decoration_offer=OFFER)
    ask(game, PlaceDecoration(0, game.decoration_offer[0]))
    assert_offers_only(game, "side top", "side right", "side bottom", "side left")


@pytest.mark.parametrize(
    ("side", "tile", "points", "temples"),
    [
        ("top", "d08", 2, {"red": 1, "green": 1}),  # RG on rg
        ("top", "d06", 1, {"red": 1}),  # RR on rg
        ("right", "d14", 2, {"green": 1}),  # -G on -g: the generic icon matches for the point only
        ("right", "d11", 0, {}),  # BB on -g
        ("bottom", "d01", 2, {"blue": 1}),  # -B on -b
        ("bottom", "d09", 0, {}),  # G- on -b
        ("left", "d04", 2, {"red": 1, "blue": 1}),  # RB on rb
        ("left", "d00", 0, {}),  # BR on rb: no turning round
    ],
)
def test_icons_meet_clockwise_and_a_decoration_is_not_turned(side, tile, points, temples):
    """Rulebook p. 16: the arrow points to the centre, so the first icon is the first one clockwise; a point for each
    match, and a temple step for each matching icon printed in colour."""
    game = scene(decoration_offer=[tile], workers="decorations:1")
    ask(game, PlaceDecoration(0, game.decoration_offer[0]))
    with journal_of(game) as journal:
        answer(game, f"side {side}")
        while game.agenda:
            asks_order = isinstance(pending(game).asked_by, AnyOrder)
            answer(game, "first red" if asks_order else "wood")
    figures = game.players[0]
    (placed,) = of_kind(journal, DecorationPlaced)
    assert placed.matches == points
    assert figures.points == 3 + points + (1 if "red" in temples else 0)
    assert dict(zip(("blue", "red", "green"), figures.temples, strict=True)) == {
        "blue": 0,
        "red": 0,
        "green": 0,
        **temples,
    }


def test_the_tile_lies_on_its_own_level():
    """Rulebook p. 16 (example): a blue and a red icon on the second level; one of them matches: 1+3 points and a step
    on the blue temple. The third level, where both would match, is not allowed before the second is decorated."""
    game = scene(
        workers="decorations:1",
        decoration_offer=["d04"],
        heights=(1, 0, 0, 0),
        # The second step covers generic and blue, the third one red and blue.
        built={**dict.fromkeys(LEVEL_1, ""), (1, 0, 1): "p30", (1, 0, 2): "p14", (2, 0, 1): "p28"},
    )
    assert [covered & 3 for covered in covered_icons(game, 0, 2)] == [RED + 1, BLUE + 1]
    ask(game, PlaceDecoration(0, game.decoration_offer[0]))
    tile = game.decoration_offer[0]
    with journal_of(game) as journal, gains(game, points=1 + 3, blue=1, wood=1, track=1):
        answer(game, "side top", "wood")
    assert of_kind(journal, DecorationPlaced) == [DecorationPlaced(0, tile, 0, 2, 1)]
    assert game.heights == (2, 0, 0, 0)
    assert game.decorations[1] == tile


def test_a_step_needs_the_one_below_and_the_tiles_under_both_squares():
    """Rulebook p. 16: step 2 needs level 1 there, step 3 level 2, step 4 level 3."""
    first, second, third = ((1, 0, 1), (1, 0, 2)), ((2, 0, 1),), ((3, 0, 0), (3, 0, 1))
    for height, built, allowed in [
        (1, (), False),
        (1, first[:1], False),
        (1, first, True),
        (2, LEVEL_1, False),
        (2, (*LEVEL_1, *second), True),
        (3, (*LEVEL_1, *LEVEL_2), False),
        (3, (*LEVEL_1, *LEVEL_2, *third[:1]), False),
        (3, (*LEVEL_1, *LEVEL_2, *third), True),
    ]:
        game = scene(heights=(height, 0, 0, 0), built=built)
        ask(game, PlaceDecoration(0, game.decoration_offer[0]))
        if allowed:
            assert_offers(game, "side top")
        else:
            assert_refuses(game, "side top", "stair_not_carried", 0, height + 1)


def test_each_side_has_its_own_height():
    """DEC-02: top 1, right 2, bottom 1, left 3 steps decorated; what carries a next step is there for the right side's
    third only: exactly one target."""
    game = each_side(supported=True)
    answer(game, "move w1 7", "main")
    with gains(game, points=3, track=1):
        answer(game, "decoration d12")
    assert game.heights == (1, 3, 1, 3)


def test_without_that_support_nothing_is_paid():
    """DEC-02: refused before cacao or gold is spent."""
    game = each_side(supported=False)
    with gains(game):
        assert_refuses(game, "main", "no_open_stair", asked_by=on_board(game, "decorations"))


def each_side(supported: bool):
    # Right step 3 rests on the level-2 tile at (1, 2), which rests on these four. All show generic icons there.
    ground = dict.fromkeys([(1, 1, 2), (1, 1, 3), (1, 2, 2), (1, 2, 3)], "")
    built = {**ground, (2, 1, 2): "p30"} if supported else ground
    return scene(
        workers="construction:1",
        gold=3,
        cacao=1,
        built=built,
        heights=(1, 2, 1, 3),
        decoration_offer=["d12", "d13", "d10", "d14"],
        others={1: "decorations:1"},
    )


def test_a_perfect_match_on_two_temples_is_resolved_in_the_order_of_choice():
    """DEC-03, T-TWO-STEPS, rulebook p. 21: red 4 and blue 3, major steps with tiles next. Blue first (a resource), then
    red, where the tile for a red step is claimed and flipped at once: 3+2 points for the decoration, 3 for red 6."""
    game = decorate("d04", "left", **perfect_match())
    assert game.players[0].points == 3 + 2
    assert_asks(game, AnyOrder)
    assert_offers_only(game, "first red", "first blue")
    with gains(game, blue=1):
        answer(game, "first blue", "printed reward")
    with gains(game, wood=1, red=1):
        answer(game, "wood")
    with gains(game, red=1, points=3):
        answer(game, "claim temple_red", "use temple_red")
    assert game.players[0].points == 8
    assert unused(game) == []


def test_the_other_order_is_allowed_too():
    """DEC-03: the first advance is finished completely, nested effects included, before the second starts."""
    game = decorate("d04", "left", **perfect_match())
    answer(game, "first red")
    with gains(game):
        answer(game, "claim temple_red")
    with gains(game, red=1, points=3, blue=1):
        answer(game, "use temple_red")
    with gains(game, gold=1):
        answer(game, "printed reward", "gold")
    assert game.players[0].points == 8


def perfect_match():
    return {
        "temples": {"red": 4, "blue": 3},
        "discoveries": {"red 5": ["temple_red"], "blue 4": ["temple_green"]},
    }


def test_two_icons_of_one_colour_are_two_steps_on_one_temple():
    """T-TWO-STEPS: nothing has to be ordered then."""
    # The squares under the right side's second step both show green.
    game = scene(
        workers="decorations:1",
        decoration_offer=["d02"],
        heights=(0, 1, 0, 0),
        built={(1, 1, 3): "p13", (1, 2, 3): "p27/1"},
    )
    ask(game, PlaceDecoration(0, game.decoration_offer[0]))
    with gains(game, points=3 + 2, track=1, green=2, cacao=1 + 1):
        answer(game, "side right")


def test_the_top_of_the_stairs_is_the_end():
    """Rulebook p. 15: four spaces on each side."""
    game = scene(heights=(4, 0, 0, 0), built=(*LEVEL_1, *LEVEL_2, *LEVEL_3))
    ask(game, PlaceDecoration(0, game.decoration_offer[0]))
    assert_refuses(game, "side top", "stair_finished")


def test_without_a_tile_there_is_no_action():
    """T-EMPTY-BAG: the offer gets smaller when the bag is empty; with no tile left the action is refused. 15 tiles lie
    on 16 spaces, so one space stays free."""
    built = (*LEVEL_1, *LEVEL_2, *LEVEL_3)
    game = scene(heights=(4, 4, 4, 0), built=built, workers="construction:1", gold=3, decoration_offer=["d13"])
    game.decoration_bag = ()
    answer(game, "move w1 7")
    with journal_of(game) as journal:
        answer(game, "main")
    assert of_kind(journal, DecorationsRefilled) == []
    assert game.decoration_offer == ()
    game = scene(heights=(4, 4, 4, 3), built=built, workers="construction:1", gold=3)
    game.decoration_offer, game.decoration_bag = (), ()
    assert_refuses(game, "main", "no_decoration_left", asked_by=on_board(game, "decorations"))


def test_at_the_end_of_the_pyramid_track_the_action_goes_on():
    """T-TRACK-END, rulebook p. 16: at most 10, and the action stays legal."""
    game = scene(decoration_offer=["d11"], workers="decorations:1", track=10)
    ask(game, PlaceDecoration(0, game.decoration_offer[0]))
    with gains(game, points=3):
        answer(game, "side top")


def test_technology_9_brings_4_points_after_the_power_up():
    """T-TECHNOLOGY-LAST."""
    game = scene(decoration_offer=["d11"], workers="decorations:1 decorations:2", technologies=[9])
    ask(game, PlaceDecoration(0, game.decoration_offer[0]))
    with gains(game, points=3, track=1):
        answer(game, "side top")
    assert_asks(game, PowerUp)
    with gains(game, points=4):
        answer(game, "power w2")


def test_no_extra_worker_helps_at_decorations():
    """T-EXTRA-WORKER: only Alchemy, Nobles and Construction."""
    game = scene(workers="construction:1", gold=3, unused=["extra_worker"], decoration_offer=OFFER)
    answer(game, "move w1 7", "main")
    assert_refuses(game, "use extra_worker", "only_in_main_action_5_6_8")
    game = scene(workers="construction:1", gold=2, unused=["extra_worker"], decoration_offer=OFFER)
    assert_refuses(game, "main extra_worker", asked_by=on_board(game, "decorations"))
