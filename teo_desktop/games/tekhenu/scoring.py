"""What is worth how much: pure functions over a position (rulebook, "Scoring", "Decree Cards")."""

from __future__ import annotations

from teo_desktop.games.tekhenu.catalog import (
    BASIC,
    BREAD,
    D08_BASIC_VP,
    D08_GOLD_VP,
    D08_MOST,
    D20_BY_PLACE,
    DECREES,
    FACES,
    GOLD,
    GRANITE,
    LIMESTONE,
    PAPYRUS,
    SCRIBE,
    STATUE_VP,
    THRESHOLD_VP,
    THRESHOLDS_AT,
    TOP_PRODUCTION,
    TOP_PRODUCTION_VP,
)
from teo_desktop.games.tekhenu.state import NONE, Game, PlayerBoard
from teo_desktop.games.tekhenu.tables import DISTRICT_STATUE, LINES, STATUE_LINES
from teo_desktop.games.tekhenu.topology import ROWS

WORKSHOPS = (PAPYRUS, BREAD)
QUARRIES = (LIMESTONE, GRANITE)


def pieces_in(game: Game, district: int) -> list[int]:
    """The owners of the pieces in a district from the topmost down; the statue stands above the rows."""
    statue = game.district_statues[DISTRICT_STATUE[district]]
    owners = [statue, *game.districts[district * ROWS : (district + 1) * ROWS]]
    return [owner for owner in owners if owner != NONE]


def leader(game: Game, district: int) -> int:
    """Who has the most pieces in a district; equal numbers: the topmost piece; -1 where there is none."""
    pieces = pieces_in(game, district)
    return max(pieces, key=lambda owner: (pieces.count(owner), -pieces.index(owner)), default=NONE)


def temple_points(game: Game, player: int, statues: bool = True) -> int:
    """Pieces beside the temple, and for each pillar the own pieces at its row and column; D24 leaves statues out."""
    at_line = [owner == player for owner in game.buildings]
    points = sum(at_line)
    pieces = [int(there) for there in at_line]
    if statues:
        for space, owner in enumerate(game.temple_statues):
            if owner == player:
                pieces[STATUE_LINES[space]] += 1
                points += 1
    for cell, owner in enumerate(game.pillars):
        if owner == player:
            row, column = LINES[cell]
            points += pieces[row] + pieces[column]
    return points


def happiness_points(me: PlayerBoard) -> int:
    """Points for the highest threshold that happiness has reached."""
    return THRESHOLD_VP * THRESHOLDS_AT[me.happiness]


def statue_points(me: PlayerBoard) -> int:
    """Points for the number of statues."""
    return STATUE_VP[me.statues]


def production_points(me: PlayerBoard) -> int:
    """Points for markers at the top."""
    return TOP_PRODUCTION_VP * me.production.count(TOP_PRODUCTION)


def balance_of_scales(me: PlayerBoard) -> int:
    """Pure dice count plus, tainted dice and excess resources minus."""
    pure = sum(die % FACES + 1 for die in me.pure)
    tainted = sum(die % FACES + 1 for die in me.tainted)
    return pure - tainted - sum(me.excess)


def decree_points(game: Game, player: int, decree: int) -> int:
    """Points of a decree as the position stands; D04 and D03 are paid for and count elsewhere."""
    me = game.players[player]
    row = DECREES[decree]
    if row.each:
        return sum(number * thing_count(game, player, thing) for thing, number in row.each)
    if row.does == "resources":
        basic = sum(me.goods[good] for good in BASIC)
        return min(D08_MOST, D08_GOLD_VP * me.goods[GOLD] + D08_BASIC_VP * basic)
    if row.does == "order":
        place = game.order.index(player)
        return D20_BY_PLACE[place] if place < len(D20_BY_PLACE) else 0
    if row.does == "pure_dice":
        return (sum(die % FACES + 1 for die in me.pure) + 1) // 2
    if row.does == "temple":
        return temple_points(game, player, statues=False)
    return 0


def thing_count(game: Game, player: int, thing: str) -> int:
    """How many of these things a decree finds."""
    me = game.players[player]
    people = game.temple_statues.count(player) + game.district_statues.count(player)
    match thing:
        case "technology":
            return me.technologies.bit_count()
        case "symbol":
            return len({game.layout.figures.symbols[decree] for decree in me.decrees})
        case "happiness_threshold":
            return THRESHOLDS_AT[me.happiness]
        case "above_lowest_happiness":
            return me.happiness - min(other.happiness for other in game.players)
        case "scribe":
            return me.goods[SCRIBE]
        case "quarry":
            return sum(_buildings_in(game, player, district) for district in QUARRIES)
        case "workshop":
            return sum(_buildings_in(game, player, district) for district in WORKSHOPS)
        case "osiris_building":
            return game.districts.count(player)
        case "temple_building":
            return game.buildings.count(player)
        case "pillar":
            return me.pillars
        case "statue":
            return me.statues
        case "god_statue":
            return me.statues - people
        case "people_statue":
            return people
        case _:
            return me.buildings


def _buildings_in(game: Game, player: int, district: int) -> int:
    return game.districts[district * ROWS : (district + 1) * ROWS].count(player)


def ranking(game: Game) -> tuple[int, ...]:
    """Seats from first to last: points, then scribes, then turn order."""
    order = {seat: place for place, seat in enumerate(game.order)}
    players = game.players
    return tuple(
        sorted(
            range(len(players)),
            key=lambda seat: (-players[seat].points, -players[seat].goods[SCRIBE], order[seat]),
        )
    )
