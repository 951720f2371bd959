"""Teotihuacan: City of Gods, as the kernel's ``Rules``: set-up, state, notation, result, what bots need.

One word per thing: cacao, worker, action board, general area, worship space, locked, discovery tile, mask, royal tile,
technology, temple bonus, pyramid tile, decoration, building, Avenue of the Dead, pyramid track, eclipse, salary,
sudden end, neutral worker, starting tile.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from teo_desktop.games.teotihuacan import handicap, teotibot_levels
from teo_desktop.games.teotihuacan.evaluate import evaluate, hide
from teo_desktop.games.teotihuacan.events import Scored
from teo_desktop.games.teotihuacan.notation import line
from teo_desktop.games.teotihuacan.scoring import ranking
from teo_desktop.games.teotihuacan.setup import new_game
from teo_desktop.games.teotihuacan.state import Game, Setup
from teo_desktop.kernel import codec
from teo_desktop.kernel.agenda import Effect
from teo_desktop.kernel.events import Event
from teo_desktop.kernel.rules import Json, Result

NAME = "teotihuacan"
RULES = 1
PLAYERS = (2, 3, 4)

__all__ = [
    "NAME",
    "PLAYERS",
    "RULES",
    "Game",
    "Setup",
    "effects",
    "evaluate",
    "game_from_json",
    "game_to_json",
    "hide",
    "line",
    "new_game",
    "points_by_category",
    "result",
    "rounds",
    "seats",
    "setup_from_json",
    "setup_to_json",
]


@cache
def effects() -> dict[str, type[Effect[Any]]]:
    """Every class of effects that a save of this game may name."""
    return codec.effect_classes(__name__, "teo_desktop.kernel")


def setup_from_json(data: Json) -> Setup:
    """The set-up of a record; raises ``BadData``."""
    setup = codec.from_json(Setup, data, {})
    if setup.players not in PLAYERS:
        raise codec.BadData("players", f"{setup.players} is not one of {PLAYERS}")
    teotibot_levels.check(setup)
    handicap.check(setup)
    return setup


def setup_to_json(setup: Setup) -> Json:
    """A set-up as it stands in a record."""
    return codec.to_json(setup)


def seats(setup: Setup) -> int:
    """How many seats play."""
    return setup.players


def game_to_json(game: Game) -> Json:
    """The whole position, pending effects included."""
    return codec.to_json(game)


def game_from_json(data: Json) -> Game:
    """The position again; raises ``BadData``."""
    return codec.from_json(Game, data, effects())


def result(game: Game) -> Result:
    """Points and ranking as they stand."""
    return Result(tuple(player.points for player in game.players), ranking(game))


def rounds(game: Game) -> int:
    """The round that is being played, from 1; 0 before the first turn."""
    return -(-game.turn // len(game.players))


def points_by_category(events: tuple[Event, ...] | list[Event]) -> dict[int, dict[str, int]]:
    """A score sheet: for each seat, points by the source of its ``Scored`` events."""
    sheet: dict[int, dict[str, int]] = {}
    for event in events:
        if isinstance(event, Scored):
            row = sheet.setdefault(event.player, {})
            row[event.source] = row.get(event.source, 0) + event.points
    return sheet
