"""Zooming and moving the board: wheel, touchpad, two fingers, the middle button; and that it is remembered."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QByteArray, QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent, QNativeGestureEvent, QPointingDevice, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from teo_desktop.ui.windows.board_view import LARGEST_ZOOM, BoardView
from tests.ui.toy_window import ToyTable

NONE = QPoint(0, 0)
POINT = QPointF(200, 150)
MIDDLE = Qt.MouseButton.MiddleButton


@pytest.fixture
def board(qtbot) -> BoardView:
    table = ToyTable()
    view = BoardView(table)
    qtbot.addWidget(view)
    view.resize(600, 500)
    view.show()
    return view


def turn(board, pixels=NONE, angle=NONE, phase=Qt.ScrollPhase.NoScrollPhase, at=POINT):
    event = QWheelEvent(
        at,
        board.viewport().mapToGlobal(at),
        pixels,
        angle,
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        phase,
        False,
    )
    QApplication.sendEvent(board.viewport(), event)


def pinch(board, value, at=POINT):
    event = QNativeGestureEvent(
        Qt.NativeGestureType.ZoomNativeGesture,
        QPointingDevice.primaryPointingDevice(),
        2,
        at,
        at,
        board.viewport().mapToGlobal(at),
        value,
        QPointF(),
    )
    QApplication.sendEvent(board.viewport(), event)


def test_a_notch_and_as_many_pixels_of_a_touchpad_zoom_alike(board):
    turn(board, angle=QPoint(0, 120))
    by_wheel = board.zoom
    board.fit()
    for _ in range(10):
        turn(board, pixels=QPoint(0, 12))
    assert board.zoom == pytest.approx(by_wheel)
    turn(board, pixels=QPoint(0, -600))
    assert board.zoom == 1.0


def test_what_lies_under_the_pointer_stays_there(board):
    board.zoom_in()
    at = QPoint(300, 250)
    before = board.mapToScene(at)
    turn(board, angle=QPoint(0, 240), at=QPointF(at))
    after = board.mapToScene(at)
    assert (after - before).manhattanLength() < 3
    pinch(board, 0.5, QPointF(at))
    assert (board.mapToScene(at) - before).manhattanLength() < 3


def test_a_touchpad_that_goes_on_by_itself_does_not_zoom(board):
    turn(board, pixels=QPoint(0, 40), phase=Qt.ScrollPhase.ScrollUpdate)
    before = board.zoom
    assert before > 1
    turn(board, pixels=QPoint(0, 400), phase=Qt.ScrollPhase.ScrollMomentum)
    assert board.zoom == before


def test_sideways_turning_moves_the_board(board):
    turn(board, angle=QPoint(0, 480))
    before = board.mapToScene(QPoint(0, 0))
    turn(board, angle=QPoint(-60, 10))
    after = board.mapToScene(QPoint(0, 0))
    assert after.x() > before.x()
    assert after.y() == pytest.approx(before.y())


def test_two_fingers_zoom_within_the_limits(board):
    pinch(board, 0.5)
    assert board.zoom == pytest.approx(1.5)
    pinch(board, -0.9)
    assert board.zoom == 1.0
    for _ in range(10):
        pinch(board, 0.9)
    assert board.zoom == LARGEST_ZOOM


def test_the_middle_button_drags_the_board_and_a_middle_click_does_not(board):
    turn(board, angle=QPoint(0, 480))
    corner = board.mapToScene(NONE)
    viewport = board.viewport()
    QTest.mousePress(viewport, MIDDLE, pos=QPoint(300, 250))
    drag(board, QPoint(301, 250))
    assert board.mapToScene(NONE) == corner
    drag(board, QPoint(260, 230))
    assert board.mapToScene(NONE).x() > corner.x()
    assert board.mapToScene(NONE).y() > corner.y()
    QTest.mouseRelease(viewport, MIDDLE, pos=QPoint(260, 230))
    corner = board.mapToScene(NONE)
    drag(board, QPoint(200, 200), Qt.MouseButton.NoButton)
    assert board.mapToScene(NONE) == corner


def drag(board, to: QPoint, held: Qt.MouseButton = MIDDLE) -> None:
    event = QMouseEvent(
        QEvent.Type.MouseMove,
        QPointF(to),
        board.viewport().mapToGlobal(QPointF(to)),
        Qt.MouseButton.NoButton,
        held,
        Qt.KeyboardModifier.NoModifier,
    )
    QApplication.sendEvent(board.viewport(), event)


def test_the_part_that_was_shown_is_shown_again(board, qtbot):
    assert board.memory() is None
    turn(board, angle=QPoint(0, 480), at=QPointF(100, 100))
    kept, centre = board.memory(), board.mapToScene(board.viewport().rect().center())
    other = BoardView(ToyTable())
    qtbot.addWidget(other)
    other.resize(600, 500)
    other.show()
    other.recall(kept)
    assert other.zoom == pytest.approx(board.zoom, abs=0.001)
    assert (other.mapToScene(other.viewport().rect().center()) - centre).manhattanLength() < 3


@pytest.mark.parametrize("broken", [None, b"", b"2", b"a b c", b"99 0.5 0.5", b"2 nan 0.5"])
def test_a_broken_memory_shows_the_whole_board(board, broken):
    board.recall(QByteArray(broken) if broken is not None else None)
    assert board.zoom == 1.0


def test_a_larger_window_shows_the_same_part_larger(board):
    turn(board, angle=QPoint(0, 480), at=QPointF(300, 250))
    centre, scale, zoom = board.mapToScene(board.viewport().rect().center()), board.transform().m11(), board.zoom
    board.resize(1200, 1000)
    QApplication.processEvents()
    assert board.zoom == zoom
    assert board.transform().m11() == pytest.approx(2 * scale, rel=0.02)
    assert (board.mapToScene(board.viewport().rect().center()) - centre).manhattanLength() < 3


def test_a_game_remembers_the_zoom(sit_down, settings):
    view = sit_down()
    view.commands.zoom_in.trigger()
    zoom = view.board.zoom
    view.close_game()
    assert sit_down().board.zoom == pytest.approx(zoom, abs=0.001)
