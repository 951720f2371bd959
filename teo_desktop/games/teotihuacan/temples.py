"""Advancing on temples and on the Avenue of the Dead, and goods of any kind.

Rulebook, "Advancing on temples": minor steps pay at once, a major step pays or gives one of its discovery tiles, the
penultimate step only counts at the end, the top takes a single marker.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from teo_desktop.games.teotihuacan import events
from teo_desktop.games.teotihuacan.catalog import (
    AVENUE_LAST,
    AVENUE_SITES,
    CACAO,
    TEMPLE_REWARDS,
    TEMPLE_SITES,
    TEMPLES,
    TRACK_LAST,
)
from teo_desktop.games.teotihuacan.choices import ANY_RESOURCE, PRINTED, TEMPLE_CHOICES, Resource, Temple
from teo_desktop.games.teotihuacan.discovery import ClaimDiscovery, claim, claimable, unaffordable
from teo_desktop.games.teotihuacan.state import Game
from teo_desktop.kernel.agenda import Choice, Effect, Refusal, rule

_SOURCES = tuple(f"temple:{name}" for name in TEMPLES)


@rule
class GainResources(Effect[Game]):
    """Gain this many resources of your choice, one after the other."""

    amount: int
    source: str

    def options(self, game: Game) -> Sequence[Choice]:
        return ANY_RESOURCE

    def apply(self, game: Game, choice: Resource) -> Sequence[Effect[Any]]:
        game.gain(self.player, choice.good, 1, self.source)
        return (GainResources(self.player, self.amount - 1, self.source),) if self.amount > 1 else ()


@rule
class TempleStep(Effect[Game]):
    """Advance one step on this temple and receive what the step gives; where no step is possible, nothing happens."""

    temple: int

    def apply(self, game: Game, choice: None) -> Sequence[Effect[Any]]:
        temple = self.temple
        if not game.can_step(self.player, temple):
            game.emit(events.TempleBlocked, self.player, temple)
            return ()
        temples = game.players[self.player].temples
        temples[temple] = step = temples[temple] + 1
        game.emit(events.TempleAdvanced, self.player, temple, step)
        site = TEMPLE_SITES.get((temple, step))
        if site is not None and game.discoveries[site]:
            return (MajorStep(self.player, temple, step),)
        return printed_reward(game, self.player, temple, step)


@rule
class MajorStep(Effect[Game]):
    """Claim one of the discovery tiles on this step, or receive the printed reward."""

    temple: int
    step: int

    def options(self, game: Game) -> Sequence[Choice]:
        return (PRINTED, *claimable(game, self.player, TEMPLE_SITES[self.temple, self.step]))

    def apply(self, game: Game, choice: Any) -> Sequence[Effect[Any]]:
        if choice == PRINTED:
            return printed_reward(game, self.player, self.temple, self.step)
        claim(game, self.player, TEMPLE_SITES[self.temple, self.step], choice.kind)
        return ()

    def refusals(self, game: Game) -> Mapping[Choice, Refusal]:
        return unaffordable(game, self.player, TEMPLE_SITES[self.temple, self.step])


@rule
class AnyTempleStep(Effect[Game]):
    """Advance one step on a temple of your choice; one that can still be advanced on must be taken (T-ANY-TEMPLE)."""

    def options(self, game: Game) -> Sequence[Choice]:
        return tuple(choice for choice in TEMPLE_CHOICES if game.can_step(self.player, choice.temple))

    def apply(self, game: Game, choice: Temple) -> Sequence[Effect[Any]]:
        return (TempleStep(self.player, choice.temple),)

    def refusals(self, game: Game) -> Mapping[Choice, Refusal]:
        return {
            choice: Refusal("temple_finished")
            for choice in TEMPLE_CHOICES
            if not game.can_step(self.player, choice.temple)
        }


def printed_reward(game: Game, player: int, temple: int, step: int) -> Sequence[Effect[Any]]:
    """What is printed on a step."""
    word, amount = TEMPLE_REWARDS[temple][step]
    source = _SOURCES[temple]
    if word == "points":
        game.score(player, amount, source)
    elif word == "cacao":
        game.gain(player, CACAO, amount, source)
    elif word == "any_resource":
        return (GainResources(player, amount, source),)
    return ()


def advance_on_avenue(game: Game, player: int) -> Sequence[Effect[Any]]:
    """One step on the Avenue of the Dead, up to nine; on three of its spaces a discovery tile may be claimed."""
    me = game.players[player]
    if me.avenue == AVENUE_LAST:
        return ()
    me.avenue += 1
    game.emit(events.AvenueAdvanced, player, me.avenue)
    site = AVENUE_SITES.get(me.avenue)
    return () if site is None or not game.discoveries[site] else (ClaimDiscovery(player, site),)


def advance_on_track(game: Game, player: int) -> None:
    """One step on the pyramid track, up to ten."""
    me = game.players[player]
    if me.track < TRACK_LAST:
        me.track += 1
        game.emit(events.TrackAdvanced, player, me.track)
