"""The ascent's chapters as data, every measure that goals ask for, and what makes a set-up of a chapter."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from teo_desktop.games import teotihuacan
from teo_desktop.games.teotihuacan import campaign, catalog, events
from teo_desktop.games.teotihuacan.setup import new_game
from teo_desktop.games.teotihuacan.state import Game, Handicap, Setup
from teo_desktop.games.teotihuacan.teotibot_levels import LEVELS, level_of
from teo_desktop.kernel.campaign import HIGHEST, Baggage, Chapter
from teo_desktop.kernel.codec import BadData

CHAPTERS = campaign.chapters()
IDS = [chapter.id for chapter in CHAPTERS]


def solo_game() -> Game:
    return new_game(Setup(2, solo=LEVELS["easy"]), 3)


def measured(change: Any = None, journal: tuple[Any, ...] = ()) -> dict[str, int]:
    """The measures of the first seat after a change of its board."""
    game = solo_game()
    if change is not None:
        change(game.players[0])
    return campaign.measures(game, journal, 0)


def test_there_are_eight_chapters():
    assert len(IDS) == len(set(IDS)) == 8


@pytest.mark.parametrize("chapter", CHAPTERS, ids=lambda chapter: chapter.id)
def test_a_higher_medal_asks_for_all_that_a_lower_one_does_and_more(chapter: Chapter):
    for lower, higher in zip(chapter.goals, chapter.goals[1:], strict=False):
        wanted, before = dict(higher), dict(lower)
        assert set(before) <= set(wanted)
        assert all(wanted[measure] >= least for measure, least in before.items())
        assert wanted != before


@pytest.mark.parametrize("chapter", IDS)
@pytest.mark.parametrize("medal", range(HIGHEST + 1))
@pytest.mark.parametrize("carried", ["", "1", "17"])
def test_every_chapter_can_be_played_whatever_is_brought_along(chapter: str, medal: int, carried: str):
    setup = teotihuacan.setup_from_json(campaign.chapter_setup(chapter, Baggage(medal, carried, 21)))
    game = new_game(setup, 5)
    assert len(game.players) == 2
    assert setup.solo is not None
    assert campaign.opponents(chapter) == (f"bot:teotibot:{level_of(setup.solo)}",)


def test_chapters_differ_by_their_set_ups():
    setups = [teotihuacan.setup_from_json(campaign.chapter_setup(id, Baggage(1))) for id in IDS]
    assert len(set(setups)) == len(setups)
    assert setups[0].first_game
    assert setups[1].edition == "2018"
    assert min(setups[2].handicaps[0].goods) < 0
    assert setups[3].advanced_worship
    assert setups[4].random_pyramid
    assert setups[5].all_tiles
    assert setups[5].redraw_neutrals
    assert setups[6].sudden_end
    assert setups[7].handicaps[1].points == 24


def test_every_gift_is_worth_something_and_can_be_had():
    for id in IDS[:-1]:
        setup = replace(Setup(2), handicaps=(campaign.gift(id), campaign.weary()))
        assert teotihuacan.setup_from_json(teotihuacan.setup_to_json(setup)) == setup
        row = campaign.gift(id)
        assert row.points or any(row.goods) or any(row.temples) or row.avenue
    assert campaign.gift(IDS[-1]) == Handicap()


def test_a_technology_that_is_not_in_play_is_left_behind():
    assert campaign.can_be_carried("market", "5")
    assert not campaign.can_be_carried("market", "2")
    assert campaign.can_be_carried("crowd", "2")
    assert not campaign.can_be_carried("market", "99")
    assert not campaign.can_be_carried("market", "x")
    assert "handicaps" not in campaign.chapter_setup("market", Baggage(2, "2"))


def test_points_and_how_far_ahead():
    game = solo_game()
    game.players[0].points, game.players[1].points = 120, 131
    found = campaign.measures(game, (), 0)
    assert (found["points"], found["margin"]) == (120, -11)


@pytest.mark.parametrize(
    ("measure", "event"),
    [
        ("pyramid_tiles", lambda seat: events.PyramidTilePlaced(seat, 0, 0, 0, 1)),
        ("decorations", lambda seat: events.DecorationPlaced(seat, 0, 0, 1, 1)),
        ("buildings", lambda seat: events.BuildingPlaced(seat, 0, 0)),
        ("ascensions", lambda seat: events.Ascended(seat, 0)),
    ],
)
def test_what_was_built_counts_for_who_built_it(measure, event):
    journal = (event(0), event(1), event(0), events.TurnBegan(0, 1))
    assert measured(journal=journal)[measure] == 2
    assert measured()[measure] == 0


def test_technologies_are_counted():
    def own(me):
        me.technologies = 0b1011

    assert measured(own)["technologies"] == 3


def test_masks_count_once_each_and_all_of_them_as_discoveries():
    def own(me):
        me.masks = (2, 1, 0, 0, 0, 1, 0)
        me.unused, me.used = (8, 9), (10,)

    found = measured(own)
    assert found["masks"] == 3
    assert found["discoveries"] == 7


def test_temples_count_by_their_highest_step_and_by_the_bonuses_reached():
    def climb(me):
        me.temples = [catalog.TOP_STEP, 4, catalog.BONUS_STEP]

    found = measured(climb)
    assert (found["temple"], found["bonuses"]) == (catalog.TOP_STEP, 2)


def test_the_avenue_counts_by_its_step():
    def walk(me):
        me.avenue = 7

    assert measured(walk)["avenue"] == 7


def test_measures_are_those_that_goals_may_ask_for():
    assert tuple(measured()) == campaign.MEASURES


def test_technologies_owned_can_be_carried():
    game = solo_game()
    game.players[0].technologies = 1 << catalog.TECHNOLOGY_OF_NUMBER[5] | 1 << catalog.TECHNOLOGY_OF_NUMBER[17]
    assert campaign.carries(game, 0) == ("5", "17")


def test_head_starts_stand_in_the_set_up_and_none_leave_it_as_it_was():
    plain = teotihuacan.setup_to_json(Setup(3))
    assert campaign.with_head_starts(plain, (0, 0, 0)) == plain
    assert campaign.with_head_starts(plain, (0, 5, 99))["handicaps"] == [{}, {"points": 5}, {"points": 60}]


def test_a_set_up_of_a_league_is_checked():
    with pytest.raises(BadData):
        campaign.with_head_starts({"players": "x"}, (0, 0))
