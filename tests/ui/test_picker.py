"""The picker: clicks narrow the legal choices, the first click shows, the second commits."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import pytest

from teo_desktop.kernel.agenda import Choice, Decision, Effect, Refusal, rule
from teo_desktop.ui.adapter import Selection
from teo_desktop.ui.picker import ChoicePicker, Target


class Move(NamedTuple):
    worker: int
    board: int


BOTH = "both"
"""A choice of which another one is a part: worker 1 alone, or worker 1 and the button."""


@rule
class Moving(Effect[Any]):
    """Worker 1 may go to boards 2 and 3, worker 2 to board 3 only; board 4 is too far for either."""

    def options(self, game: Any) -> Sequence[Choice]:
        return (Move(1, 2), Move(1, 3), Move(2, 3))

    def refusals(self, game: Any) -> Mapping[Choice, Refusal]:
        return {Move(1, 4): Refusal("too_far", (3,)), Move(2, 4): Refusal("too_far", (2,)), "rest": Refusal("no_rest")}


def targets(decision: Decision, choice: Choice) -> tuple[Target, ...]:
    if isinstance(choice, Move):
        return Target("worker", choice.worker), Target("board", choice.board)
    return (Target("button", choice),)


WORKER_1, WORKER_2 = Target("worker", 1), Target("worker", 2)
BOARD_2, BOARD_3, BOARD_4 = Target("board", 2), Target("board", 3), Target("board", 4)


class Heard:
    """What a picker said last of each kind, and all that it committed and refused."""

    def __init__(self, picker: ChoicePicker) -> None:
        self.committed: list[tuple[int, Choice]] = []
        self.refused: list[Refusal] = []
        self.previewed: Choice | None = None
        self.selection = Selection()
        self.left: tuple[Choice, ...] = ()
        picker.committed.connect(lambda serial, choice: self.committed.append((serial, choice)))
        picker.refused.connect(self.refused.append)
        picker.previewed.connect(lambda choice: setattr(self, "previewed", choice))
        picker.selection_changed.connect(lambda selection: setattr(self, "selection", selection))
        picker.choices_changed.connect(lambda left: setattr(self, "left", left))


@pytest.fixture
def picker(qapp) -> ChoicePicker:
    return ChoicePicker(targets)


@pytest.fixture
def heard(picker) -> Heard:
    listening = Heard(picker)
    moving = Moving(0)
    picker.ask(Decision(0, moving, tuple(moving.options(None))), 17, moving.refusals(None))
    return listening


def test_a_question_shows_everything_that_can_be_clicked(picker, heard):
    assert heard.selection.live == {WORKER_1, WORKER_2, BOARD_2, BOARD_3}
    assert heard.selection.next == {WORKER_1, WORKER_2}
    assert heard.left == (Move(1, 2), Move(1, 3), Move(2, 3))
    assert heard.previewed is None


def test_a_click_narrows_to_the_choices_that_contain_it(picker, heard):
    picker.click(WORKER_1)
    assert heard.left == (Move(1, 2), Move(1, 3))
    assert heard.selection.next == {BOARD_2, BOARD_3}
    assert heard.selection.chosen == (WORKER_1,)
    assert heard.previewed is None


def test_the_order_of_the_clicks_does_not_matter(picker, heard):
    picker.click(BOARD_3)
    assert heard.left == (Move(1, 3), Move(2, 3))
    picker.click(WORKER_2)
    assert heard.previewed == Move(2, 3)


def test_the_click_that_leaves_one_choice_previews_it_and_the_same_again_commits_it(picker, heard):
    picker.click(WORKER_1)
    picker.click(BOARD_2)
    assert heard.previewed == Move(1, 2)
    assert heard.selection.preview == (WORKER_1, BOARD_2)
    assert heard.committed == []
    picker.click(BOARD_2)
    assert heard.committed == [(17, Move(1, 2))]


def test_a_forced_rest_is_previewed_at_once_and_its_other_end_commits_it(picker, heard):
    picker.click(BOARD_2)
    assert heard.previewed == Move(1, 2)
    picker.click(WORKER_1)
    assert heard.committed == [(17, Move(1, 2))]


def test_enter_commits_what_is_previewed_and_nothing_else(picker, heard):
    picker.confirm()
    assert heard.committed == []
    picker.click(BOARD_2)
    picker.confirm()
    assert heard.committed == [(17, Move(1, 2))]


def test_with_one_click_the_last_one_commits(picker, heard):
    picker.needs_confirmation = False
    picker.click(WORKER_1)
    assert heard.committed == []
    picker.click(BOARD_3)
    assert heard.committed == [(17, Move(1, 3))]


def test_a_click_on_something_else_starts_anew_from_there(picker, heard):
    picker.click(WORKER_2)
    assert heard.previewed == Move(2, 3)
    picker.click(WORKER_1)
    assert heard.selection.chosen == (WORKER_1,)
    assert heard.previewed is None
    assert heard.committed == []


def test_escape_takes_one_click_back_at_a_time(picker, heard):
    picker.click(WORKER_1)
    picker.click(BOARD_2)
    assert picker.step_back()
    assert heard.selection.chosen == (WORKER_1,)
    assert heard.previewed is None
    assert picker.step_back()
    assert heard.selection.chosen == ()
    assert not picker.step_back()


def test_an_illegal_target_says_why(picker, heard):
    picker.click(BOARD_4)
    assert heard.refused == [Refusal("too_far", (3,))]
    assert heard.selection.chosen == ()


def test_the_reason_is_that_of_what_was_clicked_before(picker, heard):
    picker.click(WORKER_2)
    picker.click(BOARD_4)
    assert heard.refused == [Refusal("too_far", (2,))]
    assert heard.previewed == Move(2, 3)


def test_a_target_without_reason_does_nothing(picker, heard):
    picker.click(Target("cloud", 1))
    assert heard.refused == []
    assert picker.why_not(WORKER_1) is None


def test_the_list_previews_first_and_commits_the_second_time(picker, heard):
    picker.choose(Move(2, 3))
    assert heard.previewed == Move(2, 3)
    assert heard.selection.preview == (WORKER_2, BOARD_3)
    picker.choose(Move(2, 3))
    assert heard.committed == [(17, Move(2, 3))]


def test_a_refused_row_of_the_list_says_why(picker, heard):
    picker.choose("rest")
    assert heard.refused == [Refusal("no_rest")]
    assert heard.committed == []


def test_a_choice_of_another_question_is_passed_over(picker, heard):
    picker.choose("something else")
    assert heard.previewed is None
    assert heard.committed == []


def test_a_glance_shows_a_choice_without_picking_it(picker, heard):
    picker.glance(Move(1, 2))
    assert heard.selection.preview == (WORKER_1, BOARD_2)
    assert picker.preview is None
    picker.glance(None)
    assert heard.selection.preview == ()


def test_hovering_can_ask_what_a_click_would_leave(picker, heard):
    assert picker.only_choice_at(BOARD_2) == Move(1, 2)
    assert picker.only_choice_at(WORKER_1) is None
    assert picker.only_choice_at(BOARD_4) is None


def test_a_choice_that_is_part_of_another_can_be_committed(qapp):
    picker = ChoicePicker(lambda _, choice: (WORKER_1, Target("button", "more"))[: 1 + (choice == BOTH)])
    heard = Heard(picker)
    picker.ask(Decision(0, Effect(0), ("one", BOTH)), 3, {})
    picker.click(WORKER_1)
    assert heard.previewed == "one"
    assert heard.left == ("one", BOTH)
    picker.click(WORKER_1)
    assert heard.committed == [(3, "one")]


def test_at_rest_nothing_can_be_clicked(picker, heard):
    picker.click(WORKER_1)
    picker.rest()
    assert heard.selection == Selection()
    assert heard.left == ()
    picker.click(BOARD_2)
    picker.confirm()
    assert heard.committed == []


def test_a_lesson_lets_only_some_choices_be_made_and_hears_of_every_other_click(picker, heard):
    """What the rules refuse still says why; everything else is told to the lesson."""
    missed: list[Target] = []
    picker.missed.connect(missed.append)
    picker.allows = lambda decision, choice: choice == Move(1, 3)
    picker.ask(Decision(0, Moving(0), tuple(Moving(0).options(None))), 8, Moving(0).refusals(None))
    assert picker.left == (Move(1, 3),)
    for target in (WORKER_2, BOARD_2, Target("nothing", 0)):
        picker.click(target)
    assert missed == [WORKER_2, BOARD_2, Target("nothing", 0)]
    picker.click(BOARD_4)
    assert heard.refused == [Refusal("too_far", (3,))]
    picker.click(WORKER_1)
    assert picker.preview == Move(1, 3)
