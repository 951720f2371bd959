"""What happened, line by line, in the words of the language that the window speaks now."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from teo_desktop.kernel.agenda import NOBODY
from teo_desktop.kernel.events import Event
from teo_desktop.ui.adapter import GameAdapter, SeatLook

AnyIndex = QModelIndex | QPersistentModelIndex
Words = Callable[[], str]


class Notice(NamedTuple):
    """A line that comes from the window itself (a bot slipped), after so many choices of the game."""

    after: int
    seat: int
    words: Words


class LogLine(NamedTuple):
    """A line: an event or a notice, and the number of the choice (from 1) that it belongs to; 0 is the set-up."""

    step: int
    seat: int
    content: Event | Notice


class LogModel(QAbstractListModel):
    """The events that are worth a line, oldest first."""

    SeatRole = Qt.ItemDataRole.UserRole + 1
    """The seat that it is about, or NOBODY."""
    LookRole = Qt.ItemDataRole.UserRole + 2
    """The look of that seat, or None."""
    StepRole = Qt.ItemDataRole.UserRole + 3
    """The number of the choice that caused it."""

    def __init__(self, adapter: GameAdapter, looks: Sequence[SeatLook], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._adapter = adapter
        self._looks = tuple(looks)
        self._names = tuple(look.name for look in looks)
        self._notices: list[Notice] = []
        self._lines: list[LogLine] = []
        self._step = 0

    def restart(self, batches: Iterable[Sequence[Event]]) -> None:
        """Show the set-up's events, then those of each choice."""
        self.beginResetModel()
        self._lines = []
        self._step = -1
        for events in batches:
            self._step += 1
            self._lines += self._worth_a_line(events)
            self._lines += [LogLine(self._step, notice.seat, notice) for notice in self._notices_here()]
        self._notices = [notice for notice in self._notices if notice.after <= self._step]
        self.endResetModel()

    def add(self, events: Sequence[Event]) -> None:
        """Append what another choice caused."""
        self._step += 1
        self._append(self._worth_a_line(events))

    def notice(self, seat: int, words: Words) -> None:
        """Append a line of the window's own; ``words`` says it in the language of the moment."""
        notice = Notice(self._step, seat, words)
        self._notices.append(notice)
        self._append([LogLine(self._step, seat, notice)])

    def retranslate(self) -> None:
        """Make all words anew."""
        if self._lines:
            self.dataChanged.emit(self.index(0), self.index(len(self._lines) - 1))

    def _append(self, lines: list[LogLine]) -> None:
        if lines:
            first = len(self._lines)
            self.beginInsertRows(QModelIndex(), first, first + len(lines) - 1)
            self._lines += lines
            self.endInsertRows()

    def _worth_a_line(self, events: Iterable[Event]) -> list[LogLine]:
        return [
            LogLine(self._step, getattr(event, "player", NOBODY), event)
            for event in events
            if self._adapter.event_text(event, self._names) is not None
        ]

    def _notices_here(self) -> list[Notice]:
        return [notice for notice in self._notices if notice.after == self._step]

    def _text(self, line: LogLine) -> str:
        if isinstance(line.content, Notice):
            return line.content.words()
        return self._adapter.event_text(line.content, self._names) or ""

    def rowCount(self, parent: AnyIndex = QModelIndex()) -> int:
        return 0 if parent.isValid() else len(self._lines)

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid() or index.row() >= len(self._lines):
            return None
        line = self._lines[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return self._text(line)
        if role == self.SeatRole:
            return line.seat
        if role == self.LookRole:
            return self._looks[line.seat] if line.seat != NOBODY else None
        return line.step if role == self.StepRole else None
