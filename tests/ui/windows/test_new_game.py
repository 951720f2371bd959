"""The form for a new game: who plays, colours that never meet, the set-up, and what is remembered."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QCheckBox, QComboBox

from teo_desktop.games import teotihuacan
from teo_desktop.games.teotihuacan.teotibot_levels import LEVELS
from teo_desktop.profiles import Profile
from teo_desktop.ui.games import ADAPTERS
from teo_desktop.ui.texts.teotihuacan import lever_tip, option_tip, setup_tip
from teo_desktop.ui.windows.new_game import NOTE, NewGameDialog
from tests.kernel import toy
from tests.ui import toy_window
from tests.ui.windows.test_explained import point_at


@pytest.fixture
def form(qtbot, appearance, settings) -> Any:
    def make(profiles: Sequence[Profile] = ()) -> NewGameDialog:
        dialog = NewGameDialog((toy, toy_window), appearance, settings, profiles=profiles)
        qtbot.addWidget(dialog)
        dialog.show()
        return dialog

    return make


def choose(combo: QComboBox, value: object) -> None:
    combo.setCurrentIndex(combo.findData(value))


def test_at_first_a_person_plays_a_bot(form):
    wanted = form().wanted
    assert wanted.game == "toy"
    assert [seat.kind for seat in wanted.seats] == ["human", "bot:greedy"]
    assert [seat.name for seat in wanted.seats] == ["Player 1", "Bot 2"]
    assert wanted.setup == {"players": 2, "rich": False}


def test_two_to_four_can_play(form):
    dialog = form()
    for players in (2, 3, 4):
        choose(dialog.count, players)
        assert len(dialog.wanted.seats) == players
        assert [row.name.isVisible() for row in dialog.rows] == [number < players for number in range(4)]


def test_names_kinds_and_set_up_are_what_was_entered(form):
    dialog = form()
    dialog.rows[0].name.setText("  Anna ")
    choose(dialog.rows[1].kind, "bot:random")
    rich = dialog.fields["rich"]
    assert isinstance(rich, QCheckBox)
    rich.setChecked(True)
    dialog.seed.setText("42")
    wanted = dialog.wanted
    assert wanted.seats[0].name == "Anna"
    assert wanted.seats[1].kind == "bot:random"
    assert wanted.setup["rich"] is True
    assert wanted.seed == 42


def test_whoever_had_a_colour_that_is_taken_gets_the_other_one(form):
    dialog = form()
    choose(dialog.count, 4)
    choose(dialog.rows[0].colour, "black")
    colours = [seat.colour for seat in dialog.wanted.seats]
    assert colours == ["black", "yellow", "orange", "blue"]
    choose(dialog.rows[2].colour, "yellow")
    assert [seat.colour for seat in dialog.wanted.seats] == ["black", "orange", "yellow", "blue"]


def test_a_seed_left_open_is_drawn_anew_each_time(form):
    dialog = form()
    assert len({dialog.wanted.seed for _ in range(5)}) > 1


def test_a_seed_is_digits_only(form):
    dialog = form()
    QTest.keyClicks(dialog.seed, "1x2 -3")
    assert dialog.seed.text() == "123"


def test_the_next_form_begins_with_the_last_answers(form):
    dialog = form()
    choose(dialog.count, 3)
    dialog.rows[2].name.setText("Carla")
    choose(dialog.rows[2].kind, "human")
    choose(dialog.rows[2].colour, "blue")
    rich = dialog.fields["rich"]
    assert isinstance(rich, QCheckBox)
    rich.setChecked(True)
    dialog.accept()
    again = form()
    assert again.wanted.seats == dialog.wanted.seats
    assert again.wanted.setup == dialog.wanted.setup


@pytest.mark.parametrize("nonsense", ["", "[]", "{", '{"rows": 3}', '{"rows": [["x", 1, "pink"]], "count": 9}'])
def test_nonsense_among_the_remembered_answers_is_passed_over(form, settings, nonsense):
    settings.keep_note(NOTE, nonsense)
    wanted = form().wanted
    assert len(wanted.seats) == 2
    assert len({seat.colour for seat in wanted.seats}) == 2


# ---- against the opponent that the rules play

TEOTIBOT = "bot:teotibot"


@pytest.fixture
def teotihuacan_form(qtbot, appearance, settings) -> Any:
    def make() -> NewGameDialog:
        dialog = NewGameDialog((teotihuacan, ADAPTERS["teotihuacan"]), appearance, settings)
        qtbot.addWidget(dialog)
        dialog.show()
        return dialog

    return make


def offered(dialog: NewGameDialog) -> list[bool]:
    return [row.kind.findData(TEOTIBOT) >= 0 for row in dialog.rows]


def test_a_game_without_an_opponent_of_its_own_offers_none(form):
    dialog = form()
    assert dialog.solo is None
    assert not any(offered(dialog))


def test_the_teotibot_is_offered_in_the_last_of_two_seats_and_nowhere_else(teotihuacan_form):
    dialog = teotihuacan_form()
    assert offered(dialog) == [False, True, False, False]
    choose(dialog.rows[1].kind, TEOTIBOT)
    choose(dialog.count, 3)
    assert not any(offered(dialog))
    assert dialog.wanted.seats[1].kind == "bot:greedy"
    choose(dialog.count, 2)
    assert offered(dialog) == [False, True, False, False]


@pytest.mark.parametrize(("is_newcomer", "level"), [(False, "standard"), (True, "novice")])
def test_the_teotibot_is_proposed_and_to_newcomers_the_weakest(qtbot, appearance, settings, is_newcomer, level):
    """Alone most people play it: two presses from the start screen to the table."""
    game = (teotihuacan, ADAPTERS["teotihuacan"])
    dialog = NewGameDialog(game, appearance, settings, is_newcomer=is_newcomer)
    qtbot.addWidget(dialog)
    wanted = dialog.wanted
    assert [seat.kind for seat in wanted.seats] == ["human", f"{TEOTIBOT}:{level}"]
    setup = teotihuacan.setup_from_json(wanted.setup)
    assert (setup.solo, setup.first_game) == (LEVELS[level], is_newcomer)


def test_what_is_only_about_the_teotibot_waits_for_it(teotihuacan_form):
    dialog = teotihuacan_form()
    choose(dialog.rows[1].kind, "bot:greedy")
    redraw = dialog.fields["redraw-neutrals"]
    assert not dialog.solo.isVisible()
    assert not redraw.isEnabled()
    choose(dialog.rows[1].kind, TEOTIBOT)
    assert dialog.solo.isVisible()
    assert redraw.isEnabled()


def test_each_variant_says_what_it_is_where_the_form_explains(teotihuacan_form):
    dialog = teotihuacan_form()
    for key, field in dialog.fields.items():
        point_at(field)
        assert setup_tip(key) in dialog.explanation.text()
    choose(dialog.fields["edition"], "2018")
    point_at(dialog.fields["edition"])
    assert option_tip("2018") in dialog.explanation.text()


def test_what_a_first_game_has_no_use_for_waits_for_the_full_set_up(teotihuacan_form):
    """Nobody keeps starting tiles then, and technologies and royal tiles are given; the ticks stay where they are."""
    dialog = teotihuacan_form()
    for key in ("draft", "all-tiles", "random-pyramid"):
        dialog.fields[key].setChecked(True)
    choose(dialog.fields["setup"], "first")
    setup = teotihuacan.setup_from_json(dialog.wanted.setup)
    assert (setup.first_game, setup.draft, setup.all_tiles, setup.random_pyramid) == (True, False, False, True)
    assert not dialog.fields["draft"].isEnabled()
    point_at(dialog.fields["draft"])
    assert dialog.explanation.text().endswith("Only with “Full set-up”.")
    choose(dialog.fields["setup"], "full")
    setup = teotihuacan.setup_from_json(dialog.wanted.setup)
    assert (setup.draft, setup.all_tiles) == (True, True)


def test_each_lever_says_what_it_does_where_the_form_explains(teotihuacan_form):
    dialog = teotihuacan_form()
    choose(dialog.rows[1].kind, TEOTIBOT)
    dialog.solo.unfold.click()
    for key, number in dialog.solo.levers.items():
        point_at(number)
        assert dialog.explanation.text() == number.accessibleDescription() == lever_tip(key)


@pytest.mark.parametrize("level", LEVELS)
def test_each_level_of_the_teotibot_can_be_chosen_and_is_explained(teotihuacan_form, level):
    dialog = teotihuacan_form()
    choose(dialog.rows[1].kind, TEOTIBOT)
    choose(dialog.solo.level, level)
    wanted = dialog.wanted
    assert dialog.solo.tip.text()
    assert wanted.seats[1].kind == f"{TEOTIBOT}:{level}"
    assert wanted.seats[1].name == "Teotibot"
    assert teotihuacan.setup_from_json(wanted.setup).solo == LEVELS[level]


def test_a_lever_by_itself_makes_a_mixture_or_the_level_that_has_it(teotihuacan_form):
    dialog = teotihuacan_form()
    choose(dialog.rows[1].kind, TEOTIBOT)
    assert not dialog.solo.levers["worship_steps"].isVisible()
    dialog.solo.unfold.click()
    assert dialog.solo.levers["worship_steps"].isVisible()
    dialog.solo.levers["worship_steps"].setValue(3)
    wanted = dialog.wanted
    assert wanted.seats[1].kind == TEOTIBOT
    assert teotihuacan.setup_from_json(wanted.setup).solo == replace(LEVELS["standard"], worship_steps=3)
    dialog.solo.levers["worship_steps"].setValue(2)
    assert dialog.solo.level.currentData() == "standard"


def test_a_number_between_two_steps_is_no_set_up_that_the_rules_refuse(teotihuacan_form):
    dialog = teotihuacan_form()
    choose(dialog.rows[1].kind, TEOTIBOT)
    dialog.solo.levers["bonus_points"].setValue(13)
    solo = teotihuacan.setup_from_json(dialog.wanted.setup).solo
    assert solo is not None
    assert solo.bonus_points == 10


def test_the_next_form_remembers_the_teotibot(teotihuacan_form):
    dialog = teotihuacan_form()
    choose(dialog.rows[1].kind, TEOTIBOT)
    choose(dialog.solo.level, "hard")
    dialog.solo.levers["resources"].setValue(1)
    dialog.fields["redraw-neutrals"].setChecked(True)
    dialog.accept()
    again = teotihuacan_form()
    assert again.wanted.seats == dialog.wanted.seats
    assert again.wanted.setup == dialog.wanted.setup


def test_enter_starts(form):
    dialog = form()
    accepted: list[None] = []
    dialog.accepted.connect(lambda: accepted.append(None))
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    assert accepted == [None]


ANA, BERT = Profile("a", "Ana"), Profile("b", "Bert")


def profiles_of(dialog: NewGameDialog) -> list[str]:
    return [seat.profile for seat in dialog.wanted.seats]


def test_a_profile_is_chosen_from_the_list_or_by_typing_its_name(form):
    dialog = form((ANA, BERT))
    choose(dialog.rows[1].kind, "human")
    dialog.rows[0].name.setCurrentIndex(1)
    dialog.rows[1].name.line.clear()
    QTest.keyClicks(dialog.rows[1].name.line, "ana")
    assert profiles_of(dialog) == ["b", "a"]
    assert dialog.wanted.seats[0].name == "Bert"


def test_without_a_profile_nobody_is_asked_for_anything(form):
    dialog = form((ANA, BERT))
    assert profiles_of(dialog) == ["", ""]
    assert dialog.wanted.seats[0].name == "Player 1"
    dialog.rows[0].name.setText("Somebody")
    assert (dialog.wanted.seats[0].name, profiles_of(dialog)) == ("Somebody", ["", ""])


def test_a_bot_has_no_profile_even_under_the_name_of_one(form):
    dialog = form((ANA,))
    dialog.rows[1].name.setText("Ana")
    assert profiles_of(dialog) == ["", ""]
    choose(dialog.rows[1].kind, "human")
    assert profiles_of(dialog) == ["", "a"]


def test_nobody_plays_twice_under_one_profile(form):
    dialog = form((ANA,))
    choose(dialog.rows[1].kind, "human")
    for row in dialog.rows[:2]:
        row.name.setText("Ana")
    assert profiles_of(dialog) == ["a", ""]


def test_a_profile_that_was_renamed_is_in_the_next_form_under_its_new_name(form):
    dialog = form((ANA, BERT))
    dialog.rows[0].name.setText("Ana")
    dialog.accept()
    assert form((BERT, Profile("a", "Anna"))).wanted.seats[0].name == "Anna"
    gone = form((BERT,))
    assert (gone.wanted.seats[0].name, profiles_of(gone)) == ("Ana", ["", ""])
