"""Finding pages, their parts and pictures by words: case and accents do not count, beginnings are enough."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from teo_desktop.ui.help.markup import plain
from teo_desktop.ui.help.pages import Library, Picture, Place

AROUND = 70
"""How many letters of the text are shown before and after what was found."""
LEAST_STEM, _ENDING = 5, 3
"""Words that differ only in an ending of so many letters may stand for each other, if so many letters are the same."""
MOST = 60
"""So many results are shown at most."""
_IN_TITLE, _IN_PAGE, _IN_KEYWORDS, _IN_TEXT = 8, 3, 5, 1
_WHOLE, _ENDINGS = 2, 2
"""A whole word, or one that lacks only so many letters (a plural), counts so many times as much as a beginning."""
_ONLY = 6
"""What a title gains that consists of nothing but the words."""
_WORD = re.compile(r"[^\W_]+")
_TWICE = re.compile(r"\b([^\W\d_]+) (?=\1\b)", re.IGNORECASE)
_SPELT_OUT = (("ae", "a"), ("oe", "o"), ("ue", "u"), ("ss", "s"))
"""German without its letters: Staerke is found as Stärke is."""


class Found(NamedTuple):
    """A result: where it is, its title, the page on which it stands (empty for the page itself), and some text."""

    place: Place
    title: str
    context: str
    excerpt: str


class _Entry(NamedTuple):
    found: Found
    title: frozenset[str]
    page: frozenset[str]
    keywords: frozenset[str]
    text: frozenset[str]
    plain: str


def fold(text: str, language: str) -> str:
    """A text as it is compared: without case and accents, as long as it was wherever that can be."""
    decomposed = unicodedata.normalize("NFKD", text.casefold())
    folded = "".join(letter for letter in decomposed if not unicodedata.combining(letter))
    if language == "de":
        for spelt, letter in _SPELT_OUT:
            folded = folded.replace(spelt, letter)
    return folded


def words(text: str, language: str) -> list[str]:
    """The words of a text, folded."""
    return _WORD.findall(fold(text, language))


class Index:
    """All words of a library."""

    def __init__(self, library: Library) -> None:
        self._language = library.language
        self._entries = list(self._all(library))

    def find(self, query: str) -> list[Found]:
        """What holds all words of the query, the best first; empty for an empty query."""
        wanted = words(query, self._language)
        if not wanted:
            return []
        scored = [(score, entry) for entry in self._entries if (score := _score(entry, wanted))]
        # Of equal ones what comes first in the contents.
        best = sorted(scored, key=lambda row: -row[0])[:MOST]
        return [entry.found._replace(excerpt=self._excerpt(entry, wanted)) for _, entry in best]

    def _all(self, library: Library) -> Iterator[_Entry]:
        # Signs of the program say nothing in a sentence.
        names = {
            picture.name: _within(picture.title, library.language)
            for picture in library.pictures
            if not picture.name.startswith("ui_")
        }
        for page in library.pages.values():
            for number, passage in enumerate(page.passages):
                text = _once(plain(passage.text, names).lstrip("· "))
                is_page = not number
                context = library.chapter_of(page.id).title if is_page else page.title
                found = Found(Place(page.id, passage.anchor), plain(passage.title), context, "")
                yield _Entry(
                    found,
                    self._set(passage.title),
                    frozenset() if is_page else self._set(page.title),
                    self._set(page.keywords) if is_page else frozenset(),
                    self._set(text),
                    text,
                )

    def _set(self, text: str) -> frozenset[str]:
        return frozenset(words(text, self._language))

    def _excerpt(self, entry: _Entry, asked: Iterable[str]) -> str:
        """Some text around the first of the words that stands in it."""
        for match in _WORD.finditer(entry.plain):
            if any(word.startswith(one) for word in words(match[0], self._language) for one in asked):
                start = max(0, match.start() - AROUND)
                end = min(len(entry.plain), match.end() + AROUND)
                # No half words at the ends.
                start = entry.plain.find(" ", start) + 1 if start else 0
                end = entry.plain.rfind(" ", 0, end) if end < len(entry.plain) else end
                before, after = "… " if start else "", " …" if end < len(entry.plain) else ""
                return before + entry.plain[start:end].strip() + after
        short = entry.plain[: 2 * AROUND]
        return short if len(short) == len(entry.plain) else short[: short.rfind(" ")] + " …"


def _once(text: str) -> str:
    """A text in which no word follows upon itself: many a picture stands before the word that it shows."""
    return _TWICE.sub("", text)


def _within(name: str, language: str) -> str:
    """A name within a sentence: German nouns keep their capitals."""
    return name if language == "de" else name[:1].lower() + name[1:]


def pictures(library: Library, query: str) -> list[Picture]:
    """The pictures of the atlas that are called or mean what the query says; all of them for an empty one."""
    wanted = words(query, library.language)
    return [
        picture
        for picture in library.pictures
        if all(any(word.startswith(one) for word in words(" ".join(picture[:5]), library.language)) for one in wanted)
    ]


def _score(entry: _Entry, asked: Sequence[str]) -> int:
    """How well an entry fits; 0 when one of the words is missing."""
    total = 0
    for one in asked:
        best = max(
            _of(one, entry.title) * _IN_TITLE,
            _of(one, entry.page) * _IN_PAGE,
            _of(one, entry.keywords) * _IN_KEYWORDS,
            _of(one, entry.text) * _IN_TEXT,
        )
        if not best:
            return 0
        total += best
    hits = sum(any(word.startswith(one) for one in asked) for word in entry.title)
    return total + _ONLY * hits // max(1, len(entry.title))


def _of(one: str, there: frozenset[str]) -> int:
    longer = [len(word) - len(one) for word in there if word.startswith(one)]
    if longer:
        return _WHOLE if min(longer) <= _ENDINGS else 1
    # "unlocking" finds "unlocked".
    stem = max(LEAST_STEM, len(one) - _ENDING)
    return int(any(word.startswith(one[:stem]) and len(word) <= stem + _ENDING for word in there))
