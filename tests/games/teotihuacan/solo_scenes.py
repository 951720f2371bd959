"""The vocabulary of the solo tests: a table with the Teotibot in the second seat, its tiles, and what they do.

The bot has nothing but what a test names, as every seat of ``scene``; its workers are words too, the fourth one being
the worshipper (on Decorations where a test says nothing of it).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from teo_desktop.games.teotihuacan.state import Game, Teotibot
from teo_desktop.games.teotihuacan.teotibot_actions import PerformTile
from teo_desktop.games.teotihuacan.teotibot_catalog import ACTION_TILES, RIGHT
from teo_desktop.games.teotihuacan.teotibot_events import ActionTileFailed, RuleApplied, TeotibotChose
from teo_desktop.games.teotihuacan.teotibot_levels import LEVELS
from teo_desktop.kernel.agenda import advance
from teo_desktop.kernel.events import Journal
from tests.games.teotihuacan.scenes import scene, workers

BOT = 1
"""The Teotibot's seat."""
TILES = {row.id: tile for tile, row in enumerate(ACTION_TILES)}


def solo(
    bot_workers: str = "gold:2 nobles:2 construction:2",
    *,
    worshipper: str = "decorations!1",
    bot: Mapping[str, Any] | None = None,
    level: str = "standard",
    tiles: Sequence[int] = tuple(range(7)),
    arrows: tuple[int, int] = (RIGHT, RIGHT),
    redraw: bool = False,
    **table: Any,
) -> Game:
    """The human's turn on a clean table with the printed ring: 1, 3, 5, 2, 8, 7, 6, 4 clockwise."""
    has = {"workers": f"{bot_workers} {worshipper}", **(bot or {})}
    game = scene(2, others={BOT: has}, **table)
    setup = replace(game.layout.setup, solo=LEVELS[level], redraw_neutrals=redraw)
    game.layout = replace(game.layout, setup=setup)
    game.teotibot = Teotibot(tuple(tiles), arrows)
    return game


def perform(game: Game, tile: str) -> Journal:
    """The bot performs this tile in a turn of its own; returns what happens. Nothing is asked."""
    journal: Journal = []
    game.journal = journal
    game.active, game.ascended = BOT, 0
    game.agenda = [PerformTile(BOT, TILES[tile])]
    assert advance(game) is None
    game.journal = None
    return journal


def applied(journal: Journal) -> list[str]:
    """The rules that were applied."""
    return [event.rule for event in journal if isinstance(event, RuleApplied)]


def failed(journal: Journal) -> list[tuple[int, str]]:
    """What was tried and failed: the board and why."""
    return [(event.board, event.reason) for event in journal if isinstance(event, ActionTileFailed)]


def chose(journal: Journal, what: str) -> list[tuple[int, str]]:
    """What was picked of this kind, and why."""
    return [(event.chosen, event.why) for event in journal if isinstance(event, TeotibotChose) and event.what == what]


def bot_workers(game: Game) -> str:
    """Where the bot's workers are, the worshipper last."""
    return workers(game, BOT)
