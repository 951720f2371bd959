"""Alchemy (rulebook, "Alchemy (5)"): buy a technology, advance on its column's temple, power up."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from teo_desktop.games.teotihuacan import events
from teo_desktop.games.teotihuacan.catalog import (
    ALCHEMY,
    ALCHEMY_TEMPLES,
    BOTTOM_ROW_POWER,
    BOTTOM_ROW_WORKERS,
    EARLIER_OWNER_POINTS,
    GOLD,
    TECHNOLOGIES,
)
from teo_desktop.games.teotihuacan.choices import TECHNOLOGY_PLACES, TechnologyPlace
from teo_desktop.games.teotihuacan.interrupts import CrewAction
from teo_desktop.games.teotihuacan.state import Game
from teo_desktop.games.teotihuacan.technologies import bonuses
from teo_desktop.games.teotihuacan.temples import TempleStep
from teo_desktop.games.teotihuacan.workers import PowerUp, lowest_power
from teo_desktop.kernel.agenda import Choice, Effect, Refusal, rule

TOP_ROW = 3
"""The first three places are the top row."""


@rule
class ChooseTechnology(CrewAction):
    """Pay for a technology that you do not own yet, from the top row, or with two workers from either row.

    A single worker of power 4 or 5 may take from the bottom row and then gets no power-up (T-STRONG-WORKER).
    """

    def takes_extra_worker(self, game: Game) -> bool:
        return self.counted(game) < BOTTOM_ROW_WORKERS

    def options(self, game: Game) -> Sequence[Choice]:
        power = lowest_power(game.players[self.player], ALCHEMY)
        return tuple(affordable_technologies(game, self.player, self.counted(game), power))

    def apply(self, game: Game, choice: TechnologyPlace) -> Sequence[Effect[Any]]:
        technology = game.layout.technologies[choice.place]
        game.pay(self.player, GOLD, TECHNOLOGIES[technology].gold, "board:alchemy")
        powered = 1 if choice.place < TOP_ROW or self.counted(game) >= BOTTOM_ROW_WORKERS else 0
        closing = bonuses(game, self.player, ALCHEMY, powered)
        for other, owner in enumerate(game.players):
            if other != self.player and owner.technologies >> technology & 1:
                game.score(other, EARLIER_OWNER_POINTS, "board:alchemy")
        return (
            acquire(game, self.player, choice.place),
            PowerUp(self.player, ALCHEMY, powered),
            *closing,
        )

    def refusals(self, game: Game) -> Mapping[Choice, Refusal]:
        power = lowest_power(game.players[self.player], ALCHEMY)
        reasons = (
            (place, why_not(game, self.player, place.place, self.counted(game), power)) for place in TECHNOLOGY_PLACES
        )
        return {place: reason for place, reason in reasons if reason}


def acquire(game: Game, player: int, place: int) -> TempleStep:
    """Put the player's marker on the technology; returns the temple step of its column."""
    technology = game.layout.technologies[place]
    game.players[player].technologies |= 1 << technology
    game.emit(events.TechnologyAcquired, player, technology)
    return TempleStep(player, ALCHEMY_TEMPLES[place % 3])


def affordable_technologies(game: Game, player: int, counted: int, power: int) -> Iterator[TechnologyPlace]:
    """What so many workers, the weakest of this power, can acquire."""
    me = game.players[player]
    owned, gold = me.technologies, me.goods[GOLD]
    in_reach = 6 if counted >= BOTTOM_ROW_WORKERS or power >= BOTTOM_ROW_POWER else TOP_ROW
    for place, technology in enumerate(game.layout.technologies[:in_reach]):
        if not owned >> technology & 1 and gold >= TECHNOLOGIES[technology].gold:
            yield TECHNOLOGY_PLACES[place]


def why_not(game: Game, player: int, place: int, counted: int, power: int) -> Refusal | None:
    """Why a technology cannot be acquired; None when it can."""
    me = game.players[player]
    technology = game.layout.technologies[place]
    if me.technologies >> technology & 1:
        return Refusal("technology_owned")
    if place >= TOP_ROW and counted < BOTTOM_ROW_WORKERS and power < BOTTOM_ROW_POWER:
        return Refusal("bottom_row", (BOTTOM_ROW_WORKERS, BOTTOM_ROW_POWER))
    price = TECHNOLOGIES[technology].gold
    return Refusal("needs_gold", (price, me.goods[GOLD])) if me.goods[GOLD] < price else None


def refused(game: Game, player: int, counted: int, power: int) -> Refusal | None:
    """Why the main action is impossible for so many workers; None when a technology can be acquired."""
    if next(affordable_technologies(game, player, counted, power), None):
        return None
    reasons = [why_not(game, player, place, counted, power) for place in range(6)]
    for wanted in ("needs_gold", "bottom_row"):
        for reason in reasons:
            if reason and reason.reason == wanted:
                return reason
    return Refusal("all_technologies_owned")
