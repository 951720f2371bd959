"""The Teotibot on the command line: the last of exactly two seats, at one of five levels; whatever else is refused."""

from __future__ import annotations

from statistics import mean, stdev

import pytest

from teo_desktop import arguments, cli, saves
from teo_desktop.cli import Options
from teo_desktop.games import GAMES
from teo_desktop.games.teotihuacan.teotibot_levels import LEVELS

RULES = GAMES["teotihuacan"]


def run(*argv: str) -> int:
    return cli.main(list(argv), _no_window)


def _no_window(options: Options) -> int:
    pytest.fail(f"a window was opened: {options}")


def described(*argv: str) -> arguments.NewGame:
    return arguments.new_game(arguments.parse(["--autoplay", "1", *argv]))


@pytest.mark.parametrize("level", LEVELS)
def test_each_level_is_its_figures_in_the_set_up(level):
    game = described("--players", f"bot:greedy,bot:teotibot:{level}")
    setup = RULES.setup_from_json(game.setup)
    assert setup.solo == LEVELS[level]
    assert RULES.seats(setup) == 2


def test_without_a_level_it_is_standard():
    game = described("--players", "human,bot:teotibot")
    assert RULES.setup_from_json(game.setup).solo == LEVELS["standard"]
    assert game.seats[1].level == "standard", "its results are counted with those of the level"


def test_options_of_the_solo_game_and_of_every_game_are_taken():
    game = described("--players", "human,bot:teotibot", "--options", "redraw-neutrals,all-tiles,sudden-end")
    setup = RULES.setup_from_json(game.setup)
    assert setup.redraw_neutrals
    assert setup.all_tiles
    assert setup.sudden_end


@pytest.mark.parametrize(
    ("argv", "told"),
    [
        (("--players", "bot:teotibot,human"), "has the last of exactly two seats, after somebody else"),
        (("--players", "human,human,bot:teotibot"), "has the last of exactly two seats, after somebody else"),
        (("--players", "bot:teotibot,bot:teotibot"), "has the last of exactly two seats, after somebody else"),
        (("--players", "bot:teotibot"), "2 to 4 can play, not 1"),
        (("--players", "human,bot:teotibot:silly"), "teotibot has no level 'silly'; there are novice, easy"),
        (("--players", "human,bot:teotibot:"), "teotibot has no level ''"),
        (("--players", "human,bot:greedy:easy"), "greedy"),
        (("--players", "bot:greedy,bot:random", "--options", "redraw-neutrals"), "goes only with bot:teotibot"),
        (("--players", "human,bot:teotibot", "--options", "redraw"), "redraw"),
    ],
)
def test_any_other_line_up_is_refused_in_one_sentence(argv, told, capsys):
    assert run("--autoplay", "1", *argv) == 2
    captured = capsys.readouterr()
    assert told in captured.err
    assert captured.err.count("\n") == 1
    assert captured.out == ""


def test_a_summary_tells_the_mean_and_the_spread_of_the_bot(capsys):
    assert run("--autoplay", "3", "--seed", "2", "--players", "bot:random,bot:teotibot:easy") == 0
    *games, summary = capsys.readouterr().out.splitlines()
    scores = [int(line.split()[4].rstrip(",")) for line in games]
    assert len(scores) == 3
    assert f"seat 2 mean {mean(scores):.1f} spread {stdev(scores):.1f} won " in summary


def test_the_seat_of_the_bot_says_its_name_and_its_level():
    seat = saves.Seat("bot:teotibot:hard")
    assert (seat.bot, seat.level, seat.is_human) == ("teotibot", "hard", False)
