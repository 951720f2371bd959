"""Claiming discovery tiles: beside a worship space, on the Avenue, on a temple's major step, drawn at set-up.

Rulebook, "Claiming discovery tiles": the price is always paid; a mask goes to its stack, any other tile waits face up.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from teo_desktop.games.teotihuacan import events
from teo_desktop.games.teotihuacan.catalog import BOARD_SITES, DISCOVERIES, MASK_POINTS, MASKS, POINTS_FOR_MASK
from teo_desktop.games.teotihuacan.choices import CLAIMS, Claim
from teo_desktop.games.teotihuacan.state import Game, PlayerBoard
from teo_desktop.kernel.agenda import PASS, Choice, Effect, Refusal, rule
from teo_desktop.kernel.rng import shuffled

DRAWN = -1
"""The site of a tile drawn at set-up."""


def can_afford(me: PlayerBoard, kind: int, cacao: int | None = None) -> bool:
    """Whether the goods (with this much cacao, where it is not what the player has) pay the tile's price."""
    price = DISCOVERIES[kind].price
    goods = me.goods
    return (
        (goods[0] if cacao is None else cacao) >= price[0]
        and goods[1] >= price[1]
        and goods[2] >= price[2]
        and goods[3] >= price[3]
    )


def claimable(game: Game, player: int, site: int) -> tuple[Claim, ...]:
    """The tiles at a site that the player can pay for; of equal ones, one."""
    tiles = game.discoveries[site]
    if not tiles:
        return ()
    me = game.players[player]
    return tuple(CLAIMS[kind] for kind in dict.fromkeys(tiles) if can_afford(me, kind))


def claim(game: Game, player: int, site: int, kind: int) -> None:
    """Pay for a tile and take it; beside a board the next one from the bag takes its place."""
    tiles = list(game.discoveries[site])
    tiles.remove(kind)
    game.discoveries[site] = tuple(tiles)
    receive(game, player, kind, site)
    if site < len(BOARD_SITES):
        refill(game, site)


def receive(game: Game, player: int, kind: int, site: int) -> None:
    """Pay for a tile and put it before the player."""
    me = game.players[player]
    for good, amount in enumerate(DISCOVERIES[kind].price):
        if amount:
            game.pay(player, good, amount, f"discovery:{DISCOVERIES[kind].id}")
    if kind < MASKS:
        me.masks = (*me.masks[:kind], me.masks[kind] + 1, *me.masks[kind + 1 :])
    else:
        me.unused = tuple(sorted((*me.unused, kind)))
    game.emit(events.DiscoveryClaimed, player, kind, site)
    if kind < MASKS and me.technologies & MASK_POINTS and not game.is_automatic(player):
        game.score(player, POINTS_FOR_MASK, "technology:8")


def refill(game: Game, site: int) -> None:
    """Turn up the next tile from the bag; an empty bag leaves the site empty."""
    if game.discovery_bag:
        kind = game.discovery_bag[-1]
        game.discovery_bag = game.discovery_bag[:-1]
        game.discoveries[site] = (*game.discoveries[site], kind)
        game.emit(events.DiscoveryRevealed, site, kind)


def draw(game: Game) -> int:
    """The next tile from the bag, which is never empty at set-up."""
    kind = game.discovery_bag[-1]
    game.discovery_bag = game.discovery_bag[:-1]
    return kind


def return_to_bag(game: Game, kind: int) -> None:
    """Put an unclaimed tile back; nobody knows where in the bag it is."""
    game.discovery_bag = shuffled(game, (*game.discovery_bag, kind))


def unaffordable(game: Game, player: int, site: int) -> Mapping[Choice, Refusal]:
    """Why not: the tiles at a site that the player cannot pay for."""
    me = game.players[player]
    return {
        CLAIMS[kind]: Refusal("needs_price", (*DISCOVERIES[kind].price, *me.goods))
        for kind in game.discoveries[site]
        if not can_afford(me, kind)
    }


@rule
class ClaimDiscovery(Effect[Game]):
    """You may claim one of the discovery tiles at this site."""

    site: int

    def options(self, game: Game) -> Sequence[Choice]:
        claims = claimable(game, self.player, self.site)
        if claims:
            return (PASS, *claims)
        # A tile in hand could still bring the price.
        if game.discoveries[self.site] and game.players[self.player].may_get_goods():
            return (PASS,)
        return ()

    def apply(self, game: Game, choice: Any) -> Sequence[Effect[Any]]:
        if choice != PASS:
            claim(game, self.player, self.site, choice.kind)
        return ()

    def refusals(self, game: Game) -> Mapping[Choice, Refusal]:
        return unaffordable(game, self.player, self.site)
