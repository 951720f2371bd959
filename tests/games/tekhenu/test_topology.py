"""The graphs and the tables derived from them."""

from __future__ import annotations

import networkx as nx
import pytest

from teo_desktop.games.tekhenu import catalog, tables
from teo_desktop.games.tekhenu.dice import light_of
from teo_desktop.games.tekhenu.topology import (
    derived_tables,
    district_graph,
    line_graph,
    sections_within,
    temple_graph,
    wheel_graph,
)


def test_the_tables_say_what_the_graphs_say():
    for name, table in derived_tables(catalog.SECTION_HAPPINESS, catalog.TOP).items():
        assert getattr(tables, name) == table, name


def test_the_wheel_is_a_ring_of_six_with_the_opposites_of_the_rulebook():
    """B19: Horus and Bastet, Ra and Thoth, Hathor and Osiris."""
    assert nx.is_strongly_connected(wheel_graph())
    assert [tables.OPPOSITE[god] for god in range(6)] == [3, 4, 5, 0, 1, 2]


@pytest.mark.parametrize("wheel", range(6))
def test_two_sections_each_are_sunny_shaded_and_dark(wheel):
    """K-LIGHT: Key Concept I; sunny and dark sections lie opposite one another."""
    lights = [light_of(wheel, section) for section in range(6)]
    assert sorted(lights) == [0, 0, 1, 1, 2, 2]
    assert all(lights[section] + lights[tables.OPPOSITE[section]] == 2 for section in range(6))


def test_the_temple_has_twenty_five_cells_twenty_outer_edges_and_ten_lines():
    graph = temple_graph()
    outer = [node for node in graph if isinstance(node, tuple)]
    assert (len(graph) - len(outer), len(outer)) == (25, 20)
    assert nx.is_connected(graph)
    assert {cell for cell in range(25) if sum(isinstance(n, tuple) for n in graph[cell]) == 2} == tables.CORNERS
    assert nx.is_bipartite(line_graph())
    assert all(len(cells) == 5 for cells in tables.LINE_CELLS)


def test_each_statue_in_osiris_stands_above_two_districts():
    reached = [nx.descendants(district_graph(), ("statue", space, 0)) for space in range(2)]
    assert [sorted({district for _, district, _ in row}) for row in reached] == [[0, 1], [2, 3]]


@pytest.mark.parametrize(
    ("happiness", "sections"), [(0, 0), (1, 1), (4, 1), (5, 2), (8, 2), (9, 3), (12, 3), (13, 4), (21, 4)]
)
def test_happiness_reaches_sections_of_the_market(happiness, sections):
    """Rulebook, "Thoth": 1-4 the first, 5-8 two, 9-12 three, 13 and more all."""
    assert sections_within(happiness, catalog.SECTION_HAPPINESS) == tuple(range(sections))
