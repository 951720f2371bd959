"""The Teotibot's figures, read once from ``data/teotibot.toml``; an unknown word there is an error at import.

Action tiles are numbered in the order of the data file. Places of their pyramid count from 0 at the top, then the
middle and the bottom row from the left; ``RESERVE`` is the place beside it.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from importlib.resources import files
from typing import Any, Final, NamedTuple

from teo_desktop.games.teotihuacan.catalog import BOARD_SPACES, GOODS, TEMPLES


class ActionTile(NamedTuple):
    """An action tile: the boards that it tries in this order; none where it goes by other rules."""

    id: str
    boards: tuple[int, ...]


class Action(NamedTuple):
    """What the bot does on a board: a flat price by good, goods that it gains, points of its own."""

    price: tuple[int, int, int, int]
    gain: tuple[tuple[int, int], ...]
    points: int


class Lever(NamedTuple):
    """Something that makes the bot weaker or stronger, and its range."""

    least: int
    most: int
    step: int


_data: Final[dict[str, Any]] = tomllib.loads((files(__package__) / "data" / "teotibot.toml").read_text("utf-8"))
_turn: Final[dict[str, Any]] = _data["turn"]


def _by_good(row: Mapping[str, int]) -> tuple[int, int, int, int]:
    if set(row) - set(GOODS):
        raise ValueError(f"no good is called {sorted(set(row) - set(GOODS))}")
    cacao, wood, stone, gold = (row.get(good, 0) for good in GOODS)
    return cacao, wood, stone, gold


def _action(row: Mapping[str, Any]) -> Action:
    gain = tuple((GOODS.index(good), amount) for good, amount in row.get("gain", {}).items())
    return Action(_by_good(row.get("price", {})), gain, row.get("points", 0))


# -- action tiles and direction tiles --------------------------------------------------------------------------------
ACTION_TILES: Final = tuple(ActionTile(name, tuple(row["boards"])) for name, row in _data["tiles"].items())
ALCHEMY_TILE, CONSTRUCTION_TILE, DECORATIONS_TILE, NOBLES_TILE, MASK_TILE, MASTERY_TILE, WORSHIP_TILE = (
    next(tile for tile, row in enumerate(ACTION_TILES) if row.id == name)
    for name in ("alchemy", "construction", "decorations", "nobles", "mask_collection", "mastery", "worship")
)
RESERVE: Final = len(ACTION_TILES) - 1
LEFT, RIGHT = range(2)
ARROWS: Final = ("left", "right")
FILLED_FROM: Final = tuple(
    {int(gap) - 1: below - 1 for gap, below in _data["pyramid"]["filled_from"][arrow].items()} for arrow in ARROWS
)
"""By arrow: the place whose tile moves up into a gap; a gap in the bottom row takes the reserve."""
PLACE_OF_ROLL: Final = {int(total): place - 1 for total, place in _data["pyramid"]["rolls"].items()}
ROLL_ODDS: Final = {total: 6 - abs(7 - total) for total in PLACE_OF_ROLL}
"""By sum of two dice: how many of 36 rolls."""

# -- start -----------------------------------------------------------------------------------------------------------
START_WORKERS: Final[tuple[tuple[str, int], ...]] = tuple(_data["start"]["workers"].items())
"""The lever that says a worker's power, and its board, for worker 0, 1, 2."""
WORSHIPPER: Final = len(START_WORKERS)
"""The worker that stays on worship spaces."""
(WORSHIPPER_SPACE,) = BOARD_SPACES[_data["start"]["worshipper"]["board"]]
WORSHIPPER_POWER: Final[int] = _data["start"]["worshipper"]["power"]
START_TEMPLE_STEP: Final[int] = _data["start"]["temple_step"]
START_AVENUE: Final[int] = _data["start"]["avenue"]
START_TECHNOLOGY: Final[int] = _data["start"]["technology"] - 1
"""A place of the Alchemy board."""

# -- the turn --------------------------------------------------------------------------------------------------------
ACTIONS: Final = {int(board): _action(row) for board, row in _data["actions"].items()}
FALLBACK_CACAO: Final[int] = _turn["fallback_cacao"]
FAILED_ALCHEMY_POWER_UPS: Final[int] = _turn["failed_alchemy_power_ups"]
EXCHANGED_CACAO: Final[int] = _turn["exchanged_cacao"]
BOT_ASCENSION_POINTS: Final[int] = _turn["ascension_points"]
ADVANCE: Final[tuple[int, ...]] = tuple(_turn["advance"])
"""How many boards a worker of this power advances."""
MASK_BOARDS: Final[tuple[int, ...]] = tuple(_turn["mask_boards"])
WORSHIP_SPACES: Final[tuple[int, ...]] = tuple(BOARD_SPACES[board][0] for board in _turn["worship_boards"])
MORE_STEPS_ON_DECORATIONS: Final[int] = _turn["more_steps_on_decorations"]
ANY_TEMPLE_ORDER: Final = tuple(TEMPLES.index(name) for name in _turn["any_temple"])
ANY_RESOURCE_ORDER: Final = tuple(GOODS.index(name) for name in _turn["any_resource"])

# -- the end, and how strong the bot is ------------------------------------------------------------------------------
POINTS_PER_RESOURCE: Final[int] = _data["end"]["resource"]
POINTS_PER_CACAO: Final[int] = _data["end"]["cacao"]
LEVERS: Final = {name: Lever(row["least"], row["most"], row["step"]) for name, row in _data["levers"].items()}
LEVEL_ROWS: Final[dict[str, dict[str, int]]] = _data["levels"]
