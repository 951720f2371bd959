"""Looking ahead in each language: forecasts, projections, reminders and the countdown of random games."""

from __future__ import annotations

from teo_desktop.games import teotihuacan as rules
from teo_desktop.ui.forecast import forecast
from teo_desktop.ui.games import teotihuacan as adapter
from teo_desktop.ui.texts.teotihuacan import forecast as words
from tests.tools.pseudo import BEGIN, PseudoTranslator
from tests.ui.games.playing import SETUPS, questions
from tests.ui.texts.readable import assert_readable

NAMES = ("Ana", "Berta", "Carla", "Dora")


def said(seed: int) -> dict[str, str]:
    """All that is said ahead in a random game; by the text, where it comes from."""
    found: dict[str, str] = {}
    for game, decision in questions(SETUPS[seed % len(SETUPS)], seed):
        names = NAMES[: len(game.players)]
        for choice in decision.options[:5]:
            outlook = adapter.outlook(game, forecast(rules, game, decision, choice), names)
            found |= dict.fromkeys(outlook.sentences, "sentence")
            found |= {figure.label: figure.key for figure in outlook.figures}
            if outlook.stop:
                found[outlook.stop] = "stop"
        for reminder in adapter.reminders(game, decision.player, decision):
            found |= {reminder.text: "badge", reminder.tip: "reminder"}
        for row in adapter.player_rows(game):
            found |= dict.fromkeys((*row.warnings, row.projected_label), "panel")
        if figure := adapter.countdown(game):
            found |= {figure.text: "chip", figure.label: "countdown"}
    found.pop("", None)
    return found


def test_all_that_is_said_ahead_is_readable(language):
    kinds: set[str] = set()
    for seed in (1, 4):
        texts = said(seed)
        for text in texts:
            assert_readable(text)
        kinds |= set(texts.values())
    assert {"sentence", "stop", "badge", "reminder", "panel", "chip", "countdown", "coming", "points"} <= kinds


def test_a_salary_that_is_short_is_said(language):
    for text in words.salary_reminder(2):
        assert_readable(text)
        assert "2" in text


def test_nothing_said_ahead_goes_past_the_translator(qapp):
    """In a language that marks its texts, each one has a mark."""
    translator = PseudoTranslator()
    qapp.installTranslator(translator)
    try:
        for text in said(2):
            assert BEGIN in text
    finally:
        qapp.removeTranslator(translator)


def test_sums_are_written_out(speak):
    speak("en")
    assert words.collect_sum(4) == "3 colours + 1 = 4 cacao"
    assert words.tile_sum(2, 2, 3, 2) == "Level 2: 3 + 2 matching icons = 5 points"
    assert words.decoration_sum(1, 1) == "3 + 1 matching icon = 4 points"
