"""Tallies: games, wins, average and best of each profile, told apart by game, edition and opponents; and as CSV."""

from __future__ import annotations

import csv
import io
from dataclasses import replace

import pytest

from teo_desktop import profiles
from teo_desktop.profiles import Book, FinishedGame, Player
from teo_desktop.tallies import campaigns, harmless, of_campaign, played, tallies, to_csv

HARD, EASY = "bot:priest:hard", "bot:priest:easy"


def line(
    number: int, points: int, opponents: tuple[str, ...] = (HARD,), rank: int = 1, game: str = "teo", edition: str = ""
) -> FinishedGame:
    """The game with this number, against these, in which Ana (``a``) came out so."""
    ranks = [other for other in range(1, len(opponents) + 2) if other != rank]
    others = (Player(kind, kind, "", 20, place) for kind, place in zip(opponents, ranks, strict=True))
    players = (Player("human", "Ana", "a", points, rank), *others)
    return FinishedGame(str(number), f"2026-01-{number:02}T00:00:00+00:00", game, edition, players)


def book_of(*games: FinishedGame) -> Book:
    return Book((profiles.Profile("a", "Ana"), profiles.Profile("b", "bert")), games)


def test_nobody_has_played_nothing():
    assert tallies(book_of()) == ()


def test_games_wins_average_and_best_of_one_sort_are_counted_together():
    (tally,) = tallies(book_of(line(1, 100), line(2, 51, rank=2), line(3, 80)))
    assert (tally.games, tally.wins, tally.average, tally.best) == (3, 2, 77.0, 100)
    assert tally.last.startswith("2026-01-03")
    assert tally.profile.name == "Ana"


def test_levels_of_a_bot_are_told_apart():
    found = tallies(book_of(line(1, 100, (EASY,)), line(2, 60), line(3, 70)))
    assert {tally.opponents: tally.best for tally in found} == {(EASY,): 100, (HARD,): 70}


def test_the_seats_of_opponents_do_not_matter_and_their_number_does():
    two, three = ("human", HARD), ("human", HARD, HARD)
    found = tallies(book_of(line(1, 10, two), line(2, 20, two[::-1]), line(3, 30, three)))
    assert sorted(tally.games for tally in found) == [1, 2]


def test_games_and_editions_are_told_apart_or_counted_together():
    book = book_of(line(1, 10, edition="old"), line(2, 20, edition="new"), line(3, 30, game="tek"))
    assert len(tallies(book)) == 3
    assert {(tally.game, tally.games) for tally in tallies(book, by_edition=False)} == {("teo", 2), ("tek", 1)}
    (all_together,) = tallies(book, by_game=False, by_edition=False, by_opponents=False)
    assert (all_together.game, all_together.edition, all_together.opponents) == (None, None, None)
    assert (all_together.games, all_together.average, all_together.best) == (3, 20.0, 30)


def test_two_profiles_in_one_game_have_a_line_each():
    pair = (Player("human", "Ana", "a", 40, 2), Player("human", "bert", "b", 41, 1))
    book = book_of(FinishedGame("1", "2026-01-01T00:00:00+00:00", "teo", "", pair))
    assert [(tally.profile.name, tally.wins, tally.opponents) for tally in tallies(book)] == [
        ("Ana", 0, ("human",)),
        ("bert", 1, ("human",)),
    ]


def test_the_games_of_a_deleted_profile_are_out_of_sight():
    book = book_of(line(1, 10))
    gone = profiles.deleted(book, "a")
    assert played(gone) == tallies(gone) == ()
    assert len(played(profiles.restored(gone, "a"))) == 1


def test_the_latest_game_stands_first():
    assert [row.player.points for row in played(book_of(line(1, 10), line(3, 30), line(2, 20)))] == [30, 20, 10]


def test_a_spreadsheet_reads_the_table_back():
    rows = [["Name", "Best"], ['An "A", na', "-3"], ["Zoë", "12"]]
    text = to_csv(rows).decode("utf-8-sig")
    assert list(csv.reader(io.StringIO(text))) == rows


@pytest.mark.parametrize("name", ["=1+1", "+1+1", "-1+1", "-A1", "@SUM(A1)", "\t=1", "\r=1", "\n=1", " =1", "＝1"])
def test_a_name_is_no_formula(name):
    assert harmless(name) == f"'{name}"
    (row,) = csv.reader(io.StringIO(to_csv([[name, 'Ana "=1"', "1 = 1"]]).decode("utf-8-sig"), newline=""))
    assert row == [f"'{name}", 'Ana "=1"', "1 = 1"]


def test_numbers_stay_numbers_and_halves_of_characters_do_no_harm():
    assert to_csv([["-3", "-0.50", "12", "a\ud800"]]) == b"\xef\xbb\xbf-3,-0.50,12,a?\r\n"


def test_games_are_counted_of_one_campaign_of_none_or_all_together():
    book = book_of(
        line(1, 100),
        replace(line(2, 60), campaign="Up"),
        replace(line(3, 70), campaign="Up"),
        replace(line(4, 1), campaign="B"),
    )
    assert campaigns(book) == ("B", "Up")
    assert [row.player.points for row in played(of_campaign(book, "Up"))] == [70, 60]
    assert [row.player.points for row in played(of_campaign(book, ""))] == [100]
    assert of_campaign(book, None) is book
