"""How a game ended, upon the board: who comes where, what the points are made of, and when it is to be seen."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import Qt

from teo_desktop.kernel.record import GameRecord
from teo_desktop.ui.games import ADAPTERS
from teo_desktop.ui.settings import TEXT_SIZE
from teo_desktop.ui.windows.main_window import MainWindow
from tests.tools.shot_scenes import SCENES, find_positions, seats_for

END = next(scene for scene in SCENES if scene.name == "end")


@pytest.fixture(scope="module")
def finished() -> GameRecord:
    return find_positions([END])[END.name]


@pytest.fixture
def window(qtbot, dress, settings, finished):
    made = MainWindow(ADAPTERS, dress(None), settings)
    qtbot.addWidget(made)
    made.resize(1600, 1000)
    made.show()
    made.show_record(finished, seats_for(4, made._appearance.theme.player_colours))
    qtbot.waitUntil(lambda: made.game_view is not None and made.game_view.standing.isVisible())
    yield made
    made.close()


def test_the_bars_tell_the_places_and_all_points(window):
    """What a bar is made of is together what the seat has; the longest is as long as there is room."""
    view = window.game_view
    bars, result = view.standing.bars, view.live.rules.result(view.live.session.pending.game)
    assert (bars.ranking, bars.points) == (result.ranking, result.points)
    for place, seat in enumerate(bars.ranking):
        parts = bars.parts(place)
        lost = sum(min(0, points[seat]) for _, points in view.chronicle.scores.groups())
        assert sum(part.points for part in parts) + lost == result.points[seat]
        assert all(one.rect.right() <= other.rect.left() + 1e-6 for one, other in pairwise(parts))
        assert view.live.looks[seat].name in bars.accessibleDescription()


def test_it_is_closed_by_its_button_or_escape_and_stays_closed(window, qtbot):
    standing = window.game_view.standing
    standing.close_button.setFocus()
    qtbot.keyClick(standing.close_button, Qt.Key.Key_Escape)
    assert standing.isHidden()
    window.resize(1500, 900)
    assert standing.isHidden()


def test_it_goes_when_the_game_is_not_over_any_more_and_comes_again(window):
    view = window.game_view
    assert view.live.session.undo_step()
    assert view.standing.isHidden()
    while view.live.session.can_redo:
        view.live.session.redo()
    assert view.standing.isVisible()


def test_it_does_not_lie_upon_the_past(window):
    view = window.game_view
    view.looking_back.machine.go_to_start()
    assert view.standing.isHidden()
    view.looking_back.machine.return_to_now()
    assert view.standing.isVisible()


@pytest.mark.parametrize("text", [80, 200])
def test_it_lies_within_the_board_and_no_word_of_it_is_cut(window, settings, qtbot, text):
    settings.set(TEXT_SIZE, text)
    standing = window.game_view.standing
    qtbot.waitUntil(lambda: window.game_view.board.rect().contains(standing.geometry()))
    bars = standing.bars
    assert standing.rect().contains(bars.geometry())
    assert max(key.bottom() for key in bars._keys(bars.width())) <= bars.height() + 1
    assert max(key.right() for key in bars._keys(bars.width())) <= bars.width() + 1
