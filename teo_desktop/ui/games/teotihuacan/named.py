"""The names in a line of the log, word by word, and which things on the table each of them means."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from teo_desktop.games.teotihuacan import teotibot_events
from teo_desktop.games.teotihuacan.catalog import (
    AVENUE_SITES,
    BOARD_NAMES,
    BOARD_SITES,
    CACAO,
    MASKS,
    PALACE,
    SPACE_BOARDS,
    TEMPLE_SITES,
    TEMPLES,
)
from teo_desktop.games.teotihuacan.discovery import DRAWN
from teo_desktop.kernel.events import Event
from teo_desktop.ui.adapter import Target
from teo_desktop.ui.games.teotihuacan.things import event_things, of_source
from teo_desktop.ui.telling import PLAYER, Named
from teo_desktop.ui.texts.marks import Span, spans, unmarked
from teo_desktop.ui.texts.teotihuacan import table as labels
from teo_desktop.ui.texts.teotihuacan.events import marked_event_text
from teo_desktop.ui.texts.teotihuacan.names import board_name

WORKERS = 4


def event_names(event: Event, seats: Sequence[str]) -> tuple[Named, ...]:
    """The names in the event's line of the log, from its start."""
    sentence = marked_event_text(event, seats)
    if sentence is None:
        return ()
    text, found = unmarked(sentence), spans(sentence)
    named = [*_marked(event, text, found), *_literal(event, text, found)]
    return tuple(sorted(name for name in named if name.things and name.end > name.start))


def _marked(event: Event, text: str, found: Sequence[Span]) -> Iterator[Named]:
    for start, end, field in found:
        # "worker 2": the number alone would be a small thing to hit.
        begin = text.rfind(" ", 0, start - 1) + 1 if field in ("worker", "light", "dark") else start
        yield Named(begin, end, _meant(event, field))


def _literal(event: Event, text: str, found: Sequence[Span]) -> Iterator[Named]:
    """Names that the sentences hold as they are; each where it stands first, outside of what is marked."""
    for word, things in _words():
        at = text.casefold().find(word.casefold())
        if at >= 0 and not any(at < span.end and span.start < at + len(word) for span in found):
            about = tuple(thing for thing in event_things(event) if thing.kind.startswith(things[0].kind))
            yield Named(at, at + len(word), (*about, *things))


def _words() -> tuple[tuple[str, tuple[Target, ...]], ...]:
    return (
        (labels.avenue_title(), (Target("avenue", "head"),)),
        (labels.track_title(), (Target("track", "head"),)),
        (labels.area_titles()["calendar"], (Target("calendar", "head"),)),
        (board_name(PALACE), (Target("board", PALACE),)),
    )


def _meant(event: Any, field: str) -> tuple[Target, ...]:
    word, _, seat = field.partition(":")
    return _player(int(seat)) if seat else _MEANT[word](event)


def _player(seat: int) -> tuple[Target, ...]:
    """A player, and on the board all that is theirs."""
    workers = (Target("worker", (seat, worker)) for worker in range(WORKERS))
    locked = (Target("lock", (seat, worker)) for worker in range(WORKERS))
    markers = (Target("temple marker", (temple, seat)) for temple in range(len(TEMPLES)))
    return (
        Target(PLAYER, seat),
        *workers,
        *locked,
        *markers,
        Target("avenue marker", seat),
        Target("track marker", seat),
    )


def _kind(event: Any) -> tuple[Target, ...]:
    kind, site = event.kind, getattr(event, "site", DRAWN)
    mask = (Target("mask", kind),) if kind < MASKS else ()
    return (Target("discovery", kind), Target("held", kind), Target("claim", (site, kind)), *mask)


def _site(event: Any) -> tuple[Target, ...]:
    for board, site in BOARD_SITES.items():
        if site == event.site:
            return (Target("board", board),)
    for step, site in AVENUE_SITES.items():
        if site == event.site:
            return (Target("avenue", step),)
    return tuple(Target("step", of) for of, site in TEMPLE_SITES.items() if site == event.site)


def _board(event: Any) -> tuple[Target, ...]:
    if isinstance(event, teotibot_events.DiscoveryDiscarded):
        return _site(event)
    return (Target("board", event.board),) if event.board else ()


def _start(event: Any) -> tuple[Target, ...]:
    is_space = isinstance(event, teotibot_events.WorshipperDisplaced)
    return (Target("space", event.start),) if is_space else (Target("board", event.start),)


def _source(event: Any) -> tuple[Target, ...]:
    word, _, key = event.source.partition(":")
    return (Target("board", BOARD_NAMES.index(key)),) if word == "board" else of_source(event.source)


def _goods(event: Any) -> tuple[Target, ...]:
    return (Target("good", getattr(event, "good", CACAO)),)


def _first(event: Any) -> tuple[Target, ...]:
    """What the whole event is about most, without its player."""
    return tuple(thing for thing in event_things(event) if thing.kind != PLAYER)


def _space(event: Any) -> tuple[Target, ...]:
    return (Target("space", event.space), Target("board", SPACE_BOARDS[event.space]))


_MEANT: dict[str, Callable[[Any], tuple[Target, ...]]] = {
    "player": lambda event: _player(event.player),
    "worker": lambda event: (
        Target("worker", (event.player, event.worker)),
        Target("lock", (event.player, event.worker)),
    ),
    "start": _start,
    "board": _board,
    "boards": _first,
    "space": _space,
    "temple": lambda event: (*_first(event), Target("temple", event.temple)),
    "row": lambda event: (Target("nobles_row", event.row),),
    "kind": _kind,
    "site": _site,
    "technology": _first,
    "source": _source,
    "goods": _goods,
    "place": _first,
    "tile": _first,
    "reward": _first,
    "light": _first,
    "dark": _first,
    "what": _first,
}
"""By the place in the sentence."""
