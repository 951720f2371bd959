"""Counts, transcripts and names that a change of rules moves: whoever moves one says which rule it is.

Written anew by `python -m tests.tools perft --update` and `python -m tests.tools golden --update`.
"""

from __future__ import annotations

import pytest

from teo_desktop.games import GAMES
from tests.tools import golden, perft
from tests.tools.soak import Soak
from tests.tools.table import content

every_game = pytest.mark.parametrize("name", GAMES)
SPARE_SEEDS = range(1000, 1040)
"""Played only while the listed seeds of a soak leave something out."""


@every_game
def test_the_ways_to_go_on_are_as_many_and_in_the_order_as_written_down(name: str):
    assert list(perft.tables(name)) == perft.path_of(name).read_text(encoding="utf-8").splitlines()


@every_game
def test_whole_games_are_those_written_down(name: str):
    texts = golden.transcripts(name)
    folder = golden.path_of(name, golden.NAMES).parent
    assert sorted(path.stem for path in folder.glob("*.txt")) == sorted(texts)
    for label, text in texts.items():
        assert text.splitlines() == golden.path_of(name, label).read_text(encoding="utf-8").splitlines()


@every_game
def test_everything_occurs_in_the_games_of_the_soak(name: str):
    """Every id of the data in play, every event and every class of effects."""
    with Soak(name) as soak:
        for seed in (*content(name).SOAK_SEEDS, *SPARE_SEEDS):
            if not soak.missing:
                break
            soak.play(seed)
        assert not soak.missing
