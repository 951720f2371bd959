"""Where things lie, as ``resources/layout/<game>.toml`` says it: rectangles and numbers by dotted names."""

from __future__ import annotations

import tomllib
from typing import Any

from PySide6.QtCore import QPointF, QRectF

from teo_desktop import paths


class Layout:
    """The layout of a game's table. Lengths are in units of the scene; a rectangle is [left, top, width, height]."""

    def __init__(self, game: str) -> None:
        path = paths.resources() / "layout" / f"{game}.toml"
        self._table: dict[str, Any] = tomllib.loads(path.read_text(encoding="utf-8"))
        self._numbers: dict[str, float] = {}
        self._rects: dict[str, QRectF] = {}
        self._lists: dict[str, tuple[QRectF, ...]] = {}

    def number(self, name: str) -> float:
        """A length, or a number of things."""
        if name not in self._numbers:
            self._numbers[name] = float(self._find(name))
        return self._numbers[name]

    def rect(self, name: str, within: QRectF | None = None) -> QRectF:
        """A rectangle; with ``within``, measured from the top left of that one."""
        if name not in self._rects:
            left, top, width, height = self._find(name)
            self._rects[name] = QRectF(left, top, width, height)
        rect = self._rects[name]
        return rect.translated(within.topLeft()) if within is not None else QRectF(rect)

    def rects(self, name: str) -> tuple[QRectF, ...]:
        """A list of rectangles. They are shared: do not change them."""
        if name not in self._lists:
            self._lists[name] = tuple(QRectF(*row) for row in self._find(name))
        return self._lists[name]

    def _find(self, name: str) -> Any:
        found: Any = self._table
        for part in name.split("."):
            found = found[part]
        return found


def cells(rect: QRectF, columns: int, rows: int, gap: float = 0) -> tuple[QRectF, ...]:
    """The rectangle divided into equal cells, row by row."""
    width = (rect.width() - gap * (columns - 1)) / columns
    height = (rect.height() - gap * (rows - 1)) / rows
    return tuple(
        QRectF(rect.left() + column * (width + gap), rect.top() + row * (height + gap), width, height)
        for row in range(rows)
        for column in range(columns)
    )


def packed(rect: QRectF, count: int, size: float, gap: float = 2) -> tuple[QRectF, ...]:
    """Squares for so many things in the rectangle, centred: as large as fit, at most ``size``."""
    if not count:
        return ()
    best, columns = 0.0, 1
    for tried in range(1, count + 1):
        rows = -(-count // tried)
        fitting = min((rect.width() - gap * (tried - 1)) / tried, (rect.height() - gap * (rows - 1)) / rows, size)
        if fitting > best:
            best, columns = fitting, tried
    rows = -(-count // columns)
    left = rect.center().x() - (columns * best + gap * (columns - 1)) / 2
    top = rect.center().y() - (rows * best + gap * (rows - 1)) / 2
    return tuple(
        QRectF(left + column * (best + gap), top + row * (best + gap), best, best)
        for row, column in (divmod(number, columns) for number in range(count))
    )


def square(centre: QPointF, side: float) -> QRectF:
    """A square about a point."""
    return QRectF(centre.x() - side / 2, centre.y() - side / 2, side, side)
