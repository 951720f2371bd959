"""The statistics of the profiles: sums and single games as tables that can be sorted and exported."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from PySide6.QtCore import QAbstractItemModel, QSortFilterProxyModel, Qt, Signal
from PySide6.QtWidgets import (
    QAbstractItemView,
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QHBoxLayout,
    QTableView,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from teo_desktop import paths
from teo_desktop.profiles import Book
from teo_desktop.tallies import campaigns, of_campaign, played, tallies, to_csv
from teo_desktop.ui import storage
from teo_desktop.ui.adapter import GameAdapter
from teo_desktop.ui.appearance import Appearance
from teo_desktop.ui.models.statistics import PROFILE_ROLE, VALUE_ROLE, PlayedModel, TalliesModel
from teo_desktop.ui.profile_store import ProfileStore
from teo_desktop.ui.storage import StorageError, write
from teo_desktop.ui.windows.parts import button, give_room, label

WIDEST = 135
"""How wide a column is at most where not all have room, until somebody draws it wider, at the usual size of text; tool
tips have all of it."""
EDGE = 16
"""What is beside a table, in the same pixels."""


class StatisticsDialog(QDialog):
    """What the profiles have achieved.

    Signals:
        profiles_asked(): somebody wants to make or change profiles.
    """

    profiles_asked = Signal()

    def __init__(
        self,
        store: ProfileStore,
        adapters: Mapping[str, GameAdapter],
        appearance: Appearance,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._store = store
        self._appearance = appearance
        self.tallies = TalliesModel(adapters, self)
        self.played = PlayedModel(adapters, self)
        self.whose = QComboBox()
        self.campaign = QComboBox()
        self._whose_label, self._campaign_label, self._apart_label = label(), label(), label()
        self.by_game, self.by_edition, self.by_opponents = QCheckBox(), QCheckBox(), QCheckBox()
        self.tables = [_table(self.tallies), _table(self.played)]
        self.tables[1].sortByColumn(0, Qt.SortOrder.DescendingOrder)
        self.tabs = QTabWidget()
        self.message = label(role="muted", wraps=True)
        self.export_button, self.profiles_button = button(), button()
        self._lay_out()
        self._connect()
        self.retranslate()
        give_room(self, appearance.size(980), appearance.size(520))
        self._fit()

    def retranslate(self) -> None:
        """Make all words anew; the preferences may stand before it."""
        self.setWindowTitle(self.tr("Statistics"))
        for named, words in ((self.whose, self.tr("Profile")), (self.campaign, self.tr("Campaign"))):
            named.setAccessibleName(words)
        for table, words in zip(self.tables, (self.tr("Sums"), self.tr("Single games")), strict=True):
            table.setAccessibleName(words)
        self._whose_label.setText(self.tr("Profile"))
        self._campaign_label.setText(self.tr("Campaign"))
        self._apart_label.setText(self.tr("Tell apart"))
        self.by_game.setText(self.tr("by &game"))
        self.by_edition.setText(self.tr("by &edition"))
        self.by_opponents.setText(self.tr("by &opponents"))
        self.tabs.setTabText(0, self.tr("&Sums"))
        self.tabs.setTabText(1, self.tr("S&ingle games"))
        self.export_button.setText(self.tr("E&xport as CSV …"))
        self.profiles_button.setText(self.tr("&Profiles …"))
        self._follow()

    # -- making -------------------------------------------------------------------------------------------------------

    def _lay_out(self) -> None:
        above = QHBoxLayout()
        above.addWidget(self._whose_label)
        above.addWidget(self.whose)
        above.addSpacing(14)
        above.addWidget(self._campaign_label)
        above.addWidget(self.campaign)
        above.addStretch(1)
        sums = QWidget()
        column = QVBoxLayout(sums)
        column.setContentsMargins(0, 6, 0, 0)
        apart = QHBoxLayout()
        apart.setSpacing(14)
        apart.addWidget(self._apart_label)
        for box in (self.by_game, self.by_edition, self.by_opponents):
            box.setChecked(True)
            apart.addWidget(box)
        apart.addStretch(1)
        column.addLayout(apart)
        column.addWidget(self.tables[0], 1)
        self.tabs.addTab(sums, "")
        self.tabs.addTab(self.tables[1], "")
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.addButton(self.profiles_button, QDialogButtonBox.ButtonRole.ActionRole)
        buttons.addButton(self.export_button, QDialogButtonBox.ButtonRole.ActionRole)
        buttons.rejected.connect(self.reject)
        around = QVBoxLayout(self)
        around.addLayout(above)
        around.addWidget(self.tabs, 1)
        around.addWidget(self.message)
        around.addWidget(buttons)

    def _connect(self) -> None:
        for box in (self.by_game, self.by_edition, self.by_opponents):
            box.toggled.connect(self._count)
        self.whose.activated.connect(self._filter)
        self.campaign.activated.connect(self._show)
        self.export_button.clicked.connect(self.ask_for_export)
        self.profiles_button.clicked.connect(self.profiles_asked)
        self._store.changed.connect(self._follow)
        self._appearance.language_changed.connect(self.retranslate)

    # -- showing ------------------------------------------------------------------------------------------------------

    def _follow(self) -> None:
        chosen = self.whose.currentData()
        self.whose.clear()
        self.whose.addItem(self.tr("All profiles"), "")
        for profile in self._store.profiles:
            self.whose.addItem(profile.name, profile.id)
        self.whose.setCurrentIndex(max(self.whose.findData(chosen), 0))
        self._offer_campaigns()
        self._show()
        has_games = self.played.rowCount() > 0
        self.export_button.setEnabled(has_games)
        self._say(
            ""
            if has_games
            else self.tr(
                "No profile has finished a game yet. Make a profile, choose it for a seat of a new game, and the "
                "result is counted when the game ends."
            )
        )

    def _offer_campaigns(self) -> None:
        """All games, those of none, and each campaign; nothing is asked where no game belongs to one."""
        names, chosen = campaigns(self._store.book), self.campaign.currentIndex()
        self.campaign.clear()
        self.campaign.addItem(self.tr("All games"), None)
        self.campaign.addItem(self.tr("Outside of campaigns"), "")
        for name in names:
            self.campaign.addItem(name, name)
        self.campaign.setCurrentIndex(chosen if 0 <= chosen < self.campaign.count() else 0)
        for widget in (self._campaign_label, self.campaign):
            widget.setVisible(bool(names))

    def _show(self) -> None:
        self._count()
        self.played.show(played(self._book()))
        self._filter()
        self._fit()

    def _book(self) -> Book:
        """What is kept of the games that are asked for."""
        return of_campaign(self._store.book, self.campaign.currentData())

    def _count(self) -> None:
        apart = (self.by_game.isChecked(), self.by_edition.isChecked(), self.by_opponents.isChecked())
        self.tallies.show(tallies(self._book(), *apart))
        for column, is_shown in enumerate(apart, start=1):
            self.tables[0].setColumnHidden(column, not is_shown)
        self._fit()

    def _filter(self) -> None:
        for table in self.tables:
            proxy = table.model()
            assert isinstance(proxy, QSortFilterProxyModel)
            proxy.setFilterFixedString(self.whose.currentData())

    def _fit(self) -> None:
        for table in self.tables:
            table.resizeColumnsToContents()
            columns = [column for column in range(table.model().columnCount()) if not table.isColumnHidden(column)]
            if sum(map(table.columnWidth, columns)) <= self.width() - 2 * self._appearance.size(EDGE):
                continue
            for column in columns:
                table.setColumnWidth(column, min(table.columnWidth(column), self._appearance.size(WIDEST)))

    def _say(self, sentence: str) -> None:
        self.message.setText(sentence)
        self.message.setVisible(bool(sentence))

    # -- exporting ----------------------------------------------------------------------------------------------------

    def ask_for_export(self) -> None:
        """Ask for a file, and write the table that is shown there."""
        start = paths.data_dir() / f"{self.windowTitle()}.csv"
        storage.make_folder(start.parent)
        name, _ = QFileDialog.getSaveFileName(
            self, self.tr("Export the table"), str(start), self.tr("Tables (*{suffix})").format(suffix=".csv")
        )
        if name:
            self.export(Path(name if name.endswith(".csv") else f"{name}.csv"))

    def export(self, path: Path) -> None:
        """Write the table that is shown, as it is sorted and filtered."""
        try:
            write(path, to_csv(_cells(self.tables[self.tabs.currentIndex()])))
        except StorageError as error:
            self._say(str(error))
        else:
            self._say(self.tr("The table is in {file}.").format(file=path))


def _table(model: QAbstractItemModel) -> QTableView:
    proxy = QSortFilterProxyModel(model)
    proxy.setSourceModel(model)
    proxy.setSortRole(VALUE_ROLE)
    proxy.setSortLocaleAware(True)
    proxy.setSortCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
    proxy.setFilterRole(PROFILE_ROLE)
    table = QTableView()
    table.setModel(proxy)
    table.setSortingEnabled(True)
    table.sortByColumn(0, Qt.SortOrder.AscendingOrder)
    table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
    table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
    table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
    # Tab goes on to the next widget, since the arrows already go through the cells.
    table.setTabKeyNavigation(False)
    table.setWordWrap(False)
    table.setProperty("airy", True)
    table.verticalHeader().hide()
    table.horizontalHeader().setStretchLastSection(True)
    return table


def _cells(table: QTableView) -> list[list[str]]:
    """The titles and the values of all columns in sight; numbers as every spreadsheet of any language reads them."""
    model = table.model()
    columns = [column for column in range(model.columnCount()) if not table.isColumnHidden(column)]
    rows = [[str(model.headerData(column, Qt.Orientation.Horizontal)) for column in columns]]
    for row in range(model.rowCount()):
        values = [model.index(row, column).data(VALUE_ROLE) for column in columns]
        rows.append([f"{value:.2f}" if isinstance(value, float) else str(value) for value in values])
    return rows
