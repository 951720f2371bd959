"""Campaigns in the window: made, played, left in the middle, gone on with, finished, renamed, deleted, handed on."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QAbstractItemModel, QFile, QModelIndex, Qt
from PySide6.QtTest import QAbstractItemModelTester, QTest
from PySide6.QtWidgets import QApplication, QDialog, QFileDialog

from teo_desktop import saves
from teo_desktop.campaigns import ascent, files, league, model
from teo_desktop.campaigns.model import ASCENT, LEAGUE, Campaign
from teo_desktop.games import GAMES
from teo_desktop.kernel.bots import GreedyBot
from teo_desktop.profiles import added
from teo_desktop.saves import Seat
from teo_desktop.ui import storage
from teo_desktop.ui.campaign_store import CampaignStore
from teo_desktop.ui.games import ADAPTERS
from teo_desktop.ui.session import Phase
from teo_desktop.ui.settings import LANGUAGE
from teo_desktop.ui.windows.campaign_page import CampaignPage
from teo_desktop.ui.windows.main_window import MainWindow
from teo_desktop.ui.windows.new_campaign import NewCampaignDialog
from tests.campaigns.playing import a_league, an_ascent
from tests.campaigns.playing import play as play_a_game

BOT = Seat("bot:greedy", "Ben")


@pytest.fixture
def window(qtbot, appearance, settings) -> Iterator[MainWindow]:
    made = MainWindow(ADAPTERS, appearance, settings)
    qtbot.addWidget(made)
    made.resize(1200, 800)
    made.show()
    yield made
    made.close()


@pytest.fixture
def store(window) -> CampaignStore:
    return window.campaigns.store


def keep(window: MainWindow, campaign: Campaign) -> Path:
    """Put a campaign on disk and show it."""
    path = window.campaigns.store.add(campaign)
    assert path is not None
    window.show_campaigns(path)
    return path


def page_of(window: MainWindow) -> CampaignPage:
    return window.campaigns.page


def choose(window: MainWindow, choices: int, bot: GreedyBot | None = None) -> None:
    """Answer so many questions of the game on the table as a person, or as this bot."""
    chance = Random(1)
    for _ in range(choices):
        session = window.game_view.live.session
        pending = session.pending
        if pending.phase is Phase.OVER:
            return
        if pending.phase is Phase.HANDING_OVER or pending.decision is None:
            session.end_turn()
            continue
        if bot is not None:
            choice = bot.choose(session.pending.game.copy(), pending.decision)
        else:
            choice = chance.choice(pending.decision.options)
        assert session.submit(pending.serial, choice)


def lines(window: MainWindow) -> tuple[str, ...]:
    found: tuple[str, ...] = window.game_view.live.session.record.lines
    return found


def told(log: QAbstractItemModel, parent: QModelIndex | None = None) -> list[str]:
    """Every line of the log."""
    parent = parent or QModelIndex()
    rows = [log.index(row, 0, parent) for row in range(log.rowCount(parent))]
    return [str(row.data()) for row in rows] + [text for row in rows for text in told(log, row)]


def on_disk(path: Path) -> Campaign:
    return files.load(path)


def test_a_campaign_is_made_in_the_form_and_shown(window, monkeypatch):
    def fill(dialog: NewCampaignDialog) -> int:
        dialog.name.setText("To the top")
        dialog.person.setText("Ana")
        return QDialog.DialogCode.Accepted

    monkeypatch.setattr(NewCampaignDialog, "exec", fill)
    window.go("campaigns")
    page_of(window).new_button.click()
    path = page_of(window).path
    assert path is not None
    assert path.name == "To the top.teocampaign"
    campaign = on_disk(path)
    assert (campaign.kind, campaign.name, campaign.players[0].name) == (ASCENT, "To the top", "Ana")


def test_the_form_describes_a_league(window, appearance):
    dialog = NewCampaignDialog(ADAPTERS, appearance, (), window)
    dialog.kinds[LEAGUE].setChecked(True)
    dialog.count.setValue(3)
    dialog.rows[1].name.setText("Ben")
    dialog.table_size.setCurrentIndex(dialog.table_size.findData(3))
    dialog.games.setValue(6)
    wanted = dialog.wanted
    assert wanted.kind == LEAGUE
    assert [player.kind for player in wanted.players] == ["human", "bot:greedy", "bot:greedy"]
    assert wanted.players[1].name == "Ben"
    assert league.table_size(wanted) == 3
    assert wanted.terms.games == 6
    assert wanted.terms.has_handicaps
    dialog.count.setValue(2)
    assert dialog.table_size.count() == 1
    dialog.deleteLater()


def test_a_chapter_is_left_in_the_middle_and_gone_on_with(window, store):
    path = keep(window, an_ascent())
    page_of(window).ascent.play_button.click()
    choose(window, 12)
    before = lines(window)
    assert before
    window.leave_game()
    assert window.game_view is None
    assert page_of(window).isVisible()
    assert on_disk(path).current.chapter == "foot"
    page_of(window).ascent.play_button.click()
    assert lines(window) == before
    assert store.is_played(path)


def test_the_start_screen_goes_on_with_the_game_of_a_campaign(window):
    keep(window, an_ascent())
    page_of(window).ascent.play_button.click()
    choose(window, 5)
    before = lines(window)
    window.leave_game()
    page_of(window).back_button.click()
    assert window.start_screen.isVisible()
    window.start_screen.continue_button.click()
    assert lines(window) == before


def test_a_file_taken_to_another_computer_goes_on_there(window, store, tmp_path):
    path = keep(window, an_ascent())
    page_of(window).ascent.play_button.click()
    choose(window, 8)
    before = lines(window)
    window.leave_game()
    moved = tmp_path / "elsewhere.teocampaign"
    path.rename(moved)
    window.open(moved)
    assert page_of(window).path.parent == store.folder
    page_of(window).ascent.play_button.click()
    assert lines(window) == before


def test_a_result_is_entered_and_shown_with_its_reason_and_counts_for_the_profile(window):
    window.profiles.change(lambda book: added(book, "Ana"))
    profile = window.profiles.profiles[0].id
    path = keep(window, replace(an_ascent("Up"), players=(Seat("human", "Ana", "blue", profile),)))
    window.campaigns.play_next(path, "foot", seed=4)
    bot = GreedyBot(window.game_view.live.rules, 4)
    choose(window, 5000, bot)
    assert window.game_view.live.session.pending.phase is Phase.OVER
    assert "At the Foot" in window.banner.text.text()
    window.leave_game()
    after = on_disk(path)
    assert after.current is None
    entry = after.results[0]
    assert entry.points[0] == dict(entry.reached)["points"]
    assert page_of(window).ascent.played.rowCount() == 1
    assert page_of(window).ascent.chapter.id == "foot"
    game = window.profiles.book.games[0]
    assert game.campaign == "Up"
    assert game.players[0].points == entry.points[0]


def test_a_bot_league_plays_its_next_game_in_one_click(window, qtbot):
    path = keep(window, a_league(Seat("human", "Ana"), BOT, games=2))
    page_of(window).league.play_button.click()
    view = window.game_view
    assert [seat.name for seat in view.live.seats] == ["Ana", "Ben"]
    assert on_disk_current(path) == (0, 1)


def on_disk_current(path: Path) -> tuple[int, ...] | None:
    current = on_disk(path).current
    return current.seats if current is not None else None


def test_the_next_game_of_a_league_carries_the_head_start_into_log_and_score_sheet(window):
    campaign = play_a_game(a_league(Seat("human", "Ana"), Seat("human", "Bea")), league.next_game(a_league()), 1)
    path = keep(window, campaign)
    starts = league.next_game(campaign).head_starts
    assert any(starts)
    window.campaigns.play_next(path, seed=3)
    game = window.game_view.live.session.pending.game
    assert tuple(handicap.points for handicap in game.layout.setup.handicaps) == starts
    session = window.game_view.live.session
    sheet = GAMES["teotihuacan"].points_by_category(session.events())
    assert tuple(sheet.get(seat, {}).get("handicap", 0) for seat in range(2)) == starts
    assert any("(handicap)" in text for text in told(window.game_view.chronicle.log))


def test_a_game_can_be_given_up(window):
    path = keep(window, an_ascent())
    page_of(window).ascent.play_button.click()
    window.leave_game()
    page_of(window).ascent.give_up_button.click()
    assert on_disk(path).current is None
    assert not page_of(window).ascent.give_up_button.isVisible()


def test_a_finished_game_is_looked_at_and_kept_nowhere(window):
    path = keep(window, play_a_game(an_ascent(), ascent.next_game(an_ascent(), "foot"), 4))
    before = path.read_bytes()
    window.show_campaigns(path)
    page_of(window).ascent.choose(0)
    page_of(window).ascent.look_button.click()
    assert window.game_view.live.session.pending.phase is Phase.OVER
    assert window.files.file is None
    window.leave_game()
    assert path.read_bytes() == before


def test_renamed_in_the_list_and_on_disk(window):
    path = keep(window, an_ascent())
    page = page_of(window)
    assert page.model.setData(page.list.currentIndex(), "  New  name ")
    assert on_disk(path).name == "New name"
    assert page.list.currentIndex().data().startswith("New name")


def test_renamed_while_a_game_is_on_the_table(window):
    path = keep(window, an_ascent())
    page_of(window).ascent.play_button.click()
    window.show_campaigns()
    assert window.campaigns.store.rename(path, "Other")
    window.game_view.live.file.flush()
    assert on_disk(path).name == "Other"
    page_of(window).back_button.click()
    assert window.game_view.isVisible()
    choose(window, 3)
    window.leave_game()
    assert on_disk(path).name == "Other"


def test_a_league_is_not_asked_for_what_would_have_no_effect(window, appearance):
    dialog = NewCampaignDialog(ADAPTERS, appearance, (), window)
    dialog.kinds[LEAGUE].setChecked(True)
    fields = dialog.asked.widgets
    fields["draft"].setChecked(True)
    assert dialog.wanted.terms.setup["draft"] is True
    fields["setup"].setCurrentIndex(fields["setup"].findData("first"))
    assert not fields["draft"].isEnabled()
    assert "Only with" in fields["draft"].toolTip()
    assert dialog.wanted.terms.setup["draft"] is False
    dialog.deleteLater()


def test_where_a_campaign_cannot_be_put_away_it_stays_and_a_sentence_says_so(window, monkeypatch):
    path = keep(window, an_ascent("Stays"))
    before = path.read_bytes()
    monkeypatch.setattr(QFile, "moveToTrash", lambda name: False)
    page_of(window).delete_button.click()
    assert path.read_bytes() == before
    assert page_of(window).model.rowCount() == 1
    assert "could not be moved to the trash" in window.banner.text.text()
    assert not page_of(window).told.undo_button.isVisible()


def test_deleted_to_the_trash_and_brought_back(window, monkeypatch):
    path = keep(window, an_ascent("Gone"))
    before = path.read_bytes()
    monkeypatch.setattr(QFile, "moveToTrash", lambda name: Path(name).unlink() is None)
    page_of(window).delete_button.click()
    assert not path.exists()
    assert page_of(window).model.rowCount() == 0
    undo = page_of(window).told.undo_button
    undo.setFocus()
    undo.click()
    assert page_of(window).list.hasFocus()
    assert path.read_bytes() == before
    assert page_of(window).model.rowCount() == 1


def test_what_is_open_in_another_window_is_neither_played_nor_deleted(window):
    path = keep(window, an_ascent())
    held = storage.lock(path)
    assert held is not None
    before = path.read_bytes()
    page_of(window).ascent.play_button.click()
    assert window.game_view is None
    assert path.name in window.banner.text.text()
    page_of(window).delete_button.click()
    held.unlock()
    assert path.read_bytes() == before


def test_a_choice_that_no_longer_fits_costs_neither_the_game_nor_the_campaign(window, store, monkeypatch):
    """The game goes on before it and the rest is a branch; the file is a campaign all the time."""
    path = keep(window, an_ascent())
    page_of(window).ascent.play_button.click()
    choose(window, 9)
    before = lines(window)
    window.leave_game()
    campaign = on_disk(path)
    saved = model.current_game(campaign)
    record = replace(saved.record, lines=(*before[:5], "0 fly", *before[6:]))
    broken = saves.to_bytes(replace(saved, record=record))
    path.write_bytes(files.to_bytes(replace(campaign, games={1: broken})))
    page_of(window).ascent.play_button.click()
    assert lines(window) == before[:5]
    assert "choice 6" in window.banner.text.text()
    window.leave_game()
    kept = model.current_game(on_disk(path))
    assert kept.record.lines == before[:5]
    assert [branch.lines for branch in kept.branches] == [record.lines[5:]]


def test_a_newest_state_that_cannot_be_read_is_passed_over_kept_aside_and_said(window, store):
    path = keep(window, an_ascent())
    page_of(window).ascent.play_button.click()
    choose(window, 6)
    window.leave_game()
    path.write_bytes(b"spoilt")
    page_of(window).ascent.play_button.click()
    assert "saved last" in window.banner.text.text()
    assert lines(window)
    window.leave_game()
    assert on_disk(path).current is not None
    assert [file.read_bytes() for file in store.folder.glob("*.bad-1")] == [b"spoilt"]


def test_a_bad_file_says_why_and_stays_as_it_is(window, store):
    store.folder.mkdir(parents=True)
    bad = store.folder / "bad.teocampaign"
    bad.write_bytes(b"PK nonsense")
    window.show_campaigns(bad)
    page = page_of(window)
    assert "bad.teocampaign" in page._empty.text()
    assert not page.rename_button.isEnabled()
    assert bad.read_bytes() == b"PK nonsense"


def test_a_bad_file_from_elsewhere_is_refused_by_a_sentence(window, store, tmp_path):
    bad = tmp_path / "bad.teocampaign"
    bad.write_bytes(b"nonsense")
    window.open(bad)
    assert "bad.teocampaign" in window.banner.text.text()
    assert not store.folder.exists() or not list(store.folder.iterdir())


def test_results_are_exported_as_csv(window, tmp_path):
    keep(window, play_a_game(an_ascent(), ascent.next_game(an_ascent(), "foot"), 4))
    target = tmp_path / "results.csv"
    page_of(window).export_to(target)
    rows = target.read_bytes().decode("utf-8-sig").splitlines()
    assert rows[0] == "Game,Date,Player,Kind,Seat,Points,Rank,Chapter,Medal"
    assert rows[1].startswith("1,2026-11-30T19:05:00+00:00,Ana,Person,1,")
    assert len(rows) == 2


def test_handed_out_and_taken_in(window, store, tmp_path, monkeypatch):
    keep(window, an_ascent("Copy me"))
    target = tmp_path / "copy.teocampaign"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(target), ""))
    page_of(window).export_button.click()
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(target), ""))
    page_of(window).import_button.click()
    assert page_of(window).model.rowCount() == 2
    assert len(list(store.folder.glob("*.teocampaign"))) == 2


def test_the_steps_are_walked_by_arrow_keys_and_have_names(window):
    keep(window, an_ascent())
    path = page_of(window).ascent.path
    path.buttons[0].setFocus()
    QTest.keyClick(path.buttons[0], Qt.Key.Key_Right)
    assert path.buttons[1].isChecked()
    assert page_of(window).ascent.chapter.id == "market"
    assert not page_of(window).ascent.play_button.isEnabled()
    assert path.buttons[1].accessibleName() == "Chapter 2, The Market Road: not open yet"


def test_the_language_changes_everywhere_at_once(window, settings):
    keep(window, an_ascent())
    settings.set(LANGUAGE, "de")
    QApplication.processEvents()
    assert page_of(window).new_button.text() == "&Neue Kampagne …"
    assert page_of(window).ascent.path.buttons[0].accessibleName().startswith("Kapitel 1, Am Fuß")


def test_the_models_are_well_behaved(window):
    keep(window, play_a_game(a_league(), league.next_game(a_league()), 1))
    page = page_of(window)
    for table in (page.model, page.league.standings, page.league.grid, page.league.played):
        QAbstractItemModelTester(table, QAbstractItemModelTester.FailureReportingMode.Fatal)
    assert page.league.standings.rowCount() == 3
    assert page.league.grid.rowCount() == page.league.grid.columnCount() == 3
