"""The tables of the statistics: in words, sortable by value, in Qt's contract."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QAbstractItemModel, Qt
from PySide6.QtTest import QAbstractItemModelTester

from teo_desktop import profiles
from teo_desktop.profiles import Book, FinishedGame, Player
from teo_desktop.tallies import played, tallies
from teo_desktop.ui.models.statistics import PROFILE_ROLE, VALUE_ROLE, PlayedModel, TalliesModel
from tests.ui import toy_window

FATAL = QAbstractItemModelTester.FailureReportingMode.Fatal


def line(number: int, points: int, kind: str = "bot:teotibot:hard", edition: str = "old") -> FinishedGame:
    players = (Player("human", "Ana", "a", points, 1), Player(kind, "B", "", 0, 2))
    return FinishedGame(str(number), f"2026-01-{number:02}T12:00:00+00:00", "toy", edition, players)


BOOK = Book((profiles.Profile("a", "Ana"),), (line(1, 90), line(2, 101), line(3, 7, "bot:greedy", "")))


def cells(model: QAbstractItemModel, row: int, role: int = Qt.ItemDataRole.DisplayRole) -> list[object]:
    return [model.index(row, column).data(role) for column in range(model.columnCount())]


def titles(model: QAbstractItemModel) -> list[object]:
    return [model.headerData(column, Qt.Orientation.Horizontal) for column in range(model.columnCount())]


@pytest.fixture
def sums(appearance) -> TalliesModel:
    return TalliesModel({"toy": toy_window})


def test_sums_are_told_in_words(sums):
    tester = QAbstractItemModelTester(sums, FATAL)
    assert sums.rowCount() == 0
    sums.show(tallies(BOOK))
    assert titles(sums)[:4] == ["Profile", "Game", "Edition", "Opponents"]
    rows = {row[3]: row for row in (cells(sums, number) for number in range(sums.rowCount()))}
    assert rows["Teotibot (hard)"][:8] == [
        "Ana", toy_window.title(), "The old one", "Teotibot (hard)", "2", "2", "95.5", "101",
    ]  # fmt: skip
    assert rows["Bot: greedy"][2] == ""
    assert tester.model() is sums


def test_what_is_counted_together_says_so(sums):
    sums.show(tallies(BOOK, by_game=False, by_edition=False, by_opponents=False))
    assert cells(sums, 0)[1:5] == ["all", "all", "all", "3"]


def test_numbers_are_sorted_as_numbers_and_stand_to_the_right(sums):
    sums.show(tallies(BOOK))
    best = sums.index(0, 7)
    assert type(best.data(VALUE_ROLE)) is int
    assert best.data(Qt.ItemDataRole.TextAlignmentRole) & Qt.AlignmentFlag.AlignRight
    assert best.data(PROFILE_ROLE) == "a"


def test_games_are_listed_one_by_one(appearance):
    model = PlayedModel({"toy": toy_window})
    tester = QAbstractItemModelTester(model, FATAL)
    model.show(played(BOOK))
    assert [cells(model, row)[2] for row in range(3)] == ["7", "101", "90"]
    assert cells(model, 1, VALUE_ROLE)[0] == "2026-01-02T12:00:00+00:00"
    assert tester.model() is model


def test_a_game_without_a_table_here_is_called_by_its_id(appearance):
    model = PlayedModel({})
    model.show(played(BOOK))
    assert cells(model, 1)[4:6] == ["toy", "old"]
