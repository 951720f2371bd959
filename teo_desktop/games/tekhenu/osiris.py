"""Osiris (rulebook, "Osiris — God Action"): construct a building as a workshop or a quarry."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from teo_desktop.games.tekhenu import events
from teo_desktop.games.tekhenu.catalog import (
    BASIC,
    BUILDINGS,
    GOLD,
    GOLD_ROW,
    GOLD_ROW_GOLD,
    OSIRIS,
    OSIRIS_HAPPINESS,
    OSIRIS_ROWS,
    TOP_PRODUCTION,
)
from teo_desktop.games.tekhenu.choices import DISTRICT_CHOICES, RESOURCE_CHOICES, District, Resource
from teo_desktop.games.tekhenu.honours import GOD_SOURCES, GodActionDone
from teo_desktop.games.tekhenu.populace import lower_happiness
from teo_desktop.games.tekhenu.state import NONE, Game, PlayerBoard
from teo_desktop.games.tekhenu.topology import ROWS
from teo_desktop.kernel.agenda import Choice, Effect, Refusal, rule

_SOURCE = GOD_SOURCES[OSIRIS]


@rule
class ChooseDistrict(Effect[Game]):
    """Into which of these districts the building goes, in this row. ``free``: no happiness is lost (S01 to S03)."""

    row: int
    districts: tuple[int, ...]
    free: int

    def options(self, game: Game) -> Sequence[Choice]:
        return [DISTRICT_CHOICES[district] for district in self.districts if is_free(game, district, self.row)]

    def apply(self, game: Game, choice: District) -> Sequence[Effect[Any]]:
        player, district = self.player, choice.district
        if not self.free:
            lower_happiness(game, player, OSIRIS_HAPPINESS)
        build(game, player, district, self.row)
        steps, second_steps, any_steps, goods, gold = OSIRIS_ROWS[self.row]
        raise_production(game, player, district, steps)
        if second_steps:
            raise_production(game, player, game.layout.figures.second[self.row][district], second_steps)
        game.gain(player, district, goods, _SOURCE)
        game.gain(player, GOLD, gold, _SOURCE)
        if self.row == GOLD_ROW and game.row_gold:
            game.row_gold = 0
            game.gain(player, GOLD, GOLD_ROW_GOLD, _SOURCE)
        done = GodActionDone(player, OSIRIS)
        return (RaiseAnyProduction(player), done) if any_steps else (done,)

    def refusals(self, game: Game) -> dict[Choice, Refusal]:
        return {
            district: Refusal("space_taken" if district.district in self.districts else "other_district")
            for district in DISTRICT_CHOICES
            if district.district not in self.districts or not is_free(game, district.district, self.row)
        }


@rule
class RaiseAnyProduction(Effect[Game]):
    """Advance one production marker of your choice."""

    def options(self, game: Game) -> Sequence[Choice]:
        production = game.players[self.player].production
        return [RESOURCE_CHOICES[good] for good in BASIC if production[good] < TOP_PRODUCTION]

    def apply(self, game: Game, choice: Resource) -> Sequence[Effect[Any]]:
        raise_production(game, self.player, choice.good, 1)
        return ()


def refused(game: Game, me: PlayerBoard, value: int, happiness: int) -> Refusal | None:
    """Why the action is impossible with this value; None when it is possible."""
    if me.buildings == BUILDINGS:
        return Refusal("no_building_left")
    if happiness < OSIRIS_HAPPINESS:
        return Refusal("needs_happiness", (OSIRIS_HAPPINESS, happiness))
    if not any(is_free(game, district, value) for district in BASIC):
        return Refusal("row_is_full")
    return None


def is_free(game: Game, district: int, row: int) -> bool:
    """Whether no building stands in this row (from 1) of the district."""
    return game.districts[district * ROWS + row - 1] == NONE


def build(game: Game, player: int, district: int, row: int) -> None:
    """The player's next building stands in Osiris."""
    game.districts[district * ROWS + row - 1] = player
    game.players[player].buildings += 1
    game.emit(events.WorkshopBuilt, player, district, row)


def raise_production(game: Game, player: int, good: int, steps: int) -> None:
    """Advance a production marker; steps beyond the top are lost."""
    production = game.players[player].production
    position = min(TOP_PRODUCTION, production[good] + steps)
    if position != production[good]:
        production[good] = position
        game.emit(events.ProductionRaised, player, good, position)
