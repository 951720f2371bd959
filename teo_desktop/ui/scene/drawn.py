"""Pictures of pieces as they were drawn before: what comes back, at a zoom that comes back, is only copied."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPixmap

_MOST_BYTES = 32 * 1024 * 1024
_DIGITS = 5
"""So exactly a picture has to lie upon the pixels as it did when it was drawn."""


class Drawn:
    """Draws into the pictures that Qt keeps of items, and remembers what it drew there."""

    def __init__(self, most_bytes: int = _MOST_BYTES) -> None:
        self._most_bytes = most_bytes
        self._bytes = 0
        self._pictures: OrderedDict[tuple[Any, ...], QPixmap] = OrderedDict()

    def paint(self, painter: QPainter, look: Hashable, draw: Callable[[QPainter], None]) -> None:
        """Call ``draw``, or show what it drew for an equal look at the same zoom; elsewhere than in a picture, call it.

        A look says everything that ``draw`` depends on.
        """
        device = painter.device()
        if not isinstance(device, QPixmap):
            draw(painter)
            return
        at = painter.worldTransform()
        lies = (at.m11(), at.m12(), at.m21(), at.m22(), at.dx(), at.dy())
        density = device.devicePixelRatio()
        key = (look, *(round(number, _DIGITS) for number in lies), density, device.width(), device.height())
        picture = self._pictures.get(key)
        if picture is None:
            picture = QPixmap(device.size())
            picture.setDevicePixelRatio(density)
            picture.fill(Qt.GlobalColor.transparent)
            into = QPainter(picture)
            try:
                into.setRenderHints(painter.renderHints())
                into.setWorldTransform(at)
                draw(into)
            finally:
                into.end()
            self._keep(key, picture)
        else:
            self._pictures.move_to_end(key)
        painter.save()
        painter.resetTransform()
        painter.drawPixmap(0, 0, picture)
        painter.restore()

    def _keep(self, key: tuple[Any, ...], picture: QPixmap) -> None:
        self._pictures[key] = picture
        self._bytes += _bytes(picture)
        while self._bytes > self._most_bytes:
            _, oldest = self._pictures.popitem(last=False)
            self._bytes -= _bytes(oldest)


def _bytes(picture: QPixmap) -> int:
    return 4 * picture.width() * picture.height()
