"""What is done with saved games as files does what it says, or says why not and changes nothing."""

from __future__ import annotations

from pathlib import Path

import pytest

from teo_desktop import paths, saves, transcript
from teo_desktop.ui import autosaves, save_acts, storage
from teo_desktop.ui.save_acts import Refused
from tests.ui.test_save_shelf import game_bytes


@pytest.fixture
def game() -> Path:
    path = paths.saves_dir() / "mine.teo"
    storage.write(path, game_bytes("0 build"))
    return path


def names() -> list[str]:
    return sorted(path.name for path in paths.saves_dir().glob("*.teo"))


def test_a_game_gets_another_name(game):
    assert save_acts.renamed(game, "yours") == game.with_name("yours.teo")
    assert names() == ["yours.teo"]


@pytest.mark.parametrize("name", ["", "a/b", "..", ".x", 'a"b', "con", "x" * 200, "dot."])
def test_a_name_that_no_file_can_have_is_refused(game, name):
    with pytest.raises(Refused):
        save_acts.renamed(game, name)
    assert names() == ["mine.teo"]


def test_a_name_that_another_game_has_is_refused(game):
    other = game.with_name("other.teo")
    other.write_bytes(b"precious")
    with pytest.raises(Refused, match=r"other\.teo"):
        save_acts.renamed(game, "other")
    assert other.read_bytes() == b"precious"


def test_a_game_kept_automatically_that_gets_a_name_lies_among_the_others():
    path = autosaves.folder() / "toy 7.teo"
    storage.write(path, game_bytes())
    storage.write(autosaves.generations(path)[1], b"older")
    assert save_acts.renamed(path, "mine") == paths.saves_dir() / "mine.teo"
    assert list(autosaves.folder().iterdir()) == []


def test_a_copy_has_a_name_of_its_own(game):
    first, second = save_acts.doubled(game), save_acts.doubled(game)
    assert first.read_bytes() == second.read_bytes() == game.read_bytes()
    assert len({game, first, second}) == 3


def test_what_is_exported_as_text_can_be_imported_again(game, tmp_path):
    text = save_acts.exported(game, tmp_path / "out.txt")
    assert transcript.is_text(text)
    back = save_acts.imported(text)
    assert saves.load(back).record == saves.load(game).record
    assert names() == ["mine.teo", "out.teo"]


def test_a_file_of_ours_is_imported_as_it_is_and_overwrites_nothing(game, tmp_path):
    elsewhere = tmp_path / "mine.teo"
    elsewhere.write_bytes(game_bytes())
    back = save_acts.imported(elsewhere)
    assert back.name == "mine 2.teo"
    assert back.read_bytes() == elsewhere.read_bytes()


@pytest.mark.parametrize("data", [b"nonsense", b'[Game "toy"]\n[Rules x]\n', b"\xff\xfe", b""])
def test_what_is_no_game_is_not_imported(game, tmp_path, data):
    path = tmp_path / "x.txt"
    path.write_bytes(data)
    with pytest.raises(Refused, match=r"x\.txt"):
        save_acts.imported(path)
    assert names() == ["mine.teo"]


def test_deleting_moves_to_the_trash_and_can_be_taken_back(game, trash):
    data = game.read_bytes()
    gone = save_acts.put_away(game)
    assert not game.exists()
    assert gone.in_trash is not None
    assert save_acts.brought_back(gone) == game
    assert game.read_bytes() == data
    assert [path for path in trash.rglob("*") if path.is_file()] == []


def test_where_there_is_no_trash_the_game_stays(game, monkeypatch, tmp_path):
    (tmp_path / "a file").write_bytes(b"")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "a file" / "data"))
    before = game.read_bytes()
    with pytest.raises(Refused, match=r"no trash.*open the folder"):
        save_acts.put_away(game)
    assert game.read_bytes() == before


def test_what_is_gone_already_is_not_said_to_stay(game):
    game.unlink()
    with pytest.raises(Refused, match=r"mine\.teo is not there any more"):
        save_acts.put_away(game)


def test_a_game_that_is_open_in_a_window_is_left_alone(game):
    held = storage.lock(game)
    assert held is not None
    for act in (lambda: save_acts.put_away(game), lambda: save_acts.renamed(game, "other")):
        with pytest.raises(Refused, match="open in a window"):
            act()
    held.unlock()
    assert names() == ["mine.teo"]
