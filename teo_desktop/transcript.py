"""A game as text that people can read and this program can read back: headers, numbered choices, comments, branches.

It looks like the notation of chess games::

    [Game "teotihuacan"]
    [Rules 1]
    [Setup {"edition": "deluxe", "players": 2}]
    [Seed 7]
    [Date "2026-11-30T18:05:00+00:00"]
    [Seat {"colour": "blue", "kind": "human", "name": "Ana"}]
    [Seat {"colour": "yellow", "kind": "bot:greedy", "name": "Bot 2"}]
    [Result {"is_over": false, "points": [31, 28], "ranking": [0, 1], "round": 6}]

    1. 0 move w1 3
    {Bold!}
    2. 0 pay 5
    (branch 1 after 1: "Cheaper"
        2. 0 pay 4
    )
    3. 1 move w2 1
    *

Values are JSON. A choice is its number, its seat and its line in the game's notation; a comment belongs to the choice
above it; a branch stands below the choice that it replaces. Where some choices were undone, ``[Played 2]`` says how
many stand; ``[Lifted [1]]`` says after which something already revealed was taken back; ``[Line "Tower"]`` is what
people call the way that it goes. ``[HandedOver true]`` says that the turn which the last choice ends has been handed
over; a branch says so as ``(branch 1 after 1 handed over: …``. The star ends the game. Blank lines and spaces around a
line mean nothing; headers that are not known here are passed over.
"""

from __future__ import annotations

import json
import re
from codecs import BOM_UTF8
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any, Final, NamedTuple

from teo_desktop.branches import Branch, Comment
from teo_desktop.container import LARGEST_SHOWN, BadFile, read_bytes, read_json, shortened
from teo_desktop.games import GAMES
from teo_desktop.kernel.codec import BadData, from_json, to_json
from teo_desktop.kernel.record import GameRecord, LineDoesNotFit, replay
from teo_desktop.saved_game import SavedGame, Seat, Standing, check, standing

SIZE_LIMIT: Final = 4 * 1024 * 1024
"""Characters. A long game has some ten thousand."""
END: Final = "*"

_HEADER = re.compile(r"\[(\w+) (.+)\]")
_CHOICE = re.compile(r"(\d{1,9})\. (.+)")
_BRANCH = re.compile(r'\(branch (\d{1,9}) after (\d{1,9})( handed over)?: (".*")')
_UNPRINTED = re.compile("[\x00-\x1f\x7f\\\\\ud800-\udfff]")
_ESCAPED = re.compile(r"\\(u[0-9a-f]{4}|.)")
_REQUIRED = ("Game", "Rules", "Setup", "Seed", "Seat")


class BadText(Exception):
    """A text that cannot be taken for a game.

    ``problem`` is the id of what is wrong; ``numbers`` begin with the line of the text, from 1, and belong with
    ``detail`` into its sentence; the text of the exception is that sentence in English.
    """

    SENTENCES: Final = {
        "too_big": "it has {1} characters where {2} are the limit",
        "foreign": 'line {0}: the text of a game begins with [Game "…"]',
        "unknown_game": "line {0}: this version does not know the game {detail}",
        "newer_rules": "line {0}: it follows rules {1}, this version knows up to {2}",
        "header": 'line {0} is no header of the form [Name "value"]',
        "missing": "line {0}: the header [{detail} …] is missing above it",
        "value": "line {0}: {detail}",
        "form": "line {0} is no choice, no comment and no branch",
        "number": "line {0}: choice number {1} is due here",
        "branch": "line {0}: a branch must lie in the game, have its own number, and end with )",
        "misfit": "line {0}: the rules do not allow this choice here",
        "cut_off": "line {0}: the text ends before its *",
    }

    def __init__(self, problem: str, *numbers: int, detail: str = "") -> None:
        numbers = tuple(min(number, LARGEST_SHOWN) for number in numbers)
        detail = shortened(detail)
        super().__init__(self.SENTENCES[problem].format(*numbers, detail=detail))
        self.problem = problem
        self.numbers = numbers
        self.detail = detail


def text_of(saved: SavedGame) -> str:
    """A saved game as text; the same game gives the same text."""
    main = saved.main_line
    comments: dict[int, list[str]] = {}
    for comment in saved.comments:
        comments.setdefault(comment.line, []).append(f"{{{_escaped(comment.text)}}}")
    branches: dict[int, list[str]] = {}
    for number, branch in enumerate(saved.branches, start=1):
        # Below the choice that it replaces, where there is one.
        branches.setdefault(min(branch.at + 1, len(main)), []).extend(_branch(number, branch))
    lines = [*_headers(saved), "", *comments.get(0, ()), *branches.get(0, ())]
    for number, line in enumerate(main, start=1):
        lines += (_choice(number, line), *comments.get(number, ()), *branches.get(number, ()))
    return "\n".join([*lines, END, ""])


def is_text(path: Path) -> bool:
    """Whether a file begins like the text of a game; False also when it cannot be read."""
    try:
        return read_bytes(path, 64).removeprefix(BOM_UTF8).lstrip().startswith(b"[Game ")
    except BadFile:
        return False


def load(path: Path) -> SavedGame:
    """The game in a text file, played to where it stands.

    Raises:
        BadFile: it is not there, cannot be read or is too big.
        BadText: like ``read``.
    """
    try:
        text = read_bytes(path).decode()
    except UnicodeDecodeError as error:
        line = error.object[: error.start].count(b"\n") + 1
        raise BadText("value", line, detail=f"{error.reason} ({error.encoding})") from None
    return read(text)


def read(text: str) -> SavedGame:
    """The game that a text tells, played to where it stands.

    Raises:
        BadText: it is no such text, or the rules do not allow one of its choices. A game of older rules is taken as it
            is: opening it finds out how far it still fits.
    """
    parsed = parse(text)
    saved, rules = parsed.saved, parsed.saved.rules
    if saved.record.rules < rules.RULES:
        return saved
    try:
        game = replay(rules, saved.record).game
        replay(rules, replace(saved.record, lines=saved.main_line))
    except LineDoesNotFit as misfit:
        raise BadText("misfit", parsed.places[misfit.number - 1]) from None
    return replace(saved, state=rules.game_to_json(game), result=standing(rules, game))


class Parsed(NamedTuple):
    """A game out of a text, as yet without a state, and the line of the text in which each choice stands."""

    saved: SavedGame
    places: tuple[int, ...]


def parse(text: str) -> Parsed:
    """The game that a text tells, not played: its choices may be none that the rules allow; raises ``BadText``."""
    if len(text) > SIZE_LIMIT:
        raise BadText("too_big", 1, len(text), SIZE_LIMIT)
    return _Reader(text).game()


# ---- writing


def _headers(saved: SavedGame) -> Iterator[str]:
    record = saved.record
    yield _header("Game", record.game)
    yield _header("Rules", record.rules)
    yield _header("Setup", record.setup)
    yield _header("Seed", record.seed)
    if saved.started:
        yield _header("Date", saved.started)
    for seat in saved.seats:
        yield _header("Seat", {key: value for key, value in to_json(seat).items() if value or key == "kind"})
    if saved.undone:
        yield _header("Played", len(record.lines))
    if saved.lifted:
        yield _header("Lifted", list(saved.lifted))
    if saved.handed_over:
        yield _header("HandedOver", True)
    if saved.line_name:
        yield _header("Line", saved.line_name)
    if saved.result is not None:
        yield _header("Result", to_json(saved.result))


def _header(name: str, value: Any) -> str:
    return f"[{name} {_json(value)}]"


def _choice(number: int, line: str) -> str:
    is_plain = line and line.strip() == line and line[0] != '"' and not _UNPRINTED.search(line)
    return f"{number}. {line if is_plain else _json(line)}"


def _branch(number: int, branch: Branch) -> Iterator[str]:
    yield f"(branch {number} after {branch.at}{' handed over' * branch.handed_over}: {_json(branch.name)}"
    yield from (f"    {row}" for row in _commented(branch.comments, branch.at))
    for place, line in enumerate(branch.lines, start=branch.at + 1):
        yield from (f"    {row}" for row in (_choice(place, line), *_commented(branch.comments, place)))
    yield ")"


def _commented(comments: Sequence[Comment], place: int) -> list[str]:
    return [f"{{{_escaped(comment.text)}}}" for comment in comments if comment.line == place]


def _json(value: Any) -> str:
    text = json.dumps(value, ensure_ascii=False, sort_keys=True, allow_nan=False)
    # Halves of characters, as a hand-edited file may hold them, cannot be written.
    return json.dumps(value, sort_keys=True, allow_nan=False) if re.search("[\x7f\ud800-\udfff]", text) else text


def _escaped(text: str) -> str:
    short = {"\n": "\\n", "\\": "\\\\"}
    return _UNPRINTED.sub(lambda found: short.get(found[0], f"\\u{ord(found[0]):04x}"), text)


def _unescaped(text: str) -> str:
    return _ESCAPED.sub(
        lambda found: chr(int(found[1][1:], 16)) if len(found[1]) > 1 else "\n" if found[1] == "n" else found[1], text
    )


# ---- reading


class _Reader:
    """Goes through a text line by line."""

    def __init__(self, text: str) -> None:
        rows = text.removeprefix("\ufeff").replace("\r\n", "\n").split("\n")
        self._rows = [(number, row.strip(" \t\r")) for number, row in enumerate(rows, start=1)]
        self._rows = [(number, row) for number, row in self._rows if row] or [(1, "")]
        self._next = 0
        self._headers: dict[str, tuple[int, Any]] = {}
        self._seats: list[tuple[int, Any]] = []
        self._main: list[str] = []
        self._places: list[int] = []
        self._comments: list[Comment] = []
        self._branches: dict[int, Branch] = {}

    def game(self) -> Parsed:
        if not self._row.startswith("[Game "):
            raise BadText("foreign", self._line)
        while self._row.startswith("["):
            self._read_header()
        for name in _REQUIRED:
            if name not in self._headers:
                raise BadText("missing", self._line, detail=name)
        self._check_game()
        while self._row != END:
            self._read_row()
        return Parsed(self._made(), tuple(self._places))

    @property
    def _row(self) -> str:
        return self._rows[self._next][1]

    @property
    def _line(self) -> int:
        return self._rows[self._next][0]

    def _step(self) -> None:
        if self._next + 1 == len(self._rows):
            raise BadText("cut_off", self._line)
        self._next += 1

    def _read_header(self) -> None:
        found = _HEADER.fullmatch(self._row)
        if found is None:
            raise BadText("header", self._line)
        name, value = found[1], self._value(found[2])
        if name == "Seat":
            self._seats.append((self._line, value))
        elif name in self._headers:
            raise BadText("value", self._line, detail=f"{name} stands here a second time")
        self._headers[name] = (self._line, value)
        self._step()

    def _value(self, text: str) -> Any:
        try:
            return read_json(text)
        except ValueError as error:
            raise BadText("value", self._line, detail=str(error)) from None

    def _check_game(self) -> None:
        name = self._header("Game", str, "")
        if name not in GAMES:
            raise BadText("unknown_game", self._headers["Game"][0], detail=json.dumps(name))
        number = self._header("Rules", int, 0)
        if number > GAMES[name].RULES:
            raise BadText("newer_rules", self._headers["Rules"][0], number, GAMES[name].RULES)

    def _read_row(self) -> None:
        if self._row.startswith("{") and self._row.endswith("}"):
            self._comments.append(Comment(len(self._main), _unescaped(self._row[1:-1])))
            self._step()
        elif self._row.startswith("("):
            self._read_branch()
        else:
            self._places.append(self._line)
            self._main.append(self._read_choice(len(self._main) + 1))

    def _read_choice(self, due: int) -> str:
        found = _CHOICE.fullmatch(self._row)
        if found is None:
            raise BadText("form", self._line)
        if int(found[1]) != due:
            raise BadText("number", self._line, due)
        line = self._value(found[2]) if found[2].startswith('"') else found[2]
        self._step()
        assert isinstance(line, str)
        return line

    def _read_branch(self) -> None:
        begun, found = self._line, _BRANCH.fullmatch(self._row)
        if found is None or int(found[1]) in self._branches:
            raise BadText("branch", begun)
        number, at, name = int(found[1]), int(found[2]), self._value(found[4])
        self._step()
        lines: list[str] = []
        comments: list[Comment] = []
        while self._row != ")":
            if self._row.startswith("{") and self._row.endswith("}"):
                comments.append(Comment(at + len(lines), _unescaped(self._row[1:-1])))
                self._step()
                continue
            if self._row == END or self._row.startswith(("(", "{")):
                raise BadText("branch", begun)
            lines.append(self._read_choice(at + len(lines) + 1))
        self._step()
        self._branches[number] = Branch(name, at, tuple(lines), tuple(comments), found[3] is not None)

    def _header(self, name: str, kind: type[Any], otherwise: Any) -> Any:
        line, value = self._headers.get(name, (0, otherwise))
        if type(value) is not kind:
            raise BadText("value", line, detail=f"{name}: {value!r} is not of type {kind.__name__}")
        return value

    def _made(self) -> SavedGame:
        played = self._header("Played", int, len(self._main))
        if not 0 <= played <= len(self._main):
            raise BadText("value", self._headers["Played"][0], detail=f"Played: there is no choice {played}")
        lines = tuple(self._main)
        record = GameRecord(
            self._header("Game", str, ""),
            self._header("Rules", int, 0),
            self._headers["Setup"][1],
            self._header("Seed", int, 0),
            lines[:played],
        )
        seats = tuple(self._at(line, partial(_seat, value)) for line, value in self._seats)
        saved = SavedGame(
            record,
            seats,
            None,
            undone=lines[played:],
            lifted=tuple(self._header("Lifted", list, [])),
            handed_over=self._header("HandedOver", bool, False),
            started=self._header("Date", str, ""),
            line_name=self._header("Line", str, ""),
            branches=tuple(branch for _, branch in sorted(self._branches.items())),
            comments=tuple(self._comments),
        )
        if "Result" in self._headers:
            line, value = self._headers["Result"]
            saved = replace(saved, result=self._at(line, lambda: from_json(Standing, value, {}, "result")))
        self._check(saved)
        return saved

    def _check(self, saved: SavedGame) -> None:
        """Say what does not fit at the line that it stands in."""
        names = {"seed": "Seed", "seats": "Seat", "lifted": "Lifted", "result": "Result"}
        if not all(type(number) is int for number in saved.lifted):
            raise BadText("value", self._headers["Lifted"][0], detail="Lifted: is no list of numbers")
        try:
            check(saved)
        except BadData as error:
            word = re.split(r"[.\[]", error.where)[0]
            line = self._headers[names.get(word, "Setup")][0]
            if word == "branches":
                raise BadText("branch", self._line) from None
            raise BadText("value", line, detail=str(error)) from None

    def _at(self, line: int, make: Callable[[], Any]) -> Any:
        try:
            return make()
        except BadData as error:
            raise BadText("value", line, detail=str(error)) from None


def _seat(value: Any) -> Seat:
    return from_json(Seat, {"name": "", "colour": "", "profile": "", **value} if isinstance(value, dict) else value, {})
