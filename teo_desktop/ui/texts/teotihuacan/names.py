"""What things are called: boards, goods, temples, sides, workers, icons, steps."""

from __future__ import annotations

from teo_desktop.games.teotihuacan.catalog import (
    ALCHEMY,
    BLUE,
    CACAO,
    COLOURED,
    CONSTRUCTION,
    DECORATIONS,
    FOREST,
    GENERIC,
    GOLD,
    GOLD_DEPOSITS,
    GREEN,
    NOBLES,
    PALACE,
    RED,
    SPACE_BOARDS,
    STONE,
    STONE_QUARRY,
    WOOD,
)
from teo_desktop.games.teotihuacan.topology import CELLS
from teo_desktop.ui.texts.counted import Counted
from teo_desktop.ui.texts.format import QT_TRANSLATE_NOOP, fill, translate

BOARDS = {
    PALACE: QT_TRANSLATE_NOOP("teo.board", "Palace"),
    FOREST: QT_TRANSLATE_NOOP("teo.board", "Forest"),
    STONE_QUARRY: QT_TRANSLATE_NOOP("teo.board", "Stone Quarry"),
    GOLD_DEPOSITS: QT_TRANSLATE_NOOP("teo.board", "Gold Deposits"),
    ALCHEMY: QT_TRANSLATE_NOOP("teo.board", "Alchemy"),
    NOBLES: QT_TRANSLATE_NOOP("teo.board", "Nobles"),
    DECORATIONS: QT_TRANSLATE_NOOP("teo.board", "Decorations"),
    CONSTRUCTION: QT_TRANSLATE_NOOP("teo.board", "Construction"),
}
GOODS = {
    CACAO: QT_TRANSLATE_NOOP("teo.good", "Cacao"),
    WOOD: QT_TRANSLATE_NOOP("teo.good", "Wood"),
    STONE: QT_TRANSLATE_NOOP("teo.good", "Stone"),
    GOLD: QT_TRANSLATE_NOOP("teo.good", "Gold"),
}
AMOUNTS = {
    CACAO: QT_TRANSLATE_NOOP("teo.good", "{amount} cacao"),
    WOOD: QT_TRANSLATE_NOOP("teo.good", "{amount} wood"),
    STONE: QT_TRANSLATE_NOOP("teo.good", "{amount} stone"),
    GOLD: QT_TRANSLATE_NOOP("teo.good", "{amount} gold"),
}
TEMPLES = {
    BLUE: QT_TRANSLATE_NOOP("teo.temple", "Blue temple"),
    RED: QT_TRANSLATE_NOOP("teo.temple", "Red temple"),
    GREEN: QT_TRANSLATE_NOOP("teo.temple", "Green temple"),
}
SIDES = {
    0: QT_TRANSLATE_NOOP("teo.side", "Top side"),
    1: QT_TRANSLATE_NOOP("teo.side", "Right side"),
    2: QT_TRANSLATE_NOOP("teo.side", "Bottom side"),
    3: QT_TRANSLATE_NOOP("teo.side", "Left side"),
}
ROTATIONS = {
    0: QT_TRANSLATE_NOOP("teo.rotation", "not turned"),
    1: QT_TRANSLATE_NOOP("teo.rotation", "a quarter turn right"),
    2: QT_TRANSLATE_NOOP("teo.rotation", "half a turn"),
    3: QT_TRANSLATE_NOOP("teo.rotation", "a quarter turn left"),
}
ICONS = {
    GENERIC: QT_TRANSLATE_NOOP("teo.icon", "neutral"),
    BLUE + 1: QT_TRANSLATE_NOOP("teo.icon", "pale blue"),
    RED + 1: QT_TRANSLATE_NOOP("teo.icon", "pale red"),
    GREEN + 1: QT_TRANSLATE_NOOP("teo.icon", "pale green"),
    BLUE + 1 + COLOURED: QT_TRANSLATE_NOOP("teo.icon", "blue"),
    RED + 1 + COLOURED: QT_TRANSLATE_NOOP("teo.icon", "red"),
    GREEN + 1 + COLOURED: QT_TRANSLATE_NOOP("teo.icon", "green"),
}
"""By icon code; the coloured ones bring a step on their temple."""
ROWS = {
    0: QT_TRANSLATE_NOOP("teo.row", "Top row"),
    1: QT_TRANSLATE_NOOP("teo.row", "Middle row"),
    2: QT_TRANSLATE_NOOP("teo.row", "Bottom row"),
}


def board_name(board: int) -> str:
    """An action board by its number: "Forest"."""
    return translate("teo.board", BOARDS[board])


def board_label(board: int) -> str:
    """An action board with its number, as the rulebook writes it: "Forest (2)"."""
    return fill(translate("teo.board", "{board} ({number})"), board=board_name(board), number=board)


def space_name(space: int) -> str:
    """A worship space: its board, in the Palace the royal tile's letter."""
    board = SPACE_BOARDS[space]
    if board == PALACE:
        return fill(
            translate("teo.board", "{board}, royal tile {letter}"), board=board_name(PALACE), letter="ABC"[space]
        )
    return board_name(board)


def good_name(good: int) -> str:
    """Cacao, wood, stone or gold, as a heading."""
    return translate("teo.good", GOODS[good])


def goods_text(good: int, amount: int) -> str:
    """So much of a good: "4 cacao"."""
    return fill(translate("teo.good", AMOUNTS[good]), amount=amount)


def points_text(points: int) -> str:
    """So many victory points: "4 points"."""
    return Counted().points(points)


def temple_name(temple: int) -> str:
    """ "Blue temple" """
    return translate("teo.temple", TEMPLES[temple])


def side_name(side: int) -> str:
    """A side of the pyramid as it lies on the table: "Top side"."""
    return translate("teo.side", SIDES[side])


def row_name(row: int) -> str:
    """A row of the Nobles or of the Alchemy board, from 0 at the top."""
    return translate("teo.row", ROWS[row])


def icon_name(icon: int) -> str:
    """An icon of a pyramid or decoration tile by its code."""
    return translate("teo.icon", ICONS[icon])


def rotation_text(rotation: int) -> str:
    """Quarter turns clockwise in words."""
    return translate("teo.rotation", ROTATIONS[rotation])


def place_text(spot: int) -> str:
    """A place of the pyramid: "level 2, row 1, column 3", each counted from 1 at the top left."""
    level, row, column = CELLS[spot]
    return fill(
        translate("teo.place", "Level {level}, row {row}, column {column}"),
        level=level,
        row=row + 1,
        column=column + 1,
    )


def stair_text(side: int, step: int) -> str:
    """A step of a side's stairs, from 1 at the bottom: "Top side, step 2"."""
    return fill(translate("teo.place", "{side}, step {step}"), side=side_name(side), step=step)


def worker_name(worker: int) -> str:
    """One of a player's workers, from 0: "Worker 1"."""
    return fill(translate("teo.worker", "Worker {number}"), number=worker + 1)


def worker_text(worker: int, power: int) -> str:
    """A worker and what it can do: "Worker 1 (power 3)"."""
    return fill(translate("teo.worker", "{worker} (power {power})"), worker=worker_name(worker), power=power)
