"""A small picture of the whole board."""

from __future__ import annotations

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QGraphicsScene

WIDTH = 360
"""How wide it is, in pixels."""
LARGEST_SCALE = 1.4
COARSE = QImage.Format.Format_RGB444
"""With fewer colours the file is much smaller; at this size nobody sees it."""


def snapshot(scene: QGraphicsScene, scale: float = 0.5) -> bytes:
    """The scene as PNG; ``b""`` when there is nothing to see.

    It is drawn at this scale and made smaller then: at one that is in use already, all pictures are at hand.
    """
    rect = scene.sceneRect()
    if rect.isEmpty():
        return b""
    scale = min(max(scale, WIDTH / rect.width()), LARGEST_SCALE)
    large = QImage((rect.size() * scale).toSize(), QImage.Format.Format_RGB32)
    large.fill(Qt.GlobalColor.black)
    painter = QPainter(large)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    scene.render(painter, QRectF(large.rect()), rect)
    painter.end()
    small = large.scaledToWidth(WIDTH, Qt.TransformationMode.SmoothTransformation)
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image = small.convertToFormat(COARSE, Qt.ImageConversionFlag.ThresholdDither)
    image = image.convertToFormat(QImage.Format.Format_RGB888)
    image.save(buffer, "PNG")  # type: ignore[call-overload]  # the stubs want bytes, PySide6 itself refuses them
    buffer.close()
    return bytes(data.data())
