"""Kinds of seats in words, bots with and without a level, known here or not."""

from __future__ import annotations

import pytest

from teo_desktop.kernel.bots import BOTS
from teo_desktop.ui.texts import seats
from teo_desktop.ui.texts.seats import kind_text, opponents_text


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        ("human", "Person"),
        ("bot:greedy", "Bot: greedy"),
        ("bot:teotibot", "Teotibot (own mixture)"),
        ("bot:teotibot:hard", "Teotibot (hard)"),
        ("bot:oracle:9", "oracle (9)"),
    ],
)
def test_a_kind_of_seat_has_words(qapp, kind, text):
    assert kind_text(kind) == text


def test_every_bot_of_the_kernel_has_words():
    assert set(BOTS) <= set(seats.BOTS) | set(seats.PROPER_NAMES)


def test_equal_opponents_are_counted(qapp):
    assert opponents_text(("bot:greedy", "bot:greedy", "human")) == "2 × Bot: greedy, Person"
    assert opponents_text(()) == ""
