"""Ra (rulebook, "Ra — God Action"): lay a pillar tile in the temple and raise a pillar on it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from teo_desktop.games.tekhenu import events
from teo_desktop.games.tekhenu.catalog import (
    CORNER_EDGE_VP,
    EDGE_VP,
    FAITH,
    GOLD,
    LIGHT_BY_REL,
    PILLAR_TILES,
    PILLARS,
    RA,
    RA_BUILDING_VP,
    SLOT_OF_VALUE,
    SLOT_VP,
    T09,
    Cost,
)
from teo_desktop.games.tekhenu.choices import PLACES, Place
from teo_desktop.games.tekhenu.costs import missing, reduced
from teo_desktop.games.tekhenu.honours import GOD_SOURCES, GodActionDone
from teo_desktop.games.tekhenu.market import draw_decree
from teo_desktop.games.tekhenu.payment import can_pay, paying, plus
from teo_desktop.games.tekhenu.populace import receive, receive_all
from teo_desktop.games.tekhenu.state import NONE, Game, PlayerBoard
from teo_desktop.games.tekhenu.tables import BORDERS, CORNERS, LINES, NEIGHBOURS
from teo_desktop.kernel.agenda import Choice, Effect, Refusal, rule

_SOURCE = GOD_SOURCES[RA]
_OPPOSITE_SIDE = (2, 3, 0, 1)


@rule
class ChoosePlace(Effect[Game]):
    """Where the tile of this slot goes, and turned how; one slot, named by the value."""

    slot: int
    waived: int

    def options(self, game: Game) -> Sequence[Choice]:
        turns = game.layout.figures.turns[game.offer[self.slot]]
        return [PLACES[cell][turn] for cell, tile in enumerate(game.tiles) if tile == NONE for turn in turns]

    def apply(self, game: Game, choice: Place) -> Sequence[Effect[Any]]:
        cost = tile_cost(game, self.slot, self.waived)
        return (
            *paying(self.player, cost, _SOURCE),
            RaisePillar(self.player, self.slot, choice.cell, choice.turn),
        )


@rule
class RaisePillar(Effect[Game]):
    """Lay the tile: points for buildings, then edges, the reward of the space, points of the slot, the ability."""

    slot: int
    cell: int
    turn: int

    def apply(self, game: Game, choice: None) -> Sequence[Effect[Any]]:
        player, cell = self.player, self.cell
        tile = game.offer[self.slot]
        lay_tile(game, player, tile, cell, self.turn)
        take_from_offer(game, self.slot)
        buildings = buildings_in_view(game, cell)
        edges = matches(game, cell)
        game.score(player, RA_BUILDING_VP * buildings, _SOURCE)
        game.score(player, (CORNER_EDGE_VP if cell in CORNERS else EDGE_VP) * edges, _SOURCE)
        receive_all(game, player, game.layout.figures.rewards[cell], _SOURCE)
        game.score(player, SLOT_VP[self.slot], _SOURCE)
        return (*ability(game, player, tile, cell), StandPillar(player, cell), GodActionDone(player, RA))


@rule
class StandPillar(Effect[Game]):
    """The pillar stands on its tile now, after the ability (K-PILLAR-LATE), and a new tile is turned up."""

    cell: int

    def apply(self, game: Game, choice: None) -> Sequence[Effect[Any]]:
        stand_pillar(game, self.player, self.cell)
        refill_offer(game)
        return ()


def refused(game: Game, me: PlayerBoard, value: int, waived: int, goods: Sequence[int], scribes: int) -> Refusal | None:
    """Why the action is impossible with this value; None when it is possible."""
    if me.pillars == PILLARS:
        return Refusal("no_pillar_left")
    slot = SLOT_OF_VALUE[value]
    if game.offer[slot] == NONE or NONE not in game.tiles:
        return Refusal("temple_is_full")
    cost = plus(tile_cost(game, slot, waived), scribes)
    return None if can_pay(goods, cost, me.technologies) else missing(cost, goods)


def tile_cost(game: Game, slot: int, waived: int) -> Cost:
    """The cost of the tile in this slot, as far as it is due."""
    return reduced(game.layout.figures.tile_costs[game.offer[slot]], RA, waived)


def buildings_in_view(game: Game, cell: int) -> int:
    """Buildings of anybody at the row and the column of a cell; statues do not count."""
    row, column = LINES[cell]
    return (game.buildings[row] >= 0) + (game.buildings[column] >= 0)


def matches(game: Game, cell: int) -> int:
    """How many sides of the tile on this cell touch the same colour."""
    edges = game.layout.figures.edges
    mine = edges[game.tiles[cell] >> 2][game.tiles[cell] & 3]
    found = 0
    for side, other in enumerate(NEIGHBOURS[cell]):
        if other < 0:
            found += mine[side] == game.layout.figures.border[BORDERS[cell][side]]
        elif game.tiles[other] != NONE:
            tile = game.tiles[other]
            found += mine[side] == edges[tile >> 2][tile & 3][_OPPOSITE_SIDE[side]]
    return found


def ability(game: Game, player: int, tile: int, cell: int) -> Sequence[Effect[Any]]:
    """The ability of a tile just laid, if the light of the Ra section awakes it (K-RA-LIGHT)."""
    from teo_desktop.games.tekhenu.actions import MayPerform

    row = PILLAR_TILES[tile]
    if not row.has_ability:
        return ()
    light = LIGHT_BY_REL[(RA - game.wheel) % 6]
    if light != row.light and not game.players[player].technologies & T09:
        return ()
    source = f"tile:{row.id}"
    receive_all(game, player, row.gain, source)
    if row.does == "edges":
        game.score(player, matches(game, cell), source)
    elif row.does == "buildings":
        game.score(player, buildings_in_view(game, cell), source)
    elif row.does == "double":
        for word, amount in game.layout.figures.rewards[cell]:
            if word <= GOLD or word == FAITH:
                receive(game, player, word, amount, source)
    elif row.does == "decree":
        draw_decree(game, player)
    elif row.does == "action":
        return (MayPerform(player, row.god, row.values),)
    return ()


def lay_tile(game: Game, player: int, tile: int, cell: int, turn: int) -> None:
    """The tile lies in the temple."""
    game.tiles[cell] = tile * 4 + turn
    game.emit(events.PillarTileLaid, player, tile, cell, turn, matches(game, cell))


def stand_pillar(game: Game, player: int, cell: int) -> None:
    """A pillar of the player stands on the tile there."""
    game.pillars[cell] = player
    game.players[player].pillars += 1
    game.emit(events.PillarRaised, player, cell)


def take_from_offer(game: Game, slot: int) -> None:
    """The tile leaves the display; the space stays empty until it is refilled."""
    game.offer = (*game.offer[:slot], NONE, *game.offer[slot + 1 :])


def refill_offer(game: Game) -> None:
    """The tiles slide to the right, and new ones are drawn for the left, as far as there are any."""
    left = [tile for tile in game.offer if tile != NONE]
    while len(left) < len(game.offer) and game.tile_stack:
        tile = game.tile_stack[-1]
        game.tile_stack = game.tile_stack[:-1]
        left.insert(0, tile)
        game.emit(events.PillarTileRevealed, tile)
    game.offer = (*(NONE,) * (len(game.offer) - len(left)), *left)
