"""A campaign's file: the same container as a game's, with ``campaign.json`` and the saved games in ``games/``.

The document is::

    {"format": 1, "app": "0.1.0", "id": "5f0c...", "kind": "ascent", "name": "...", "game": "teotihuacan",
     "started": "2026-11-30T18:05:00+00:00", "players": [{"kind": "human", "name": "Ana", ...}, ...],
     "terms": {"setup": {...}, "games": 12, "has_handicaps": true},
     "results": [{"number": 1, "ended": "...", "seats": [0, -1], "points": [131, 128], "ranking": [0, 1],
                  "chapter": "foot", "medal": 2, "reached": [["points", 131], ...], "carries": ["5"]}, ...],
     "current": {"number": 2, "seats": [0, -1], "chapter": "market"}}

``terms`` and ``current`` are null where there are none. The game that is being played lies in the file like those that
are over: whoever takes the file to another computer has all of it.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from pathlib import Path
from typing import Any, Final

from teo_desktop import __version__, container
from teo_desktop.campaigns.model import (
    ASCENT,
    KINDS,
    LEAGUE,
    LONGEST_NAME,
    MOST_PLAYERS,
    RULES_OPPONENT,
    Campaign,
    Current,
    Entry,
    Terms,
)
from teo_desktop.container import CAMPAIGN, BadFile, Contents
from teo_desktop.games import GAMES, campaign_rules
from teo_desktop.kernel.campaign import HIGHEST
from teo_desktop.kernel.codec import NOT_SAVED, BadData, from_json, to_json
from teo_desktop.kernel.rules import Json
from teo_desktop.saved_game import BOT, LARGEST_FIGURE, Seat, is_figure

SUFFIX: Final = container.CAMPAIGN_SUFFIX
_GAME: Final = re.compile(r"games/([0-9]{4,9})\.teo")
_KEYS: Final = (*("format", "app", "id", "kind", "name", "game", "started", "players", "terms", "results", "current"),)


@dataclass(frozen=True, slots=True)
class _Known:
    """The keys of the document that this version knows, with their types."""

    id: str
    kind: str
    name: str
    game: str
    started: str
    players: tuple[Seat, ...]
    terms: Terms | None
    results: tuple[Entry, ...]
    current: Current | None


def load(path: Path) -> Campaign:
    """The campaign in a file.

    Raises:
        BadFile: it is not there, cannot be read, or is no campaign that this version can read.
    """
    return _from_contents(container.read(path, CAMPAIGN))


def from_bytes(data: bytes) -> Campaign:
    """The campaign in a file's bytes; raises ``BadFile`` like ``load``."""
    return _from_contents(container.unpack(data, CAMPAIGN))


def to_bytes(campaign: Campaign) -> bytes:
    """The file for a campaign; the same campaign gives the same bytes."""
    of_players = campaign.of_players or ({},) * len(campaign.players)
    document = {
        **campaign.unknown,
        "format": CAMPAIGN.format,
        "app": __version__,
        "id": campaign.id,
        "kind": campaign.kind,
        "name": campaign.name,
        "game": campaign.game,
        "started": campaign.started,
        "players": [{**more, **to_json(seat)} for more, seat in zip(of_players, campaign.players, strict=True)],
        "terms": None if campaign.terms is None else {**campaign.terms.unknown, **to_json(campaign.terms)},
        "results": [{**entry.unknown, **to_json(entry)} for entry in campaign.results],
        "current": None if campaign.current is None else {**campaign.current.unknown, **to_json(campaign.current)},
    }
    games = {f"games/{number:04}.teo": data for number, data in campaign.games.items()}
    return container.pack(Contents(document, {**campaign.others, **games}), CAMPAIGN)


def _from_contents(contents: Contents) -> Campaign:
    document = contents.document
    game = document.get("game")
    if isinstance(game, str) and (game not in GAMES or campaign_rules(game) is None):
        raise BadFile("unknown_game", detail=json.dumps(game))
    try:
        known = from_json(_Known, _complete(document), {})
        games = {int(match[1]): data for name, data in contents.others.items() if (match := _GAME.fullmatch(name))}
        _check(known, games)
    except BadData as error:
        raise BadFile("damaged", detail=f"{CAMPAIGN.document}: {error}") from None
    others = {name: data for name, data in contents.others.items() if not _GAME.fullmatch(name)}
    results = tuple(
        replace(entry, unknown=_unknown(row, Entry))
        for entry, row in zip(known.results, document["results"], strict=True)
    )
    of_players = tuple(_unknown(row, Seat) for row in document["players"])
    terms, current = known.terms, known.current
    return Campaign(
        *(known.id, known.kind, known.name, known.game, known.started, known.players),
        None if terms is None else replace(terms, unknown=_unknown(document["terms"], Terms)),
        results,
        None if current is None else replace(current, unknown=_unknown(document["current"], Current)),
        games,
        {key: value for key, value in document.items() if key not in _KEYS},
        of_players if any(of_players) else (),
        others,
    )


def _complete(document: container.Document) -> container.Document:
    """The document with the keys that may be left out."""
    players = document.get("players")
    if isinstance(players, list):
        players = [{"profile": "", **seat} if isinstance(seat, dict) else seat for seat in players]
        document = {**document, "players": players}
    return {"terms": None, "current": None, **document}


def _unknown(row: Mapping[str, Json], cls: Any) -> dict[str, Json]:
    known = {entry.name for entry in fields(cls) if entry.metadata != NOT_SAVED}
    return {key: value for key, value in row.items() if key not in known}


def _check(known: _Known, games: Mapping[int, bytes]) -> None:
    """What the types alone do not say."""
    if not known.id or not known.id.isalnum():
        raise BadData("id", "is none")
    if known.kind not in KINDS:
        raise BadData("kind", f"{known.kind!r} is not one of {', '.join(KINDS)}")
    if not 0 < len(known.name) <= LONGEST_NAME:
        raise BadData("name", "is empty or too long")
    _check_players(known)
    _check_terms(known)
    numbers = [entry.number for entry in known.results]
    if numbers != sorted(set(numbers)) or not all(1 <= number <= LARGEST_FIGURE for number in numbers):
        raise BadData("results", "are not in the order of their numbers")
    for place, entry in enumerate(known.results):
        _check_entry(known, entry, f"results[{place}]")
    if (current := known.current) is not None:
        _check_seats(known, current.seats, current.chapter, "current")
        if current.number in numbers or not 1 <= current.number <= LARGEST_FIGURE:
            raise BadData("current.number", "is taken")
        if len(current.head_starts) not in (0, len(current.seats)):
            raise BadData("current.head_starts", "do not go with its seats")
        if current.number not in games:
            raise BadData("current", "the game that is being played is missing")


def _check_players(known: _Known) -> None:
    least, most = (1, 1) if known.kind == ASCENT else (2, MOST_PLAYERS)
    if not least <= len(known.players) <= most:
        raise BadData("players", f"there are {len(known.players)}, not {least} to {most}")
    for place, seat in enumerate(known.players):
        if not seat.is_human and not seat.kind.startswith(f"{BOT}:"):
            raise BadData(f"players[{place}].kind", f"{seat.kind!r} is neither a human nor a bot")


def _check_terms(known: _Known) -> None:
    if (known.terms is None) == (known.kind == LEAGUE):
        raise BadData("terms", "do not go with the kind of campaign")
    if known.terms is None:
        return
    rules = GAMES[known.game]
    if rules.seats(rules.setup_from_json(known.terms.setup)) > len(known.players):
        raise BadData("terms.setup", "asks for more players than there are")
    if not 0 <= known.terms.games <= LARGEST_FIGURE:
        raise BadData("terms.games", "is no number of games")


def _check_entry(known: _Known, entry: Entry, where: str) -> None:
    _check_seats(known, entry.seats, entry.chapter, where)
    if len(entry.points) != len(entry.seats) or sorted(entry.ranking) != list(range(len(entry.seats))):
        raise BadData(where, "has points or ranks that do not go with its seats")
    if len(entry.head_starts) not in (0, len(entry.seats)):
        raise BadData(f"{where}.head_starts", "do not go with its seats")
    if not 0 <= entry.medal <= HIGHEST:
        raise BadData(f"{where}.medal", f"{entry.medal} is none")
    figures = (*entry.points, *entry.head_starts, *(reached.amount for reached in entry.reached))
    if not all(is_figure(number) for number in figures):
        raise BadData(where, "has figures that no game leads to")


def _check_seats(known: _Known, seats: tuple[int, ...], chapter: str, where: str) -> None:
    people = [seat for seat in seats if seat != RULES_OPPONENT]
    if not people or len(set(people)) < len(people) or not all(0 <= seat < len(known.players) for seat in people):
        raise BadData(f"{where}.seats", "are not those of players")
    supplied = campaign_rules(known.game)
    assert supplied is not None
    if known.kind == ASCENT and chapter not in [row.id for row in supplied.chapters()]:
        raise BadData(f"{where}.chapter", f"there is no chapter {chapter!r}")
    if known.kind == LEAGUE and len(people) < 2:
        raise BadData(f"{where}.seats", "are not those of players")
