"""The door to the developers' commands, and the run in which PySide6 cannot be imported."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from tests.tools import __main__ as door
from tests.tools import check

ROOT = Path(__file__).resolve().parents[1]


def test_every_command_has_a_line_of_help():
    assert "check" in door.commands()
    assert "without_qt" not in door.commands()  # no command: it has no main
    assert all(door.commands().values())


def test_an_unknown_command_is_answered_with_the_list(capsys):
    assert door.main(["chekc"]) == 2
    told = capsys.readouterr().err
    assert "no command 'chekc'" in told
    assert "  check    Everything that must hold" in told


def test_a_command_gets_the_arguments_after_its_name(monkeypatch):
    seen = []
    monkeypatch.setattr(check, "main", lambda argv: seen.append(argv) or 7)
    assert door.main(["check", "-k", "undo"]) == 7
    assert seen == [["-k", "undo"]]


def test_the_check_stops_at_the_first_step_that_fails(monkeypatch, capsys):
    called = []
    monkeypatch.setattr(check, "call", lambda arguments: called.append(arguments) or int("check" in arguments))
    assert check.main([]) == 1
    assert called == [step.arguments for step in check.STEPS[:2]]  # the formatter's --check is another word
    assert "failed: lint (not run: types," in capsys.readouterr().err


def test_the_check_runs_every_test_once(monkeypatch):
    """The steps name the folders without Qt in one run and leave out the same ones in the other."""
    called = []
    monkeypatch.setattr(check, "call", lambda arguments: called.append(arguments) or 0)
    assert check.main([]) == 0
    without_qt, others = called[-2:]
    assert all(folder in without_qt and f"--ignore={folder}" in others for folder in check.WITHOUT_QT)
    assert "tests" in others
    assert all((ROOT / folder).is_dir() for folder in check.WITHOUT_QT)


def test_arguments_of_the_check_go_to_pytest_alone(monkeypatch):
    called = []
    monkeypatch.setattr(check, "call", lambda arguments: called.append(arguments) or 5)
    assert check.main(["tests/ui", "-x"]) == 1
    assert called == [("-m", "pytest", "tests/ui", "-x")]


def test_without_qt_an_import_of_it_fails_the_test_that_needs_it(tmp_path):
    """Directly and by a detour; a test that needs no Qt passes."""
    (tmp_path / "detour.py").write_text("import PySide6.QtCore\n")
    (tmp_path / "test_suite.py").write_text(
        "def test_direct():\n    import PySide6.QtWidgets\n"
        "def test_detour():\n    import detour\n"
        "def test_rules():\n    import teo_desktop.kernel\n"
    )
    options = ["-rA", "-p", "tests.tools.without_qt", "-p", "no:pytest-qt", "-p", "no:cacheprovider"]
    done = subprocess.run(
        [sys.executable, "-m", "pytest", *options, "--rootdir", str(tmp_path), "-c", str(ROOT / "pyproject.toml"), "."],
        cwd=tmp_path,
        env=dict(os.environ, PYTHONPATH=f"{ROOT}{os.pathsep}{tmp_path}", COLUMNS="200"),
        capture_output=True,
        text=True,
    )
    assert "FAILED test_suite.py::test_direct - ModuleNotFoundError: PySide6 is refused here" in done.stdout
    assert "FAILED test_suite.py::test_detour" in done.stdout
    assert "PASSED test_suite.py::test_rules" in done.stdout
