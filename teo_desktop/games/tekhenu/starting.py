"""Set-up choices: the kept decree, the draft of starting cards, initiative, rewards (rulebook, "Setup" 11 and 12)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from teo_desktop.games.tekhenu import events
from teo_desktop.games.tekhenu.catalog import CARDS_PER_KIND, DECREE, NO_CARD, OSIRIS, START, STARTING, STARTING_TAKEN
from teo_desktop.games.tekhenu.choices import (
    CARD_CHOICES,
    RESOURCE_CHOICES,
    STARTING_CHOICES,
    Card,
    Resource,
    StartingCard,
)
from teo_desktop.games.tekhenu.honours import gains_before
from teo_desktop.games.tekhenu.maat import offer_destinies
from teo_desktop.games.tekhenu.market import draw, receive_card
from teo_desktop.games.tekhenu.osiris import ChooseDistrict
from teo_desktop.games.tekhenu.populace import receive_all
from teo_desktop.games.tekhenu.state import Game
from teo_desktop.kernel.agenda import AnyOrder, Choice, Effect, rule
from teo_desktop.kernel.rng import shuffled

_FIRST_DECREE = DECREE * CARDS_PER_KIND


@rule
class KeepDecree(Effect[Game]):
    """Keep one of the two decrees dealt to you; the other goes below the deck."""

    secret: ClassVar[bool] = True

    def options(self, game: Game) -> Sequence[Choice]:
        return [CARD_CHOICES[_FIRST_DECREE + decree] for decree in game.players[self.player].dealt]

    def apply(self, game: Game, choice: Card) -> Sequence[Effect[Any]]:
        me = game.players[self.player]
        kept = choice.card - _FIRST_DECREE
        me.dealt = tuple(decree for decree in me.dealt if decree != kept)
        me.decrees = me.hidden = (kept,)
        game.emit(events.DecreeKept, self.player, choice.card)
        game.emit(events.DecreeHidden, self.player)
        return ()


@rule
class BuryDecrees(Effect[Game]):
    """The decrees that were not kept go below the deck, in order of seats; each owner knows where its own lies."""

    def apply(self, game: Game, choice: None) -> Sequence[Effect[Any]]:
        game.rejected = tuple(decree for me in game.players for decree in me.dealt)
        game.decks[DECREE] = (*(_FIRST_DECREE + decree for decree in game.rejected), *game.decks[DECREE])
        for me in game.players:
            me.dealt = ()
        return ()


@rule
class BeginSetUp(Effect[Game]):
    """Every marker begins on space 10 of the victory point track; each player looks at two decrees."""

    def apply(self, game: Game, choice: None) -> Sequence[Effect[Any]]:
        for seat, me in enumerate(game.players):
            game.score(seat, START["vp"], "start")
            if me.dealt:
                game.emit(events.DecreesDealt, seat, tuple(_FIRST_DECREE + decree for decree in me.dealt))
        return ()


@rule
class DraftStartingCard(Effect[Game]):
    """Take one of the starting cards on display."""

    def options(self, game: Game) -> Sequence[Choice]:
        return [STARTING_CHOICES[card] for card in game.starting]

    def apply(self, game: Game, choice: StartingCard) -> Sequence[Effect[Any]]:
        take_starting_card(game, self.player, choice.card)
        return ()


@rule
class SetFirstOrder(Effect[Game]):
    """The first turn order by initiative; in it destiny cards are chosen, and all rewards received."""

    def apply(self, game: Game, choice: None) -> Sequence[Effect[Any]]:
        game.starting = ()
        players = game.players

        def initiative(seat: int) -> tuple[int, int]:
            numbers = [STARTING[card].initiative for card in players[seat].starting]
            return sum(numbers), max(numbers, default=0)

        bot = game.layout.bot
        people = sorted((seat for seat in game.order if seat != bot), key=initiative, reverse=True)
        game.order = (bot, *people) if game.is_solo else tuple(people)
        game.emit(events.OrderSet, game.order)
        steps: list[Effect[Any]] = []
        for destiny in offer_destinies(game):
            steps += (destiny, ReceiveStartingCards(destiny.player))
        return steps


@rule
class ReceiveStartingCards(Effect[Game]):
    """The rewards of both starting cards, in the order that the owner wants where it matters (K-START-ORDER)."""

    def apply(self, game: Game, choice: None) -> Sequence[Effect[Any]]:
        cards = game.players[self.player].starting
        effects: tuple[Effect[Any], ...] = tuple(StartingReward(self.player, card) for card in cards)
        builds = any(STARTING[card].osiris for card in cards)
        draws = any(STARTING[card].draw >= 0 for card in cards)
        return (AnyOrder(self.player, effects),) if builds and draws else effects


@rule
class StartingReward(Effect[Game]):
    """What a starting card brings."""

    card: int

    def apply(self, game: Game, choice: None) -> Sequence[Effect[Any]]:
        player, row = self.player, STARTING[self.card]
        source = f"start:{row.id}"
        receive_all(game, player, row.gain, source)
        if row.any_number:
            return tuple(GainAny(player, row.any_of, source) for _ in range(row.any_number))
        if row.osiris:
            gains_before(game, player, OSIRIS)
            return (ChooseDistrict(player, row.osiris, row.districts, 1),)
        if row.draw >= 0:
            cards = [draw(game, row.draw) for _ in range(2)]
            game.drawn = tuple(card for card in cards if card != NO_CARD)
            game.emit(events.CardsDrawn, player, game.drawn)
            return (KeepDrawn(player),)
        return ()


@rule
class GainAny(Effect[Game]):
    """Gain one of these resources."""

    goods: tuple[int, ...]
    source: str

    def options(self, game: Game) -> Sequence[Choice]:
        return [RESOURCE_CHOICES[good] for good in self.goods]

    def apply(self, game: Game, choice: Resource) -> Sequence[Effect[Any]]:
        game.gain(self.player, choice.good, 1, self.source)
        return ()


@rule
class KeepDrawn(Effect[Game]):
    """Keep one of the cards drawn; the other is shuffled back into its deck."""

    def options(self, game: Game) -> Sequence[Choice]:
        return [CARD_CHOICES[card] for card in game.drawn]

    def apply(self, game: Game, choice: Card) -> Sequence[Effect[Any]]:
        kind = choice.card // CARDS_PER_KIND
        rest = tuple(card for card in game.drawn if card != choice.card)
        game.drawn = ()
        game.decks[kind] = shuffled(game, tuple(sorted((*game.decks[kind], *rest))))
        receive_card(game, self.player, choice.card)
        return ()


def take_starting_card(game: Game, player: int, card: int) -> None:
    """A starting card is the player's."""
    me = game.players[player]
    game.starting = tuple(other for other in game.starting if other != card)
    me.starting = (*me.starting, card)
    game.emit(events.StartingCardTaken, player, card)


def draft(game: Game) -> Sequence[Effect[Any]]:
    """The draft: in a random player's order, then reversed. Alone: two of the three cards, or two at random."""
    bot = game.layout.bot
    if not game.is_solo:
        return tuple(DraftStartingCard(seat) for seat in (*game.order, *reversed(game.order)))
    (seat,) = (seat for seat in game.order if seat != bot)
    if not game.layout.setup.random_start:
        return tuple(DraftStartingCard(seat) for _ in range(STARTING_TAKEN))
    for card in shuffled(game, game.starting)[:STARTING_TAKEN]:
        take_starting_card(game, seat, card)
    return ()
