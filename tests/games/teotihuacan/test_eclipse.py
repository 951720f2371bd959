"""Calendar, eclipse, salary, and the end of the game (rulebook p. 18-20)."""

from __future__ import annotations

from itertools import permutations

import pytest

from teo_desktop.games import teotihuacan
from teo_desktop.games.teotihuacan.eclipse import EndGame, NextEra, Salary, ScoreEclipse
from teo_desktop.games.teotihuacan.events import (
    CalendarMoved,
    EclipseBegan,
    EclipseEnded,
    EclipseTriggered,
    GameEnded,
    NeutralsPlaced,
    PaymentWaived,
)
from teo_desktop.games.teotihuacan.setup import new_game
from teo_desktop.games.teotihuacan.state import Setup
from teo_desktop.games.teotihuacan.topology import SPOT_OF_CELL
from teo_desktop.games.teotihuacan.turn import BeginTurn, ChooseMove, EndTurn
from teo_desktop.kernel.agenda import NOBODY
from tests.games.teotihuacan.scenes import (
    LEVEL_1,
    LEVEL_2,
    LEVEL_3,
    answer,
    ask,
    assert_asks,
    assert_offers_only,
    assert_refuses,
    collect,
    gains,
    journal_of,
    of_kind,
    options,
    pending,
    run,
    scene,
    scored,
    turns_of,
    unused,
    used,
    workers,
)

PALACE = "palace:1"


def pay_salaries(game) -> None:
    """Everybody pays what is due, or as much as possible."""
    while game.agenda and isinstance(game.agenda[-1], Salary):
        answer(game, options(game)[0])


# -- when it comes -------------------------------------------------------------------------


def test_an_eclipse_triggered_in_the_middle_of_a_round():
    """ECL-01, T-ECLIPSE-ROUNDS, rulebook p. 18 (example): a worker ascends in the second of four players' turn, and the
    light marker reaches the dark one. The third and fourth finish the round, without another step of the marker, then
    everybody has one more turn, then it is scored."""
    game = scene(seat=1, workers="palace:5", light=11, others={0: PALACE, 2: PALACE, 3: PALACE})
    with journal_of(game) as journal:
        answer(game, "move w1 2", "main", "points")
        assert (game.light, game.dark) == (12, 12)
        assert of_kind(journal, EclipseTriggered) == [EclipseTriggered(2 + 4)]
        assert of_kind(journal, EclipseBegan) == []
        assert collect(game, 6) == [2, 3, 0, 1, 2, 3]
        pay_salaries(game)
    assert turns_of(journal) == [2, 3, 0, 1, 2, 3, 0], "the last one begins the next era"
    assert of_kind(journal, CalendarMoved) == [CalendarMoved(12)]
    assert of_kind(journal, EclipseBegan) == [EclipseBegan(1, 5)]


def test_an_eclipse_triggered_at_the_end_of_a_round():
    """T-ECLIPSE-ROUNDS, rulebook p. 18: on the last player's turn, here by its end: one more full round."""
    game = scene(players=2, seat=1, workers=PALACE, light=9, others={0: PALACE})
    with journal_of(game) as journal:
        assert collect(game) == [1]
        assert of_kind(journal, EclipseTriggered) == [EclipseTriggered(2)]
        assert collect(game, 2) == [0, 1]
        assert of_kind(journal, EclipseBegan) == [EclipseBegan(1, 5)]


def test_the_light_marker_never_passes_the_dark_one():
    """ECL-03, T-CALENDAR: light 11, dark 12; the fourth player's turn brings two ascensions: the marker stops at 12. In
    the extra round no ascension and no end of a round changes it or starts another countdown. Then light 0, dark 11."""
    game = scene(
        seat=3,
        workers="palace:5 forest:5 forest:2",
        cacao=1,
        light=11,
        dark=12,
        others={0: "palace:5", 1: PALACE, 2: PALACE},
    )
    with journal_of(game) as journal:
        answer(game, "move w1 2", "main", "power w1", "points", "power w2", "cacao")
        assert game.light == 12
        assert pending(game).player == 0
        answer(game, "move w1 2", "collect")
        answer(game, "move w1 3")
        answer(game, "collect")
        assert collect(game) == [2]
        assert collect(game) == [3]
        assert (game.light, game.eclipses) == (12, 1)
        pay_salaries(game)
    assert len(of_kind(journal, EclipseTriggered)) == 1
    assert of_kind(journal, CalendarMoved) == [CalendarMoved(12)]
    assert (game.light, game.dark) == (0, 11)


def test_an_ascension_in_the_extra_round_moves_nothing():
    """ECL-03: with the eclipse triggered, an ascension changes neither the marker nor the turns that are left."""
    game = scene(seat=0, workers="palace:5", light=12, turns_left=4, others={1: PALACE})
    answer(game, "move w1 2", "main", "points")
    assert (game.light, game.turns_left, game.active) == (12, 3, 1)


@pytest.mark.parametrize(("players", "expected"), [(2, [10, 9, 8]), (3, [11, 10, 9]), (4, [12, 11, 10])])
def test_the_dark_marker_moves_towards_the_light_one(players, expected):
    """ECL-09: over full games the dark marker stands here before each of the three eclipses."""
    game = new_game(Setup(players), 7)
    dark = [game.dark]
    with journal_of(game) as journal:
        run(game, 7)
    assert not game.is_complete
    assert [row.number for row in of_kind(journal, EclipseBegan)] == [1, 2, 3]
    assert [*dark, *(row.dark for row in of_kind(journal, EclipseEnded))] == expected


def test_sudden_end_scores_right_after_the_turn():
    """ECL-10, T-SUDDEN-END: three players, the first one's worker ascends and the marker reaches the dark one: scoring
    right after that turn. The next turn belongs to the second player, and the marker advances from 0 again at the end
    of the third one's turn."""
    game = scene(
        players=3, options=["sudden_end"], workers="palace:5", cacao=4, light=10, others={1: PALACE, 2: PALACE}
    )
    with journal_of(game) as journal:
        answer(game, "move w1 2", "main", "points")
        assert of_kind(journal, EclipseTriggered) == [EclipseTriggered(0)]
        assert of_kind(journal, EclipseBegan) == [EclipseBegan(1, 5)]
        pay_salaries(game)
        assert (game.light, game.dark) == (0, 10)
        assert turns_of(journal) == [1]
        assert collect(game) == [1]
        assert game.light == 0
        assert collect(game) == [2]
        assert game.light == 1


def test_in_sudden_end_an_ascension_moves_the_new_calendar():
    """ECL-10: by an ascension as well; the last player's turn before an eclipse may end a round by it."""
    game = scene(players=3, options=["sudden_end"], workers="palace:5", light=0, dark=10, eclipses=1)
    answer(game, "move w1 2", "main", "points")
    assert game.light == 1
    game = scene(players=3, seat=2, options=["sudden_end"], workers=PALACE, light=9, dark=10, eclipses=1)
    collect(game)
    assert game.eclipses == 2


# -- scoring -------------------------------------------------------------------------------


def eclipse_of(number: int, **has):
    """The scoring of this eclipse (from 1)."""
    return scene(eclipses=number - 1, **has)


def test_the_avenue_scores_the_lowest_visible_number():
    """ECL-04, rulebook p. 18 (example): nine buildings are taken, so a step is worth 2: Blue 7 steps, Yellow and Red 5,
    Black 4 make 14, 10, 10 and 8."""
    game = eclipse_of(1, nobles=(5, 4, 0), avenue=7, others={1: {"avenue": 5}, 2: {"avenue": 5}, 3: {"avenue": 4}})
    with (
        gains(game, points=14),
        gains(game, seat=1, points=10),
        gains(game, seat=2, points=10),
        gains(game, seat=3, points=8),
    ):
        ask(game, ScoreEclipse(NOBODY))


def test_before_any_building_a_step_is_worth_five():
    """ECL-04."""
    game = eclipse_of(1, avenue=2)
    with gains(game, points=10):
        ask(game, ScoreEclipse(NOBODY))


def test_the_pyramid_track_scores_by_the_number_of_the_eclipse():
    """Rulebook p. 18 (example), second eclipse: Red leads, 4 and 3x4; Black 3x3, Blue and Yellow 3x2. All markers go
    back to 0."""
    game = eclipse_of(2, track=4, others={1: {"track": 3}, 2: {"track": 2}, 3: {"track": 2}})
    with (
        gains(game, points=4 + 12, track=-4),
        gains(game, seat=1, points=9, track=-3),
        gains(game, seat=2, points=6, track=-2),
        gains(game, seat=3, points=6, track=-2),
    ):
        ask(game, ScoreEclipse(NOBODY))


@pytest.mark.parametrize(("number", "each"), [(1, 4), (2, 3), (3, 2)])
def test_a_step_is_worth_four_three_and_two(number, each):
    """Rulebook p. 18; everybody furthest ahead scores the leader's 4."""
    game = eclipse_of(number, track=5, others={1: {"track": 5}})
    with gains(game, points=4 + 5 * each, track=-5), gains(game, seat=1, points=4 + 5 * each, track=-5):
        ask(game, ScoreEclipse(NOBODY))


def test_the_end_of_the_track_at_the_first_eclipse():
    """PYR-08: 10 steps make 40 points, and 4 for the furthest."""
    game = eclipse_of(1, track=10, others={1: {"track": 9}})
    with gains(game, points=40 + 4, track=-10), gains(game, seat=1, points=36, track=-9):
        ask(game, ScoreEclipse(NOBODY))


def test_at_zero_nobody_leads():
    """END-06, T-NO-LEADER: third eclipse, all markers on 0: nobody scores the 4."""
    game = eclipse_of(3)
    with gains(game), gains(game, seat=1), gains(game, seat=2), gains(game, seat=3):
        ask(game, ScoreEclipse(NOBODY))


def test_one_step_leads_against_none():
    """END-06: one marker on 1: 2 and 4 points, the others 0."""
    game = eclipse_of(3, others={2: {"track": 1}})
    with gains(game), gains(game, seat=1), gains(game, seat=2, points=2 + 4, track=-1), gains(game, seat=3):
        ask(game, ScoreEclipse(NOBODY))


def test_masks_score_by_sets():
    """ECL-06 (a), rulebook p. 19 (example): a set of five and one of two: 15+3."""
    game = eclipse_of(1, masks="abcdebc")
    with gains(game, points=18):
        ask(game, ScoreEclipse(NOBODY))


def test_masks_form_the_best_sets_and_score_again():
    """ECL-06 (b), T-MASKS: A, A, A, B, B, C are {A,B,C}, {A,B}, {A}: 6+3+1. They stay and score again."""
    game = eclipse_of(1, masks="bbcddd")
    for _ in range(2):
        with gains(game, points=10):
            ask(game, ScoreEclipse(NOBODY))
    assert game.players[0].masks == (0, 2, 1, 3, 0, 0, 0)


def test_an_eclipse_goes_in_order():
    """Rulebook p. 18-19: Avenue, pyramid track, masks, then salaries in turn order."""
    game = scene(players=2, seat=1, workers="palace:1", light=10, turns_left=0, others={0: {"workers": "palace:1"}})
    for player in game.players:
        player.avenue, player.track, player.masks = 1, 1, (0, 1, 0, 0, 0, 0, 0)
    with journal_of(game) as journal:
        collect(game)
        assert_asks(game, Salary, seat=1)
    assert list(scored(journal, 0)) == ["eclipse:avenue", "eclipse:leader", "eclipse:track", "eclipse:masks", "salary"]
    assert game.agenda[0] == BeginTurn(0)


# -- salary --------------------------------------------------------------------------------


def salaries(game, *seats) -> None:
    """These seats are asked for their salaries, outside of all turns."""
    game.active = NOBODY
    ask(game, *(Salary(seat) for seat in seats))


def test_salary_counts_locked_workers_and_not_the_reserve():
    """ECL-07, T-RESERVE, rulebook p. 19 (example): powers 1, 3 and 5, one locked, the fourth die in reserve: 4 due of
    6 cacao."""
    game = scene(workers="palace:1 forest!3 gold:5", cacao=6)
    salaries(game, 0)
    assert_offers_only(game, "pay 4", "pay 3", "pay 2", "pay 1", "pay 0")
    with gains(game, cacao=-4):
        answer(game, "pay 4")


@pytest.mark.parametrize(("paid", "lost"), [(4, 0), (3, 3), (1, 9), (0, 12)])
def test_each_cacao_not_paid_costs_three_points(paid, lost):
    """T-SALARY, rulebook p. 19: unwilling or unable; any amount up to what is due."""
    game = scene(workers="palace:1 forest!3 gold:5", cacao=6, points=20)
    salaries(game, 0)
    with gains(game, cacao=-paid, points=-lost):
        answer(game, f"pay {paid}")


def test_points_never_fall_below_zero():
    """T-ZERO, rulebook p. 19."""
    game = scene(workers="palace:1 forest!3 gold:5", points=5)
    with gains(game, points=-5):
        salaries(game, 0)
    assert game.players[0].points == 0


def test_what_is_not_there_cannot_be_paid():
    """T-SALARY."""
    game = scene(workers="palace:1 forest!3 gold:5", cacao=2, points=20)
    salaries(game, 0)
    assert_refuses(game, "pay 3", "needs_cacao", 3, 2)
    assert_offers_only(game, "pay 2", "pay 1", "pay 0")


def test_an_ignore_cacao_tile_waives_the_whole_salary():
    """T-WAIVER: of that eclipse, although it is no own turn."""
    game = scene(workers="palace:1 forest!3 gold:5", unused=["ignore_cacao"], points=20)
    salaries(game, 0)
    assert_offers_only(game, "pay 0", "ignore cacao")
    with journal_of(game) as journal, gains(game):
        answer(game, "ignore cacao")
    assert PaymentWaived(0, 4, "salary") in journal
    assert used(game) == ["ignore_cacao"]


def test_no_other_tile_helps_with_the_salary():
    """T-SALARY: only a tile whose text names the salary may be flipped then."""
    game = scene(workers="palace:1 forest!3 gold:5", cacao=1, points=20, unused=["cacao_4", "any_resource_2"])
    salaries(game, 0)
    assert_offers_only(game, "pay 1", "pay 0")
    assert_refuses(game, "use cacao_4", "not_now")


@pytest.mark.parametrize("order", list(permutations((0, 1, 2))))
def test_salary_decisions_do_not_depend_on_their_order(order):
    """UND-05, T-SALARY: A 5 cacao and 4 due with an unused 4-cacao tile, B 2 cacao and 5 due with an ignore-cacao tile,
    C 9 cacao and 4 due. C pays 4 and keeps 5, B waives it and keeps 2, A pays 3, keeps 2 and loses 3 points; A is not
    offered the 4-cacao tile."""
    game = scene(
        players=3,
        workers="palace:1 forest!3 gold:5",
        cacao=5,
        points=20,
        unused=["cacao_4"],
        others={
            1: {"workers": "palace:4 gold:4 gold:1", "cacao": 2, "points": 20, "unused": ["ignore_cacao"]},
            2: {"workers": "palace:1 forest:3 gold:5", "cacao": 9, "points": 20},
        },
    )
    salaries(game, *order)
    answers = {0: "pay 3", 1: "ignore cacao", 2: "pay 4"}
    offers = {
        0: ["pay 4", "pay 3", "pay 2", "pay 1", "pay 0"],
        1: ["pay 2", "pay 1", "pay 0", "ignore cacao"],
        2: ["pay 4", "pay 3", "pay 2", "pay 1", "pay 0"],
    }
    with (
        gains(game, seat=0, cacao=-3, points=-3),
        gains(game, seat=1),
        gains(game, seat=2, cacao=-4),
    ):
        for seat in order:
            assert_asks(game, Salary, seat=seat)
            assert_offers_only(game, *offers[seat])
            answer(game, answers[seat])
    assert [player.goods[0] for player in game.players] == [2, 2, 5]
    assert (unused(game, 0), used(game, 1)) == (["cacao_4"], ["ignore_cacao"])


# -- the next era, and the end -------------------------------------------------------------


def test_a_new_era_begins():
    """T-NEW-ERA, rulebook p. 19: light marker 0, dark one lower, pyramid track 0, neutral workers elsewhere; locked
    workers stay locked, and the next player's turn begins."""
    game = scene(
        players=2,
        seat=1,
        workers="palace:1 forest!2",
        cacao=5,
        light=10,
        turns_left=0,
        neutrals=["palace forest gold", "palace forest gold"],
        others={0: {"workers": PALACE, "track": 3, "cacao": 5}},
    )
    with journal_of(game) as journal:
        collect(game)
        pay_salaries(game)
    assert (game.light, game.dark, game.turns_left) == (0, 9, -1)
    assert [player.track for player in game.players] == [0, 0]
    assert workers(game, 1).endswith("forest!2")
    assert [row.colour for row in of_kind(journal, NeutralsPlaced)] == [0, 1]
    assert_asks(game, ChooseMove, seat=0)


def test_a_pyramid_finished_early_keeps_the_number_of_the_eclipse():
    """END-02, T-EARLY-END, T-CAPSTONE: three players, no eclipse yet, light 9, dark 11. The second one places the top:
    the marker jumps to 11; the third one, then a full round, then the only eclipse, which is the first: 4 points a
    step. A on 9: 36+4, B on 8: 32, C on 3: 12. Then the game is over."""
    game = scene(
        players=3,
        seat=1,
        workers="forest:1",
        stone=2,
        wood=3,
        built=(*LEVEL_1, *LEVEL_2, *LEVEL_3),
        offer=("p13", "p10", "p12"),
        track=7,
        light=9,
        others={0: {"workers": PALACE, "track": 9}, 2: {"workers": PALACE, "track": 3}},
    )
    with journal_of(game) as journal:
        answer(game, "move w1 8", "main", "tile p12", f"place {SPOT_OF_CELL[4, 0, 0]} 0")
        assert (game.light, game.dark) == (11, 11)
        assert game.players[1].track == 8
        assert collect(game, 4) == [2, 0, 1, 2]
        pay_salaries(game)
    assert game.agenda == []
    assert of_kind(journal, EclipseBegan) == [EclipseBegan(1, 5)]
    assert scored(journal, 0) == {"eclipse:leader": 4, "eclipse:track": 36}
    assert scored(journal, 1)["eclipse:track"] == 32
    assert "eclipse:leader" not in scored(journal, 1)
    assert scored(journal, 2) == {"eclipse:track": 12}
    assert len(of_kind(journal, GameEnded)) == 1


def test_there_is_no_fourth_eclipse():
    """END-03: after the third eclipse the game is over at once: no neutral workers placed, no dark marker moved, no
    further turn; temple bonuses, then the result."""
    game = scene(
        players=3,
        seat=2,
        workers=PALACE,
        cacao=1,
        temples={"blue": 10},
        bonuses=("flat_15", "avenue", "workers"),
        neutrals=["palace forest gold"],
        light=9,
        eclipses=2,
        turns_left=0,
        others={0: {"workers": PALACE, "cacao": 3}, 1: {"workers": PALACE, "cacao": 3}},
    )
    with journal_of(game) as journal:
        collect(game)
        pay_salaries(game)
    assert game.agenda == []
    assert of_kind(journal, EclipseBegan) == [EclipseBegan(3, 5)]
    assert of_kind(journal, EclipseEnded) == of_kind(journal, NeutralsPlaced) == turns_of(journal) == []
    assert (game.neutrals, game.dark, game.light) == (((1, 2, 4),), 9, 9)
    assert scored(journal, 2) == {"bonus:flat_15": 15}
    assert of_kind(journal, GameEnded) == [GameEnded((2, 0, 1))]
    assert teotihuacan.result(game).ranking == (2, 0, 1)


def test_a_tie_is_broken_by_cacao_then_by_seat():
    """END-05, T-TIE, rulebook p. 20: 120 points each. A in seat 1 has 2 cacao, C in seat 2 and B in seat 3 have 4 left:
    C before B before A."""
    for variant in ([], ["sudden_end"]):
        game = scene(
            players=3,
            options=variant,
            points=120,
            cacao=2,
            others={1: {"points": 120, "cacao": 4}, 2: {"points": 120, "cacao": 4}},
        )
        ask(game, EndGame(NOBODY))
        assert teotihuacan.result(game).ranking == (1, 2, 0)
        assert teotihuacan.result(game).points == (120, 120, 120)


def test_cacao_is_compared_after_the_last_salary():
    """END-05, T-LAST-COUNT: who had more before the salary may have less after it."""
    game = scene(
        players=2,
        workers="palace:5 palace:5",
        cacao=6,
        points=50,
        eclipses=2,
        others={1: {"workers": PALACE, "cacao": 4, "points": 50}},
    )
    game.active = NOBODY
    ask(game, Salary(0), Salary(1), EndGame(NOBODY))
    answer(game, "pay 4", "pay 1")
    assert [player.goods[0] for player in game.players] == [2, 3]
    assert teotihuacan.result(game).ranking == (1, 0)


def test_temple_bonuses_are_counted_last():
    """T-LAST-COUNT: with workers, tiles and masks as they are after the last salary, where a tile may be flipped."""
    game = scene(
        workers="palace:1 palace:5",
        unused=["ignore_cacao"],
        temples={"blue": 11, "red": 10},
        bonuses=("discovery_tiles", "workers", "avenue"),
        eclipses=2,
    )
    game.active = NOBODY
    ask(game, Salary(0), EndGame(NOBODY))
    with gains(game, points=2 + 4 + 9):
        answer(game, "ignore cacao")


def test_neutral_workers_come_back_only_between_eras():
    """SET-08, T-NEUTRAL: a new draw after the first two eclipses, none without neutral colours."""
    game = scene(players=4, eclipses=1)
    ask(game, NextEra(NOBODY))
    assert game.neutrals == ()
    game = scene(players=3, eclipses=1)
    ask(game, NextEra(NOBODY))
    assert [len(set(boards)) for boards in game.neutrals] == [3]


def test_the_last_turn_before_the_scoring_ends_like_any_other():
    """T-END-OF-TURN: before the scoring the last player is still asked while a tile could be used."""
    game = scene(players=2, seat=1, workers=PALACE, light=10, turns_left=0, unused=["cacao_4"], others={0: PALACE})
    answer(game, "move w1 5")
    assert_asks(game, EndTurn, seat=1)
    assert game.eclipses == 0
    answer(game, "use cacao_4")
    assert game.eclipses == 1
