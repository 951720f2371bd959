"""A window in which nothing happens does nothing."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication

from teo_desktop.games import teotihuacan as rules
from teo_desktop.kernel.record import GameRecord
from teo_desktop.ui.games import teotihuacan as adapter
from teo_desktop.ui.live_game import live_game
from teo_desktop.ui.scene.items import PieceItem
from teo_desktop.ui.windows.game_view import GameView
from tests.ui.conftest import PEOPLE

TURNS_OF_THE_LOOP = 20


@pytest.fixture
def play(qtbot, appearance, settings) -> Iterator[Callable[..., GameView]]:
    """Opens a game of two people in a window of this size."""
    views: list[GameView] = []

    def begin(size: tuple[int, int]) -> GameView:
        record = GameRecord(rules.NAME, rules.RULES, rules.setup_to_json(rules.Setup(2)), 4, ())
        view = GameView(live_game(rules, adapter, record, PEOPLE, settings), appearance, settings)
        qtbot.addWidget(view)
        view.resize(*size)
        with qtbot.waitExposed(view):
            view.show()
        rest()
        views.append(view)
        return view

    yield begin
    for view in views:
        view.close_game()


def rest() -> None:
    """Let everything happen that is waiting to."""
    for _ in range(TURNS_OF_THE_LOOP):
        QApplication.processEvents()


class Watch(QObject):
    """Notes every event that anybody gets."""

    def __init__(self) -> None:
        super().__init__()
        self.events: list[tuple[str, str]] = []

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        self.events.append((type(watched).__name__, event.type().name))
        return False


@pytest.mark.parametrize("size", [(1024, 600), (1920, 1080)])
def test_a_game_that_waits_for_a_person_sends_no_events(play, qapp, size):
    play(size)
    watch = Watch()
    qapp.installEventFilter(watch)
    rest()
    qapp.removeEventFilter(watch)
    assert watch.events == []


def test_the_board_keeps_its_size_when_the_first_choice_of_a_turn_begins_a_trail(play):
    """Where it jumps, everything on it is drawn anew."""
    view = play((1600, 1000))
    while not view.live.adapter.begins_turn(view.live.session.pending.decision):
        view.live.session.submit(view.live.session.pending.serial, view.live.session.pending.decision.options[0])
        view.live.session.end_turn()
    rest()
    assert not view.action_bar.trail.isVisible()
    before = view.board.size()
    view.live.session.submit(view.live.session.pending.serial, view.live.session.pending.decision.options[0])
    rest()
    assert view.action_bar.trail.isVisible()
    assert view.board.size() == before


def test_a_zoom_that_comes_back_draws_nothing(play, monkeypatch):
    view = play((1300, 900))
    drawn: list[PieceItem] = []
    monkeypatch.setattr(PieceItem, "_draw", lambda item, painter: drawn.append(item))
    view.board.zoom_in()
    rest()
    assert len(drawn) > 100
    drawn.clear()
    view.board.fit()
    rest()
    assert drawn == []


def test_a_board_that_gets_several_sizes_at_once_is_drawn_for_the_last_one(play, monkeypatch):
    view = play((1300, 900))
    scales: list[float] = []
    monkeypatch.setattr(PieceItem, "_draw", lambda item, painter: scales.append(painter.worldTransform().m11()))
    view.resize(1200, 800)
    view.chronicle.recap.setVisible(True)
    rest()
    assert len({round(scale, 6) for scale in scales}) == 1


def test_the_next_game_at_the_same_size_draws_only_what_lies_there_otherwise(play, monkeypatch):
    play((1300, 900))
    drawn: list[PieceItem] = []
    monkeypatch.setattr(PieceItem, "_draw", lambda item, painter: drawn.append(item))
    play((1300, 900))
    assert drawn == []
