"""How a piece is marked: what may be chosen, what was, what the next confirmation takes. By shape as well as colour."""

from __future__ import annotations

from typing import Literal

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath

from teo_desktop.ui.scene.canvas import Canvas

Mark = Literal["", "live", "next", "chosen", "preview"]

MARGIN = 12.0
"""How far marks reach beyond a piece."""
_BADGE = 20.0
_FLAT = 60.0
_STRONG, _SLIGHT = 5.0, 3.4


def draw_mark(canvas: Canvas, rect: QRectF, mark: Mark, hovered: bool) -> None:
    """Draw a mark round the piece in this rectangle.

    ``live``: a thin broken line; ``next``: a line with four strong corners; ``chosen``: a strong line and a tick;
    ``preview``: a strong broken line and a diamond; hovered: a line further outside.
    """
    if mark == "live":
        _outline(canvas, rect, "legal", 2.4, Qt.PenStyle.CustomDashLine)
    elif mark == "next":
        _outline(canvas, rect, "legal", 2.4)
        _corners(canvas, rect)
    elif mark == "chosen":
        _outline(canvas, rect, "chosen", 5)
        _tick(canvas, _badge(rect))
    elif mark == "preview":
        _outline(canvas, rect, "chosen", 4, Qt.PenStyle.CustomDashLine)
        _diamond(canvas, _badge(rect))
    if hovered:
        _outline(canvas, rect.adjusted(-5, -5, 5, 5), "focus", 3, halo="focus_halo")


def _outline(
    canvas: Canvas,
    rect: QRectF,
    colour: str,
    width: float,
    style: Qt.PenStyle = Qt.PenStyle.SolidLine,
    halo: str = "legal_halo",
) -> None:
    reach = _reach(rect)
    outside = rect.adjusted(-reach, -reach, reach, reach)
    width = canvas.line(width)
    rim = 1.0 if _is_flat(rect) else 1.6
    canvas.box(outside.adjusted(-rim, -rim, rim, rim), edge=halo, radius=8, width=width + 2 * rim)
    canvas.box(outside, edge=colour, radius=7, width=width, style=style)


def _corners(canvas: Canvas, rect: QRectF) -> None:
    reach = _reach(rect) + (0 if _is_flat(rect) else 1)
    outside = rect.adjusted(-reach, -reach, reach, reach)
    arm = min(18.0, outside.width() / 3, outside.height() / 3)
    width = _SLIGHT if _is_flat(rect) else _STRONG
    path = QPainterPath()
    for x, inwards in ((outside.left(), arm), (outside.right(), -arm)):
        for y, down in ((outside.top(), arm), (outside.bottom(), -arm)):
            path.moveTo(x + inwards, y)
            path.lineTo(x, y)
            path.lineTo(x, y + down)
    canvas.path(path, edge="legal_halo", width=canvas.line(width) + width * 0.6)
    canvas.path(path, edge="legal", width=width)


def _reach(rect: QRectF) -> float:
    return 0.5 if _is_flat(rect) else 3.0


def _is_flat(rect: QRectF) -> bool:
    """Flat and small things lie close together: their marks are finer and keep closer to them."""
    return min(rect.width(), rect.height()) <= _FLAT


def _badge(rect: QRectF) -> QRectF:
    return QRectF(rect.right() - _BADGE + 9, rect.top() - 9, _BADGE, _BADGE)


def _tick(canvas: Canvas, badge: QRectF) -> None:
    canvas.disc(badge, "chosen", "legal_halo", 2.4)
    size = badge.width()
    path = QPainterPath(badge.topLeft() + QPointF(size * 0.28, size * 0.52))
    path.lineTo(badge.topLeft() + QPointF(size * 0.44, size * 0.68))
    path.lineTo(badge.topLeft() + QPointF(size * 0.73, size * 0.33))
    canvas.path(path, edge="legal_halo", width=3.2)


def _diamond(canvas: Canvas, badge: QRectF) -> None:
    path = QPainterPath(QPointF(badge.center().x(), badge.top()))
    for point in (
        QPointF(badge.right(), badge.center().y()),
        QPointF(badge.center().x(), badge.bottom()),
        QPointF(badge.left(), badge.center().y()),
    ):
        path.lineTo(point)
    path.closeSubpath()
    canvas.path(path, "chosen", "legal_halo", 2.4)
