"""Nobles (rulebook, "Nobles (6)"): a building for 2 wood, points of the space it covers, a step on the Avenue."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from teo_desktop.games.teotihuacan import events
from teo_desktop.games.teotihuacan.catalog import BUILDINGS, NOBLES, NOBLES_ROWS, NOBLES_WOOD, WOOD
from teo_desktop.games.teotihuacan.choices import NOBLES_ROW_CHOICES, NoblesRow
from teo_desktop.games.teotihuacan.interrupts import CrewAction
from teo_desktop.games.teotihuacan.state import Game
from teo_desktop.games.teotihuacan.technologies import bonuses
from teo_desktop.games.teotihuacan.temples import advance_on_avenue
from teo_desktop.games.teotihuacan.workers import MainPowerUps
from teo_desktop.kernel.agenda import Choice, Effect, Refusal, rule


@rule
class PlaceBuilding(CrewAction):
    """Place a building in the row of as many workers; if it is full, in a row above (T-NOBLES-ROW)."""

    def options(self, game: Game) -> Sequence[Choice]:
        return tuple(NOBLES_ROW_CHOICES[row] for row in open_rows(game, self.counted(game)))

    def apply(self, game: Game, choice: NoblesRow) -> Sequence[Effect[Any]]:
        place_building(game, self.player, choice.row)
        return (
            *advance_on_avenue(game, self.player),
            MainPowerUps(self.player, self.crew, NOBLES),
            *bonuses(game, self.player, NOBLES),
        )

    def refusals(self, game: Game) -> Mapping[Choice, Refusal]:
        counted, open_now = self.counted(game), open_rows(game, self.counted(game))
        return {
            choice: Refusal(
                "row_full" if game.nobles[choice.row] == len(NOBLES_ROWS[choice.row]) else "row_of_workers", (counted,)
            )
            for choice in NOBLES_ROW_CHOICES
            if choice.row not in open_now
        }


def place_building(game: Game, player: int, row: int, *, on_last: bool = False) -> None:
    """Cover the leftmost empty space of a row, or the last one (T-BOT-NOBLES), and score what it shows."""
    empty = empty_spaces(game, row)
    space = empty[-1] if on_last else empty[0]
    game.nobles = (*game.nobles[:row], game.nobles[row] + 1, *game.nobles[row + 1 :])
    if on_last:
        last = game.nobles_last
        game.nobles_last = (*last[:row], last[row] + 1, *last[row + 1 :])
    game.emit(events.BuildingPlaced, player, row, space)
    game.score(player, NOBLES_ROWS[row][space], "board:nobles")


def empty_spaces(game: Game, row: int) -> range:
    """The spaces of a row without a building, counted from 0; they lie side by side."""
    behind = game.nobles_last[row]
    return range(game.nobles[row] - behind, len(NOBLES_ROWS[row]) - behind)


def open_rows(game: Game, counted: int) -> tuple[int, ...]:
    """The rows that so many workers may build in: their own, or when it is full those above it."""
    own = counted - 1
    if game.nobles[own] < len(NOBLES_ROWS[own]):
        return (own,)
    return tuple(row for row in range(own - 1, -1, -1) if game.nobles[row] < len(NOBLES_ROWS[row]))


def refused(game: Game, player: int, counted: int) -> Refusal | None:
    """Why so many workers cannot place a building; None when they can."""
    wood = game.players[player].goods[WOOD]
    if wood < NOBLES_WOOD:
        return Refusal("needs_wood", (NOBLES_WOOD, wood))
    if game.buildings >= BUILDINGS:
        return Refusal("no_building_left", (BUILDINGS,))
    return None if open_rows(game, counted) else Refusal("no_open_row", (counted,))


def begin(game: Game, player: int, crew: int) -> Sequence[Effect[Any]]:
    """Pay for the building; the row is chosen next."""
    game.pay(player, WOOD, NOBLES_WOOD, "board:nobles")
    return (PlaceBuilding(player, crew),)
