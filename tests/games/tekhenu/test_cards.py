"""Blessings, technologies, pillar tiles, starting and destiny cards, each at its moment (rulebook, appendices)."""

from __future__ import annotations

from typing import Any

import pytest

from teo_desktop.games.tekhenu import catalog
from teo_desktop.games.tekhenu.actions import AnyAction, ChooseAction, MayPerform
from teo_desktop.games.tekhenu.catalog import GODS
from teo_desktop.games.tekhenu.choices import Place
from teo_desktop.games.tekhenu.honours import GodActionDone, pay_bonus
from teo_desktop.games.tekhenu.maat import ChooseDestiny
from teo_desktop.games.tekhenu.production import Produce
from teo_desktop.games.tekhenu.starting import ReceiveStartingCards, StartingReward
from teo_desktop.games.tekhenu.turn import EndTurn, TakeDie
from teo_desktop.kernel.agenda import AnyOrder
from tests.games.tekhenu.scenes import (
    TILES,
    answer,
    ask,
    assert_asks,
    assert_offers,
    assert_offers_only,
    assert_refuses,
    gains,
    journal_of,
    options,
    pending,
    scales,
    scene,
    scored,
)

TWO_DICE = {"horus": "white 3 yellow 1"}

# -- blessings -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "gained"),
    [
        ("B01", {"limestone": 2 + 4}),
        ("B02", {"granite": 4}),
        ("B03", {"bread": 4}),
        ("B04", {"papyrus": 4}),
        ("B05", {"gold": 3}),
        ("B06", {"scribe": 2}),
    ],
)
def test_blessings_for_producing_are_played_as_one_produces(card, gained):
    """B01 to B06: beside 2 limestone and 1 in excess; what they bring is never excess."""
    game = scene(dice=TWO_DICE, blessings=card)
    assert f"play {card}" not in options(game)
    answer(game, "take horus white 3")
    assert_asks(game, Produce)
    assert_offers_only(game, "produce", f"play {card}")
    with gains(game, blessings=-1, **{"limestone": 2, "limestone_excess": 1, **gained}):
        answer(game, f"play {card}")
    assert catalog.card(card) in game.discards[0]


def test_b07_raises_population_or_happiness_at_any_moment_of_an_own_turn():
    """B07, B08: as the die is taken, as one produces, as the turn ends; not in somebody else's turn."""
    game = scene(dice=TWO_DICE, blessings="B07 B08", others={1: {"blessings": "B01"}})
    with gains(game, population=3, blessings=-1):
        answer(game, "play B07", "rise population")
    answer(game, "take horus white 3")
    with gains(game, happiness=3, blessings=-1, limestone=2, limestone_excess=1):
        answer(game, "play B08", "rise happiness")
    game = scene(dice=TWO_DICE, blessings="B07")
    ask(game, EndTurn(0))
    assert_offers_only(game, "end turn", "play B07")
    game = scene(dice=TWO_DICE, others={1: {"blessings": "B07"}})
    game.destinies = (0, 1)
    ask(game, ChooseDestiny(1))
    assert_offers_only(game, "destiny A01", "destiny A02")


def test_b07_may_open_an_action():
    """With happiness 0 Osiris is impossible; B07 played in between makes it possible."""
    game = scene(dice={"osiris": "yellow 1", "horus": "white 1"}, happiness=0, blessings="B07")
    answer(game, "take osiris yellow 1")
    game = scene(dice={"osiris": "yellow 1 yellow 2", "horus": "white 1"}, happiness=0, blessings="B07", scribe=1)
    answer(game, "take osiris yellow 2")
    assert_refuses(game, "osiris 2", "needs_happiness", 1, 0)
    answer(game, "play B07", "rise happiness")
    assert_offers(game, "osiris 1", "osiris 2", "osiris 3", "osiris 4")


def test_b11_and_b12_add_their_steps():
    """B11 and B12 together: another colour and 2 steps; the scales keep the face."""
    game = scene(dice={"horus": "white 3 white 1"}, blessings="B11 B12")
    answer(game, "play B11", "play B12", "take horus white 3")
    assert options(game) == [f"produce papyrus {value}" for value in (1, 2, 3, 4, 5)]
    answer(game, "produce papyrus 1")
    assert scales(game) == ("", "white 3", "")


@pytest.mark.parametrize("card", ["B13", "B14"])
@pytest.mark.parametrize(("god", "wheel"), [("horus", 0), ("ra", 0)])
def test_b13_waives_limestone_and_granite(card, god, wheel):
    """K-WAIVED: B13, B14: for Ra and Horus; the card is spent with the action that it pays for."""
    game = scene(wheel=wheel, dice={god: "white 3 white 2"}, blessings=card)
    answer(game, f"take {god} white 3")
    assert_offers_only(game, f"{god} 3 waived", "produce limestone 3")
    with gains(game, blessings=-1):
        answer(game, f"{god} 3 waived")
    assert game.players[0].goods == [0] * 7


@pytest.mark.parametrize("card", ["B15", "B16"])
def test_b15_waives_papyrus_and_bread(card):
    """B15, B16: for Bastet and Hathor."""
    game = scene(dice={"bastet": "black 3 black 1"}, blessings=card)
    answer(game, "take bastet black 3")
    with gains(game, blessings=-1, happiness=3, scribe=1):
        answer(game, "bastet 3 waived")
    game = scene(dice={"hathor": "yellow 3 yellow 1"}, blessings=card)
    answer(game, "take hathor yellow 3", "hathor 3 waived")
    assert_offers(game, "row 3", "row 1", "column 1")


def test_t24_gives_gold_that_may_pay_for_the_same_action():
    """T24: B13 waives nothing of a papyrus cost; a blessing played brings 1 gold, at once."""
    game = scene(dice=TWO_DICE, blessings="B07 B06", technologies="T24")
    with gains(game, gold=1, population=3, blessings=-1):
        answer(game, "play B07", "rise population")


@pytest.mark.parametrize("first", ["main", "extra"])
def test_b17_adds_the_action_of_a_neighbour_for_a_scribe(first):
    """K-EXTRA-DIE: B17: before or after the normal action, god actions only, same value; the die is weighed once."""
    game = scene(dice={"bastet": "black 2 black 1"}, blessings="B17", scribe=1, bread=4, papyrus=2, happiness=5)
    answer(game, "play B17", "take bastet black 2")
    assert_offers_only(game, *(f"value {value}" for value in (1, 2, 3, 4)))
    answer(game, "value 2")
    if first == "main":
        with gains(game, papyrus=-2, scribe=2):
            answer(game, "bastet 2")
        assert_offers(game, "pass", "hathor 2 adjacent", "thoth 2 adjacent")
    goods = {"bread": -4 + 1, "papyrus": 1, "faith": 1, "limestone": 1, "granite": 1}
    with gains(game, population=2, buildings=1, **{**goods, "scribe": -1}):
        answer(game, "hathor 2 adjacent", "row 3")
    if first == "extra":
        with gains(game, papyrus=-2, scribe=2, happiness=2):
            answer(game, "bastet 2")
    assert scales(game) == ("black 2", "", "")


def test_b19_adds_the_action_of_the_opposite_section():
    """B19: happiness and population fall by 1; Horus from Bastet; the main action is still due."""
    game = scene(dice={"bastet": "black 2 black 1"}, blessings="B19", granite=1)
    answer(game, "play B19", "take bastet black 2")
    assert_offers_only(game, "produce granite 2", "horus 2 opposite")
    with gains(game, happiness=-1, population=-1, granite=-1 + 2, gold=1, statues=1):
        answer(game, "horus 2 opposite", "statue people quarries")


def test_b21_produces_twice_with_excess_each_time():
    """B21, K-TWICE: production 2, value 3: 2 and 1 twice; T12, T13, T17, T11 each apply twice, other blessings once."""
    game = scene(wheel=4, dice={"horus": "brown 3 yellow 1"}, blessings="B21 B05", technologies="T12 T13 T17")
    answer(game, "take horus brown 3", "produce bread 3")
    with gains(game, bread=4 + 2, bread_excess=2, points=2 + 4, gold=3, blessings=-2):
        answer(game, "play B05", "play B21")


def test_b23_is_anubis_without_scribes_but_first_of_all():
    """K-WINDOWS: B23: before anything else in the turn; T23 scores 3."""
    game = scene(dice={"horus": "black 2", "ra": "white 1"}, blessings="B23 B07", technologies="T23")
    assert_offers(game, "play B23", "take ra white 1")
    assert "take horus black 2" not in options(game)
    answer(game, "play B23", "take horus black 2")
    with gains(game, points=3, bread=2):
        answer(game, "produce bread 2", "produce")
    assert scales(game)[2] == "black 2"
    game = scene(dice={"horus": "black 2", "ra": "white 1 white 2"}, blessings="B23 B07")
    answer(game, "play B07", "rise population")
    assert_refuses(game, "play B23", "only_at_start_of_turn")


# -- technologies --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "god", "gained"),
    [
        ("T01", "osiris", {"points": 2}),
        ("T02", "ra", {"points": 2}),
        ("T03", "thoth", {"points": 2}),
        ("T04", "horus", {"points": 2}),
        ("T06", "bastet", {"points": 2, "population": 1, "happiness": 1}),
    ],
)
def test_technologies_bring_something_after_a_god_action(card, god, gained):
    """K-ORDER-OF-GAINS: T01 to T04, T06; nothing after another god's."""
    game = scene(technologies=card, dice=TWO_DICE)
    with gains(game, **gained):
        GodActionDone(0, GODS.index(god), -1).apply(game, None)
    with gains(game):
        GodActionDone(0, (GODS.index(god) + 1) % 6, -1).apply(game, None)


@pytest.mark.parametrize(
    ("card", "dice", "goods", "line"),
    [
        ("T04", {"horus": "white 3 gray 1"}, {}, "horus 3"),
        ("T20", {"thoth": "black 3 black 1"}, {"papyrus": 1}, "thoth 3"),
        ("T21", {"hathor": "yellow 3 yellow 1"}, {"bread": 1}, "hathor 3"),
    ],
)
def test_some_gains_come_before_the_action_and_may_pay_for_it(card, dice, goods, line):
    """K-AFTER: T04 granite, T20 papyrus, T21 bread."""
    (section, words), *_ = dice.items()
    game = scene(dice=dice, technologies=card, **goods)
    answer(game, "take " + section + " " + " ".join(words.split()[:2]))
    assert_offers(game, line)
    answer(game, line)
    assert not isinstance(pending(game).asked_by, ChooseAction)


def test_t05_scores_five_for_own_pillars():
    """T05."""
    game = scene(dice={"hathor": "gray 1"}, technologies="T05", bread=4, pillars={(2, 1): 0})
    with gains(game, bread=-4 + 1, points=5, population=1, faith=1, limestone=1, granite=1, buildings=1):
        answer(game, "row 3")


def test_t07_gives_granite_with_each_bonus():
    """T07."""
    game = scene(technologies="T07", dice=TWO_DICE)
    with gains(game, gold=1, granite=1):
        pay_bonus(game, 0, GODS.index("osiris"))


@pytest.mark.parametrize("owned", ["", "T09"])
def test_t09_activates_every_ability(owned):
    """K-RA-LIGHT: T09: P16 belongs to the shade; Ra lies in the sun. A tile without ability stays without."""
    game = scene(dice={"ra": "white 5 gray 1"}, offer="P16 P23 P24", limestone=3, technologies=owned)
    answer(game, "take ra white 5", "ra 5")
    with gains(game, gold=2 if owned else 0, limestone=-3, points=3, pillars=1, granite=2):
        answer(game, "place 2 2 turn 0")


def test_t10_and_scribes():
    """T10: gold calls Anubis, for 1 point."""
    game = scene(dice={"horus": "white 1 yellow 1"}, technologies="T10", gold=2)
    with gains(game, gold=-2, points=1):
        answer(game, "anubis")
    answer(game, "take horus white 1")


def test_t11_scores_for_each_action_with_the_value_one():
    """T11: the value after all changes; a production that is done twice scores twice."""
    game = scene(dice={"horus": "white 3 yellow 1"}, technologies="T11", blessings="B21", scribe=1)
    answer(game, "take horus white 3", "produce limestone 1")
    answer(game, "play B21")
    assert game.players[0].points == 4
    game = scene(dice={"hathor": "yellow 1"}, technologies="T11", bread=2)
    answer(game, "hathor 1")
    assert game.players[0].points == 2


def test_t13_shifts_the_production_of_t19_as_well():
    """T13, T19, K-T19: a tainted brown 2 beside Hathor: 1 scribe; the production is 1 to 4, the action keeps its 2."""
    game = scene(wheel=5, dice={"hathor": "brown 2 brown 1"}, technologies="T13 T19", scribe=1, production={"bread": 4})
    answer(game, "take hathor brown 2", "hathor 2 produce first")
    assert_offers_only(game, *(f"value {value}" for value in (1, 2, 3, 4)))
    with gains(game, bread=4 + 1 - 3 + 1, papyrus=1, faith=1, limestone=1, granite=1, population=2, buildings=1):
        answer(game, "value 4", "row 1")


def test_t14_shifts_the_value_of_god_actions_only():
    """T14."""
    game = scene(dice={"hathor": "yellow 3 yellow 1"}, technologies="T14", bread=4)
    answer(game, "take hathor yellow 3")
    assert_offers_only(game, *(f"hathor {value}" for value in (1, 2, 3, 4, 5)), "produce papyrus 3")


def test_t18_scores_for_pure_dice():
    """T18; a die of an Anubis action is neither pure nor tainted (K-ANUBIS-DIE)."""
    game = scene(dice={"horus": "white 1 yellow 1"}, technologies="T18", scribe=2)
    with gains(game, points=1):
        answer(game, "take horus white 1")
    game = scene(dice={"horus": "white 1 yellow 1"}, technologies="T18", scribe=2)
    with gains(game, scribe=-2):
        answer(game, "anubis", "take horus white 1")


# -- pillar tiles --------------------------------------------------------------------------


def raised(tile: str, place: str = "place 2 2 turn 0", **table: Any) -> Any:
    """The table just before the tile is laid, with the light that its ability needs."""
    wheel = {"sunny": 0, "shaded": 5, "dark": 3}[catalog.LIGHTS[max(0, catalog.PILLAR_TILES[TILES[tile]].light)]]
    rest = [name for name in ("P22", "P23", "P24") if name != tile][:2]
    game = scene(
        wheel=wheel, dice={"ra": "gray 5"}, offer=" ".join((tile, *rest)), **{"limestone": 3, "granite": 3, **table}
    )
    if isinstance(pending(game).asked_by, ChooseAction | TakeDie):
        answer(game, "ra 5")
    return game


@pytest.mark.parametrize(
    ("tile", "gained"),
    [
        ("P01", {"population": 3}),
        ("P02", {"scribe": 1}),
        ("P03", {"happiness": 2}),
        ("P06", {"points": 2}),
        ("P07", {"points": 1}),
        ("P08", {"points": 1}),
        ("P09", {"points": 1}),
        ("P13", {"decrees": 1}),
        ("P14", {"decrees": 1}),
        ("P16", {"gold": 2}),
        ("P17", {"gold": 2}),
        ("P18", {"gold": 2}),
        ("P19", {"granite": 2}),
        ("P20", {"granite": 2}),
        ("P21", {"granite": 2}),
        ("P22", {}),
    ],
)
def test_abilities_that_bring_something_at_once(tile, gained):
    """K-DOUBLE: Rulebook, "Pillar Tiles": laid on row 2 column 2, whose reward is 2 granite; two buildings in view; 3
    for the
    slot."""
    game = raised(tile, buildings={"row 1": 0, "column 2": 1})
    game.buildings[1] = 1
    game.buildings[0] = -1
    limestone = game.layout.figures.tile_costs[TILES[tile]]
    base = {"limestone": -limestone[2], "granite": 2 - limestone[3], "points": 2 + 3, "pillars": 1}
    total = {word: base.get(word, 0) + gained.get(word, 0) for word in {*base, *gained}}
    with gains(game, **total):
        answer(game, "place 2 2 turn 0")


@pytest.mark.parametrize("tile", ["P04", "P05"])
def test_matching_edges_count_once_more(tile):
    """P04, P05, K-EDGES: also in a corner one more each, not two."""
    game = raised(tile, buildings={})
    decision = pending(game)
    best = 0
    for choice in decision.options:
        assert isinstance(choice, Place)
        twin = game.copy()
        with journal_of(twin) as journal:
            answer(twin, f"place {choice.cell // 5 + 1} {choice.cell % 5 + 1} turn {choice.turn}")
        points = scored(journal)
        matches = points.get(f"tile:{tile}", 0)
        each = 2 if choice.cell in (0, 4, 20, 24) else 1
        assert points["god:ra"] == each * matches + 3
        best = max(best, matches)
    assert best == 2


@pytest.mark.parametrize(
    ("tile", "line", "table"),
    [
        ("P10", "thoth 1", {}),
        ("P11", "thoth 1", {}),
        ("P12", "horus 1", {}),
        ("P15", "osiris 3", {"happiness": 1}),
    ],
)
def test_abilities_that_are_god_actions_may_be_declined(tile, line, table):
    """P10 to P12, P15, K-MAY."""
    game = raised(tile, **table)
    answer(game, "place 2 2 turn 0")
    assert_asks(game, MayPerform)
    assert_offers_only(game, "pass", line)
    with gains(game, pillars=1):
        answer(game, "pass")


# -- starting and destiny cards ------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "answers", "gained"),
    [
        (1, ["district bread"], {"bread": 2, "bread_production": 2, "buildings": 1}),
        (
            2,
            ["district granite"],
            {"granite": 1, "granite_production": 1, "limestone_production": 1, "buildings": 1},
        ),
        (3, ["district papyrus"], {"papyrus": 1, "papyrus_production": 1, "bread_production": 1, "buildings": 1}),
        (4, ["bread"] * 5, {"bread": 5}),
        (7, [], {"scribe": 2, "gold": 1}),
        (8, [], {"papyrus": 1, "bread": 1, "limestone": 1, "granite": 1}),
        (9, ["limestone", "granite", "granite"], {"limestone": 1, "granite": 2}),
        (10, ["papyrus", "bread", "bread"], {"papyrus": 1, "bread": 2}),
        (11, [], {"population": 3, "happiness": 2}),
        (12, [], {"gold": 2}),
    ],
)
def test_each_starting_card_brings_what_it_says(card, answers, gained):
    """Rulebook, "Starting Cards"; S01 to S03 lose no happiness."""
    game = scene(dice=TWO_DICE)
    with gains(game, **gained):
        ask(game, StartingReward(0, card - 1))
        answer(game, *answers)


@pytest.mark.parametrize(("card", "kind"), [(5, "T"), (6, "B")])
def test_of_two_cards_drawn_one_is_kept_and_the_other_shuffled_back(card, kind):
    """S05, S06."""
    game = scene(dice=TWO_DICE)
    number = {"T": 1, "B": 0}[kind]
    before = len(game.decks[number])
    ask(game, StartingReward(0, card - 1))
    first, second = options(game)
    assert first[5] == second[5] == kind
    answer(game, first)
    assert len(game.decks[number]) == before - 1
    assert catalog.card(second[5:]) in game.decks[number]


def test_the_owner_says_the_order_where_a_technology_may_see_a_building():
    """K-START-ORDER: S05 and S01: T01 taken first sees the Osiris action."""
    game = scene(dice=TWO_DICE)
    game.players[0].starting = (0, 4)
    ask(game, ReceiveStartingCards(0))
    assert_asks(game, AnyOrder)
    assert_offers_only(game, "first S01", "first S05")


def test_s11_and_a03_together_open_the_third_section():
    """K-SETUP-POPULATION: population 5 + 3 + 1."""
    game = scene(dice=TWO_DICE)
    game.destinies = (0, 1, 2, 3)
    ask(game, ChooseDestiny(0), StartingReward(0, 10))
    with gains(game, population=4, happiness=2):
        answer(game, "destiny A03", "rise population")
    assert game.opened == 3


def test_the_extra_action_does_not_use_what_needs_a_die():
    """K-NO-DICE: T11 and T14 do not apply; T12, T13's extra good and T17 do."""
    game = scene(dice=TWO_DICE, technologies="T11 T13 T14 T17")
    ask(game, AnyAction(0, 0))
    with gains(game, bread=1 + 1, points=2):
        answer(game, "produce bread 1")
