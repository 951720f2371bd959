"""The card market and its decks (rulebook, "Thoth", "Empty Sections in the Card Market"; K-EMPTY-DECK, K-PLACES)."""

from __future__ import annotations

from teo_desktop.games.tekhenu import events
from teo_desktop.games.tekhenu.catalog import (
    CARDS_PER_KIND,
    DECREE,
    NO_CARD,
    SECTIONS,
    TECHNOLOGY,
)
from teo_desktop.games.tekhenu.state import Game
from teo_desktop.kernel.rng import shuffled


def draw(game: Game, kind: int) -> int:
    """The top card of a deck; its shuffled discards when it is empty; -1 when both are."""
    deck = game.decks[kind]
    if not deck:
        if not game.discards[kind]:
            return NO_CARD
        deck = shuffled(game, tuple(sorted(game.discards[kind])))
        game.discards[kind] = ()
        if kind == DECREE:
            game.rejected = ()
        game.emit(events.DeckShuffled, kind)
    game.decks[kind] = deck[:-1]
    return deck[-1]


def discard(game: Game, card: int) -> None:
    """Put a card on the discard pile of its kind."""
    game.discards[card // CARDS_PER_KIND] += (card,)


def open_section(game: Game) -> None:
    """Fill the next empty section of the market."""
    section = game.opened
    game.opened += 1
    game.market[section] = (NO_CARD,) * len(SECTIONS[section])
    refill_section(game, section)


def refill(game: Game) -> None:
    """Fill all gaps of the market with the kinds of cards that were there, as far as there are any."""
    for section in range(game.opened):
        if NO_CARD in game.market[section]:
            refill_section(game, section)


def refill_section(game: Game, section: int) -> None:
    """Fill the gaps of a section, from the left."""
    row = list(game.market[section])
    new = []
    for place, kind in enumerate(SECTIONS[section]):
        if row[place] == NO_CARD:
            row[place] = draw(game, kind)
            if row[place] != NO_CARD:
                new.append(row[place])
    game.market[section] = tuple(row)
    if new:
        game.emit(events.CardsRevealed, section, tuple(new))


def refresh(game: Game, player: int, section: int) -> None:
    """Discard all cards of a section and lay out new ones."""
    row = game.market[section]
    game.emit(events.SectionRefreshed, player, section)
    game.market[section] = (NO_CARD,) * len(row)
    for card in row:
        if card != NO_CARD:
            discard(game, card)
    refill_section(game, section)


def take(game: Game, player: int, section: int, card: int) -> None:
    """A card of the market becomes the player's, for all to see."""
    row = game.market[section]
    game.market[section] = tuple(NO_CARD if other == card else other for other in row)
    receive_card(game, player, card)


def receive_card(game: Game, player: int, card: int) -> None:
    """An open card is the player's."""
    me = game.players[player]
    kind, number = divmod(card, CARDS_PER_KIND)
    if kind == TECHNOLOGY:
        me.technologies |= 1 << number
    elif kind == DECREE:
        me.decrees = (*me.decrees, number)
    else:
        me.blessings = tuple(sorted((*me.blessings, number)))
    game.emit(events.CardTaken, player, card)


def draw_decree(game: Game, player: int) -> None:
    """A decree from the top of the deck, which nobody else sees."""
    card = draw(game, DECREE)
    if card != NO_CARD:
        me = game.players[player]
        number = card % CARDS_PER_KIND
        me.decrees = (*me.decrees, number)
        me.hidden = (*me.hidden, number)
        game.emit(events.DecreeDrawn, player, card)
        game.emit(events.DecreeHidden, player)
