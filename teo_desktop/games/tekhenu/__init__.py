"""Tekhenu: Obelisk of the Sun, as the kernel's ``Rules``: set-up, state, notation, result, what bots need.

One word per thing: wheel, section, pure, tainted, forbidden, scales, excess, scribe, faith, god action, statue, pillar,
pillar tile, building, district, workshop, quarry, population, happiness, market, blessing, technology, decree, starting
card, destiny card, turn order, rotation, Maat phase, scoring.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from teo_desktop.games.tekhenu import (
    figures,
    scoring_phase,  # noqa: F401 - saves name its effects, and nothing else imports it before they are needed
)
from teo_desktop.games.tekhenu.evaluate import evaluate, hide
from teo_desktop.games.tekhenu.events import Scored
from teo_desktop.games.tekhenu.notation import line
from teo_desktop.games.tekhenu.scoring import ranking
from teo_desktop.games.tekhenu.setup import new_game
from teo_desktop.games.tekhenu.state import Game, Setup
from teo_desktop.kernel import codec
from teo_desktop.kernel.agenda import Effect
from teo_desktop.kernel.events import Event
from teo_desktop.kernel.rules import Json, Result

NAME = "tekhenu"
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
    if setup.botankhamun and setup.players != 2:
        raise codec.BadData("players", "Botankhamun plays against exactly one other seat")
    if setup.bot_seat not in (0, 1):
        raise codec.BadData("bot_seat", f"{setup.bot_seat} is not one of (0, 1)")
    if not setup.botankhamun and (setup.random_start or setup.strong_decrees):
        raise codec.BadData("random_start", "goes only with Botankhamun")
    try:
        figures.check(setup.figures)
    except figures.BadFigures as error:
        raise codec.BadData(f"figures.{error.figure}", error.problem) from None
    return setup


def setup_to_json(setup: Setup) -> Json:
    """A set-up as it stands in a record."""
    return codec.to_json(setup)


def seats(setup: Setup) -> int:
    """How many seats play, Botankhamun's included."""
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
    return game.round


def points_by_category(events: tuple[Event, ...] | list[Event]) -> dict[int, dict[str, int]]:
    """A score sheet: for each seat, points by the source of its ``Scored`` events."""
    sheet: dict[int, dict[str, int]] = {}
    for event in events:
        if isinstance(event, Scored):
            row = sheet.setdefault(event.player, {})
            row[event.source] = row.get(event.source, 0) + event.points
    return sheet
