"""The Teotibot's workers: which one is powered up, its ascension, and where it advances to.

A worker of the bot moves only where an action tile says so: clockwise, into the general area, without cacao or action.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from teo_desktop.games.teotihuacan import events, teotibot_events
from teo_desktop.games.teotihuacan.catalog import PALACE
from teo_desktop.games.teotihuacan.state import Game
from teo_desktop.games.teotihuacan.teotibot_catalog import ADVANCE, BOT_ASCENSION_POINTS
from teo_desktop.games.teotihuacan.teotibot_goods import step_on_avenue
from teo_desktop.games.teotihuacan.workers import MAX_POWER, AscensionCalendar
from teo_desktop.kernel.agenda import Effect, rule


@rule
class PowerUpOnBoard(Effect[Game]):
    """Power up the strongest of its workers on the board that was used, then advance it (T-BOT-STRONGEST)."""

    board: int

    def apply(self, game: Game, choice: None) -> Sequence[Effect[Any]]:
        me = game.players[self.player]
        there = [worker for worker, board in enumerate(me.standing) if board == self.board]
        worker = max(there, key=lambda worker: me.power[worker])
        chose_worker(game, self.player, worker, "strongest_on_board", there)
        return (PowerUpWorker(self.player, worker, 1), AdvanceWorker(self.player, worker))


@rule
class PowerUpWeakest(Effect[Game]):
    """Power up the weakest of its unlocked workers this many times; ties go to the first one clockwise from the
    Palace, the Palace included (T-BOT-WEAKEST). ``advances``: whether it then advances."""

    times: int
    advances: int

    def apply(self, game: Game, choice: None) -> Sequence[Effect[Any]]:
        me = game.players[self.player]
        ordered = clockwise(game, self.player)
        worker = min(ordered, key=lambda worker: me.power[worker])
        tied = sum(me.power[other] == me.power[worker] for other in ordered) > 1
        chose_worker(game, self.player, worker, "first_clockwise" if tied else "weakest", ordered)
        power_up = PowerUpWorker(self.player, worker, self.times)
        return (power_up, AdvanceWorker(self.player, worker)) if self.advances else (power_up,)


@rule
class PowerUpWorker(Effect[Game]):
    """Power up this worker; beyond five it ascends, and what is still due falls to the new worker in the Palace."""

    worker: int
    times: int

    def apply(self, game: Game, choice: None) -> Sequence[Effect[Any]]:
        player, worker = self.player, self.worker
        me = game.players[player]
        rest = (PowerUpWorker(player, worker, self.times - 1),) if self.times > 1 else ()
        if me.power[worker] < MAX_POWER:
            me.power[worker] += 1
            game.emit(events.PoweredUp, player, worker, me.power[worker])
            return rest
        step_on_avenue(game, player)
        me.power[worker] = 1
        me.standing[worker] = PALACE
        game.emit(events.Ascended, player, worker)
        game.score(player, BOT_ASCENSION_POINTS, "ascension")
        return (AscensionCalendar(player), *rest)


@rule
class AdvanceWorker(Effect[Game]):
    """Advance by one board, or by two with a power of 4 or 5; the Palace is passed over (T-BOT-ADVANCE)."""

    worker: int

    def apply(self, game: Game, choice: None) -> Sequence[Effect[Any]]:
        me = game.players[self.player]
        ring = game.layout.ring
        start, power = me.standing[self.worker], me.power[self.worker]
        place = game.layout.places[start]
        for _ in range(ADVANCE[power]):
            place = (place + 1) % len(ring)
            if ring[place] == PALACE:
                place = (place + 1) % len(ring)
        game.emit(teotibot_events.TeotibotChose, self.player, "distance", ADVANCE[power], "power", (power,))
        me.standing[self.worker] = ring[place]
        game.emit(events.WorkerMoved, self.player, self.worker, start, ring[place])
        return ()


def clockwise(game: Game, player: int) -> list[int]:
    """The bot's unlocked workers as one meets them clockwise from the Palace, the Palace included."""
    standing, places = game.players[player].standing, game.layout.places
    return sorted((worker for worker, board in enumerate(standing) if board), key=lambda w: places[standing[w]])


def chose_worker(game: Game, player: int, worker: int, why: str, others: Sequence[int]) -> None:
    """Tell which worker was picked, out of which powers."""
    powers = tuple(game.players[player].power[other] for other in others)
    game.emit(teotibot_events.TeotibotChose, player, "worker", worker, why, powers)
