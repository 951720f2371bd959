"""What the application brings along can be used as it is: pictures QtSvg can draw, fonts with the letters we need."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from xml.etree import ElementTree

import pytest

ROOT = Path(__file__).resolve().parents[1]
PICTURES = sorted((ROOT / "resources").rglob("*.svg"))
FONTS = sorted((ROOT / "resources" / "fonts").glob("*.ttf"))
THEMES = sorted((ROOT / "resources" / "themes").glob("*/theme.toml"))
COLOUR = re.compile(r"#[0-9a-f]{6}")
PAINTS = ("fill", "stroke", "stop-color")
DRAWN = {
    "svg",
    "g",
    "defs",
    "path",
    "rect",
    "circle",
    "ellipse",
    "linearGradient",
    "radialGradient",
    "stop",
}
LETTERS = "ABCXYZabcxyz0123456789ÄÖÜäöüßÁÉÍÓÚÑáéíóúüñ¿¡„“”‚‘’«»–—…×·/%+()"


def names(pictures: list[Path]) -> list[str]:
    return [picture.stem for picture in pictures]


@pytest.mark.parametrize("picture", PICTURES, ids=names(PICTURES))
def test_a_picture_holds_only_what_qtsvg_draws(picture):
    """No text, clip path, filter or nested picture, and no colour but #rrggbb: QtSvg ignores them or paints black."""
    root = ElementTree.fromstring(picture.read_text(encoding="utf-8"))
    assert root.tag == "{http://www.w3.org/2000/svg}svg"
    assert re.fullmatch(r"0 0 \d+ \d+", root.get("viewBox", ""))
    for element in root.iter():
        assert element.tag.removeprefix("{http://www.w3.org/2000/svg}") in DRAWN
        assert element is root or not element.tag.endswith("svg")
        assert not {"style", "class", "clip-path", "filter", "mask"} & set(element.keys())
        for paint in PAINTS:
            value = element.get(paint, "none")
            assert value == "none" or value.startswith("url(#") or COLOUR.fullmatch(value), value


@pytest.mark.parametrize("picture", PICTURES, ids=names(PICTURES))
def test_every_gradient_that_is_named_is_there(picture):
    text = picture.read_text(encoding="utf-8")
    assert set(re.findall(r"url\(#(\w+)\)", text)) <= set(re.findall(r'id="(\w+)"', text))


@pytest.mark.parametrize("table", THEMES, ids=[theme.parent.name for theme in THEMES])
def test_light_and_dark_name_the_same_colours(table):
    theme = tomllib.loads(table.read_text(encoding="utf-8"))
    assert list(theme["light"]) == list(theme["dark"])
    colours = [*theme["light"].values(), *theme["dark"].values()]
    colours += [seat["colour"] for group in ("players", "neutral") for seat in theme[group].values()]
    assert [colour for colour in colours if not COLOUR.fullmatch(colour)] == []


def test_every_font_comes_with_its_licence():
    families = {font.stem.partition("-")[0] for font in FONTS}
    assert families
    for family in families:
        licence = (ROOT / "resources" / "fonts" / f"{family}-OFL.txt").read_text(encoding="utf-8")
        assert "SIL OPEN FONT LICENSE Version 1.1" in licence


@pytest.mark.parametrize("font", FONTS, ids=names(FONTS))
def test_a_font_has_the_letters_of_our_languages(font, qapp):
    from PySide6.QtGui import QRawFont

    face = QRawFont(str(font), 16)
    assert face.isValid()
    assert [letter for letter in LETTERS if not face.supportsCharacter(ord(letter))] == []
