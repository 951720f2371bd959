"""A lesson that is being taken: which step it is at, what may be chosen there, and what the other seats answer."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from teo_desktop.games import GAMES
from teo_desktop.kernel.agenda import Choice, Decision
from teo_desktop.kernel.record import find, line_of
from teo_desktop.lessons import LEARNER, PARTNER, Lesson, Step, Wrong
from teo_desktop.saves import HUMAN, Seat
from teo_desktop.ui.adapter import GameAdapter, SeatLook
from teo_desktop.ui.lesson_book import LessonBook, Place
from teo_desktop.ui.live_game import LiveGame, default_name
from teo_desktop.ui.seats import SeatState
from teo_desktop.ui.session import GameSession, Pending, Phase
from teo_desktop.ui.settings import PACE, Settings

COLOURS = ("blue", "yellow")
"""Of the learner and of whoever else plays."""
COLOURED = (HUMAN, PARTNER)
"""The texts call these by their colour; an opponent that the rules play has a name of its own."""

Reached = Callable[[str, Any], bool]
"""Whether a game has come as far as a step with ``until`` says."""


class Partner(QObject):
    """A seat that answers as the lesson says, after a moment in which one can see whose turn it is."""

    def __init__(self, session: GameSession, lesson: Lesson, pace: int, parent: QObject | None = None) -> None:
        """``pace``: the moment, in milliseconds."""
        super().__init__(parent)
        self._session = session
        self._lesson = lesson
        self._pending: Pending | None = None
        self._is_held = False
        self._timer = QTimer(self, singleShot=True, interval=pace)
        self._timer.timeout.connect(self._answer)

    @property
    def state(self) -> SeatState:
        """Idle, or about to answer."""
        return SeatState.IDLE if self._pending is None else SeatState.PACING

    def ask(self, pending: Pending) -> None:
        """Answer the question in a moment."""
        self._pending = pending
        self._timer.start()

    def dismiss(self) -> None:
        """Let the question go."""
        self._pending = None
        self._timer.stop()

    def hold(self, is_held: bool) -> None:
        """Wait with the answer; or go on."""
        self._is_held = is_held
        if self._pending is not None and not is_held:
            self._timer.start()

    def _answer(self) -> None:
        pending = self._pending
        if pending is None or pending.decision is None or self._is_held:
            return
        line = self._lesson.answer_after(len(self._session.record.lines))
        choice = find(self._session.rules, pending.decision, line) if line is not None else None
        # Where the lesson says nothing, any answer lets it go on.
        self._session.submit(pending.serial, pending.decision.options[0] if choice is None else choice)


def lesson_game(
    lesson: Lesson, adapter: GameAdapter, place: Place, settings: Settings, colour_name: Callable[[str], str]
) -> LiveGame:
    """The game of a lesson, as it stands at this place; it has no file. Who plays is called by a colour, as in the
    texts: ``colour_name`` has its name in the language of the moment.

    Raises:
        LineDoesNotFit: what is kept of it is no game by these rules.
    """
    rules = GAMES[lesson.game]
    seats = tuple(
        Seat(kind, colour_name(colour) if kind in COLOURED else default_name(number, kind), colour)
        for number, (kind, colour) in enumerate(zip(lesson.seats, COLOURS, strict=False))
    )
    people = [number for number, seat in enumerate(seats) if seat.is_human]
    session = GameSession(rules, lesson.record(place.lines), people, adapter.begins_turn)
    partners = {
        number: Partner(session, lesson, settings.get(PACE))
        for number, seat in enumerate(seats)
        if seat.kind == PARTNER
    }
    live = LiveGame(rules, adapter, session, seats, settings, partners)
    live.looks[:] = [
        SeatLook(seat.name, seat.colour, partial(colour_name, seat.colour)) if seat.kind in COLOURED else look
        for seat, look in zip(seats, live.looks, strict=True)
    ]
    return live


class LessonRun(QObject):
    """Follows a game along the steps of a lesson, and keeps in the book how far somebody has come.

    Signals:
        changed(): another step, or a choice that has to be explained, or no longer.
        limits_changed(): something else may be chosen now, though the game still asks the same.
        finished(): the last step is done.
    """

    changed = Signal()
    limits_changed = Signal()
    finished = Signal()

    def __init__(self, lesson: Lesson, live: LiveGame, book: LessonBook, reached: Reached) -> None:
        super().__init__(live)
        self.lesson = lesson
        self.number = 0
        """The step, from 0; as many as there are steps once the lesson is over."""
        self.slip: Wrong | None = None
        """What explains the choice that was just made and is not what the step wants."""
        self._session = live.session
        self._book = book
        self._reached = reached
        self._start = len(lesson.opening)
        """After how many lines the step has begun."""
        self._is_handing_over = live.session.phase is Phase.HANDING_OVER
        """Whether a turn was to be handed over as the step began."""
        live.session.decision_changed.connect(self._follow)

    @classmethod
    def taken_up(cls, lesson: Lesson, live: LiveGame, book: LessonBook, reached: Reached) -> LessonRun:
        """Go on at the place that the book has; the game must stand there."""
        run = cls(lesson, live, book, reached)
        run.number = book.place(lesson).step
        start = lesson.start_of(run.number)
        run._start = len(live.session.record.lines) if start is None else start
        return run

    @property
    def step(self) -> Step | None:
        """The step that one is at; None when the lesson is over."""
        return self.lesson.steps[self.number] if self.number < len(self.lesson.steps) else None

    @property
    def is_waiting(self) -> bool:
        """Whether the other seats are about to answer, and there is nothing to do."""
        step = self.step
        return step is not None and not step.is_read and not step.until and not self.slip and self._is_past_own_part()

    @property
    def can_go_back(self) -> bool:
        """Whether there is a step before this one to which one can go back."""
        return 0 < self.number < len(self.lesson.steps) and self.lesson.start_of(self.number - 1) is not None

    def allows(self, decision: Decision, choice: Choice) -> bool:
        """Whether the step lets this choice be made."""
        if self.step is None:
            return True
        return self.slip is None and self.step.allows(line_of(self._session.rules, decision, choice))

    def right_choice(self) -> Choice | None:
        """What the step wants; None when it wants no choice, or another seat is asked."""
        decision, step = self._session.pending.decision, self.step
        if decision is None or step is None or not step.line or self._is_past_own_part():
            return None
        rules = self._session.rules
        return next((choice for choice in decision.options if step.fits(line_of(rules, decision, choice))), None)

    # -- to and fro ---------------------------------------------------------------------------------------------------

    def go_on(self) -> None:
        """The step has been read; or somebody wants its turn handed over for them."""
        step = self.step
        if step is None:
            return
        if step.is_read:
            self._enter(self.number + 1)
            self.limits_changed.emit()
        elif step.ends:
            self._session.end_turn()

    def go_back(self) -> None:
        """To the step before this one, with the game as it was there."""
        if self.can_go_back:
            self.number -= 1
            self._stand(self.lesson.start_of(self.number))

    def take_back(self) -> None:
        """Take the choice back that was explained."""
        if self.slip is not None:
            self._stand(self._start)

    def _stand(self, start: int | None) -> None:
        assert start is not None
        self.slip = None
        self._start = start
        self._session.rehearse(self._session.record.lines[:start])
        self._is_handing_over = self._session.phase is Phase.HANDING_OVER
        self._keep()
        self.changed.emit()

    def _enter(self, number: int) -> None:
        self.number = number
        self.slip = None
        self._start = len(self._session.record.lines)
        self._is_handing_over = self._session.phase is Phase.HANDING_OVER
        if self.step is None:
            self._book.finish(self.lesson)
            self.changed.emit()
            self.finished.emit()
            return
        self._keep()
        self.changed.emit()

    def _keep(self) -> None:
        lines = self._session.record.lines[len(self.lesson.opening) : self._start]
        self._book.keep(self.lesson, Place(self.number, lines, self._book.place(self.lesson).is_done))

    # -- following the game -------------------------------------------------------------------------------------------

    def _follow(self, pending: Pending) -> None:
        step = self.step
        if step is None:
            return
        lines = self._session.record.lines
        if len(lines) < self._start:
            self._follow_undo(len(lines))
        elif step.until:
            self._follow_free_play(step, pending)
        elif step.is_read:
            self._leap(pending)
        elif len(lines) == self._start:
            if step.ends and pending.phase is not Phase.HANDING_OVER and not step.answers:
                self._enter(self.number + 1)
            elif self.slip is not None:
                self.slip = None
                self.changed.emit()
        elif step.line and not step.fits(lines[self._start]):
            self.slip = step.slip(lines[self._start])
            self.changed.emit()
        elif step.lines is not None and len(lines) >= self._start + step.lines:
            self._enter(self.number + 1)
        elif pending.phase is Phase.HANDING_OVER:
            # Only where a step says so one hands over oneself. Not now: others have not heard of this question yet.
            QTimer.singleShot(0, self, self._session.end_turn)
        else:
            self.changed.emit()

    def _leap(self, pending: Pending) -> None:
        """Somebody has handed over without reading to the end."""
        following = [step for step in self.lesson.steps[self.number :] if not step.is_read]
        if self._is_handing_over and pending.phase is not Phase.HANDING_OVER and following and following[0].ends:
            self.number = self.lesson.steps.index(following[0])
            self._follow(pending)

    def _follow_undo(self, lines: int) -> None:
        """Somebody has taken back more than the step: it is an earlier one again."""
        starts = [self.lesson.start_of(number) for number in range(self.number)]
        earlier = [number for number, start in enumerate(starts) if start is not None and start <= lines]
        self.number = earlier[-1] if earlier else self.number
        self.slip = None
        self._start = lines
        self._keep()
        self.changed.emit()

    def _follow_free_play(self, step: Step, pending: Pending) -> None:
        is_asked = pending.decision is not None and pending.decision.player == LEARNER
        if pending.phase is Phase.OVER or (is_asked and self._reached(step.until, pending.game)):
            self._enter(self.number + 1)
        elif pending.phase is Phase.ASKING and is_asked:
            # Also in the middle of a step: one may play for long in it.
            lines = self._session.record.lines[len(self.lesson.opening) :]
            self._book.keep(self.lesson, Place(self.number, lines, self._book.place(self.lesson).is_done))

    def _is_past_own_part(self) -> bool:
        step = self.step
        assert step is not None
        own = 1 if step.line else 0
        if step.ends and self._session.phase is Phase.HANDING_OVER:
            return False
        return len(self._session.record.lines) >= self._start + own and bool(step.line or step.ends)
