"""The board for screen readers: a panel whose children are the things on it, each a button that can be pressed.

Qt shows nothing of a graphics view to assistive technology by itself.
"""

from __future__ import annotations

from typing import Any, ClassVar

from PySide6.QtCore import QCoreApplication, QObject, QPoint, QPointF, QRect
from PySide6.QtGui import QAccessible, QAccessibleActionInterface, QAccessibleInterface, QColor
from PySide6.QtWidgets import QAccessibleWidget
from shiboken6 import isValid

from teo_desktop.ui.adapter import Target, Thing
from teo_desktop.ui.windows.board_view import BoardView

PRESS = QAccessibleActionInterface.pressAction()


class _Kept:
    """Qt does not keep what Python makes for it, and asks again for what it was given: so nothing of it is let go."""

    interfaces: ClassVar[list[QAccessibleInterface]] = []
    is_installed: ClassVar[bool] = False


def make_boards_accessible() -> None:
    """Let Qt ask here when assistive technology comes to a board; once for the application, later calls do nothing."""
    if not _Kept.is_installed:
        _Kept.is_installed = True
        QAccessible.installFactory(_interface_for)


def _interface_for(_: str, thing: QObject) -> QAccessibleInterface | None:
    if not isinstance(thing, BoardView):
        return None
    made = AccessibleBoard(thing)
    _Kept.interfaces.append(made)
    return made


class AccessibleBoard(QAccessibleWidget):
    """The board as a panel. Its children are the things that the table names now, in the table's order."""

    def __init__(self, board: BoardView) -> None:
        super().__init__(board, QAccessible.Role.Pane)
        self.board = board
        self._of: dict[Target, AccessibleThing] = {}

    def children(self) -> list[AccessibleThing]:
        """The interfaces of the things that are there now."""
        return [self._interface(thing) for thing in self.board.table.things()] if isValid(self.board) else []

    def thing(self, target: Target) -> Thing | None:
        """A thing as it is at this moment; None when it is gone."""
        return self.board.table.thing_of(target) if isValid(self.board) else None

    def has_focus(self, target: Target) -> bool:
        """Whether the keyboard is at this thing."""
        return isValid(self.board) and self.board.hasFocus() and self.board.focused == target

    def rect_on_screen(self, thing: Thing) -> QRect:
        """Where a thing is seen."""
        inside = self.board.mapFromScene(thing.rect).boundingRect()
        return QRect(self.board.viewport().mapToGlobal(inside.topLeft()), inside.size())

    def _interface(self, thing: Thing) -> AccessibleThing:
        if thing.target not in self._of:
            made = self._of[thing.target] = AccessibleThing(self, thing.target)
            _Kept.interfaces.append(made)
        return self._of[thing.target]

    # ---- Qt, which takes None where its declarations for Python do not say so

    def text(self, t: QAccessible.Text) -> str:
        if t is QAccessible.Text.Name:
            return QCoreApplication.translate("BoardView", "Game board")
        return super().text(t)

    def childCount(self) -> int:
        return len(self.children())

    def child(self, index: int) -> Any:
        children = self.children()
        return children[index] if 0 <= index < len(children) else None

    def indexOfChild(self, arg__1: QAccessibleInterface) -> int:
        children = self.children()
        return children.index(arg__1) if arg__1 in children else -1

    def focusChild(self) -> Any:
        at = self.board.focused if isValid(self.board) else None
        thing = self.thing(at) if at is not None else None
        return self._interface(thing) if thing is not None else None

    def childAt(self, x: int, y: int) -> Any:
        if not isValid(self.board):
            return None
        inside = self.board.viewport().mapFromGlobal(QPoint(x, y))
        point: QPointF = self.board.mapToScene(inside)
        hit = [thing for thing in self.board.table.things() if thing.rect.contains(point)]
        # The smallest of what lies there: it lies upon the others.
        best = min(hit, key=lambda thing: thing.rect.width() * thing.rect.height(), default=None)
        return self._interface(best) if best is not None else None


class AccessibleThing(QAccessibleInterface):
    """A thing on the board: a button, enabled while it can be chosen."""

    def __init__(self, panel: AccessibleBoard, target: Target) -> None:
        super().__init__()
        self._panel = panel
        self._target = target
        self._actions = _Press(panel, target)

    @property
    def thing(self) -> Thing | None:
        """What it stands for, as it is now."""
        return self._panel.thing(self._target)

    # ---- Qt, which takes None where its declarations for Python do not say so

    def isValid(self) -> bool:
        return self.thing is not None

    def object(self) -> Any:
        return None

    def window(self) -> Any:
        return self._panel.window()

    def parent(self) -> QAccessibleInterface:
        return self._panel

    def child(self, index: int) -> Any:
        return None

    def childCount(self) -> int:
        return 0

    def childAt(self, x: int, y: int) -> Any:
        return None

    def indexOfChild(self, arg__1: QAccessibleInterface) -> int:
        return -1

    def text(self, t: QAccessible.Text) -> str:
        thing = self.thing
        return thing.name if thing and t is QAccessible.Text.Name else ""

    def setText(self, t: QAccessible.Text, text: str) -> None:
        """Nobody renames what lies on the board."""

    def rect(self) -> QRect:
        thing = self.thing
        return self._panel.rect_on_screen(thing) if thing else QRect()

    def role(self) -> QAccessible.Role:
        return QAccessible.Role.Button

    def foregroundColor(self) -> QColor:
        return QColor()

    def backgroundColor(self) -> QColor:
        return QColor()

    def state(self) -> QAccessible.State:
        state, thing = QAccessible.State(), self.thing
        state.disabled = thing is None or not thing.is_live
        state.invisible = thing is None
        state.focusable = True
        state.focused = self._panel.has_focus(self._target)
        state.checkable = True
        state.checked = thing is not None and thing.is_chosen
        return state

    def interface_cast(self, t: QAccessible.InterfaceType) -> Any:
        return self._actions if t is QAccessible.InterfaceType.ActionInterface else None


class _Press(QAccessibleActionInterface):
    """Pressing is a click on the thing: one that cannot be chosen says why."""

    def __init__(self, panel: AccessibleBoard, target: Target) -> None:
        super().__init__()
        self._panel = panel
        self._target = target

    def actionNames(self) -> list[str]:
        return [PRESS]

    def doAction(self, actionName: str) -> None:
        if actionName == PRESS and isValid(self._panel.board):
            self._panel.board.table.click(self._target)

    def keyBindingsForAction(self, actionName: str) -> list[str]:
        return []
