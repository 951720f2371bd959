"""The scenes of the saved games: a dozen of them, running and finished, with their pictures."""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import replace
from datetime import datetime, timedelta
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QElapsedTimer, QThread

from teo_desktop import paths, saves
from teo_desktop.autoplay import play
from teo_desktop.games import GAMES
from teo_desktop.kernel.record import replay
from teo_desktop.saves import SavedGame, Seat
from teo_desktop.ui import autosaves, save_acts, storage
from teo_desktop.ui.adapter import SeatLook
from teo_desktop.ui.games import ADAPTERS
from teo_desktop.ui.scene.snapshot import snapshot
from teo_desktop.ui.windows.save_browser import VIEW_NOTE

if TYPE_CHECKING:
    from tests.tools.shot_scenes import Stage

GAME = "teotihuacan"
SINCE = datetime(2025, 11, 3, 19, 30)
KEPT = (
    (2, 7, 0.15, "Anna – Bertl"),
    (2, 7, 1.0, "Revanche"),
    (3, 8, 0.3, "Rainy Sunday"),
    (3, 8, 0.55, "Rainy Sunday, the other way"),
    (3, 8, 1.0, "Rainy Sunday, to the end"),
    (4, 9, 0.05, "Club night"),
    (4, 9, 0.4, "Club night 2"),
    (4, 9, 0.8, "Club night 3"),
    (4, 9, 1.0, "Club night 4"),
    (2, 7, 0.6, ""),
    (3, 8, 0.75, "A first try without decorations"),
)
"""Players, seed, how much of it has been played, and its name; without one it is kept automatically."""
KINDS = ("human", "bot:greedy", "human", "bot:random")
LONGEST = 20_000
"""Milliseconds that reading the games may take."""


def keep_many(stage: Stage) -> None:
    """Let these games lie in the folders, and one file that is none."""
    if (paths.saves_dir() / "Club night.teo").exists():
        return
    rules, theme = GAMES[GAME], stage.appearance.theme
    records = {}
    for number, (players, seed, share, name) in enumerate(KEPT):
        seats = tuple(
            Seat(kind, who if kind == "human" else "", colour)
            for kind, who, colour in zip(
                KINDS[:players], ("Anna", "", "Chiara", ""), theme.player_colours, strict=False
            )
        )
        if players not in records:
            setup = rules.setup_to_json(ADAPTERS[GAME].make_setup(players, {}))
            bots = [Seat("bot:random", "", seat.colour) for seat in seats]
            records[players] = play(rules, setup, bots, seed).record
        whole = records[players]
        record = replace(whole, lines=whole.lines[: round(len(whole.lines) * share)])
        game = replay(rules, record).game
        table = ADAPTERS[GAME].table(theme, [SeatLook(seat.name, seat.colour) for seat in seats])
        table.populate(game)
        saved = SavedGame(record, seats, rules.game_to_json(game), thumbnail=snapshot(table))
        path = paths.saves_dir() / f"{name}.teo" if name else autosaves.folder() / f"{GAME} {seed}.teo"
        _write(path, saves.to_bytes(saved), number)
    _write(paths.saves_dir() / "Notes.teo", b"no game at all", len(KEPT))


def show_saves(view: str) -> Callable[[Stage], None]:
    """Shows the page of the saved games as a grid or as a list."""

    def act(stage: Stage) -> None:
        keep_many(stage)
        stage.settings.keep_note(VIEW_NOTE, view)
        browser = stage.window.save_browser
        found: list[bool] = []
        browser.shelf.finished.connect(lambda: found.append(True))
        stage.window.show_saves()
        browser.retranslate()
        clock = QElapsedTimer()
        clock.start()
        while (not found or clock.elapsed() < 400) and clock.elapsed() < LONGEST:
            QCoreApplication.processEvents()
            browser.grab()
            QThread.msleep(10)

    return act


def open_damaged(stage: Stage) -> None:
    """Opens the window with a file that is no game, as a click in a desktop does."""
    keep_many(stage)
    stage.window.open(paths.saves_dir() / "Notes.teo")
    stage.window.show_start()


def put_away(stage: Stage) -> None:
    """Shows the saved games after one has gone to the trash, which is not that of the machine."""
    show_saves("grid")(stage)
    browser, to_trash = stage.window.save_browser, save_acts.to_trash
    save_acts.to_trash = lambda path: (True, path)
    try:
        browser.buttons.press("delete")
    finally:
        save_acts.to_trash = to_trash


def _write(path: Path, data: bytes, number: int) -> None:
    storage.write(path, data)
    moment = (SINCE - timedelta(days=3 * number, minutes=37 * number)).timestamp()
    os.utime(path, (moment, moment))
