"""The figure that explains which icons match: a tile, the four on which it comes to lie, and how it lies there."""

from __future__ import annotations

from itertools import product

from PySide6.QtCore import QPointF, QRectF

from teo_desktop.games.teotihuacan.catalog import COLOURED, ICON_KIND, PYRAMID_TILES
from teo_desktop.ui.games.teotihuacan.icons import draw_tile
from teo_desktop.ui.scene.canvas import Canvas
from teo_desktop.ui.scene.layout import square
from teo_desktop.ui.telling import Portrait

SIDE, GAP = 96.0, 36.0
"""How large a tile is, and how far the three parts are from each other."""
RING = 5.0
CORNERS = ((0, 0), (1, 0), (1, 1), (0, 1))
"""Column and row of the corners, clockwise from the top left, as the icons of a tile."""


def portrait() -> Portrait:
    """The figure."""
    return Portrait(4 * SIDE + 2 * GAP, 2 * SIDE, draw_matching)


def draw_matching(canvas: Canvas, rect: QRectF) -> None:
    """Rings show where icons match."""
    below, above, turn = matching_tiles()
    rings = [corner for corner in range(4) if matches(below, above, turn, corner)]
    middle, left = rect.center().y(), SIDE + GAP
    alone = QRectF(0, middle - SIDE / 2, SIDE, SIDE)
    inner = alone.translated(left + SIDE / 2, 0)
    laid = alone.translated(left + 2 * SIDE + GAP, 0)
    for place in (alone, laid):
        draw_tile(canvas, place, above, turn)
    for corner, tile in enumerate(below):
        column, row = CORNERS[corner]
        draw_tile(canvas, QRectF(left + column * SIDE, row * SIDE, SIDE, SIDE), tile, 0)
    for place in (inner, laid):
        _rings(canvas, place, rings)
    for arrow in (left - GAP / 2, laid.left() - GAP / 2):
        canvas.picture("gain", square(QPointF(arrow, middle), GAP * 0.7))


def _rings(canvas: Canvas, rect: QRectF, corners: list[int]) -> None:
    side = rect.width() / 2
    for corner in corners:
        column, row = CORNERS[corner]
        place = QRectF(rect.left() + column * side, rect.top() + row * side, side, side)
        canvas.disc(place.adjusted(RING, RING, -RING, -RING), "", "chosen", RING)


def matches(below: tuple[int, ...], above: int, turn: int, corner: int) -> bool:
    """Whether an icon of a tile is of the kind of the one that it covers: the inner corner of the tile below."""
    covered = PYRAMID_TILES[below[corner]][0][(corner + 2) % 4]
    return covered & ICON_KIND == PYRAMID_TILES[above][turn][corner] & ICON_KIND


def matching_tiles() -> tuple[tuple[int, ...], int, int]:
    """Four tiles and a fifth one with its turn, of which two icons match: a coloured one and another one."""
    number = len(PYRAMID_TILES)
    for above, turn in product(reversed(range(number)), range(4)):
        below = tuple((7 * corner + above + 1) % number for corner in range(4))
        icons = PYRAMID_TILES[above][turn]
        found = [icons[corner] for corner in range(4) if matches(below, above, turn, corner)]
        if len(found) == 2 and sum(bool(icon & COLOURED) for icon in found) == 1:
            return below, above, turn
    raise LookupError("no tiles match like this")
