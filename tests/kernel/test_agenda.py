"""The agenda: what happens next, who is asked, and what an answer does."""

from __future__ import annotations

import pickle
from collections.abc import Sequence
from typing import Any

import pytest

from teo_desktop.kernel.agenda import (
    NOBODY,
    PASS,
    AnyOrder,
    Choice,
    Effect,
    First,
    IllegalChoice,
    Refusal,
    StaleDecision,
    advance,
    rule,
    submit,
)
from tests.kernel import toy
from tests.kernel.toy import Build, KeepOrSell, TakeCharm, TakeStones, Turn, UseCharm


class Sheet:
    """A game that only writes down what happened."""

    def __init__(self, *agenda: Effect[Any]) -> None:
        self.agenda: list[Effect[Any]] = list(agenda)[::-1]
        self.written: list[str] = []
        self.free: tuple[Effect[Any], ...] = ()

    def free_actions(self, effect: Effect[Any]) -> tuple[Effect[Any], ...]:
        return self.free


@rule
class Write(Effect[Sheet]):
    """Write a word down, then what is nested in it."""

    word: str
    nested: tuple[Effect[Any], ...] = ()

    def apply(self, game: Sheet, choice: Any) -> Sequence[Effect[Any]]:
        game.written.append(self.word)
        return self.nested


@rule
class Ask(Effect[Sheet]):
    """Write down which of the words was chosen."""

    words: tuple[str, ...]

    def options(self, game: Sheet) -> Sequence[Choice]:
        return self.words

    def apply(self, game: Sheet, choice: Any) -> Sequence[Effect[Any]]:
        game.written.append(choice)
        return ()


@rule
class Silent(Effect[Sheet]):
    """Says nothing of itself."""


def test_what_an_effect_returns_is_finished_however_deep_before_what_lies_below():
    inner = Write(0, "a", (Write(0, "b", (Write(0, "c"),)), Write(0, "d")))
    sheet = Sheet(inner, Write(0, "e"))
    assert advance(sheet) is None
    assert sheet.written == ["a", "b", "c", "d", "e"]


def test_a_question_with_one_option_is_answered_without_asking():
    sheet = Sheet(Ask(0, ("only",)), Ask(0, ("this", "that")))
    decision = advance(sheet)
    assert sheet.written == ["only"]
    assert decision is not None
    assert decision.options == ("this", "that")


def test_a_question_without_options_is_dropped():
    sheet = Sheet(Ask(0, ()), Write(0, "after"))
    assert advance(sheet) is None
    assert sheet.written == ["after"]


def test_a_decision_names_who_is_asked_and_by_what():
    decision = advance(Sheet(Ask(3, ("this", "that"))))
    assert decision == (3, Ask(3, ("this", "that")), ("this", "that"))


def test_asking_twice_gives_the_same_question():
    sheet = Sheet(Ask(0, ("this", "that")))
    assert advance(sheet) == advance(sheet)


def test_an_answer_leads_to_the_next_question():
    sheet = Sheet(Ask(0, ("a", "b")), Ask(1, ("c", "d")))
    first = advance(sheet)
    assert first is not None
    second = submit(sheet, first, "b")
    assert second is not None
    assert (second.player, second.options) == (1, ("c", "d"))
    assert submit(sheet, second, "c") is None
    assert sheet.written == ["b", "c"]


def test_a_free_action_stands_behind_the_options_and_interrupts_what_then_asks_again():
    sheet = Sheet(Ask(0, ("a", "b")))
    sheet.free = (Write(0, "free"),)
    first = advance(sheet)
    assert first is not None
    assert first.options == ("a", "b", Write(0, "free"))
    again = submit(sheet, first, Write(0, "free"))
    assert again == first
    assert sheet.written == ["free"]


def test_a_free_action_makes_a_question_out_of_a_single_option_but_not_out_of_none():
    sheet = Sheet(Ask(0, ()), Ask(0, ("only",)))
    sheet.free = (Write(0, "free"),)
    decision = advance(sheet)
    assert decision is not None
    assert decision.options == ("only", Write(0, "free"))


def test_a_free_action_of_the_toy_may_come_in_the_middle_of_building():
    game = toy.start()
    game.agenda = [Build(0, 2)]
    game.builders[0].stones, game.builders[0].charms = 2, 1
    decision = advance(game)
    assert decision is not None
    decision = submit(game, decision, "floor")
    assert decision is None, "two stones pay for one floor, and no question is left"
    game.agenda = [Build(0, 2)]
    game.builders[0].stones = 2
    decision = advance(game)
    assert decision is not None
    decision = submit(game, decision, UseCharm(0))
    assert decision is not None
    decision = submit(game, decision, "floor")
    assert decision is not None
    assert decision.asked_by == Build(0, 1)


def test_an_illegal_choice_raises_and_changes_nothing():
    sheet = Sheet(Ask(0, ("a", "b")))
    decision = advance(sheet)
    assert decision is not None
    with pytest.raises(IllegalChoice):
        submit(sheet, decision, "c")
    with pytest.raises(IllegalChoice):
        submit(sheet, decision, Write(0, "not offered"))
    assert sheet.written == []
    assert advance(sheet) == decision


def test_an_answer_to_an_earlier_question_raises_and_changes_nothing():
    sheet = Sheet(Ask(0, ("a", "b")), Ask(1, ("c", "d")))
    first = advance(sheet)
    assert first is not None
    second = submit(sheet, first, "a")
    with pytest.raises(StaleDecision):
        submit(sheet, first, "b")
    assert sheet.written == ["a"]
    assert advance(sheet) == second
    assert second is not None
    submit(sheet, second, "d")
    with pytest.raises(StaleDecision):
        submit(sheet, second, "d")


def test_a_decision_that_was_pickled_can_be_answered():
    game = toy.start()
    decision = pickle.loads(pickle.dumps(advance(game)))
    assert submit(game, decision, "dig") is not None


def test_equal_effects_are_one_object_and_keep_their_class_and_fields_apart():
    assert Write(0, "a") is Write(0, "a")
    assert Write(0, "a") is not Write(1, "a")
    stones: Effect[Any] = TakeStones(0, 5)
    assert stones != TakeCharm(0, 5)
    assert pickle.loads(pickle.dumps(Turn(1))) is Turn(1)
    assert Write(0, "a", ()) is Write(0, "a")
    with pytest.raises(ValueError, match="longer"):
        Ask(0, ("a",), 3, 4)  # type: ignore[call-arg]


def test_effects_are_frozen():
    with pytest.raises(AttributeError):
        Turn(0).player = 1  # type: ignore[misc]


def test_simultaneous_effects_come_in_the_order_that_the_player_says():
    sheet = Sheet(AnyOrder(0, (Write(0, "a"), Write(0, "b"), Write(0, "c"))))
    decision = advance(sheet)
    assert decision is not None
    assert decision.options == (First(Write(0, "a")), First(Write(0, "b")), First(Write(0, "c")))
    decision = submit(sheet, decision, First(Write(0, "c")))
    assert decision is not None
    assert submit(sheet, decision, First(Write(0, "b"))) is None
    assert sheet.written == ["c", "b", "a"]


def test_each_of_simultaneous_effects_is_finished_before_the_next():
    nested = Write(0, "a", (Write(0, "deep"),))
    sheet = Sheet(AnyOrder(0, (nested, Write(0, "b"))))
    decision = advance(sheet)
    assert decision is not None
    submit(sheet, decision, First(nested))
    assert sheet.written == ["a", "deep", "b"]


def test_equal_simultaneous_effects_are_offered_once_and_all_happen():
    sheet = Sheet(AnyOrder(0, (Write(0, "a"), Write(0, "a"))))
    assert advance(sheet) is None
    assert sheet.written == ["a", "a"]


def test_nothing_happens_and_nothing_is_refused_by_an_effect_that_says_nothing_of_it():
    plain = Silent(NOBODY)
    sheet = Sheet(plain)
    assert plain.refusals(sheet) == {}
    assert advance(sheet) is None
    assert (sheet.agenda, sheet.written) == ([], [])


def test_a_refusal_says_why_with_its_numbers():
    game = toy.start()
    game.builders[0].stones = 1
    assert Turn(0).refusals(game) == {"build": Refusal("needs_stones", (2, 1))}


def test_pass_is_an_ordinary_choice():
    game = toy.start()
    game.agenda = [KeepOrSell(0, 3)]
    decision = advance(game)
    assert decision is not None
    assert submit(game, decision, PASS) is None
    assert game.builders[0] == toy.Builder()
