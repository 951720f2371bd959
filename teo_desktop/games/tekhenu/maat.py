"""Rotation and Maat phase (rulebook, "Rotation", "Maat Phase", "Solo Maat Phase")."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from teo_desktop.games.tekhenu import events
from teo_desktop.games.tekhenu.actions import ExtraActionDue
from teo_desktop.games.tekhenu.catalog import (
    BOT_ANKH,
    BOT_BALANCE,
    BOT_DESTINIES,
    DESTINIES,
    FAITH,
    LOSSES,
    ROUNDS_PER_MAAT,
    T15,
    T15_ANKH,
    T15_FAITH,
    T16,
    T16_FIRST,
    T16_LAST,
)
from teo_desktop.games.tekhenu.choices import DESTINY_CHOICES, DestinyCard, FaithSteps
from teo_desktop.games.tekhenu.dice import refill_wheel, return_dice
from teo_desktop.games.tekhenu.populace import RiseEither, receive_all
from teo_desktop.games.tekhenu.scoring import balance_of_scales
from teo_desktop.games.tekhenu.state import NONE, Game
from teo_desktop.games.tekhenu.turn import BeginRound
from teo_desktop.kernel.agenda import NOBODY, Choice, Effect, rule
from teo_desktop.kernel.rng import below


@rule
class Rotation(Effect[Game]):
    """The wheel turns one section clockwise; after every second rotation Maat judges before new dice come."""

    def apply(self, game: Game, choice: None) -> Sequence[Effect[Any]]:
        game.wheel = (game.wheel + 1) % 6
        game.emit(events.WheelTurned, game.wheel)
        if game.round % ROUNDS_PER_MAAT:
            return (RefillWheel(NOBODY), BeginRound(NOBODY))
        return (BeginMaat(NOBODY),)


@rule
class RefillWheel(Effect[Game]):
    """New dice for the two shaded sections."""

    def apply(self, game: Game, choice: None) -> Sequence[Effect[Any]]:
        refill_wheel(game)
        return ()


@rule
class BeginMaat(Effect[Game]):
    """The balance of the scales; then everybody may lay faith on them, in the old turn order (K-FAITH)."""

    def apply(self, game: Game, choice: None) -> Sequence[Effect[Any]]:
        number = game.round // ROUNDS_PER_MAAT
        game.emit(events.MaatBegan, number)
        people = [seat for seat in game.order if seat != game.layout.bot]
        for seat in people:
            me = game.players[seat]
            if me.technologies & T15:
                game.gain(seat, FAITH, T15_FAITH, "technology:T15")
            me.balance = balance_of_scales(me)
        if game.is_solo:
            game.players[game.layout.bot].balance = BOT_BALANCE[number - 1]
        return (*(LayFaith(seat) for seat in people), JudgeHearts(NOBODY))


@rule
class LayFaith(Effect[Game]):
    """Lay any number of faith tokens on either side of the scales."""

    def options(self, game: Game) -> Sequence[Choice]:
        faith = game.players[self.player].goods[FAITH]
        return [FaithSteps(steps) for steps in range(-faith, faith + 1)]

    def apply(self, game: Game, choice: FaithSteps) -> Sequence[Effect[Any]]:
        me = game.players[self.player]
        if choice.steps:
            me.goods[FAITH] -= abs(choice.steps)
            me.balance += choice.steps
            game.emit(events.FaithLaid, self.player, choice.steps)
        game.emit(events.BalanceFound, self.player, me.balance)
        return ()


@rule
class JudgeHearts(Effect[Game]):
    """A negative balance costs points; the new turn order; and a scoring, if the arrow says so."""

    def apply(self, game: Game, choice: None) -> Sequence[Effect[Any]]:
        from teo_desktop.games.tekhenu.scoring_phase import begin_scoring

        for seat in game.order:
            if seat != game.layout.bot:
                balance = game.players[seat].balance
                loss = next((points for most, points in LOSSES if balance <= most), 0)
                game.score(seat, -loss, "maat")
        game.order = tuple(sorted(game.order, key=lambda seat: (abs(game.players[seat].balance), -ankh(game, seat))))
        game.emit(events.OrderSet, game.order)
        return begin_scoring(game) if game.arrow_is_due else (ClearBoards(NOBODY),)


@rule
class ClearBoards(Effect[Game]):
    """Dice, excess and faith leave the player boards; destiny cards are chosen anew."""

    def apply(self, game: Game, choice: None) -> Sequence[Effect[Any]]:
        return_dice(game)
        for me in game.players:
            me.excess = (0, 0, 0, 0)
            me.goods[FAITH] = 0
        game.emit(events.BoardsCleared)
        return (*offer_destinies(game), MaatIsOver(NOBODY), RefillWheel(NOBODY), BeginRound(NOBODY))


@rule
class ChooseDestiny(Effect[Game]):
    """Take one of the destiny cards and its reward."""

    def options(self, game: Game) -> Sequence[Choice]:
        return [DESTINY_CHOICES[card] for card in game.destinies]

    def apply(self, game: Game, choice: DestinyCard) -> Sequence[Effect[Any]]:
        player, card = self.player, choice.card
        take_destiny(game, player, card)
        row = DESTINIES[card]
        receive_all(game, player, row.gain, f"destiny:{row.id}")
        if row.rise:
            return (RiseEither(player, row.rise, f"destiny:{row.id}"), ExtraActionDue(player))
        return ()


@rule
class MaatIsOver(Effect[Game]):
    """T16 pays, and Botankhamun lays out its tiles anew."""

    def apply(self, game: Game, choice: None) -> Sequence[Effect[Any]]:
        pay_t16(game)
        if game.is_solo:
            from teo_desktop.games.tekhenu.botankhamun import lay_pyramid

            lay_pyramid(game)
        return ()


def ankh(game: Game, seat: int) -> int:
    """The Ankh value that breaks ties."""
    if seat == game.layout.bot:
        return BOT_ANKH
    me = game.players[seat]
    return T15_ANKH if me.technologies & T15 else DESTINIES[me.destiny].ankh


def take_destiny(game: Game, player: int, card: int) -> None:
    """The card lies beside the player's board."""
    game.destinies = tuple(other for other in game.destinies if other != card)
    game.players[player].destiny = card
    game.emit(events.DestinyTaken, player, card)


def offer_destinies(game: Game) -> Sequence[Effect[Any]]:
    """All four cards lie in the middle and are chosen in turn order. Botankhamun takes one, without its reward, only
    when it is first (K-BOT-DESTINY)."""
    game.destinies = tuple(range(len(DESTINIES)))
    for me in game.players:
        me.destiny = NONE
    bot = game.layout.bot
    if game.is_solo and game.order[0] == bot:
        game.emit(events.Drawn, bot, len(BOT_DESTINIES))
        take_destiny(game, bot, BOT_DESTINIES[below(game, len(BOT_DESTINIES))])
    return [ChooseDestiny(seat) for seat in game.order if seat != bot]


def pay_t16(game: Game) -> None:
    """T16, once a Maat phase is over: points for the first in turn order, gold for the last."""
    first, last = game.order[0], game.order[-1]
    if game.players[first].technologies & T16 and first != game.layout.bot:
        receive_all(game, first, T16_FIRST, "technology:T16")
    if game.players[last].technologies & T16 and last != game.layout.bot:
        receive_all(game, last, T16_LAST, "technology:T16")
