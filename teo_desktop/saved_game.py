"""A saved game as the program knows it, whatever it lies in: who plays, what was chosen, how it stands."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from teo_desktop import __version__
from teo_desktop.branches import Branch, Comment
from teo_desktop.games import GAMES
from teo_desktop.kernel.codec import BadData
from teo_desktop.kernel.record import GameRecord
from teo_desktop.kernel.rng import MASK
from teo_desktop.kernel.rules import Json, Rules

HUMAN: Final = "human"
BOT: Final = "bot"
MOST_LINES: Final = 20_000
"""Choices, comments and branches of a game, of each sort; the longest games have some hundreds."""
MOST_LETTERS: Final = 10_000
"""Of a name or a comment; the window takes some hundreds at most, and shows all of them."""
LARGEST_FIGURE: Final = 10**6
"""Points, rounds, numbers of games: nothing that is counted comes near it, and every part of Qt takes it."""


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


@dataclass(frozen=True, slots=True)
class Standing:
    """How a game stands: points by seat, the seats from first to last, the round; final when it is over."""

    is_over: bool
    points: tuple[int, ...]
    ranking: tuple[int, ...]
    round: int


@dataclass(frozen=True, slots=True)
class SavedGame:
    """A game as it lies in a file."""

    record: GameRecord
    seats: tuple[Seat, ...]
    state: Json
    undone: tuple[str, ...] = ()
    lifted: tuple[int, ...] = ()
    handed_over: bool = False
    """Whether the person whose turn the last line ends has said so, and has seen what came of it."""
    app: str = __version__
    started: str = ""
    """When it was begun (UTC, ISO 8601); empty when the file is from before that was kept."""
    branches: tuple[Branch, ...] = ()
    """Other ways in which it has gone on."""
    line_name: str = ""
    """What people call the way that it goes now; empty where nobody has named it."""
    comments: tuple[Comment, ...] = ()
    result: Standing | None = None
    """How it stands; None when nobody has said so yet, as in a file of format 1 (see ``standing_of``)."""
    thumbnail: bytes | None = None
    """A picture of the table as PNG; taken as it comes, by nobody checked."""
    unknown: Mapping[str, Json] = field(default_factory=dict)
    """Keys of the document that this version does not know; they are written back."""
    of_seats: tuple[Mapping[str, Json], ...] = ()
    """The same for the keys of each seat."""
    of_result: Mapping[str, Json] = field(default_factory=dict)
    """The same for the keys of the result; they go with it when the game goes on."""
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
        found = standing(rules, rules.game_from_json(saved.state))
    except Exception:  # whatever rules do with a position that no game leads to
        return None
    return found if all(is_figure(number) for number in (*found.points, found.round)) else None


def check(saved: SavedGame) -> None:
    """What the types alone do not say.

    Raises:
        BadData: something names what is not there, or is not of this game.
    """
    record, rules = saved.record, saved.rules
    setup = rules.setup_from_json(record.setup)
    if record.seed < 0:
        raise BadData("seed", f"{record.seed} is negative")
    if record.seed > MASK:
        raise BadData("seed", f"is larger than {MASK}")
    if len(saved.main_line) > MOST_LINES:
        raise BadData("log", f"has {len(saved.main_line)} lines where {MOST_LINES} are the limit")
    if len(saved.seats) != rules.seats(setup):
        raise BadData("seats", f"there are {len(saved.seats)} for {rules.seats(setup)} players")
    for number, seat in enumerate(saved.seats):
        if not seat.is_human and not seat.kind.startswith(f"{BOT}:"):
            raise BadData(f"seats[{number}].kind", f"{seat.kind!r} is neither a human nor a bot")
    if not all(0 <= number <= len(record.lines) for number in saved.lifted):
        raise BadData("lifted", "names a line that is not there")
    _check_notes(saved)
    _check_words(saved)
    if saved.result is not None:
        if len(saved.result.points) != len(saved.seats):
            raise BadData("result.points", f"there are {len(saved.result.points)} for {len(saved.seats)} seats")
        if sorted(saved.result.ranking) != list(range(len(saved.seats))):
            raise BadData("result.ranking", "does not name every seat once")
        if not all(is_figure(number) for number in (*saved.result.points, saved.result.round)):
            raise BadData("result", "has figures that no game leads to")


def _check_words(saved: SavedGame) -> None:
    """Whether all that people have written, or others in their place, can be shown."""
    notes = [comment for branch in saved.branches for comment in branch.comments]
    words = {
        "seats": [word for seat in saved.seats for word in (seat.name, seat.kind, seat.colour, seat.profile)],
        "branches": [branch.name for branch in saved.branches] + [comment.text for comment in notes],
        "comments": [comment.text for comment in saved.comments],
        "line_name": [saved.line_name],
        "started": [saved.started],
    }
    for where, written in words.items():
        if any(len(word) > MOST_LETTERS for word in written):
            raise BadData(where, f"has more than {MOST_LETTERS} letters in one place")


def is_figure(number: int) -> bool:
    """Whether a number from outside can be something that was counted in a game."""
    return -LARGEST_FIGURE <= number <= LARGEST_FIGURE


def _check_notes(saved: SavedGame) -> None:
    lines = len(saved.main_line)
    for name, notes in (("branches", saved.branches), ("comments", saved.comments)):
        if len(notes) > MOST_LINES:
            raise BadData(name, f"are {len(notes)} where {MOST_LINES} are the limit")
    if sum(len(branch.lines) + len(branch.comments) for branch in saved.branches) > 10 * MOST_LINES:
        raise BadData("branches", "have too many lines")
    for number, branch in enumerate(saved.branches):
        if not 0 <= branch.at <= lines:
            raise BadData(f"branches[{number}].at", f"line {branch.at} is not there")
        if not all(0 <= comment.line <= branch.at + len(branch.lines) for comment in branch.comments):
            raise BadData(f"branches[{number}].comments", "name a line that is not there")
    for number, comment in enumerate(saved.comments):
        if not 0 <= comment.line <= lines:
            raise BadData(f"comments[{number}].line", f"line {comment.line} is not there")
