"""The table: what lies where. Plain fields, a copy, and the verbs that change goods and points; no rules.

What never changes after set-up hangs on ``Layout`` and is shared by all copies; rows that seldom change are tuples and
are replaced, not written to. A die is one number: its colour times six, plus its value less one.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final, Literal

from teo_desktop.games.tekhenu import events
from teo_desktop.games.tekhenu.catalog import MARKERS, SCORINGS, SCRIBE, T10, T10_VP, T22, T22_VP, Cost
from teo_desktop.games.tekhenu.choices import Pay
from teo_desktop.games.tekhenu.figures import Figures, Overrides, figures_of
from teo_desktop.games.tekhenu.interrupts import free_actions
from teo_desktop.kernel.agenda import NOBODY, Effect
from teo_desktop.kernel.codec import NOT_SAVED
from teo_desktop.kernel.events import Journal

NONE: Final = -1
"""No piece, no tile, no die, no card."""
CLOSED: Final = -2
"""A space that is not used with so few players."""


@dataclass(frozen=True, slots=True)
class Setup:
    """How a game is set up; part of every record. With a level, ``bot_seat`` is played by Botankhamun."""

    players: int
    preprinted: bool = False
    botankhamun: Literal["", "easy", "medium", "hard"] = ""
    bot_seat: int = 1
    random_start: bool = False
    strong_decrees: bool = False
    figures: Overrides = ()


@dataclass(frozen=True, slots=True)
class Layout:
    """What the set-up laid out for good: the god on each Horus slot and the slot of each god, where the wheel started,
    Botankhamun's seat (-1: it does not play)."""

    setup: Setup
    gods: tuple[int, ...]
    slots: tuple[int, ...]
    start: int
    bot: int
    figures: Figures = field(init=False, compare=False, repr=False, metadata=NOT_SAVED)

    def __post_init__(self) -> None:
        object.__setattr__(self, "figures", figures_of(self.setup.figures))


@dataclass(slots=True)
class PlayerBoard:
    """One seat. ``goods`` and ``excess`` in catalog order; ``buildings``, ``pillars``, ``statues`` are those built;
    ``technologies`` are bits; ``hidden`` the decrees that only the owner has seen; ``milestones`` the happiness
    rewards already had; ``extra_due`` the extra action of the last of them, still to come."""

    goods: list[int]
    production: list[int]
    population: int = 0
    happiness: int = 0
    points: int = 0
    buildings: int = 0
    pillars: int = 0
    statues: int = 0
    technologies: int = 0
    blessings: tuple[int, ...] = ()
    decrees: tuple[int, ...] = ()
    hidden: tuple[int, ...] = ()
    dealt: tuple[int, ...] = ()
    scored: tuple[int, ...] = ()
    starting: tuple[int, ...] = ()
    destiny: int = NONE
    pure: tuple[int, ...] = ()
    tainted: tuple[int, ...] = ()
    aside: tuple[int, ...] = ()
    excess: tuple[int, ...] = (0, 0, 0, 0)
    balance: int = 0
    milestones: int = 0
    extra_due: int = 0

    def copy(self) -> PlayerBoard:
        twin: PlayerBoard = object.__new__(PlayerBoard)
        twin.goods = self.goods[:]
        twin.production = self.production[:]
        twin.population = self.population
        twin.happiness = self.happiness
        twin.points = self.points
        twin.buildings = self.buildings
        twin.pillars = self.pillars
        twin.statues = self.statues
        twin.technologies = self.technologies
        twin.blessings = self.blessings
        twin.decrees = self.decrees
        twin.hidden = self.hidden
        twin.dealt = self.dealt
        twin.scored = self.scored
        twin.starting = self.starting
        twin.destiny = self.destiny
        twin.pure = self.pure
        twin.tainted = self.tainted
        twin.aside = self.aside
        twin.excess = self.excess
        twin.balance = self.balance
        twin.milestones = self.milestones
        twin.extra_due = self.extra_due
        return twin


@dataclass(slots=True)
class Game:
    """The whole position. By section: ``dice`` on the wheel, ``statues`` of each god by owner. ``wheel`` is the first
    sunny section. ``tiles`` of the temple: tile * 4 + quarter turns; ``pillars``, ``buildings`` (by line),
    ``temple_statues``, ``districts`` (district * 6 + row - 1), ``district_statues``: owners. ``opened``: sections of
    the market in play. ``rejected``: the decrees that the seats put below the deck, while they may still lie there.

    The turn's own: ``active`` seat (-1 outside of turns), ``acting`` while an action goes on, ``touched`` once a free
    action came, ``hand`` the die between wheel and board, its ``section``, ``colour``, ``face`` and ``side``
    (0 pure, 1 tainted, 2 below the scales), ``anubis``; ``turning`` and ``painting``: B09 and B11 played;
    ``adjacent`` and ``opposite``: extra actions to come; ``main_left`` until the die's own action; ``fixed`` the
    die's value once it is settled for several actions; ``twice``: B21 played; ``interchanged``: T10, T22 scored.
    """

    layout: Layout
    players: list[PlayerBoard]
    rng: int
    wheel: int
    bag: tuple[int, ...]
    dice: list[tuple[int, ...]]
    decks: list[tuple[int, ...]]
    tile_stack: tuple[int, ...]
    offer: tuple[int, ...]
    order: tuple[int, ...]
    buildings: list[int]
    discards: list[tuple[int, ...]] = field(default_factory=lambda: [(), (), ()])
    rejected: tuple[int, ...] = ()
    market: list[tuple[int, ...]] = field(default_factory=lambda: [(), (), (), ()])
    opened: int = 0
    tiles: list[int] = field(default_factory=lambda: [NONE] * 25)
    pillars: list[int] = field(default_factory=lambda: [NONE] * 25)
    temple_statues: list[int] = field(default_factory=lambda: [NONE] * 2)
    districts: list[int] = field(default_factory=lambda: [NONE] * 24)
    district_statues: list[int] = field(default_factory=lambda: [NONE] * 2)
    statues: list[tuple[int, ...]] = field(default_factory=lambda: [()] * 6)
    row_gold: int = 1
    starting: tuple[int, ...] = ()
    destinies: tuple[int, ...] = ()
    drawn: tuple[int, ...] = ()
    round: int = 0
    scorings: int = 0
    pyramid: tuple[int, ...] = ()
    progress: int = NONE
    active: int = NOBODY
    acting: int = 0
    touched: int = 0
    hand: int = NONE
    section: int = 0
    colour: int = 0
    face: int = 0
    side: int = 0
    anubis: int = 0
    turning: int = 0
    painting: int = 0
    adjacent: int = 0
    opposite: int = 0
    main_left: int = 0
    fixed: int = 0
    twice: int = 0
    interchanged: int = 0
    agenda: list[Effect[Any]] = field(default_factory=list)
    journal: Journal | None = field(default=None, metadata=NOT_SAVED)

    def copy(self) -> Game:
        """A game of its own; the journal stays behind."""
        twin: Game = object.__new__(Game)
        twin.layout = self.layout
        twin.players = [player.copy() for player in self.players]
        twin.rng = self.rng
        twin.wheel = self.wheel
        twin.bag = self.bag
        twin.dice = self.dice[:]
        twin.decks = self.decks[:]
        twin.tile_stack = self.tile_stack
        twin.offer = self.offer
        twin.order = self.order
        twin.buildings = self.buildings[:]
        twin.discards = self.discards[:]
        twin.rejected = self.rejected
        twin.market = self.market[:]
        twin.opened = self.opened
        twin.tiles = self.tiles[:]
        twin.pillars = self.pillars[:]
        twin.temple_statues = self.temple_statues[:]
        twin.districts = self.districts[:]
        twin.district_statues = self.district_statues[:]
        twin.statues = self.statues[:]
        twin.row_gold = self.row_gold
        twin.starting = self.starting
        twin.destinies = self.destinies
        twin.drawn = self.drawn
        twin.round = self.round
        twin.scorings = self.scorings
        twin.pyramid = self.pyramid
        twin.progress = self.progress
        twin.active = self.active
        twin.acting = self.acting
        twin.touched = self.touched
        twin.hand = self.hand
        twin.section = self.section
        twin.colour = self.colour
        twin.face = self.face
        twin.side = self.side
        twin.anubis = self.anubis
        twin.turning = self.turning
        twin.painting = self.painting
        twin.adjacent = self.adjacent
        twin.opposite = self.opposite
        twin.main_left = self.main_left
        twin.fixed = self.fixed
        twin.twice = self.twice
        twin.interchanged = self.interchanged
        twin.agenda = self.agenda[:]
        twin.journal = None
        return twin

    def free_actions(self, effect: Effect[Any]) -> tuple[Effect[Any], ...]:
        """What the player may do in between: call Anubis, play blessings."""
        return free_actions(self, effect)

    def emit(self, kind: Any, *values: Any) -> None:
        """Tell whoever watches."""
        if self.journal is not None:
            self.journal.append(kind(*values))

    def gain(self, player: int, good: int, amount: int, source: str) -> None:
        """Goods from the supply, which never runs out; Botankhamun gets scribes only."""
        if amount and (player != self.layout.bot or good == SCRIBE):
            self.players[player].goods[good] += amount
            self.emit(events.Gained, player, good, amount, source)

    def pay(self, player: int, price: Pay, cost: Cost, source: str) -> None:
        """Goods back to the supply, for this cost. Where T10 or T22 let one stand for another, they score, once each
        in an own turn."""
        me = self.players[player]
        for good, amount in enumerate(price):
            if amount:
                assert me.goods[good] >= amount, (player, price, cost, source)
                me.goods[good] -= amount
                self.emit(events.Paid, player, good, amount, source)
        if player == self.active and me.technologies & (T10 | T22):
            self._score_interchange(player, price, cost)

    def _score_interchange(self, player: int, price: Pay, cost: Cost) -> None:
        me = self.players[player]
        wanted_scribes = cost[SCRIBE]
        swapped = price.scribe != wanted_scribes
        if swapped and me.technologies & T10 and not self.interchanged & 1:
            self.interchanged |= 1
            self.score(player, T10_VP, "technology:T10")
        crossed = price.limestone > cost[2] or price.granite > cost[3]
        if crossed and me.technologies & T22 and not self.interchanged & 2:
            self.interchanged |= 2
            self.score(player, T22_VP, "technology:T22")

    def score(self, player: int, points: int, source: str) -> None:
        """Victory points; a loss stops at zero."""
        if points:
            me = self.players[player]
            if points < -me.points:
                points = -me.points
            me.points += points
            self.emit(events.Scored, player, points, source)

    @property
    def is_solo(self) -> bool:
        return self.layout.bot != NOBODY

    @property
    def arrow_is_due(self) -> bool:
        """Whether the arrow points at the lowest-numbered scoring marker still in play."""
        return self.scorings < SCORINGS and self.wheel == (self.layout.start + MARKERS[self.scorings]) % 6
