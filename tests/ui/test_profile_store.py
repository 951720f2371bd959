"""Profiles on disk: kept between starts and between windows, never lost, and a game that ends is counted once."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from teo_desktop import paths, profiles, saves
from teo_desktop.autoplay import play
from teo_desktop.profiles import BadName, BadProfiles
from teo_desktop.saves import Seat
from teo_desktop.ui import game_file, profile_store, storage
from teo_desktop.ui.game_file import GameFile
from teo_desktop.ui.live_game import LiveGame, live_game, opened_game
from teo_desktop.ui.profile_store import ProfileStore, explain
from teo_desktop.ui.session import Phase
from tests.kernel import toy
from tests.ui import toy_window
from tests.ui.test_storage import FullDisk
from tests.ui.toy_window import answer

STRANGERS = (Seat("human", "Ana", "blue"), Seat("human", "Bert", "yellow", "of another computer"))
SETUP = {"players": 2, "rich": True}


def names(store: ProfileStore) -> list[str]:
    return [profile.name for profile in store.profiles]


@pytest.fixture
def store(qapp) -> ProfileStore:
    return loaded()


def loaded() -> ProfileStore:
    made = ProfileStore()
    made.load()
    return made


def told(store: ProfileStore) -> list[str]:
    sentences: list[str] = []
    store.failed.connect(sentences.append)
    return sentences


# -- the file ----------------------------------------------------------------------------------------------------------


def test_at_first_there_is_nobody_and_no_file(store):
    assert names(store) == []
    assert not paths.data_dir().exists()


def test_profiles_are_there_again_at_the_next_start(store):
    store.add("Ana")
    store.add("Bert")
    store.rename(store.profiles[1].id, "Berta")
    store.delete(store.profiles[0].id)
    again = loaded()
    assert names(again) == ["Berta"]
    assert again.book == store.book


def test_what_another_window_changed_is_not_lost(store):
    other = loaded()
    store.add("Ana")
    other.add("Bert")
    assert names(other) == ["Ana", "Bert"]
    with pytest.raises(BadName):
        store.add("bert")
    assert names(store) == ["Ana", "Bert"]


def test_a_name_that_cannot_be_changes_nothing(store):
    store.add("Ana")
    before = store.path.read_bytes()
    with pytest.raises(BadName):
        store.add(" ")
    assert store.path.read_bytes() == before


def test_a_full_disk_is_told_and_leaves_all_as_it_was(store, monkeypatch):
    store.add("Ana")
    before = store.path.read_bytes()
    sentences = told(store)
    monkeypatch.setattr(storage, "QSaveFile", FullDisk)
    assert not store.add("Bert")
    assert names(store) == ["Ana"]
    assert store.path.read_bytes() == before
    assert "No space left" in sentences[0]


BAD = {"damaged": b"{", "foreign": b"[]", "newer": b'{"format": 9, "profiles": 1}'}


@pytest.mark.parametrize("problem", BAD)
def test_a_bad_file_is_told_in_a_sentence_and_kept_aside_when_profiles_are_written_again(qapp, problem):
    paths.data_dir().mkdir(parents=True)
    file = paths.data_dir() / "profiles.json"
    file.write_bytes(BAD[problem])
    store = ProfileStore()
    sentences = told(store)
    store.load()
    assert len(sentences) == 1
    assert str(file) in sentences[0]
    assert "profiles.kept-1.json" in sentences[0]
    assert file.read_bytes() == BAD[problem]
    assert store.add("Ana")
    assert (paths.data_dir() / "profiles.kept-1.json").read_bytes() == BAD[problem]
    assert names(loaded()) == ["Ana"]


def test_a_second_bad_file_leaves_the_first_alone(qapp):
    for number in (1, 2):
        store = loaded()
        store.add(f"Ana {number}")
        store.path.write_bytes(b"%d" % number)
    loaded().add("Ana")
    kept = sorted(path.name for path in paths.data_dir().glob("*.kept-*"))
    assert kept == ["profiles.kept-1.json", "profiles.kept-2.json"]
    assert [(paths.data_dir() / name).read_bytes() for name in kept] == [b"1", b"2"]


def test_a_folder_in_the_place_of_the_file_is_kept_aside_too(qapp):
    (paths.data_dir() / "profiles.json").mkdir(parents=True)
    store = ProfileStore()
    sentences = told(store)
    store.load()
    assert "cannot be read" in sentences[0]
    assert store.add("Ana")
    assert (paths.data_dir() / "profiles.kept-1.json").is_dir()


def test_a_bad_file_that_cannot_be_moved_is_not_written_over(qapp, monkeypatch):
    paths.data_dir().mkdir(parents=True)
    file = paths.data_dir() / "profiles.json"
    file.write_bytes(b"precious")
    store = loaded()
    sentences = told(store)

    def refuse(*_: Any) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "rename", refuse)
    assert not store.add("Ana")
    assert file.read_bytes() == b"precious"
    assert "Permission denied" in sentences[0]


def test_every_problem_of_the_file_has_a_sentence(qapp):
    problems = {"too_big", "foreign", "damaged", "newer", "unreadable"}
    assert set(profile_store.PROBLEMS) == problems
    for problem in problems:
        sentence = explain(Path("p.json"), BadProfiles(problem, 1, 2, detail="why"))
        assert "p.json" in sentence
        assert "{" not in sentence


# -- games -------------------------------------------------------------------------------------------------------------


class Table:
    """A toy game of Ana, who has a profile, and a bot's place, short of its last choice."""

    def __init__(self, store: ProfileStore, settings: Any) -> None:
        self.store = store
        self._settings = settings
        self._live: list[LiveGame] = []
        store.add("Ana")
        self.seats = (Seat("human", "Ana", "blue", store.profiles[0].id), Seat("human", "Bert", "yellow"))
        self._whole = play(toy, SETUP, self.seats, 3).record

    def begin(self, seats: tuple[Seat, ...] | None = None, is_kept: bool = True) -> LiveGame:
        seats = self.seats if seats is None else seats
        lines = self._whole.lines[:-1]
        live = live_game(toy, toy_window, replace(self._whole, lines=lines), seats, self._settings)
        if is_kept:
            live.file = GameFile(live.session, seats)
        return self._start(live)

    def open(self, saved: saves.SavedGame) -> LiveGame:
        return self._start(opened_game(toy_window, saved, self._settings))

    def _start(self, live: LiveGame) -> LiveGame:
        self._live.append(live)
        self.store.follow(live)
        live.start()
        return live

    def finish(self, live: LiveGame) -> None:
        live.session.end_turn()
        answer(live.session, self._whole.lines[-1].removeprefix("0 ").removeprefix("1 "))
        assert live.session.phase is Phase.OVER

    def close(self) -> None:
        for live in self._live:
            live.close()


@pytest.fixture
def table(store, settings) -> Iterator[Table]:
    made = Table(store, settings)
    yield made
    made.close()


def test_a_game_counts_when_it_ends_and_not_before(table, store):
    live = table.begin()
    assert store.book.games == ()
    table.finish(live)
    (game,) = loaded().book.games
    result = toy.result(live.session.pending.game)
    assert [player.points for player in game.players] == list(result.points)
    assert game.players[0].profile == store.profiles[0].id
    assert (game.game, game.ended[-6:]) == ("toy", "+00:00")


def test_a_copy_that_is_reopened_and_finished_again_counts_once(table, store):
    live = table.begin()
    copy = saves.from_bytes(saves.to_bytes(live.file.saved))
    table.finish(live)
    table.open(live.file.saved)
    table.finish(table.open(copy))
    assert len(store.book.games) == 1


def test_the_same_seed_begun_another_time_is_another_game(table, store, monkeypatch):
    table.finish(table.begin())
    monkeypatch.setattr(game_file, "_now", lambda: "2030-01-01T00:00:00+00:00")
    table.finish(table.begin())
    assert len(store.book.games) == 2


@pytest.mark.parametrize("hide", [lambda table: table.begin(is_kept=False), lambda table: table.begin(seats=STRANGERS)])
def test_what_is_only_looked_at_or_has_no_profile_is_not_counted(
    table: Table, store: ProfileStore, hide: Callable[[Table], LiveGame]
) -> None:
    table.finish(hide(table))
    assert store.book.games == ()


def test_the_save_of_a_game_with_a_profile_is_opened_under_its_new_name(table, store):
    saved = table.begin().file.saved
    store.rename(store.profiles[0].id, "Anna")
    assert [seat.name for seat in store.with_names(saved.seats)] == ["Anna", "Bert"]
    assert profiles.with_names(profiles.Book(), saved.seats) == saved.seats
