"""The league: players meet at tables of a fixed size, as often as they like.

- Who has played least plays next, rather with others they have seldom met; seats go round.
- A game brings a point for everybody who is behind you in it, and one more for winning it.
- With handicaps each result moves them: the first of a table loses three points of head start, the last gains three,
  the others what lies between. At a table everybody begins with what they have more than the one with the least.
"""

from __future__ import annotations

from itertools import permutations
from typing import Final, NamedTuple

from teo_desktop.campaigns.model import Campaign, Entry, NextGame

SWING: Final = 3
"""Points by which the handicap of the first and the last of a table move."""
FURTHEST: Final = 30
"""Points by which two players can be apart at most."""
FOR_WINNING: Final = 1
"""League points for winning, besides one for everybody behind."""


class Row(NamedTuple):
    """A player's line of the table; ``player`` is the place in ``Campaign.players``."""

    place: int
    """From 1; players with the same figures share it."""
    player: int
    games: int
    wins: int
    league_points: int
    average: float
    """Points of a game, head starts taken off."""
    head_start: int
    """What they would begin with against whoever has the least."""


class Meeting(NamedTuple):
    """How often a player was ahead of another one, in how many games."""

    ahead: int
    games: int


def table_size(campaign: Campaign) -> int:
    """How many play a game."""
    assert campaign.terms is not None
    rules = campaign.rules
    return rules.seats(rules.setup_from_json(campaign.terms.setup))


def is_complete(campaign: Campaign) -> bool:
    """Whether all games have been played; never in a league without an end."""
    assert campaign.terms is not None
    return 0 < campaign.terms.games <= len(campaign.results)


def pairing(campaign: Campaign) -> tuple[int, ...]:
    """Who plays the next game, by seat."""
    everybody = range(len(campaign.players))
    played = [sum(player in entry.seats for entry in campaign.results) for player in everybody]
    at_table: list[int] = []
    while len(at_table) < table_size(campaign):
        left = [player for player in everybody if player not in at_table]
        met = {player: sum(_met(campaign, player, other) for other in at_table) for player in left}
        at_table.append(min(left, key=lambda player: (played[player], met[player], player)))
    return _seated(campaign, at_table)


def standings(campaign: Campaign) -> tuple[Row, ...]:
    """The table, from the first to the last: league points, then wins, then the average."""
    starts = handicaps(campaign)
    least = min(starts, default=0)
    rows = []
    for player in range(len(campaign.players)):
        entries = [entry for entry in campaign.results if player in entry.seats]
        own = [_own_points(entry, player) for entry in entries]
        wins = sum(entry.rank(player) == 1 for entry in entries)
        won = sum(league_points(entry, player) for entry in entries)
        average = sum(own) / len(own) if own else 0.0
        rows.append(Row(0, player, len(entries), wins, won, average, starts[player] - least))
    rows.sort(key=lambda row: (-row.league_points, -row.wins, -row.average, row.player))
    figures = [(row.league_points, row.wins, row.average) for row in rows]
    return tuple(row._replace(place=figures.index(figure) + 1) for row, figure in zip(rows, figures, strict=True))


def league_points(entry: Entry, player: int) -> int:
    """What a game brought a player."""
    rank = entry.rank(player)
    return len(entry.seats) - rank + (FOR_WINNING if rank == 1 else 0)


def head_to_head(campaign: Campaign) -> tuple[tuple[Meeting, ...], ...]:
    """By player and other player: how often the first was ahead."""
    everybody = range(len(campaign.players))
    return tuple(tuple(_meeting(campaign, player, other) for other in everybody) for player in everybody)


def handicaps(campaign: Campaign) -> tuple[int, ...]:
    """By player: the points that results have brought so far; only differences count. All 0 without handicaps."""
    found = [0] * len(campaign.players)
    if campaign.terms is None or not campaign.terms.has_handicaps:
        return tuple(found)
    half = FURTHEST // 2
    for entry in campaign.results:
        for place, seat in enumerate(entry.ranking):
            player = entry.seats[seat]
            found[player] = max(-half, min(half, found[player] + change(place, len(entry.seats))))
    return tuple(found)


def change(place: int, players: int) -> int:
    """By how much a game moves the handicap of who came at this place, from 0."""
    return round(SWING * (2 * place / (players - 1) - 1))


def head_starts(campaign: Campaign, at_table: tuple[int, ...]) -> tuple[int, ...]:
    """The points with which these players begin a game, by seat."""
    all_of_them = handicaps(campaign)
    own = [all_of_them[player] for player in at_table]
    return tuple(points - min(own) for points in own)


def next_game(campaign: Campaign) -> NextGame:
    """The game that comes next."""
    assert campaign.terms is not None
    at_table = pairing(campaign)
    starts = head_starts(campaign, at_table)
    setup = campaign.campaign_rules.with_head_starts(campaign.terms.setup, starts)
    players = tuple(campaign.players[player] for player in at_table)
    return NextGame(setup, players, at_table, starts)


def _seated(campaign: Campaign, at_table: list[int]) -> tuple[int, ...]:
    """In the order in which everybody has had their seats least often."""

    def had(order: tuple[int, ...]) -> int:
        times = [sum(_sat(entry, player, seat) for entry in campaign.results) for seat, player in enumerate(order)]
        return sum(number * number for number in times)

    return min(permutations(sorted(at_table)), key=had)


def _sat(entry: Entry, player: int, seat: int) -> bool:
    return seat < len(entry.seats) and entry.seats[seat] == player


def _met(campaign: Campaign, player: int, other: int) -> int:
    return sum(player in entry.seats and other in entry.seats for entry in campaign.results)


def _meeting(campaign: Campaign, player: int, other: int) -> Meeting:
    if player == other:
        return Meeting(0, 0)
    entries = [entry for entry in campaign.results if player in entry.seats and other in entry.seats]
    return Meeting(sum(entry.rank(player) < entry.rank(other) for entry in entries), len(entries))


def _own_points(entry: Entry, player: int) -> int:
    seat = entry.seats.index(player)
    return entry.points[seat] - (entry.head_starts[seat] if entry.head_starts else 0)
