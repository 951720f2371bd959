"""The keyboard on the board: Tab and the arrows walk over what can be chosen, with Ctrl over everything that is there.

What the cursor is at is looked at as if the pointer were there; Enter is a click on it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent

from teo_desktop.ui.adapter import Selection, Target
from teo_desktop.ui.scene.spotlight import Halo
from teo_desktop.ui.scene.theme import Theme
from teo_desktop.ui.windows.board_view import BoardView

WAYS: Mapping[int, QPointF] = {
    Qt.Key.Key_Left: QPointF(-1, 0),
    Qt.Key.Key_Right: QPointF(1, 0),
    Qt.Key.Key_Up: QPointF(0, -1),
    Qt.Key.Key_Down: QPointF(0, 1),
}
TABS: Mapping[int, int] = {Qt.Key.Key_Tab: 1, Qt.Key.Key_Backtab: -1}
ENDS: Mapping[int, int] = {Qt.Key.Key_Home: 0, Qt.Key.Key_End: -1}
SIDEWAYS = 2.2
"""How much farther away something seems to be that does not lie straight ahead."""
LINE = 48.0
"""Things whose middles are no farther apart than this, in units of the scene, stand in one line to be read."""
_MARGIN = 40
_ARROWS = Qt.KeyboardModifier.KeypadModifier
"""On some systems the arrows count as keys of the keypad."""

Places = Mapping[Target, QRectF]


class BoardCursor(QObject):
    """Where the keyboard is on a board. It is seen only while the board has the focus and keys are used.

    Signals:
        moved(object): the Target that it is at now; None when it is at none.
    """

    moved = Signal(object)

    def __init__(self, board: BoardView, everything: Callable[[], Places], theme: Theme, parent: QObject) -> None:
        """``everything``: all that has a name, and where it lies."""
        super().__init__(parent)
        self._board, self._table, self._everything = board, board.table, everything
        self._theme = theme
        self._selection = Selection()
        self._at: Target | None = None
        self._is_used = False
        self._is_pressing = False
        self._last = QPointF()
        self._ring: Halo | None = None
        board.installEventFilter(self)
        board.viewport().installEventFilter(self)

    @property
    def at(self) -> Target | None:
        """What it is at; None while it is not seen."""
        return self._at

    def order(self) -> list[Target]:
        """What Tab walks over: what comes next, then what else belongs to a choice, each as one reads."""
        live = self._live()
        first = [target for target in live if target in self._selection.next]
        rest = [target for target in live if target not in self._selection.next]
        return [*_as_read(first, live), *_as_read(rest, live)]

    def show_selection(self, selection: Selection) -> None:
        """Something else can be chosen now: stay where it is previewed, else go on to what comes next."""
        before, self._selection = self._selection, selection
        if not self._is_used or self._is_pressing or selection.preview:
            return
        live = self._live()
        taken_back = [target for target in before.chosen if target not in selection.chosen and target in live]
        if not live:
            self._go(None, {})
        elif len(selection.chosen) < len(before.chosen) and taken_back:
            self._go(taken_back[-1], live)
        elif self._at not in selection.next:
            following = {target: live[target] for target in selection.next if target in live} or live
            self._go(_nearest(self._last, following), following)

    def press(self) -> bool:
        """Click on what it is at; False when it is at nothing."""
        if self._at is None:
            return False
        self._is_pressing = True
        self._table.click(self._at)
        self._is_pressing = False
        self.show_selection(self._selection)
        return True

    def hide(self) -> None:
        """Not be seen until a key is used again."""
        self._is_used = False
        self._go(None, {})

    def refresh(self, theme: Theme | None = None) -> None:
        """The things, or how they look, are others now: put the ring round its thing again."""
        self._theme = theme or self._theme
        if self._at is not None:
            places = self._places()
            self._go(self._at if self._at in places else None, places)

    # -- where things are ---------------------------------------------------------------------------------------------

    def _live(self) -> dict[Target, QRectF]:
        turns = self._table.turns()
        return {thing.target: thing.rect for thing in self._table.things() if thing.is_live or thing.target in turns}

    def _places(self) -> dict[Target, QRectF]:
        return {**self._everything(), **self._live()}

    def _go(self, target: Target | None, places: Places) -> None:
        if self._ring is not None:
            if self._ring.scene() is self._table:
                self._table.removeItem(self._ring)
            self._ring = None
        has_moved, self._at = target != self._at, target
        if target is not None:
            self._is_used = True
            rect = places[target]
            self._last = rect.center()
            self._ring = Halo(rect, self._theme, False)
            self._table.addItem(self._ring)
            self._board.ensureVisible(rect, _MARGIN, _MARGIN)
        if has_moved:
            self._board.show_focus(target)
            self._table.point_at(target)
            self.moved.emit(target)

    def _step(self, steps: int) -> bool:
        """Go on by so many things; False where there is none any more: then the focus leaves the board."""
        order = self.order()
        start = -1 if steps > 0 else len(order)
        place = (order.index(self._at) if self._at in order else start) + steps
        if not 0 <= place < len(order):
            return False
        self._go(order[place], self._live())
        return True

    def _walk(self, way: QPointF, is_over_everything: bool) -> None:
        places = self._places() if is_over_everything else self._live() or self._places()
        if self._at is None:
            first = [*self.order(), *_as_read(places, places)][:1]
            self._go(first[0] if first else None, self._places())
        elif (ahead := _ahead(self._last, way, places, self._at)) is not None:
            self._go(ahead, places)

    def _take(self, event: QKeyEvent) -> bool:
        key, modifiers = event.key(), event.modifiers() & ~_ARROWS
        none, control = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ControlModifier
        if key in TABS and not modifiers & ~Qt.KeyboardModifier.ShiftModifier:
            return self._step(TABS[key])
        if key in WAYS and modifiers in (none, control):
            self._walk(WAYS[key], modifiers == control)
            return True
        if key in ENDS and modifiers == none and (order := self.order()):
            self._go(order[ENDS[key]], self._live())
            return True
        return False

    # -- Qt -----------------------------------------------------------------------------------------------------------

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.type() is QEvent.Type.KeyPress:
            return watched is self._board and self._take(event)
        if isinstance(event, QFocusEvent) and watched is self._board:
            if event.lostFocus() and event.reason() is not Qt.FocusReason.ActiveWindowFocusReason:
                self.hide()
            elif event.reason() is Qt.FocusReason.TabFocusReason:
                self._step(1)
            elif event.reason() is Qt.FocusReason.BacktabFocusReason:
                self._step(-1)
        elif event.type() is QEvent.Type.MouseButtonPress:
            self.hide()
        return super().eventFilter(watched, event)


def _as_read(targets: Iterable[Target], places: Places) -> list[Target]:
    """From the left to the right in each line, the lines from the top."""
    left = sorted(targets, key=lambda target: (places[target].center().y(), places[target].center().x()))
    found: list[Target] = []
    while left:
        top = places[left[0]].center().y()
        line = [target for target in left if places[target].center().y() - top <= LINE]
        found += sorted(line, key=lambda target: places[target].center().x())
        left = left[len(line) :]
    return found


def _nearest(point: QPointF, places: Places) -> Target | None:
    return min(places, key=lambda target: _length(places[target].center() - point), default=None)


def _ahead(start: QPointF, way: QPointF, places: Places, but: Target) -> Target | None:
    """The nearest thing in a direction; what lies straight ahead goes before what lies aside."""
    distances: dict[Target, float] = {}
    for target, rect in places.items():
        to = rect.center() - start
        along, aside = QPointF.dotProduct(to, way), abs(to.x() * way.y()) + abs(to.y() * way.x())
        if target != but and along > 1:
            distances[target] = along + SIDEWAYS * aside
    return min(distances, key=distances.__getitem__, default=None)


def _length(way: QPointF) -> float:
    return QPointF.dotProduct(way, way)
