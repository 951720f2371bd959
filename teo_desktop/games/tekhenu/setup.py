"""Laying out the game (rulebook, "Setup"; for Botankhamun "Solo Mode", "Setup")."""

from __future__ import annotations

from teo_desktop.games.tekhenu import botankhamun
from teo_desktop.games.tekhenu.catalog import (
    BOT_START,
    CARDS_PER_KIND,
    DECREE,
    DECREES_DEALT,
    DICE,
    DICE_PER_SECTION,
    FAITH,
    GOLD,
    LEFT_OUT_BELOW_THREE,
    OPEN_AT_SETUP,
    PILLAR_TILES,
    PILLAR_TILES_SHOWN,
    SCRIBE,
    START,
    STARTING,
    STARTING_SHOWN,
)
from teo_desktop.games.tekhenu.dice import roll_into
from teo_desktop.games.tekhenu.figures import figures_of
from teo_desktop.games.tekhenu.market import open_section
from teo_desktop.games.tekhenu.ra import refill_offer
from teo_desktop.games.tekhenu.starting import BeginSetUp, BuryDecrees, KeepDecree, SetFirstOrder, draft
from teo_desktop.games.tekhenu.state import CLOSED, NONE, Game, Layout, PlayerBoard, Setup
from teo_desktop.games.tekhenu.turn import BeginRound
from teo_desktop.kernel.agenda import NOBODY
from teo_desktop.kernel.rng import below, seeded, shuffled


class _Chance:
    """The generator while there is no game yet to carry it."""

    def __init__(self, seed: int) -> None:
        self.rng = seeded(seed)


def new_game(setup: Setup, seed: int) -> Game:
    """A game of two to four seats, laid out for its first question.

    Raises:
        ValueError: the set-up's number of players is not two, three or four, or not two with Botankhamun.
    """
    seats = setup.players
    bot = setup.bot_seat if setup.botankhamun else NOBODY
    if not 2 <= seats <= 4 or (bot != NOBODY and seats != 2):
        raise ValueError(f"{seats} players")
    chance = _Chance(seed)
    figures = figures_of(setup.figures)
    start = below(chance, 6)
    gods = figures.preprinted if setup.preprinted else shuffled(chance, tuple(range(6)))
    tiles = shuffled(chance, tuple(range(len(PILLAR_TILES))))
    decks = []
    for kind in range(3):
        cards = range(kind * CARDS_PER_KIND, (kind + 1) * CARDS_PER_KIND)
        out = LEFT_OUT_BELOW_THREE if seats < 3 else ()
        decks.append(shuffled(chance, tuple(card for card in cards if card not in out)))
    first = below(chance, seats)
    game = Game(
        Layout(setup, gods, tuple(gods.index(god) for god in range(6)), start, bot),
        [_player_board(seat == bot) for seat in range(seats)],
        chance.rng,
        start,
        DICE[seats],
        [()] * 6,
        decks,
        tiles,
        (NONE,) * PILLAR_TILES_SHOWN,
        tuple((first + place) % seats for place in range(seats)),
        [NONE if seats >= players else CLOSED for players in figures.building_players],
    )
    if bot != NOBODY:
        botankhamun.place_pieces(game)
        botankhamun.lay_pyramid(game)
    refill_offer(game)
    for section in range(6):
        roll_into(game, section, DICE_PER_SECTION)
    for _ in range(OPEN_AT_SETUP):
        open_section(game)
    people = [seat for seat in range(seats) if seat != bot]
    for seat in people:
        dealt = game.decks[DECREE][-DECREES_DEALT:]
        game.decks[DECREE] = game.decks[DECREE][:-DECREES_DEALT]
        game.players[seat].dealt = tuple(sorted(card % CARDS_PER_KIND for card in dealt))
    shown = STARTING_SHOWN[1 if bot != NOBODY else seats]
    game.starting = tuple(sorted(shuffled(game, tuple(range(len(STARTING))))[:shown]))
    steps = [
        BeginSetUp(NOBODY),
        *(KeepDecree(seat) for seat in people),
        BuryDecrees(NOBODY),
        *draft(game),
        SetFirstOrder(NOBODY),
        *botankhamun.set_up(game),
        BeginRound(NOBODY),
    ]
    game.agenda = steps[::-1]
    return game


def _player_board(is_bot: bool) -> PlayerBoard:
    me = PlayerBoard([0] * (FAITH + 1), [START["production"]] * 4)
    me.goods[SCRIBE] = START["scribe"]
    me.population, me.happiness = START["population"], START["happiness"]
    if is_bot:
        me.population, me.happiness = BOT_START["population"], BOT_START["happiness"]
        me.goods[SCRIBE] = BOT_START["scribe"]
    else:
        me.goods[GOLD] = START["gold"]
    return me
