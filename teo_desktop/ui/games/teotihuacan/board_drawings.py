"""How the tables, rows and prices of the action boards are drawn, out of the rows of the catalog."""

from __future__ import annotations

from PySide6.QtCore import QRectF

from teo_desktop.games.teotihuacan.catalog import LEVEL_POINTS, LEVEL_STONE, LEVEL_WOOD, POWER_COLUMN, Gain
from teo_desktop.ui.games.teotihuacan import tiles
from teo_desktop.ui.scene.canvas import Canvas, Pic, Token
from teo_desktop.ui.scene.layout import cells, square


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
    canvas: Canvas, rect: QRectF, points: tuple[int, ...], empty: tuple[int, int], workers: int, heading: float
) -> None:
    """A row of the Nobles board: how many workers it takes, buildings, the points still to be had on its empty spaces
    (the first one and the one after the last), and the buildings behind them."""
    _crew(canvas, QRectF(rect.left() + 2, rect.top(), heading - 8, rect.height()), workers, upright=False)
    row = rect.adjusted(heading, 0, 0, 0)
    for number, cell in enumerate(cells(row, len(points), 1, 4)):
        is_empty = empty[0] <= number < empty[1]
        canvas.box(cell, "card" if is_empty else "card_edge", "card_edge", 6, 1.4)
        if not is_empty:
            canvas.picture("building", square(cell.center(), min(cell.width(), cell.height()) - 6))
            continue
        canvas.text(cell, str(points[number]), 24, "ink" if number == empty[0] else "ink_muted", "bold")
        if number == empty[0]:
            canvas.box(cell.adjusted(2, 2, -2, -2), edge="ink_muted", radius=5, width=1.6)


def draw_exchange(canvas: Canvas, rect: QRectF, paid: tuple[Token, ...], gained: tuple[Token, ...]) -> None:
    """What is paid, and what comes of it."""
    canvas.row(rect, (*paid, Pic("gain", 0.7), *gained), height=min(28.0, rect.height()))


def draw_decoration_price(canvas: Canvas, rect: QRectF, gold: tuple[int, ...], points: int) -> None:
    """Gold by workers, and what a decoration brings."""
    upper, lower = cells(rect, 1, 2, 2)
    crews = range(1, len(gold) + 1)
    unit = upper.width() / sum(3 + crew for crew in crews)
    left = upper.left()
    for crew, price in zip(crews, gold, strict=True):
        cell = QRectF(left, upper.top() + 1, unit * (3 + crew) - 3, upper.height() - 2)
        canvas.box(cell, "card", radius=6, opacity=0.75)
        canvas.row(cell.adjusted(3, 0, -3, 0), (*(Pic("worker", 0.62),) * crew, Pic("gold"), str(price)), height=21)
        left = cell.right() + 3
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
