"""The league: who meets whom, what a game is worth, the table, and the handicap that follows results."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from teo_desktop.campaigns import league
from teo_desktop.campaigns.model import Campaign, Entry
from teo_desktop.saves import Seat
from tests.campaigns.playing import ENDED, a_league, again, play


def players(count: int) -> tuple[Seat, ...]:
    return tuple(Seat("bot:greedy", f"P{number}") for number in range(count))


def with_game(campaign: Campaign, points: dict[int, int]) -> Campaign:
    """The league after a game in which these players, by seat, had so many points."""
    seats, row = tuple(points), tuple(points.values())
    ranking = tuple(sorted(range(len(row)), key=lambda seat: -row[seat]))
    starts = league.head_starts(campaign, seats)
    entry = Entry(campaign.next_number, ENDED, seats, row, ranking, starts if any(starts) else ())
    return replace(campaign, results=(*campaign.results, entry))


@pytest.mark.parametrize(("count", "seats"), [(2, 2), (3, 2), (3, 3), (4, 4), (5, 2), (5, 3), (6, 4), (16, 4)])
def test_everybody_plays_as_often_and_seats_go_round(count, seats):
    campaign = a_league(*players(count), seats=seats)
    games: Counter[int] = Counter()
    by_seat: Counter[tuple[int, int]] = Counter()
    for _ in range(count * seats):
        at_table = league.pairing(campaign)
        assert len(set(at_table)) == seats
        campaign = with_game(campaign, {player: 100 - player for player in at_table})
        games.update(at_table)
        by_seat.update(enumerate(at_table))
        assert max(games.values()) - min(games[player] for player in range(count)) <= 1
    for player in range(count):
        had = [by_seat[seat, player] for seat in range(seats)]
        assert max(had) - min(had) <= 2


def test_everybody_meets_everybody():
    campaign = a_league(*players(5), seats=2)
    for _ in range(10):
        campaign = with_game(campaign, {player: 100 - player for player in league.pairing(campaign)})
    grid = league.head_to_head(campaign)
    assert all(grid[a][b].games == 1 for a in range(5) for b in range(5) if a != b)


def test_a_game_brings_a_point_for_each_player_behind_and_one_for_winning():
    campaign = with_game(a_league(*players(4), seats=4), {2: 90, 0: 120, 3: 80, 1: 100})
    assert {row.player: row.league_points for row in league.standings(campaign)} == {0: 4, 1: 2, 2: 1, 3: 0}
    assert [row.player for row in league.standings(campaign)] == [0, 1, 2, 3]
    assert [row.wins for row in league.standings(campaign)] == [1, 0, 0, 0]


def test_equal_points_are_told_apart_by_wins_then_by_the_average():
    campaign = a_league(*players(3), seats=2, has_handicaps=False)
    for points in ({0: 100, 1: 90}, {1: 150, 2: 90}, {2: 120, 0: 119}):
        campaign = with_game(campaign, points)
    rows = league.standings(campaign)
    assert [row.league_points for row in rows] == [2, 2, 2]
    assert [row.player for row in rows] == [1, 0, 2]
    assert [row.place for row in rows] == [1, 2, 3]


def test_players_with_the_same_figures_share_a_place():
    assert [row.place for row in league.standings(a_league(*players(3)))] == [1, 1, 1]


def test_head_to_head_counts_who_was_ahead():
    campaign = with_game(a_league(*players(3), seats=3), {0: 100, 1: 90, 2: 110})
    grid = league.head_to_head(campaign)
    assert grid[0][1] == (1, 1)
    assert grid[1][0] == (0, 1)
    assert grid[2][0] == (1, 1)
    assert grid[1][1] == (0, 0)


@pytest.mark.parametrize(("count", "changes"), [(2, [-3, 3]), (3, [-3, 0, 3]), (4, [-3, -1, 1, 3])])
def test_a_result_moves_the_handicaps_of_a_table_evenly(count, changes):
    assert [league.change(place, count) for place in range(count)] == changes


def test_the_next_game_begins_with_the_difference():
    campaign = with_game(a_league(*players(2)), {0: 120, 1: 100})
    following = league.next_game(campaign)
    assert following.seats == (1, 0)
    assert following.head_starts == (6, 0)
    assert following.setup["handicaps"] == [{"points": 6}, {}]
    assert [row.head_start for row in league.standings(campaign)] == [0, 6]


def test_without_handicaps_nobody_has_a_head_start():
    campaign = with_game(a_league(*players(2), has_handicaps=False), {0: 120, 1: 100})
    assert league.next_game(campaign).head_starts == (0, 0)
    assert "handicaps" not in league.next_game(campaign).setup


def test_nobody_is_more_than_thirty_points_apart():
    campaign = a_league(*players(2))
    for _ in range(30):
        campaign = with_game(campaign, {0: 120, 1: 100})
    assert league.handicaps(campaign) == (-15, 15)
    assert max(league.head_starts(campaign, (0, 1))) == league.FURTHEST


@pytest.mark.parametrize("gap", [0, 8, 16, 24])
def test_the_handicap_evens_out_a_difference_in_strength(gap):
    """Results drawn with a spread of 20 points: after the first twenty games the stronger one wins about half."""
    won = games = 0
    for seed in range(20):
        chance, campaign = Random(seed), a_league(*players(2))
        for number in range(80):
            at_table = league.pairing(campaign)
            starts = league.head_starts(campaign, at_table)
            drawn = {
                player: round(chance.gauss(130 + (gap if player == 0 else 0), 14)) + start
                for player, start in zip(at_table, starts, strict=True)
            }
            campaign = with_game(campaign, drawn)
            if number >= 20:
                games += 1
                won += campaign.results[-1].rank(0) == 1
    assert 0.44 < won / games < 0.58


def test_the_average_leaves_the_head_start_out():
    campaign = with_game(a_league(*players(2)), {0: 120, 1: 100})
    campaign = with_game(campaign, {0: 110, 1: 116})
    assert {row.player: row.average for row in league.standings(campaign)} == {0: 115.0, 1: 105.0}


def test_a_league_with_an_end_is_complete_after_its_games():
    campaign = a_league(*players(2), games=2)
    assert not league.is_complete(campaign)
    campaign = with_game(with_game(campaign, {0: 1, 1: 2}), {0: 1, 1: 2})
    assert league.is_complete(campaign)
    assert campaign.terms is not None
    assert not league.is_complete(replace(campaign, terms=replace(campaign.terms, games=0)))


def test_a_whole_league_is_played_and_left_after_every_game_and_within_games():
    campaign = again(a_league(games=6))
    while not league.is_complete(campaign):
        following = league.next_game(campaign)
        campaign = play(campaign, following, len(campaign.results), lambda line: line % 40 == 0)
        entry = campaign.results[-1]
        assert entry.seats == following.seats
        assert entry.head_starts == following.head_starts
        assert campaign.current is None
    assert [row.games for row in league.standings(campaign)] == [4, 4, 4]
    assert any(any(entry.head_starts) for entry in campaign.results)


def test_a_whole_league_of_four_at_a_table():
    campaign = again(a_league(*players(4), seats=4, games=2))
    while not league.is_complete(campaign):
        campaign = play(campaign, league.next_game(campaign), len(campaign.results))
    assert sum(row.league_points for row in league.standings(campaign)) == 14
