"""Writing without waiting for the disk: in a thread of its own, the newest last, nothing lost at the end."""

from __future__ import annotations

import threading
from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from teo_desktop.ui.storage import StorageError


class Writer(QObject):
    """Writes what it is given. What is overtaken by something newer before its turn comes is left out.

    The thread lives only while there is something to write, and the program does not end before it has ended.

    Signals:
        wrote(object): something has been written (None), or the ``StorageError`` that says why not.
    """

    wrote = Signal(object)
    _ended = Signal()

    def __init__(self, write: Callable[[bytes], None], parent: QObject | None = None) -> None:
        """``write`` is called in the thread and may raise ``StorageError``."""
        super().__init__(parent)
        self._write = write
        self._next: bytes | None = None
        self._thread: threading.Thread | None = None
        self._results: list[StorageError | None] = []
        self._guard = threading.Condition()
        self._ended.connect(self._tell)

    def put(self, data: bytes) -> None:
        """Write this as soon as possible, after what is being written now."""
        with self._guard:
            self._next = data
            if self._thread is None:
                self._thread = threading.Thread(target=self._run, name="writer")
                self._thread.start()

    def flush(self) -> None:
        """Wait until everything is written and told."""
        with self._guard:
            while self._thread is not None:
                self._guard.wait()
        self._tell()

    def _run(self) -> None:
        try:
            while (data := self._taken()) is not None:
                problem = None
                try:
                    self._write(data)
                except StorageError as error:
                    problem = error
                with self._guard:
                    self._results.append(problem)
                self._ended.emit()
        except BaseException:  # a mistake of ours is loud, but nobody waits for it for ever
            self._stop()
            raise

    def _taken(self) -> bytes | None:
        """What is to be written next; when there is nothing, the thread is at its end."""
        with self._guard:
            data, self._next = self._next, None
            if data is None:
                self._stop()
            return data

    def _stop(self) -> None:
        with self._guard:
            self._thread = None
            self._guard.notify_all()

    def _tell(self) -> None:
        with self._guard:
            results, self._results = self._results, []
        for result in results:
            self.wrote.emit(result)
