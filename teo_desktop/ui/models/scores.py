"""The score sheet and the curve of the points: where each player's points came from, and how they grew."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt
from PySide6.QtGui import QFont

from teo_desktop.kernel.events import Event
from teo_desktop.kernel.rules import Rules
from teo_desktop.ui.adapter import GameAdapter, SeatLook

AnyIndex = QModelIndex | QPersistentModelIndex
Sheet = Mapping[int, Mapping[str, int]]
"""Points by seat and category."""
EARLIER = ""
"""The category of points whose events are not known: the game goes on from a state without its record."""


class Tally(NamedTuple):
    """Points out of the events: by period and category, and the sums after each chapter of the log."""

    periods: tuple[Sheet, ...]
    curve: tuple[tuple[int, ...], ...]
    """By chapter, from the start: the points of each seat."""
    marks: tuple[int, ...]
    """The places in the curve where a period ended."""
    totals: tuple[int, ...]


def tally(adapter: GameAdapter, rules: Rules, events: Iterable[Event], totals: Sequence[int]) -> Tally:
    """Count the points of all events so far; ``totals`` are those of the game as it stands."""
    return Counting(adapter, rules).tally([*events], totals)


class Counting:
    """Counts the points of a game as it grows: what was counted before is not counted again."""

    def __init__(self, adapter: GameAdapter, rules: Rules) -> None:
        self._adapter, self._rules = adapter, rules
        self._events: list[Event] = []
        self._periods: list[dict[int, dict[str, int]]] = [{}]
        self._chapters: list[dict[int, int]] = [{}]
        """The points of each seat."""
        self._marks: list[int] = []

    def tally(self, events: Sequence[Event], totals: Sequence[int]) -> Tally:
        """The points of all these events; ``totals`` are those of the game after them."""
        seats = range(len(totals))
        if self._events != list(events[: len(self._events)]):
            self._events, self._periods, self._chapters, self._marks = [], [{}], [{}], []
        for event in events[len(self._events) :]:
            self._add(event)
        self._events = list(events)
        points = [totals[seat] - sum(step.get(seat, 0) for step in self._chapters) for seat in seats]
        sheets: list[Sheet] = [{seat: dict(sheet) for seat, sheet in period.items()} for period in self._periods]
        if any(points):
            sheets[0] = {seat: {**sheets[0].get(seat, {}), EARLIER: points[seat]} for seat in seats}
        curve = [tuple(points)]
        for step in self._chapters:
            points = [points[seat] + step.get(seat, 0) for seat in seats]
            curve.append(tuple(points))
        return Tally(tuple(sheets), tuple(curve), tuple(self._marks), tuple(totals))

    def _add(self, event: Event) -> None:
        if self._adapter.opens_chapter(event):
            self._chapters.append({})
        period, chapter = self._periods[-1], self._chapters[-1]
        for seat, sheet in self._rules.points_by_category((event,)).items():
            chapter[seat] = chapter.get(seat, 0) + sum(sheet.values())
            row = period.setdefault(seat, {})
            for category, points in sheet.items():
                row[category] = row.get(category, 0) + points
        if self._adapter.opens_period(event):
            self._periods.append({})
            self._marks.append(len(self._chapters))


class Row(NamedTuple):
    """A row of the sheet: a group, or one of its categories, or the sum of all."""

    kind: str
    key: str
    points: tuple[int | None, ...]


GROUP, CATEGORY, SUM = "group", "category", "sum"
WHOLE = -1
"""All periods together."""


class ScoresModel(QAbstractTableModel):
    """A row for each group in which somebody scored, its categories below it, the sum last; a column for each seat."""

    KindRole = Qt.ItemDataRole.UserRole + 1
    """``group``, ``category`` or ``sum``."""

    def __init__(self, adapter: GameAdapter, looks: Sequence[SeatLook], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._adapter = adapter
        self._looks = looks
        self._tally = Tally((), (), (), ())
        self._period = WHOLE
        self._rows: list[Row] = []

    @property
    def periods(self) -> int:
        """How many periods have begun."""
        return len(self._tally.periods)

    @property
    def period(self) -> int:
        """The period that is shown, from 0; WHOLE for all."""
        return self._period

    def show(self, counted: Tally) -> None:
        """Show these points."""
        self.beginResetModel()
        self._tally = counted
        self._period = min(self._period, len(counted.periods) - 1)
        self._rows = self._made()
        self.endResetModel()

    def show_period(self, period: int) -> None:
        """Show one period, or WHOLE."""
        self.beginResetModel()
        self._period = period
        self._rows = self._made()
        self.endResetModel()

    def groups(self) -> list[tuple[str, tuple[int, ...]]]:
        """Where the points of the whole game came from, as on the sheet: the name of each group, its points by seat."""
        rows = [row for row in self._rows_of(self._tally.periods) if row.kind == GROUP]
        return [(self._name(row), tuple(points or 0 for points in row.points)) for row in rows]

    def retranslate(self) -> None:
        """Make all words anew."""
        last = self.columnCount() - 1
        if last >= 0:
            self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, last)
        if self._rows:
            self.dataChanged.emit(self.index(0, 0), self.index(len(self._rows) - 1, 0))

    def _made(self) -> list[Row]:
        chosen = self._tally.periods if self._period == WHOLE else self._tally.periods[self._period : self._period + 1]
        return self._rows_of(chosen)

    def _rows_of(self, chosen: Sequence[Sheet]) -> list[Row]:
        seats = range(len(self._tally.totals))
        points: dict[str, dict[str, list[int | None]]] = {}
        for sheet in chosen:
            for seat in seats:
                for category, more in sheet.get(seat, {}).items():
                    group = self._adapter.group_of(category) if category != EARLIER else EARLIER
                    row = points.setdefault(group, {}).setdefault(category, [None for _ in seats])
                    row[seat] = (row[seat] or 0) + more
        rows: list[Row] = []
        for group, categories in points.items():
            rows.append(Row(GROUP, group, _added(list(categories.values()))))
            if len(categories) > 1:
                rows += [Row(CATEGORY, category, tuple(row)) for category, row in categories.items()]
        if self._tally.totals:
            sums = [row.points for row in rows if row.kind == GROUP]
            rows.append(Row(SUM, "", tuple(sum(points[seat] or 0 for points in sums) for seat in seats)))
        return rows

    def rowCount(self, parent: AnyIndex = QModelIndex()) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: AnyIndex = QModelIndex()) -> int:
        return 0 if parent.isValid() else len(self._tally.totals) + 1

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        row, is_name = self._rows[index.row()], index.column() == 0
        if role == Qt.ItemDataRole.TextAlignmentRole:
            side = Qt.AlignmentFlag.AlignLeft if is_name else Qt.AlignmentFlag.AlignRight
            return side | Qt.AlignmentFlag.AlignVCenter
        if role == Qt.ItemDataRole.FontRole and row.kind != CATEGORY:
            bold = QFont()
            bold.setBold(True)
            return bold
        if role == self.KindRole:
            return row.kind
        if (role == Qt.ItemDataRole.ToolTipRole and is_name) or role == Qt.ItemDataRole.DisplayRole:
            return self._name(row) if is_name else self._number(row.points[index.column() - 1])
        return None

    def _number(self, points: int | None) -> str:
        return "" if points is None else str(points)

    def _name(self, row: Row) -> str:
        if row.kind == SUM:
            return self.tr("Together")
        if row.key == EARLIER:
            return self.tr("Before the part that is known")
        return self._adapter.group_text(row.key) if row.kind == GROUP else self._adapter.category_text(row.key)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if orientation is not Qt.Orientation.Horizontal or section == 0:
            return None
        shows = role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole)
        return self._looks[section - 1].name if shows else None


def _added(rows: Sequence[Sequence[int | None]]) -> tuple[int | None, ...]:
    columns = list(zip(*rows, strict=True))
    return tuple(
        None if all(points is None for points in column) else sum(points or 0 for points in column)
        for column in columns
    )


class CurveModel(QAbstractTableModel):
    """How the points grew: a row after each chapter of the log, a column for each seat."""

    def __init__(self, looks: Sequence[SeatLook], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._looks = looks
        self.curve: tuple[tuple[int, ...], ...] = ()
        self.marks: tuple[int, ...] = ()

    def show(self, counted: Tally) -> None:
        """Show these points."""
        self.beginResetModel()
        self.curve = counted.curve
        self.marks = counted.marks
        self.endResetModel()

    def retranslate(self) -> None:
        """Make all words anew."""
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, len(self._looks) - 1)
        if self.curve:
            self.headerDataChanged.emit(Qt.Orientation.Vertical, 0, len(self.curve) - 1)

    def rowCount(self, parent: AnyIndex = QModelIndex()) -> int:
        return 0 if parent.isValid() else len(self.curve)

    def columnCount(self, parent: AnyIndex = QModelIndex()) -> int:
        return 0 if parent.isValid() else len(self._looks)

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        return str(self.curve[index.row()][index.column()]) if role == Qt.ItemDataRole.DisplayRole else None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        return self._looks[section].name if orientation is Qt.Orientation.Horizontal else str(section)
