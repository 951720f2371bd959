"""Looking ahead: what a choice brings, read from its forecast, and what to think of before a turn ends."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from teo_desktop.games.teotihuacan import events
from teo_desktop.games.teotihuacan.catalog import DISCOVERIES, GOODS, MASKS, TEMPLES
from teo_desktop.games.teotihuacan.interrupts import UnlockAll, UseDiscovery
from teo_desktop.games.teotihuacan.projection import eclipse_at_hand, projected, unpaid
from teo_desktop.games.teotihuacan.scoring import avenue_value
from teo_desktop.games.teotihuacan.state import NOT_TRIGGERED, Game
from teo_desktop.games.teotihuacan.tables import SPOT_LEVELS
from teo_desktop.games.teotihuacan.turn import ChooseMove, EndTurn
from teo_desktop.kernel.agenda import Decision
from teo_desktop.kernel.events import Event
from teo_desktop.ui.adapter import Figure, Outlook, Reminder
from teo_desktop.ui.forecast import Forecast
from teo_desktop.ui.games.teotihuacan.tiles import GAIN_PICTURES
from teo_desktop.ui.texts.teotihuacan import event_text, prompt
from teo_desktop.ui.texts.teotihuacan import forecast as texts

NEAR = 2
"""An eclipse is near when it is triggered, or when the light marker has so many steps left at most."""
ECLIPSE = "eclipse:"
SALARY = "salary"
_TOLD_OF_OTHERS = (events.Gained, events.Paid, events.Scored, events.WorkerUnlocked)
_TOLD_OF_ALL = (events.EclipseTriggered, events.PyramidCompleted, events.Ascended, events.TempleBlocked)


def outlook(game: Game, forecast: Forecast, names: Sequence[str]) -> Outlook:
    """What a choice in this position brings to the seat that chooses: signed figures, sums and sentences."""
    return Outlook(
        tuple(_figures(game, forecast)),
        tuple(_sentences(game, forecast, names)),
        texts.stop_text(forecast.stopped_by) if forecast.stopped_by else "",
    )


def reminders(game: Game, seat: int, decision: Decision | None) -> tuple[Reminder, ...]:
    """Unused tiles, workers to unlock, a salary that is short: when the seat is about to end its turn, or has."""
    if decision is not None and not isinstance(decision.asked_by, EndTurn):
        return ()
    found: list[Reminder] = []
    me = game.players[seat]
    for choice in decision.options if decision else ():
        match choice:
            case UseDiscovery(kind=kind):
                found.append(Reminder(f"tile{kind}", picture_of(kind), *texts.tile_reminder(kind), choice))
            case UnlockAll():
                locked = sum(map(me.is_locked, range(len(me.locked))))
                found.append(Reminder("unlock", "unlock", *texts.unlock_reminder(locked), choice))
    missing = unpaid(game, seat)
    if missing and is_near(game) and projected(game, seat) is not None:
        found.append(Reminder("salary", "salary", *texts.salary_reminder(missing)))
    return tuple(found)


def countdown(game: Game) -> Figure | None:
    """How far away the next eclipse is; None when none comes any more, and while one is being paid for."""
    coming = projected(game, 0)
    if coming is None or eclipse_at_hand(game) != coming.eclipse:
        return None
    is_triggered = game.turns_left != NOT_TRIGGERED
    # The round in which the light marker arrives, and one more, unless the sudden end leaves that out.
    rounds = game.dark - game.light + (0 if game.layout.setup.sudden_end else 1)
    short, long = texts.countdown_text(coming.eclipse, rounds, game.turns_left if is_triggered else None)
    return Figure("countdown", "eclipse", short, long)


def is_near(game: Game) -> bool:
    """Whether the next eclipse is so near that one should think of the salary."""
    return game.turns_left != NOT_TRIGGERED or game.dark - game.light <= NEAR


def picture_of(kind: int) -> str:
    """A small picture for a discovery tile: the mask, or what the tile brings."""
    row = DISCOVERIES[kind]
    if kind < MASKS or not row.gain:
        return row.id
    return GAIN_PICTURES[row.gain[0][0]]


# -- figures -----------------------------------------------------------------------------------------------------------


def _figures(game: Game, forecast: Forecast) -> Iterator[Figure]:
    seat, after = forecast.seat, forecast.position
    me, then = game.players[seat], after.players[seat]
    own = [event for event in forecast.events if getattr(event, "player", None) == seat]
    yield from _goods(own)
    points = sum(event.points for event in own if isinstance(event, events.Scored) and not _is_eclipse(event))
    if points:
        yield Figure("points", "victory_points", signed(points), texts.points_change_text(points))
    for temple, (name, low, high) in enumerate(zip(TEMPLES, me.temples, then.temples, strict=True)):
        if high > low:
            label = texts.temple_change_text(temple, low, high)
            yield Figure(f"temple_{name}", f"temple_{name}", signed(high - low), label)
    if then.avenue > me.avenue:
        label = texts.avenue_change_text(me.avenue, then.avenue)
        yield Figure("avenue", "avenue", signed(then.avenue - me.avenue), label)
    steps = [event.step for event in own if isinstance(event, events.TrackAdvanced)]
    if steps:
        label = texts.track_change_text(me.track, max(steps))
        yield Figure("track", "pyramid_track", signed(max(steps) - me.track), label)
    for worker, (low, high) in enumerate(zip(me.power, then.power, strict=True)):
        if me.in_play(worker) and high != low:
            yield Figure(f"worker{worker}", "worker", f"{low}→{high}", texts.power_change_text(worker, low, high), high)
    yield from _pieces(game, after, own)
    yield from _coming(game, forecast)


def _goods(own: Sequence[Any]) -> Iterator[Figure]:
    for good, name in enumerate(GOODS):
        gained = sum(event.amount for event in own if isinstance(event, events.Gained) and event.good == good)
        paid = sum(event.amount for event in own if isinstance(event, events.Paid) and event.good == good)
        if gained or paid:
            yield Figure(name, name, signed(gained - paid), texts.good_change_text(good, gained, paid))


def _pieces(game: Game, after: Game, own: Sequence[Any]) -> Iterator[Figure]:
    """What is opened or used up."""
    for number, event in enumerate(own):
        match event:
            case events.DiscoveryClaimed():
                yield Figure(f"claimed{number}", picture_of(event.kind), "+1", texts.claimed_text(event.kind))
            case events.DiscoveryUsed():
                yield Figure(f"used{number}", "discovery_back", "−1", texts.used_up_text(event.kind))
            case events.TechnologyAcquired():
                yield Figure(f"technology{number}", "technology", "+1", texts.acquired_text(event.technology))
            case events.BuildingPlaced():
                label = texts.placed_building_text(avenue_value(game), avenue_value(after))
                yield Figure(f"building{number}", "building", "−1", label)
            case events.WorkerLocked():
                yield Figure(f"locked{number}", "lock", "+1", texts.locked_text(event.worker))
            case events.WorkerUnlocked():
                yield Figure(f"unlocked{number}", "unlock", "+1", texts.unlocked_text(event.worker))


def _coming(game: Game, forecast: Forecast) -> Iterator[Figure]:
    now, then = projected(game, forecast.seat), projected(forecast.position, forecast.seat)
    if now and then and now.total != then.total and now.eclipse == then.eclipse:
        label = texts.projection_change_text(now.eclipse, now.total, then.total)
        yield Figure("coming", "eclipse", f"{now.total}→{then.total}", label)


# -- sentences ---------------------------------------------------------------------------------------------------------


def _sentences(game: Game, forecast: Forecast, names: Sequence[str]) -> Iterator[str]:
    seat = forecast.seat
    yield from _sums(seat, forecast.events)
    for event in forecast.events:
        told = event_text(event, names) if _is_told(event, seat) else None
        if told:
            yield told
    yield from _eclipse(seat, forecast.events)
    yield from _changes(game, forecast, names)
    following = forecast.following
    if following is not None and not isinstance(following.asked_by, ChooseMove):
        yield texts.next_text(prompt(forecast.position, following))
    elif not forecast.stopped_by and game.active == seat:
        yield texts.turn_over_text()


def _is_told(event: Event, seat: int) -> bool:
    if isinstance(event, _TOLD_OF_ALL):
        return True
    return isinstance(event, _TOLD_OF_OTHERS) and event.player != seat and not _is_eclipse(event)


def _sums(seat: int, happened: Sequence[Event]) -> Iterator[str]:
    points: dict[str, int] = {}
    level = tile_matches = decoration_matches = 0
    for event in happened:
        match event:
            case events.Gained(player=player, source="collect") if player == seat:
                yield texts.collect_sum(event.amount)
            case events.Scored(player=player) if player == seat and not _is_eclipse(event):
                points[event.source] = points.get(event.source, 0) + event.points
            case events.PyramidTilePlaced():
                level, tile_matches = SPOT_LEVELS[event.spot], event.matches
            case events.DecorationPlaced():
                decoration_matches = event.matches
    if tile_matches:
        yield texts.tile_sum(level, tile_matches, points.pop("board:construction", 0), points.pop("match", 0))
    elif decoration_matches:
        points.pop("board:decorations", None)
        yield texts.decoration_sum(decoration_matches, points.pop("match", 0))
    if points:
        yield texts.sources_sum(tuple(points.items()))


def _eclipse(seat: int, happened: Sequence[Event]) -> Iterator[str]:
    for event in happened:
        if isinstance(event, events.EclipseBegan):
            scored = [other for other in happened if isinstance(other, events.Scored) and other.player == seat]
            yield texts.eclipse_scored_text(event.number, sum(other.points for other in scored if _is_eclipse(other)))


def _changes(game: Game, forecast: Forecast, names: Sequence[str]) -> Iterator[str]:
    """The sums of the coming eclipse that change, for the chooser in parts, for the others in all."""
    after = forecast.position
    changed: list[str] = []
    number = 0
    for seat in (forecast.seat, *(seat for seat in range(len(names)) if seat != forecast.seat)):
        now, then = projected(game, seat), projected(after, seat)
        if now is None or then is None or now.eclipse != then.eclipse:
            return
        number = now.eclipse
        if seat == forecast.seat:
            changed += texts.projection_parts(after, seat, then, now)
        elif then.total - then.now != now.total - now.now:
            changed.append(texts.other_change_text(names[seat], now.total, then.total))
    if changed:
        yield texts.at_eclipse_text(number, changed)


def _is_eclipse(event: Any) -> bool:
    return isinstance(event, events.Scored) and event.source.startswith(ECLIPSE)


def signed(amount: int) -> str:
    """A change with its sign: "+4", "−2", "±0"."""
    return f"+{amount}" if amount > 0 else f"−{-amount}" if amount else "±0"
