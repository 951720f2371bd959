"""The figures of our own ("house"), which a game may replace by the printed ones: read, checked, told apart, applied.

``data/house.toml`` holds the built-in ones. A file of the same shape, with any of its lines, replaces them; what
differs travels in the set-up of a game as (name, value as JSON), so that a record says so and plays the same anywhere.
"""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any, Final, TypeAlias

from teo_desktop.games.tekhenu.catalog import (
    BUILDINGS,
    DECREES,
    GODS,
    GOODS,
    GRANITE,
    PILLAR_TILES,
    STATUES,
    WORDS,
    Cost,
    Gain,
    cost_of,
    gain_of,
    read_data,
)
from teo_desktop.games.tekhenu.topology import DISTRICTS, STEPS, TEMPLE_SIDE

FILE_NAME: Final = "tekhenu-figures.toml"
"""What the file with corrected figures is called."""

EDGE_COLOURS: Final = ("red", "blue", "green", "yellow")
SYMBOLS: Final = ("scroll", "people", "store", "workshop", "temple", "statue")
LARGEST: Final = 9
"""No printed cost, gain or amount is larger."""
LARGEST_FILE: Final = 100_000

Overrides: TypeAlias = tuple[tuple[str, str], ...]
"""The figures that differ from the built-in ones: (name, value as JSON), by name."""


class BadFigures(ValueError):
    """A figure cannot be used. ``line`` counts from 1 (0: it stands in no file), ``figure`` is its name ("" when the
    text is no TOML), ``problem`` one of syntax, unknown, missing, impossible."""

    def __init__(self, line: int, figure: str, problem: str) -> None:
        super().__init__(f"line {line}: {figure or 'the text'}: {problem}")
        self.line = line
        self.figure = figure
        self.problem = problem


class Figures:
    """All replaceable figures of one game, ready for the rules. Shared by its copies and never changed."""

    def __init__(self, overrides: Overrides, values: Mapping[str, Any]) -> None:
        self.overrides = overrides
        self.statue_costs: tuple[Cost, ...] = tuple(
            cost_of({GOODS[GRANITE]: number}) for number in values["statue_track.granite_cost"]
        )
        bread, vp = values["building_row.bread"], values["building_row.vp"]
        self.bread_due: tuple[int, ...] = tuple(sum(bread[:gone]) for gone in range(BUILDINGS + 1))
        """By buildings gone from the row: the bread to be paid at a scoring."""
        self.row_vp: tuple[int, ...] = tuple(sum(vp[:gone]) for gone in range(BUILDINGS + 1))
        self.preprinted = tuple(GODS.index(god) for god in values["horus.preprinted"])
        self.bonus: tuple[Gain, ...] = tuple(map(gain_of, values["horus.bonus"]))
        rows = (values[f"temple.row_{row}"] for row in range(TEMPLE_SIDE))
        self.rewards: tuple[Gain, ...] = tuple(gain_of(cell) for row in rows for cell in row)
        sides = (values[f"temple_border.{side}"] for side in ("north", "east", "south", "west"))
        self.border = tuple(EDGE_COLOURS.index(colour) for side in sides for colour in side)
        self.building_costs: tuple[Cost, ...] = tuple(
            cost_of({"bread": number}) for number in values["temple_buildings.bread"]
        )
        self.building_players: tuple[int, ...] = tuple(values["temple_buildings.min_players"])
        second = [[GOODS.index(name) for name in values[f"osiris.second_row_{row}"]] for row in (3, 4)]
        none = [-1] * DISTRICTS
        self.second = tuple(map(tuple, (none, none, none, second[0], second[1], none, none)))
        """By row from 1 and district: the other resource whose production rises, -1 where there is none."""
        tiles = [values[f"pillar_tiles.{tile.id}"] for tile in PILLAR_TILES]
        self.tile_costs: tuple[Cost, ...] = tuple(cost_of(tile["cost"]) for tile in tiles)
        edges = [[EDGE_COLOURS.index(colour) for colour in tile["edges"]] for tile in tiles]
        self.edges = tuple(
            tuple(tuple(tile[(side - turn) % 4] for side in range(4)) for turn in range(4)) for tile in edges
        )
        """By tile, quarter turns clockwise and side: the colour."""
        self.turns = tuple(
            tuple(turn for turn in range(4) if turned.index(turned[turn]) == turn) for turned in self.edges
        )
        """By tile: the quarter turns that look different."""
        self.symbols = tuple(SYMBOLS.index(values[f"decrees.{decree.id}"]) for decree in DECREES)

    def __reduce__(self) -> tuple[Callable[[Overrides], Figures], tuple[Overrides]]:
        return figures_of, (self.overrides,)


@cache
def figures_of(overrides: Overrides) -> Figures:
    """The built-in figures with these in their places.

    Raises:
        BadFigures: one of them is unknown or impossible.
    """
    values = dict(BUILT_IN)
    for name, text in overrides:
        try:
            value = json.loads(text)
        except ValueError:
            raise BadFigures(0, name, "impossible") from None
        values[name] = _checked(name, value, 0)
    return Figures(overrides, values)


def read(text: str) -> Overrides:
    """The figures of a file that differ from the built-in ones.

    Raises:
        BadFigures: with the line of the first thing that is wrong; none of its figures is used then.
    """
    if len(text) > LARGEST_FILE:
        raise BadFigures(1, "", "syntax")
    try:
        tables = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError, ValueError) as error:
        found = re.search(r"line (\d+)", str(error))
        raise BadFigures(int(found[1]) if found else text.count("\n") + 1, "", "syntax") from None
    different: dict[str, str] = {}
    for table, rows in tables.items():
        if not isinstance(rows, dict):
            raise BadFigures(_line_of(text, "", table), table, "unknown")
        for key, value in rows.items():
            name = f"{table}.{key}"
            checked = _checked(name, value, _line_of(text, table, key))
            if checked != BUILT_IN[name]:
                different[name] = as_json(checked)
    return tuple(sorted(different.items()))


def as_json(value: Any) -> str:
    """A figure's value as it stands in a set-up."""
    return json.dumps(value, sort_keys=True, separators=(",", ":"))


def check(overrides: Overrides) -> None:
    """Raise ``BadFigures`` unless these are figures in their one possible form, each different from the built-in."""
    figures_of(overrides)
    for name, text in overrides:
        if text != as_json(json.loads(text)) or json.loads(text) == BUILT_IN[name]:
            raise BadFigures(0, name, "impossible")
    if tuple(sorted(dict(overrides).items())) != overrides:
        raise BadFigures(0, overrides[0][0], "impossible")


def _checked(name: str, value: Any, line: int) -> Any:
    wanted = _CHECKS.get(name)
    if wanted is None:
        raise BadFigures(line, name, "unknown")
    problem = wanted(value)
    if problem:
        raise BadFigures(line, name, problem)
    return value


def _line_of(text: str, table: str, key: str) -> int:
    # TOML tells no lines of what it has read: find the key again below its header.
    header = ""
    wanted = re.compile(rf"""\s*(?:{re.escape(table)}\s*\.\s*)?["']?{re.escape(key)}["']?\s*[=.]""")
    first = 1
    for number, line in enumerate(text.splitlines(), start=1):
        if found := re.match(r"""\s*\[\s*["']?([^\]"']+?)["']?\s*\]""", line):
            header = found[1]
            if header in (key, f"{table}.{key}"):
                return number
            if header == table:
                first = number
        elif header in (table, "") and wanted.match(line):
            return number
    return first


_Check: TypeAlias = Callable[[Any], str]


def _amount(value: Any, least: int = 0) -> str:
    return "" if type(value) is int and least <= value <= LARGEST else "impossible"


def _word(names: Sequence[str]) -> _Check:
    return lambda value: "" if isinstance(value, str) and value in names else "impossible"


def _row(count: int, one: _Check) -> _Check:
    def check_row(value: Any) -> str:
        if not isinstance(value, list) or len(value) > count:
            return "impossible"
        return next(filter(None, map(one, value)), "") or ("missing" if len(value) < count else "")

    return check_row


def _amounts_by(names: Sequence[str]) -> _Check:
    def check_table(value: Any) -> str:
        if not isinstance(value, dict) or any(word not in names for word in value):
            return "impossible"
        return next((problem for amount in value.values() if (problem := _amount(amount, 1))), "")

    return check_table


def _gods(value: Any) -> str:
    return _row(6, _word(GODS))(value) or ("" if len(set(value)) == len(GODS) else "impossible")


def _pillar_tile(value: Any) -> str:
    if not isinstance(value, dict) or set(value) - {"cost", "edges"}:
        return "impossible"
    if set(value) != {"cost", "edges"}:
        return "missing"
    return _amounts_by(GOODS[:5])(value["cost"]) or _row(len(STEPS), _word(EDGE_COLOURS))(value["edges"])


_REWARD = _amounts_by(WORDS)
_CHECKS: Final[dict[str, _Check]] = {
    "statue_track.granite_cost": _row(STATUES, _amount),
    "building_row.bread": _row(BUILDINGS, _amount),
    "building_row.vp": _row(BUILDINGS, _amount),
    "horus.preprinted": _gods,
    "horus.bonus": _row(len(GODS), _REWARD),
    **{f"temple.row_{row}": _row(TEMPLE_SIDE, _REWARD) for row in range(TEMPLE_SIDE)},
    **{f"temple_border.{side}": _row(TEMPLE_SIDE, _word(EDGE_COLOURS)) for side in ("north", "east", "south", "west")},
    "temple_buildings.bread": _row(2 * TEMPLE_SIDE, _amount),
    "temple_buildings.min_players": _row(
        2 * TEMPLE_SIDE, lambda value: "" if type(value) is int and 2 <= value <= 4 else "impossible"
    ),
    **{f"osiris.second_row_{row}": _row(DISTRICTS, _word(GOODS[:DISTRICTS])) for row in (3, 4)},
    **{f"pillar_tiles.{tile.id}": _pillar_tile for tile in PILLAR_TILES},
    **{f"decrees.{decree.id}": _word(SYMBOLS) for decree in DECREES},
}
"""By figure: what is wrong with a value, "" when nothing is."""

BUILT_IN: Final[Mapping[str, Any]] = {
    f"{table}.{key}": value for table, rows in tomllib.loads(read_data("house")).items() for key, value in rows.items()
}
if set(BUILT_IN) != set(_CHECKS) or any(_CHECKS[name](value) for name, value in BUILT_IN.items()):
    raise ValueError("house.toml does not hold the figures that it should")
