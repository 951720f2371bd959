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
    LEVEL_POINTS,
    LEVEL_STONE,
    LEVEL_WOOD,
    NOBLES,
    NOBLES_ROWS,
    NOBLES_WOOD,
    PALACE,
    POWER_COLUMN,
    PYRAMID_OFFER,
    ROYALS,
    SPACE_BOARDS,
    TEMPLES,
    Gain,
)
from teo_desktop.games.teotihuacan.construction import PayForTile, PlacePyramidTile
from teo_desktop.games.teotihuacan.decorations import PlaceDecoration
from teo_desktop.games.teotihuacan.worship import SPACE_TEMPLES
from teo_desktop.ui.adapter import Target
from teo_desktop.ui.games.teotihuacan import icons, tiles
from teo_desktop.ui.games.teotihuacan.view import View, area_of
from teo_desktop.ui.scene.canvas import Canvas, Pic, Token
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


def space_rect(view: View, space: int) -> QRectF:
    """Where a worship space lies."""
    return _worship_rect(view, space, "space")


def lock_rect(view: View, space: int) -> QRectF:
    """Where the lock of a worker on this space hangs."""
    return _worship_rect(view, space, "lock")


def site_rect(view: View, board: int) -> QRectF:
    """Where the discovery tile of a board lies."""
    return view.layout.rect("palace.site" if board == PALACE else "worship.site", view.board_rect(board))


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
            yield Piece(("royal ground", space), ground, draw_royal_ground, (ROYALS[royal].category,), z=1, area=area)
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
        draw_gathering,
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
        draw_crew_rows,
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


def _nobles(view: View) -> Iterator[Piece]:
    area, rect = area_of(NOBLES), view.board_rect(NOBLES)
    rows = cells(view.layout.rect("nobles.rows", rect), 1, len(NOBLES_ROWS), 6)
    heading = view.layout.number("nobles.heading")
    longest = max(map(len, NOBLES_ROWS))
    for row, points in enumerate(NOBLES_ROWS):
        whole = rows[row]
        cell = (whole.width() - heading) / longest
        whole.setWidth(heading + cell * len(points))
        yield Piece(
            ("nobles row", row),
            whole,
            draw_nobles_row,
            (points, view.game.nobles[row], row + 1, heading),
            Target("nobles_row", row),
            labels.nobles_label(row, view.game.nobles[row]),
            z=2,
            area=area,
        )
    yield Piece(
        ("price", NOBLES),
        view.layout.rect("nobles.price", rect),
        draw_exchange,
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
        draw_decoration_price,
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
        draw_level_prices,
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


# ---- drawing


def draw_picture(canvas: Canvas, rect: QRectF, name: str) -> None:
    """A picture of the theme."""
    canvas.picture(name, rect)


def draw_picture_faintly(canvas: Canvas, rect: QRectF, name: str) -> None:
    """An empty place."""
    canvas.painter.setOpacity(canvas.painter.opacity() * 0.55)
    canvas.picture(name, rect, "ink_muted")


def draw_royal_ground(canvas: Canvas, rect: QRectF, category: str) -> None:
    """The card of a royal tile, with its letter."""
    canvas.box(rect, "card", "board_edge", 8, 1.8)
    canvas.text(QRectF(rect.left() + 8, rect.top() + 3, 18, 16), category, 15, "ink_muted", "title")


def draw_gathering(
    canvas: Canvas, rect: QRectF, rows: tuple[tuple[Gain, ...], ...], heading: float, columns: float
) -> None:
    """The table of a gathering board: rows by workers, columns by the lowest power."""
    table = rect.adjusted(heading, columns, 0, 0)
    for column, cell in enumerate(cells(QRectF(table.left(), rect.top(), table.width(), columns), 3, 1, 4)):
        powers = [power for power, of in enumerate(POWER_COLUMN) if of == column and power]
        words = "–".join(map(str, sorted({powers[0], powers[-1]})))
        canvas.row(cell, (Pic("worker", 0.95), words), height=columns * 0.8, colour="ink_muted")
    for number, cell in enumerate(cells(QRectF(rect.left(), table.top(), heading - 4, table.height()), 1, 3, 4), 1):
        _crew(canvas, cell, number)
    for cell, gain in zip(cells(table, 3, 3, 4), (gain for row in rows for gain in row), strict=True):
        canvas.box(cell, "card", "card_edge", 6, 1.4)
        inner = cell.adjusted(3, 3, -3, -3)
        if len(gain) == 1:
            canvas.row(inner, tiles.gain_tokens(gain), height=min(30.0, inner.height()))
        else:
            for half, one in zip(cells(inner, 1, 2), gain, strict=True):
                canvas.row(half, tiles.gain_tokens((one,)), height=half.height() * 0.98)


def draw_crew_rows(canvas: Canvas, rect: QRectF, numbers: tuple[int, ...]) -> None:
    """How many workers each row needs."""
    for cell, number in zip(cells(rect, 1, len(numbers), 6), numbers, strict=True):
        _crew(canvas, cell, number)


def draw_nobles_row(
    canvas: Canvas, rect: QRectF, points: tuple[int, ...], built: int, workers: int, heading: float
) -> None:
    """A row of the Nobles board: how many workers it takes, buildings, then the points still to be had."""
    _crew(canvas, QRectF(rect.left() + 2, rect.top(), heading - 8, rect.height()), workers, upright=False)
    row = rect.adjusted(heading, 0, 0, 0)
    for number, cell in enumerate(cells(row, len(points), 1, 4)):
        canvas.box(cell, "card" if number >= built else "card_edge", "card_edge", 6, 1.4)
        if number < built:
            canvas.picture("building", square(cell.center(), min(cell.width(), cell.height()) - 6))
            continue
        canvas.text(cell, str(points[number]), 24, "ink" if number == built else "ink_muted", "bold")
        if number == built:
            canvas.box(cell.adjusted(2, 2, -2, -2), edge="ink_muted", radius=5, width=1.6)


def draw_exchange(canvas: Canvas, rect: QRectF, paid: tuple[Token, ...], gained: tuple[Token, ...]) -> None:
    """What is paid, and what comes of it."""
    canvas.row(rect, (*paid, Pic("gain", 0.7), *gained), height=min(28.0, rect.height()))


def draw_decoration_price(canvas: Canvas, rect: QRectF, gold: tuple[int, ...], points: int) -> None:
    """Gold by workers, and what a decoration brings."""
    upper, lower = cells(rect, 1, 2, 2)
    for workers, (cell, price) in enumerate(zip(cells(upper, len(gold), 1, 4), gold, strict=True), 1):
        canvas.row(cell, (*(Pic("worker", 0.72),) * workers, Pic("gold", 1.1), str(price)), height=cell.height() * 0.9)
    canvas.row(
        lower, (Pic("gain", 0.7), Pic("victory_points"), str(points), " ", Pic("pyramid_track")), height=lower.height()
    )


def draw_level_prices(canvas: Canvas, rect: QRectF) -> None:
    """What a tile costs and brings on each level."""
    levels = range(1, len(LEVEL_POINTS))
    for level, line in zip(levels, cells(rect, 1, len(levels), 2), strict=True):
        canvas.box(line, "card", radius=5, opacity=0.8)
        parts = cells(line.adjusted(4, 1, -4, -1), 4, 1)
        canvas.row(parts[0], (Pic("level", 1.0), str(level)), height=line.height() * 0.84, colour="ink_muted")
        canvas.row(parts[1], (Pic("stone"), str(LEVEL_STONE[level])), height=line.height() * 0.88)
        canvas.row(parts[2], (Pic("wood"), str(LEVEL_WOOD[level])), height=line.height() * 0.88)
        canvas.row(parts[3], (Pic("victory_points"), str(LEVEL_POINTS[level])), height=line.height() * 0.88)


def _crew(canvas: Canvas, rect: QRectF, number: int, upright: bool = True) -> None:
    # So many workers as small dice.
    side = min(16.0, (rect.height() if upright else rect.width()) / number - 1)
    for one in range(number):
        along = (one - (number - 1) / 2) * (side + 1)
        centre = rect.center()
        if upright:
            centre.setY(centre.y() + along)
        else:
            centre.setX(centre.x() + along)
        canvas.picture("worker", square(centre, side))
