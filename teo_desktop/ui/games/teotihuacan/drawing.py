"""Drawings that several parts of the table share."""

from __future__ import annotations

from PySide6.QtCore import QRectF

from teo_desktop.ui.scene.canvas import Canvas
from teo_desktop.ui.scene.layout import square


def draw_panel(canvas: Canvas, rect: QRectF) -> None:
    """The ground of a part of the table."""
    canvas.shadow(rect, 9, opacity=0.5)
    canvas.box(rect, "panel", "panel_edge", 10, 1.6)


def draw_picture(canvas: Canvas, rect: QRectF, name: str) -> None:
    """A picture of the theme."""
    canvas.picture(name, square(rect.center(), min(rect.width(), rect.height())))


def draw_picture_faintly(canvas: Canvas, rect: QRectF, name: str) -> None:
    """An empty place."""
    canvas.painter.setOpacity(canvas.painter.opacity() * 0.55)
    canvas.picture(name, rect, "ink_muted")


def draw_marker(canvas: Canvas, rect: QRectF, name: str, colour: str) -> None:
    """A wooden piece of a seat."""
    canvas.marker(name, colour, rect)


def draw_die(canvas: Canvas, rect: QRectF, colour: str, power: int) -> None:
    """A worker."""
    canvas.die(colour, power, rect)
