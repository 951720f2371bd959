"""The lessons of a game in the window: their page, the game of the one that is taken, and what comes after it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from PySide6.QtCore import QObject, Signal

from teo_desktop.kernel.record import LineDoesNotFit
from teo_desktop.lessons import Lesson, lessons_of
from teo_desktop.ui.adapter import GameAdapter
from teo_desktop.ui.appearance import Appearance
from teo_desktop.ui.games import Teacher
from teo_desktop.ui.lesson_book import LessonBook, Place
from teo_desktop.ui.lesson_run import LessonRun, lesson_game
from teo_desktop.ui.live_game import LiveGame
from teo_desktop.ui.settings import Settings
from teo_desktop.ui.windows.game_view import GameView
from teo_desktop.ui.windows.lesson_desk import LessonDesk
from teo_desktop.ui.windows.lessons_page import LessonsPage
from teo_desktop.ui.windows.new_game import colour_name


class Lessons(QObject):
    """Keeps the page, and sits down at the table with whoever takes a lesson.

    Signals:
        wanted(LiveGame): this game is to be shown; then ``sit_down`` at its view.
        page_wanted(): the lesson is over or left; show the page.
        kept(): the lesson is over and its game goes on as one of one's own, in a file from now on.
    """

    wanted = Signal(object)
    page_wanted = Signal()
    kept = Signal()

    def __init__(
        self,
        adapters: Mapping[str, GameAdapter],
        teachers: Mapping[str, Teacher],
        appearance: Appearance,
        settings: Settings,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._adapters, self._teachers = adapters, teachers
        self._appearance, self._settings = appearance, settings
        self._run: LessonRun | None = None
        self.desk: LessonDesk | None = None
        """Where the lesson that was begun last is taught."""
        self.book = LessonBook(settings, self)
        taught = [lesson for game in adapters if game in teachers for lesson in lessons_of(game)]
        self.page = LessonsPage(taught, self.book, self._words, appearance)
        self.page.begun.connect(self.begin)

    def begin(self, lesson: Lesson) -> None:
        """Take a lesson, where it was left."""
        live = self._game(lesson)
        # Before the view, which starts the game: the lesson hears of every question first.
        self._run = LessonRun.taken_up(lesson, live, self.book, self._teachers[lesson.game].reached)
        self.wanted.emit(live)

    def sit_down(self, view: GameView) -> None:
        """Teach at this view, which shows the game that was wanted."""
        run, self._run = self._run, None
        if run is None:
            return
        desk = LessonDesk(view, run, partial(self._words, run.lesson), self._appearance, self._settings)
        run.finished.connect(self.kept if run.lesson.is_own_game else self.page_wanted)
        desk.left.connect(self.page_wanted)
        desk.skipped.connect(lambda: self._skip(run.lesson))
        self.desk = desk

    def is_taught_at(self, view: GameView | None) -> bool:
        """Whether a lesson goes on at this view; not where its game has become one of one's own."""
        return view is not None and self.desk is not None and self.desk.view is view and view.live.file is None

    def _game(self, lesson: Lesson) -> LiveGame:
        adapter = self._adapters[lesson.game]
        try:
            return lesson_game(lesson, adapter, self.book.place(lesson), self._settings, colour_name)
        except LineDoesNotFit:
            # Kept by another version, or changed by somebody: begin anew.
            self.book.keep(lesson, Place(is_done=self.book.place(lesson).is_done))
            return lesson_game(lesson, adapter, Place(), self._settings, colour_name)

    def _words(self, lesson: Lesson, key: str) -> str:
        return self._teachers[lesson.game].lesson_text(key)

    def _skip(self, lesson: Lesson) -> None:
        self.book.finish(lesson)
        self.page_wanted.emit()
