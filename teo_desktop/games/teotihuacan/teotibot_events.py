"""What the Teotibot does and why, as rows of ids and numbers, for its panel and the log.

The bot never ponders, but each thing that it picks follows a rule: ``TeotibotChose`` says which one, with the numbers
that were compared. The words that these rows use are listed at the end, so that texts can be checked against them.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from teo_desktop.kernel.events import revealing


@revealing
class DiceRolled(NamedTuple):
    """The two dice that say which action tile comes."""

    player: int
    first: int
    second: int


class ActionTileChosen(NamedTuple):
    """The tile in this place of the pyramid is performed."""

    player: int
    place: int
    tile: int


class ActionTileFailed(NamedTuple):
    """The tile, or Mastery for a worker, was tried on a board (0: on none) and this stands against it."""

    player: int
    tile: int
    board: int
    reason: str
    numbers: tuple[int, ...]


class RuleApplied(NamedTuple):
    """What the tile brings about: one of ``RULES``. ``number``: the board, for a mask its kind, for the fallback the
    cacao, for failed Alchemy the power-ups."""

    player: int
    tile: int
    rule: str
    number: int


class TeotibotChose(NamedTuple):
    """What of it (one of ``CHOSEN``) was picked, why (one of ``WHY``), and the numbers that were compared."""

    player: int
    what: str
    chosen: int
    why: str
    numbers: tuple[int, ...]


@revealing
class PyramidTileTurned(NamedTuple):
    """By chance the bot lays its pyramid tile with so many quarter turns."""

    player: int
    tile: int
    rotation: int


class ActionTilesMoved(NamedTuple):
    """The action tiles lie like this now, after so many slides by the direction tiles, which then look like this."""

    player: int
    tiles: tuple[int, ...]
    slides: int
    arrows: tuple[int, int]


class DiscoveryDiscarded(NamedTuple):
    """A discovery tile leaves the game."""

    player: int
    kind: int
    site: int


class WorshipperDisplaced(NamedTuple):
    """The bot's worshipper was pushed out and stands on another worship space; it gets nothing for it."""

    player: int
    start: int
    space: int


RULES: Final = (
    "technology",
    "pyramid_tile",
    "decoration",
    "building",
    "gather",
    "mask",
    "worship",
    "fallback",
    "failed_alchemy",
)
"""What an action tile can bring about."""

CHOSEN: Final = {
    "worker": ("strongest_on_board", "weakest", "first_clockwise", "acted", "acted_first_clockwise", "worshipper"),
    "distance": ("power",),
    "temple": ("column", "board", "only_one_left", "furthest_up", "temple_order", "none_left"),
    "resource": ("fewest", "resource_order"),
    "technology": ("lowest_without_marker", "lowest_not_owned"),
    "pyramid_tile": ("leftmost",),
    "place": ("lowest_level_top_left",),
    "decoration": ("topmost",),
    "side": ("clockwise_from_top",),
    "row": ("era", "lowest_value"),
    "mask": ("rarest", "first_clockwise"),
    "space": ("next_clockwise", "next_without_human", "all_taken"),
    "reward": ("printed",),
}
"""What the bot picks, and by which rules."""

REASONS: Final = (
    "no_worker_on",
    "needs_price",
    "all_technologies_owned",
    "pyramid_complete",
    "no_pyramid_tile_left",
    "no_decoration_left",
    "no_open_stair",
    "no_building_left",
    "no_mask",
    "palace_has_no_action",
)
"""Why a tile fails."""
