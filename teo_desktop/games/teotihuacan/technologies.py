"""What owned technologies bring after a main action (rulebook, Common Questions 3: after its power-ups).

Technologies 1, 13 and 15 act elsewhere: on the move, in ``workers.BuyPowerUp`` and in Construction.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from teo_desktop.games.teotihuacan.benefits import benefit
from teo_desktop.games.teotihuacan.catalog import BOARD_RESOURCE, BOUGHT_POWER_UP, TECHNOLOGIES
from teo_desktop.games.teotihuacan.state import Game
from teo_desktop.games.teotihuacan.workers import BuyPowerUp
from teo_desktop.kernel.agenda import Effect, rule

_SOURCES = tuple(f"technology:{row.number}" for row in TECHNOLOGIES)
BRINGING = tuple(tuple(index for index, row in enumerate(TECHNOLOGIES) if board in row.after) for board in range(9))
"""By board: the technologies that bring something after its main action."""


@rule
class TechnologyBonuses(Effect[Game]):
    """The benefits of the technologies owned as the main action began, then the power-up that number 13 sells.

    ``powered`` is 0 when the action gave no power-up, so that there is none to add to.
    """

    board: int
    owned: int
    powered: int

    def apply(self, game: Game, choice: None) -> Sequence[Effect[Any]]:
        following: list[Effect[Any]] = []
        for index in BRINGING[self.board]:
            if self.owned >> index & 1:
                for word, amount in TECHNOLOGIES[index].gain:
                    if word == "same_resource":
                        game.gain(self.player, BOARD_RESOURCE[self.board], amount, _SOURCES[index])
                    else:
                        following.extend(benefit(game, self.player, word, amount, _SOURCES[index]))
        if self.powered and self.owned & BOUGHT_POWER_UP:
            following.append(BuyPowerUp(self.player, self.board))
        return following


def bonuses(game: Game, player: int, board: int, powered: int = 1) -> tuple[Effect[Any], ...]:
    """The effect that closes a main action on a board, where the player owns anything that could matter."""
    owned = game.players[player].technologies
    return (TechnologyBonuses(player, board, owned, powered),) if owned else ()
