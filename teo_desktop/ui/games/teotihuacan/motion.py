"""What each event looks like on the table: which piece goes where, and what rises where it was earned."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from PySide6.QtCore import QRectF

from teo_desktop.games.teotihuacan import events, teotibot_events
from teo_desktop.games.teotihuacan.catalog import CACAO, DECORATION_TILES, GOODS, IGNORE_CACAO, NOBLES_ROWS, PALACE
from teo_desktop.games.teotihuacan.decorations import STEPS_PER_SIDE
from teo_desktop.games.teotihuacan.teotibot_catalog import ACTION_TILES
from teo_desktop.kernel.events import Event
from teo_desktop.ui.games.teotihuacan import board_contents, hand, icons, pyramid, temples, tiles, tracks
from teo_desktop.ui.games.teotihuacan.bot_panel import PICTURES
from teo_desktop.ui.games.teotihuacan.course import Course
from teo_desktop.ui.games.teotihuacan.drawing import draw_die, draw_marker, draw_picture
from teo_desktop.ui.scene.canvas import Pic, Token
from teo_desktop.ui.scene.items import Piece
from teo_desktop.ui.scene.layout import cells, square
from teo_desktop.ui.scene.motion import Act, Motion, rise, sweep

STILL: frozenset[type] = frozenset(
    {
        *(events.TurnBegan, events.GameEnded),
        *(teotibot_events.ActionTileFailed, teotibot_events.RuleApplied, teotibot_events.TeotibotChose),
        *(teotibot_events.PyramidTileTurned, teotibot_events.ActionTilesMoved, teotibot_events.WorshipperDisplaced),
    }
)
"""The classes of events of which nothing is to be seen on the table but what others show."""

SETTLING = frozenset(
    {"worker", "lock", "avenue marker", "track marker", "temple marker", "calendar", "pyramid tile", "decoration"}
)
"""What moves up where room has become free, or is set back, without an event of its own."""


def acts(course: Course, happened: Sequence[Event]) -> Iterator[Act]:
    """The events one after another, then whatever moves up."""
    yield from of_events(course, happened)
    if act := tuple(course.left_over(SETTLING)):
        yield act


def of_events(course: Course, happened: Sequence[Event]) -> Iterator[Act]:
    """The events one after another, and nothing else."""
    for event in happened:
        if type(event) not in STILL and (act := tuple(MOTIONS[type(event)](course, event))):
            yield act


# ---- workers


def _moved(course: Course, event: events.WorkerMoved) -> Iterator[Motion]:
    course.board = event.board
    rect = course.standing(event.player, event.worker, event.board)
    yield from course.travel(("worker", event.player, event.worker), rect, course.ring(event.start, event.board))


def _placed(course: Course, event: events.WorkerPlaced) -> Iterator[Motion]:
    key = ("worker", event.player, event.worker)
    rect = course.standing(event.player, event.worker, event.board)
    if course.piece(key) is not None:
        yield from course.travel(key, rect)
    else:
        look = (course.before.colour(event.player), event.power)
        yield from course.appear(Piece(key, rect, draw_die, look, z=30))


def _locked(course: Course, event: events.WorkerLocked) -> Iterator[Motion]:
    place = board_contents.space_rect(course.before, event.space)
    rect = square(place.center(), place.width() - 4)
    yield from course.travel(("worker", event.player, event.worker), rect)


def _unlocked(course: Course, event: events.WorkerUnlocked) -> Iterator[Motion]:
    rect = course.standing(event.player, event.worker, event.board)
    yield from course.travel(("worker", event.player, event.worker), rect)
    worship = course.before.game.worship
    occupant = event.player * 4 + event.worker
    if occupant in worship:
        yield from course.vanish(("lock", worship.index(occupant)))


def _powered_up(course: Course, event: events.PoweredUp) -> Iterator[Motion]:
    look = (course.before.colour(event.player), event.power)
    yield from course.hop(("worker", event.player, event.worker), content=look)


def _ascended(course: Course, event: events.Ascended) -> Iterator[Motion]:
    look = (course.before.colour(event.player), 1)
    rect = course.standing(event.player, event.worker, PALACE)
    yield from course.travel(("worker", event.player, event.worker), rect, content=look)


def _neutrals(course: Course, event: events.NeutralsPlaced) -> Iterator[Motion]:
    for number in range(len(event.boards)):
        yield from course.appear(course.later.get(("neutral", event.colour, number)))


# ---- actions, points and goods


def _action(course: Course, event: events.ActionChosen) -> Iterator[Motion]:
    course.board = event.board or course.board
    yield from course.hop((event.action, event.board))


def _note(course: Course, player: int, source: str, tokens: tuple[Token, ...]) -> Iterator[Motion]:
    yield rise(course.name(), course.earned(player, source), tokens, course.before.colour(player))


def _gained(course: Course, event: events.Gained) -> Iterator[Motion]:
    yield from _note(course, event.player, event.source, (f"+{event.amount}", Pic(GOODS[event.good])))


def _paid(course: Course, event: events.Paid) -> Iterator[Motion]:
    yield from _note(course, event.player, event.source, (f"−{event.amount}", Pic(GOODS[event.good])))


def _waived(course: Course, event: events.PaymentWaived) -> Iterator[Motion]:
    yield from _note(course, event.player, event.source, ("0", Pic(GOODS[CACAO])))
    yield from course.hop(("held", IGNORE_CACAO, 0))


def _scored(course: Course, event: events.Scored) -> Iterator[Motion]:
    points = f"+{event.points}" if event.points > 0 else f"−{-event.points}"
    yield from _note(course, event.player, event.source, (points, Pic("victory_points")))
    if event.source in _SCORED_AREAS and event.source not in course.swept:
        course.swept.add(event.source)
        yield sweep(course.name(), _SCORED_AREAS[event.source](course))


_SCORED_AREAS: dict[str, Callable[[Course], QRectF]] = {
    "eclipse:avenue": lambda course: course.before.layout.rect("areas.avenue"),
    "eclipse:leader": lambda course: temples.track_rect(course.before),
    "eclipse:track": lambda course: temples.track_rect(course.before),
    "eclipse:masks": lambda course: course.before.layout.rect(f"areas.{hand.AREA}"),
}


# ---- markers


def _temple(course: Course, event: events.TempleAdvanced) -> Iterator[Motion]:
    rect = temples.marker_rect(course.before, event.temple, event.step, event.player)
    yield from course.travel(("temple marker", event.temple, event.player), rect)


def _temple_blocked(course: Course, event: events.TempleBlocked) -> Iterator[Motion]:
    yield from course.hop(("temple marker", event.temple, event.player))


def _avenue(course: Course, event: events.AvenueAdvanced) -> Iterator[Motion]:
    rect = tracks.avenue_marker_rect(course.before, event.step, event.player)
    yield from course.travel(("avenue marker", event.player), rect)


def _track(course: Course, event: events.TrackAdvanced) -> Iterator[Motion]:
    rect = temples.track_marker_rect(course.before, event.step, event.player)
    yield from course.travel(("track marker", event.player), rect)


def _calendar(course: Course, event: events.CalendarMoved) -> Iterator[Motion]:
    yield from course.travel(("calendar", "light"), tracks.calendar_rect(course.before, event.light))


def _eclipse_lights_up(course: Course, _: events.EclipseTriggered | events.EclipseBegan) -> Iterator[Motion]:
    yield sweep(course.name(), course.before.layout.rect("areas.calendar"))


def _new_era(course: Course, event: events.EclipseEnded) -> Iterator[Motion]:
    yield from course.travel(("calendar", "dark"), tracks.calendar_rect(course.before, event.dark))
    yield from course.travel(("calendar", "light"), tracks.calendar_rect(course.before, course.after.game.light))


def _reward(course: Course, event: events.RewardChosen) -> Iterator[Motion]:
    course.reward = event.reward
    yield from course.hop(("reward", event.reward))


# ---- tiles


def _discovery_claimed(course: Course, event: events.DiscoveryClaimed) -> Iterator[Motion]:
    for key, piece in course.shown.items():
        lies = key == ("site", event.site) or key[:2] == ("claim", event.site) or (event.site < 0 and key[0] == "drawn")
        if lies and piece.content == (event.kind,):
            yield from course.travel(key, course.hand_of(event.player))
            return


def _discovery_used(course: Course, event: events.DiscoveryUsed) -> Iterator[Motion]:
    count = course.before.game.players[event.player].unused.count(event.kind)
    yield from course.vanish(("held", event.kind, max(0, count - 1)))


def _discovery_revealed(course: Course, event: events.DiscoveryRevealed) -> Iterator[Motion]:
    yield from course.appear(course.later.get(("site", event.site)))


def _discovery_returned(course: Course, event: events.DiscoveryReturned) -> Iterator[Motion]:
    for key, piece in course.shown.items():
        if key[0] == "drawn" and piece.content == (event.kind,):
            yield from course.vanish(key)


def _technology(course: Course, event: events.TechnologyAcquired) -> Iterator[Motion]:
    game = course.before.game
    tile = course.piece(("technology", game.layout.technologies.index(event.technology)))
    if tile is not None:
        owners = sum(player.technologies >> event.technology & 1 for player in game.players)
        rect = tiles.owner_rect(tile.rect, owners)
        look = ("marker_technology", course.before.colour(event.player))
        start = course.hand_of(event.player).center()
        yield Motion("travel", Piece(course.name(), rect, draw_marker, look, z=30), (start,))


def _building(course: Course, event: events.BuildingPlaced) -> Iterator[Motion]:
    row = board_contents.nobles_rect(course.before, event.row)
    heading = course.before.layout.number("nobles.heading")
    points = NOBLES_ROWS[event.row]
    cell = cells(row.adjusted(heading, 0, 0, 0), len(points), 1, 4)[event.space]
    course.built = cell
    rect = square(cell.center(), min(cell.width(), cell.height()) - 6)
    start = tracks.building_store(course.before).center()
    yield Motion("travel", Piece(course.name(), rect, draw_picture, ("building",), z=30), (start,))


def _pyramid_tile(course: Course, event: events.PyramidTilePlaced) -> Iterator[Motion]:
    rect = course.built = pyramid.spot_rect(course.before, event.spot)
    for motion in course.travel(
        ("pyramid tile", event.tile), rect, draw=icons.draw_tile, content=(event.tile, event.rotation)
    ):
        yield motion._replace(start_turn=-90.0 * event.rotation)


def _decoration(course: Course, event: events.DecorationPlaced) -> Iterator[Motion]:
    rect = course.built = pyramid.stair_rect(course.before, event.side, event.step - 1)
    place = event.side * STEPS_PER_SIDE + event.step - 1
    look = (DECORATION_TILES[event.tile], event.side, bool(course.after.game.turned >> place & 1))
    turn = -90.0 * event.side if event.side < 3 else 90.0
    for motion in course.travel(("decoration", event.tile), rect, draw=icons.draw_decoration, content=look):
        yield motion._replace(start_turn=turn)


def _pyramid_refilled(course: Course, event: events.PyramidRefilled) -> Iterator[Motion]:
    yield from course.left_over(frozenset({"pyramid tile"}))
    for tile in event.tiles:
        yield from course.appear(course.later.get(("pyramid tile", tile)))


def _decorations_refilled(course: Course, event: events.DecorationsRefilled) -> Iterator[Motion]:
    yield from course.left_over(frozenset({"decoration"}))
    for tile in event.tiles:
        yield from course.appear(course.later.get(("decoration", tile)))


def _completed(course: Course, _: events.PyramidCompleted) -> Iterator[Motion]:
    yield sweep(course.name(), course.before.layout.rect(f"areas.{pyramid.AREA}"))


def _kept(course: Course, event: events.StartingTileKept) -> Iterator[Motion]:
    yield from course.hop(("starting", event.tile))


# ---- the Teotibot


def _rolled(course: Course, event: teotibot_events.DiceRolled) -> Iterator[Motion]:
    rolled = f"{event.first} + {event.second} = {event.first + event.second}"
    yield from _note(course, event.player, "teotibot:roll", (Pic("worker"), rolled))


def _action_tile(course: Course, event: teotibot_events.ActionTileChosen) -> Iterator[Motion]:
    picture = PICTURES[ACTION_TILES[event.tile].id]
    yield from _note(course, event.player, "teotibot:tile", (Pic("ui_bot", 0.9, "ink"), Pic(picture)))


def _discarded(course: Course, event: teotibot_events.DiscoveryDiscarded) -> Iterator[Motion]:
    yield from course.vanish(("site", event.site))


MOTIONS: dict[type, Callable[[Course, Any], Iterator[Motion]]] = {
    events.WorkerMoved: _moved,
    events.WorkerPlaced: _placed,
    events.WorkerLocked: _locked,
    events.WorkerUnlocked: _unlocked,
    events.ActionChosen: _action,
    events.Gained: _gained,
    events.Paid: _paid,
    events.PaymentWaived: _waived,
    events.Scored: _scored,
    events.PoweredUp: _powered_up,
    events.Ascended: _ascended,
    events.RewardChosen: _reward,
    events.TempleAdvanced: _temple,
    events.TempleBlocked: _temple_blocked,
    events.AvenueAdvanced: _avenue,
    events.TrackAdvanced: _track,
    events.DiscoveryClaimed: _discovery_claimed,
    events.DiscoveryUsed: _discovery_used,
    events.DiscoveryRevealed: _discovery_revealed,
    events.DiscoveryReturned: _discovery_returned,
    events.TechnologyAcquired: _technology,
    events.BuildingPlaced: _building,
    events.PyramidTilePlaced: _pyramid_tile,
    events.PyramidRefilled: _pyramid_refilled,
    events.DecorationPlaced: _decoration,
    events.DecorationsRefilled: _decorations_refilled,
    events.PyramidCompleted: _completed,
    events.CalendarMoved: _calendar,
    events.EclipseTriggered: _eclipse_lights_up,
    events.EclipseBegan: _eclipse_lights_up,
    events.EclipseEnded: _new_era,
    events.NeutralsPlaced: _neutrals,
    events.StartingTileKept: _kept,
    teotibot_events.DiceRolled: _rolled,
    teotibot_events.ActionTileChosen: _action_tile,
    teotibot_events.DiscoveryDiscarded: _discarded,
}
"""What each class of events looks like."""
