"""What the help shows of the game: tiles drawn from their rows, and parts of a table on which a game is going on."""

from __future__ import annotations

import random
from collections.abc import Callable

from PySide6.QtCore import QLocale, QRectF

from teo_desktop.games.teotihuacan import Setup, new_game
from teo_desktop.games.teotihuacan.catalog import (
    BONUSES,
    DECORATION_TILES,
    DISCOVERIES,
    PYRAMID_TILES,
    ROYALS,
    STARTING,
    TECHNOLOGIES,
)
from teo_desktop.games.teotihuacan.state import Game
from teo_desktop.games.teotihuacan.teotibot_catalog import ACTION_TILES
from teo_desktop.games.teotihuacan.teotibot_levels import LEVELS, USUAL_LEVEL
from teo_desktop.kernel.agenda import advance, submit
from teo_desktop.ui.adapter import SeatLook
from teo_desktop.ui.games.teotihuacan import bot_panel, tiles, tray
from teo_desktop.ui.games.teotihuacan.compendium import matching
from teo_desktop.ui.games.teotihuacan.drawing import draw_die
from teo_desktop.ui.games.teotihuacan.icons import draw_decoration, draw_tile
from teo_desktop.ui.games.teotihuacan.table import TeotihuacanTable
from teo_desktop.ui.scene.canvas import Canvas
from teo_desktop.ui.scene.theme import Theme
from teo_desktop.ui.telling import Portrait

SEED, ANSWERS = 11, 90
"""The game on the table: its number, and after how many answers of chance it is shown."""
PLAYERS = 3


class Drawings:
    """Makes the portraits; keeps a table for each theme and language in which one was wanted."""

    def __init__(self) -> None:
        self._tables: dict[tuple[str, str], TeotihuacanTable] = {}

    def drawing(self, name: str, theme: Theme) -> Portrait | None:
        """A portrait by its name: ``technology/5``, ``table/pyramid``; None when there is none."""
        kind, _, of = name.partition("/")
        if kind == "table":
            return self._part(of, theme)
        if kind == "teotibot":
            return _teotibot(theme)
        if kind == "example":
            return matching.portrait() if of == "match" else None
        make = _KINDS.get(kind)
        return make(of) if make is not None else None

    def _part(self, area: str, theme: Theme) -> Portrait | None:
        table = self._table(theme)
        if area == "all":
            return _of_scene(table, table.sceneRect())
        found = table.areas().get(area)
        return _of_scene(table, found[1].adjusted(-4, -4, 4, 6)) if found is not None else None

    def _table(self, theme: Theme) -> TeotihuacanTable:
        key = (theme.name, QLocale().name())
        if key not in self._tables:
            looks = [SeatLook("", colour) for colour in theme.player_colours[:PLAYERS]]
            self._tables[key] = TeotihuacanTable(theme, looks)
            self._tables[key].populate(example())
        return self._tables[key]


def example() -> Game:
    """A game in the middle of which chance has answered everything."""
    game = new_game(Setup(PLAYERS, first_game=True), SEED)
    chance = random.Random(SEED)
    decision = advance(game)
    for _ in range(ANSWERS):
        assert decision is not None
        decision = submit(game, decision, chance.choice(decision.options))
    return game


def _of_scene(table: TeotihuacanTable, rect: QRectF) -> Portrait:
    def draw(canvas: Canvas, target: QRectF) -> None:
        table.render(canvas.painter, target, rect)

    return Portrait(rect.width(), rect.height(), draw)


def _teotibot(theme: Theme) -> Portrait:
    game = new_game(Setup(2, solo=LEVELS[USUAL_LEVEL]), SEED)
    view = bot_panel.bot_view(game, (), theme.player_colours[:2])
    assert view is not None
    pieces = view.pieces

    def draw(canvas: Canvas, rect: QRectF) -> None:
        for piece in pieces:
            piece.draw(canvas, piece.rect.translated(rect.topLeft()), *piece.content)

    return Portrait(view.size.width(), view.size.height(), draw)


def _find(ids: list[str], make: Callable[[int], Portrait]) -> Callable[[str], Portrait | None]:
    return lambda of: make(ids.index(of)) if of in ids else None


def _plain(number: int, make: Callable[[int], Portrait]) -> Callable[[str], Portrait | None]:
    return _find([str(one) for one in range(number)], make)


def _draw_technology(canvas: Canvas, rect: QRectF, technology: int) -> None:
    # Nobody owns it here: the place for their markers is cut off.
    canvas.painter.setClipRect(rect)
    tiles.draw_technology(canvas, rect.adjusted(1, 1, -1, -1), technology, -1, ())


def _draw_royal(canvas: Canvas, rect: QRectF, royal: int) -> None:
    canvas.box(rect, "card", "board_edge", 6, 1.6)
    tiles.draw_royal(canvas, rect.adjusted(6, 4, -6, -4), royal)


def _draw_starting(canvas: Canvas, rect: QRectF, tile: int) -> None:
    tray.draw_starting(canvas, rect, tile, False)
    for place, (word, amount) in zip(tiles.benefit_places(rect, tile), STARTING[tile].gain, strict=True):
        tiles.draw_benefit(canvas, place, word, amount)


def _decoration(tile: int) -> Portrait:
    return Portrait(62, 124, draw_decoration, (DECORATION_TILES[tile], 1))


_KINDS: dict[str, Callable[[str], Portrait | None]] = {
    "technology": _find(
        [str(row.number) for row in TECHNOLOGIES], lambda index: Portrait(88, 66, _draw_technology, (index,))
    ),
    "royal": _find([str(row.number) for row in ROYALS], lambda index: Portrait(134, 66, _draw_royal, (index,))),
    "discovery": _find([row.id for row in DISCOVERIES], lambda kind: Portrait(76, 76, tiles.draw_discovery, (kind,))),
    "bonus": _find([row.id for row in BONUSES], lambda bonus: Portrait(108, 50, tiles.draw_bonus, (bonus,))),
    "starting": _find([row.id for row in STARTING], lambda tile: Portrait(130, 150, _draw_starting, (tile,))),
    "decoration": _plain(len(DECORATION_TILES), _decoration),
    "pyramid-tile": _plain(len(PYRAMID_TILES), lambda tile: Portrait(110, 110, draw_tile, (tile, 0))),
    "action-tile": _find(
        [row.id for row in ACTION_TILES],
        lambda tile: Portrait(
            92, 74, bot_panel.draw_action_tile, (bot_panel.PICTURES[ACTION_TILES[tile].id], "", "", False, False)
        ),
    ),
    "worker": _plain(6, lambda power: Portrait(46, 46, draw_die, ("blue", power))),
}
"""By the first part of the name; the second one is the id of the row."""
