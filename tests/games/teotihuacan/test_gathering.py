"""Forest, Stone Quarry, Gold Deposits: row by workers, column by the lowest power, power-ups (rulebook p. 14)."""

from __future__ import annotations

import pytest

from teo_desktop.games.teotihuacan.temples import AnyTempleStep
from teo_desktop.games.teotihuacan.workers import PowerUp
from tests.games.teotihuacan.scenes import (
    answer,
    assert_asks,
    assert_offers_only,
    collect,
    gains,
    journal_of,
    pending,
    scene,
    turns_of,
    workers,
)

STARTS = {"forest": ("palace", 2), "quarry": ("palace", 3), "gold": ("nobles", 4)}
FIGURES = {
    "forest": [
        [{"cacao": 1}, {"wood": 1}, {"wood": 2}],
        [{"wood": 1}, {"wood": 2}, {"wood": 3, "cacao": 2}],
        [{"wood": 2, "cacao": 1}, {"wood": 3, "cacao": 3}, {"wood": 4, "cacao": 5}],
    ],
    "quarry": [
        [{"points": 1}, {"stone": 1}, {"stone": 2}],
        [{"stone": 1}, {"stone": 2}, {"stone": 3, "points": 2}],
        [{"stone": 2, "points": 1}, {"stone": 3, "points": 3}, {"stone": 4, "points": 5}],
    ],
    "gold": [
        [{"points": 1}, {"gold": 1}, {"gold": 2}],
        [{"gold": 1}, {"gold": 2}, {"gold": 3, "points": 2}],
        [{"gold": 2, "cacao": 1}, {"gold": 3}, {"gold": 4}],
    ],
}


@pytest.mark.parametrize("power", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("crew", [1, 2, 3])
@pytest.mark.parametrize("word", FIGURES)
def test_the_cell_of_workers_and_lowest_power_is_gained(word, crew, power):
    """Rulebook p. 14, figures of the printed boards: columns for a lowest power of 1, of 2 or 3, of 4 or 5. The price
    is 1 cacao where an own worker stands already. Three workers on the Gold Deposits also advance on temples: one step
    with power 2 or 3, two steps with 4 or 5."""
    start, board = STARTS[word]
    there = " ".join([f"{word}:5"] * (crew - 1))
    column = (0, 0, 1, 1, 2, 2)[power]
    game = scene(workers=f"{start}:{power} {there}", cacao=1)
    gained = dict(FIGURES[word][crew - 1][column])
    gained["cacao"] = gained.get("cacao", 0) - (crew > 1)
    if (crew, power) == (1, 5):
        gained["avenue"] = 1  # the only worker ascends
    steps = column if (word, crew) == ("gold", 3) else 0
    answer(game, f"move w1 {board}")
    with gains(game, **gained):
        answer(game, "main")
    for _ in range(steps):
        assert_asks(game, AnyTempleStep)
        with gains(game, red=1, points=game.players[0].temples[1] // 2 + 1):
            answer(game, "temple red")


@pytest.mark.parametrize("word", FIGURES)
@pytest.mark.parametrize(("crew", "times"), [(1, 1), (2, 1), (3, 2), (4, 2)])
def test_three_workers_power_up_twice(word, crew, times):
    """T-TWO-POWER-UPS, rulebook p. 14: one power-up, with three or more workers two, the same worker included."""
    start, board = STARTS[word]
    there = " ".join([f"{word}:1"] * (crew - 1))
    game = scene(workers=f"{start}:1 {there}", cacao=1)
    answer(game, f"move w1 {board}", "main", *(["power w1"] * times if crew > 1 else []))
    assert game.players[0].power[0] == 1 + times
    assert game.active == 1, "the turn is over"


def test_the_lowest_worker_chooses_the_column():
    """MAIN-01, rulebook p. 14 (example): two workers of power 2 and 5 bring 2 wood; one of them powers up: 2 to 3."""
    game = scene(workers="palace:2 forest:5", cacao=1)
    answer(game, "move w1 2")
    with gains(game, cacao=-1, wood=2):
        answer(game, "main")
        assert_asks(game, PowerUp)
        assert_offers_only(game, "power w1", "power w2")
        answer(game, "power w1")
    assert workers(game) == "forest:3 forest:5"


def test_the_stronger_worker_may_ascend_instead():
    """MAIN-01: 5 ascends."""
    game = scene(workers="palace:2 forest:5", cacao=1)
    answer(game, "move w1 2")
    with gains(game, cacao=-1, wood=2, avenue=1, points=5):
        answer(game, "main", "power w2", "points")
    assert workers(game) == "forest:2 palace:1"


def test_two_strong_workers_bring_more():
    """MAIN-01: with powers 4 and 5 it is 3 wood and 2 cacao."""
    game = scene(workers="palace:4 forest:5", cacao=1)
    answer(game, "move w1 2")
    with gains(game, wood=3, cacao=-1 + 2):
        answer(game, "main", "power w1")
    assert workers(game) == "forest:5 forest:5"


def test_technology_income_reaches_the_acting_player():
    """MAIN-02: A owns technologies 5 and 7, one worker of power 3 on the Quarry: 1+1 stone, 1 cacao, 1 point, power 4,
    with nothing left to decide, so that the turn ends by itself. B gets nothing."""
    game = scene(workers="palace:3", technologies=[5, 7], others={1: "palace:1"})
    answer(game, "move w1 3")
    with gains(game, stone=2, cacao=1, points=1), gains(game, seat=1):
        answer(game, "main")
    assert workers(game) == "quarry:4"
    assert pending(game).player == 1


@pytest.mark.parametrize(("word", "good"), [("forest", "wood"), ("quarry", "stone"), ("gold", "gold")])
def test_the_income_technologies_follow_the_board(word, good):
    """T-TECHNOLOGY-LAST, T-ONCE-PER-ACTION: number 5 brings the board's resource, number 7 1 cacao and 1 point, once
    each, whatever the row; also where the cell itself gives no resource."""
    start, board = STARTS[word]
    game = scene(workers=f"{start}:1", technologies=[5, 7])
    gained = dict(FIGURES[word][0][0])
    answer(game, f"move w1 {board}")
    with gains(
        game,
        **{good: 1, "cacao": gained.get("cacao", 0) + 1, "points": gained.get("points", 0) + 1},
    ):
        answer(game, "main")


def test_technology_income_comes_after_the_power_up():
    """T-TECHNOLOGY-LAST, rulebook p. 21: the power-up is the last step of the action itself; the technology follows."""
    game = scene(workers="palace:3 quarry:3", cacao=1, technologies=[5, 7])
    answer(game, "move w1 3")
    with gains(game, cacao=-1, stone=2):
        answer(game, "main")
    with gains(game, stone=1, cacao=1, points=1):
        answer(game, "power w1")


def test_the_action_goes_on_in_reading_order_and_the_turn_passes():
    """Rulebook p. 14: reward, power-up, and only then the next player."""
    game = scene(players=2, workers="palace:1 forest:1 forest:1", cacao=1, others={1: "palace:1"})
    answer(game, "move w1 2", "main")
    assert_asks(game, PowerUp, seat=0)
    with journal_of(game) as journal:
        answer(game, "power w1", "power w2")
        assert turns_of(journal) == [1]
    assert workers(game) == "forest:2 forest:2 forest:1"
    assert collect(game) == [1]
