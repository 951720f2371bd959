"""What a player may do in between, at any moment of an own turn: unlock for cacao, use a discovery tile.

Rulebook, "Workers, locked and unlocked" and "Claiming discovery tiles"; the moments are settled in T-MOMENT.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from teo_desktop.games.teotihuacan import events
from teo_desktop.games.teotihuacan.catalog import (
    CACAO,
    CREW_LIMIT,
    DISCOVERIES,
    DOUBLE_MOVE,
    EXTRA_WORKER,
    SPACE_BOARDS,
    TELEPORT,
    UNLOCK_COST,
    UNLOCK_POINTS,
    UNLOCK_TEMPLE,
)
from teo_desktop.kernel.agenda import Choice, Effect, Refusal, rule

if TYPE_CHECKING:
    from teo_desktop.games.teotihuacan.state import Game

TELEPORTING = 1
"""Bits of ``Game.travel``: the movement tiles in effect for the move that comes."""
DOUBLE_MOVING = 2
FREED_ONE = 1
"""Bits of ``Game.freed``: the player of the turn unlocked a worker, or all of them together."""
FREED_ALL = 2


@rule
class CrewAction(Effect["Game"]):
    """A part of a main action that depends on how many workers do it: ``crew`` were counted as it began."""

    crew: int

    def counted(self, game: Game) -> int:
        """The workers counted now, extra-worker tiles included."""
        return min(CREW_LIMIT, self.crew + game.extra_workers)

    def takes_extra_worker(self, game: Game) -> bool:
        """Whether one more worker would still change something."""
        return self.counted(game) < CREW_LIMIT


@rule
class Movement(Effect["Game"]):
    """The moment before a worker moves, when movement tiles are used."""

    def standing(self, game: Game) -> list[int]:
        """The boards of the workers that may move, as on the player's board."""
        return game.players[self.player].standing


@rule
class UnlockAll(Effect["Game"]):
    """Pay 3 cacao and unlock all of your locked workers; it is no action."""

    def apply(self, game: Game, choice: None) -> Sequence[Effect[Any]]:
        game.pay(self.player, CACAO, UNLOCK_COST, "unlock")
        unlock_all(game, self.player)
        return ()


@rule
class UseDiscovery(Effect["Game"]):
    """Flip one of your unused discovery tiles face down for its benefit."""

    kind: int

    def apply(self, game: Game, choice: None) -> Sequence[Effect[Any]]:
        from teo_desktop.games.teotihuacan.benefits import benefit

        flip(game, self.player, self.kind)
        if self.kind == TELEPORT:
            game.travel |= TELEPORTING
        elif self.kind == DOUBLE_MOVE:
            game.travel |= DOUBLE_MOVING
        elif self.kind == EXTRA_WORKER:
            game.extra_workers += 1
        tile = DISCOVERIES[self.kind]
        return tuple(
            effect
            for word, amount in tile.gain
            for effect in benefit(game, self.player, word, amount, f"discovery:{tile.id}")
        )


def flip(game: Game, player: int, kind: int) -> None:
    """Turn one tile of this kind face down; it stays with its owner."""
    me = game.players[player]
    unused = list(me.unused)
    unused.remove(kind)
    me.unused = tuple(unused)
    me.used = (*me.used, kind)
    game.emit(events.DiscoveryUsed, player, kind)


def unlock(game: Game, player: int, worker: int) -> None:
    """The worker goes to the general area of the board where it is locked."""
    me = game.players[player]
    space = me.locked[worker]
    me.locked[worker] = -1
    me.standing[worker] = SPACE_BOARDS[space]
    game.worship[space] = -1
    game.emit(events.WorkerUnlocked, player, worker, SPACE_BOARDS[space])


def unlock_all(game: Game, player: int) -> None:
    """All locked workers of the player go to the general areas of their boards."""
    for worker, space in enumerate(game.players[player].locked):
        if space >= 0:
            unlock(game, player, worker)
    remember_unlocked(game, player, FREED_ONE | FREED_ALL)


def remember_unlocked(game: Game, player: int, freed: int) -> None:
    """The player unlocked own workers in this turn, for technologies 6 and 14; no one else's unlocking counts."""
    if game.players[player].technologies & (UNLOCK_POINTS | UNLOCK_TEMPLE):
        game.freed |= freed


def free_actions(game: Game, effect: Effect[Any]) -> tuple[Effect[Any], ...]:
    """The interruptions open to the player whom the effect asks; none outside of the player's own turn."""
    player = effect.player
    if player != game.active:
        return ()
    me = game.players[player]
    can_unlock = me.goods[CACAO] >= UNLOCK_COST and game.normal_turn and max(me.locked) >= 0
    if not me.unused:
        return (UnlockAll(player),) if can_unlock else ()
    found: list[Effect[Any]] = [UnlockAll(player)] if can_unlock else []
    last = -1
    for kind in me.unused:
        if kind != last and refused_use(game, effect, kind) is None:
            found.append(UseDiscovery(player, kind))
        last = kind
    return tuple(found)


def refused_use(game: Game, effect: Effect[Any], kind: int) -> Refusal | None:
    """Why the player cannot use a tile of this kind now; None when it is possible."""
    moment = DISCOVERIES[kind].moment
    if moment == "turn":
        if DISCOVERIES[kind].gain[0][0] == "power_up" and not any(game.players[effect.player].standing):
            return Refusal("no_unlocked_worker")
        return None
    if moment == "payment":
        return Refusal("only_for_payment")
    if moment == "crew":
        if not isinstance(effect, CrewAction):
            return Refusal("only_in_main_action_5_6_8")
        return None if effect.takes_extra_worker(game) else Refusal("no_more_workers_count", (CREW_LIMIT,))
    if not isinstance(effect, Movement):
        return Refusal("only_before_moving")
    standing = effect.standing(game)
    if game.travel & (TELEPORTING if kind == TELEPORT else DOUBLE_MOVING):
        return Refusal("already_in_effect")
    if kind == DOUBLE_MOVE:
        boards = [board for board in standing if board]
        return None if len(boards) > len(set(boards)) else Refusal("needs_two_workers_together")
    return None if any(standing) else Refusal("no_unlocked_worker")


def refused_free_actions(game: Game, effect: Effect[Any]) -> Mapping[Choice, Refusal]:
    """Why not: the interruptions that the player might wish for and does not have."""
    player = effect.player
    me = game.players[player]
    refused: dict[Choice, Refusal] = {}
    if player != game.active or not effect.interruptible:
        return {UseDiscovery(player, kind): Refusal("not_now") for kind in dict.fromkeys(me.unused)}
    if not me.has_locked():
        refused[UnlockAll(player)] = Refusal("nothing_locked")
    elif not game.normal_turn:
        refused[UnlockAll(player)] = Refusal("only_in_normal_turn")
    elif me.goods[CACAO] < UNLOCK_COST:
        refused[UnlockAll(player)] = Refusal("needs_cacao", (UNLOCK_COST, me.goods[CACAO]))
    for kind in dict.fromkeys(me.unused):
        reason = refused_use(game, effect, kind)
        if reason:
            refused[UseDiscovery(player, kind)] = reason
    return refused
