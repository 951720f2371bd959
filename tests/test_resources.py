"""The pictures and fonts: QtSvg draws only part of SVG, silently, so each picture keeps to that part."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest
from PySide6.QtGui import QFontDatabase
from PySide6.QtSvg import QSvgRenderer

RESOURCES = Path(__file__).resolve().parents[1] / "resources"
PICTURES = sorted(RESOURCES.rglob("*.svg"))
FONTS = sorted(RESOURCES.rglob("*.ttf"))
SVG = "{http://www.w3.org/2000/svg}"

# What QtSvg draws black, or leaves out.
UNKNOWN_VALUES = {
    "a colour as hsl()": re.compile(r"\bhsla?\("),
    "a colour as rgba()": re.compile(r"\brgba\("),
    "a colour with its opacity in the digits": re.compile(r"#(?:[0-9a-fA-F]{8}|[0-9a-fA-F]{4})\b"),
    "a variable of CSS": re.compile(r"\bvar\("),
    "a clip path": re.compile(r"\bclip-path\b"),
}
UNKNOWN_ELEMENTS = ("clipPath", "feDropShadow", "foreignObject", "script")


def name(path: Path) -> str:
    return path.relative_to(RESOURCES).as_posix()


@pytest.mark.parametrize("picture", PICTURES, ids=name)
def test_a_picture_keeps_to_what_qt_draws(picture):
    text = picture.read_text(encoding="utf-8")
    elements = [element.tag for element in ElementTree.fromstring(text).iter()]
    assert not [what for what, pattern in UNKNOWN_VALUES.items() if pattern.search(text)]
    assert not [tag for tag in UNKNOWN_ELEMENTS if SVG + tag in elements]
    assert elements.count(SVG + "svg") == 1, "a picture inside a picture"


@pytest.mark.parametrize("picture", PICTURES, ids=name)
def test_a_picture_stands_on_its_own(picture):
    """No other file, no font of the system: the same drawing everywhere."""
    links = re.findall(r"""href\s*=\s*["']([^"']*)|url\(\s*["']?([^)"']*)""", picture.read_text(encoding="utf-8"))
    assert all(link.startswith("#") for pair in links for link in pair if link)


@pytest.mark.parametrize("picture", PICTURES, ids=name)
def test_a_picture_can_be_drawn(picture, qapp):
    renderer = QSvgRenderer(str(picture))
    assert renderer.isValid()
    assert not renderer.viewBoxF().isEmpty()


def test_there_are_pictures_and_fonts():
    assert PICTURES
    assert FONTS


@pytest.mark.parametrize("font", FONTS, ids=name)
def test_a_font_loads_and_comes_with_its_licence(font, qapp):
    number = QFontDatabase.addApplicationFont(str(font))
    assert number != -1
    assert QFontDatabase.applicationFontFamilies(number)
    licence = font.with_name(font.stem.partition("-")[0] + "-OFL.txt")
    assert "SIL OPEN FONT LICENSE" in licence.read_text(encoding="utf-8").upper()
