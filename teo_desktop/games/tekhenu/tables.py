"""The graphs of ``topology.py`` as tuples for the rules; a test derives them anew and compares."""

from __future__ import annotations

from typing import Final

ADJACENT: Final[tuple[tuple[int, ...], ...]] = ((5, 1), (0, 2), (1, 3), (2, 4), (3, 5), (4, 0))
"""The neighbours of a section, counter-clockwise first."""
OPPOSITE: Final[tuple[int, ...]] = (3, 4, 5, 0, 1, 2)
"""The section at the other end."""
NEIGHBOURS: Final[tuple[tuple[int, ...], ...]] = (
    (-1, 1, 5, -1),
    (-1, 2, 6, 0),
    (-1, 3, 7, 1),
    (-1, 4, 8, 2),
    (-1, -1, 9, 3),
    (0, 6, 10, -1),
    (1, 7, 11, 5),
    (2, 8, 12, 6),
    (3, 9, 13, 7),
    (4, -1, 14, 8),
    (5, 11, 15, -1),
    (6, 12, 16, 10),
    (7, 13, 17, 11),
    (8, 14, 18, 12),
    (9, -1, 19, 13),
    (10, 16, 20, -1),
    (11, 17, 21, 15),
    (12, 18, 22, 16),
    (13, 19, 23, 17),
    (14, -1, 24, 18),
    (15, 21, -1, -1),
    (16, 22, -1, 20),
    (17, 23, -1, 21),
    (18, 24, -1, 22),
    (19, -1, -1, 23),
)
"""By cell and side, clockwise from the north: the cell that touches it, -1 for the border."""
BORDERS: Final[tuple[tuple[int, ...], ...]] = (
    (0, -1, -1, 15),
    (1, -1, -1, -1),
    (2, -1, -1, -1),
    (3, -1, -1, -1),
    (4, 5, -1, -1),
    (-1, -1, -1, 16),
    (-1, -1, -1, -1),
    (-1, -1, -1, -1),
    (-1, -1, -1, -1),
    (-1, 6, -1, -1),
    (-1, -1, -1, 17),
    (-1, -1, -1, -1),
    (-1, -1, -1, -1),
    (-1, -1, -1, -1),
    (-1, 7, -1, -1),
    (-1, -1, -1, 18),
    (-1, -1, -1, -1),
    (-1, -1, -1, -1),
    (-1, -1, -1, -1),
    (-1, 8, -1, -1),
    (-1, -1, 10, 19),
    (-1, -1, 11, -1),
    (-1, -1, 12, -1),
    (-1, -1, 13, -1),
    (-1, 9, 14, -1),
)
"""By cell and side: the outer edge that touches it (side * 5 + index), -1 inside."""
LINES: Final[tuple[tuple[int, ...], ...]] = (
    (0, 5),
    (0, 6),
    (0, 7),
    (0, 8),
    (0, 9),
    (1, 5),
    (1, 6),
    (1, 7),
    (1, 8),
    (1, 9),
    (2, 5),
    (2, 6),
    (2, 7),
    (2, 8),
    (2, 9),
    (3, 5),
    (3, 6),
    (3, 7),
    (3, 8),
    (3, 9),
    (4, 5),
    (4, 6),
    (4, 7),
    (4, 8),
    (4, 9),
)
"""By cell: its row and its column among the lines."""
LINE_CELLS: Final[tuple[tuple[int, ...], ...]] = (
    (0, 1, 2, 3, 4),
    (5, 6, 7, 8, 9),
    (10, 11, 12, 13, 14),
    (15, 16, 17, 18, 19),
    (20, 21, 22, 23, 24),
    (0, 5, 10, 15, 20),
    (1, 6, 11, 16, 21),
    (2, 7, 12, 17, 22),
    (3, 8, 13, 18, 23),
    (4, 9, 14, 19, 24),
)
"""By line: the cells in it."""
DISTRICT_STATUE: Final[tuple[int, ...]] = (0, 0, 1, 1)
"""By district: the statue space above it."""
REACHED_SECTIONS: Final[tuple[tuple[int, ...], ...]] = (
    (),
    (0,),
    (0,),
    (0,),
    (0,),
    (0, 1),
    (0, 1),
    (0, 1),
    (0, 1),
    (0, 1, 2),
    (0, 1, 2),
    (0, 1, 2),
    (0, 1, 2),
    (0, 1, 2, 3),
    (0, 1, 2, 3),
    (0, 1, 2, 3),
    (0, 1, 2, 3),
    (0, 1, 2, 3),
    (0, 1, 2, 3),
    (0, 1, 2, 3),
    (0, 1, 2, 3),
    (0, 1, 2, 3),
)
"""By happiness: the market sections one may take cards from."""
CORNERS: Final = frozenset((0, 4, 20, 24))
"""The corner cells."""
RIM: Final = frozenset(cell for cell, edges in enumerate(BORDERS) if max(edges) >= 0)
"""The cells at the border."""
CENTRE: Final = 12
STATUE_LINES: Final = (2, 7)
"""The lines of the two statue spaces beside the temple: the centre row and the centre column."""
