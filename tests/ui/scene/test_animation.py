"""Motion on a table that belongs to no game: the queue, the press, the pace, the timeline."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QImage, QPainter

from teo_desktop.ui.scene.animation import MOST_WAITING
from teo_desktop.ui.scene.canvas import Canvas
from teo_desktop.ui.scene.items import Piece, PieceItem
from teo_desktop.ui.scene.motion import Act, Motion, rise, sweep
from teo_desktop.ui.scene.pace import Pace
from teo_desktop.ui.scene.table_scene import TableScene
from teo_desktop.ui.scene.theme import Theme
from teo_desktop.ui.scene.timeline import LONGEST, duration, length, timeline

ROOM = QRectF(0, 0, 400, 300)
MOVED, NOTED, LIT = ("moved",), ("noted",), ("lit",)


def draw_plain(canvas: Canvas, rect: QRectF) -> None:
    canvas.box(rect, "accent")


def stone(left: float) -> Piece:
    return Piece("stone", QRectF(left, 100, 40, 40), draw_plain, name="A stone")


class Road(TableScene):
    """A stone on a road; the position is where it lies. Events: it moves, something is noted, the road is lit."""

    def __init__(self) -> None:
        super().__init__(Theme("light"), ROOM)
        self.told: list[str] = []
        self.motion_began.connect(lambda: self.told.append("began"))
        self.motion_paused.connect(lambda: self.told.append("paused"))
        self.settled.connect(lambda: self.told.append("settled"))
        self.populate(0.0)

    def pieces(self, game: float) -> Iterable[Piece]:
        yield stone(game)

    def areas(self) -> Mapping[str, tuple[str, QRectF]]:
        return {"road": ("Road", ROOM)}

    def acts(self, events: Sequence[Any], game: float) -> Iterable[Act]:
        for number, event in enumerate(events):
            if event == MOVED:
                yield (Motion("travel", stone(game), (stone(self._game).rect.center(),)),)
            elif event == NOTED:
                yield (rise(("note", number), QPointF(200, 100), ("+5",), "blue"),)
            elif event == LIT:
                yield (sweep("light", ROOM),)

    @property
    def stones(self) -> list[PieceItem]:
        """What is seen of the stone."""
        return [
            item
            for item in self.items()
            if isinstance(item, PieceItem) and item.piece.key == "stone" and item.isVisible()
        ]

    @property
    def seen(self) -> int:
        return sum(isinstance(item, PieceItem) and item.isVisible() for item in self.items())


@pytest.fixture
def road(qapp) -> Iterable[Road]:
    made = Road()
    yield made
    made.stop()


def test_halfway_the_stone_is_between_and_seen_once(road):
    road.animate([MOVED], 200.0, Pace.NORMAL)
    road.animation.seek(road.animation.length // 2)
    (shown,) = road.stones
    assert 60 < shown.pos().x() < 140
    assert shown.scale() > 1, "it is lifted on its way"


def test_a_press_ends_the_motion_and_takes_all_actors_away(road):
    road.animate([MOVED, NOTED, LIT], 200.0, Pace.NORMAL)
    road.animation.seek(road.animation.length - 100)
    assert road.seen > 1
    road.press_on()
    assert road.told == ["began", "settled"]
    assert road.seen == 1
    assert road.stones[0].pos().x() == 200.0


def test_it_ends_by_itself(road, qtbot):
    with qtbot.waitSignal(road.settled):
        road.animate([MOVED], 30.0, Pace.FAST)
    assert road.stones[0].pos().x() == 30.0


def test_with_pace_off_nothing_moves_and_nobody_is_told(road):
    road.animate([MOVED, NOTED], 200.0, Pace.OFF)
    assert road.told == []
    assert not road.animation.is_going_on
    assert road.stones[0].pos().x() == 200.0


def test_where_nothing_is_to_be_seen_nothing_waits(road):
    road.animate(["something else"], 50.0, Pace.STEP)
    assert road.told == []
    assert road.stones[0].pos().x() == 50.0


def test_step_by_step_waits_for_a_press_after_each_batch(road):
    """The first press ends the motion, the second goes on to what happened next."""
    road.animate([MOVED], 100.0, Pace.STEP)
    road.animate([MOVED], 200.0, Pace.STEP)
    road.press_on()
    assert road.told == ["began", "paused"]
    assert road.stones[0].pos().x() == 100.0
    road.press_on()
    assert road.told == ["began", "paused"]
    assert road.animation.is_going_on
    road.press_on()
    road.press_on()
    assert road.told == ["began", "paused", "paused", "settled"]
    assert road.stones[0].pos().x() == 200.0


def test_what_happens_meanwhile_is_shown_after_it(road):
    road.animate([MOVED], 100.0, Pace.NORMAL)
    road.animate([MOVED], 200.0, Pace.NORMAL)
    road.animation.seek(road.animation.length)
    assert road.animation.is_going_on, "the second comes now"
    assert road.told == ["began"]
    road.press_on()
    assert road.told == ["began", "settled"]


def test_it_does_not_fall_behind_for_ever(road):
    """When too much waits, the oldest of it is shown without motion."""
    for place in range(1, 40):
        road.animate([MOVED], float(place), Pace.NORMAL)
    assert road._game >= 39 - MOST_WAITING - 1
    road.press_on()
    assert road.stones[0].pos().x() == 39.0


def test_undo_shows_the_state_at_once_whatever_moves_or_waits(road):
    road.animate([MOVED], 100.0, Pace.STEP)
    road.animate([MOVED], 200.0, Pace.STEP)
    road.populate(0.0)
    assert road.told == ["began", "settled"]
    assert not road.animation.is_going_on
    assert road.stones[0].pos().x() == 0.0


def test_another_theme_and_language_do_not_disturb_the_motion(road):
    road.animate([MOVED, LIT], 200.0, Pace.NORMAL)
    road.animation.seek(road.animation.length // 2)
    road.set_theme(Theme("dark"))
    road.retranslate()
    assert len(road.stones) == 1
    image = QImage(400, 300, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    road.render(painter, ROOM, ROOM)
    painter.end()
    road.press_on()
    assert road.stones[0].pos().x() == 200.0


def test_faster_is_shorter(road):
    road.animate([MOVED], 200.0, Pace.NORMAL)
    normal = road.animation.length
    road.populate(0.0)
    road.animate([MOVED], 200.0, Pace.FAST)
    assert road.animation.length < normal * 0.6


# ---- the timeline


def test_acts_follow_each_other_and_notes_overlap():
    journey = Motion("travel", stone(200), (QPointF(20, 120),))
    notes = [(rise(number, QPointF(200, 100), ("+1",)),) for number in range(3)]
    cues = timeline([(journey,), *notes], 1.0, ROOM)
    assert cues[1].start == cues[0].end
    assert cues[1].start < cues[2].start < cues[1].end


def test_notes_at_the_same_time_lie_beside_each_other_and_inside():
    acts = [(rise(number, QPointF(390, 5), ("+12",)),) for number in range(6)]
    rects = [cue.motion.piece.rect for cue in timeline(acts, 1.0, ROOM)]
    for number, rect in enumerate(rects):
        assert ROOM.contains(rect)
        assert not any(rect.intersects(other) for other in rects[:number][-3:])


def test_a_longer_way_takes_longer_but_not_without_end():
    ways = [Motion("travel", stone(left), (QPointF(0, 120),)) for left in (50, 300, 100_000)]
    short, medium, endless = map(duration, ways)
    assert short < medium < endless < 2000


def test_nothing_takes_longer_than_people_like():
    cues = timeline([(Motion("travel", stone(300), (QPointF(0, 0),)),)] * 50, 1.0, ROOM)
    assert length(cues) == pytest.approx(LONGEST)
