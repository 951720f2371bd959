"""The players as rows: who they are, what they have, how they stand."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from teo_desktop.ui.adapter import GameAdapter, PlayerRow, SeatLook

AnyIndex = QModelIndex | QPersistentModelIndex


class PlayersModel(QAbstractListModel):
    """A row for each seat, in the order of the table."""

    RowRole = Qt.ItemDataRole.UserRole + 1
    """The whole PlayerRow."""
    LookRole = Qt.ItemDataRole.UserRole + 2
    """The seat's SeatLook."""
    TurnRole = Qt.ItemDataRole.UserRole + 3
    """Whether the game waits for this seat."""

    def __init__(self, adapter: GameAdapter, looks: Sequence[SeatLook], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._adapter = adapter
        self._looks = looks
        self._game: Any = None
        self._rows: tuple[PlayerRow, ...] = ()
        self._turn: int | None = None

    def show(self, game: Any) -> None:
        """Show the state of the game."""
        self._game = game
        rows = self._adapter.player_rows(game)
        if len(rows) != len(self._rows):
            self.beginResetModel()
            self._rows = rows
            self.endResetModel()
        else:
            before, self._rows = self._rows, rows
            self._changed(number for number, row in enumerate(rows) if row != before[number])

    def show_turn(self, seat: int | None) -> None:
        """Show whom the game waits for; None when for nobody."""
        before, self._turn = self._turn, seat
        if before != seat:
            self._changed(number for number, row in enumerate(self._rows) if row.seat in (before, seat))

    def retranslate(self) -> None:
        """Make all words anew."""
        if self._game is not None:
            self.show(self._game)

    def _changed(self, rows: Iterable[int]) -> None:
        for number in rows:
            self.dataChanged.emit(self.index(number), self.index(number))

    def rowCount(self, parent: AnyIndex = QModelIndex()) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid() or index.row() >= len(self._rows):
            return None
        row = self._rows[index.row()]
        look = self._looks[row.seat]
        if role == Qt.ItemDataRole.DisplayRole:
            return look.name
        if role == Qt.ItemDataRole.AccessibleTextRole:
            figures = (figure.label for line in row.lines for figure in line)
            coming = (row.projected_label,) if row.projected_label else ()
            return f"{look.name}, {row.points}: {', '.join((*figures, *coming, *row.warnings, *row.notes))}"
        if role == self.RowRole:
            return row
        if role == self.LookRole:
            return look
        return row.seat == self._turn if role == self.TurnRole else None
