"""Spoilt files are opened or refused, whatever has happened to them: the quick part of what `fuzz` does at length."""

from __future__ import annotations

from random import Random

import pytest

from tests.tools import fuzz


def test_whatever_happened_to_a_file_it_is_opened_or_refused_and_stays_as_it_is():
    found = fuzz.fuzz(160)
    assert set(found) == {"archive", "bytes", "document", "text"}
    outcomes = sum(found.values(), start=type(found["bytes"])())
    assert outcomes.total() == 160
    assert {"opened", "damaged", "foreign", "too_many"} <= set(outcomes)


def test_what_is_spoilt_depends_on_the_seed_alone():
    wholes = fuzz.whole_files()
    assert fuzz.spoil(wholes, Random(5)) == fuzz.spoil(wholes, Random(5)) != fuzz.spoil(wholes, Random(6))


def test_it_is_noticed_when_something_else_is_raised(monkeypatch, capsys):
    def wrong(*_: object) -> str:
        raise ZeroDivisionError

    monkeypatch.setattr(fuzz, "opened", wrong)
    assert fuzz.main(["-n", "1", "--seed", "7"]) == 1
    assert "seed 7" in capsys.readouterr().err


def test_it_is_noticed_when_a_file_is_changed(monkeypatch):
    monkeypatch.setattr(fuzz, "opened", lambda path, spoilt: str(path.write_bytes(b"x")))
    with pytest.raises(fuzz.Wrong, match="not as it was"):
        fuzz.fuzz(1)


def test_the_command_says_what_came_of_it(capsys):
    assert fuzz.main(["-n", "20"]) == 0
    assert "opened" in capsys.readouterr().out
