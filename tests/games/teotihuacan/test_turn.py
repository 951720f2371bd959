"""A turn: the free unlock, or move a worker and collect cacao, worship, or take the main action (rulebook p. 10-13)."""

from __future__ import annotations

import pytest

from teo_desktop.games.teotihuacan.events import Gained
from teo_desktop.games.teotihuacan.state import FREE
from teo_desktop.games.teotihuacan.turn import ChooseMove, EndTurn
from tests.games.teotihuacan.scenes import (
    BOARDS,
    SPACES,
    answer,
    assert_asks,
    assert_offers,
    assert_offers_only,
    assert_refuses,
    collect,
    gains,
    journal_of,
    of_kind,
    on_board,
    options,
    pending,
    scene,
    technologies,
    turns_of,
    unused,
    used,
    workers,
)

# -- moving --------------------------------------------------------------------------------


def test_a_worker_moves_one_to_three_boards_clockwise():
    """Rulebook p. 11. Printed ring: Palace 1, Quarry 3, Alchemy 5, Forest 2, Construction 8, Decorations 7, Nobles 6,
    Gold 4, and on to the Palace."""
    game = scene(workers="decorations:1")
    assert_offers_only(game, "move w1 6", "move w1 4", "move w1 1")
    assert_refuses(game, "move w1 3", "too_far", 3)
    assert_refuses(game, "move w1 8", "too_far", 3)
    assert_refuses(game, "move w1 7", "too_far", 3)


def test_locked_workers_never_move_and_the_fourth_one_waits():
    """Rulebook p. 11: locked workers can never be moved."""
    game = scene(workers="decorations:1 forest!1 quarry:2")
    assert_refuses(game, "power w2", "worker_is_locked")
    assert_refuses(game, "power w4", "worker_not_in_play")
    assert {line.split()[1] for line in options(game) if line.startswith("move")} == {"w1", "w3"}


def test_the_turn_passes_clockwise_and_the_calendar_moves_after_the_last_player():
    """Rulebook p. 10: one after the other; after the last player's turn the light marker advances one space."""
    game = scene(players=3, workers="palace:1", others={1: "palace:1", 2: "palace:1"})
    with journal_of(game) as journal:
        assert collect(game, 2) == [0, 1]
        assert game.light == 0
        assert collect(game, 1) == [2]
        assert game.light == 1
        assert turns_of(journal) == [1, 2, 0]


# -- collect cacao -------------------------------------------------------------------------


def test_collecting_counts_colours_of_unlocked_workers_before_the_move():
    """MOV-02, rulebook p. 11 (example): two colours and 1 are 3 cacao; locked and arriving workers do not count, and
    the arriving one ends in the general area."""
    game = scene(workers="palace:1", others={1: "quarry:1", 2: "quarry:2", 3: "quarry!1"})
    with gains(game, cacao=3):
        answer(game, "move w1 3")
    assert workers(game) == "quarry:1"
    assert workers(game, 3) == "quarry!1"


def test_collecting_counts_the_own_colour_that_is_there():
    """T-OWN-COLOUR: an own worker that stands there already is one colour, however many there are."""
    game = scene(workers="palace:1 quarry:1 quarry:2", others={1: "quarry:1", 2: "quarry:2", 3: "quarry!1"})
    with gains(game, cacao=4):
        answer(game, "move w1 3")


def test_collecting_is_possible_on_every_board_and_nothing_can_be_skipped():
    """T-COLLECT, rulebook p. 11: on any board; who has moved takes one of the actions."""
    for word in BOARDS:
        game = scene(workers="palace:1")
        assert_offers(game, "collect", asked_by=on_board(game, word))
        assert_refuses(game, "pass", asked_by=on_board(game, word))
        assert_refuses(game, "end turn", asked_by=on_board(game, word))


def test_collecting_pushes_nobody_out():
    """T-PUSH-OUT: another player's worker is unlocked by worship on its space, by nothing else."""
    game = scene(workers="palace:1", cacao=3, others={3: "quarry!1"})
    answer(game, "move w1 3", "collect")
    assert workers(game, 3) == "quarry!1"


# -- the price of a main action ------------------------------------------------------------


def test_a_main_action_costs_one_cacao_for_each_colour_the_own_one_included():
    """MOV-03, rulebook p. 13 (example): Red, Yellow and an earlier Black worker make 3; the locked Blue one does not
    count."""
    game = scene(
        workers="palace:2 quarry:2", cacao=3, others={1: "quarry:1", 2: "quarry:1 quarry:2 quarry:3", 3: "quarry!1"}
    )
    answer(game, "move w1 3")
    with gains(game, cacao=-3, stone=2):
        answer(game, "main", "power w1")
    assert workers(game) == "quarry:3 quarry:2"


def test_without_the_cacao_a_main_action_is_refused_and_nothing_is_spent():
    """MOV-03: with 2 cacao it is not offered; the same board would give 4 cacao by collecting."""
    game = scene(workers="palace:2 quarry:2", cacao=2, others={1: "quarry:1", 2: "quarry:1", 3: "quarry!1"})
    with gains(game):
        answer(game, "move w1 3")
        assert_refuses(game, "main", "needs_cacao", 3, 2)
    with gains(game, cacao=4):
        answer(game, "collect")


def test_four_colours_cost_four():
    """T-OWN-COLOUR: the price has no upper limit but the number of colours."""
    game = scene(workers="palace:2 quarry:2", cacao=4, others={1: "quarry:1", 2: "quarry:1", 3: "quarry:1"})
    answer(game, "move w1 3")
    with gains(game, cacao=-4, stone=2):
        answer(game, "main")


def test_neutral_colours_count_like_any_other():
    """T-NEUTRAL, rulebook p. 10: neutral workers count as workers of a different color for all purposes."""
    game = scene(players=2, workers="palace:2", cacao=2, neutrals=["quarry forest gold", "alchemy quarry nobles"])
    assert_offers(game, "main", asked_by=on_board(game, "quarry"))
    answer(game, "move w1 3")
    with gains(game, cacao=3):
        answer(game, "collect")


def test_an_impossible_main_action_fails_before_anything_is_paid():
    """MAIN-11: Nobles with 2 cacao and 1 wood: refused, nothing is spent, the worker has not moved; 3 cacao could be
    collected there, or the worker moved elsewhere."""
    game = scene(workers="decorations:2", cacao=2, wood=1, others={1: "nobles:1", 2: "nobles:1"})
    with gains(game):
        assert_refuses(game, "main", "needs_wood", 2, 1, asked_by=on_board(game, "nobles"))
        assert_offers_only(game, "move w1 6", "move w1 4", "move w1 1")
    assert workers(game) == "decorations:2"
    with gains(game, cacao=3):
        answer(game, "move w1 6")


def test_the_palace_has_no_main_action():
    """Rulebook p. 14."""
    game = scene(workers="gold:2", cacao=5)
    assert_refuses(game, "main", "palace_has_no_main_action", asked_by=on_board(game, "palace"))


@pytest.mark.parametrize(
    ("word", "has", "reason"),
    [
        ("alchemy", {"gold": 0}, ("needs_gold", 1, 0)),
        ("nobles", {"wood": 1}, ("needs_wood", 2, 1)),
        ("decorations", {"gold": 2}, ("needs_gold", 3, 2)),
        ("construction", {"stone": 1}, ("needs_stone_and_wood", 2, 0, 0, 1, 0)),
    ],
)
def test_the_means_must_be_there_as_the_action_is_declared(word, has, reason):
    """T-PAY-FIRST, rulebook p. 20: enough resources on hand to perform the action, for Construction for one tile."""
    game = scene(workers="palace:2", **has)
    assert_refuses(game, "main", *reason, asked_by=on_board(game, word))


def test_a_teleport_back_to_the_same_board_does_not_meet_itself():
    """T-TELEPORT: the worker that comes back does not count as being there, for price, cacao and number of workers."""
    game = scene(workers="quarry:2", unused=["teleport"])
    answer(game, "use teleport", "move w1 3")
    with gains(game, stone=1):
        answer(game, "main")
    assert workers(game) == "quarry:3"


def test_a_main_action_with_four_workers_counts_three():
    """MOV-11 (Forest): price 1 (the own colour), three workers of at least power 4 bring 4 wood and 5 cacao, and two
    power-ups."""
    game = scene(workers="palace:4 forest:4 forest:5 forest:5", cacao=1)
    answer(game, "move w1 2")
    with gains(game, cacao=-1 + 5, wood=4):
        answer(game, "main", "power w1", "power w2")
    assert workers(game) == "forest:5 forest:5 forest:5 forest:5"


def test_four_workers_pay_for_a_decoration_what_three_pay():
    """MOV-11 (Decorations): the price stays 1 gold."""
    game = scene(
        workers="construction:1 decorations:1 decorations:1 decorations:1",
        cacao=1,
        gold=1,
        decoration_offer=["d11", "d04", "d05", "d06"],
    )
    answer(game, "move w1 7")
    with gains(game, cacao=-1, gold=-1, points=3, track=1):
        answer(game, "main", "decoration d11", "side top", "power w4")
    assert workers(game) == "decorations:1 decorations:1 decorations:1 decorations:2"


def test_the_lowest_of_four_powers_counts():
    """T-FOUR-WORKERS: four workers are counted as three, but the lowest power is taken of all four."""
    game = scene(workers="palace:4 forest:4 forest:4 forest:1", cacao=1)
    answer(game, "move w1 2")
    with gains(game, cacao=-1 + 1, wood=2):
        answer(game, "main", "power w4", "power w4")


def test_locked_workers_are_never_counted():
    """T-LOCKED: neither their number nor their power nor their colour."""
    game = scene(workers="palace:4 forest!1", others={1: "quarry!1"})
    answer(game, "move w1 2")
    with gains(game, wood=2):
        answer(game, "main")
    assert workers(game) == "forest:5 forest!1"


# -- technology 1 --------------------------------------------------------------------------


def test_the_palace_technology_pays_before_the_action_is_paid():
    """MOV-05: from Nobles over Gold and Palace to the Quarry with 0 cacao: +1, -1 for Red, 1 stone, power 3."""
    game = scene(workers="nobles:2", technologies=[1], others={1: "quarry:1"})
    answer(game, "move w1 3")
    with journal_of(game) as journal, gains(game, stone=1):
        answer(game, "main")
    assert Gained(0, 0, 1, "technology:1") in journal
    assert workers(game) == "quarry:3"


def test_the_palace_technology_pays_once_for_a_double_move():
    """MOV-06 (a), T-PASSING: two workers pass the Palace together for 1 cacao in all (and 1 for collecting)."""
    game = scene(workers="gold:1 gold:2", technologies=[1], unused=["double_move"])
    answer(game, "use double_move", "move w1 with w2 3")
    with journal_of(game) as journal, gains(game, cacao=1 + 1):
        answer(game, "collect")
    assert [event.amount for event in of_kind(journal, Gained) if event.source == "technology:1"] == [1]


def test_the_palace_technology_pays_nothing_for_a_teleport_elsewhere():
    """MOV-06 (b): nothing is crossed; 1 cacao for collecting only."""
    game = scene(workers="gold:1", technologies=[1], unused=["teleport"])
    answer(game, "use teleport")
    with gains(game, cacao=1):
        answer(game, "move w1 5")


def test_the_palace_technology_pays_for_a_teleport_to_the_palace():
    """MOV-06 (c): the worker lands on the Palace: 1, and 1 for collecting."""
    game = scene(workers="gold:1", technologies=[1], unused=["teleport"])
    answer(game, "use teleport", "move w1 1")
    with gains(game, cacao=1 + 1):
        answer(game, "collect")


@pytest.mark.parametrize(
    ("start", "goal", "cacao"), [("gold", 1, 1), ("nobles", 1, 1), ("palace", 3, 0), ("palace", 2, 0)]
)
def test_the_palace_technology_pays_for_reaching_and_passing_not_for_leaving(start, goal, cacao):
    """T-PASSING: 1 cacao where a normal move reaches or passes the Palace, none where it leaves it."""
    game = scene(workers=f"{start}:1", technologies=[1])
    with gains(game, cacao=1 + cacao):
        answer(game, f"move w1 {goal}", "collect")


def test_an_ascension_to_the_palace_pays_nothing():
    """T-PASSING: a worker that comes to the Palace by ascension has not moved there."""
    game = scene(workers="construction:5", technologies=[1], unused=["power_up_2"])
    with gains(game, points=5, avenue=1):
        answer(game, "use power_up_2", "points")
    assert workers(game) == "palace:2"


# -- movement tiles ------------------------------------------------------------------------


def test_a_teleport_reaches_every_board():
    """T-TELEPORT: chosen before the destination; any board, a full lap included; it replaces the move of one worker."""
    game = scene(workers="forest:1", unused=["teleport"])
    answer(game, "use teleport")
    assert_offers_only(game, *(f"move w1 {board}" for board in range(1, 9)))
    assert used(game) == ["teleport"]


def test_a_double_move_pays_for_both_arrivals_at_decorations():
    """MOV-12 (a): exactly 2 gold; two workers arrive, so the price is 2 gold and 0 cacao; one power-up. The tile can be
    used although two boards hold pairs."""
    game = scene(
        workers="construction:2 construction:3 palace:1 palace:1",
        gold=2,
        unused=["double_move"],
        decoration_offer=["d11", "d04", "d05", "d06"],
    )
    answer(game, "use double_move")
    assert_offers(game, "move w1 with w2 7", "move w2 with w1 7", "move w3 with w4 3")
    answer(game, "move w1 with w2 7")
    with gains(game, gold=-2, points=3, track=1):
        answer(game, "main", "decoration d11", "side top", "power w1")
    assert workers(game) == "decorations:3 decorations:3 palace:1 palace:1"


def test_a_double_move_opens_the_bottom_row_of_alchemy():
    """MOV-12 (b): the top row is owned, the bottom row costs 2 gold: two workers may choose there, and power up."""
    game = scene(workers="palace:2 palace:3 forest:1 forest:1", gold=2, technologies=[1, 3, 5], unused=["double_move"])
    answer(game, "use double_move", "move w1 with w2 5")
    with gains(game, gold=-2, blue=1, wood=1, points=3):
        answer(game, "main", "technology 4", "wood", "power w2")
    assert technologies(game) == [1, 3, 5, 9]
    assert workers(game) == "alchemy:2 alchemy:4 forest:1 forest:1"


def test_a_double_move_needs_two_unlocked_workers_together():
    """T-DOUBLE-MOVE."""
    game = scene(workers="palace:2 forest:3 forest!1", unused=["double_move"])
    assert_refuses(game, "use double_move", "needs_two_workers_together")


def test_both_arriving_workers_are_no_colour_that_was_there():
    """T-DOUBLE-MOVE: one action; for cacao neither of them is there before, for the main action both are."""
    game = scene(workers="palace:2 palace:3", unused=["double_move"], others={1: "quarry:1"}, cacao=1)
    answer(game, "use double_move", "move w2 with w1 3")
    with gains(game, cacao=-1, stone=2):
        answer(game, "main", "power w1")
    game = scene(workers="palace:2 palace:3", unused=["double_move"], others={1: "quarry:1"})
    answer(game, "use double_move", "move w2 with w1 3")
    with gains(game, cacao=2):
        answer(game, "collect")


def test_a_double_move_into_worship_locks_the_first_worker():
    """T-DOUBLE-MOVE: the second one stands in the general area."""
    game = scene(workers="palace:2 palace:3", unused=["double_move"])
    answer(game, "use double_move", "move w2 with w1 3")
    with gains(game, green=1, cacao=1):
        answer(game, "worship 4 ability")
    assert workers(game) == "quarry:2 quarry!3"


def test_double_move_and_teleport_can_be_combined():
    """T-DOUBLE-MOVE, rulebook p. 21 (stack the benefits): two workers together to any board."""
    game = scene(workers="palace:2 palace:3", unused=["double_move", "teleport"])
    answer(game, "use teleport", "use double_move")
    assert_offers_only(game, *(f"move w{a} with w{b} {board}" for a, b in ((1, 2), (2, 1)) for board in range(1, 9)))


def test_a_movement_tile_binds_to_a_move():
    """T-MOVEMENT-TILE: two of one kind cannot be used for one move, and with one in effect the turn is a normal one:
    no free unlock."""
    game = scene(workers="palace:2 forest!1", unused=["teleport", "teleport"])
    answer(game, "use teleport")
    assert_refuses(game, "use teleport", "already_in_effect")
    assert_refuses(game, "unlock all", "movement_tile_in_effect")
    answer(game, "move w1 4", "collect")
    assert unused(game) == ["teleport"]


def test_a_pair_parted_by_an_ascension_moves_singly():
    """T-MOVEMENT-TILE: a double move that lost its pair before the move lets any single worker move."""
    game = scene(workers="forest:5 forest:1", unused=["double_move", "power_up_2"])
    answer(game, "use double_move", "use power_up_2", "power w1", "points", "power w1")
    assert workers(game) == "palace:2 forest:1"
    assert_offers_only(game, *(f"move w1 {board}" for board in (3, 5, 2)), *(f"move w2 {board}" for board in (8, 7, 6)))


# -- unlocking -----------------------------------------------------------------------------


def test_the_free_unlock_takes_the_whole_turn():
    """Rulebook p. 11: all locked workers go to the general areas of their boards, and the turn is over."""
    game = scene(workers="palaceA!1 forest!2 quarry:3", others={1: "palace:1"})
    with gains(game):
        answer(game, "unlock all")
    assert workers(game) == "palace:1 forest:2 quarry:3"
    assert set(game.worship) == {FREE}
    assert pending(game).player == 1


def test_the_free_unlock_needs_a_locked_worker():
    """T-FREE-UNLOCK: it is offered only when an own worker is locked."""
    game = scene(workers="palace:1 forest:2", others={1: "quarry!1"})
    assert_refuses(game, "unlock all", "nothing_locked")


@pytest.mark.parametrize("space", SPACES)
def test_every_worship_space_can_be_left(space):
    """T-FREE-UNLOCK, T-PAID-UNLOCK: a worker on any one space makes both ways of unlocking possible."""
    board = space.rstrip("ABC")
    for line, cacao in (("unlock all", 0), ("pay to unlock", 3)):
        game = scene(workers=f"{space}!1 nobles:1", cacao=3)
        with gains(game, cacao=-cacao):
            answer(game, line)
        assert workers(game) == f"{board}:1 nobles:1"


def test_after_the_free_unlock_tiles_may_be_used_but_nothing_paid_for_unlocking():
    """T-FREE-UNLOCK: it is no normal turn; one-use tiles are for any own turn."""
    game = scene(workers="palaceB!1 forest!2", cacao=5, unused=["victory_points_4", "teleport"])
    answer(game, "unlock all")
    assert_offers_only(game, "end turn", "use victory_points_4")
    assert_refuses(game, "use teleport", "only_before_moving")
    assert_refuses(game, "pay to unlock", "nothing_locked")
    with gains(game, points=4):
        answer(game, "use victory_points_4")


def test_with_everything_locked_one_unlocks_for_free_or_pays():
    """T-FREE-UNLOCK: no other move is left."""
    game = scene(workers="palaceB!1 forest!2 quarry!3", cacao=3)
    assert_offers_only(game, "unlock all", "pay to unlock")
    with gains(game, cacao=-3):
        answer(game, "pay to unlock")
    assert workers(game) == "palace:1 forest:2 quarry:3"
    assert_asks(game, ChooseMove)
    game = scene(workers="palaceB!1 forest!2 quarry!3", cacao=2, unused=["cacao_4"])
    assert_offers_only(game, "unlock all", "use cacao_4")
    assert_refuses(game, "pay to unlock", "needs_cacao", 3, 2)


def test_unlocking_is_paid_after_the_action_of_the_same_turn():
    """MOV-08, T-PAID-UNLOCK: worship at the Forest with 5 cacao and red 5: red 6 brings 3 points; then 3 cacao unlock
    the worker that was locked just now. A second payment needs another locked worker."""
    game = scene(workers="palace:2", cacao=5, temples={"red": 5})
    answer(game, "move w1 2")
    with gains(game, red=1, points=3):
        answer(game, "worship 3 ability")
    assert workers(game) == "forest!2"
    assert_offers_only(game, "end turn", "pay to unlock")
    with gains(game, cacao=-3):
        answer(game, "pay to unlock")
    assert (game.players[0].goods[0], workers(game)) == (2, "forest:2")
    assert game.turn == 2, "nothing is left to decide, so the turn has ended"


def test_a_second_payment_needs_something_locked_again():
    """MOV-08: paid before the move and once more after it, for what was locked in between."""
    game = scene(workers="palace:2 gold!1", cacao=7, unused=["victory_points_4"])
    answer(game, "pay to unlock")
    assert_refuses(game, "pay to unlock", "nothing_locked")
    answer(game, "move w1 2", "worship 3 ability")
    with gains(game, cacao=-3):
        answer(game, "pay to unlock")
    assert_refuses(game, "pay to unlock", "nothing_locked")
    assert workers(game) == "forest:2 gold:1"


@pytest.mark.parametrize("edition", ["deluxe", "2018"])
def test_unlocking_is_paid_at_any_moment_of_a_normal_turn(edition):
    """T-PAID-UNLOCK: in both editions before the move, in the middle of an action and at its end."""
    game = scene(edition=edition, workers="construction:2 forest!1", cacao=5, gold=3)
    for lines in ((), ("move w1 7", "main"), ("decoration d14",), ("side top", "power w1")):
        answer(game, *lines)
        assert_offers(game, "pay to unlock")
    assert_asks(game, EndTurn)


def test_a_turn_waits_at_its_end_while_something_can_still_be_done():
    """T-END-OF-TURN: as long as a tile could be used or workers unlocked for cacao, the player says when the turn ends;
    otherwise it ends by itself."""
    game = scene(workers="palace:2", unused=["victory_points_4"], others={1: "palace:1"})
    answer(game, "move w1 5")
    assert_asks(game, EndTurn, seat=0)
    answer(game, "use victory_points_4")
    assert_asks(game, ChooseMove, seat=1)
    assert unused(game) == []
