"""Who answers the questions: a person at the window, or a bot in a process of its own."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from enum import Enum, auto
from functools import partial
from random import Random
from types import ModuleType
from typing import TYPE_CHECKING, NamedTuple, Protocol, cast

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from teo_desktop.kernel.agenda import Choice
from teo_desktop.ui.bot_worker import BotMaker, end_with_parent, think
from teo_desktop.ui.session import GameSession, Pending, Phase

if TYPE_CHECKING:
    from concurrent.futures import Future, ProcessPoolExecutor
    from multiprocessing.process import BaseProcess

log = logging.getLogger(__name__)


class SeatState(Enum):
    """What a seat is doing."""

    IDLE = auto()
    CHOOSING = auto()
    """A person looks at the question."""
    THINKING = auto()
    """A bot looks at the question."""
    PACING = auto()
    """A bot knows its answer and waits, so that people can follow."""
    STUCK = auto()
    """None of a bot's answers can be carried out, because a rule raises."""


class Seat(Protocol):
    """Somebody who can be asked."""

    @property
    def state(self) -> SeatState:
        """What the seat is doing."""

    def ask(self, pending: Pending) -> None:
        """The question is this seat's, in place of any earlier one.

        It answers by ``GameSession.submit`` with the question's serial number.
        """

    def dismiss(self) -> None:
        """The question is no longer this seat's."""

    def hold(self, is_held: bool) -> None:
        """Wait with asking and answering while people still look at what happened; or go on. Thinking goes on."""


class Human(QObject):
    """A person at this window: their picker takes the question.

    Signals:
        asked(Pending): the question is theirs.
        dismissed(): it no longer is, and no other one is theirs.
    """

    asked = Signal(object)
    dismissed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._state = SeatState.IDLE
        self._is_held = False
        self._waiting: Pending | None = None
        """The question, as long as it is held back."""

    @property
    def state(self) -> SeatState:
        """Choosing or idle."""
        return self._state

    def ask(self, pending: Pending) -> None:
        """Show the question to the person, as soon as nothing holds it back."""
        if self._is_held:
            self.dismiss()
            self._waiting = pending
            return
        self._state = SeatState.CHOOSING
        self.asked.emit(pending)

    def hold(self, is_held: bool) -> None:
        """Keep questions back; or show the one that waits."""
        self._is_held = is_held
        pending = self._waiting
        if pending is not None and not is_held:
            self._waiting = None
            self.ask(pending)

    def dismiss(self) -> None:
        """Take the question away again."""
        self._waiting = None
        if self._state is SeatState.CHOOSING:
            self._state = SeatState.IDLE
            self.dismissed.emit()


class BotWorker(QObject):
    """The one process in which all bots of a game think. It starts with the first question.

    Signals:
        finished(int, Future): the thought with this number has ended, well or not. Arrives in the window's thread.
    """

    finished = Signal(int, object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._pool: ProcessPoolExecutor | None = None
        self._processes: list[BaseProcess] = []
        self._thoughts = 0

    def think(self, rules_module: str, maker: BotMaker, seed: int, pending: Pending, seconds: float) -> int:
        """Start thinking about a question; returns the number under which ``finished`` tells the end."""
        self._thoughts += 1
        number = self._thoughts
        try:
            future = self._submit(rules_module, maker, seed, pending, seconds)
        except RuntimeError:
            # The process has died since the last question: the pool takes no more, a new one does.
            self.kill()
            future = self._submit(rules_module, maker, seed, pending, seconds)
        future.add_done_callback(partial(self._tell, number))
        return number

    def kill(self) -> None:
        """End the process at once, whatever it is doing; the next question starts another."""
        pool, self._pool = self._pool, None
        if pool is None:
            return
        for process in self._processes:
            process.kill()
        pool.shutdown(wait=False, cancel_futures=True)

    def _tell(self, number: int, future: Future[Choice]) -> None:
        try:
            self.finished.emit(number, future)
        except RuntimeError:
            log.debug("A bot's answer came after its window was gone")

    def _submit(self, module: str, maker: BotMaker, seed: int, pending: Pending, seconds: float) -> Future[Choice]:
        # Not sooner: a window shows its board before the first bot thinks, and many never need one.
        from concurrent.futures import ProcessPoolExecutor
        from multiprocessing import active_children, get_context

        assert pending.decision is not None
        before = active_children()
        is_new = self._pool is None
        if self._pool is None:
            self._pool = ProcessPoolExecutor(1, get_context("spawn"), end_with_parent)
        future = self._pool.submit(think, module, maker, seed, pending.game, pending.decision, seconds)
        if is_new:
            self._processes = [process for process in active_children() if process not in before]
        return future


class BotTimes(NamedTuple):
    """How long a bot may take, in milliseconds."""

    pace: int = 0
    """How long an answer is held back, so that people can follow."""
    hurry: int = 10_000
    """After this the bot is asked to answer with what it has."""
    patience: int = 30_000
    """After this it has hung: its process is ended and it loses the choice."""


class BotSeat(QObject):
    """A bot. If it raises, hangs, dies or answers nonsense, a random legal choice is made for it and logged.

    Signals:
        state_changed(SeatState): it thinks, waits, is idle or stuck.
        slipped(int): it could not answer the question with this serial number and a random choice stands in.
    """

    state_changed = Signal(object)
    slipped = Signal(int)

    def __init__(
        self,
        session: GameSession,
        worker: BotWorker,
        maker: BotMaker,
        seed: int,
        times: BotTimes | None = None,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.times = times or BotTimes()
        self._session = session
        self._worker = worker
        self._maker = maker
        self._random = Random(seed)
        self._pending: Pending | None = None
        self._thought = 0
        self._answer: Choice | None = None
        self._is_held = False
        self._is_late = False
        """Whether the answer would have been given by now, were it not held back."""
        self._state = SeatState.IDLE
        self._patience = QTimer(self, singleShot=True)
        self._patience.timeout.connect(self._give_up)
        self._pace = QTimer(self, singleShot=True)
        self._pace.timeout.connect(self._submit)
        # The answer comes from a helper thread; only in the window's own may it touch the game.
        worker.finished.connect(self._hear, Qt.ConnectionType.QueuedConnection)

    @property
    def state(self) -> SeatState:
        """What the bot is doing."""
        return self._state

    def ask(self, pending: Pending) -> None:
        """Let the bot think about the question."""
        self.dismiss()
        self._pending = pending
        self._enter(SeatState.THINKING)
        self._patience.start(self.times.patience)
        module = cast(ModuleType, self._session.rules).__name__
        seed = self._random.getrandbits(63)
        self._thought = self._worker.think(module, self._maker, seed, pending, self.times.hurry / 1000)

    def dismiss(self) -> None:
        """Whatever the bot answers now comes too late."""
        if self._state is SeatState.THINKING:
            # The next question must not wait behind a thought that nobody needs.
            self._worker.kill()
        self._pending = None
        self._is_late = False
        self._patience.stop()
        self._pace.stop()
        self._enter(SeatState.IDLE)

    def hold(self, is_held: bool) -> None:
        """Keep answers back; or give the one that waits."""
        self._is_held = is_held
        if self._is_late and not is_held:
            self._is_late = False
            self._pace.start(0)

    def _hear(self, number: int, future: Future[Choice]) -> None:
        if self._pending is None or number != self._thought or self._state is not SeatState.THINKING:
            return
        self._patience.stop()
        problem = future.exception() if not future.cancelled() else RuntimeError("cancelled")
        if problem is not None:
            self._slip(f"raised or died: {problem!r}", problem)
            return
        assert self._pending.decision is not None
        options = self._pending.decision.options
        choice = future.result()
        if choice in options:
            # What has been in another process is equal, not identical.
            self._hold(options[options.index(choice)])
        else:
            self._slip(f"answered {choice!r}, which is not offered")

    def _give_up(self) -> None:
        self._thought = 0
        self._worker.kill()
        self._slip("did not answer in time")

    def _slip(self, what: str, problem: BaseException | None = None) -> None:
        pending = self._pending
        if pending is None or pending.decision is None:
            return
        log.error("The bot in seat %d %s; a random choice stands in", pending.decision.player, what, exc_info=problem)
        self.slipped.emit(pending.serial)
        self._hold(self._random.choice(pending.decision.options))

    def _hold(self, choice: Choice) -> None:
        self._answer = choice
        self._enter(SeatState.PACING)
        self._pace.start(self.times.pace)

    def _submit(self) -> None:
        pending = self._pending
        if pending is None or pending.decision is None or self._answer is None:
            return
        if self._is_held:
            self._is_late = True
            return
        if self._session.submit(pending.serial, self._answer) or self._session.pending.serial != pending.serial:
            return
        # A rule has raised: perhaps it does not for another choice.
        others = [choice for choice in pending.decision.options if choice != self._answer]
        self._random.shuffle(others)
        if not any(self._session.submit(pending.serial, choice) for choice in others[:MOST_OTHER_CHOICES]):
            self._enter(SeatState.STUCK)

    def _enter(self, state: SeatState) -> None:
        if state is not self._state:
            self._state = state
            self.state_changed.emit(state)


MOST_OTHER_CHOICES = 3
"""How many other choices are tried for a bot when a rule raises, before people are asked to undo."""


class Seating(QObject):
    """Asks the right seat whenever the game waits for somebody, and dismisses the others."""

    def __init__(self, session: GameSession, seats: Mapping[int, Seat], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._seats = dict(seats)
        session.decision_changed.connect(self.pass_on)

    def pass_on(self, pending: Pending) -> None:
        """Ask whom the question is for."""
        decision = pending.decision if pending.phase is Phase.ASKING else None
        asked = self._seats[decision.player] if decision is not None else None
        for seat in self._seats.values():
            if seat is not asked:
                seat.dismiss()
        if asked is not None:
            asked.ask(pending)

    def hold(self, is_held: bool) -> None:
        """Hold all seats back, or let them go on."""
        for seat in self._seats.values():
            seat.hold(is_held)

    def dismiss(self) -> None:
        """Nobody is asked any more."""
        for seat in self._seats.values():
            seat.dismiss()
