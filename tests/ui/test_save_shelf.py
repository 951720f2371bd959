"""The shelf lists thousands of saved games before it reads any, and reads none of them twice."""

from __future__ import annotations

import gc
import os
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
import shiboken6
from PySide6.QtCore import QObject

from teo_desktop import paths, saves
from teo_desktop.kernel.record import replay
from teo_desktop.saves import SavedGame
from teo_desktop.summaries import Memory, Summary, picture_in, summary_of
from teo_desktop.ui import save_shelf, storage
from teo_desktop.ui.save_shelf import SaveShelf, list_files
from tests.kernel import toy
from tests.ui import toy_window
from tests.ui.conftest import PEOPLE

MANY = 3000


def game_bytes(*lines: str, thumbnail: bytes | None = None) -> bytes:
    record = toy_window.record(7, 2, True, lines)
    state = toy.game_to_json(replay(toy, record).game)
    return saves.to_bytes(SavedGame(record, PEOPLE, state, thumbnail=thumbnail))


def fill(count: int) -> list[Path]:
    """So many games, each a minute older than the one before."""
    data = game_bytes("0 build")
    paths.saves_dir().mkdir(parents=True)
    made = []
    for number in range(count):
        path = paths.saves_dir() / f"game {number}.teo"
        path.write_bytes(data)
        moment = 1_700_000_000 - 60 * number
        os.utime(path, (moment, moment))
        made.append(path)
    return made


@pytest.fixture
def shelf(qapp) -> Iterator[SaveShelf]:
    made = SaveShelf()
    yield made
    made.close()


def open_and_wait(shelf: SaveShelf, qtbot) -> None:
    with qtbot.waitSignal(shelf.finished, timeout=60_000):
        shelf.open()


def test_thousands_of_games_are_listed_before_any_is_read_and_never_read_twice(qtbot, shelf, monkeypatch):
    files = fill(MANY)
    read: list[Path] = []

    def noting(path: Path) -> Summary:
        read.append(path)
        return Summary("toy")

    monkeypatch.setattr(save_shelf, "summary_of", noting)
    read_before: list[int] = []
    shelf.listed.connect(lambda found: read_before.append(shelf.files_read))
    with qtbot.waitSignal(shelf.listed, timeout=60_000) as listed:
        shelf.open()
    assert [row.path for row in listed.args[0]] == files
    assert read_before == [0]
    qtbot.waitUntil(lambda: shelf.files_read == MANY, timeout=60_000)
    assert sorted(read) == sorted(files)
    shelf.close()
    open_and_wait(shelf, qtbot)
    assert shelf.files_read == 0
    assert len(read) == MANY


def test_only_what_has_changed_is_read_again(qtbot, shelf):
    files = fill(5)
    open_and_wait(shelf, qtbot)
    shelf.close()
    files[2].write_bytes(game_bytes())
    files[3].unlink()
    open_and_wait(shelf, qtbot)
    assert shelf.files_read == 1


def test_a_memory_that_is_no_good_is_forgotten(qtbot, shelf):
    fill(2)
    open_and_wait(shelf, qtbot)
    shelf.close()
    (paths.cache_dir() / "saves.json").write_text('{"made_by": [1')
    open_and_wait(shelf, qtbot)
    assert shelf.files_read == 2


def test_a_file_that_appears_is_listed_by_itself(qtbot, shelf):
    fill(1)
    open_and_wait(shelf, qtbot)
    with qtbot.waitSignal(shelf.listed, timeout=60_000) as listed:
        (paths.saves_dir() / "new.teo").write_bytes(game_bytes())
    assert {row.path.stem for row in listed.args[0]} == {"game 0", "new"}


def test_what_is_in_sight_is_read_first(qtbot, monkeypatch):
    reader = save_shelf._Reader()
    files = fill(3)
    reader._unread = {row.path: row for row in list_files()}
    reader._has_to_list = False
    reader.prefer([files[2]])
    order = [row.path for row in iter(reader._next, None)]
    assert order == [files[2], files[0], files[1]]


def test_a_shelf_that_is_let_go_of_while_it_reads_waits_for_its_reader(qtbot, monkeypatch):
    """Qt aborts the program when a thread is destroyed that is still running."""
    files, begun = fill(3), threading.Event()

    def slow(path: Path) -> Summary:
        begun.set()
        time.sleep(0.05)
        return summary_of(path)

    monkeypatch.setattr(save_shelf, "summary_of", slow)
    for parent in (QObject(), None):
        begun.clear()
        (paths.cache_dir() / "saves.json").unlink(missing_ok=True)
        made = SaveShelf(parent)
        made.open()
        (reader,) = made._readers
        assert begun.wait(60)
        if parent is not None:
            shiboken6.delete(parent)
        del made
        gc.collect()
        assert reader.isFinished()
    assert files


ENDS = """
import sys
from PySide6.QtCore import QCoreApplication
from teo_desktop.ui.save_shelf import SaveShelf
app = QCoreApplication([])
for _ in range(2):
    shelf = SaveShelf()
    shelf.open()
"""


def test_a_program_that_ends_over_an_open_shelf_ends_in_order(qapp):
    fill(200)
    done = subprocess.run([sys.executable, "-c", ENDS], cwd=Path(__file__).parents[2], capture_output=True)
    assert (done.returncode, done.stderr) == (0, b"")


def test_a_summary_says_who_plays_and_how_it_stands(tmp_path):
    path = tmp_path / "x.teo"
    path.write_bytes(game_bytes("0 build", thumbnail=b"\x89PNG picture"))
    summary = summary_of(path)
    assert (summary.game, summary.seats, summary.is_over) == ("toy", PEOPLE, False)
    assert (len(summary.points), summary.problem) == (2, "")
    assert picture_in(path) == b"\x89PNG picture"


def test_a_broken_file_has_its_sentence_instead(tmp_path):
    path = tmp_path / "x.teo"
    path.write_bytes(b"nonsense")
    summary = summary_of(path)
    assert summary.problem == "foreign"
    assert str(summary.error) == "is not a Teo Desktop game"
    assert picture_in(path) is None


def test_a_memory_comes_back_as_it_was(qtbot, shelf):
    fill(2)
    (paths.saves_dir() / "broken.teo").write_bytes(b"nonsense")
    memory = Memory()
    for listed in list_files():
        memory.keep(listed, summary_of(listed.path))
    file = paths.cache_dir() / "saves.json"
    storage.write(file, memory.to_bytes())
    again = Memory.load(file)
    assert [again.recall(listed) for listed in list_files()] == [summary_of(listed.path) for listed in list_files()]


def test_a_file_held_by_a_window_is_marked(qtbot, shelf):
    (path,) = fill(1)
    held = storage.lock(path)
    assert held is not None
    assert [row.is_held for row in list_files()] == [True]
    held.unlock()
    assert [row.is_held for row in list_files()] == [False]
