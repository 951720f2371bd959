"""How quick saved games are: opened in the window, read, played again by the rules, and written without the disk."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from teo_desktop import saves
from tests.tools.shots import settle

if TYPE_CHECKING:
    from teo_desktop.ui.windows.main_window import MainWindow

AIMS = {"open a finished game ms": 300.0, "save without the disk ms": 30.0}


def save_a_finished_game(folder: Path) -> Path:
    """A game that four greedy bots have played to its end."""
    from teo_desktop.autoplay import play
    from teo_desktop.games import GAMES
    from teo_desktop.saves import SavedGame, Seat
    from tests.tools.shot_scenes import GAME, setup_for

    seats = tuple(Seat("bot:greedy", f"Bot {seat + 1}") for seat in range(4))
    played = play(GAMES[GAME], setup_for(4), seats, 1)
    path = folder / "finished.teo"
    path.write_bytes(saves.to_bytes(SavedGame(played.record, seats, GAMES[GAME].game_to_json(played.game))))
    return path


def works(window: MainWindow, finished: Path) -> dict[str, Callable[[], None]]:
    """What is timed, by name."""

    def open_it() -> None:
        window.open(finished)
        settle()

    def save_it() -> None:
        file = window.files.file
        assert file is not None
        file.autosave()
        file.flush()

    def read_it() -> None:
        saves.load(finished)

    def play_it_again() -> None:
        saves.open_game(saved)

    saved = saves.load(finished)
    return {
        "open a finished game": open_it,
        "save without the disk": save_it,
        "read a finished game": read_it,
        "play a finished game again": play_it_again,
    }
