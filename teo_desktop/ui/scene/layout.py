"""Where things lie, as ``resources/layout/<game>.toml`` says it: rectangles and numbers by dotted names."""

from __future__ import annotations

import tomllib
from typing import Any

from PySide6.QtCore import QPointF, QRectF, QSizeF

from teo_desktop import paths

_CLEARLY = 1.02
"""How much larger the table must become by another shape."""


class Layout:
    """The layout of a game's table. Lengths are in units of the scene; a rectangle is [left, top, width, height]."""

    def __init__(self, game: str) -> None:
        path = paths.resources() / "layout" / f"{game}.toml"
        self._table: dict[str, Any] = tomllib.loads(path.read_text(encoding="utf-8"))
        self.shape = ""
        """What is said for this shape of the table goes before what is said for all; empty: for all alone."""
        self._numbers: dict[str, float] = {}
        self._rects: dict[str, QRectF] = {}
        self._lists: dict[str, tuple[QRectF, ...]] = {}

    def suit(self, room: QSizeF, shape: str) -> bool:
        """Take on this shape where the table is clearly larger so in the room, else none; whether that is a change."""

        def scale(name: str) -> float:
            _, _, width, height = self._read(f"{name}table.rect")
            return float(min(room.width() / width, room.height() / height))

        # Near the border a table should not change its shape with every pixel.
        least = 1.0 if self.shape else _CLEARLY
        found = shape if scale(f"{shape}.") > least * scale("") else ""
        if found == self.shape:
            return False
        self.shape = found
        self._numbers.clear()
        self._rects.clear()
        self._lists.clear()
        return True

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
        if self.shape and (found := self._read(f"{self.shape}.{name}")) is not None:
            return found
        if (found := self._read(name)) is None:
            raise KeyError(name)
        return found

    def _read(self, name: str) -> Any:
        found: Any = self._table
        for part in name.split("."):
            found = found.get(part)
            if found is None:
                return None
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
