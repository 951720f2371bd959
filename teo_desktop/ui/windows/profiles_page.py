"""The page of the preferences on which profiles are made, renamed and deleted."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QModelIndex, Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QAbstractItemView, QHBoxLayout, QLineEdit, QListView, QVBoxLayout, QWidget

from teo_desktop.profiles import LONGEST_NAME, BadName, Profile
from teo_desktop.ui.models.profiles import ProfilesModel
from teo_desktop.ui.profile_store import ProfileStore
from teo_desktop.ui.windows.parts import button, label


class ProfilesPage(QWidget):
    """A field for a new name, the list of names to edit in place, and a line for what cannot be or can be undone."""

    def __init__(self, store: ProfileStore, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._store = store
        self._deleted: Profile | None = None
        self._chosen = ""
        self.model = ProfilesModel(store, self)
        self._about = label(role="muted", wraps=True)
        self.name = QLineEdit()
        self.name.setMaxLength(LONGEST_NAME)
        self.add_button = button()
        self.list = QListView()
        self.list.setModel(self.model)
        self.list.setSpacing(2)
        self.list.setEditTriggers(
            QAbstractItemView.EditTrigger.DoubleClicked | QAbstractItemView.EditTrigger.EditKeyPressed
        )
        self.rename_button = button()
        self.delete_button = button()
        self.message = label(wraps=True)
        self.undo_button = button()
        self._delete_keys = QShortcut(QKeySequence(QKeySequence.StandardKey.Delete), self.list)
        self._delete_keys.setContext(Qt.ShortcutContext.WidgetShortcut)
        self._lay_out()
        self._connect()
        self.retranslate()
        self._select()

    def retranslate(self) -> None:
        """Make all words anew."""
        self._about.setText(
            self.tr("Whoever is chosen for a seat of a new game has its result counted in the statistics.")
        )
        self.name.setPlaceholderText(self.tr("Name of a new profile"))
        self.name.setAccessibleName(self.tr("Name of a new profile"))
        self.list.setAccessibleName(self.tr("Profiles"))
        self.add_button.setText(self.tr("&Add"))
        self.rename_button.setText(self.tr("&Rename"))
        self.delete_button.setText(self.tr("&Delete"))
        self.undo_button.setText(self.tr("&Undo"))
        # What was refused has been read; what can be taken back is said anew.
        self._say(self._deleted_text(self._deleted) if self._deleted is not None else "", self._deleted)

    # -- making -------------------------------------------------------------------------------------------------------

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.addWidget(self._about)
        new = QHBoxLayout()
        new.addWidget(self.name, 1)
        new.addWidget(self.add_button)
        column.addLayout(new)
        middle = QHBoxLayout()
        middle.addWidget(self.list, 1)
        buttons = QVBoxLayout()
        buttons.addWidget(self.rename_button)
        buttons.addWidget(self.delete_button)
        buttons.addStretch(1)
        middle.addLayout(buttons)
        column.addLayout(middle, 1)
        told = QHBoxLayout()
        told.addWidget(self.message, 1)
        told.addWidget(self.undo_button)
        column.addLayout(told)

    def _connect(self) -> None:
        self.add_button.clicked.connect(self._add)
        self.name.returnPressed.connect(self._add)
        self.rename_button.clicked.connect(self._rename)
        self.delete_button.clicked.connect(self._delete)
        self._delete_keys.activated.connect(self._delete)
        self.undo_button.clicked.connect(self._undo)
        self.model.refused.connect(self._refuse)
        self.model.modelReset.connect(self._reselect)
        self.list.selectionModel().currentChanged.connect(self._note_chosen)
        self._store.failed.connect(self._say)

    # -- working ------------------------------------------------------------------------------------------------------

    def _add(self) -> None:
        self._say("")
        name = self.name.text()
        try:
            is_done = self._store.add(name)
        except BadName as error:
            self._refuse(error)
            return
        if is_done:
            self.name.clear()
            made = self._store.book.named(name)
            self._select(made.id if made is not None else "")

    def _rename(self) -> None:
        self._say("")
        self.list.setFocus()
        self.list.edit(self.list.currentIndex())

    def _delete(self) -> None:
        index = self.list.currentIndex()
        profile, row = self.model.profile(index), index.row()
        if profile is None:
            return
        self._say("")
        if self._store.delete(profile.id):
            self._say(self._deleted_text(profile), profile)
            self.list.setCurrentIndex(self.model.index(min(row, self.model.rowCount() - 1), 0))

    def _deleted_text(self, profile: Profile) -> str:
        return self.tr("{name} is deleted; the figures of these games are out of sight.").format(name=profile.name)

    def _undo(self) -> None:
        profile = self._deleted
        self._say("")
        if profile is None:
            return
        try:
            is_done = self._store.restore(profile.id)
        except BadName as error:
            self._refuse(error)
            return
        if is_done:
            self._select(profile.id)
            self.list.setFocus()

    def _refuse(self, error: BadName) -> None:
        if error.problem == "empty":
            self._say(self.tr("A profile needs a name."))
        else:
            self._say(self.tr("There is a profile called {name} already.").format(name=error.name), self._deleted)

    def _say(self, sentence: str, deleted: Profile | None = None) -> None:
        """Tell what happened; with a profile that was deleted, it can be taken back."""
        self._deleted = deleted
        self.message.setText(sentence)
        self.message.setVisible(bool(sentence))
        has_focus = self.undo_button.hasFocus()
        self.undo_button.setVisible(deleted is not None)
        if has_focus and deleted is None:
            self.list.setFocus()

    def _note_chosen(self, index: QModelIndex) -> None:
        profile = self.model.profile(index)
        if profile is not None:
            self._chosen = profile.id

    def _reselect(self) -> None:
        self._select(self._chosen)

    def _select(self, id: str = "") -> None:
        """Have a row chosen, if there is any: this profile's, or the first."""
        wanted = self.model.row_of(id)
        index = wanted if wanted.isValid() else self.model.index(0, 0)
        self.list.setCurrentIndex(index if index.isValid() else QModelIndex())
        for made in (self.rename_button, self.delete_button):
            made.setEnabled(self.model.rowCount() > 0)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
