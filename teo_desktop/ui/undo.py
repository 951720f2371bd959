"""How far a person can take choices of a live game back: to what was revealed last, or to another person's choice."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

from teo_desktop.kernel.agenda import Decision
from teo_desktop.ui.steps import Barrier, Reach, Step

Begins = Callable[[Decision], bool]
"""Whether a question begins a turn."""


def barrier(steps: Sequence[Step], person: int | None, people: Collection[int]) -> tuple[int, Barrier]:
    """The place of the earliest step that this person may take back, and what stands before it.

    The place behind the last one when there is none.
    """
    for index in range(len(steps) - 1, -1, -1):
        step = steps[index]
        if step.is_revealing:
            return index + 1, Barrier.REVEALED
        if step.player != person and step.player in people:
            return index + 1, Barrier.OTHER_PERSON
    return 0, Barrier.START


def reach(steps: Sequence[Step], person: int | None, begins_turn: Begins, lowest: int, stop: Barrier) -> Reach:
    """The last choice of this person and the beginning of its turn, from the place ``lowest`` on."""
    own = [index for index in range(lowest, len(steps)) if steps[index].player == person]
    if not own:
        return Reach(None, None, stop)
    turn = own[-1]
    while not begins_turn(steps[turn].decision) and turn - 1 in own:
        turn -= 1
    return Reach(own[-1], turn, stop)


def last_turn(steps: Sequence[Step], player: int | None, begins_turn: Begins) -> tuple[Step, ...]:
    """The choices with which the steps end that are this player's, back to the beginning of a turn."""
    begun = len(steps)
    while begun and steps[begun - 1].player == player:
        begun -= 1
        if begins_turn(steps[begun].decision):
            break
    return tuple(steps[begun:])
