"""Whatever is wrong with a file, it is one sentence in the language of the moment, and nothing has changed."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtWidgets import QFileDialog

from teo_desktop import container, saves, transcript
from teo_desktop.container import CAMPAIGN, GAME, Contents
from teo_desktop.saves import SavedGame
from teo_desktop.ui import storage
from teo_desktop.ui.game_file import GameFile
from teo_desktop.ui.windows.game_files import GameFiles
from tests.kernel import toy
from tests.ui import toy_window
from tests.ui.conftest import WITH_BOT

RECORD = toy_window.record(lines=("0 build",))


class Profiles:
    """Nobody has one."""

    def with_names(self, seats: Any) -> Any:
        return seats


def whole() -> SavedGame:
    game = toy_window.session(people=(0,), lines=RECORD.lines)
    return SavedGame(RECORD, WITH_BOT, game.state, result=game.standing)


def changed(**keys: Any) -> bytes:
    contents = container.unpack(saves.to_bytes(whole()), GAME)
    return container.pack(Contents({**contents.document, **keys}), GAME)


def huge() -> bytes:
    return saves.to_bytes(whole()) + bytes(container.FILE_LIMIT)


def bomb() -> bytes:
    return container.pack(Contents({"format": 2}, {"bomb": bytes(container.UNPACKED_LIMIT)}), GAME)


BAD: dict[str, Callable[[], bytes]] = {
    "truncated": lambda: saves.to_bytes(whole())[:-40],
    "empty": lambda: b"",
    "renamed": lambda: b"\x89PNG\r\n\x1a\n" + bytes(90),
    "foreign": lambda: container.pack(Contents({"format": 1}), CAMPAIGN).replace(b"teo-desktop", b"tea-desktop"),
    "a campaign": lambda: container.pack(Contents({"format": 1}), CAMPAIGN),
    "older": lambda: changed(format=0),
    "newer": lambda: changed(format=GAME.format + 1),
    "of newer rules": lambda: changed(rules=toy.RULES + 1),
    "of another game": lambda: changed(game="halma"),
    "edited by hand": lambda: changed(seed="four"),
    "edited where it does not show": lambda: changed(log=["0 fly"], state={"agenda": 7}),
    "huge": huge,
    "a bomb": bomb,
    "of many parts": lambda: container.pack(Contents({"format": 2}, {f"{n}": b"" for n in range(300)}), GAME),
    "leading elsewhere": lambda: container.pack(Contents({"format": 2}, {"../up": b""}), GAME),
}


@pytest.fixture
def files(dress, settings, qapp) -> GameFiles:
    return GameFiles({toy.NAME: toy_window}, dress("de"), settings, Profiles(), None)  # type: ignore[arg-type]


@pytest.mark.parametrize("kind", BAD)
def test_a_bad_file_is_one_sentence_and_nothing_is_written(dress, settings, tmp_path, kind):
    path = tmp_path / "game.teo"
    data = BAD[kind]()
    path.write_bytes(data)
    said: list[str] = []
    for language in ("de", "es", "en"):
        appearance = dress(language)
        files = GameFiles({toy.NAME: toy_window}, appearance, settings, Profiles(), None)  # type: ignore[arg-type]
        files.said.connect(said.append)
        files.ready.connect(lambda live: pytest.fail("it was opened"))
        files.open(path)
        appearance.fall_silent()
    assert len(said) == 3
    assert len(set(said)) == 3
    assert all(str(path) in sentence and "{" not in sentence.replace(json.dumps({}), "") for sentence in said)
    assert path.read_bytes() == data
    assert [file.name for file in tmp_path.iterdir()] == ["game.teo"]
    assert not storage.is_held(path)


def test_a_file_that_is_not_there_and_one_that_is_a_folder_are_said(files, tmp_path):
    said: list[str] = []
    files.said.connect(said.append)
    files.open(tmp_path / "missing.teo")
    files.open(tmp_path)
    assert [str(tmp_path) in sentence for sentence in said] == [True, True]
    assert list(tmp_path.iterdir()) == []


def test_a_game_as_text_is_opened_and_written(files, tmp_path, monkeypatch):
    """It is read into a game that has no file of its own, and writing it gives the game none."""
    path, other = tmp_path / "game.txt", tmp_path / "other.txt"
    path.write_text(transcript.text_of(whole()), encoding="utf-8")
    opened: list[Any] = []
    said: list[str] = []
    files.ready.connect(opened.append)
    files.said.connect(said.append)
    files.open(path)
    files.live = opened[0]
    assert files.live.session.record == RECORD
    assert files.file.path is None
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(other), ""))
    files.save()
    assert transcript.load(other).record == RECORD
    assert files.file.path is None
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path), ""))
    path.write_text(path.read_text(encoding="utf-8").replace("0 build", "0 fly"), encoding="utf-8")
    files.open(path)
    files.live.close()
    assert len(opened) == 1
    (sentence,) = said
    assert "game.txt, Zeile" in sentence


def test_a_name_without_the_right_end_gets_it(files, tmp_path, monkeypatch):
    opened: list[Any] = []
    files.ready.connect(opened.append)
    (tmp_path / "a.teo").write_bytes(saves.to_bytes(whole()))
    files.open(tmp_path / "a.teo")
    files.live = opened[0]
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "v1.5"), ""))
    files.save_as()
    assert files.file.path == tmp_path / "v1.5.teo"
    files.live.close()


def test_the_game_that_is_played_keeps_its_files_when_another_cannot_be_opened(files, tmp_path):
    opened: list[Any] = []
    files.ready.connect(opened.append)
    good, bad = tmp_path / "good.teo", tmp_path / "bad.teo"
    good.write_bytes(saves.to_bytes(whole()))
    bad.write_bytes(b"bad")
    files.open(good)
    files.live = opened[0]
    files.open(bad)
    file = files.file
    assert isinstance(file, GameFile)
    assert file.path == good
    assert storage.is_held(good)
    assert len(opened) == 1
    files.live.close()
