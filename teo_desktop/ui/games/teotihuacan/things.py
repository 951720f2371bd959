"""Which things on the table an event is about, and how the log and the score sheet of this game divide."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from teo_desktop.games.teotihuacan import events, teotibot_events
from teo_desktop.games.teotihuacan.catalog import BOARD_SITES, DISCOVERY_KINDS, MASKS, TECHNOLOGY_OF_NUMBER, TEMPLES
from teo_desktop.games.teotihuacan.discovery import DRAWN
from teo_desktop.kernel.events import Event
from teo_desktop.ui.adapter import Target
from teo_desktop.ui.telling import PLAYER

CHAPTERS = (events.TurnBegan, events.EclipseBegan)


def opens_chapter(event: Event) -> bool:
    """Turns and eclipses are chapters."""
    return isinstance(event, CHAPTERS)


def opens_period(event: Event) -> bool:
    """The score sheet has a period up to each eclipse; the end of the game belongs to the last one."""
    return isinstance(event, events.EclipseEnded)


def event_things(event: Event) -> tuple[Target, ...]:
    """What an event is about, the thing that it is about most first, its player last."""
    about = _ABOUT.get(type(event))
    things = about(event) if about is not None else ()
    player = getattr(event, "player", None)
    return (*things, *((Target(PLAYER, player),) if player is not None else ()))


def _site(site: int, kind: int) -> tuple[Target, ...]:
    if site == DRAWN:
        return (Target("discovery", kind),)
    if site in BOARD_SITES.values():
        return (Target("site", site), Target("site ground", site), Target("discovery", kind))
    return (Target("claim", (site, kind)), Target("discovery", kind))


def of_source(source: str) -> tuple[Target, ...]:
    """The thing that a source of points or goods names, where it names one: "technology:5", "temple:blue"."""
    word, _, key = source.partition(":")
    match word, key:
        case "temple", _:
            return (Target("temple", TEMPLES.index(key)),)
        case "technology", _:
            return (Target("technology tile", TECHNOLOGY_OF_NUMBER[int(key)]),)
        case "discovery", _:
            return (Target("discovery", DISCOVERY_KINDS[key]),)
        case "eclipse", "avenue":
            return (Target("avenue", "head"),)
        case "eclipse", _ if key != "masks":
            return (Target("track", "head"),)
        case "ascension", _:
            return (Target("ascension", "head"),)
        case "match", _:
            return (Target("pyramid", ()),)
    return ()


def _chosen(player: int, what: str, chosen: int) -> tuple[Target, ...]:
    """What the Teotibot picked, where that is a thing on the table."""
    if what == "worker":
        return (Target("worker", (player, chosen)),)
    kinds = {"technology": "technology tile", "mask": "discovery", "row": "nobles_row", "decoration": "decoration"}
    kind = kinds.get(what, what)
    is_thing = chosen >= 0 and what in (*kinds, "temple", "place", "side", "space")
    return (Target(kind, chosen),) if is_thing else ()


def _worker(event: Any) -> Target:
    return Target("worker", (event.player, event.worker))


_ABOUT: dict[type, Callable[[Any], tuple[Target, ...]]] = {
    events.WorkerMoved: lambda e: (_worker(e), Target("board", e.board)),
    events.WorkerPlaced: lambda e: (_worker(e), Target("board", e.board)),
    events.WorkerLocked: lambda e: (_worker(e), Target("space", e.space)),
    events.WorkerUnlocked: lambda e: (_worker(e),),
    events.ActionChosen: lambda e: (Target("board", e.board),) if e.board else (),
    events.Gained: lambda e: (*of_source(e.source), Target("good", e.good)),
    events.Paid: lambda e: (*of_source(e.source), Target("good", e.good)),
    events.PaymentWaived: lambda _: (Target("discovery", DISCOVERY_KINDS["ignore_cacao"]),),
    events.Scored: lambda e: of_source(e.source),
    events.PoweredUp: lambda e: (_worker(e),),
    events.Ascended: lambda e: (_worker(e), Target("ascension", "head")),
    events.RewardChosen: lambda e: (Target("reward", e.reward),),
    events.TempleAdvanced: lambda e: (
        Target("temple marker", (e.temple, e.player)),
        Target("step", (e.temple, e.step)),
    ),
    events.TempleBlocked: lambda e: (Target("temple marker", (e.temple, e.player)),),
    events.AvenueAdvanced: lambda e: (Target("avenue marker", e.player), Target("avenue", e.step)),
    events.TrackAdvanced: lambda e: (Target("track marker", e.player), Target("track", "head")),
    events.DiscoveryClaimed: lambda e: ((Target("mask", e.kind),) if e.kind < MASKS else ()) + _site(e.site, e.kind),
    events.DiscoveryUsed: lambda e: (Target("discovery", e.kind),),
    events.DiscoveryRevealed: lambda e: _site(e.site, e.kind),
    events.DiscoveryReturned: lambda e: (Target("discovery", e.kind),),
    events.TechnologyAcquired: lambda e: (Target("technology tile", e.technology),),
    events.BuildingPlaced: lambda e: (Target("nobles_row", e.row), Target("avenue", "value")),
    events.PyramidTilePlaced: lambda e: (Target("place", e.spot),),
    events.PyramidRefilled: lambda e: tuple(Target("pyramid_tile", tile) for tile in e.tiles),
    events.DecorationPlaced: lambda e: (Target("decoration", e.tile),),
    events.DecorationsRefilled: lambda e: tuple(Target("decoration_tile", tile) for tile in e.tiles),
    events.PyramidCompleted: lambda _: (Target("pyramid", ()),),
    events.CalendarMoved: lambda _: (Target("calendar", "light"),),
    events.EclipseTriggered: lambda _: (Target("calendar", "head"),),
    events.EclipseBegan: lambda _: (Target("calendar", "head"),),
    events.EclipseEnded: lambda _: (Target("calendar", "dark"),),
    events.NeutralsPlaced: lambda e: tuple(Target("neutral", (e.colour, number)) for number in range(len(e.boards))),
    events.StartingTileKept: lambda e: (Target("starting_tile", e.tile),),
    teotibot_events.DiscoveryDiscarded: lambda e: _site(e.site, e.kind),
    teotibot_events.WorshipperDisplaced: lambda e: (Target("space", e.space),),
    teotibot_events.TeotibotChose: lambda e: _chosen(e.player, e.what, e.chosen),
}
"""By class of events."""

GROUPS = {
    "board": "boards",
    "match": "boards",
    "temple": "temples",
    "technology": "technologies",
    "royal": "royal",
    "discovery": "discoveries",
    "bonus": "bonuses",
    "eclipse": "eclipses",
    "salary": "salary",
    "start": "start",
    "handicap": "handicap",
    "ascension": "ascension",
    "teotibot": "teotibot",
}
"""The groups of the score sheet by the first word of a source."""


def group_of(category: str) -> str:
    """The group that a source belongs to."""
    return GROUPS[category.partition(":")[0]]
