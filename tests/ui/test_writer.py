"""The writer: in order, the newest last, and nobody waits for it but who asks to."""

from __future__ import annotations

import threading
from pathlib import Path

import pytest

from teo_desktop.ui.storage import StorageError
from teo_desktop.ui.writer import Writer


class Disk:
    """Takes what it is given when it is let; says who gave it."""

    def __init__(self) -> None:
        self.taken: list[bytes] = []
        self.is_free = threading.Event()
        self.begun = threading.Event()
        self.is_full = False

    def __call__(self, data: bytes) -> None:
        self.begun.set()
        assert self.is_free.wait(30)
        assert threading.current_thread() is not threading.main_thread()
        if self.is_full:
            raise StorageError(Path("x"), "full")
        self.taken.append(data)


@pytest.fixture
def disk() -> Disk:
    return Disk()


def test_what_is_overtaken_is_left_out_and_the_newest_is_written_last(qapp, disk):
    writer = Writer(disk)
    writer.put(b"1")
    assert disk.begun.wait(30)
    for data in (b"2", b"3", b"4"):
        writer.put(data)
    assert disk.taken == []
    disk.is_free.set()
    writer.flush()
    assert disk.taken == [b"1", b"4"]


def test_it_says_how_it_went_in_the_thread_of_the_window(qapp, qtbot, disk):
    disk.is_free.set()
    writer = Writer(disk)
    heard: list[tuple[object, bool]] = []
    writer.wrote.connect(lambda problem: heard.append((problem, threading.current_thread() is threading.main_thread())))
    with qtbot.waitSignal(writer.wrote):
        writer.put(b"1")
    assert heard == [(None, True)]
    disk.is_full = True
    writer.put(b"2")
    writer.flush()
    assert len(heard) == 2
    assert isinstance(heard[1][0], StorageError)
    qapp.processEvents()
    assert len(heard) == 2, "it is said once"
    disk.is_full = False
    writer.put(b"3")
    writer.flush()
    assert heard[2] == (None, True)


def test_there_is_nothing_to_wait_for_where_nothing_was_written(qapp, disk):
    Writer(disk).flush()


def test_a_mistake_of_ours_is_loud_and_does_not_make_anybody_wait(qapp, monkeypatch):
    heard: list[object] = []
    monkeypatch.setattr(threading, "excepthook", lambda arguments: heard.append(arguments.exc_value))

    def wrong(data: bytes) -> None:
        raise ZeroDivisionError

    writer = Writer(wrong)
    writer.put(b"1")
    writer.flush()
    for thread in threading.enumerate():
        if thread.name == "writer":
            thread.join(30)
    assert [type(error) for error in heard] == [ZeroDivisionError]
