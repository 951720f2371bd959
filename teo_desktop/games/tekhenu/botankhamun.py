"""Botankhamun, the solo opponent (rulebook, "Botankhamun — Solo Mode"): it decides nothing, so it is rules.

What chance decides among equal things is drawn from the game's generator and told (``Drawn``).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from teo_desktop.games.tekhenu import bastet, events, hathor, horus, market, osiris, ra
from teo_desktop.games.tekhenu.botankhamun_choices import (
    best_district_statue,
    best_lines,
    best_places,
    best_temple_statues,
    choose_die,
    osiris_space,
    thoth_cards,
)
from teo_desktop.games.tekhenu.catalog import (
    ACTION_TILES,
    BASTET,
    BOT_BUILDINGS,
    BOT_NO_SPACE_VP,
    BOT_PILLAR,
    BOT_STATUES,
    BUILDINGS,
    FACES,
    GOLD_ROW,
    HATHOR,
    HATHOR_PILLAR_VP,
    HORUS,
    OSIRIS,
    PEOPLE_VP,
    PILLARS,
    PYRAMID_BASE,
    RA,
    SLOT_OF_VALUE,
    SLOT_VP,
    STATUES,
    THOTH,
)
from teo_desktop.games.tekhenu.dice import PURITY_AT
from teo_desktop.games.tekhenu.honours import GOD_SOURCES, GodActionDone
from teo_desktop.games.tekhenu.populace import raise_happiness, raise_population
from teo_desktop.games.tekhenu.state import NONE, Game
from teo_desktop.games.tekhenu.tables import CENTRE, LINE_CELLS
from teo_desktop.games.tekhenu.turn import lay_die, take_die
from teo_desktop.kernel.agenda import Effect, rule
from teo_desktop.kernel.rng import below, shuffled

# Places of the pyramid are numbered from the bottom left, level by level.
_LEVELS = tuple(level for level in range(PYRAMID_BASE) for _ in range(PYRAMID_BASE - level))
BEFORE_PYRAMID = NONE


@rule
class PlaceFirstStatues(Effect[Game]):
    """The statues that Botankhamun begins with, after the player's starting rewards (K-BOT-START)."""

    def apply(self, game: Game, choice: None) -> Sequence[Effect[Any]]:
        for slot in BOT_STATUES[game.layout.setup.botankhamun]:
            horus.honour(game, self.player, game.layout.gods[slot - 1])
        return ()


@rule
class FollowTile(Effect[Game]):
    """Take the die that the tile under the progress marker names, and perform the god action of its section."""

    tile: int

    def apply(self, game: Game, choice: None) -> Sequence[Effect[Any]]:
        bot = self.player
        game.emit(events.ActionTileUsed, self.tile)
        equal = choose_die(game, bot, self.tile)
        section, die = pick(game, bot, equal)
        colour, value = die // FACES, die % FACES + 1
        take_die(game, bot, section, die)
        lay_die(game, bot, PURITY_AT[game.wheel][section][colour])
        return (BotAction(bot, section, colour, value),)


@rule
class BotAction(Effect[Game]):
    """The god action by Botankhamun's own rules; it never pays."""

    god: int
    colour: int
    value: int

    def apply(self, game: Game, choice: None) -> Sequence[Effect[Any]]:
        game.emit(events.ActionBegan, self.player, self.god, self.value)
        built = NONE
        if self.god == HORUS:
            built = _horus(game, self.player, self.value)
        elif self.god == OSIRIS:
            _osiris(game, self.player, self.value, self.colour)
        else:
            _ACTIONS[self.god](game, self.player, self.value)
        return (GodActionDone(self.player, self.god, built),)


def set_up(game: Game) -> Sequence[Effect[Any]]:
    """What Botankhamun's set-up still needs once the player has chosen."""
    return (PlaceFirstStatues(game.layout.bot),) if game.is_solo else ()


def place_pieces(game: Game) -> None:
    """Its buildings and its pillar at the start; the tile below it leaves the stack before the display is drawn."""
    bot, level = game.layout.bot, game.layout.setup.botankhamun
    for district, row in BOT_BUILDINGS[level]:
        osiris.build(game, bot, district, row)
    if BOT_PILLAR[level]:
        tile = game.tile_stack[-1]
        game.tile_stack = game.tile_stack[:-1]
        ra.lay_tile(game, bot, tile, CENTRE, 0)
        ra.stand_pillar(game, bot, CENTRE)


def lay_pyramid(game: Game) -> None:
    """All action tiles, shuffled, in a pyramid; the progress marker beside its base."""
    game.pyramid = shuffled(game, tuple(range(len(ACTION_TILES))))
    game.progress = BEFORE_PYRAMID
    game.emit(events.ActionTilesLaid, game.pyramid)


def take_turn(game: Game, bot: int) -> Sequence[Effect[Any]]:
    """Move the progress marker: first to the bottom left, then by the coin up or to the right."""
    if game.progress == BEFORE_PYRAMID:
        game.progress = 0
    else:
        up = below(game, 2)
        # The place above and to the right of a place follows the rest of its row and the start of the next one.
        game.progress += PYRAMID_BASE - _LEVELS[game.progress] if up else 1
        game.emit(events.DebenFlipped, up, game.progress)
    return (FollowTile(bot, game.pyramid[game.progress]),)


def pick(game: Game, bot: int, equal: Sequence[Any]) -> Any:
    """One of several equal things, by chance."""
    if len(equal) == 1:
        return equal[0]
    game.emit(events.Drawn, bot, len(equal))
    return equal[below(game, len(equal))]


def _horus(game: Game, bot: int, value: int) -> int:
    # Returns the god that the statue honours, -1 where there is none.
    if game.players[bot].statues == STATUES:
        return NONE
    god = game.layout.gods[value - 1]
    if horus.has_space(game, god):
        horus.honour(game, bot, god)
        return god
    spaces = best_district_statue(game, bot) or best_temple_statues(game, bot)
    if not spaces:
        game.score(bot, BOT_NO_SPACE_VP, GOD_SOURCES[HORUS])
        return NONE
    space = pick(game, bot, spaces)
    horus.build_for_people(game, bot, space)
    game.emit(events.GoldDiscarded, bot)
    game.score(bot, PEOPLE_VP * horus.pillars_in_view(game, bot, space), GOD_SOURCES[HORUS])
    return NONE


def _ra(game: Game, bot: int, value: int) -> None:
    slot = SLOT_OF_VALUE[value]
    if game.players[bot].pillars == PILLARS or game.offer[slot] == NONE or NONE not in game.tiles:
        return
    places, points = best_places(game, bot)
    cell = pick(game, bot, places)
    tile = game.offer[slot]
    ra.lay_tile(game, bot, tile, cell, 0)
    ra.take_from_offer(game, slot)
    game.score(bot, points + SLOT_VP[slot], GOD_SOURCES[RA])
    ra.stand_pillar(game, bot, cell)
    ra.refill_offer(game)


def _hathor(game: Game, bot: int, value: int) -> None:
    lines = best_lines(game, bot)
    if game.players[bot].buildings == BUILDINGS or not lines:
        return
    line = pick(game, bot, lines)
    hathor.build(game, bot, line)
    pillars = sum(game.pillars[cell] == bot for cell in LINE_CELLS[line])
    game.score(bot, HATHOR_PILLAR_VP * pillars, GOD_SOURCES[HATHOR])
    raise_population(game, bot, value)


def _bastet(game: Game, bot: int, value: int) -> None:
    me = game.players[bot]
    for _ in range(value):
        if me.happiness < me.population:
            raise_happiness(game, bot, 1)
        else:
            raise_population(game, bot, 1)
    bastet.gain_scribes(game, bot, value)


def _thoth(game: Game, bot: int, value: int) -> None:
    section, cards = thoth_cards(game, bot, value)
    for card in cards:
        market.take(game, bot, section, card)


def _osiris(game: Game, bot: int, value: int, colour: int) -> None:
    if game.players[bot].buildings == BUILDINGS:
        return
    space = osiris_space(game, value, colour)
    if space is None:
        return
    district, row = space
    osiris.build(game, bot, district, row)
    if row == GOLD_ROW and game.row_gold:
        game.row_gold = 0
        game.emit(events.GoldDiscarded, bot)


_ACTIONS: dict[int, Callable[[Game, int, int], None]] = {
    RA: _ra,
    HATHOR: _hathor,
    BASTET: _bastet,
    THOTH: _thoth,
}
