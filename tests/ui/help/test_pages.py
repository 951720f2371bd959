"""The help is whole and the same in every language: pages, anchors, links, pictures, figures, terms of the glossary."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from teo_desktop.games.teotihuacan.catalog import BONUSES, DISCOVERIES, ROYALS, STARTING, TECHNOLOGIES
from teo_desktop.games.teotihuacan.teotibot_catalog import ACTION_TILES
from teo_desktop.ui.games import ADAPTERS
from teo_desktop.ui.help import pages
from teo_desktop.ui.help.markup import DRAWING, INLINE_PICTURE, LINK, plain
from teo_desktop.ui.help.pages import BadPage, Library, Place, title_of
from teo_desktop.ui.scene.theme import Theme
from tests.tools.i18n import PLACE, TRANSLATED, glossary
from tests.ui.help.library import LANGUAGES, library

RULINGS = Path(pages.__file__).parents[2] / "games" / "teotihuacan" / "rulings.md"
GROUNDS = re.compile(
    r"backdrop|board_ground|board_paper|fret_\w+|avenue_step|discovery_ground|pyramid_cell|pyramid_square|worker_\w+"
    r"|pips_\d|icon_special|victory_points_plain|app_icon|start_\w+|tick_\w+|(up|down)_(light|dark)|ui_\w+"
)
"""What other pictures are made of, and the signs on buttons, which have their words beside them or as tool tips."""
OTHER_MEANINGS = {
    ("decorations", "point"),
    ("overview", "round"),
    ("playing", "point"),
    ("pyramid-track", "building"),
    ("saves", "power"),
}
"""Pages on which an English word is no term of the game: an arrow points, a ring goes round."""
FEWEST, MOST = 25, 480
"""A page has so many words of its own."""


@pytest.fixture(params=LANGUAGES)
def made(request, dress, settings) -> Library:
    return library(dress, settings, request.param)


def every(text: re.Pattern[str], made: Library) -> set[str]:
    return {found for page in made.pages.values() for found in text.findall(page.body)}


def test_there_is_a_file_for_each_page_and_no_other(made):
    folder = pages.folder() / made.language
    files = {path.relative_to(folder).with_suffix("").as_posix() for path in folder.rglob("*.md")}
    assert files == set(made.pages)
    assert len(files) > 50


def test_languages_have_the_same_anchors_links_pictures_and_figures(made):
    """So a link from the program leads to the same place in each of them."""
    for page in made.pages:
        english = (pages.folder() / "en" / f"{page}.md").read_text(encoding="utf-8")
        own = (pages.folder() / made.language / f"{page}.md").read_text(encoding="utf-8")
        for pattern in (pages.ANCHOR, pages.FIGURE, pages.LISTING):
            assert sorted(pattern.findall(own)) == sorted(pattern.findall(english)), page
        assert sorted(link[1] for link in LINK.findall(own)) == sorted(link[1] for link in LINK.findall(english)), page
        assert sorted(draw[1:] for draw in DRAWING.findall(own)) == sorted(
            draw[1:] for draw in DRAWING.findall(english)
        )


def test_anchors_of_a_page_are_unique(made):
    for page in made.pages.values():
        assert len(set(page.anchors)) == len(page.anchors), page.id


def test_every_link_leads_somewhere(made):
    for page in made.pages.values():
        for _, target in LINK.findall(page.body):
            assert target == "atlas" or made.find(target, page.id) is not None, (page.id, target)


def test_nothing_is_left_to_be_filled_in(made):
    for page in made.pages.values():
        said = plain(page.body)
        assert not re.search(r"[{}@\x00-\x08]|\[=\]|\*\*|ruling:", said), (page.id, said)
    for picture in made.pictures:
        assert picture.title
        assert "{" not in picture.text, picture


def test_every_picture_in_the_text_exists(made):
    theme = Theme("light")
    assert every(INLINE_PICTURE, made) <= set(theme.picture_names())
    assert {chapter.picture for chapter in made.chapters} <= set(theme.picture_names())


def test_every_drawing_exists(dress, settings):
    made, theme = library(dress, settings, "en"), Theme("light")
    for page in made.pages.values():
        book = ADAPTERS.get(page.id.partition("/")[0])
        for _, name, _ in DRAWING.findall(page.body):
            assert book is not None
            assert book.handbook().drawing(name, theme) is not None, (page.id, name)


def test_the_atlas_has_every_picture_of_the_game_and_each_leads_to_a_page(made):
    """Whoever draws a new one gives it a name here: contents.toml and pictures.toml of each language."""
    shown = [picture.name for picture in made.pictures]
    assert len(set(shown)) == len(shown)
    pictures = Theme("light").picture_names()
    assert set(shown) <= set(pictures)
    assert {name for name in pictures if not GROUNDS.fullmatch(name)} <= set(shown)
    for picture in made.pictures:
        assert made.find(picture.page) is not None, picture


def test_every_ruling_has_words_for_players(made):
    ids = set(re.findall(r"\*\*(T-[A-Z-]+)\*\*", RULINGS.read_text(encoding="utf-8")))
    assert len(ids) > 90
    for ruling in ids:
        place = made.find(f"ruling:{ruling}")
        assert place is not None, ruling
        (passage,) = (part for part in made.pages[place.page].passages if part.anchor == ruling)
        assert len(plain(passage.text).split()) >= 3, ruling
    shown = {anchor for page in made.pages.values() for anchor in page.anchors if anchor.startswith("T-")}
    assert shown == ids


def test_every_tile_has_a_place(made):
    wanted = {
        *(f"technology-{row.number}" for row in TECHNOLOGIES),
        *(f"royal-{row.number}" for row in ROYALS),
        *(f"discovery-{row.id}" for row in DISCOVERIES),
        *(f"bonus-{row.id}" for row in BONUSES),
        *(f"starting-{row.id}" for row in STARTING),
        *(f"action-{row.id.replace('_', '-')}" for row in ACTION_TILES),
    }
    assert wanted <= {anchor for page in made.pages.values() for anchor in page.anchors}


def test_pages_are_short(made):
    for page in made.pages.values():
        own = (pages.folder() / made.language / f"{page.id}.md").read_text(encoding="utf-8")
        count = len(plain(own.partition("\n---\n")[2]).split())
        rulings = "rulings-" in page.id
        assert FEWEST * (not pages.LISTING.search(own)) <= count <= (2 * MOST if rulings else MOST), (page.id, count)


@pytest.mark.parametrize("language", TRANSLATED)
def test_pages_keep_to_the_glossary(language):
    """Where the English page has a term of the game, the same page of another language has its word for it."""
    missing = set()
    for path in sorted((pages.folder() / "en").rglob("*.md")):
        page = path.relative_to(pages.folder() / "en")
        left, own = words_of("en", page), words_of(language, page).lower()
        for term in glossary():
            left, found = term.pattern.subn(" ", left)
            if found and not any(word.lower() in own for word in term.forms[language]):
                missing.add((page.stem, term.forms["en"][0]))
    assert missing - OTHER_MEANINGS == set()


@pytest.mark.parametrize("language", TRANSLATED)
def test_pictures_keep_to_the_glossary(dress, settings, language):
    english, own = (
        {picture.name: picture for picture in library(dress, settings, spoken).pictures} for spoken in ("en", language)
    )
    missing = set()
    for name, picture in english.items():
        left, said = f"{picture.title}. {picture.text}", f"{own[name].title}. {own[name].text}".lower()
        for term in glossary():
            left, found = term.pattern.subn(" ", left)
            if found and not any(word.lower() in said for word in term.forms[language]):
                missing.add((name, term.forms["en"][0]))
    assert missing == set()


def words_of(language: str, page: Path) -> str:
    body = (pages.folder() / language / page).read_text(encoding="utf-8").partition("\n---\n")[2]
    return plain(PLACE.sub(" ", pages.LISTING.sub(" ", pages.FIGURE.sub(" ", body))))


def test_a_link_that_leads_nowhere_is_not_found(dress, settings):
    made = library(dress, settings, "en")
    assert made.find("turn#nowhere", "teotihuacan/moving") is None
    assert made.find("nowhere", "teotihuacan/moving") is None
    assert made.find("#end", "teotihuacan/turn") == Place("teotihuacan/turn", "end")
    assert made.find("ruling:T-ZERO") == Place("teotihuacan/rulings-eclipse", "T-ZERO")


def test_what_stands_at_an_address_is_known_without_all_pages(made):
    for page in made.pages.values():
        assert title_of(made.language, page.id) == page.title
        for passage in page.passages:
            known = {passage.title, page.title}
            assert title_of(made.language, Place(page.id, passage.anchor).address) in known


def test_a_page_without_its_head_is_refused(dress, settings, monkeypatch, tmp_path):
    made = library(dress, settings, "en")
    (tmp_path / "teotihuacan").mkdir()
    (tmp_path / "teotihuacan" / "turn.md").write_text("Only words", encoding="utf-8")
    monkeypatch.setattr(made, "_folder", tmp_path)
    with pytest.raises(BadPage, match="turn"):
        made._page("teotihuacan/turn")


def test_the_help_is_shipped_with_all_resources():
    root = Path(pages.__file__).parents[3]
    settings = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))
    shipped = settings["tool"]["hatch"]["build"]["targets"]["wheel"]["force-include"]
    assert shipped["resources"] == "teo_desktop/resources"
    assert '(str(root / "resources"), "teo_desktop/resources")' in (root / "packaging" / "teo.spec").read_text()
    assert pages.folder() == root / "resources" / "help"


def test_figures_are_those_of_the_data(dress, settings):
    book = ADAPTERS["teotihuacan"].handbook()
    assert book.figure("UNLOCK_COST") == "3"
    assert book.figure("DARK.2.0") == "12"
    assert book.figure("BOT.ACTIONS.7.points") == "5"
    with pytest.raises(KeyError):
        book.figure("NO_SUCH_FIGURE")
