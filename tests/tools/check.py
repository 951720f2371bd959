"""Everything that must hold: format, lint, types, import contracts, all tests; with arguments: pytest alone."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[2]
PYTEST = ("-m", "pytest", "-n", "2", "--dist", "worksteal")
# The parts whose tests run where PySide6 cannot be imported; the other tests follow in a run of their own.
WITHOUT_QT = ("tests/kernel", "tests/games")


class Step(NamedTuple):
    """One thing that must hold, and the arguments of Python that find out."""

    name: str
    arguments: tuple[str, ...]


STEPS = (
    Step("format", ("-m", "ruff", "format", "--check", ".")),
    Step("lint", ("-m", "ruff", "check", ".")),
    Step("types", ("-m", "mypy")),
    Step("types of packaging", ("-m", "mypy", "--no-explicit-package-bases", "packaging")),
    Step("import contracts", ("-c", "from importlinter.cli import lint_imports_command as main; main()")),
    Step(
        "tests of kernel and games, without Qt",
        (*PYTEST, "-p", "tests.tools.without_qt", "-p", "no:pytest-qt", *WITHOUT_QT),
    ),
    Step("all other tests", (*PYTEST, "tests", *(f"--ignore={folder}" for folder in WITHOUT_QT))),
)


def main(argv: list[str]) -> int:
    """Run the steps in order up to the first that fails; 1 when one did. The last words are pytest's own."""
    if argv:
        return min(1, call(("-m", "pytest", *argv)))
    for number, step in enumerate(STEPS, 1):
        print(f"== {number}/{len(STEPS)} {step.name}", flush=True)
        start = time.monotonic()
        if call(step.arguments):
            later = ", ".join(later.name for later in STEPS[number:])
            print(f"== failed: {step.name}" + (f" (not run: {later})" if later else ""), file=sys.stderr)
            return 1
        if number < len(STEPS):
            print(f"== {step.name}: {time.monotonic() - start:.1f} s", flush=True)
    return 0


def call(arguments: tuple[str, ...]) -> int:
    """Exit status of this Python with `arguments`, in the root of the checkout and without a display."""
    environment = dict(os.environ, QT_QPA_PLATFORM="offscreen")
    return subprocess.run([sys.executable, *arguments], cwd=ROOT, env=environment).returncode
