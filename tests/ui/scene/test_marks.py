"""No meaning by colour alone: the marks of the board, and what cannot be chosen, differ in shape."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from teo_desktop.ui.scene.canvas import Canvas
from teo_desktop.ui.scene.marks import Mark, draw_mark
from teo_desktop.ui.scene.theme import Theme
from teo_desktop.ui.windows.cards import ChoiceDelegate

MARKS: tuple[Mark, ...] = ("", "live", "next", "chosen", "preview")
LOOKS = [(mark, hovered) for mark in MARKS for hovered in (False, True)]
SIZES = [(60, 60), (120, 40), (24, 24)]


class WithoutColours(Theme):
    """Lines are black, their halos white, whatever they mean."""

    def colour(self, token: str) -> QColor:
        return QColor(Qt.GlobalColor.white if token.endswith("_halo") else Qt.GlobalColor.black)


def drawn(mark: Mark, hovered: bool, width: int, height: int) -> set[tuple[int, int]]:
    """The black points of a mark round a piece of this size."""
    image = QImage(width + 40, height + 40, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    canvas = Canvas(WithoutColours("light"))
    canvas.take(painter)
    draw_mark(canvas, QRectF(20, 20, width, height), mark, hovered)
    painter.end()
    points = [(x, y) for x in range(image.width()) for y in range(image.height())]
    return {(x, y) for x, y in points if image.pixelColor(x, y).lightness() < 128}


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_marks_are_told_apart_without_colours(qapp, width, height):
    """What can be chosen, what comes next, what is chosen, what is previewed, and what the pointer is at."""
    shapes = {look: drawn(*look, width, height) for look in LOOKS}
    for one, other in combinations(LOOKS, 2):
        assert len(shapes[one] ^ shapes[other]) >= 40, (one, other)


def test_a_refused_row_has_a_lock_and_its_reason(sit_down, monkeypatch):
    pictures: list[str] = []
    words: list[str] = []
    draw_text = ChoiceDelegate.draw_text

    def note(self, painter, rect, text, *more):
        words.append(text)
        draw_text(self, painter, rect, text, *more)

    monkeypatch.setattr(ChoiceDelegate, "draw_picture", lambda self, painter, rect, name, tint: pictures.append(name))
    monkeypatch.setattr(ChoiceDelegate, "draw_text", note)
    view = sit_down(rich=False)
    view.choices_list.grab()
    assert set(pictures) == {"lock"}
    assert "needs_stones (2, 0)" in words


def test_why_not_has_a_sign_before_it(sit_down):
    """In the line below the board a reason and a hint differ by their picture, not only by its tint."""
    view = sit_down()
    view.hint_bar.warn("No.")
    warning = view.hint_bar._picture.pixmap().toImage().convertToFormat(QImage.Format.Format_Alpha8)
    view.hint_bar.inform("Yes.")
    assert view.hint_bar._picture.pixmap().toImage().convertToFormat(QImage.Format.Format_Alpha8) != warning
