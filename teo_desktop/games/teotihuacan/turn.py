"""A turn: the free unlock, or move a worker and collect cacao, worship or take the main action (rulebook, "Turns")."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from teo_desktop.games.teotihuacan import alchemy, construction, decorations, events, nobles, teotibot, worship
from teo_desktop.games.teotihuacan.catalog import (
    ALCHEMY,
    BOARD_NAMES,
    BOARD_SPACES,
    CACAO,
    COLLECT_BASE,
    COLLECTORS,
    COLLECTORS_CACAO,
    CREW_LIMIT,
    DECORATIONS,
    EXCHANGE,
    EXCHANGED_AT_MOST,
    EXTRA_WORKER,
    GATHERING,
    IGNORE_CACAO,
    NOBLES,
    PALACE,
    PALACE_CACAO,
    POINTS_FOR_UNLOCKING,
    RESOURCES,
    STEP_BACK,
    STEPS,
    UNLOCK_POINTS,
    UNLOCK_TEMPLE,
)
from teo_desktop.games.teotihuacan.choices import (
    COLLECT,
    END_TURN,
    FREE_UNLOCK,
    MAINS,
    MOVES,
    STEPS_BACK,
    WORKERS,
    Exchange,
    Main,
    Move,
    StepBack,
)
from teo_desktop.games.teotihuacan.eclipse import eclipse
from teo_desktop.games.teotihuacan.gathering import gather
from teo_desktop.games.teotihuacan.interrupts import DOUBLE_MOVING, FREED_ALL, TELEPORTING, Movement, flip, unlock_all
from teo_desktop.games.teotihuacan.state import NOT_TRIGGERED, Game, PlayerBoard
from teo_desktop.games.teotihuacan.temples import AnyTempleStep
from teo_desktop.games.teotihuacan.workers import advance_calendar, crew_on
from teo_desktop.kernel.agenda import NOBODY, PASS, Choice, Effect, Refusal, rule

_SOURCES = tuple(f"board:{name}" for name in BOARD_NAMES)


@rule
class BeginTurn(Effect[Game]):
    """The next player's turn begins."""

    def apply(self, game: Game, choice: None) -> Sequence[Effect[Any]]:
        game.active = self.player
        game.turn += 1
        game.travel = game.extra_workers = game.ascended = game.freed = 0
        game.normal_turn = 1
        game.emit(events.TurnBegan, self.player, game.turn)
        if game.is_automatic(self.player):
            return (*teotibot.turn(game, self.player), CloseTurn(self.player))
        return (ChooseMove(self.player),)

    def begins_automatic_turn(self, game: Game) -> bool:
        return game.is_automatic(self.player)


@rule
class ChooseMove(Movement):
    """Move one of your unlocked workers one to three boards clockwise, or unlock all of them at no cost."""

    def options(self, game: Game) -> Sequence[Choice]:
        me = game.players[self.player]
        if game.travel:
            moves = _travels(game, me.standing)
            if moves:
                return moves
        ring, places = game.layout.ring, game.layout.places
        found: list[Choice] = []
        for worker, board in enumerate(me.standing):
            if board:
                place, moves_of = places[board], MOVES[worker]
                found += (
                    moves_of[ring[(place + 1) & 7]],
                    moves_of[ring[(place + 2) & 7]],
                    moves_of[ring[(place + 3) & 7]],
                )
        if max(me.locked) >= 0:
            found.append(FREE_UNLOCK)
        if me.technologies & STEP_BACK and me.standing.count(0) < len(me.standing) - 1:
            found += [STEPS_BACK[worker] for worker, board in enumerate(me.standing) if board]
        return found

    def apply(self, game: Game, choice: Any) -> Sequence[Effect[Any]]:
        if choice == FREE_UNLOCK:
            game.normal_turn = 0
            game.emit(events.ActionChosen, self.player, 0, FREE_UNLOCK)
            unlock_all(game, self.player)
            return (EndTurn(self.player),)
        if isinstance(choice, StepBack):
            return step_back(game, self.player, choice.worker)
        action = ChooseAction(self.player, choice.worker, choice.board, choice.second)
        me = game.players[self.player]
        if me.technologies & EXCHANGE and reaches_palace(game, me, choice.worker, choice.board):
            return (ExchangeResources(self.player), action, EndTurn(self.player))
        return (action, EndTurn(self.player))

    def refusals(self, game: Game) -> Mapping[Choice, Refusal]:
        me = game.players[self.player]
        refused: dict[Choice, Refusal] = {}
        offered = set(self.options(game))
        for worker in WORKERS:
            if me.is_locked(worker.worker):
                refused[worker] = Refusal("worker_is_locked")
            elif not me.in_play(worker.worker):
                refused[worker] = Refusal("worker_not_in_play")
            else:
                refused.update(
                    (move, Refusal("too_far", (max(STEPS),)))
                    for move in MOVES[worker.worker][1:]
                    if move not in offered and not game.travel & DOUBLE_MOVING
                )
        if FREE_UNLOCK not in offered:
            refused[FREE_UNLOCK] = Refusal("movement_tile_in_effect" if me.has_locked() else "nothing_locked")
        return refused


@rule
class ChooseOtherMove(ChooseMove):
    """After the step back of technology 20: a normal turn, in which another worker moves (T-ALL-BACK)."""

    back: int

    def standing(self, game: Game) -> list[int]:
        boards = game.players[self.player].standing
        return [0 if worker == self.back else board for worker, board in enumerate(boards)]

    def options(self, game: Game) -> Sequence[Choice]:
        return _travels(game, self.standing(game))

    def refusals(self, game: Game) -> Mapping[Choice, Refusal]:
        refused = dict(ChooseMove.refusals(self, game))
        stepped_back = Refusal("stepped_back", (self.back,))
        refused.update((move, stepped_back) for move in (WORKERS[self.back], FREE_UNLOCK, *MOVES[self.back][1:]))
        return refused


@rule
class ExchangeResources(Effect[Game]):
    """Technology 0: as a move reaches or passes the Palace, up to four resources of one kind for as many of another;
    before the action is chosen and paid, which may need them (T-ALL-EXCHANGE)."""

    interruptible: ClassVar[bool] = False

    def options(self, game: Game) -> Sequence[Choice]:
        goods = game.players[self.player].goods
        return (
            PASS,
            *(
                Exchange(amount, given, gained)
                for given in RESOURCES
                for gained in RESOURCES
                if given != gained
                for amount in range(1, min(EXCHANGED_AT_MOST, goods[given]) + 1)
            ),
        )

    def apply(self, game: Game, choice: Any) -> Sequence[Effect[Any]]:
        if choice != PASS:
            game.pay(self.player, choice.given, choice.amount, "technology:0")
            game.gain(self.player, choice.gained, choice.amount, "technology:0")
        return ()


@rule
class ChooseAction(Effect[Game]):
    """What the worker does where it goes. Move, choice, payment and a gathering board's reward are one step, so that
    nothing interrupts it, and the worker has not moved before the choice is made (T-MOMENT)."""

    worker: int
    board: int
    second: int
    interruptible: ClassVar[bool] = False

    def options(self, game: Game) -> Sequence[Choice]:
        me = game.players[self.player]
        board = self.board
        cacao = me.goods[CACAO] + self.palace_cacao(game, me)
        found: list[Choice] = [COLLECT]
        if board != PALACE:
            price = self.colours_there(game)
            waiver = price and IGNORE_CACAO in me.unused
            if cacao >= price or waiver:
                extra = self.extra_needed(game, me)
                if extra is not None:
                    if cacao >= price:
                        found.append(MAINS[0][extra])
                    if waiver:
                        found.append(MAINS[1][extra])
        if board in BOARD_SPACES:
            found += worship.offered(game, self.player, board, cacao)
        return found

    def apply(self, game: Game, choice: Any) -> Sequence[Effect[Any]]:
        player, board = self.player, self.board
        me = game.players[player]
        colours = self.colours_there(game)
        if self.palace_cacao(game, me):
            game.gain(player, CACAO, 1, "technology:1")
        game.travel = 0
        self._arrive(game, me, self.worker)
        if self.second >= 0:
            self._arrive(game, me, self.second)
        if choice == COLLECT:
            game.emit(events.ActionChosen, player, board, COLLECT)
            game.gain(player, CACAO, COLLECT_BASE + colours, "collect")
            if me.technologies & COLLECTORS:
                game.gain(player, CACAO, COLLECTORS_CACAO, "technology:2")
            return ()
        if isinstance(choice, Main):
            game.emit(events.ActionChosen, player, board, "main")
            if choice.waived:
                flip(game, player, IGNORE_CACAO)
                game.emit(events.PaymentWaived, player, colours, _SOURCES[board])
            else:
                game.pay_cacao(player, colours, _SOURCES[board])
            for _ in range(choice.extra):
                flip(game, player, EXTRA_WORKER)
            game.extra_workers = choice.extra
            return main_action(game, player, board)
        game.emit(events.ActionChosen, player, board, "worship")
        return worship.enter(game, player, self.worker, choice)

    def refusals(self, game: Game) -> Mapping[Choice, Refusal]:
        me = game.players[self.player]
        cacao = me.goods[CACAO] + self.palace_cacao(game, me)
        refused: dict[Choice, Refusal] = dict(worship.refused(game, self.player, self.board, cacao))
        price = self.colours_there(game)
        main = MAINS[0][0]
        if self.board == PALACE:
            refused[main] = Refusal("palace_has_no_main_action")
        elif self.extra_needed(game, me) is None:
            reason = self._impossible(game, me, 0)
            assert reason is not None
            refused[main] = reason
        elif cacao < price:
            refused[main] = Refusal("needs_cacao", (price, cacao))
        offered = self.options(game)
        return {choice: reason for choice, reason in refused.items() if choice not in offered}

    def colours_there(self, game: Game) -> int:
        """The colours of unlocked workers on the board, without the arriving ones; each colour counts once."""
        board = self.board
        colours = 0
        for player, other in enumerate(game.players):
            if board in other.standing:
                if player == self.player:
                    moving = (self.worker, self.second)
                    if not any(b == board and w not in moving for w, b in enumerate(other.standing)):
                        continue
                colours += 1
        for boards in game.neutrals:
            if board in boards:
                colours += 1
        return colours

    def palace_cacao(self, game: Game, me: PlayerBoard) -> int:
        """Technology 1: 1 cacao when the move reaches or passes the Palace; a teleport passes nothing (T-PASSING)."""
        if not me.technologies & PALACE_CACAO:
            return 0
        return 1 if reaches_palace(game, me, self.worker, self.board) else 0

    def extra_needed(self, game: Game, me: PlayerBoard) -> int | None:
        """How many extra-worker tiles the main action needs to be possible at all; None when it is not."""
        board = self.board
        if board in GATHERING:
            return 0
        for extra in range(3):
            if not self._impossible(game, me, extra):
                return extra
            if board not in (ALCHEMY, NOBLES) or me.unused.count(EXTRA_WORKER) <= extra:
                break
        return None

    def _impossible(self, game: Game, me: PlayerBoard, extra: int) -> Refusal | None:
        # Asked before the workers arrive, so they are counted as if they stood there.
        moving = (self.worker, self.second)
        board = self.board
        powers = [me.power[w] for w, b in enumerate(me.standing) if b == board or w in moving]
        crew = min(CREW_LIMIT, len(powers) + extra)
        if board == ALCHEMY:
            return alchemy.refused(game, self.player, crew, min(powers))
        if board == NOBLES:
            return nobles.refused(game, self.player, crew)
        if board == DECORATIONS:
            return decorations.refused(game, self.player, crew)
        return construction.refused(game, self.player)

    def _arrive(self, game: Game, me: PlayerBoard, worker: int) -> None:
        start = me.standing[worker]
        me.standing[worker] = self.board
        game.emit(events.WorkerMoved, self.player, worker, start, self.board)


@rule
class EndTurn(Effect[Game]):
    """The turn ends; after the last player's the light marker advances, and an eclipse that is due is scored."""

    def options(self, game: Game) -> Sequence[Choice]:
        return (END_TURN,)

    def apply(self, game: Game, choice: str) -> Sequence[Effect[Any]]:
        if not game.freed:
            return close_turn(game, self.player)
        owned = game.players[self.player].technologies
        if owned & UNLOCK_POINTS:
            game.score(self.player, POINTS_FOR_UNLOCKING, "technology:6")
        if owned & UNLOCK_TEMPLE and game.freed & FREED_ALL:
            return (AnyTempleStep(self.player), CloseTurn(self.player))
        return close_turn(game, self.player)


@rule
class CloseTurn(Effect[Game]):
    """The end of a turn when nothing is left to decide in it."""

    def apply(self, game: Game, choice: None) -> Sequence[Effect[Any]]:
        return close_turn(game, self.player)


def close_turn(game: Game, player: int) -> Sequence[Effect[Any]]:
    """The last player's calendar step, and the next turn or the eclipse."""
    seats = len(game.players)
    if player == seats - 1:
        advance_calendar(game, player)
    game.active = NOBODY
    following = BeginTurn((player + 1) % seats)
    if game.turns_left == NOT_TRIGGERED:
        return (following,)
    if game.turns_left:
        game.turns_left -= 1
        return (following,)
    return eclipse(game, following)


def reaches_palace(game: Game, me: PlayerBoard, worker: int, board: int) -> bool:
    """Whether a move to this board reaches or passes the Palace; a teleport passes nothing (T-PASSING)."""
    if game.travel & TELEPORTING:
        return board == PALACE
    places = game.layout.places
    return places[board] < places[me.standing[worker]]


def step_back(game: Game, player: int, worker: int) -> Sequence[Effect[Any]]:
    """Technology 20: before a normal turn a worker goes one board back without an action; then another one moves."""
    standing = game.players[player].standing
    start = standing[worker]
    standing[worker] = board = game.layout.ring[game.layout.places[start] - 1]
    game.emit(events.WorkerMoved, player, worker, start, board)
    return (ChooseOtherMove(player, worker),)


def main_action(game: Game, player: int, board: int) -> Sequence[Effect[Any]]:
    """The main action of a board on which the player's workers stand; its cacao is paid."""
    if board in GATHERING:
        return gather(game, player, board)
    crew = crew_on(game.players[player], board)
    if board == ALCHEMY:
        return (alchemy.ChooseTechnology(player, crew),)
    if board == NOBLES:
        return nobles.begin(game, player, crew)
    if board == DECORATIONS:
        return decorations.begin(game, player, crew)
    return construction.begin(game, player, crew)


def _travels(game: Game, standing: Sequence[int]) -> list[Choice]:
    # The moves while a movement tile is in effect: any board with a teleport, two together with a double move.
    if game.travel & DOUBLE_MOVING:
        pairs = [
            (first, second)
            for first, board in enumerate(standing)
            for second, other in enumerate(standing)
            if board and board == other and first != second
        ]
        if pairs:
            return [
                Move(first, board, second) for first, second in pairs for board in _destinations(game, standing[first])
            ]
    return [
        MOVES[worker][board] for worker, start in enumerate(standing) if start for board in _destinations(game, start)
    ]


def _destinations(game: Game, start: int) -> Sequence[int]:
    if game.travel & TELEPORTING:
        return range(1, 9)
    ring, place = game.layout.ring, game.layout.places[start]
    return [ring[(place + step) % len(ring)] for step in STEPS]
