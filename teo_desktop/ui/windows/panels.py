"""The panels beside the board: lists over the models, with their delegates."""

from __future__ import annotations

from PySide6.QtCore import QAbstractItemModel, QEvent, QModelIndex, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QFrame, QListView, QSizePolicy, QWidget

from teo_desktop.ui.appearance import Appearance
from teo_desktop.ui.models.choices import ChoicesModel
from teo_desktop.ui.windows.cards import (
    AnyIndex,
    CardDelegate,
    ChoiceDelegate,
    FigureDelegate,
)
from teo_desktop.ui.windows.type_to_filter import TypeToFilter


class CardList(QListView):
    """A list whose rows are as high as their words need at the width of the moment."""

    def __init__(self, model: QAbstractItemModel, delegate: type[CardDelegate], appearance: Appearance) -> None:
        super().__init__()
        self.setModel(model)
        self.setItemDelegate(delegate(appearance, self))
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setMouseTracking(True)
        # Else a list asks for room that a low window does not have.
        self.setMinimumHeight(40)

    def restyle(self) -> None:
        """Take over another theme or text size."""
        self.scheduleDelayedItemsLayout()
        self.viewport().update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.scheduleDelayedItemsLayout()


class ChoicesList(CardList):
    """The choices. Arrows glance at a row, a click chooses it, letters filter the rows.

    Signals:
        chosen(object): a row was clicked, or chosen by the keyboard.
        glanced(object): the arrows or the pointer came to a row; None when to none.
    """

    chosen = Signal(object)
    glanced = Signal(object)

    def __init__(self, model: ChoicesModel, appearance: Appearance) -> None:
        super().__init__(model, ChoiceDelegate, appearance)
        self.filter = TypeToFilter(self, model, appearance)
        self.clicked.connect(self._choose)
        self.entered.connect(self._glance)

    def choose_row(self, number: int) -> bool:
        """Choose a row by its number from 0; False when there is none."""
        index = self.model().index(number, 0)
        if not index.isValid():
            return False
        self.setCurrentIndex(index)
        self._choose(index)
        return True

    def choose_current(self) -> bool:
        """Choose the row that the arrows came to; False when there is none."""
        if not self.currentIndex().isValid():
            return False
        self._choose(self.currentIndex())
        return True

    def show_row(self, number: int | None) -> None:
        """Mark a row as the one that is previewed; None marks none."""
        index = self.model().index(number, 0) if number is not None else QModelIndex()
        self.selectionModel().blockSignals(True)
        self.setCurrentIndex(index)
        self.selectionModel().blockSignals(False)
        if index.isValid():
            self.scrollTo(index)
        self.viewport().update()

    def _choose(self, index: QModelIndex) -> None:
        self.chosen.emit(index.data(ChoicesModel.ChoiceRole))

    def _glance(self, index: QModelIndex) -> None:
        self.glanced.emit(index.data(ChoicesModel.ChoiceRole))

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        current = self.currentIndex()
        self.glanced.emit(current.data(ChoicesModel.ChoiceRole) if self.hasFocus() and current.isValid() else None)

    def currentChanged(self, current: AnyIndex, previous: AnyIndex) -> None:
        super().currentChanged(current, previous)
        self.glanced.emit(current.data(ChoicesModel.ChoiceRole) if current.isValid() else None)


class SupplyStrip(CardList):
    """The figures of the table, side by side in one line."""

    def __init__(self, model: QAbstractItemModel, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(model, FigureDelegate, appearance)
        self.setParent(parent)
        self.setProperty("plain", True)
        self.setFlow(QListView.Flow.LeftToRight)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setMinimumHeight(0)
        self.setMinimumWidth(0)
        model.modelReset.connect(self.updateGeometry)

    def sizeHint(self) -> QSize:
        sizes = [self.sizeHintForIndex(self.model().index(row, 0)) for row in range(self.model().rowCount())]
        height = max((size.height() for size in sizes), default=0)
        return QSize(sum(size.width() for size in sizes) + 8, height + 4)

    def minimumSizeHint(self) -> QSize:
        return QSize(0, self.sizeHint().height())
