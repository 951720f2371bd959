"""Words are found however they are written: by beginnings, plurals, synonyms, without accents, titles first."""

from __future__ import annotations

from itertools import pairwise

import pytest

from teo_desktop.ui.help.search import Index, fold, pictures
from tests.ui.help.library import LANGUAGES, library


@pytest.mark.parametrize(
    ("language", "query", "page", "anchor"),
    [
        ("en", "salary", "teotihuacan/salary", ""),
        ("en", "wages", "teotihuacan/salary", ""),
        ("en", "unlocking", "teotihuacan/unlock", ""),
        ("en", "teleport", "teotihuacan/discovery-tiles", "discovery-teleport"),
        ("en", "fourth work", "teotihuacan/rulings-eclipse", "T-FOURTH-WORKER"),
        ("en", "capstone", "teotihuacan/construction", "capstone"),
        ("en", "tiebreak", "teotihuacan/end", ""),
        ("de", "unterhalt", "teotihuacan/salary", ""),
        ("de", "lohn", "teotihuacan/salary", ""),
        ("de", "verstaerkung", "teotihuacan/power", "power-ups"),
        ("de", "Verstärkung", "teotihuacan/power", "power-ups"),
        ("de", "strasse", "teotihuacan/avenue", ""),
        ("es", "salario", "teotihuacan/salary", ""),
        ("es", "mascara", "teotihuacan/masks", ""),
        ("es", "sueldo", "teotihuacan/salary", ""),
        ("es", "piramide", "teotihuacan/pyramid", ""),
    ],
)
def test_a_query_finds_its_page_among_the_first(dress, settings, language, query, page, anchor):
    found = Index(library(dress, settings, language)).find(query)
    assert (page, anchor) in [result.place for result in found[:8]], [result.place for result in found[:8]]


def test_all_words_have_to_occur(dress, settings):
    index = Index(library(dress, settings, "en"))
    assert index.find("salary xylophone") == []
    assert index.find("  ") == []
    both = index.find("cacao avenue")
    assert both
    assert len(both) < len(index.find("cacao"))


def test_a_title_comes_before_a_mention(dress, settings):
    found = Index(library(dress, settings, "en")).find("calendar")
    assert "alendar" in found[0].title


def test_an_excerpt_shows_the_word(dress, settings):
    for result in Index(library(dress, settings, "en")).find("mandatory"):
        assert "mandatory" in result.excerpt.lower()


@pytest.mark.parametrize(("language", "query"), [("en", "cacao"), ("de", "kakao"), ("es", "cacao"), ("es", "madera")])
def test_an_excerpt_does_not_say_the_name_of_a_picture_and_the_same_word_again(dress, settings, language, query):
    for result in Index(library(dress, settings, language)).find(query):
        words = result.excerpt.casefold().split()
        assert not [word for word, following in pairwise(words) if word == following and word.isalpha()]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_is_found_by_its_title_and_its_keywords(dress, settings, language):
    made = library(dress, settings, language)
    index = Index(made)
    for page in made.pages.values():
        assert page.id in [result.place.page for result in index.find(page.title)], page.title
        for word in page.keywords.split():
            assert index.find(word), (page.id, word)


def test_case_and_accents_do_not_count():
    assert fold("MÁSCARA", "es") == "mascara"
    assert fold("Straße", "de") == fold("Strasse", "de")
    assert fold("Stärke", "de") == fold("Staerke", "de")


@pytest.mark.parametrize(
    ("language", "query", "name"),
    [("en", "cocoa", "cacao"), ("en", "lock", "lock"), ("de", "würfel", "worker"), ("es", "candado", "lock")],
)
def test_pictures_are_found_by_name_and_meaning(dress, settings, language, query, name):
    made = library(dress, settings, language)
    assert name in [picture.name for picture in pictures(made, query)]
    assert len(pictures(made, query)) < len(pictures(made, "")) == len(made.pictures)
