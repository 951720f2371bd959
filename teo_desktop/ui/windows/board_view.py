"""The view of the board: fits it into the window, zooms at the pointer or between two fingers, pans."""

from __future__ import annotations

from PySide6.QtCore import QByteArray, QCoreApplication, QEvent, QPoint, QPointF, QSize, QSizeF, Qt
from PySide6.QtGui import (
    QAccessible,
    QAccessibleEvent,
    QFocusEvent,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QNativeGestureEvent,
    QPainter,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QGestureEvent,
    QGraphicsSceneWheelEvent,
    QGraphicsView,
    QPinchGesture,
    QWidget,
)

from teo_desktop.ui.adapter import Table, Target

LARGEST_ZOOM = 6.0
"""How many times larger than fitted the board can be shown."""
ZOOM_STEP = 1.2
PIXELS_OF_A_NOTCH = 120
"""A wheel's notch in the units of its angle; a touchpad's pixels count the same."""
MIDDLE = Qt.MouseButton.MiddleButton
REFIT = QEvent.Type(QEvent.registerEventType())
"""The board has another size now."""


class BoardView(QGraphicsView):
    """Shows the whole board until somebody zooms; from then on what they chose."""

    def __init__(self, table: Table, parent: QWidget | None = None) -> None:
        super().__init__(table, parent)
        # A view does not keep its scene alive.
        self._table = table
        self._zoom = 1.0
        self._held: QPoint | None = None
        self._is_panning = False
        self._is_refitting = False
        self._fitted_to = QSize()
        self._peek_keys: list[QKeySequence] = []
        self.focused: Target | None = None
        """What the keyboard is at."""
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.AnchorUnderMouse)
        self.setResizeAnchor(QGraphicsView.ViewportAnchor.AnchorViewCenter)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setMouseTracking(True)
        self.setMinimumSize(240, 180)
        self.viewport().grabGesture(Qt.GestureType.PinchGesture)
        table.sceneRectChanged.connect(lambda _: self._refit())
        self.retranslate()

    def retranslate(self) -> None:
        """Say in the language of the moment what this is."""
        self.setAccessibleName(QCoreApplication.translate("BoardView", "Game board"))
        self.setAccessibleDescription(
            QCoreApplication.translate(
                "BoardView", "Tab and the arrows walk over what can be chosen, with Ctrl over everything; Enter clicks."
            )
        )

    @property
    def table(self) -> Table:
        """The board's things and what a click on them means."""
        return self._table

    def show_focus(self, target: Target | None) -> None:
        """The keyboard is at this thing now; whoever reads the screen to people is told."""
        self.focused = target
        if target is not None and QAccessible.isActive():
            panel = QAccessible.queryAccessibleInterface(self)
            event = QAccessibleEvent(self, QAccessible.Event.Focus)
            event.setChild(panel.indexOfChild(panel.focusChild()))
            QAccessible.updateAccessibility(event)

    def set_peek_keys(self, keys: list[QKeySequence]) -> None:
        """Which keys let people look below the pieces as long as they are held."""
        self._peek_keys = keys

    @property
    def zoom(self) -> float:
        """How many times larger than fitted the board is shown."""
        return self._zoom

    def memory(self) -> QByteArray | None:
        """What part of the board is shown, to be shown again another time; None for all of it."""
        if self._zoom == 1.0:
            return None
        centre, whole = self._centre(), self.sceneRect()
        along, down = (centre.x() - whole.x()) / whole.width(), (centre.y() - whole.y()) / whole.height()
        return QByteArray(f"{self._zoom:.3f} {along:.4f} {down:.4f}".encode())

    def recall(self, memory: QByteArray | None) -> None:
        """Show again what ``memory`` told; what cannot be read is passed over, and all of the board is shown."""
        try:
            zoom, along, down = map(float, memory.toStdString().split()) if memory is not None else (1.0, 0.5, 0.5)
        except ValueError:
            zoom, along, down = 1.0, 0.5, 0.5
        if not (1.0 < zoom <= LARGEST_ZOOM and 0 <= along <= 1 and 0 <= down <= 1):
            self._refit()
            return
        whole = self.sceneRect()
        self._zoom = zoom
        self._refit(QPointF(whole.x() + along * whole.width(), whole.y() + down * whole.height()))
        self._show_whether_it_can_be_moved()

    def fit(self) -> None:
        """Show all of the board."""
        self._zoom = 1.0
        self._refit()
        self._show_whether_it_can_be_moved()

    def show_area(self, number: int) -> None:
        """Show one part of the board as large as it fits, by its number from 0; nothing where there is none."""
        areas = list(self._table.areas().values())
        if number < len(areas):
            _, rect = areas[number]
            self._zoom = LARGEST_ZOOM
            self.fitInView(rect, Qt.AspectRatioMode.KeepAspectRatio)
            self._zoom = min(LARGEST_ZOOM, max(1.0, self.transform().m11() / self._fitted_scale()))
            self._show_whether_it_can_be_moved()

    def zoom_in(self) -> None:
        """Show it larger."""
        self._zoom_by(ZOOM_STEP)

    def zoom_out(self) -> None:
        """Show it smaller, down to all of it."""
        self._zoom_by(1 / ZOOM_STEP)

    def _zoom_by(self, factor: float, at: QPointF | None = None) -> None:
        """Zoom; what lies at this point of the viewport stays there, or, without one, what lies under the pointer."""
        zoom = min(LARGEST_ZOOM, max(1.0, self._zoom * factor))
        if zoom == self._zoom:
            return
        self._zoom = zoom
        if zoom == 1.0:
            self._refit()
        else:
            scale = self._fitted_scale() * zoom / self.transform().m11()
            below = self.mapToScene(at.toPoint()) if at is not None else None
            self.scale(scale, scale)
            if at is not None and below is not None:
                self._pan_by(at.toPoint() - self.mapFromScene(below))
        self._show_whether_it_can_be_moved()

    def _show_whether_it_can_be_moved(self) -> None:
        is_larger = self._zoom > 1.0
        self.setDragMode(QGraphicsView.DragMode.ScrollHandDrag if is_larger else QGraphicsView.DragMode.NoDrag)
        self.viewport().unsetCursor()

    def _turns_what_is_chosen(self, event: QWheelEvent, angle: int) -> bool:
        """Let the board have the wheel first; it takes it where a tile waits for its rotation."""
        to_table = QGraphicsSceneWheelEvent(QEvent.Type.GraphicsSceneWheel)
        to_table.setScenePos(self.mapToScene(event.position().toPoint()))
        to_table.setDelta(angle)
        to_table.setAccepted(False)
        QApplication.sendEvent(self._table, to_table)
        return to_table.isAccepted()

    def _fitted_scale(self) -> float:
        rect, room = self.sceneRect(), self.viewport().size()
        if rect.isEmpty():
            return 1.0
        return min(room.width() / rect.width(), room.height() / rect.height())

    def _refit(self, centre: QPointF | None = None) -> None:
        if self.sceneRect().isEmpty():
            return
        self._fitted_to = self.viewport().size()
        self._table.suit(QSizeF(self._fitted_to))
        if self._zoom == 1.0:
            self.fitInView(self.sceneRect(), Qt.AspectRatioMode.KeepAspectRatio)
            return
        centre = centre or self._centre()
        scale = self._fitted_scale() * self._zoom
        self.setTransform(self.transform().fromScale(scale, scale))
        self.centerOn(centre)

    def _centre(self) -> QPointF:
        return self.mapToScene(self.viewport().rect().center())

    def _pan_by(self, way: QPoint) -> None:
        self.horizontalScrollBar().setValue(self.horizontalScrollBar().value() - way.x())
        self.verticalScrollBar().setValue(self.verticalScrollBar().value() - way.y())

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self._table.peek(False)
        super().focusOutEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if QKeySequence(event.keyCombination()) in self._peek_keys:
            if not event.isAutoRepeat():
                self._table.peek(True)
        else:
            super().keyPressEvent(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        if QKeySequence(event.keyCombination()) in self._peek_keys:
            if not event.isAutoRepeat():
                self._table.peek(False)
        else:
            super().keyReleaseEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if not self.isVisible():
            self._refit()
        elif not self._is_refitting:
            # When all layouts have found their sizes: for each size on the way everything would be drawn anew.
            self._is_refitting = True
            QCoreApplication.postEvent(self, QEvent(REFIT), Qt.EventPriority.LowEventPriority.value)

    def event(self, event: QEvent) -> bool:
        if event.type() is REFIT:
            self._is_refitting = False
            if self.viewport().size() != self._fitted_to:
                self._refit()
            return True
        return super().event(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() is MIDDLE:
            self._held = event.position().toPoint()
        super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        here = event.position().toPoint()
        if self._held is not None and event.buttons() & MIDDLE:
            way = here - self._held
            if self._is_panning or way.manhattanLength() >= QApplication.startDragDistance():
                self._is_panning = True
                self.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)
                self._pan_by(way)
                self._held = here
            return
        super().mouseMoveEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() is MIDDLE:
            self._held, was_panning, self._is_panning = None, self._is_panning, False
            if was_panning:
                self._show_whether_it_can_be_moved()
                return
        super().mouseReleaseEvent(event)

    def viewportEvent(self, event: QEvent) -> bool:
        # Touchpads pinch by themselves, on touch screens Qt finds the pinch.
        if isinstance(event, QNativeGestureEvent) and event.gestureType() is Qt.NativeGestureType.ZoomNativeGesture:
            self._zoom_by(1 + event.value(), event.position())
            return True
        if isinstance(event, QGestureEvent):
            pinch = event.gesture(Qt.GestureType.PinchGesture)
            if isinstance(pinch, QPinchGesture):
                event.accept(pinch)
                if pinch.changeFlags() & QPinchGesture.ChangeFlag.ScaleFactorChanged:
                    at = self.viewport().mapFromGlobal(pinch.hotSpot())
                    self._zoom_by(pinch.scaleFactor(), at)
                return True
        return super().viewportEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.accept()
        if event.phase() is Qt.ScrollPhase.ScrollMomentum:
            # A touchpad goes on turning when the fingers have left it; the board should not go on growing.
            return
        # A touchpad may send pixels and no angle: no angle is no reason to zoom out.
        turned: QPoint = event.angleDelta() if not event.angleDelta().isNull() else event.pixelDelta()
        if abs(turned.x()) > abs(turned.y()):
            self._pan_by(QPoint(turned.x(), 0))
        elif turned.y() and not self._turns_what_is_chosen(event, turned.y()):
            self._zoom_by(ZOOM_STEP ** (turned.y() / PIXELS_OF_A_NOTCH), event.position())
