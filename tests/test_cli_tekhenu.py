"""Tekhenu on the command line: without a window it is played, in a window it has no table yet."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

from teo_desktop import arguments, autoplay, cli, saves
from teo_desktop.cli import Options
from teo_desktop.games import GAMES
from teo_desktop.games.tekhenu.catalog import LEVELS
from teo_desktop.games.tekhenu.figures import FILE_NAME
from teo_desktop.saves import SavedGame, Seat
from tests.games.tekhenu.content import setup

RULES = GAMES["tekhenu"]


def run(*argv: str | Path) -> int:
    return cli.main([str(argument) for argument in argv], _no_window)


def _no_window(options: Options) -> int:
    pytest.fail(f"a window was opened: {options}")


def described(*argv: str) -> arguments.NewGame:
    return arguments.new_game(arguments.parse(["--game", "tekhenu", "--autoplay", "1", *argv]))


@pytest.mark.parametrize("number", [2, 3, 4])
def test_bots_play_among_themselves(number, capsys):
    assert (
        run("--game", "tekhenu", "--autoplay", "2", "--seed", "3", "--players", ",".join(["bot:random"] * number)) == 0
    )
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 3
    assert all("rounds 16, winner seat" in line for line in lines[:2])


@pytest.mark.parametrize(
    ("players", "level", "seat"),
    [
        ("bot:random,bot:botankhamun", "easy", 1),
        ("bot:random,bot:botankhamun:medium", "medium", 1),
        ("bot:botankhamun:hard,bot:random", "hard", 0),
    ],
)
def test_botankhamun_plays_against_one_seat(players, level, seat, capsys):
    game = described("--players", players, "--options", "random-start,strong-decrees")
    assert game.setup == setup(2, level, seat, random_start=True, strong_decrees=True)
    assert run("--game", "tekhenu", "--autoplay", "1", "--seed", "3", "--players", players) == 0
    assert "rounds 16" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("argv", "told"),
    [
        (["--edition", "2018"], "--edition"),
        (["--options", "draft"], "has no option 'draft'"),
        (["--options", "nonsense"], "no option 'nonsense'"),
        (["--options", "random-start"], "goes only with bot:botankhamun"),
        (["--players", "bot:random,bot:random,bot:botankhamun"], "exactly one other seat"),
        (["--players", "bot:botankhamun,bot:botankhamun"], "exactly one other seat"),
        (["--players", "bot:random,bot:botankhamun:tough"], "no level 'tough'"),
    ],
)
def test_what_does_not_go_is_refused_by_name(argv, told, capsys):
    assert run("--game", "tekhenu", "--autoplay", "1", *argv) == 2
    assert told in capsys.readouterr().err


@pytest.mark.parametrize(
    ("argv", "told"),
    [(["--players", "bot:random,bot:botankhamun"], "'botankhamun'"), (["--options", "random-start"], "'random-start'")],
)
def test_teotihuacan_has_nothing_of_tekhenu(argv, told, capsys):
    assert run("--autoplay", "1", *argv) == 2
    assert told in capsys.readouterr().err


@pytest.mark.parametrize("argv", [["--game", "tekhenu"], ["--game", "tekhenu", "--screenshot", "a.png"]])
def test_no_window_shows_it_yet(argv: Sequence[str], capsys):
    assert run(*argv) == 2
    assert capsys.readouterr().err == (
        "teo-desktop: tekhenu has no table in the window yet; --autoplay lets bots play it.\n"
    )


def test_a_save_is_verified_but_not_opened(tmp_path, capsys):
    seats = (Seat("human"), Seat("bot:botankhamun:hard"))
    played = autoplay.play(RULES, setup(2, "hard"), (Seat("bot:random"), seats[1]), 5, 30)
    path = tmp_path / "a.teo"
    path.write_bytes(saves.to_bytes(SavedGame(played.record, seats, RULES.game_to_json(played.game))))
    assert run("--verify", path) == 0
    assert "30 choice lines replayed, the result equals the stored state" in capsys.readouterr().out
    assert run(path) == 2
    assert "no table in the window" in capsys.readouterr().err


def test_the_levels_told_are_those_of_the_rules():
    assert arguments.SOLO_BOTS["tekhenu"]["botankhamun"] == LEVELS


def test_corrected_figures_lie_in_the_data_folder(tmp_path):
    (tmp_path / FILE_NAME).write_text("[statue_track]\ngranite_cost = [1, 1, 1, 1, 1, 1]\n", encoding="utf-8")
    game = described("--data-dir", str(tmp_path))
    assert game.setup == setup(2, figures=[["statue_track.granite_cost", "[1,1,1,1,1,1]"]])
    assert game.warning == ""


def test_wrong_figures_are_named_by_their_line_and_the_built_in_ones_stay(tmp_path, capsys):
    path = tmp_path / FILE_NAME
    path.write_text("[statue_track]\ngranite_cost = [1, 1, 1]\n", encoding="utf-8")
    assert described("--data-dir", str(tmp_path)).setup == setup(2)
    assert run("--game", "tekhenu", "--autoplay", "1", "--seed", "1", "--players", "bot:random,bot:random",
               "--data-dir", tmp_path) == 0  # fmt: skip
    assert capsys.readouterr().err == (
        f"teo-desktop: {path}, line 2: statue_track.granite_cost is missing; the built-in figures are used.\n"
    )
    path.write_bytes(b"\xff")
    assert "cannot be read" in described("--data-dir", str(tmp_path)).warning
