"""Power-ups and ascension (rulebook, "Power-ups" and "Ascension")."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from teo_desktop.games.teotihuacan import events
from teo_desktop.games.teotihuacan.catalog import (
    ASCENSION_CACAO,
    ASCENSION_POINTS,
    BUILDERS,
    CACAO,
    CONSTRUCTION,
    CREW_LIMIT,
    FOURTH_WORKER_CACAO,
    FOURTH_WORKER_POWER,
    PALACE,
    POWER_UPS,
    SPACE_BOARDS,
    TWO_TEMPLES_CACAO,
    UNLOCK_COST,
)
from teo_desktop.games.teotihuacan.choices import (
    CACAO_REWARD,
    POINTS_REWARD,
    TEMPLE_REWARD,
    TWO_TEMPLES_REWARD,
    WORKER_REWARD,
    WORKERS,
    Worker,
)
from teo_desktop.games.teotihuacan.interrupts import CrewAction
from teo_desktop.games.teotihuacan.state import NOT_TRIGGERED, Game, PlayerBoard
from teo_desktop.games.teotihuacan.temples import AnyTempleStep, advance_on_avenue
from teo_desktop.kernel.agenda import PASS, Choice, Effect, Refusal, rule

ANYWHERE = 0
"""A power-up that is not bound to a board."""
MAX_POWER = 5
FOURTH = 3
"""The worker that waits on the player board."""


@rule
class PowerUp(Effect[Game]):
    """Power up this many times, on this board or anywhere; one beyond five ascends before anything else happens.

    Mandatory as far as it is possible (T-POWER-UP): with no unlocked worker left there, the rest is lost.
    """

    board: int
    times: int

    def options(self, game: Game) -> Sequence[Choice]:
        if not self.times:
            return ()
        me = game.players[self.player]
        eligible = eligible_workers(me, self.board)
        if not eligible and may_unlock(game, self.player, self.board, 0):
            return (PASS,)
        return eligible

    def apply(self, game: Game, choice: Any) -> Sequence[Effect[Any]]:
        if choice == PASS:
            return ()
        following = raise_worker(game, self.player, choice.worker)
        return (*following, PowerUp(self.player, self.board, self.times - 1)) if self.times > 1 else following

    def refusals(self, game: Game) -> Mapping[Choice, Refusal]:
        return not_eligible(game, self.player, self.board)


@rule
class MainPowerUps(CrewAction):
    """The power-ups that close the main action of a board whose number of workers may have grown meanwhile."""

    board: int

    def apply(self, game: Game, choice: None) -> Sequence[Effect[Any]]:
        return (PowerUp(self.player, self.board, POWER_UPS[self.board][self.counted(game) - 1]),)


@rule
class BuyPowerUp(Effect[Game]):
    """Technology 13: once after the power-ups of a main action, pay 1 cacao for one more on the same board."""

    board: int

    def options(self, game: Game) -> Sequence[Choice]:
        me = game.players[self.player]
        eligible = eligible_workers(me, self.board)
        if eligible and me.goods[CACAO]:
            return (PASS, *eligible)
        if (eligible and me.may_get_goods()) or (not eligible and may_unlock(game, self.player, self.board, 1)):
            return (PASS,)
        return ()

    def apply(self, game: Game, choice: Any) -> Sequence[Effect[Any]]:
        if choice == PASS:
            return ()
        game.pay_cacao(self.player, 1, "technology:13")
        return raise_worker(game, self.player, choice.worker)

    def refusals(self, game: Game) -> Mapping[Choice, Refusal]:
        if not game.players[self.player].goods[CACAO]:
            return {worker: Refusal("needs_cacao", (1, 0)) for worker in WORKERS}
        return not_eligible(game, self.player, self.board)


@rule
class AscensionReward(Effect[Game]):
    """Choose the reward of an ascension; one that cannot be paid is not offered."""

    def options(self, game: Game) -> Sequence[Choice]:
        me = game.players[self.player]
        found: list[Choice] = [POINTS_REWARD, CACAO_REWARD, TEMPLE_REWARD]
        if me.goods[CACAO] >= TWO_TEMPLES_CACAO:
            found.append(TWO_TEMPLES_REWARD)
        if not me.in_play(FOURTH):
            found.append(WORKER_REWARD)
        return found

    def apply(self, game: Game, choice: str) -> Sequence[Effect[Any]]:
        player = self.player
        game.emit(events.RewardChosen, player, choice)
        if choice == POINTS_REWARD:
            game.score(player, ASCENSION_POINTS, "ascension")
        elif choice == CACAO_REWARD:
            game.gain(player, CACAO, ASCENSION_CACAO, "ascension")
        elif choice == WORKER_REWARD:
            me = game.players[player]
            me.standing[FOURTH] = PALACE
            me.power[FOURTH] = FOURTH_WORKER_POWER
            game.emit(events.WorkerPlaced, player, FOURTH, PALACE, FOURTH_WORKER_POWER)
            game.gain(player, CACAO, FOURTH_WORKER_CACAO, "ascension")
        elif choice == TEMPLE_REWARD:
            return (AnyTempleStep(player),)
        else:
            game.pay_cacao(player, TWO_TEMPLES_CACAO, "ascension")
            return (AnyTempleStep(player), AnyTempleStep(player))
        return ()

    def refusals(self, game: Game) -> Mapping[Choice, Refusal]:
        me = game.players[self.player]
        refused: dict[Choice, Refusal] = {}
        if me.goods[CACAO] < TWO_TEMPLES_CACAO:
            refused[TWO_TEMPLES_REWARD] = Refusal("needs_cacao", (TWO_TEMPLES_CACAO, me.goods[CACAO]))
        if me.in_play(FOURTH):
            refused[WORKER_REWARD] = Refusal("fourth_worker_in_play")
        return refused


@rule
class AscensionCalendar(Effect[Game]):
    """The light marker advances, but only for the first ascension of a turn (T-ONE-STEP)."""

    def apply(self, game: Game, choice: None) -> Sequence[Effect[Any]]:
        if not game.ascended:
            game.ascended = 1
            advance_calendar(game, self.player)
        return ()


def raise_worker(game: Game, player: int, worker: int) -> Sequence[Effect[Any]]:
    """One more power, or the ascension: avenue, to the Palace with power 1, reward, calendar."""
    me = game.players[player]
    if me.power[worker] < MAX_POWER:
        me.power[worker] += 1
        game.emit(events.PoweredUp, player, worker, me.power[worker])
        return ()
    # The worker leaves before the Avenue's tile is claimed, so that it cannot be raised again meanwhile (T-ASCENSION).
    me.power[worker] = 1
    me.standing[worker] = PALACE
    game.emit(events.Ascended, player, worker)
    return (*advance_on_avenue(game, player), AscensionReward(player), AscensionCalendar(player))


def advance_calendar(game: Game, player: int) -> None:
    """One step of the light marker, never beyond the dark one; reaching it triggers the eclipse."""
    if game.light < game.dark:
        game.light += 1
        game.emit(events.CalendarMoved, game.light)
        maybe_trigger_eclipse(game, player)


def maybe_trigger_eclipse(game: Game, player: int) -> None:
    """An eclipse is triggered once: the round is finished, then one more full round is played, then it is scored."""
    if game.light == game.dark and game.turns_left == NOT_TRIGGERED:
        seats = len(game.players)
        sudden = game.layout.setup.sudden_end
        game.turns_left = 0 if sudden else seats - 1 - player + seats
        game.emit(events.EclipseTriggered, game.turns_left)


def eligible_workers(me: PlayerBoard, board: int) -> tuple[Worker, ...]:
    """The player's unlocked workers on this board, or anywhere."""
    standing = me.standing
    if board == ANYWHERE:
        return tuple(worker for worker in WORKERS if standing[worker.worker])
    return tuple(worker for worker in WORKERS if standing[worker.worker] == board)


def may_unlock(game: Game, player: int, board: int, cacao_after: int) -> bool:
    """Whether paying to unlock would make a worker eligible there and leave this much cacao."""
    me = game.players[player]
    if game.active != player or not game.normal_turn or me.goods[CACAO] < UNLOCK_COST + cacao_after:
        return False
    return any(space >= 0 and board in (ANYWHERE, SPACE_BOARDS[space]) for space in me.locked)


def not_eligible(game: Game, player: int, board: int) -> Mapping[Choice, Refusal]:
    """Why not: the player's other workers."""
    me = game.players[player]
    refused: dict[Choice, Refusal] = {}
    for worker in WORKERS:
        if me.is_locked(worker.worker):
            refused[worker] = Refusal("worker_is_locked")
        elif not me.in_play(worker.worker):
            refused[worker] = Refusal("worker_not_in_play")
        elif board != ANYWHERE and me.standing[worker.worker] != board:
            refused[worker] = Refusal("only_on_board", (board,))
    return refused


def crew_on(me: PlayerBoard, board: int) -> int:
    """The player's unlocked workers on a board, as a main action counts them: at most three."""
    return min(CREW_LIMIT, me.standing.count(board))


def lowest_power(me: PlayerBoard, board: int) -> int:
    """The lowest power among all of the player's unlocked workers on a board; 0 when none is left there."""
    return min((power for power, where in zip(me.power, me.standing, strict=True) if where == board), default=0)


def builders(me: PlayerBoard, board: int) -> int:
    """What technology 15 adds to the workers counted."""
    return 1 if board == CONSTRUCTION and me.technologies & BUILDERS else 0
