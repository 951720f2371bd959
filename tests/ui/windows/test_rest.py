"""A window in which nothing happens does nothing."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication

from teo_desktop.games import teotihuacan as rules
from teo_desktop.kernel.record import GameRecord
from teo_desktop.ui.games import teotihuacan as adapter
from teo_desktop.ui.live_game import live_game
from teo_desktop.ui.windows.game_view import GameView
from tests.ui.conftest import PEOPLE

TURNS_OF_THE_LOOP = 20


class Watch(QObject):
    """Notes every event that anybody gets."""

    def __init__(self) -> None:
        super().__init__()
        self.events: list[tuple[str, str]] = []

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        self.events.append((type(watched).__name__, event.type().name))
        return False


@pytest.mark.parametrize("size", [(1024, 600), (1920, 1080)])
def test_a_game_that_waits_for_a_person_sends_no_events(qtbot, appearance, settings, qapp, size):
    record = GameRecord(rules.NAME, rules.RULES, rules.setup_to_json(rules.Setup(2)), 4, ())
    view = GameView(live_game(rules, adapter, record, PEOPLE, settings), appearance, settings)
    qtbot.addWidget(view)
    view.resize(*size)
    with qtbot.waitExposed(view):
        view.show()
    watch = Watch()
    for _ in range(TURNS_OF_THE_LOOP):
        QApplication.processEvents()
    qapp.installEventFilter(watch)
    for _ in range(TURNS_OF_THE_LOOP):
        QApplication.processEvents()
    qapp.removeEventFilter(watch)
    view.close_game()
    assert watch.events == []
