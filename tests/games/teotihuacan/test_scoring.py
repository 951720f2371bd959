"""What is worth how much: mask sets, temple bonuses, salary, ranking (rulebook p. 19-20)."""

from __future__ import annotations

import pytest

from teo_desktop.games.teotihuacan.catalog import MASK_SET_POINTS
from teo_desktop.games.teotihuacan.scoring import bonus_points, mask_points, mask_sets, ranking, salary
from tests.games.teotihuacan.scenes import scene


def test_a_set_of_different_masks():
    """Rulebook p. 19: 1, 3, 6, 10, 15, 21 and 28 points for one to seven different masks."""
    assert MASK_SET_POINTS == (0, 1, 3, 6, 10, 15, 21, 28)
    for size, points in enumerate(MASK_SET_POINTS):
        assert mask_points([1] * size + [0] * (7 - size)) == points


@pytest.mark.parametrize(
    ("masks", "sets"),
    [
        ((0,) * 7, []),
        ((1, 2, 2, 1, 1, 0, 0), [5, 2]),
        ((0, 2, 1, 3, 0, 0, 0), [3, 2, 1]),
        ((0, 0, 0, 3, 3, 0, 0), [2] * 3),
    ],
)
def test_sets_are_as_large_as_possible(masks, sets):
    """T-MASKS: the best way, the largest set first."""
    assert mask_sets(masks) == sets


@pytest.mark.parametrize(
    ("bonus", "has", "points"),
    [
        ("best_mask_set", {"masks": "bcdbc"}, 6),
        ("best_mask_set", {}, 0),
        ("technologies", {"technologies": [1, 3, 15]}, 15),
        ("flat_15", {}, 15),
        ("avenue", {"avenue": 7}, 21),
        ("bonus_tiles", {}, 9),
        ("bonus_tiles", {"temples": {"blue": 10, "red": 11}}, 18),
        ("discovery_tiles", {"used": ["teleport"], "unused": ["cacao_4"], "masks": "ab"}, 4),
        ("workers", {"workers": "palace:1 forest!3 gold:4 gold!5"}, 4 + 4 + 9 + 9),
        ("workers", {"workers": "palace:1 forest:2 gold:3"}, 4 * 3),
    ],
)
@pytest.mark.parametrize("step", [10, 11])
def test_each_temple_bonus(bonus, has, points, step):
    """Rulebook p. 20: for whoever has reached the penultimate or the topmost step. The reserve die is no worker."""
    has = {"temples": {"blue": step}, **has}
    game = scene(bonuses=(bonus, *[name for name in ("avenue", "workers", "flat_15") if name != bonus][:2]), **has)
    assert bonus_points(game, 0, 0) == points
    assert bonus_points(game, 1, 0) == 0


def test_below_the_penultimate_step_there_is_no_bonus():
    """Rulebook p. 20."""
    assert bonus_points(scene(temples={"blue": 9}), 0, 0) == 0


@pytest.mark.parametrize(("power", "due"), [(1, 1), (2, 1), (3, 1), (4, 2), (5, 2)])
def test_salary_by_power(power, due):
    """Rulebook p. 19."""
    game = scene(workers=f"palace:{power} forest!{power}")
    assert salary(game.players[0]) == 2 * due


def test_ranking_by_points_then_cacao_then_seat():
    """T-TIE, rulebook p. 20."""
    game = scene(
        points=10, cacao=9, others={1: {"points": 11}, 2: {"points": 10, "cacao": 9}, 3: {"points": 11, "cacao": 1}}
    )
    assert ranking(game) == (3, 1, 0, 2)
