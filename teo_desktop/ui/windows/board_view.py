"""The view of the board: fits it into the window, zooms at the pointer, pans."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt
from PySide6.QtGui import QNativeGestureEvent, QPainter, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QFrame, QGraphicsScene, QGraphicsView, QWidget

LARGEST_ZOOM = 6.0
"""How many times larger than fitted the board can be shown."""
ZOOM_STEP = 1.2
PIXELS_OF_A_NOTCH = 120


class BoardView(QGraphicsView):
    """Shows the whole board until somebody zooms; from then on what they chose."""

    def __init__(self, scene: QGraphicsScene, parent: QWidget | None = None) -> None:
        super().__init__(scene, parent)
        # A view does not keep its scene alive.
        self._scene = scene
        self._zoom = 1.0
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.AnchorUnderMouse)
        self.setResizeAnchor(QGraphicsView.ViewportAnchor.AnchorViewCenter)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setMouseTracking(True)
        self.setMinimumSize(240, 180)
        scene.sceneRectChanged.connect(self._refit)
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
        is_larger = zoom > 1.0
        self.setDragMode(QGraphicsView.DragMode.ScrollHandDrag if is_larger else QGraphicsView.DragMode.NoDrag)

    def _fitted_scale(self) -> float:
        rect, room = self.sceneRect(), self.viewport().size()
        if rect.isEmpty():
            return 1.0
        return min(room.width() / rect.width(), room.height() / rect.height())

    def _refit(self) -> None:
        if self._zoom == 1.0 and not self.sceneRect().isEmpty():
            self.fitInView(self.sceneRect(), Qt.AspectRatioMode.KeepAspectRatio)

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
        if turned.y():
            self._zoom_by(ZOOM_STEP ** (turned.y() / PIXELS_OF_A_NOTCH))
        event.accept()
