"""Worship (rulebook, "Worship"): lock the worker on a worship space, use its ability, its discovery tile, or both."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from teo_desktop.games.teotihuacan import events, royal, teotibot_worship
from teo_desktop.games.teotihuacan.catalog import (
    BOARD_SITES,
    BOARD_SPACES,
    BOTH_COST,
    CACAO,
    DISCOVERIES,
    IGNORE_CACAO,
    MASKS,
    PALACE,
    PUSH_OUT_COST,
    SPACE_BOARDS,
    SPACE_TEMPLES,
)
from teo_desktop.games.teotihuacan.choices import ABILITY, BOTH, TILE, WORSHIPS, Worship
from teo_desktop.games.teotihuacan.discovery import ClaimDiscovery, can_afford, claim, unaffordable
from teo_desktop.games.teotihuacan.interrupts import FREED_ONE, flip, remember_unlocked, unlock
from teo_desktop.games.teotihuacan.state import FREE, Game
from teo_desktop.games.teotihuacan.temples import AnyTempleStep, TempleStep
from teo_desktop.kernel.agenda import Choice, Effect, Refusal, rule

WORSHIP_WAYS = (ABILITY, TILE, BOTH)


@rule
class WorshipBoth(Effect[Game]):
    """Both options are paid for; the player says which comes first."""

    space: int
    power: int

    def options(self, game: Game) -> Sequence[Choice]:
        site = BOARD_SITES[SPACE_BOARDS[self.space]]
        me = game.players[self.player]
        tile_first = any(can_afford(me, kind) for kind in game.discoveries[site])
        ability_first = self.space > 2 or not royal.refused(game, game.layout.royals[self.space], me.goods)
        if tile_first:
            return (ABILITY, TILE) if ability_first else (TILE,)
        return (ABILITY,)

    def apply(self, game: Game, choice: str) -> Sequence[Effect[Any]]:
        site = BOARD_SITES[SPACE_BOARDS[self.space]]
        if choice == TILE:
            (kind,) = game.discoveries[site]
            claim(game, self.player, site, kind)
            # What the tile brings counts for a royal tile that scores; other abilities ask anyway, or bring the same.
            scores = self.space < len(BOARD_SPACES[PALACE]) and royal.scores(game.layout.royals[self.space])
            return ((AbilityAfterTile if scores else UseAbility)(self.player, self.space, self.power),)
        return (UseAbility(self.player, self.space, self.power), ClaimDiscovery(self.player, site))

    def refusals(self, game: Game) -> Mapping[Choice, Refusal]:
        site = BOARD_SITES[SPACE_BOARDS[self.space]]
        reason = next(iter(unaffordable(game, self.player, site).values()), None)
        return {TILE: reason} if reason else {}


@rule
class AbilityAfterTile(Effect[Game]):
    """The ability comes second: a moment to use the tile just claimed, since that may change the score."""

    space: int
    power: int

    def options(self, game: Game) -> Sequence[Choice]:
        return (ABILITY,)

    def apply(self, game: Game, choice: str) -> Sequence[Effect[Any]]:
        return (UseAbility(self.player, self.space, self.power),)


@rule
class UseAbility(Effect[Game]):
    """Activate the ability of the worship space, with the power of the worker that was locked there."""

    space: int
    power: int

    def apply(self, game: Game, choice: None) -> Sequence[Effect[Any]]:
        if self.space in SPACE_TEMPLES:
            return (TempleStep(self.player, SPACE_TEMPLES[self.space]),)
        if self.space < len(BOARD_SPACES[PALACE]):
            return royal.activate(game, self.player, game.layout.royals[self.space], self.power)
        return (AnyTempleStep(self.player),)


def access(game: Game, player: int, space: int) -> int | None:
    """Cacao for the space itself: 0 when it is free, 1 for pushing out another player's worker, None when it is
    barred by an own one. Advanced worship pays 1 cacao for pushing out (a negative price) and frees own workers."""
    occupant = game.worship[space]
    if occupant == FREE:
        return 0
    own = occupant >> 2 == player
    if game.layout.setup.advanced_worship:
        return 0 if own else -PUSH_OUT_COST
    return None if own else PUSH_OUT_COST


def offered(game: Game, player: int, board: int, cacao: int) -> Iterator[Worship]:
    """What may be chosen on this board by a player who arrives with so much cacao."""
    me = game.players[player]
    waiver = IGNORE_CACAO in me.unused
    for space in BOARD_SPACES[board]:
        price = access(game, player, space)
        if price is None:
            continue
        for what in WORSHIP_WAYS:
            due = max(0, price) + (BOTH_COST if what == BOTH else 0)
            income = max(0, -price)
            if cacao + income >= due and not why_not(game, player, space, what, cacao + income - due):
                yield WORSHIPS[space][what][0]
            if waiver and due and not why_not(game, player, space, what, cacao + income):
                yield WORSHIPS[space][what][1]


def refused(game: Game, player: int, board: int, cacao: int) -> Mapping[Choice, Refusal]:
    """Why not: what cannot be chosen on this board."""
    found: dict[Choice, Refusal] = {}
    for space in BOARD_SPACES.get(board, ()):
        price = access(game, player, space)
        for what in WORSHIP_WAYS:
            if price is None:
                found[WORSHIPS[space][what][0]] = Refusal("own_worker_there")
                continue
            left = cacao - price - (BOTH_COST if what == BOTH else 0)
            due = max(0, price) + (BOTH_COST if what == BOTH else 0)
            reason = (
                Refusal("needs_cacao", (due, cacao + max(0, -price)))
                if left < 0
                else why_not(game, player, space, what, left)
            )
            if reason:
                found[WORSHIPS[space][what][0]] = reason
    return found


def why_not(game: Game, player: int, space: int, what: str, cacao: int) -> Refusal | None:
    """Why not this use of the space for somebody who has paid for access and has so much cacao left; None if it can
    be."""
    me = game.players[player]
    board = SPACE_BOARDS[space]
    tiles = game.discoveries[BOARD_SITES[board]]
    if what == TILE and board == PALACE:
        return Refusal("palace_needs_ability")
    if what != ABILITY and not tiles:
        return Refusal("no_tile_there")
    if what == TILE and not can_afford(me, tiles[0], cacao):
        return Refusal("needs_price", (*DISCOVERIES[tiles[0]].price, cacao, *me.goods[1:]))
    if what == TILE or board != PALACE:
        return None
    goods = [cacao, *me.goods[1:]]
    reason = royal.refused(game, game.layout.royals[space], goods)
    if reason and what == BOTH:
        # The tile comes first then, and what it brings may pay for the ability.
        brings = tiles[0] >= MASKS and DISCOVERIES[tiles[0]].may_bring_goods
        return None if brings and can_afford(me, tiles[0], cacao) else reason
    return reason


def push_out(game: Game, player: int, worker: int) -> None:
    """The worker leaves its worship space: into the general area, but for the Teotibot's, which goes to another one."""
    if game.is_automatic(player):
        teotibot_worship.displace(game, player)
    else:
        unlock(game, player, worker)


def enter(game: Game, player: int, worker: int, choice: Worship) -> Sequence[Effect[Any]]:
    """Pay for the access, push out whoever is there, lock the worker; then what was chosen."""
    space, what = choice.space, choice.what
    price = access(game, player, space)
    assert price is not None, choice
    due = max(0, price) + (BOTH_COST if what == BOTH else 0)
    game.gain(player, CACAO, max(0, -price), "worship")
    if choice.waived:
        flip(game, player, IGNORE_CACAO)
        game.emit(events.PaymentWaived, player, due, "worship")
    else:
        game.pay_cacao(player, due, "worship")
    return occupy(game, player, worker, space, what)


def occupy(game: Game, player: int, worker: int, space: int, what: str) -> Sequence[Effect[Any]]:
    """Push out whoever is there and lock the worker, access being paid; then what was chosen."""
    occupant = game.worship[space]
    if occupant != FREE:
        push_out(game, occupant >> 2, occupant & 3)
        if occupant >> 2 == player:
            remember_unlocked(game, player, FREED_ONE)
    me = game.players[player]
    me.standing[worker] = 0
    me.locked[worker] = space
    game.worship[space] = player * 4 + worker
    game.emit(events.WorkerLocked, player, worker, space)
    power = me.power[worker]
    if what == BOTH:
        return (WorshipBoth(player, space, power),)
    if what == TILE:
        site = BOARD_SITES[SPACE_BOARDS[space]]
        (kind,) = game.discoveries[site]
        claim(game, player, site, kind)
        return ()
    return (UseAbility(player, space, power),)
