"""Decorations (rulebook, "Decorations (7)"): a tile onto one of four stairs, points for matches, power up."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from teo_desktop.games.teotihuacan import events
from teo_desktop.games.teotihuacan.catalog import (
    ARROW_FREE,
    COLOURED,
    DECORATION_GOLD,
    DECORATION_OFFER,
    DECORATION_POINTS,
    DECORATION_TILES,
    DECORATIONS,
    GOLD,
    ICON_KIND,
    MATCH_POINTS,
    POWER_UPS,
    STAIR_GROUND,
)
from teo_desktop.games.teotihuacan.choices import (
    DECORATION_CHOICES,
    SIDES,
    TURNED_SIDES,
    DecorationTile,
    Side,
    TurnedSide,
)
from teo_desktop.games.teotihuacan.state import Game
from teo_desktop.games.teotihuacan.tables import STAIR_NEEDS, STAIR_SQUARES
from teo_desktop.games.teotihuacan.technologies import bonuses
from teo_desktop.games.teotihuacan.temples import TempleStep, advance_on_track
from teo_desktop.games.teotihuacan.workers import PowerUp
from teo_desktop.kernel.agenda import NOBODY, AnyOrder, Choice, Effect, Refusal, rule

STEPS_PER_SIDE = 4


@rule
class ChooseDecoration(Effect[Game]):
    """Select one of the decorations on offer."""

    def options(self, game: Game) -> Sequence[Choice]:
        return tuple(DECORATION_CHOICES[tile] for tile in game.decoration_offer)

    def apply(self, game: Game, choice: DecorationTile) -> Sequence[Effect[Any]]:
        return (PlaceDecoration(self.player, choice.tile),)


@rule
class PlaceDecoration(Effect[Game]):
    """Place it on the next step of a stair that is carried; it turns with the side, arrow inwards."""

    tile: int

    def options(self, game: Game) -> Sequence[Choice]:
        sides = open_sides(game)
        first, second = DECORATION_TILES[self.tile]
        if game.players[self.player].technologies & ARROW_FREE and first != second:
            # Technology 16: the tile may be turned by half; the spaces are the same (T-ALL-ARROW).
            return (*sides, *(TURNED_SIDES[side.side] for side in sides))
        return sides

    def apply(self, game: Game, choice: Side | TurnedSide) -> Sequence[Effect[Any]]:
        player, side = self.player, choice.side
        turned = int(isinstance(choice, TurnedSide))
        shown = DECORATION_TILES[self.tile]
        step = game.heights[side]
        matching = [
            icon
            for icon, covered in zip(shown[::-1] if turned else shown, covered_icons(game, side, step), strict=True)
            if icon & ICON_KIND == covered & ICON_KIND
        ]
        lay_decoration(game, player, self.tile, side, turned, len(matching))
        game.score(player, DECORATION_POINTS, "board:decorations")
        game.score(player, MATCH_POINTS * len(matching), "match")
        advance_on_track(game, player)
        return (
            *temple_steps(player, matching),
            PowerUp(player, DECORATIONS, POWER_UPS[DECORATIONS][0]),
            RefillDecorations(NOBODY),
            *bonuses(game, player, DECORATIONS),
        )

    def refusals(self, game: Game) -> Mapping[Choice, Refusal]:
        open_now = open_sides(game)
        return {
            side: Refusal("stair_finished")
            if game.heights[side.side] == STEPS_PER_SIDE
            else Refusal("stair_not_carried", (side.side, game.heights[side.side] + 1))
            for side in SIDES
            if side not in open_now
        }


@rule
class RefillDecorations(Effect[Game]):
    """Draw a new decoration, which ends the action."""

    def apply(self, game: Game, choice: None) -> Sequence[Effect[Any]]:
        refill(game)
        return ()


def lay_decoration(game: Game, player: int, tile: int, side: int, turned: int, matches: int) -> None:
    """Take a tile out of the offer and lay it on the side's next step, arrow inwards or ``turned``; so many match.
    The other tiles of the offer close the gap."""
    step = game.heights[side]
    offer = list(game.decoration_offer)
    offer.remove(tile)
    game.decoration_offer = tuple(offer)
    game.heights = (*game.heights[:side], step + 1, *game.heights[side + 1 :])
    place = side * STEPS_PER_SIDE + step
    game.decorations = (*game.decorations[:place], tile, *game.decorations[place + 1 :])
    game.turned |= turned << place
    game.emit(events.DecorationPlaced, player, tile, side, step + 1, matches)


def refill(game: Game) -> None:
    """Fill the offer from the bag; with an empty bag it gets smaller."""
    missing = min(DECORATION_OFFER - len(game.decoration_offer), len(game.decoration_bag))
    if missing:
        new = game.decoration_bag[: -missing - 1 : -1]
        game.decoration_bag = game.decoration_bag[:-missing]
        game.decoration_offer = (*game.decoration_offer, *new)
        game.emit(events.DecorationsRefilled, new)


def temple_steps(player: int, matching: Sequence[int]) -> tuple[Effect[Any], ...]:
    """A step for each matching icon that is printed in colour; the order of different ones is the player's."""
    steps = tuple(TempleStep(player, (icon & ICON_KIND) - 1) for icon in matching if icon & COLOURED)
    return steps if len(set(steps)) < 2 else (AnyOrder(player, steps),)


def covered_icons(game: Game, side: int, step: int) -> tuple[int, ...]:
    """What a decoration on this step (from 0) would cover, clockwise round the pyramid."""
    squares = STAIR_SQUARES[side][step]
    return tuple(game.icons[square] for square in squares) if squares else STAIR_GROUND[side]


def open_sides(game: Game) -> tuple[Side, ...]:
    """The sides whose next step is carried by the pyramid."""
    filled = game.filled
    return tuple(
        SIDES[side]
        for side, step in enumerate(game.heights)
        if step < STEPS_PER_SIDE and filled & (need := STAIR_NEEDS[side][step]) == need
    )


def refused(game: Game, player: int, crew: int) -> Refusal | None:
    """Why so many workers cannot add a decoration; None when they can."""
    if not game.decoration_offer:
        return Refusal("no_decoration_left")
    if not open_sides(game):
        return Refusal("no_open_stair")
    price, gold = DECORATION_GOLD[crew - 1], game.players[player].goods[GOLD]
    return Refusal("needs_gold", (price, gold)) if gold < price else None


def begin(game: Game, player: int, crew: int) -> Sequence[Effect[Any]]:
    """Pay for a decoration; it is chosen next."""
    game.pay(player, GOLD, DECORATION_GOLD[crew - 1], "board:decorations")
    return (ChooseDecoration(player),)
