"""Dice, the wheel, Anubis, scribes (rulebook, Key Concepts I and II, "Rotation")."""

from __future__ import annotations

import pytest

from teo_desktop.games.tekhenu import catalog
from teo_desktop.games.tekhenu.dice import dice_in_game, light_of
from teo_desktop.games.tekhenu.maat import ChooseDestiny, RefillWheel, Rotation
from teo_desktop.games.tekhenu.scoring import balance_of_scales
from teo_desktop.games.tekhenu.setup import new_game
from teo_desktop.games.tekhenu.state import Setup
from teo_desktop.games.tekhenu.turn import BeginRound, ChooseSide
from teo_desktop.kernel.agenda import NOBODY, advance, submit
from tests.games.tekhenu.scenes import (
    answer,
    ask,
    assert_asks,
    assert_offers,
    assert_refuses,
    gains,
    lying,
    options,
    pending,
    run,
    scales,
    scene,
)


@pytest.mark.parametrize(("players", "dice", "rest"), [(2, 22, 4), (3, 24, 6), (4, 26, 8)])
def test_the_bag_is_empty_after_every_odd_rotation(players, dice, rest):
    """TKD-02: 22, 24, 26 dice; 4, 6, 8 are left in the bag; 0 after rotation 1; at rotation 2 the 8, 12, 16 dice of the
    boards return before the shaded sections are refilled, which leaves 4, 6, 8."""
    game = new_game(Setup(players), players)
    advance(game)
    assert sum(dice_in_game(game)) == dice
    assert sum(game.bag) == rest
    run(game, 1, until_round=3)
    assert game.round == 3
    assert sum(game.bag) == 0
    while not isinstance(pending(game).asked_by, ChooseDestiny):
        assert sum(game.bag) == 0
        submit(game, pending(game), pending(game).options[0])
    assert sum(game.bag) == 4 * players == {2: 8, 3: 12, 4: 16}[players]
    run(game, 1, until_round=5)
    assert sum(game.bag) == rest
    assert sum(dice_in_game(game)) == dice


def test_three_players_miss_two_gray_dice_and_two_players_one_of_each_colour():
    """TKD-02, Setup 7: yellow, brown, white, black, gray."""
    assert catalog.DICE == {2: (4, 4, 4, 4, 6), 3: (5, 5, 5, 5, 4), 4: (5, 5, 5, 5, 6)}


@pytest.mark.parametrize("start", range(6))
def test_scoring_comes_after_the_second_and_the_fourth_maat_phase(start):
    """K-ARROW: TKD-03: wherever the wheel starts, the arrow stands at marker two in Maat 1, which is not the lowest
    in play; at
    marker one in Maat 2; at none in Maat 3; at marker two in Maat 4, after 16 rounds."""
    game = scene(wheel=start, start=start)
    due = []
    for rotation in range(1, 9):
        game.wheel = (start + rotation) % 6
        if rotation % 2 == 0:
            due.append(game.arrow_is_due)
            game.scorings += game.arrow_is_due
    assert due == [False, True, False, True]
    markers = [(start + 4) % 6, (start + 2) % 6]
    assert [(start + rotation) % 6 for rotation in (2, 4, 8)] == [markers[1], markers[0], markers[1]]


@pytest.mark.parametrize("seed", range(6))
def test_a_game_has_sixteen_rounds_four_maat_phases_and_two_scorings(seed):
    """TKD-03, "Structure of Play"."""
    game = new_game(Setup(2), seed)
    run(game, seed)
    assert (game.round, game.scorings) == (16, 2)
    assert game.wheel == (game.layout.start + 8) % 6


def test_the_wheel_turns_before_new_dice_come_into_the_newly_shaded_sections():
    """Rotation 1 and 3: with the first sunny section at Ra, Bastet and Horus lie in the shade."""
    game = scene(players=3, wheel=0, round=2)
    following = Rotation(NOBODY).apply(game, None)
    assert game.wheel == 1
    assert following == (RefillWheel(NOBODY), BeginRound(NOBODY))
    ask(game, following[0])
    assert [len(section) for section in game.dice] == [3, 0, 0, 3, 0, 0]
    assert light_of(1, 0) == light_of(1, 3) == catalog.SHADED


def test_anubis_may_produce_with_a_gray_die_and_its_excess_taints():
    """TKD-05: 2 scribes, gray 4: 4 granite, of which 2 are usable and 2 excess; the die lies below the scales and
    weighs nothing. In a normal turn gray cannot produce."""
    game = scene(dice={"thoth": "gray 4"}, scribe=2, papyrus=2)
    with gains(game, scribe=-2, granite=2, granite_excess=2):
        answer(game, "anubis", "produce granite 4")
    assert scales(game) == ("", "", "gray 4")
    assert balance_of_scales(game.players[0]) == -2
    game = scene(dice={"thoth": "gray 4", "osiris": "gray 1"}, scribe=2, papyrus=2)
    answer(game, "take thoth gray 4")
    assert not [line for line in options(game) if line.startswith("produce")]
    assert_refuses(game, "produce granite 4", "gray_cannot_produce")


@pytest.mark.parametrize(
    ("face", "scribes", "values"),
    [
        (6, 0, [6]),
        (6, 1, [4, 5, 6]),
        (6, 2, [2, 3, 4, 5, 6]),
        (6, 3, [1, 2, 3, 4, 5, 6]),
        (2, 1, [1, 2, 3, 4]),
        (2, 2, [1, 2, 3, 4, 5, 6]),
        (1, 2, [1, 2, 3, 4, 5]),
        (1, 3, [1, 2, 3, 4, 5, 6]),
    ],
)
def test_each_scribe_moves_the_value_by_one_or_two_without_wrapping(face, scribes, values):
    """TKD-06."""
    game = scene(dice={"horus": f"white {face}", "ra": "white 3"}, scribe=scribes)
    answer(game, f"take horus white {face}")
    if len(values) > 1:
        found = [int(line.split()[2]) for line in options(game) if line.startswith("produce limestone")]
        assert found == values
    else:
        assert scales(game)[0] == f"white {face}"
        assert game.players[0].goods[2] == 2


def test_anubis_and_one_step_cost_three_scribes_together():
    """TKD-06: 2 for Anubis, 1 for the value."""
    game = scene(dice={"horus": "black 6"}, scribe=3)
    with gains(game, scribe=-3, bread=2, bread_excess=2):
        answer(game, "anubis", "produce bread 4")
    assert scales(game) == ("", "", "black 6")


@pytest.mark.parametrize(("side", "balance", "points"), [("pure", 4, 1), ("tainted", -4, 0)])
def test_t08_lets_a_forbidden_die_be_pure_or_tainted(side, balance, points):
    """TKD-08: black 4 in a sunny section: the owner of T08 chooses; as pure it weighs +4 and T18 scores 1, as tainted
    -4 and nothing."""
    game = scene(dice={"horus": "black 4", "ra": "white 1"}, technologies="T08 T18")
    answer(game, "take horus black 4")
    assert_asks(game, ChooseSide)
    with gains(game, points=points, granite=2, granite_excess=2):
        answer(game, f"side {side}")
    assert balance_of_scales(game.players[0]) == balance - 2


def test_b11_makes_a_forbidden_die_legal_in_another_colour():
    """TKD-08: black 4 as white is pure in the sun: T18 scores 1, limestone with 3, 4 or 5; the scales keep 4. Brown
    stays forbidden there."""
    game = scene(dice={"horus": "black 4", "ra": "white 1"}, technologies="T18", blessings="B11", papyrus=1)
    assert_refuses(game, "take horus black 4", "die_forbidden")
    answer(game, "play B11", "take horus black 4")
    assert_offers(game, "colour white", "colour yellow")
    assert "colour brown" not in options(game)
    with gains(game, points=1):
        answer(game, "colour white")
    assert options(game) == ["produce limestone 3", "produce limestone 4", "produce limestone 5"]
    with gains(game, limestone=2, limestone_excess=3):
        answer(game, "produce limestone 5")
    assert scales(game)[0] == "black 4"


def test_forbidden_dice_are_refused_and_no_die_is_forbidden_in_the_shade():
    """Key Concept I: with the sun on Horus and Ra, Hathor and Osiris lie in the shade."""
    game = scene(dice={"horus": "brown 3 white 2", "hathor": "white 1 yellow 1 black 1 brown 1"})
    assert options(game) == [
        "take horus white 2",
        "take hathor yellow 1",
        "take hathor brown 1",
        "take hathor white 1",
        "take hathor black 1",
    ]
    assert_refuses(game, "take horus brown 3", "die_forbidden")


def test_without_a_legal_die_any_forbidden_one_is_taken_as_tainted():
    """K-NO-DIE."""
    game = scene(dice={"horus": "brown 3 black 2"})
    answer(game, "take horus brown 3")
    assert scales(game) == ("", "brown 3", "")


def test_with_nothing_to_do_a_legal_die_is_taken_and_the_action_skipped():
    """K-NO-ACTION: gray dice only, and no god's action can be paid. Nobody who can act may skip."""
    game = scene(dice={"horus": "gray 3 gray 5", "bastet": "gray 1"}, happiness=0)
    assert options(game) == ["take horus gray 3", "take horus gray 5", "take bastet gray 1"]
    with gains(game):
        answer(game, "take horus gray 3")
    assert scales(game)[1] == "gray 3"
    game = scene(dice={"horus": "gray 3 gray 5", "bastet": "gray 1 gray 2"}, happiness=0, papyrus=2)
    assert options(game) == ["take bastet gray 1", "take bastet gray 2"]
    assert_refuses(game, "take horus gray 3", "no_use")


def test_b09_turns_the_die_for_the_scales_as_well():
    """K-VALUE: B09 turns the die itself, scribes change the action only."""
    game = scene(dice={"horus": "white 1", "ra": "white 3"}, blessings="B09", scribe=1)
    answer(game, "play B09", "take horus white 1", "value 5", "produce limestone 3")
    assert scales(game)[0] == "white 5"
    assert lying(game, "horus") == ""
    assert game.players[0].goods[5] == 0


def test_the_gray_die_weighs_as_tainted():
    """Key Concept I; a rotation later nothing on a player board moves."""
    game = scene(dice={"hathor": "gray 2"}, bread=4)
    answer(game, "row 1")
    assert balance_of_scales(game.players[0]) == -2
    game.wheel = 5
    assert scales(game) == ("", "gray 2", "")
