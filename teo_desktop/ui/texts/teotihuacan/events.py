"""The log: a sentence for every event worth one, with the source of every figure."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from teo_desktop.games.teotihuacan import choices, events
from teo_desktop.games.teotihuacan.catalog import AVENUE_SITES, BOARD_SITES, CACAO, TEMPLE_SITES
from teo_desktop.kernel.events import Event
from teo_desktop.ui.texts.counted import Counted
from teo_desktop.ui.texts.format import QT_TRANSLATE_NOOP, comma_list, fill, translate
from teo_desktop.ui.texts.marks import marked, unmarked
from teo_desktop.ui.texts.teotihuacan import names, teotibot, tiles
from teo_desktop.ui.texts.teotihuacan.choices import reward_text
from teo_desktop.ui.texts.teotihuacan.sources import source_text

SILENT: frozenset[type] = frozenset()
"""The classes of events that are worth no line."""
SENTENCES: dict[type, str] = {
    events.WorkerMoved: QT_TRANSLATE_NOOP("teo.event", "{player} moves worker {worker}: {start} → {board}."),
    events.WorkerPlaced: QT_TRANSLATE_NOOP("teo.event", "{player} places worker {worker} with power {power}: {board}."),
    events.WorkerLocked: QT_TRANSLATE_NOOP("teo.event", "{player}: worker {worker} is locked ({space})."),
    events.WorkerUnlocked: QT_TRANSLATE_NOOP("teo.event", "{player}: worker {worker} is unlocked ({board})."),
    events.Gained: QT_TRANSLATE_NOOP("teo.event", "{player} gains {goods} ({source})."),
    events.Paid: QT_TRANSLATE_NOOP("teo.event", "{player} pays {goods} ({source})."),
    events.PaymentWaived: QT_TRANSLATE_NOOP("teo.event", "{player} need not pay {goods} ({source})."),
    events.PoweredUp: QT_TRANSLATE_NOOP("teo.event", "{player}: worker {worker} now has power {power}."),
    events.Ascended: QT_TRANSLATE_NOOP(
        "teo.event", "{player}: worker {worker} ascends and begins again in the Palace with power 1."
    ),
    events.RewardChosen: QT_TRANSLATE_NOOP("teo.event", "{player} chooses a reward: {reward}."),
    events.TempleAdvanced: QT_TRANSLATE_NOOP("teo.event", "{player} advances: {temple}, step {step}."),
    events.TempleBlocked: QT_TRANSLATE_NOOP("teo.event", "{player} cannot advance further: {temple}."),
    events.AvenueAdvanced: QT_TRANSLATE_NOOP("teo.event", "{player} advances: Avenue of the Dead, step {step}."),
    events.TrackAdvanced: QT_TRANSLATE_NOOP("teo.event", "{player} advances: pyramid track, step {step}."),
    events.DiscoveryClaimed: QT_TRANSLATE_NOOP("teo.event", "{player} claims the discovery tile “{kind}” ({site})."),
    events.DiscoveryUsed: QT_TRANSLATE_NOOP("teo.event", "{player} uses the discovery tile “{kind}”."),
    events.DiscoveryRevealed: QT_TRANSLATE_NOOP("teo.event", "New discovery tile: “{kind}” ({site})."),
    events.TechnologyAcquired: QT_TRANSLATE_NOOP("teo.event", "{player} acquires the technology “{technology}”."),
    events.BuildingPlaced: QT_TRANSLATE_NOOP("teo.event", "{player} places a building: {row}, space {number}."),
    events.PyramidTilePlaced: QT_TRANSLATE_NOOP("teo.event", "{player} adds a pyramid tile: {place}."),
    events.DecorationPlaced: QT_TRANSLATE_NOOP("teo.event", "{player} adds a decoration: {place}."),
    events.PyramidCompleted: QT_TRANSLATE_NOOP(
        "teo.event", "{player} completes the pyramid: the eclipse that comes is the last one."
    ),
    events.CalendarMoved: QT_TRANSLATE_NOOP("teo.event", "Calendar: the light marker moves to space {light}."),
    events.EclipseBegan: QT_TRANSLATE_NOOP(
        "teo.event", "Eclipse {number}: each step on the Avenue of the Dead is worth {avenue_value}."
    ),
    events.EclipseEnded: QT_TRANSLATE_NOOP(
        "teo.event", "The calendar begins again; the dark marker lies on space {dark}."
    ),
    events.NeutralsPlaced: QT_TRANSLATE_NOOP("teo.event", "Neutral workers, colour {number}: {boards}."),
    events.StartingTileKept: QT_TRANSLATE_NOOP("teo.event", "{player} keeps the starting tile “{tile}”."),
    events.DiscoveryReturned: QT_TRANSLATE_NOOP(
        "teo.event", "{player} puts a drawn discovery tile back into the bag: “{kind}”."
    ),
}
"""By class; the places are the event's own fields in words, and what ``_more`` adds."""
ACTIONS = {
    choices.FREE_UNLOCK: QT_TRANSLATE_NOOP("teo.event", "{player} uses the turn to unlock all workers."),
    choices.COLLECT: QT_TRANSLATE_NOOP("teo.event", "{player} collects cacao: {board}."),
    "main": QT_TRANSLATE_NOOP("teo.event", "{player} takes the main action: {board}."),
    "worship": QT_TRANSLATE_NOOP("teo.event", "{player} worships: {board}."),
}


NAMES = frozenset(
    (
        *("player", "worker", "start", "board", "boards", "space", "temple", "row", "kind", "site"),
        *("technology", "source", "goods", "place", "tile", "reward", "light", "dark"),
    )
)
"""The places in the sentences that name a thing on the table."""


def event_text(event: Event, seats: Sequence[str]) -> str | None:
    """A line of the log, the names by seat; None when the event is not worth one."""
    sentence = marked_event_text(event, seats)
    return unmarked(sentence) if sentence is not None else None


def is_told(event: Event) -> bool:
    """Whether there is a line of the log about this event."""
    return type(event) not in SILENT


def marked_event_text(event: Event, seats: Sequence[str]) -> str | None:
    """The same with marks round its ``NAMES`` (``texts.marks``); in a ranking ``player:0`` and so on."""
    match event:
        case _ if type(event) in SILENT:
            return None
        case _ if type(event) in teotibot.SENTENCES:
            player: int = getattr(event, "player", 0)
            return teotibot.bot_event_text(event, {player: marked("player", seats[player])})
        case events.TurnBegan():
            number = -(-event.turn // len(seats))
            name = marked("player", seats[event.player])
            return fill(translate("teo.event", "Round {number}: {player}"), number=number, player=name)
        case events.ActionChosen():
            return fill(translate("teo.event", ACTIONS[event.action]), **_words(event, seats))
        case events.Scored() if event.points < 0:
            return fill(translate("teo.event", "{player} loses {points} ({source})."), **_words(event, seats))
        case events.Scored():
            return fill(translate("teo.event", "{player} scores {points} ({source})."), **_words(event, seats))
        case events.PyramidRefilled():
            return Counted().pyramid_tiles_revealed(len(event.tiles))
        case events.DecorationsRefilled():
            return Counted().decorations_revealed(len(event.tiles))
        case events.EclipseTriggered() if event.turns:
            return Counted().turns_left(event.turns)
        case events.EclipseTriggered():
            return translate("teo.event", "An eclipse is triggered; it is scored after this turn.")
        case events.GameEnded():
            return _final_ranking(event.ranking, seats)
    return fill(translate("teo.event", SENTENCES[type(event)]), **_words(event, seats))


def site_text(site: int) -> str:
    """Where discovery tiles lie: a board, a step of the Avenue or of a temple; the bag when they are drawn."""
    for board, place in BOARD_SITES.items():
        if place == site:
            return names.board_name(board)
    for step, place in AVENUE_SITES.items():
        if place == site:
            return fill(translate("teo.event", "Avenue of the Dead, step {step}"), step=step)
    for (temple, step), place in TEMPLE_SITES.items():
        if place == site:
            return fill(translate("teo.event", "{temple}, step {step}"), temple=names.temple_name(temple), step=step)
    return translate("teo.event", "drawn from the bag")


_IN_WORDS: dict[str, Callable[[Any], object]] = {
    "worker": lambda worker: worker + 1,
    "start": names.board_name,
    "board": lambda board: names.board_name(board) if board else "",
    "temple": names.temple_name,
    "row": names.row_name,
    "kind": tiles.discovery_name,
    "site": site_text,
    "technology": tiles.technology_name,
    "source": source_text,
    "points": lambda points: names.points_text(abs(points)),
    "avenue_value": names.points_text,
    "reward": reward_text,
}
"""The fields of events that are ids; all others are numbers and stand as they are."""


def _words(event: Any, seats: Sequence[str]) -> dict[str, object]:
    words: dict[str, object] = {
        field: _IN_WORDS[field](value) if field in _IN_WORDS else value
        for field, value in zip(event._fields, event, strict=True)
    }
    if hasattr(event, "player"):
        words["player"] = seats[event.player]
    words |= _more(event)
    return {field: marked(field, value) if field in NAMES else value for field, value in words.items()}


def _more(event: Any) -> dict[str, object]:
    match event:
        case events.Gained() | events.Paid():
            return {"goods": names.goods_text(event.good, event.amount)}
        case events.PaymentWaived():
            return {"goods": names.goods_text(CACAO, event.amount)}
        case events.WorkerLocked():
            return {"space": names.space_name(event.space)}
        case events.BuildingPlaced():
            return {"number": event.space + 1}
        case events.PyramidTilePlaced():
            return {"place": _with_matches(names.place_text(event.spot), event.matches)}
        case events.DecorationPlaced():
            return {"place": _with_matches(names.stair_text(event.side, event.step), event.matches)}
        case events.NeutralsPlaced():
            boards = comma_list([names.board_name(board) for board in event.boards])
            return {"number": event.colour + 1, "boards": boards}
        case events.StartingTileKept():
            return {"tile": tiles.starting_name(event.tile)}
    return {}


def _with_matches(place: str, matches: int) -> str:
    return comma_list([place, Counted().icons_match(matches)]) if matches else place


def _final_ranking(ranking: Sequence[int], seats: Sequence[str]) -> str:
    places = [
        fill(translate("teo.event", "{place}. {player}"), place=place, player=marked(f"player:{seat}", seats[seat]))
        for place, seat in enumerate(ranking, 1)
    ]
    return fill(translate("teo.event", "The game is over: {places}."), places=comma_list(places))
