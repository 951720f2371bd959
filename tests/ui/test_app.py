"""The application as it starts: with nothing, with a file, with a game, and as a picture."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import qInstallMessageHandler
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from teo_desktop import arguments, cli, saves
from teo_desktop.cli import Options
from teo_desktop.saves import SavedGame
from teo_desktop.ui import app
from teo_desktop.ui.windows.main_window import MainWindow

ROOT = Path(__file__).resolve().parents[2]


def options(*words: str) -> Options:
    """What the window is given for these words of the command line."""
    given: list[Options] = []

    def keep(wanted: Options) -> int:
        given.append(wanted)
        return 0

    assert cli.main(words, keep) == 0
    return given[0]


@pytest.fixture
def run(qapp: QApplication, dress: Any, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[Options], MainWindow]]:
    """Runs ``main`` up to where it would wait for people, and returns its window."""
    windows: list[MainWindow] = []
    made: list[MainWindow] = []
    dress()  # its end puts the looks back
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)
    monkeypatch.setattr(threading, "excepthook", threading.excepthook)
    before = signal.getsignal(signal.SIGINT)
    init = MainWindow.__init__

    def remember(self: MainWindow, *given: Any) -> None:
        init(self, *given)
        made.append(self)

    monkeypatch.setattr(MainWindow, "__init__", remember)
    monkeypatch.setattr(QApplication, "exec", lambda *_: windows.append(made[-1]) or 0)
    monkeypatch.setattr(app, "start_logging", lambda: None)

    def start(wanted: Options) -> MainWindow:
        assert app.main(wanted) == 0
        return windows[-1]

    yield start
    for window in windows:
        window.close()
        window._appearance.fall_silent()
        window.deleteLater()
    signal.signal(signal.SIGINT, before)
    qInstallMessageHandler(None)


def test_with_nothing_the_start_screen_opens(run):
    window = run(options())
    assert window.start_screen.isVisible()
    assert window.game_view is None


def test_a_game_of_the_command_line_begins_with_named_seats(run):
    window = run(options("--players", "human,human,human", "--seed", "5", "--lang", "en"))
    live = window.game_view.live
    assert [seat.name for seat in live.seats] == ["Player 1", "Player 2", "Player 3"]
    assert len({seat.colour for seat in live.seats}) == 3
    assert live.session.record.seed == 5
    assert saves.load(live.file.autosave_path).record == live.session.record


def test_a_file_of_the_command_line_is_opened(run, tmp_path):
    window = run(options("--players", "human,human", "--seed", "5"))
    session = window.game_view.live.session
    session.submit(session.pending.serial, session.pending.decision.options[0])
    path = tmp_path / "game.teo"
    window.game_view.live.file.save(path)
    window.close()
    again = run(options(str(path)))
    assert again.game_view.live.session.record == session.record
    assert again.game_view.live.file.path == path


@pytest.mark.parametrize(("language", "words"), [("de", "keine Partie"), ("es", "no es una partida")])
def test_a_damaged_file_is_explained_on_the_start_screen(run, tmp_path, capsys, language, words):
    path = tmp_path / "bad.teo"
    path.write_text("nothing of the kind")
    window = run(options("--window", "--lang", language, str(path)))
    assert window.game_view is None
    assert window.start_screen.isVisible()
    assert words in window.banner.text.text()
    assert str(path) in window.banner.text.text()
    assert "is not a Teo Desktop game" in capsys.readouterr().err


def test_a_mistake_in_a_slot_is_said_in_the_window(run, logged_warnings):
    window = run(options("--players", "human,human", "--seed", "5", "--lang", "en"))
    try:
        raise ZeroDivisionError("a slot's mistake")
    except ZeroDivisionError as error:
        sys.excepthook(type(error), error, error.__traceback__)
    assert "Something went wrong" in window.banner.text.text()
    assert window.banner.isVisible()
    logged_warnings.clear()


def test_a_picture_is_drawn_and_nothing_else_written(tmp_path):
    """In a process of its own, as the command line does it."""
    picture, data = tmp_path / "game.png", tmp_path / "data"
    words = ("--screenshot", str(picture), "--seed", "3", "--until", "12", "--size", "900x600", "--data-dir", str(data))
    environment = {**os.environ, "QT_QPA_PLATFORM": ""}
    subprocess.run([sys.executable, "-m", "teo_desktop", *words], cwd=ROOT, env=environment, check=True)
    image = QImage(str(picture))
    assert (image.width(), image.height()) == (900, 600)
    assert len({image.pixel(x, y) for x in range(0, 900, 50) for y in range(0, 600, 50)}) > 10
    assert not data.exists()


def test_a_picture_that_cannot_be_written_is_refused_in_a_sentence(dress, monkeypatch, tmp_path):
    wanted = options("--screenshot", str(tmp_path / "game.png"), "--seed", "3", "--until", "2")
    dress()
    monkeypatch.setattr("PySide6.QtGui.QPixmap.save", lambda *_: False)
    with pytest.raises(arguments.Failure, match="cannot be written"):
        app.screenshot(wanted)


def test_the_saved_game_of_a_window_is_what_a_report_gets(run):
    window = run(options())
    assert window.saved_game() is None
    window = run(options("--players", "human,human", "--seed", "5"))
    saved = window.saved_game()
    assert isinstance(saved, SavedGame)
    assert saves.verify(saved).is_good


WATCHED_START = """
import gc, json, linecache, sys
from teo_desktop import __main__ as program

drawn = 0
import_qt = program.import_qt
def import_watched():
    import_qt()
    from PySide6.QtCore import QTimer
    from PySide6.QtWidgets import QApplication
    from teo_desktop.ui.scene.theme import Theme

    def report():
        for _ in range(5):
            QApplication.processEvents()
        told = {"drawn": drawn, "modules": [*sys.modules], "read": [*linecache.cache], "collects": gc.isenabled()}
        print(json.dumps(told))
        QApplication.quit()

    wait = QApplication.exec
    def start():
        QTimer.singleShot(0, report)
        return wait()

    draw = Theme._draw
    def count(theme, *of):
        global drawn
        drawn += 1
        return draw(theme, *of)
    Theme._draw = count
    QApplication.exec = staticmethod(start)

program.import_qt = import_watched
sys.exit(program.main())
"""


def watched_start(*words: str) -> dict[str, Any]:
    """Start the program up to its first picture: how many pictures it drew, what it imported."""
    command = [sys.executable, "-c", WATCHED_START, *words]
    told = subprocess.run(command, capture_output=True, text=True, check=True, cwd=ROOT)
    return json.loads(told.stdout.splitlines()[-1])


def test_a_start_like_the_one_before_draws_no_picture_anew(data_dir):
    """The second window is as large as the first one was on this screen."""
    words = ("--players", "human,human", "--seed", "5")
    assert watched_start(*words)["drawn"] > 100
    watched_start(*words)
    assert watched_start(*words)["drawn"] == 0


def test_a_start_imports_nothing_that_the_first_board_does_not_need(data_dir):
    start = watched_start("--players", "human,bot:greedy", "--seed", "5")
    assert start["collects"]
    windows = ("about", "campaign_page", "help_window", "preferences", "save_browser", "statistics")
    series = {f"teo_desktop.campaigns.{name}" for name in ("model", "files", "ascent", "league")}
    unneeded = {
        *("networkx", "statistics", "csv", "logging.handlers", "socket", "platform"),
        *("teo_desktop.autoplay", "teo_desktop.lessons", "teo_desktop.tallies", "teo_desktop.ui.export"),
    }
    dialogs = {f"teo_desktop.ui.windows.{name}" for name in windows}
    assert (dialogs | series | unneeded) & {*start["modules"]} == set()


def test_a_start_reads_the_source_of_no_module(data_dir):
    """PySide would, of each module that is imported after it, to see whether that uses Qt."""
    read = watched_start("--players", "human,bot:greedy", "--seed", "5")["read"]
    assert not [path for path in read if "teo_desktop" in path]
