"""Every name in a line of the log is told apart, in each language, and means the thing that it names."""

from __future__ import annotations

import pytest

from teo_desktop.games.teotihuacan import events
from teo_desktop.games.teotihuacan.catalog import TECHNOLOGY_OF_NUMBER
from teo_desktop.kernel.events import Event
from teo_desktop.ui.adapter import Target
from teo_desktop.ui.games import teotihuacan as adapter
from teo_desktop.ui.telling import PLAYER
from teo_desktop.ui.texts.marks import marked, spans, unmarked
from teo_desktop.ui.texts.teotihuacan import names
from tests.ui.texts import samples

SEATS = ("Ada", "{Bo}", "Cleo", "Dora")


def said(event: Event) -> str:
    text = adapter.event_text(event, SEATS)
    assert text is not None
    return text


def test_marks_are_taken_out_and_say_where_the_names_were():
    sentence = f"{marked('who', 'Ada')} goes to {marked('where', 'Forest')}."
    assert unmarked(sentence) == "Ada goes to Forest."
    assert [(span.field, unmarked(sentence)[span.start : span.end]) for span in spans(sentence)] == [
        ("who", "Ada"),
        ("where", "Forest"),
    ]


def test_a_sentence_without_marks_stays_as_it_is():
    assert unmarked("Ada") == "Ada"
    assert spans("Ada") == ()


def test_names_lie_within_their_line_one_after_the_other(language):
    for event in samples.EVENTS:
        text, end = said(event), 0
        for name in adapter.event_names(event, SEATS):
            assert end <= name.start < name.end <= len(text)
            assert text[name.start : name.end].strip() == text[name.start : name.end]
            assert name.things
            end = name.end


def test_the_player_of_an_event_is_named_by_the_whole_name(language):
    for event in samples.EVENTS:
        if hasattr(event, "player"):
            text, found = said(event), adapter.event_names(event, SEATS)
            name = next(name for name in found if name.things[0] == Target(PLAYER, event.player))
            assert text[name.start : name.end] == SEATS[event.player]


def test_boards_are_named_one_by_one(language):
    moved = events.WorkerMoved(1, 2, 3, 4)
    text, found = said(moved), adapter.event_names(moved, SEATS)
    means = {text[name.start : name.end]: name.things[0] for name in found}
    assert means[names.board_name(3)] == Target("board", 3)
    assert means[names.board_name(4)] == Target("board", 4)
    worker = next(words for words, thing in means.items() if thing == Target("worker", (1, 2)))
    assert worker.endswith(" 3"), "a number alone would be too small to hit"


@pytest.mark.parametrize(
    ("event", "thing"),
    [
        (events.AvenueAdvanced(0, 3), Target("avenue marker", 0)),
        (events.TrackAdvanced(0, 3), Target("track marker", 0)),
        (events.CalendarMoved(4), Target("calendar", "light")),
        (events.Ascended(0, 1), Target("board", 1)),
        (events.TempleAdvanced(0, 2, 3), Target("temple marker", (2, 0))),
        (events.Gained(0, 1, 2, "board:forest"), Target("board", 2)),
        (events.Gained(0, 1, 2, "board:forest"), Target("good", 1)),
        (events.Scored(0, 3, "technology:5"), Target("technology tile", TECHNOLOGY_OF_NUMBER[5])),
    ],
)
def test_what_a_sentence_names_outright_is_a_name_too(language, event, thing):
    assert thing in [named.things[0] for named in adapter.event_names(event, SEATS)]


def test_in_the_last_line_each_player_is_a_name(language):
    found = adapter.event_names(events.GameEnded((1, 0)), SEATS[:2])
    assert [name.things[0] for name in found] == [Target(PLAYER, 1), Target(PLAYER, 0)]
