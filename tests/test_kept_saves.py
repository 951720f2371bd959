"""The files kept in tests/saves: one or more of each format there has been, made by the version that had it.

Each is whole. None of them is ever made anew; a new format adds files of its own.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from teo_desktop import cli, container, saves
from teo_desktop.campaigns import files
from teo_desktop.container import CAMPAIGN, GAME

FOLDER = Path(__file__).parent / "saves"
FILES = sorted(FOLDER.glob("format-*.teo"))
CAMPAIGNS = sorted(FOLDER.glob(f"campaign-*{files.SUFFIX}"))


def test_there_are_files_of_every_format():
    formats = {int(path.name.split("-")[1]) for path in FILES}
    assert formats == set(range(1, GAME.format + 1))
    formats = {int(path.name.split("-")[1]) for path in CAMPAIGNS}
    assert formats == set(range(1, CAMPAIGN.format + 1))
    assert {*FILES, *CAMPAIGNS} == set(FOLDER.iterdir())


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_file_of_every_format_is_whole_and_can_be_gone_on_with(path: Path, capsys):
    saved = saves.load(path)
    assert saves.verify(saved).is_good
    opened = saves.open_game(saved)
    assert opened.is_equal
    assert opened.lines == len(saved.record.lines)
    assert (opened.decision is None) == saved.is_over
    assert cli.main(["--verify", str(path)], lambda options: 99) == 0
    assert "the result equals the stored state" in capsys.readouterr().out


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_file_of_every_format_is_the_same_game_when_it_is_written_again(path: Path):
    saved = saves.load(path)
    again = saves.from_bytes(saves.to_bytes(saved))
    assert again.result == saves.standing_of(saved)
    assert (again.record, again.state, again.seats) == (saved.record, saved.state, saved.seats)
    assert (again.undone, again.lifted, again.started) == (saved.undone, saved.lifted, saved.started)
    assert (again.branches, again.comments, again.thumbnail) == (saved.branches, saved.comments, saved.thumbnail)
    assert saves.to_bytes(again) == saves.to_bytes(saved)


def test_a_file_of_todays_format_has_the_bytes_that_are_written_today():
    """Nothing in it is lost, renamed or moved by being read and written; only the version may differ."""
    paths = [path for path in FILES if path.name.startswith(f"format-{GAME.format}-")]
    for path in paths:
        before = container.read(path, GAME)
        after = container.unpack(saves.to_bytes(saves.load(path)), GAME)
        assert {**after.document, "app": ""} == {**before.document, "app": ""}
        assert after.others == before.others


@pytest.mark.parametrize("path", CAMPAIGNS, ids=lambda path: path.stem)
def test_a_campaign_of_every_format_is_whole_and_all_its_games_are(path: Path, capsys):
    campaign = files.load(path)
    assert campaign.games
    for data in campaign.games.values():
        assert saves.verify(saves.from_bytes(data)).is_good
    again = files.from_bytes(files.to_bytes(campaign))
    assert again == campaign
    assert cli.main(["--verify", str(path)], lambda options: 99) == 0
    said = capsys.readouterr().out.splitlines()
    assert [line.partition(":")[0] for line in said] == [f"{path}, game {number}" for number in sorted(campaign.games)]
    assert all("equals the stored state" in line for line in said)
