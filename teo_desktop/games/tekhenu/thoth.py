"""Thoth (rulebook, "Thoth — God Action"): take cards from one section of the market."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from teo_desktop.games.tekhenu import market
from teo_desktop.games.tekhenu.catalog import (
    NO_CARD,
    REFRESH_COST,
    SECTION_HAPPINESS,
    THOTH,
    THOTH_CARDS,
    THOTH_COSTS,
    Cost,
)
from teo_desktop.games.tekhenu.choices import CARD_CHOICES, REFRESHES, SECTION_CHOICES, Card, Refresh
from teo_desktop.games.tekhenu.costs import missing, reduced
from teo_desktop.games.tekhenu.honours import GOD_SOURCES, GodActionDone
from teo_desktop.games.tekhenu.payment import can_pay, paying, plus
from teo_desktop.games.tekhenu.state import Game, PlayerBoard
from teo_desktop.games.tekhenu.tables import REACHED_SECTIONS
from teo_desktop.kernel.agenda import Choice, Effect, Refusal, rule

_SOURCE = GOD_SOURCES[THOTH]


@rule
class ChooseSection(Effect[Game]):
    """From which section the cards come; before that, sections may be laid out anew, each once (K-REFRESH).
    ``happiness`` is that at the start of the action, ``refreshed`` has a bit for each section."""

    value: int
    waived: int
    happiness: int
    refreshed: int

    def options(self, game: Game) -> Sequence[Choice]:
        me = game.players[self.player]
        number, cost = THOTH_CARDS[self.value], card_cost(self.value, self.waived)
        found: list[Choice] = [
            SECTION_CHOICES[section]
            for section in REACHED_SECTIONS[self.happiness]
            if section < game.opened and _cards(game, section) >= number
        ]
        refresh = reduced(REFRESH_COST, THOTH, self.waived)
        both: Cost = (cost[0] + refresh[0], *cost[1:])
        if can_pay(me.goods, both, me.technologies):
            found += [REFRESHES[section] for section in range(game.opened) if not self.refreshed >> section & 1]
        return found

    def apply(self, game: Game, choice: Any) -> Sequence[Effect[Any]]:
        player = self.player
        if isinstance(choice, Refresh):
            section = choice.section
            again = ChooseSection(player, self.value, self.waived, self.happiness, self.refreshed | 1 << section)
            price = reduced(REFRESH_COST, THOTH, self.waived)
            return (*paying(player, price, _SOURCE), RefreshSection(player, section), again)
        return (
            *paying(player, card_cost(self.value, self.waived), _SOURCE),
            TakeCards(player, choice.section, THOTH_CARDS[self.value]),
            GodActionDone(player, THOTH),
        )

    def refusals(self, game: Game) -> dict[Choice, Refusal]:
        offered = self.options(game)
        me = game.players[self.player]
        refused: dict[Choice, Refusal] = {}
        for section, needs in enumerate(SECTION_HAPPINESS):
            if section >= game.opened:
                refused[SECTION_CHOICES[section]] = refused[REFRESHES[section]] = Refusal("section_empty")
                continue
            if SECTION_CHOICES[section] not in offered:
                refused[SECTION_CHOICES[section]] = (
                    Refusal("needs_happiness", (needs, self.happiness))
                    if self.happiness < needs
                    else Refusal("needs_cards", (THOTH_CARDS[self.value], _cards(game, section)))
                )
            if self.refreshed >> section & 1:
                refused[REFRESHES[section]] = Refusal("refreshed_already")
            elif REFRESHES[section] not in offered:
                cost = card_cost(self.value, self.waived)
                refused[REFRESHES[section]] = Refusal("needs_papyrus", (cost[0] + REFRESH_COST[0], me.goods[0]))
        return refused


@rule
class RefreshSection(Effect[Game]):
    """All cards of the section are discarded and replaced."""

    section: int

    def apply(self, game: Game, choice: None) -> Sequence[Effect[Any]]:
        market.refresh(game, self.player, self.section)
        return ()


@rule
class TakeCards(Effect[Game]):
    """Take exactly so many cards of the section, one by one."""

    section: int
    number: int

    def options(self, game: Game) -> Sequence[Choice] | None:
        return [CARD_CHOICES[card] for card in game.market[self.section] if card != NO_CARD] if self.number else None

    def apply(self, game: Game, choice: Card | None) -> Sequence[Effect[Any]]:
        if choice is None:
            return ()
        market.take(game, self.player, self.section, choice.card)
        return (TakeCards(self.player, self.section, self.number - 1),) if self.number > 1 else ()


def begin(game: Game, player: int, value: int, waived: int) -> Sequence[Effect[Any]]:
    """Happiness decides the sections as the action begins (K-SECTIONS)."""
    return (ChooseSection(player, value, waived, game.players[player].happiness, 0),)


def refused(
    game: Game,
    me: PlayerBoard,
    value: int,
    waived: int,
    goods: Sequence[int],
    scribes: int,
    happiness: int,
) -> Refusal | None:
    """Why the action is impossible with this value; None when it is possible."""
    if happiness < SECTION_HAPPINESS[0]:
        return Refusal("needs_happiness", (SECTION_HAPPINESS[0], happiness))
    number = THOTH_CARDS[value]
    most = max(_cards(game, section) for section in REACHED_SECTIONS[happiness] if section < game.opened)
    if most < number:
        return Refusal("needs_cards", (number, most))
    cost = plus(card_cost(value, waived), scribes)
    return None if can_pay(goods, cost, me.technologies) else missing(cost, goods)


def card_cost(value: int, waived: int) -> Cost:
    """The papyrus for the cards of this value, as far as it is due."""
    return reduced(THOTH_COSTS[value], THOTH, waived)


def _cards(game: Game, section: int) -> int:
    row = game.market[section]
    return len(row) - row.count(NO_CARD)
