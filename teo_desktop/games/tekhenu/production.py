"""Produce Resources (rulebook): by the colour of the die and its value; what is too much taints."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from teo_desktop.games.tekhenu import events
from teo_desktop.games.tekhenu.catalog import (
    BREAD,
    FACES,
    T11,
    T11_VP,
    T12,
    T12_VP,
    T13,
    T13_EXTRA,
    T17,
    T17_VP,
)
from teo_desktop.games.tekhenu.choices import GO, VALUES, Value
from teo_desktop.games.tekhenu.interrupts import ProductionWindow
from teo_desktop.games.tekhenu.state import Game, PlayerBoard
from teo_desktop.kernel.agenda import Choice, Effect, rule


@rule
class Produce(ProductionWindow):
    """Take the resources; before that, blessings for producing may be played. ``by_die``: the value is a die's.
    ``steps``: by how much the value may still be changed (T13, where T19 lets one produce beside a god action)."""

    good: int
    value: int
    by_die: int
    steps: int

    def options(self, game: Game) -> Sequence[Choice]:
        if self.steps:
            first, last = max(1, self.value - self.steps), min(FACES, self.value + self.steps)
            return VALUES[first : last + 1]
        return (GO,)

    def apply(self, game: Game, choice: Any) -> Sequence[Effect[Any]]:
        if isinstance(choice, Value):
            return (Produce(self.player, self.good, choice.value, self.by_die, 0),)
        times = 1 + game.twice
        game.twice = 0
        for _ in range(times):
            produce(game, self.player, self.good, self.value)
            if self.by_die and self.value == 1 and game.players[self.player].technologies & T11:
                game.score(self.player, T11_VP, "technology:T11")
        return ()


def produce(game: Game, player: int, good: int, value: int) -> None:
    """One production: up to the marker into the stock, the rest onto the right side of the scales."""
    me = game.players[player]
    usable = min(value, me.production[good])
    excess = value - usable
    game.gain(player, good, usable, "produce")
    if excess:
        row = list(me.excess)
        row[good] += excess
        me.excess = (row[0], row[1], row[2], row[3])
        game.emit(events.ExcessTaken, player, good, excess)
    owned = me.technologies
    if owned & (T12 | T13 | T17):
        if owned & T12:
            game.score(player, T12_VP * excess, "technology:T12")
        if owned & T13:
            game.gain(player, good, T13_EXTRA, "technology:T13")
        if owned & T17 and good == BREAD:
            game.score(player, T17_VP, "technology:T17")


def goods_after(me: PlayerBoard, good: int, value: int) -> list[int]:
    """The goods that a player has once this is produced."""
    goods = me.goods[:]
    goods[good] += min(value, me.production[good]) + (T13_EXTRA if me.technologies & T13 else 0)
    return goods
