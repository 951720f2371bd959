"""Games kept without anybody's doing: three generations of each, which one to go on with, and the trash."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from PySide6.QtCore import QFile

from teo_desktop import saves
from teo_desktop.container import BadFile
from teo_desktop.games import GAMES
from teo_desktop.saves import Seat
from teo_desktop.ui import autosaves, game_file, storage
from teo_desktop.ui.game_file import GameFile
from teo_desktop.ui.storage import StorageError
from tests.kernel import toy
from tests.ui.test_storage import FullDisk
from tests.ui.toy_window import answer, session

GAMES_SHOWN = ("toy",)
SEATS = (Seat("human", "Anna", "blue"), Seat("bot:greedy", "Bertl", "yellow"))


@pytest.fixture(autouse=True)
def toy_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "toy", toy)


def test_the_latest_game_that_is_not_over_can_be_continued(qapp):
    assert autosaves.latest_unfinished(GAMES_SHOWN) is None
    files = []
    for seed in (1, 2, 3):
        game = session(people=(0,), seed=seed)
        file = GameFile(game, SEATS)
        if seed == 3:
            while game.pending.decision is not None:
                game.submit(game.pending.serial, game.pending.decision.options[0])
        file.autosave()
        file.flush()
        os.utime(file.autosave_path, ns=(seed, seed))
        files.append(file)
    assert autosaves.latest_unfinished(GAMES_SHOWN) is None, "all of them are open in a window"
    for file in files:
        file.release()
    latest = autosaves.latest_unfinished(GAMES_SHOWN)
    assert latest is not None
    path = latest.path
    assert latest.saved.record.seed == 2
    for generation in autosaves.generations(path):
        generation.write_bytes(b"damaged")
    os.utime(path, ns=(9, 9))
    latest = autosaves.latest_unfinished(GAMES_SHOWN)
    assert latest is not None
    assert latest.saved.record.seed == 1
    assert autosaves.latest_unfinished(("another game",)) is None, "a game without a table is not offered"


def test_only_the_latest_games_that_nobody_saved_are_kept(qapp, monkeypatch):
    monkeypatch.setattr(autosaves, "KEPT", 2)
    monkeypatch.setattr(QFile, "moveToTrash", lambda name: False)
    for seed in range(4):
        file = GameFile(session(people=(0,), seed=seed), SEATS)
        file.autosave()
        file.flush()
        os.utime(file.autosave_path, ns=(seed, seed))
        file.release()
    autosaves.tidy()
    assert [saves.load(path).record.seed for path in autosaves.all_kept()] == [3, 2]


@pytest.fixture
def path(qapp) -> Path:
    return autosaves.folder() / "a game.teo"


def texts(path: Path) -> list[str | None]:
    """What the generations hold, the newest first."""
    return [file.read_text() if file.exists() else None for file in autosaves.generations(path)]


def test_the_newest_generation_becomes_the_one_before_it(path):
    autosaves.write(path, b"1", moves_on=True)
    assert texts(path) == ["1", None, None]
    autosaves.write(path, b"2", moves_on=False)
    assert texts(path) == ["2", "1", None]
    autosaves.write(path, b"3", moves_on=False)
    assert texts(path) == ["3", "2", "1"]
    autosaves.write(path, b"4", moves_on=False)
    assert texts(path) == ["4", "3", "1"], "the oldest stays for a while"
    autosaves.write(path, b"5", moves_on=True)
    assert texts(path) == ["5", "4", "3"]
    assert autosaves.all_kept() == [path], "they count as one game"


def test_a_disk_without_links_keeps_generations_too(path, monkeypatch):
    def no_links(*_: object) -> None:
        raise OSError("Operation not supported")

    monkeypatch.setattr(os, "link", no_links)
    for text in (b"1", b"2", b"3"):
        autosaves.write(path, text, moves_on=False)
    assert texts(path) == ["3", "2", "1"]


def test_a_full_disk_leaves_the_newest_generation_as_it_was(path, monkeypatch):
    autosaves.write(path, b"1", moves_on=True)
    autosaves.write(path, b"2", moves_on=True)
    monkeypatch.setattr(storage, "QSaveFile", FullDisk)
    with pytest.raises(StorageError):
        autosaves.write(path, b"3", moves_on=True)
    assert texts(path)[0] == "2"
    assert "1" in texts(path)


def test_the_oldest_generation_is_the_game_as_it_was_opened_and_moves_on_from_there(qapp, monkeypatch):
    monkeypatch.setattr(game_file, "MOVES_ON", 3)
    game = session(people=(0, 1))
    file = GameFile(game, SEATS)
    found = []
    for number in range(7):
        file.autosave()
        file.flush()
        ages = autosaves.generations(file.autosave_path)
        found.append([len(saves.load(age).record.lines) if age.exists() else None for age in ages])
        assert found[-1][0] == number
        decision = game.pending.decision
        assert decision is not None
        with monkeypatch.context() as quiet:
            quiet.setattr(file, "autosave", lambda: None)
            game.history_changed.disconnect(file._follow)
            game.submit(game.pending.serial, decision.options[0])
            game.history_changed.connect(file._follow)
    file.release()
    assert found == [[0, None, None], [1, 0, None], [2, 1, 0], [3, 2, 1], [4, 3, 1], [5, 4, 1], [6, 5, 4]]


def test_a_generation_that_cannot_be_read_is_passed_over(qapp):
    """Also at the next start: the game is offered as it was one choice before, and the bad file is kept aside."""
    game = session(people=(0,))
    file = GameFile(game, SEATS)
    for line in ("build", "floor"):
        answer(game, line)
        file.flush()
    file.release()
    newest, before, _ = autosaves.generations(file.autosave_path)
    newest.write_bytes(newest.read_bytes()[:-20])
    kept = autosaves.latest_unfinished(GAMES_SHOWN)
    assert kept is not None
    assert (kept.path, kept.generation, kept.saved.record.lines) == (newest, 1, ("0 build",))
    bad = newest.read_bytes()
    autosaves.mend(kept.path, kept.generation)
    assert saves.load(newest) == kept.saved
    assert newest.with_name(f"{newest.name}.bad-1").read_bytes() == bad
    assert saves.load(before) == kept.saved
    before.write_bytes(b"")
    newest.write_bytes(b"")
    with pytest.raises(BadFile, match="is not a Teo Desktop game"):
        autosaves.load(newest)


def test_a_game_is_put_in_the_trash_with_its_generations_but_not_while_it_is_open(qapp, monkeypatch):
    trash: list[str] = []
    monkeypatch.setattr(QFile, "moveToTrash", lambda name: not trash.append(name) and not os.unlink(name))
    game = session(people=(0,))
    file = GameFile(game, SEATS)
    for line in ("build", "floor"):
        answer(game, line)
        file.flush()
    assert not autosaves.discard(file.autosave_path)
    assert autosaves.all_kept() == [file.autosave_path]
    file.release()
    assert autosaves.discard(file.autosave_path)
    assert trash == [str(file.autosave_path)]
    assert os.listdir(autosaves.folder()) == []


def test_what_died_half_written_is_swept_up_after_a_day(path):
    autosaves.write(path, b"1", moves_on=False)
    left, young, aside = (path.with_name(f"{path.name}.{end}") for end in ("AbCdEf", "GhIjKl", "bad-12"))
    for file in (left, young, aside):
        file.write_bytes(b"half")
    for file in (left, aside):
        os.utime(file, (1e9, 1e9))
    autosaves.tidy()
    assert not left.exists()
    assert young.exists()
    assert aside.exists(), "what was kept aside is kept"
    assert texts(path)[0] == "1"
