"""Log, recap, inspector and export in the window: they point at things, stay where they are pinned, and say it all."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QModelIndex, QPoint, QPointF, QSize, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QStyleOptionViewItem

from teo_desktop.games import teotihuacan as rules
from teo_desktop.kernel.agenda import advance, submit
from teo_desktop.kernel.record import GameRecord, line_of
from teo_desktop.saves import Seat
from teo_desktop.ui import export, storage
from teo_desktop.ui.adapter import Target
from teo_desktop.ui.appearance import Appearance
from teo_desktop.ui.games import teotihuacan as adapter
from teo_desktop.ui.live_game import live_game
from teo_desktop.ui.models.log import LogModel
from teo_desktop.ui.settings import LANGUAGE, Settings
from teo_desktop.ui.windows.game_view import GameView
from teo_desktop.ui.windows.log_lines import LogDelegate
from teo_desktop.ui.windows.score_panel import ScoreSheet

SEATS = (Seat("human", "Anna", "blue"), Seat("bot:greedy", "Bertl", "yellow"))


def lines_up_to_a_turn_of_the_first_seat(seed: int, after: int) -> tuple[str, ...]:
    """A random game up to a question that opens a turn of seat 0."""
    setup = rules.Setup(2)
    game = rules.new_game(setup, seed)
    decision = advance(game)
    chance = random.Random(seed)
    lines: list[str] = []
    while decision is not None:
        if len(lines) > after and decision.player == 0 and adapter.begins_turn(decision):
            return tuple(lines)
        choice = chance.choice(decision.options)
        lines.append(line_of(rules, decision, choice))
        decision = submit(game, decision, choice)
    raise LookupError("the game was over before")


@pytest.fixture
def play(qtbot, appearance: Appearance, settings: Settings) -> Iterator[Callable[..., GameView]]:
    """Opens a game of Teotihuacan that has gone so far, against a bot."""
    views: list[GameView] = []

    def begin(after: int = 60, seed: int = 4) -> GameView:
        lines = lines_up_to_a_turn_of_the_first_seat(seed, after)
        record = GameRecord(rules.NAME, rules.RULES, rules.setup_to_json(rules.Setup(2)), seed, lines)
        view = GameView(live_game(rules, adapter, record, SEATS, settings), appearance, settings)
        qtbot.addWidget(view)
        view.resize(1300, 900)
        with qtbot.waitActive(view):
            view.show()
            view.activateWindow()
        view.live.session.end_turn()
        views.append(view)
        return view

    yield begin
    for view in views:
        view.close_game()


def test_the_recap_tells_what_the_other_did_and_marks_it(play):
    view = play()
    recap = view.chronicle.recap
    assert recap.isVisible()
    assert recap.text.text().startswith("Bertl: ")
    assert view.chronicle.spotlight.changed
    seen = []
    while recap.step.isEnabled():
        recap.step.click()
        seen.append(recap.text.text())
        assert view.chronicle.spotlight.lit
    said = {text for _, text in view.chronicle.log.lines()}
    assert seen
    assert all(any(text.startswith(line.rstrip("…")) for text in said) for line in seen)
    recap.back.click()
    assert recap.text.text() == seen[-2]


def test_the_recap_plays_by_itself_and_stops_at_its_end(play, qtbot):
    view = play()
    recap = view.chronicle.recap
    recap._timer.setInterval(0)
    recap.play.click()
    assert recap.is_playing
    qtbot.waitUntil(lambda: not recap.is_playing)
    assert not recap.step.isEnabled()


def test_the_recap_is_dismissed_by_closing_it_and_by_acting(play):
    view = play()
    view.chronicle.recap.close_button.click()
    assert not view.chronicle.recap.isVisible()
    assert not view.chronicle.spotlight.changed
    other = play(seed=5)
    session = other.live.session
    session.submit(session.pending.serial, session.pending.decision.options[0])
    assert not other.chronicle.recap.isVisible()
    assert not other.chronicle.spotlight.changed


def test_a_line_of_the_log_lights_its_things_and_a_click_pins_the_first(play):
    view = play()
    view.docks_window.bring_up("log")
    tree = view.chronicle.log_panel.tree
    model = tree.model()
    chapter = model.index(model.rowCount() - 2, 0)
    line = model.index(0, 0, chapter)
    things = line.data(LogModel.ThingsRole)
    assert things[0].kind == "worker"
    tree.setCurrentIndex(line)
    assert view.chronicle.spotlight.lit == things
    tree.setFocus()
    QTest.keyClick(tree, Qt.Key.Key_Return)
    assert view.chronicle.inspector.is_pinned
    assert view.chronicle.inspector.thing == things[0]
    assert not view.docks["inspector"].visibleRegion().isEmpty()


def line_naming(view, kind):
    """The last line of the log with a name that means such a thing, and the how manieth name that is."""
    model = view.chronicle.log_panel.tree.model()
    for chapter in reversed(range(model.rowCount())):
        for row in range(model.rowCount(model.index(chapter, 0))):
            line = model.index(row, 0, model.index(chapter, 0))
            for number, name in enumerate(line.data(LogModel.NamesRole)):
                if name.things[0].kind == kind:
                    return line, number
    raise LookupError(kind)


def test_a_name_in_a_line_lights_exactly_what_it_means_and_a_click_pins_it(play, qtbot):
    view = play()
    view.docks_window.bring_up("log")
    tree = view.chronicle.log_panel.tree
    line, number = line_naming(view, "board")
    name = line.data(LogModel.NamesRole)[number]
    assert set(name.things) != set(line.data(LogModel.ThingsRole))
    tree.scrollTo(line)
    rect = tree.visualRect(line)
    option = QStyleOptionViewItem()
    option.rect = rect
    place = next(
        QPoint(x, y)
        for y in range(rect.top(), rect.bottom(), 3)
        for x in range(rect.left(), rect.right(), 3)
        if tree.itemDelegate().name_at(option, line, QPointF(x, y)) == number
    )
    QTest.mouseMove(tree.viewport(), place)
    qtbot.waitUntil(lambda: view.chronicle.spotlight.lit == name.things)
    assert tree.viewport().cursor().shape() is Qt.CursorShape.PointingHandCursor
    QTest.mouseClick(tree.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert view.chronicle.inspector.thing == name.things[0]


def test_keys_walk_over_the_names_of_a_line_and_enter_pins_one(play):
    view = play()
    view.docks_window.bring_up("log")
    tree = view.chronicle.log_panel.tree
    line, _ = line_naming(view, "board")
    found = line.data(LogModel.NamesRole)
    tree.setCurrentIndex(line)
    tree.setFocus()
    for name in (*found, found[0]):
        QTest.keyClick(tree, Qt.Key.Key_Right, Qt.KeyboardModifier.ControlModifier)
        assert view.chronicle.spotlight.lit == name.things
    QTest.keyClick(tree, Qt.Key.Key_Left, Qt.KeyboardModifier.ControlModifier)
    assert view.chronicle.spotlight.lit == found[-1].things
    QTest.keyClick(tree, Qt.Key.Key_Return)
    assert view.chronicle.inspector.is_pinned
    assert view.chronicle.inspector.thing in found[-1].things


def test_a_pinned_thing_stays_and_another_click_goes_on_to_the_next(play):
    inspector = play().chronicle.inspector
    board, good = Target("board", 2), Target("good", 1)
    inspector.hold([board, good])
    inspector.point(Target("temple", 0))
    assert inspector.thing == board
    inspector.hold([board, good])
    assert inspector.thing == good
    inspector.pin.setChecked(False)
    inspector.point(Target("temple", 0))
    assert inspector.title.text() == "Blue temple"


def test_a_middle_click_and_f1_explain_what_lies_there(play):
    view = play()
    thing = Target("board", 6)
    item = view.table.item_of(thing)
    at = view.board.mapFromScene(item.sceneBoundingRect().center())
    found = view.chronicle.spotlight.thing_at(view.board.mapToScene(at))
    QTest.mouseClick(view.board.viewport(), Qt.MouseButton.MiddleButton, pos=QPoint(at))
    assert view.chronicle.inspector.thing == found
    view.chronicle.inspector.pin.setChecked(False)
    view.chronicle.show_selection(view.picker.selection._replace(chosen=(thing,)))
    QTest.keyClick(QApplication.focusWidget() or view, Qt.Key.Key_F1)
    assert view.chronicle.inspector.thing is not None
    assert view.chronicle.inspector.is_pinned


def test_a_click_on_a_players_card_explains_the_player(play):
    view = play()
    card = view.players_list.visualRect(view.players.index(1))
    QTest.mouseClick(view.players_list.viewport(), Qt.MouseButton.LeftButton, pos=card.center())
    assert view.chronicle.inspector.title.text().startswith("Bertl: ")
    assert view.chronicle.inspector.is_pinned


def test_the_inspector_says_why_something_is_not_possible(play):
    """As the rules refuse it; what is offered has no reasons."""
    view = play()
    pending = view.live.session.pending
    reasons = 0
    for choice in adapter.refusals(pending.game, pending.decision):
        for thing in adapter.targets(pending.decision, choice):
            said = view.chronicle.why_not(thing)
            if said:
                reasons += 1
                view.chronicle.inspector.hold([thing])
                assert all(sentence in view.chronicle.inspector.text.toPlainText() for sentence in said)
    assert reasons
    for choice in pending.decision.options:
        assert all(view.chronicle.why_not(thing) == [] for thing in adapter.targets(pending.decision, choice))


def test_everything_that_is_seen_has_a_picture_in_the_inspector(play):
    view = play()
    inspector = view.chronicle.inspector
    view.docks_window.bring_up("inspector")
    for thing in view.chronicle.spotlight.names():
        inspector.point(thing)
        assert inspector.thing == thing
        assert inspector.portrait.isVisible()
        assert not inspector.portrait.grab().isNull()


def test_copying_the_log_has_every_line(play):
    panel = play().chronicle.log_panel
    panel.copy_all.trigger()
    copied = QGuiApplication.clipboard().text().split("\n")
    wanted = list(panel._log.lines())
    assert len(copied) == len(wanted)
    assert sorted(line.strip() for line in copied) == sorted(text for _, text in wanted)


def test_the_log_keeps_its_place_when_it_grows(play):
    view = play(after=120)
    view.docks_window.bring_up("log")
    tree = view.chronicle.log_panel.tree
    QApplication.processEvents()
    tree.verticalScrollBar().setValue(5)
    before = tree.indexAt(QPoint(20, 10)).data()
    session = view.live.session
    session.submit(session.pending.serial, session.pending.decision.options[0])
    QApplication.processEvents()
    assert tree.indexAt(QPoint(20, 10)).data() == before
    tree.follow()
    assert tree.verticalScrollBar().value() == tree.verticalScrollBar().maximum()


def test_all_of_it_follows_the_language(play, settings):
    view = play()
    view.chronicle.inspector.hold([Target("board", 2)])
    settings.set(LANGUAGE, "de")
    assert view.chronicle.inspector.title.text() == "Wald (2)"
    assert view.chronicle.log_panel.seats.itemText(0) == "Alle Spieler"
    assert view.chronicle.score_panel.periods.itemText(0) == "Ganze Partie"
    assert view.chronicle.recap.count.text().startswith("Seit deinem letzten Zug")
    settings.set(LANGUAGE, "en")


@pytest.mark.parametrize("suffix", export.SUFFIXES)
def test_the_game_is_exported(play, tmp_path, suffix):
    view = play()
    path = tmp_path / f"game{suffix}"
    view.chronicle.export(path)
    data = path.read_bytes()
    assert str(path) in view.hint_bar.text.text()
    if suffix == export.PDF:
        assert data.startswith(b"%PDF")
        assert data.rstrip().endswith(b"%%EOF")
    else:
        text = data.decode("utf-8-sig")
        assert "Anna" in text
        assert "Together" in text
        for _, line in view.chronicle.log.lines():
            assert line.replace('"', '""') in text or line in text


def test_a_failing_export_is_one_sentence(play, tmp_path):
    view = play()
    blocked = tmp_path / "file"
    blocked.write_text("no folder", encoding="utf-8")
    view.chronicle.export(blocked / "game.txt")
    assert view.hint_bar.text.text().startswith(f"{blocked / 'game.txt'} could not be written: ")
    with pytest.raises(storage.StorageError):
        export.write(blocked / "game.csv", export.Report("A game", (("",),), ()))


def test_the_score_sheet_is_measured_only_when_it_is_seen(play, monkeypatch):
    measured: list[None] = []
    monkeypatch.setattr(ScoreSheet, "_measure", lambda sheet: measured.append(None))
    view = play()
    view.live.session.undo_turn()
    QApplication.processEvents()
    assert measured == []
    view.docks_window.bring_up("scores")
    QApplication.processEvents()
    assert len(measured) == 1


def test_a_name_that_looks_like_a_formula_is_none_in_a_spreadsheet():
    sheet = (("", "=1+1", "Anna"), ("Together", "-3", "4"))
    text = export.as_csv(export.Report("A game", sheet, ((0, "@home"),))).decode("utf-8-sig")
    assert text.splitlines() == [",'=1+1,Anna", "Together,-3,4", "", "0,'@home"]


def test_a_long_log_is_painted_without_the_height_of_each_of_its_lines(play, monkeypatch):
    asked: list[int] = []
    height = LogDelegate.sizeHint

    def note(delegate: LogDelegate, option: QStyleOptionViewItem, index: QModelIndex) -> QSize:
        asked.append(1)
        return height(delegate, option, index)

    monkeypatch.setattr(LogDelegate, "sizeHint", note)
    view = play()
    view.docks_window.bring_up("log")
    tree = view.chronicle.log_panel.tree
    QApplication.processEvents()
    asked.clear()
    tree.restyle()
    tree.viewport().repaint()
    lines = len(list(view.chronicle.log.lines()))
    assert 0 < len(asked) < lines / 2


def test_a_log_is_unfolded_when_it_is_first_seen(qtbot, appearance, settings):
    """Opening a game lays its panels out again and again; the lines of a log nobody has seen take no part in that."""
    lines = lines_up_to_a_turn_of_the_first_seat(4, 60)
    record = GameRecord(rules.NAME, rules.RULES, rules.setup_to_json(rules.Setup(2)), 4, lines)
    view = GameView(live_game(rules, adapter, record, SEATS, settings), appearance, settings)
    qtbot.addWidget(view)
    tree = view.chronicle.log_panel.tree
    chapters = [tree.model().index(row, 0) for row in range(tree.model().rowCount())]
    assert chapters
    assert not any(map(tree.isExpanded, chapters))
    view.resize(1300, 900)
    view.show()
    view.docks_window.bring_up("log")
    QApplication.processEvents()
    assert all(map(tree.isExpanded, chapters))
    view.close_game()
