"""Where on the table each choice is clicked: on the worker, board, space, tile, temple or place itself."""

from __future__ import annotations

from typing import Any

from teo_desktop.games.teotihuacan import choices
from teo_desktop.games.teotihuacan.catalog import (
    BOARD_SITES,
    EXTRA_WORKER,
    IGNORE_CACAO,
    ROYALS,
    SPACE_BOARDS,
    TEMPLE_SITES,
)
from teo_desktop.games.teotihuacan.discovery import DRAWN, ClaimDiscovery
from teo_desktop.games.teotihuacan.interrupts import UnlockAll, UseDiscovery
from teo_desktop.games.teotihuacan.temples import MajorStep, TempleStep
from teo_desktop.kernel.agenda import PASS, Choice, Decision, First
from teo_desktop.ui.adapter import BUTTON, Target

PASS_BUTTON = Target(BUTTON, "pass")
END_BUTTON = Target(BUTTON, "end turn")
FREE_UNLOCK_BUTTON = Target(BUTTON, "free unlock")
PAID_UNLOCK_BUTTON = Target(BUTTON, "paid unlock")
STEP_BACK_BUTTON = Target(BUTTON, "step back")

_THINGS: dict[type, str] = {
    choices.Resource: "good",
    choices.Temple: "temple",
    choices.TechnologyPlace: "technology",
    choices.NoblesRow: "nobles_row",
    choices.PyramidTile: "pyramid_tile",
    choices.DecorationTile: "decoration_tile",
    choices.Side: "side",
    choices.StartingTile: "starting_tile",
    choices.Board: "board",
}
"""Choices that name one thing: the kind of the target; its id is the only number of the choice."""


def targets(decision: Decision, choice: Choice) -> tuple[Target, ...]:
    """The targets of a choice, legal or refused, in the order of the gestures."""
    player, effect = decision.player, decision.asked_by
    match choice:
        case str():
            return _of_word(player, effect, choice)
        case choices.Move(worker, board, second):
            along = (Target("companion", (player, second)),) if second >= 0 else ()
            return (Target("worker", (player, worker)), *along, Target("board", board))
        case choices.Main(waived, extra):
            extra_worker = (Target("held", EXTRA_WORKER),) if extra else ()
            return (Target("main", _board(effect)), *extra_worker, *_waiver(waived))
        case choices.Worship(space, what, waived):
            return (Target("space", space), *_used(space, what), *_waiver(waived))
        case choices.Claim(kind):
            return (site_target(_site(effect), kind),)
        case choices.Worker(worker):
            return (Target("worker", (player, worker)),)
        case choices.Side(side) | choices.TurnedSide(side) if _may_turn(decision):
            return (Target("side", side), way_target(side, isinstance(choice, choices.TurnedSide)))
        case choices.Exchange(amount, given, gained):
            return (Target("good", given), gained_button(gained), amount_button(amount))
        case choices.StepBack(worker):
            return (Target("worker", (player, worker)), STEP_BACK_BUTTON)
        case choices.StartWorship(worker, space, what):
            return (Target("worker", (player, worker)), Target("space", space), *_used(space, what))
        case choices.Place(spot, rotation):
            return (Target("place", spot), Target("turn", (spot, rotation)))
        case choices.Pay(cacao):
            return (pay_button(cacao),)
        case choices.Benefit(word, amount):
            return (Target("benefit", (word, amount)),)
        case First(TempleStep() as step):
            return (Target("temple", step.temple),)
        case UnlockAll():
            return (PAID_UNLOCK_BUTTON, *_locks(player))
        case UseDiscovery():
            return (Target("held", choice.kind),)
        case tuple():
            return (Target(_THINGS[type(choice)], choice[0]),)
    raise TypeError(f"nobody knows where to click for {choice!r}")


def pay_button(cacao: int) -> Target:
    """The button that pays so much salary."""
    return Target(BUTTON, ("pay", cacao))


def gained_button(good: int) -> Target:
    """The button for what is gained by an exchange."""
    return Target(BUTTON, ("gained", good))


def amount_button(amount: int) -> Target:
    """The button for how many are exchanged."""
    return Target(BUTTON, ("amount", amount))


def way_target(side: int, is_turned: bool) -> Target:
    """The handle for one of the two ways in which a decoration may lie on a side."""
    return Target("way", (side, int(is_turned)))


def price_button(price: str) -> Target:
    """The button for one of the prices of a pyramid tile."""
    return Target(BUTTON, ("price", price))


def royal_space(royal: int) -> int:
    """The worship space on which a royal tile lies: each letter has its own."""
    return "ABC".index(ROYALS[royal].category)


def site_target(site: int, kind: int) -> Target:
    """A discovery tile at a site; beside a board there is only one."""
    return Target("site", site) if site in BOARD_SITES.values() else Target("claim", (site, kind))


def _of_word(player: int, effect: Any, word: str) -> tuple[Target, ...]:
    match word:
        case choices.FREE_UNLOCK:
            return (FREE_UNLOCK_BUTTON, *_locks(player))
        case choices.COLLECT:
            return (Target("collect", _board(effect)),)
        case choices.END_TURN:
            return (END_BUTTON,)
        case choices.ABILITY | choices.TILE:
            return _used(effect.space, word)
        case choices.PRINTED:
            return (Target("step", (effect.temple, effect.step)),)
        case choices.TRADE:
            return (Target("ability", royal_space(effect.royal)),)
        case choices.WAIVE:
            return _waiver(1)
        case choices.FULL_PRICE | choices.LESS_WOOD | choices.LESS_STONE:
            return (price_button(word),)
        case _ if word == PASS:
            return (PASS_BUTTON,)
    return (Target("reward", word),)


def _may_turn(decision: Decision) -> bool:
    return any(isinstance(choice, choices.TurnedSide) for choice in decision.options)


def _board(effect: Any) -> int:
    board: int = effect.board
    return board


def _site(effect: Any) -> int:
    if isinstance(effect, ClaimDiscovery):
        return effect.site
    return TEMPLE_SITES[effect.temple, effect.step] if isinstance(effect, MajorStep) else DRAWN


def _used(space: int, what: str) -> tuple[Target, ...]:
    ability, tile = Target("ability", space), Target("site", BOARD_SITES[SPACE_BOARDS[space]])
    return {choices.ABILITY: (ability,), choices.TILE: (tile,), choices.BOTH: (ability, tile)}[what]


def _waiver(waived: int) -> tuple[Target, ...]:
    return (Target("held", IGNORE_CACAO),) if waived else ()


def _locks(player: int) -> tuple[Target, ...]:
    # Any lock of the player's stands for all of them.
    return tuple(Target("lock", (player, worker)) for worker in range(len(choices.WORKERS)))
