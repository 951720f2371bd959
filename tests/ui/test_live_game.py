"""The seats of a game: everybody has a name, and a colour that nobody else has."""

from __future__ import annotations

import pytest

from teo_desktop.saves import Seat
from teo_desktop.ui.live_game import named_seats, unknown_bots

COLOURS = ("blue", "yellow", "orange", "black")


def test_what_was_left_open_is_filled_in(qapp):
    seats = named_seats([Seat("human"), Seat("bot:greedy"), Seat("human", "Carla", "blue")], COLOURS)
    assert [seat.name for seat in seats] == ["Player 1", "Bot 2", "Carla"]
    assert [seat.colour for seat in seats] == ["yellow", "orange", "blue"]


def test_what_was_chosen_is_kept(qapp):
    chosen = (Seat("human", "Anna", "black"), Seat("human", "Bertl", "yellow"))
    assert named_seats(chosen, COLOURS) == chosen


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("  Ana\n  María\t", "Ana María"),
        ("a\0b\ud800c\u202ed", "a b c d"),
        ("\u2066\ud800\n", "Player 1"),
        ("👩\u200d🚀", "👩\u200d🚀"),
        ("x" * 25, "x" * 23 + "…"),
        ("x" * 5_000_000, "x" * 23 + "…"),
    ],
)
def test_whatever_a_file_calls_somebody_there_is_room_for_it(qapp, name, shown):
    assert [seat.name for seat in named_seats([Seat("human", name)], COLOURS)] == [shown]


def test_no_two_have_the_same_colour(qapp):
    seats = named_seats([Seat("human", name, "blue") for name in "ABCD"], COLOURS)
    assert [seat.colour for seat in seats] == ["blue", "yellow", "orange", "black"]


def test_bots_that_are_not_there_are_named():
    assert unknown_bots([Seat("human"), Seat("bot:greedy"), Seat("bot:oracle:3")]) == ["oracle"]
