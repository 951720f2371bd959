"""The table: what lies where. Plain fields, a copy, and the verbs that change goods and points; no rules.

What never changes after set-up hangs on ``Layout`` and is shared by all copies; rows that seldom change are tuples and
are replaced, not written to.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final, Literal

from teo_desktop.games.teotihuacan import events
from teo_desktop.games.teotihuacan.catalog import CACAO, DISCOVERIES, MASKS, SPACE_BOARDS, TOP_STEP
from teo_desktop.games.teotihuacan.interrupts import free_actions
from teo_desktop.kernel.agenda import NOBODY, Effect
from teo_desktop.kernel.codec import ADDED, NOT_SAVED
from teo_desktop.kernel.events import Journal

FREE: Final = -1
"""No worship space, no worker, no tile."""

NOT_TRIGGERED: Final = -1
CAPSTONE: Final = 29
"""The place whose tile completes the pyramid."""


@dataclass(frozen=True, slots=True)
class Solo:
    """How strong the Teotibot is: what it starts with of each resource, the power of its workers on three boards, the
    points for ten cacao, the steps of its Worship tile, the points for each temple bonus and each technology."""

    resources: int
    power_gold: int
    power_nobles: int
    power_construction: int
    exchange_points: int
    worship_steps: int
    bonus_points: int
    technology_points: int


@dataclass(frozen=True, slots=True)
class Handicap:
    """What a seat begins with besides what the rules give it: points, goods by ``catalog`` order (negative: so many
    fewer), steps on the temples and the Avenue, technologies by their numbers."""

    points: int = field(default=0, metadata=ADDED)
    goods: tuple[int, int, int, int] = field(default=(0, 0, 0, 0), metadata=ADDED)
    temples: tuple[int, int, int] = field(default=(0, 0, 0), metadata=ADDED)
    avenue: int = field(default=0, metadata=ADDED)
    technologies: tuple[int, ...] = field(default=(), metadata=ADDED)


@dataclass(frozen=True, slots=True)
class Setup:
    """How a game is set up; part of every record. With ``solo`` the Teotibot has the second of two seats.

    ``handicaps``: one for each seat, or none at all."""

    players: int
    edition: Literal["deluxe", "2018"] = "deluxe"
    first_game: bool = False
    sudden_end: bool = False
    advanced_worship: bool = False
    draft: bool = False
    random_pyramid: bool = False
    all_tiles: bool = field(default=False, metadata=ADDED)
    redraw_neutrals: bool = field(default=False, metadata=ADDED)
    solo: Solo | None = field(default=None, metadata=ADDED)
    handicaps: tuple[Handicap, ...] = field(default=(), metadata=ADDED)


@dataclass(frozen=True, slots=True)
class Layout:
    """What the set-up laid out for good: boards by place and places by board, the tiles on them."""

    setup: Setup
    ring: tuple[int, ...]
    places: tuple[int, ...]
    royals: tuple[int, ...]
    technologies: tuple[int, ...]
    bonuses: tuple[int, ...]


@dataclass(slots=True)
class PlayerBoard:
    """One seat: goods by ``catalog`` order, and for each of four workers the board where it stands unlocked (0: it
    does not), the worship space where it is locked (-1: it is not) and its power. The fourth is neither until gained.
    """

    goods: list[int]
    standing: list[int]
    locked: list[int]
    power: list[int]
    temples: list[int]
    avenue: int = 0
    track: int = 0
    points: int = 0
    technologies: int = 0
    masks: tuple[int, ...] = (0,) * MASKS
    unused: tuple[int, ...] = ()
    used: tuple[int, ...] = ()
    dealt: tuple[int, ...] = ()
    kept: tuple[int, ...] = ()

    def copy(self) -> PlayerBoard:
        twin: PlayerBoard = object.__new__(PlayerBoard)
        twin.goods = self.goods[:]
        twin.standing = self.standing[:]
        twin.locked = self.locked[:]
        twin.power = self.power[:]
        twin.temples = self.temples[:]
        twin.avenue = self.avenue
        twin.track = self.track
        twin.points = self.points
        twin.technologies = self.technologies
        twin.masks = self.masks
        twin.unused = self.unused
        twin.used = self.used
        twin.dealt = self.dealt
        twin.kept = self.kept
        return twin

    def is_locked(self, worker: int) -> bool:
        return self.locked[worker] != FREE

    def has_locked(self) -> bool:
        """Whether any worker stands on a worship space."""
        return max(self.locked) != FREE

    def in_play(self, worker: int) -> bool:
        return self.standing[worker] != 0 or self.locked[worker] != FREE

    def may_get_goods(self) -> bool:
        """Whether an unused discovery tile could still bring goods before the next payment."""
        return any(DISCOVERIES[kind].may_bring_goods for kind in self.unused)


@dataclass(frozen=True, slots=True)
class Teotibot:
    """What lies before the Teotibot: action tiles in the six places of their pyramid from the top, then the reserve;
    the upper and the lower direction tile (0 left, 1 right); the discovery tiles that it has discarded."""

    tiles: tuple[int, ...]
    arrows: tuple[int, int]
    discarded: tuple[int, ...] = ()


@dataclass(slots=True)
class Game:
    """The whole position. ``discoveries`` by site, ``worship`` by space: seat * 4 + worker, or -1.

    ``turns_left``: turns still to play once an eclipse is triggered, else -1. ``active``: whose turn it is, -1 outside
    of turns. The turn's own flags: ``travel`` (movement tiles in effect), ``extra_workers`` (tiles used for this main
    action), ``ascended`` (the calendar has moved for it), ``normal_turn`` (not spent on the free unlock), ``freed``
    (whom technologies 6 and 14 will reward). ``turned``: a bit for each decoration whose arrow points outwards.
    ``nobles``: buildings by row, and in ``nobles_last`` how many of them the Teotibot put on its last spaces.
    """

    layout: Layout
    players: list[PlayerBoard]
    rng: int
    discovery_bag: tuple[int, ...]
    pyramid_bag: tuple[int, ...]
    decoration_bag: tuple[int, ...]
    icons: tuple[int, ...]
    tiles: tuple[int, ...]
    open_places: tuple[int, ...]
    discoveries: list[tuple[int, ...]]
    worship: list[int] = field(default_factory=lambda: [FREE] * len(SPACE_BOARDS))
    neutrals: tuple[tuple[int, ...], ...] = ()
    filled: int = 0
    decorations: tuple[int, ...] = (FREE,) * 16
    heights: tuple[int, ...] = (0, 0, 0, 0)
    pyramid_offer: tuple[int, ...] = ()
    decoration_offer: tuple[int, ...] = ()
    nobles: tuple[int, ...] = (0, 0, 0)
    drawn: tuple[tuple[int, int], ...] = ()
    draft: tuple[int, ...] = ()
    light: int = 0
    dark: int = 0
    eclipses: int = 0
    turns_left: int = NOT_TRIGGERED
    turn: int = 0
    active: int = NOBODY
    travel: int = 0
    extra_workers: int = 0
    ascended: int = 0
    normal_turn: int = 1
    freed: int = field(default=0, metadata=ADDED)
    turned: int = field(default=0, metadata=ADDED)
    nobles_last: tuple[int, ...] = field(default=(0, 0, 0), metadata=ADDED)
    teotibot: Teotibot | None = field(default=None, metadata=ADDED)
    agenda: list[Effect[Any]] = field(default_factory=list)
    journal: Journal | None = field(default=None, metadata=NOT_SAVED)

    def copy(self) -> Game:
        """A game of its own; the journal stays behind."""
        twin: Game = object.__new__(Game)
        twin.layout = self.layout
        twin.players = [player.copy() for player in self.players]
        twin.rng = self.rng
        twin.discovery_bag = self.discovery_bag
        twin.pyramid_bag = self.pyramid_bag
        twin.decoration_bag = self.decoration_bag
        twin.icons = self.icons
        twin.tiles = self.tiles
        twin.open_places = self.open_places
        twin.discoveries = self.discoveries[:]
        twin.worship = self.worship[:]
        twin.neutrals = self.neutrals
        twin.filled = self.filled
        twin.decorations = self.decorations
        twin.heights = self.heights
        twin.pyramid_offer = self.pyramid_offer
        twin.decoration_offer = self.decoration_offer
        twin.nobles = self.nobles
        twin.drawn = self.drawn
        twin.draft = self.draft
        twin.light = self.light
        twin.dark = self.dark
        twin.eclipses = self.eclipses
        twin.turns_left = self.turns_left
        twin.turn = self.turn
        twin.active = self.active
        twin.travel = self.travel
        twin.extra_workers = self.extra_workers
        twin.ascended = self.ascended
        twin.normal_turn = self.normal_turn
        twin.freed = self.freed
        twin.turned = self.turned
        twin.nobles_last = self.nobles_last
        twin.teotibot = self.teotibot
        twin.agenda = self.agenda[:]
        twin.journal = None
        return twin

    def free_actions(self, effect: Effect[Any]) -> tuple[Effect[Any], ...]:
        """What the player may do in between: unlock for cacao, use discovery tiles."""
        return free_actions(self, effect)

    def emit(self, kind: Any, *values: Any) -> None:
        """Tell whoever watches."""
        if self.journal is not None:
            self.journal.append(kind(*values))

    def gain(self, player: int, good: int, amount: int, source: str) -> None:
        """Goods from the supply, which never runs out."""
        if amount:
            self.players[player].goods[good] += amount
            self.emit(events.Gained, player, good, amount, source)

    def pay(self, player: int, good: int, amount: int, source: str) -> None:
        """Goods back to the supply; whoever asks has made sure that they are there."""
        if amount:
            goods = self.players[player].goods
            assert goods[good] >= amount, (player, good, amount, source)
            goods[good] -= amount
            self.emit(events.Paid, player, good, amount, source)

    def pay_cacao(self, player: int, amount: int, source: str) -> None:
        self.pay(player, CACAO, amount, source)

    def score(self, player: int, points: int, source: str) -> None:
        """Victory points; a loss stops at zero."""
        if points:
            me = self.players[player]
            if points < -me.points:
                points = -me.points
            me.points += points
            self.emit(events.Scored, player, points, source)

    def can_step(self, player: int, temple: int) -> bool:
        """Whether the marker can go on: the top step takes a single marker."""
        step = self.players[player].temples[temple]
        if step < TOP_STEP - 1:
            return True
        return step == TOP_STEP - 1 and all(other.temples[temple] != TOP_STEP for other in self.players)

    def is_automatic(self, player: int) -> bool:
        """Whether the rules themselves play this seat: the Teotibot's, the last one."""
        return self.teotibot is not None and player == len(self.players) - 1

    @property
    def people(self) -> range:
        """The seats that somebody decides for."""
        return range(len(self.players) - (self.teotibot is not None))

    @property
    def is_complete(self) -> bool:
        """Whether the pyramid has its fourth level, so that no further eclipse will come."""
        return bool(self.filled >> CAPSTONE & 1)

    @property
    def buildings(self) -> int:
        """How many buildings have been taken."""
        return sum(self.nobles)
