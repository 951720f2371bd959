"""The players' panels, the common figures, and the new-game form of Teotihuacan."""

from __future__ import annotations

import argparse
from dataclasses import asdict

from teo_desktop.arguments import SETUPS as ARGUMENTS
from teo_desktop.games import teotihuacan as rules
from teo_desktop.games.teotihuacan.teotibot_levels import LEVELS
from teo_desktop.saves import Seat
from teo_desktop.ui.adapter import SoloChoice
from teo_desktop.ui.games import ADAPTERS
from teo_desktop.ui.games import teotihuacan as adapter
from teo_desktop.ui.scene.theme import Theme
from tests.ui.games.playing import SETUPS, question, questions


def test_every_seat_has_the_same_number_of_lines_and_pictures_that_exist(qapp):
    pictures = set(Theme("light").picture_names())
    for number, setup in enumerate(SETUPS):
        for turn, (game, _) in enumerate(questions(setup, number)):
            if turn % 20:
                continue
            rows = adapter.player_rows(game)
            assert [row.seat for row in rows] == list(range(setup.players))
            assert len({len(row.lines) for row in rows}) == 1
            figures = [figure for row in rows for line in row.lines for figure in line] + [*adapter.supply(game)]
            assert {figure.picture for figure in figures if figure.picture} <= pictures
            assert all(figure.label for figure in figures)


def test_a_panel_shows_what_the_seat_has():
    game, _ = question(rules.Setup(2), 3, "ChooseMove", 80)
    me = game.players[1]
    row = adapter.player_rows(game)[1]
    shown = {figure.key: figure for line in row.lines for figure in line}
    assert row.points == me.points
    assert [shown[name].text for name in ("cacao", "wood", "stone", "gold")] == [str(amount) for amount in me.goods]
    powers = [me.power[worker] for worker in range(4) if me.in_play(worker)]
    assert [figure.power for figure in shown.values() if figure.power] == powers
    assert shown["masks"].text == str(sum(me.masks))


def test_a_locked_worker_wears_a_lock():
    for game, _ in questions(rules.Setup(2), 3):
        for seat, me in enumerate(game.players):
            shown = {figure.key: figure for line in adapter.player_rows(game)[seat].lines for figure in line}
            for worker in range(4):
                if me.in_play(worker):
                    assert (shown[f"worker{worker}"].badge == "lock") == me.is_locked(worker)


def test_the_form_makes_the_same_set_up_as_the_command_line():
    """Its fields and answers are the words of the arguments."""
    fields = adapter.setup_fields()
    assert {field.key for field in fields} == {
        *("edition", "setup", "sudden-end", "advanced-worship", "draft", "random-pyramid"),
        *("all-tiles", "redraw-neutrals"),
    }
    first: dict[str, str | bool] = {"edition": "2018", "setup": "first", "sudden-end": True, "random-pyramid": True}
    full: dict[str, str | bool] = {"edition": "deluxe", "setup": "full", "draft": True, "advanced-worship": True}
    full["all-tiles"] = True
    for answers in ({field.key: field.default for field in fields}, first, full):
        boxes = ",".join(key for key, value in answers.items() if value is True) or None
        asked = argparse.Namespace(edition=answers["edition"], setup=answers["setup"], options=boxes)
        described, _ = ARGUMENTS["teotihuacan"](asked, (Seat("human"), Seat("human"), Seat("human")))
        from_arguments = rules.setup_from_json(described)
        assert adapter.make_setup(3, answers) == from_arguments


def test_the_form_makes_the_same_solo_set_up_as_the_command_line():
    """Each level, and each lever by itself (T-BOT-LEVELS)."""
    bot = adapter.solo_bot()
    assert [option.value for option in bot.levels] == list(LEVELS)
    asked = argparse.Namespace(edition="deluxe", setup="full", options="redraw-neutrals,all-tiles")
    answers: dict[str, str | bool] = {"redraw-neutrals": True, "all-tiles": True}
    for level in LEVELS:
        seats = (Seat("human"), Seat(f"bot:{bot.name}:{level}"))
        from_arguments = rules.setup_from_json(ARGUMENTS["teotihuacan"](asked, seats)[0])
        assert adapter.make_setup(2, answers, SoloChoice(level, {})) == from_arguments
    mixture = {lever.key: lever.most for lever in bot.levers}
    made = adapter.make_setup(2, {}, SoloChoice("", mixture))
    assert made.solo is not None
    assert asdict(made.solo) == mixture
    rules.setup_from_json(rules.setup_to_json(made))


def test_neutral_workers_are_drawn_anew_only_against_the_teotibot():
    assert not adapter.make_setup(2, {"redraw-neutrals": True}).redraw_neutrals


def test_the_teotibot_is_due_no_salary_in_its_panel():
    """T-BOT: its workers are never paid."""
    game, _ = question(rules.Setup(2, solo=LEVELS["easy"]), 1, "ChooseMove")
    human, bot = adapter.player_rows(game)
    assert human.notes
    assert not bot.notes


def test_defaults_are_among_the_answers():
    for field in adapter.setup_fields():
        assert field.default is False or field.default in {option.value for option in field.options}


def test_the_game_is_among_the_adapters():
    assert ADAPTERS[rules.NAME] is adapter
    assert adapter.title()
    assert all(adapter.credits())
