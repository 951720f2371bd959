"""Every ruling that code or tests name is written down, every one written down has a test, and every hard case too."""

from __future__ import annotations

import ast
import importlib
import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import teo_desktop.games
from teo_desktop.games import GAMES

PACKAGES = Path(teo_desktop.games.__file__).parent
TESTS = Path(__file__).parents[1]


def content(game: str) -> Any:
    """What the tests of a game say of it: how its rulings are called, and the hard cases."""
    return importlib.import_module(f"tests.games.{game}.content")


def defined(game: str) -> list[str]:
    """The ids that the game's rulings define, in their order."""
    text = (PACKAGES / game / "rulings.md").read_text(encoding="utf-8")
    return re.findall(rf"^- \*\*({content(game).RULING}-[A-Z0-9-]+)\*\* \S", text, re.MULTILINE)


def named(game: str, text: str) -> set[str]:
    """The ids of the game's rulings that a text names."""
    return set(re.findall(rf"\b{content(game).RULING}-[A-Z][A-Z0-9]*(?:-[A-Z0-9]+)*\b", text))


@cache
def docstrings_of_tests(game: str) -> str:
    """What the tests of a game say that they prove."""
    found = []
    for path in sorted((TESTS / game).glob("test_*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        tests = (node for node in tree.body if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"))
        found += [ast.get_docstring(node) or "" for node in tests]
    return "\n".join(found)


@pytest.mark.parametrize("game", GAMES)
def test_every_ruling_is_defined_once(game):
    """An id has one meaning."""
    assert len(defined(game)) == len(set(defined(game))) > 50


@pytest.mark.parametrize("game", GAMES)
def test_every_ruling_named_is_defined(game):
    """In code, data and tests."""
    package, tests = PACKAGES / game, TESTS / game
    for path in sorted([*package.rglob("*.py"), *package.rglob("*.toml"), *tests.rglob("*.py")]):
        assert named(game, path.read_text(encoding="utf-8")) <= set(defined(game)), path.name


@pytest.mark.parametrize("game", GAMES)
def test_every_ruling_has_a_test(game):
    """The test's docstring quotes the id."""
    assert set(defined(game)) <= named(game, docstrings_of_tests(game))


@pytest.mark.parametrize(("game", "case"), [(game, case) for game in GAMES for case in content(game).HARD_CASES])
def test_every_hard_case_has_a_test(game, case):
    """The test's docstring quotes the id."""
    assert re.search(rf"\b{case}\b", docstrings_of_tests(game))
