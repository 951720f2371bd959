"""Motion on the table of Teotihuacan: every event has its motion, and the end of it is what the state says."""

from __future__ import annotations

import inspect
import random
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest
from PySide6.QtCore import QRectF

from teo_desktop.games import teotihuacan as rules
from teo_desktop.games.teotihuacan import events, teotibot_events
from teo_desktop.kernel.agenda import advance, submit
from teo_desktop.kernel.events import Event
from teo_desktop.ui.games.teotihuacan.course import Course
from teo_desktop.ui.games.teotihuacan.motion import MOTIONS, STILL
from teo_desktop.ui.games.teotihuacan.table import TeotihuacanTable
from teo_desktop.ui.scene.items import PieceItem
from teo_desktop.ui.scene.motion import Motion
from teo_desktop.ui.scene.pace import Pace
from teo_desktop.ui.scene.theme import Theme
from tests.ui.games.playing import LOOKS, SETUPS


def batches(setup: rules.Setup, seed: int) -> Iterator[tuple[rules.Game, tuple[Event, ...], rules.Game]]:
    """A random game, choice by choice: the game before, what happened, the game after."""
    game = rules.new_game(setup, seed)
    decision = advance(game)
    chance = random.Random(seed)
    while decision is not None:
        before = game.copy()
        game.journal = []
        decision = submit(game, decision, chance.choice(decision.options))
        happened = tuple(game.journal)
        game.journal = None
        yield before, happened, game.copy()


def looks_of(table: TeotihuacanTable) -> dict[Any, tuple[Any, ...]]:
    """Every item of the scene that shows a piece, as people see it."""
    return {
        item.piece.key: (item.piece, item.pos(), item.scale(), item.rotation(), item.opacity(), item.isVisible())
        for item in table.items()
        if isinstance(item, PieceItem)
    }


def motions_of(setup: rules.Setup, seed: int, wanted: type) -> list[tuple[Any, list[Motion], TeotihuacanTable]]:
    """The motions of each event of a class in a random game."""
    table = TeotihuacanTable(Theme("light"), LOOKS[: setup.players])
    found = []
    for before, happened, after in batches(setup, seed):
        for event in happened:
            if isinstance(event, wanted):
                views = table.view(before), table.view(after)
                course = Course(*views, table.pieces(before), table.pieces(after))
                found.append((event, list(MOTIONS[wanted](course, event)), table))
    return found


def test_every_class_of_events_has_a_motion_or_is_still():
    members = (*inspect.getmembers(events, inspect.isclass), *inspect.getmembers(teotibot_events, inspect.isclass))
    kinds = {kind for _, kind in members if hasattr(kind, "_fields")}
    assert kinds == {*MOTIONS, *STILL}
    assert not STILL & set(MOTIONS)


@pytest.mark.parametrize("seed", range(3))
def test_only_the_seat_whose_tray_lies_there_earns_upon_it_at_the_start(qapp, seed):
    """The others' starting tiles are not to be seen, so what they bring rises where those seats are."""
    table = TeotihuacanTable(Theme("light"), LOOKS[:3])
    own = others = 0
    for before, happened, after in batches(rules.Setup(3, draft=True), seed):
        course = Course(table.view(before), table.view(after), table.pieces(before), table.pieces(after))
        tray = course.before.layout.rect("areas.pyramid")
        for event in happened:
            if isinstance(event, events.Gained) and event.source == "start":
                is_own = event.player == course.before.seat
                assert tray.contains(course.earned(event.player, event.source)) is is_own
                own, others = own + is_own, others + (not is_own)
    assert others


@pytest.mark.parametrize("number", [0, 4, 8, 10, 12])
def test_whatever_moves_ends_as_if_it_had_been_laid_out_at_once(qapp, number):
    """Animate, end it by a press somewhere on the way, and all items are where populate sets them."""
    setup = SETUPS[number]
    moving = TeotihuacanTable(Theme("light"), LOOKS[: setup.players])
    laid = TeotihuacanTable(Theme("light"), LOOKS[: setup.players])
    chance = random.Random(number)
    shown = 0
    for nth, (before, happened, after) in enumerate(batches(setup, number)):
        if nth == 0:
            moving.populate(before)
        moving.animate(happened, after, Pace.NORMAL)
        if moving.animation.is_going_on:
            moving.animation.seek(round(chance.random() * moving.animation.length))
            shown += 1
            moving.press_on()
        assert not moving.animation.is_going_on
        if nth % 10 == 0:
            laid.populate(after)
            assert looks_of(moving) == looks_of(laid)
    assert shown > 50


def test_dice_travel_along_the_boards_and_clockwise(qapp):
    """A worker that moves three boards passes the middles of the two in between, in the order of the ring."""
    for event, motions, table in motions_of(SETUPS[0], 3, events.WorkerMoved):
        (motion,) = motions
        assert motion.manner == "travel"
        rects = table._layout.rects("ring.places")
        on_the_way = [
            next(place for place, rect in enumerate(rects) if rect.contains(centre)) for centre in motion.centres
        ]
        there = next(place for place, rect in enumerate(rects) if rect.contains(motion.piece.rect.center()))
        assert all((after - before) % 8 == 1 for before, after in pairwise([*on_the_way, there])), event


def test_a_pyramid_tile_turns_on_its_way_from_the_offer_to_its_place(qapp):
    """It leaves its place on offer as it lay there and arrives as it was placed."""
    found = motions_of(SETUPS[3], 1, events.PyramidTilePlaced) + motions_of(SETUPS[2], 1, events.PyramidTilePlaced)
    assert len({event.rotation for event, _, _ in found}) > 1
    for event, (motion,), table in found:
        assert motion.start_turn == -90 * event.rotation
        assert motion.piece.content == (event.tile, event.rotation)
        pyramid = table._layout.rect("areas.pyramid")
        assert not pyramid.contains(motion.centres[0])
        assert pyramid.contains(motion.piece.rect)


@pytest.mark.parametrize("kind", [events.TempleAdvanced, events.AvenueAdvanced, events.TrackAdvanced])
def test_a_marker_climbs_to_where_it_then_stands(qapp, kind):
    found = motions_of(SETUPS[0], 2, kind)
    assert found
    for _, (motion,), _ in found:
        assert motion.manner == "travel"
        assert motion.centres[0] != motion.piece.rect.center()


def test_points_rise_with_their_number_in_the_colour_of_their_seat(qapp):
    for event, motions, table in motions_of(SETUPS[2], 4, events.Scored):
        note = motions[0]
        tokens, edge = note.piece.content
        assert note.manner == "rise"
        assert tokens[0] == (f"+{event.points}" if event.points > 0 else f"−{-event.points}")
        assert edge == LOOKS[event.player].colour
        assert table.sceneRect().contains(note.centres[0])


def test_at_an_eclipse_a_light_goes_once_over_everything_that_is_scored(qapp):
    """Avenue, pyramid track and masks are lit in the order of scoring, besides the calendar."""
    setup = SETUPS[2]
    table = TeotihuacanTable(Theme("light"), LOOKS[:4])
    for before, happened, after in batches(setup, 1):
        if any(isinstance(event, events.EclipseBegan) for event in happened):
            table.populate(before)
            swept = [m.piece.rect for act in table.acts(happened, after) for m in act if m.manner == "sweep"]
            sources = [event.source for event in happened if isinstance(event, events.Scored)]
            assert len(swept) == 1 + len(set(sources) & {f"eclipse:{what}" for what in SCORED})
            assert swept[0] == table._layout.rect("areas.calendar")
            assert QRectF(table._layout.rect("areas.avenue")) in swept
            return
    raise AssertionError("no eclipse in the whole game")


SCORED = ("avenue", "leader", "track", "masks")
