"""The command line: what it does, what it refuses, its exit status, and that it needs no Qt without a window."""

from __future__ import annotations

import csv
import os
import re
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace

import pytest

from teo_desktop import __version__, arguments, cli, saves, transcript
from teo_desktop.arguments import OPTIONS
from teo_desktop.autoplay import Outcome, play, summary
from teo_desktop.campaigns import files as campaign_files
from teo_desktop.cli import Options
from teo_desktop.games import GAMES
from teo_desktop.kernel.rules import Result
from teo_desktop.saves import SavedGame, Seat
from tests.campaigns.playing import an_ascent
from tests.tools.table import plain_setup

ROOT = Path(__file__).resolve().parents[1]
BOTS = (Seat("bot:random"), Seat("bot:random"))


class Window:
    """Stands where a window would open, and keeps what it was asked for."""

    def __init__(self) -> None:
        self.asked: Options | None = None

    def __call__(self, options: Options) -> int:
        self.asked = options
        return 0


def run(*argv: str | Path) -> int:
    return cli.main([str(argument) for argument in argv], _no_window)


def _no_window(options: Options) -> int:
    pytest.fail(f"a window was opened: {options}")


def window_for(*argv: str | Path) -> Options:
    window = Window()
    assert cli.main([str(argument) for argument in argv], window) == 0
    assert window.asked is not None
    return window.asked


def save(path: Path, until: int | None = 30, **changes: object) -> Path:
    rules = GAMES["teotihuacan"]
    played = play(rules, plain_setup("teotihuacan", 2), BOTS, 5, until)
    saved = SavedGame(played.record, BOTS, rules.game_to_json(played.game))
    path.write_bytes(saves.to_bytes(replace(saved, **changes)))  # type: ignore[arg-type]
    return path


# -- games without a window ----------------------------------------------------------------


def test_the_version_is_said(capsys):
    assert run("--version") == 0
    assert capsys.readouterr().out == f"teo-desktop {__version__}\n"


def test_help_names_every_option(capsys):
    assert run("--help") == 0
    told = capsys.readouterr().out
    for name in ("FILE", "--data-dir", "--lang", "--game", "--players", "--seed", "--edition", "--setup", "--options",
                 "--autoplay", "--csv", "--verify", "--screenshot", "--until", "--size"):  # fmt: skip
        assert name in told


def test_autoplay_plays_seeds_in_a_row_and_ends_with_a_summary(capsys):
    assert run("--autoplay", "3", "--seed", "8", "--players", "bot:random,bot:random,bot:random") == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 4
    for seed, line in zip((8, 9, 10), lines[:3], strict=True):
        assert re.fullmatch(rf"seed {seed}: scores \d+ \d+ \d+, rounds \d+, winner seat [123]", line)
    assert re.fullmatch(r"3 games: seat 1 mean [\d.]+ spread [\d.]+ won \d, seat 2 .*, seat 3 .*", lines[3])


def test_the_same_command_prints_the_same(capsys):
    told = []
    for _ in range(2):
        assert run("--autoplay", "1", "--seed", "4") == 0
        told.append(capsys.readouterr().out)
    assert told[0] == told[1]


def test_a_seed_left_out_is_drawn_and_shown(capsys):
    seeds = set()
    for _ in range(2):
        assert run("--autoplay", "1", "--players", "bot:random,bot:random") == 0
        seeds.add(re.match(r"seed (\d+):", capsys.readouterr().out)[1])  # type: ignore[index]
    assert len(seeds) == 2


def test_the_first_seed_of_a_row_plays_the_same_game_as_alone(capsys):
    run("--autoplay", "2", "--seed", "20", "--players", "bot:random,bot:random")
    second = capsys.readouterr().out.splitlines()[1]
    run("--autoplay", "1", "--seed", "21", "--players", "bot:random,bot:random")
    assert capsys.readouterr().out.splitlines()[0] == second


def test_the_summary_has_mean_spread_and_games_won_for_each_seat():
    outcomes = [Outcome(1, Result((10, 30), (1, 0)), 20), Outcome(2, Result((20, 10), (0, 1)), 21)]
    assert summary(outcomes) == "2 games: seat 1 mean 15.0 spread 7.1 won 1, seat 2 mean 20.0 spread 14.1 won 1"
    assert summary(outcomes[:1]) == "1 game: seat 1 mean 10.0 spread 0.0 won 0, seat 2 mean 30.0 spread 0.0 won 1"


def test_the_csv_has_a_header_and_a_row_for_each_game(tmp_path, capsys):
    path = tmp_path / "games.csv"
    assert run("--autoplay", "2", "--seed", "3", "--players", "bot:random,bot:random", "--csv", path) == 0
    lines = capsys.readouterr().out.splitlines()
    with path.open(newline="") as file:
        rows = list(csv.DictReader(file))
    assert list(rows[0]) == ["seed", "rounds", "score_1", "score_2", "winner"]
    assert [row["seed"] for row in rows] == ["3", "4"]
    for row, line in zip(rows, lines, strict=False):
        assert f"scores {row['score_1']} {row['score_2']}, rounds {row['rounds']}, winner seat {row['winner']}" in line
    assert [entry.name for entry in tmp_path.iterdir()] == ["games.csv"]


def test_every_option_and_set_up_can_be_played(capsys):
    every = "sudden-end,advanced-worship,draft,random-pyramid"
    for extra in (["--options", every], ["--setup", "first", "--options", "sudden-end"], ["--edition", "2018"]):
        assert run("--game", "teotihuacan", "--autoplay", "1", "--seed", "1", *extra) == 0
    assert len(set(capsys.readouterr().out.splitlines()[::2])) == 3


# -- saves ---------------------------------------------------------------------------------


def test_a_game_as_text_is_verified_and_opened_too(tmp_path, capsys):
    path = tmp_path / "game.txt"
    text = transcript.text_of(saves.load(save(tmp_path / "game.teo")))
    path.write_text(text, encoding="utf-8")
    assert run("--verify", path) == 0
    assert "30 choice lines replayed" in capsys.readouterr().out
    assert window_for(path).file == path
    path.write_text(text.replace("\n3. ", "\n4. "), encoding="utf-8")
    assert run("--verify", path) == 2
    assert re.search(r"game\.txt, line \d+: choice number 3 is due here\.$", capsys.readouterr().err.strip())


def test_a_good_save_is_verified(tmp_path, capsys):
    path = save(tmp_path / "a.teo")
    assert run("--verify", path) == 0
    assert capsys.readouterr().out == f"{path}: 30 choice lines replayed, the result equals the stored state\n"


def test_a_save_whose_state_differs_has_status_1(tmp_path, capsys):
    path = save(tmp_path / "a.teo", state={"round": 3})
    assert run("--verify", path) == 1
    told = capsys.readouterr()
    assert told.out == f"{path}: 30 choice lines replayed, the result differs from the stored state\n"
    assert one_sentence(told.err)


def test_the_first_line_that_no_longer_fits_is_named(tmp_path, capsys):
    rules = GAMES["teotihuacan"]
    played = play(rules, plain_setup("teotihuacan", 2), BOTS, 5, 30)
    lines = (*played.record.lines[:11], "0 fly away", *played.record.lines[12:])
    path = save(tmp_path / "a.teo", record=replace(played.record, lines=lines))
    assert run("--verify", path) == 1
    assert capsys.readouterr().out == f"{path}: choice line 12 of 30 no longer fits: '0 fly away'\n"


def test_with_several_saves_each_has_its_line_and_the_worst_its_status(tmp_path, capsys):
    good, wrong = save(tmp_path / "good.teo"), save(tmp_path / "wrong.teo", state={})
    damaged = tmp_path / "damaged.teo"
    damaged.write_bytes(good.read_bytes()[:-100])
    assert run("--verify", good, wrong) == 1
    assert len(capsys.readouterr().out.splitlines()) == 2
    assert run("--verify", damaged, wrong, good) == 2
    told = capsys.readouterr()
    assert [line.partition(":")[0] for line in told.out.splitlines()] == [str(wrong), str(good)]
    assert f"{damaged} is damaged" in told.err


def test_a_campaign_is_verified_game_by_game(tmp_path, capsys):
    path = tmp_path / "c.teocampaign"
    campaign = an_ascent()
    path.write_bytes(campaign_files.to_bytes(campaign))
    assert run("--verify", path) == 0
    assert capsys.readouterr().out == f"{path}: no game has been played yet\n"
    wrong = saves.to_bytes(replace(saves.load(save(tmp_path / "a.teo")), state={}))
    path.write_bytes(campaign_files.to_bytes(replace(campaign, games={7: wrong})))
    assert run("--verify", path) == 1
    told = capsys.readouterr()
    assert told.out == f"{path}, game 7: 30 choice lines replayed, the result differs from the stored state\n"
    assert told.err == "teo-desktop: 1 of 1 records does not fit the stored state.\n"
    path.write_bytes(b"PK")
    assert run("--verify", path) == 2
    assert one_sentence(capsys.readouterr().err)


# -- refusals ------------------------------------------------------------------------------


def one_sentence(text: str) -> bool:
    return bool(re.fullmatch(r"teo-desktop: [^\n]+\.\n", text))


REFUSED = [
    "--bogus",
    "--autoplay",
    "--autoplay 0",
    "--autoplay -1",
    "--autoplay many",
    "--autoplay 1 --seed -1",
    "--autoplay 1 --seed 1.5",
    "--autoplay 1 --seed 99999999999999999999",
    "--autoplay 1 --players human,bot:greedy",
    "--autoplay 1 --players bot:greedy",
    "--autoplay 1 --players bot:greedy,bot:greedy,bot:greedy,bot:greedy,bot:greedy",
    "--autoplay 1 --players bot:greedy,bot:unheard",
    "--autoplay 1 --players bot:greedy,bot:greedy:3",
    "--autoplay 1 --players bot:greedy,robot",
    "--autoplay 1 --players bot:greedy,",
    "--autoplay 1 --edition 2019",
    "--autoplay 1 --setup second",
    "--autoplay 1 --options sudden-end,unheard",
    "--autoplay 1 --options ,",
    "--autoplay 1 --setup first --options draft",
    "--autoplay 1 --setup first --options sudden-end,all-tiles",
    "--screenshot a.png --setup first --options draft",
    "--setup first --options draft",
    "--autoplay 1 --lang fr",
    "--autoplay 1 --verify a.teo",
    "--autoplay 1 a.teo",
    "--auto 1",
    "--csv games.csv",
    "--window --autoplay 1",
    "--window --verify a.teo",
    "--window --screenshot a.png",
    "--until 3",
    "--size 800x600",
    "--screenshot a.png --until -1",
    "--screenshot a.png --size 800",
    "--screenshot a.png --size 0x0",
    "--screenshot a.png --size 99999x99999",
    "--verify",
    "--verify a.teo --seed 3",
    "a.teo b.teo",
    "missing.teo --seed 3",
    "missing.teo --screenshot a.png",
]


@pytest.mark.parametrize("line", REFUSED)
def test_wrong_or_impossible_arguments_are_refused_in_one_sentence(line, capsys, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    assert run(*line.split()) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert one_sentence(told.err), told.err
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("setup", ["first", "full"])
@pytest.mark.parametrize("option", OPTIONS["teotihuacan"])
def test_an_option_changes_the_game_or_is_refused(option, setup, capsys):
    """With each set-up; an option for one player alone against the opponent that it is about."""
    players = "bot:random,bot:teotibot" if option == "redraw-neutrals" else "bot:random,bot:random"
    usual = ["--autoplay", "6", "--seed", "1", "--setup", setup, "--players", players]
    assert run(*usual) == 0
    without = capsys.readouterr().out
    status = run(*usual, "--options", option)
    told = capsys.readouterr()
    assert status == 0 or (status == 2 and "has no effect" in told.err)
    assert told.out != without


def test_a_game_unknown_here_is_refused_by_name(capsys):
    assert run("--game", "halma", "--autoplay", "1") == 2
    told = capsys.readouterr().err
    assert "halma" in told
    assert one_sentence(told)


def test_a_file_that_is_no_game_of_ours_is_refused_before_a_window_opens(tmp_path, capsys):
    foreign = tmp_path / "foreign.teo"
    foreign.write_text("nothing of the kind")
    for path in (tmp_path / "missing.teo", foreign, tmp_path):
        assert run(path) == 2
        told = capsys.readouterr().err
        assert one_sentence(told)
        assert str(path) in told


def test_where_a_window_is_asked_for_in_any_case_it_opens_and_the_terminal_is_told_too(tmp_path, capsys):
    foreign = tmp_path / "foreign.teo"
    foreign.write_text("nothing of the kind")
    for path in (tmp_path / "missing.teo", foreign, tmp_path / "missing.teocampaign"):
        assert window_for("--window", path).file == path
        told = capsys.readouterr().err
        assert one_sentence(told)
        assert str(path) in told
    assert window_for("--window").file is None


def test_a_program_without_a_terminal_opens_its_window_in_any_case(tmp_path, monkeypatch):
    monkeypatch.setattr(sys, "stderr", None)
    assert window_for(tmp_path / "missing.teo").file == tmp_path / "missing.teo"


def test_a_name_that_is_no_text_is_said_as_well_as_can_be(tmp_path, capsys):
    path = os.fsdecode(os.fsencode(tmp_path) + b"/\xff\n.teo")
    assert run(path) == 2
    assert one_sentence(capsys.readouterr().err)


@pytest.mark.parametrize("option", ["--csv", "--screenshot"])
def test_a_target_that_cannot_be_written_is_refused_before_anything_is_played(option, tmp_path, capsys):
    (tmp_path / "plain").write_text("kept")
    before = ["--autoplay", "1"] if option == "--csv" else []
    for target in (tmp_path / "plain" / "below", tmp_path / "nowhere" / "file", tmp_path):
        assert run(*before, option, target) == 2
        told = capsys.readouterr()
        assert told.out == ""
        assert one_sentence(told.err)
    assert (tmp_path / "plain").read_text() == "kept"


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="a device of Linux")
def test_a_target_that_is_full_is_said(capsys):
    assert run("--autoplay", "1", "--players", "bot:random,bot:random", "--csv", "/dev/full") == 2
    told = capsys.readouterr()
    assert one_sentence(told.err)
    assert "mean" not in told.out


def test_what_was_there_stays_when_writing_fails(tmp_path, monkeypatch, capsys):
    path = tmp_path / "games.csv"
    path.write_text("kept")

    def fail(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(cli, "os", SimpleNamespace(**{**vars(os), "replace": fail}))
    assert run("--autoplay", "1", "--players", "bot:random,bot:random", "--csv", path) == 2
    assert one_sentence(capsys.readouterr().err)
    assert path.read_text() == "kept"
    assert list(tmp_path.iterdir()) == [path]


def test_a_data_folder_that_cannot_be_made_is_refused(tmp_path, capsys):
    (tmp_path / "plain").write_text("")
    for folder in (tmp_path / "plain", tmp_path / "plain" / "below" / "deep"):
        assert run("--data-dir", folder) == 2
        assert one_sentence(capsys.readouterr().err)


def test_ctrl_c_ends_without_a_word(capsys, monkeypatch):
    def interrupted(*_: object) -> Sequence[Outcome]:
        raise KeyboardInterrupt

    monkeypatch.setattr("teo_desktop.autoplay.outcomes", interrupted)
    assert run("--autoplay", "5") == cli.INTERRUPTED
    assert capsys.readouterr().err == ""


# -- what a window is asked for ------------------------------------------------------------


def test_nothing_said_opens_the_start_screen():
    assert window_for() == Options()


def test_a_file_is_opened(tmp_path):
    path = save(tmp_path / "a.teo")
    assert window_for(path, "--lang", "de", "--data-dir", tmp_path / "new" / "deep") == Options(
        path, tmp_path / "new" / "deep", "de"
    )
    assert not (tmp_path / "new").exists()


def test_a_campaign_is_opened_and_a_bad_one_refused(tmp_path, capsys):
    path = tmp_path / "a.teocampaign"
    path.write_bytes(campaign_files.to_bytes(an_ascent()))
    assert window_for(path) == Options(path)
    path.write_bytes(b"nothing of the kind")
    assert run(path) == 2
    assert one_sentence(capsys.readouterr().err)


def test_a_described_game_is_started():
    game = window_for(
        "--players", "human,bot:random,human", "--seed", "7", "--setup", "first", "--edition", "2018"
    ).game
    assert game is not None
    assert (game.game, game.seed) == ("teotihuacan", 7)
    assert game.seats == (Seat("human"), Seat("bot:random"), Seat("human"))
    setup = GAMES["teotihuacan"].setup_from_json(game.setup)
    assert (setup.players, setup.first_game, setup.edition, setup.draft) == (3, True, "2018", False)


def test_what_is_left_out_is_usual_and_a_drawn_seed_is_shown(capsys):
    game = window_for("--game", "teotihuacan").game
    assert game is not None
    assert game.seats == (Seat("human"), Seat("bot:greedy"))
    assert capsys.readouterr().out == f"seed {game.seed}\n"
    setup = GAMES["teotihuacan"].setup_from_json(game.setup)
    assert (setup.players, setup.first_game, setup.edition) == (2, False, "deluxe")
    assert not any((setup.sudden_end, setup.advanced_worship, setup.draft, setup.random_pyramid))


def test_a_screenshot_is_of_a_game_that_bots_have_played_so_far(tmp_path):
    target = tmp_path / "a.png"
    asked = window_for("--screenshot", target, "--until", "20", "--size", "1024x768", "--seed", "3")
    shot = asked.screenshot
    assert shot is not None
    assert (shot.path, shot.size, len(shot.record.lines)) == (target, (1024, 768), 20)
    assert asked.game is not None
    assert asked.game.seats == (Seat("bot:greedy"), Seat("bot:greedy"))
    assert window_for("--screenshot", target, "--until", "20", "--size", "1024x768", "--seed", "3") == asked
    assert not target.exists()


def test_greedy_bots_sit_where_people_would_in_a_screenshot(tmp_path):
    records = []
    for seats in ("human,bot:greedy", "bot:greedy,bot:greedy"):
        asked = window_for("--screenshot", tmp_path / "a.png", "--until", "9", "--players", seats, "--seed", "3")
        assert asked.screenshot is not None
        records.append(asked.screenshot.record)
    assert records[0] == records[1]


def test_a_screenshot_without_a_number_is_of_the_end_and_beyond_the_end_there_is_none(tmp_path, capsys):
    players = ("--players", "bot:random,bot:random", "--seed", "3")
    shot = window_for("--screenshot", tmp_path / "a.png", *players).screenshot
    assert shot is not None
    lines = len(shot.record.lines)
    assert lines > 100
    assert run("--screenshot", tmp_path / "a.png", *players, "--until", str(lines + 1)) == 2
    assert f"has only {lines} choices" in capsys.readouterr().err


def test_every_game_can_be_described():
    assert arguments.SETUPS.keys() == GAMES.keys()


# -- as a process --------------------------------------------------------------------------


def process(*argv: str, **environment: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, *argv]
    return subprocess.run(command, cwd=ROOT, env={**os.environ, **environment}, capture_output=True, text=True)


NO_QT = """
import sys
from teo_desktop import cli
status = cli.main(sys.argv[1:], None)
loaded = [name for name in sys.modules if name.startswith(("PySide6", "shiboken6", "teo_desktop.ui"))]
assert not loaded, loaded
sys.exit(status)
"""


def test_what_needs_no_window_imports_no_qt(tmp_path):
    path = save(tmp_path / "a.teo")
    for argv in (["--autoplay", "1", "--players", "bot:random,bot:random"], ["--verify", str(path)], ["--version"]):
        done = process("-c", NO_QT, *argv)
        assert (done.returncode, done.stderr) == (0, "")


def test_a_process_says_one_sentence_and_no_traceback():
    done = process("-m", "teo_desktop", "--seed", "x")
    assert (done.returncode, done.stdout) == (2, "")
    assert one_sentence(done.stderr)


WITHOUT_PYSIDE = """
import sys
sys.modules["PySide6"] = None
from teo_desktop.__main__ import main
sys.exit(main())
"""


def test_without_pyside_a_window_is_refused_in_one_sentence():
    done = process("-c", WITHOUT_PYSIDE)
    assert done.returncode == 1
    assert one_sentence(done.stderr)


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="only there a display is named in the environment")
@pytest.mark.parametrize("display", ["", ":97"])
def test_without_a_display_a_window_is_refused_in_one_sentence(display):
    """Also where a display is named that does not answer: Qt would abort the process."""
    done = process("-m", "teo_desktop", QT_QPA_PLATFORM="", DISPLAY=display, WAYLAND_DISPLAY="")
    assert done.returncode == 1
    assert one_sentence(done.stderr)


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="a device of Linux")
def test_output_that_cannot_be_written_is_said():
    with open("/dev/full", "w") as full:
        command = [sys.executable, "-m", "teo_desktop", "--autoplay", "1", "--players", "bot:random,bot:random"]
        done = subprocess.run(command, cwd=ROOT, stdout=full, stderr=subprocess.PIPE, text=True)
    assert done.returncode == 2
    assert one_sentence(done.stderr)
