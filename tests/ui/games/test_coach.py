"""What the coach marks in Teotihuacan: for each rule a position that it marks, and one that it does not."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from teo_desktop.games import teotihuacan as rules
from teo_desktop.games.teotihuacan.catalog import TOP_STEP
from teo_desktop.games.teotihuacan.choices import Move
from teo_desktop.games.teotihuacan.interrupts import UnlockAll, free_actions
from teo_desktop.games.teotihuacan.turn import ChooseMove
from teo_desktop.kernel.agenda import Decision, submit
from teo_desktop.kernel.record import find, replay
from teo_desktop.lessons import lessons_of
from teo_desktop.ui.coaching import Mark
from teo_desktop.ui.games.teotihuacan.coach import marks
from teo_desktop.ui.steps import Step

LESSONS = {lesson.id: lesson for lesson in lessons_of("teotihuacan")}
ME = 0
NOBLES, GOLD, QUARRY, CONSTRUCTION = 6, 4, 3, 8


class Seat:
    """The learner's seat in the position of a lesson, where a test may change what it likes and then play."""

    def __init__(self, lesson: str, *lines: str) -> None:
        self.game, decision = replay(rules, LESSONS[lesson].record(lines))
        assert decision is not None
        self.decision: Decision | None = decision
        self.steps: list[Step] = []

    @property
    def me(self) -> Any:
        return self.game.players[ME]

    def ask_anew(self) -> None:
        """The question again, after the position was changed."""
        assert self.decision is not None
        effect = self.decision.asked_by
        options = (*(effect.options(self.game) or ()), *free_actions(self.game, effect))
        self.decision = Decision(self.decision.player, effect, options)

    def choose(self, *lines: str) -> None:
        for line in lines:
            before, decision = self.game.copy(), self.decision
            assert decision is not None
            choice = find(rules, decision, line)
            assert choice is not None, (line, [rules.line(option) for option in decision.options])
            journal: list[Any] = []
            self.game.journal = journal
            # The question may have been put anew, and then the game waits for the same in other words.
            following = submit(self.game, decision, choice)
            self.decision = following if following is None or following.player == ME else None
            self.steps.append(Step(before, decision, choice, line, tuple(journal)))

    @property
    def marked(self) -> tuple[Mark, ...]:
        return marks(self.game, ME, self.decision, self.steps)


def keys(found: Sequence[Mark]) -> list[str]:
    return [mark.key for mark in found]


# -- as a turn begins --------------------------------------------------------------------------------------------------


def test_a_salary_that_is_short_is_marked_with_the_best_harvest():
    """The eclipse is a step away: with 1 cacao 3 are missing, and Decorations brings most."""
    seat = Seat("eclipse")
    seat.me.goods[0] = 1
    (mark,) = seat.marked
    assert mark.key == "salary"
    assert isinstance(mark.choice, Move)
    assert mark.choice.board == 7
    assert "3" in mark.text


def test_a_salary_that_can_be_paid_is_not_marked():
    assert Seat("eclipse").marked == ()


def test_a_salary_is_not_marked_while_the_eclipse_is_far():
    seat = Seat("moving")
    seat.me.goods[0] = 0
    assert seat.marked == ()


def test_many_locked_workers_are_marked_as_the_turn_begins():
    """Two of three are locked, and there is cacao for unlocking them."""
    seat = Seat("moving")
    for worker, space in ((0, 3), (1, 4)):
        seat.me.standing[worker], seat.me.locked[worker] = 0, space
        seat.game.worship[space] = ME * 4 + worker
    seat.ask_anew()
    (mark,) = seat.marked
    assert mark.key == "unlock"
    assert isinstance(mark.choice, UnlockAll)


def test_one_locked_worker_is_not_marked():
    seat = Seat("moving")
    seat.me.standing[0], seat.me.locked[0] = 0, 3
    seat.game.worship[3] = 0
    seat.ask_anew()
    assert seat.marked == ()


# -- when it is about to end -------------------------------------------------------------------------------------------


def test_a_poor_harvest_is_marked_with_a_better_one():
    seat = Seat("moving")
    seat.choose("0 move w1 4", "0 collect")
    (mark,) = seat.marked
    assert mark.key == "more_cacao"
    assert mark.choice is None


def test_the_best_harvest_is_not_marked():
    seat = Seat("moving")
    seat.choose("0 move w2 7", "0 collect")
    assert seat.marked == ()


def test_a_main_action_is_marked_where_another_worker_would_have_brought_more():
    """Power 3 makes 1 gold on Gold Deposits and power 4 makes 2: the one on Nobles was the better one."""
    seat = Seat("moving")
    seat.me.power[0], seat.me.power[2] = 4, 3
    seat.choose("0 move w3 4", "0 main")
    assert keys(seat.marked) == ["better_worker"]


def test_the_best_worker_for_a_main_action_is_not_marked():
    seat = Seat("moving")
    seat.me.power[0], seat.me.power[2] = 4, 3
    seat.choose("0 move w1 4", "0 main")
    assert seat.marked == ()


def test_a_step_on_a_temple_that_is_at_its_top_is_marked():
    seat = Seat("moving")
    seat.me.temples[2] = TOP_STEP
    seat.choose("0 move w1 3", "0 worship 4 ability")
    assert "lost_step" in keys(seat.marked)


def test_a_step_that_brings_something_is_not_marked():
    seat = Seat("moving")
    seat.choose("0 move w1 3", "0 worship 4 ability")
    assert "lost_step" not in keys(seat.marked)


def test_a_building_with_no_way_left_on_the_avenue_is_marked():
    for avenue, expected in ((9, ["lost_step"]), (0, [])):
        seat = Seat("moving")
        seat.me.goods[1], seat.me.avenue = 2, avenue
        seat.choose("0 move w2 6", "0 main")
        while seat.decision is not None and not isinstance(seat.decision.asked_by, ChooseMove):
            seat.choose(f"0 {rules.line(seat.decision.options[0])}")
        assert keys(seat.marked) == expected


def test_a_tile_with_no_way_left_on_the_pyramid_track_is_marked():
    for track, expected in ((10, ["lost_step"]), (0, [])):
        seat = Seat("pyramid")
        seat.me.track = track
        seat.choose("0 move w2 8", "0 main", "0 tile p13", "0 place 20 1", "0 power w3")
        assert keys(seat.marked) == expected


def test_in_the_middle_of_a_turn_nothing_is_marked():
    seat = Seat("eclipse")
    seat.me.goods[0] = 1
    seat.choose("0 move w1 7")
    assert seat.marked == ()
