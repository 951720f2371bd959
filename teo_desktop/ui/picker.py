"""From clicks to a choice: each target that a player points at narrows the legal choices until one is left."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from PySide6.QtCore import QObject, Signal

from teo_desktop.kernel.agenda import Choice, Decision, Refusal
from teo_desktop.ui.adapter import Selection, Target

__all__ = ["ChoicePicker", "Selection", "Target"]

Targets = Callable[[Decision, Choice], tuple[Target, ...]]
Refusals = Mapping[Choice, Refusal]


class ChoicePicker(QObject):
    """Narrows the legal choices click by click; the first click on the last one previews it, the second commits it.

    It holds one pending question at a time: ``ask`` gives it the next one, ``rest`` takes it away. A click on something
    that belongs to other choices than the ones left starts anew from there, so a change of mind needs no Esc.

    Signals:
        selection_changed(Selection): what the board should show.
        choices_changed(tuple): the choices that are left; a new question or a click has changed them.
        previewed(object): the choice that the next confirmation commits; None when there is none.
        committed(int, object): the serial number of the question, and the choice that answers it.
        refused(object): a Refusal: why what was clicked is not possible.
        shut_out(): somebody tries to choose while that is not possible at all.
        missed(Target): a lesson lets only some choices be made, and this thing belongs to none of them.
    """

    selection_changed = Signal(object)
    choices_changed = Signal(object)
    previewed = Signal(object)
    committed = Signal(int, object)
    refused = Signal(object)
    shut_out = Signal()
    missed = Signal(object)

    def __init__(self, targets: Targets, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.needs_confirmation = True
        """Whether the one choice that a click leaves waits for a second click or Enter."""
        self.is_shut = False
        """Whether nothing can be chosen for a while, as when people look at something else than the question."""
        self.allows: Callable[[Decision, Choice], bool] | None = None
        """Which of the legal choices may be made, from the next question on; None: all of them."""
        self._targets = targets
        self._serial = -1
        self._of: dict[Choice, tuple[Target, ...]] = {}
        self._closed: frozenset[Target] = frozenset()
        """What belongs to legal choices that may not be made."""
        self._refusals: dict[Choice, tuple[tuple[Target, ...], Refusal]] = {}
        self._chosen: tuple[Target, ...] = ()
        self._picked: Choice | None = None
        self._before: list[tuple[tuple[Target, ...], Choice | None]] = []

    @property
    def left(self) -> tuple[Choice, ...]:
        """The choices that contain everything pointed at so far."""
        return tuple(self._matching(self._chosen))

    @property
    def preview(self) -> Choice | None:
        """The choice that the next confirmation commits."""
        return self._picked

    @property
    def refusals(self) -> dict[Choice, Refusal]:
        """What a player might try as well, and why it is not possible."""
        return {choice: refusal for choice, (_, refusal) in self._refusals.items()}

    @property
    def selection(self) -> Selection:
        """What the board should show now."""
        return self._selection(self._picked)

    def ask(self, decision: Decision, serial: int, refusals: Refusals) -> None:
        """Take a question up; ``refusals`` are the reasons why other things are not possible."""
        self._serial = serial
        options = [choice for choice in decision.options if self.allows is None or self.allows(decision, choice)]
        self._of = {choice: self._targets(decision, choice) for choice in options}
        others = (self._targets(decision, choice) for choice in decision.options if choice not in self._of)
        self._closed = frozenset(target for targets in others for target in targets)
        self._refusals = {choice: (self._targets(decision, choice), refusal) for choice, refusal in refusals.items()}
        self._start()

    def rest(self) -> None:
        """Nobody at this window is asked anything."""
        self._serial = -1
        self._of = {}
        self._closed = frozenset()
        self._refusals = {}
        self._start()

    def click(self, target: Target) -> None:
        """Point at something: narrow, preview, commit, or learn why not."""
        if self.is_shut:
            self.shut_out.emit()
        elif self._picked is not None and self._confirms(target):
            self.confirm()
        elif target in self._chosen:
            return
        elif left := self._matching((*self._chosen, target)):
            self._before.append((self._chosen, self._picked))
            self._narrow((*self._chosen, target), left)
        elif left := self._matching((target,)):
            self._before = [((), None)]
            self._narrow((target,), left)
        elif target not in self._closed and (refusal := self.why_not(target)) is not None:
            self.refused.emit(refusal)
        elif self.allows is not None:
            self.missed.emit(target)

    def choose(self, choice: Choice) -> None:
        """Take a choice from a list: preview it; if it is previewed already, commit it. A refused one says why."""
        if self.is_shut:
            self.shut_out.emit()
        elif choice in self._refusals:
            self.refused.emit(self._refusals[choice][1])
        elif choice in self._of:
            if choice != self._picked:
                self._before.append((self._chosen, self._picked))
                self._show(self._chosen, choice)
                if self.needs_confirmation:
                    return
            self.confirm()

    def glance(self, choice: Choice | None) -> None:
        """Show on the board what a choice would be, without picking it; None shows again what is picked."""
        if not self.is_shut:
            self.selection_changed.emit(self._selection(choice if choice in self._of else self._picked))

    def confirm(self) -> None:
        """Commit the previewed choice; nothing happens when there is none."""
        if self.is_shut:
            self.shut_out.emit()
        elif self._picked is not None:
            self.committed.emit(self._serial, self._picked)

    def step_back(self) -> bool:
        """Take the last click back; False when there was none."""
        if self.is_shut or not self._before:
            return False
        self._show(*self._before.pop())
        return True

    def only_choice_at(self, target: Target) -> Choice | None:
        """The one choice that clicking here would leave; None when it would leave none or several."""
        if self.is_shut:
            return None
        left = self._matching((*self._chosen, target)) or self._matching((target,))
        return left[0] if len(left) == 1 else None

    def why_not(self, target: Target) -> Refusal | None:
        """Why this target is not possible; None when it is, or when the rules give no reason for it."""
        if self.is_shut or self._matching((target,)):
            return None
        reasons = [(targets, refusal) for targets, refusal in self._refusals.values() if target in targets]
        best = max(reasons, key=lambda reason: len({*reason[0]} & {*self._chosen}), default=None)
        return best[1] if best else None

    def _start(self) -> None:
        self._before = []
        self._show((), None)

    def _narrow(self, chosen: tuple[Target, ...], left: list[Choice]) -> None:
        complete = [choice for choice in left if {*self._of[choice]} <= {*chosen}]
        picked = left[0] if len(left) == 1 else complete[0] if complete else None
        self._show(chosen, picked)
        if len(left) == 1 and not self.needs_confirmation:
            self.confirm()

    def _show(self, chosen: tuple[Target, ...], picked: Choice | None) -> None:
        self._chosen = chosen
        self._picked = picked
        self.choices_changed.emit(self.left)
        self.selection_changed.emit(self.selection)
        self.previewed.emit(picked)

    def _selection(self, preview: Choice | None) -> Selection:
        left = [self._of[choice] for choice in self.left]
        waiting = [[target for target in targets if target not in self._chosen] for targets in left]
        return Selection(
            live=frozenset(target for targets in left for target in targets),
            next=frozenset(targets[0] for targets in waiting if targets),
            chosen=self._chosen,
            preview=() if preview is None else self._of[preview],
        )

    def _confirms(self, target: Target) -> bool:
        if self._picked is None or target not in self._of[self._picked]:
            return False
        return target in self._chosen or self._matching((*self._chosen, target)) == [self._picked]

    def _matching(self, wanted: Iterable[Target]) -> list[Choice]:
        return [choice for choice, targets in self._of.items() if all(target in targets for target in wanted)]
