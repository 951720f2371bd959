"""What Botankhamun prefers: pure functions over a position (rulebook, "Botankhamun Actions"; the rulings on it).

Each returns all that is equally good; chance decides among them.
"""

from __future__ import annotations

from collections.abc import Sequence

from teo_desktop.games.tekhenu.catalog import (
    ACTION_TILES,
    BASIC,
    CARDS_PER_KIND,
    DECREE,
    FACES,
    FORBIDDEN,
    GRAY,
    NO_CARD,
    PURE,
    RA_BUILDING_VP,
    TECHNOLOGY,
    THOTH_CARDS,
)
from teo_desktop.games.tekhenu.dice import PURITY_AT
from teo_desktop.games.tekhenu.horus import is_people_space_free, pillars_in_view
from teo_desktop.games.tekhenu.ra import buildings_in_view
from teo_desktop.games.tekhenu.scoring import leader
from teo_desktop.games.tekhenu.state import NONE, Game
from teo_desktop.games.tekhenu.tables import LINE_CELLS, LINES, NEIGHBOURS, REACHED_SECTIONS, RIM
from teo_desktop.games.tekhenu.topology import DISTRICTS, ROWS

_KIND_ORDER = (DECREE, TECHNOLOGY, 0)


def choose_die(game: Game, bot: int, tile: int) -> list[tuple[int, int]]:
    """The dice that a tile allows, as (section, die), all equally good."""
    row = ACTION_TILES[tile]
    if row.god >= 0:
        return _die_for_god(game, row.god)
    for colour in (*row.resources, GRAY):
        found = _die_of_colour(game, bot, colour)
        if found:
            return found
    return _forbidden_dice(game)


def _die_for_god(game: Game, god: int) -> list[tuple[int, int]]:
    # The section itself, then counter-clockwise.
    for step in range(6):
        section = (god - step) % 6
        purity = PURITY_AT[game.wheel][section]
        legal = [die for die in dict.fromkeys(game.dice[section]) if purity[die // FACES] != FORBIDDEN]
        if legal:
            best = max((die % FACES, purity[die // FACES] == PURE) for die in legal)
            return [(section, die) for die in legal if (die % FACES, purity[die // FACES] == PURE) == best]
    return _forbidden_dice(game)


def _die_of_colour(game: Game, bot: int, colour: int) -> list[tuple[int, int]]:
    legal = [
        (section, die)
        for section in range(6)
        if PURITY_AT[game.wheel][section][colour] != FORBIDDEN
        for die in dict.fromkeys(game.dice[section])
        if die // FACES == colour
    ]
    if not legal:
        return []

    def worth(row: tuple[int, int]) -> tuple[int, bool, int]:
        section, die = row
        return die % FACES, bot in game.statues[section], game.layout.slots[section]

    return [max(legal, key=worth)]


def _forbidden_dice(game: Game) -> list[tuple[int, int]]:
    # No legal die anywhere: any of the highest (K-NO-DIE).
    lying = [(section, die) for section in range(6) for die in dict.fromkeys(game.dice[section])]
    highest = max(die % FACES for _, die in lying)
    return [row for row in lying if row[1] % FACES == highest]


def best_district_statue(game: Game, bot: int) -> list[int]:
    """The people's spaces in Osiris that change who leads the most districts; none if they change nothing."""
    effects = {}
    for space in (2, 3):
        if is_people_space_free(game, space):
            districts = (2 * (space - 2), 2 * (space - 2) + 1)
            before = [leader(game, district) for district in districts]
            game.district_statues[space - 2] = bot
            after = [leader(game, district) for district in districts]
            game.district_statues[space - 2] = NONE
            effects[space] = sum(old != new for old, new in zip(before, after, strict=True))
    most = max(effects.values(), default=0)
    return [space for space, effect in effects.items() if effect == most and most]


def best_temple_statues(game: Game, bot: int) -> list[int]:
    """The free spaces beside the temple that see the most own pillars."""
    views = {space: pillars_in_view(game, bot, space) for space in (0, 1) if is_people_space_free(game, space)}
    return [space for space, pillars in views.items() if pillars == max(views.values())]


def best_places(game: Game, bot: int) -> tuple[list[int], int]:
    """The best cells for a pillar, and the points there without those of the slot: buildings in view and touching
    edges of any colour; equal: beside an own building, then not at the rim."""

    def touching(cell: int) -> int:
        return sum(other < 0 or game.tiles[other] != NONE for other in NEIGHBOURS[cell])

    def worth(cell: int) -> tuple[int, bool, bool]:
        own = any(game.buildings[line] == bot for line in LINES[cell])
        return RA_BUILDING_VP * buildings_in_view(game, cell) + touching(cell), own, cell not in RIM

    free = {cell: worth(cell) for cell, tile in enumerate(game.tiles) if tile == NONE}
    best = max(free.values())
    return [cell for cell, value in free.items() if value == best], best[0]


def best_lines(game: Game, bot: int) -> list[int]:
    """The free building spaces that see the most own pillars."""
    views = {
        line: sum(game.pillars[cell] == bot for cell in LINE_CELLS[line])
        for line, owner in enumerate(game.buildings)
        if owner == NONE
    }
    return [line for line, pillars in views.items() if pillars == max(views.values())]


def thoth_cards(game: Game, bot: int, value: int) -> tuple[int, Sequence[int]]:
    """The section, the highest that its happiness reaches, and the cards it takes there: decrees, technologies,
    blessings, each from the left; as many as there are."""
    reached = [section for section in REACHED_SECTIONS[game.players[bot].happiness] if section < game.opened]
    if not reached:
        return 0, ()
    section = reached[-1]
    cards = [card for card in game.market[section] if card != NO_CARD]
    cards.sort(key=lambda card: _KIND_ORDER.index(card // CARDS_PER_KIND))
    return section, cards[: THOTH_CARDS[value]]


def osiris_space(game: Game, row: int, colour: int) -> tuple[int, int] | None:
    """District and row for a building: the colour's district (gray: the one with the fewest buildings), to the right
    while taken, then the row above; None when Osiris is full."""
    first = colour
    if colour == GRAY:
        built = [ROWS - game.districts[d * ROWS : (d + 1) * ROWS].count(NONE) for d in BASIC]
        first = built.index(min(built))
    for up in range(ROWS):
        this_row = (row - 1 - up) % ROWS + 1
        for right in range(DISTRICTS):
            district = (first + right) % DISTRICTS
            if game.districts[district * ROWS + this_row - 1] == NONE:
                return district, this_row
    return None
