"""Every ruling that code or tests name is written down, every one written down has a test, and every hard case too."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from teo_desktop.games import tekhenu

PACKAGE = Path(tekhenu.__file__).parent
TESTS = Path(__file__).parent
RULING = re.compile(r"\bK-[A-Z][A-Z0-9]*(?:-[A-Z0-9]+)*\b")
HARD_CASES = """
    TKD-02 TKD-03 TKD-05 TKD-06 TKD-08 TKG-01 TKG-03 TKG-04 TKG-06 TKG-07 TKG-09 TKG-10 TKG-12 TKG-13 TKG-15 TKG-16
    TKM-02 TKM-03 TKM-05 TKM-06 TKM-08 TKM-09 TKM-11 TKM-12 BOT-01 BOT-02 BOT-04 BOT-05 BOT-07 BOT-08
""".split()
"""Situations that tables and other programs got wrong."""


def rulings() -> list[str]:
    """The ids that are defined, in their order."""
    text = (PACKAGE / "rulings.md").read_text(encoding="utf-8")
    return re.findall(r"^- \*\*(K-[A-Z0-9-]+)\*\* \S", text, re.MULTILINE)


@cache
def docstrings_of_tests() -> str:
    """What the tests here say that they prove."""
    found = []
    for path in sorted(TESTS.glob("test_*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        tests = (node for node in tree.body if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"))
        found += [ast.get_docstring(node) or "" for node in tests]
    return "\n".join(found)


def test_every_ruling_is_defined_once():
    """An id has one meaning."""
    assert len(rulings()) == len(set(rulings())) > 50


def test_every_ruling_named_is_defined():
    """In code, data and tests."""
    for path in sorted([*PACKAGE.rglob("*.py"), *PACKAGE.rglob("*.toml"), *TESTS.rglob("*.py")]):
        named = set(RULING.findall(path.read_text(encoding="utf-8")))
        assert named <= set(rulings()), path.name


def test_every_ruling_has_a_test():
    """The test's docstring quotes the id."""
    assert set(rulings()) <= set(RULING.findall(docstrings_of_tests()))


@pytest.mark.parametrize("case", HARD_CASES)
def test_every_hard_case_has_a_test(case):
    """The test's docstring quotes the id."""
    assert re.search(rf"\b{case}\b", docstrings_of_tests())
