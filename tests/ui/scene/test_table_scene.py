"""A table of pieces that belongs to no game: laying out, marking, pointing, turning, peeking."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QGraphicsView

from teo_desktop.ui.adapter import Selection, Target
from teo_desktop.ui.scene.canvas import Canvas
from teo_desktop.ui.scene.items import Piece
from teo_desktop.ui.scene.table_scene import TableScene
from teo_desktop.ui.scene.theme import Theme

FIELD, STONE, OTHER = Target("field", 1), Target("stone", 1), Target("stone", 2)
TURNS = tuple(Target("turn", turn) for turn in range(3))


def draw_plain(canvas: Canvas, rect: QRectF, colour: str) -> None:
    canvas.box(rect, colour)


class Yard(TableScene):
    """A field with two stones on it; the position is what stands on the table, by key."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme, QRectF(0, 0, 400, 300))

    def pieces(self, game: Mapping[str, Any]) -> Iterable[Piece]:
        yield Piece("field", QRectF(0, 0, 200, 200), draw_plain, ("card",), FIELD, "A field", area="field")
        for number, left in game.items():
            stone = Target("stone", int(number))
            yield Piece(
                number, QRectF(left, 20, 40, 40), draw_plain, ("accent",), stone, "A stone", 5, "field", loose=True
            )
        yield Piece("sign", QRectF(300, 20, 40, 40), draw_plain, ("success",), area="side")
        for nth, turn in enumerate(TURNS):
            yield Piece(
                turn, QRectF(220 + 50 * nth, 220, 40, 40), draw_plain, ("chip",), turn, "A turn", 9, presence=STONE
            )

    def ghosts(self, game: Any, selection: Selection, hovered: Target | None) -> Iterable[Piece]:
        if STONE in selection.preview:
            yield Piece("ghost", QRectF(100, 100, 40, 40), draw_plain, ("accent",), opacity=0.5)

    def areas(self) -> Mapping[str, tuple[str, QRectF]]:
        return {"field": ("Field", QRectF(0, 0, 200, 200)), "side": ("Side", QRectF(290, 0, 100, 100))}

    def variants(self, selection: Selection) -> Sequence[Target]:
        return TURNS if STONE in selection.chosen else ()


@pytest.fixture
def yard(qapp) -> Yard:
    made = Yard(Theme("light"))
    made.populate({"1": 20, "2": 100})
    return made


def ask(yard: Yard, *live: Target, chosen: tuple[Target, ...] = (), preview: tuple[Target, ...] = ()) -> None:
    yard.show_selection(Selection(frozenset(live), frozenset(live) - {*chosen}, chosen, preview))


def pixels(yard: Yard) -> QImage:
    image = QImage(400, 300, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    yard.render(painter, QRectF(0, 0, 400, 300), yard.sceneRect())
    painter.end()
    return image


def test_a_piece_that_stays_keeps_its_item_and_one_that_goes_loses_it(yard):
    before = yard.item_of(STONE)
    yard.populate({"1": 60})
    assert yard.item_of(STONE) is before
    assert before.pos() == QPointF(60, 20)
    assert yard.item_of(OTHER) is None


def test_items_are_named(yard):
    assert yard.item_of(STONE).toolTip() == "A stone"


def test_a_click_means_the_topmost_thing_of_the_question(yard):
    ask(yard, FIELD)
    assert yard.target_at(QPointF(30, 30)) == FIELD
    ask(yard, FIELD, STONE)
    assert yard.target_at(QPointF(30, 30)) == STONE


def test_a_click_on_nothing_of_the_question_means_the_topmost_thing(yard):
    """So that the window can say why it is not possible."""
    ask(yard, OTHER)
    assert yard.target_at(QPointF(30, 30)) == STONE
    assert yard.target_at(QPointF(310, 30)) is None


def test_what_was_in_question_can_still_be_pointed_at_after_a_choice(yard):
    ask(yard, FIELD, STONE, OTHER)
    ask(yard, FIELD, STONE, chosen=(STONE,))
    assert yard.target_at(QPointF(110, 30)) == OTHER


def test_each_state_is_marked_in_its_own_way(yard):
    ask(yard, STONE)
    marked = {pixels(yard).copy(10, 10, 70, 70).bits().tobytes()}
    yard.show_selection(Selection(frozenset({STONE}), frozenset(), (), ()))
    marked.add(pixels(yard).copy(10, 10, 70, 70).bits().tobytes())
    ask(yard, STONE, chosen=(STONE,))
    marked.add(pixels(yard).copy(10, 10, 70, 70).bits().tobytes())
    ask(yard, FIELD, preview=(STONE,))
    marked.add(pixels(yard).copy(10, 10, 70, 70).bits().tobytes())
    yard.show_selection(Selection())
    marked.add(pixels(yard).copy(10, 10, 70, 70).bits().tobytes())
    assert len(marked) == 5


def test_what_cannot_be_chosen_is_paler_than_its_like_that_can(yard):
    ask(yard, STONE)
    assert yard.item_of(OTHER).opacity() < yard.item_of(STONE).opacity() == 1


def test_areas_without_anything_to_choose_are_dimmed(yard):
    before = pixels(yard).pixelColor(350, 90)
    ask(yard, STONE)
    assert pixels(yard).pixelColor(350, 90) == before, "the ground under the veil has the veil's own colour"
    sign = pixels(yard).pixelColor(320, 40)
    yard.show_selection(Selection())
    assert pixels(yard).pixelColor(320, 40) != sign


def test_what_belongs_to_a_choice_appears_with_it(yard):
    assert yard.item_of(TURNS[0]) is None
    ask(yard, *TURNS, chosen=(STONE,))
    assert yard.item_of(TURNS[0]) is not None


def test_a_ghost_shows_what_is_previewed_and_cannot_be_pointed_at(yard):
    plain = pixels(yard).pixelColor(120, 120)
    ask(yard, FIELD, STONE, preview=(STONE,))
    assert pixels(yard).pixelColor(120, 120) != plain
    assert yard.target_at(QPointF(120, 120)) == FIELD
    yard.show_selection(Selection())
    assert pixels(yard).pixelColor(120, 120) == plain


def test_turning_goes_round_the_variants_of_what_is_chosen(yard, qtbot):
    ask(yard, STONE, *TURNS)
    assert not yard.turn(1)
    ask(yard, *TURNS, chosen=(STONE, TURNS[2]))
    with qtbot.waitSignal(yard.target_clicked) as clicked:
        assert yard.turn(1)
    assert clicked.args == [TURNS[0]]
    with qtbot.waitSignal(yard.target_clicked) as clicked:
        assert yard.turn(-1)
    assert clicked.args == [TURNS[1]]


def test_a_click_that_leaves_variants_goes_on_to_the_first(yard):
    """The first variant is previewed at once; in a window where one click commits, it waits for the second."""
    clicked = []
    ask(yard, STONE, *TURNS)

    def choose(target: Target) -> None:
        clicked.append(target)
        ask(yard, *TURNS, chosen=(STONE,))

    yard.target_clicked.connect(choose)
    yard.press(QPointF(30, 30))
    assert clicked == [STONE, TURNS[0]]
    clicked.clear()
    yard.follows_up = False
    ask(yard, STONE, *TURNS)
    yard.press(QPointF(30, 30))
    assert clicked == [STONE]


def test_a_peek_lifts_loose_pieces(yard):
    yard.peek(True)
    assert yard.item_of(STONE).opacity() < 0.5
    yard.peek(False)
    assert yard.item_of(STONE).opacity() == 1


def test_another_theme_draws_everything_anew(yard):
    before = pixels(yard)
    yard.set_theme(Theme("dark"))
    assert pixels(yard) != before
    assert yard.theme.name == "dark"


def test_every_place_that_is_named_can_be_hit_at_any_zoom(yard, qtbot):
    view = QGraphicsView(yard)
    qtbot.addWidget(view)
    view.resize(260, 190)
    view.show()
    ask(yard, FIELD, STONE, OTHER)
    for scale in (0.4, 1.0, 3.0):
        view.resetTransform()
        view.scale(scale, scale)
        for target in (FIELD, STONE, OTHER):
            point = yard.point_of(target)
            view.centerOn(point)
            with qtbot.waitSignal(yard.target_clicked) as clicked:
                QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=view.mapFromScene(point))
            assert clicked.args == [target]


def test_the_pointer_is_reported_once_for_each_thing(yard, qtbot):
    view = QGraphicsView(yard)
    qtbot.addWidget(view)
    view.resize(400, 300)
    view.show()
    ask(yard, FIELD, STONE)
    seen: list[Target | None] = []
    yard.target_hovered.connect(seen.append)
    for point in (QPointF(30, 30), QPointF(32, 32), QPointF(150, 150), QPointF(250, 150)):
        QTest.mouseMove(view.viewport(), view.mapFromScene(point))
    assert seen == [STONE, FIELD, None]


def test_what_is_chosen_turns_forwards_and_backwards(yard):
    ask(yard, STONE, *TURNS)
    ask(yard, *TURNS, chosen=(STONE, TURNS[0]))
    clicked: list[Target] = []
    yard.target_clicked.connect(clicked.append)
    assert yard.turn(1)
    assert yard.turn(-1)
    assert clicked == [TURNS[1], TURNS[2]]


def test_the_wheel_turns_what_is_under_the_pointer_and_nothing_else(yard, qtbot):
    view = QGraphicsView(yard)
    qtbot.addWidget(view)
    view.resize(400, 300)
    view.show()
    ask(yard, STONE, *TURNS)
    ask(yard, STONE, *TURNS, chosen=(STONE,))
    clicked: list[Target] = []
    yard.target_clicked.connect(clicked.append)
    for point in (QPointF(30, 30), QPointF(150, 150)):
        wheel(view, view.mapFromScene(point), -120)
    assert clicked == [TURNS[0]]


def wheel(view: QGraphicsView, where: QPoint, turned: int) -> None:
    viewport = view.viewport()
    event = QWheelEvent(
        QPointF(where),
        QPointF(viewport.mapToGlobal(where)),
        QPoint(),
        QPoint(0, turned),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(viewport, event)
