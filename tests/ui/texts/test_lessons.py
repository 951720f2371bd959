"""The words of the lessons: every lesson, step and explanation has some, in each language."""

from __future__ import annotations

import pytest

from teo_desktop.lessons import lessons_of
from teo_desktop.ui.texts.teotihuacan.lessons import _TEXTS, lesson_text

LESSONS = lessons_of("teotihuacan")
KEYS = [
    key
    for lesson in LESSONS
    for key in (
        lesson.id,
        f"{lesson.id}.about",
        *(step.text for step in lesson.steps),
        *(wrong.text for step in lesson.steps for wrong in step.wrong),
    )
]
MOST = 330
"""More letters than this nobody reads beside a board."""


@pytest.mark.parametrize("language", ["de", "es"])
def test_every_step_speaks_the_language(speak, language):
    english = {key: lesson_text(key) for key in KEYS}
    speak(language)
    for key in KEYS:
        assert lesson_text(key) != english[key], key
        assert len(lesson_text(key)) <= MOST, (key, len(lesson_text(key)))


def test_no_words_are_left_that_no_lesson_uses():
    assert set(_TEXTS) == set(KEYS)
