"""Branches and comments in the window: playing on from the past, going over, naming, letting go, and the file of it."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractItemView, QApplication, QLineEdit

from teo_desktop import saves
from teo_desktop.games import GAMES
from teo_desktop.kernel.record import GameRecord, replay
from teo_desktop.saves import Seat
from teo_desktop.ui.game_file import GameFile
from teo_desktop.ui.games import ADAPTERS
from teo_desktop.ui.live_game import live_game, opened_game
from teo_desktop.ui.models.branches import NAME
from teo_desktop.ui.windows.branches import BranchesDialog
from teo_desktop.ui.windows.game_view import GameView
from tests.kernel import toy
from tests.ui import toy_window
from tests.ui.conftest import PEOPLE
from tests.ui.toy_window import answer

PLAYED = ("0 draw", "0 keep", "1 draw", "1 sell", "0 build", "0 floor")


@pytest.fixture
def sit(qtbot, appearance, settings) -> Iterator[Callable[..., GameView]]:
    """Opens the toy game with a file of its own."""
    views: list[GameView] = []

    def make(lines: tuple[str, ...] = PLAYED, saved: saves.SavedGame | None = None) -> GameView:
        if saved is None:
            live = live_game(toy, toy_window, toy_window.record(lines=lines), PEOPLE, settings)
            live.file = GameFile(live.session, live.seats)
        else:
            live = opened_game(toy_window, saved, settings)
        view = GameView(live, appearance, settings)
        qtbot.addWidget(view)
        view.resize(1200, 800)
        with qtbot.waitActive(view):
            view.show()
            view.activateWindow()
        views.append(view)
        return view

    yield make
    for view in views:
        view.close_game()


def file_of(view: GameView) -> GameFile:
    assert view.live.file is not None
    return view.live.file


def go_over(view: GameView, number: int = 0) -> None:
    view.looking_back.switch(number)


def test_playing_on_keeps_what_came_after_as_a_branch(sit):
    view = sit()
    session = view.live.session
    before, lines = session.state, session.record.lines
    view.looking_back.machine.go_to(2)
    moment = toy.game_to_json(view.looking_back.machine.moment.game)
    view.commands.time.play_on.trigger()
    assert not view.looking_back.is_past
    assert session.state == moment
    (branch,) = file_of(view).branches
    assert (branch.at, branch.lines) == (2, lines[2:])
    assert branch.name.startswith("Turn 2, ")
    assert branch.name in view.hint_bar.text.text()
    answer(session, "dig", "first TakeCharm")
    other = session.state
    go_over(view)
    assert (session.state, session.record.lines) == (before, lines)
    go_over(view)
    assert session.state == other, "the line that is left is never lost"


def test_the_record_says_that_what_was_revealed_is_known(sit):
    view = sit()
    view.looking_back.machine.go_to(1)
    view.looking_back.play_on()
    assert file_of(view).saved.lifted == (1,)


def test_what_could_be_done_again_is_in_the_branch_too(sit):
    view = sit(("0 build", "0 floor"))
    view.live.session.undo_step()
    view.looking_back.machine.go_to_start()
    view.looking_back.play_on()
    assert [branch.lines for branch in file_of(view).branches] == [("0 build", "0 floor")]


def test_a_name_goes_with_its_line(sit):
    view = sit()
    file = file_of(view)
    view.looking_back.machine.go_to(2)
    view.looking_back.play_on()
    file.rename_branch(0, "The tower")
    go_over(view)
    assert file.line_name == "The tower"
    assert not any(file.branches), "nothing was played on the other line"
    view.looking_back.machine.go_to(2)
    view.looking_back.play_on()
    assert [branch.name for branch in file.branches] == ["The tower"]
    assert file.line_name == ""


def test_branches_names_and_comments_survive_saving_and_opening(sit):
    view = sit()
    file = file_of(view)
    file.comment(4, "What a stone!")
    view.looking_back.machine.go_to(2)
    view.looking_back.play_on()
    assert file.comments == ()
    file.comment(1, "Here it parts.")
    answer(view.live.session, "draw", "keep")
    saved = saves.from_bytes(saves.to_bytes(file.saved))
    again = sit(saved=saved)
    assert again.live.session.state == view.live.session.state
    assert file_of(again).branches == file.branches
    go_over(again)
    assert [comment.text for comment in file_of(again).comments] == ["Here it parts.", "What a stone!"]
    assert file_of(again).branches[0].comments == ()


def test_random_wandering_between_branches_loses_no_line(qapp, settings):
    """Every line that was ever left can be taken up again and leads to the same state."""
    rules, adapter = GAMES["teotihuacan"], ADAPTERS["teotihuacan"]
    setup = rules.setup_to_json(adapter.make_setup(2, {}))
    seats = [Seat("human", "A", "blue"), Seat("human", "B", "yellow")]
    record = GameRecord(rules.NAME, rules.RULES, setup, 3)
    live = live_game(rules, adapter, record, seats, settings)
    live.session.pauses = False
    file = live.file = GameFile(live.session, live.seats)
    dice = random.Random(1)
    left: set[tuple[str, ...]] = set()
    for _ in range(25):
        for _ in range(dice.randrange(12)):
            pending = live.session.pending
            if pending.decision is not None:
                live.session.submit(pending.serial, dice.choice(pending.decision.options))
        lines = live.session.record.lines
        left.add(lines)
        if file.branches and dice.random() < 0.5:
            chosen = dice.randrange(len(file.branches))
            branch = file.branches[chosen]
            wanted = (*lines[: branch.at], *branch.lines)
            file.switch(chosen, "left")
            assert live.session.record.lines == wanted
            expected = replay(rules, live.session.record).game
            assert live.session.state == rules.game_to_json(expected)
        elif lines:
            file.play_on(dice.randrange(len(lines)), "left")
        now = live.session.record.lines
        ways = [now, *((*now[: branch.at], *branch.lines) for branch in file.branches)]
        assert all(any(way[: len(line)] == line for way in ways) for line in left)
    live.close()


def test_a_branch_that_does_not_fit_says_so_and_changes_nothing(sit):
    view = sit()
    file = file_of(view)
    file.add_branch("Broken", 2, ("1 fly",))
    before = (view.live.session.state, file.branches, file.line_name)
    go_over(view)
    assert "does not fit" in view.hint_bar.text.text()
    assert (view.live.session.state, file.branches, file.line_name) == before


def dialog_of(view: GameView) -> BranchesDialog:
    machine = view.looking_back.machine
    return BranchesDialog(file_of(view), machine.turn_at, view)


def test_the_list_names_goes_over_deletes_and_thinks_better_of_it_by_keyboard(sit, qtbot):
    view = sit()
    view.looking_back.machine.go_to(2)
    view.looking_back.play_on()
    kept = file_of(view).branches
    dialog = dialog_of(view)
    wanted: list[int] = []
    dialog.switch_wanted.connect(wanted.append)
    with qtbot.waitActive(dialog):
        dialog.show()
        dialog.activateWindow()
    dialog.table.setFocus()
    assert [dialog.model.index(row, 1).data() for row in range(2)] == ["", "2"]
    assert dialog.model.setData(dialog.model.index(1, NAME), "Gold ")
    assert file_of(view).branches[0].name == "Gold"
    QTest.keyClick(dialog.table, Qt.Key.Key_Delete)
    assert file_of(view).branches == ()
    assert dialog.undo_button.isEnabled()
    dialog.undo_button.click()
    assert [branch.lines for branch in file_of(view).branches] == [kept[0].lines]
    QTest.keyClick(dialog.table, Qt.Key.Key_Return)
    assert wanted == [0]
    assert not dialog.isVisible()


def test_ctrl_z_takes_back_deleting_and_renaming_the_latest_first(sit, qtbot):
    view = sit()
    view.looking_back.machine.go_to(2)
    view.looking_back.play_on()
    (kept,) = file_of(view).branches
    dialog = dialog_of(view)
    with qtbot.waitActive(dialog):
        dialog.open()
        dialog.activateWindow()
    qtbot.waitUntil(lambda: QApplication.activeWindow() is dialog, timeout=8_000)
    dialog.table.setFocus()
    assert not dialog.undo_button.isEnabled()
    dialog.model.setData(dialog.model.index(0, NAME), "Here")
    dialog.model.setData(dialog.model.index(1, NAME), "Gold")
    dialog.table.setCurrentIndex(dialog.model.index(1, NAME))
    QTest.keyClick(dialog.table, Qt.Key.Key_Delete)
    found = []
    for _ in range(3):
        QTest.keyClick(dialog.table, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
        found.append((file_of(view).line_name, [branch.name for branch in file_of(view).branches]))
    assert found == [("Here", ["Gold"]), ("Here", [kept.name]), ("", [kept.name])]
    assert not dialog.undo_button.isEnabled()


def test_the_line_of_the_game_itself_can_be_named_but_neither_left_nor_deleted(sit):
    view = sit()
    dialog = dialog_of(view)
    dialog.table.setCurrentIndex(dialog.model.index(0, NAME))
    assert not dialog.switch_button.isEnabled()
    assert not dialog.delete_button.isEnabled()
    dialog.model.setData(dialog.model.index(0, NAME), "Main")
    assert file_of(view).saved.line_name == "Main"
    assert dialog.model.index(0, NAME).data() == "Main – the game as it goes now"
    dialog.deleteLater()


def press(view: Any, key: Qt.Key, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    QTest.keyClick(view.window().focusWidget() or view, key, modifiers)


def test_a_comment_is_written_by_keyboard_and_shown_in_log_ribbon_and_bar(sit):
    view = sit()
    view.looking_back.machine.go_to(3)
    view.board.setFocus()
    press(view, Qt.Key.Key_K, Qt.KeyboardModifier.ControlModifier)
    assert view.looking_back.bar.is_writing
    QTest.keyClicks(view.window().focusWidget(), "1 hm")
    press(view, Qt.Key.Key_Return)
    assert not view.looking_back.bar.is_writing
    assert [(comment.line, comment.text) for comment in file_of(view).comments] == [(3, "1 hm")]
    assert view.looking_back.ribbon.comment.text() == "1 hm"
    assert view.looking_back.is_past
    assert any(text.endswith("» 1 hm") for _, text in view.chronicle.log.lines())
    view.commands.time.comment.trigger()
    view.looking_back.bar.editor.setText("no")
    press(view, Qt.Key.Key_Escape)
    assert file_of(view).comments[0].text == "1 hm"
    assert view.looking_back.is_past, "the first Esc only leaves the comment"
    view.commands.time.comment.trigger()
    view.looking_back.bar.editor.clear()
    press(view, Qt.Key.Key_Return)
    assert file_of(view).comments == ()
    assert not any("»" in text for _, text in view.chronicle.log.lines())
    QApplication.processEvents()


def test_a_game_that_is_only_shown_has_no_branches(sit, qtbot, appearance, settings):
    live = live_game(toy, toy_window, toy_window.record(lines=PLAYED), PEOPLE, settings)
    view = GameView(live, appearance, settings)
    qtbot.addWidget(view)
    view.looking_back.machine.go_to(2)
    for action in (view.commands.time.play_on, view.commands.time.branches, view.commands.time.comment):
        assert not action.isEnabled()
    view.close_game()


def test_return_ends_the_writing_of_a_name_and_goes_over_to_nothing(sit, qtbot):
    view = sit()
    view.looking_back.machine.go_to(2)
    view.looking_back.play_on()
    dialog = dialog_of(view)
    wanted: list[int] = []
    dialog.switch_wanted.connect(wanted.append)
    with qtbot.waitActive(dialog):
        dialog.open()
        dialog.activateWindow()
    dialog.rename_button.click()
    editor = dialog.table.viewport().findChild(QLineEdit)
    assert editor is not None
    QTest.keyClicks(editor, "Gold")
    QTest.keyClick(editor, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: file_of(view).branches[0].name == "Gold", timeout=8_000)
    assert dialog.isVisible()
    assert not wanted
    qtbot.waitUntil(lambda: dialog.table.state() == QAbstractItemView.State.NoState, timeout=8_000)
    QTest.keyClick(dialog.table, Qt.Key.Key_Return)
    assert wanted == [0]
