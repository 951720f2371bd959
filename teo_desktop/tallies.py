"""What can be counted from the games that people finished: by profile, game, edition and opponents."""

from __future__ import annotations

import csv
import io
import re
from codecs import BOM_UTF8
from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import NamedTuple

from teo_desktop.profiles import Book, FinishedGame, Player, Profile

_FORMULA = ("=", "+", "-", "@", "＝", "＋", "－", "＠")
_NUMBER = re.compile(r"-?[0-9]+(\.[0-9]+)?")


class Played(NamedTuple):
    """A finished game as one profile played it."""

    profile: Profile
    game: FinishedGame
    seat: int

    @property
    def player(self) -> Player:
        """How the profile did."""
        return self.game.players[self.seat]


class Tally(NamedTuple):
    """What a profile's games of one sort come to. Game, edition and opponents are None where all are counted together;
    ``opponents`` are kinds of seats, and so tell a bot's levels apart."""

    profile: Profile
    game: str | None
    edition: str | None
    opponents: tuple[str, ...] | None
    games: int
    wins: int
    average: float
    best: int
    last: str
    """When the latest of them ended."""


def of_campaign(book: Book, campaign: str | None) -> Book:
    """The book with the games of this campaign alone (by its name); with "" those of none, with None all."""
    if campaign is None:
        return book
    return replace(book, games=tuple(game for game in book.games if game.campaign == campaign))


def campaigns(book: Book) -> tuple[str, ...]:
    """The names of the campaigns of which there are games, in alphabetical order."""
    return tuple(sorted({game.campaign for game in book.games} - {""}, key=str.casefold))


def played(book: Book) -> tuple[Played, ...]:
    """Every game of every profile in sight, the latest first."""
    shown = {profile.id: profile for profile in book.profiles}
    rows = (
        Played(shown[player.profile], game, seat)
        for game in book.games
        for seat, player in enumerate(game.players)
        if player.profile in shown
    )
    return tuple(sorted(rows, key=lambda row: row.game.ended, reverse=True))


def tallies(book: Book, by_game: bool = True, by_edition: bool = True, by_opponents: bool = True) -> tuple[Tally, ...]:
    """The sums by profile and whatever else is told apart, by name, then in the order of the last game."""
    groups: dict[_Group, list[Played]] = {}
    for row in played(book):
        game, opponents = row.game, row.game.opponents(row.seat)
        group = _Group(
            row.profile.id,
            game.game if by_game else None,
            game.edition if by_edition else None,
            opponents if by_opponents else None,
        )
        groups.setdefault(group, []).append(row)
    found = []
    for group, rows in groups.items():
        points = [row.player.points for row in rows]
        wins = sum(row.player.rank == 1 for row in rows)
        last = max(row.game.ended for row in rows)
        kinds = (group.game, group.edition, group.opponents)
        average = sum(points) / len(points)
        found.append(Tally(rows[0].profile, *kinds, len(rows), wins, average, max(points), last))
    return tuple(sorted(found, key=lambda tally: tally.profile.name.casefold()))


class _Group(NamedTuple):
    profile: str
    game: str | None
    edition: str | None
    opponents: tuple[str, ...] | None


def to_csv(rows: Iterable[Sequence[str]]) -> bytes:
    """A table as a file for spreadsheets: UTF-8, commas, a text that looks like a formula made harmless."""
    buffer = io.StringIO(newline="")
    writer = csv.writer(buffer)
    writer.writerows([harmless(cell) for cell in row] for row in rows)
    # With the mark at the beginning, since spreadsheets take the file for Latin text without it. Halves of characters,
    # as a hand-edited file may hold them, cannot be written.
    return BOM_UTF8 + buffer.getvalue().encode("utf-8", "replace")


def harmless(cell: str) -> str:
    """A cell that no spreadsheet takes for a formula; a number below zero stays one."""
    return f"'{cell}" if cell.lstrip().startswith(_FORMULA) and not _NUMBER.fullmatch(cell) else cell
