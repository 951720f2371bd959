"""A pytest plugin (`-p tests.tools.without_qt -p no:pytest-qt`): nobody in this process can import PySide6.

The tests of kernel and games run under it, which proves that the rules need no window, neither directly nor by
a detour over another module.
"""

from __future__ import annotations

import importlib
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from types import ModuleType

import pytest

REFUSED = ("PySide6", "shiboken6")


class RefuseQt(MetaPathFinder):
    """Stands first among the finders and says that PySide6 does not exist."""

    def find_spec(self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None) -> None:
        """None leaves a module to the next finder."""
        if fullname.partition(".")[0] in REFUSED:
            raise ModuleNotFoundError(f"{fullname} is refused here: kernel and games know no Qt", name=fullname)


def pytest_addoption(parser: pytest.Parser) -> None:
    """Declare the settings of pytest-qt that stand in pyproject.toml: without its plugin they are unknown."""
    parser.addini("qt_api", "unused here")
    parser.addini("qt_log_level_fail", "unused here")
    parser.addini("qt_log_ignore", "unused here", type="linelist")


def pytest_configure() -> None:
    """Fail the run when the refusal comes too late or does not work."""
    for name in REFUSED:
        if name in sys.modules:
            raise pytest.UsageError(f"{name} was imported before it could be refused")
    sys.meta_path.insert(0, RefuseQt())
    for name in REFUSED:
        try:
            importlib.import_module(name)
        except ModuleNotFoundError:
            continue
        raise pytest.UsageError(f"{name} can be imported in spite of the refusal")
