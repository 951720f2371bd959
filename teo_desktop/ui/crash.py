"""When something of ours goes wrong: the program goes on, one sentence says so, a report lies in the log folder."""

from __future__ import annotations

import logging
import sys
import threading
import traceback
from collections.abc import Callable
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from types import TracebackType
from typing import Final

import PySide6
from PySide6.QtCore import QCoreApplication, QMessageLogContext, QtMsgType, qInstallMessageHandler, qVersion

from teo_desktop import __version__, paths, saves
from teo_desktop.saves import SavedGame

log = logging.getLogger(__name__)

MOST_REPORTS: Final = 20
"""So many different mistakes are reported in one run; a mistake in painting would come again with every picture."""
LOG_BYTES: Final = 512 * 1024

_LEVELS = {
    QtMsgType.QtDebugMsg: logging.DEBUG,
    QtMsgType.QtInfoMsg: logging.INFO,
    QtMsgType.QtWarningMsg: logging.WARNING,
    QtMsgType.QtCriticalMsg: logging.ERROR,
    QtMsgType.QtFatalMsg: logging.CRITICAL,
}


class CrashGuard:
    """Takes every exception that nobody caught. ``saved`` gives the game as it stands, ``say`` tells people."""

    def __init__(self, saved: Callable[[], SavedGame | None], say: Callable[[str], None]) -> None:
        self._saved = saved
        self._say = say
        self._seen: set[tuple[str, str, int]] = set()
        self._is_reporting = False

    def install(self) -> None:
        """From now on exceptions in slots, events and threads come here."""
        sys.excepthook = self.take
        threading.excepthook = self._take_from_thread

    def take(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        """Report an exception, once for each place where it happens."""
        if issubclass(kind, KeyboardInterrupt):
            QCoreApplication.quit()
            return
        log.error("Not caught: %s", error, exc_info=(kind, error, trace))
        last = traceback.extract_tb(trace)[-1:]
        place = (kind.__name__, last[0].filename if last else "", last[0].lineno or 0 if last else 0)
        if self._is_reporting or place in self._seen or len(self._seen) >= MOST_REPORTS:
            return
        self._seen.add(place)
        # Reporting itself must not come back here.
        self._is_reporting = True
        try:
            self._say(self._sentence(self._write("".join(traceback.format_exception(kind, error, trace)))))
        finally:
            self._is_reporting = False

    def _take_from_thread(self, arguments: threading.ExceptHookArgs) -> None:
        # Windows may be touched from their own thread only: this one goes into the log alone.
        log.error("Not caught in a thread: %s", arguments.exc_value, exc_info=arguments.exc_value)

    def _sentence(self, report: Path | None) -> str:
        if report is None:
            return QCoreApplication.translate(
                "Crash", "Something went wrong. The game goes on from its last good state; no report could be written."
            )
        return QCoreApplication.translate(
            "Crash", "Something went wrong. The game goes on from its last good state; a report lies in {file}."
        ).format(file=report)

    def _write(self, trace: str) -> Path | None:
        """The report, and beside it the game; None when the disk takes neither."""
        import platform

        report = paths.log_dir() / f"report {datetime.now():%Y-%m-%d %H.%M.%S.%f}.txt"
        about = (
            f"Teo Desktop {__version__}, Python {platform.python_version()}, "
            f"PySide6 {PySide6.__version__}, Qt {qVersion()}, {platform.platform()}"
        )
        try:
            report.parent.mkdir(parents=True, exist_ok=True)
            report.write_text(f"{about}\n\n{trace}", encoding="utf-8")
            if (saved := self._saved()) is not None:
                report.with_suffix(".teo").write_bytes(saves.to_bytes(saved))
        except OSError as error:
            log.error("No report could be written: %s", error)
            return None
        return report


class LogFile(logging.Handler):
    """The log in its folder. What turns its pages is imported with the first line: most runs have nothing to tell."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self._path = path
        self._file: logging.Handler | None = None

    def emit(self, record: logging.LogRecord) -> None:
        # Where no file can be written, warnings still go to standard error.
        with suppress(OSError):
            if self._file is None:
                from logging.handlers import RotatingFileHandler

                self._file = RotatingFileHandler(self._path, maxBytes=LOG_BYTES, backupCount=2, encoding="utf-8")
                self._file.setFormatter(self.formatter)
            self._file.emit(record)

    def close(self) -> None:
        if self._file is not None:
            self._file.close()
        super().close()


def start_logging() -> None:
    """Write the log into its folder, Qt's messages too; without a folder to write to, to standard error alone."""
    handlers: list[logging.Handler] = [logging.StreamHandler()]
    handlers[0].setLevel(logging.WARNING)
    try:
        paths.log_dir().mkdir(parents=True, exist_ok=True)
        handlers.append(LogFile(paths.log_dir() / "teo-desktop.log"))
    except OSError:
        logging.getLogger(__name__).info("There is no log file in %s", paths.log_dir())
    logging.basicConfig(
        level=logging.INFO, handlers=handlers, format="%(asctime)s %(levelname)s %(name)s: %(message)s", force=True
    )
    qInstallMessageHandler(_hear_qt)


def _hear_qt(kind: QtMsgType, _: QMessageLogContext, message: str) -> None:
    if "propagateSizeHints" not in message:
        # Said by the offscreen platform for every window, and no news.
        logging.getLogger("qt").log(_LEVELS.get(kind, logging.INFO), "%s", message)
