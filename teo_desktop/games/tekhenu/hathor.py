"""Hathor (rulebook, "Hathor — God Action"): construct a building beside the temple."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from teo_desktop.games.tekhenu import events
from teo_desktop.games.tekhenu.catalog import (
    BUILDINGS,
    FAITH,
    GOLD,
    HATHOR,
    HATHOR_PILLAR_VP,
    T05,
    T05_VP,
    Cost,
)
from teo_desktop.games.tekhenu.choices import LINE_CHOICES, Line
from teo_desktop.games.tekhenu.costs import missing, reduced
from teo_desktop.games.tekhenu.honours import GOD_SOURCES, GodActionDone
from teo_desktop.games.tekhenu.payment import can_pay, paying, plus
from teo_desktop.games.tekhenu.populace import raise_population
from teo_desktop.games.tekhenu.state import CLOSED, NONE, Game, PlayerBoard
from teo_desktop.games.tekhenu.tables import LINE_CELLS
from teo_desktop.kernel.agenda import Choice, Effect, Refusal, rule

_SOURCE = GOD_SOURCES[HATHOR]


@rule
class ChooseLine(Effect[Game]):
    """Beside which row or column the building goes."""

    value: int
    waived: int

    def options(self, game: Game) -> Sequence[Choice]:
        me = game.players[self.player]
        return [
            LINE_CHOICES[line]
            for line, owner in enumerate(game.buildings)
            if owner == NONE and can_pay(me.goods, line_cost(game, line, self.waived), me.technologies)
        ]

    def apply(self, game: Game, choice: Line) -> Sequence[Effect[Any]]:
        player = self.player
        cost = line_cost(game, choice.line, self.waived)
        return (
            *paying(player, cost, _SOURCE),
            BuildBeside(player, choice.line, self.value),
            GodActionDone(player, HATHOR),
        )

    def refusals(self, game: Game) -> dict[Choice, Refusal]:
        goods = game.players[self.player].goods
        offered = self.options(game)
        refused: dict[Choice, Refusal] = {}
        for line in LINE_CHOICES:
            owner = game.buildings[line.line]
            if owner == CLOSED:
                refused[line] = Refusal("space_closed")
            elif owner != NONE:
                refused[line] = Refusal("space_taken")
            elif line not in offered:
                refused[line] = missing(line_cost(game, line.line, self.waived), goods)
        return refused


@rule
class BuildBeside(Effect[Game]):
    """The building stands; its line brings points and goods, and the population grows by the value, once."""

    line: int
    value: int

    def apply(self, game: Game, choice: None) -> Sequence[Effect[Any]]:
        player = self.player
        build(game, player, self.line)
        owned = game.players[player].technologies
        points = HATHOR_PILLAR_VP
        if owned & T05 and player != game.layout.bot:
            points += T05_VP
        rewards = game.layout.figures.rewards
        for cell in LINE_CELLS[self.line]:
            if game.pillars[cell] == player:
                game.score(player, points, _SOURCE)
            elif game.tiles[cell] == NONE:
                for word, _ in rewards[cell]:
                    if word <= GOLD or word == FAITH:
                        game.gain(player, word, 1, _SOURCE)
        raise_population(game, player, self.value)
        return ()


def refused(game: Game, me: PlayerBoard, waived: int, goods: Sequence[int], scribes: int) -> Refusal | None:
    """Why the action is impossible; None when it is possible."""
    if me.buildings == BUILDINGS:
        return Refusal("no_building_left")
    cheapest: Cost | None = None
    for line, owner in enumerate(game.buildings):
        if owner == NONE:
            cost = plus(line_cost(game, line, waived), scribes)
            if can_pay(goods, cost, me.technologies):
                return None
            if cheapest is None or sum(cost) < sum(cheapest):
                cheapest = cost
    return missing(cheapest, goods) if cheapest else Refusal("no_building_space")


def line_cost(game: Game, line: int, waived: int) -> Cost:
    """The bread printed on a building space, as far as it is due."""
    cost = game.layout.figures.building_costs[line]
    return reduced(cost, HATHOR, waived) if waived else cost


def build(game: Game, player: int, line: int) -> None:
    """The player's next building stands beside this line."""
    game.buildings[line] = player
    game.players[player].buildings += 1
    game.emit(events.BuildingBuilt, player, line)
