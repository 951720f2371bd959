"""The score sheet: where each player's points came from so far."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from teo_desktop.ui.adapter import GameAdapter, SeatLook

AnyIndex = QModelIndex | QPersistentModelIndex


class ScoresModel(QAbstractTableModel):
    """A row for each category in which somebody scored, the sum last; a column for each seat."""

    def __init__(self, adapter: GameAdapter, looks: Sequence[SeatLook], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._adapter = adapter
        self._names = [look.name for look in looks]
        self._categories: list[str] = []
        self._sheet: Mapping[int, Mapping[str, int]] = {}
        self._totals: tuple[int, ...] = ()

    def show(self, sheet: Mapping[int, Mapping[str, int]], totals: Sequence[int]) -> None:
        """Show points by seat and category, and the sums by seat."""
        self.beginResetModel()
        self._sheet = sheet
        self._totals = tuple(totals)
        self._categories = list(dict.fromkeys(category for row in sheet.values() for category in row))
        self.endResetModel()

    def retranslate(self) -> None:
        """Make all words anew."""
        if self._totals:
            self.headerDataChanged.emit(Qt.Orientation.Vertical, 0, len(self._categories))

    def rowCount(self, parent: AnyIndex = QModelIndex()) -> int:
        return 0 if parent.isValid() or not self._totals else len(self._categories) + 1

    def columnCount(self, parent: AnyIndex = QModelIndex()) -> int:
        return 0 if parent.isValid() else len(self._totals)

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        if index.row() == len(self._categories):
            return str(self._totals[index.column()])
        points = self._sheet.get(index.column(), {}).get(self._categories[index.row()])
        return "" if points is None else str(points)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        if orientation == Qt.Orientation.Horizontal:
            return self._names[section]
        if section == len(self._categories):
            return self.tr("Together")
        return self._adapter.category_text(self._categories[section])
