"""What surrounds every god action: technologies before and after it, and the bonuses of statues in honour of the god
(rulebook, "Building a Statue in Honor of a God"; K-BONUS-TIME, K-PERFORMED, K-AFTER)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from teo_desktop.games.tekhenu import events
from teo_desktop.games.tekhenu.catalog import (
    BOT_BONUS,
    GOD_TECHNOLOGIES,
    GODS,
    GRANITE,
    T07,
    T07_GRANITE,
)
from teo_desktop.games.tekhenu.populace import receive_all
from teo_desktop.games.tekhenu.state import NONE, Game
from teo_desktop.kernel.agenda import Effect, rule

GOD_SOURCES = tuple(f"god:{name}" for name in GODS)


@rule
class GodActionDone(Effect[Game]):
    """A god action is finished: technologies bring what they bring, statues pay. ``built``: the god whose statue this
    very action built, or -1."""

    god: int
    built: int = NONE

    def apply(self, game: Game, choice: None) -> Sequence[Effect[Any]]:
        if self.player != game.layout.bot:
            owned = game.players[self.player].technologies
            for bit, technology in GOD_TECHNOLOGIES[self.god]:
                if owned & bit:
                    receive_all(game, self.player, technology.after, f"technology:{technology.id}")
        if game.statues[self.god]:
            pay_bonuses(game, self.player, self.god, self.built)
        return ()


def gains_before(game: Game, player: int, god: int) -> None:
    """What technologies bring before an action of the god, so that it may pay for it."""
    owned = game.players[player].technologies
    for bit, technology in GOD_TECHNOLOGIES[god]:
        if owned & bit and technology.before:
            receive_all(game, player, technology.before, f"technology:{technology.id}")


def goods_before(goods: Sequence[int], technologies: int, god: int) -> Sequence[int]:
    """The goods that a player has once those technologies have brought theirs."""
    if technologies:
        for bit, technology in GOD_TECHNOLOGIES[god]:
            if technologies & bit and technology.before:
                more = list(goods)
                for word, amount in technology.before:
                    more[word] += amount
                goods = more
    return goods


def pay_bonuses(game: Game, player: int, god: int, built: int) -> None:
    """Each owner of a statue of the god gets its bonus once, from the acting player on in turn order."""
    owners = game.statues[god]
    own_action_pays = len(game.players) == 2
    place = game.order.index(player)
    for owner in (*game.order[place:], *game.order[:place]):
        if owner in owners and (owner != player or (own_action_pays and built != god)):
            pay_bonus(game, owner, god)


def pay_bonus(game: Game, owner: int, god: int) -> None:
    """The bonus of the slot on which the god's tile lies."""
    slot = game.layout.slots[god]
    game.emit(events.BonusPaid, owner, god, slot)
    if owner == game.layout.bot:
        receive_all(game, owner, BOT_BONUS[slot], "bonus")
        return
    receive_all(game, owner, game.layout.figures.bonus[slot], "bonus")
    if game.players[owner].technologies & T07:
        game.gain(owner, GRANITE, T07_GRANITE, "technology:T07")
