"""Dividing rectangles, and the layout files."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF

from teo_desktop.ui.scene.layout import Layout, cells, packed, square


def test_cells_fill_the_rectangle_with_gaps_between_them():
    found = cells(QRectF(10, 20, 104, 50), 2, 1, 4)
    assert found == (QRectF(10, 20, 50, 50), QRectF(64, 20, 50, 50))


@pytest.mark.parametrize("count", range(1, 9))
def test_packed_squares_lie_within_and_apart(count):
    rect = QRectF(5, 5, 60, 58)
    found = packed(rect, count, 46)
    assert len(found) == count
    for number, one in enumerate(found):
        assert rect.contains(one)
        assert one.width() <= 46
        assert not any(one.intersects(other) for other in found[:number])


def test_nothing_takes_no_place():
    assert packed(QRectF(0, 0, 10, 10), 0, 5) == ()


def test_a_square_has_its_centre():
    assert square(QPointF(5, 5), 4) == QRectF(3, 3, 4, 4)


def test_a_layout_measures_rectangles_from_others():
    layout = Layout("teotihuacan")
    outer = QRectF(100, 50, 10, 10)
    assert layout.rect("worship.space", outer).topLeft() == layout.rect("worship.space").topLeft() + outer.topLeft()
    with pytest.raises(KeyError):
        layout.rect("worship.nothing")


def test_what_a_layout_gives_can_be_changed_without_harm():
    layout = Layout("teotihuacan")
    layout.rect("table.rect").setWidth(1)
    assert layout.rect("table.rect").width() > 1


def test_a_layout_takes_on_another_shape_where_the_table_is_clearly_larger_so():
    """Near the border it stays as it is: a table should not jump with each pixel of a window."""
    layout = Layout("teotihuacan")
    hand, calendar = layout.rect("areas.hand"), layout.rect("areas.calendar")
    assert not layout.suit(QSizeF(1000, 800), "wide")
    assert layout.suit(QSizeF(1600, 900), "wide")
    assert not layout.suit(QSizeF(1601, 900), "wide")
    assert layout.rect("areas.hand").height() > layout.rect("areas.hand").width()
    assert layout.rect("areas.calendar") == calendar
    border = QSizeF(900 * 1.58, 900)
    assert not layout.suit(border, "wide")
    assert layout.suit(QSizeF(1000, 800), "wide")
    assert not layout.suit(border, "wide")
    assert layout.rect("areas.hand") == hand
