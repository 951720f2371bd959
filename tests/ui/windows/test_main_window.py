"""The window from the start screen to a saved game and back, in three languages, light and dark."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QAbstractItemModel, QEvent, QModelIndex, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QFileDialog, QLabel, QMenu, QPushButton, QWidget

from teo_desktop import paths, saves
from teo_desktop.autoplay import play
from teo_desktop.branches import Branch
from teo_desktop.saves import Seat
from teo_desktop.ui import autosaves, game_file, storage
from teo_desktop.ui.game_file import GameFile
from teo_desktop.ui.session import Phase
from teo_desktop.ui.settings import COLOURS, LANGUAGE, TEXT_SIZE
from teo_desktop.ui.windows.about import AboutDialog
from teo_desktop.ui.windows.board_view import BoardView
from teo_desktop.ui.windows.main_window import MainWindow
from teo_desktop.ui.windows.new_game import NewGameDialog, Wanted
from teo_desktop.ui.windows.preferences import PreferencesDialog
from teo_desktop.ui.windows.statistics import StatisticsDialog
from tests.kernel import toy
from tests.ui import toy_window
from tests.ui.conftest import PEOPLE, WITH_BOT
from tests.ui.test_storage import FullDisk
from tests.ui.toy_window import answer

WANTED = Wanted("toy", {"players": 2, "rich": True}, PEOPLE, 7)


@pytest.fixture
def open_window(qtbot, appearance, settings) -> Iterator[Callable[[], MainWindow]]:
    windows: list[MainWindow] = []

    def make() -> MainWindow:
        window = MainWindow({"toy": toy_window}, appearance, settings)
        qtbot.addWidget(window)
        window.show()
        windows.append(window)
        return window

    yield make
    for window in windows:
        window.close()


@pytest.fixture
def window(open_window) -> MainWindow:
    made: MainWindow = open_window()
    return made


def session_of(window: MainWindow) -> Any:
    assert window.game_view is not None
    return window.game_view.live.session


def file_of(window: MainWindow) -> GameFile:
    assert window.files.file is not None
    return window.files.file


def test_the_start_screen_offers_a_game_to_continue_only_when_there_is_one(window):
    assert window.start_screen.isVisible()
    assert not window.start_screen.continue_button.isVisible()
    assert not window.menus.save_action.isEnabled()
    window.begin(WANTED)
    window.leave_game()
    assert window.start_screen.continue_button.isVisible()


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter])
def test_enter_presses_the_button_that_has_the_focus(window, key):
    window.show_lessons()
    back = window.lessons.page.findChildren(QPushButton)[0]
    back.setFocus()
    QTest.keyClick(back, key)
    assert window.start_screen.isVisible()


@pytest.mark.parametrize("language", ["en", "de", "es"])
def test_no_two_entries_of_a_menu_have_the_same_letter(window, settings, language):
    settings.set(LANGUAGE, language)
    window.begin(WANTED)
    for menu in window.menuBar().findChildren(QMenu):
        letters = [
            text[text.index("&") + 1].casefold()
            for text in (action.text().replace("&&", "") for action in menu.actions())
            if "&" in text
        ]
        assert len(letters) == len(set(letters)), (menu.title(), sorted(letters))


def test_closing_and_reopening_continues_the_game_exactly(open_window):
    window = open_window()
    window.begin(WANTED)
    session = session_of(window)
    answer(session, "build", "floor")
    session.undo_step()
    before = (session.state, session.record, session.undone)
    window.close()
    again = open_window()
    QTest.mouseClick(again.start_screen.continue_button, Qt.MouseButton.LeftButton)
    session = session_of(again)
    assert (session.state, session.record, session.undone) == before
    assert session.redo()
    assert session.undo_turn()


@pytest.mark.parametrize("hands_over", [True, False])
def test_a_game_left_at_the_end_of_a_turn_continues_on_the_same_side_of_handing_over(open_window, hands_over):
    window = open_window()
    window.begin(WANTED)
    session = session_of(window)
    answer(session, "build", "pass")
    if hands_over:
        session.end_turn()
    before = (session.phase, session.reach)
    window.close()
    again = open_window()
    again.continue_game()
    session = session_of(again)
    assert (session.phase, session.reach) == before
    assert session.undo_turn() is not hands_over


def test_continuing_goes_on_in_the_same_file(open_window):
    window = open_window()
    window.begin(WANTED)
    window.leave_game()
    window.continue_game()
    answer(session_of(window), "build")
    file_of(window).flush()
    assert len(autosaves.all_kept()) == 1


def test_a_new_game_leaves_the_old_one_to_be_opened(window):
    window.begin(WANTED)
    answer(session_of(window), "build")
    window.begin(WANTED)
    assert session_of(window).record.lines == ()
    file_of(window).flush()
    assert sorted(len(saves.load(path).record.lines) for path in autosaves.all_kept()) == [0, 1]


def test_save_as_save_and_open(window, monkeypatch, tmp_path):
    path = tmp_path / "mine"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(path), ""))
    window.begin(WANTED)
    answer(session_of(window), "build")
    window.menus.save_action.trigger()
    saved = path.with_suffix(".teo")
    assert saves.load(saved).record.lines == ("0 build",)
    assert window.windowTitle().startswith("mine")
    answer(session_of(window), "floor")
    window.menus.save_action.trigger()
    assert saves.load(saved).record.lines == ("0 build", "0 floor")
    window.leave_game()
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(saved), ""))
    window.menus.open_action.trigger()
    assert session_of(window).record.lines == ("0 build", "0 floor")


def test_no_file_chosen_changes_nothing(window, monkeypatch):
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: ("", ""))
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: ("", ""))
    window.menus.open_action.trigger()
    assert window.game_view is None
    window.begin(WANTED)
    window.menus.save_as_action.trigger()
    assert session_of(window).parent().file.path is None


@pytest.mark.parametrize("content", [None, b"nonsense"])
def test_a_file_that_is_no_game_is_said_and_changes_nothing(window, tmp_path, content):
    path = tmp_path / "game.teo"
    if content is not None:
        path.write_bytes(content)
    window.begin(WANTED)
    before = session_of(window)
    window.open(path)
    assert str(path) in window.banner.text.text()
    assert window.banner.isVisible()
    assert session_of(window) is before


def test_a_game_without_a_table_is_said_and_changes_nothing(window, tmp_path):
    """A save of a game that the window cannot show, wherever it lies, is one sentence and no crash."""
    path = tmp_path / "game.teo"
    window.begin(WANTED)
    view = window.game_view
    assert view is not None
    saved = window.saved_game()
    assert saved is not None
    path.write_bytes(saves.to_bytes(saved))
    window._adapters.clear()
    window._adapters["another"] = toy_window
    window.open(path)
    assert "toy" in window.banner.text.text()
    assert str(path) in window.banner.text.text()
    assert window.game_view is view


def test_a_disk_that_is_full_is_said_as_long_as_it_is_and_the_game_goes_on(window, monkeypatch, tmp_path):
    window.begin(WANTED)
    with monkeypatch.context() as full:
        full.setattr(storage, "QSaveFile", FullDisk)
        answer(session_of(window), "build")
        file_of(window).flush()
        assert "not being saved" in window.banner.text.text()
        monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "x.teo"), ""))
        window.menus.save_action.trigger()
        assert "x.teo" in window.banner.text.text()
        assert "No space left" in window.banner.text.text()
        window.banner.fall_silent()
        assert window.banner.isVisible()
        assert "not being saved" in window.banner.text.text(), "it cannot be closed"
    answer(session_of(window), "floor")
    file_of(window).flush()
    assert not window.banner.isVisible()


def test_a_game_that_cannot_be_saved_is_not_left_at_the_first_try(window, monkeypatch):
    window.begin(WANTED)
    with monkeypatch.context() as full:
        full.setattr(storage, "QSaveFile", FullDisk)
        answer(session_of(window), "build")
        view = window.game_view
        for leave in (window.leave_game, window.close, lambda: window.begin(WANTED)):
            window.files._warned_of = None
            leave()
            assert window.game_view is view
            assert window.isVisible()
            assert "would be lost" in window.banner.text.text()
        answer(session_of(window), "floor")
        window.leave_game()
        assert window.game_view is view, "there is more to lose now"
        window.leave_game()
        assert window.game_view is None
        assert not window.banner.isVisible() or "not being saved" not in window.banner.text.text()


def test_where_the_folder_is_gone_for_good_a_file_elsewhere_takes_every_choice(window, monkeypatch, tmp_path):
    """Save as elsewhere works, and from then on nothing is missing there."""
    elsewhere = tmp_path / "elsewhere.teo"
    window.begin(WANTED)
    file = file_of(window)
    file.flush()
    shutil.rmtree(paths.data_dir())
    paths.data_dir().write_text("in the way")
    answer(session_of(window), "build")
    file.flush()
    assert "not being saved" in window.banner.text.text()
    window.leave_game()
    assert "would be lost" in window.banner.text.text()
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(elsewhere), ""))
    window.menus.save_as_action.trigger()
    file.flush()
    assert not window.banner.isVisible()
    answer(session_of(window), "floor")
    window.leave_game()
    assert window.game_view is None
    assert saves.load(elsewhere).record.lines == ("0 build", "0 floor")
    paths.data_dir().unlink()


def test_a_save_of_older_rules_opens_at_the_last_line_that_fits(window, monkeypatch, tmp_path):
    window.begin(WANTED)
    answer(session_of(window), "build", "floor")
    saved = window.saved_game()
    path = tmp_path / "old.teo"
    path.write_bytes(saves.to_bytes(saved))
    monkeypatch.setattr(toy, "RULES", 2)
    monkeypatch.setattr(toy.Build, "options", lambda self, game: ("pass", "wall"))
    window.open(path)
    assert session_of(window).record.lines == ("0 build",)
    assert "rules have changed" in window.banner.text.text()
    assert file_of(window).branches == (Branch("Before the rules changed", 1, ("0 floor",)),), "nothing is lost"


def test_a_game_that_another_window_plays_can_only_be_looked_at(open_window, tmp_path, monkeypatch, qtbot):
    path, other = tmp_path / "game.teo", tmp_path / "other.teo"
    first, second = open_window(), open_window()
    first.begin(WANTED)
    answer(session_of(first), "build")
    file_of(first).save(path)
    before = path.read_bytes()
    second.open(path)
    session = session_of(second)
    assert "another window" in second.banner.text.text()
    assert "only looked at" in second.windowTitle()
    assert second.game_view.action_bar.question.text().startswith("Only looked at: it is ")
    decision = session.pending.decision
    assert not session.submit(session.pending.serial, decision.options[0])
    assert not session.undo_step()
    assert not session.undo_turn()
    session.end_turn()
    assert second.game_view.picker.left == ()
    assert not second.game_view.commands.undo_step.isEnabled()
    file_of(second).add_branch("b", 0, ["0 dig"])
    assert file_of(second).branches == ()
    file_of(second).flush()
    assert len(autosaves.all_kept()) == 1, "the copy is written nowhere"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(path), ""))
    second.menus.save_action.trigger()
    assert path.read_bytes() == before
    assert "open in another window" in second.banner.text.text()
    second.banner.fall_silent()
    assert "another window" in second.banner.text.text()
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(other), ""))
    second.menus.save_action.trigger()
    assert not second.banner.isVisible()
    assert second.windowTitle().startswith("other – ")
    assert len(second.game_view.picker.left) > 1
    assert session.submit(session.pending.serial, decision.options[0])
    file_of(second).flush()
    assert len(autosaves.all_kept()) == 2
    assert session_of(first).record.lines == ("0 build",)


def test_an_autosave_that_another_window_plays_can_only_be_looked_at(open_window):
    first, second = open_window(), open_window()
    first.begin(WANTED)
    file_of(first).flush()
    second.open(file_of(first).autosave_path)
    assert second.game_view.live.is_read_only


def test_an_autosave_that_is_opened_goes_on_in_its_own_file(window):
    window.begin(WANTED)
    path = file_of(window).autosave_path
    answer(session_of(window), "build")
    window.leave_game()
    window.open(path)
    assert file_of(window).autosave_path == path
    assert file_of(window).path is None
    answer(session_of(window), "floor")
    window.leave_game()
    assert [len(saves.load(kept).record.lines) for kept in autosaves.all_kept()] == [2]


def test_a_file_that_is_only_opened_leaves_no_copy(window, tmp_path):
    path = tmp_path / "game.teo"
    window.begin(WANTED)
    answer(session_of(window), "build")
    file_of(window).save(path)
    window.leave_game()
    (first,) = autosaves.all_kept()
    for _ in range(3):
        window.open(path)
        window.leave_game()
    assert autosaves.all_kept() == [first]
    window.open(path)
    answer(session_of(window), "floor")
    window.leave_game()
    assert len(autosaves.all_kept()) == 2


def test_the_file_of_the_game_that_is_played_can_be_opened_again(window, tmp_path):
    path = tmp_path / "game.teo"
    window.begin(WANTED)
    file_of(window).save(path)
    answer(session_of(window), "build")
    window.open(path)
    assert not window.game_view.live.is_read_only
    assert file_of(window).path == path
    assert session_of(window).record.lines == ()
    path.write_bytes(b"")
    window.open(path)
    assert storage.is_held(path), "what cannot be opened leaves the game its file"


def test_a_file_where_nothing_can_be_written_is_opened_without_being_the_games(window, tmp_path, monkeypatch):
    """As on a disk that is only read. Folders without rights would prove nothing where tests may do everything."""
    path = tmp_path / "game.teo"
    window.begin(WANTED)
    file_of(window).save(path)
    window.leave_game()
    monkeypatch.setattr(game_file, "lock", lambda path: None)
    window.open(path)
    assert file_of(window).path is None
    assert not window.game_view.live.is_read_only
    assert "nothing can be written" in window.banner.text.text()


def test_a_bad_newest_generation_is_passed_over_at_the_next_start_and_that_is_said(open_window):
    window = open_window()
    window.begin(WANTED)
    path = file_of(window).autosave_path
    answer(session_of(window), "build")
    file_of(window).flush()
    answer(session_of(window), "floor")
    # Leaving the game writes it once more, with its picture: here the one before is to be another.
    file_of(window).thumbnail_maker = None
    window.close()
    path.write_bytes(path.read_bytes()[:100])
    again = open_window()
    assert again.start_screen.continue_button.isVisible()
    again.continue_game()
    assert session_of(again).record.lines == ("0 build",)
    assert "saved before that" in again.banner.text.text()
    answer(session_of(again), "floor")
    again.close()
    assert saves.load(path).record.lines == ("0 build", "0 floor")
    assert path.with_name(f"{path.name}.bad-1").exists()


def test_a_bot_plays_from_the_first_question_on(window, qtbot):
    window.begin(WANTED._replace(seats=tuple(reversed(WITH_BOT))))
    qtbot.waitUntil(lambda: session_of(window).pending.decision.player == 1, timeout=60_000)
    assert session_of(window).phase is Phase.ASKING


def test_a_shown_record_is_kept_nowhere(window):
    record = toy_window.record(3, 2, True, ("0 build", "0 floor"))
    window.show_record(record, [Seat("bot:greedy", "Anna", "blue"), Seat("bot:greedy", "Bertl", "yellow")])
    assert window.game_view.action_bar.question.text() == "Bertl: Turn?"
    assert autosaves.all_kept() == []
    assert window.saved_game() is None


def test_a_save_with_a_bot_and_colours_of_another_version_is_played_all_the_same(window, tmp_path):
    window.begin(WANTED)
    seats = (Seat("human", "", "pink"), Seat("bot:oracle", "Bertl", "blue"))
    path = tmp_path / "other.teo"
    path.write_bytes(saves.to_bytes(replace(window.saved_game(), seats=seats)))
    window.open(path)
    live = window.game_view.live
    assert [seat.kind for seat in live.seats] == ["human", "bot:oracle"]
    assert [seat.name for seat in live.seats] == ["Player 1", "Bertl"]
    assert [seat.colour for seat in live.seats] == ["yellow", "blue"]
    assert "oracle" in window.banner.text.text()


# ---- looks


def too_wide(widget: QWidget) -> list[str]:
    """The labels in a widget whose words do not fit in, cut off at an end."""
    return [
        label.text()
        for label in widget.findChildren(QLabel)
        if label.isVisible()
        and not label.wordWrap()
        and label.sizeHint().width() > label.width() + 1
        and label.sizePolicy().horizontalPolicy() is not label.sizePolicy().Policy.Ignored
    ]


@pytest.mark.parametrize("language", ["en", "de", "es"])
@pytest.mark.parametrize("colours", ["light", "dark"])
def test_every_window_can_be_drawn_in_1024_by_600_with_large_text(qtbot, window, settings, language, colours):
    settings.set(LANGUAGE, language)
    settings.set(COLOURS, colours)
    settings.set(TEXT_SIZE, 130)
    window.resize(1024, 600)
    assert (window.width(), window.height()) == (1024, 600)
    assert not window.grab().isNull()
    window.begin(WANTED)
    window.say("Something happened.")
    assert (window.width(), window.height()) == (1024, 600)
    assert not window.grab().isNull()
    assert too_wide(window) == []
    dialogs: list[QDialog] = [
        NewGameDialog((toy, toy_window), window._appearance, settings, window),
        AboutDialog([toy_window], window._appearance, window),
        PreferencesDialog(settings, window.profiles, window._appearance, window),
        StatisticsDialog(window.profiles, window._adapters, window._appearance, window),
    ]
    for dialog in dialogs:
        dialog.show()
        assert dialog.width() <= 1024
        assert dialog.height() <= 600
        assert not dialog.grab().isNull()
        assert too_wide(dialog) == []
        dialog.close()


def test_the_menu_changes_a_setting_and_shows_it(window, settings):
    actions = {action.data(): action for action in window.menus.setting_menus[COLOURS.key].actions()}
    actions["dark"].trigger()
    assert settings.get(COLOURS) == "dark"
    assert actions["dark"].isChecked()
    settings.set(COLOURS, "light")
    assert actions["light"].isChecked()


def test_the_folder_of_saves_is_offered_for_a_first_save(window, monkeypatch):
    asked: list[Path] = []
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *given: (asked.append(Path(given[2])), ("", ""))[1])
    window.begin(WANTED)
    window.menus.save_action.trigger()
    assert asked == [paths.saves_dir() / "Toy 7.teo"]
    assert paths.saves_dir().is_dir()


def test_statistics_are_reached_from_the_start_and_from_the_menu(window, monkeypatch):
    shown: list[str] = []
    monkeypatch.setattr(StatisticsDialog, "exec", lambda dialog: shown.append(dialog.windowTitle()))
    window.start_screen.buttons["statistics"].click()
    window.menus.statistics_action.trigger()
    assert shown == ["Statistics", "Statistics"]


def test_from_the_statistics_one_gets_to_the_profiles(window, monkeypatch):
    shown: list[bool] = []
    monkeypatch.setattr(StatisticsDialog, "exec", lambda dialog: dialog.profiles_button.click())
    monkeypatch.setattr(
        PreferencesDialog,
        "exec",
        lambda dialog: shown.append(dialog.pages.currentWidget() is dialog.profiles_page),
    )
    window.show_statistics()
    assert shown == [True]


def test_a_game_ends_in_the_statistics_of_its_profile_and_opens_under_its_new_name(window):
    window.profiles.add("Ana")
    ana = window.profiles.profiles[0]
    seats = (Seat("human", "Ana", "blue", ana.id), PEOPLE[1])
    lines = play(toy, WANTED.setup, seats, WANTED.seed).record.lines
    window.begin(WANTED._replace(seats=seats))
    for line in lines:
        assert window.profiles.book.games == ()
        session_of(window).end_turn()
        answer(session_of(window), line.split(" ", 1)[1])
    (game,) = window.profiles.book.games
    assert game.players[0].profile == ana.id
    window.leave_game()
    window.profiles.rename(ana.id, "Anna")
    window.open(autosaves.all_kept()[0])
    assert window.game_view.live.seats[0].name == "Anna"
    assert len(window.profiles.book.games) == 1


def test_profiles_that_cannot_be_read_are_told_at_the_start(open_window, data_dir):
    data_dir.mkdir(exist_ok=True)
    (data_dir / "profiles.json").write_text("{")
    assert "profiles.json" in open_window().banner.text.text()


def test_a_game_is_painted_in_its_size_from_the_first_picture_on(window, monkeypatch):
    """Whatever sizes the layouts tried on the way: nothing is drawn that nobody is to see."""
    scales: list[float] = []
    paint = BoardView.viewportEvent

    def note(view: BoardView, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Paint:
            scales.append(view.transform().m11())
        return paint(view, event)

    monkeypatch.setattr(BoardView, "viewportEvent", note)
    window.begin(WANTED)
    QApplication.processEvents()
    assert scales
    assert set(scales) == {window.game_view.board.transform().m11()} != {1.0}


# ---- names


def test_a_profile_that_is_renamed_is_called_so_everywhere_in_the_running_game(window):
    window.profiles.add("Anna")
    (profile,) = window.profiles.profiles
    window.begin(WANTED._replace(seats=(replace(PEOPLE[0], profile=profile.id), PEOPLE[1])))
    view = window.game_view
    answer(session_of(window), "build", "floor")
    view.chronicle.log_panel.seats.setCurrentIndex(1)
    window.profiles.rename(profile.id, "Zenobia")
    parts = {
        "players": [view.players.index(row).data() for row in range(2)],
        "scores": [view.chronicle.scores.headerData(1, Qt.Orientation.Horizontal)],
        "curve": [view.chronicle.curve.headerData(0, Qt.Orientation.Horizontal)],
        "filter of the log": [view.chronicle.log_panel.seats.itemText(1)],
        "log": everything(view.chronicle.log),
        "picture of the curve": [look.name for look in view.chronicle.score_panel.chart._looks],
    }
    for part, texts in parts.items():
        assert any("Zenobia" in text for text in texts), part
        assert not any("Anna" in text for text in texts), part
    assert view.chronicle.log_panel.seats.currentIndex() == 1
    file_of(window).flush()
    assert autosaves.load(file_of(window).autosave_path).saved.seats[0].name == "Zenobia"


def everything(model: QAbstractItemModel, parent: QModelIndex | None = None) -> list[str]:
    """The texts of all rows of a tree."""
    found = []
    for row in range(model.rowCount(parent or QModelIndex())):
        index = model.index(row, 0, parent or QModelIndex())
        found += [str(index.data()), *everything(model, index)]
    return found


# ---- the picture in the file


def picture_on_disk(window: MainWindow) -> bytes | None:
    file_of(window).flush()
    return autosaves.load(file_of(window).autosave_path).saved.thumbnail


def rest(window: MainWindow) -> None:
    window._picture_keeper._rest.timeout.emit()


def turn_away(window: MainWindow) -> None:
    QApplication.instance().applicationStateChanged.emit(Qt.ApplicationState.ApplicationInactive)


@pytest.mark.parametrize("moment", [rest, turn_away])
def test_a_picture_is_made_when_nobody_waits_and_not_with_a_choice(window, monkeypatch, moment):
    window.begin(WANTED)
    answer(session_of(window), "build")
    assert picture_on_disk(window) is None
    moment(window)
    first = picture_on_disk(window)
    assert first is not None
    assert first.startswith(b"\x89PNG")
    made = []
    monkeypatch.setattr(file_of(window), "thumbnail_maker", lambda: made.append(1) or b"again")
    moment(window)
    assert made == [], "nothing has changed since"
    answer(session_of(window), "floor")
    moment(window)
    assert picture_on_disk(window) == b"again"


def test_a_game_that_is_left_unplayed_has_its_picture_too(window):
    window.begin(WANTED)
    path = file_of(window).autosave_path
    window.leave_game()
    assert autosaves.load(path).saved.thumbnail is not None
    assert window._picture_keeper is None


def test_the_past_is_no_picture_of_the_game(window):
    window.begin(WANTED)
    answer(session_of(window), "build", "floor")
    window.game_view.looking_back.machine.go_to(0)
    rest(window)
    assert picture_on_disk(window) is None
