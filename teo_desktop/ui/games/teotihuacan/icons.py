"""Icons of the pyramid and the tiles that carry them."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF

from teo_desktop.games.teotihuacan.catalog import COLOURED, ICON_KIND, PYRAMID_TILES, TEMPLES
from teo_desktop.ui.scene.canvas import Canvas
from teo_desktop.ui.scene.layout import cells, square


def picture_of(icon: int) -> str:
    """The picture of an icon code."""
    kind = icon & ICON_KIND
    if not kind:
        return "icon_generic"
    return f"icon_{TEMPLES[kind - 1]}" + ("_coloured" if icon & COLOURED else "")


def draw_icon(canvas: Canvas, rect: QRectF, icon: int) -> None:
    """An icon in the middle of its square."""
    side = min(rect.width(), rect.height())
    share = 0.94 if icon & COLOURED else 0.8 if icon & ICON_KIND else 0.66
    canvas.picture(picture_of(icon), square(rect.center(), side * share))


def draw_tile(canvas: Canvas, rect: QRectF, tile: int, rotation: int, shade: float = 0) -> None:
    """A pyramid tile, turned by so many quarters clockwise; its icons stay upright. Shade darkens only its stone."""
    canvas.picture("pyramid_tile", rect)
    if shade:
        canvas.box(rect, "board_edge", radius=3, opacity=shade)
    inner = rect.adjusted(*(sign * rect.width() * 0.055 for sign in (1, 1, -1, -1)))
    top_left, top_right, bottom_left, bottom_right = cells(inner, 2, 2)
    corners = (top_left, top_right, bottom_right, bottom_left)
    for corner, icon in zip(corners, PYRAMID_TILES[tile][rotation], strict=True):
        draw_icon(canvas, corner, icon)


def draw_decoration(canvas: Canvas, rect: QRectF, icons: tuple[int, int], side: int, is_turned: bool = False) -> None:
    """A decoration on a side of the pyramid, its arrow inwards: down on side 0, then clockwise; or outwards."""
    painter = canvas.painter
    painter.save()
    painter.translate(rect.center())
    painter.rotate(90 * side + 180 * is_turned)
    long, short = max(rect.width(), rect.height()), min(rect.width(), rect.height())
    canvas.take(painter)
    canvas.picture("decoration_tile", QRectF(-long / 2, -short / 2, long, short))
    painter.restore()
    canvas.take(painter)
    for place, icon in zip(halves(rect, side), icons[::-1] if is_turned else icons, strict=True):
        inner = place.adjusted(2, 2, -2, -2)
        draw_icon(canvas, inner, icon)


def draw_offered_tile(canvas: Canvas, rect: QRectF, tile: int, is_taken: bool) -> None:
    """A pyramid tile on offer; one that is just being placed has left its frame."""
    draw_tile(canvas, rect, tile, 0)
    _taken(canvas, rect, is_taken)


def draw_offered_decoration(canvas: Canvas, rect: QRectF, icons: tuple[int, int], is_taken: bool) -> None:
    """A decoration on offer; one that is just being placed has left its frame."""
    draw_decoration(canvas, rect, icons, 0)
    _taken(canvas, rect, is_taken)


def _taken(canvas: Canvas, rect: QRectF, is_taken: bool) -> None:
    if is_taken:
        canvas.box(rect, "board_paper", radius=6, opacity=0.62)
        canvas.box(rect.adjusted(-2, -2, 2, 2), edge="chosen", radius=7, width=4)


def halves(rect: QRectF, side: int) -> tuple[QRectF, QRectF]:
    """The two squares of a decoration on a side, clockwise round the pyramid."""
    first, second = cells(rect, 2, 1) if side % 2 == 0 else cells(rect, 1, 2)
    return (first, second) if side < 2 else (second, first)


def inwards(side: int) -> QPointF:
    """The direction towards the middle of the pyramid, from a side."""
    return (QPointF(0, 1), QPointF(-1, 0), QPointF(0, -1), QPointF(1, 0))[side]
