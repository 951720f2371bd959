"""The pages of the help as they lie in ``resources/help``: read once for a language, filled in, and linked.

``contents.toml`` says which pages and pictures there are, in which order, for all languages. A page is a file of
mark-up (see ``markup``) below two lines of its own: its title, and words by which it is found besides. ``@name`` on a
line of its own stands for a list that is made of the game's data, ``{{NAME}}`` for a figure of these.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from functools import cache, cached_property
from pathlib import Path
from typing import Any, NamedTuple, Protocol

from teo_desktop import paths

FIGURE = re.compile(r"\{\{([\w.:-]+)\}\}")
LISTING = re.compile(r"^@([\w-]+)$", re.MULTILINE)
ANCHOR = re.compile(r"\s*\{#([\w-]+)\}")
HEADING = re.compile(r"^#{2,3} (.+)$")
UNNAMED = re.compile(r"\[=\]\(ruling:([\w-]+)\)")
"""A link that is called by what it leads to."""
_HEAD = "---"


class BadPage(Exception):
    """A file of the help is not as it must be; the message names it."""


class Filler(Protocol):
    """What fills the places of pages: a game's data, or the program's keys."""

    def listing(self, name: str) -> str:
        """The mark-up of a list; KeyError when there is none of that name."""

    def figure(self, name: str) -> str:
        """A figure in the language of the window; KeyError when there is none of that name."""


class Place(NamedTuple):
    """Where a link leads: a page, and on it an anchor; without one its beginning."""

    page: str
    anchor: str = ""

    @property
    def address(self) -> str:
        """As it stands in a link: ``teotihuacan/turn#moving``."""
        return f"{self.page}#{self.anchor}" if self.anchor else self.page


class Passage(NamedTuple):
    """A part of a page that can be linked and found by itself: from its heading to the next one."""

    anchor: str
    title: str
    text: str


class Page(NamedTuple):
    """A page, filled in."""

    id: str
    title: str
    keywords: str
    body: str
    passages: tuple[Passage, ...]
    """The first one is what stands before the first heading; it has no anchor."""

    @property
    def anchors(self) -> tuple[str, ...]:
        """Everything on it that can be linked."""
        return tuple(ANCHOR.findall(self.body))


class Chapter(NamedTuple):
    """Pages that belong together."""

    id: str
    title: str
    picture: str
    pages: tuple[str, ...]


class Picture(NamedTuple):
    """A row of the atlas: a picture of the theme, its name, what it means, words to find it by, and its page."""

    name: str
    title: str
    text: str
    keywords: str
    group: str
    page: str


def folder() -> Path:
    """Where the help lies."""
    return paths.resources() / "help"


def contents() -> Mapping[str, list[dict[str, object]]]:
    """Chapters and groups of pictures, the same for every language."""
    return tomllib.loads((folder() / "contents.toml").read_text(encoding="utf-8"))


@cache
def title_of(language: str, address: str) -> str:
    """What stands at an address, without reading all pages: the heading with its anchor, else the title of the page.

    Raises:
        OSError: there is no such page.
    """
    page, _, anchor = address.partition("#")
    lines = (folder() / language / f"{page}.md").read_text(encoding="utf-8").splitlines()
    for line in lines if anchor else ():
        if (found := HEADING.match(line)) is not None and f"{{#{anchor}}}" in found[1]:
            return ANCHOR.sub("", found[1])
    return lines[0].removeprefix("title: ")


class Library:
    """All pages of a language. Read when they are first asked for; a library never changes.

    ``fillers`` are called by the first part of the pages' ids: ``teotihuacan`` fills ``teotihuacan/turn``.
    """

    def __init__(self, language: str, fillers: Mapping[str, Filler]) -> None:
        self.language = language
        self._folder = folder() / language
        self._fillers = fillers

    @cached_property
    def chapters(self) -> tuple[Chapter, ...]:
        """In their order."""
        titles = self._table("chapters")
        return tuple(
            Chapter(str(row["id"]), titles[str(row["id"])], str(row["picture"]), tuple(_words(row["pages"])))
            for row in contents()["chapter"]
        )

    @cached_property
    def pages(self) -> Mapping[str, Page]:
        """By id, in the order of the contents."""
        raw = {page: self._page(page) for chapter in self.chapters for page in chapter.pages}
        titles = {passage.anchor: passage.title for page in raw.values() for passage in page.passages if passage.anchor}
        return {
            page.id: _made(page, UNNAMED.sub(lambda found: f"[{titles[found[1]]}](ruling:{found[1]})", page.body))
            for page in raw.values()
        }

    @cached_property
    def pictures(self) -> tuple[Picture, ...]:
        """The atlas, in its order."""
        titles, words = self._table("chapters"), self._table("pictures")
        found = []
        for row in contents()["pictures"]:
            for name in _words(row["names"]):
                title, text, keywords = words[name]
                pages = row.get("pages")
                page = str(pages.get(name, row["page"]) if isinstance(pages, dict) else row["page"])
                found.append(Picture(name, title, self._filled(page, text), keywords, titles[str(row["id"])], page))
        return tuple(found)

    @cached_property
    def _pages_of_anchors(self) -> Mapping[str, str]:
        """Where the anchors are that exist once in all pages: the rulings."""
        found: dict[str, list[str]] = {}
        for page in self.pages.values():
            for anchor in page.anchors:
                found.setdefault(anchor, []).append(page.id)
        return {anchor: where[0] for anchor, where in found.items() if len(where) == 1}

    def find(self, target: str, on: str = "") -> Place | None:
        """Where a link leads that stands on a page: ``#anchor``, ``page``, ``page#anchor``, ``folder/page`` or, for
        an anchor that exists once, ``ruling:anchor``; None when there is no such place."""
        if target.startswith("ruling:"):
            anchor = target.removeprefix("ruling:")
            page = self._pages_of_anchors.get(anchor, "")
        else:
            page, _, anchor = target.removeprefix("help:").partition("#")
            page = page or on
            if "/" not in page:
                page = f"{on.partition('/')[0]}/{page}"
        if page not in self.pages or (anchor and anchor not in self.pages[page].anchors):
            return None
        return Place(page, anchor)

    def chapter_of(self, page: str) -> Chapter:
        """The chapter in which a page stands; KeyError when it stands in none."""
        for chapter in self.chapters:
            if page in chapter.pages:
                return chapter
        raise KeyError(page)

    # -- reading ------------------------------------------------------------------------------------------------------

    def _table(self, name: str) -> dict[str, Any]:
        return tomllib.loads((self._folder / f"{name}.toml").read_text(encoding="utf-8"))

    def _page(self, page: str) -> Page:
        path = self._folder / f"{page}.md"
        head, separator, body = path.read_text(encoding="utf-8").partition(f"\n{_HEAD}\n")
        known = dict(line.split(": ", 1) for line in head.splitlines() if ": " in line)
        if not separator or set(known) != {"title", "keywords"}:
            raise BadPage(f"{path} does not begin with title, keywords and {_HEAD}")
        filled = self._filled(page, body.strip())
        return Page(page, known["title"], known["keywords"], filled, tuple(_passages(known["title"], filled)))

    def _filled(self, page: str, body: str) -> str:
        filler = self._fillers[page.partition("/")[0]]
        # First the lists, since these may contain figures.
        body = LISTING.sub(lambda found: filler.listing(found[1]), body)
        return FIGURE.sub(lambda found: filler.figure(found[1]), body)


def _made(page: Page, body: str) -> Page:
    return page._replace(body=body, passages=tuple(_passages(page.title, body)))


def _words(row: object) -> list[str]:
    return [str(word) for word in row] if isinstance(row, list) else []


def _passages(title: str, body: str) -> Iterator[Passage]:
    anchor, heading, lines = "", title, list[str]()
    for line in body.splitlines():
        if (found := HEADING.match(line)) is not None:
            yield Passage(anchor, heading, "\n".join(lines))
            named = ANCHOR.search(found[1])
            anchor, heading, lines = named[1] if named else "", ANCHOR.sub("", found[1]), []
        elif line.startswith("|") and (named := ANCHOR.search(line)) is not None:
            # A row of a list of tiles, called by what is bold in it.
            bold = re.search(r"\*\*(.+?)\*\*", line)
            yield Passage(named[1], bold[1] if bold else heading, line[named.end() :])
        else:
            lines.append(line)
    yield Passage(anchor, heading, "\n".join(lines))
