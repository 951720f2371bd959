"""The saved games on a page: searched, sorted and filtered, opened, renamed, doubled, handed on, put away."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from PySide6.QtCore import QEvent, QModelIndex, QPoint, QSize, Qt, Signal
from PySide6.QtGui import (
    QDragEnterEvent,
    QDropEvent,
    QHideEvent,
    QKeySequence,
    QPainter,
    QPaintEvent,
    QShortcut,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QHBoxLayout,
    QLineEdit,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from teo_desktop import paths
from teo_desktop.ui.adapter import GameAdapter
from teo_desktop.ui.appearance import Appearance
from teo_desktop.ui.models.saves import (
    ANY,
    BROKEN,
    COLUMNS,
    DATE,
    KEPT,
    NAME,
    OVER,
    POINTS,
    ROUND,
    ROW_ROLE,
    RUNNING,
    Row,
    SavesModel,
    SavesProxy,
)
from teo_desktop.ui.save_shelf import SaveShelf
from teo_desktop.ui.scene.theme import Theme
from teo_desktop.ui.settings import Settings
from teo_desktop.ui.texts.files import explain
from teo_desktop.ui.windows.parts import FlowLayout, button, label
from teo_desktop.ui.windows.save_cards import Pictures
from teo_desktop.ui.windows.save_desk import SaveDesk
from teo_desktop.ui.windows.save_views import SaveGrid, SaveList
from teo_desktop.ui.windows.scenery import paint_frets

VIEW_NOTE, SORT_NOTE = "saves/view", "saves/sort"
GRID, LIST = "grid", "list"
STATES = (ANY, RUNNING, OVER, KEPT, BROKEN)
AT_FIRST = (DATE, Qt.SortOrder.DescendingOrder)
INSIDE = QPoint(24, 24)
"""A point so far from a corner lies upon a card."""
PICTURES = {"rename": "ui_info", "copy": "ui_copy", "export": "ui_export", "import": "ui_import", "delete": "ui_trash"}


class SaveBrowser(QWidget):
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
        super().__init__(parent)
        self._appearance = appearance
        self._settings = settings
        self._wanted: Path | None = None
        self._takes_focus = False
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
        self.search = QLineEdit()
        self.search.setClearButtonEnabled(True)
        self.game_box, self.state_box, self.sort_box = QComboBox(), QComboBox(), QComboBox()
        self.order_button = button()
        self.open_button = button(main=True)
        self.acts = {name: button() for name in PICTURES}
        self.folder_button, self.undo_button = button(), button()
        self.message = label(wraps=True)
        self._empty = label(role="heading", wraps=True)
        self._empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.new_button = button(main=True, big=True)
        self._pages = QStackedWidget()
        self.setAcceptDrops(True)
        self._lay_out()
        self._connect()
        self._make_keys()
        self._recall()
        self._restyle(appearance.theme)
        self.retranslate()
        self._say("")

    # -- making -------------------------------------------------------------------------------------------------------

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.addWidget(self.back_button)
        head.addWidget(self._title, 1)
        head.addWidget(self.view_button)
        find = FlowLayout(spacing=8)
        for part in (self.search, self.game_box, self.state_box, self.sort_box, self.order_button):
            find.addWidget(part)
        nothing = QWidget()
        column = QVBoxLayout(nothing)
        column.addStretch(2)
        column.addWidget(self._empty)
        column.addWidget(self.new_button, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addStretch(3)
        self._nothing = nothing
        for page in (self.grid, self.list, nothing):
            self._pages.addWidget(page)
        self._told = QWidget()
        told = QHBoxLayout(self._told)
        told.setContentsMargins(0, 0, 0, 0)
        told.addWidget(self.message, 1)
        told.addWidget(self.undo_button)
        below = FlowLayout(spacing=8)
        for made in (self.open_button, *self.acts.values(), self.folder_button):
            below.addWidget(made)
        rows = QVBoxLayout(self)
        rows.setContentsMargins(16, 10, 16, 10)
        rows.setSpacing(8)
        rows.addLayout(head)
        rows.addLayout(find)
        rows.addWidget(self._pages, 1)
        rows.addWidget(self._told)
        rows.addLayout(below)

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
            view.typed.connect(self._type)
            view.verticalScrollBar().valueChanged.connect(self._prefer)
        self.list.horizontalHeader().sortIndicatorChanged.connect(self._sort)
        self.search.textChanged.connect(self._search)
        self.game_box.activated.connect(self._filter)
        self.state_box.activated.connect(self._filter)
        self.sort_box.activated.connect(self._sort_by_box)
        self.order_button.clicked.connect(self._turn_order)
        self.view_button.clicked.connect(self._switch_view)
        self.back_button.clicked.connect(self.back_asked)
        self.new_button.clicked.connect(self.new_game_asked)
        self.open_button.clicked.connect(self._open)
        does: dict[str, Callable[[], object]] = {
            "rename": self._edit_name,
            "copy": self._double,
            "export": self._export,
            "import": self.desk.ask_for_import,
            "delete": self._put_away,
        }
        for name, what in does.items():
            self.acts[name].clicked.connect(lambda _=False, what=what: what())
        self.folder_button.clicked.connect(self._open_folder)
        self.undo_button.clicked.connect(self.desk.bring_back)
        self._appearance.theme_changed.connect(self._restyle)

    def _make_keys(self) -> None:
        standard = QKeySequence.StandardKey
        for keys, does in (
            (QKeySequence(standard.Find), self._to_search),
            (QKeySequence(Qt.Key.Key_F2), self._edit_name),
            (QKeySequence(standard.Delete), self._put_away),
            (QKeySequence("Ctrl+D"), self._double),
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
        self.search.setPlaceholderText(self.tr("Search: names, players, bots"))
        self.search.setAccessibleName(self.tr("Search"))
        _fill_box(self.game_box, self.tr("Game"), [(ANY, self.tr("All games")), *self.model.games()])
        states = (
            self.tr("In any state"),
            self.tr("Running"),
            self.tr("Finished"),
            self.tr("Kept automatically"),
            self.tr("Cannot be opened"),
        )
        _fill_box(self.state_box, self.tr("State"), list(zip(STATES, states, strict=True)))
        titles = [
            (str(column), self.tr("Sort: {column}").format(column=title))
            for column, title in enumerate(self.model.titles())
        ]
        _fill_box(self.sort_box, self.tr("Order"), titles)
        self.sort_box.setCurrentIndex(self.proxy.sortColumn())
        self.open_button.setText(self.tr("&Open"))
        for name, text in (
            ("rename", self.tr("&Rename")),
            ("copy", self.tr("&Duplicate")),
            ("export", self.tr("E&xport …")),
            ("import", self.tr("&Import …")),
            ("delete", self.tr("To the &trash")),
        ):
            self.acts[name].setText(text)
        self.folder_button.setText(self.tr("Open the &folder"))
        self.undo_button.setText(self.tr("&Undo"))
        self.new_button.setText(self.tr("&New game"))
        for view in (self.grid, self.list):
            view.setAccessibleName(self.tr("Saved games"))
        self.model.retranslate()
        self._show_view()
        self._show_order()
        self._show_rows()

    def _restyle(self, theme: Theme) -> None:
        side = self._appearance.size(18)
        pictures = {
            self.back_button: "ui_step_back",
            self.folder_button: "ui_open",
            self.undo_button: "ui_undo",
            self.new_button: "ui_new_game",
            **{self.acts[name]: picture for name, picture in PICTURES.items()},
        }
        for made, picture in pictures.items():
            tint = theme.colour("on_accent" if made.property("main") else "text")
            made.setIcon(theme.icon(picture, side, tint))
            made.setIconSize(QSize(side, side))
        self.open_button.setIcon(theme.icon("ui_play", side, theme.colour("on_accent")))
        self.search.setMinimumWidth(self._appearance.size(230))
        self.grid.restyle()
        self.list.restyle()
        self.update()

    def _list(self, listed: Sequence[object]) -> None:
        chosen = self._wanted or next((row.path for row in self.rows()), None)
        self.model.show(listed)  # type: ignore[arg-type]  # signals carry objects
        self._wanted = None
        self._show_rows()
        self._choose(chosen)
        if self._takes_focus:
            # Not before: only now it is in sight.
            self._takes_focus = False
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
        """Choose this game; else the first, unless another is chosen."""
        row = self.model.row_of(path) if path is not None else None
        index = self.proxy.mapFromSource(self.model.index(row, NAME)) if row is not None else QModelIndex()
        if not index.isValid() and not self.grid.currentIndex().isValid():
            index = self.proxy.index(0, NAME)
        if index.isValid():
            self.view.setCurrentIndex(index)
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
        rows = self.rows()
        single = len(rows) == 1
        can = single and rows[0].can_be_opened
        self.open_button.setEnabled(can)
        for name, is_possible in (("rename", single), ("copy", can), ("export", can), ("delete", bool(rows))):
            self.acts[name].setEnabled(is_possible)

    def _say(self, sentence: str) -> None:
        self.message.setText(sentence)
        self.message.setAccessibleName(sentence)
        self._told.setVisible(bool(sentence))
        self.undo_button.setVisible(self.desk.can_bring_back and bool(sentence))

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

    def _search(self, text: str) -> None:
        self.proxy.search(text)
        self._show_rows()
        self._choose(None)

    def _type(self, letters: str) -> None:
        self.search.setFocus()
        self.search.insert(letters)

    def _to_search(self) -> None:
        self.search.setFocus()
        self.search.selectAll()

    def _step_back(self) -> None:
        if self.search.text():
            self.search.clear()
            self.view.setFocus()
        else:
            self.back_asked.emit()

    def _filter(self) -> None:
        self.proxy.filter_by(str(self.game_box.currentData()), str(self.state_box.currentData()))
        self._show_rows()
        self._choose(None)

    def _recall(self) -> None:
        column, _, order = self._settings.note(SORT_NOTE).partition(" ")
        known = column.isdecimal() and int(column) < COLUMNS
        ways = {"up": Qt.SortOrder.AscendingOrder, "down": Qt.SortOrder.DescendingOrder}
        self._sort(*((int(column), ways.get(order, AT_FIRST[1])) if known else AT_FIRST))

    def _sort(self, column: int, order: Qt.SortOrder) -> None:
        self.proxy.sort(column, order)
        self._settings.keep_note(SORT_NOTE, f"{column} {'up' if order is Qt.SortOrder.AscendingOrder else 'down'}")
        header = self.list.horizontalHeader()
        header.blockSignals(True)
        header.setSortIndicator(column, order)
        header.blockSignals(False)
        self.sort_box.setCurrentIndex(column)
        self._show_order()

    def _sort_by_box(self, column: int) -> None:
        is_number = column in (ROUND, POINTS, DATE)
        self._sort(column, Qt.SortOrder.DescendingOrder if is_number else Qt.SortOrder.AscendingOrder)

    def _turn_order(self) -> None:
        is_up = self.proxy.sortOrder() is Qt.SortOrder.AscendingOrder
        self._sort(self.proxy.sortColumn(), Qt.SortOrder.DescendingOrder if is_up else Qt.SortOrder.AscendingOrder)

    def _show_order(self) -> None:
        is_up = self.proxy.sortOrder() is Qt.SortOrder.AscendingOrder
        self.order_button.setText(self.tr("Ascending ↑") if is_up else self.tr("Descending ↓"))

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
        """Something has been done: choose this file as soon as it is listed."""
        self._wanted = path
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

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        paint_frets(painter, self.rect(), self._appearance, self.devicePixelRatioF())
        painter.end()


def _fill_box(box: QComboBox, name: str, options: Sequence[tuple[str, str]]) -> None:
    """Give a box these values and words; what was chosen stays."""
    chosen = box.currentData()
    box.clear()
    for value, text in options:
        box.addItem(text, value)
    box.setCurrentIndex(max(0, box.findData(chosen)))
    box.setAccessibleName(name)
    box.setToolTip(name)
