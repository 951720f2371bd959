"""Whatever is taken back, the game is as it was before: the quick part of what `undo` does with two hundred games."""

from __future__ import annotations

import pytest

from teo_desktop.ui.session import GameSession
from tests.tools import undo


@pytest.mark.parametrize("seed", [1, 36, 45])
def test_every_choice_of_a_game_can_be_taken_back_and_done_again(seed):
    counted = undo.undo(1, seed)
    assert counted["choices"] >= counted["taken back by a person"] > 30


def test_it_is_noticed_when_a_game_is_not_as_it_was(monkeypatch, capsys):
    def wrong(session: GameSession) -> bool:
        session._game.rng += 1
        session._tail.append(session._steps.pop().line)
        return bool(session._steps)

    monkeypatch.setattr(GameSession, "undo_step", wrong)
    assert undo.main(["-n", "1"]) == 1
    assert "not the same" in capsys.readouterr().err
