"""Maat phase, scorings, decrees, the end (rulebook, "Maat Phase", "Scoring", "Decree Cards")."""

from __future__ import annotations

from typing import Any

import pytest

from teo_desktop.games import tekhenu
from teo_desktop.games.tekhenu import catalog
from teo_desktop.games.tekhenu.decrees import (
    ChooseDecree,
    CountDecrees,
    PayThresholds,
    PlayDecreeAction,
    RepeatDecree,
    ScoreDecrees,
)
from teo_desktop.games.tekhenu.maat import BeginMaat, ChooseDestiny, ClearBoards, JudgeHearts, LayFaith, MaatIsOver
from teo_desktop.games.tekhenu.scoring import decree_points, leader, ranking, temple_points
from teo_desktop.games.tekhenu.scoring_phase import EndGame, PayBread, ScoreBoard, ScoringEnds
from teo_desktop.games.tekhenu.setup import new_game
from teo_desktop.games.tekhenu.state import Game, Setup
from teo_desktop.kernel.agenda import NOBODY
from tests.games.tekhenu.scenes import (
    answer,
    ask,
    assert_asks,
    assert_offers_only,
    gains,
    journal_of,
    options,
    scales,
    scene,
    scored,
)


def judged(game: Game, *balances: int) -> tuple[int, ...]:
    """The turn order after these final balances."""
    for me, balance in zip(game.players, balances, strict=True):
        me.balance = balance
    JudgeHearts(NOBODY).apply(game, None)
    return game.order


@pytest.mark.parametrize(("last", "order"), [(-2, (2, 1, 0, 3)), (-1, (2, 3, 1, 0))])
def test_turn_order_goes_by_distance_from_zero_and_ties_by_ankh(last, order):
    """TKM-02: A +1 (Ankh 0), B -1 (Ankh 3), C 0, D -2 or -1 with T15 (Ankh 5)."""
    game = scene(
        4,
        round=4,
        destiny="A01",
        others={1: {"destiny": "A04"}, 2: {"destiny": "A02"}, 3: {"destiny": "A03", "technologies": "T15"}},
    )
    assert judged(game, 1, -1, 0, last) == order


@pytest.mark.parametrize(
    ("balance", "loss"), [(3, 0), (0, 0), (-1, 0), (-2, 0), (-3, 1), (-5, 1), (-6, 2), (-8, 2), (-9, 3), (-30, 3)]
)
def test_a_negative_balance_costs_points(balance, loss):
    """Maat 4: -1 and -2 cost nothing; a loss stops at zero."""
    game = scene(2, round=4, points=10, others={1: {"points": 1, "destiny": "A02"}})
    judged(game, balance, balance)
    assert game.players[0].points == 10 - loss
    assert game.players[1].points == max(0, 1 - loss)


def test_dice_excess_and_faith_make_the_balance():
    """K-FAITH: Maat 1 and 2: pure +5, tainted -2, excess -3, a die below the scales nothing: 0; faith counts either
    way and T15
    brings two more at once."""
    game = scene(
        2,
        round=4,
        pure="white 5",
        tainted="gray 2",
        aside="black 6",
        excess={"papyrus": 3},
        faith=1,
        technologies="T15",
    )
    ask(game, *BeginMaat(NOBODY).apply(game, None)[:1])
    assert_asks(game, LayFaith, 0)
    assert game.players[0].balance == 0
    assert_offers_only(game, *(f"faith {steps:+d}" for steps in range(-3, 4)))
    answer(game, "faith -2")
    assert (game.players[0].balance, game.players[0].goods[catalog.FAITH]) == (-2, 1)


def test_faith_of_the_new_destiny_card_survives():
    """TKM-03: the last of four keeps the faith card; 2 old faith and T15's go back in step 7, the new one comes in
    step 8."""
    game = scene(4, round=8, order=(1, 2, 3, 0), faith=2, technologies="T15")
    game.agenda = [*reversed(ClearBoards(NOBODY).apply(game, None))]
    for card in ("A01", "A02"):
        answer(game, f"destiny {card}")
    assert game.players[0].goods[catalog.FAITH] == 0
    assert_asks(game, ChooseDestiny, 3)
    answer(game, "destiny A03", "rise population")
    assert game.players[0].destiny == 3
    assert game.players[0].goods[catalog.FAITH] == 1


def test_two_players_choose_among_all_four_destiny_cards():
    """TKM-03, Maat 8."""
    game = scene(2, round=8)
    game.agenda = [*reversed(ClearBoards(NOBODY).apply(game, None))]
    assert_offers_only(game, "destiny A01", "destiny A02", "destiny A03", "destiny A04")
    answer(game, "destiny A02")
    assert_offers_only(game, "destiny A01", "destiny A03", "destiny A04")


def test_a_district_goes_to_the_most_pieces_and_ties_to_the_topmost():
    """K-DISTRICT: TKM-05: papyrus: A row 6 and the statue, B rows 1 and 2: A by the statue. Bread: the statue alone:
    A. Limestone:
    A row 4, B row 3: B. Granite: nobody. 3 points each."""
    game = scene(
        2,
        people={"workshops": 0},
        districts={("papyrus", 6): 0, ("papyrus", 1): 1, ("papyrus", 2): 1, ("limestone", 4): 0, ("limestone", 3): 1},
    )
    assert [leader(game, district) for district in range(4)] == [0, 0, 1, -1]
    with journal_of(game) as journal:
        ScoreBoard(NOBODY).apply(game, None)
    assert scored(journal, 0)["scoring:districts"] == 6
    assert scored(journal, 1)["scoring:districts"] == 3


def test_the_temple_scores_pieces_and_pillars_of_their_owner():
    """K-D24: TKM-06: 3 pieces and pillars 2 + 1 + 0 make 6; D24 leaves the statue out: 2 buildings and 2 make 4."""
    game = scene(
        2,
        buildings={"row 1": 0, "column 5": 0, "row 5": 1},
        people={"temple row": 0},
        pillars={(0, 4): 0, (2, 0): 0, (4, 1): 0},
    )
    assert temple_points(game, 0) == 6
    assert decree_points(game, 0, 23) == temple_points(game, 0, statues=False) == 4


def test_unpaid_bread_costs_three_points_each_and_never_below_zero():
    """TKM-08: 8 buildings gone: 6 bread due, 2 bread and 1 gold, 3 bread on the scales, 7 points: paying 3 leaves 3
    unpaid, -9, so 0."""
    game = scene(2, built={"buildings": 8}, bread=2, gold=1, excess={"bread": 3}, points=7)
    ask(game, PayBread(0))
    assert options(game) == [
        "pay 2 bread 1 gold",
        "pay 2 bread",
        "pay 1 bread 1 gold",
        "pay 1 bread",
        "pay 1 gold",
        "pay nothing",
    ]
    with gains(game, bread=-2, gold=-1, points=-7):
        answer(game, "pay 2 bread 1 gold")


def test_a_player_may_keep_the_gold_and_t17_owes_no_bread():
    """TKM-08."""
    game = scene(2, built={"buildings": 4}, bread=2, gold=1, points=7)
    ask(game, PayBread(0))
    with gains(game, bread=-1, points=-3):
        answer(game, "pay 1 bread")
    game = scene(2, built={"buildings": 8}, technologies="T17", points=7)
    ask(game, PayBread(0))
    assert game.players[0].points == 7


def test_three_decrees_of_different_symbols_count():
    """K-DECREES: TKM-09: D06 (people) 6, D15 (temple) 8, D03 (scroll) repeating D15 8 for 2 gold: 22; D12 and D15
    exclude each
    other. Without D03, D21 4: 18. The gold is gone before D08 would count."""
    decrees = "D06 D15 D12 D21 D03"
    table: dict[str, Any] = {
        "pillars": {(0, 0): 0, (1, 1): 0},
        "buildings": {"row 1": 0, "row 5": 0},
        "districts": {("bread", 1): 0, ("bread", 2): 0},
        "happiness": 8,
        "gold": 2,
        "decrees": decrees,
        "others": {1: {"happiness": 2}},
    }
    game = scene(2, **table)
    ask(game, ChooseDecree(0), ScoreDecrees(0))
    answer(game, "card D15")
    assert_offers_only(game, "pass", "card D03", "card D06", "card D21")
    answer(game, "card D06", "card D03")
    assert_asks(game, RepeatDecree)
    with journal_of(game) as journal, gains(game, gold=-2, points=22):
        answer(game, "card D15")
    assert scored(journal) == {"decree:D06": 6, "decree:D15": 16}
    game = scene(2, **table)
    ask(game, ChooseDecree(0), ScoreDecrees(0))
    with gains(game, points=18):
        answer(game, "card D06", "card D15", "card D21")


def test_d03_is_paid_before_leftover_gold_counts():
    """TKM-09, K-D03: D08 counts 1 gold of 3."""
    game = scene(2, decrees="D03 D08 D05", gold=3, happiness=9, population=9)
    ask(game, ChooseDecree(0), ScoreDecrees(0))
    with gains(game, gold=-2, points=4 + 4 + 2):
        answer(game, "card D03", "card D05", "card D08", "card D05")


def test_d04_is_paid_before_d08():
    """D04: population 13 has reached two thresholds; 4 points for each resource paid; D08 counts what is left."""
    game = scene(2, decrees="D04 D08", gold=1, bread=2, population=13)
    ask(game, ChooseDecree(0), ScoreDecrees(0))
    answer(game, "card D04", "card D08")
    assert_asks(game, PayThresholds)
    assert_offers_only(game, "thresholds 0", "thresholds 1", "thresholds 2")
    with gains(game, bread=-2, points=8 + 2):
        answer(game, "thresholds 2", "bread", "bread")


@pytest.mark.parametrize(
    ("players", "first", "second", "d20"), [(4, 3, 2, (10, 5)), (3, 3, 2, (10, 5)), (2, 3, 0, None)]
)
def test_the_first_places_in_turn_order_score(players, first, second, d20):
    """TKM-11: 3 and 2 points; with two players the first alone; D20 10 or 5. The order is the one just found."""
    game = scene(players, order=tuple(reversed(range(players))))
    EndGame(NOBODY).apply(game, None)
    assert [me.points for me in reversed(game.players)][:2] == [first, second]
    if d20:
        assert (decree_points(game, players - 1, 19), decree_points(game, players - 2, 19)) == d20
        assert decree_points(game, 0, 19) == 0


@pytest.mark.parametrize(("players", "cards"), [(2, 23), (3, 24), (4, 24)])
def test_t16_and_d20_stay_in_the_box_with_two_players(players, cards):
    """TKM-11, Setup 10."""
    game = new_game(Setup(players), 1)
    technologies = [card for row in (game.decks[1], *game.market) for card in row if 24 <= card < 48]
    decrees = [*(card - 48 for card in game.decks[2]), *(decree for me in game.players for decree in me.dealt)]
    assert len(technologies) == len(decrees) == cards
    assert (catalog.card("T16") in technologies) == (19 in decrees) == (players > 2)


def test_equal_points_are_broken_by_scribes_then_turn_order():
    """TKM-12: 88 points each: C with 4 scribes, then B, first in order, then A."""
    game = scene(
        3, order=(1, 0, 2), points=88, scribe=3, others={1: {"points": 88, "scribe": 3}, 2: {"points": 88, "scribe": 4}}
    )
    assert ranking(game) == (2, 1, 0)
    assert tekhenu.result(game).ranking == (2, 1, 0)


def test_t16_pays_when_the_maat_phase_is_over():
    """K-T16: 2 points for the first in order, 1 gold for the last; at Maat 4 after the scoring steps."""
    game = scene(3, order=(0, 1, 2), technologies="T16", others={2: {}})
    with gains(game, points=2):
        MaatIsOver(NOBODY).apply(game, None)
    game.order = (1, 2, 0)
    with gains(game, gold=1):
        MaatIsOver(NOBODY).apply(game, None)
    game.scorings = 1
    with gains(game, gold=1):
        ScoringEnds(NOBODY).apply(game, None)


def test_d23_is_played_before_the_second_scoring_and_pays_no_resources():
    """K-D23: any action with any value; it counts as one of the three; happiness is lost as usual."""
    game = scene(2, decrees="D23 D01 D07 D10", technologies="T01", happiness=2)
    ask(game, PlayDecreeAction(0))
    assert {"horus 6 free", "ra 1 free", "hathor 3 free", "osiris 6 free", "produce bread 6"} <= set(options(game))
    with gains(game, happiness=-1, points=2, buildings=1, bread=2, bread_production=2, papyrus_production=1):
        answer(game, "osiris 6 free", "district bread", "papyrus")
    ask(game, ChooseDecree(0))
    assert_offers_only(game, "pass", "card D07", "card D10")
    answer(game, "card D10", "card D07")
    assert game.players[0].scored == (22, 9, 6)
    game.agenda = []
    with gains(game, points=3):
        CountDecrees(0).apply(game, None)


@pytest.mark.parametrize(
    ("decree", "points"),
    [
        ("D01", 6),
        ("D02", 8),
        ("D05", 4),
        ("D06", 7),
        ("D07", 9),
        ("D08", 5),
        ("D09", 3),
        ("D10", 6),
        ("D11", 6),
        ("D12", 3),
        ("D13", 6),
        ("D14", 8),
        ("D15", 6),
        ("D16", 8),
        ("D17", 10),
        ("D18", 9),
        ("D19", 5),
        ("D21", 4),
        ("D22", 5),
        ("D24", 2),
    ],
)
def test_each_decree_counts_what_it_says(decree, points):
    """Rulebook, "Decree Cards": 2 technologies, happiness 9, 3 scribes, 1 gold and 3 bread, 1 quarry, 2 workshops, a
    building at
    row 1, 2 pillars of which one in row 1, 2 statues of gods, 1 of the people, pure dice 4 and 5, two symbols."""
    other = "D05" if catalog.DECREES[catalog.card(decree) - 48].id in ("D01", "D02") else "D01"
    game = scene(
        2,
        decrees=f"{decree} {other}",
        technologies="T01 T02",
        happiness=9,
        population=9,
        scribe=3,
        gold=1,
        bread=3,
        districts={("bread", 1): 0, ("papyrus", 4): 0, ("granite", 2): 0},
        buildings={"row 1": 0},
        pillars={(0, 1): 0, (2, 2): 0},
        statues={"ra": (0,), "bastet": (0,)},
        people={"workshops": 0},
        pure="white 4 white 5",
    )
    assert decree_points(game, 0, catalog.card(decree) - 48) == points


def test_scoring_steps_three_to_six():
    """Scoring 3 to 6: 3 statues 6; happiness 13: 6; two markers at 6: 4; 5 buildings gone: 1 + 2 points."""
    game = scene(
        2,
        built={"statues": 3, "buildings": 5},
        happiness=13,
        population=13,
        production={"bread": 6, "granite": 6},
    )
    with journal_of(game) as journal:
        ScoreBoard(NOBODY).apply(game, None)
    assert scored(journal) == {
        "scoring:statues": 6,
        "scoring:happiness": 6,
        "scoring:production": 4,
        "scoring:row": 3,
    }
    assert scales(game) == ("", "", "")
