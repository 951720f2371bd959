"""The pyramid seen from above: ground, levels with their shadows, stairs of decorations, places still free."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QPointF, QRectF, Qt

from teo_desktop.games.teotihuacan.catalog import DECORATION_TILES, GROUND_ICONS, STAIR_GROUND
from teo_desktop.games.teotihuacan.choices import DIFFERENT_ROTATIONS, TurnedSide
from teo_desktop.games.teotihuacan.construction import PlacePyramidTile
from teo_desktop.games.teotihuacan.decorations import STEPS_PER_SIDE, PlaceDecoration, open_sides
from teo_desktop.games.teotihuacan.tables import SPOT_LEVELS, SPOT_NEEDS, SPOT_SQUARES, STAIR_SQUARES
from teo_desktop.ui.adapter import Selection, Target
from teo_desktop.ui.games.teotihuacan import icons
from teo_desktop.ui.games.teotihuacan.targets import way_target
from teo_desktop.ui.games.teotihuacan.view import View, ids, placed
from teo_desktop.ui.scene.canvas import Canvas
from teo_desktop.ui.scene.items import Piece
from teo_desktop.ui.scene.layout import square
from teo_desktop.ui.texts.teotihuacan import table as labels

AREA = "pyramid"
_GRID = 8
_ACROSS = 10
"""Squares of the grid, and of the whole: one more on each side for the first step of the stairs."""
_HANDLE = 48.0
_WAY = QRectF(0, 0, 66, 33)
_FRET = 54.0
_TERRACE = 9.0
"""How far the terrace reaches beyond the pyramid."""
_WALL = 6.0
"""How much of a block's wall is seen."""
_SHADES = (0.0, 0.26, 0.12, 0.04, 0.0)
"""How dark the stone of each level is."""


def pieces(view: View) -> Iterator[Piece]:
    """The pyramid with its places, its stairs and the handles that turn a tile."""
    game = view.game
    yield Piece(("pyramid",), _whole(view), draw_ground, (_side(view),), area=AREA, name=labels.pyramid_label())
    for spot, level in enumerate(SPOT_LEVELS):
        rect = spot_rect(view, spot)
        lies = game.tiles[spot]
        is_open = spot in game.open_places
        if lies < 0 and not is_open and not game.filled & SPOT_NEEDS[spot]:
            continue
        yield Piece(
            ("place", spot),
            rect,
            draw_place,
            (lies, level, is_open, _drawn_icons(spot) if level == 1 and lies < 0 else ()),
            Target("place", spot),
            labels.place_label(spot, lies >= 0, is_open),
            z=level * 10 + (0 if lies >= 0 else 4),
            area=AREA,
            reach=0 if lies >= 0 or is_open else rect.width() * 0.3,
            fades=lies < 0,
        )
    yield from _stairs(view)
    yield from _handles(view)
    yield from _ways(view)


def ghosts(view: View, selection: Selection, hovered: Target | None) -> Iterator[Piece]:
    """The tile or the decoration where it would lie."""
    asking = view.asking
    shown = (*selection.preview, *selection.chosen, *((hovered,) if hovered in selection.live else ()))
    if isinstance(asking, PlacePyramidTile):
        places = (*ids(shown, "turn"), *((spot, 0) for spot in ids(shown, "place")))
        place = places[0] if places else None
        if place:
            yield Piece(
                ("ghost",), spot_rect(view, place[0]), draw_ghost_tile, (asking.tile, place[1]), z=85, opacity=0.9
            )
    elif isinstance(asking, PlaceDecoration):
        ways = (*ids(shown, "way"), *((side, 0) for side in ids(shown, "side")))
        if ways:
            side, is_turned = ways[0]
            rect = stair_rect(view, side, view.game.heights[side])
            icons_shown = DECORATION_TILES[asking.tile]
            yield Piece(
                ("ghost",), rect, icons.draw_decoration, (icons_shown, side, bool(is_turned)), z=85, opacity=0.9
            )


@placed
def spot_rect(view: View, spot: int) -> QRectF:
    """Where a pyramid tile lies: two squares each way."""
    top_left, _, bottom_right, _ = SPOT_SQUARES[spot]
    return _square(view, top_left).united(_square(view, bottom_right))


@placed
def stair_rect(view: View, side: int, step: int) -> QRectF:
    """Where a decoration lies on a step (from 0) of a side."""
    squares = STAIR_SQUARES[side][step]
    if squares:
        return _square(view, squares[0]).united(_square(view, squares[1]))
    above = STAIR_SQUARES[side][1]
    outwards = icons.inwards(side) * -_side(view)
    return _square(view, above[0]).united(_square(view, above[1])).translated(outwards)


@placed
def _whole(view: View) -> QRectF:
    return view.layout.rect(f"areas.{AREA}")


@placed
def _side(view: View) -> float:
    whole = _whole(view)
    return (min(whole.width(), whole.height()) - 12) / _ACROSS


@placed
def _square(view: View, square_number: int) -> QRectF:
    side = _side(view)
    middle = _whole(view).center()
    row, column = divmod(square_number, _GRID)
    return QRectF(middle.x() + (column - _GRID / 2) * side, middle.y() + (row - _GRID / 2) * side, side, side)


def _drawn_icons(spot: int) -> tuple[int, ...]:
    return tuple(GROUND_ICONS[number] for number in SPOT_SQUARES[spot])


def _stairs(view: View) -> Iterator[Piece]:
    game = view.game
    open_now = {side.side for side in open_sides(game)}
    for side, height in enumerate(game.heights):
        for step in range(STEPS_PER_SIDE):
            rect = stair_rect(view, side, step)
            tile = game.decorations[side * STEPS_PER_SIDE + step]
            if tile >= 0:
                yield Piece(
                    ("decoration", tile),
                    rect,
                    icons.draw_decoration,
                    (DECORATION_TILES[tile], side, bool(game.turned >> side * STEPS_PER_SIDE + step & 1)),
                    name=labels.decoration_label(tile),
                    z=max(step, 1) * 10 + 5,
                    area=AREA,
                )
            elif step == height:
                is_open = side in open_now
                ground = STAIR_GROUND[side] if step == 0 else ()
                yield Piece(
                    ("side", side),
                    rect,
                    draw_stair,
                    (side, is_open, ground),
                    Target("side", side),
                    labels.stair_label(side, step, is_open),
                    z=max(step, 1) * 10 + 6,
                    area=AREA,
                )


def _handles(view: View) -> Iterator[Piece]:
    asking = view.asking
    if not isinstance(asking, PlacePyramidTile):
        return
    whole = _whole(view)
    for spot in view.game.open_places:
        rect = spot_rect(view, spot)
        for number, rotation in enumerate(DIFFERENT_ROTATIONS[asking.tile]):
            direction = icons.inwards((number + 2) % 4)
            reach = rect.width() / 2 + _HANDLE / 2 + 6
            place = square(rect.center() + QPointF(direction.x() * reach, direction.y() * reach), _HANDLE)
            place.translate(
                max(0.0, whole.left() - place.left()) - max(0.0, place.right() - whole.right()),
                max(0.0, whole.top() - place.top()) - max(0.0, place.bottom() - whole.bottom()),
            )
            yield Piece(
                ("turn", spot, rotation),
                place,
                draw_handle,
                (asking.tile, rotation),
                Target("turn", (spot, rotation)),
                labels.rotation_label(rotation),
                z=95,
                area=AREA,
                presence=Target("place", spot),
            )


def _ways(view: View) -> Iterator[Piece]:
    """Where a decoration may also be turned by half (technology 16): a handle for each way, away from the pyramid."""
    asking = view.asking
    if not isinstance(asking, PlaceDecoration):
        return
    whole = _whole(view)
    for choice in asking.options(view.game):
        if not isinstance(choice, TurnedSide):
            continue
        side = choice.side
        rect = stair_rect(view, side, view.game.heights[side])
        along = QPointF(1, 0) if side % 2 == 0 else QPointF(0, 1)
        for is_turned in (False, True):
            reach = max(rect.width(), rect.height()) / 2 + _WAY.width() / 2 + 6
            place = QRectF(_WAY) if side % 2 == 0 else QRectF(0, 0, _WAY.height(), _WAY.width())
            place.moveCenter(rect.center() + along * (reach if is_turned else -reach))
            place.translate(
                max(0.0, whole.left() - place.left()) - max(0.0, place.right() - whole.right()),
                max(0.0, whole.top() - place.top()) - max(0.0, place.bottom() - whole.bottom()),
            )
            yield Piece(
                ("way", side, is_turned),
                place,
                draw_way,
                (DECORATION_TILES[asking.tile], side, is_turned),
                way_target(side, is_turned),
                labels.way_label(is_turned),
                z=95,
                area=AREA,
                presence=Target("side", side),
            )


# ---- drawing


def draw_ground(canvas: Canvas, rect: QRectF, side: float) -> None:
    """The plaza, and upon it the terrace that carries the pyramid."""
    canvas.box(rect, "plaza", "board_edge", radius=10, width=2)
    painter, corner = canvas.painter, QRectF(0, 0, _FRET, _FRET)
    for turn in range(4):
        painter.save()
        painter.translate(rect.center())
        painter.rotate(90 * turn)
        wide, high = (rect.width(), rect.height()) if turn % 2 == 0 else (rect.height(), rect.width())
        painter.translate(10 - wide / 2, 10 - high / 2)
        painter.setOpacity(0.5)
        canvas.picture("fret_corner", corner, "legal")
        painter.restore()
    base = square(rect.center(), side * _GRID + 2 * _TERRACE)
    canvas.shadow(base, 20, 6, 0.9)
    block(canvas, base, 6, "terrace")
    canvas.box(square(rect.center(), side * _GRID + 6), "card_edge", "board_edge", radius=4, width=1.4)


def block(canvas: Canvas, rect: QRectF, height: float, stone: str) -> None:
    """A hewn block from above: its upper face, lit at the edges to the upper left, and the wall that faces us."""
    colour = canvas.colour(stone)
    canvas.box(rect.adjusted(0, 0, 0, height), colour.darker(170), "board_edge", radius=5, width=1.4)
    canvas.box(rect, colour, "board_edge", radius=5, width=1.4)
    canvas.box(rect.adjusted(2, 2, -2, -2), edge=colour.lighter(125), radius=4, width=1.6)


def draw_place(canvas: Canvas, rect: QRectF, lies: int, level: int, is_open: bool, ground: tuple[int, ...]) -> None:
    """A place with its tile, the bare ground, or the frame of a place above that is carried."""
    if lies >= 0:
        _cast_shadow(canvas, rect, level)
        # The wall of the block, which falls upon what lies lower.
        canvas.box(rect.adjusted(0, 4, 0, _WALL), "wall", "board_edge", radius=5, width=1.4)
        # What lies lower gets less light.
        icons.draw_tile(canvas, rect, *divmod(lies, 4), _SHADES[level])
        return
    if level == 1:
        canvas.picture("pyramid_cell", rect.adjusted(1, 1, -1, -1))
        for corner, icon in zip(_corners(rect), ground, strict=True):
            canvas.painter.setOpacity(canvas.painter.opacity())
            icons.draw_icon(canvas, corner.adjusted(3, 3, -3, -3), icon)
    elif is_open:
        inner = rect.adjusted(1, 1, -1, -1)
        canvas.box(inner, edge="card", radius=6, width=3.6, opacity=0.8)
        canvas.box(inner, edge="ink_muted", radius=6, width=1.6, style=Qt.PenStyle.CustomDashLine)
        badge = square(rect.center(), 20)
        canvas.disc(badge, "chip")
        canvas.text(badge, str(level), 14, "on_chip", "bold")


def _cast_shadow(canvas: Canvas, rect: QRectF, level: int) -> None:
    """The light comes from the upper left; the first level hardly stands out from the terrace."""
    deep = 3.0 + 2.4 * level
    for layer in range(4, 0, -1):
        reach = deep * layer / 4
        canvas.box(rect.adjusted(reach * 0.3, reach * 0.5, reach, _WALL + reach), "shadow", radius=6, opacity=0.13)


def draw_stair(canvas: Canvas, rect: QRectF, side: int, is_open: bool, ground: tuple[int, ...]) -> None:
    """The next step of a stair."""
    canvas.box(rect.adjusted(1, 1, -1, -1), "card_edge" if ground else "", radius=5, opacity=0.55)
    for place, icon in zip(icons.halves(rect, side), ground, strict=False):
        icons.draw_icon(canvas, place.adjusted(3, 3, -3, -3), icon)
    style = Qt.PenStyle.CustomDashLine
    canvas.box(
        rect.adjusted(2, 2, -2, -2),
        edge="accent" if is_open else "ink_muted",
        radius=5,
        width=2,
        style=style,
        opacity=1.0 if is_open else 0.6,
    )


def draw_ghost_tile(canvas: Canvas, rect: QRectF, tile: int, rotation: int) -> None:
    """A tile that may come to lie here."""
    canvas.box(rect.adjusted(-2, 0, 6, 8), "shadow", radius=6, opacity=0.45)
    icons.draw_tile(canvas, rect, tile, rotation)


def draw_handle(canvas: Canvas, rect: QRectF, tile: int, rotation: int) -> None:
    """A tile turned in one way, to be chosen."""
    canvas.box(rect.adjusted(-3, -3, 3, 3), "chip", radius=8)
    icons.draw_tile(canvas, rect, tile, rotation)


def draw_way(canvas: Canvas, rect: QRectF, shown: tuple[int, int], side: int, is_turned: bool) -> None:
    """A decoration turned in one way, to be chosen."""
    canvas.box(rect.adjusted(-3, -3, 3, 3), "chip", radius=8)
    icons.draw_decoration(canvas, rect, shown, side, is_turned)


def _corners(rect: QRectF) -> tuple[QRectF, ...]:
    half_width, half_height = rect.width() / 2, rect.height() / 2
    places = ((0, 0), (1, 0), (1, 1), (0, 1))
    return tuple(
        QRectF(rect.left() + x * half_width, rect.top() + y * half_height, half_width, half_height) for x, y in places
    )
