"""Paying (rulebook, "Spending Resources"): gold stands for any basic resource; K-INTERCHANGE for T10 and T22."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from teo_desktop.games.tekhenu.catalog import FREE, GOLD, GRANITE, LIMESTONE, SCRIBE, T10, T22, Cost
from teo_desktop.games.tekhenu.choices import Pay
from teo_desktop.kernel.agenda import Choice, Effect, rule

if TYPE_CHECKING:
    from teo_desktop.games.tekhenu.state import Game, PlayerBoard


@rule
class PayFor(Effect["Game"]):
    """Pay a cost; the player says with what, the exact goods first."""

    cost: Cost
    source: str

    def options(self, game: Game) -> Sequence[Choice]:
        me = game.players[self.player]
        return payments(me.goods, self.cost, me.technologies)

    def apply(self, game: Game, choice: Pay) -> Sequence[Effect[Any]]:
        game.pay(self.player, choice, self.cost, self.source)
        return ()


def paying(player: int, cost: Cost, source: str) -> tuple[Effect[Any], ...]:
    """The payment, if there is anything to pay."""
    return () if cost == FREE else (PayFor(player, cost, source),)


def can_pay(goods: Sequence[int], cost: Cost, technologies: int) -> bool:
    """Whether these goods cover the cost."""
    lacking = cost[GOLD]
    for good in (0, 1):
        if cost[good] > goods[good]:
            lacking += cost[good] - goods[good]
    if technologies & T22:
        stone = cost[LIMESTONE] + cost[GRANITE] - goods[LIMESTONE] - goods[GRANITE]
        if stone > 0:
            lacking += stone
    else:
        if cost[LIMESTONE] > goods[LIMESTONE]:
            lacking += cost[LIMESTONE] - goods[LIMESTONE]
        if cost[GRANITE] > goods[GRANITE]:
            lacking += cost[GRANITE] - goods[GRANITE]
    scribes = cost[SCRIBE]
    if technologies & T10:
        return lacking + scribes <= goods[GOLD] + goods[SCRIBE]
    return lacking <= goods[GOLD] and scribes <= goods[SCRIBE]


def scribes_at_hand(me: PlayerBoard) -> int:
    """How many scribes a player can spend, gold included with T10."""
    return me.goods[SCRIBE] + (me.goods[GOLD] if me.technologies & T10 else 0)


def payments(goods: Sequence[int], cost: Cost, technologies: int) -> tuple[Pay, ...]:
    """Every way to pay; the fewer substitutes, the earlier."""
    total = sum(cost)
    held = tuple(min(goods[good], total) for good in range(6))
    return _payments(held, cost, technologies & T10, technologies & T22)


@lru_cache(maxsize=65536)
def _payments(held: tuple[int, ...], cost: Cost, t10: int, t22: int) -> tuple[Pay, ...]:
    found: list[tuple[int, Pay]] = []
    for papyrus in range(min(held[0], cost[0]), -1, -1):
        for bread in range(min(held[1], cost[1]), -1, -1):
            for limestone, granite, crossed in _stones(held, cost, t22):
                wild = cost[0] + cost[1] + cost[2] + cost[3] - papyrus - bread - limestone - granite
                for gold, scribe, swapped in _pool(held, cost[4] + wild, cost[5], t10):
                    found.append((wild + crossed + 2 * swapped, Pay(papyrus, bread, limestone, granite, gold, scribe)))
    # sorted() keeps the order of equals.
    return tuple(price for _, price in sorted(found, key=lambda row: row[0]))


def _stones(held: tuple[int, ...], cost: Cost, t22: int) -> list[tuple[int, int, int]]:
    # Limestone and granite handed over, and how many of them cross over.
    most = cost[2] + cost[3]
    found = []
    for limestone in range(min(held[2], most if t22 else cost[2]), -1, -1):
        for granite in range(min(held[3], most - limestone if t22 else cost[3]), -1, -1):
            crossed = max(0, limestone - cost[2]) + max(0, granite - cost[3])
            found.append((limestone, granite, crossed))
    return found


def _pool(held: tuple[int, ...], gold_due: int, scribes_due: int, t10: int) -> list[tuple[int, int, int]]:
    # Gold and scribes handed over, and how many of them stand for the other.
    if not t10:
        fits = gold_due <= held[4] and scribes_due <= held[5]
        return [(gold_due, scribes_due, 0)] if fits else []
    due = gold_due + scribes_due
    return [
        (gold, due - gold, abs(gold - gold_due)) for gold in range(min(held[4], due), -1, -1) if due - gold <= held[5]
    ]


def plus(cost: Cost, scribes: int) -> Cost:
    """The cost and so many scribes."""
    return (*cost[:5], cost[5] + scribes) if scribes else cost


def without(cost: Cost, goods: Sequence[int]) -> Cost:
    """The cost with these goods waived."""
    left = [0 if good in goods else amount for good, amount in enumerate(cost)]
    return (left[0], left[1], left[2], left[3], left[4], left[5])
