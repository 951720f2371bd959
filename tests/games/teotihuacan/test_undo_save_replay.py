"""Undo, save and replay as far as they rest on rules and kernel: the whole state, chance included, is in the game."""

from __future__ import annotations

import json

import pytest

from teo_desktop.games import teotihuacan
from teo_desktop.games.teotihuacan import events
from teo_desktop.games.teotihuacan.setup import new_game
from teo_desktop.games.teotihuacan.state import Setup
from teo_desktop.games.teotihuacan.workers import BuyPowerUp
from teo_desktop.kernel.agenda import StaleDecision, advance, submit
from teo_desktop.kernel.codec import BadData
from teo_desktop.kernel.record import GameRecord, LineDoesNotFit, find, line_of, replay, verify
from tests.games.teotihuacan.scenes import (
    answer,
    assert_asks,
    gains,
    journal_of,
    of_kind,
    options,
    pending,
    run,
    scene,
    technologies,
    used,
    workers,
)

SETUP = {
    "players": 3,
    "edition": "deluxe",
    "first_game": False,
    "sudden_end": True,
    "advanced_worship": False,
    "draft": False,
    "random_pyramid": False,
}


def state(game) -> str:
    return json.dumps(teotihuacan.game_to_json(game))


def reloaded(game):
    """The game written to a file and read again."""
    return teotihuacan.game_from_json(json.loads(state(game)))


def lines_of_a_game(seed: int, setup=SETUP, every=None) -> list[str]:
    """A whole game of varied choices as the lines of its record; ``every`` sees each question before its answer."""
    game = new_game(teotihuacan.setup_from_json(setup), seed)
    decision = advance(game)
    lines: list[str] = []
    while decision is not None:
        if every:
            every(game, decision)
        choice = decision.options[(7 * len(lines) + seed) % len(decision.options)]
        lines.append(line_of(teotihuacan, decision, choice))
        decision = submit(game, decision, choice)
    return lines


def test_the_random_stream_survives_saving():
    """UND-02: a three-player game is saved in round 4, after neutral workers and discovery tiles have been drawn; the
    live game and the loaded one, played alike to the end, draw the same."""
    live = run(new_game(Setup(3), 21), 5, until_turn=11)
    assert live.turn == 11
    assert teotihuacan.rounds(live) == 4
    assert live.neutrals
    loaded = reloaded(live)
    with journal_of(live) as one, journal_of(loaded) as other:
        run(live, 99)
        run(loaded, 99)
    draws = (events.NeutralsPlaced, events.DiscoveryRevealed, events.PyramidRefilled, events.DecorationsRefilled)
    assert sum(isinstance(event, draws) for event in one) > 10
    assert one == other
    assert state(live) == state(loaded)


def test_undoing_and_redoing_changes_no_draw():
    """UND-02: three choices taken back and given again lead to the same state, and so to the same draws."""
    game = run(new_game(Setup(3), 21), 5, until_turn=11)
    history = []
    for _ in range(3):
        decision = pending(game)
        history.append((game.copy(), decision, decision.options[-1]))
        submit(game, decision, decision.options[-1])
    after = state(game)
    earlier, _, _ = history[0]
    for _, decision, choice in history:
        submit(earlier, decision, choice)
    assert state(earlier) == after
    assert state(run(earlier, 3)) == state(run(game, 3))


def test_two_games_differ_by_their_seeds():
    """UND-02: neighbouring seeds share nothing, so games started in the same second differ."""
    first, second = (new_game(Setup(3), seed) for seed in (1_000_000, 1_000_001))
    assert first.layout != second.layout or first.discovery_bag != second.discovery_bag
    assert first.rng != second.rng
    assert first.discoveries != second.discoveries


def test_an_outdated_answer_is_refused():
    """UND-03: a choice for a question that is no longer the pending one raises, although the new list holds the same
    words for another seat; the state is unchanged."""
    game = scene(workers="palace:1", others={1: "palace:1"})
    old = pending(game)
    answer(game, "move w1 5")
    after = state(game)
    with pytest.raises(StaleDecision):
        submit(game, old, old.options[2])
    assert state(game) == after


def test_a_saved_game_goes_on_with_its_technology_once():
    """UND-06: technology 7 after loading: 1 cacao and 1 point, exactly once."""
    game = scene(workers="palace:2", technologies=[7], others={1: "palace:1"})
    answer(game, "move w1 3")
    game = reloaded(game)
    assert technologies(game) == [7]
    with gains(game, stone=1, cacao=1, points=1), journal_of(game) as journal:
        answer(game, "main")
    assert [row.amount for row in of_kind(journal, events.Gained) if row.source == "technology:7"] == [1]
    assert [row.points for row in of_kind(journal, events.Scored) if row.source == "technology:7"] == [1]


def test_options_are_as_saved():
    """UND-06: sudden end on, draft off, before and after."""
    setup = teotihuacan.setup_from_json(SETUP)
    assert (setup.sudden_end, setup.draft) == (True, False)
    assert teotihuacan.setup_to_json(setup) == SETUP
    game = run(new_game(setup, 3), 3, until_turn=5)
    assert reloaded(game).layout.setup == setup


@pytest.mark.parametrize("field", SETUP)
def test_a_missing_option_is_an_error_and_no_default(field):
    """UND-06: a file that lacks an option is refused, never half loaded with another variant."""
    data = {name: value for name, value in SETUP.items() if name != field}
    with pytest.raises(BadData, match=field):
        teotihuacan.setup_from_json(data)


@pytest.mark.parametrize(
    ("field", "value"), [("players", 1), ("players", 5), ("edition", "2020"), ("sudden_end", 1), ("draft", "yes")]
)
def test_a_strange_option_is_an_error(field, value):
    """UND-06: neither is a value that means nothing here taken for something else."""
    with pytest.raises(BadData, match=field):
        teotihuacan.setup_from_json(SETUP | {field: value})


def test_a_state_that_lacks_a_field_is_an_error():
    """UND-06: nor is a state half loaded."""
    data = json.loads(state(scene(workers="palace:1")))
    for field in data:
        with pytest.raises(BadData, match=field):
            teotihuacan.game_from_json({name: value for name, value in data.items() if name != field})


def test_undo_restores_what_belongs_to_the_turn():
    """UND-08: light marker 3; an ascension makes 4; undone and done with another worker it is 4 again."""
    game = scene(workers="forest:5 gold:5", light=3, unused=["power_up_2"])
    before = game.copy()
    answer(game, "use power_up_2", "power w1", "points", "power w2", "points")
    assert game.light == 4, "two ascensions of one turn without an undo"
    undone = before.copy()
    assert (undone.light, undone.ascended, used(undone)) == (3, 0, [])
    answer(undone, "use power_up_2", "power w2", "points")
    assert (undone.light, undone.ascended, used(undone)) == (4, 1, ["power_up_2"])
    assert workers(undone) == "forest:5 palace:1"


def test_undo_restores_discount_and_purchase():
    """UND-08: that a discount or technology 13 was used is part of what is pending, and so comes back with it."""
    game = scene(workers="forest:2", stone=3, technologies=[15], offer=["p30", "p31", "p19"])
    answer(game, "move w1 8", "main", "tile p30", "place 11 0")
    before = game.copy()
    assert options(game) == ["full price", "one stone less"]
    answer(game, "one stone less")
    answer(before, "full price", "tile p31", "place 12 0")
    assert before.players[0].goods == [0, 0, 0, 0]
    game = scene(workers="palace:1", cacao=2, technologies=[13])
    answer(game, "move w1 2", "main")
    before = game.copy()
    answer(game, "power w1")
    assert (workers(game), workers(before)) == ("forest:3", "forest:2")
    assert_asks(before, BuyPowerUp)
    answer(before, "power w1")
    assert workers(before) == "forest:3"


def test_replay_equals_the_live_game_after_every_decision():
    """UND-09: the list of choices of a three-player game, replayed from set-up and seed, gives after every decision the
    same goods, tracks, markers, bags in their order, and questions."""
    questions = []
    lines = lines_of_a_game(8, every=lambda game, decision: questions.append((state(game), decision)))
    record = GameRecord("teotihuacan", teotihuacan.RULES, SETUP, 8, tuple(lines))
    game = new_game(teotihuacan.setup_from_json(SETUP), 8)
    decision = advance(game)
    for line, question in zip(lines, questions, strict=True):
        assert (state(game), decision) == question
        assert decision is not None
        decision = submit(game, decision, find(teotihuacan, decision, line))
    assert decision is None
    assert verify(teotihuacan, record, json.loads(state(game)))


def test_what_is_forced_stands_in_no_record():
    """UND-09: a question with one answer is never asked, so a list means the same with and without automation."""
    lines_of_a_game(4, every=lambda game, decision: _really_asked(decision))


def _really_asked(decision) -> None:
    assert len(set(decision.options)) == len(decision.options) > 1


def test_the_first_line_that_does_not_fit_is_named():
    """UND-09: a list that was changed is refused at the place of the change."""
    lines = lines_of_a_game(8)
    lines[10] = "0 nonsense"
    with pytest.raises(LineDoesNotFit) as wrong:
        replay(teotihuacan, GameRecord("teotihuacan", teotihuacan.RULES, SETUP, 8, tuple(lines)))
    assert (wrong.value.number, wrong.value.line) == (11, "0 nonsense")
