"""Royal tiles: what each brings for the power of the worker locked there (rulebook p. 12; 2018 tiles)."""

from __future__ import annotations

import pytest

from teo_desktop.games.teotihuacan.catalog import ROYALS
from teo_desktop.games.teotihuacan.royal import RoyalTrade
from teo_desktop.games.teotihuacan.temples import GainResources
from teo_desktop.games.teotihuacan.worship import UseAbility
from tests.games.teotihuacan.scenes import (
    answer,
    ask,
    assert_asks,
    assert_offers_only,
    assert_refuses,
    gains,
    options,
    scene,
)

CATEGORIES = {row.number: "ABC".index(row.category) for row in ROYALS}


def activate(number: int, power: int, **has):
    """A worker of this power activates the royal tile."""
    royals = [4, 6, 1]
    space = CATEGORIES[number]
    royals[space] = number
    return ask(scene(royals=royals, **has), UseAbility(0, space, power))


def test_the_technologies_tile_takes_the_lower_number():
    """WOR-09 (a): power 5, three technologies: 6 points."""
    game = scene(royals=(4, 2, 1), technologies=[1, 3, 5], workers="palace:5")
    with gains(game, points=6):
        ask(game, UseAbility(0, 0, 5))
    with gains(game, points=4):
        ask(game, UseAbility(0, 0, 2))


def test_the_pyramid_track_tile_takes_the_lower_number():
    """WOR-09 (b): power 2, pyramid track 6: 4 points; the power is that of the die on the tile, not the best one."""
    game = scene(royals=(5, 2, 1), workers="gold:2 palace:5", track=6)
    answer(game, "move w1 1")
    with gains(game, points=4):
        answer(game, "worship 0 ability")


def test_the_avenue_tile_takes_power_and_one():
    """WOR-09 (c): power 1, Avenue 4: the lower of 4 and 1+1 is 2 points."""
    game = scene(royals=(9, 2, 1), avenue=4)
    with gains(game, points=2):
        ask(game, UseAbility(0, 0, 1))


def test_the_avenue_tile_takes_the_avenue():
    """WOR-09 (d): power 5, Avenue 2: the lower of 2 and 6 is 2 points."""
    game = scene(royals=(9, 2, 1), avenue=2)
    with gains(game, points=2):
        ask(game, UseAbility(0, 0, 5))


def test_one_cacao_and_one_resource_for_as_many_as_the_power():
    """WOR-08: power 4, 1 cacao, 1 wood: one single trade brings 4 resources in any mix, here 4 stone; a fifth is not
    to be had."""
    game = scene(royals=(4, 7, 1), cacao=1, wood=1)
    with gains(game, cacao=-1, wood=-1, stone=4):
        ask(game, UseAbility(0, 1, 4))
        for _ in range(4):
            assert_asks(game, GainResources)
            assert_offers_only(game, "wood", "stone", "gold")
            answer(game, "stone")
    assert game.agenda == []


def test_the_resource_given_away_is_of_choice():
    """WOR-08, T-ROYAL-TRADE: exactly one exchange, with each resource that is there; the mix is free."""
    game = activate(7, 2, cacao=2, wood=1, gold=1)
    assert_offers_only(game, "wood", "gold")
    with gains(game, cacao=-1, gold=-1 + 1, stone=1):
        answer(game, "gold", "stone", "gold")
    assert game.agenda == []


@pytest.mark.parametrize(("number", "gained"), [(2, ("wood", "stone")), (6, ("stone", "gold"))])
def test_cacao_for_two_resources(number, gained):
    """T-ROYAL-TRADE: at least once, at most as often as the power says, each trade resolved before the next."""
    game = scene(royals=(4, number, 1), cacao=5)
    with gains(game, cacao=-2, **dict.fromkeys(gained, 2)):
        # The first trade has to be made: it happens by itself.
        ask(game, UseAbility(0, 1, 3))
        assert_offers_only(game, "pass", "trade")
        answer(game, "trade", "pass")
    with gains(game, cacao=-3, **dict.fromkeys(gained, 3)):
        ask(game, UseAbility(0, 1, 3))
        answer(game, "trade", "trade")
    assert game.agenda == []


def test_trades_end_with_the_cacao():
    """T-ROYAL-TRADE: as many as can be paid for."""
    game = scene(royals=(4, 2, 1), cacao=2)
    with gains(game, cacao=-2, wood=2, stone=2):
        ask(game, UseAbility(0, 1, 5))
        answer(game, "trade")
    assert game.agenda == []


def test_what_a_trade_brings_counts_for_the_next_one():
    """T-ROYAL-TRADE: a temple step bought with the last cacao brings the cacao for another."""
    game = scene(royals=(4, 2, 8), cacao=1, temples={"green": 3})
    with gains(game, cacao=-1 + 2, green=1):
        ask(game, UseAbility(0, 2, 3))
        answer(game, "temple green")
    with gains(game, cacao=-1, red=1, points=1):
        answer(game, "trade", "temple red")
    assert game.agenda == [], "two trades at power 3"


def test_temple_steps_are_traded_once_less_than_the_power():
    """T-ROYAL-TRADE: tile 8 with power 1 has a limit of 0 and no effect, with power 2 it is one trade."""
    game = scene(royals=(4, 2, 8), cacao=3)
    with gains(game):
        ask(game, UseAbility(0, 2, 1))
    with gains(game, cacao=-1, blue=1, wood=1):
        ask(game, UseAbility(0, 2, 2))
        answer(game, "temple blue", "wood")
    assert game.agenda == []


def test_resources_for_cacao():
    """T-ROYAL-TRADE: tile 3, 2 cacao for each resource, the kind of choice each time."""
    game = activate(3, 3, wood=1, gold=2)
    assert_offers_only(game, "wood", "gold")
    with gains(game, cacao=4, wood=-1, gold=-1):
        answer(game, "gold", "wood", "pass")


@pytest.mark.parametrize("power", [1, 2, 3, 4, 5])
def test_power_and_one_cacao(power):
    """T-ROYAL-POWER: tile 1 brings the power and 1 in cacao."""
    game = scene(royals=(4, 2, 1))
    with gains(game, cacao=power + 1):
        ask(game, UseAbility(0, 2, power))


def test_a_trade_that_cannot_be_paid_waits_for_a_tile_in_hand():
    """T-ROYAL-TRADE: who cannot pay may use a tile that brings goods, or leave it."""
    game = activate(2, 2, unused=["cacao_4"])
    assert_asks(game, RoyalTrade)
    assert_offers_only(game, "pass", "use cacao_4")
    assert_refuses(game, "trade", "needs_cacao", 1, 0)
    answer(game, "use cacao_4")
    assert options(game) == ["pass", "trade"]
