"""A live game: the one place that changes it. Everybody else gets copies, and answers with a serial number."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QObject, Signal

from teo_desktop.kernel.agenda import Choice, Decision, IllegalChoice, advance, submit
from teo_desktop.kernel.events import Event, Journal
from teo_desktop.kernel.record import GameRecord, LineDoesNotFit, find, line_of
from teo_desktop.kernel.rules import Rules
from teo_desktop.saves import Standing, standing
from teo_desktop.ui import undo
from teo_desktop.ui.steps import Ahead, Barrier, Pending, Phase, Reach, Step

__all__ = ["Ahead", "Barrier", "GameSession", "Pending", "Phase", "Reach", "Step"]


class GameSession(QObject):
    """The only writer of a live game.

    Signals:
        events_happened(tuple, object): what a choice caused, and a copy of the game after it.
        state_replaced(object): undo or redo has put another state in place; a copy of it.
        decision_changed(Pending): the game waits for something else now. Always comes last.
        history_changed(): a choice was made or taken back, or a turn handed over; the moment to save.
        failed(Exception): a rule has raised; the game stands as it was before that choice.
    """

    events_happened = Signal(object, object)
    state_replaced = Signal(object)
    decision_changed = Signal(object)
    history_changed = Signal()
    failed = Signal(object)

    def __init__(
        self,
        rules: Rules,
        record: GameRecord,
        people: Collection[int],
        begins_turn: Callable[[Decision], bool],
        pauses: bool = True,
        is_handed_over: bool = False,
        parent: QObject | None = None,
    ) -> None:
        """Play the record's lines; ``people`` are the seats that persons have.

        With ``is_handed_over`` a person whose turn the last line ends has said so already: whoever is next is asked,
        and an automatic turn has happened.

        Raises:
            LineDoesNotFit: a line is no legal choice at its place.
        """
        super().__init__(parent)
        self.rules = rules
        self.people = frozenset(people)
        self.pauses = pauses
        """Whether a person's turn ends only when they say so."""
        self.lifts_barrier = False
        """Whether undo may go behind what was revealed; counts only where there is no second person."""
        self.is_locked = False
        """Whether nothing can be changed: the game is only looked at."""
        self.lifted: tuple[int, ...] = ()
        """After how many lines of the record something revealed was taken back, ascending."""
        self._begins_turn = begins_turn
        self._setup = record.setup
        self._seed = record.seed
        self._tail: list[str] = []
        self._steps: list[Step] = []
        self._serial = 0
        self._paused = False
        self._ahead: Ahead | None = None
        journal: Journal = []
        self._game = rules.new_game(rules.setup_from_json(record.setup), record.seed)
        self._game.journal = journal
        self._decision = advance(self._game)
        self.opening: tuple[Event, ...] = tuple(journal)
        for number, line in enumerate(record.lines, start=1):
            self._go_ahead()
            choice = find(rules, self._decision, line) if self._decision else None
            if choice is None:
                raise LineDoesNotFit(number, line)
            self._perform(choice)
        self._settle(is_handed_over)

    # -- reading ------------------------------------------------------------------------------------------------------

    @property
    def pending(self) -> Pending:
        """What the game waits for now."""
        return Pending(self._serial, self.phase, self._decision, self._game.copy())

    @property
    def phase(self) -> Phase:
        """What kind of thing the game waits for now."""
        if self._decision is None:
            return Phase.OVER
        return Phase.HANDING_OVER if self._paused and not self.is_locked else Phase.ASKING

    @property
    def is_handed_over(self) -> bool:
        """Whether the turn that the last choice ended needs no word that it is over any more; False in mid-turn."""
        return not self._paused and (self._is_turn_over or (bool(self._steps) and bool(self._steps[-1].followed)))

    @property
    def person(self) -> int | None:
        """Who sits at the window: the person who is asked, else the one who chose last; None when none has yet."""
        if self.phase is Phase.ASKING and self._decision and self._decision.player in self.people:
            return self._decision.player
        return next((step.player for step in reversed(self._steps) if step.player in self.people), None)

    @property
    def steps(self) -> tuple[Step, ...]:
        """The choices made so far, as far back as they can be shown."""
        return tuple(self._steps)

    def events(self, until: int | None = None) -> list[Event]:
        """All that happened, as ``batches`` tells it; with ``until``, before the choice with this place."""
        return [*self.opening, *(event for step in self._steps[:until] for event in step.events)]

    @property
    def batches(self) -> tuple[tuple[Event, ...], ...]:
        """All that happened, as it was told: the set-up, then what each choice caused, and each automatic turn."""
        told = ((step.caused, step.followed) if step.followed else (step.caused,) for step in self._steps)
        return (self.opening, *(batch for batches in told for batch in batches))

    @property
    def is_own_news(self) -> bool:
        """Whether what happened last was caused by a person's choice, and not by an automatic turn after it."""
        return bool(self._steps) and self._steps[-1].player in self.people and not self._steps[-1].followed

    @property
    def turn_so_far(self) -> tuple[Step, ...]:
        """The choices of the turn that is going on."""
        if self.phase is Phase.ASKING and self._decision and self._begins_turn(self._decision):
            return ()
        player = self._decision.player if self.phase is Phase.ASKING and self._decision else self._last_player
        return undo.last_turn(self._steps, player, self._begins_turn)

    @property
    def record(self) -> GameRecord:
        """Set-up, seed and all lines."""
        lines = tuple(step.line for step in self._steps)
        return GameRecord(self.rules.NAME, self.rules.RULES, self._setup, self._seed, lines)

    @property
    def state(self) -> Any:
        """The whole state as JSON, where the record leads."""
        return self.rules.game_to_json(self._recorded)

    @property
    def standing(self) -> Standing:
        """Points, ranking and round, where the record leads."""
        return standing(self.rules, self._recorded)

    @property
    def reach(self) -> Reach:
        """How far undo goes now."""
        if self.is_locked:
            return Reach(None, None, Barrier.START)
        return undo.reach(self._steps, self.person, self._begins_turn, *self._barrier())

    @property
    def stopped_by(self) -> tuple[Barrier, Step] | None:
        """Why undo does not go back to the beginning, and the choice before which it never goes; None when it does."""
        lowest, barrier = self._barrier()
        return (barrier, self._steps[lowest - 1]) if lowest else None

    @property
    def undone(self) -> tuple[str, ...]:
        """The lines that can be done again, the next one first."""
        return tuple(reversed(self._tail))

    @property
    def can_redo(self) -> bool:
        """Whether something that was undone can be done again."""
        return bool(self._tail) and not self.is_locked

    # -- writing ------------------------------------------------------------------------------------------------------

    def recall(self, undone: tuple[str, ...], lifted: tuple[int, ...]) -> None:
        """Take over from a save what can be done again and where the barrier was lifted."""
        self._tail = list(reversed(undone))
        self.lifted = lifted

    def rehearse(self, lines: Sequence[str]) -> None:
        """Stand where these lines lead, whatever barrier lies between: a lesson goes to and fro by its own steps.

        Nothing of what is taken back can be done again.

        Raises:
            LineDoesNotFit: a line is no legal choice at its place; the game stands before it.
        """
        kept = 0
        for step, line in zip(self._steps, lines, strict=False):
            if step.line != line:
                break
            kept += 1
        if kept < len(self._steps):
            self._game, self._decision = self._steps[kept].before, self._steps[kept].decision
            del self._steps[kept:]
        self._tail.clear()
        try:
            for number, line in enumerate(lines[kept:], start=kept + 1):
                choice = find(self.rules, self._decision, line) if self._decision else None
                if choice is None:
                    raise LineDoesNotFit(number, line)
                self._perform(choice)
        finally:
            self._settle()
            self._replaced()

    def start(self) -> None:
        """Tell everybody where the game stands; called once they listen."""
        self.state_replaced.emit(self._game.copy())
        self.decision_changed.emit(self.pending)

    def submit(self, serial: int, choice: Choice) -> bool:
        """Answer the question with this serial number; False when it is outdated or a rule has raised.

        Raises:
            IllegalChoice: the question does not offer the choice. The game is as it was.
        """
        if serial != self._serial or self._decision is None or self._paused or self.is_locked:
            return False
        if choice not in self._decision.options:
            raise IllegalChoice(f"{choice!r} is not offered by {self._decision.asked_by!r}")
        try:
            step = self._perform(choice)
        except Exception as error:  # a rule's mistake, whatever it is, must not cost the game
            self.failed.emit(error)
            return False
        if self._tail and self._tail[-1] == step.line:
            self._tail.pop()
        else:
            self._tail.clear()
        self._wait()
        self.history_changed.emit()
        self.events_happened.emit(step.caused, self._game.copy())
        self._tell_what_followed(not self._paused and self._go_ahead())
        self.decision_changed.emit(self.pending)
        return True

    def end_turn(self) -> None:
        """Hand over to whoever is next; an automatic turn happens now."""
        if not self._paused or self.is_locked:
            return
        self._paused = False
        self._serial += 1
        has_gone_ahead = self._go_ahead()
        # Before anybody sees what followed: whoever has seen it finds it so when the game is opened again.
        self.history_changed.emit()
        self._tell_what_followed(has_gone_ahead)
        self.decision_changed.emit(self.pending)

    def undo_step(self) -> bool:
        """Take back the person's last choice and what bots did since; False when a barrier forbids it."""
        return self._back_to(self.reach.step)

    def undo_turn(self) -> bool:
        """Go back to the beginning of the person's turn, as far as the barrier lets it; False when it forbids it."""
        return self._back_to(self.reach.turn)

    def redo(self) -> bool:
        """Do again what was undone, up to the next choice of a person; False when there is nothing."""
        done = False
        while self.can_redo and self._decision is not None and not (done and self._decision.player in self.people):
            if self._ahead is not None and done:
                break
            self._go_ahead()
            choice = find(self.rules, self._decision, self._tail[-1]) if self._decision else None
            try:
                if choice is None:
                    raise LineDoesNotFit(len(self.record.lines) + 1, self._tail[-1])
                self._perform(choice)
            except Exception as error:  # as in submit
                self._tail.clear()
                self.failed.emit(error)
                break
            self._tail.pop()
            done = True
        if done:
            self._settle()
            self._replaced()
        return done

    def take_up(self, lines: Sequence[str], is_handed_over: bool = False) -> None:
        """Go over to another line of this game, from where the two part; what is left stays with whoever keeps it.

        Whatever was revealed behind that place is noted in ``lifted``, since people know it now. With
        ``is_handed_over`` nobody has to hand over at the end of the new line.

        Raises:
            LineDoesNotFit: a line is no legal choice at its place. The game is as it was.
        """
        own, line = self.record.lines, 0
        while line < min(len(own), len(lines)) and own[line] == lines[line]:
            line += 1
        earlier = (self._game, self._decision, self._ahead, list(self._steps))
        if left := self._steps[line:]:
            self._game, self._decision, self._ahead = left[0].before.copy(), left[0].decision, None
            del self._steps[line:]
        try:
            for number, wanted in enumerate(lines[line:], start=line + 1):
                self._go_ahead()
                choice = find(self.rules, self._decision, wanted) if self._decision else None
                if choice is None:
                    raise LineDoesNotFit(number, wanted)
                self._perform(choice)
        except Exception:
            self._game, self._decision, self._ahead, self._steps = earlier
            raise
        self._note_lifted(line, left)
        self._tail.clear()
        self._settle(is_handed_over)
        self._replaced()

    def play_on(self, index: int) -> None:
        """Go on from before the choice with this place among ``steps``, however far that is back; see ``take_up``."""
        self.take_up(self.record.lines[:index], is_handed_over=True)

    @property
    def _recorded(self) -> Any:
        """The game where the record leads: an automatic turn for which a person is waited for has happened in it."""
        return self._ahead.game if self._ahead else self._game

    @property
    def _last_player(self) -> int | None:
        return self._steps[-1].player if self._steps else None

    def _perform(self, choice: Choice) -> Step:
        """Let the rules answer; when they raise, the game is as it was before."""
        assert self._decision is not None
        before, decision = self._game.copy(), self._decision
        journal: Journal = []
        self._game.journal = journal
        try:
            line = line_of(self.rules, decision, choice)
            self._decision = submit(self._game, decision, choice, pausing=decision.player in self.people)
            self._ahead = self._look_ahead() if self._decision and self._decision.is_pause else None
        except Exception:
            self._game, self._decision, self._ahead = before, decision, None
            raise
        step = Step(before, decision, choice, line, tuple(journal))
        self._steps.append(step)
        return step

    def _look_ahead(self) -> Ahead:
        game, journal = self._game.copy(), list[Event]()
        game.journal = journal
        return Ahead(game, advance(game), tuple(journal))

    def _go_ahead(self) -> bool:
        """Let happen what a pause holds back; False when there is none."""
        if self._ahead is None:
            return False
        self._game, self._decision, events = self._ahead
        self._ahead = None
        self._steps[-1] = replace(self._steps[-1], followed=events)
        return True

    def _tell_what_followed(self, has_gone_ahead: bool) -> None:
        if has_gone_ahead:
            self.events_happened.emit(self._steps[-1].followed, self._game.copy())

    def _settle(self, is_handed_over: bool = False) -> None:
        """After more than a choice: stand where a person is asked, or has to hand over unless they have."""
        self._wait()
        self._paused = self._paused and not is_handed_over
        if not self._paused:
            self._go_ahead()

    def _wait(self) -> None:
        """Work out whether to wait for a person's word that their turn is over.

        Where nobody else decides anything until their next turn and something was revealed meanwhile, as by an
        opponent that the rules play, they could neither take anything back nor hand over: they are just asked again.
        """
        self._serial += 1
        self._paused = self.pauses and self._is_turn_over

    @property
    def _is_turn_over(self) -> bool:
        """Whether the last choice was a person's and has ended their turn."""
        player, following = self._last_player, self._decision
        return (
            player in self.people
            and following is not None
            and (
                following.is_pause
                or following.player != player
                or (self._begins_turn(following) and not self._steps[-1].is_revealing)
            )
        )

    def _replaced(self) -> None:
        self.history_changed.emit()
        self.state_replaced.emit(self._game.copy())
        self.decision_changed.emit(self.pending)

    def _back_to(self, index: int | None) -> bool:
        if index is None:
            return False
        undone = self._steps[index:]
        self._note_lifted(index, undone)
        self._game, self._decision, self._ahead = undone[0].before, undone[0].decision, None
        self._tail.extend(step.line for step in reversed(undone))
        del self._steps[index:]
        # Whoever takes a turn back is in the middle of it, whatever came before.
        self._settle(is_handed_over=True)
        self._replaced()
        return True

    def _note_lifted(self, line: int, left: Sequence[Step]) -> None:
        earlier = tuple(number for number in self.lifted if number < line)
        # What was seen once stays known, also when one goes back further later on.
        if len(earlier) < len(self.lifted) or any(step.is_revealing for step in left):
            self.lifted = (*earlier, line)

    def _barrier(self) -> tuple[int, Barrier]:
        """The earliest step that may be taken back, and what stands before it."""
        if self.lifts_barrier and len(self.people) < 2:
            return 0, Barrier.START
        return undo.barrier(self._steps, self.person, self.people)
