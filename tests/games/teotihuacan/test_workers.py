"""Power-ups and ascension (rulebook p. 15, 17)."""

from __future__ import annotations

import pytest

from teo_desktop.games.teotihuacan.discovery import ClaimDiscovery
from teo_desktop.games.teotihuacan.events import Ascended, AvenueAdvanced, CalendarMoved, PoweredUp, RewardChosen
from teo_desktop.games.teotihuacan.turn import ChooseMove, EndTurn
from teo_desktop.games.teotihuacan.workers import (
    AscensionCalendar,
    AscensionReward,
    BuyPowerUp,
    PowerUp,
)
from tests.games.teotihuacan.scenes import (
    answer,
    ask,
    assert_asks,
    assert_offers,
    assert_offers_only,
    assert_refuses,
    gains,
    journal_of,
    of_kind,
    pending,
    scene,
    unused,
    used,
    workers,
)

REWARDS = ["points", "cacao", "temple", "two temples", "fourth worker"]


# -- power-ups -----------------------------------------------------------------------------


def test_a_power_up_is_mandatory_as_far_as_it_is_possible():
    """T-POWER-UP, rulebook p. 15: nobody may leave it; the worker is of choice."""
    game = scene(workers="palace:2 forest:2")
    ask(game, PowerUp(0, 0, 1))
    assert_offers_only(game, "power w1", "power w2")
    assert_refuses(game, "pass")


def test_a_power_up_of_an_action_is_bound_to_its_board():
    """Rulebook p. 14: only workers on the same board; locked ones never."""
    game = scene(workers="palace:2 forest:2 forest!1 forest:1")
    ask(game, PowerUp(0, 2, 1))
    assert_refuses(game, "power w1", "only_on_board", 2)
    assert_refuses(game, "power w3", "worker_is_locked")
    assert_offers_only(game, "power w2", "power w4")


def test_a_power_up_without_anybody_left_is_lost():
    """T-POWER-UP: the second power-up after the only worker there ascended; the new one stands in the Palace."""
    game = scene(workers="forest:5 gold:1")
    ask(game, PowerUp(0, 2, 2))
    answer(game, "points")
    assert game.agenda == []
    assert workers(game) == "palace:1 gold:1"


def test_the_power_up_tile_may_raise_the_worker_that_just_ascended():
    """T-POWER-UP: it is not bound to a board."""
    game = scene(workers="forest:5 gold!1", unused=["power_up_2"])
    answer(game, "use power_up_2", "points")
    assert workers(game) == "palace:2 gold!1"


def test_a_worker_unlocked_for_cacao_meanwhile_may_be_powered_up():
    """T-POWER-UP, T-PAID-UNLOCK: during the power-ups 3 cacao free a worker on that board."""
    game = scene(workers="palace:1 quarry!3 forest!1", cacao=3)
    answer(game, "move w1 3", "main")
    assert_offers_only(game, "power w1", "pay to unlock")
    with gains(game, cacao=-3):
        answer(game, "pay to unlock", "power w2")
    assert workers(game) == "quarry:1 quarry:4 forest:1"


def test_with_nobody_left_but_somebody_locked_there_one_may_pay_first():
    """T-POWER-UP: the question waits as long as 3 cacao would make somebody eligible."""
    game = scene(workers="quarry!3 palace:1", cacao=3)
    ask(game, PowerUp(0, 3, 1))
    assert_offers_only(game, "pass", "pay to unlock")
    answer(game, "pay to unlock")
    assert workers(game) == "quarry:4 palace:1"
    game = scene(workers="quarry!3 palace:1", cacao=2)
    ask(game, PowerUp(0, 3, 1))
    assert game.agenda == []


def test_somebody_locked_elsewhere_is_no_reason_to_wait():
    """T-POWER-UP: only a worker on that board could still take the power-up."""
    game = scene(workers="quarry!3 palace:1", cacao=3)
    ask(game, PowerUp(0, 2, 1))
    assert game.agenda == []


@pytest.mark.parametrize("cacao", [3, 4])
def test_unlocking_for_a_purchase_must_leave_its_price(cacao):
    """T-BOUGHT-POWER-UP: 3 cacao unlock a worker on the board, a fourth one buys its power-up."""
    game = scene(workers="quarry!3 palace:1", cacao=cacao)
    ask(game, BuyPowerUp(0, 3))
    if cacao == 4:
        assert_offers_only(game, "pass", "pay to unlock")
        answer(game, "pay to unlock", "power w1")
        assert workers(game) == "quarry:4 palace:1"
    assert game.agenda == []


def test_a_power_up_tile_with_only_locked_workers_is_refused():
    """ASC-06: all workers locked, 2 cacao: the tile stays unused."""
    game = scene(workers="forest!1 quarry!2 gold!3", cacao=2, unused=["power_up_2"])
    with gains(game):
        assert_refuses(game, "use power_up_2", "no_unlocked_worker", asked_by=ChooseMove(0))
    assert unused(game) == ["power_up_2"]


def test_after_the_free_unlock_the_power_up_tile_works_anywhere():
    """ASC-06: in that same turn, after the free unlock, on unlocked workers anywhere on the ring."""
    game = scene(workers="forest!1 quarry!2 gold!3", cacao=2, unused=["power_up_2"])
    # The free unlock is all that can be done, so it has happened.
    assert_asks(game, EndTurn)
    answer(game, "use power_up_2", "power w1", "power w3")
    assert workers(game) == "forest:2 quarry:2 gold:4"
    assert used(game) == ["power_up_2"]


# -- technology 13 -------------------------------------------------------------------------


def test_one_more_power_up_is_bought():
    """ASC-03 (a): technology 13, 1 cacao, a single worker of power 4 on the Forest: 4 to 5, then for 1 cacao it
    ascends: Avenue +1, reward, calendar +1."""
    game = scene(workers="palace:4", cacao=1, technologies=[13])
    answer(game, "move w1 2")
    with gains(game, wood=2):
        answer(game, "main")
    assert workers(game) == "forest:5"
    assert_asks(game, BuyPowerUp)
    assert_offers_only(game, "pass", "power w1")
    with gains(game, cacao=-1, avenue=1, points=5):
        answer(game, "power w1", "points")
    assert workers(game) == "palace:1"
    assert game.light == 1


def test_nothing_is_bought_when_nobody_is_left_there():
    """ASC-03 (b): power 5: it ascends first and leaves, so the purchase is not offered and the cacao stays."""
    game = scene(workers="palace:5", cacao=1, technologies=[13])
    answer(game, "move w1 2")
    with gains(game, wood=2, avenue=1, points=5):
        answer(game, "main", "points")
    assert workers(game) == "palace:1"
    assert game.active == 1, "the turn is over"


def test_there_is_one_purchase_for_a_main_action():
    """ASC-03, T-BOUGHT-POWER-UP: only one, on the same board."""
    game = scene(workers="palace:1 forest:1 forest:1 gold:1", cacao=5, technologies=[13], others={1: "palace:1"})
    answer(game, "move w1 2", "main", "power w1", "power w1")
    assert_asks(game, BuyPowerUp)
    assert_refuses(game, "power w4", "only_on_board", 2)
    with gains(game, cacao=-1):
        answer(game, "power w1")
    assert workers(game) == "forest:4 forest:1 forest:1 gold:1"
    assert pending(game).player == 1


def test_nothing_is_bought_after_a_discovery_tile():
    """ASC-03, T-BOUGHT-POWER-UP: not for power-ups that come from discovery tiles."""
    game = scene(workers="palace:1", cacao=5, technologies=[13], unused=["power_up_2"])
    answer(game, "use power_up_2")
    assert_asks(game, ChooseMove)


def test_the_purchase_needs_its_cacao():
    """T-BOUGHT-POWER-UP, T-WAIVER: without cacao it is not offered, an ignore-cacao tile does not help; a tile that
    brings cacao does."""
    game = scene(workers="palace:1", technologies=[13], unused=["ignore_cacao"], others={1: "palace:1"})
    answer(game, "move w1 3", "main")
    assert pending(game).player == 1
    game = scene(workers="palace:1", technologies=[13], unused=["cacao_4"])
    answer(game, "move w1 3", "main", "power w1")
    assert_asks(game, BuyPowerUp)
    assert_refuses(game, "power w1", "needs_cacao", 1, 0)
    answer(game, "use cacao_4", "power w1")
    assert workers(game) == "quarry:3"


# -- ascension -----------------------------------------------------------------------------


def test_an_ascension_goes_step_by_step():
    """T-ASCENSION, rulebook p. 17: Avenue, die to the Palace with power 1, reward, calendar."""
    game = scene(workers="forest:5", light=2)
    with journal_of(game) as journal:
        ask(game, PowerUp(0, 2, 1))
        assert_asks(game, AscensionReward)
        answer(game, "points")
    kinds = (Ascended, AvenueAdvanced, RewardChosen, CalendarMoved)
    assert [event for event in journal if isinstance(event, kinds)] == [
        Ascended(0, 0),
        AvenueAdvanced(0, 1),
        RewardChosen(0, "points"),
        CalendarMoved(3),
    ]
    assert workers(game) == "palace:1"


def test_the_avenues_tile_comes_before_the_reward():
    """T-ASCENSION: it may be used before the reward is chosen; the ascended worker has power 1 by then."""
    game = scene(workers="forest:5", avenue=2, cacao=1, discoveries={"avenue 3": ["power_up_2"]})
    ask(game, PowerUp(0, 2, 1))
    assert_asks(game, ClaimDiscovery)
    with gains(game, cacao=-1):
        answer(game, "claim power_up_2")
    assert_asks(game, AscensionReward)
    answer(game, "use power_up_2")
    assert workers(game) == "palace:3"
    assert_asks(game, AscensionReward)


def test_power_five_is_the_end():
    """Rulebook p. 10: a worker that would grow beyond 5 ascends."""
    game = scene(workers="forest:4")
    with journal_of(game) as journal:
        ask(game, PowerUp(0, 2, 2))
    assert of_kind(journal, PoweredUp) == [PoweredUp(0, 0, 5)]
    assert of_kind(journal, Ascended) == [Ascended(0, 0)]


@pytest.mark.parametrize(
    ("reward", "answers", "gained"),
    [
        ("points", [], {"points": 5}),
        ("cacao", [], {"cacao": 5}),
        ("temple", ["temple red"], {"red": 1, "points": 1}),
        ("two temples", ["temple red", "temple red"], {"cacao": -3, "red": 2, "points": 2}),
        ("fourth worker", [], {"cacao": 2}),
    ],
)
def test_the_five_rewards(reward, answers, gained):
    """Rulebook p. 17."""
    game = scene(workers="forest:1 forest:1 forest:1", cacao=3)
    ask(game, AscensionReward(0))
    assert_offers_only(game, *REWARDS)
    with gains(game, **gained):
        answer(game, reward, *answers)
    fourth = " palace:3" if reward == "fourth worker" else ""
    assert workers(game) == "forest:1 forest:1 forest:1" + fourth


def test_the_fourth_worker_comes_once():
    """T-FOURTH-WORKER: with four in play, locked ones included, the reward is not offered."""
    game = scene(workers="forest:1 forest:1 forest:1 gold!1", cacao=3)
    ask(game, AscensionReward(0))
    assert_refuses(game, "fourth worker", "fourth_worker_in_play")


@pytest.mark.parametrize("tiles", [[], ["ignore_cacao"]])
def test_a_reward_that_cannot_be_paid_is_not_offered(tiles):
    """ASC-04, T-WAIVER: 2 cacao, with or without an ignore-cacao tile; the other four rewards stay open."""
    game = scene(workers="forest:1 forest:1 forest:1", cacao=2, unused=tiles)
    ask(game, AscensionReward(0))
    assert_refuses(game, "two temples", "needs_cacao", 3, 2)
    assert_offers_only(game, "points", "cacao", "temple", "fourth worker")


def test_a_tile_that_brings_cacao_opens_the_reward():
    """T-MOMENT: it may be used while the reward is chosen."""
    game = scene(workers="forest:1", cacao=2, unused=["cacao_4"])
    ask(game, AscensionReward(0))
    answer(game, "use cacao_4")
    assert_offers(game, "two temples")


def two_ascensions(seat: int):
    game = scene(seat=seat, workers="palace:5 forest:5 forest:2", cacao=1, light=6, dark=12)
    with gains(game, seat, cacao=-1 + 3 + 5, wood=3, avenue=2, points=5):
        answer(game, "move w1 2", "main", "power w1", "points", "power w2", "cacao")
    assert workers(game, seat) == "palace:1 palace:1 forest:2"
    return game


def test_two_ascensions_in_one_turn_move_the_calendar_once():
    """ASC-01, T-ONE-STEP: the second of four seats raises two 5s: two rewards, Avenue +2, both dice to the Palace with
    power 1, the light marker from 6 to 7."""
    assert two_ascensions(1).light == 7


def test_the_last_seats_turn_moves_the_calendar_once_more():
    """ASC-01: done by the fourth of four seats it ends on 8, one step and the end of the round."""
    assert two_ascensions(3).light == 8


def test_the_next_turn_has_its_own_step():
    """T-ONE-STEP: the limit is one for each turn."""
    game = scene(workers="palace:5", light=2, others={1: {"workers": "palace:5"}})
    answer(game, "move w1 2", "main", "points")
    assert (game.active, game.light) == (1, 3)
    answer(game, "move w1 2", "main", "points")
    assert game.light == 4


def test_after_the_trigger_an_ascension_gives_everything_but_the_step():
    """T-CALENDAR: Avenue, new worker and reward as always."""
    game = scene(workers="forest:5", light=12, turns_left=3)
    ask(game, PowerUp(0, 2, 1))
    answer(game, "cacao")
    assert (game.light, game.turns_left) == (12, 3)
    assert workers(game) == "palace:1"
    assert game.players[0].goods[0] == 5


def test_the_calendar_step_knows_the_turn():
    """T-ONE-STEP: it is the state of the game that knows, so copies, saves and undo know it too."""
    game = scene(workers="forest:1", light=2)
    ask(game, AscensionCalendar(0))
    assert (game.light, game.ascended) == (3, 1)
    ask(game.copy(), AscensionCalendar(0))
    ask(game, AscensionCalendar(0))
    assert game.light == 3


def test_the_reserve_die_is_no_worker_yet():
    """T-RESERVE: before it is gained the fourth worker, whose die shows 3, can neither move nor be powered up."""
    game = scene(workers="forest:1 forest:1 forest:1")
    assert_refuses(game, "power w4", "worker_not_in_play")
    ask(game, PowerUp(0, 0, 1))
    assert_refuses(game, "power w4", "worker_not_in_play")
    assert_offers_only(game, "power w1", "power w2", "power w3")
