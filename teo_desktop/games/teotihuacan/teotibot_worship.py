"""The Teotibot's worshipper: one of its workers always stands on the worship space of Forest, Stone Quarry, Gold
Deposits or Decorations, and neither gains power nor leaves them (T-BOT-WORSHIPPER)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from teo_desktop.games.teotihuacan import events, teotibot_events
from teo_desktop.games.teotihuacan.catalog import BOARD_SITES, DECORATIONS, SPACE_BOARDS, SPACE_TEMPLES
from teo_desktop.games.teotihuacan.discovery import refill
from teo_desktop.games.teotihuacan.interrupts import unlock
from teo_desktop.games.teotihuacan.state import FREE, Game
from teo_desktop.games.teotihuacan.teotibot_catalog import (
    MORE_STEPS_ON_DECORATIONS,
    WORSHIP_SPACES,
    WORSHIP_TILE,
    WORSHIPPER,
)
from teo_desktop.games.teotihuacan.teotibot_goods import TeotibotAnyTempleStep, TeotibotTempleStep, levers
from teo_desktop.kernel.agenda import Effect, rule


@rule
class ReplaceDiscovery(Effect[Game]):
    """The discovery tile beside the worshipper leaves the game, and the next one from the bag takes its place."""

    def apply(self, game: Game, choice: None) -> Sequence[Effect[Any]]:
        assert game.teotibot is not None
        site = BOARD_SITES[SPACE_BOARDS[game.players[self.player].locked[WORSHIPPER]]]
        for kind in game.discoveries[site]:
            bot = game.teotibot
            game.teotibot = type(bot)(bot.tiles, bot.arrows, (*bot.discarded, kind))
            game.emit(teotibot_events.DiscoveryDiscarded, self.player, kind, site)
        game.discoveries[site] = ()
        refill(game, site)
        return ()


def worship(game: Game, player: int) -> Sequence[Effect[Any]]:
    """The Worship tile: on to the next space clockwise, steps on its temple, and another discovery tile beside it.

    It cannot fail: a human worker there goes to the general area at no cost.
    """
    space = _spaces_after(game, game.players[player].locked[WORSHIPPER])[0]
    game.emit(teotibot_events.RuleApplied, player, WORSHIP_TILE, "worship", SPACE_BOARDS[space])
    game.emit(teotibot_events.TeotibotChose, player, "worker", WORSHIPPER, "worshipper", ())
    game.emit(teotibot_events.TeotibotChose, player, "space", space, "next_clockwise", ())
    _move(game, player, space)
    steps = levers(game).worship_steps
    if SPACE_BOARDS[space] == DECORATIONS:
        return (*[TeotibotAnyTempleStep(player)] * (steps + MORE_STEPS_ON_DECORATIONS), ReplaceDiscovery(player))
    game.emit(teotibot_events.TeotibotChose, player, "temple", SPACE_TEMPLES[space], "board", ())
    return (*[TeotibotTempleStep(player, SPACE_TEMPLES[space])] * steps, ReplaceDiscovery(player))


def displace(game: Game, player: int) -> None:
    """Somebody pushes the worshipper out: it goes to the next space clockwise without a human worker and gets nothing
    for it; where all hold human workers it takes the next one, and that worker is unlocked (T-BOT-DISPLACED)."""
    start = game.players[player].locked[WORSHIPPER]
    others = _spaces_after(game, start)[:-1]
    space = next((other for other in others if game.worship[other] == FREE), others[0])
    why = "next_without_human" if game.worship[space] == FREE else "all_taken"
    game.emit(teotibot_events.TeotibotChose, player, "space", space, why, ())
    game.emit(teotibot_events.WorshipperDisplaced, player, start, space)
    _move(game, player, space)


def _spaces_after(game: Game, start: int) -> list[int]:
    """The spaces that the worshipper uses, clockwise from the one after ``start``, which comes last."""
    places = game.layout.places
    here = places[SPACE_BOARDS[start]]
    return sorted(WORSHIP_SPACES, key=lambda space: (places[SPACE_BOARDS[space]] - here - 1) % len(game.layout.ring))


def _move(game: Game, player: int, space: int) -> None:
    occupant = game.worship[space]
    if occupant != FREE:
        unlock(game, occupant >> 2, occupant & 3)
    me = game.players[player]
    game.worship[me.locked[WORSHIPPER]] = FREE
    me.locked[WORSHIPPER] = space
    game.worship[space] = player * 4 + WORSHIPPER
    game.emit(events.WorkerLocked, player, WORSHIPPER, space)
