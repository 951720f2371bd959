"""The log as a tree: everything has its place, nothing moves, undo cuts the end off, and Qt's own tester agrees."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pytest
from PySide6.QtCore import QAbstractItemModel, QModelIndex, QPersistentModelIndex
from PySide6.QtTest import QAbstractItemModelTester

from teo_desktop.games import teotihuacan as rules
from teo_desktop.kernel.agenda import NOBODY
from teo_desktop.kernel.events import Event
from teo_desktop.ui.games import teotihuacan as adapter
from teo_desktop.ui.models.log import LogFilter, LogModel
from tests.ui.games.playing import LOOKS, SETUPS, batches

FATAL = QAbstractItemModelTester.FailureReportingMode.Fatal
NAMES = tuple(look.name for look in LOOKS)


def below(model: QAbstractItemModel, parent: QModelIndex | None = None) -> Iterator[QModelIndex]:
    """All lines from top to bottom."""
    parent = parent or QModelIndex()
    for row in range(model.rowCount(parent)):
        index = model.index(row, 0, parent)
        yield index
        yield from below(model, index)


def log_of(batches: Sequence[Sequence[Event]], players: int) -> LogModel:
    model = LogModel(adapter, LOOKS[:players])
    model.restart(batches)
    return model


@pytest.mark.parametrize("seed", range(4))
def test_every_event_of_a_game_is_one_line_in_the_order_of_time(qapp, seed):
    setup = SETUPS[seed * 2]
    happened = batches(setup, seed)
    model = log_of(happened, setup.players)
    wanted = [adapter.event_text(event, NAMES[: setup.players]) for events in happened for event in events]
    assert wanted == [index.data() for index in below(model) if index.data() != model.tr("Before the first turn")]
    assert {index.data(LogModel.LevelRole) for index in below(model)} == {0, 1, 2}


def test_a_turn_is_a_chapter_and_holds_what_its_player_chose(qapp):
    setup = rules.Setup(2)
    model = log_of(batches(setup, 1), 2)
    chapters = [model.index(row, 0) for row in range(model.rowCount())]
    assert chapters[0].data() == "Before the first turn"
    assert chapters[1].data() == "Round 1: Ana"
    assert model.index(0, 0, chapters[1]).data().startswith("Ana moves worker")
    assert any(chapter.data().startswith("Eclipse 1") for chapter in chapters)


def test_what_is_shown_keeps_its_place_when_the_log_grows_and_is_cut(qapp):
    """Undo takes away the lines of its choices only, and doing it again brings the same ones back."""
    setup = rules.Setup(3)
    happened = batches(setup, 5)
    model = LogModel(adapter, LOOKS[:3])
    tester = QAbstractItemModelTester(model, FATAL)
    model.restart(happened[:60])
    kept = [(QPersistentModelIndex(index), index.data()) for index in below(model)]
    resets: list[None] = []
    model.modelReset.connect(lambda: resets.append(None))
    grown = log_of(happened[:90], 3)
    for count in (61, 90, 75, 62, 90, 60, 90):
        model.restart(happened[:count])
        assert all(index.isValid() and index.data() == text for index, text in kept)
    assert [index.data() for index in below(model)] == [index.data() for index in below(grown)]
    assert not resets
    tester.deleteLater()


def test_the_filter_shows_what_is_about_one_player(qapp):
    setup = rules.Setup(3)
    model = log_of(batches(setup, 2)[:120], 3)
    proxy = LogFilter(model)
    tester = QAbstractItemModelTester(proxy, FATAL)
    everything = len(list(below(proxy)))
    assert everything == len(list(below(model)))
    proxy.show_seat(1)
    shown = list(below(proxy))
    assert 0 < len(shown) < everything
    for index in shown:
        deeper = list(below(proxy, index))
        about = [index.data(LogModel.SeatRole), *(line.data(LogModel.SeatRole) for line in deeper)]
        assert 1 in about or (index.data(LogModel.SeatRole) == NOBODY and index.parent().data(LogModel.SeatRole) == 1)
    proxy.show_seat(NOBODY)
    assert len(list(below(proxy))) == everything
    tester.deleteLater()


@pytest.mark.parametrize("seed", range(3))
def test_every_event_is_about_things_that_can_be_explained(qapp, seed):
    """So that a line of the log can be pinned in the inspector."""
    setup = SETUPS[seed * 3]
    looks = LOOKS[: setup.players]
    game = rules.new_game(setup, seed)
    for events in batches(setup, seed, game):
        for event in events:
            things = adapter.event_things(event)
            assert things or type(event).__name__ == "GameEnded", event
            for thing in things:
                assert adapter.inspect(game, thing, looks) is not None, (event, thing)
