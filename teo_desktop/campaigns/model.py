"""A campaign: who takes part, what was played, and the game that is being played. Nothing is changed in place."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field, replace
from typing import Any, Final, NamedTuple

from teo_desktop import saves
from teo_desktop.games import GAMES, campaign_rules
from teo_desktop.kernel.campaign import CampaignRules, medal_of
from teo_desktop.kernel.codec import ADDED, NOT_SAVED
from teo_desktop.kernel.events import Journal
from teo_desktop.kernel.record import GameRecord, LineDoesNotFit, replay
from teo_desktop.kernel.rules import Json, Rules
from teo_desktop.saves import SavedGame, Seat

ASCENT: Final = "ascent"
LEAGUE: Final = "league"
KINDS: Final = (ASCENT, LEAGUE)
RULES_OPPONENT: Final = -1
"""In place of a player: the opponent that the game's own rules play."""
LONGEST_NAME: Final = 40
"""Characters of a campaign's name."""
MOST_PLAYERS: Final = 16
KEPT_GAMES: Final = 100
"""So many finished games lie in the file to be looked at again, the latest ones; the results stay of all."""


class Reached(NamedTuple):
    """How much of a measure somebody reached."""

    measure: str
    amount: int


@dataclass(frozen=True, slots=True)
class Entry:
    """A finished game. ``seats``: who sat there, as places in ``players``; points and ranking by seat.

    Of an ascent also the chapter, the medal, what was reached and what could be carried into the next chapter.
    """

    number: int
    ended: str
    seats: tuple[int, ...]
    points: tuple[int, ...]
    ranking: tuple[int, ...]
    head_starts: tuple[int, ...] = field(default=(), metadata=ADDED)
    chapter: str = field(default="", metadata=ADDED)
    medal: int = field(default=0, metadata=ADDED)
    reached: tuple[Reached, ...] = field(default=(), metadata=ADDED)
    carries: tuple[str, ...] = field(default=(), metadata=ADDED)
    unknown: Mapping[str, Json] = field(default_factory=dict, metadata=NOT_SAVED)

    def rank(self, player: int) -> int:
        """The place of a player, from 1; 0 when they did not take part."""
        return self.ranking.index(self.seats.index(player)) + 1 if player in self.seats else 0


@dataclass(frozen=True, slots=True)
class Current:
    """The game that has been begun and is not over; its save lies among ``games``."""

    number: int
    seats: tuple[int, ...]
    head_starts: tuple[int, ...] = field(default=(), metadata=ADDED)
    chapter: str = field(default="", metadata=ADDED)
    unknown: Mapping[str, Json] = field(default_factory=dict, metadata=NOT_SAVED)


@dataclass(frozen=True, slots=True)
class Terms:
    """Of a league: the set-up of each game, how many games there are (0: without an end), whether there are handicaps.

    How many sit at a table is part of the set-up.
    """

    setup: Any
    games: int
    has_handicaps: bool
    unknown: Mapping[str, Json] = field(default_factory=dict, hash=False, metadata=NOT_SAVED)


@dataclass(frozen=True, slots=True)
class Campaign:
    """A series of games."""

    id: str
    kind: str
    name: str
    game: str
    started: str
    """When it was begun (UTC, ISO 8601)."""
    players: tuple[Seat, ...]
    """Who takes part: people and bots. An ascent has one."""
    terms: Terms | None = None
    """Of a league; None in an ascent."""
    results: tuple[Entry, ...] = ()
    current: Current | None = None
    games: Mapping[int, bytes] = field(default_factory=dict)
    """Saved games by their number: that of ``current``, and the latest of those that are over."""
    unknown: Mapping[str, Json] = field(default_factory=dict)
    """Keys of the document that this version does not know; they are written back."""
    of_players: tuple[Mapping[str, Json], ...] = ()
    """The same for the keys of each player."""
    others: Mapping[str, bytes] = field(default_factory=dict)
    """Further entries of the file; they are written back."""

    @property
    def rules(self) -> Rules:
        """The rules of its games."""
        return GAMES[self.game]

    @property
    def campaign_rules(self) -> CampaignRules:
        """What its game supplies for campaigns."""
        found = campaign_rules(self.game)
        assert found is not None, self.game
        return found

    @property
    def next_number(self) -> int:
        """The number of the next game; games are counted from 1."""
        return max([entry.number for entry in self.results], default=0) + 1

    def entry(self, number: int) -> Entry | None:
        """The finished game of this number; None when there is none."""
        return next((entry for entry in self.results if entry.number == number), None)


class NextGame(NamedTuple):
    """A game that could be begun: its set-up, who sits where, and what the campaign wants to know of it."""

    setup: Json
    players: tuple[Seat, ...]
    seats: tuple[int, ...]
    head_starts: tuple[int, ...] = ()
    chapter: str = ""


def new_campaign(
    kind: str, name: str, game: str, players: tuple[Seat, ...], started: str, terms: Terms | None = None
) -> Campaign:
    """A campaign in which nothing has been played yet."""
    return Campaign(secrets.token_hex(8), kind, plain(name), game, started, players, terms)


def renamed(campaign: Campaign, name: str) -> Campaign:
    """The campaign under another name; under its own when the new one is empty."""
    return replace(campaign, name=plain(name) or campaign.name)


def begun(campaign: Campaign, following: NextGame, seed: int, started: str) -> tuple[Campaign, SavedGame]:
    """The campaign with this game as its current one, and the game at its beginning."""
    rules = campaign.rules
    record = GameRecord(campaign.game, rules.RULES, following.setup, seed)
    state = rules.game_to_json(replay(rules, record).game)
    saved = SavedGame(record, following.players, state, started=started)
    number = campaign.next_number
    current = Current(number, following.seats, following.head_starts, following.chapter)
    return _with_game(replace(campaign, current=current), number, saved), saved


def stepped(campaign: Campaign, number: int, saved: SavedGame, ended: str) -> Campaign:
    """The campaign after a step of its current game; when the game is over, its result is entered.

    The first ending counts: a game that has been entered already may be undone and played on, and is kept as it stands,
    but its result stays.
    """
    current = campaign.current
    if current is None or current.number != number:
        is_entered = campaign.entry(number) is not None and number in campaign.games
        return _with_game(campaign, number, saved) if is_entered else campaign
    campaign = _with_game(campaign, number, saved)
    if not saved.is_over:
        return campaign
    return _tidied(
        replace(campaign, current=None, results=(*campaign.results, _entry(campaign, current, saved, ended)))
    )


def abandoned(campaign: Campaign) -> Campaign:
    """The campaign without its current game, which counts for nothing."""
    if campaign.current is None:
        return campaign
    games = {number: data for number, data in campaign.games.items() if number != campaign.current.number}
    return replace(campaign, current=None, games=games)


def current_game(campaign: Campaign) -> SavedGame:
    """The game that is being played.

    Raises:
        BadFile: what lies in the file in its place is no game.
    """
    assert campaign.current is not None
    return saves.from_bytes(campaign.games[campaign.current.number])


def plain(name: str) -> str:
    """A name as it is kept: without needless blanks, and not too long."""
    return " ".join(name.split())[:LONGEST_NAME].strip()


def _with_game(campaign: Campaign, number: int, saved: SavedGame) -> Campaign:
    # Without its picture: many games lie in one file, which is written after every choice.
    data = saves.to_bytes(replace(saved, thumbnail=None))
    return replace(campaign, games={**campaign.games, number: data})


def _tidied(campaign: Campaign) -> Campaign:
    kept = sorted(campaign.games)[-KEPT_GAMES:]
    return replace(campaign, games={number: campaign.games[number] for number in kept})


def _entry(campaign: Campaign, current: Current, saved: SavedGame, ended: str) -> Entry:
    rules = campaign.rules
    game = rules.game_from_json(saved.state)
    result = rules.result(game)
    entry = Entry(
        current.number,
        ended,
        current.seats,
        tuple(result.points),
        tuple(result.ranking),
        current.head_starts,
        current.chapter,
    )
    if campaign.kind != ASCENT:
        return entry
    supplied = campaign.campaign_rules
    reached = supplied.measures(game, _journal(rules, saved), 0)
    chapter = next(chapter for chapter in supplied.chapters() if chapter.id == current.chapter)
    return replace(
        entry,
        medal=medal_of(chapter, reached),
        reached=tuple(Reached(measure, amount) for measure, amount in reached.items()),
        carries=supplied.carries(game, 0),
    )


def _journal(rules: Rules, saved: SavedGame) -> Journal:
    """What happened in the game; what can no longer be played again (its rules have changed) is left out."""
    journal: Journal = []
    with suppress(LineDoesNotFit):
        replay(rules, saved.record, journal=journal)
    return journal
