"""A saved game: what ``game.json`` says, checked, and the game that it continues.

The document is::

    {"format": 2, "app": "0.1.0", "game": "teotihuacan", "rules": 1, "setup": {...}, "seed": 7,
     "started": "2026-11-30T18:05:00+00:00", "log": ["0 ...", ...], "undone": [...], "lifted": [],
     "handed_over": true, "state": {...},
     "seats": [{"kind": "human", "name": "Ana", "colour": "red", "profile": "5f0c..."}, {"kind": "bot:greedy", ...}],
     "branches": [{"name": "...", "at": 12, "lines": [...]}, ...], "comments": [{"line": 12, "text": "..."}, ...],
     "result": {"is_over": false, "points": [31, 28], "ranking": [0, 1], "round": 6}}

``log`` are the choice lines from the first to the last, ``undone`` what can be done again, next one first; ``lifted``
says after how many lines something already revealed was taken back, ``handed_over`` that whoever ended their turn with
the last line (of the game or of a branch) has said so: the next player is asked. ``result`` is how the game stands, so
that a list of many files need not play them. ``handed_over``, ``started`` and a seat's ``profile`` are left out where
they are false or empty: files from before there were any are read without them. Beside the document lie the game as
text, ``record.txt``, for people and other programs, and a picture of the table, ``thumbnail.png``, if there is one.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final, NamedTuple

from teo_desktop import __version__, container
from teo_desktop.branches import Branch, Comment
from teo_desktop.container import GAME, BadFile, Contents
from teo_desktop.games import GAMES
from teo_desktop.kernel.agenda import Decision
from teo_desktop.kernel.codec import BadData, from_json, to_json
from teo_desktop.kernel.record import GameRecord, LineDoesNotFit, replay, replay_as_far_as_it_fits
from teo_desktop.kernel.rules import Json
from teo_desktop.saved_game import BOT, HUMAN, MOST_LINES, SavedGame, Seat, Standing, check, standing, standing_of
from teo_desktop.transcript import text_of

__all__ = [
    "BOT",
    "HUMAN",
    "RECORD",
    "THUMBNAIL",
    "Opened",
    "SavedGame",
    "Seat",
    "Standing",
    "Verdict",
    "from_bytes",
    "load",
    "open_game",
    "standing",
    "standing_of",
    "to_bytes",
    "verify",
]

THUMBNAIL: Final = "thumbnail.png"
"""The entry with a picture of the table."""
RECORD: Final = "record.txt"
"""The entry with the game as text; made anew whenever the file is written."""


@dataclass(frozen=True, slots=True)
class _Comment:
    line: int
    text: str


@dataclass(frozen=True, slots=True)
class _Branch:
    name: str
    at: int
    lines: list[str]
    comments: list[_Comment]
    handed_over: bool


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
    handed_over: bool
    state: Any
    branches: list[_Branch]
    line_name: str
    comments: list[_Comment]
    result: Standing | None


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
    saved = replace(saved, result=standing_of(saved))
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
        **({"handed_over": True} if saved.handed_over else {}),
        "state": saved.state,
        "branches": [
            {
                **branch.unknown,
                "name": branch.name,
                "at": branch.at,
                "lines": list(branch.lines),
                **({"handed_over": True} if branch.handed_over else {}),
                **({"comments": _comments_to_json(branch.comments)} if branch.comments else {}),
            }
            for branch in saved.branches
        ],
        **({"line_name": saved.line_name} if saved.line_name else {}),
        "comments": _comments_to_json(saved.comments),
        "result": None if saved.result is None else {**saved.of_result, **to_json(saved.result)},
    }
    others = {**saved.others, RECORD: text_of(saved).encode()}
    if saved.thumbnail:
        others[THUMBNAIL] = saved.thumbnail
    return container.pack(Contents(document, others), GAME)


class Opened(NamedTuple):
    """The game that a save continues.

    ``lines`` of its log lead there; fewer than there are when one is no legal choice at its place, as when the rules
    have changed since. ``is_equal`` says whether that is the state that was saved.
    """

    game: Any
    decision: Decision | None
    lines: int
    is_equal: bool


def open_game(saved: SavedGame) -> Opened:
    """Continue a save: its log is played again as far as it fits, so that all of it can be undone.

    The state is only compared. One that the log does not lead to was made by other rules or by hand: nobody could say
    what it does to the rules, and it has no past.
    """
    rules = saved.rules
    (game, decision), lines = replay_as_far_as_it_fits(rules, saved.record)
    is_whole = lines == len(saved.record.lines)
    return Opened(game, decision, lines, is_whole and rules.game_to_json(game) == saved.state)


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
        _check_lengths(document)
        known = from_json(_Known, _complete(document), {})
        assert rules is not None
        if known.rules > rules.RULES:
            raise BadFile("newer_rules", known.rules, rules.RULES)
        saved = _from_known(known, document)
        check(saved)
    except BadData as error:
        raise BadFile("damaged", detail=f"{GAME.document}: {error}") from None
    others = dict(contents.others)
    others.pop(RECORD, None)
    picture = others.pop(THUMBNAIL, b"") or None
    return replace(saved, thumbnail=picture, others=others)


def _check_lengths(document: container.Document) -> None:
    """Before anything is made of them: what nobody ever wrote by playing is not worth the time."""
    for name in ("log", "branches", "comments"):
        rows = document.get(name)
        if isinstance(rows, list) and len(rows) > MOST_LINES:
            raise BadData(name, f"are {len(rows)} where {MOST_LINES} are the limit")


def _from_known(known: _Known, document: container.Document) -> SavedGame:
    names = {"format", *_Known.__slots__}
    of_seats = tuple({key: row[key] for key in row if key not in Seat.__slots__} for row in document["seats"])
    return SavedGame(
        GameRecord(known.game, known.rules, known.setup, known.seed, tuple(known.log)),
        tuple(known.seats),
        known.state,
        undone=tuple(known.undone),
        lifted=tuple(known.lifted),
        handed_over=known.handed_over,
        app=known.app,
        started=known.started,
        branches=_branches(document),
        line_name=known.line_name,
        comments=_comments(document),
        result=known.result,
        unknown={key: value for key, value in document.items() if key not in names},
        of_seats=of_seats if any(of_seats) else (),
        of_result={key: row for key, row in (document["result"] or {}).items() if key not in Standing.__slots__},
    )


def _branches(document: container.Document) -> tuple[Branch, ...]:
    known = _Branch.__slots__
    return tuple(
        Branch(
            row["name"],
            row["at"],
            tuple(row["lines"]),
            _comments(row),
            row.get("handed_over", False),
            {key: row[key] for key in row if key not in known},
        )
        for row in document["branches"]
    )


def _comments(document: Mapping[str, Json]) -> tuple[Comment, ...]:
    """Those of a game, or of one of its branches."""
    known = _Comment.__slots__
    comments = [
        Comment(row["line"], row["text"], {key: row[key] for key in row if key not in known})
        for row in document.get("comments", ())
    ]
    return tuple(sorted(comments, key=lambda comment: comment.line))


def _complete(document: container.Document) -> container.Document:
    """The document with the keys that may be left out."""
    seats = document.get("seats")
    if isinstance(seats, list):
        seats = [{"profile": "", **seat} if isinstance(seat, dict) else seat for seat in seats]
        document = {**document, "seats": seats}
    branches = document.get("branches")
    if isinstance(branches, list):
        left_out = {"comments": [], "handed_over": False}
        branches = [{**left_out, **branch} if isinstance(branch, dict) else branch for branch in branches]
        document = {**document, "branches": branches}
    return {"started": "", "line_name": "", "handed_over": False, **document}


def _comments_to_json(comments: Sequence[Comment]) -> list[Json]:
    return [{**comment.unknown, "line": comment.line, "text": comment.text} for comment in comments]


def _seats_to_json(saved: SavedGame) -> list[Json]:
    unknown = saved.of_seats or ({},) * len(saved.seats)
    rows = [{**further, **to_json(seat)} for further, seat in zip(unknown, saved.seats, strict=True)]
    return [{key: value for key, value in row.items() if value or key != "profile"} for row in rows]
