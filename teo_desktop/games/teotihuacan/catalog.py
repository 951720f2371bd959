"""Every component as data, read once from ``data/`` into frozen rows; an unknown word there is an error at import.

Kinds of tiles are numbered in the order of the data files; the rules and saves carry these numbers as ids of their own
row (``DISCOVERIES[kind].id`` is the name).
"""

from __future__ import annotations

import tomllib
from collections.abc import Collection, Mapping
from importlib.resources import files
from typing import Any, Final, NamedTuple

CACAO, WOOD, STONE, GOLD = range(4)
GOODS: Final = ("cacao", "wood", "stone", "gold")
RESOURCES: Final = (WOOD, STONE, GOLD)

BLUE, RED, GREEN = range(3)
TEMPLES: Final = ("blue", "red", "green")

PALACE, FOREST, STONE_QUARRY, GOLD_DEPOSITS, ALCHEMY, NOBLES, DECORATIONS, CONSTRUCTION = range(1, 9)

GENERIC: Final = 0
"""Icon codes: 0 generic, 1 to 3 the temples in their order; COLOURED is added where the icon is printed in colour."""
COLOURED: Final = 4
ICON_KIND: Final = 3

BENEFITS: Final = frozenset(
    {
        *GOODS,
        *("points", "any_resource", "same_resource", "avenue", "temple_any", "temple_blue", "temple_red"),
        *("temple_green", "power_up", "discovery_draw", "technology_lowest", "technology_number"),
        # Only on tiles of the variant with all tiles:
        *("track", "worship", "fourth_worker", "ascension_reward", "different_temples", "technology_highest"),
    }
)
"""The words of the data files for what one may gain."""
MOMENTS: Final = ("none", "turn", "move", "payment", "crew")
ROYAL_COUNTS: Final = ("technologies", "track", "avenue")
BONUS_COUNTS: Final = ("best_mask_set", "technologies", "one", "avenue", "bonus_tiles", "discovery_tiles", "workers")
"""The words for when a discovery tile is used, and for what royal tiles and temple bonuses count."""

Gain = tuple[tuple[str, int], ...]


class Discovery(NamedTuple):
    """A kind of discovery tile. ``price`` by good; ``moment``: turn, move, payment, crew or none (a mask)."""

    id: str
    copies: int
    price: tuple[int, int, int, int]
    moment: str
    gain: Gain
    may_bring_goods: bool


class Technology(NamedTuple):
    """A technology: its printed number, price in gold, and what it brings after the main action of some boards."""

    number: int
    gold: int
    after: tuple[int, ...]
    gain: Gain


class Royal(NamedTuple):
    """A royal tile. ``limit``: the worker's power plus ``limit_plus``; ``kind``: score, trade, once or build."""

    number: int
    category: str
    kind: str
    limit_plus: int
    counts: str
    each: int
    pay_cacao: int
    pay_resource: int
    gain: Gain


class Bonus(NamedTuple):
    """A temple bonus tile: ``each`` points for each of what it ``counts``."""

    id: str
    counts: str
    each: int
    low_power: int
    high_power: int


class Starting(NamedTuple):
    """A starting tile: the boards for starting workers in printed order, and what it gives."""

    id: str
    boards: tuple[int, int]
    gain: Gain


def _read(name: str) -> dict[str, Any]:
    return tomllib.loads((files(__package__) / "data" / f"{name}.toml").read_text(encoding="utf-8"))


def _known(word: str, words: Collection[str]) -> str:
    if word not in words:
        raise ValueError(f"nothing is called {word!r}")
    return word


def _gain(row: Mapping[str, int]) -> Gain:
    return tuple((_known(word, BENEFITS), amount) for word, amount in row.items())


def _price(row: Mapping[str, int]) -> tuple[int, int, int, int]:
    if set(row) - set(GOODS):
        raise ValueError(f"no price is paid in {sorted(set(row) - set(GOODS))}")
    cacao, wood, stone, gold = (row.get(good, 0) for good in GOODS)
    return cacao, wood, stone, gold


def _icon(letter: str) -> int:
    kind = "-brg".index(letter.lower())
    return kind + COLOURED if letter.isupper() else kind


def _discovery(name: str, row: Mapping[str, Any]) -> Discovery:
    gain = _gain(row.get("gain", {}))
    brings = any(word not in ("points",) for word, _ in gain)
    return Discovery(name, row["copies"], _price(row["price"]), _known(row["moment"], MOMENTS), gain, brings)


def _royal(number: str, row: Mapping[str, Any]) -> Royal:
    kind = next(kind for kind in ("score", "trade", "once", "build") if kind in row)
    rule = row[kind]
    pay = rule.get("pay", {})
    gain = rule.get("gain", {})
    gained = _gain({gain: 1} if isinstance(gain, str) else gain)
    counts = _known(rule["counts"], ROYAL_COUNTS) if kind == "score" else ""
    return Royal(
        int(number),
        row["category"],
        kind,
        row["limit"],
        counts,
        rule.get("each", 0),
        pay.get("cacao", 0),
        pay.get("any_resource", 0),
        gained,
    )


def _bonus(name: str, row: Mapping[str, Any]) -> Bonus:
    counts = _known(row["counts"], BONUS_COUNTS)
    return Bonus(name, counts, row.get("each", 0), row.get("low_power", 0), row.get("high_power", 0))


_boards = _read("boards")
_tracks = _read("tracks")
_pyramid = _read("pyramid")
_tiles = _read("tiles")
_setup = _read("setup")
_more = _read("all_tiles")

# -- action boards ---------------------------------------------------------------------------------------------------
PRINTED_RING: Final[tuple[int, ...]] = tuple(_boards["ring"]["printed"])
SHUFFLED_PLACES: Final[tuple[int, ...]] = tuple(_boards["ring"]["shuffled_places"])
STEPS: Final[tuple[int, ...]] = tuple(_boards["ring"]["steps"])
SPACE_BOARDS: Final = (1, 1, 1, 2, 3, 4, 7)
"""Worship spaces: 0 to 2 the royal tiles A, B, C, then Forest, Stone Quarry, Gold Deposits, Decorations."""
BOARD_SPACES: Final = {1: (0, 1, 2), 2: (3,), 3: (4,), 4: (5,), 7: (6,)}
SPACE_TEMPLES: Final = {3: RED, 4: GREEN, 5: BLUE}
"""Worship spaces with a temple of their own; Decorations (6) lets the player choose."""
BOARD_NAMES: Final = ("", *(_boards["names"][str(board)] for board in range(1, 9)))

COLLECT_BASE: Final[int] = _boards["costs"]["collect"]
BOTH_COST: Final[int] = _boards["costs"]["both"]
PUSH_OUT_COST: Final[int] = _boards["costs"]["push_out"]
UNLOCK_COST: Final[int] = _boards["costs"]["unlock_all"]
CREW_LIMIT: Final[int] = _boards["costs"]["crew_limit"]

GATHERING: Final[dict[int, tuple[tuple[Gain, ...], ...]]] = {
    int(board): tuple(tuple(_gain(cell) for cell in row) for row in table["rows"])
    for board, table in _boards["gathering"].items()
}
"""By board, workers counted - 1, and column: what the main action brings."""
BOARD_RESOURCE: Final = {int(board): GOODS.index(table["resource"]) for board, table in _boards["gathering"].items()}
POWER_COLUMN: Final = (0, 0, 1, 1, 2, 2)
"""The column of a gathering table by lowest power."""
POWER_UPS: Final = ((), (0, 0, 0), *(tuple(_boards["power_ups"][str(board)]) for board in range(2, 9)))
"""By board and workers counted - 1."""

ALCHEMY_TEMPLES: Final = tuple(TEMPLES.index(name) for name in _boards["alchemy"]["column_temples"])
BOTTOM_ROW_WORKERS: Final[int] = _boards["alchemy"]["bottom_row_workers"]
BOTTOM_ROW_POWER: Final[int] = _boards["alchemy"]["bottom_row_power"]
EARLIER_OWNER_POINTS: Final[int] = _boards["alchemy"]["earlier_owner_points"]

NOBLES_WOOD: Final[int] = _boards["nobles"]["wood"]
NOBLES_ROWS: Final = tuple(tuple(row) for row in _boards["nobles"]["rows"])
BUILDINGS: Final[int] = _boards["nobles"]["buildings"]
AVENUE_VALUES: Final[tuple[int, ...]] = tuple(_boards["nobles"]["avenue_values"])

DECORATION_GOLD: Final[tuple[int, ...]] = tuple(_boards["decorations"]["gold"])
DECORATION_OFFER: Final[int] = _boards["decorations"]["offer"]
DECORATION_POINTS: Final[int] = _boards["decorations"]["points"]

PYRAMID_OFFER: Final[int] = _boards["construction"]["offer"]
LEVEL_STONE: Final = (0, *_boards["construction"]["stone"])
LEVEL_WOOD: Final = (0, *_boards["construction"]["wood"])
LEVEL_POINTS: Final = (0, *_boards["construction"]["points"])
MATCH_POINTS: Final[int] = _boards["match"]["points"]

ASCENSION_POINTS: Final[int] = _boards["ascension"]["points"]
ASCENSION_CACAO: Final[int] = _boards["ascension"]["cacao"]
TWO_TEMPLES_CACAO: Final[int] = _boards["ascension"]["two_temples_cacao"]
FOURTH_WORKER_POWER: Final[int] = _boards["ascension"]["fourth_worker_power"]
FOURTH_WORKER_CACAO: Final[int] = _boards["ascension"]["fourth_worker_cacao"]

# -- tracks ----------------------------------------------------------------------------------------------------------
TEMPLE_REWARDS: Final = tuple(
    (("none", 0), *((kind, amount) for kind, amount in row["rewards"]), ("none", 0), ("points", row["top"]))
    for row in (_tracks["temples"][name] for name in TEMPLES)
)
"""By temple and step 0 to 11: (word, amount)."""
BONUS_STEP: Final = 10
TOP_STEP: Final = 11

AVENUE_LAST: Final[int] = _tracks["avenue"]["last"]
TRACK_LAST: Final[int] = _tracks["pyramid_track"]["last"]
CALENDAR_SPACES: Final[int] = _tracks["calendar"]["spaces"]
DARK: Final = tuple(tuple(row) for row in _tracks["calendar"]["dark"])
"""By players - 2 and eclipses scored."""
ECLIPSES: Final[int] = _tracks["eclipse"]["count"]
LEADER_POINTS: Final[int] = _tracks["eclipse"]["leader_points"]
TRACK_POINTS: Final[tuple[int, ...]] = tuple(_tracks["eclipse"]["track_points"])
SALARY: Final[tuple[int, ...]] = tuple(_tracks["eclipse"]["salary"])
UNPAID_POINTS: Final[int] = _tracks["eclipse"]["unpaid_points"]
MASK_SET_POINTS: Final[tuple[int, ...]] = tuple(_tracks["eclipse"]["mask_sets"])

# Where discovery tiles lie: beside five boards, on three spaces of the Avenue, on the major steps of the temples.
BOARD_SITES: Final = {PALACE: 0, FOREST: 1, STONE_QUARRY: 2, GOLD_DEPOSITS: 3, DECORATIONS: 4}
AVENUE_SITES: Final = {int(step): 5 + i for i, step in enumerate(_tracks["avenue"]["discovery"])}
AVENUE_TILES: Final = tuple(_tracks["avenue"]["discovery"].values())
_majors = [
    (temple, int(step), tuple(counts))
    for temple, name in enumerate(TEMPLES)
    for step, counts in _tracks["temples"][name]["major"].items()
]
TEMPLE_SITES: Final = {(temple, step): 5 + len(AVENUE_SITES) + i for i, (temple, step, _) in enumerate(_majors)}
TEMPLE_TILES: Final = tuple(counts for _, _, counts in _majors)
"""By major step, and by players - 2."""
SITES: Final = len(BOARD_SITES) + len(AVENUE_SITES) + len(TEMPLE_SITES)

# -- tiles -----------------------------------------------------------------------------------------------------------
DISCOVERIES: Final = tuple(_discovery(name, row) for name, row in _tiles["discovery"].items())
DISCOVERY_KINDS: Final = {tile.id: kind for kind, tile in enumerate(DISCOVERIES)}
MASKS: Final = sum(tile.moment == "none" for tile in DISCOVERIES)
"""The first kinds of discovery tiles are the masks."""
DOUBLE_MOVE, TELEPORT = DISCOVERY_KINDS["double_move"], DISCOVERY_KINDS["teleport"]
IGNORE_CACAO, EXTRA_WORKER = DISCOVERY_KINDS["ignore_cacao"], DISCOVERY_KINDS["extra_worker"]

TECHNOLOGIES: Final = tuple(
    Technology(int(number), row["gold"], tuple(row.get("after", ())), _gain(row.get("gain", {})))
    for number, row in (*_tiles["technologies"].items(), *_more["technologies"].items())
)
BASE_TECHNOLOGIES: Final = len(_tiles["technologies"])
"""The technologies that come after so many are only in play with all tiles."""
TECHNOLOGY_OF_NUMBER: Final = {row.number: index for index, row in enumerate(TECHNOLOGIES)}
PALACE_CACAO = 1 << TECHNOLOGY_OF_NUMBER[1]
"""Technologies that the rules ask for by name, as bits of a player's technologies."""
BOUGHT_POWER_UP = 1 << TECHNOLOGY_OF_NUMBER[13]
BUILDERS = 1 << TECHNOLOGY_OF_NUMBER[15]
# With all tiles only:
EXCHANGE, COLLECTORS, UNLOCK_POINTS, MASK_POINTS, AFTER_SALARY, UNLOCK_TEMPLE, ARROW_FREE, STEP_BACK = (
    1 << TECHNOLOGY_OF_NUMBER[number] for number in (0, 2, 6, 8, 10, 14, 16, 20)
)
EXCHANGED_AT_MOST: Final[int] = _more["technologies"]["0"]["passing_palace"]["exchange"]
COLLECTORS_CACAO: Final[int] = _more["technologies"]["2"]["collecting"]["cacao"]
POINTS_FOR_UNLOCKING: Final[int] = _more["technologies"]["6"]["unlocked"]["points"]
POINTS_FOR_MASK: Final[int] = _more["technologies"]["8"]["claiming_mask"]["points"]
POINTS_AFTER_SALARY: Final[int] = _more["technologies"]["10"]["after_salary"]["points"]

ROYALS: Final = tuple(_royal(number, row) for number, row in (*_tiles["royal"].items(), *_more["royal"].items()))
BASE_ROYALS: Final = len(_tiles["royal"])
ROYAL_BUILDS: Final = (_more["royal"]["0"]["build"]["tiles"], _more["royal"]["0"]["build"]["tiles_of_high_power"])
"""Pyramid tiles that royal tile 0 allows with low and with high power."""
BONUSES: Final = tuple(_bonus(name, row) for name, row in _tiles["bonus"].items())

# -- pyramid ---------------------------------------------------------------------------------------------------------
GROUND_ICONS: Final = tuple(_icon(letter) for row in _pyramid["ground"]["rows"] for letter in row)
PYRAMID_TILE_IDS: Final = tuple(_pyramid["tiles"])
PYRAMID_TILES: Final = tuple(
    tuple(tuple(icons[(corner - turn) % 4] for corner in range(4)) for turn in range(4))
    for icons in (tuple(map(_icon, letters)) for letters in _pyramid["tiles"].values())
)
"""By tile and quarter turns clockwise: four icons clockwise from the top left."""
PYRAMID_START: Final = {
    int(players): tuple(
        tuple((level, row, column) for level in (1, 2) for row, column in pattern[f"level_{level}"])
        for pattern in patterns
    )
    for players, patterns in _pyramid["start"].items()
}
"""By players: patterns of cells, the printed one first."""
DECORATION_IDS: Final = tuple(_pyramid["decorations"])
DECORATION_TILES: Final = tuple(tuple(map(_icon, letters)) for letters in _pyramid["decorations"].values())
SIDE_NAMES: Final = tuple(row["side"] for row in _pyramid["stairs"])
STAIR_GROUND: Final = tuple(tuple(map(_icon, row["ground"])) for row in _pyramid["stairs"])

# -- set-up ----------------------------------------------------------------------------------------------------------
OPENING_CACAO: Final = {edition: tuple(row) for edition, row in _setup["cacao"].items()}
STARTING: Final = tuple(
    Starting(name, (row["boards"][0], row["boards"][1]), _gain(row["gain"]))
    for name, row in (*_setup["starting"].items(), *_more["starting"].items())
)
BASE_STARTING: Final = len(_setup["starting"])
DEALT: Final[int] = _setup["dealing"]["dealt"]
KEPT: Final[int] = _setup["dealing"]["kept"]
OPEN_IN_DRAFT: Final[tuple[int, ...]] = tuple(_setup["dealing"]["open_in_draft"])
STARTING_WORKERS: Final[int] = _setup["dealing"]["workers"]
NEUTRAL_COLOURS: Final[tuple[int, ...]] = tuple(_setup["neutral"]["colours"])
NEUTRAL_WORKERS: Final[int] = _setup["neutral"]["workers"]
FIRST_GAME_ROYAL: Final[tuple[int, ...]] = tuple(
    next(index for index, row in enumerate(ROYALS) if row.number == number) for number in _setup["first_game"]["royal"]
)
FIRST_GAME_TECHNOLOGIES: Final = tuple(TECHNOLOGY_OF_NUMBER[n] for n in _setup["first_game"]["technologies"])
FIRST_GAME_BONUS: Final = tuple(
    next(index for index, row in enumerate(BONUSES) if row.id == name) for name in _setup["first_game"]["bonus"]
)
FIRST_GAME_GAIN: Final = tuple(_gain(row["gain"]) for row in _setup["first_game"]["seats"])
FIRST_GAME_WORKERS: Final = tuple(
    tuple((board, power) for board, power in row["workers"]) for row in _setup["first_game"]["seats"]
)
