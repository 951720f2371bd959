"""A saved game: what ``game.json`` says, checked, and the game that it continues.

The document is::

    {"format": 2, "app": "0.1.0", "game": "teotihuacan", "rules": 1, "setup": {...}, "seed": 7,
     "started": "2026-11-30T18:05:00+00:00", "log": ["0 ...", ...], "undone": [...], "lifted": [], "state": {...},
     "seats": [{"kind": "human", "name": "Ana", "colour": "red", "profile": "5f0c..."}, {"kind": "bot:greedy", ...}],
     "branches": [{"name": "...", "at": 12, "lines": [...]}, ...], "comments": [{"line": 12, "text": "..."}, ...],
     "result": {"is_over": false, "points": [31, 28], "ranking": [0, 1], "round": 6}}

``log`` are the choice lines from the first to the last, ``undone`` what can be done again, next one first; ``lifted``
says after how many lines something already revealed was taken back. ``result`` is how the game stands, so that a list
of many files need not play them. ``started`` and a seat's ``profile`` are left out where they are empty: files from
before there were profiles are read without them. Beside the document lie a picture of the table, ``thumbnail.png``, if
there is one.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, Final, NamedTuple

from teo_desktop import __version__, container
from teo_desktop.branches import Branch, Comment
from teo_desktop.container import GAME, BadFile, Contents
from teo_desktop.games import GAMES
from teo_desktop.kernel.agenda import Decision, advance
from teo_desktop.kernel.codec import BadData, from_json, to_json
from teo_desktop.kernel.record import GameRecord, LineDoesNotFit, replay, replay_as_far_as_it_fits
from teo_desktop.kernel.rules import Json, Rules

HUMAN: Final = "human"
BOT: Final = "bot"
THUMBNAIL: Final = "thumbnail.png"
"""The entry with a picture of the table."""


@dataclass(frozen=True, slots=True)
class Seat:
    """Who plays: ``human``, ``bot:NAME`` or ``bot:NAME:LEVEL``, the name people see, a colour and a profile by id."""

    kind: str
    name: str = ""
    colour: str = ""
    profile: str = ""
    """Empty for bots, and for people who play without one."""

    @property
    def is_human(self) -> bool:
        """Whether a person decides."""
        return self.kind == HUMAN

    @property
    def bot(self) -> str:
        """The bot's name; empty for a person."""
        return "" if self.is_human else self.kind.split(":")[1]

    @property
    def level(self) -> str:
        """The bot's level; empty when it has none."""
        return "".join(self.kind.split(":")[2:3])


class Standing(NamedTuple):
    """How a game stands: points by seat, the seats from first to last, the round; final when it is over."""

    is_over: bool
    points: tuple[int, ...]
    ranking: tuple[int, ...]
    round: int


@dataclass(frozen=True, slots=True)
class _Result:
    is_over: bool
    points: list[int]
    ranking: list[int]
    round: int


@dataclass(frozen=True, slots=True)
class _Branch:
    name: str
    at: int
    lines: list[str]


@dataclass(frozen=True, slots=True)
class _Comment:
    line: int
    text: str


@dataclass(frozen=True, slots=True)
class _Known:
    """The keys of the document that this version knows, with their types."""

    app: str
    game: str
    rules: int
    setup: Any
    seed: int
    started: str
    seats: list[Seat]
    log: list[str]
    undone: list[str]
    lifted: list[int]
    state: Any
    branches: list[_Branch]
    comments: list[_Comment]
    result: _Result | None


@dataclass(frozen=True, slots=True)
class SavedGame:
    """A game as it lies in a file."""

    record: GameRecord
    seats: tuple[Seat, ...]
    state: Json
    undone: tuple[str, ...] = ()
    lifted: tuple[int, ...] = ()
    app: str = __version__
    started: str = ""
    """When it was begun (UTC, ISO 8601); empty when the file is from before that was kept."""
    branches: tuple[Branch, ...] = ()
    """Other ways in which it has gone on."""
    comments: tuple[Comment, ...] = ()
    result: Standing | None = None
    """How it stands; None when nobody has said so yet, as in a file of format 1 (see ``standing_of``)."""
    thumbnail: bytes | None = None
    """A picture of the table as PNG; taken as it comes, by nobody checked."""
    unknown: Mapping[str, Json] = field(default_factory=dict)
    """Keys of the document that this version does not know; they are written back."""
    of_seats: tuple[Mapping[str, Json], ...] = ()
    """The same for the keys of each seat."""
    others: Mapping[str, bytes] = field(default_factory=dict)
    """Further entries of the file; they are written back."""

    @property
    def rules(self) -> Rules:
        """The rules of its game."""
        return GAMES[self.record.game]

    @property
    def main_line(self) -> tuple[str, ...]:
        """The lines that branches and comments count: what was played and, behind it, what can be done again."""
        return (*self.record.lines, *self.undone)

    @property
    def is_over(self) -> bool:
        """Whether nothing more happens in it, by its state."""
        return isinstance(self.state, dict) and not self.state.get("agenda")


def standing(rules: Rules, game: Any) -> Standing:
    """How a game stands, in the form in which it is saved."""
    result = rules.result(game)
    return Standing(not game.agenda, tuple(result.points), tuple(result.ranking), rules.rounds(game))


def standing_of(saved: SavedGame) -> Standing | None:
    """How a saved game stands, worked out from its state when the file does not say so; None when that is no good."""
    if saved.result is not None:
        return saved.result
    rules = saved.rules
    try:
        return standing(rules, rules.game_from_json(saved.state))
    except Exception:  # whatever rules do with a position that no game leads to
        return None


def load(path: Path) -> SavedGame:
    """The game in a file.

    Raises:
        BadFile: it is not there, cannot be read, or is no game that this version can read.
    """
    return _from_contents(container.read(path, GAME))


def from_bytes(data: bytes) -> SavedGame:
    """The game in a file's bytes; raises ``BadFile`` like ``load``."""
    return _from_contents(container.unpack(data, GAME))


def to_bytes(saved: SavedGame) -> bytes:
    """The file for a game; the same game gives the same bytes."""
    record = saved.record
    document = {
        **saved.unknown,
        "format": GAME.format,
        "app": __version__,
        "game": record.game,
        "rules": record.rules,
        "setup": record.setup,
        "seed": record.seed,
        **({"started": saved.started} if saved.started else {}),
        "seats": _seats_to_json(saved),
        "log": list(record.lines),
        "undone": list(saved.undone),
        "lifted": list(saved.lifted),
        "state": saved.state,
        "branches": [
            {**branch.unknown, "name": branch.name, "at": branch.at, "lines": list(branch.lines)}
            for branch in saved.branches
        ],
        "comments": [{**comment.unknown, "line": comment.line, "text": comment.text} for comment in saved.comments],
        "result": _result_to_json(standing_of(saved)),
    }
    others = {**saved.others, **({THUMBNAIL: saved.thumbnail} if saved.thumbnail else {})}
    return container.pack(Contents(document, others), GAME)


class Opened(NamedTuple):
    """The game that a save continues.

    ``lines`` of its log lead there; fewer than there are when the rules have changed since and one no longer fits.
    ``is_replayed`` is False when the stored state stands although the log leads elsewhere: then there is no way back
    behind it.
    """

    game: Any
    decision: Decision | None
    lines: int
    is_replayed: bool


def open_game(saved: SavedGame) -> Opened:
    """Continue a save.

    The log is played again, so that all of it can be undone. Where it does not lead to the stored state, a state of
    the same rules counts; one of older rules cannot be trusted, and the last line that fits counts.

    Raises:
        BadFile: neither the log nor the state can be used.
    """
    rules = saved.rules
    (game, decision), lines = replay_as_far_as_it_fits(rules, saved.record)
    is_whole = lines == len(saved.record.lines)
    if (is_whole and rules.game_to_json(game) == saved.state) or saved.record.rules < rules.RULES:
        return Opened(game, decision, lines, True)
    try:
        game = rules.game_from_json(saved.state)
        decision = advance(game)
    except Exception as error:  # whatever rules do with a position that no game leads to
        raise BadFile("damaged", detail=f"state: {error}") from None
    return Opened(game, decision, len(saved.record.lines), False)


class Verdict(NamedTuple):
    """Whether a record and its state fit: the number of lines, the first that does not fit, whether the state does."""

    lines: int
    misfit: LineDoesNotFit | None
    is_equal: bool

    @property
    def is_good(self) -> bool:
        """Whether all is as it should be."""
        return self.misfit is None and self.is_equal


def verify(saved: SavedGame) -> Verdict:
    """Play the record and compare the result with the stored state."""
    lines = len(saved.record.lines)
    try:
        game = replay(saved.rules, saved.record).game
    except LineDoesNotFit as misfit:
        return Verdict(lines, misfit, False)
    is_equal = saved.rules.game_to_json(game) == saved.state
    return Verdict(lines, None, is_equal and saved.result in (None, standing(saved.rules, game)))


def _from_contents(contents: Contents) -> SavedGame:
    document = contents.document
    name = document.get("game")
    rules = GAMES.get(name) if isinstance(name, str) else None
    if isinstance(name, str) and rules is None:
        raise BadFile("unknown_game", detail=json.dumps(name))
    try:
        known = from_json(_Known, _complete(document), {})
        assert rules is not None
        if known.rules > rules.RULES:
            raise BadFile("newer_rules", known.rules, rules.RULES)
        _check(known, rules)
    except BadData as error:
        raise BadFile("damaged", detail=f"{GAME.document}: {error}") from None
    names = {"format", *_Known.__slots__}
    unknown = {key: value for key, value in document.items() if key not in names}
    record = GameRecord(known.game, known.rules, known.setup, known.seed, tuple(known.log))
    saved = SavedGame(record, tuple(known.seats), known.state, app=known.app, started=known.started)
    of_seats = tuple({key: row[key] for key in row if key not in Seat.__slots__} for row in document["seats"])
    saved = replace(saved, undone=tuple(known.undone), lifted=tuple(known.lifted))
    saved = replace(saved, branches=_branches(document), comments=_comments(document), result=_standing(known.result))
    others = dict(contents.others)
    saved = replace(saved, thumbnail=others.pop(THUMBNAIL, b"") or None)
    return replace(saved, unknown=unknown, of_seats=of_seats if any(of_seats) else (), others=others)


def _branches(document: container.Document) -> tuple[Branch, ...]:
    known = _Branch.__slots__
    return tuple(
        Branch(row["name"], row["at"], tuple(row["lines"]), {key: row[key] for key in row if key not in known})
        for row in document["branches"]
    )


def _comments(document: container.Document) -> tuple[Comment, ...]:
    known = _Comment.__slots__
    return tuple(
        Comment(row["line"], row["text"], {key: row[key] for key in row if key not in known})
        for row in document["comments"]
    )


def _standing(result: _Result | None) -> Standing | None:
    if result is None:
        return None
    return Standing(result.is_over, tuple(result.points), tuple(result.ranking), result.round)


def _result_to_json(result: Standing | None) -> Json:
    if result is None:
        return None
    return {**result._asdict(), "points": list(result.points), "ranking": list(result.ranking)}


def _complete(document: container.Document) -> container.Document:
    """The document with the keys that may be left out."""
    seats = document.get("seats")
    if isinstance(seats, list):
        seats = [{"profile": "", **seat} if isinstance(seat, dict) else seat for seat in seats]
        document = {**document, "seats": seats}
    return {"started": "", **document}


def _seats_to_json(saved: SavedGame) -> list[Json]:
    unknown = saved.of_seats or ({},) * len(saved.seats)
    rows = [{**further, **to_json(seat)} for further, seat in zip(unknown, saved.seats, strict=True)]
    return [{key: value for key, value in row.items() if value or key != "profile"} for row in rows]


def _check(known: _Known, rules: Rules) -> None:
    """What the types alone do not say."""
    setup = rules.setup_from_json(known.setup)
    if known.seed < 0:
        raise BadData("seed", f"{known.seed} is negative")
    if len(known.seats) != rules.seats(setup):
        raise BadData("seats", f"there are {len(known.seats)} for {rules.seats(setup)} players")
    for number, seat in enumerate(known.seats):
        if not seat.is_human and not seat.kind.startswith(f"{BOT}:"):
            raise BadData(f"seats[{number}].kind", f"{seat.kind!r} is neither a human nor a bot")
    if not all(0 <= number <= len(known.log) for number in known.lifted):
        raise BadData("lifted", "names a line that is not there")
    lines = len(known.log) + len(known.undone)
    for number, branch in enumerate(known.branches):
        if not 0 <= branch.at <= lines:
            raise BadData(f"branches[{number}].at", f"line {branch.at} is not there")
    for number, comment in enumerate(known.comments):
        if not 0 <= comment.line <= lines:
            raise BadData(f"comments[{number}].line", f"line {comment.line} is not there")
    if known.result is not None:
        if len(known.result.points) != len(known.seats):
            raise BadData("result.points", f"there are {len(known.result.points)} for {len(known.seats)} seats")
        if sorted(known.result.ranking) != list(range(len(known.seats))):
            raise BadData("result.ranking", "does not name every seat once")
