"""Every printed figure and card as data, read once from ``data/`` into frozen rows; an unknown word fails at import.

Cards, tiles, gods, colours and resources are numbered in the order of the data files; the rules and saves carry these
numbers. The figures of our own are not here but in ``figures.py``, because a game may replace them.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from importlib.resources import files
from typing import Any, Final, NamedTuple, TypeAlias

PAPYRUS, BREAD, LIMESTONE, GRANITE, GOLD, SCRIBE, FAITH = range(7)
GOODS: Final = ("papyrus", "bread", "limestone", "granite", "gold", "scribe", "faith")
BASIC: Final = (PAPYRUS, BREAD, LIMESTONE, GRANITE)
VP, POPULATION, HAPPINESS = 7, 8, 9
WORDS: Final = (*GOODS, "vp", "population", "happiness")
"""What one may gain, by its number."""

HORUS, RA, HATHOR, BASTET, THOTH, OSIRIS = range(6)
GODS: Final = ("horus", "ra", "hathor", "bastet", "thoth", "osiris")
PRODUCE: Final = 6
"""The action that is no god's, with a resource: 6 papyrus, 7 bread, 8 limestone, 9 granite."""
ACTIONS: Final = (*GODS, *(f"produce {name}" for name in GOODS[:4]))

SUNNY, SHADED, DARK = range(3)
LIGHTS: Final = ("sunny", "shaded", "dark")
PURE, TAINTED, FORBIDDEN = range(3)
SIDES: Final = ("pure", "tainted", "forbidden")

COLOURS: Final = ("yellow", "brown", "white", "black", "gray")
"""The first four in the order of the resources that they produce."""
GRAY: Final = 4
FACES: Final = 6

BLESSING, TECHNOLOGY, DECREE = range(3)
KINDS: Final = ("blessing", "technology", "decree")
CARDS_PER_KIND: Final = 24
"""A card's number is its kind times this, plus its place in the kind."""

NO_CARD: Final = -1

Gain: TypeAlias = tuple[tuple[int, int], ...]
"""What one gets: (word, number), population before happiness (K-ORDER-OF-GAINS)."""
Cost: TypeAlias = tuple[int, int, int, int, int, int]
"""Papyrus, bread, limestone, granite, gold, scribes."""

FREE: Final[Cost] = (0, 0, 0, 0, 0, 0)


class PillarTile(NamedTuple):
    """A pillar tile: the light that awakes its ability, and that ability (nothing: neither gain nor does)."""

    id: str
    light: int
    gain: Gain
    does: str
    god: int
    values: tuple[int, ...]

    @property
    def has_ability(self) -> bool:
        return bool(self.gain or self.does)


class Blessing(NamedTuple):
    """A blessing: when it is played (produce, turn, die, action, start) and what it brings or does."""

    id: str
    when: str
    gain: Gain
    does: str
    number: int
    waives: tuple[int, ...]
    gods: tuple[int, ...]


class Technology(NamedTuple):
    """A technology: gains before and after an action of its god; others are written out and use the number."""

    id: str
    god: int
    before: Gain
    after: Gain
    number: int
    steps: int


class Decree(NamedTuple):
    """A decree: points for each of some things, or what is written out."""

    id: str
    each: tuple[tuple[str, int], ...]
    does: str


class Starting(NamedTuple):
    """A starting card: its initiative, and a gain, or resources of choice, a card of two, or a building in Osiris."""

    id: str
    initiative: int
    gain: Gain
    any_number: int
    any_of: tuple[int, ...]
    draw: int
    osiris: int
    districts: tuple[int, ...]


class Destiny(NamedTuple):
    """A destiny card: its Ankh value, and a gain, or a rise of population or happiness."""

    id: str
    ankh: int
    gain: Gain
    rise: int


class ActionTile(NamedTuple):
    """A tile of the solo opponent: a god, or -1 and four resources in order."""

    id: str
    god: int
    resources: tuple[int, ...]


THINGS: Final = frozenset(
    """technology symbol happiness_threshold above_lowest_happiness scribe quarry workshop osiris_building
    temple_building pillar statue god_statue people_statue building""".split()
)
"""What decrees count."""


def read_data(name: str) -> str:
    """The text of a data file."""
    return (files(__package__) / "data" / f"{name}.toml").read_text(encoding="utf-8")


def gain_of(row: Mapping[str, int]) -> Gain:
    """A gain out of its row; raises ``ValueError`` for an unknown word."""
    return tuple(sorted((_number(WORDS, word), amount) for word, amount in row.items()))


def cost_of(row: Mapping[str, int]) -> Cost:
    """A cost in goods out of its row; raises ``ValueError`` for an unknown word."""
    for word in row:
        _number(GOODS[:6], word)
    papyrus, bread, limestone, granite, gold, scribe = (row.get(good, 0) for good in GOODS[:6])
    return papyrus, bread, limestone, granite, gold, scribe


def _number(names: tuple[str, ...], word: str) -> int:
    if word not in names:
        raise ValueError(f"nothing is called {word!r}")
    return names.index(word)


def _numbers(names: tuple[str, ...], row: Mapping[str, Any], key: str) -> tuple[int, ...]:
    return tuple(_number(names, word) for word in row.get(key, ()))


def _each(row: Mapping[str, Any]) -> tuple[tuple[str, int], ...]:
    unknown = set(row.get("each", ())) - THINGS
    if unknown:
        raise ValueError(f"nothing is called {sorted(unknown)[0]!r}")
    return tuple(row.get("each", {}).items())


_board, _cards, _solo = (tomllib.loads(read_data(name)) for name in ("board", "cards", "solo"))

# -- dice and wheel --------------------------------------------------------------------------------------------------
DICE: Final = {
    players: tuple(
        row["count"] - (row[f"out_{players}"] if players < 4 else 0)
        for row in (_board["dice"][colour] for colour in COLOURS)
    )
    for players in (2, 3, 4)
}
"""By players and colour: the dice in the bag before set-up."""
PURITY: Final = tuple(tuple(SIDES.index(side) for side in _board["purity"][light]) for light in LIGHTS)
"""By light and colour: pure, tainted or forbidden."""
LIGHT_BY_REL: Final = tuple(LIGHTS.index(light) for light in _board["wheel"]["light"])
MARKERS: Final[tuple[int, ...]] = tuple(_board["wheel"]["markers"])
DICE_PER_SECTION: Final[int] = _board["wheel"]["dice_per_section"]

ROUNDS_PER_ROTATION: Final[int] = _board["structure"]["rounds_per_rotation"]
ROUNDS_PER_MAAT: Final[int] = ROUNDS_PER_ROTATION * _board["structure"]["rotations_per_maat"]
MAATS: Final[int] = _board["structure"]["maats"]
SCORINGS: Final[int] = _board["structure"]["scorings"]
ROUNDS: Final = ROUNDS_PER_MAAT * MAATS

# -- set-up and pieces -----------------------------------------------------------------------------------------------
START: Final[dict[str, int]] = {
    word: _board["setup"][word] for word in ("vp", "happiness", "population", "gold", "scribe", "production")
}
PILLAR_TILES_SHOWN: Final[int] = _board["setup"]["pillar_tiles_shown"]
DECREES_DEALT: Final[int] = _board["setup"]["decrees_dealt"]
STARTING_SHOWN: Final = {int(players): shown for players, shown in _board["setup"]["starting_shown"].items()}
STARTING_TAKEN: Final[int] = _board["setup"]["starting_taken"]
BUILDINGS: Final[int] = _board["pieces"]["buildings"]
PILLARS: Final[int] = _board["pieces"]["pillars"]
STATUES: Final[int] = _board["pieces"]["statues"]

# -- actions ---------------------------------------------------------------------------------------------------------
SCRIBE_STEPS: Final[int] = _board["scribes"]["steps"]
ANUBIS_SCRIBES: Final[int] = _board["scribes"]["anubis"]
TOP_PRODUCTION: Final[int] = _board["production"]["top"]
SPACES_PER_GOD: Final[tuple[int, ...]] = tuple(_board["horus"]["spaces_per_god"])
PEOPLE_GOLD: Final[int] = _board["horus"]["people_gold"]
PEOPLE_VP: Final[int] = _board["horus"]["people_vp_per_pillar"]
SLOT_OF_VALUE: Final = (-1, *_board["ra"]["slot_of_value"])
SLOT_VP: Final[tuple[int, ...]] = tuple(_board["ra"]["slot_vp"])
RA_BUILDING_VP: Final[int] = _board["ra"]["building_vp"]
EDGE_VP: Final[int] = _board["ra"]["edge_vp"]
CORNER_EDGE_VP: Final[int] = _board["ra"]["corner_edge_vp"]
HATHOR_PILLAR_VP: Final[int] = _board["hathor"]["pillar_vp"]
BASTET_COST: Final = cost_of({"papyrus": _board["bastet"]["papyrus"]})
BASTET_SCRIBES: Final = (0, *_board["bastet"]["scribes_of_value"])
THOTH_CARDS: Final = (0, *_board["thoth"]["cards_of_value"])
THOTH_COSTS: Final = (FREE, *(cost_of({"papyrus": number}) for number in _board["thoth"]["papyrus_of_value"]))
REFRESH_COST: Final = cost_of({"papyrus": _board["thoth"]["refresh_papyrus"]})
OSIRIS_ROWS: Final = ((0, 0, 0, 0, 0), *(tuple(row) for row in _board["osiris"]["rows"]))
"""By row from 1: steps of the district's production, of the second one, of any; goods of the district; gold."""
OSIRIS_HAPPINESS: Final[int] = _board["osiris"]["happiness"]
GOLD_ROW: Final[int] = _board["osiris"]["gold_row"]
GOLD_ROW_GOLD: Final[int] = _board["osiris"]["gold"]

# -- tracks and phases -----------------------------------------------------------------------------------------------
TOP: Final[int] = _board["populace"]["top"]
THRESHOLDS: Final[tuple[int, ...]] = tuple(_board["populace"]["thresholds"])
HAPPINESS_REWARDS: Final = {int(at): gain_of(row) for at, row in _board["populace"]["rewards"].items()}
EXTRA_ACTION_AT: Final[int] = _board["populace"]["extra_action"]
OPENS: Final[tuple[int, ...]] = tuple(_board["populace"]["opens"])
"""The population that fills the third and the fourth section."""
THRESHOLDS_AT: Final = tuple(sum(space >= threshold for threshold in THRESHOLDS) for space in range(TOP + 1))

SECTIONS: Final = tuple(
    tuple(kind for kind in range(3) for _ in range(row[kind])) for row in _board["market"]["sections"]
)
"""By section: the kinds of its places from left to right."""
SECTION_HAPPINESS: Final = tuple(row[3] for row in _board["market"]["sections"])
OPEN_AT_SETUP: Final[int] = _board["market"]["open_at_setup"]

LOSSES: Final = tuple((balance, vp) for balance, vp in _board["maat"]["losses"])
DISTRICT_VP: Final[int] = _board["scoring"]["district_vp"]
STATUE_VP: Final[tuple[int, ...]] = tuple(_board["scoring"]["statues"])
THRESHOLD_VP: Final[int] = _board["scoring"]["threshold_vp"]
TOP_PRODUCTION_VP: Final[int] = _board["scoring"]["top_production_vp"]
UNPAID_BREAD_VP: Final[int] = _board["scoring"]["unpaid_bread_vp"]
ORDER_VP: Final[tuple[int, ...]] = tuple(_board["scoring"]["order_vp"])
DECREES_SCORED: Final[int] = _board["final"]["decrees"]

# -- tiles and cards -------------------------------------------------------------------------------------------------
PILLAR_TILES: Final = tuple(
    PillarTile(
        name,
        LIGHTS.index(row["light"]) if "light" in row else -1,
        gain_of(row.get("gain", {})),
        row.get("does", ""),
        GODS.index(row["god"]) if "god" in row else -1,
        tuple(row.get("values", ())),
    )
    for name, row in _cards["pillar_tiles"].items()
)
BLESSINGS: Final = tuple(
    Blessing(
        name,
        row["when"],
        gain_of(row.get("gain", {})),
        row.get("does", ""),
        row.get("number", 0),
        _numbers(GOODS, row, "waives"),
        _numbers(GODS, row, "gods"),
    )
    for name, row in _cards["blessings"].items()
)
TECHNOLOGIES: Final = tuple(
    Technology(
        name,
        GODS.index(row["god"]) if "god" in row else -1,
        gain_of(row.get("before", {})),
        gain_of(row.get("after", {})),
        row.get("number", 0),
        row.get("steps", 0),
    )
    for name, row in _cards["technologies"].items()
)
DECREES: Final = tuple(Decree(name, _each(row), row.get("does", "")) for name, row in _cards["decrees"].items())
CARD_IDS: Final = tuple(row.id for rows in (BLESSINGS, TECHNOLOGIES, DECREES) for row in rows)

STARTING: Final = tuple(
    Starting(
        name,
        row["initiative"],
        gain_of(row.get("gain", {})),
        row.get("any", 0),
        _numbers(GOODS, row, "of"),
        KINDS.index(row["draw"]) if "draw" in row else -1,
        row.get("osiris", 0),
        _numbers(GOODS, row, "districts"),
    )
    for name, row in _cards["starting"].items()
)
DESTINIES: Final = tuple(
    Destiny(name, row["ankh"], gain_of(row.get("gain", {})), row.get("rise", 0))
    for name, row in _cards["destiny"].items()
)

(T01, T02, T03, T04, T05, T06, T07, T08, T09, T10, T11, T12) = (1 << n for n in range(12))
(T13, T14, T15, T16, T17, T18, T19, T20, T21, T22, T23, T24) = (1 << n for n in range(12, 24))
"""Technologies as bits of a player's technologies."""
GOD_TECHNOLOGIES: Final = tuple(
    tuple((1 << number, row) for number, row in enumerate(TECHNOLOGIES) if row.god == god) for god in range(6)
)
"""By god: the bits and rows of technologies that bring something around an action of that god."""
T10_VP, T11_VP, T12_VP, T17_VP, T18_VP, T22_VP, T23_VP = (
    TECHNOLOGIES[number - 1].number for number in (10, 11, 12, 17, 18, 22, 23)
)
T05_VP: Final[int] = TECHNOLOGIES[4].number
T07_GRANITE: Final[int] = TECHNOLOGIES[6].number
T13_EXTRA: Final[int] = TECHNOLOGIES[12].number
T13_STEPS: Final[int] = TECHNOLOGIES[12].steps
T14_STEPS: Final[int] = TECHNOLOGIES[13].steps
T15_FAITH: Final[int] = TECHNOLOGIES[14].number
T15_ANKH: Final[int] = _cards["technologies"]["T15"]["ankh"]
T16_FIRST: Final = gain_of(_cards["technologies"]["T16"]["first"])
T16_LAST: Final = gain_of(_cards["technologies"]["T16"]["last"])
T19_SCRIBES: Final[int] = TECHNOLOGIES[18].number
T24_GOLD: Final[int] = TECHNOLOGIES[23].number

D03, D04, D07, D08, D23 = (number - 1 for number in (3, 4, 7, 8, 23))
D03_COST: Final = cost_of({"gold": _cards["decrees"]["D03"]["gold"]})
D04_VP: Final[int] = _cards["decrees"]["D04"]["vp"]
D08_GOLD_VP: Final[int] = _cards["decrees"]["D08"]["gold_vp"]
D08_BASIC_VP: Final[int] = _cards["decrees"]["D08"]["basic_vp"]
D08_MOST: Final[int] = _cards["decrees"]["D08"]["most"]
D20_BY_PLACE: Final[tuple[int, ...]] = tuple(_cards["decrees"]["D20"]["by_place"])

LEFT_OUT_BELOW_THREE: Final = tuple(CARD_IDS.index(name) for name in _board["setup"]["below_three_players_without"])

# -- solo ------------------------------------------------------------------------------------------------------------
LEVELS: Final = ("easy", "medium", "hard")
BOT_START: Final[dict[str, int]] = {word: _solo["start"][word] for word in ("happiness", "population", "scribe")}
BOT_DESTINIES: Final = tuple(number for number, row in enumerate(DESTINIES) if row.id in _solo["start"]["destiny"])
BOT_ANKH: Final[int] = _solo["start"]["ankh"]
BOT_BALANCE: Final[tuple[int, ...]] = tuple(_solo["start"]["balance"])
BOT_STATUES: Final = {level: tuple(_solo["levels"][level]["statues"]) for level in LEVELS}
BOT_BUILDINGS: Final = {
    level: tuple((GOODS.index(name), row) for name, row in _solo["levels"][level]["buildings"]) for level in LEVELS
}
BOT_PILLAR: Final = {level: bool(_solo["levels"][level]["pillar"]) for level in LEVELS}
PYRAMID_BASE: Final[int] = _solo["pyramid"]["base"]
ACTION_TILES: Final = tuple(
    ActionTile(name, GODS.index(row["god"]) if "god" in row else -1, _numbers(GOODS, row, "resources"))
    for name, row in _solo["tiles"].items()
)
BOT_BONUS: Final = tuple(gain_of(row) for row in _solo["bonus"]["slots"])
BOT_NO_SPACE_VP: Final[int] = _solo["horus"]["no_space_vp"]
BOT_SCORING: Final[dict[str, int]] = dict(_solo["scoring"])


def card(name: str) -> int:
    """The number of a card by its printed id, as ``B07``; raises ``ValueError``."""
    return CARD_IDS.index(name)
