"""What conftest.py promises to find is found: each of these tests would pass without it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]

SUITE = """
import logging
import pytest
from PySide6.QtCore import QThread, QTimer, QVariantAnimation
from PySide6.QtWidgets import QWidget

KEPT = []

def test_timer(qapp):
    KEPT.append(QTimer())
    KEPT[-1].start(60_000)

def test_thread(qapp):
    KEPT.append(QThread())
    KEPT[-1].start()

def test_animation(qapp):
    KEPT.append(QVariantAnimation(duration=60_000, startValue=0.0, endValue=1.0))
    KEPT[-1].start()

def test_warning():
    logging.getLogger("anywhere").warning("not expected")

def test_qt_warning(qapp):
    QTimer.singleShot(-1, lambda: None)

def test_timer_that_was_stopped(qapp):
    KEPT.append(QTimer())
    KEPT[-1].start(60_000)
    KEPT[-1].stop()

def test_timer_of_a_widget_that_is_gone(qtbot):
    widget = QWidget()
    qtbot.addWidget(widget)
    widget.timer = QTimer(widget)
    widget.timer.start(60_000)

def test_expected_warning(logged_warnings):
    logging.getLogger("anywhere").warning("expected")
    assert logged_warnings.pop().getMessage() == "expected"
"""


@pytest.fixture(scope="module")
def report(tmp_path_factory):
    """What pytest says of the suite above, under the project's own settings."""
    folder = tmp_path_factory.mktemp("suite")
    for name in ("tests/conftest.py", "tests/fonts.conf", "pyproject.toml"):
        shutil.copy(ROOT / name, folder)
    (folder / "test_suite.py").write_text(SUITE, encoding="utf-8")
    command = [
        sys.executable,
        "-m",
        "pytest",
        "-rA",
        "-p",
        "no:cacheprovider",
        "--rootdir",
        str(folder),
        "test_suite.py",
    ]
    environment = dict(os.environ, COLUMNS="200")
    return subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True).stdout


@pytest.mark.parametrize(
    ("test", "reason"),
    [
        ("test_timer", "left running: QTimer"),
        ("test_thread", "left running: QThread"),
        ("test_animation", "left running: QVariantAnimation"),
        ("test_warning", "logged: WARNING not expected"),
    ],
)
def test_what_is_left_behind_fails_the_test_that_left_it(report, test, reason):
    assert f"ERROR test_suite.py::{test} - Failed: {reason}" in report


def test_a_warning_of_qt_fails_the_test(report):
    assert "FAILED test_suite.py::test_qt_warning" in report


@pytest.mark.parametrize(
    "test", ["test_timer_that_was_stopped", "test_timer_of_a_widget_that_is_gone", "test_expected_warning"]
)
def test_what_was_put_away_is_no_failure(report, test):
    assert f"PASSED test_suite.py::{test}\n" in report
    assert f"ERROR test_suite.py::{test}" not in report
