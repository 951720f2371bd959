"""The two views of the saved games, a grid of cards and a list with columns; they share rows, order and selection."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QListView, QStyle, QTableView

from teo_desktop.ui.appearance import Appearance
from teo_desktop.ui.models.saves import COLUMNS, DATE, GAME, NAME, PLAYERS, POINTS, ROUND, STATE, SavesModel, SavesProxy
from teo_desktop.ui.windows.save_cards import Pictures, SaveCardDelegate, SaveRowDelegate

WIDTHS = {NAME: 220, GAME: 125, PLAYERS: 200, ROUND: 82, POINTS: 112, STATE: 105, DATE: 128}
"""How wide the columns are at first, at the usual size of text."""
MOST_GROWN = 1.35
"""So much wider than usual a card becomes at most to fill its line."""
_COMMANDS = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier


def typed_letters(event: QKeyEvent) -> str:
    """The letters that a key types; empty when it is a command."""
    text = event.text()
    return text if text.strip() and text.isprintable() and not event.modifiers() & _COMMANDS else ""


class SaveGrid(QListView):
    """The games as cards side by side.

    Signals:
        typed(str): letters were typed, to search for.
    """

    typed = Signal(str)

    def __init__(self, proxy: SavesProxy, model: SavesModel, pictures: Pictures, appearance: Appearance) -> None:
        super().__init__()
        self.setModel(proxy)
        self._delegate = SaveCardDelegate(model, pictures, appearance, self)
        self.setItemDelegate(self._delegate)
        self.setViewMode(QListView.ViewMode.IconMode)
        self.setMovement(QListView.Movement.Static)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setUniformItemSizes(True)
        self.setLayoutMode(QListView.LayoutMode.SinglePass)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setMouseTracking(True)
        self.setMinimumHeight(40)
        self.setProperty("plain", True)

    def restyle(self) -> None:
        """Take over another theme or text size."""
        self._fit()
        self.scheduleDelayedItemsLayout()
        self.viewport().update()

    def _fit(self) -> None:
        """Spread the cards over the width, so that no empty strip is left at the right."""
        card = self._delegate.usual_width()
        # As much as Qt leaves for cards: it keeps room for a bar, whether or not that is there.
        bar = self.style().pixelMetric(QStyle.PixelMetric.PM_ScrollBarExtent, None, self)
        room = self.maximumViewportSize().width() - bar - 2 * self.frameWidth() - 2
        width = max(1, min(room // max(1, room // card), round(card * MOST_GROWN)))
        self._delegate.width = width
        self.setGridSize(self._delegate.card_size())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if letters := typed_letters(event):
            self.typed.emit(letters)
        else:
            super().keyPressEvent(event)


class SaveList(QTableView):
    """The games as rows.

    Signals:
        typed(str): letters were typed, to search for.
    """

    typed = Signal(str)

    def __init__(self, proxy: SavesProxy, model: SavesModel, pictures: Pictures, appearance: Appearance) -> None:
        super().__init__()
        self._appearance = appearance
        self.setModel(proxy)
        self.setItemDelegate(SaveRowDelegate(model, pictures, appearance, self))
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setTabKeyNavigation(False)
        self.setWordWrap(False)
        self.setShowGrid(False)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setMinimumHeight(40)
        self.verticalHeader().hide()
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.horizontalHeader().setSortIndicatorShown(True)
        self.horizontalHeader().setSectionsClickable(True)
        self.horizontalHeader().setSectionResizeMode(PLAYERS, QHeaderView.ResizeMode.Stretch)
        self.horizontalHeader().setMinimumSectionSize(40)
        self.restyle()

    def restyle(self) -> None:
        """Take over another theme or text size."""
        self.verticalHeader().setDefaultSectionSize(self._appearance.size(46))
        for column in range(COLUMNS):
            self.setColumnWidth(column, self._appearance.size(WIDTHS[column]))
        self.viewport().update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if letters := typed_letters(event):
            self.typed.emit(letters)
        else:
            super().keyPressEvent(event)
