"""The ghosts on the board show what the forecast says: where things will lie, and what will be earned where."""

from __future__ import annotations

import pytest

from teo_desktop.games import teotihuacan as rules
from teo_desktop.games.teotihuacan import events
from teo_desktop.kernel.agenda import submit
from teo_desktop.ui.adapter import Selection, Target
from teo_desktop.ui.forecast import forecast
from teo_desktop.ui.games.teotihuacan.table import TeotihuacanTable
from teo_desktop.ui.scene.canvas import Pic
from teo_desktop.ui.scene.theme import Theme
from tests.ui.games.playing import LOOKS, SETUPS, questions

EACH = 9
SHOWN = Selection(live=frozenset({Target("any", 0)}))
"""Ghosts are shown while somebody is asked."""


@pytest.fixture
def table(qapp):
    return TeotihuacanTable(Theme("light"), LOOKS[:4])


def labels(table):
    return [piece for piece in ghosts(table) if piece.key[0] == "foretold note"]


def ghosts(table):
    return [item.piece for item in table._ghosts.values()]


def amounts(table, picture):
    """What the labels say of a picture, in order."""
    found = []
    for piece in labels(table):
        tokens = piece.content[0]
        for number, token in enumerate(tokens):
            if isinstance(token, Pic) and token.name == picture and isinstance(tokens[number - 1], str):
                found.append(int(tokens[number - 1].replace("−", "-")))
    return found


def samples(seed):
    setup = SETUPS[seed]
    for number, (game, decision) in enumerate(questions(setup, seed)):
        if number % EACH == 0:
            yield setup, game, decision, decision.options[number % len(decision.options)]


@pytest.mark.parametrize("seed", [0, 1, 2, 7, 9])
def test_labels_say_what_the_forecast_says_and_lie_on_the_table(table, seed):
    table = TeotihuacanTable(Theme("light"), LOOKS[: SETUPS[seed].players])
    earned = 0
    for _, game, decision, choice in samples(seed):
        table.populate(game)
        table.show_selection(SHOWN)
        made = forecast(rules, game, decision, choice)
        table.foresee(made.events, made.position)
        scored = [event.points for event in made.events if isinstance(event, events.Scored)]
        assert sum(amounts(table, "victory_points")) == sum(scored)
        paid = [-event.amount for event in made.events if isinstance(event, events.Paid) and event.good == 0]
        gained = [event.amount for event in made.events if isinstance(event, events.Gained) and event.good == 0]
        assert sum(amounts(table, "cacao")) == sum(paid) + sum(gained)
        rects = [piece.rect for piece in labels(table)]
        assert all(table.sceneRect().contains(rect) for rect in rects)
        earned += len(rects)
    assert earned > 3


def test_a_ghost_lies_where_the_thing_will_lie(table):
    met = 0
    for _, game, decision, choice in samples(2):
        made = forecast(rules, game, decision, choice)
        moved = [event for event in made.events if isinstance(event, events.TempleAdvanced)]
        if made.stopped_by is not None or not moved:
            continue
        table.populate(game)
        table.show_selection(SHOWN)
        table.foresee(made.events, made.position)
        shown = [piece.rect for piece in ghosts(table)]
        after = game.copy()
        submit(after, decision, choice)
        lies = {piece.key: piece.rect for piece in table.pieces(after)}
        assert lies["temple marker", moved[-1].temple, moved[-1].player] in shown
        met += 1
    assert met


def test_the_ghosts_go_with_the_question_and_when_nobody_looks(table):
    for _, game, decision, choice in samples(0):
        made = forecast(rules, game, decision, choice)
        if not any(isinstance(event, events.Gained) for event in made.events):
            continue
        table.populate(game)
        table.show_selection(SHOWN)
        table.foresee(made.events, made.position)
        assert labels(table)
        table.foresee((), None)
        assert not labels(table)
        table.foresee(made.events, made.position)
        table.populate(game)
        assert not labels(table)
        return
    raise AssertionError("nothing was gained")


def test_ghosts_cannot_be_pointed_at(table):
    for _, game, decision, choice in samples(0):
        made = forecast(rules, game, decision, choice)
        table.populate(game)
        table.show_selection(SHOWN)
        table.foresee(made.events, made.position)
        assert all(piece.target is None and not piece.name for piece in ghosts(table))
