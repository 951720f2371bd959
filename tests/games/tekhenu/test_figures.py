"""Corrected figures: read from a file, checked, carried in the set-up, applied."""

from __future__ import annotations

import json
import pickle

import pytest

from teo_desktop.games import tekhenu
from teo_desktop.games.tekhenu import figures
from teo_desktop.games.tekhenu.catalog import read_data
from teo_desktop.games.tekhenu.figures import BadFigures, figures_of, read
from teo_desktop.games.tekhenu.horus import statue_cost
from teo_desktop.games.tekhenu.setup import new_game
from teo_desktop.games.tekhenu.state import Setup
from teo_desktop.kernel.codec import BadData
from tests.games.tekhenu.content import setup


def test_the_built_in_file_differs_in_nothing():
    assert read(read_data("house")) == ()
    assert read("") == ()


def test_only_what_differs_is_carried():
    text = (
        "[statue_track]\ngranite_cost = [1, 1, 1, 1, 1, 1]\n\n[building_row]\nbread = [0, 1, 0, 1, 0, 2, 0, 2, 0, 0]\n"
    )
    assert read(text) == (("statue_track.granite_cost", "[1,1,1,1,1,1]"),)


def test_figures_of_a_game_count_in_it():
    overrides = read("[statue_track]\ngranite_cost = [5, 2, 2, 3, 3, 4]\n")
    game = new_game(Setup(2, figures=overrides), 1)
    assert statue_cost(game, game.players[0], 0) == (0, 0, 0, 5, 0, 0)
    twin = tekhenu.game_from_json(json.loads(json.dumps(tekhenu.game_to_json(game))))
    assert statue_cost(twin, twin.players[0], 0) == (0, 0, 0, 5, 0, 0)
    assert pickle.loads(pickle.dumps(game)).layout.figures is figures_of(overrides)


@pytest.mark.parametrize(
    ("text", "line", "figure", "problem"),
    [
        ("[statue_track]\ngranite_cost = [1, 2\n", 3, "", "syntax"),
        ("x = 1\n", 1, "x", "unknown"),
        ("\n[statue_track]\n\ngold_cost = [1]\n", 4, "statue_track.gold_cost", "unknown"),
        ("[statue_track]\ngranite_cost = [1, 2, 2, 3, 3]\n", 2, "statue_track.granite_cost", "missing"),
        ("[statue_track]\ngranite_cost = [1, 2, 2, 3, 3, 40]\n", 2, "statue_track.granite_cost", "impossible"),
        ("[statue_track]\ngranite_cost = [1, 2, 2, 3, 3, 4, 4]\n", 2, "statue_track.granite_cost", "impossible"),
        ("[statue_track]\ngranite_cost = [1, 2, 2, 3, 3, true]\n", 2, "statue_track.granite_cost", "impossible"),
        ("[horus]\npreprinted = ['ra', 'ra', 'ra', 'ra', 'ra', 'ra']\n", 2, "horus.preprinted", "impossible"),
        ("[horus]\nbonus = [{}, {}, {}, {}, {}, { silver = 1 }]\n", 2, "horus.bonus", "impossible"),
        ("[pillar_tiles]\n\n[pillar_tiles.P05]\ncost = {}\n", 3, "pillar_tiles.P05", "missing"),
        ("[pillar_tiles]\nP05.cost = { limestone = 1 }\n", 2, "pillar_tiles.P05", "missing"),
        ("[pillar_tiles]\nP99 = {}\n", 2, "pillar_tiles.P99", "unknown"),
        ("[decrees]\nD01 = 'scroll'\nD02 = 'moon'\n", 3, "decrees.D02", "impossible"),
        (
            "[temple_buildings]\nmin_players = [2, 2, 2, 2, 2, 2, 2, 2, 2, 1]\n",
            2,
            "temple_buildings.min_players",
            "impossible",
        ),
    ],
)
def test_what_is_wrong_is_said_with_its_line(text, line, figure, problem):
    with pytest.raises(BadFigures) as caught:
        read(text)
    assert (caught.value.line, caught.value.figure, caught.value.problem) == (line, figure, problem)


@pytest.mark.parametrize(
    "overrides",
    [
        [["statue_track.granite_cost", "[1]"]],
        [["statue_track.granite_cost", "nonsense"]],
        [["statue_track.granite_cost", "[1, 1, 1, 1, 1, 1]"]],
        [["statue_track.granite_cost", "[1,2,2,3,3,4]"]],
        [["nonsense", "1"]],
    ],
)
def test_a_record_with_impossible_figures_is_refused(overrides):
    """Impossible, not in the one form that a record has, or the built-in one."""
    with pytest.raises(BadData, match="figures"):
        tekhenu.setup_from_json(setup(2, figures=overrides))


def test_every_figure_is_replaceable():
    """House figures of every kind have a name, and a game takes what is put in their place."""
    assert set(figures.BUILT_IN) >= {"temple.row_0", "osiris.second_row_4", "decrees.D24", "pillar_tiles.P27"}
    game = new_game(
        Setup(
            2,
            preprinted=True,
            figures=read("[horus]\npreprinted = ['osiris', 'ra', 'hathor', 'bastet', 'thoth', 'horus']\n"),
        ),
        1,
    )
    assert game.layout.gods == (5, 1, 2, 3, 4, 0)
    assert game.layout.slots == (5, 1, 2, 3, 4, 0)
