"""Small tables within a page: as high as they are, their rows chosen by click or arrow keys."""

from __future__ import annotations

from PySide6.QtCore import QAbstractItemModel, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QWidget

MOST_ROWS = 12
"""A table with more rows scrolls."""


class PageTable(QTableView):
    """A table whose rows can be chosen. It takes the height of its rows; where its columns find no room it scrolls."""

    def __init__(self, model: QAbstractItemModel, wide: int = -1, parent: QWidget | None = None) -> None:
        """The column ``wide`` takes the room that is left; without one all share it."""
        super().__init__(parent)
        self._wide = wide
        self.setModel(model)
        self.setProperty("airy", True)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        # Tab goes on to the next widget, since the arrows already go through the cells.
        self.setTabKeyNavigation(False)
        self.setWordWrap(False)
        self.verticalHeader().hide()
        self.horizontalHeader().setHighlightSections(False)
        model.modelReset.connect(self.fit)

    def fit(self) -> None:
        """Make the columns as wide as they need and the table as high as its rows."""
        header, model = self.horizontalHeader(), self.model()
        columns = range(model.columnCount())
        self.resizeRowsToContents()
        needed = [max(self.sizeHintForColumn(column), header.sectionSizeHint(column)) for column in columns]
        fits = sum(needed) <= self.viewport().width()
        for column in columns:
            stretches = fits and (column == self._wide or self._wide < 0)
            mode = QHeaderView.ResizeMode.Stretch if stretches else QHeaderView.ResizeMode.Interactive
            header.setSectionResizeMode(column, mode)
            if not stretches:
                header.resizeSection(column, needed[column])
        rows = range(min(MOST_ROWS, model.rowCount()))
        bar = 0 if fits else self.horizontalScrollBar().sizeHint().height()
        high = sum(self.rowHeight(row) for row in rows) + header.sizeHint().height()
        self.setFixedHeight(high + bar + 2 * self.frameWidth())
        policy = Qt.ScrollBarPolicy.ScrollBarAlwaysOff if fits else Qt.ScrollBarPolicy.ScrollBarAlwaysOn
        self.setHorizontalScrollBarPolicy(policy)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.fit()
