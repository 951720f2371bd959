"""What is drawn once at a zoom is copied when it comes back, and looks the same."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter, QPixmap, QTransform

from teo_desktop.ui.scene.drawn import Drawn


class Pen:
    """Draws a box, and counts how often."""

    def __init__(self) -> None:
        self.drawn = 0

    def __call__(self, painter: QPainter) -> None:
        self.drawn += 1
        painter.fillRect(QRectF(2.3, 2.3, 11.1, 7.7), Qt.GlobalColor.red)


def painted(drawn: Drawn, pen: Pen, look: Any = "box", at: QTransform | None = None, density: float = 1.0) -> QImage:
    picture = QPixmap(40, 40)
    picture.setDevicePixelRatio(density)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setWorldTransform(at or QTransform())
    drawn.paint(painter, look, pen)
    painter.end()
    return picture.toImage()


def directly(at: QTransform) -> QImage:
    picture = QPixmap(40, 40)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setWorldTransform(at)
    Pen()(painter)
    painter.end()
    return picture.toImage()


@pytest.mark.parametrize("at", [QTransform(), QTransform(1.3, 0, 0, 1.3, 3.37, 5.2), QTransform().rotate(10)])
def test_what_is_copied_looks_as_if_it_were_drawn(qapp, at):
    drawn, pen = Drawn(), Pen()
    first, second = painted(drawn, pen, at=at), painted(drawn, pen, at=at)
    assert pen.drawn == 1
    assert first == second == directly(at)


def test_another_look_zoom_place_or_density_is_drawn(qapp):
    drawn, pen = Drawn(), Pen()
    for look, at, density in (
        ("box", QTransform(), 1.0),
        ("other", QTransform(), 1.0),
        ("box", QTransform.fromScale(1.2, 1.2), 1.0),
        ("box", QTransform.fromTranslate(0.25, 0), 1.0),
        ("box", QTransform(), 2.0),
    ):
        painted(drawn, pen, look, at, density)
    assert pen.drawn == 5


def test_elsewhere_than_in_a_picture_it_is_drawn(qapp):
    drawn, pen = Drawn(), Pen()
    image = QImage(40, 40, QImage.Format.Format_ARGB32_Premultiplied)
    for _ in range(2):
        painter = QPainter(image)
        drawn.paint(painter, "box", pen)
        painter.end()
    assert pen.drawn == 2


def test_only_so_much_is_remembered_the_latest(qapp):
    drawn, pen = Drawn(most_bytes=2 * 40 * 40 * 4), Pen()
    for look in ("one", "two", "one", "three", "one", "two"):
        painted(drawn, pen, look)
    assert pen.drawn == 4


def test_a_mistake_while_drawing_is_told_and_leaves_the_painter_alive(qapp):
    def fail(painter: QPainter) -> None:
        raise ZeroDivisionError

    picture = QPixmap(8, 8)
    painter = QPainter(picture)
    with pytest.raises(ZeroDivisionError):
        Drawn().paint(painter, "box", fail)
    assert painter.isActive()
    painter.end()
