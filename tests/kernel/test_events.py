"""Events: rows that watchers read, some of which tell what was hidden."""

from __future__ import annotations

from typing import NamedTuple

from teo_desktop.kernel.agenda import advance, submit
from teo_desktop.kernel.events import Journal, is_revealing, revealing, seen_by
from tests.kernel import toy


class Plain(NamedTuple):
    seat: int


@revealing
class Telling(NamedTuple):
    seat: int


def test_an_event_tells_nothing_hidden_unless_its_class_says_so():
    assert not is_revealing(Plain(1))
    assert is_revealing(Telling(1))


def test_the_mark_changes_no_event():
    assert Telling(1) == (1,)
    assert Telling._fields == ("seat",)


def test_a_journal_that_is_attached_gets_what_happens_in_order():
    game = toy.start()
    journal: Journal = []
    game.journal = journal
    decision = advance(game)
    assert decision is not None
    decision = submit(game, decision, "draw")
    assert decision is not None
    submit(game, decision, "sell")
    worth = game.stack[0]
    assert journal == [toy.StoneDrawn(0, worth), toy.Scored(0, worth, "sale")]
    assert [is_revealing(event) for event in journal] == [True, False]


def test_a_copy_has_no_journal():
    game = toy.start()
    game.journal = journal = Journal()
    copy = game.copy()
    decision = advance(copy)
    assert decision is not None
    submit(copy, decision, "dig")
    assert journal == []


def test_an_event_may_be_for_some_seats_only():
    class Looked(NamedTuple):
        player: int
        card: int

        @property
        def seen_by(self) -> tuple[int, ...]:
            return (self.player,)

    assert seen_by(Looked(2, 7)) == (2,)
    assert seen_by((2, 7)) is None
