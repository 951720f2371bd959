"""The ways that a game has gone, as rows: the one that it goes now first, then its branches."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt, Signal
from PySide6.QtGui import QFont

from teo_desktop.ui.game_file import GameFile

AnyIndex = QModelIndex | QPersistentModelIndex
NAME, PARTS, CHOICES = range(3)
"""The columns."""


class BranchesModel(QAbstractTableModel):
    """Row 0 is the line of the game as it goes now; row n is branch n - 1. Names can be edited.

    Signals:
        renamed(int, str): this row has another name; before, it had this one.
    """

    renamed = Signal(int, str)

    def __init__(self, file: GameFile, turn_after: Callable[[int], int], parent: QObject | None = None) -> None:
        """``turn_after`` says in which turn the game stands after so many of its lines."""
        super().__init__(parent)
        self._file = file
        self._turn_after = turn_after
        self._known = len(file.branches)
        file.annotated.connect(self.refresh)

    def refresh(self) -> None:
        """Take over what has changed."""
        if len(self._file.branches) == self._known:
            # Whoever has only changed a name stays where they are.
            self.dataChanged.emit(self.index(0, 0), self.index(self._known, CHOICES))
            return
        self.beginResetModel()
        self._known = len(self._file.branches)
        self.endResetModel()

    def rowCount(self, parent: AnyIndex = QModelIndex()) -> int:
        return 0 if parent.isValid() else 1 + self._known

    def columnCount(self, parent: AnyIndex = QModelIndex()) -> int:
        return 0 if parent.isValid() else 3

    def flags(self, index: AnyIndex) -> Qt.ItemFlag:
        flags = super().flags(index)
        return flags | Qt.ItemFlag.ItemIsEditable if index.column() == NAME else flags

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid() or index.row() >= self.rowCount():
            return None
        row, column = index.row(), index.column()
        if role == Qt.ItemDataRole.EditRole and column == NAME:
            return self._name(row)
        if role == Qt.ItemDataRole.FontRole and row == 0:
            bold = QFont()
            bold.setBold(True)
            return bold
        if role == Qt.ItemDataRole.TextAlignmentRole and column != NAME:
            return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        if row == 0:
            name = self._name(0)
            words = self.tr("{name} – the game as it goes now").format(name=name) if name else ""
            return (words or self.tr("The game as it goes now")) if column == NAME else ""
        branch = self._file.branches[row - 1]
        if column == NAME:
            return branch.name or self.tr("Without a name")
        return str(len(branch.lines)) if column == CHOICES else str(self._turn_after(branch.at))

    def setData(self, index: AnyIndex, value: object, role: int = Qt.ItemDataRole.EditRole) -> bool:
        if role != Qt.ItemDataRole.EditRole or not index.isValid() or index.column() != NAME:
            return False
        row, name, before = index.row(), str(value).strip(), self._name(index.row())
        # A branch keeps its name when it is given none.
        if name or row == 0:
            self.rename(row, name)
        if self._name(row) != before:
            self.renamed.emit(row, before)
        return True

    def rename(self, row: int, name: str) -> None:
        """Give a row another name."""
        if row == 0:
            self._file.rename_line(name)
        else:
            self._file.rename_branch(row - 1, name)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if orientation is not Qt.Orientation.Horizontal or role != Qt.ItemDataRole.DisplayRole:
            return None
        return (self.tr("Name"), self.tr("Parts in turn"), self.tr("Choices from there"))[section]

    def _name(self, row: int) -> str:
        return self._file.branches[row - 1].name if row else self._file.line_name
