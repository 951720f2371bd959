"""What the mark-up of the pages becomes."""

from __future__ import annotations

import pytest

from teo_desktop.ui.help.markup import Looks, plain, to_html

LOOKS = Looks(14, "#888888", "#999999", "#eeeeee", "#ffcc00", "Philosopher", lambda name: None if "no" in name else 0.5)


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ("Pay **3** now.", "<b>3</b>"),
        ("*[ours]*", '<span style="color:#888888">[ours]</span>'),
        ("so *Undo* it", "<i>Undo</i>"),
        ("[moving](moving#tiles)", '<a href="help:moving#tiles">moving</a>'),
        ("**[both](turn)**", '<b><a href="help:turn">both</a></b>'),
        (":cacao:", '<img src="icon:cacao@19"'),
        ("a < b & c", "a &lt; b &amp; c"),
        ("## Head {#here}", '<a name="here"></a>Head</h2>'),
        ("- one\n- two", "<ul"),
        ("2. two\n3. three", '<ol start="2"'),
        ("| a | b |\n|---|---|\n| 1 | 2 |", "<th"),
        ("> A note.", "<table"),
        ("![A tile](draw:tile/1 28)", '<img src="draw:tile/1@28" width="28" height="14"'),
    ],
)
def test_a_block_becomes_rich_text(source, expected):
    assert expected in to_html("Title", source, LOOKS)


def test_a_drawing_that_does_not_exist_leaves_nothing():
    assert "img" not in to_html("Title", "![](draw:none 28)", LOOKS)


def test_plain_text_has_no_marks():
    source = "## Head {#x}\n- **one** :cacao: [two](turn)\n\n| a | ![](draw:t/1 20) |\n|---|---|\n> *three*"
    assert plain(source) == "Head one two a three"
