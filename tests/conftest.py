"""What holds for every test: the person's own files are safe, nothing is left running, no warning is logged.

Works without Qt too: the tests of kernel and games run where PySide6 cannot be imported.
"""

from __future__ import annotations

import logging
import os
import sys
import tempfile
from collections.abc import Callable, Iterator
from functools import wraps
from pathlib import Path
from typing import Any
from weakref import WeakSet

import hypothesis
import pytest

# Before Qt is imported by anything: no display, the fonts of the project, a home of its own.
os.environ["QT_QPA_PLATFORM"] = "offscreen"
os.environ["FONTCONFIG_FILE"] = str(Path(__file__).with_name("fonts.conf"))
_HOME = tempfile.TemporaryDirectory(prefix="teo-desktop-tests-", ignore_cleanup_errors=True)
os.environ["HOME"] = _HOME.name
for _variable in ("XDG_CACHE_HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME"):
    os.environ[_variable] = str(Path(_HOME.name, _variable.lower()))

# The vocabularies beside the tests assert too: let their failures speak as those of the tests do.
pytest.register_assert_rewrite("tests.kernel", "tests.games", "tests.ui")

# The same examples in every run, and no time limit for one.
hypothesis.settings.register_profile(
    "fixed",
    derandomize=True,
    deadline=None,
    database=None,
    suppress_health_check=[hypothesis.HealthCheck.too_slow],
)
hypothesis.settings.load_profile("fixed")


@pytest.fixture(autouse=True)
def data_dir(monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder for saves, settings and logs of this test: a new one each time, made when something is written."""
    _Count.tests += 1
    folder = tmp_path_factory.getbasetemp() / f"data{_Count.tests}"
    monkeypatch.setenv("TEO_DESKTOP_DATA_DIR", str(folder))
    return folder


class _Count:
    tests = 0


# ---- what a test must not leave behind


@pytest.fixture(autouse=True)
def logged_warnings() -> Iterator[list[logging.LogRecord]]:
    """The warnings logged so far. A test that expects one pops it; any left at the end fails the test."""
    records: list[logging.LogRecord] = []

    class Collector(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            records.append(record)

    collector = Collector(logging.WARNING)
    logging.getLogger().addHandler(collector)
    yield records
    logging.getLogger().removeHandler(collector)
    if records:
        pytest.fail(
            "logged: " + "; ".join(f"{record.levelname} {record.getMessage()}" for record in records), pytrace=False
        )


@pytest.fixture(autouse=True)
def nothing_left_running() -> Iterator[None]:
    """Fail the test that leaves a QTimer, QThread or animation running: it would go on in the tests after it."""
    if "PySide6.QtCore" not in sys.modules:
        yield
        return
    started = _watch_starts()
    started.clear()
    yield
    left = _still_running(started)
    if left:
        pytest.fail("left running: " + ", ".join(left), pytrace=False)


def _watch_starts() -> WeakSet[Any]:
    """Have the `start` methods of Qt note their objects; returns the notes. Wraps each method only once."""
    from PySide6 import QtCore

    if not hasattr(_watch_starts, "started"):
        started: WeakSet[Any] = WeakSet()
        for qt_class in (QtCore.QTimer, QtCore.QThread, QtCore.QAbstractAnimation):
            qt_class.start = _noting(qt_class.start, started)  # type: ignore[method-assign]
        _watch_starts.started = started  # type: ignore[attr-defined]
    return _watch_starts.started  # type: ignore[attr-defined]


def _noting(start: Callable[..., Any], started: WeakSet[Any]) -> Callable[..., Any]:
    @wraps(start)
    def noted(self: Any, *arguments: Any, **keywords: Any) -> Any:
        started.add(self)
        return start(self, *arguments, **keywords)

    return noted


def _still_running(started: WeakSet[Any]) -> list[str]:
    """Name what runs on although everything due for deletion is gone, and stop it, so that one test alone fails."""
    import shiboken6
    from PySide6 import QtCore

    QtCore.QCoreApplication.sendPostedEvents(None, QtCore.QEvent.Type.DeferredDelete.value)
    left = []
    for thing in list(started):
        if not shiboken6.isValid(thing):
            continue
        if isinstance(thing, QtCore.QTimer) and thing.isActive():
            thing.stop()
        elif isinstance(thing, QtCore.QThread) and thing.isRunning():
            thing.quit()
            thing.wait(5000)
        elif isinstance(thing, QtCore.QAbstractAnimation) and thing.state() != QtCore.QAbstractAnimation.State.Stopped:
            thing.stop()
        else:
            continue
        left.append(f"{type(thing).__name__} {thing.objectName()!r}")
    return left
