"""What is worth how much: pure functions over a position (rulebook, "Eclipse" and "End of game")."""

from __future__ import annotations

from collections.abc import Sequence

from teo_desktop.games.teotihuacan.catalog import (
    AVENUE_VALUES,
    BONUS_STEP,
    BONUSES,
    CACAO,
    LEADER_POINTS,
    MASK_SET_POINTS,
    SALARY,
    TRACK_POINTS,
)
from teo_desktop.games.teotihuacan.state import Game, PlayerBoard


def avenue_value(game: Game) -> int:
    """What a step on the Avenue is worth: the lowest visible number of the buildings row."""
    return AVENUE_VALUES[game.buildings]


def track_points(game: Game, player: int, eclipse: int) -> int:
    """Points of the pyramid track at this eclipse (from 1), without the leader's (T-EARLY-END)."""
    return game.players[player].track * TRACK_POINTS[eclipse - 1]


def leader_points(game: Game, player: int) -> int:
    """Points for being furthest ahead on the pyramid track, ties included; nobody leads at zero (T-NO-LEADER)."""
    track = game.players[player].track
    return LEADER_POINTS if track and track == max(other.track for other in game.players) else 0


def mask_sets(masks: Sequence[int]) -> list[int]:
    """The sizes of the sets of different masks, largest first: the best way to form them."""
    return [sum(count > index for count in masks) for index in range(max(masks, default=0))]


def mask_points(masks: Sequence[int]) -> int:
    """Points of all sets of masks."""
    return sum(MASK_SET_POINTS[size] for size in mask_sets(masks))


def salary(me: PlayerBoard) -> int:
    """Cacao due for all workers in play, locked ones included."""
    return sum(SALARY[me.power[worker]] for worker in range(4) if me.in_play(worker))


def bonus_points(game: Game, player: int, temple: int) -> int:
    """Points of a temple's bonus tile for a player who reached it; 0 for others."""
    me = game.players[player]
    if me.temples[temple] < BONUS_STEP:
        return 0
    bonus = BONUSES[game.layout.bonuses[temple]]
    match bonus.counts:
        case "best_mask_set":
            return bonus.each * MASK_SET_POINTS[max(mask_sets(me.masks), default=0)]
        case "technologies":
            return bonus.each * me.technologies.bit_count()
        case "one":
            return bonus.each
        case "avenue":
            return bonus.each * me.avenue
        case "bonus_tiles":
            return bonus.each * temple_bonuses_reached(me)
        case "discovery_tiles":
            return bonus.each * (len(me.unused) + len(me.used))
        case _:
            powers = [me.power[worker] for worker in range(4) if me.in_play(worker)]
            return sum(bonus.high_power if SALARY[power] > 1 else bonus.low_power for power in powers)


def temple_bonuses_reached(me: PlayerBoard) -> int:
    """How many temple bonuses the player has reached; the top step counts as well."""
    return sum(step >= BONUS_STEP for step in me.temples)


def ranking(game: Game) -> tuple[int, ...]:
    """Seats from first to last: points, then cacao left, then the earlier seat."""
    seats = range(len(game.players))
    return tuple(sorted(seats, key=lambda seat: (-game.players[seat].points, -game.players[seat].goods[CACAO], seat)))
