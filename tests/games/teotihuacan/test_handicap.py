"""Handicaps: what a seat begins with besides what the rules give it, or without."""

from __future__ import annotations

from dataclasses import replace

import pytest

from teo_desktop.games import teotihuacan
from teo_desktop.games.teotihuacan import catalog, events
from teo_desktop.games.teotihuacan.setup import new_game
from teo_desktop.games.teotihuacan.state import Game, Handicap, Setup
from teo_desktop.games.teotihuacan.teotibot_levels import LEVELS
from teo_desktop.kernel.agenda import Decision, advance, submit
from teo_desktop.kernel.codec import BadData
from teo_desktop.kernel.events import Journal

SEED = 5
NONE = Handicap()


def opened(setup: Setup, seed: int = SEED) -> tuple[Game, Decision, Journal]:
    """A game at the first turn's question, and what happened until then; the first choice is taken each time."""
    game = new_game(setup, seed)
    journal: Journal = []
    game.journal = journal
    decision = advance(game)
    while game.turn == 0:
        assert decision is not None
        decision = submit(game, decision, decision.options[0])
    assert decision is not None
    return game, decision, journal


def two(first: Handicap, second: Handicap = NONE, **others: object) -> Setup:
    return replace(Setup(2, **others), handicaps=(first, second))  # type: ignore[arg-type]  # the set-up's own fields


def test_points_goods_and_steps_are_there_from_the_beginning() -> None:
    """T-HANDICAP: steps and technologies bring nothing else."""
    game = new_game(two(Handicap(7, (1, 0, 2, 0), (1, 0, 3), 2), Handicap(4)), SEED)
    plain = new_game(Setup(2), SEED)
    advance(game)
    me = game.players[0]
    assert [player.points for player in game.players] == [7, 4]
    assert me.goods == [have + more for have, more in zip(plain.players[0].goods, (1, 0, 2, 0), strict=True)]
    assert (me.temples, me.avenue) == ([1, 0, 3], 2)
    assert game.discoveries == plain.discoveries


def test_every_figure_has_an_event() -> None:
    _, _, journal = opened(two(Handicap(7, (-1, 0, 2, 0), (1, 0, 0), 2, (5,))))
    assert events.Scored(0, 7, "handicap") in journal
    assert events.Gained(0, 2, 2, "handicap") in journal
    assert events.Paid(0, 0, 1, "handicap") in journal
    assert events.TempleAdvanced(0, 0, 1) in journal
    assert events.AvenueAdvanced(0, 2) in journal
    assert events.TechnologyAcquired(0, catalog.TECHNOLOGY_OF_NUMBER[5]) in journal
    assert teotihuacan.points_by_category(journal)[0]["handicap"] == 7


@pytest.mark.parametrize("first_game", [False, True])
def test_goods_are_given_up_after_the_starting_tiles_and_before_the_first_turn(first_game: bool) -> None:
    """T-HANDICAP-FEWER."""
    plain, _, _ = opened(Setup(2, first_game=first_game))
    poor, _, _ = opened(two(Handicap(goods=(-2, -1, 0, 0)), first_game=first_game))
    wanted = [max(0, have - less) for have, less in zip(plain.players[0].goods, (2, 1, 0, 0), strict=True)]
    assert poor.players[0].goods == wanted
    assert poor.players[1].goods == plain.players[1].goods


def test_what_is_not_there_is_not_owed() -> None:
    """T-HANDICAP-FEWER."""
    game, _, _ = opened(two(Handicap(goods=(-6, -6, -6, -6)), first_game=True))
    assert game.players[0].goods == [max(0, have - 6) for have in opened(Setup(2, first_game=True))[0].players[0].goods]


@pytest.mark.parametrize("seed", range(20))
def test_a_technology_that_a_seat_begins_with_lies_among_the_six(seed: int) -> None:
    """T-HANDICAP-LAID-OUT: and takes the place of one that was drawn; all else lies as without it."""
    plain = new_game(Setup(2), seed)
    game = new_game(two(Handicap(technologies=(3,)), Handicap(technologies=(17,))), seed)
    wanted = {catalog.TECHNOLOGY_OF_NUMBER[3], catalog.TECHNOLOGY_OF_NUMBER[17]}
    laid_out = game.layout.technologies
    assert wanted <= set(laid_out)
    assert len(set(laid_out)) == 6
    assert len(set(laid_out) - set(plain.layout.technologies)) <= 2
    assert list(laid_out) == sorted(laid_out, key=lambda index: catalog.TECHNOLOGIES[index].number)
    assert game.discoveries == plain.discoveries


def test_the_teotibot_may_have_one() -> None:
    """T-HANDICAP."""
    setup = two(Handicap(), Handicap(24, (0, 1, 1, 0)), solo=LEVELS["easy"])
    game = new_game(setup, SEED)
    advance(game)
    assert game.players[1].points == 24
    assert game.players[1].goods[1:] == [2, 2, 1]


def test_a_set_up_without_handicaps_is_written_as_before() -> None:
    assert "handicaps" not in teotihuacan.setup_to_json(Setup(2))


def test_a_set_up_with_handicaps_comes_back_from_a_record() -> None:
    setup = two(Handicap(3, (-1, 0, 0, 2), (0, 1, 0), 1, (5, 9)), Handicap())
    data = teotihuacan.setup_to_json(setup)
    assert data["handicaps"][1] == {}
    assert teotihuacan.setup_from_json(data) == setup


@pytest.mark.parametrize(
    ("rows", "where"),
    [
        ([{}], "handicaps"),
        ([{"points": 61}, {}], "handicaps[0].points"),
        ([{"points": -1}, {}], "handicaps[0].points"),
        ([{}, {"goods": [0, 0, 7, 0]}], "handicaps[1].goods[2]"),
        ([{}, {"goods": [0, 0, 0]}], "handicaps[1].goods"),
        ([{}, {"temples": [0, -1, 0]}], "handicaps[1].temples[1]"),
        ([{}, {"avenue": 4}], "handicaps[1].avenue"),
        ([{}, {"technologies": [2]}], "handicaps[1].technologies"),
        ([{}, {"technologies": [99]}], "handicaps[1].technologies"),
        ([{}, {"technologies": [5, 5]}], "handicaps[1].technologies"),
        ([{"technologies": [3, 7]}, {"technologies": [5, 9]}], "handicaps"),
        ([{"points": "3"}, {}], "handicaps[0].points"),
        ({}, "handicaps"),
    ],
)
def test_what_cannot_be_is_refused_with_its_place(rows: object, where: str) -> None:
    data = {**teotihuacan.setup_to_json(Setup(2)), "handicaps": rows}
    with pytest.raises(BadData) as refused:
        teotihuacan.setup_from_json(data)
    assert refused.value.where == where


def test_the_first_game_has_only_its_printed_technologies() -> None:
    """T-HANDICAP-LAID-OUT."""
    data = teotihuacan.setup_to_json(two(Handicap(technologies=(7,)), first_game=True))
    with pytest.raises(BadData, match="not in play"):
        teotihuacan.setup_from_json(data)
