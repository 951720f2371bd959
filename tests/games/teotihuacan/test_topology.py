"""Ring and pyramid as graphs, the tables derived from them, and their figures."""

from __future__ import annotations

import tomllib
from importlib.resources import files

import networkx as nx
import pytest

from teo_desktop.games.teotihuacan import tables, topology
from teo_desktop.games.teotihuacan.catalog import GROUND_ICONS, PRINTED_RING, SIDE_NAMES, STAIR_GROUND
from teo_desktop.games.teotihuacan.setup import new_game
from teo_desktop.games.teotihuacan.state import CAPSTONE, Setup
from teo_desktop.games.teotihuacan.topology import (
    CELLS,
    SPOT_OF_CELL,
    boards_ahead,
    is_ring,
    pyramid_graph,
    rests_on,
    ring_graph,
    squares_of,
    stair_squares,
    still_missing,
)

SIDES = ("top", "right", "bottom", "left")


def test_the_tables_say_what_the_graphs_say():
    """What the rules play with is derived from the graphs."""
    for name, derived in topology.derived_tables().items():
        assert getattr(tables, name) == derived, name


def test_the_pyramid_rests_on_the_ground():
    """Nothing rests on itself, by whatever detour; 30 places and 16 stairs; the capstone carries nothing."""
    graph = pyramid_graph()
    assert nx.is_directed_acyclic_graph(graph)
    assert len(CELLS) == 30
    assert graph.number_of_nodes() == 30 + 16
    assert [sum(cell[0] == level for cell in CELLS) for level in (1, 2, 3, 4)] == [16, 9, 4, 1]
    assert {graph.out_degree(spot) for spot, cell in enumerate(CELLS) if cell[0] == 1} == {0}
    assert {graph.out_degree(spot) for spot, cell in enumerate(CELLS) if cell[0] > 1} == {4}
    assert CELLS[CAPSTONE] == (4, 0, 0)
    assert graph.in_degree(CAPSTONE) == 0


def test_everything_is_below_the_capstone():
    """All 29 other places."""
    assert nx.descendants(pyramid_graph(), CAPSTONE) == set(range(29))


@pytest.mark.parametrize(
    ("cell", "squares"),
    [
        ((1, 0, 0), [(0, 0), (0, 1), (1, 1), (1, 0)]),
        ((1, 2, 1), [(4, 2), (4, 3), (5, 3), (5, 2)]),
        ((1, 1, 3), [(2, 6), (2, 7), (3, 7), (3, 6)]),
        ((2, 1, 1), [(3, 3), (3, 4), (4, 4), (4, 3)]),
        ((3, 0, 1), [(2, 4), (2, 5), (3, 5), (3, 4)]),
        ((4, 0, 0), [(3, 3), (3, 4), (4, 4), (4, 3)]),
    ],
)
def test_a_place_covers_four_squares_clockwise_from_its_top_left(cell, squares):
    """Each level has its own top left; a tile meets the corners of those below."""
    assert squares_of(cell) == tuple(8 * row + column for row, column in squares)
    assert tables.SPOT_SQUARES[SPOT_OF_CELL[cell]] == squares_of(cell)


def test_the_printed_ground():
    """The icons of the bare base, row 0 at the Palace."""
    rows = ["---bb---", "gggbb---", "---b-rrr", "ggr--bbb", "ggr-brrr", "--r-bggg", "bbbrr---", "gggrr---"]
    assert ["".join("-brg"[icon] for icon in GROUND_ICONS[8 * row : 8 * row + 8]) for row in range(8)] == rows


@pytest.mark.parametrize(
    ("side", "ground", "squares", "needs"),
    [
        (
            "top",
            "rg",
            [[(0, 3), (0, 4)], [(1, 3), (1, 4)], [(2, 3), (2, 4)]],
            [[(1, 0, 1), (1, 0, 2)], [(2, 0, 1)], [(3, 0, 0), (3, 0, 1)]],
        ),
        (
            "right",
            "-g",
            [[(3, 7), (4, 7)], [(3, 6), (4, 6)], [(3, 5), (4, 5)]],
            [[(1, 1, 3), (1, 2, 3)], [(2, 1, 2)], [(3, 0, 1), (3, 1, 1)]],
        ),
        (
            "bottom",
            "-b",
            [[(7, 4), (7, 3)], [(6, 4), (6, 3)], [(5, 4), (5, 3)]],
            [[(1, 3, 1), (1, 3, 2)], [(2, 2, 1)], [(3, 1, 0), (3, 1, 1)]],
        ),
        (
            "left",
            "rb",
            [[(4, 0), (3, 0)], [(4, 1), (3, 1)], [(4, 2), (3, 2)]],
            [[(1, 1, 0), (1, 2, 0)], [(2, 1, 0)], [(3, 0, 0), (3, 1, 0)]],
        ),
    ],
)
def test_the_stairs_go_up_clockwise(side, ground, squares, needs):
    """Step 1 lies beside the pyramid on two icons of its own; steps 2 to 4 cover two squares, the first one clockwise
    first, and need the step below and the places under both squares."""
    number = SIDES.index(side)
    assert SIDE_NAMES[number] == side
    assert "".join("-brg"[icon] for icon in STAIR_GROUND[number]) == ground
    assert rests_on((number, 1)) == stair_squares(number, 1) == ()
    for step, (pair, cells) in enumerate(zip(squares, needs, strict=True), start=2):
        assert stair_squares(number, step) == tuple(8 * row + column for row, column in pair)
        assert set(rests_on((number, step))) == {(number, step - 1), *(SPOT_OF_CELL[cell] for cell in cells)}


def test_the_data_file_describes_the_same_stairs():
    """The squares that ``pyramid.toml`` documents are those of the graph."""
    path = files("teo_desktop.games.teotihuacan") / "data" / "pyramid.toml"
    rows = tomllib.loads(path.read_text(encoding="utf-8"))["stairs"]
    assert [row["side"] for row in rows] == list(SIDES)
    for number, row in enumerate(rows):
        for step, pair in enumerate(row["squares"], start=2):
            assert stair_squares(number, step) == tuple(8 * r + c for r, c in pair)


def test_what_a_place_still_lacks():
    """Everything below it that is not built yet, however deep."""
    nothing = (0, 0, 0, 0)
    spot = SPOT_OF_CELL[2, 0, 0]
    assert still_missing(spot, 0, nothing) == (0, 1, 4, 5)
    assert still_missing(spot, 0b10011, nothing) == (5,)
    assert len(still_missing(CAPSTONE, 0, nothing)) == 29
    assert set(still_missing((0, 2), 0, nothing)) == {(0, 1), 1, 2}
    assert still_missing((0, 2), 0b110, (1, 0, 0, 0)) == ()


def test_the_printed_ring():
    """Palace, Quarry, Alchemy, Forest, Construction, Decorations, Nobles, Gold; clockwise, and round again."""
    assert PRINTED_RING == (1, 3, 5, 2, 8, 7, 6, 4)
    assert is_ring(PRINTED_RING)
    assert boards_ahead(PRINTED_RING, 6, 3) == (4, 1, 3)
    assert boards_ahead(PRINTED_RING, 1, 1) == (3,)


@pytest.mark.parametrize(
    "ring",
    [
        (1, 3, 5, 2, 7, 8, 6, 4),  # Construction is not opposite the Palace
        (3, 1, 5, 2, 8, 7, 6, 4),  # the Palace is not in its place
        (1, 3, 5, 2, 8, 7, 6, 6),  # twice the same board
        (1, 3, 5, 2, 8, 7, 6),  # one is missing
    ],
)
def test_what_is_no_ring(ring):
    """T-RING: Palace and Construction have fixed, opposite places; every board is there once."""
    assert not is_ring(ring)


def test_every_shuffled_ring_is_one():
    """T-RING: from each board every other one is reached, in at most seven steps, for any seed."""
    for seed in range(60):
        ring = new_game(Setup(2 + seed % 3), seed).layout.ring
        graph = ring_graph(ring)
        assert is_ring(ring)
        assert nx.is_strongly_connected(graph)
        assert nx.diameter(graph) == 7
        assert {graph.degree(board) for board in graph} == {2}


def test_the_graphs_cannot_be_changed():
    """They are shared, so nobody may write to them."""
    with pytest.raises(nx.NetworkXError):
        pyramid_graph().add_edge(0, 1)
    with pytest.raises(nx.NetworkXError):
        ring_graph(PRINTED_RING).remove_node(1)
