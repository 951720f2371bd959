"""The translations are complete, in step with the code and true to the glossary; and the check notices what is not."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QRawFont

from tests.tools import i18n
from tests.tools.i18n import Message, Term


def test_the_files_are_in_step_with_the_code():
    """``python -m tests.tools i18n`` would change nothing."""
    assert i18n.outdated() == []


def test_nothing_is_unfinished_or_at_odds_with_its_source_or_the_glossary():
    assert i18n.all_problems() == []


def test_the_glossary_has_every_term_in_every_language():
    terms = i18n.glossary()
    assert len(terms) > 40
    assert all(term.forms[language] for term in terms for language in i18n.LANGUAGES)


@pytest.mark.parametrize(
    ("source", "form", "problem"),
    [
        ("{player} pays {goods}.", "{player} bezahlt {ware}.", "has other places"),
        ("{player} pays.", "Es wird bezahlt.", "has other places"),
        ("&Undo", "Rückgängig", "has other mnemonics"),
        ("Board&Dice", "Board&&Dice", "has other mnemonics"),
        ("Which one?", "Welche", "ends in another way"),
        ("Wood", "Holz ", "ends in another way"),
        ("Wood", "", "is empty"),
    ],
)
def test_a_translation_that_does_not_fit_is_noticed(source, form, problem):
    (found,) = i18n.problems_in("de", [Message("Context", source, "finished", False, (form,))])
    assert problem in found


def test_an_unfinished_translation_is_noticed():
    (found,) = i18n.problems_in("de", [Message("Context", "Wood", "unfinished", False, ("Holz",))])
    assert "is unfinished" in found


@pytest.mark.parametrize(
    ("counted", "forms", "problem"),
    [
        (True, ("%n Tafel",), "has 1 plural forms"),
        (True, ("eine Tafel", "%n Tafeln"), "leaves out the number"),
        (False, ("%n Tafeln",), "counts without %n"),
    ],
)
def test_a_plural_that_is_none_is_noticed(counted, forms, problem):
    (found,) = i18n.problems_in("de", [Message("Counted", "%n board(s)", "finished", counted, forms)])
    assert problem in found


def test_english_holds_the_plurals_alone():
    (found,) = i18n.problems_in("en", [Message("Context", "Wood", "finished", False, ("Wood",))])
    assert "needs no English translation" in found


def test_a_term_is_looked_for_where_it_is_said_and_only_there():
    """The stone in the Stone Quarry is another word; a place to fill in says nothing; spares are spared."""
    terms = [
        Term({"en": ("Stone Quarry",), "de": ("Steinbruch",), "es": ("Cantera",)}, ()),
        Term({"en": ("stone",), "de": ("Stein",), "es": ("piedra",)}, ("A stone's throw",)),
    ]

    def problems(source: str, form: str) -> list[str]:
        return list(i18n.problems_with_terms(terms, "es", [Message("Context", source, "finished", False, (form,))]))

    assert not problems("Stone Quarry", "Cantera")
    assert not problems("1 stone less", "1 de piedra menos")
    assert not problems("Take {stone}", "Coge {stone}")
    assert not problems("A stone's throw", "A tiro")
    assert "wants piedra" in problems("1 stone less", "1 de roca menos")[0]
    assert "wants Cantera" in problems("Stone Quarry", "Piedra")[0]


@pytest.mark.parametrize(
    ("code", "problem"),
    [
        ('self.tr(f"Turn {n}")', "put together"),
        ('self.tr("Turn " + name)', "put together"),
        ("self.tr(text)", "not written out"),
        ('translate("Context", text)', "not written out"),
        ('translate(context, "Text")', "context is not written out"),
        ('self.tr("%n turn(s)", "", n)', "belongs into Counted"),
        ('translate("Context", "%n turn(s)", "", n)', "belongs into Counted"),
        ('QT_TRANSLATE_NOOP("Context", "%n turn(s)")', "belongs into Counted"),
        ("f\"{self.tr('Turn')}\"", "inside an f-string"),
        ("class More(Counted): pass", "a subclass of Counted"),
    ],
)
def test_a_call_that_would_not_be_translated_is_noticed(code, problem):
    (found,) = i18n.problems_in_code(code)
    assert problem in found


@pytest.mark.parametrize(
    "code",
    [
        'self.tr("Turn")',
        'QCoreApplication.translate("Context", "Turn")',
        'WORDS = [QT_TRANSLATE_NOOP("Context", "Turn")]\ntranslate("Context", WORDS[0])',
        "painter.translate(x, y)",
    ],
)
def test_a_call_that_is_found_is_no_problem(code):
    assert not list(i18n.problems_in_code(code))


def test_counted_holds_plurals_alone():
    assert not list(i18n.problems_in_code('self.tr("%n turn(s)", "", n)', counts=True))
    assert list(i18n.problems_in_code('self.tr("Turn")', counts=True))


def test_what_an_update_would_drop_is_told(tmp_path):
    """A reworded English text loses its translations; whoever rewords it sees them once more."""
    for language in i18n.LANGUAGES:
        stale = (
            '<?xml version="1.0" encoding="utf-8"?><!DOCTYPE TS><TS version="2.1" language="{}"><context>'
            "<name>Gone</name><message><source>An old text</source><translation>Ein alter Text</translation>"
            "</message></context></TS>"
        )
        i18n.ts_file(tmp_path, language).write_text(stale.format(language), encoding="utf-8")
    lost = i18n.update(tmp_path)
    assert ("de", Message("Gone", "An old text", "finished", False, ("Ein alter Text",))) in lost
    assert all(message.context != "Gone" for message in i18n.read(i18n.ts_file(tmp_path, "de")))


def test_every_letter_of_a_translation_is_in_the_font_that_comes_with_the_program(qapp):
    """Where no other font is installed, any other letter would be an empty box."""
    font = QRawFont(str(i18n.ROOT / "resources" / "fonts" / "FiraSans-Regular.ttf"), 12)
    letters = {
        letter
        for language in i18n.LANGUAGES
        for message in i18n.read(i18n.ts_file(i18n.FOLDER, language))
        for text in (message.source, *message.forms)
        for letter in text
        if letter.isprintable()
    }
    assert {letter for letter in letters if not font.supportsCharacter(ord(letter))} == set()
