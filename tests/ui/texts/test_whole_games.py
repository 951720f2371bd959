"""Whole games in words: every question, choice, refusal and event, in each language."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from teo_desktop.games import teotihuacan as rules
from teo_desktop.games.teotihuacan import choices
from teo_desktop.games.teotihuacan.interrupts import UnlockAll, UseDiscovery, refused_free_actions
from teo_desktop.games.teotihuacan.teotibot_levels import LEVELS
from teo_desktop.kernel.agenda import Choice, Decision, First, Refusal, advance, submit
from teo_desktop.ui.texts import teotihuacan as words
from tests.tools.pseudo import BEGIN, PseudoTranslator
from tests.ui.games.playing import rare_questions
from tests.ui.texts import samples
from tests.ui.texts.readable import assert_readable

SETUPS = (
    rules.Setup(2, first_game=True),
    rules.Setup(3, "2018", advanced_worship=True, draft=True),
    rules.Setup(4, sudden_end=True, random_pyramid=True),
    rules.Setup(4, all_tiles=True),
    rules.Setup(2, all_tiles=True, advanced_worship=True, solo=LEVELS["hard"], redraw_neutrals=True),
)
NAMES = ("Ada", "Bo", "Cy", "Di")


def questions(setup: rules.Setup, seed: int) -> Iterator[tuple[rules.Game, Decision]]:
    """A whole random game; at its end the journal holds everything that happened."""
    game = rules.new_game(setup, seed)
    game.journal = []
    chance = random.Random(seed)
    decision = advance(game)
    while decision:
        yield game, decision
        decision = submit(game, decision, chance.choice(decision.options))
    for event in game.journal:
        text = words.event_text(event, NAMES)
        assert text is not None
        assert_readable(text)
        if hasattr(event, "source"):
            assert event.source in samples.SOURCES


def refusals(game: rules.Game, decision: Decision) -> dict[Choice, Refusal]:
    """All that the player might try in vain."""
    effect = decision.asked_by
    return {**effect.refusals(game), **refused_free_actions(game, effect)}


def test_the_choices_of_rare_questions_are_readable_and_told_apart(language):
    for game, decision in rare_questions():
        assert_readable(words.prompt(game, decision))
        texts = [words.choice_text(game, decision, choice) for choice in decision.options]
        assert len(set(texts)) == len(texts), decision
        for choice, text in zip(decision.options, texts, strict=True):
            assert_readable(text)
            words.crumb(game, decision, choice)
        for choice, refusal in refusals(game, decision).items():
            assert_readable(words.choice_text(game, decision, choice))
            assert_readable(words.refusal_text(refusal))


@pytest.mark.parametrize("setup", SETUPS)
def test_all_of_a_game_is_readable_and_its_choices_are_told_apart(language, setup):
    for game, decision in questions(setup, 7):
        assert_readable(words.prompt(game, decision))
        texts = [words.choice_text(game, decision, choice) for choice in decision.options]
        for choice, text in zip(decision.options, texts, strict=True):
            assert_readable(text)
            if crumb := words.crumb(game, decision, choice):
                assert_readable(crumb)
        assert len(set(texts)) == len(texts), decision
        for choice, refusal in refusals(game, decision).items():
            assert_readable(words.choice_text(game, decision, choice))
            assert_readable(words.refusal_text(refusal))


def test_every_kind_of_choice_comes_up_in_some_games(speak):
    """Otherwise the test above would prove nothing about it."""
    speak("en")
    rows: set[Any] = {kind for kind in vars(choices).values() if isinstance(kind, type) and hasattr(kind, "_fields")}
    wanted = {str, UnlockAll, UseDiscovery, *rows}
    seen = set()
    for seed in range(20):
        for game, decision in questions(SETUPS[seed % len(SETUPS)], seed):
            for choice in decision.options:
                if type(choice) not in seen:
                    assert_readable(words.choice_text(game, decision, choice))
                    words.crumb(game, decision, choice)
                    seen.add(type(choice))
    seen |= {type(choice) for _, decision in rare_questions() for choice in decision.options}
    assert seen - {First} == wanted


def test_the_order_of_two_temple_steps_is_asked_in_words(language):
    """It comes up too seldom to be left to random games."""
    game, effect = samples.small_game(), samples.EFFECTS[0]
    decision = Decision(0, effect, tuple(effect.options(game) or ()))
    texts = {words.choice_text(game, decision, choice) for choice in decision.options}
    assert len(texts) == len({words.crumb(game, decision, choice) for choice in decision.options}) == 2
    for text in texts:
        assert_readable(text)


def test_no_text_of_a_game_goes_past_the_translator(qapp):
    """In a language that marks its texts, each line of the window has a mark."""
    translator = PseudoTranslator()
    qapp.installTranslator(translator)
    try:
        for game, decision in questions(SETUPS[0], 3):
            assert BEGIN in words.prompt(game, decision)
            for choice in decision.options:
                assert BEGIN in words.choice_text(game, decision, choice)
                crumb = words.crumb(game, decision, choice)
                assert not crumb or BEGIN in crumb
            for refusal in refusals(game, decision).values():
                assert BEGIN in words.refusal_text(refusal)
    finally:
        qapp.removeTranslator(translator)
