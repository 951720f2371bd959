"""Mistakes of ours: one sentence, a report with the save, and the program goes on."""

from __future__ import annotations

import logging
import sys
import threading
from typing import Any

import pytest

from teo_desktop import paths, saves
from teo_desktop.saves import SavedGame, Seat
from teo_desktop.ui.crash import MOST_REPORTS, CrashGuard, start_logging
from teo_desktop.ui.game_file import GameFile
from tests.ui.toy_window import session

SEATS = (Seat("human", "Anna", "blue"), Seat("human", "Bertl", "yellow"))


def mistake(text: str = "a mistake") -> BaseException:
    try:
        raise ZeroDivisionError(text)
    except ZeroDivisionError as error:
        return error


def taken(guard: CrashGuard, error: BaseException) -> None:
    guard.take(type(error), error, error.__traceback__)


@pytest.fixture
def saved(qapp) -> SavedGame:
    file = GameFile(session(), SEATS)
    file.release()
    return file.saved


@pytest.fixture(autouse=True)
def forget_what_was_logged(logged_warnings: list[Any]) -> Any:
    yield
    logged_warnings.clear()


def test_a_report_with_the_save_lies_in_the_log_folder_and_one_sentence_says_so(qapp, saved):
    said: list[str] = []
    taken(CrashGuard(lambda: saved, said.append), mistake())
    (report,) = paths.log_dir().glob("report*.txt")
    assert "ZeroDivisionError: a mistake" in report.read_text(encoding="utf-8")
    assert saves.load(report.with_suffix(".teo")).record == saved.record
    assert len(said) == 1
    assert str(report) in said[0]


def test_without_a_game_there_is_a_report_alone(qapp):
    said: list[str] = []
    taken(CrashGuard(lambda: None, said.append), mistake())
    assert len(list(paths.log_dir().iterdir())) == 1
    assert len(said) == 1


def test_the_same_mistake_is_reported_once(qapp):
    said: list[str] = []
    guard = CrashGuard(lambda: None, said.append)
    for _ in range(3):
        taken(guard, mistake())
    assert len(said) == 1


def test_a_flood_of_mistakes_ends(qapp):
    said: list[str] = []
    guard = CrashGuard(lambda: None, said.append)
    for number in range(MOST_REPORTS + 5):
        kind = type(f"Mistake{number}", (ValueError,), {})
        taken(guard, kind("another"))
    assert len(said) == MOST_REPORTS


def test_a_log_folder_that_takes_nothing_is_said_too(qapp):
    paths.data_dir().write_text("in the way")
    said: list[str] = []
    taken(CrashGuard(lambda: None, said.append), mistake())
    assert "no report" in said[0]


def test_a_mistake_while_reporting_comes_back_as_itself(qapp):
    def say(_: str) -> None:
        raise LookupError("no window")

    guard = CrashGuard(lambda: None, say)
    with pytest.raises(LookupError):
        taken(guard, mistake())


def test_installed_it_takes_what_nobody_caught(qapp, monkeypatch):
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)
    monkeypatch.setattr(threading, "excepthook", threading.excepthook)
    said: list[str] = []
    CrashGuard(lambda: None, said.append).install()
    error = mistake()
    sys.excepthook(type(error), error, error.__traceback__)
    thread = threading.Thread(target=lambda: 1 // 0)
    thread.start()
    thread.join()
    assert len(said) == 1, "the thread's own mistake goes into the log alone"


@pytest.fixture
def own_logging() -> Any:
    from PySide6.QtCore import qInstallMessageHandler

    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    yield
    for handler in root.handlers:
        if handler not in handlers:
            handler.close()
    root.handlers[:] = handlers
    root.setLevel(level)
    qInstallMessageHandler(None)


def test_the_log_lies_in_its_folder(qapp, own_logging):
    start_logging()
    logging.getLogger("teo_desktop").info("a line")
    assert "a line" in (paths.log_dir() / "teo-desktop.log").read_text(encoding="utf-8")


def test_without_a_folder_the_log_goes_to_standard_error_alone(qapp, own_logging):
    paths.data_dir().write_text("in the way")
    start_logging()
    logging.getLogger("teo_desktop").info("a line")
    assert paths.data_dir().read_text() == "in the way"
