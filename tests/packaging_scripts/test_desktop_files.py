"""What a Linux desktop is told: which files are ours, and how the program is started with one."""

from __future__ import annotations

import configparser
import shlex
import xml.etree.ElementTree as ElementTree
from pathlib import Path

from teo_desktop import arguments, container
from teo_desktop.campaigns.files import SUFFIX as CAMPAIGN_SUFFIX
from teo_desktop.ui.storage import SUFFIX

PACKAGING = Path(__file__).resolve().parents[2] / "packaging"
MIME = "{http://www.freedesktop.org/standards/shared-mime-info}"


def entry() -> configparser.SectionProxy:
    parser = configparser.ConfigParser(interpolation=None)
    parser.read(PACKAGING / "teo-desktop.desktop", encoding="utf-8")
    return parser["Desktop Entry"]


def test_a_desktop_opens_the_window_in_any_case():
    program, *words = shlex.split(entry()["Exec"])
    assert program == "teo-desktop"
    for file in ([], ["game.teo"]):
        asked = arguments.parse([word for word in words if word != "%f"] + file)
        assert asked.window
    assert words[-1] == "%f"


def test_the_types_are_those_that_our_files_begin_with():
    kinds = [container.GAME.mimetype, container.CAMPAIGN.mimetype]
    assert entry()["MimeType"].split(";")[:-1] == kinds
    types = ElementTree.parse(PACKAGING / "teo-desktop-mime.xml").getroot().findall(f"{MIME}mime-type")
    assert [made.get("type") for made in types] == kinds
    patterns = [made.find(f"{MIME}glob").get("pattern") for made in types]
    assert patterns == [f"*{SUFFIX}", f"*{CAMPAIGN_SUFFIX}"]
    for made, kind in zip(types, kinds, strict=True):
        match = made.find(f"{MIME}magic/{MIME}match")
        # The name of the first entry stands in a ZIP behind 30 bytes, and its contents behind that.
        assert (match.get("offset"), match.get("value")) == ("30", f"mimetype{kind}")
