"""Looking back: which moment of a game is shown, and how one steps through all of them. Knows no widget.

A moment is the game as it stood after so many of its choices. The session keeps a copy of each, so nothing is played
again; and what was hidden then is as hidden in that copy as it was on the table.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from enum import Enum, auto
from typing import Any, NamedTuple

from PySide6.QtCore import QObject, Signal

from teo_desktop.kernel.agenda import Choice, Decision
from teo_desktop.kernel.events import Event
from teo_desktop.ui.adapter import GameAdapter
from teo_desktop.ui.session import GameSession, Step


class Stride(Enum):
    """How far a step goes."""

    CHOICE = auto()
    TURN = auto()
    ROUND = auto()
    SCORING = auto()


class Moment(NamedTuple):
    """The game after so many of the choices that can be shown; everything in it belongs to whoever asks for it."""

    number: int
    turn: int
    """How many turns have begun, the one that begins here included; 0 before the first."""
    round: int
    game: Any
    decision: Decision | None
    """What was asked; None when the game was over."""
    choice: Choice | None
    """What was chosen; None when nothing has been chosen there yet."""
    events: tuple[Event, ...]
    """What the choice before it caused; the set-up where there is none before."""


class TimeMachine(QObject):
    """The moment of a game that is shown: one of the past, or now. A game that goes on brings everybody back to now.

    Signals:
        moved(): another moment is shown.
        extended(): there are other moments, or other marks among them.
    """

    moved = Signal()
    extended = Signal()

    def __init__(self, session: GameSession, adapter: GameAdapter, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._adapter = adapter
        self._at: int | None = None
        self._known: list[Step] = []
        self._rounds: list[int] = []
        self._marks: dict[Stride, list[int]] = {Stride.TURN: [], Stride.ROUND: [], Stride.SCORING: []}
        session.history_changed.connect(self._follow)
        # An automatic turn belongs to the choice before it, which is told first.
        session.events_happened.connect(self._follow)
        self._follow()

    # -- reading ------------------------------------------------------------------------------------------------------

    @property
    def last(self) -> int:
        """The number of the moment that is now; the first has 0."""
        return len(self._known)

    @property
    def at(self) -> int:
        """The number of the moment that is shown."""
        return self.last if self._at is None else self._at

    @property
    def is_past(self) -> bool:
        """Whether a moment before now is shown."""
        return self._at is not None

    @property
    def moment(self) -> Moment:
        """What is shown."""
        return self.moment_of(self.at)

    def moment_of(self, number: int) -> Moment:
        """The moment with this number; the last one is the game as it stands."""
        session = self._session
        events = self._known[number - 1].events if number else session.opening
        if number < self.last:
            step = self._known[number]
            game, decision, choice = step.before.copy(), step.decision, step.choice
            return Moment(number, self.turn_at(number), self._rounds[number], game, decision, choice, events)
        pending = session.pending
        rounds = session.rules.rounds(pending.game)
        return Moment(number, self.turn_at(number), rounds, pending.game, pending.decision, None, events)

    def turn_at(self, number: int) -> int:
        """How many turns have begun at this moment."""
        begun = bisect_right(self._marks[Stride.TURN], number)
        decision = self._session.pending.decision if number == self.last else None
        return begun + (decision is not None and self._adapter.begins_turn(decision))

    def marks(self, stride: Stride) -> tuple[int, ...]:
        """The moments in which turns or rounds begin, or that follow upon a scoring, ascending."""
        return tuple(range(self.last)) if stride is Stride.CHOICE else tuple(self._marks[stride])

    def can_step(self, way: int) -> bool:
        """Whether there is anything earlier (-1) or later (+1) than what is shown."""
        return self.at > 0 if way < 0 else self.is_past

    # -- moving -------------------------------------------------------------------------------------------------------

    def go_to(self, number: int) -> None:
        """Show this moment; the last one, and whatever lies behind it, is now."""
        wanted = max(0, number)
        at = wanted if wanted < self.last else None
        if at != self._at:
            self._at = at
            self.moved.emit()

    def step(self, stride: Stride, way: int) -> None:
        """Go to the next place of a kind (+1) or to the one before (-1); the ends count as places of every kind."""
        if stride is Stride.CHOICE:
            self.go_to(self.at + way)
            return
        marks, at = self._marks[stride], self.at
        place = bisect_left(marks, at) - 1 if way < 0 else bisect_right(marks, at)
        self.go_to(marks[place] if 0 <= place < len(marks) else 0 if way < 0 else self.last)

    def go_to_start(self) -> None:
        """Show the first moment."""
        self.go_to(0)

    def return_to_now(self) -> None:
        """Show the game as it stands."""
        self.go_to(self.last)

    # -- following ----------------------------------------------------------------------------------------------------

    def _follow(self) -> None:
        was_past, self._at = self.is_past, None
        steps = self._session.steps
        same = next(
            (place for place, (old, new) in enumerate(zip(self._known, steps, strict=False)) if old is not new),
            min(len(self._known), len(steps)),
        )
        self._cut(same)
        for step in steps[same:]:
            self._append(step)
        self.extended.emit()
        if was_past:
            self.moved.emit()

    def _cut(self, first: int) -> None:
        """Forget the choices from this one on."""
        del self._known[first:], self._rounds[first:]
        for stride, marks in self._marks.items():
            # A scoring is marked behind its choice.
            del marks[bisect_left(marks, first + (stride is Stride.SCORING)) :]

    def _append(self, step: Step) -> None:
        place = len(self._known)
        rounds = self._session.rules.rounds(step.before)
        if self._adapter.begins_turn(step.decision):
            self._marks[Stride.TURN].append(place)
        if rounds > (self._rounds[-1] if self._rounds else 0):
            self._marks[Stride.ROUND].append(place)
        self._known.append(step)
        self._rounds.append(rounds)
        if any(self._adapter.opens_period(event) for event in step.events):
            self._marks[Stride.SCORING].append(place + 1)
