"""Temples, the Avenue of the Dead and the pyramid track, step by step (rulebook p. 12, 15-16)."""

from __future__ import annotations

import pytest

from teo_desktop.games.teotihuacan.catalog import AVENUE_SITES, TEMPLE_SITES, TEMPLES
from teo_desktop.games.teotihuacan.events import TempleBlocked
from teo_desktop.games.teotihuacan.interrupts import UseDiscovery
from teo_desktop.games.teotihuacan.temples import (
    AnyTempleStep,
    GainResources,
    MajorStep,
    TempleStep,
    advance_on_avenue,
)
from teo_desktop.games.teotihuacan.workers import AscensionReward, PowerUp
from tests.games.teotihuacan.scenes import (
    answer,
    ask,
    assert_asks,
    assert_offers_only,
    assert_refuses,
    gains,
    journal_of,
    lying,
    masks,
    options,
    scene,
    unused,
    used,
    workers,
)

BLUE, RED, GREEN = range(3)
REWARDS = {
    # 1 resource four times, 2 twice, 2 points, 2 resources, 4 points, the bonus, 6 points
    "blue": [
        ("r", 1),
        ("r", 1),
        ("r", 1),
        ("r", 1),
        ("r", 2),
        ("r", 2),
        ("p", 2),
        ("r", 2),
        ("p", 4),
        ("", 0),
        ("p", 6),
    ],
    "red": [("p", n) for n in (1, 1, 2, 2, 2, 3, 3, 4, 5)] + [("", 0), ("p", 7)],
    "green": [("c", n) for n in (1, 1, 1, 2, 2, 2, 3, 3, 4)] + [("", 0), ("p", 5)],
}


@pytest.mark.parametrize("step", range(1, 12))
@pytest.mark.parametrize("name", REWARDS)
def test_each_step_pays_what_is_printed(name, step):
    """Rulebook p. 12, T-TEMPLE-FIGURES: minor steps at once, the penultimate one nothing, the top its points."""
    kind, amount = REWARDS[name][step - 1]
    game = scene(temples={name: step - 1})
    gained = {"p": {"points": amount}, "c": {"cacao": amount}, "r": {"stone": amount}, "": {}}[kind]
    with gains(game, **{name: 1, **gained}):
        ask(game, TempleStep(0, TEMPLES.index(name)))
        if kind == "r":
            for _ in range(amount):
                assert_asks(game, GainResources)
                answer(game, "stone")
    assert game.agenda == []


def test_four_steps_are_major():
    """Rulebook p. 12: on the blue temple step 4, red 5, green 3 and 6."""
    assert sorted(TEMPLE_SITES) == [(BLUE, 4), (RED, 5), (GREEN, 3), (GREEN, 6)]


def test_a_major_step_gives_a_tile_or_the_printed_reward():
    """Rulebook p. 12: claim one of the tiles, or receive the benefit; the tiles are not refilled."""
    game = scene(temples={"red": 4}, discoveries={"red 5": ["temple_blue", "teleport", "teleport"]})
    ask(game, TempleStep(0, RED))
    assert_offers_only(game, "printed reward", "claim temple_blue", "claim teleport")
    with gains(game):
        answer(game, "claim teleport")
    assert unused(game) == ["teleport"]
    assert lying(game, "red 5") == ["temple_blue", "teleport"]
    game = scene(temples={"red": 4}, discoveries={"red 5": ["temple_blue"]})
    ask(game, TempleStep(0, RED))
    with gains(game, points=2):
        answer(game, "printed reward")


def test_a_major_step_without_tiles_pays_by_itself():
    """TMP-01, T-MAJOR-STEP: red 5 has no tiles left: 2 points, no question."""
    game = scene(temples={"red": 4})
    with gains(game, red=1, points=2):
        ask(game, TempleStep(0, RED))
    assert game.agenda == []


def test_an_avenue_step_without_tiles_gives_nothing():
    """TMP-01, T-AVENUE: Avenue 3 with no tiles left: nothing, and the game goes on without a dead question."""
    game = scene(avenue=2, unused=["avenue_step"], workers="palace:1")
    with gains(game, avenue=1):
        answer(game, "use avenue_step")
    assert options(game) == ["move w1 3", "move w1 5", "move w1 2"]


@pytest.mark.parametrize("gold", [0, 1])
def test_a_tile_that_cannot_be_paid_is_not_to_be_had(gold):
    """TMP-02, T-MAJOR-STEP: green 3 holds a tile for 2 cacao and 1 gold. With 1 cacao, with gold or without: the
    printed 1 cacao is the alternative to the tile, not an addition that could pay for it."""
    game = scene(temples={"green": 2}, cacao=1, gold=gold, discoveries={"green 3": ["mask_a"]})
    assert_refuses(game, "claim mask_a", "needs_price", 2, 0, 0, 1, 1, 0, 0, gold, asked_by=MajorStep(0, GREEN, 3))
    with gains(game, green=1, cacao=1):
        ask(game, TempleStep(0, GREEN))
    assert lying(game, "green 3") == ["mask_a"]
    assert masks(game) == ""


def test_two_advances_on_one_temple_across_a_major_step():
    """TMP-04, T-TWO-TEMPLES: the ascension reward for 3 cacao, both advances on green from 2: a free tile instead of
    the cacao of step 3, then 2 cacao of step 4."""
    game = scene(cacao=3, workers="palace:1", temples={"green": 2}, discoveries={"green 3": ["temple_red"]})
    ask(game, AscensionReward(0))
    with gains(game, cacao=-3):
        answer(game, "two temples")
    with gains(game, green=1):
        answer(game, "temple green", "claim temple_red")
    assert_asks(game, AnyTempleStep)
    with gains(game, green=1, cacao=2):
        answer(game, "temple green")
    assert game.players[0].goods[0] == 2


def test_a_tile_used_in_between_returns_to_the_second_advance():
    """TMP-04: the tile is flipped at once, and the second advance is still asked."""
    game = scene(cacao=3, workers="palace:1", temples={"green": 2}, discoveries={"green 3": ["temple_red"]})
    ask(game, AscensionReward(0))
    answer(game, "two temples", "temple green", "claim temple_red")
    with gains(game, red=1, points=1):
        answer(game, "use temple_red")
    assert_asks(game, AnyTempleStep)
    with gains(game, green=1, cacao=2):
        answer(game, "temple green")


def test_two_advances_may_go_to_two_temples():
    """T-TWO-TEMPLES, rulebook p. 17: once each on two temples, the second after the first is fully resolved."""
    game = scene(cacao=3)
    ask(game, AscensionReward(0))
    with gains(game, cacao=-3, blue=1, gold=1, red=1, points=1):
        answer(game, "two temples", "temple blue", "gold", "temple red")


def test_the_top_step_takes_a_single_marker():
    """T-TOP-STEP, rulebook p. 12: with the top taken the marker stays on the bonus step and nothing is gained."""
    game = scene(temples={"red": 10}, others={1: {"temples": {"red": 11}}})
    with gains(game), journal_of(game) as journal:
        ask(game, TempleStep(0, RED))
    assert journal == [TempleBlocked(0, RED)]


def test_on_the_top_nothing_follows():
    """T-TOP-STEP: further steps give nothing."""
    game = scene(temples={"red": 11})
    with gains(game):
        ask(game, TempleStep(0, RED))


def test_a_step_on_any_temple_must_be_possible():
    """T-ANY-TEMPLE: only temples that can still be advanced on are offered, one of them must be taken, and the step is
    lost only if there is none."""
    game = scene(temples={"red": 10, "green": 11, "blue": 3}, workers="palace:1", others={1: {"temples": {"red": 11}}})
    assert_refuses(game, "temple red", "temple_finished", asked_by=AnyTempleStep(0))
    assert_refuses(game, "temple green", "temple_finished", asked_by=AnyTempleStep(0))
    assert_offers_only(game, "temple blue", asked_by=AnyTempleStep(0))
    assert_refuses(game, "pass", asked_by=AnyTempleStep(0))
    game = scene(temples={"red": 11, "green": 11, "blue": 11})
    with gains(game):
        ask(game, AnyTempleStep(0))
    assert game.agenda == []


def test_the_avenue_shows_its_tiles_on_three_spaces():
    """T-AVENUE: on 3, 6 and 8 one may claim one tile lying there, or pass; they are not refilled."""
    assert sorted(AVENUE_SITES) == [3, 6, 8]
    for step in range(1, 10):
        game = scene(avenue=step - 1, discoveries={f"avenue {site}": ["teleport"] for site in AVENUE_SITES})
        with gains(game, avenue=1):
            ask(game, *advance_on_avenue(game, 0))
        if step in AVENUE_SITES:
            assert_offers_only(game, "pass", "claim teleport")
            answer(game, "claim teleport")
            assert lying(game, f"avenue {step}") == []
        assert game.agenda == []


def test_an_ascension_at_the_end_of_the_avenue():
    """TMP-05 (b): the Avenue stays on 9, but the reward, the new worker and the calendar step all happen."""
    game = scene(workers="forest:5", avenue=9, cacao=0, light=3)
    ask(game, PowerUp(0, 0, 1))
    assert_asks(game, AscensionReward)
    with gains(game, cacao=2):
        answer(game, "fourth worker")
    assert game.light == 4
    assert game.players[0].standing == [1, 0, 0, 1]
    assert (game.players[0].power[0], game.players[0].power[3]) == (1, 3)


def test_an_avenue_tile_at_the_end_of_the_avenue():
    """TMP-05 (c): allowed, without effect, and the tile counts as used."""
    game = scene(workers="forest:5", avenue=9, unused=["avenue_step"])
    with gains(game):
        answer(game, "use avenue_step")
    assert used(game) == ["avenue_step"]
    assert workers(game) == "forest:5"


def test_resources_of_choice_are_taken_one_by_one():
    """T-ONE-BY-ONE: several resources of choice in any mix, one after the other."""
    game = scene(temples={"blue": 4})
    ask(game, TempleStep(0, BLUE))
    with gains(game, wood=1, gold=1, blue=0):
        answer(game, "wood", "gold")
    assert_refuses(game, "cacao", asked_by=GainResources(0, 1, "temple:blue"))


def test_the_tile_for_any_temple_that_nobody_can_use_is_used_up():
    """T-ANY-TEMPLE: flipped with every temple finished, it has no effect."""
    game = scene(temples={"red": 11, "green": 11, "blue": 11}, workers="palace:1", unused=["temple_any"])
    with gains(game):
        ask(game, UseDiscovery(0, game.players[0].unused[0]))
    assert used(game) == ["temple_any"]
