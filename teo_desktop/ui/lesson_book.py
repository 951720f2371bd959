"""How far somebody has come in the lessons: kept step by step, so that a lesson that was left goes on there."""

from __future__ import annotations

import json
from typing import Any, NamedTuple

from PySide6.QtCore import QObject, Signal

from teo_desktop.lessons import Lesson
from teo_desktop.ui.settings import Settings

NOTE = "lessons"
"""Where the places are kept."""


class Place(NamedTuple):
    """Where somebody stands in a lesson."""

    step: int = 0
    lines: tuple[str, ...] = ()
    """What was chosen so far, without the opening."""
    is_done: bool = False
    """Whether it was finished once, or passed over as known."""


class LessonBook(QObject):
    """The places in all lessons.

    Signals:
        changed(): a place is another one now.
    """

    changed = Signal()

    def __init__(self, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._settings = settings

    def place(self, lesson: Lesson) -> Place:
        """Where somebody stands; at the beginning where nothing is kept, or nothing that makes sense."""
        row = self._read().get(_key(lesson))
        if not isinstance(row, dict):
            return Place()
        step, lines, is_done = row.get("step"), row.get("lines"), row.get("done") is True
        if not isinstance(step, int) or not 0 < step < len(lesson.steps) or not isinstance(lines, list):
            return Place(is_done=is_done)
        return Place(step, tuple(str(line) for line in lines), is_done)

    def keep(self, lesson: Lesson, place: Place) -> None:
        """Keep a place, until the next one of the same lesson."""
        rows = self._read()
        rows[_key(lesson)] = {"step": place.step, "lines": list(place.lines), "done": place.is_done}
        self._settings.keep_note(NOTE, json.dumps(rows))
        self.changed.emit()

    def finish(self, lesson: Lesson) -> None:
        """The lesson is over, or somebody knows it already: the next time it begins anew."""
        self.keep(lesson, Place(is_done=True))

    def _read(self) -> dict[str, Any]:
        try:
            rows = json.loads(self._settings.note(NOTE) or "{}")
        except ValueError:
            return {}
        return rows if isinstance(rows, dict) else {}


def _key(lesson: Lesson) -> str:
    return f"{lesson.game}/{lesson.id}"
