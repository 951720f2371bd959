"""A lesson at the table of a game: its bubble, the light on what it speaks of, and what a click elsewhere is told."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication

from teo_desktop.kernel.agenda import Choice
from teo_desktop.lessons import Thing
from teo_desktop.ui.adapter import Target
from teo_desktop.ui.appearance import Appearance
from teo_desktop.ui.lesson_run import LessonRun
from teo_desktop.ui.scene.spotlight import Spotlight
from teo_desktop.ui.settings import PACE, Settings
from teo_desktop.ui.windows.game_view import GameView
from teo_desktop.ui.windows.lesson_bubble import LessonBubble

A_LOOK = 900
"""How long a choice that is made for somebody is shown before it counts, in milliseconds."""

Words = Callable[[str], str]
"""The words that belong to an id of the lessons, in the language of the moment."""


class LessonDesk(QObject):
    """Shows the steps of a lesson upon the board of a view, and lets nothing be chosen but what they say.

    Signals:
        skipped(): somebody knows this lesson.
        left(): enough for now.
    """

    skipped = Signal()
    left = Signal()

    def __init__(
        self, view: GameView, run: LessonRun, words: Words, appearance: Appearance, settings: Settings
    ) -> None:
        super().__init__(view)
        self.run = run
        self.bubble = LessonBubble(appearance, view.board)
        self.view = self._view = view
        self._words, self._appearance, self._settings = words, appearance, settings
        self._spotlight = Spotlight(view.board.scene(), appearance.theme)
        self._is_moving = False
        self._has_hit = False
        self._pressed = QPoint()
        self._said = ""
        self._shown: Choice | None = None
        self._look = QTimer(self, singleShot=True, interval=A_LOOK)
        self._look.timeout.connect(self._commit_shown)
        self._connect()
        view.picker.allows = run.allows
        view.coach.speak(is_forced=run.lesson.is_own_game, is_silent=not run.lesson.is_own_game)
        self.bubble.retranslate()
        self._show()
        self._ask_again()
        self.bubble.show()

    def _connect(self) -> None:
        view, run, bubble = self._view, self.run, self.bubble
        run.changed.connect(self._show)
        run.limits_changed.connect(self._ask_again)
        bubble.back_asked.connect(run.go_back)
        bubble.next_asked.connect(self._go_on)
        bubble.show_asked.connect(self.show_me)
        bubble.skip_asked.connect(self.skipped)
        bubble.leave_asked.connect(self.left)
        view.picker.missed.connect(self._tell)
        view.picker.refused.connect(self._note_hit)
        view.picker.choices_changed.connect(self._note_hit)
        view.table.motion_began.connect(self._begin_motion)
        view.table.settled.connect(self._settle)
        view.looking_back.machine.moved.connect(self._follow_time)
        view.board.viewport().installEventFilter(self)
        view.table.sceneRectChanged.connect(self._place)
        for bar in (view.board.horizontalScrollBar(), view.board.verticalScrollBar()):
            bar.valueChanged.connect(self._place)
            bar.rangeChanged.connect(self._place)
        self._appearance.theme_changed.connect(self._restyle)
        self._appearance.language_changed.connect(self._retranslate)

    # -- what the step says -------------------------------------------------------------------------------------------

    def _show(self) -> None:
        run, step = self.run, self.run.step
        if step is None:
            self._spotlight.light(())
            self.bubble.hide()
            return
        counter = self.tr("{step}/{steps} · {lesson}").format(
            lesson=self._words(run.lesson.id), step=run.number + 1, steps=len(run.lesson.steps)
        )
        text = self._words(run.slip.text if run.slip is not None else step.text)
        self.bubble.say(counter, text, (run.number + 1) / len(run.lesson.steps), run.slip is not None)
        self.bubble.offer(run.can_go_back, self._can_show(), self._next_words())
        self._light()
        if text != self._said:
            self._said = text
            self._view.announcer.say(f"{counter}. {text}")

    def _next_words(self) -> str:
        step = self.run.step
        if self.run.slip is not None:
            return self.tr("Take it back")
        if step is None or not step.is_read:
            return ""
        return self.tr("Finish") if self.run.number + 1 == len(self.run.lesson.steps) else self.tr("Next")

    def _can_show(self) -> bool:
        step = self.run.step
        if step is None or self.run.slip is not None or self.run.is_waiting:
            return False
        return bool(step.line or step.ends)

    def _light(self) -> None:
        step = self.run.step
        is_shown = step is not None and not self._is_moving
        self._spotlight.light([_target(thing) for thing in step.things] if is_shown and step is not None else ())
        self._place()

    def _place(self) -> None:
        board = self._view.board
        if board.scene() is None:
            # The game is being taken away: its bars move once more.
            return
        things, places = self._view.table.things(), self._spotlight.places()
        lit = self._spotlight.lit

        def on_board(rect: QRectF) -> QRect:
            return board.mapFromScene(rect).boundingRect()

        self.bubble.place(
            [on_board(places[thing]) for thing in lit if thing in places],
            [on_board(thing.rect) for thing in things if thing.is_live and thing.target not in lit],
        )

    # -- what somebody does -------------------------------------------------------------------------------------------

    def show_me(self) -> None:
        """Do the step for somebody: what is to be chosen is shown for a moment, then it counts."""
        run, picker = self.run, self._view.picker
        step = run.step
        if step is not None and step.ends:
            run.go_on()
            return
        choice = run.right_choice()
        if choice is None or self._look.isActive():
            return
        if picker.preview != choice:
            picker.choose(choice)
        self._shown = choice
        self._look.start(A_LOOK if self._settings.get(PACE) else 0)

    def _commit_shown(self) -> None:
        if self._shown is not None and self._view.picker.preview == self._shown:
            self._view.picker.confirm()
        self._shown = None

    def _go_on(self) -> None:
        if self.run.slip is not None:
            self.run.take_back()
        else:
            self.run.go_on()
        if self.run.step is not None and not self.run.step.is_read and not self.bubble.next_button.isVisible():
            self._view.board.setFocus(Qt.FocusReason.OtherFocusReason)

    def _ask_again(self) -> None:
        """What may be chosen is something else, though the question is the same."""
        self._view.ask_again()

    def _tell(self) -> None:
        """A click went elsewhere: say what is wanted, and show it."""
        step = self.run.step
        self._has_hit = True
        if step is None:
            return
        if self.run.slip is not None:
            sentence = self.tr("First take back what you have just chosen.")
        elif self.run.is_waiting:
            sentence = self.tr("It is not your turn at the moment.")
        elif step.is_read:
            sentence = self.tr("First read what the bubble says; “Next” goes on.")
        else:
            sentence = self.tr("In this step that is not wanted: {what}").format(what=self._words(step.text))
        self._view.hint_bar.warn(sentence)
        self._view.announcer.say(sentence)

    def _note_hit(self) -> None:
        self._has_hit = True

    # -- the board ----------------------------------------------------------------------------------------------------

    def _begin_motion(self) -> None:
        self._is_moving = True
        self._light()

    def _settle(self) -> None:
        self._is_moving = False
        self._light()

    def _follow_time(self) -> None:
        """While somebody looks at the past, there is nothing to say about now."""
        is_past = self._view.looking_back.is_past
        self.bubble.setVisible(not is_past and self.run.step is not None)
        self._is_moving = is_past
        self._light()

    def _restyle(self) -> None:
        self._spotlight.refresh(self._appearance.theme)
        self.bubble.restyle()
        self._place()

    def _retranslate(self) -> None:
        self.bubble.retranslate()
        self._show()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Resize:
            QTimer.singleShot(0, self, self._place)
        elif isinstance(event, QMouseEvent) and event.button() is Qt.MouseButton.LeftButton:
            if event.type() is QEvent.Type.MouseButtonPress:
                self._has_hit = self._is_moving
                self._pressed = event.position().toPoint()
            elif event.type() is QEvent.Type.MouseButtonRelease and not self._has_hit:
                way = (event.position().toPoint() - self._pressed).manhattanLength()
                if way < QApplication.startDragDistance():
                    self._tell()
        return super().eventFilter(watched, event)


def _target(thing: Thing) -> Target:
    return Target(thing.kind, thing.id)
