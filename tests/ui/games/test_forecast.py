"""What Teotihuacan says of a choice: figures and sums that are right, where it stops, reminders, the countdown."""

from __future__ import annotations

import re
from typing import Any

import pytest

from teo_desktop.games import teotihuacan as rules
from teo_desktop.games.teotihuacan import events, teotibot_events
from teo_desktop.games.teotihuacan.catalog import FOREST, GOODS, TEMPLES
from teo_desktop.games.teotihuacan.choices import COLLECT, END_TURN
from teo_desktop.games.teotihuacan.interrupts import UnlockAll, UseDiscovery
from teo_desktop.games.teotihuacan.turn import ChooseAction, EndTurn
from teo_desktop.kernel.agenda import Choice, Decision, advance, submit
from teo_desktop.ui.adapter import Outlook
from teo_desktop.ui.forecast import forecast
from teo_desktop.ui.games import teotihuacan as adapter
from teo_desktop.ui.games.teotihuacan.forecast import is_near
from teo_desktop.ui.scene.theme import Theme
from teo_desktop.ui.texts.teotihuacan.forecast import STOPS
from tests.games.teotihuacan.scenes import scene
from tests.ui.games.playing import SETUPS, questions

NAMES = ("Ana", "Berta", "Carla", "Dora")


def seen(game: rules.Game, decision: Decision, choice: Choice) -> Outlook:
    return adapter.outlook(game, forecast(rules, game, decision, choice), NAMES[: len(game.players)])


def number(text: str) -> int:
    """A signed figure: "−2"."""
    return int(text.replace("−", "-").replace("±", ""))


@pytest.mark.parametrize("seed", range(4))
def test_the_figures_are_what_the_choice_then_changes(seed):
    """Goods, points and steps of random games, for every choice that reveals nothing."""
    looked_at = 0
    for game, decision in questions(SETUPS[seed], seed):
        for choice in decision.options:
            made = forecast(rules, game, decision, choice)
            scored = any(isinstance(event, events.EclipseBegan) for event in made.events)
            if made.stopped_by or scored:
                continue
            real = game.copy()
            submit(real, decision, choice)
            figures = {figure.key: figure for figure in seen(game, decision, choice).figures}
            me, then = game.players[decision.player], real.players[decision.player]
            changes = {name: then.goods[good] - me.goods[good] for good, name in enumerate(GOODS)}
            changes |= {f"temple_{name}": then.temples[t] - me.temples[t] for t, name in enumerate(TEMPLES)}
            changes |= {"points": then.points - me.points, "avenue": then.avenue - me.avenue}
            changes |= {"track": then.track - me.track}
            for key, change in changes.items():
                assert (number(figures[key].text) if key in figures else 0) == change, (key, choice)
            looked_at += 1
    assert looked_at > 500


def test_a_step_on_the_track_counts_even_where_the_eclipse_follows():
    """The eclipse sets the markers back; what is shown is what the choice itself brings."""
    found = 0
    for seed in range(6):
        for game, decision in questions(SETUPS[seed % 3], seed):
            for choice in decision.options:
                made = forecast(rules, game, decision, choice)
                if not any(isinstance(event, events.EclipseBegan) for event in made.events):
                    continue
                found += 1
                outlook = seen(game, decision, choice)
                assert any("eclipse" in sentence and "is scored" in sentence for sentence in outlook.sentences)
                assert all(figure.key != "coming" for figure in outlook.figures)
    assert found


def test_every_picture_exists_and_every_figure_has_a_label(qapp):
    pictures = set(Theme("light").picture_names())
    for seed in range(3):
        for game, decision in questions(SETUPS[seed], seed):
            for choice in decision.options[:4]:
                for figure in seen(game, decision, choice).figures:
                    assert figure.picture in pictures
                    assert figure.label
            for reminder in adapter.reminders(game, decision.player, decision):
                assert reminder.picture in pictures


@pytest.mark.parametrize("setup", [setup for setup in SETUPS if setup.solo], ids=str)
def test_every_choice_against_the_teotibot_has_an_outlook(setup):
    """Whatever ends a person's turn leads into the bot's roll: there the forecast stops and says so."""
    stops = set()
    for game, decision in questions(setup, 3):
        for choice in decision.options:
            ahead = forecast(rules, game, decision, choice)
            outlook = adapter.outlook(game, ahead, NAMES[:2])
            assert bool(outlook.stop) == bool(ahead.stopped_by)
            stops.add(ahead.stopped_by)
    # Where neutral workers are drawn anew each turn, they come before the roll.
    assert stops & {teotibot_events.DiceRolled, events.NeutralsPlaced}


def test_every_event_that_reveals_has_words_for_where_the_forecast_stops():
    kinds = (*vars(events).values(), *vars(teotibot_events).values())
    revealing = {kind for kind in kinds if isinstance(kind, type) and getattr(kind, "reveals", False)}
    assert set(STOPS) == revealing


def test_collecting_says_how_the_cacao_adds_up():
    """Rulebook, "Collect cacao": one for each colour there, and one more."""
    game = scene(players=2, workers="palace:1", others={1: "forest:1"}, neutrals=("forest nobles alchemy",))
    game.agenda = [EndTurn(0), ChooseAction(0, 0, FOREST, -1)]
    decision = advance(game)
    assert decision is not None
    outlook = seen(game, decision, COLLECT)
    # The plural stands in brackets as long as no language is loaded.
    sum_in_words = r"2 colour(\(s\)|s) \+ 1 = 3 cacao"
    assert any(re.fullmatch(sum_in_words, sentence) for sentence in outlook.sentences)


def at_the_end(**has: Any) -> tuple[rules.Game, Decision]:
    """Seat 0 is asked whether it has anything more to do."""
    game = scene(workers="palace:1 forest!2 gold:3", **has)
    game.agenda = [EndTurn(0)]
    decision = advance(game)
    assert decision is not None
    return game, decision


def test_before_the_end_of_a_turn_it_reminds_of_tiles_workers_and_the_salary():
    game, decision = at_the_end(cacao=3, unused=["cacao_4"], light=11)
    found = {reminder.key: reminder for reminder in adapter.reminders(game, 0, decision)}
    assert END_TURN in decision.options
    assert {type(reminder.choice) for reminder in found.values()} == {UseDiscovery, UnlockAll}
    assert all(reminder.choice in decision.options for reminder in found.values())
    game.players[0].goods[0] = 1
    (missing,) = adapter.reminders(game, 0, None)
    assert (missing.key, missing.choice) == ("salary", None)


def test_a_salary_is_no_matter_while_the_eclipse_is_far():
    game, decision = at_the_end(cacao=0, unused=["cacao_4"])
    assert not is_near(game)
    assert [reminder.key for reminder in adapter.reminders(game, 0, decision)] != []
    assert all(reminder.key != "salary" for reminder in adapter.reminders(game, 0, decision))


def test_other_questions_remind_of_nothing():
    for game, decision in questions(SETUPS[0], 1):
        if not isinstance(decision.asked_by, EndTurn):
            assert adapter.reminders(game, decision.player, decision) == ()


@pytest.mark.parametrize("setup", [0, 7])
def test_the_countdown_is_never_too_short(setup):
    """At most so many rounds, with or without the sudden end; or after so many more turns, once triggered."""
    turns: list[tuple[int, int, int | None, int]] = []
    for game, _ in questions(SETUPS[setup], 2):
        figure = adapter.countdown(game)
        if figure is not None and (not turns or turns[-1][1] != game.turn):
            number_said = re.search(r": .*?(\d+)", figure.text)
            left = int(number_said[1]) if number_said else 0
            turns.append((game.eclipses, game.turn, game.turns_left if game.turns_left >= 0 else None, left))
    assert {eclipse for eclipse, *_ in turns} == {0, 1, 2}
    players = SETUPS[setup].players
    for eclipse, turn, triggered, left in turns:
        last = max(other for era, other, *_ in turns if era == eclipse)
        if triggered is None:
            assert -(-last // players) - -(-turn // players) + 1 <= left
        else:
            assert last - turn == triggered
