"""Construction (rulebook, "Construction (8)"): up to as many pyramid tiles as workers, each fully resolved in turn."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from teo_desktop.games.teotihuacan import events
from teo_desktop.games.teotihuacan.catalog import (
    CONSTRUCTION,
    EXTRA_WORKER,
    ICON_KIND,
    LEVEL_POINTS,
    LEVEL_STONE,
    LEVEL_WOOD,
    MATCH_POINTS,
    PYRAMID_OFFER,
    PYRAMID_TILES,
    STONE,
    WOOD,
)
from teo_desktop.games.teotihuacan.choices import (
    FULL_PRICE,
    LESS_STONE,
    LESS_WOOD,
    PLACES,
    PYRAMID_TILE_CHOICES,
    TILE_PLACES,
    Place,
)
from teo_desktop.games.teotihuacan.decorations import temple_steps
from teo_desktop.games.teotihuacan.interrupts import CrewAction
from teo_desktop.games.teotihuacan.state import CAPSTONE, NOT_TRIGGERED, Game
from teo_desktop.games.teotihuacan.tables import SPOT_LEVELS, SPOT_NEEDS, SPOT_SQUARES
from teo_desktop.games.teotihuacan.technologies import bonuses
from teo_desktop.games.teotihuacan.temples import advance_on_track
from teo_desktop.games.teotihuacan.workers import MainPowerUps, builders, maybe_trigger_eclipse
from teo_desktop.kernel.agenda import NOBODY, PASS, Choice, Effect, Refusal, rule

_LEVELS = (1, 2, 3, 4)


@rule
class ChoosePyramidTile(CrewAction):
    """Select a pyramid tile; at least one, then stop at will. ``discount``: technology 15 is still to be used."""

    built: int
    discount: int

    def options(self, game: Game) -> Sequence[Choice]:
        if game.is_complete:
            return ()
        me = game.players[self.player]
        can_build = _cheapest_open(game) <= affordable_level(me.goods, self.discount)
        if self.built < self.counted(game):
            if can_build:
                tiles = tuple(PYRAMID_TILE_CHOICES[tile] for tile in game.pyramid_offer)
                return (PASS, *tiles) if self.built and tiles else tiles
            return (PASS,) if game.pyramid_offer and me.may_get_goods() else ()
        if can_build and self.takes_extra_worker(game) and EXTRA_WORKER in me.unused and game.pyramid_offer:
            return (PASS,)
        return ()

    def apply(self, game: Game, choice: Any) -> Sequence[Effect[Any]]:
        if choice == PASS:
            return ()
        return (PlacePyramidTile(self.player, self.crew, self.built, self.discount, choice.tile),)


@rule
class PlacePyramidTile(CrewAction):
    """Add the tile to the pyramid: on the ground, or over the meeting point of four tiles, in any rotation."""

    built: int
    discount: int
    tile: int

    def options(self, game: Game) -> Sequence[Choice]:
        level = affordable_level(game.players[self.player].goods, self.discount)
        places: list[Choice] = []
        for spot in game.open_places:
            if SPOT_LEVELS[spot] > level:
                break
            places += TILE_PLACES[self.tile][spot]
        return places

    def apply(self, game: Game, choice: Place) -> Sequence[Effect[Any]]:
        if self.discount:
            spot, rotation = choice
            return (PayForTile(self.player, self.crew, self.built, self.tile, spot, rotation),)
        pay_level(game, self.player, SPOT_LEVELS[choice.spot], 0, 0)
        return (
            *put_tile(game, self.player, self.tile, choice.spot, choice.rotation),
            ChoosePyramidTile(self.player, self.crew, self.built + 1, 0),
            *(() if self.built else closing(game, self.player, self.crew)),
        )

    def refusals(self, game: Game) -> Mapping[Choice, Refusal]:
        me = game.players[self.player]
        level = affordable_level(me.goods, self.discount)
        refused: dict[Choice, Refusal] = {}
        for spot, spot_level in enumerate(SPOT_LEVELS):
            if game.filled >> spot & 1:
                reason = Refusal("place_taken")
            elif spot not in game.open_places:
                reason = Refusal("place_not_carried", (spot,))
            elif spot_level > level:
                reason = needs_goods(spot_level, self.discount, me.goods)
            else:
                continue
            refused.update((place, reason) for place in PLACES[spot])
        return refused


@rule
class PayForTile(CrewAction):
    """Technology 15 makes one tile of the action a wood or a stone cheaper: this one, or a later one."""

    built: int
    tile: int
    spot: int
    rotation: int

    def options(self, game: Game) -> Sequence[Choice]:
        level = SPOT_LEVELS[self.spot]
        goods = game.players[self.player].goods
        found: list[Choice] = []
        if goods[STONE] >= LEVEL_STONE[level] and goods[WOOD] >= LEVEL_WOOD[level]:
            found.append(FULL_PRICE)
        if goods[STONE] >= LEVEL_STONE[level] - 1 and goods[WOOD] >= LEVEL_WOOD[level]:
            found.append(LESS_STONE)
        if LEVEL_WOOD[level] and goods[STONE] >= LEVEL_STONE[level] and goods[WOOD] >= LEVEL_WOOD[level] - 1:
            found.append(LESS_WOOD)
        return found

    def apply(self, game: Game, choice: str) -> Sequence[Effect[Any]]:
        less_stone, less_wood = choice == LESS_STONE, choice == LESS_WOOD
        pay_level(game, self.player, SPOT_LEVELS[self.spot], int(less_stone), int(less_wood))
        keeps_discount = 0 if less_stone or less_wood else 1
        return (
            *put_tile(game, self.player, self.tile, self.spot, self.rotation),
            ChoosePyramidTile(self.player, self.crew, self.built + 1, keeps_discount),
            *(() if self.built else closing(game, self.player, self.crew)),
        )


@rule
class RefillPyramid(Effect[Game]):
    """Draw new pyramid tiles, which ends the action."""

    def apply(self, game: Game, choice: None) -> Sequence[Effect[Any]]:
        refill(game)
        return ()


def refill(game: Game) -> None:
    """Fill the offer from the bag; with an empty bag it gets smaller."""
    missing = min(PYRAMID_OFFER - len(game.pyramid_offer), len(game.pyramid_bag))
    if missing:
        new = game.pyramid_bag[: -missing - 1 : -1]
        game.pyramid_bag = game.pyramid_bag[:-missing]
        game.pyramid_offer = (*game.pyramid_offer, *new)
        game.emit(events.PyramidRefilled, new)


def put_tile(game: Game, player: int, tile: int, spot: int, rotation: int) -> tuple[Effect[Any], ...]:
    """Lay a paid tile: points of its level and matches, the pyramid track, and the temple steps that follow."""
    shown = PYRAMID_TILES[tile][rotation]
    matching = [
        icon
        for icon, square in zip(shown, SPOT_SQUARES[spot], strict=True)
        if icon & ICON_KIND == game.icons[square] & ICON_KIND
    ]
    add_to_pyramid(game, player, tile, spot, rotation, len(matching))
    game.score(player, LEVEL_POINTS[SPOT_LEVELS[spot]], "board:construction")
    game.score(player, MATCH_POINTS * len(matching), "match")
    advance_on_track(game, player)
    if spot == CAPSTONE:
        complete(game, player)
    return temple_steps(player, matching)


def add_to_pyramid(game: Game, player: int, tile: int, spot: int, rotation: int, matches: int) -> None:
    """Take a tile out of the offer and lay it; so many icons match. The other tiles of the offer close the gap."""
    offer = list(game.pyramid_offer)
    offer.remove(tile)
    game.pyramid_offer = tuple(offer)
    lay_tile(game, tile, spot, rotation)
    game.emit(events.PyramidTilePlaced, player, tile, spot, rotation, matches)


def complete(game: Game, player: int) -> None:
    """The pyramid is finished: the light marker goes all the way, and the eclipse that comes is the last one."""
    game.emit(events.PyramidCompleted, player)
    if game.turns_left == NOT_TRIGGERED:
        game.light = game.dark
        game.emit(events.CalendarMoved, game.light)
        maybe_trigger_eclipse(game, player)


def lay_tile(game: Game, tile: int, spot: int, rotation: int) -> None:
    """Put a tile on a place and see which places are open now."""
    icons = list(game.icons)
    for icon, square in zip(PYRAMID_TILES[tile][rotation], SPOT_SQUARES[spot], strict=True):
        icons[square] = icon
    game.icons = tuple(icons)
    game.tiles = (*game.tiles[:spot], tile * 4 + rotation, *game.tiles[spot + 1 :])
    game.filled = filled = game.filled | 1 << spot
    game.open_places = tuple(
        place for place, needs in enumerate(SPOT_NEEDS) if not filled >> place & 1 and filled & needs == needs
    )


def _cheapest_open(game: Game) -> int:
    # Open places are in order of their level; no place open means that none is ever affordable.
    return SPOT_LEVELS[game.open_places[0]] if game.open_places else len(LEVEL_STONE)


def affordable_level(goods: Sequence[int], discount: int) -> int:
    """The highest level that these goods pay for; 0 for none."""
    highest = 0
    for level in _LEVELS:
        short = max(0, LEVEL_STONE[level] - goods[STONE]) + max(0, LEVEL_WOOD[level] - goods[WOOD])
        if short <= discount:
            highest = level
    return highest


def needs_goods(level: int, discount: int, goods: Sequence[int]) -> Refusal:
    """What a tile on this level costs, and what the player has."""
    return Refusal("needs_stone_and_wood", (LEVEL_STONE[level], LEVEL_WOOD[level], discount, goods[STONE], goods[WOOD]))


def pay_level(game: Game, player: int, level: int, less_stone: int, less_wood: int) -> None:
    """Pay for a tile on this level."""
    game.pay(player, STONE, LEVEL_STONE[level] - less_stone, "board:construction")
    game.pay(player, WOOD, LEVEL_WOOD[level] - less_wood, "board:construction")


def refused(game: Game, player: int) -> Refusal | None:
    """Why no pyramid tile can be added; None when one can."""
    me = game.players[player]
    return cannot_build(game, me.goods, builders(me, CONSTRUCTION))


def cannot_build(game: Game, goods: Sequence[int], discount: int) -> Refusal | None:
    """Why nobody could add a pyramid tile with these goods; None when one could."""
    if game.is_complete:
        return Refusal("pyramid_complete")
    if not game.pyramid_offer:
        return Refusal("no_pyramid_tile_left")
    cheapest = _cheapest_open(game)
    return needs_goods(cheapest, discount, goods) if cheapest > affordable_level(goods, discount) else None


def begin(game: Game, player: int, crew: int) -> Sequence[Effect[Any]]:
    """The first tile; with it comes what closes the action, so that nobody powers up without building (T-NO-EFFECT)."""
    extra = builders(game.players[player], CONSTRUCTION)
    return (ChoosePyramidTile(player, crew + extra, 0, extra),)


def closing(game: Game, player: int, crew: int) -> tuple[Effect[Any], ...]:
    """The power-ups, the refill, the technologies."""
    return (
        MainPowerUps(player, crew, CONSTRUCTION),
        RefillPyramid(NOBODY),
        *bonuses(game, player, CONSTRUCTION),
    )
