"""The statistics: what is told apart, filtered, sorted and exported is what the table shows."""

from __future__ import annotations

import csv
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog, QTableView

from teo_desktop import profiles
from teo_desktop.profiles import FinishedGame, Player
from teo_desktop.ui import storage
from teo_desktop.ui.profile_store import ProfileStore
from teo_desktop.ui.windows.statistics import StatisticsDialog
from tests.ui import toy_window
from tests.ui.test_storage import FullDisk


@pytest.fixture
def store(appearance) -> ProfileStore:
    return ProfileStore(appearance)


@pytest.fixture
def dialog(qtbot, appearance, store) -> StatisticsDialog:
    made = StatisticsDialog(store, {"toy": toy_window}, appearance)
    qtbot.addWidget(made)
    made.show()
    return made


def record(store: ProfileStore, name: str, *points: int, kind: str = "bot:greedy") -> None:
    """Games that this profile has won with so many points."""
    if store.book.named(name) is None:
        store.add(name)
    for number in points:
        profile = store.book.named(name)
        assert profile is not None
        players = (Player("human", name, profile.id, number, 1), Player(kind, "B", "", 0, 2))
        key, ended = f"{name}{number}", f"2026-01-{number % 28 + 1:02}T12:00:00+00:00"
        line = FinishedGame(key, ended, "toy", "old", players)
        store.change(lambda book, line=line: profiles.recorded(book, line))  # type: ignore[misc]


def column(table: QTableView, title: str) -> list[Any]:
    model = table.model()
    (found,) = (
        number
        for number in range(model.columnCount())
        if model.headerData(number, Qt.Orientation.Horizontal) == title and not table.isColumnHidden(number)
    )
    return [model.index(row, found).data() for row in range(model.rowCount())]


def test_before_the_first_game_it_says_how_games_come_to_be_counted(dialog, store):
    assert dialog.message.text().startswith("No profile has finished a game yet.")
    assert not dialog.export_button.isEnabled()
    record(store, "Ana", 90)
    assert not dialog.message.isVisible()
    assert dialog.export_button.isEnabled()


def test_what_is_not_told_apart_is_counted_together(dialog, store):
    record(store, "Ana", 90)
    record(store, "Ana", 71, kind="bot:random")
    assert sorted(column(dialog.tables[0], "Best")) == ["71", "90"]
    dialog.by_opponents.click()
    assert column(dialog.tables[0], "Best") == ["90"]
    assert column(dialog.tables[0], "Average") == ["80.5"]
    assert dialog.tables[0].isColumnHidden(3)


def test_numbers_are_sorted_as_numbers(dialog, store):
    record(store, "Ana", 9, 100)
    record(store, "Bert", 20)
    games = dialog.tables[1]
    games.sortByColumn(2, Qt.SortOrder.AscendingOrder)
    assert column(games, "Points") == ["9", "20", "100"]
    games.sortByColumn(2, Qt.SortOrder.DescendingOrder)
    assert column(games, "Points") == ["100", "20", "9"]


def test_the_games_of_one_profile_are_shown_alone(dialog, store):
    record(store, "Ana", 90)
    record(store, "Bert", 20)
    dialog.whose.setCurrentIndex(dialog.whose.findText("Bert"))
    dialog.whose.activated.emit(dialog.whose.currentIndex())
    assert column(dialog.tables[0], "Profile") == ["Bert"]
    assert column(dialog.tables[1], "Profile") == ["Bert"]
    store.rename(store.profiles[1].id, "Berta")
    assert dialog.whose.currentText() == "Berta"
    assert column(dialog.tables[0], "Profile") == ["Berta"]


def test_a_deleted_profile_is_out_of_sight(dialog, store):
    record(store, "Ana", 90)
    record(store, "Bert", 20)
    store.delete(store.profiles[0].id)
    assert column(dialog.tables[0], "Profile") == ["Bert"]
    assert dialog.whose.findText("Ana") < 0


def test_the_table_that_is_shown_is_exported(dialog, store, monkeypatch, tmp_path):
    record(store, "Ana", 90, 75)
    dialog.by_game.click()
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "mine"), ""))
    dialog.export_button.click()
    rows = read(tmp_path / "mine.csv")
    assert rows[0] == ["Profile", "Edition", "Opponents", "Games", "Wins", "Average", "Best", "Last game"]
    assert rows[1][:7] == ["Ana", "The old one", "Bot: greedy", "2", "2", "82.50", "90"]
    assert "mine.csv" in dialog.message.text()
    dialog.tabs.setCurrentIndex(1)
    dialog.export(tmp_path / "games.csv")
    assert [row[2] for row in read(tmp_path / "games.csv")] == ["Points", "75", "90"]


def read(path: Path) -> list[list[str]]:
    with path.open(encoding="utf-8-sig", newline="") as file:
        return list(csv.reader(file))


def test_no_file_chosen_exports_nothing(dialog, store, monkeypatch, tmp_path):
    record(store, "Ana", 90)
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: ("", ""))
    dialog.export_button.click()
    assert not dialog.message.isVisible()


def test_a_full_disk_is_told(dialog, store, monkeypatch, tmp_path):
    record(store, "Ana", 90)
    monkeypatch.setattr(storage, "QSaveFile", FullDisk)
    dialog.export(tmp_path / "a.csv")
    assert "No space left" in dialog.message.text()
    assert not (tmp_path / "a.csv").exists()


def test_the_profiles_are_one_button_away(dialog):
    asked: list[None] = []
    dialog.profiles_asked.connect(lambda: asked.append(None))
    dialog.profiles_button.click()
    assert asked == [None]


def test_games_of_a_campaign_are_shown_alone(dialog, store):
    record(store, "Ana", 90, 70)
    assert not dialog.campaign.isVisible()
    profile = store.book.named("Ana")
    assert profile is not None
    players = (Player("human", "Ana", profile.id, 55, 1), Player("bot:greedy", "B", "", 0, 2))
    line = FinishedGame("c", "2026-01-30T12:00:00+00:00", "toy", "old", players, "Up")
    store.change(lambda book: profiles.recorded(book, line))
    assert dialog.campaign.isVisible()
    dialog.campaign.setCurrentIndex(dialog.campaign.findText("Up"))
    dialog.campaign.activated.emit(dialog.campaign.currentIndex())
    assert column(dialog.tables[1], "Points") == ["55"]
    assert column(dialog.tables[1], "Campaign") == ["Up"]
    assert column(dialog.tables[0], "Games") == ["1"]
    dialog.campaign.setCurrentIndex(1)
    dialog.campaign.activated.emit(1)
    assert sorted(column(dialog.tables[1], "Points")) == ["70", "90"]
