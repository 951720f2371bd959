"""The question of the first start, and what follows from the answer."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from teo_desktop.games import GAMES
from teo_desktop.ui.games import ADAPTERS
from teo_desktop.ui.settings import COACH, EXPERIENCE
from teo_desktop.ui.windows.main_window import MainWindow
from teo_desktop.ui.windows.new_game import NewGameDialog

GAME = "teotihuacan"


@pytest.fixture
def open_window(qtbot, appearance, settings):
    windows: list[MainWindow] = []

    def make() -> MainWindow:
        window = MainWindow(ADAPTERS, appearance, settings)
        qtbot.addWidget(window)
        window.show()
        windows.append(window)
        return window

    yield make
    for window in windows:
        window.close()


@pytest.fixture
def form(open_window: Callable[[], MainWindow], monkeypatch: pytest.MonkeyPatch) -> Callable[[], NewGameDialog]:
    """The form for a new game as the window opens it."""
    shown: list[NewGameDialog] = []

    def show(dialog: NewGameDialog) -> bool:
        shown.append(dialog)
        return False

    monkeypatch.setattr(NewGameDialog, "exec", show)
    monkeypatch.setattr(NewGameDialog, "deleteLater", lambda dialog: None)

    def make() -> NewGameDialog:
        open_window().ask_for_new_game()
        return shown[-1]

    return make


def test_the_question_is_asked_once_and_answered_on_the_start_screen(open_window, settings):
    first = open_window().start_screen.first_run
    assert first.isVisible()
    first.new_button.click()
    assert settings.get(EXPERIENCE) == "new"
    assert settings.get(COACH)
    assert not first.new_button.isVisible()
    assert first.lessons_button.isVisible()
    assert not open_window().start_screen.first_run.isVisible()


def test_from_the_answer_one_comes_to_the_lessons(open_window):
    window = open_window()
    window.start_screen.first_run.new_button.click()
    window.start_screen.first_run.lessons_button.click()
    assert window.lessons.page.isVisible()


def test_whoever_knows_the_game_has_no_coach_and_the_full_set_up(open_window, settings, form):
    first = open_window().start_screen.first_run
    first.knows_button.click()
    assert not settings.get(COACH)
    assert not first.lessons_button.isVisible()
    first.close_button.click()
    assert not first.isVisible()
    dialog = form()
    assert dialog.fields["setup"].currentData() == "full"
    assert not dialog.coach.isChecked()


def test_newcomers_are_proposed_the_set_up_for_a_first_game_and_a_coach(settings, form):
    """Also those who have not answered; whoever has changed it keeps what they chose."""
    dialog = form()
    assert dialog.fields["setup"].currentData() == "first"
    assert dialog.coach.isChecked()
    dialog.fields["setup"].setCurrentIndex(dialog.fields["setup"].findData("full"))
    dialog.coach.setChecked(False)
    dialog.accept()
    assert form().fields["setup"].currentData() == "full"
    assert not settings.get(COACH)


def test_the_form_by_itself_proposes_the_full_set_up(appearance, settings, qtbot):
    dialog = NewGameDialog((GAMES[GAME], ADAPTERS[GAME]), appearance, settings)
    qtbot.addWidget(dialog)
    assert dialog.fields["setup"].currentData() == "full"
