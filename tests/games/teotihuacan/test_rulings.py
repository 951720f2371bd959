"""Every ruling that code or tests name is written down, every one written down has a test, and every hard case too."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from teo_desktop.games import teotihuacan

PACKAGE = Path(teotihuacan.__file__).parent
TESTS = Path(__file__).parent
RULING = re.compile(r"\bT-[A-Z]+(?:-[A-Z]+)*\b")
HARD_CASES = """
    SET-01 SET-02 SET-04 SET-05 SET-07 SET-08 MOV-02 MOV-03 MOV-05 MOV-06 MOV-08 MOV-09 MOV-11 MOV-12 WOR-02 WOR-03
    WOR-05 WOR-06 WOR-08 WOR-09 MAIN-01 MAIN-02 MAIN-04 MAIN-05 MAIN-07 MAIN-08 MAIN-10 MAIN-11 PYR-01 PYR-02 PYR-04
    PYR-05 PYR-07 PYR-08 DEC-02 DEC-03 TMP-01 TMP-02 TMP-04 TMP-05 TMP-07 ASC-01 ASC-03 ASC-04 ASC-06 ECL-01 ECL-03
    ECL-04 ECL-06 ECL-07 ECL-09 ECL-10 END-02 END-03 END-05 END-06 UND-02 UND-03 UND-05 UND-06 UND-08 UND-09
""".split()
"""Situations that tables and other programs got wrong."""


def rulings() -> list[str]:
    """The ids that are defined, in their order."""
    text = (PACKAGE / "rulings.md").read_text(encoding="utf-8")
    return re.findall(r"^- \*\*(T-[A-Z-]+)\*\* \S", text, re.MULTILINE)


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
