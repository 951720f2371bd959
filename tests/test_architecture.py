"""What keeps the project in order and no other tool checks: see CONTRIBUTING, "Where things live"."""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = ROOT / "teo_desktop"
LONGEST_MODULE = 500

# Words that only one of the games knows. "Worker" and "tile" are among them: a kernel speaks of seats and choices.
GAME_WORDS = frozenset(
    """
    altar anubis architect ascension avenue bastet botankhamun building cacao calendar card cocoa decoration dice die
    discovery eclipse god gold happiness hathor horus maat mastery noble obelisk osiris palace papyrus pillar
    pyramid quarry ra sarcophagus scale scribe statue stone technology tekhenu temple teotibot teotihuacan thoth tile
    wood worker workshop worship
    """.split()
)
SENTENCE = re.compile(r"^[A-Z][a-z]+[,:]? \w|\w \w.*[.?!]$|[a-z][?!]$")
"""Begins with a capital letter as words for people do, or ends as a sentence."""


def modules(part: str = "") -> list[Path]:
    """The modules of the package, or of this part of it."""
    path = PACKAGE / part
    return sorted(path.rglob("*.py")) if path.is_dir() else [path.with_suffix(".py")]


def name_of(path: Path) -> str:
    """The dotted name of a module."""
    return ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")


def imported(tree: ast.AST) -> Iterator[str]:
    """The modules that a piece of code imports, wherever in it."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def test_every_module_stands_in_the_contract_of_layers():
    content = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    layers = next(c["layers"] for c in content["tool"]["importlinter"]["contracts"] if c["type"] == "layers")
    listed = {name.strip(" ()\n") for layer in layers for name in layer.split(":")}
    packages = {"teo_desktop", "teo_desktop.ui"}
    outside = [
        name
        for name in map(name_of, modules())
        if name not in packages and not any(name == entry or name.startswith(entry + ".") for entry in listed)
    ]
    assert not outside, "add them to a layer in pyproject.toml"


def test_every_module_outside_the_ui_is_forbidden_to_reach_qt():
    content = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    contract = next(c for c in content["tool"]["importlinter"]["contracts"] if c["type"] == "forbidden")
    outside = {".".join(name_of(path).split(".")[:2]) for path in modules() if "ui" not in path.parts}
    unlisted = outside - set(contract["source_modules"]) - {"teo_desktop", "teo_desktop.__main__"}
    assert not unlisted, "add them to the contract in pyproject.toml"


@pytest.mark.parametrize("part", ["kernel", "games", "__main__"])
def test_no_qt_below_the_ui(part):
    for path in modules(part):
        qt = [name for name in imported(parsed(path)) if name.startswith(("PySide6", "shiboken6"))]
        assert not qt, f"{path} imports {qt}"


@pytest.mark.parametrize("part", ["__main__", "cli"])
def test_the_command_line_imports_the_ui_only_when_a_window_is_asked_for(part):
    for path in modules(part):
        at_start = [node for node in parsed(path).body if isinstance(node, ast.Import | ast.ImportFrom)]
        ui = [name for node in at_start for name in imported(node) if name.startswith("teo_desktop.ui")]
        assert not ui, f"{path} imports {ui} at its start"


@pytest.mark.parametrize("path", modules("kernel"), ids=name_of)
def test_the_kernel_knows_no_word_of_a_game(path):
    words = re.findall(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])", path.read_text(encoding="utf-8"))
    singular = {word.lower().removesuffix("s") for word in words} | {word.lower() for word in words}
    known = singular & GAME_WORDS
    assert not known


@pytest.mark.parametrize("part", ["kernel", "games"])
def test_no_text_for_people_below_the_ui(part):
    translating = {"tr", "translate", "QT_TRANSLATE_NOOP", "QT_TR_NOOP", "gettext"}
    for path in modules(part):
        for node in ast.walk(parsed(path)):
            name = node.id if isinstance(node, ast.Name) else node.attr if isinstance(node, ast.Attribute) else None
            assert name not in translating, f"{path}:{node.lineno} translates"  # type: ignore[attr-defined]


@pytest.mark.parametrize("part", ["kernel", "games"])
def test_no_sentence_for_people_below_the_ui(part):
    """Words that nobody translates because they never come to a translator: only errors of ours may have some."""
    found = {f"{path}: {text!r}" for path in modules(part) for text in literals(parsed(path)) if SENTENCE.search(text)}
    assert not found


@pytest.mark.parametrize(("code", "is_text"), [('"Take a tile"', True), ('"Roll!"', True), ('"end turn"', False)])
def test_a_text_for_people_is_told_from_a_line_of_a_record(code, is_text):
    assert any(map(SENTENCE.search, literals(ast.parse(f"WORDS = {code}")))) == is_text
    assert not list(literals(ast.parse(f"raise ValueError({code})")))


def literals(tree: ast.Module) -> Iterator[str]:
    """The strings of a module that are neither documentation nor words of an error."""
    passed = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    errors = [node for node in ast.walk(tree) if isinstance(node, ast.Raise | ast.Assert)]
    passed |= {id(inner) for error in errors for inner in ast.walk(error)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in passed:
            yield node.value


def test_a_module_is_a_chapter_and_not_a_book():
    paths = [*modules(), *(ROOT / "packaging").glob("*.py"), *(ROOT / "tests" / "tools").glob("*.py")]
    lengths = {name_of(path): len(path.read_text(encoding="utf-8").splitlines()) for path in paths}
    assert {name: length for name, length in lengths.items() if length > LONGEST_MODULE} == {}


def test_packaging_hides_no_other_package_of_that_name():
    assert not (ROOT / "packaging" / "__init__.py").exists()


def test_the_project_names_no_place_outside_itself():
    """Paths of somebody's machine, or of folders beside the checkout, are there for nobody else."""
    foreign = re.compile(r"(?<![\w.:/~}])/(?:home|root|Users|work|tmp|mnt|media)/|\.\./shared|\bshared/")
    text = {".py", ".toml", ".md", ".svg", ".ts", ".txt", ".ini", ".cfg", ".conf", ".spec", ".desktop", ".csv", ".json"}
    folders = ("teo_desktop", "resources", "translations", "tests", "packaging", ".ci")
    paths = [path for folder in folders for path in (ROOT / folder).rglob("*") if path.is_file()]
    paths += [path for path in ROOT.iterdir() if path.is_file()]
    assert len(paths) > 20
    for path in paths:
        if path.suffix in text or path.name in ("run", ".gitignore", "LICENSE"):
            found = foreign.search(path.read_text(encoding="utf-8"))
            assert not found, f"{path} names {found and found[0]}"
