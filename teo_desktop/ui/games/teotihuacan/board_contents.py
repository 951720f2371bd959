"""What each action board shows: its table or offer, its worship space, the discovery tile beside it."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from PySide6.QtCore import QRectF

from teo_desktop.games.teotihuacan.catalog import (
    ALCHEMY,
    BOARD_SITES,
    BOARD_SPACES,
    BOTTOM_ROW_WORKERS,
    CONSTRUCTION,
    DECORATION_GOLD,
    DECORATION_OFFER,
    DECORATION_POINTS,
    DECORATION_TILES,
    DECORATIONS,
    GATHERING,
    NOBLES,
    NOBLES_ROWS,
    NOBLES_WOOD,
    PALACE,
    PYRAMID_OFFER,
    ROYALS,
    SPACE_BOARDS,
    SPACE_TEMPLES,
    TEMPLES,
)
from teo_desktop.games.teotihuacan.construction import PayForTile, PlacePyramidTile
from teo_desktop.games.teotihuacan.decorations import PlaceDecoration
from teo_desktop.games.teotihuacan.nobles import empty_spaces
from teo_desktop.ui.adapter import Target
from teo_desktop.ui.games.teotihuacan import board_drawings, icons, tiles
from teo_desktop.ui.games.teotihuacan.drawing import draw_picture, draw_picture_faintly
from teo_desktop.ui.games.teotihuacan.view import View, area_of, placed
from teo_desktop.ui.scene.canvas import Pic
from teo_desktop.ui.scene.items import Piece
from teo_desktop.ui.scene.layout import cells, square
from teo_desktop.ui.texts.teotihuacan import table as labels
from teo_desktop.ui.texts.teotihuacan import tiles as tile_texts

_ROYAL_SPACES = len(BOARD_SPACES[PALACE])


def pieces(view: View, board: int) -> Iterator[Piece]:
    """Everything on a board but its paper, its workers and its badges."""
    if board in GATHERING:
        yield from _gathering(view, board)
    elif board in _CONTENTS:
        yield from _CONTENTS[board](view)
    if board in BOARD_SITES:
        yield from _worship(view, board)


@placed
def space_rect(view: View, space: int) -> QRectF:
    """Where a worship space lies."""
    return _worship_rect(view, space, "space")


@placed
def lock_rect(view: View, space: int) -> QRectF:
    """Where the lock of a worker on this space hangs."""
    return _worship_rect(view, space, "lock")


@placed
def site_rect(view: View, board: int) -> QRectF:
    """Where the discovery tile of a board lies."""
    return view.layout.rect("palace.site" if board == PALACE else "worship.site", view.board_rect(board))


@placed
def _worship_rect(view: View, space: int, what: str) -> QRectF:
    rect = view.board_rect(SPACE_BOARDS[space])
    if space < _ROYAL_SPACES:
        royal = view.layout.rects("palace.royals")[space].translated(rect.topLeft())
        return view.layout.rect(f"palace.{what}", royal)
    return view.layout.rect(f"worship.{what}", rect)


# ---- worship


def _worship(view: View, board: int) -> Iterator[Piece]:
    area = area_of(board)
    for space in BOARD_SPACES[board]:
        ability = _worship_rect(view, space, "ability")
        if space < _ROYAL_SPACES:
            royal = view.game.layout.royals[space]
            ground = view.layout.rects("palace.royals")[space].translated(view.board_rect(board).topLeft())
            yield Piece(
                ("royal ground", space),
                ground,
                board_drawings.draw_royal_ground,
                (ROYALS[royal].category,),
                z=1,
                area=area,
            )
            name = labels.titled(tile_texts.royal_name(royal), tile_texts.royal_text(royal))
            yield Piece(
                ("ability", space), ability, tiles.draw_royal, (royal,), Target("ability", space), name, z=3, area=area
            )
        else:
            temple = SPACE_TEMPLES.get(space)
            picture = "temple_any" if temple is None else f"temple_{TEMPLES[temple]}"
            yield Piece(
                ("ability", space),
                ability,
                draw_picture,
                (picture,),
                Target("ability", space),
                labels.ability_label(temple),
                z=3,
                area=area,
            )
        yield Piece(
            ("space", space),
            space_rect(view, space),
            draw_picture,
            ("worship_space",),
            Target("space", space),
            labels.space_label(space),
            z=2,
            area=area,
        )
    site = BOARD_SITES[board]
    rect = site_rect(view, board)
    yield Piece(
        ("site ground", site),
        rect,
        draw_picture_faintly,
        ("worker_space",),
        z=1,
        area=area,
        name=labels.site_label(site),
    )
    for kind in view.game.discoveries[site]:
        yield Piece(
            ("site", site),
            rect,
            tiles.draw_discovery,
            (kind,),
            Target("site", site),
            labels.discovery_label(kind),
            z=4,
            area=area,
        )


# ---- the boards


def _gathering(view: View, board: int) -> Iterator[Piece]:
    rect = view.layout.rect("gathering.table", view.board_rect(board))
    headings = view.layout.number("gathering.heading"), view.layout.number("gathering.columns")
    yield Piece(
        ("table", board),
        rect,
        board_drawings.draw_gathering,
        (GATHERING[board], *headings),
        z=1,
        area=area_of(board),
        name=labels.gathering_label(),
    )


def _alchemy(view: View) -> Iterator[Piece]:
    game, area, rect = view.game, area_of(ALCHEMY), view.board_rect(ALCHEMY)
    yield Piece(
        ("rows", ALCHEMY),
        view.layout.rect("alchemy.rows", rect),
        board_drawings.draw_crew_rows,
        ((1, BOTTOM_ROW_WORKERS),),
        z=1,
        area=area,
        name=labels.crew_rows_label(),
    )
    places = cells(view.layout.rect("alchemy.tiles", rect), 3, 2, 6)
    for place, technology in enumerate(game.layout.technologies):
        owners = tuple(
            view.colour(seat) for seat, player in enumerate(game.players) if player.technologies >> technology & 1
        )
        name = labels.titled(tile_texts.technology_name(technology), tile_texts.technology_text(technology))
        yield Piece(
            ("technology", place),
            places[place],
            tiles.draw_technology,
            (technology, place, owners),
            Target("technology", place),
            name,
            z=3,
            area=area,
        )


@placed
def nobles_rect(view: View, row: int) -> QRectF:
    """A row of the Nobles board: its head and its spaces."""
    whole = cells(view.layout.rect("nobles.rows", view.board_rect(NOBLES)), 1, len(NOBLES_ROWS), 6)[row]
    heading = view.layout.number("nobles.heading")
    cell = (whole.width() - heading) / max(map(len, NOBLES_ROWS))
    whole.setWidth(heading + cell * len(NOBLES_ROWS[row]))
    return whole


def _nobles(view: View) -> Iterator[Piece]:
    area, rect = area_of(NOBLES), view.board_rect(NOBLES)
    heading = view.layout.number("nobles.heading")
    for row, points in enumerate(NOBLES_ROWS):
        empty = empty_spaces(view.game, row)
        yield Piece(
            ("nobles row", row),
            nobles_rect(view, row),
            board_drawings.draw_nobles_row,
            (points, (empty.start, empty.stop), row + 1, heading),
            Target("nobles_row", row),
            labels.nobles_label(row, empty),
            z=2,
            area=area,
        )
    yield Piece(
        ("price", NOBLES),
        view.layout.rect("nobles.price", rect),
        board_drawings.draw_exchange,
        ((Pic("wood"), str(NOBLES_WOOD)), (Pic("victory_points"), Pic("avenue"))),
        z=1,
        area=area,
        name=labels.nobles_price_label(),
    )


def _decorations(view: View) -> Iterator[Piece]:
    game, area, rect = view.game, area_of(DECORATIONS), view.board_rect(DECORATIONS)
    places = cells(view.layout.rect("decorations.tiles", rect), 2, DECORATION_OFFER // 2, 6)
    for number, place in enumerate(places):
        side = QRectF(place)
        side.setHeight(min(place.height(), place.width() / 2))
        side.moveCenter(place.center())
        yield Piece(("decoration place", number), side, draw_picture_faintly, ("decoration_space",), z=1, area=area)
        if number < len(game.decoration_offer):
            tile = game.decoration_offer[number]
            is_taken = isinstance(view.asking, PlaceDecoration) and view.asking.tile == tile
            yield Piece(
                ("decoration", tile),
                side,
                icons.draw_offered_decoration,
                (DECORATION_TILES[tile], is_taken),
                Target("decoration_tile", tile),
                labels.decoration_label(tile),
                z=3,
                area=area,
            )
    yield Piece(
        ("price", DECORATIONS),
        view.layout.rect("decorations.price", rect),
        board_drawings.draw_decoration_price,
        (DECORATION_GOLD, DECORATION_POINTS),
        z=1,
        area=area,
        name=labels.decoration_price_label(),
    )


def _construction(view: View) -> Iterator[Piece]:
    game, area, rect = view.game, area_of(CONSTRUCTION), view.board_rect(CONSTRUCTION)
    places = cells(view.layout.rect("construction.tiles", rect), PYRAMID_OFFER, 1, 6)
    for number, place in enumerate(places):
        side = square(place.center(), min(place.width(), place.height()))
        yield Piece(("pyramid tile place", number), side, draw_picture_faintly, ("worker_space",), z=1, area=area)
        if number < len(game.pyramid_offer):
            tile = game.pyramid_offer[number]
            is_taken = isinstance(view.asking, PlacePyramidTile | PayForTile) and view.asking.tile == tile
            yield Piece(
                ("pyramid tile", tile),
                side,
                icons.draw_offered_tile,
                (tile, is_taken),
                Target("pyramid_tile", tile),
                labels.pyramid_tile_label(tile),
                z=3,
                area=area,
            )
    yield Piece(
        ("prices", CONSTRUCTION),
        view.layout.rect("construction.prices", rect),
        board_drawings.draw_level_prices,
        (),
        z=1,
        area=area,
        name=labels.level_prices_label(),
    )


_CONTENTS: dict[int, Callable[[View], Iterator[Piece]]] = {
    ALCHEMY: _alchemy,
    NOBLES: _nobles,
    DECORATIONS: _decorations,
    CONSTRUCTION: _construction,
}
