"""The developers' commands that play: in the terminal, from a save, against each other, against the clock."""

from __future__ import annotations

import io
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from teo_desktop import saves
from teo_desktop.autoplay import play as play_game
from teo_desktop.games import GAMES
from teo_desktop.games.teotihuacan.turn import ChooseMove
from teo_desktop.kernel.agenda import advance, submit
from teo_desktop.kernel.record import replay as replay_record
from teo_desktop.saves import SavedGame, Seat
from tests.tools import arena, bench, golden, perft, play, replay, soak
from tests.tools.table import plain_setup

RULES = GAMES["teotihuacan"]
SETUP = plain_setup("teotihuacan", 2)


def typed(monkeypatch: pytest.MonkeyPatch, text: str) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(text))


# -- play ----------------------------------------------------------------------------------


def test_a_whole_game_can_be_played_in_the_terminal(monkeypatch, capsys):
    typed(monkeypatch, "0\n" * 2000)
    assert play.main(["--seed", "4"]) == 0
    told = capsys.readouterr().out
    assert told.startswith('teotihuacan, seed 4, {"players": 2')
    assert "over after" in told.splitlines()[-1]


def test_bots_play_along_in_the_terminal(monkeypatch, capsys):
    typed(monkeypatch, "0\n" * 2000)
    assert play.main(["--bots", "1=random"]) == 0
    told = capsys.readouterr().out
    assert "over after" in told.splitlines()[-1]
    assert "\nseat 1:" not in told
    assert "\n> 1 " in told


def test_a_choice_can_be_taken_back_and_the_end_of_the_input_stops(monkeypatch, capsys):
    typed(monkeypatch, "1\nu\n0\nnonsense\n99\nr\n")
    assert play.main([]) == 0
    told = capsys.readouterr().out
    questions = told.split("\nseat ")[1:]
    asked = [question.partition("? ")[0] for question in questions]
    assert asked[0] == asked[2] != asked[1]
    assert told.count("a number from 0 to") == 2


def test_nothing_can_be_taken_back_at_the_start(monkeypatch, capsys):
    typed(monkeypatch, "u\nq\n")
    assert play.main([]) == 0
    assert "nothing to take back" in capsys.readouterr().out


# -- replay --------------------------------------------------------------------------------


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    bots = [Seat("bot:random")] * 2
    played = play_game(RULES, SETUP, bots, 5, 30)
    path = tmp_path / "game.teo"
    path.write_bytes(saves.to_bytes(SavedGame(played.record, tuple(bots), RULES.game_to_json(played.game))))
    return path


def test_a_save_is_played_again_line_by_line(saved, capsys):
    assert replay.main([str(saved), "--events"]) == 0
    told = capsys.readouterr().out
    lines = saves.load(saved).record.lines
    assert [line[5:].startswith(choice) for line, choice in zip(
        [line for line in told.splitlines() if line[:4].strip().isdigit()], lines, strict=True
    )] == [True] * 30  # fmt: skip
    assert told.endswith("the state equals the stored one\n")


def test_a_save_is_played_in_part_and_shows_what_is_to_come(saved, capsys):
    assert replay.main([str(saved), "--until", "4", "--agenda"]) == 0
    told = capsys.readouterr().out
    game = replay_record(RULES, saves.load(saved).record, 4).game
    for effect in game.agenda:
        assert f"     {effect}\n" in told
    assert "the state" not in told


def test_the_line_that_does_not_fit_is_shown_with_what_would(saved, capsys):
    game = saves.load(saved)
    broken = replace(game, record=replace(game.record, lines=(*game.record.lines[:3], "0 fly")))
    saved.write_bytes(saves.to_bytes(broken))
    assert replay.main([str(saved)]) == 1
    assert "   4 0 fly  does not fit; legal: " in capsys.readouterr().out
    assert replay.main([str(saved.parent / "missing")]) == 2


# -- arena, bench --------------------------------------------------------------------------


def test_the_interval_is_wilsons():
    """Eight of ten: 49 to 94 %, as in the tables."""
    share, low, high = arena.wilson(8, 10)
    assert (share, round(low, 3), round(high, 3)) == (0.8, 0.49, 0.943)
    assert arena.wilson(0, 10).low == 0
    assert arena.wilson(10, 10).high == pytest.approx(1)


def test_greedy_beats_random_on_both_seats(capsys):
    assert arena.main(["greedy", "random", "-n", "3"]) == 0
    told = capsys.readouterr().out
    assert told.startswith("greedy against random: 6 games with 2 seats from seed 1, won 100.0 % [61, 100] (par 50 %)")


def test_the_bench_counts_the_games_that_it_times():
    made = RULES.setup_from_json(SETUP)
    questions = 0
    for seed in range(3):
        random = Random(seed).random
        game = RULES.new_game(made, seed)
        decision = advance(game)
        while decision is not None:
            questions += 1
            decision = submit(game, decision, decision.options[int(random() * len(decision.options))])
    counted = bench.count(RULES, made, 3)
    assert counted.choice_points == questions
    assert counted.decisions > counted.choice_points
    assert counted.options >= 2 * counted.choice_points


def test_the_bench_prints_saves_and_compares(tmp_path, capsys, monkeypatch):
    monkeypatch.setattr(bench, "GAMES_COUNTED", 1)
    # The other tests of this process shall not stay on one core.
    monkeypatch.setattr("os.sched_setaffinity", lambda *_: None, raising=False)
    path = tmp_path / "figures.json"
    quick = ["--players", "2", "--windows", "1", "--seconds", "0.01"]
    assert bench.main([*quick, "--save", str(path)]) == 0
    told = capsys.readouterr().out
    for key in ("games/s", "decisions/s", "choice points/s", "copy us", "expansions/s", "decisions per 1000 loops"):
        assert f'"{key}": ' in path.read_text(encoding="utf-8")
    for text in ("random games per second", "state copy in us", "expansions per second", "options per choice point"):
        assert text in told
    assert path.read_text(encoding="utf-8").startswith('{\n "teotihuacan 2 players"')


def test_only_what_fell_by_thirty_per_cent_is_worth_a_warning():
    before = {"a": {f"{name} per 1000 loops": 100.0 for name in bench.RATIOS}}
    now = {"a": {**before["a"], "copies per 1000 loops": 71.0, "decisions per 1000 loops": 69.0}, "b": before["a"]}
    assert bench.fallen(before, now) == ["a: decisions per 1000 loops fell by 31 %, from 100 to 69"]
    assert bench.fallen(now, before) == []


# -- perft, golden, soak -------------------------------------------------------------------


def test_perft_counts_every_way_to_go_on():
    game, decision = perft.position(RULES, SETUP, 1, 0)
    assert decision is not None
    counts, order = perft.perft(RULES, game, decision)
    assert counts[0] == len(decision.options)
    second = 0
    for choice in decision.options:
        future = game.copy()
        following = submit(future, decision, choice)
        assert following is not None
        second += len(following.options)
    assert counts[1] == second
    turned, other_order = perft.perft(RULES, game, decision._replace(options=decision.options[::-1]))
    assert turned == counts
    assert other_order != order


def test_a_transcript_says_what_was_chosen_and_what_happened():
    lines = list(golden.transcript(RULES, SETUP, 3))
    assert lines[0].startswith("teotihuacan, seed 3, ")
    assert any(line.startswith("    ! ") for line in lines)
    assert lines[-1].startswith("over after ")
    assert lines == list(golden.transcript(RULES, SETUP, 3))


def test_a_soak_leaves_the_effects_as_they_were():
    before = ChooseMove.apply
    with soak.Soak("teotihuacan") as running:
        assert ChooseMove.apply is not before
        running.play(1)
        assert "effect ChooseMove" not in running.missing
        assert running.missing
    assert ChooseMove.apply is before
