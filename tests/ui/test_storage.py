"""Storage: whole or not at all, and by one program at a time."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QSaveFile

from teo_desktop.ui import storage
from teo_desktop.ui.storage import StorageError, lock, write


class FullDisk(QSaveFile):
    """Takes everything and cannot put it down in the end."""

    def commit(self) -> bool:
        self.cancelWriting()
        super().commit()
        return False

    def errorString(self) -> str:
        return "No space left on device"


def test_writing_makes_the_folder_and_replaces_the_file(qapp, tmp_path):
    path = tmp_path / "deep" / "down" / "game.teo"
    write(path, b"one")
    write(path, b"two")
    assert path.read_bytes() == b"two"
    assert os.listdir(path.parent) == ["game.teo"]


def test_a_full_disk_leaves_the_old_file_as_it_was(qapp, tmp_path, monkeypatch):
    path = tmp_path / "game.teo"
    write(path, b"old")
    monkeypatch.setattr(storage, "QSaveFile", FullDisk)
    with pytest.raises(StorageError, match="No space left") as failed:
        write(path, b"new")
    assert failed.value.path == path
    assert path.read_bytes() == b"old"
    assert os.listdir(tmp_path) == ["game.teo"]


class ShortDisk(QSaveFile):
    """Takes half of what it is given and cannot say why."""

    def write(self, data: bytes) -> int:  # type: ignore[override]  # Qt knows more forms of it
        return len(data) // 2


@pytest.mark.parametrize(("free", "why"), [(3, "No space left"), (10**9, "Unknown error")])
def test_a_disk_that_is_full_without_saying_so_is_called_full(qapp, tmp_path, monkeypatch, free, why):
    path = tmp_path / "game.teo"
    write(path, b"old")
    monkeypatch.setattr(storage, "QSaveFile", ShortDisk)
    monkeypatch.setattr(shutil, "disk_usage", lambda folder: SimpleNamespace(free=free))
    with pytest.raises(StorageError, match=why):
        write(path, b"new text")
    assert path.read_bytes() == b"old"
    assert os.listdir(tmp_path) == ["game.teo"]


def test_a_file_below_a_plain_file_cannot_be_written(qapp, tmp_path):
    plain = tmp_path / "plain"
    plain.write_text("no folder")
    with pytest.raises(StorageError):
        write(plain / "game.teo", b"x")
    assert plain.read_text() == "no folder"


def test_a_folder_in_the_place_of_the_file_cannot_be_written(qapp, tmp_path):
    with pytest.raises(StorageError):
        write(tmp_path, b"x")


def test_a_file_is_held_by_one_at_a_time(qapp, tmp_path):
    path = tmp_path / "game.teo"
    held = lock(path)
    assert held is not None
    assert lock(path) is None
    held.unlock()
    again = lock(path)
    assert again is not None
    again.unlock()
    assert os.listdir(tmp_path) == []


def test_where_nothing_can_be_written_nothing_can_be_held(qapp, tmp_path):
    (tmp_path / "plain").write_text("no folder")
    assert lock(tmp_path / "plain" / "game.teo") is None


HOLDS = """
import os, signal, sys
from pathlib import Path
from teo_desktop.ui.storage import lock
held = lock(Path(sys.argv[1]))
assert held is not None
os.kill(os.getpid(), signal.SIGKILL)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGKILL")
def test_a_lock_of_a_program_that_was_killed_does_not_hinder(qapp, tmp_path):
    path = tmp_path / "game.teo"
    subprocess.run([sys.executable, "-c", HOLDS, str(path)], check=False, cwd=Path(__file__).parents[2])
    assert Path(f"{path}.lock").exists()
    held = lock(path)
    assert held is not None
    held.unlock()


def test_a_lock_over_which_a_program_died_does_not_hinder(qapp, tmp_path):
    """It was made and names nobody: after some seconds nobody can be about to write their name into it."""
    path = tmp_path / "game.teo"
    left = Path(f"{path}.lock")
    left.touch()
    assert lock(path) is None, "somebody may just be making it"
    os.utime(left, (1e9, 1e9))
    held = lock(path)
    assert held is not None
    held.unlock()
