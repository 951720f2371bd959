"""Every game of the program in its window, played by real mouse events, and by keyboard alone."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from teo_desktop.games import GAMES
from teo_desktop.games.teotihuacan.state import Setup
from teo_desktop.games.teotihuacan.teotibot_levels import LEVELS
from teo_desktop.kernel.agenda import Choice
from teo_desktop.kernel.record import GameRecord, replay
from teo_desktop.saves import Seat
from teo_desktop.ui.adapter import BUTTON, Target
from teo_desktop.ui.games import ADAPTERS
from teo_desktop.ui.live_game import live_game
from teo_desktop.ui.session import Phase
from teo_desktop.ui.windows.game_view import GameView

LEFT = Qt.MouseButton.LeftButton
COLOURS = ("blue", "yellow", "orange", "black")
MOST_STEPS = 5000

SETUPS: dict[str, list[dict[str, Any]]] = {
    "teotihuacan": [
        {"players": players, **values}
        for players, values in (
            (2, {"edition": "deluxe", "setup": "full"}),
            (3, {"edition": "2018", "setup": "full", "draft": True, "random-pyramid": True}),
            (4, {"edition": "deluxe", "setup": "first", "sudden-end": True, "advanced-worship": True}),
        )
    ]
}
"""By game: answers to the new-game form that bring every kind of question up."""


def setup_of(name: str, number: int) -> Any:
    """The set-up that one of these answers makes, the rest as the form has it at first."""
    adapter = ADAPTERS[name]
    answers = dict(SETUPS[name][number % len(SETUPS[name])])
    players = answers.pop("players")
    values = {field.key: answers.get(field.key, field.default) for field in adapter.setup_fields()}
    assert set(answers) <= set(values), "the form does not ask this"
    return GAMES[name].setup_to_json(adapter.make_setup(players, values))


@pytest.fixture
def sit_down(qtbot, appearance, settings) -> Iterator[Callable[[str, int, int], GameView]]:
    views: list[GameView] = []

    def sit(name: str, number: int, seed: int) -> GameView:
        rules, setup = GAMES[name], setup_of(name, number)
        players = rules.seats(rules.setup_from_json(setup))
        seats = [Seat("human", f"Player {seat + 1}", COLOURS[seat]) for seat in range(players)]
        record = GameRecord(name, rules.RULES, setup, seed)
        view = GameView(live_game(rules, ADAPTERS[name], record, seats, settings), appearance, settings)
        qtbot.addWidget(view)
        view.resize(1400, 900)
        with qtbot.waitActive(view):
            view.show()
            view.activateWindow()
        views.append(view)
        return view

    yield sit
    for view in views:
        view.close_game()


def click(view: GameView, target: Target) -> None:
    """Press on the thing itself: its place on the board, or its button where it has none."""
    point = view.table.point_of(target)
    if point is None:
        assert target.kind == BUTTON, f"{target} lies nowhere"
        QTest.mouseClick(view.action_bar.answers[target], LEFT)
        return
    QTest.mouseClick(view.board.viewport(), LEFT, pos=view.board.mapFromScene(point))


def click_choice(view: GameView, choice: Choice) -> None:
    """Click until the choice is previewed, then once more."""
    decision = view.live.session.pending.decision
    assert decision is not None
    targets = view.live.adapter.targets(decision, choice)
    for target in targets:
        if view.picker.preview != choice and target not in view.picker.selection.chosen:
            click(view, target)
    assert view.picker.preview == choice, f"{choice} is not what clicking {targets} previews"
    click(view, view.picker.selection.chosen[-1])


@pytest.mark.parametrize("name", ADAPTERS)
def test_a_whole_game_is_played_by_real_mouse_events(sit_down, name):
    view = sit_down(name, 1, 11)
    session, chance = view.live.session, random.Random(11)
    for _ in range(MOST_STEPS):
        if session.phase is Phase.OVER:
            break
        if session.phase is Phase.HANDING_OVER:
            QTest.mouseClick(view.action_bar.confirm_button, LEFT)
            continue
        click_choice(view, chance.choice(session.pending.decision.options))
    assert session.phase is Phase.OVER
    assert GAMES[name].game_to_json(replay(GAMES[name], session.record).game) == session.state


def test_a_whole_game_against_the_teotibot_is_played_by_mouse(qtbot, appearance, settings):
    """Every choice is previewed first, so whatever the window says of it is said, the bot's roll behind it included."""
    rules, adapter = GAMES["teotihuacan"], ADAPTERS["teotihuacan"]
    setup = rules.setup_to_json(Setup(2, all_tiles=True, solo=LEVELS["standard"]))
    seats = [Seat("human", "Ana", "blue"), Seat("bot:teotibot:standard", "Teotibot", "yellow")]
    record = GameRecord("teotihuacan", rules.RULES, setup, 14)
    view = GameView(live_game(rules, adapter, record, seats, settings), appearance, settings)
    qtbot.addWidget(view)
    view.resize(1400, 900)
    with qtbot.waitActive(view):
        view.show()
        view.activateWindow()
    session, chance = view.live.session, random.Random(14)
    for _ in range(MOST_STEPS):
        if session.phase is Phase.OVER:
            break
        if session.phase is Phase.HANDING_OVER:
            QTest.mouseClick(view.action_bar.confirm_button, LEFT)
            continue
        assert session.pending.decision.player == 0, "nobody is asked in the bot's place"
        click_choice(view, chance.choice(session.pending.decision.options))
    assert session.phase is Phase.OVER
    assert rules.game_to_json(replay(rules, session.record).game) == session.state
    view.close_game()


@pytest.mark.parametrize("name", ADAPTERS)
def test_a_whole_game_is_played_by_the_keyboard_alone(sit_down, name):
    view = sit_down(name, 0, 12)
    session, chance = view.live.session, random.Random(12)
    for _ in range(MOST_STEPS):
        if session.phase is Phase.OVER:
            break
        if session.phase is Phase.HANDING_OVER:
            press(view, Qt.Key.Key_Return)
            continue
        row = chance.randrange(len(session.pending.decision.options))
        if row < 10:
            press(view, Qt.Key(Qt.Key.Key_0 + (row + 1) % 10))
        else:
            press(view, Qt.Key.Key_M, Qt.KeyboardModifier.ControlModifier)
            press(view, Qt.Key.Key_Home)
            for _ in range(row):
                press(view, Qt.Key.Key_Down)
            press(view, Qt.Key.Key_Return)
        press(view, Qt.Key.Key_Return)
    assert session.phase is Phase.OVER
    assert GAMES[name].game_to_json(replay(GAMES[name], session.record).game) == session.state


def press(view: GameView, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    QTest.keyClick(QApplication.focusWidget() or view, key, modifier)
