"""The lessons as data: the rules play every one of them from its opening to its end."""

from __future__ import annotations

from fnmatch import fnmatchcase

import pytest

from teo_desktop.games import GAMES
from teo_desktop.kernel.agenda import submit
from teo_desktop.kernel.record import find, line_of, replay
from teo_desktop.lessons import LEARNER, Lesson, lessons_of

LESSONS = lessons_of("teotihuacan")
SCRIPTED = [lesson for lesson in LESSONS if not lesson.is_own_game]


def ids(lesson: Lesson) -> str:
    return lesson.id


@pytest.mark.parametrize("lesson", SCRIPTED, ids=ids)
def test_the_rules_play_a_lesson_from_its_opening_to_its_end(lesson):
    """Every right choice, every answer and every choice that is explained is legal where it stands."""
    rules = GAMES[lesson.game]
    game, decision = replay(rules, lesson.record())
    for step in lesson.steps:
        if step.line:
            assert decision is not None
            lines = [line_of(rules, decision, choice) for choice in decision.options]
            assert decision.player == LEARNER, step
            right = [line for line in lines if step.fits(line)]
            assert right, (step.id, lines)
            for wrong in step.wrong:
                assert any(fnmatchcase(line, wrong.pattern) and not step.fits(line) for line in lines), (step.id, wrong)
            decision = submit(game, decision, find(rules, decision, right[0]))
        for answer in step.answers:
            assert decision is not None
            assert decision.player != LEARNER, (step.id, answer)
            choice = find(rules, decision, answer)
            assert choice is not None, (step.id, answer, [line_of(rules, decision, c) for c in decision.options])
            decision = submit(game, decision, choice)


@pytest.mark.parametrize("lesson", LESSONS, ids=ids)
def test_a_lesson_is_short_and_ends_with_something_to_read(lesson):
    """A newcomer needs about twenty seconds for a step, so fourteen fit into five minutes."""
    assert 6 <= len(lesson.steps) <= 14
    assert lesson.minutes <= 5
    assert lesson.steps[-1].is_read
    assert len({step.id for step in lesson.steps}) == len(lesson.steps)


@pytest.mark.parametrize("lesson", SCRIPTED, ids=ids)
def test_a_turn_is_handed_over_before_the_next_one_is_asked_for(lesson):
    """A step to read never stands between an own turn and the answers of others without a step that hands over."""
    for number, step in enumerate(lesson.steps):
        if step.answers and not step.line:
            assert step.ends, (lesson.id, step.id, number)


def test_where_a_step_begins_is_counted_from_the_opening():
    lesson = LESSONS[0]
    starts = [start for number in range(len(lesson.steps) + 1) if (start := lesson.start_of(number)) is not None]
    assert len(starts) == len(lesson.steps) + 1
    assert starts[0] == len(lesson.opening)
    assert starts == sorted(starts)
    assert lesson.answer_after(starts[-1]) is None


def test_a_game_without_lessons_has_none():
    assert lessons_of("tekhenu") == ()
