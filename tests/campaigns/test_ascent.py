"""The ascent: what opens a chapter, what a medal needs and brings, and how the next game is tilted."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from teo_desktop.campaigns import ascent, model
from teo_desktop.campaigns.model import Campaign, Entry, Reached
from teo_desktop.games.teotihuacan import campaign as supplied
from teo_desktop.kernel.campaign import Chapter, Goal, medal_of
from tests.campaigns.playing import ENDED, again, an_ascent, play

CHAPTERS = [chapter.id for chapter in supplied.chapters()]
CHAPTER = Chapter("x", ((Goal("points", 90),), (Goal("points", 110), Goal("masks", 3)), (Goal("points", 130),)))


def with_results(*results: tuple[str, int], carries: tuple[str, ...] = ("5", "9")) -> Campaign:
    """An ascent in which these chapters were played with these medals."""
    entries = [
        Entry(number, ENDED, (0, -1), (100 + number, 90), (0, 1), (), chapter, medal, (Reached("points", 1),), carries)
        for number, (chapter, medal) in enumerate(results, 1)
    ]
    return replace(an_ascent(), results=tuple(entries))


@pytest.mark.parametrize(
    ("reached", "medal"),
    [
        ({"points": 89, "masks": 7}, 0),
        ({"points": 90}, 1),
        ({"points": 129, "masks": 2}, 1),
        ({"points": 110, "masks": 3}, 2),
        ({"points": 130}, 3),
        ({}, 0),
    ],
)
def test_a_medal_needs_all_of_its_goals(reached, medal):
    assert medal_of(CHAPTER, reached) == medal


def test_only_the_first_chapter_is_open_at_the_beginning():
    campaign = an_ascent()
    assert [id for id in CHAPTERS if ascent.is_open(campaign, id)] == CHAPTERS[:1]
    assert ascent.proposed_chapter(campaign) == CHAPTERS[0]


def test_a_medal_opens_the_next_chapter():
    campaign = with_results((CHAPTERS[0], 1))
    assert ascent.is_open(campaign, CHAPTERS[1])
    assert not ascent.is_open(campaign, CHAPTERS[2])
    assert ascent.proposed_chapter(campaign) == CHAPTERS[1]


def test_three_games_without_a_medal_open_it_too():
    twice = with_results((CHAPTERS[0], 0), (CHAPTERS[0], 0))
    assert not ascent.is_open(twice, CHAPTERS[1])
    thrice = with_results(*[(CHAPTERS[0], 0)] * 3)
    assert ascent.is_open(thrice, CHAPTERS[1])
    assert ascent.baggage(thrice, CHAPTERS[1]).medal == 0


def test_the_best_game_of_a_chapter_counts():
    campaign = with_results((CHAPTERS[0], 2), (CHAPTERS[0], 1), (CHAPTERS[0], 2))
    assert ascent.medal(campaign, CHAPTERS[0]) == 2
    assert ascent.best_of(campaign, CHAPTERS[0]).number == 3
    assert ascent.stars(campaign) == 2


def test_once_all_is_passed_the_first_chapter_without_gold_is_proposed():
    campaign = with_results(*((id, 3 if id != CHAPTERS[4] else 1) for id in CHAPTERS))
    assert ascent.is_complete(campaign)
    assert ascent.proposed_chapter(campaign) == CHAPTERS[4]
    assert ascent.stars(campaign) == 22
    assert ascent.most_stars(campaign) == 24


def test_only_silver_lets_a_technology_be_carried():
    assert ascent.can_carry(with_results((CHAPTERS[0], 1)), CHAPTERS[1]) == ()
    assert ascent.can_carry(with_results((CHAPTERS[0], 2)), CHAPTERS[1]) == ("5", "9")
    assert ascent.can_carry(with_results((CHAPTERS[0], 3)), CHAPTERS[0]) == ()


def test_what_is_not_in_play_cannot_be_carried():
    campaign = with_results(*((id, 2) for id in CHAPTERS[:6]), carries=("2", "5"))
    assert ascent.can_carry(campaign, "shadow") == ("5",)
    assert ascent.can_carry(campaign, "crowd") == ("2", "5")


def handicap_of(campaign: Campaign, chapter: str, carried: str = "", seat: int = 0) -> dict[str, Any]:
    rows: list[dict[str, Any]] = ascent.next_game(campaign, chapter, carried).setup.get("handicaps", [{}, {}])
    return rows[seat]


def test_bronze_changes_nothing_silver_carries_gold_brings_the_gift():
    assert handicap_of(with_results((CHAPTERS[0], 1)), CHAPTERS[1], "5") == {}
    assert handicap_of(with_results((CHAPTERS[0], 2)), CHAPTERS[1], "5") == {"technologies": [5]}
    gift = handicap_of(with_results((CHAPTERS[0], 3)), CHAPTERS[1])
    assert gift == {"goods": list(supplied.gift(CHAPTERS[0]).goods)}
    assert any(gift["goods"])


def test_who_passed_without_a_medal_begins_weary():
    campaign = with_results(*[(CHAPTERS[0], 0)] * 3)
    assert handicap_of(campaign, CHAPTERS[1]) == {"goods": list(supplied.weary().goods)}
    assert min(supplied.weary().goods) < 0


def test_what_a_chapter_takes_adds_to_what_was_brought():
    plain = handicap_of(with_results((CHAPTERS[0], 1), (CHAPTERS[1], 1)), "drought")
    gold = handicap_of(with_results((CHAPTERS[0], 1), (CHAPTERS[1], 3)), "drought")
    gift = supplied.gift("market").goods
    assert [a + b for a, b in zip(plain["goods"], gift, strict=True)] == gold["goods"]


@pytest.mark.parametrize(("medal", "points"), [(1, 17), (2, 10), (3, 3)])
def test_every_star_takes_a_point_from_the_last_opponent(medal, points):
    campaign = with_results(*((id, medal) for id in CHAPTERS[:-1]))
    assert handicap_of(campaign, "summit", seat=1) == {"points": points}


def test_a_whole_ascent_is_played_and_left_after_every_game_and_within_games():
    """From the first chapter to the last, as a greedy bot; every 25th choice is written down and read again."""
    campaign = again(an_ascent())
    played = 0
    while not ascent.is_complete(campaign):
        chapter = ascent.proposed_chapter(campaign)
        carried = ascent.can_carry(campaign, chapter)
        following = ascent.next_game(campaign, chapter, carried[-1] if carried else "")
        campaign = play(campaign, following, 100 + played, lambda line: line % 25 == 0)
        played += 1
        assert campaign.current is None
        assert len(campaign.results) == played
        assert campaign.results[-1].chapter == chapter
        assert played <= len(CHAPTERS) * ascent.PATIENCE
    assert {entry.chapter for entry in campaign.results} == set(CHAPTERS)
    assert 0 < ascent.stars(campaign) <= ascent.most_stars(campaign)
    for entry in campaign.results:
        goals = next(chapter for chapter in supplied.chapters() if chapter.id == entry.chapter)
        assert entry.medal == medal_of(goals, dict(entry.reached))
        assert dict(entry.reached)["points"] == entry.points[0]


def test_a_goal_is_shown_beside_what_was_reached():
    campaign = with_results((CHAPTERS[0], 1))
    chapter = supplied.chapters()[0]
    entry = replace(campaign.results[0], reached=(Reached("points", chapter.goals[0][0].least),))
    met = ascent.goals_met(chapter, entry)
    assert [row.medal for row in met if row.is_met] == [1]
    assert {row.medal for row in met} == {1, 2, 3}


def test_a_game_that_is_given_up_counts_for_nothing():
    campaign, _ = model.begun(an_ascent(), ascent.next_game(an_ascent(), CHAPTERS[0]), 3, ENDED)
    given_up = model.abandoned(campaign)
    assert given_up.current is None
    assert given_up.games == {}
    assert given_up == an_ascent()
