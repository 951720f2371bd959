"""The lessons in the real window: taken step by step, left and taken up again, with wrong choices and wrong clicks."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from teo_desktop.kernel.bots import GreedyBot
from teo_desktop.kernel.record import line_of
from teo_desktop.lessons import Lesson, lessons_of
from teo_desktop.ui.adapter import Target
from teo_desktop.ui.games import ADAPTERS, TEACHERS
from teo_desktop.ui.lesson_book import NOTE, Place
from teo_desktop.ui.lesson_run import LessonRun
from teo_desktop.ui.session import Phase
from teo_desktop.ui.settings import LANGUAGE
from teo_desktop.ui.windows.lesson_desk import LessonDesk
from teo_desktop.ui.windows.main_window import MainWindow

LESSONS = {lesson.id: lesson for lesson in lessons_of("teotihuacan")}
SCRIPTED = [name for name, lesson in LESSONS.items() if not lesson.is_own_game]
LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def open_window(qtbot, appearance, settings) -> Iterator[Callable[[], MainWindow]]:
    windows: list[MainWindow] = []

    def make() -> MainWindow:
        window = MainWindow(ADAPTERS, appearance, settings)
        qtbot.addWidget(window)
        window.resize(1360, 860)
        with qtbot.waitActive(window):
            window.show()
            window.activateWindow()
        windows.append(window)
        return window

    yield make
    for window in windows:
        window.close()


@pytest.fixture
def window(open_window) -> MainWindow:
    made: MainWindow = open_window()
    return made


def take(window: MainWindow, name: str, step: str = "") -> LessonDesk:
    """Take a lesson, if wished from this step on."""
    lesson = LESSONS[name]
    if step:
        number = [one.id for one in lesson.steps].index(step)
        window.lessons.book.keep(lesson, Place(number, lines_before(lesson, number)))
    window.lessons.begin(lesson)
    assert window.lessons.desk is not None
    return window.lessons.desk


def lines_before(lesson: Lesson, number: int) -> tuple[str, ...]:
    return tuple(
        line for step in lesson.steps[:number] for line in (*((step.line,) if step.line else ()), *step.answers)
    )


def go_on(qtbot: Any, desk: LessonDesk) -> None:
    """Do what the step wants by the bubble's own buttons, and wait for the next one."""
    run, number = desk.run, desk.run.number
    button = desk.bubble.show_button if desk.bubble.show_button.isVisible() else desk.bubble.next_button
    assert button.isVisible(), f"nothing goes on at {run.step}"
    button.click()
    qtbot.waitUntil(lambda: run.number != number, timeout=5000)


def choose(desk: LessonDesk, window: MainWindow, pattern: str) -> None:
    """Choose something that the lesson allows and explains."""
    session = window.game_view.live.session
    decision = session.pending.decision
    step = desk.run.step
    assert decision is not None
    choice = next(
        option
        for option in decision.options
        if (wrong := step.slip(line_of(session.rules, decision, option))) is not None and wrong.pattern == pattern
    )
    window.game_view.picker.choose(choice)
    window.game_view.picker.confirm()


def point_elsewhere(window: MainWindow) -> None:
    """Click on a thing that no step wants: that is told why, and the game stays as it is."""
    view = window.game_view
    before = view.live.session.record
    view.hint_bar.inform("")
    view.table.target_clicked.emit(Target("nothing", 0))
    assert view.hint_bar.is_warning
    assert view.hint_bar.text.text()
    assert view.live.session.record == before


@pytest.mark.parametrize("name", SCRIPTED)
def test_a_lesson_is_played_to_its_end_by_its_own_buttons(qtbot, window, name):
    """On the way every wrong click is answered, and every wrong choice explained and taken back. Afterwards it is
    done, the page is there again, and nothing is left of the game."""
    desk = take(window, name)
    lesson = LESSONS[name]
    session = window.game_view.live.session
    for number, step in enumerate(lesson.steps):
        assert desk.run.number == number
        assert desk.bubble.isVisible()
        assert desk.bubble.text.text() == TEACHERS["teotihuacan"].lesson_text(step.text)
        point_elsewhere(window)
        before = session.record
        for wrong in step.wrong:
            choose(desk, window, wrong.pattern)
            assert session.record != before
            assert desk.run.slip == wrong
            assert desk.bubble.text.text() == TEACHERS["teotihuacan"].lesson_text(wrong.text)
            assert not desk.bubble.show_button.isVisible()
            point_elsewhere(window)
            desk.bubble.next_button.click()
            assert session.record == before
            assert desk.run.slip is None
        go_on(qtbot, desk)
    assert window.lessons.book.place(lesson) == Place(is_done=True)
    assert window.lessons.page.isVisible()
    assert window.game_view is None


def test_undo_takes_a_wrong_choice_back_as_well(window):
    desk = take(window, "moving", "go")
    choose(desk, window, "0 move w2 8")
    window.game_view.commands.undo_step.trigger()
    assert desk.run.slip is None
    assert desk.run.step.id == "go"


def test_undo_behind_the_step_leads_to_an_earlier_one(window):
    desk = take(window, "moving", "cacao")
    window.game_view.commands.undo_turn.trigger()
    assert desk.run.step.id == "go"


def test_back_goes_step_by_step_to_the_beginning(window):
    desk = take(window, "moving", "done")
    session = window.game_view.live.session
    while desk.bubble.back_button.isEnabled():
        number = desk.run.number
        desk.bubble.back_button.click()
        assert desk.run.number == number - 1
    assert desk.run.number == 0
    assert session.record == LESSONS["moving"].record()


def test_leaving_the_game_of_a_lesson_leads_back_to_the_lessons(window):
    """From where it was begun; the game itself is kept nowhere."""
    take(window, "moving", "go")
    window.leave_game()
    assert window.game_view is None
    assert window.lessons.page.isVisible()


def test_a_lesson_goes_on_where_it_was_left(qtbot, window):
    """Also in the moment before a turn is handed over."""
    desk = take(window, "moving", "over")
    record = window.game_view.live.session.record
    desk.bubble.leave_button.click()
    assert window.lessons.page.isVisible()
    desk = take(window, "moving")
    assert desk.run.step.id == "over"
    assert window.game_view.live.session.record == record
    assert window.game_view.live.session.phase is Phase.HANDING_OVER
    go_on(qtbot, desk)
    assert desk.run.step.id == "others"


def test_another_start_of_the_program_knows_the_place(qtbot, open_window):
    window = open_window()
    desk = take(window, "moving")
    go_on(qtbot, desk)
    window.close()
    again = open_window()
    again.show_lessons()
    card = again.lessons.page.cards[0]
    assert "2" in card.state.text()
    assert again.lessons.page.following is card
    card.button.click()
    assert again.lessons.desk.run.number == 1


def test_a_lesson_that_is_known_is_skipped_on_its_card_or_in_the_middle(window):
    window.show_lessons()
    page = window.lessons.page
    first = page.cards[0]
    first.skip_button.click()
    assert window.lessons.book.place(first.lesson).is_done
    assert not first.skip_button.isVisible()
    desk = take(window, "moving")
    desk.bubble.skip_button.click()
    assert page.isVisible()
    assert window.lessons.book.place(first.lesson) == Place(is_done=True)


@pytest.mark.parametrize(
    "note",
    ["{", "[]", '{"teotihuacan/moving": 3}', '{"teotihuacan/moving": {"step": 99, "lines": []}}',
     '{"teotihuacan/moving": {"step": 3, "lines": ["0 dance"]}}'],
)  # fmt: skip
def test_a_place_that_makes_no_sense_is_the_beginning(window, settings, note):
    settings.keep_note(NOTE, note)
    desk = take(window, "moving")
    assert desk.run.number == 0
    assert window.game_view.live.session.record == LESSONS["moving"].record()


def has_left(run: LessonRun, number: int) -> bool:
    return run.number != number


def play_freely(window: MainWindow, is_enough: Callable[[], bool]) -> None:
    """Choose like the greedy bot, and hand over, until it is enough."""
    session = window.game_view.live.session
    bot = GreedyBot(session.rules, 1)
    while not is_enough():
        if session.phase is Phase.HANDING_OVER:
            session.end_turn()
            continue
        pending = session.pending
        assert pending.decision is not None
        session.submit(pending.serial, bot.choose(pending.game.copy(), pending.decision))


def test_the_first_solo_game_is_played_freely_left_and_kept_in_the_end(qtbot, window):
    """Its steps come as the game goes on; afterwards it is a game like any other, with a file of its own."""
    desk = take(window, "solo")
    run = desk.run
    while run.step is not None and run.step.id != "near":
        if run.step.is_read:
            desk.bubble.next_button.click()
        else:
            assert not desk.bubble.next_button.isVisible()
            play_freely(window, partial(has_left, run, run.number))
    record = window.game_view.live.session.record
    desk.bubble.leave_button.click()
    desk = take(window, "solo")
    run = desk.run
    assert run.step is not None
    assert run.step.id == "near"
    assert window.game_view.live.session.record == record
    assert window.game_view.live.file is None
    desk.bubble.next_button.click()
    play_freely(window, lambda: run.step is None or run.step.id == "done")
    assert desk.bubble.next_button.isVisible()
    desk.bubble.next_button.click()
    assert window.lessons.book.place(LESSONS["solo"]) == Place(is_done=True)
    view = window.game_view
    assert view is not None
    assert view.live.file is not None
    assert not desk.bubble.isVisible()
    assert len(view.picker.left) > 3
    window.leave_game()
    assert window.start_screen.continue_button.isVisible()


def test_only_what_the_step_wants_stands_among_the_choices(window):
    take(window, "moving", "go")
    view = window.game_view
    legal = view.picker.left
    assert len(legal) == 3
    view.table.target_clicked.emit(Target("worker", (0, 0)))
    assert view.hint_bar.is_warning
    assert not view.picker.selection.chosen


def test_a_lesson_is_taken_by_the_keyboard_alone(qtbot, window):
    """Enter presses “Next”; where something is to be chosen the list takes it, as in every game."""
    desk = take(window, "moving")
    view = window.game_view

    def press(key: Qt.Key, keys: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        QTest.keyClick(QApplication.focusWidget() or view, key, keys)

    press(Qt.Key.Key_Return)
    press(Qt.Key.Key_Return)
    assert desk.run.step.id == "go"
    view.commands.focus_choices.trigger()
    right = desk.run.right_choice()
    view.choices_list.setCurrentIndex(view.choices.index(view.choices.row_of(right), 0))
    press(Qt.Key.Key_Return)
    press(Qt.Key.Key_Return)
    assert desk.run.step.id == "collect"


def test_a_click_on_bare_ground_is_answered_too(window):
    take(window, "moving", "go")
    view = window.game_view
    view.hint_bar.inform("")
    corner = view.board.viewport().rect().bottomRight() - QPoint(3, 3)
    QTest.mouseClick(view.board.viewport(), LEFT, pos=corner)
    assert view.hint_bar.is_warning


def test_handing_over_before_reading_on_does_not_lose_the_thread(qtbot, window):
    desk = take(window, "moving", "cacao")
    session = window.game_view.live.session
    assert session.phase is Phase.HANDING_OVER
    window.game_view.commands.confirm.trigger()
    qtbot.waitUntil(lambda: desk.run.step.id == "others", timeout=5000)


def test_the_bubble_speaks_another_language_at_once(window, settings):
    desk = take(window, "moving")
    english = desk.bubble.text.text()
    settings.set(LANGUAGE, "de")
    assert desk.bubble.text.text() != english
    assert desk.bubble.accessibleDescription() == desk.bubble.text.text()
    assert desk.bubble.next_button.text() == "Weiter"


def test_while_one_looks_back_the_bubble_is_gone(window):
    desk = take(window, "moving", "others")
    machine = window.game_view.looking_back.machine
    machine.go_to_start()
    assert machine.is_past
    assert not desk.bubble.isVisible()
    machine.return_to_now()
    assert desk.bubble.isVisible()


def test_the_bubble_never_covers_what_it_speaks_of(qtbot, window):
    desk = take(window, "moving")
    board = window.game_view.board
    for step in LESSONS["moving"].steps:
        places = desk._spotlight.places()
        for thing in step.things:
            assert Target(thing.kind, thing.id) in places, f"nothing is lit for {thing}"
            lit = board.mapFromScene(places[Target(thing.kind, thing.id)]).boundingRect()
            assert not desk.bubble.geometry().adjusted(16, 16, -16, -16).intersects(lit), (step.id, thing)
        go_on(qtbot, desk)
