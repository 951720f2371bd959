"""Forest, Stone Quarry, Gold Deposits (rulebook, "Main actions"): row by workers, column by the lowest power."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from teo_desktop.games.teotihuacan.benefits import benefit
from teo_desktop.games.teotihuacan.catalog import BOARD_NAMES, GATHERING, POWER_COLUMN, POWER_UPS
from teo_desktop.games.teotihuacan.state import Game
from teo_desktop.games.teotihuacan.technologies import bonuses
from teo_desktop.games.teotihuacan.workers import PowerUp, crew_on, lowest_power
from teo_desktop.kernel.agenda import Effect

_SOURCES = tuple(f"board:{name}" for name in BOARD_NAMES)


def gather(game: Game, player: int, board: int) -> Sequence[Effect[Any]]:
    """Gain what the cell shows, power up there, then the technologies."""
    me = game.players[player]
    crew = crew_on(me, board)
    following: list[Effect[Any]] = []
    for word, amount in GATHERING[board][crew - 1][POWER_COLUMN[lowest_power(me, board)]]:
        following.extend(benefit(game, player, word, amount, _SOURCES[board]))
    following.append(PowerUp(player, board, POWER_UPS[board][crew - 1]))
    following.extend(bonuses(game, player, board))
    return following
