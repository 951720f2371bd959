"""Costs after B13 to B16 and D23 have waived what they waive (K-WAIVED), and why a cost cannot be paid."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from teo_desktop.games.tekhenu.catalog import BLESSINGS, GOODS, SCRIBE, Cost
from teo_desktop.games.tekhenu.choices import BY_BLESSING, NOT_WAIVED
from teo_desktop.games.tekhenu.payment import without
from teo_desktop.kernel.agenda import Refusal

_NEEDS = tuple(f"needs_{good}" for good in GOODS)
WAIVERS = tuple(
    tuple(number for number, blessing in enumerate(BLESSINGS) if blessing.does == "waive" and god in blessing.gods)
    for god in range(6)
)
"""By god: the blessings that waive its costs."""


@cache
def reduced(cost: Cost, god: int, waived: int) -> Cost:
    """What is left of a cost of this god's action."""
    if waived == NOT_WAIVED:
        return cost
    if waived == BY_BLESSING:
        return without(cost, BLESSINGS[WAIVERS[god][0]].waives)
    return without(cost, range(SCRIBE))


def waiver(blessings: Sequence[int], god: int) -> int:
    """The first of these blessings that waives costs of the god; -1 when there is none."""
    return next((number for number in WAIVERS[god] if number in blessings), -1)


def missing(cost: Cost, goods: Sequence[int]) -> Refusal:
    """The first good of which there is too little: (needed, held)."""
    for good, amount in enumerate(cost):
        if amount > goods[good]:
            return Refusal(_NEEDS[good], (amount, goods[good]))
    return Refusal(_NEEDS[SCRIBE], (cost[SCRIBE], goods[SCRIBE]))
