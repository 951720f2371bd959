"""The branches of a game in a dialog: to go over to one, to name them, to let go of one and to think better of it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QEvent, QModelIndex, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QAbstractItemView, QDialog, QHeaderView, QTableView, QVBoxLayout, QWidget

from teo_desktop.branches import Branch
from teo_desktop.ui.game_file import GameFile
from teo_desktop.ui.models.branches import NAME, BranchesModel
from teo_desktop.ui.windows.parts import FlowLayout, button, give_room, label

SIZE = (640, 420)


class BranchesDialog(QDialog):
    """Lists the ways that a game has gone.

    Signals:
        switch_wanted(int): the game shall go over to the branch at this place; comes after the dialog has closed.
    """

    switch_wanted = Signal(int)

    def __init__(self, file: GameFile, turn_after: Callable[[int], int], parent: QWidget) -> None:
        super().__init__(parent)
        self._file = file
        self._undone_by: list[Callable[[], int]] = []
        """What takes back what was done, the latest last; each says which row to look at."""
        self.setWindowTitle(self.tr("Branches"))
        self.model = BranchesModel(file, turn_after, self)
        self.table = QTableView()
        self.table.setModel(self.model)
        self.table.setAccessibleName(self.tr("Branches"))
        self.table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.table.setEditTriggers(QAbstractItemView.EditTrigger.EditKeyPressed)
        self.table.setTabKeyNavigation(False)
        self.table.setWordWrap(False)
        self.table.verticalHeader().hide()
        header = self.table.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(NAME, QHeaderView.ResizeMode.Stretch)
        self.switch_button = button(self.tr("&Go over to it"), main=True)
        self.rename_button = button(self.tr("Re&name"))
        self.delete_button = button(self.tr("&Delete"))
        self.undo_button = button(self.tr("&Undo"))
        self.undo_button.setToolTip(self.tr("Brings back what was deleted last, or the name from before"))
        undo_keys = QShortcut(QKeySequence(QKeySequence.StandardKey.Undo), self)
        close = button(self.tr("Close"))
        row = FlowLayout()
        for made in (self.switch_button, self.rename_button, self.delete_button, self.undo_button, close):
            row.addWidget(made)
        column = QVBoxLayout(self)
        words = self.tr("Other ways that this game has gone. Whoever goes over to one keeps the one that is left here.")
        column.addWidget(label(words, wraps=True))
        column.addWidget(self.table, 1)
        column.addLayout(row)
        self.switch_button.clicked.connect(self._switch)
        self.rename_button.clicked.connect(lambda: self.table.edit(self.table.currentIndex().siblingAtColumn(NAME)))
        self.delete_button.clicked.connect(self._delete)
        self.undo_button.clicked.connect(self._undo)
        undo_keys.activated.connect(self._undo)
        self.model.renamed.connect(self._note_name)
        close.clicked.connect(self.reject)
        self.table.doubleClicked.connect(self._switch)
        self._of_key: dict[int, Callable[[], None]] = {
            Qt.Key.Key_Delete: self._delete,
            Qt.Key.Key_Return: self._switch,
            Qt.Key.Key_Enter: self._switch,
        }
        self.table.installEventFilter(self)
        self.table.selectionModel().currentChanged.connect(self._show)
        self.model.modelReset.connect(self._show)
        self.table.setCurrentIndex(self.model.index(min(1, self.model.rowCount() - 1), NAME))
        self._show()
        scale = self.fontMetrics().height() / 17
        give_room(self, round(SIZE[0] * scale), round(SIZE[1] * scale))

    @property
    def _chosen(self) -> int:
        """The place of the branch that is marked; -1 for the line of the game itself."""
        return self.table.currentIndex().row() - 1

    def _show(self, *_: QModelIndex) -> None:
        self.switch_button.setEnabled(self._chosen >= 0)
        self.delete_button.setEnabled(self._chosen >= 0)
        self.rename_button.setEnabled(self.table.currentIndex().isValid())
        self.undo_button.setEnabled(bool(self._undone_by))

    def _switch(self) -> None:
        chosen = self._chosen
        if chosen >= 0:
            self.accept()
            self.switch_wanted.emit(chosen)

    def _delete(self) -> None:
        chosen = self._chosen
        if chosen >= 0:
            self._undone_by.append(partial(self._restore, chosen, self._file.branches[chosen]))
            self._file.remove_branch(chosen)
            self._mark(min(chosen, len(self._file.branches) - 1))

    def _restore(self, number: int, branch: Branch) -> int:
        self._file.restore_branch(number, branch)
        return number

    def _note_name(self, row: int, before: str) -> None:
        self._undone_by.append(partial(self._name_again, row, before))
        self._show()

    def _name_again(self, row: int, name: str) -> int:
        self.model.rename(row, name)
        return row - 1

    def _undo(self) -> None:
        if self._undone_by:
            had_focus = self.undo_button.hasFocus()
            self._mark(self._undone_by.pop()())
            if had_focus and not self.undo_button.isEnabled():
                self.table.setFocus()

    def _mark(self, number: int) -> None:
        self.table.setCurrentIndex(self.model.index(number + 1, NAME))
        self._show()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self.table and isinstance(event, QKeyEvent) and (does := self._of_key.get(event.key())):
            if event.type() is QEvent.Type.ShortcutOverride:
                event.accept()
                return True
            if event.type() is QEvent.Type.KeyPress:
                # While a name is written the key has ended that and comes from there; it means nothing else.
                if self.table.state() != QAbstractItemView.State.EditingState:
                    does()
                return True
        return super().eventFilter(watched, event)
