"""Producing and the six god actions (rulebook, "Actions")."""

from __future__ import annotations

import pytest

from teo_desktop.games.tekhenu.actions import AnyAction, ChooseAction, ExtraActionDue, MayPerform
from teo_desktop.games.tekhenu.catalog import GODS
from teo_desktop.games.tekhenu.hathor import ChooseLine
from teo_desktop.games.tekhenu.horus import ChooseStatueSpace
from teo_desktop.games.tekhenu.payment import PayFor
from teo_desktop.games.tekhenu.ra import ChoosePlace
from teo_desktop.games.tekhenu.scoring import balance_of_scales
from teo_desktop.games.tekhenu.turn import TakeDie
from tests.games.tekhenu.scenes import (
    answer,
    ask,
    assert_asks,
    assert_offers,
    assert_offers_only,
    assert_refuses,
    bonuses,
    gains,
    journal_of,
    market,
    offer,
    options,
    pending,
    scales,
    scene,
    scored,
)


@pytest.mark.parametrize(
    ("technologies", "gained"),
    [
        ("", {"papyrus": 2, "papyrus_excess": 3}),
        ("T12", {"papyrus": 2, "papyrus_excess": 3, "points": 3}),
        ("T13", {"papyrus": 3, "papyrus_excess": 3}),
    ],
)
def test_excess_production_lies_on_the_scales_and_cannot_be_spent(technologies, gained):
    """TKG-01: production 2, tainted yellow 5: 2 papyrus, 3 excess; -5 and -3 make -8. T12 scores 3, T13 gives one
    more papyrus that is never excess and lets the value be shifted by 1 or 2."""
    game = scene(dice={"horus": "yellow 5 white 1"}, technologies=technologies, happiness=0)
    with gains(game, **gained):
        answer(game, "take horus yellow 5")
        if technologies == "T13":
            assert options(game) == [f"produce papyrus {value}" for value in (3, 4, 5, 6)]
            answer(game, "produce papyrus 5")
    assert balance_of_scales(game.players[0]) == -8


def test_t19_produces_before_the_action_which_may_be_paid_with_it():
    """K-T19: TKG-03: tainted brown 3 in Hathor, no bread, 1 scribe, production 4: 3 bread come first and are spent
    for row 1;
    population +3."""
    game = scene(wheel=5, dice={"hathor": "brown 3"}, technologies="T19", scribe=1, production={"bread": 4})
    assert_offers(game, "hathor 3 produce first", "produce bread 3")
    assert "hathor 3" not in options(game)
    with gains(game, scribe=-1, population=3, buildings=1, papyrus=1, faith=1, limestone=1, granite=1, bread=1):
        answer(game, "hathor 3 produce first", "row 1")
    assert scales(game)[1] == "brown 3"


@pytest.mark.parametrize(("wheel", "dice"), [(0, "hathor brown 3"), (5, "hathor gray 3")])
def test_t19_needs_a_tainted_die_with_a_resource(wheel, dice):
    """TKG-03: not with a pure die, and a gray one has nothing to produce."""
    section, *die = dice.split()
    game = scene(wheel=wheel, dice={section: " ".join(die)}, technologies="T19", scribe=1, bread=4)
    if isinstance(pending(game).asked_by, ChooseAction):
        assert not [line for line in options(game) if "first" in line]
    else:
        assert_asks(game, ChooseLine)


@pytest.mark.parametrize("way", ["tile", "anubis", "happiness"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_statue_pays_whenever_somebody_else_performs_the_god_action(way, players):
    """TKG-04 a, b, d, K-PERFORMED: seat 1 has a statue at Thoth and T07; seat 0 performs Thoth by P10, by Anubis with a
    die from elsewhere, by the extra action of happiness 21: slot 5 brings 1 scribe, T07 1 granite, once each."""
    game = scene(
        players,
        wheel=4,
        dice={"ra": "black 5", "horus": "yellow 1"},
        statues={"thoth": (1,)},
        others={1: {"technologies": "T07"}},
        offer="P10 P23 P24",
        limestone=3,
        granite=1,
        scribe=2,
        market={1: "B01 B02 T01"},
    )
    with gains(game, 1, scribe=1, granite=1), journal_of(game) as journal:
        if way == "tile":
            answer(game, "take ra black 5", "ra 5", "place 1 1 turn 0", "thoth 1", "section 1", "card T01")
        elif way == "anubis":
            answer(game, "anubis", "take horus yellow 1", "thoth 1", "card T01")
        else:
            ask(game, AnyAction(0, 0))
            answer(game, "thoth 1", "card T01")
    assert bonuses(journal) == [(1, "thoth")]


@pytest.mark.parametrize(("players", "gained"), [(2, {"scribe": 1, "granite": 1}), (3, {}), (4, {})])
def test_the_own_god_action_pays_with_two_players_only(players, gained):
    """K-BONUS-TIME: TKG-04 c."""
    game = scene(
        players, dice={"thoth": "gray 1"}, statues={"thoth": (0,)}, technologies="T07", market={1: "B01 B02 T01"}
    )
    with gains(game, technologies=1, **gained):
        answer(game, "card T01")


@pytest.mark.parametrize(
    ("players", "earlier", "paid"), [(2, (), 0), (3, (), 1), (4, (), 0), (3, (0,), 0), (4, (0,), 0)]
)
def test_building_a_statue_pays_at_once_with_three_players_only(players, earlier, paid):
    """TKG-04: granite 1 for the first statue, 2 for the second; Thoth lies on slot 5. A second statue of one's own at
    a god pays nothing."""
    game = scene(players, dice={"horus": "gray 5"}, statues={"thoth": earlier}, technologies="T07", granite=2)
    cost = 1 + len(earlier)
    with gains(game, statues=1, scribe=paid, granite=paid - cost):
        answer(game, "statue thoth")


def test_a_second_statue_at_a_god_never_doubles_the_bonus():
    """TKG-04."""
    game = scene(4, dice={"thoth": "gray 1"}, statues={"thoth": (1, 1)}, market={1: "B01 B02 T01"})
    with gains(game, 1, scribe=1):
        answer(game, "card T01")


def test_the_pillar_does_not_stand_yet_when_the_ability_fires():
    """TKG-06, K-PILLAR-LATE: P12 in the shade, two own pillars in the centre row: the statue beside it costs its
    granite, takes the gold and scores 2 x 3; the third pillar comes afterwards. Others' statues at Horus pay."""
    game = scene(
        3,
        wheel=5,
        dice={"ra": "yellow 5"},
        offer="P12 P23 P24",
        pillars={(2, 0): 0, (2, 4): 0},
        statues={"horus": (1,)},
        limestone=2,
        granite=2,
    )
    answer(game, "ra 5", "place 3 3 turn 0")
    assert_asks(game, MayPerform)
    assert_offers_only(game, "pass", "horus 1")
    answer(game, "horus 1")
    with journal_of(game) as journal, gains(game, gold=1, granite=-1, points=6, statues=1, pillars=1):
        answer(game, "statue people temple row")
    assert scored(journal) == {"god:horus": 6}
    assert bonuses(journal) == [(1, "horus")]
    assert game.pillars[12] == 0


def test_the_ability_of_p12_may_be_declined():
    """TKG-06, K-MAY."""
    game = scene(wheel=5, dice={"ra": "yellow 5"}, offer="P12 P23 P24", limestone=2, granite=2)
    answer(game, "ra 5", "place 1 1 turn 0")
    with gains(game, pillars=1):
        answer(game, "pass")


def test_the_display_slides_to_the_right():
    """TKG-07: die 6 takes L and scores 3; N, M, R. Die 3 takes M, scores 2; N slides to the middle."""
    game = scene(dice={"ra": "white 6 white 3 gray 1"}, offer="P22 P23 P24", limestone=4)
    answer(game, "take ra white 6", "ra 6")
    with journal_of(game) as journal:
        answer(game, "place 2 2 turn 0")
    assert scored(journal)["god:ra"] == 3
    new = offer(game)[0]
    assert offer(game)[1:] == ["P23", "P24"]
    game.main_left, game.face = 1, 3
    ask(game, ChooseAction(0))
    answer(game, "ra 3")
    with journal_of(game) as journal:
        answer(game, "place 4 4 turn 0")
    assert scored(journal)["god:ra"] == 2
    assert offer(game)[1:] == [new, "P24"]
    assert offer(game)[0] not in ("-", "P22", "P23", "P24", new)


def test_an_empty_stack_leaves_the_left_space_empty():
    """TKG-07."""
    game = scene(dice={"ra": "white 6"}, offer="P22 P23 P24", limestone=2)
    game.tile_stack = ()
    answer(game, "ra 6", "place 2 2 turn 0")
    assert offer(game) == ["-", "P23", "P24"]


def test_a_leap_of_population_opens_two_sections_of_the_market():
    """TKG-09: population 8 and a die 6: 14; the third section gets 1 blessing, 2 technologies, 1 decree, then
    the fourth 1, 1, 2. Somebody else who passes 9 or 13 changes nothing."""
    game = scene(dice={"hathor": "brown 6"}, population=8, bread=3, others={1: {"population": 8, "bread": 3}})
    answer(game, "hathor 6")
    with gains(game, population=6, bread=-2, buildings=1, papyrus=1, faith=1, limestone=1, granite=1):
        answer(game, "row 1")
    kinds = [[card[0] for card in market(game, section)] for section in (3, 4)]
    assert kinds == [["B", "T", "T", "D"], ["B", "T", "D", "D"]]
    before = game.market[:]
    ask(game, ChooseLine(1, 6, 0))
    answer(game, "row 5")
    assert game.players[1].population == 14
    assert game.market == before


@pytest.mark.parametrize(
    ("happiness", "value", "goods", "gained"),
    [
        (4, 4, {"papyrus": 2}, {"papyrus": -2, "happiness": 1, "scribe": 1}),
        (5, 1, {"papyrus": 2}, {"papyrus": -2, "scribe": 2}),
        (5, 1, {"papyrus": 1, "gold": 1}, {"papyrus": -1, "gold": -1, "scribe": 2}),
    ],
)
def test_a_festival_is_capped_by_population_but_always_possible(happiness, value, goods, gained):
    """TKG-10, K-FESTIVAL: population 5; 2 papyrus are always due, gold may stand for one."""
    game = scene(dice={"bastet": f"black {value}"}, happiness=happiness, **goods)
    with gains(game, **gained):
        answer(game, f"bastet {value}")


def test_happiness_21_brings_an_extra_action_in_the_same_turn():
    """K-EXTRA-ACTION: TKG-12: from 20 with a die 3: one step (two are lost), 1 scribe; then Osiris row 6: happiness
    20 again, +2
    production, +1 of any, 2 goods. No die moves. Another's statue at Osiris pays."""
    game = scene(
        3,
        dice={"bastet": "black 3"},
        population=21,
        happiness=20,
        milestones=3,
        papyrus=2,
        statues={"osiris": (1,)},
    )
    with gains(game, papyrus=-2, happiness=1, scribe=1):
        answer(game, "bastet 3")
    assert_asks(game, AnyAction, 0)
    before = scales(game)
    with (
        gains(game, happiness=-1, bread_production=2, granite_production=1, bread=2, buildings=1),
        gains(game, 1, gold=1),
    ):
        answer(game, "osiris 6", "district bread", "granite")
    assert scales(game) == before == ("black 3", "", "")
    assert not game.players[0].extra_due


def test_the_rewards_of_happiness_come_once_and_all_that_are_passed():
    """K-MILESTONES: from 15 to 21: 1 gold, 1 scribe, the extra action; falling and returning gives nothing."""
    game = scene(dice={"bastet": "black 6"}, population=21, happiness=15, papyrus=4)
    with gains(game, papyrus=-2, happiness=6, gold=1, scribe=1):
        answer(game, "bastet 6")
    assert_asks(game, AnyAction)
    answer(game, "pass")
    game.players[0].happiness = 15
    game.main_left = 1
    ask(game, ChooseAction(0))
    with gains(game, papyrus=-2, happiness=6):
        answer(game, "bastet 6", "pay 2 papyrus")


def test_thoth_takes_exactly_the_cards_of_its_value_from_one_section():
    """K-SECTIONS, K-PLACES: TKG-13: happiness 6, 3 papyrus, 1 gold. (a) die 5: 3 papyrus for exactly 3 cards of one
    section; (d) section 3
    needs happiness 9; gaps are filled at the end of the turn only."""
    game = scene(
        dice={"thoth": "black 5"},
        happiness=6,
        population=9,
        papyrus=3,
        gold=1,
        market={1: "B01 B02 T01", 2: "B03 B04 T02 T03"},
        opened=3,
    )
    answer(game, "thoth 5")
    assert_refuses(game, "section 3", "needs_happiness", 9, 6)
    answer(game, "section 2", "pay 3 papyrus")
    assert_offers_only(game, "card B03", "card B04", "card T02", "card T03")
    answer(game, "card B03", "card T02")
    assert_offers_only(game, "card B04", "card T03")
    answer(game, "card T03")
    assert market(game, 2) == ["-", "B04", "-", "-"]
    assert market(game, 1) == ["B01", "B02", "T01"]


def test_a_refresh_is_paid_before_the_new_cards_are_seen():
    """K-REFRESH: TKG-13 (b): 4 papyrus in all: 3 papyrus and the gold; once per section."""
    game = scene(
        dice={"thoth": "black 5"}, happiness=6, papyrus=3, gold=1, market={1: "B01 B02 T01", 2: "B03 B04 T02 T03"}
    )
    answer(game, "thoth 5", "refresh 2", "pay 1 papyrus")
    assert [card[0] for card in market(game, 2)] == ["B", "B", "T", "T"]
    assert not {"B03", "B04", "T02", "T03"} & set(market(game, 2))
    assert_refuses(game, "refresh 2", "refreshed_already")
    assert_refuses(game, "refresh 1", "needs_papyrus", 4, 2)
    with gains(game, papyrus=-2, gold=-1, technologies=1, blessings=2):
        answer(game, "section 1", "card B01", "card B02")


def test_fewer_cards_than_the_value_says_are_refused():
    """TKG-13 (c), (d): die 3 means pay 2 and take 2; happiness 0 allows nothing."""
    game = scene(dice={"thoth": "black 3"}, happiness=6, papyrus=2, market={1: "B01 B02 T01"})
    answer(game, "thoth 3", "section 1", "card B01")
    assert_offers_only(game, "card B02", "card T01")
    game = scene(dice={"thoth": "black 1"}, happiness=0)
    assert scales(game)[0] == "black 1"
    assert game.players[0].goods[3] == 1


def test_an_empty_deck_is_made_of_its_discards():
    """TKG-13, K-EMPTY-DECK: the blessing deck is empty, two discards: both come in by the refresh."""
    game = scene(dice={"thoth": "black 1"}, happiness=4, papyrus=1, market={1: "B01 B02 T01"})
    game.decks[0], game.discards[0] = (), (7, 8)
    answer(game, "thoth 1", "refresh 1")
    assert len(set(market(game, 1)[:2])) == 2
    assert set(market(game, 1)[:2]) <= {"B01", "B02", "B08", "B09"}
    assert len(game.decks[0]) == 2


def test_ten_buildings_serve_hathor_and_osiris_together():
    """TKG-15: 6 beside the temple and 4 in Osiris: Hathor, Osiris and P15 are refused; the dice may still produce.
    Likewise 8 pillars and 6 statues."""
    districts = {("papyrus", 1): 0, ("bread", 1): 0, ("limestone", 1): 0, ("granite", 1): 0}
    built = {"buildings": 6, "pillars": 8, "statues": 6}
    dice = {god: "white 3" if god in ("horus", "ra") else "yellow 3" for god in GODS[:3]} | {"osiris": "yellow 3"}
    for god, reason in {
        "hathor": "no_building_left",
        "osiris": "no_building_left",
        "ra": "no_pillar_left",
        "horus": "no_statue_left",
    }.items():
        game = scene(
            4, dice=dice, districts=districts, built=built, bread=9, limestone=9, granite=9, scribe=1, happiness=5
        )
        answer(game, f"take {god} {dice[god]}")
        assert all(line.startswith("produce") for line in options(game))
        assert_refuses(game, f"{god} 3", reason)
    game = scene(districts=districts, built={"buildings": 6}, dice={"horus": "gray 1"})
    assert MayPerform(0, GODS.index("osiris"), (3,)).options(game) == ["pass"]


@pytest.mark.parametrize(
    ("payment", "points"),
    [("pay 1 limestone 1 gold", 1), ("pay 1 limestone 1 scribe", 2), ("pay 1 gold 1 scribe", 1)],
)
def test_t10_and_t22_interchange_for_a_point_each(payment, points):
    """K-INTERCHANGE: TKG-16: cost 2 granite with 1 limestone, 1 gold, 1 scribe, T10 and T22. Two substitutions of the
    same kind in one
    turn still give 1 point."""
    game = scene(
        dice={"horus": "gray 1"},
        technologies="T10 T22",
        limestone=1,
        gold=1,
        scribe=1,
        built={"statues": 1},
    )
    ask(game, PayFor(0, (0, 0, 0, 2, 0, 0), "test"))
    assert_offers_only(game, "pay 1 limestone 1 gold", "pay 1 limestone 1 scribe", "pay 1 gold 1 scribe")
    with journal_of(game) as journal:
        answer(game, payment)
    assert sum(scored(journal).values()) == points
    game.players[0].goods = [0, 0, 1, 0, 1, 1, 0]
    ask(game, PayFor(0, (0, 0, 0, 2, 0, 0), "test"))
    with journal_of(game) as journal:
        answer(game, payment)
    assert sum(scored(journal).values()) == 0


def test_scribes_and_faith_are_no_resources():
    """TKG-16."""
    game = scene(dice={"horus": "gray 1", "bastet": "black 1"}, scribe=5, faith=5)
    assert "take horus gray 1" not in options(game)
    assert scales(game) == ("", "", "") or scales(game)[0] == "black 1"


def test_a_pillar_scores_buildings_edges_and_its_slot_and_takes_the_reward():
    """Rulebook, "Ra", K-EDGES: row 1 column 2 (border north blue): P22 is blue, green, red, yellow from the north.
    Buildings of
    both at its lines; the left slot."""
    game = scene(dice={"ra": "white 5"}, offer="P22 P23 P24", limestone=2, buildings={"row 1": 1, "column 1": 1})
    answer(game, "ra 5")
    assert_asks(game, ChoosePlace)
    with gains(game, limestone=-2, faith=2, points=1 + 1 + 3, pillars=1):
        answer(game, "place 1 2 turn 0")


def test_a_corner_scores_two_for_each_matching_edge():
    """Rulebook, "Ra": the top left corner has red in the north, yellow in the west; P22 turned twice red and green."""
    game = scene(dice={"ra": "white 1"}, offer="P23 P24 P22", limestone=2)
    answer(game, "ra 1")
    with gains(game, limestone=-2, papyrus=1, points=2 + 1, pillars=1):
        answer(game, "place 1 1 turn 2")


def test_people_spaces_do_not_ask_for_the_value_and_bring_gold():
    """K-HORUS-SLOTS: Rulebook, "Building a Statue for the People"."""
    game = scene(dice={"horus": "gray 6"}, granite=1, statues={"osiris": (1,)})
    assert_asks(game, ChooseStatueSpace)
    assert_refuses(game, "statue osiris", "god_is_full")
    assert_refuses(game, "statue ra", "value_names_other_god")
    with gains(game, granite=-1, gold=1, statues=1):
        answer(game, "statue people workshops")
    assert game.district_statues == [0, -1]


@pytest.mark.parametrize(
    ("row", "gained"),
    [
        (1, {"bread_production": 1, "bread": 1}),
        (2, {"bread_production": 1, "bread": 1, "gold": 1}),
        (3, {"bread_production": 1, "papyrus_production": 1, "bread": 1}),
        (4, {"bread_production": 1, "granite_production": 1, "bread": 1, "gold": 1}),
        (5, {"bread_production": 2, "bread": 2}),
    ],
)
def test_each_row_of_osiris_brings_what_it_shows(row, gained):
    """K-OSIRIS: Rulebook, "Osiris": happiness -1; the first building in row 2 takes the gold."""
    game = scene(dice={"osiris": f"gray {row}"})
    with gains(game, happiness=-1, buildings=1, **gained):
        answer(game, "district bread")


def test_hathor_scores_own_pillars_and_takes_one_of_what_empty_spaces_show():
    """K-HATHOR: Rulebook, "Hathor": row 3 holds an own pillar (3 points), another's (nothing), papyrus 2, faith 3,
    limestone 2:
    one each;
    a scribe space gives nothing. Population by the value, once."""
    game = scene(
        dice={"hathor": "yellow 4"}, bread=4, papyrus=0, pillars={(2, 0): 0, (2, 4): 1}, production={"papyrus": 4}
    )
    answer(game, "hathor 4")
    with gains(game, bread=-4, papyrus=1, faith=1, limestone=1, points=3, population=4, buildings=1):
        answer(game, "row 3")
    game = scene(4, dice={"hathor": "yellow 4"}, bread=2)
    answer(game, "hathor 4")
    with gains(game, bread=-2 + 1, papyrus=1, limestone=1, granite=1, population=4, buildings=1):
        answer(game, "row 2")


def test_happiness_21_reached_in_somebody_elses_turn_waits_for_its_end():
    """K-EXTRA-ACTION: a bonus raises happiness to 21 while another acts; the extra action comes after that turn."""
    figures = (
        ("horus.bonus", '[{"happiness":1},{"papyrus":1},{"limestone":1},{"granite":1},{"scribe":1},{"gold":1}]'),
    )
    game = scene(
        3,
        dice={"horus": "gray 1 white 1", "ra": "white 1 white 2", "bastet": "black 3 black 2"},
        statues={"horus": (1,)},
        others={1: {"population": 21, "happiness": 20, "milestones": 3}},
        setup={"figures": figures},
        granite=1,
        whole_turn=True,
    )
    answer(game, "take horus gray 1")
    with gains(game, 1, happiness=1):
        answer(game, "statue people workshops")
    assert_asks(game, AnyAction, 1)
    assert game.active == -1
    answer(game, "pass")
    assert_asks(game, TakeDie, 1)


def test_an_extra_action_out_of_turn_leaves_no_gap_in_the_market():
    """K-EXTRA-ACTION: cards that it takes are replaced at once."""
    game = scene(3, dice={"horus": "gray 1"}, market={1: "B01 B02 T01"})
    game.active, game.players[1].extra_due = -1, 1
    ask(game, ExtraActionDue(1))
    answer(game, "thoth 1", "card T01")
    assert options(game) == ["stop", "here"]
    assert "-" not in market(game, 1)
    assert "T01" not in market(game, 1)


def test_production_stops_at_six():
    """K-OSIRIS: surplus steps are lost, the goods still come."""
    game = scene(dice={"osiris": "gray 5"}, production={"bread": 5})
    with gains(game, happiness=-1, buildings=1, bread_production=1, bread=2):
        answer(game, "district bread")


def test_b13_waives_the_cost_of_p12s_statue():
    """K-WAIVED, K-NO-DICE: blessings for the action itself may be played with it."""
    game = scene(wheel=5, dice={"ra": "yellow 5"}, offer="P12 P23 P24", limestone=2, granite=1, blessings="B13")
    answer(game, "ra 5", "place 1 1 turn 0")
    assert_offers_only(game, "pass", "horus 1 waived")
    answer(game, "horus 1 waived")
    with gains(game, gold=1, statues=1, pillars=1):
        answer(game, "statue people quarries")
