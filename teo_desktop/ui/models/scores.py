"""The score sheet: where each player's points came from so far."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt
from PySide6.QtGui import QFont

from teo_desktop.ui.adapter import GameAdapter, SeatLook

AnyIndex = QModelIndex | QPersistentModelIndex


class ScoresModel(QAbstractTableModel):
    """A row for each category in which somebody scored, the sum last; first its name, then a column for each seat."""

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
            self.dataChanged.emit(self.index(0, 0), self.index(len(self._categories), 0))

    def rowCount(self, parent: AnyIndex = QModelIndex()) -> int:
        return 0 if parent.isValid() or not self._totals else len(self._categories) + 1

    def columnCount(self, parent: AnyIndex = QModelIndex()) -> int:
        return 0 if parent.isValid() else len(self._totals) + 1

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        is_name, is_sum = index.column() == 0, index.row() == len(self._categories)
        if role == Qt.ItemDataRole.TextAlignmentRole:
            side = Qt.AlignmentFlag.AlignLeft if is_name else Qt.AlignmentFlag.AlignRight
            return side | Qt.AlignmentFlag.AlignVCenter
        if role == Qt.ItemDataRole.FontRole and is_sum:
            bold = QFont()
            bold.setBold(True)
            return bold
        if (role == Qt.ItemDataRole.ToolTipRole and is_name) or role == Qt.ItemDataRole.DisplayRole:
            return self._text(index.row(), index.column() - 1)
        return None

    def _text(self, row: int, seat: int) -> str:
        if row == len(self._categories):
            return str(self._totals[seat]) if seat >= 0 else self.tr("Together")
        category = self._categories[row]
        if seat < 0:
            return self._adapter.category_text(category)
        points = self._sheet.get(seat, {}).get(category)
        return "" if points is None else str(points)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if orientation is not Qt.Orientation.Horizontal or section == 0:
            return None
        return self._names[section - 1] if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole) else None
