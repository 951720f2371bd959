"""How far choices can be taken back, on steps made for the purpose: letters are players, a capital begins a turn."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

import pytest

from teo_desktop.kernel.agenda import Decision, Effect
from teo_desktop.kernel.events import revealing
from teo_desktop.ui import undo
from teo_desktop.ui.steps import Barrier, Reach, Step

A = 0
EVERYBODY = (0, 1)


@revealing
class Drawn(NamedTuple):
    """Something hidden that everybody sees now."""


def steps(plan: str) -> list[Step]:
    """``Ab!B``: A begins a turn, B goes on and reveals something, B begins a turn."""
    made: list[Step] = []
    for letter in plan:
        if letter == "!":
            made[-1] = replace(made[-1], caused=(Drawn(),))
        else:
            player = "ab".index(letter.lower())
            options = ("begin",) if letter.isupper() else ("go on",)
            made.append(Step(None, Decision(player, Effect(player), options), options[0], "", ()))
    return made


def begins_turn(decision: Decision) -> bool:
    return decision.options == ("begin",)


@pytest.mark.parametrize(
    ("plan", "people", "expected"),
    [
        ("", EVERYBODY, (0, Barrier.START)),
        ("AaAa", EVERYBODY, (0, Barrier.START)),
        ("Aa!a", EVERYBODY, (2, Barrier.REVEALED)),
        ("Aaa!", EVERYBODY, (3, Barrier.REVEALED)),
        ("ABbAa", EVERYBODY, (3, Barrier.OTHER_PERSON)),
        ("ABbAa", (A,), (0, Barrier.START)),
        ("AB!bAa", (A,), (2, Barrier.REVEALED)),
    ],
)
def test_the_barrier_is_what_was_revealed_last_or_another_person_but_no_bot(plan, people, expected):
    assert undo.barrier(steps(plan), A, people) == expected


@pytest.mark.parametrize(
    ("plan", "lowest", "step", "turn"),
    [
        ("AaAaa", 0, 4, 2),
        ("AaAaa", 3, 4, 3),
        ("AaAaa", 5, None, None),
        ("AaBb", 0, 1, 0),
        ("Bb", 0, None, None),
    ],
)
def test_undo_leads_to_the_own_last_choice_and_to_the_beginning_of_its_turn_within_the_barrier(
    plan, lowest, step, turn
):
    reached = undo.reach(steps(plan), A, begins_turn, lowest, Barrier.REVEALED)
    assert reached == Reach(step, turn, Barrier.REVEALED)


@pytest.mark.parametrize(("plan", "length"), [("AaAaa", 3), ("aaa", 3), ("AaB", 0), ("Baa", 2), ("", 0)])
def test_a_turn_goes_back_to_where_it_began_or_to_another_player(plan, length):
    made = steps(plan)
    assert undo.last_turn(made, A, begins_turn) == tuple(made[len(made) - length :])
