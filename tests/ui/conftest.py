"""What the tests of the window share: its looks, put back afterwards, and the toy game at the table."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QApplication

from teo_desktop.games import GAMES
from teo_desktop.saves import Seat
from teo_desktop.ui import save_acts
from teo_desktop.ui.appearance import Appearance
from teo_desktop.ui.live_game import LiveGame, live_game
from teo_desktop.ui.settings import MOTION, OTHERS_MOTION, PACE, Settings
from teo_desktop.ui.windows.game_view import GameView
from tests.kernel import toy
from tests.ui import toy_window

PEOPLE = (Seat("human", "Anna", "blue"), Seat("human", "Bertl", "yellow"))
WITH_BOT = (Seat("human", "Anna", "blue"), Seat("bot:greedy", "Bertl", "yellow"))


@pytest.fixture(autouse=True)
def toy_among_the_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """Saves know the toy game too."""
    monkeypatch.setitem(GAMES, toy.NAME, toy)


@pytest.fixture
def settings(qapp: QApplication) -> Settings:
    """The settings of a person who has changed nothing, but does not wait for bots and motion."""
    made = Settings()
    made.set(PACE, 0)
    made.set(MOTION, "off")
    made.set(OTHERS_MOTION, "off")
    return made


@pytest.fixture
def dress(qapp: QApplication, settings: Settings) -> Iterator[Callable[..., Appearance]]:
    """Makes an appearance; English and light unless the settings or the test say otherwise."""
    before = (qapp.styleSheet(), qapp.palette(), qapp.font(), QLocale())
    made: list[Appearance] = []

    def make(language: str | None = "en") -> Appearance:
        made.append(Appearance(qapp, settings, language))
        return made[-1]

    yield make
    for appearance in made:
        appearance.fall_silent()
        appearance.deleteLater()
    sheet, palette, font, locale = before
    qapp.setStyleSheet(sheet)
    qapp.setPalette(palette)
    qapp.setFont(font)
    QLocale.setDefault(locale)


@pytest.fixture
def appearance(dress: Callable[..., Appearance]) -> Appearance:
    """English, as the system looks."""
    return dress()


@pytest.fixture
def sit_down(qtbot: Any, appearance: Appearance, settings: Settings) -> Iterator[Callable[..., GameView]]:
    """Opens the toy game in a view: ``sit_down(lines=("0 build",), seats=WITH_BOT)``."""
    views: list[GameView] = []

    def sit(lines: Sequence[str] = (), seats: Sequence[Seat] = PEOPLE, seed: int = 1, rich: bool = True) -> GameView:
        record = toy_window.record(seed, len(seats), rich, tuple(lines))
        live: LiveGame = live_game(toy, toy_window, record, seats, settings)
        view = GameView(live, appearance, settings)
        qtbot.addWidget(view)
        view.resize(1200, 800)
        with qtbot.waitActive(view):
            view.show()
            view.activateWindow()
        views.append(view)
        return view

    yield sit
    for view in views:
        view.close_game()


@pytest.fixture
def trash(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A trash as Linux desktops have it; that of the machine is left in peace."""
    folder = tmp_path / "Trash"
    for name in ("files", "info"):
        (folder / name).mkdir(parents=True)

    def move(path: Path) -> tuple[bool, Path | None]:
        target = path.rename(folder / "files" / path.name)
        (folder / "info" / f"{path.name}.trashinfo").write_text("[Trash Info]")
        return True, target

    monkeypatch.setattr(save_acts, "to_trash", move)
    return folder
