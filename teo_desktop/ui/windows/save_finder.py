"""What finds a saved game among many: words to search for, filters, the order."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QComboBox, QHeaderView, QLineEdit, QWidget

from teo_desktop.ui.appearance import Appearance
from teo_desktop.ui.models.saves import (
    ANY,
    BROKEN,
    COLUMNS,
    DATE,
    KEPT,
    OVER,
    POINTS,
    ROUND,
    RUNNING,
    SavesModel,
    SavesProxy,
)
from teo_desktop.ui.settings import Settings
from teo_desktop.ui.windows.parts import FlowLayout, button

SORT_NOTE = "saves/sort"
STATES = (ANY, RUNNING, OVER, KEPT, BROKEN)
LETTERS = 14
"""So many letters of a game's name are shown while the box is closed."""
AT_FIRST = (DATE, Qt.SortOrder.DescendingOrder)


class SaveFinder(QWidget):
    """Searches, filters and sorts the rows of a proxy; the header of the list does so too. The order is remembered.

    Signals:
        narrowed(): other rows are left.
    """

    narrowed = Signal()

    def __init__(
        self,
        model: SavesModel,
        proxy: SavesProxy,
        header: QHeaderView,
        settings: Settings,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._model, self._proxy, self._header, self._settings = model, proxy, header, settings
        self.search = QLineEdit()
        self.search.setClearButtonEnabled(True)
        self.game_box, self.state_box, self.sort_box = QComboBox(), QComboBox(), QComboBox()
        # The names of games are long; what is chosen says enough with its beginning, the list shows all of it.
        self.game_box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.game_box.setMinimumContentsLength(LETTERS)
        self.order_button = button()
        row = FlowLayout(self, spacing=8)
        row.setContentsMargins(0, 0, 0, 0)
        for part in (self.search, self.game_box, self.state_box, self.sort_box, self.order_button):
            row.addWidget(part)
        self.search.textChanged.connect(self._search)
        self.game_box.activated.connect(self._filter)
        self.state_box.activated.connect(self._filter)
        self.sort_box.activated.connect(self._sort_by_box)
        self.order_button.clicked.connect(self._turn_order)
        header.sortIndicatorChanged.connect(self._sort)
        self._recall()

    def to_search(self) -> None:
        """Take the keyboard to the words that are searched for."""
        self.search.setFocus()
        self.search.selectAll()

    def type(self, letters: str) -> None:
        """Search for these letters after those that are there."""
        self.search.setFocus()
        self.search.insert(letters)

    def clear(self) -> bool:
        """Search for nothing any more; returns whether there was something."""
        had = bool(self.search.text())
        self.search.clear()
        return had

    def retranslate(self) -> None:
        """Make all words anew."""
        self.search.setPlaceholderText(self.tr("Search: names, players, bots"))
        self.search.setAccessibleName(self.tr("Search"))
        _fill_box(self.game_box, self.tr("Game"), [(ANY, self.tr("All games")), *self._model.games()])
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
            for column, title in enumerate(self._model.titles())
        ]
        _fill_box(self.sort_box, self.tr("Order"), titles)
        self.sort_box.setCurrentIndex(self._proxy.sortColumn())
        self._show_order()

    def restyle(self, appearance: Appearance) -> None:
        """Take over another text size."""
        self.search.setMinimumWidth(appearance.size(230))

    # -- inside -------------------------------------------------------------------------------------------------------

    def _search(self, text: str) -> None:
        self._proxy.search(text)
        self.narrowed.emit()

    def _filter(self) -> None:
        self._proxy.filter_by(str(self.game_box.currentData()), str(self.state_box.currentData()))
        self.narrowed.emit()

    def _recall(self) -> None:
        column, _, order = self._settings.note(SORT_NOTE).partition(" ")
        known = column.isdecimal() and int(column) < COLUMNS
        ways = {"up": Qt.SortOrder.AscendingOrder, "down": Qt.SortOrder.DescendingOrder}
        self._sort(*((int(column), ways.get(order, AT_FIRST[1])) if known else AT_FIRST))

    def _sort(self, column: int, order: Qt.SortOrder) -> None:
        self._proxy.sort(column, order)
        self._settings.keep_note(SORT_NOTE, f"{column} {'up' if order is Qt.SortOrder.AscendingOrder else 'down'}")
        self._header.blockSignals(True)
        self._header.setSortIndicator(column, order)
        self._header.blockSignals(False)
        self.sort_box.setCurrentIndex(column)
        self._show_order()

    def _sort_by_box(self, column: int) -> None:
        is_number = column in (ROUND, POINTS, DATE)
        self._sort(column, Qt.SortOrder.DescendingOrder if is_number else Qt.SortOrder.AscendingOrder)

    def _turn_order(self) -> None:
        is_up = self._proxy.sortOrder() is Qt.SortOrder.AscendingOrder
        self._sort(self._proxy.sortColumn(), Qt.SortOrder.DescendingOrder if is_up else Qt.SortOrder.AscendingOrder)

    def _show_order(self) -> None:
        is_up = self._proxy.sortOrder() is Qt.SortOrder.AscendingOrder
        self.order_button.setText(self.tr("Ascending ↑") if is_up else self.tr("Descending ↓"))


def _fill_box(box: QComboBox, name: str, options: Sequence[tuple[str, str]]) -> None:
    """Give a box these values and words; what was chosen stays."""
    chosen = box.currentData()
    box.clear()
    for value, text in options:
        box.addItem(text, value)
    box.setCurrentIndex(max(0, box.findData(chosen)))
    box.view().setMinimumWidth(box.view().sizeHintForColumn(0) + box.view().verticalScrollBar().sizeHint().width())
    box.setAccessibleName(name)
    box.setToolTip(name)
