"""The record: a game as set-up, seed and choice lines."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from teo_desktop.kernel.agenda import advance, submit
from teo_desktop.kernel.record import (
    GameRecord,
    LineDoesNotFit,
    find,
    line_of,
    replay,
    replay_as_far_as_it_fits,
    verify,
)
from tests.kernel import toy


def played(seed: int = 5, players: int = 2) -> tuple[GameRecord, toy.Game]:
    """A whole game of random choices."""
    game = toy.start(seed, players)
    random, lines = Random(seed), []
    decision = advance(game)
    while decision is not None:
        choice = random.choice(decision.options)
        lines.append(line_of(toy, decision, choice))
        decision = submit(game, decision, choice)
    return GameRecord("toy", toy.RULES, {"players": players, "rich": False}, seed, tuple(lines)), game


def test_a_line_names_the_seat_and_the_choice_and_is_found_again():
    decision = advance(toy.start())
    assert decision is not None
    assert line_of(toy, decision, "dig") == "0 dig"
    assert find(toy, decision, "0 dig") == "dig"
    assert find(toy, decision, "1 dig") is None
    assert find(toy, decision, "0 build") is None


def test_a_record_played_again_is_the_same_game():
    record, game = played()
    again, decision = replay(toy, record)
    assert decision is None
    assert again == game


def test_what_happened_is_told_again_when_a_record_is_played():
    record, _ = played()
    journal: list[tuple] = []
    replay(toy, record, journal=journal)
    assert len(journal) > 5
    total = {seat: sum(row.values()) for seat, row in toy.points_by_category(journal).items()}
    assert [total.get(seat, 0) for seat in range(2)] == list(toy.result(replay(toy, record).game).points)


def test_a_record_can_be_played_in_part():
    record, _ = played()
    game, decision = replay(toy, record, until=3)
    assert decision is not None
    assert find(toy, decision, record.lines[3]) is not None
    assert game.copy() == replay(toy, replace(record, lines=record.lines[:3])).game


def test_the_first_line_that_does_not_fit_is_named():
    record, _ = played()
    broken = replace(record, lines=(*record.lines[:4], "0 fly", *record.lines[4:]))
    with pytest.raises(LineDoesNotFit) as misfit:
        replay(toy, broken)
    assert (misfit.value.number, misfit.value.line) == (5, "0 fly")


def test_a_line_after_the_end_does_not_fit():
    record, _ = played()
    with pytest.raises(LineDoesNotFit) as misfit:
        replay(toy, replace(record, lines=(*record.lines, "0 dig")))
    assert misfit.value.number == len(record.lines) + 1


def test_a_record_that_no_longer_fits_is_played_up_to_its_last_good_line():
    record, _ = played()
    broken = replace(record, lines=(*record.lines[:4], "0 fly"))
    journal: list[tuple] = []
    (game, decision), lines = replay_as_far_as_it_fits(toy, broken, journal)
    expected: list[tuple] = []
    assert lines == 4
    assert decision is not None
    assert game == replace_journal(replay(toy, record, 4, expected).game, journal)
    assert journal == expected


def test_a_record_that_fits_is_played_to_its_end():
    record, game = played()
    (again, decision), lines = replay_as_far_as_it_fits(toy, record)
    assert (again, decision, lines) == (game, None, len(record.lines))


def test_a_record_is_verified_against_a_stored_state():
    record, game = played()
    state = toy.game_to_json(game)
    assert verify(toy, record, state)
    assert not verify(toy, record, {**state, "round": 0})


def test_the_random_stream_goes_on_where_a_save_left_it():
    """UND-02: the stored game holds the generator's state, so what is drawn later is the same as without the save."""
    game = toy.start(seed=11)
    decision = advance(game)
    for _ in range(4):
        assert decision is not None
        decision = submit(game, decision, decision.options[0])
    loaded = toy.game_from_json(toy.game_to_json(game))
    assert decision is not None
    other = advance(loaded)
    while decision is not None:
        assert other == decision
        choice = decision.options[-1]
        decision, other = submit(game, decision, choice), submit(loaded, other, choice)
    assert loaded == game
    assert loaded.rng == game.rng


def replace_journal(game: toy.Game, journal: list[tuple]) -> toy.Game:
    game.journal = journal
    return game
