"""Nobles: a building for 2 wood, points of the space it covers, a step on the Avenue of the Dead (rulebook p. 15)."""

from __future__ import annotations

import pytest

from teo_desktop.games.teotihuacan.catalog import AVENUE_VALUES
from teo_desktop.games.teotihuacan.discovery import ClaimDiscovery
from teo_desktop.games.teotihuacan.eclipse import ScoreEclipse
from teo_desktop.games.teotihuacan.events import BuildingPlaced
from teo_desktop.games.teotihuacan.nobles import PlaceBuilding
from teo_desktop.games.teotihuacan.workers import PowerUp
from teo_desktop.kernel.agenda import NOBODY
from tests.games.teotihuacan.scenes import (
    answer,
    ask,
    assert_asks,
    assert_offers,
    assert_offers_only,
    assert_refuses,
    gains,
    journal_of,
    on_board,
    scene,
    unused,
    used,
    workers,
)


def nobles(crew: int, **has):
    """A worker arrives so that this many of power 1 stand on the Nobles board."""
    there = " ".join(["nobles:1"] * (crew - 1))
    game = scene(workers=f"decorations:1 {there}", cacao=crew > 1, wood=2, **has)
    return answer(game, "move w1 6")


@pytest.mark.parametrize(("filled", "points"), [(0, 5), (1, 4), (2, 3), (3, 3)])
def test_two_workers_build_in_the_second_row(filled, points):
    """MAIN-07, rulebook p. 15 (example), T-NOBLES-VALUES: 2 wood, leftmost empty space of row two (5, 4, 3, 3),
    Avenue +1, one power-up. In the example the first space is filled already, so Red scores 4."""
    game = nobles(2, nobles=(0, filled, 0))
    with journal_of(game) as journal, gains(game, cacao=-1, wood=-2, points=points, avenue=1):
        answer(game, "main")
        assert_asks(game, PowerUp)
        answer(game, "power w2")
    assert BuildingPlaced(0, 1, filled) in journal
    assert game.nobles == (0, filled + 1, 0)
    assert workers(game) == "nobles:1 nobles:2"
    assert game.active == 1, "a single power-up"


@pytest.mark.parametrize(("filled", "points"), [(0, 3), (1, 2), (2, 2), (3, 1), (4, 1)])
def test_one_worker_builds_in_the_top_row(filled, points):
    """Rulebook p. 15."""
    game = nobles(1, nobles=(filled, 0, 0))
    with gains(game, wood=-2, points=points, avenue=1):
        answer(game, "main")
    assert workers(game) == "nobles:2"


@pytest.mark.parametrize(("filled", "points"), [(0, 7), (1, 6), (2, 5)])
def test_three_workers_build_in_the_bottom_row_and_power_up_twice(filled, points):
    """Rulebook p. 15, T-TWO-POWER-UPS."""
    game = nobles(3, nobles=(0, 0, filled))
    with gains(game, cacao=-1, wood=-2, points=points, avenue=1):
        answer(game, "main", "power w1", "power w1")
    assert workers(game) == "nobles:3 nobles:1 nobles:1"


def test_a_full_row_leads_to_a_row_above():
    """T-NOBLES-ROW, rulebook p. 15: two workers go to the top row when the second is full, three to a row of choice
    when the bottom one is; nobody goes further down."""
    game = nobles(2, nobles=(0, 4, 0))
    with gains(game, cacao=-1, wood=-2, points=3, avenue=1):
        answer(game, "main", "power w1")
    game = nobles(3, nobles=(1, 1, 3))
    answer(game, "main")
    assert_asks(game, PlaceBuilding)
    assert_offers_only(game, "row 1", "row 2")
    assert_refuses(game, "row 3", "row_full", 3)
    with gains(game, points=4, avenue=1):
        answer(game, "row 2")


def test_the_own_row_must_be_taken_while_it_is_open():
    """T-NOBLES-ROW."""
    game = scene(workers="decorations:1 nobles:1 forest!1", cacao=4, wood=2)
    answer(game, "move w1 6", "main")
    assert_offers_only(game, "row 2", "pay to unlock")
    assert_refuses(game, "row 1", "row_of_workers", 2)


def test_without_a_row_in_reach_the_action_is_refused():
    """T-NOBLES-ROW: one worker and a full top row."""
    game = scene(workers="decorations:1", wood=2, nobles=(5, 0, 0))
    assert_refuses(game, "main", "no_open_row", 1, asked_by=on_board(game, "nobles"))


def test_extra_worker_tiles_that_the_action_needs_are_offered_with_it():
    """T-EXTRA-WORKER: where the tile alone makes the action possible, choosing it says so; up to two of them."""
    game = scene(workers="decorations:1", wood=2, nobles=(5, 0, 0), unused=["extra_worker"])
    answer(game, "move w1 6")
    assert_offers_only(game, "collect", "main extra_worker")
    with gains(game, wood=-2, points=5, avenue=1):
        answer(game, "main extra_worker")
    assert used(game) == ["extra_worker"]
    game = scene(workers="decorations:1", wood=2, nobles=(5, 4, 0), unused=["extra_worker"] * 2)
    answer(game, "move w1 6")
    with gains(game, wood=-2, points=7, avenue=1):
        answer(game, "main extra_worker extra_worker")
    assert workers(game) == "nobles:3", "three workers counted: two power-ups"


def test_an_extra_worker_tile_is_used_before_the_row_is_chosen():
    """T-EXTRA-WORKER: one worker and the tile build in row two; two workers and the tile in row three, with two
    power-ups; never beyond three."""
    game = nobles(1, unused=["extra_worker"])
    answer(game, "main")
    assert_offers_only(game, "row 1", "use extra_worker")
    with gains(game, points=5, avenue=1):
        answer(game, "use extra_worker")
    game = nobles(2, unused=["extra_worker"] * 2)
    assert_refuses(game, "use extra_worker", "no_more_workers_count", 3, asked_by=PlaceBuilding(0, 3))
    answer(game, "main")
    with gains(game, points=7, avenue=1):
        answer(game, "use extra_worker", "power w1", "power w2")
    assert workers(game) == "nobles:2 nobles:2"


def test_when_the_eleventh_building_is_gone_nothing_can_be_built():
    """MAIN-08: 11 buildings on the 12 spaces: refused, no wood or cacao is spent, collecting is offered; a step on the
    Avenue is worth 1 then."""
    game = scene(workers="decorations:1", wood=2, cacao=1, nobles=(4, 4, 3), others={1: "nobles:1"}, avenue=3)
    here = on_board(game, "nobles")
    with gains(game):
        assert_refuses(game, "main", "no_building_left", 11, asked_by=here)
        assert_offers_only(game, "collect", asked_by=here)
    with gains(game, points=3):
        ask(game, ScoreEclipse(NOBODY))


def test_the_buildings_row_sinks():
    """MAIN-08, T-AVENUE-VALUES: what a step is worth after 0 to 11 buildings."""
    assert AVENUE_VALUES == (5, 5, 4, 4, 3, 3, 3, 2, 2, 2, 1, 1)


def test_noble_points_are_booked_once():
    """MAIN-10: three workers, row three empty, technology 3, Avenue 2, 20 points: 27 points, Avenue 3 with its choice
    of a tile, two power-ups, then 3 of the technology: 30."""
    game = nobles(3, technologies=[3], avenue=2, points=20, discoveries={"avenue 3": ["temple_red", "mask_d"]})
    with gains(game, cacao=-1, wood=-2, points=7, avenue=1):
        answer(game, "main")
    assert game.players[0].points == 27
    assert_asks(game, ClaimDiscovery)
    assert_offers_only(game, "pass", "claim temple_red")
    assert_refuses(game, "claim mask_d", "needs_price", 0, 1, 0, 0, 0, 0, 0, 0)
    answer(game, "claim temple_red", "power w1")
    assert game.players[0].points == 27
    answer(game, "power w1")
    assert game.players[0].points == 30
    assert unused(game) == ["temple_red"]
    assert workers(game) == "nobles:3 nobles:1 nobles:1"


def test_nobles_at_the_end_of_the_avenue():
    """TMP-05 (a): on Avenue 9 the action is legal, points and power-up as usual."""
    game = nobles(1, avenue=9)
    assert_offers(game, "main")
    with gains(game, wood=-2, points=3):
        answer(game, "main")
    assert workers(game) == "nobles:2"
