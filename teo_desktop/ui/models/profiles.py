"""The profiles as a list whose names can be edited in place."""

from __future__ import annotations

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt, Signal

from teo_desktop.profiles import BadName, Profile
from teo_desktop.ui.profile_store import ProfileStore

AnyIndex = QModelIndex | QPersistentModelIndex


class ProfilesModel(QAbstractListModel):
    """A row for each profile, by name; follows the store.

    Signals:
        refused(BadName): a name that was typed cannot be.
    """

    refused = Signal(object)

    def __init__(self, store: ProfileStore, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._store = store
        self._rows: tuple[Profile, ...] = store.profiles
        store.changed.connect(self._follow)

    def profile(self, index: AnyIndex) -> Profile | None:
        """The profile in this row; None where there is no row."""
        return self._rows[index.row()] if index.isValid() else None

    def row_of(self, id: str) -> QModelIndex:
        """Where this profile stands; an invalid index when it does not."""
        row = next((row for row, profile in enumerate(self._rows) if profile.id == id), -1)
        return self.index(row, 0)

    def _follow(self) -> None:
        rows = self._store.profiles
        if {profile.id for profile in rows} != {profile.id for profile in self._rows}:
            self.beginResetModel()
            self._rows = rows
            self.endResetModel()
        elif rows != self._rows:
            self._reorder(rows)

    def _reorder(self, rows: tuple[Profile, ...]) -> None:
        """Take over new names without a reset, in which the editor would be lost that is just handing one over."""
        self.layoutAboutToBeChanged.emit()
        before = self.persistentIndexList()
        ids = [self._rows[index.row()].id for index in before]
        self._rows = rows
        self.changePersistentIndexList(before, [self.row_of(id) for id in ids])
        self.layoutChanged.emit()
        self.dataChanged.emit(self.index(0, 0), self.index(len(rows) - 1, 0))

    def rowCount(self, parent: AnyIndex = QModelIndex()) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def flags(self, index: AnyIndex) -> Qt.ItemFlag:
        flags = super().flags(index)
        return flags | Qt.ItemFlag.ItemIsEditable if index.isValid() else flags

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        profile = self.profile(index)
        if profile is None or role not in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.EditRole):
            return None
        return profile.name

    def setData(self, index: AnyIndex, value: object, role: int = Qt.ItemDataRole.EditRole) -> bool:
        profile = self.profile(index)
        if profile is None or role != Qt.ItemDataRole.EditRole:
            return False
        try:
            return self._store.rename(profile.id, str(value))
        except BadName as error:
            self.refused.emit(error)
            return False
