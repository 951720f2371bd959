"""The log beside the board: a tree of what happened, a filter by player, and the way to copy it as text."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QEvent, QItemSelectionModel, QModelIndex, QPersistentModelIndex, QPointF, Qt, Signal
from PySide6.QtGui import (
    QAction,
    QGuiApplication,
    QIcon,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPaintEvent,
    QPalette,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QFrame,
    QHBoxLayout,
    QStyleOptionViewItem,
    QToolButton,
    QTreeView,
    QVBoxLayout,
    QWidget,
)

from teo_desktop.kernel.agenda import NOBODY
from teo_desktop.ui.adapter import SeatLook, Target
from teo_desktop.ui.appearance import Appearance
from teo_desktop.ui.models.log import LogFilter, LogModel
from teo_desktop.ui.windows.cards import AnyIndex
from teo_desktop.ui.windows.log_lines import LogDelegate, Spot

INDENT = "    "
"""Before a line of copied text, once for each level."""


class LogTree(QTreeView):
    """The tree. It follows its end unless somebody has scrolled away or works in it.

    Signals:
        pointed(tuple): the pointer or the keys are at a line, or a name in it, that means these things; none when at
            no line.
        pinned(tuple): a line was clicked, or a name in it, or chosen by Enter: these things.
        moment_wanted(int): the moment of this line, by its number, shall be shown.
    """

    pointed = Signal(object)
    pinned = Signal(object)
    moment_wanted = Signal(int)

    def __init__(self, model: LogFilter, appearance: Appearance) -> None:
        super().__init__()
        self.leads_to_moments = False
        """Whether a click goes to the moment of a line, instead of pinning what it is about."""
        self._follows = True
        self._width = 0
        self._is_folded = True
        self.setItemDelegate(LogDelegate(appearance, self))
        self.setModel(model)
        self.setHeaderHidden(True)
        self.setMouseTracking(True)
        self.setWordWrap(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        # By line: pixels would need the height of each line of a long game.
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerItem)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setExpandsOnDoubleClick(False)
        self.setMinimumHeight(40)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self._appearance = appearance
        self.restyle()
        model.rowsInserted.connect(self._open)
        model.modelReset.connect(self._fold)
        model.dataChanged.connect(self.restyle)
        self.entered.connect(self._point)
        self.clicked.connect(self._pin)
        self.doubleClicked.connect(self.want_moment)
        bar = self.verticalScrollBar()
        bar.valueChanged.connect(self._watch)
        bar.rangeChanged.connect(self._follow)

    def restyle(self) -> None:
        """Take over another theme, text size or language."""
        self._delegate.forget()
        self.setIndentation(self._appearance.size(13))
        self.scheduleDelayedItemsLayout()
        self.viewport().update()

    def pin_current(self) -> None:
        """Pin what the line is about that the arrows came to."""
        self._pin(self.currentIndex())

    def follow(self) -> None:
        """Go to the end, and stay there."""
        self._follows = True
        self.scrollToBottom()

    def want_moment(self, index: AnyIndex) -> None:
        """Ask for the moment of a line."""
        if index.isValid():
            self.moment_wanted.emit(index.data(LogModel.NumberRole))

    def show_last(self, last: int | None) -> None:
        """Show what lies behind the line with this number as later; None: nothing does."""
        if self._delegate.last != last:
            self._delegate.last = last
            self.viewport().update()

    @property
    def is_past(self) -> bool:
        """Whether some lines are shown as later."""
        return self._delegate.last is not None

    def show_line(self, index: AnyIndex) -> None:
        """Mark a line and let it be seen, without pointing at what it is about."""
        self.blockSignals(True)
        self.setCurrentIndex(index)
        self.blockSignals(False)
        self.scrollTo(index)

    def _fold(self) -> None:
        self._is_folded = True
        self.viewport().update()

    def _open(self, parent: QModelIndex, first: int, last: int) -> None:
        if self._is_folded:
            return
        self.expand(parent)
        for row in range(first, last + 1):
            self.expandRecursively(self.model().index(row, 0, parent))

    def step_name(self, steps: int) -> None:
        """Go on by so many names in the line that the arrows came to."""
        index = self.currentIndex()
        number = len(index.data(LogModel.NamesRole)) if index.isValid() else 0
        if number:
            spot = self._delegate.spot
            is_here = spot is not None and spot.line == index
            at = (spot.number + steps) % number if spot is not None and is_here else 0 if steps > 0 else number - 1
            self._point_at(index, at)

    @property
    def _delegate(self) -> LogDelegate:
        delegate = self.itemDelegate()
        assert isinstance(delegate, LogDelegate)
        return delegate

    def _things_at(self, index: AnyIndex) -> tuple[Target, ...]:
        """What the name means that is pointed at in this line; else what the whole line is about."""
        spot = self._delegate.spot
        if spot is not None and spot.line == index:
            things: tuple[Target, ...] = index.data(LogModel.NamesRole)[spot.number].things
            return things
        return index.data(LogModel.ThingsRole) or ()

    def _point(self, index: AnyIndex) -> None:
        self._point_at(index, None)

    def _point_at(self, index: AnyIndex, name: int | None) -> None:
        spot = Spot(QPersistentModelIndex(index), name) if name is not None else None
        before, self._delegate.spot = self._delegate.spot, spot
        if spot != before:
            self.viewport().update()
        self.pointed.emit(self._things_at(index) if index.isValid() else ())

    def _pin(self, index: AnyIndex) -> None:
        if self.leads_to_moments:
            self.want_moment(index)
        elif index.isValid() and (things := self._things_at(index)):
            self.pinned.emit(things)

    def _name_below(self, point: QPointF) -> tuple[QModelIndex, int | None]:
        index = self.indexAt(point.toPoint())
        if not index.isValid():
            return index, None
        option = QStyleOptionViewItem()
        option.rect = self.visualRect(index)
        return index, self._delegate.name_at(option, index, point)

    def _watch(self, value: int) -> None:
        self._follows = value >= self.verticalScrollBar().maximum() - 1

    def _follow(self, _: int, highest: int) -> None:
        if self._follows:
            self.verticalScrollBar().setValue(highest)

    def verticalOffset(self) -> int:
        # Qt asks whenever it paints, for the sake of pictures in the background, and would have to know the height of
        # every line above those that are seen. Nobody needs it that exactly.
        return self.verticalScrollBar().value() * self.fontMetrics().height()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._is_folded:
            # Not before: in each step in which a window finds its sizes Qt would lay out all lines of a game anew.
            self._is_folded = False
            self.expandAll()
        super().paintEvent(event)

    def currentChanged(self, current: AnyIndex, previous: AnyIndex) -> None:
        super().currentChanged(current, previous)
        spot = self._delegate.spot
        # A click on a name makes its line the current one, and still means the name.
        if spot is None or spot.line != current:
            self._point(current)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {Qt.Key.Key_Right: 1, Qt.Key.Key_Left: -1}.get(Qt.Key(event.key()))
        if steps is not None and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.step_name(steps)
        else:
            super().keyPressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        index, name = self._name_below(event.position())
        spot = Spot(QPersistentModelIndex(index), name) if name is not None else None
        if spot != self._delegate.spot and index.isValid():
            self._point_at(index, name)
        shape = Qt.CursorShape.ArrowCursor if name is None else Qt.CursorShape.PointingHandCursor
        self.viewport().setCursor(shape)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._delegate.spot = None
        self.viewport().update()
        self.pointed.emit(())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != self._width:
            self._width = event.size().width()
            self.restyle()


class LogPanel(QWidget):
    """The tree with its filter and the buttons to copy.

    Signals:
        rule_wanted(event): somebody wants to read by which rule this happened.
    """

    rule_wanted = Signal(object)

    def __init__(self, log: LogModel, looks: Sequence[SeatLook], appearance: Appearance) -> None:
        super().__init__()
        self._log = log
        self._looks = looks
        self._appearance = appearance
        self._filter = LogFilter(log, self)
        self.tree = LogTree(self._filter, appearance)
        self.seats = QComboBox()
        self.seats.addItem("", NOBODY)
        for seat, look in enumerate(self._looks):
            self.seats.addItem(look.name, seat)
        self.seats.currentIndexChanged.connect(self._choose_seat)
        self.copy_lines = QAction(self)
        self.copy_lines.setShortcut(QKeySequence(QKeySequence.StandardKey.Copy))
        self.copy_lines.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        self.copy_lines.triggered.connect(self._copy_lines)
        self.copy_all = QAction(self)
        self.copy_all.triggered.connect(self._copy_all)
        self.look_back = QAction(self)
        self.look_back.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        self.look_back.triggered.connect(lambda: self.tree.want_moment(self.tree.currentIndex()))
        self.explain = QAction(self)
        self.explain.triggered.connect(self._explain)
        self.tree.addActions([self.explain, self.look_back, self.copy_lines, self.copy_all])
        self.tree.setContextMenuPolicy(Qt.ContextMenuPolicy.ActionsContextMenu)
        row = QHBoxLayout()
        row.setContentsMargins(4, 4, 4, 0)
        row.addWidget(self.seats, 1)
        for action in (self.look_back, self.copy_all):
            button = QToolButton()
            button.setDefaultAction(action)
            button.setAutoRaise(True)
            row.addWidget(button)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addLayout(row)
        column.addWidget(self.tree, 1)
        self.setFocusProxy(self.tree)
        self.retranslate()
        self.restyle()

    def text(self) -> str:
        """All of the log that the filter lets through, a line for each line."""
        return "\n".join(self._lines(QModelIndex(), everything=True))

    def show_until(self, last: int | None) -> None:
        """Go to the line with this number and show what follows as later; None: back to the end, nothing is later."""
        was_past = self.tree.is_past
        self.tree.show_last(last)
        if last is not None:
            index = self._filter.mapFromSource(self._log.index_of(last))
            if index.isValid():
                self.tree.show_line(index)
        elif was_past:
            self.tree.selectionModel().clear()
            self.tree.follow()

    def retranslate(self) -> None:
        """Make all words anew."""
        self.seats.setItemText(0, self.tr("All players"))
        for seat, look in enumerate(self._looks, start=1):
            self.seats.setItemText(seat, look.name)
        self.seats.setAccessibleName(self.tr("Whose lines the log shows"))
        self.explain.setText(self.tr("Explain in the rules"))
        self.look_back.setText(self.tr("Look at this moment"))
        self.copy_lines.setText(self.tr("Copy the selected lines"))
        self.copy_all.setText(self.tr("Copy the whole log"))
        self.tree.setAccessibleName(self.tr("Log"))
        self.tree.setAccessibleDescription(
            self.tr("Ctrl+Right and Ctrl+Left go through the names in a line, Enter pins what a name means.")
        )

    def restyle(self) -> None:
        """Take over another theme or text size."""
        theme = self._appearance.theme
        for row, look in enumerate(self._looks, start=1):
            side = self._appearance.size(18)
            pixmap = theme.glyph(look.colour, side, side, self.devicePixelRatioF())
            self.seats.setItemIcon(row, QIcon(pixmap))
        self.look_back.setIcon(theme.icon("ui_history", self._appearance.size(18)))
        self.copy_all.setIcon(theme.icon("ui_copy", self._appearance.size(18)))
        palette = self.tree.palette()
        palette.setColor(QPalette.ColorRole.Base, theme.colour("panel"))
        self.tree.setPalette(palette)
        self.tree.restyle()

    def _explain(self) -> None:
        event = self.tree.currentIndex().data(LogModel.EventRole)
        if event is not None:
            self.rule_wanted.emit(event)

    def _choose_seat(self, row: int) -> None:
        self._filter.show_seat(self.seats.itemData(row))
        self.tree.expandAll()
        self.tree.follow()

    def _copy_lines(self) -> None:
        QGuiApplication.clipboard().setText("\n".join(self._lines(QModelIndex(), everything=False)))

    def _copy_all(self) -> None:
        QGuiApplication.clipboard().setText(self.text())

    def _lines(self, parent: QModelIndex, everything: bool) -> Iterator[str]:
        selection: QItemSelectionModel = self.tree.selectionModel()
        for row in range(self._filter.rowCount(parent)):
            index = self._filter.index(row, 0, parent)
            if everything or selection.isSelected(index):
                yield INDENT * index.data(LogModel.LevelRole) + str(index.data())
            yield from self._lines(index, everything)
