"""Profiles: people and their finished games as one document that is checked and loses nothing."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest

from teo_desktop import profiles
from teo_desktop.games import GAMES
from teo_desktop.kernel.record import GameRecord
from teo_desktop.kernel.rules import Result
from teo_desktop.profiles import BadName, BadProfiles, Book, FinishedGame, Player
from teo_desktop.saves import SavedGame, Seat
from tests.kernel import toy

SEATS = (Seat("human", "Ana", "blue", "a"), Seat("bot:greedy", "Bot 2", "yellow"))


@pytest.fixture(autouse=True)
def _toy_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "toy", toy)


def book_of(*names: str) -> Book:
    book = Book()
    for name in names:
        book = profiles.added(book, name)
    return book


def names(book: Book) -> list[str]:
    return [profile.name for profile in book.profiles]


def game_of(profile: str, key: str = "k", points: int = 50, rank: int = 1) -> FinishedGame:
    other = Player("bot:greedy", "Bot 2", "", 30, 3 - rank)
    return FinishedGame(
        key, "2026-01-02T03:04:05+00:00", "toy", "", (Player("human", "x", profile, points, rank), other)
    )


def document(book: Book) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(profiles.to_bytes(book))
    return found


def full_book() -> Book:
    book = book_of("Ana", "Bert")
    return profiles.recorded(book, game_of(book.people[0].id))


# -- people ------------------------------------------------------------------------------------------------------------


def test_profiles_stand_by_name_and_have_different_ids():
    book = book_of("bert", "Ana", "Carla")
    assert names(book) == ["Ana", "bert", "Carla"]
    assert len({profile.id for profile in book.people}) == 3


def test_a_name_is_taken_without_the_space_around_it_and_not_too_long():
    assert names(book_of("  Ana \n Maria ", "x" * 99)) == ["Ana Maria", "x" * profiles.LONGEST_NAME]


@pytest.mark.parametrize(("name", "problem"), [("", "empty"), ("  ", "empty"), ("ANA", "taken"), (" ana ", "taken")])
def test_a_name_that_is_empty_or_taken_is_refused(name, problem):
    book = book_of("Ana", "Bert")
    for change in (lambda: profiles.added(book, name), lambda: profiles.renamed(book, book.people[1].id, name)):
        with pytest.raises(BadName) as refused:
            change()
        assert refused.value.problem == problem


def test_a_profile_may_change_the_case_of_its_own_name():
    book = book_of("ana")
    assert names(profiles.renamed(book, book.people[0].id, "Ana")) == ["Ana"]


def test_renaming_is_followed_by_the_seats_of_saves():
    book = book_of("Ana")
    id = book.people[0].id
    seats = (Seat("human", "Ana", "blue", id), Seat("human", "Old", "black", "of another computer"))
    again = profiles.with_names(profiles.renamed(book, id, "Anna"), seats)
    assert [seat.name for seat in again] == ["Anna", "Old"]
    assert again[0].profile == id


def test_what_is_deleted_is_out_of_sight_and_comes_back_with_its_games():
    book = full_book()
    id = book.people[0].id
    gone = profiles.deleted(book, id)
    assert names(gone) == ["Bert"]
    assert gone.profile(id) is None
    assert profiles.restored(gone, id) == book


def test_what_was_deleted_does_not_come_back_under_a_name_that_is_taken_by_now():
    book = book_of("Ana")
    id = book.people[0].id
    book = profiles.added(profiles.deleted(book, id), "Ana")
    with pytest.raises(BadName):
        profiles.restored(book, id)


# -- finished games ----------------------------------------------------------------------------------------------------


def saved(**changes: Any) -> SavedGame:
    record = GameRecord("toy", toy.RULES, {"players": 2, "edition": "old"}, 7)
    return replace(SavedGame(record, SEATS, {}, started="2026-01-02T00:00:00+00:00"), **changes)


def test_a_finished_game_says_who_played_and_how_they_did():
    line = profiles.finished_game(saved(), Result((40, 55), (1, 0)), "2026-01-02T03:00:00+00:00")
    assert (line.game, line.edition) == ("toy", "old")
    assert line.players == (Player("human", "Ana", "a", 40, 2), Player("bot:greedy", "Bot 2", "", 55, 1))
    assert line.opponents(0) == ("bot:greedy",)


def test_copies_of_one_game_have_one_key_and_other_games_have_others():
    def key(game: SavedGame) -> str:
        return profiles.finished_game(game, Result((1, 2), (1, 0)), "").key

    record = saved().record
    same = saved(record=replace(record, lines=("0 build",)), seats=SEATS[::-1])
    assert key(same) == key(saved())
    others = [
        saved(started="2026-01-02T00:00:01+00:00"),
        saved(record=replace(record, seed=8)),
        saved(record=replace(record, setup={"players": 2})),
        saved(record=replace(record, game="other")),
    ]
    assert len({key(game) for game in [saved(), *others]}) == 5


def test_a_game_counts_once_and_its_first_ending_stands():
    book = book_of("Ana")
    id = book.people[0].id
    book = profiles.recorded(book, game_of(id, points=50))
    assert profiles.recorded(book, game_of(id, points=99)) == book
    assert len(profiles.recorded(book, game_of(id, "another")).games) == 2


def test_a_game_without_a_profile_of_this_computer_is_not_kept():
    book = book_of("Ana")
    assert profiles.recorded(book, game_of("")) == book
    assert profiles.recorded(book, game_of("of another computer")) == book


def test_a_game_of_a_deleted_profile_is_there_when_it_comes_back():
    book = book_of("Ana")
    id = book.people[0].id
    book = profiles.restored(profiles.recorded(profiles.deleted(book, id), game_of(id)), id)
    assert len(book.games) == 1


# -- the document ------------------------------------------------------------------------------------------------------


def test_what_is_written_is_read_again():
    book = profiles.deleted(full_book(), full_book().people[1].id)
    assert profiles.from_bytes(profiles.to_bytes(book)) == book


def test_what_a_newer_version_added_survives():
    content = document(full_book())
    content["campaigns"] = [1]
    content["profiles"][0]["picture"] = "owl"
    content["games"][0]["comment"] = "close"
    again = document(profiles.from_bytes(json.dumps(content).encode()))
    assert again == content


@pytest.mark.parametrize(
    ("data", "problem"),
    [
        (b"", "damaged"),
        (b"\xff\xfe", "damaged"),
        (b'{"format": 1, "profiles"', "damaged"),
        (b"[" * 100_000, "damaged"),
        (b"[]", "foreign"),
        (b'{"profiles": []}', "foreign"),
        (b'{"format": true, "profiles": []}', "foreign"),
        (b'{"format": 1}', "foreign"),
        (b'{"format": 2, "profiles": {}}', "newer"),
        (b'{"format": 1, "profiles": [], "games": NaN}', "damaged"),
        (b'{"format": 1, "profiles": []}', "damaged"),
        (b'{"format": 1, "profiles": [3], "games": []}', "damaged"),
        (b'{"format": 1, "profiles": [{"id": "a", "name": 3, "is_deleted": false}], "games": []}', "damaged"),
        (b'{"format": 1, "profiles": [], "games": [], "x": 1e999}', "damaged"),
        (b" " * (profiles.SIZE_LIMIT + 1), "too_big"),
    ],
)
def test_what_is_no_book_is_refused_with_the_reason(data, problem):
    with pytest.raises(BadProfiles) as refused:
        profiles.from_bytes(data)
    assert refused.value.problem == problem


def test_two_profiles_with_one_id_and_impossible_ranks_are_damage():
    content = document(full_book())
    content["profiles"].append(content["profiles"][0])
    ranks = document(full_book())
    ranks["games"][0]["players"][0]["rank"] = 2
    for broken in (content, ranks):
        with pytest.raises(BadProfiles):
            profiles.from_bytes(json.dumps(broken).encode())


def test_halves_of_characters_and_impossible_points_do_no_harm():
    book = book_of("Ana")
    half = replace(game_of(book.people[0].id), campaign="\ud800")
    book = profiles.recorded(book, half)
    assert profiles.from_bytes(profiles.to_bytes(book)) == book
    content = document(full_book())
    content["games"][0]["players"][0]["points"] = 10**300
    with pytest.raises(BadProfiles) as refused:
        profiles.from_bytes(json.dumps(content).encode())
    assert refused.value.problem == "damaged"
    assert len(str(BadProfiles("damaged", detail="x" * 10**6))) < 300
