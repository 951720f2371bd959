"""The panel of an opponent that the rules play: there when one plays, true to the game, clear without colours."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtWidgets import QApplication, QLabel

from teo_desktop.games import teotihuacan as rules
from teo_desktop.games.teotihuacan.teotibot_events import ActionTileFailed, DiceRolled
from teo_desktop.games.teotihuacan.teotibot_levels import LEVELS
from teo_desktop.kernel.record import GameRecord
from teo_desktop.saves import Seat
from teo_desktop.ui.games import ADAPTERS
from teo_desktop.ui.live_game import live_game, named_seats
from teo_desktop.ui.session import Phase
from teo_desktop.ui.windows.docks import BOT_DOCK
from teo_desktop.ui.windows.game_view import GameView

SETUP = rules.setup_to_json(rules.Setup(2, first_game=True, solo=LEVELS["standard"]))


@pytest.fixture
def solo(qtbot: Any, appearance: Any, settings: Any) -> Iterator[Callable[..., GameView]]:
    """Opens a game against the Teotibot in a window of this size."""
    views: list[GameView] = []

    def make(width: int = 1280, height: int = 900) -> GameView:
        seats = named_seats((Seat("human"), Seat("bot:teotibot")), ("blue", "yellow"))
        record = GameRecord(rules.NAME, rules.RULES, SETUP, 4)
        view = GameView(live_game(rules, ADAPTERS[rules.NAME], record, seats, settings), appearance, settings)
        qtbot.addWidget(view)
        view.resize(width, height)
        view.show()
        views.append(view)
        return view

    yield make
    for view in views:
        view.close_game()


def play_until(view: GameView, wanted: type) -> None:
    """Random choices of the person until this has happened in the bot's turn."""
    session, chance = view.live.session, random.Random(2)
    while not any(isinstance(event, wanted) for step in session.steps[-1:] for event in step.events):
        pending = session.pending
        assert pending.decision is not None
        if pending.phase is Phase.HANDING_OVER:
            session.end_turn()
        else:
            assert session.submit(pending.serial, chance.choice(pending.decision.options))


def labels(view: GameView) -> list[QLabel]:
    assert view.bot_panel is not None
    QApplication.processEvents()  # only then new labels are shown
    found = [label for label in view.bot_panel.findChildren(QLabel) if not label.isHidden()]
    for label in found:
        label.ensurePolished()
    return found


def test_a_game_without_such_an_opponent_has_no_such_panel(sit_down):
    view = sit_down()
    assert view.bot_panel is None
    assert BOT_DOCK not in view.docks


def test_the_panel_bears_the_name_of_the_opponent_and_follows_its_turns(solo):
    view = solo()
    assert view.docks[BOT_DOCK].windowTitle() == "Teotibot"
    assert view.bot_panel.head.isHidden()
    play_until(view, DiceRolled)
    assert view.bot_panel.head.title.text()
    assert view.bot_panel.head.words.text()
    assert view.bot_panel.reference.text().startswith("Ruling T-BOT-")
    assert "Last roll: " in view.bot_panel.picture.accessibleName()


def test_what_was_tried_in_vain_is_struck_through_and_has_a_sign(solo):
    """Not told by a colour alone."""
    view = solo()
    play_until(view, ActionTileFailed)
    struck = [label for label in labels(view) if label.font().strikeOut()]
    assert struck
    assert all(label.text().startswith("× ") for label in struck)
    assert all(label.accessibleName().startswith("Not possible: ") for label in struck)
    assert any(label.text().startswith("• ") and not label.font().strikeOut() for label in labels(view))


def test_the_turn_of_the_opponent_is_told_again_line_by_line(solo):
    """It belongs to no choice of anybody, and the person was away only in mind."""
    view = solo()
    assert view.chronicle.recap.isHidden()
    play_until(view, DiceRolled)
    assert not view.chronicle.recap.isHidden()
    assert view.chronicle.recap._summary.startswith("Teotibot rolls ")
    followed = view.live.session.steps[-1].followed
    assert 1 < len(view.chronicle.recap._lines) <= len(followed)


def test_what_it_would_pick_next_is_unfolded_by_a_key_and_stays_so(solo, qtbot):
    """A row for each place of the pyramid that a roll can point at; all of it goes without a mouse."""
    view = solo()
    view.docks_window.bring_up(BOT_DOCK)
    play_until(view, DiceRolled)
    panel = view.bot_panel
    QApplication.processEvents()
    rows = panel.outlook
    assert len(rows) == 5
    rows[0].arrow.setFocus()
    qtbot.keyClick(rows[0].arrow, Qt.Key.Key_Space)
    assert rows[0].arrow.isChecked()
    assert rows[0].arrow.accessibleName().startswith("Why? ")
    shown = [label for label in rows[0].findChildren(QLabel) if label.isVisibleTo(rows[0])]
    assert len(shown) > 2
    panel.retranslate()
    QApplication.processEvents()
    assert panel.outlook[0].arrow.isChecked()
    assert "Points for ten cacao: 3" in panel.strength.text()


def test_undoing_everything_shows_what_was_there_before(solo):
    view = solo()
    view.live.session.lifts_barrier = True
    play_until(view, DiceRolled)
    while view.live.session.undo_turn():
        pass
    assert view.bot_panel.head.isHidden()


def test_each_thing_in_its_picture_says_what_it_is(solo):
    view = solo()
    view.docks_window.bring_up(BOT_DOCK)
    play_until(view, DiceRolled)
    picture = view.bot_panel.picture
    assert len(picture.pieces) > 7
    for piece in picture.pieces:
        assert piece.name
        assert picture.piece_at(piece.rect.center() * picture.scale) == piece
    assert picture.piece_at(QPointF(0, 0)) is None


def test_its_picture_comes_to_rest_at_every_height_of_the_panel(solo):
    """It takes the room that is left, in a panel whose bar must not take that away again."""
    view = solo(1600, 1000)
    play_until(view, DiceRolled)
    docks, window, picture = view.docks, view.docks_window, view.bot_panel.picture
    window.setAnimated(False)
    window.bring_up(BOT_DOCK)
    for height in range(150, 640, 10):
        window.resizeDocks([docks["choices"], docks[BOT_DOCK]], [800 - height, height], Qt.Orientation.Vertical)
        QApplication.processEvents()
        first = picture.size()
        QApplication.processEvents()
        assert picture.size() == first == picture.sizeHint()


def test_in_a_low_window_it_shares_its_place_with_the_choices(qtbot, solo):
    view = solo(1024, 600)
    window = view.docks_window
    assert view.docks[BOT_DOCK] in window.tabifiedDockWidgets(view.docks["choices"])
