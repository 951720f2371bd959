"""What the table holds in common and how far the game has come, as a row of figures."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from teo_desktop.ui.adapter import Figure, GameAdapter

AnyIndex = QModelIndex | QPersistentModelIndex


class SupplyModel(QAbstractListModel):
    """A row for each figure that the game's adapter names."""

    FigureRole = Qt.ItemDataRole.UserRole + 1

    def __init__(self, adapter: GameAdapter, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._adapter = adapter
        self._game: Any = None
        self._figures: tuple[Figure, ...] = ()

    def show(self, game: Any) -> None:
        """Show the state of the game."""
        self._game = game
        self.retranslate()

    def retranslate(self) -> None:
        """Make all words anew."""
        self.beginResetModel()
        self._figures = self._adapter.supply(self._game) if self._game is not None else ()
        self.endResetModel()

    def rowCount(self, parent: AnyIndex = QModelIndex()) -> int:
        return 0 if parent.isValid() else len(self._figures)

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid() or index.row() >= len(self._figures):
            return None
        figure = self._figures[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return figure.text
        if role in (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole):
            return figure.label
        return figure if role == self.FigureRole else None
