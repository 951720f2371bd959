"""Storage: whole or not at all, after every choice, by one program at a time; and no full disk ends a game."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import QFile, QSaveFile

from teo_desktop import paths, saves
from teo_desktop.branches import Branch, Comment
from teo_desktop.games import GAMES
from teo_desktop.saves import Seat
from teo_desktop.ui import storage
from teo_desktop.ui.storage import GameFile, StorageError, write
from tests.kernel import toy
from tests.ui.toy_window import answer, session

GAMES_SHOWN = ("toy",)
SEATS = (Seat("human", "Anna", "blue"), Seat("bot:greedy", "Bertl", "yellow"))


@pytest.fixture(autouse=True)
def toy_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "toy", toy)


@pytest.fixture
def kept(qapp) -> Iterator[GameFile]:
    file = GameFile(session(people=(0,)), SEATS)
    yield file
    file.release()


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


def test_a_file_below_a_plain_file_cannot_be_written(qapp, tmp_path):
    plain = tmp_path / "plain"
    plain.write_text("no folder")
    with pytest.raises(StorageError):
        write(plain / "game.teo", b"x")
    assert plain.read_text() == "no folder"


def test_a_folder_in_the_place_of_the_file_cannot_be_written(qapp, tmp_path):
    with pytest.raises(StorageError):
        write(tmp_path, b"x")


def test_every_choice_is_on_disk_at_once(kept):
    game = kept._session
    answer(game, "build")
    assert saves.load(kept.autosave_path).record.lines == ("0 build",)
    answer(game, "floor")
    saved = saves.load(kept.autosave_path)
    assert saved.record.lines == ("0 build", "0 floor")
    assert saved.state == game.state
    assert saved.seats == SEATS
    game.undo_step()
    saved = saves.load(kept.autosave_path)
    assert saved.record.lines == ("0 build",)
    assert saved.undone == ("0 floor",)


def test_a_full_disk_is_told_once_and_does_not_disturb_the_game(kept, monkeypatch):
    game = kept._session
    told: list[str] = []
    kept.autosave_failed.connect(told.append)
    kept.autosave_works.connect(lambda: told.append("works"))
    with monkeypatch.context() as full:
        full.setattr(storage, "QSaveFile", FullDisk)
        answer(game, "build", "floor")
    assert len(told) == 1
    assert "No space left" in told[0]
    assert game.record.lines == ("0 build", "0 floor")
    answer(game, "draw")
    assert told[1:] == ["works"]
    assert saves.load(kept.autosave_path).record.lines == ("0 build", "0 floor", "1 draw")


def test_a_folder_that_vanished_is_made_anew(kept):
    game = kept._session
    answer(game, "build")
    shutil.rmtree(paths.data_dir())
    answer(game, "floor")
    assert saves.load(kept.autosave_path).record.lines == ("0 build", "0 floor")


def test_a_folder_that_became_a_file_is_told_and_the_game_goes_on(kept):
    game = kept._session
    told: list[str] = []
    kept.autosave_failed.connect(told.append)
    shutil.rmtree(paths.data_dir())
    paths.data_dir().write_text("in the way")
    answer(game, "build")
    assert len(told) == 1
    assert game.record.lines == ("0 build",)


def test_saving_under_a_name_makes_it_the_games_file(kept, tmp_path):
    path = tmp_path / "mine.teo"
    answer(kept._session, "build")
    kept.save(path)
    assert kept.path == path
    assert saves.load(path).record.lines == ("0 build",)


def test_a_save_that_fails_leaves_the_game_with_its_old_file(kept, tmp_path, monkeypatch):
    path = tmp_path / "mine.teo"
    kept.save(path)
    monkeypatch.setattr(storage, "QSaveFile", FullDisk)
    with pytest.raises(StorageError):
        kept.save(tmp_path / "other.teo")
    assert kept.path == path


def test_a_file_belongs_to_one_window_at_a_time(kept, tmp_path):
    path = tmp_path / "mine.teo"
    kept.save(path)
    other = GameFile(session(people=(0,)), SEATS, path=path)
    assert other.path is None
    kept.release()
    third = GameFile(session(people=(0,)), SEATS, path=path)
    assert third.path == path
    for file in (other, third):
        file.release()


def test_what_a_newer_version_wrote_is_written_back(qapp, tmp_path):
    game = session(people=(0,))
    file = GameFile(game, SEATS)
    newer: Any = file.saved
    newer.unknown["weather"] = ["fair"]
    newer.others["sound.ogg"] = b"rain"
    path = tmp_path / "newer.teo"
    path.write_bytes(saves.to_bytes(newer))
    again = GameFile(game, SEATS, saves.load(path), path)
    again.save(path)
    assert saves.load(path).unknown == {"weather": ["fair"]}
    assert saves.load(path).others == {"sound.ogg": b"rain"}
    for kept in (file, again):
        kept.release()


def test_branches_and_comments_are_kept_with_the_game(kept):
    game = kept._session
    heard: list[None] = []
    kept.annotated.connect(lambda: heard.append(None))
    answer(game, "build", "floor")
    kept.add_branch("Dig first", 0, ("0 dig",))
    kept.add_branch("Dig first again", 0, ("0 dig",))
    kept.comment(1, "Hm.")
    kept.comment(1, "Bold!")
    assert len(heard) == 3, "a branch that is there already is no news"
    saved = saves.load(kept.autosave_path)
    assert saved.branches == (Branch("Dig first", 0, ("0 dig",)),)
    assert saved.comments == (Comment(1, "Bold!"),)
    kept.rename_branch(0, "Dig")
    assert saves.load(kept.autosave_path).branches[0].name == "Dig"
    kept.remove_branch(0)
    kept.comment(1, "")
    saved = saves.load(kept.autosave_path)
    assert saved.branches == saved.comments == ()


def test_a_game_that_takes_another_way_keeps_its_branches_and_the_comments_before_it(kept):
    game = kept._session
    answer(game, "build", "floor")
    kept.add_branch("Dig", 2, ("1 dig", "1 stones"))
    kept.comment(1, "Bold!")
    kept.comment(2, "High!")
    game.undo_step()
    assert kept.saved.comments == (Comment(1, "Bold!"), Comment(2, "High!")), "it can still be done again"
    answer(game, "pass")
    saved = saves.load(kept.autosave_path)
    assert saved.branches == (Branch("Dig", 1, ("0 floor", "1 dig", "1 stones")),)
    assert saved.comments == (Comment(1, "Bold!"),)
    again = GameFile(game, SEATS, saved)
    assert (again.branches, again.comments) == (saved.branches, saved.comments)
    again.release()


def test_a_picture_is_made_when_the_game_is_saved_by_hand(kept, tmp_path):
    path = tmp_path / "mine.teo"
    pictures = iter((b"first", b"", b"third"))
    kept.thumbnail_maker = lambda: next(pictures)
    for expected in (b"first", b"first", b"third"):
        kept.save(path)
        assert saves.load(path).thumbnail == expected, "where none can be made the last one stays"


def test_the_latest_game_that_is_not_over_can_be_continued(qapp):
    assert storage.latest_unfinished(GAMES_SHOWN) is None
    files = []
    for seed in (1, 2, 3):
        game = session(people=(0,), seed=seed)
        file = GameFile(game, SEATS)
        if seed == 3:
            while game.pending.decision is not None:
                game.submit(game.pending.serial, game.pending.decision.options[0])
        file.autosave()
        os.utime(file.autosave_path, ns=(seed, seed))
        files.append(file)
    assert storage.latest_unfinished(GAMES_SHOWN) is None, "all of them are open in a window"
    for file in files:
        file.release()
    latest = storage.latest_unfinished(GAMES_SHOWN)
    assert latest is not None
    path, saved = latest
    assert saved.record.seed == 2
    path.write_bytes(b"damaged")
    os.utime(path, ns=(9, 9))
    latest = storage.latest_unfinished(GAMES_SHOWN)
    assert latest is not None
    assert latest[1].record.seed == 1
    assert storage.latest_unfinished(("another game",)) is None, "a game without a table is not offered"


def test_only_the_latest_games_that_nobody_saved_are_kept(qapp, monkeypatch):
    monkeypatch.setattr(storage, "KEPT_AUTOSAVES", 2)
    monkeypatch.setattr(QFile, "moveToTrash", lambda name: False)
    for seed in range(4):
        file = GameFile(session(people=(0,), seed=seed), SEATS)
        file.autosave()
        os.utime(file.autosave_path, ns=(seed, seed))
        file.release()
    storage.tidy_autosaves()
    assert [saves.load(path).record.seed for path in storage.autosaves()] == [3, 2]
