"""The Teotibot's workers, goods and worshipper, and how it and the human meet (solo rules, sections 2, 4 and 5)."""

from __future__ import annotations

import pytest

from teo_desktop.games.teotihuacan.catalog import GOLD, STONE, WOOD
from teo_desktop.games.teotihuacan.events import CalendarMoved
from teo_desktop.games.teotihuacan.teotibot_events import WorshipperDisplaced
from teo_desktop.games.teotihuacan.teotibot_goods import (
    TeotibotAnyTempleStep,
    TeotibotTempleStep,
    gain_any_resources,
    gain_cacao,
    step_on_avenue,
)
from teo_desktop.games.teotihuacan.teotibot_workers import AdvanceWorker, PowerUpOnBoard, PowerUpWeakest, PowerUpWorker
from tests.games.teotihuacan.scenes import (
    SPACES,
    answer,
    ask,
    assert_offers,
    assert_offers_only,
    assert_refuses,
    gains,
    journal_of,
    of_kind,
    on_board,
    scored,
    workers,
)
from tests.games.teotihuacan.solo_scenes import BOT, bot_workers, chose, solo

# -- advancing -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("start", "power", "end"),
    [
        # Ring: Palace, Quarry, Alchemy, Forest, Construction, Decorations, Nobles, Gold.
        ("quarry", 1, "alchemy"),
        ("quarry", 3, "alchemy"),
        ("quarry", 4, "forest"),
        ("quarry", 5, "forest"),
        ("gold", 1, "quarry"),
        ("gold", 4, "alchemy"),
        ("nobles", 4, "quarry"),
        ("palace", 1, "quarry"),
    ],
)
def test_a_worker_advances_one_board_or_with_power_4_and_5_two_and_passes_over_the_palace(
    start: str, power: int, end: str
):
    """T-BOT-ADVANCE: into the general area, without cacao or action; from the Palace the first step leads to
    the second place."""
    game = solo(f"{start}:{power} palace:1 palace:1")
    with gains(game, BOT):
        ask(game, AdvanceWorker(BOT, 0))
    assert bot_workers(game) == f"{end}:{power} palace:1 palace:1 decorations!1"


def test_the_distance_is_that_of_the_power_after_the_power_up():
    """Rules 2.4: 3 becomes 4 and goes two boards."""
    game = solo("quarry:3 palace:1 palace:1")
    ask(game, PowerUpOnBoard(BOT, 3))
    assert bot_workers(game) == "forest:4 palace:1 palace:1 decorations!1"


# -- which worker --------------------------------------------------------------------------


def test_of_several_on_a_board_the_strongest_is_powered_up():
    """T-BOT-STRONGEST."""
    game = solo("quarry:1 quarry:2 palace:1")
    ask(game, PowerUpOnBoard(BOT, 3))
    assert bot_workers(game) == "quarry:1 alchemy:3 palace:1 decorations!1"


@pytest.mark.parametrize(
    ("who", "worker", "why"),
    [
        ("gold:3 nobles:2 forest:4", 1, "weakest"),
        ("gold:2 nobles:2 forest:2", 2, "first_clockwise"),
        ("gold:2 palace:2 forest:2", 1, "first_clockwise"),
    ],
)
def test_ties_for_the_weakest_go_clockwise_from_the_palace_and_the_worshipper_never_counts(
    who: str, worker: int, why: str
):
    """T-BOT-WEAKEST: among unlocked workers; the worshipper with power 1 is none."""
    game = solo(who)
    with journal_of(game) as journal:
        ask(game, PowerUpWeakest(BOT, 1, 0))
    assert chose(journal, "worker") == [(worker, why)]
    assert game.players[BOT].power[3] == 1


# -- ascension -----------------------------------------------------------------------------


def test_an_ascension_brings_an_avenue_step_five_points_and_the_calendar():
    """Rules 2.6: the new worker starts in the Palace with power 1 and is the one that advances."""
    game = solo("quarry:5 palace:3 palace:3")
    with journal_of(game) as journal, gains(game, BOT, avenue=1, points=5):
        ask(game, PowerUpOnBoard(BOT, 3))
    assert bot_workers(game) == "quarry:1 palace:3 palace:3 decorations!1"
    assert scored(journal, BOT) == {"ascension": 5}
    assert of_kind(journal, CalendarMoved) == [(1,)]


def test_the_calendar_moves_once_a_turn_for_ascensions():
    """Rules 2.6; the second one of a turn brings all the rest."""
    game = solo("quarry:5 gold:5 palace:3")
    with gains(game, BOT, avenue=2, points=10):
        ask(game, PowerUpWorker(BOT, 0, 1), PowerUpWorker(BOT, 1, 1))
    assert game.light == 1


def test_the_avenue_ends_at_nine():
    game = solo(bot={"avenue": 9})
    step_on_avenue(game, BOT)
    assert game.players[BOT].avenue == 9


# -- goods and temples ---------------------------------------------------------------------


@pytest.mark.parametrize(
    ("level", "has", "gained", "cacao", "points"),
    [("standard", 5, 5, 0, 3), ("standard", 4, 5, 9, 0), ("novice", 8, 4, 2, 2), ("expert", 9, 12, 1, 10)],
)
def test_ten_cacao_become_points_at_once(level: str, has: int, gained: int, cacao: int, points: int):
    """T-BOT-EXCHANGE: 3 points at the standard level, as often as there are ten."""
    game = solo(bot={"cacao": has}, level=level)
    gain_cacao(game, BOT, gained, "teotibot:fallback")
    assert (game.players[BOT].goods[0], game.players[BOT].points) == (cacao, points)


@pytest.mark.parametrize(
    ("has", "amount", "expected"),
    [
        ((2, 2, 2), 1, [GOLD]),
        ((1, 1, 2), 1, [STONE]),
        ((0, 1, 1), 3, [WOOD, GOLD, STONE]),
        ((0, 5, 5), 2, [WOOD, WOOD]),
    ],
)
def test_any_resource_is_the_one_of_which_it_has_fewest(has: tuple[int, int, int], amount: int, expected: list[int]):
    """Rules 2.5: ties gold, then stone, then wood; several are decided one by one."""
    wood, stone, gold = has
    game = solo(bot={"wood": wood, "stone": stone, "gold": gold})
    with journal_of(game) as journal:
        gain_any_resources(game, BOT, amount, "temple:blue")
    assert [good for good, _ in chose(journal, "resource")] == expected


@pytest.mark.parametrize(
    ("temples", "human", "chosen", "why"),
    [
        ({"blue": 1, "red": 3, "green": 2}, {}, 1, "furthest_up"),
        ({"blue": 3, "red": 3, "green": 3}, {}, 0, "temple_order"),
        ({"blue": 1, "red": 3, "green": 3}, {}, 1, "temple_order"),
        ({"blue": 11, "red": 1, "green": 2}, {}, 2, "furthest_up"),
        ({"blue": 10, "red": 1, "green": 1}, {"blue": 11}, 1, "temple_order"),
        ({"blue": 11, "red": 11, "green": 1}, {}, 2, "only_one_left"),
        ({"blue": 11, "red": 11, "green": 11}, {}, -1, "none_left"),
    ],
)
def test_any_temple_is_the_one_where_it_is_furthest_up(temples: dict, human: dict, chosen: int, why: str):
    """T-BOT-ANY, rules 2.5: of those that it can climb; its own top and a top held by the human are left out; blue,
    red, green."""
    game = solo(bot={"temples": temples}, temples=human)
    with journal_of(game) as journal:
        ask(game, TeotibotAnyTempleStep(BOT))
    assert chose(journal, "temple") == [(chosen, why)]


def test_a_step_onto_a_taken_top_does_nothing():
    """Rules 5: whoever arrives first holds it."""
    game = solo(bot={"temples": {"red": 10}}, temples={"red": 11})
    with gains(game, BOT):
        ask(game, TeotibotTempleStep(BOT, 1))


# -- the human meets the bot ---------------------------------------------------------------


def test_unlocked_bot_workers_are_a_colour_in_prices_and_cacao_and_the_worshipper_is_none():
    """T-BOT-WORSHIPPER, rules 5: on the Quarry the bot and one neutral colour: 2 for the main action, 3 by
    collecting; an ascended bot worker in the Palace counts; on Decorations there is only the worshipper:
    1 by collecting."""
    game = solo("quarry:1 quarry:2 palace:1", workers="gold:1", cacao=2, neutrals=["quarry alchemy forest"])
    assert on_board(game, "quarry").colours_there(game) == 2
    assert on_board(game, "palace").colours_there(game) == 1
    assert on_board(game, "decorations").colours_there(game) == 0


def test_a_displaced_worshipper_moves_on_to_the_next_space_without_a_human_and_gets_nothing():
    """T-BOT-DISPLACED: the human pays 1 cacao on Decorations; clockwise Gold (a human worker), then Quarry."""
    game = solo("nobles:2 nobles:2 nobles:2", workers="construction:1 gold!1 palace:1", cacao=1, temples={"red": 1})
    answer(game, "move w1 7")
    with journal_of(game) as journal, gains(game, 0, cacao=-1, red=1, points=1), gains(game, BOT):
        answer(game, "worship 6 ability", "temple red")
        assert workers(game) == "decorations!1 gold!1 palace:1"
        assert bot_workers(game).endswith("quarry!1")
    assert of_kind(journal, WorshipperDisplaced)[0] == (BOT, SPACES["decorations"], SPACES["quarry"])


def test_where_all_spaces_hold_human_workers_the_next_one_is_unlocked():
    """T-BOT-DISPLACED: three are locked on Gold, Quarry and Forest, the fourth comes to Decorations: the worshipper
    takes Gold, and the human's worker there is free."""
    game = solo("nobles:2 nobles:2 nobles:2", workers="gold!1 quarry!1 forest!1 construction:1", cacao=1)
    with journal_of(game) as journal:
        answer(game, "move w4 7", "worship 6 ability")
    assert chose(journal, "space") == [(SPACES["gold"], "all_taken")]
    assert bot_workers(game).endswith("gold!1")
    assert workers(game) == "gold:1 quarry!1 forest!1 decorations!1"


def test_without_cacao_the_worshipper_is_not_pushed_out():
    game = solo("nobles:2 nobles:2 nobles:2", workers="construction:1", cacao=0, gold=3)
    answer(game, "move w1 7")
    assert_refuses(game, "worship 6 ability", "needs_cacao", 1, 0)
    assert_offers(game, "main", "collect")


def test_with_advanced_worship_pushing_out_the_bot_brings_a_cacao():
    game = solo("nobles:2 nobles:2 nobles:2", workers="construction:1", options=["advanced_worship"])
    answer(game, "move w1 7")
    with gains(game, 0, cacao=1, blue=1, wood=1):
        answer(game, "worship 6 ability", "temple blue", "wood")


def test_the_human_alone_uses_the_palace():
    """Rules 5: royal tiles as usual; the bot's worshipper never comes there."""
    game = solo(workers="gold:2", cacao=0)
    answer(game, "move w1 1")
    assert_offers_only(game, "collect", "worship 0 ability", "worship 2 ability")
