"""A program that is killed while it saves leaves what it had saved: the quick part of what `kill` does at length."""

from __future__ import annotations

import sys

import pytest

from teo_desktop.ui import autosaves
from tests.tools import kill

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGKILL")


def test_killed_at_random_moments_a_program_leaves_all_that_it_had_saved(qapp):
    found = kill.kill(5)
    assert found["newest"] + found["generation 1"] == 5


def test_it_is_noticed_when_something_is_lost(qapp, monkeypatch, capsys):
    monkeypatch.setattr(autosaves, "latest_unfinished", lambda games: None)
    assert kill.main(["-n", "1"]) == 1
    assert "no game is offered" in capsys.readouterr().err
