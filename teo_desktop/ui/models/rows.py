"""A table of cells that somebody else has put together: standings, results, who beat whom."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

AnyIndex = QModelIndex | QPersistentModelIndex


class Cell(NamedTuple):
    """What a cell shows, its tool tip if that says more, and whether it is a number, which stands to the right."""

    text: str
    tip: str = ""
    is_number: bool = False


class RowsModel(QAbstractTableModel):
    """Shows rows of cells below titles."""

    KeyRole = Qt.ItemDataRole.UserRole + 1
    """What the row was given as its key."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._titles: tuple[str, ...] = ()
        self._rows: tuple[tuple[Cell, ...], ...] = ()
        self._sides: tuple[str, ...] = ()
        self._keys: tuple[object, ...] = ()

    def show(
        self,
        titles: Sequence[str],
        rows: Sequence[Sequence[Cell]],
        keys: Sequence[object] = (),
        sides: Sequence[str] = (),
    ) -> None:
        """Show these rows; ``keys`` belong to the rows, ``sides`` are their titles."""
        self.beginResetModel()
        self._titles = tuple(titles)
        self._rows = tuple(tuple(row) for row in rows)
        self._keys = tuple(keys) or (None,) * len(self._rows)
        self._sides = tuple(sides)
        self.endResetModel()

    def cells(self) -> list[list[str]]:
        """Everything that is shown, the titles first."""
        return [list(self._titles), *([cell.text for cell in row] for row in self._rows)]

    def rowCount(self, parent: AnyIndex = QModelIndex()) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: AnyIndex = QModelIndex()) -> int:
        return 0 if parent.isValid() else len(self._titles)

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        cell = self._rows[index.row()][index.column()]
        if role == Qt.ItemDataRole.DisplayRole:
            return cell.text
        if role == Qt.ItemDataRole.ToolTipRole:
            return cell.tip or cell.text
        if role == self.KeyRole:
            return self._keys[index.row()]
        if role == Qt.ItemDataRole.TextAlignmentRole:
            side = Qt.AlignmentFlag.AlignRight if cell.is_number else Qt.AlignmentFlag.AlignLeft
            return side | Qt.AlignmentFlag.AlignVCenter
        return None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        if orientation is Qt.Orientation.Horizontal:
            return self._titles[section] if section < len(self._titles) else None
        return self._sides[section] if section < len(self._sides) else None
