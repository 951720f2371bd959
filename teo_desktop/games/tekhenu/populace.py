"""Population and happiness (rulebook, "Bastet", "Empty Sections in the Card Market"), and gains of every kind."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from teo_desktop.games.tekhenu import events
from teo_desktop.games.tekhenu.catalog import (
    EXTRA_ACTION_AT,
    HAPPINESS,
    HAPPINESS_REWARDS,
    OPEN_AT_SETUP,
    OPENS,
    POPULATION,
    TOP,
    VP,
    Gain,
)
from teo_desktop.games.tekhenu.choices import RISES, Rise
from teo_desktop.games.tekhenu.market import open_section
from teo_desktop.games.tekhenu.state import Game
from teo_desktop.kernel.agenda import Choice, Effect, rule

_EXTRA = 1 << len(HAPPINESS_REWARDS)
_FIRST_REWARD = min(HAPPINESS_REWARDS)


@rule
class RiseEither(Effect[Game]):
    """Gain so much population or so much happiness."""

    amount: int
    source: str

    def options(self, game: Game) -> Sequence[Choice]:
        return RISES

    def apply(self, game: Game, choice: Rise) -> Sequence[Effect[Any]]:
        receive(game, self.player, choice.word, self.amount, self.source)
        return ()


def receive_all(game: Game, player: int, gain: Gain, source: str) -> None:
    """Everything of a gain, population before happiness (K-ORDER-OF-GAINS)."""
    for word, amount in gain:
        receive(game, player, word, amount, source)


def receive(game: Game, player: int, word: int, amount: int, source: str) -> None:
    """Goods, points, population or happiness."""
    if word == POPULATION:
        raise_population(game, player, amount)
    elif word == HAPPINESS:
        raise_happiness(game, player, amount)
    elif word == VP:
        game.score(player, amount, source)
    else:
        game.gain(player, word, amount, source)


def raise_population(game: Game, player: int, amount: int) -> None:
    """Advance the population marker; the first to reach 9 and 13 fills the third and the fourth section."""
    me = game.players[player]
    position = min(TOP, me.population + amount)
    if position == me.population:
        return
    me.population = position
    game.emit(events.PopulationMoved, player, position)
    while game.opened < OPEN_AT_SETUP + len(OPENS) and position >= OPENS[game.opened - OPEN_AT_SETUP]:
        open_section(game)


def raise_happiness(game: Game, player: int, amount: int) -> None:
    """Advance the happiness marker, never beyond the population marker; first times bring their rewards."""
    me = game.players[player]
    position = min(me.population, me.happiness + amount)
    if position <= me.happiness:
        return
    me.happiness = position
    game.emit(events.HappinessMoved, player, position)
    if position >= _FIRST_REWARD and player != game.layout.bot:
        for number, (space, gain) in enumerate(HAPPINESS_REWARDS.items()):
            if position >= space and not me.milestones >> number & 1:
                me.milestones |= 1 << number
                receive_all(game, player, gain, "happiness")
        if position >= EXTRA_ACTION_AT and not me.milestones & _EXTRA:
            me.milestones |= _EXTRA
            me.extra_due = 1


def lower_happiness(game: Game, player: int, amount: int) -> None:
    """Move the happiness marker back."""
    me = game.players[player]
    me.happiness -= amount
    game.emit(events.HappinessMoved, player, me.happiness)


def lower_population(game: Game, player: int, amount: int) -> None:
    """Move the population marker back; no section of the market closes."""
    me = game.players[player]
    me.population -= amount
    game.emit(events.PopulationMoved, player, me.population)
