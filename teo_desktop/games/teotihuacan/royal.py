"""Royal tiles of the Palace: the power of the worker locked there sets the limit (T-ROYAL-TRADE)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from teo_desktop.games.teotihuacan.benefits import benefit
from teo_desktop.games.teotihuacan.catalog import CACAO, RESOURCES, ROYAL_BUILDS, ROYALS, SALARY
from teo_desktop.games.teotihuacan.choices import RESOURCE_CHOICES, TRADE, Place
from teo_desktop.games.teotihuacan.construction import (
    ChoosePyramidTile,
    PlacePyramidTile,
    RefillPyramid,
    cannot_build,
    pay_level,
    put_tile,
)
from teo_desktop.games.teotihuacan.state import Game, PlayerBoard
from teo_desktop.games.teotihuacan.tables import SPOT_LEVELS
from teo_desktop.kernel.agenda import NOBODY, PASS, Choice, Effect, Refusal, rule

_SOURCES = tuple(f"royal:{row.number}" for row in ROYALS)


@rule
class ChooseRoyalTile(ChoosePyramidTile):
    """Royal tile 0: a pyramid tile, with a worker of power 4 or 5 up to two, paid as usual. It is no main action, so
    neither technologies nor extra-worker tiles help (T-ALL-ROYAL)."""

    def counted(self, game: Game) -> int:
        return self.crew

    def takes_extra_worker(self, game: Game) -> bool:
        return False

    def apply(self, game: Game, choice: Any) -> Sequence[Effect[Any]]:
        if choice == PASS:
            return ()
        return (PlaceRoyalTile(self.player, self.crew, self.built, 0, choice.tile),)


@rule
class PlaceRoyalTile(PlacePyramidTile):
    """Lay the tile that royal tile 0 allows."""

    def takes_extra_worker(self, game: Game) -> bool:
        return False

    def apply(self, game: Game, choice: Place) -> Sequence[Effect[Any]]:
        pay_level(game, self.player, SPOT_LEVELS[choice.spot], 0, 0)
        return (
            *put_tile(game, self.player, self.tile, choice.spot, choice.rotation),
            ChooseRoyalTile(self.player, self.crew, self.built + 1, 0),
        )


@rule
class RoyalTrade(Effect[Game]):
    """Trade at least once and up to so many times more; each trade is resolved before the next."""

    royal: int
    left: int
    made: int

    def options(self, game: Game) -> Sequence[Choice]:
        if not self.left:
            return ()
        me = game.players[self.player]
        trades = payments(me, self.royal)
        if trades:
            return (PASS, *trades) if self.made else trades
        return (PASS,) if me.may_get_goods() else ()

    def apply(self, game: Game, choice: Any) -> Sequence[Effect[Any]]:
        if choice == PASS:
            return ()
        row = ROYALS[self.royal]
        pay(game, self.player, self.royal, choice)
        if row.kind == "once":
            # The single exchange brings as much as the limit says.
            ((word, _),) = row.gain
            return benefit(game, self.player, word, self.left, _SOURCES[self.royal])
        gained = [
            effect
            for word, amount in row.gain
            for effect in benefit(game, self.player, word, amount, _SOURCES[self.royal])
        ]
        return (*gained, RoyalTrade(self.player, self.royal, self.left - 1, 1))

    def refusals(self, game: Game) -> Mapping[Choice, Refusal]:
        reason = refused(game, self.royal, game.players[self.player].goods)
        return {TRADE: reason} if reason else {}


def payments(me: PlayerBoard, royal: int) -> tuple[Choice, ...]:
    """The ways to pay for one trade."""
    row = ROYALS[royal]
    goods = me.goods
    if goods[CACAO] < row.pay_cacao:
        return ()
    if row.pay_resource:
        return tuple(RESOURCE_CHOICES[good] for good in RESOURCES if goods[good] >= row.pay_resource)
    return (TRADE,)


def pay(game: Game, player: int, royal: int, choice: Any) -> None:
    """Pay for one trade in the chosen way."""
    row = ROYALS[royal]
    game.pay_cacao(player, row.pay_cacao, _SOURCES[royal])
    if row.pay_resource:
        game.pay(player, choice.good, row.pay_resource, _SOURCES[royal])


def activate(game: Game, player: int, royal: int, power: int) -> Sequence[Effect[Any]]:
    """The tile's effect for a worker of this power."""
    row = ROYALS[royal]
    limit = power + row.limit_plus
    if row.kind == "score":
        me = game.players[player]
        have = {"technologies": me.technologies.bit_count(), "track": me.track, "avenue": me.avenue}[row.counts]
        game.score(player, row.each * min(have, limit), _SOURCES[royal])
        return ()
    if row.kind == "once" and not row.pay_cacao:
        ((word, _),) = row.gain
        return benefit(game, player, word, limit, _SOURCES[royal])
    if row.kind == "build":
        return (ChooseRoyalTile(player, ROYAL_BUILDS[SALARY[power] > 1], 0, 0), RefillPyramid(NOBODY))
    return (RoyalTrade(player, royal, limit, 0),)


def scores(royal: int) -> bool:
    """Whether the tile gives points for what the player has."""
    return ROYALS[royal].kind == "score"


def refused(game: Game, royal: int, goods: Sequence[int]) -> Refusal | None:
    """Why not a single trade could be paid with these goods; None when one can, or nothing has to be paid."""
    row = ROYALS[royal]
    if row.kind == "build":
        return cannot_build(game, goods, 0)
    if goods[CACAO] < row.pay_cacao:
        return Refusal("needs_cacao", (row.pay_cacao, goods[CACAO]))
    if row.pay_resource and not any(goods[good] >= row.pay_resource for good in RESOURCES):
        return Refusal("needs_any_resource", (row.pay_resource,))
    return None
