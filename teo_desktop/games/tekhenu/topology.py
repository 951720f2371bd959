"""What lies next to what: the wheel, the temple with its lines and borders, districts and market sections, as graphs.

The rules play with the tuples in ``tables.py``, which are derived from these graphs and checked against them; whoever
asks seldom asks the graph itself. networkx is imported only when a graph is built, so that a game starts without it.

Sections are numbered 0 to 5 clockwise from Horus. Cells of the temple are 0 to 24, row by row from the top left; lines
are 0 to 4 the rows, 5 to 9 the columns. Outer edges are (side, index): side 0 to 3 clockwise from the north, index
from the left or from the top. Spaces in a district are (district, row), row 1 at the top.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    import networkx as nx

Edge: TypeAlias = tuple[str, int, int]
"""("border", side, index)."""

SECTIONS = 6
TEMPLE_SIDE = 5
CELLS = TEMPLE_SIDE * TEMPLE_SIDE
DISTRICTS = 4
ROWS = 6
STEPS = ((-1, 0), (0, 1), (1, 0), (0, -1))
"""By side, clockwise from the north: the step to the neighbour in rows and columns."""


@cache
def wheel_graph() -> nx.DiGraph[int]:
    """The sections, each with an edge to the next one clockwise."""
    import networkx as nx

    graph: nx.DiGraph[int] = nx.DiGraph()
    nx.add_cycle(graph, range(SECTIONS))
    return nx.freeze(graph)


def adjacent_sections(section: int) -> tuple[int, ...]:
    """The two neighbours, counter-clockwise first."""
    graph = wheel_graph()
    return (*graph.predecessors(section), *graph.successors(section))


def opposite_section(section: int) -> int:
    """The section at the other end of the wheel."""
    import networkx as nx

    distances = nx.single_source_shortest_path_length(wheel_graph().to_undirected(), section)
    farthest: int = max(distances, key=lambda other: int(distances[other]))
    return farthest


@cache
def temple_graph() -> nx.Graph[int | Edge]:
    """Cells and outer edges; two that touch are joined, ``sides`` says on which side of which cell."""
    import networkx as nx

    graph: nx.Graph[int | Edge] = nx.Graph()
    graph.add_nodes_from(range(CELLS))
    for cell in range(CELLS):
        row, column = divmod(cell, TEMPLE_SIDE)
        for side, (down, right) in enumerate(STEPS):
            r, c = row + down, column + right
            if 0 <= r < TEMPLE_SIDE and 0 <= c < TEMPLE_SIDE:
                other: int | Edge = r * TEMPLE_SIDE + c
            else:
                other = ("border", side, column if side % 2 == 0 else row)
            if not graph.has_edge(cell, other):
                graph.add_edge(cell, other, sides={})
            graph.edges[cell, other]["sides"][cell] = side
    return nx.freeze(graph)


@cache
def line_graph() -> nx.Graph[tuple[str, int]]:
    """Lines and cells; a line is joined to the cells that lie in it."""
    import networkx as nx

    graph: nx.Graph[tuple[str, int]] = nx.Graph()
    for cell in range(CELLS):
        row, column = divmod(cell, TEMPLE_SIDE)
        graph.add_edge(("line", row), ("cell", cell))
        graph.add_edge(("line", TEMPLE_SIDE + column), ("cell", cell))
    return nx.freeze(graph)


@cache
def district_graph() -> nx.DiGraph[tuple[str, int, int]]:
    """From each statue space down through the rows of its two districts: the first piece on the way is the topmost."""
    import networkx as nx

    graph: nx.DiGraph[tuple[str, int, int]] = nx.DiGraph()
    for district in range(DISTRICTS):
        way = [("statue", district // 2, 0), *(("space", district, row) for row in range(1, ROWS + 1))]
        nx.add_path(graph, way)
    return nx.freeze(graph)


@cache
def market_graph(happiness: tuple[int, ...]) -> nx.DiGraph[int]:
    """The sections of the market, each leading on to the next; ``needs`` is the happiness that reaches it."""
    import networkx as nx

    graph: nx.DiGraph[int] = nx.DiGraph()
    for section, needs in enumerate(happiness):
        graph.add_node(section, needs=needs)
    nx.add_path(graph, range(len(happiness)))
    return nx.freeze(graph)


def sections_within(happiness: int, needs: tuple[int, ...]) -> tuple[int, ...]:
    """The sections that this happiness reaches."""
    import networkx as nx

    graph = market_graph(needs)
    reached = graph.subgraph(section for section in graph if graph.nodes[section]["needs"] <= happiness)
    return tuple(sorted(nx.descendants(reached, 0) | {0})) if 0 in reached else ()


def derived_tables(needs: tuple[int, ...], top: int) -> dict[str, tuple[object, ...]]:
    """What ``tables.py`` has to say, derived from the graphs."""
    temple, lines = temple_graph(), line_graph()
    neighbours: list[tuple[int, ...]] = []
    borders: list[tuple[int, ...]] = []
    for cell in range(CELLS):
        inner, outer = [-1] * 4, [-1] * 4
        for other in temple[cell]:
            side = temple.edges[cell, other]["sides"][cell]
            if isinstance(other, tuple):
                outer[side] = side * TEMPLE_SIDE + other[2]
            else:
                inner[side] = other
        neighbours.append(tuple(inner))
        borders.append(tuple(outer))
    return {
        "ADJACENT": tuple(adjacent_sections(section) for section in range(SECTIONS)),
        "OPPOSITE": tuple(opposite_section(section) for section in range(SECTIONS)),
        "NEIGHBOURS": tuple(neighbours),
        "BORDERS": tuple(borders),
        "LINES": tuple(tuple(sorted(line for _, line in lines[("cell", cell)])) for cell in range(CELLS)),
        "LINE_CELLS": tuple(
            tuple(sorted(cell for _, cell in lines[("line", line)])) for line in range(2 * TEMPLE_SIDE)
        ),
        "DISTRICT_STATUE": tuple(
            next(space for kind, space, _ in _roots(district) if kind == "statue") for district in range(DISTRICTS)
        ),
        "REACHED_SECTIONS": tuple(sections_within(happiness, needs) for happiness in range(top + 1)),
    }


def _roots(district: int) -> set[tuple[str, int, int]]:
    import networkx as nx

    above: set[tuple[str, int, int]] = nx.ancestors(district_graph(), ("space", district, 1))
    return above
