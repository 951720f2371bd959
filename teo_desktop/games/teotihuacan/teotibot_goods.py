"""What the Teotibot gains: cacao that it swaps for points, resources and temple steps that it never ponders about."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from teo_desktop.games.teotihuacan import events, teotibot_events
from teo_desktop.games.teotihuacan.catalog import AVENUE_LAST, CACAO, RESOURCES, TEMPLE_REWARDS, TEMPLE_SITES, TEMPLES
from teo_desktop.games.teotihuacan.state import Game, Solo
from teo_desktop.games.teotihuacan.teotibot_catalog import (
    ANY_RESOURCE_ORDER,
    ANY_TEMPLE_ORDER,
    EXCHANGED_CACAO,
)
from teo_desktop.kernel.agenda import Effect, rule

_SOURCES = tuple(f"temple:{name}" for name in TEMPLES)


@rule
class TeotibotTempleStep(Effect[Game]):
    """One step on this temple. Where discovery tiles lie it receives the printed reward (T-BOT-DISCOVERY)."""

    temple: int

    def apply(self, game: Game, choice: None) -> Sequence[Effect[Any]]:
        player, temple = self.player, self.temple
        if not game.can_step(player, temple):
            game.emit(events.TempleBlocked, player, temple)
            return ()
        temples = game.players[player].temples
        temples[temple] = step = temples[temple] + 1
        game.emit(events.TempleAdvanced, player, temple, step)
        site = TEMPLE_SITES.get((temple, step))
        if site is not None and game.discoveries[site]:
            game.emit(teotibot_events.TeotibotChose, player, "reward", step, "printed", ())
        word, amount = TEMPLE_REWARDS[temple][step]
        if word == "points":
            game.score(player, amount, _SOURCES[temple])
        elif word == "cacao":
            gain_cacao(game, player, amount, _SOURCES[temple])
        elif word == "any_resource":
            gain_any_resources(game, player, amount, _SOURCES[temple])
        return ()


@rule
class TeotibotAnyTempleStep(Effect[Game]):
    """One step on the temple where it is furthest up, of those it can still climb; ties blue, red, green."""

    def apply(self, game: Game, choice: None) -> Sequence[Effect[Any]]:
        steps = tuple(game.players[self.player].temples)
        open_temples = [temple for temple in ANY_TEMPLE_ORDER if game.can_step(self.player, temple)]
        if not open_temples:
            game.emit(teotibot_events.TeotibotChose, self.player, "temple", -1, "none_left", steps)
            return ()
        furthest = max(steps[temple] for temple in open_temples)
        ahead = [temple for temple in open_temples if steps[temple] == furthest]
        why = "only_one_left" if len(open_temples) == 1 else "furthest_up" if len(ahead) == 1 else "temple_order"
        game.emit(teotibot_events.TeotibotChose, self.player, "temple", ahead[0], why, steps)
        return (TeotibotTempleStep(self.player, ahead[0]),)


def levers(game: Game) -> Solo:
    """How strong this game's bot is."""
    solo = game.layout.setup.solo
    assert solo is not None
    return solo


def gain_cacao(game: Game, player: int, amount: int, source: str) -> None:
    """Cacao; whenever it holds ten it swaps them for points (T-BOT-EXCHANGE)."""
    game.gain(player, CACAO, amount, source)
    while game.players[player].goods[CACAO] >= EXCHANGED_CACAO:
        game.pay_cacao(player, EXCHANGED_CACAO, "teotibot:exchange")
        game.score(player, levers(game).exchange_points, "teotibot:exchange")


def gain_any_resources(game: Game, player: int, amount: int, source: str) -> None:
    """Resources of any kind, one by one: that of which it has fewest; ties gold, then stone, then wood."""
    goods = game.players[player].goods
    for _ in range(amount):
        owned = tuple(goods[good] for good in RESOURCES)
        fewest = [good for good in ANY_RESOURCE_ORDER if goods[good] == min(owned)]
        why = "fewest" if len(fewest) == 1 else "resource_order"
        game.emit(teotibot_events.TeotibotChose, player, "resource", fewest[0], why, owned)
        game.gain(player, fewest[0], 1, source)


def step_on_avenue(game: Game, player: int) -> None:
    """One step on the Avenue of the Dead, up to nine; the discovery tiles there stay (T-BOT-AVENUE)."""
    me = game.players[player]
    if me.avenue < AVENUE_LAST:
        me.avenue += 1
        game.emit(events.AvenueAdvanced, player, me.avenue)
