"""Small tables within a page: as high as they are, their rows chosen by click or arrow keys."""

from __future__ import annotations

from PySide6.QtCore import QAbstractItemModel, Qt
from PySide6.QtWidgets import QAbstractItemView, QTableView

MOST_ROWS = 12
"""A table with more rows scrolls."""


def plain_table(model: QAbstractItemModel) -> QTableView:
    """A table of this model whose rows can be chosen."""
    table = QTableView()
    table.setModel(model)
    table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
    table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
    table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
    # Tab goes on to the next widget, since the arrows already go through the cells.
    table.setTabKeyNavigation(False)
    table.setWordWrap(False)
    table.verticalHeader().hide()
    table.horizontalHeader().setStretchLastSection(True)
    table.horizontalHeader().setHighlightSections(False)
    return table


def fit_height(table: QTableView) -> None:
    """Make the columns as wide as they need, and the table as high as its rows; many rows scroll."""
    table.resizeColumnsToContents()
    table.resizeRowsToContents()
    rows = range(min(MOST_ROWS, table.model().rowCount()))
    high = sum(table.rowHeight(row) for row in rows) + table.horizontalHeader().sizeHint().height()
    bar = table.horizontalScrollBar().sizeHint().height()
    table.setFixedHeight(high + bar + 2 * table.frameWidth() + 2)
    table.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
