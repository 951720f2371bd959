"""The campaigns as a list: the name, and below it what it is and how far it has come."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from teo_desktop.ui.campaign_store import CampaignStore, Found
from teo_desktop.ui.texts.campaigns import progress_text

AnyIndex = QModelIndex | QPersistentModelIndex


class CampaignsModel(QAbstractListModel):
    """All campaigns of the store; a name can be edited in place."""

    PathRole = Qt.ItemDataRole.UserRole + 1
    """The file."""

    def __init__(self, store: CampaignStore, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._store = store
        self._rows: Sequence[Found] = ()
        store.changed.connect(self.refresh)

    def refresh(self) -> None:
        """Look at the files again."""
        rows = self._store.all()
        if [row.path for row in rows] == [row.path for row in self._rows]:
            self._rows = rows
            if rows:
                self.dataChanged.emit(self.index(0), self.index(len(rows) - 1))
            return
        self.beginResetModel()
        self._rows = rows
        self.endResetModel()

    def found(self, index: AnyIndex) -> Found | None:
        """What a row is about."""
        return self._rows[index.row()] if index.isValid() else None

    def index_of(self, path: Path) -> QModelIndex:
        """The row of a file; an invalid index when it is not there."""
        place = next((place for place, row in enumerate(self._rows) if row.path == path), -1)
        return self.index(place) if place >= 0 else QModelIndex()

    def rowCount(self, parent: AnyIndex = QModelIndex()) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def flags(self, index: AnyIndex) -> Qt.ItemFlag:
        flags = super().flags(index)
        found = self.found(index)
        return flags | Qt.ItemFlag.ItemIsEditable if found is not None and found.campaign is not None else flags

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        found = self.found(index)
        if found is None:
            return None
        if role == self.PathRole:
            return found.path
        if found.campaign is None:
            if role == Qt.ItemDataRole.ToolTipRole:
                return found.problem
            return found.path.name if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.EditRole) else None
        if role == Qt.ItemDataRole.EditRole:
            return found.campaign.name
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
            return f"{found.campaign.name}\n{progress_text(found.campaign)}"
        return None

    def setData(self, index: AnyIndex, value: object, role: int = Qt.ItemDataRole.EditRole) -> bool:
        found = self.found(index)
        if found is None or role != Qt.ItemDataRole.EditRole:
            return False
        return self._store.rename(found.path, str(value))
