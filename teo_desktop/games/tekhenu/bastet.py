"""Bastet (rulebook, "Bastet — God Action"): a festival raises happiness."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from teo_desktop.games.tekhenu.catalog import BASTET, BASTET_COST, BASTET_SCRIBES, SCRIBE
from teo_desktop.games.tekhenu.costs import missing, reduced
from teo_desktop.games.tekhenu.honours import GOD_SOURCES, GodActionDone
from teo_desktop.games.tekhenu.payment import can_pay, paying, plus
from teo_desktop.games.tekhenu.populace import raise_happiness
from teo_desktop.games.tekhenu.state import Game, PlayerBoard
from teo_desktop.kernel.agenda import Effect, Refusal, rule

_SOURCE = GOD_SOURCES[BASTET]


@rule
class Festival(Effect[Game]):
    """Happiness grows by the value, up to the population; small values bring scribes."""

    value: int

    def apply(self, game: Game, choice: None) -> Sequence[Effect[Any]]:
        raise_happiness(game, self.player, self.value)
        gain_scribes(game, self.player, self.value)
        return ()


def gain_scribes(game: Game, player: int, value: int) -> None:
    """Small values bring scribes."""
    game.gain(player, SCRIBE, BASTET_SCRIBES[value], _SOURCE)


def begin(player: int, value: int, waived: int) -> Sequence[Effect[Any]]:
    """Pay for the festival and hold it."""
    cost = reduced(BASTET_COST, BASTET, waived)
    return (*paying(player, cost, _SOURCE), Festival(player, value), GodActionDone(player, BASTET))


def refused(me: PlayerBoard, waived: int, goods: Sequence[int], scribes: int) -> Refusal | None:
    """Why the action is impossible; None when it is possible, also where happiness cannot rise (K-FESTIVAL)."""
    cost = plus(reduced(BASTET_COST, BASTET, waived), scribes)
    return None if can_pay(goods, cost, me.technologies) else missing(cost, goods)
