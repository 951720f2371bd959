"""The view of the board: fits it into the window, zooms at the pointer, pans."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent, QNativeGestureEvent, QPainter, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QApplication, QFrame, QGraphicsSceneWheelEvent, QGraphicsView, QWidget

from teo_desktop.ui.adapter import Table

LARGEST_ZOOM = 6.0
"""How many times larger than fitted the board can be shown."""
ZOOM_STEP = 1.2
PIXELS_OF_A_NOTCH = 120


class BoardView(QGraphicsView):
    """Shows the whole board until somebody zooms; from then on what they chose."""

    def __init__(self, table: Table, parent: QWidget | None = None) -> None:
        super().__init__(table, parent)
        # A view does not keep its scene alive.
        self._table = table
        self._zoom = 1.0
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.AnchorUnderMouse)
        self.setResizeAnchor(QGraphicsView.ViewportAnchor.AnchorViewCenter)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setMouseTracking(True)
        self.setMinimumSize(240, 180)
        table.sceneRectChanged.connect(self._refit)
        self.retranslate()

    def retranslate(self) -> None:
        """Say in the language of the moment what this is."""
        self.setAccessibleName(QCoreApplication.translate("BoardView", "Board"))

    @property
    def zoom(self) -> float:
        """How many times larger than fitted the board is shown."""
        return self._zoom

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

    def _zoom_by(self, factor: float) -> None:
        zoom = min(LARGEST_ZOOM, max(1.0, self._zoom * factor))
        if zoom == self._zoom:
            return
        self._zoom = zoom
        if zoom == 1.0:
            self._refit()
        else:
            scale = self._fitted_scale() * zoom / self.transform().m11()
            self.scale(scale, scale)
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

    def _refit(self) -> None:
        if self._zoom == 1.0 and not self.sceneRect().isEmpty():
            self.fitInView(self.sceneRect(), Qt.AspectRatioMode.KeepAspectRatio)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self._table.peek(False)
        super().focusOutEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Space:
            if not event.isAutoRepeat():
                self._table.peek(True)
        else:
            super().keyPressEvent(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Space:
            if not event.isAutoRepeat():
                self._table.peek(False)
        else:
            super().keyReleaseEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._refit()

    def viewportEvent(self, event: QEvent) -> bool:
        if isinstance(event, QNativeGestureEvent) and event.gestureType() is Qt.NativeGestureType.ZoomNativeGesture:
            self._zoom_by(1 + event.value())
            return True
        return super().viewportEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        # A touchpad may send pixels and no angle: no angle is no reason to zoom out.
        turned: QPoint = event.angleDelta() if not event.angleDelta().isNull() else event.pixelDelta()
        if turned.y() and not self._turns_what_is_chosen(event, turned.y()):
            self._zoom_by(ZOOM_STEP ** (turned.y() / PIXELS_OF_A_NOTCH))
        event.accept()
