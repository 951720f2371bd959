"""The saved games on a page: searched, sorted and filtered, opened, renamed, doubled, handed on, put away."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QEvent, QItemSelectionModel, QModelIndex, QPoint, QSize, Qt, Signal
from PySide6.QtGui import (
    QDragEnterEvent,
    QDropEvent,
    QHideEvent,
    QKeySequence,
    QShortcut,
)
from PySide6.QtWidgets import QAbstractItemView, QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from teo_desktop import paths
from teo_desktop.ui.adapter import GameAdapter
from teo_desktop.ui.appearance import Appearance
from teo_desktop.ui.models.saves import NAME, ROW_ROLE, Row, SavesModel, SavesProxy
from teo_desktop.ui.save_shelf import SaveShelf
from teo_desktop.ui.scene.theme import Theme
from teo_desktop.ui.settings import Settings
from teo_desktop.ui.texts.files import explain
from teo_desktop.ui.windows.parts import button, label
from teo_desktop.ui.windows.save_buttons import SaveButtons
from teo_desktop.ui.windows.save_cards import Pictures
from teo_desktop.ui.windows.save_desk import SaveDesk
from teo_desktop.ui.windows.save_finder import SaveFinder
from teo_desktop.ui.windows.save_views import SaveGrid, SaveList
from teo_desktop.ui.windows.scenery import Page
from teo_desktop.ui.windows.told import Told

VIEW_NOTE = "saves/view"
GRID, LIST = "grid", "list"
INSIDE = QPoint(24, 24)
"""A point so far from a corner lies upon a card."""


class SaveBrowser(Page):
    """Shows the saved games from ``open`` until it is hidden.

    Signals:
        back_asked(): leave the page.
        new_game_asked(): begin a game.
        open_asked(Path): open this game.
    """

    back_asked = Signal()
    new_game_asked = Signal()
    open_asked = Signal(object)

    def __init__(
        self,
        adapters: Mapping[str, GameAdapter],
        appearance: Appearance,
        settings: Settings,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(appearance, parent)
        self._settings = settings
        self._wanted: Path | None = None
        self._takes_focus = False
        self._is_listing = False
        self.shelf = SaveShelf(self)
        self.desk = SaveDesk(self)
        self.model = SavesModel(adapters, self)
        self.proxy = SavesProxy(self.model, self)
        self.pictures = Pictures(self.shelf, appearance)
        self.grid = SaveGrid(self.proxy, self.model, self.pictures, appearance)
        self.list = SaveList(self.proxy, self.model, self.pictures, appearance)
        self.list.setSelectionModel(self.grid.selectionModel())
        self._title = label(role="title")
        self.back_button, self.view_button = button(), button()
        self.finder = SaveFinder(self.model, self.proxy, self.list.horizontalHeader(), settings)
        self.buttons = SaveButtons()
        self.told = Told()
        self._empty = label(role="heading", wraps=True)
        self._empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.new_button = button(main=True, big=True)
        self._pages = QStackedWidget()
        self.setAcceptDrops(True)
        self._lay_out()
        self._connect()
        self._make_keys()
        self._restyle(appearance.theme)
        self.retranslate()
        self._say("")

    # -- making -------------------------------------------------------------------------------------------------------

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.addWidget(self.back_button)
        head.addWidget(self._title, 1)
        head.addWidget(self.buttons.folder_button)
        head.addWidget(self.view_button)
        nothing = QWidget()
        column = QVBoxLayout(nothing)
        column.addStretch(2)
        column.addWidget(self._empty)
        column.addWidget(self.new_button, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addStretch(3)
        self._nothing = nothing
        for page in (self.grid, self.list, nothing):
            self._pages.addWidget(page)
        rows = QVBoxLayout(self)
        rows.setContentsMargins(16, 10, 16, 10)
        rows.setSpacing(8)
        rows.addLayout(head)
        rows.addWidget(self.finder)
        rows.addWidget(self._pages, 1)
        rows.addWidget(self.told)
        rows.addWidget(self.buttons)

    def _connect(self) -> None:
        self.shelf.listed.connect(self._list)
        self.shelf.looked_into.connect(self._fill)
        self.shelf.pictured.connect(self._show_picture)
        self.model.rename_wanted.connect(self.desk.rename)
        self.desk.said.connect(self._say)
        self.desk.changed.connect(self._follow)
        self.grid.selectionModel().selectionChanged.connect(self._show_acts)
        for view in (self.grid, self.list):
            view.activated.connect(self._open_index)
            view.typed.connect(self.finder.type)
            view.verticalScrollBar().valueChanged.connect(self._prefer)
        self.finder.narrowed.connect(self._narrow)
        self.view_button.clicked.connect(self._switch_view)
        self.back_button.clicked.connect(self.back_asked)
        self.new_button.clicked.connect(self.new_game_asked)
        self.buttons.open_button.clicked.connect(self._open)
        does: dict[str, Callable[[], object]] = {
            "rename": self._edit_name,
            "copy": self._double,
            "export": self._export,
            "import": self.desk.ask_for_import,
            "delete": self._put_away,
        }
        for name, what in does.items():
            self.buttons.acts[name].clicked.connect(lambda _=False, what=what: what())
        self.buttons.folder_button.clicked.connect(self._open_folder)
        self.told.undo_button.clicked.connect(self.desk.bring_back)
        self._appearance.theme_changed.connect(self._restyle)

    def _make_keys(self) -> None:
        standard = QKeySequence.StandardKey
        for keys, does in (
            (QKeySequence(standard.Find), self.finder.to_search),
            (QKeySequence(Qt.Key.Key_F2), partial(self._press, "rename")),
            (QKeySequence(standard.Delete), partial(self._press, "delete")),
            (QKeySequence("Ctrl+D"), partial(self._press, "copy")),
            (QKeySequence("Ctrl+I"), self.desk.ask_for_import),
            (QKeySequence(standard.Undo), self.desk.bring_back),
            (QKeySequence("Alt+Left"), self.back_asked.emit),
            (QKeySequence(Qt.Key.Key_Escape), self._step_back),
        ):
            shortcut = QShortcut(keys, self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(does)

    # -- showing ------------------------------------------------------------------------------------------------------

    def open(self) -> None:
        """Look into the folders of saves."""
        self._say("")
        self._takes_focus = True
        self.shelf.open()

    @property
    def view(self) -> QAbstractItemView:
        """The grid or the list."""
        return self.list if self._settings.note(VIEW_NOTE) == LIST else self.grid

    def rows(self) -> list[Row]:
        """The games that are chosen, from top to bottom."""
        found = sorted({index.row() for index in self.grid.selectionModel().selectedIndexes()})
        rows = [self.proxy.index(row, NAME).data(ROW_ROLE) for row in found]
        return [row for row in rows if isinstance(row, Row)]

    def retranslate(self) -> None:
        """Make all words anew."""
        self._title.setText(self.tr("Saved games"))
        self.back_button.setText(self.tr("&Back"))
        self.finder.retranslate()
        self.buttons.retranslate()
        self.told.retranslate()
        self.new_button.setText(self.tr("&New game"))
        for view in (self.grid, self.list):
            view.setAccessibleName(self.tr("Saved games"))
        self.model.retranslate()
        self._show_view()
        self._show_rows()

    def _restyle(self, theme: Theme) -> None:
        side = self._appearance.size(18)
        for made, picture in ((self.back_button, "ui_back"), (self.new_button, "ui_new_game")):
            made.setIcon(theme.icon(picture, side, theme.colour("on_accent" if made.property("main") else "text")))
            made.setIconSize(QSize(side, side))
        for part in (self.finder, self.buttons, self.told):
            part.restyle(self._appearance)
        self.grid.restyle()
        self.list.restyle()
        self.update()

    def _list(self, listed: Sequence[object]) -> None:
        # In between nothing may be chosen: a button that cannot be pressed for a moment would lose the keyboard.
        self._is_listing = True
        self.model.show(listed)  # type: ignore[arg-type]  # signals carry objects
        self._is_listing = False
        wanted, self._wanted = self._wanted, None
        self._choose(wanted)
        self._show_rows()
        if self._takes_focus:
            # Not before: only now it is in sight.
            self._takes_focus = False
            self._take_focus()

    def _take_focus(self) -> None:
        """Have the keyboard at the game that is chosen; where there is none, at what begins one."""
        (self.view if self.view.isVisible() else self.new_button).setFocus()

    def _fill(self, found: Sequence[object]) -> None:
        self.model.fill(found)  # type: ignore[arg-type]  # signals carry objects
        self._show_rows()

    def _show_picture(self, path: Path, image: object) -> None:
        self.pictures.take(path, image)  # type: ignore[arg-type]  # signals carry objects
        row = self.model.row_of(path)
        if row is not None:
            index = self.model.index(row, NAME)
            self.model.dataChanged.emit(index, index, [Qt.ItemDataRole.DecorationRole])

    def _choose(self, path: Path | None) -> None:
        """Choose this game; else what was chosen stays so, or is the game at whose place the keyboard is now."""
        row = self.model.row_of(path) if path is not None else None
        index = self.proxy.mapFromSource(self.model.index(row, NAME)) if row is not None else QModelIndex()
        if not index.isValid():
            if self.grid.selectionModel().hasSelection():
                return
            current = self.grid.currentIndex()
            index = self.proxy.index(current.row() if current.isValid() else 0, NAME)
        if index.isValid():
            # Said outright: whoever holds Ctrl down, as for Ctrl+D, would choose it besides what was chosen.
            alone = QItemSelectionModel.SelectionFlag.ClearAndSelect | QItemSelectionModel.SelectionFlag.Rows
            self.view.selectionModel().setCurrentIndex(index, alone)
            self.view.scrollTo(index)

    def _show_rows(self) -> None:
        has_rows = self.proxy.rowCount() > 0
        self._pages.setCurrentWidget(self.view if has_rows else self._nothing)
        if not has_rows and self.proxy.is_filtering:
            self._empty.setText(self.tr("No saved game fits what you are looking for."))
        else:
            self._empty.setText(
                self.tr("Nothing is saved yet. Every game you begin is kept here, choice by choice, by itself.")
            )
        self.new_button.setVisible(not self.proxy.is_filtering)
        self._show_acts()

    def _show_acts(self) -> None:
        if self._is_listing:
            return
        had_focus = self.buttons.has_focus
        self.buttons.show_rows(self.rows())
        focused = self.window().focusWidget()
        if had_focus and (focused is None or not self.buttons.has_focus or not focused.isEnabled()):
            self._take_focus()

    def _say(self, sentence: str) -> None:
        self.told.say(sentence, self.desk.can_bring_back)

    def _prefer(self) -> None:
        """Look first into what is in sight."""
        view = self.view
        room = view.viewport().rect()
        first, last = view.indexAt(room.topLeft() + INSIDE), view.indexAt(room.bottomRight() - INSIDE)
        if first.isValid():
            end = last.row() if last.isValid() else min(first.row() + 40, self.proxy.rowCount() - 1)
            rows = [self.proxy.index(row, NAME).data(ROW_ROLE) for row in range(first.row(), end + 1)]
            self.shelf.prefer([row.path for row in rows if isinstance(row, Row) and row.summary is None])

    # -- looking for something ----------------------------------------------------------------------------------------

    def _narrow(self) -> None:
        self._show_rows()
        self._choose(None)

    def _step_back(self) -> None:
        if self.finder.clear():
            self.view.setFocus()
        else:
            self.back_asked.emit()

    def _switch_view(self) -> None:
        self._settings.keep_note(VIEW_NOTE, GRID if self.view is self.list else LIST)
        self._show_view()
        self._show_rows()
        self.view.setFocus()

    def _show_view(self) -> None:
        self.view_button.setText(self.tr("Show as &cards") if self.view is self.list else self.tr("Show as &list"))

    # -- doing something ----------------------------------------------------------------------------------------------

    def _open_index(self, index: QModelIndex) -> None:
        row = index.data(ROW_ROLE)
        if not isinstance(row, Row):
            return
        if row.summary is not None and (error := row.summary.error) is not None:
            self._say(explain(row.path, error))
            return
        self.open_asked.emit(row.path)

    def _open(self) -> None:
        self._open_index(self.view.currentIndex())

    def _press(self, name: str) -> None:
        if reason := self.buttons.press(name):
            self._say(reason)

    def _edit_name(self) -> None:
        if len(rows := self.rows()) == 1:
            row = self.model.row_of(rows[0].path)
            if row is not None:
                self.view.edit(self.proxy.mapFromSource(self.model.index(row, NAME)))

    def _double(self) -> None:
        for row in self.rows()[:1]:
            self.desk.double(row.path)

    def _export(self) -> None:
        if len(rows := self.rows()) == 1:
            self.desk.ask_for_export(rows[0].path)

    def _put_away(self) -> None:
        self.desk.put_away([row.path for row in self.rows()])

    def _open_folder(self) -> None:
        rows = self.rows()
        self.desk.open_folder(rows[0].path.parent if rows else paths.saves_dir())

    def _follow(self, path: Path | None) -> None:
        """Something has been done: choose this file as soon as it is listed, and have the keyboard there."""
        self._wanted = path
        self._takes_focus = True
        self.shelf.refresh()

    # -- overrides ----------------------------------------------------------------------------------------------------

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.shelf.close()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if event.mimeData().hasUrls():
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        self.desk.take_in([Path(url.toLocalFile()) for url in event.mimeData().urls() if url.isLocalFile()])
        event.acceptProposedAction()
