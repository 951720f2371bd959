"""The coach's strip: it says what was overlooked, shows what could be done, and can be silenced."""

from __future__ import annotations

import pytest

from teo_desktop.games import teotihuacan as rules
from teo_desktop.lessons import lessons_of
from teo_desktop.saves import Seat
from teo_desktop.ui.games import ADAPTERS
from teo_desktop.ui.live_game import live_game
from teo_desktop.ui.settings import COACH, LANGUAGE
from teo_desktop.ui.windows.coach import MUTED
from teo_desktop.ui.windows.game_view import GameView

SEATS = (Seat("human", "Anna", "blue"), Seat("human", "Bertl", "yellow"))
POOR_HARVEST = ("0 move w1 4", "0 collect")


@pytest.fixture
def sit(qtbot, appearance, settings):
    views: list[GameView] = []

    def make(*lines: str) -> GameView:
        record = lessons_of(rules.NAME)[0].record(lines)
        view = GameView(live_game(rules, ADAPTERS[rules.NAME], record, SEATS, settings), appearance, settings)
        qtbot.addWidget(view)
        view.resize(1200, 800)
        view.show()
        views.append(view)
        return view

    yield make
    for view in views:
        view.close_game()


def test_a_mark_is_said_above_the_board_and_can_be_dismissed(sit):
    view = sit(*POOR_HARVEST)
    strip = view.coach.strip
    assert strip.isVisible()
    assert strip.text.text() == view.coach.marks[0].text == strip.accessibleDescription()
    assert not strip.show_button.isVisible()
    strip.close_button.click()
    assert not strip.isVisible()


def test_while_looking_back_neither_a_mark_nor_a_reminder_is_shown(sit):
    """They are about now; both are there again as soon as somebody is back."""
    view = sit(*POOR_HARVEST)
    assert not view.coach.strip.isHidden()
    badges = view.guide.badges.reminders
    view.looking_back.machine.go_to(0)
    assert view.coach.strip.isHidden()
    assert view.guide.badges.reminders == ()
    view._settings.set(LANGUAGE, "de")
    assert view.coach.strip.isHidden()
    assert view.guide.badges.reminders == ()
    view._settings.set(LANGUAGE, "en")
    view.looking_back.machine.return_to_now()
    assert not view.coach.strip.isHidden()
    assert view.guide.badges.reminders == badges


def test_where_nothing_was_overlooked_there_is_no_strip(sit):
    assert not sit("0 move w2 7", "0 collect").coach.strip.isVisible()


def test_undoing_what_was_marked_takes_the_mark_away(sit):
    view = sit(*POOR_HARVEST)
    view.commands.undo_turn.trigger()
    assert not view.coach.strip.isVisible()


def test_a_kind_of_mark_can_be_silenced_for_good_and_comes_back_with_the_coach(sit, settings):
    view = sit(*POOR_HARVEST)
    view.coach.strip.mute_button.click()
    assert not view.coach.strip.isVisible()
    assert not sit(*POOR_HARVEST).coach.strip.isVisible()
    settings.set(COACH, False)
    settings.set(COACH, True)
    assert sit(*POOR_HARVEST).coach.strip.isVisible()


def test_a_coach_that_is_switched_off_says_nothing(sit, settings):
    view = sit(*POOR_HARVEST)
    settings.set(COACH, False)
    assert not view.coach.strip.isVisible()


def test_what_was_silenced_and_makes_no_sense_silences_nothing(sit, settings):
    settings.keep_note(MUTED, "{")
    assert sit(*POOR_HARVEST).coach.strip.isVisible()


def test_the_mark_is_said_in_another_language_at_once(sit, settings):
    view = sit(*POOR_HARVEST)
    english = view.coach.strip.text.text()
    settings.set(LANGUAGE, "es")
    assert view.coach.strip.text.text() != english
