"""Decrees at the end of the game (rulebook, "Decree Cards"; K-DECREES, K-D03, K-D23)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from teo_desktop.games.tekhenu import events
from teo_desktop.games.tekhenu.actions import AnyAction, perform
from teo_desktop.games.tekhenu.catalog import (
    BASIC,
    CARDS_PER_KIND,
    D03,
    D03_COST,
    D04,
    D04_VP,
    D23,
    DECREE,
    DECREES,
    DECREES_SCORED,
    GOLD,
    SCRIBE,
    T10,
    THRESHOLDS_AT,
    Cost,
)
from teo_desktop.games.tekhenu.choices import (
    BY_DECREE,
    CARD_CHOICES,
    RESOURCE_CHOICES,
    Pay,
    Resource,
    Thresholds,
)
from teo_desktop.games.tekhenu.payment import PayFor, can_pay
from teo_desktop.games.tekhenu.scoring import decree_points
from teo_desktop.games.tekhenu.state import Game, PlayerBoard
from teo_desktop.kernel.agenda import PASS, Choice, Effect, rule

_FIRST = DECREE * CARDS_PER_KIND
"""The card number of the first decree."""


@rule
class PlayDecreeAction(Effect[Game]):
    """With D23, before the last scoring: any one action with any value, its resources not paid. The card is shown and
    counts as one of the three."""

    secret: ClassVar[bool] = True

    def options(self, game: Game) -> Sequence[Choice] | None:
        if D23 not in game.players[self.player].decrees:
            return None
        return AnyAction(self.player, BY_DECREE).options(game)

    def apply(self, game: Game, choice: Any) -> Sequence[Effect[Any]]:
        if choice is None or choice == PASS:
            return ()
        me = game.players[self.player]
        me.scored = (*me.scored, D23)
        me.hidden = tuple(decree for decree in me.hidden if decree != D23)
        game.emit(events.DecreeScored, self.player, _FIRST + D23)
        return perform(game, self.player, choice, 0)


@rule
class ShowDecrees(Effect[Game]):
    """Everybody's decrees are seen."""

    def apply(self, game: Game, choice: None) -> Sequence[Effect[Any]]:
        me = game.players[self.player]
        me.hidden = ()
        game.emit(events.DecreesShown, self.player, tuple(_FIRST + decree for decree in me.decrees))
        return ()


@rule
class ChooseDecree(Effect[Game]):
    """Which decrees count: up to three, of different symbols."""

    def options(self, game: Game) -> Sequence[Choice]:
        me = game.players[self.player]
        found: list[Choice] = [CARD_CHOICES[_FIRST + decree] for decree in _open_decrees(game, me)]
        return [PASS, *found] if found else []

    def apply(self, game: Game, choice: Any) -> Sequence[Effect[Any]]:
        if choice == PASS:
            return ()
        me = game.players[self.player]
        me.scored = (*me.scored, choice.card - _FIRST)
        game.emit(events.DecreeScored, self.player, choice.card)
        return (self,)


@rule
class ScoreDecrees(Effect[Game]):
    """What has to be paid is paid first; then all chosen decrees are counted, so that only what is left over counts."""

    def apply(self, game: Game, choice: None) -> Sequence[Effect[Any]]:
        me = game.players[self.player]
        paid: list[Effect[Any]] = []
        if D04 in me.scored:
            paid.append(PayThresholds(self.player))
        if D03 in me.scored:
            paid.append(RepeatDecree(self.player))
        return (*paid, CountDecrees(self.player))


@rule
class PayThresholds(Effect[Game]):
    """D04: one resource of any kind for each threshold of the population that is to score."""

    def options(self, game: Game) -> Sequence[Choice]:
        me = game.players[self.player]
        most = min(THRESHOLDS_AT[me.population], sum(me.goods[good] for good in _payable(me)))
        return [Thresholds(number) for number in range(most, -1, -1)]

    def apply(self, game: Game, choice: Thresholds) -> Sequence[Effect[Any]]:
        game.score(self.player, D04_VP * choice.number, "decree:D04")
        return tuple(PayAnyResource(self.player) for _ in range(choice.number))


@rule
class PayAnyResource(Effect[Game]):
    """Hand over one resource of your choice."""

    def options(self, game: Game) -> Sequence[Choice]:
        me = game.players[self.player]
        return [RESOURCE_CHOICES[good] for good in _payable(me) if me.goods[good]]

    def apply(self, game: Game, choice: Resource) -> Sequence[Effect[Any]]:
        one = [int(good == choice.good) for good in range(6)]
        price = Pay(*one)
        cost: Cost = (one[0], one[1], one[2], one[3], one[4], one[5])
        game.pay(self.player, price, cost, "decree:D04")
        return ()


@rule
class RepeatDecree(Effect[Game]):
    """D03: pay 2 gold to score another of your chosen decrees a second time."""

    def options(self, game: Game) -> Sequence[Choice]:
        me = game.players[self.player]
        if not can_pay(me.goods, D03_COST, me.technologies):
            return (PASS,)
        others = [decree for decree in me.scored if decree not in (D03, D23)]
        return (PASS, *(CARD_CHOICES[_FIRST + decree] for decree in others))

    def apply(self, game: Game, choice: Any) -> Sequence[Effect[Any]]:
        if choice == PASS:
            return ()
        player = self.player
        payment = PayFor(player, D03_COST, "decree:D03")
        if choice.card - _FIRST == D04:
            return (payment, PayThresholds(player))
        me = game.players[player]
        me.scored = (*me.scored, choice.card - _FIRST)
        game.emit(events.DecreeScored, player, choice.card)
        return (payment,)


@rule
class CountDecrees(Effect[Game]):
    """The chosen decrees score, one that D03 repeats twice."""

    def apply(self, game: Game, choice: None) -> Sequence[Effect[Any]]:
        for decree in game.players[self.player].scored:
            game.score(self.player, decree_points(game, self.player, decree), f"decree:{DECREES[decree].id}")
        return ()


def decree_effects(game: Game) -> Sequence[Effect[Any]]:
    """All decrees are shown, then each player scores."""
    people = [seat for seat in game.order if seat != game.layout.bot]
    steps: list[Effect[Any]] = [ShowDecrees(seat) for seat in people]
    for seat in people:
        steps += (ChooseDecree(seat), ScoreDecrees(seat))
    return steps


def _open_decrees(game: Game, me: PlayerBoard) -> list[int]:
    # Those that may still be chosen.
    if len(me.scored) >= DECREES_SCORED:
        return []
    symbols = game.layout.figures.symbols
    used = {symbols[decree] for decree in me.scored}
    return [decree for decree in sorted(me.decrees) if symbols[decree] not in used and decree != D23]


def _payable(me: PlayerBoard) -> tuple[int, ...]:
    return (*BASIC, GOLD, SCRIBE) if me.technologies & T10 else (*BASIC, GOLD)
