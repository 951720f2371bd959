"""From everything in the game a link leads into the help: things, events, refusals, questions, in every language."""

from __future__ import annotations

import pytest

from teo_desktop.games.teotihuacan import events, teotibot_events
from teo_desktop.games.teotihuacan.catalog import COLOURED, PYRAMID_TILES
from teo_desktop.kernel.agenda import Refusal
from teo_desktop.ui.games import ADAPTERS
from teo_desktop.ui.games import teotihuacan as adapter
from teo_desktop.ui.games.teotihuacan.compendium import matching, topics
from teo_desktop.ui.games.teotihuacan.inspector import _KINDS
from teo_desktop.ui.games.teotihuacan.table import TeotihuacanTable
from teo_desktop.ui.scene.spotlight import thing_of
from teo_desktop.ui.scene.theme import Theme
from teo_desktop.ui.texts.teotihuacan import refusals
from tests.ui.games.playing import LOOKS, SETUPS, batches, questions, rare_questions
from tests.ui.help.library import library

BOOK = ADAPTERS["teotihuacan"].handbook()


@pytest.fixture
def places(dress, settings):
    """Every address of the help; the same in all languages, as the tests of its pages see to."""
    made = library(dress, settings, "en")
    return {page.id for page in made.pages.values()} | {
        f"{page.id}#{anchor}" for page in made.pages.values() for anchor in page.anchors
    }


def test_every_kind_that_the_inspector_knows_has_a_topic():
    assert set(_KINDS) <= set(topics.THINGS)


def test_the_set_up_has_a_topic(places):
    assert BOOK.topic_of_setup() in places


def test_every_refusal_has_a_topic(places):
    assert set(topics.REFUSALS) == {*refusals.SENTENCES, *refusals._WITH_NUMBERS}
    for reason in topics.REFUSALS:
        assert BOOK.topic_of_refusal(Refusal(reason)) in places, reason


def test_every_class_of_events_has_a_topic():
    classes = {
        value
        for module in (events, teotibot_events)
        for value in vars(module).values()
        if isinstance(value, type) and hasattr(value, "_fields") and value.__module__ == module.__name__
    }
    assert classes == set(topics.EVENTS)


@pytest.mark.parametrize("number", range(len(SETUPS)))
def test_whatever_happens_or_lies_there_in_a_game_has_a_place_in_the_help(places, number):
    setup = SETUPS[number]
    looks = LOOKS[: setup.players]
    table = TeotihuacanTable(Theme("light"), looks)
    for at, (game, decision) in enumerate(questions(setup, number)):
        assert BOOK.topic_of_question(decision) in places, decision.asked_by
        if at % 25:
            continue
        choices = (*decision.options, *adapter.refusals(game, decision))
        things = {thing for choice in choices for thing in adapter.targets(decision, choice)}
        things |= {thing for piece in table.pieces(game) if (thing := thing_of(piece)) is not None}
        for thing in things:
            assert BOOK.topic_of_thing(game, thing) in places, thing
    for batch in batches(setup, number):
        for event in batch:
            assert BOOK.topic_of_event(event) in places, event


def test_rare_questions_and_their_things_have_a_place_too(places):
    for game, decision in rare_questions():
        assert BOOK.topic_of_question(decision) in places, decision.asked_by
        for choice in decision.options:
            for thing in adapter.targets(decision, choice):
                assert BOOK.topic_of_thing(game, thing) in places, thing


def test_the_example_of_matching_icons_shows_a_coloured_match_and_another_one():
    below, above, turn = matching.matching_tiles()
    rings = [corner for corner in range(4) if matching.matches(below, above, turn, corner)]
    icons = [PYRAMID_TILES[above][turn][corner] for corner in rings]
    assert sorted(bool(icon & COLOURED) for icon in icons) == [False, True]
    assert len({*below, above}) == 5
