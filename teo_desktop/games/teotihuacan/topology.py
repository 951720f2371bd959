"""What lies next to what: the ring of action boards, and what each place of the pyramid rests on, as graphs.

The rules play with the tuples in ``tables.py``, which are derived from these graphs and checked against them; whoever
asks seldom (an inspector, "why not", the check of a set-up) asks the graph itself. networkx is imported only when a
graph is built, so that a game starts without it.

Places of the pyramid are numbered 0 to 29 from the bottom level up, each level row by row. Squares of the icon grid
are numbered 0 to 63, row by row. A stair is (side, step): side 0 to 3 clockwise from the top, step 1 to 4 upwards.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    import networkx as nx

Cell: TypeAlias = tuple[int, int, int]
"""(level from 1, row, column); every level counts from its own top left."""
Stair: TypeAlias = tuple[int, int]

LEVEL_SIDES = (4, 3, 2, 1)
CELLS: tuple[Cell, ...] = tuple(
    (level, row, column)
    for level, side in enumerate(LEVEL_SIDES, start=1)
    for row in range(side)
    for column in range(side)
)
SPOT_OF_CELL: dict[Cell, int] = {cell: spot for spot, cell in enumerate(CELLS)}
SIDES = 4
STEPS = 4


def squares_of(cell: Cell) -> tuple[int, int, int, int]:
    """The four icon squares below a cell, clockwise from its top left."""
    level, row, column = cell
    top, left = 2 * row + level - 1, 2 * column + level - 1
    return (8 * top + left, 8 * top + left + 1, 8 * (top + 1) + left + 1, 8 * (top + 1) + left)


def stair_squares(side: int, step: int) -> tuple[int, int] | tuple[()]:
    """The two squares that a decoration covers, clockwise round the pyramid; none for step 1, which lies beside it."""
    if step == 1:
        return ()
    inwards = step - 2
    first, second = [((inwards, 3), (inwards, 4)), ((3, 7 - inwards), (4, 7 - inwards))][side % 2]
    if side >= 2:
        # Opposite sides mirror each other through the centre.
        first, second = (7 - first[0], 7 - first[1]), (7 - second[0], 7 - second[1])
    return (8 * first[0] + first[1], 8 * second[0] + second[1])


@cache
def ring_graph(ring: tuple[int, ...]) -> nx.DiGraph[int]:
    """The boards of a ring, each with an edge to the next one clockwise."""
    import networkx as nx

    graph: nx.DiGraph[int] = nx.DiGraph()
    nx.add_cycle(graph, ring)
    return nx.freeze(graph)


def is_ring(ring: tuple[int, ...]) -> bool:
    """Whether the boards 1 to 8 form one ring with Palace and Construction in their fixed, opposite places."""
    import networkx as nx

    if sorted(ring) != list(range(1, 9)):
        return False
    graph = ring_graph(ring)
    distance: int = nx.shortest_path_length(graph, 1, 8)
    return ring[0] == 1 and nx.is_strongly_connected(graph) and distance == len(ring) // 2


def boards_ahead(ring: tuple[int, ...], board: int, steps: int) -> tuple[int, ...]:
    """The boards within this many steps clockwise, nearest first."""
    import networkx as nx

    distances = nx.single_source_shortest_path_length(ring_graph(ring), board, cutoff=steps)
    return tuple(sorted((other for other in distances if other != board), key=lambda other: int(distances[other])))


@cache
def pyramid_graph() -> nx.DiGraph[int | Stair]:
    """Places and stairs, each with an edge to everything that it rests on directly."""
    import networkx as nx

    graph: nx.DiGraph[int | Stair] = nx.DiGraph()
    graph.add_nodes_from(range(len(CELLS)))
    for spot, (level, row, column) in enumerate(CELLS):
        if level > 1:
            below = [(row, column), (row, column + 1), (row + 1, column), (row + 1, column + 1)]
            graph.add_edges_from((spot, SPOT_OF_CELL[(level - 1, r, c)]) for r, c in below)
    for side in range(SIDES):
        graph.add_node((side, 1))
        for step in range(2, STEPS + 1):
            graph.add_edge((side, step), (side, step - 1))
            covered = set(stair_squares(side, step))
            for spot, cell in enumerate(CELLS):
                if cell[0] == step - 1 and covered & set(squares_of(cell)):
                    graph.add_edge((side, step), spot)
    return nx.freeze(graph)


def rests_on(node: int | Stair) -> tuple[int | Stair, ...]:
    """What must be there before a tile may go to this place, or a decoration to this stair."""
    return tuple(pyramid_graph().successors(node))


def still_missing(node: int | Stair, filled: int, heights: tuple[int, ...]) -> tuple[int | Stair, ...]:
    """Of all below this place or stair, what is not built yet; ``filled`` is the mask of places with a tile,
    ``heights`` the decorated steps of each side."""
    import networkx as nx

    below = nx.descendants(pyramid_graph(), node)
    missing = [
        other
        for other in below
        if (heights[other[0]] < other[1] if isinstance(other, tuple) else not filled >> other & 1)
    ]
    return tuple(sorted(missing, key=str))


def derived_tables() -> dict[str, tuple[object, ...]]:
    """What ``tables.py`` has to say, derived from the graphs."""
    spots = range(len(CELLS))
    stairs = [[(side, step) for step in range(1, STEPS + 1)] for side in range(SIDES)]
    return {
        "SPOT_LEVELS": tuple(CELLS[spot][0] for spot in spots),
        "SPOT_SQUARES": tuple(squares_of(CELLS[spot]) for spot in spots),
        "SPOT_NEEDS": tuple(_mask(rests_on(spot)) for spot in spots),
        "STAIR_SQUARES": tuple(tuple(stair_squares(*stair) for stair in row) for row in stairs),
        "STAIR_NEEDS": tuple(tuple(_mask(rests_on(stair)) for stair in row) for row in stairs),
    }


def _mask(nodes: tuple[int | Stair, ...]) -> int:
    return sum(1 << node for node in nodes if isinstance(node, int))
