"""The people who play on this computer and the games that they finished.

All of it is one JSON document::

    {"format": 1,
     "profiles": [{"id": "5f0c...", "name": "Ana", "is_deleted": false}, ...],
     "games": [{"key": "9b1e...", "ended": "2026-11-30T18:05:00+00:00", "game": "teotihuacan", "edition": "deluxe",
                "players": [{"kind": "human", "name": "Ana", "profile": "5f0c...", "points": 131, "rank": 1}, ...]}]}

A profile that was deleted stays in it, out of sight, so that this can be undone. Keys that this version does not know
survive. Nothing here changes anything in place or touches a disk.
"""

from __future__ import annotations

import hashlib
import json
import secrets
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, fields, replace
from typing import Any, Final, TypeVar

from teo_desktop.container import LARGEST_SHOWN, read_json, shortened
from teo_desktop.kernel.codec import ADDED, NOT_SAVED, BadData, from_json, to_json
from teo_desktop.kernel.rules import Json, Result
from teo_desktop.saved_game import SavedGame, Seat, is_figure

FORMAT: Final = 1
"""Counts up when the document changes so that an older version could not read it."""
SIZE_LIMIT: Final = 32 * 1024 * 1024
"""Bytes; a game takes some 400, so that this is more than anybody plays."""
LONGEST_NAME: Final = 24
"""Characters; longer ones would not fit beside the board."""

EntryT = TypeVar("EntryT")


class BadProfiles(Exception):
    """A file that cannot be taken for the profiles; ``problem`` is an id, ``numbers`` and ``detail`` belong to it."""

    def __init__(self, problem: str, *numbers: int, detail: str = "") -> None:
        numbers = tuple(min(number, LARGEST_SHOWN) for number in numbers)
        detail = shortened(detail)
        super().__init__(" ".join([problem, *map(str, numbers), detail]).strip())
        self.problem = problem
        self.numbers = numbers
        self.detail = detail


class BadName(ValueError):
    """A name that no profile can have; ``problem`` is ``empty`` or ``taken``."""

    def __init__(self, problem: str, name: str) -> None:
        super().__init__(f"{name!r}: {problem}")
        self.problem = problem
        self.name = name


@dataclass(frozen=True, slots=True)
class Profile:
    """A person. The id stays when the name changes."""

    id: str
    name: str
    is_deleted: bool = False
    unknown: Mapping[str, Json] = field(default_factory=dict, metadata=NOT_SAVED)


@dataclass(frozen=True, slots=True)
class Player:
    """Who sat in a seat of a finished game (``saves.Seat``), and how they did; ``rank`` counts from 1."""

    kind: str
    name: str
    profile: str
    points: int
    rank: int


@dataclass(frozen=True, slots=True)
class FinishedGame:
    """A game that somebody finished; ``ended`` is a time in UTC (ISO 8601), ``edition`` may be empty."""

    key: str
    ended: str
    game: str
    edition: str
    players: tuple[Player, ...]
    campaign: str = field(default="", metadata=ADDED)
    """The name that the campaign had of which it was part; empty for none."""
    unknown: Mapping[str, Json] = field(default_factory=dict, metadata=NOT_SAVED)

    def opponents(self, seat: int) -> tuple[str, ...]:
        """The kinds of the other seats, in alphabetical order: ``("bot:greedy", "human")``."""
        return tuple(sorted(player.kind for other, player in enumerate(self.players) if other != seat))


@dataclass(frozen=True, slots=True)
class Book:
    """All that is kept of people."""

    people: tuple[Profile, ...] = ()
    """Deleted ones too; ``profiles`` are those to be shown."""
    games: tuple[FinishedGame, ...] = ()
    unknown: Mapping[str, Json] = field(default_factory=dict)

    @property
    def profiles(self) -> tuple[Profile, ...]:
        """The profiles to choose from, by name."""
        shown = (profile for profile in self.people if not profile.is_deleted)
        return tuple(sorted(shown, key=lambda profile: profile.name.casefold()))

    def profile(self, id: str) -> Profile | None:
        """The profile with this id; None when there is none to be shown."""
        return next((profile for profile in self.profiles if profile.id == id), None)

    def named(self, name: str) -> Profile | None:
        """The profile with this name, in capitals or not; None when there is none."""
        wanted = _plain(name).casefold()
        return next((profile for profile in self.profiles if profile.name.casefold() == wanted), None)


# -- changing ----------------------------------------------------------------------------------------------------------


def added(book: Book, name: str) -> Book:
    """The book with one more profile; raises ``BadName``."""
    return replace(book, people=(*book.people, Profile(secrets.token_hex(8), _free_name(book, name))))


def renamed(book: Book, id: str, name: str) -> Book:
    """The book in which this profile has another name; raises ``BadName``."""
    return _changed(book, id, name=_free_name(book, name, id))


def deleted(book: Book, id: str) -> Book:
    """The book without this profile and its figures in sight."""
    return _changed(book, id, is_deleted=True)


def restored(book: Book, id: str) -> Book:
    """The book with a profile that was deleted; raises ``BadName`` when somebody else has its name by now."""
    name = next((profile.name for profile in book.people if profile.id == id), "")
    return _changed(book, id, is_deleted=False, name=_free_name(book, name, id))


def recorded(book: Book, game: FinishedGame) -> Book:
    """The book with this game, unless it has it already or nobody with a profile here played; the first ending counts.

    Games of deleted profiles are recorded too, since the deletion may be undone.
    """
    ids = {profile.id for profile in book.people}
    is_known = any(other.key == game.key for other in book.games)
    if is_known or not any(player.profile in ids for player in game.players):
        return book
    return replace(book, games=(*book.games, game))


def with_names(book: Book, seats: Iterable[Seat]) -> tuple[Seat, ...]:
    """The seats of a save with the names that their profiles have now; a profile unknown here leaves the name alone."""
    profiles = {profile.id: profile.name for profile in book.profiles}
    return tuple(replace(seat, name=profiles.get(seat.profile, seat.name)) for seat in seats)


def finished_game(saved: SavedGame, result: Result, ended: str, campaign: str = "") -> FinishedGame:
    """The line for a game that is over.

    Its key is made of game, set-up, seed and the time it was begun, so that copies of one game have the same.
    """
    record = saved.record
    identity = json.dumps([record.game, record.setup, record.seed, saved.started], sort_keys=True)
    key = hashlib.sha256(identity.encode()).hexdigest()[:16]
    edition = record.setup.get("edition", "") if isinstance(record.setup, dict) else ""
    players = tuple(
        Player(seat.kind, seat.name, seat.profile, result.points[number], result.ranking.index(number) + 1)
        for number, seat in enumerate(saved.seats)
    )
    return FinishedGame(key, ended, record.game, str(edition), players, campaign)


def _changed(book: Book, id: str, **changes: Any) -> Book:
    people = (replace(profile, **changes) if profile.id == id else profile for profile in book.people)
    return replace(book, people=tuple(people))


def _free_name(book: Book, name: str, own: str = "") -> str:
    name = _plain(name)
    if not name:
        raise BadName("empty", name)
    other = book.named(name)
    if other is not None and other.id != own:
        raise BadName("taken", other.name)
    return name


def _plain(name: str) -> str:
    return " ".join(name.split())[:LONGEST_NAME].strip()


# -- reading and writing -----------------------------------------------------------------------------------------------


def to_bytes(book: Book) -> bytes:
    """The document for a file."""
    document = {
        **book.unknown,
        "format": FORMAT,
        "profiles": [{**entry.unknown, **to_json(entry)} for entry in book.people],
        "games": [{**entry.unknown, **to_json(entry)} for entry in book.games],
    }
    try:
        return json.dumps(document, ensure_ascii=False, indent=1, allow_nan=False).encode()
    except UnicodeEncodeError:  # halves of characters, as a name in a hand-edited game may hold them
        return json.dumps(document, indent=1, allow_nan=False).encode()


def from_bytes(data: bytes) -> Book:
    """The book in a file.

    Raises:
        BadProfiles: ``too_big``, ``foreign`` (something else altogether), ``damaged`` or ``newer``.
    """
    if len(data) > SIZE_LIMIT:
        raise BadProfiles("too_big", len(data), SIZE_LIMIT)
    try:
        document = read_json(data.decode("utf-8"))
    except ValueError as error:
        raise BadProfiles("damaged", detail=str(error)) from None
    if not isinstance(document, dict) or type(document.get("format")) is not int or "profiles" not in document:
        raise BadProfiles("foreign")
    if document["format"] > FORMAT:
        raise BadProfiles("newer", document["format"], FORMAT)
    try:
        people = _entries(Profile, document, "profiles")
        games = _entries(FinishedGame, document, "games")
        _check(people, games)
    except BadData as error:
        raise BadProfiles("damaged", detail=str(error)) from None
    names = ("format", "profiles", "games")
    return Book(people, games, {key: value for key, value in document.items() if key not in names})


def _entries(cls: type[EntryT], document: dict[str, Any], key: str) -> tuple[EntryT, ...]:
    rows = document.get(key)
    if not isinstance(rows, list):
        raise BadData(key, "is not a list")
    known = {entry.name for entry in fields(cls) if entry.metadata != NOT_SAVED}  # type: ignore[arg-type]  # a dataclass
    found = []
    for number, row in enumerate(rows):
        entry = from_json(cls, row, {}, f"{key}[{number}]")
        unknown = {name: value for name, value in row.items() if name not in known}
        found.append(replace(entry, unknown=unknown))  # type: ignore[type-var]  # a dataclass
    return tuple(found)


def _check(people: Sequence[Profile], games: Sequence[FinishedGame]) -> None:
    """What the types alone do not say."""
    if len({profile.id for profile in people}) < len(people):
        raise BadData("profiles", "two have the same id")
    for number, game in enumerate(games):
        if sorted(player.rank for player in game.players) != list(range(1, len(game.players) + 1)):
            raise BadData(f"games[{number}].players", "have other ranks than 1, 2, 3 ...")
        if not all(is_figure(player.points) for player in game.players):
            raise BadData(f"games[{number}].players", "have points that no game leads to")
