"""A game's file: written after every choice without waiting for the disk; and no full disk ends a game."""

from __future__ import annotations

import shutil
import threading
from collections.abc import Iterator
from typing import Any

import pytest

from teo_desktop import container, paths, saves
from teo_desktop.branches import Branch, Comment
from teo_desktop.games import GAMES
from teo_desktop.saves import SavedGame, Seat
from teo_desktop.ui import game_file, storage
from teo_desktop.ui.game_file import GameFile
from teo_desktop.ui.storage import StorageError
from tests.kernel import toy
from tests.ui.test_storage import FullDisk
from tests.ui.toy_window import answer, session

SEATS = (Seat("human", "Anna", "blue"), Seat("bot:greedy", "Bertl", "yellow"))


@pytest.fixture(autouse=True)
def toy_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "toy", toy)


@pytest.fixture
def kept(qapp) -> Iterator[GameFile]:
    file = GameFile(session(people=(0,)), SEATS)
    yield file
    file.release()


def on_disk(file: GameFile) -> SavedGame:
    """What lies there once everything is written."""
    file.flush()
    return saves.load(file.autosave_path)


def test_every_choice_is_written(kept):
    game = kept._session
    answer(game, "build")
    assert on_disk(kept).record.lines == ("0 build",)
    answer(game, "floor")
    saved = on_disk(kept)
    assert saved.record.lines == ("0 build", "0 floor")
    assert saved.state == game.state
    assert saved.seats == SEATS
    game.undo_step()
    saved = on_disk(kept)
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
        kept.flush()
        assert kept.problem is not None
        answer(game, "draw")
        kept.flush()
    assert len(told) == 1
    assert "No space left" in told[0]
    assert game.record.lines == ("0 build", "0 floor", "1 draw")
    answer(game, "keep")
    kept.flush()
    assert told[1:] == ["works"]
    assert kept.problem is None
    assert on_disk(kept).record.lines == game.record.lines


def test_a_game_that_grew_too_large_to_be_opened_again_is_not_written_and_it_is_told(kept, tmp_path, monkeypatch):
    """What lies on the disk stays as it was; with less it is written again."""
    told: list[str] = []
    kept.autosave_failed.connect(told.append)
    answer(kept._session, "build")
    before = on_disk(kept)
    with monkeypatch.context() as small:
        small.setattr(container, "DOCUMENT_LIMIT", 500)
        answer(kept._session, "floor")
        assert not kept.is_kept()
        with pytest.raises(storage.StorageError, match="too large"):
            kept.save(tmp_path / "a.teo")
    assert len(told) == 1
    assert "too large" in told[0]
    assert not (tmp_path / "a.teo").exists()
    assert on_disk(kept) == before
    assert kept.is_kept()
    assert on_disk(kept).record.lines == ("0 build", "0 floor")


def test_a_folder_that_vanished_is_made_anew(kept):
    game = kept._session
    answer(game, "build")
    kept.flush()
    shutil.rmtree(paths.data_dir())
    answer(game, "floor")
    assert on_disk(kept).record.lines == ("0 build", "0 floor")


def test_a_folder_that_became_a_file_is_told_and_the_game_goes_on(kept):
    game = kept._session
    told: list[str] = []
    kept.autosave_failed.connect(told.append)
    shutil.rmtree(paths.data_dir())
    paths.data_dir().write_text("in the way")
    answer(game, "build")
    kept.flush()
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
    saved = on_disk(kept)
    assert saved.branches == (Branch("Dig first", 0, ("0 dig",)),)
    assert saved.comments == (Comment(1, "Bold!"),)
    kept.rename_branch(0, "Dig")
    assert on_disk(kept).branches[0].name == "Dig"
    kept.remove_branch(0)
    kept.comment(1, "")
    saved = on_disk(kept)
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
    saved = on_disk(kept)
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


def test_a_choice_does_not_wait_for_the_disk(kept, monkeypatch):
    """Whatever the disk is doing, the next question is asked; in the end the newest state lies there."""
    game = kept._session
    disk = threading.Event()
    order: list[int] = []
    write = storage.write

    def slow(path, data):
        assert disk.wait(30)
        order.append(len(saves.from_bytes(data).record.lines))
        write(path, data)

    monkeypatch.setattr(storage, "write", slow)
    answer(game, "build", "floor", "draw")
    assert game.record.lines == ("0 build", "0 floor", "1 draw")
    assert not kept.autosave_path.exists()
    disk.set()
    assert on_disk(kept).record.lines == game.record.lines
    assert order == sorted(order)
    assert order[-1] == 3


def test_nothing_is_lost_when_the_game_is_left_while_the_disk_is_slow(qapp, monkeypatch):
    game = session(people=(0,))
    file = GameFile(game, SEATS)
    write = storage.write
    begun = threading.Event()

    def slow(path, data):
        begun.set()
        threading.Event().wait(0.05)
        write(path, data)

    monkeypatch.setattr(storage, "write", slow)
    answer(game, "build")
    assert begun.wait(30)
    answer(game, "floor")
    file.release()
    assert saves.load(file.autosave_path).record.lines == ("0 build", "0 floor")


def test_a_file_that_another_program_has_changed_is_not_replaced_at_the_first_try(kept, tmp_path):
    path = tmp_path / "mine.teo"
    kept.save(path)
    kept.save(path)
    path.write_bytes(b"of another program")
    with pytest.raises(StorageError, match="another program has changed it"):
        kept.save(path)
    assert path.read_bytes() == b"of another program"
    kept.save(path)
    assert saves.load(path) == kept.saved
    path.unlink()
    kept.save(path)
    assert saves.load(path) == kept.saved


def test_the_game_is_left_with_a_picture_of_how_it_stood(qapp, monkeypatch):
    monkeypatch.setattr(game_file, "PICTURE_AFTER", 3)
    game = session(people=(0, 1))
    file = GameFile(game, SEATS)
    file.thumbnail_maker = lambda: f"after {len(game.record.lines)}".encode()
    answer(game, "build", "floor")
    assert on_disk(file).thumbnail is None
    answer(game, "draw")
    assert on_disk(file).thumbnail == b"after 3", "should it never be left in order"
    answer(game, "keep")
    file.release()
    assert saves.load(file.autosave_path).thumbnail == b"after 4"
    before = file.autosave_path.stat().st_mtime_ns
    file.release()
    assert file.autosave_path.stat().st_mtime_ns == before
