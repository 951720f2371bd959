"""The players' panel: all players in sight in any window, what they own, what is due, where their workers are."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, QPoint
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QStyleOptionViewItem, QToolTip

from teo_desktop.ui.games import ADAPTERS
from teo_desktop.ui.models.players import PlayersModel
from teo_desktop.ui.settings import LANGUAGE, TEXT_SIZE
from teo_desktop.ui.windows.main_window import MainWindow
from teo_desktop.ui.windows.player_cards import DENSITIES
from tests.tools.shot_scenes import SCENES, find_positions, seats_for
from tests.tools.shots import settle

SCENE = next(scene for scene in SCENES if scene.name == "mid-game-4")


@pytest.fixture(scope="module")
def record():
    return find_positions([SCENE])[SCENE.name]


@pytest.fixture
def window(qtbot, dress, settings) -> Iterator[MainWindow]:
    made = MainWindow(ADAPTERS, dress(None), settings)
    qtbot.addWidget(made)
    made.show()
    yield made
    made.close()


def sit_down(window, settings, record, size=(1600, 1000), text=100):
    settings.set(LANGUAGE, "de")
    settings.set(TEXT_SIZE, text)
    window.resize(*size)
    window.show_record(record, seats_for(4, window._appearance.theme.player_colours))
    settle()
    return window.game_view.players_list


@pytest.mark.parametrize(("size", "text"), [((1024, 600), 100), ((1600, 1000), 200), ((1366, 768), 130)])
def test_all_four_players_are_in_sight(window, settings, record, size, text):
    cards = sit_down(window, settings, record, size, text)
    assert cards.verticalScrollBar().maximum() == 0
    for row in range(4):
        assert cards.viewport().rect().contains(cards.visualRect(cards.model().index(row, 0)))


def test_where_there_is_room_the_cards_are_wide(window, settings, record):
    cards = sit_down(window, settings, record)
    assert cards.density == DENSITIES[0]


@pytest.mark.parametrize("density", DENSITIES)
def test_a_card_shows_all_that_a_player_has_and_names_it(window, settings, record, density, monkeypatch):
    """Goods, workers with their board, steps, masks, technologies, tiles; where no sentence says it, the salary."""
    cards = sit_down(window, settings, record)
    cards._delegate.density = density
    told: list[str] = []
    monkeypatch.setattr(QToolTip, "showText", lambda at, text, widget: told.append(text))
    model = cards.model()
    for number in range(4):
        row = model.index(number, 0).data(PlayersModel.RowRole)
        option = QStyleOptionViewItem()
        option.widget = cards
        option.rect = cards.visualRect(model.index(number, 0))
        card = cards._delegate._card(option.rect.toRectF())
        placed, _ = cards._delegate._place(row, cards._delegate._inside(card))
        keys = {item.figure.key for item in placed}
        assert {"cacao", "wood", "stone", "gold", "temple_blue", "avenue", "track", "masks", "technologies"} <= keys
        assert {"discoveries", "worker0", "worker1", "worker2"} <= keys
        assert ("salary" in keys) is not density.has_notes
        assert all(item.figure.place.startswith("board_") for item in placed if item.figure.power)
        for item in placed:
            event = QHelpEvent(QEvent.Type.ToolTip, item.picture.center().toPoint(), QPoint())
            assert cards._delegate.helpEvent(event, cards, option, model.index(number, 0))
            assert told[-1] == item.figure.label


def test_masks_are_counted_by_set(window, settings, record):
    """Rulebook: each set of different masks scores by itself."""
    sit_down(window, settings, record)
    view = window.game_view
    game = view.live.session.pending.game
    game.players[0].masks = (2, 1, 1, 0, 0, 0, 0)
    view.players.show(game)
    row = view.players.index(0).data(PlayersModel.RowRole)
    assert next(figure.text for line in row.lines for figure in line if figure.key == "masks") == "3+1"
