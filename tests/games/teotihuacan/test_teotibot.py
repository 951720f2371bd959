"""The Teotibot: set-up, the roll, the tiles that move, its eclipse and its end (solo rules, sections 1, 2 and 4)."""

from __future__ import annotations

import json
from dataclasses import replace
from random import Random

import pytest

from teo_desktop.games import teotihuacan
from teo_desktop.games.teotihuacan import teotibot_events
from teo_desktop.games.teotihuacan.eclipse import eclipse
from teo_desktop.games.teotihuacan.events import CalendarMoved, NeutralsPlaced, TurnBegan
from teo_desktop.games.teotihuacan.setup import new_game
from teo_desktop.games.teotihuacan.state import Setup
from teo_desktop.games.teotihuacan.teotibot import score_end
from teo_desktop.games.teotihuacan.teotibot_catalog import ARROWS, PLACE_OF_ROLL, RESERVE, ROLL_ODDS
from teo_desktop.games.teotihuacan.teotibot_levels import LEVELS, level_of
from teo_desktop.games.teotihuacan.teotibot_tiles import rotated, slid
from teo_desktop.games.teotihuacan.turn import BeginTurn, CloseTurn, EndTurn
from teo_desktop.kernel.agenda import advance, submit
from teo_desktop.kernel.codec import BadData
from teo_desktop.kernel.events import Journal, is_revealing
from tests.games.teotihuacan.scenes import answer, assert_asks, collect, figures_of, journal_of, of_kind, scored
from tests.games.teotihuacan.solo_scenes import BOT, bot_workers, solo
from tests.tools.solo import play, setup_of

STANDARD = LEVELS["standard"]

# -- set-up --------------------------------------------------------------------------------


def test_the_bot_is_laid_out_with_its_stock_markers_and_workers():
    """T-BOT-SET-UP, rules 1.2 to 1.8: 2 of each resource and no cacao, Avenue and temples on step 1 without
    reward, the technology at the end of the top row without a temple step, workers of power 2 on boards 4, 6, 8, one
    locked on Decorations."""
    game = new_game(Setup(2, solo=STANDARD), 7)
    assert figures_of(game, BOT) == {
        "cacao": 0,
        "wood": 2,
        "stone": 2,
        "gold": 2,
        "blue": 1,
        "red": 1,
        "green": 1,
        "avenue": 1,
        "track": 0,
        "points": 0,
    }
    assert bot_workers(game) == "gold:2 nobles:2 construction:2 decorations!1"
    assert game.players[BOT].technologies == 1 << game.layout.technologies[2]
    assert game.dark == 10
    assert game.filled.bit_count() == 14


def test_the_human_is_dealt_four_starting_tiles_and_the_bot_none():
    """Rules 1.3: of four tiles two are kept; neutral workers of two colours come in."""
    game = new_game(Setup(2, solo=STANDARD), 3)
    decision = advance(game)
    assert len(decision.options) == 4
    while decision is not None and game.turn == 0:
        assert decision.player == 0
        decision = submit(game, decision, decision.options[0])
    assert len(game.players[0].kept) == 2
    assert game.players[BOT].kept == game.players[BOT].dealt == ()
    assert [len(boards) for boards in game.neutrals] == [3, 3]
    assert game.players[0].goods[0] >= 2


@pytest.mark.parametrize("draft", [False, True])
def test_alone_a_draft_is_a_choice_out_of_four_tiles(draft: bool):
    """T-BOT-DRAFT: two tiles more than the human takes lie open, which is as many as are dealt."""
    game = new_game(Setup(2, solo=STANDARD, draft=draft), 3)
    assert len(advance(game).options) == 4


def test_tiles_and_arrows_are_shuffled_by_the_seed():
    """Rules 1.9, 1.10: other seeds, other orders and sides; the same seed, the same ones."""
    bots = [new_game(Setup(2, solo=STANDARD), seed).teotibot for seed in range(40)]
    assert all(sorted(bot.tiles) == list(range(7)) for bot in bots)
    assert len({bot.tiles for bot in bots}) > 35
    assert {bot.arrows for bot in bots} == {(0, 0), (0, 1), (1, 0), (1, 1)}
    assert bots == [new_game(Setup(2, solo=STANDARD), seed).teotibot for seed in range(40)]


def test_the_first_game_goes_with_the_bot():
    """The human gets the fixed goods of the first seat, the bot what it always gets."""
    game = new_game(Setup(2, first_game=True, solo=STANDARD), 1)
    assert_asks(game, type(advance(game).asked_by), 0)
    assert figures_of(game)["gold"] == 4
    assert bot_workers(game) == "gold:2 nobles:2 construction:2 decorations!1"


def test_the_bot_plays_only_in_the_last_of_two_seats():
    """Rules 1.1: any other line-up is refused, in words and with the place of the fault."""
    for players in (3, 4):
        with pytest.raises(BadData, match="last of exactly 2 seats"):
            teotihuacan.setup_from_json(teotihuacan.setup_to_json(Setup(players, solo=STANDARD)))
        with pytest.raises(ValueError, match="last of exactly 2 seats"):
            new_game(Setup(players, solo=STANDARD), 1)
    with pytest.raises(BadData, match="redraw_neutrals"):
        teotihuacan.setup_from_json(teotihuacan.setup_to_json(Setup(2, redraw_neutrals=True)))


# -- levels and levers ---------------------------------------------------------------------


def test_the_levels_are_those_of_the_specification():
    """T-BOT-LEVELS, rules 4.5, by resources, powers, points for cacao, Worship steps, bonus, technology."""
    rows = {
        "novice": (1, 1, 1, 1, 2, 1, 10, 1),
        "easy": (1, 2, 2, 2, 2, 2, 10, 1),
        "standard": (2, 2, 2, 2, 3, 2, 15, 2),
        "hard": (3, 3, 3, 3, 4, 2, 15, 3),
        "expert": (3, 3, 3, 3, 5, 3, 20, 4),
    }
    assert list(LEVELS) == list(rows)
    for name, solo_of_level in LEVELS.items():
        values = tuple(getattr(solo_of_level, field) for field in solo_of_level.__slots__)
        assert values == rows[name]
        assert level_of(solo_of_level) == name
    assert level_of(replace(STANDARD, power_gold=4)) == ""


@pytest.mark.parametrize(
    ("lever", "wrong"),
    [
        *[("resources", 4), ("power_gold", 0), ("power_nobles", 5), ("exchange_points", 1), ("worship_steps", 4)],
        *[("bonus_points", 12), ("bonus_points", 30), ("technology_points", 5), ("power_construction", -1)],
    ],
)
def test_a_lever_out_of_its_range_is_refused(lever: str, wrong: int):
    data = teotihuacan.setup_to_json(Setup(2, solo=replace(STANDARD, **{lever: wrong})))
    with pytest.raises(BadData, match=rf"solo\.{lever}"):
        teotihuacan.setup_from_json(data)


def test_each_lever_may_be_set_by_itself():
    mixture = replace(STANDARD, resources=3, power_gold=4, power_construction=1, bonus_points=25)
    game = new_game(Setup(2, solo=mixture), 1)
    assert game.players[BOT].goods == [0, 3, 3, 3]
    assert bot_workers(game) == "gold:4 nobles:2 construction:1 decorations!1"
    setup = teotihuacan.setup_from_json(json.loads(json.dumps(teotihuacan.setup_to_json(game.layout.setup))))
    assert setup == game.layout.setup


def test_records_from_before_the_bot_are_read_and_written_as_they_were():
    """A record without the later fields is a game without them, and such a game is written without them."""
    old = teotihuacan.setup_to_json(Setup(2))
    assert set(old) == {
        *("players", "edition", "first_game", "sudden_end", "advanced_worship", "draft", "random_pyramid"),
    }
    assert teotihuacan.setup_from_json(old) == Setup(2)
    state = teotihuacan.game_to_json(new_game(Setup(2), 1))
    assert not {"freed", "turned", "teotibot"} & set(state)
    assert teotihuacan.game_to_json(teotihuacan.game_from_json(state)) == state


# -- the roll and the tiles ----------------------------------------------------------------


def test_the_roll_points_at_a_place_of_the_pyramid():
    """Rules 2.2: 6 to 8 the top (16 of 36), 4, 5 and 9, 10 the middle row (7 each), 2, 3 and 11, 12 the corners."""
    places = {2: 4, 3: 4, 4: 2, 5: 2, 6: 1, 7: 1, 8: 1, 9: 3, 10: 3, 11: 6, 12: 6}
    assert {total: place + 1 for total, place in PLACE_OF_ROLL.items()} == places
    odds = {place: sum(ROLL_ODDS[t] for t, p in places.items() if p == place) for place in range(1, 7)}
    assert odds == {1: 16, 2: 7, 3: 7, 4: 3, 5: 0, 6: 3}


@pytest.mark.parametrize(
    ("place", "arrows", "after"),
    [
        (1, "right right", "BDCGEFA"),
        (1, "right left", "BECDGFA"),
        (1, "left right", "CBEDGFA"),
        (1, "left left", "CBFDEGA"),
        (2, "right left", "ADCGEFB"),
        (2, "left right", "AECDGFB"),
        (3, "right left", "ABEDGFC"),
        (3, "left right", "ABFDEGC"),
        (4, "right left", "ABCGEFD"),
        (6, "left right", "ABCDEGF"),
    ],
)
def test_tiles_slide_as_the_direction_tiles_say(place: int, arrows: str, after: str):
    """T-BOT-TILES, rules 2.3, the vectors: before it places 1 to 6 hold A to F and the reserve is G."""
    upper, lower = (ARROWS.index(arrow) for arrow in arrows.split())
    tiles, slides = slid(tuple(range(7)), (upper, lower), place - 1)
    assert "".join("ABCDEFG"[tile] for tile in tiles) == after
    assert slides == {1: 2, 2: 1, 3: 1, 4: 0, 6: 0}[place]
    assert tiles[RESERVE] == place - 1


@pytest.mark.parametrize(
    ("before", "after"), [("right left", "left left"), ("left left", "left right"), ("left right", "right right")]
)
def test_the_upper_direction_tile_is_turned_over_and_put_below(before: str, after: str):
    """Rules 2.3, the vectors of the rotation."""
    upper, lower = (ARROWS.index(arrow) for arrow in before.split())
    assert " ".join(ARROWS[arrow] for arrow in rotated((upper, lower))) == after


def test_a_turn_is_roll_tile_slide_and_calendar_without_a_question():
    """Rules 2.1: after the human's turn the bot has its own, the light marker advances, the human is asked again."""
    game = solo("alchemy:2 nobles:2 construction:2", workers="palace:1 forest:1 quarry:1", neutrals=["forest"])
    before = game.teotibot
    with journal_of(game) as journal:
        assert collect(game) == [0]
        advance(game)
    turns = of_kind(journal, TurnBegan)
    assert [event.player for event in turns] == [BOT, 0]
    (roll,) = of_kind(journal, teotibot_events.DiceRolled)
    assert is_revealing(roll)
    assert 1 <= roll.first <= 6
    assert 1 <= roll.second <= 6
    (chosen,) = of_kind(journal, teotibot_events.ActionTileChosen)
    place = PLACE_OF_ROLL[roll.first + roll.second]
    assert chosen == (BOT, place, before.tiles[place])
    (moved,) = of_kind(journal, teotibot_events.ActionTilesMoved)
    assert (moved.tiles, moved.slides) == slid(before.tiles, before.arrows, place)
    assert (game.teotibot.tiles, game.teotibot.arrows) == (moved.tiles, rotated(before.arrows))
    assert CalendarMoved(1) in journal
    assert advance(game).player == 0


def test_all_rolls_come_from_the_generator_of_the_game():
    """Two dice: over many turns each sum comes up, about as often as it should."""
    totals = []
    for seed in range(12):
        game = new_game(Setup(2, solo=STANDARD), seed)
        game.journal = journal = Journal()
        random = Random(seed)
        decision = advance(game)
        while decision is not None:
            decision = submit(game, decision, decision.options[random.randrange(len(decision.options))])
        totals += [event.first + event.second for event in of_kind(journal, teotibot_events.DiceRolled)]
    assert set(totals) == set(range(2, 13))
    top = sum(total in (6, 7, 8) for total in totals) / len(totals)
    assert 0.33 < top < 0.56


@pytest.mark.parametrize("redraw", [False, True])
def test_neutral_workers_are_redrawn_in_each_turn_of_the_bot_where_that_is_chosen(redraw: bool):
    """T-BOT-REDRAW: both colours are placed anew as its turn begins, seen by everybody."""
    game = solo(
        workers="palace:1 forest:1 quarry:1", redraw=redraw, neutrals=["forest gold nobles", "quarry gold alchemy"]
    )
    with journal_of(game) as journal:
        collect(game)
        advance(game)
    placed = of_kind(journal, NeutralsPlaced)
    assert [event.colour for event in placed] == [0, 1] * redraw
    assert all(is_revealing(event) for event in placed)


# -- eclipse and end -----------------------------------------------------------------------


def test_at_an_eclipse_the_bot_scores_like_everybody_and_pays_no_salary():
    """T-BOT-ECLIPSE, rules 4.3: Avenue (5 a step before the first building), pyramid track 4 a step and 4 for the
    leader, masks; its track marker starts again, and its cacao stays."""
    bot = {"cacao": 4, "avenue": 3, "track": 2, "masks": "abc"}
    game = solo("alchemy:5 nobles:5 construction:5", bot=bot, workers="forest:1", cacao=9)
    game.agenda = [*reversed(eclipse(game, BeginTurn(0)))]
    with journal_of(game) as journal:
        answer(game, "pay 1")
    assert scored(journal, BOT) == {"eclipse:avenue": 15, "eclipse:leader": 4, "eclipse:track": 8, "eclipse:masks": 6}
    assert figures_of(game, BOT)["cacao"] == 4
    assert game.players[BOT].track == 0
    assert figures_of(game)["cacao"] == 8


@pytest.mark.parametrize(("level", "bonus", "technology"), [("standard", 15, 2), ("novice", 10, 1), ("expert", 20, 4)])
def test_the_end_brings_points_for_stock_technologies_and_temple_bonuses(level: str, bonus: int, technology: int):
    """Rules 4.4: 1 for each resource and cacao, 2 for each technology, 15 for each temple bonus reached (the top step
    as well), whatever the bonus tile says."""
    bot = {
        "cacao": 4,
        "wood": 1,
        "stone": 2,
        "gold": 3,
        "technologies": [1, 5, 9],
        "temples": {"blue": 10, "red": 11, "green": 9},
    }
    game = solo(bot=bot, level=level)
    with journal_of(game) as journal:
        score_end(game, BOT)
    assert scored(journal, BOT) == {
        "teotibot:resources": 6,
        "teotibot:cacao": 4,
        "teotibot:technologies": 3 * technology,
        "teotibot:bonuses": 2 * bonus,
    }


def test_equal_points_go_to_more_cacao_and_then_to_the_human():
    """Rules 4.4."""
    game = solo(points=90, bot={"points": 90, "cacao": 3}, cacao=2)
    assert teotihuacan.result(game).ranking == (BOT, 0)
    game.players[0].goods[0] = 3
    assert teotihuacan.result(game).ranking == (0, BOT)


def test_nobody_is_asked_in_the_last_turn_of_an_era():
    """An eclipse that follows the bot's turn is scored at once; the human is asked for the salary."""
    game = solo("alchemy:2 nobles:2 construction:2", workers="forest:1", turns_left=0, light=10, cacao=5)
    game.agenda = [CloseTurn(BOT)]
    decision = advance(game)
    assert decision.player == 0
    assert game.eclipses == 1


def test_the_bot_has_no_paid_unlock_at_the_end_of_its_turn():
    """Its worshipper stays locked although 3 cacao would free it; the human's turn ends with that question."""
    game = solo("alchemy:2 nobles:2 construction:2", bot={"cacao": 9}, workers="forest:1", cacao=5)
    game.agenda = [BeginTurn(BOT)]
    game.active = -1
    decision = advance(game)
    assert decision.player == 0
    assert "decorations!1" in bot_workers(game) or game.players[BOT].is_locked(3)
    assert not isinstance(decision.asked_by, EndTurn)


# -- whole games ---------------------------------------------------------------------------


@pytest.mark.parametrize("bot", ["random", "greedy"])
@pytest.mark.parametrize("seed", range(10, 16))
def test_a_solo_game_keeps_its_invariants_at_every_question(seed: int, bot: str):
    """Seven distinct tiles in seven places, one worshipper, no negative stock, 0 to 9 cacao; only the human is asked.
    `python -m tests.tools solo` plays a thousand games more."""
    journal: Journal = []
    game = play(setup_of(seed, list(LEVELS)[seed % 5]), seed, bot, journal)
    rolls, moves = (of_kind(journal, kind) for kind in (teotibot_events.DiceRolled, teotibot_events.ActionTilesMoved))
    assert len(rolls) == len(moves) == game.turn // 2


def test_a_stronger_level_scores_more():
    """The mean of a few games rises from level to level."""
    means = []
    for level in LEVELS.values():
        games = [play(Setup(2, solo=level), seed, "random", []) for seed in range(12)]
        means.append(sum(game.players[BOT].points for game in games))
    assert means == sorted(means)
