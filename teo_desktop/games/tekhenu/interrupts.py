"""What a player may do in between: call Anubis, play blessings, at the moments that they name (K-WINDOWS).

A cost that a blessing waives is no free action but a way to choose the action itself: nothing is played in vain.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from teo_desktop.games.tekhenu import events
from teo_desktop.games.tekhenu.catalog import ANUBIS_SCRIBES, BLESSINGS, GOLD, SCRIBE, T10, T24, T24_GOLD
from teo_desktop.kernel.agenda import Choice, Effect, Refusal, rule

if TYPE_CHECKING:
    from teo_desktop.games.tekhenu.state import Game, PlayerBoard

_MOST_PAINTED = 2


@rule
class DieWindow(Effect["Game"]):
    """The moment of taking a die: blessings for the die, and Anubis."""


@rule
class ProductionWindow(Effect["Game"]):
    """The moment of producing: blessings for it."""


@rule
class CallAnubis(Effect["Game"]):
    """Spend two scribes: any die may be taken now, for any action."""

    def apply(self, game: Game, choice: None) -> Sequence[Effect[Any]]:
        from teo_desktop.games.tekhenu.payment import PayFor

        game.touched = 1
        begin_anubis(game, self.player)
        return (PayFor(self.player, (0, 0, 0, 0, 0, ANUBIS_SCRIBES), "anubis"),)


@rule
class PlayBlessing(Effect["Game"]):
    """Use one of your blessings and discard it."""

    blessing: int

    def apply(self, game: Game, choice: None) -> Sequence[Effect[Any]]:
        from teo_desktop.games.tekhenu.actions import ExtraActionDue
        from teo_desktop.games.tekhenu.populace import RiseEither, receive_all

        player = self.player
        spend_blessing(game, player, self.blessing)
        row = BLESSINGS[self.blessing]
        receive_all(game, player, row.gain, f"blessing:{row.id}")
        if row.does == "rise":
            return (RiseEither(player, row.number, f"blessing:{row.id}"), ExtraActionDue(player))
        if row.does == "turn":
            game.turning = 1
        elif row.does == "paint":
            game.painting += 1
        elif row.does == "adjacent":
            game.adjacent += 1
        elif row.does == "opposite":
            game.opposite += 1
        elif row.does == "twice":
            game.twice += 1
        elif row.does == "anubis":
            begin_anubis(game, player)
        return ()


def begin_anubis(game: Game, player: int) -> None:
    """The turn is an Anubis action from here on."""
    game.anubis = 1
    game.emit(events.AnubisCalled, player)


def spend_blessing(game: Game, player: int, blessing: int) -> None:
    """The card goes to the discard pile; with T24 it brings gold, which may pay for the very same action."""
    me = game.players[player]
    held = list(me.blessings)
    held.remove(blessing)
    me.blessings = tuple(held)
    game.discards[0] += (blessing,)
    game.touched = 1
    game.emit(events.BlessingPlayed, player, blessing)
    if me.technologies & T24:
        game.gain(player, GOLD, T24_GOLD, "technology:T24")


def free_actions(game: Game, effect: Effect[Any]) -> tuple[Effect[Any], ...]:
    """The interruptions open to the player whom the effect asks."""
    player = effect.player
    if player < 0:
        return ()
    me = game.players[player]
    blessings = me.blessings
    if not blessings:
        if isinstance(effect, DieWindow) and not game.anubis and _scribes(me) >= ANUBIS_SCRIBES:
            return (CallAnubis(player),)
        return ()
    found: list[Effect[Any]] = []
    if isinstance(effect, DieWindow) and not game.anubis and _scribes(me) >= ANUBIS_SCRIBES:
        found.append(CallAnubis(player))
    last = ""
    for blessing in blessings:
        # Cards that do the same stand side by side: one of them is enough to choose from.
        row = BLESSINGS[blessing]
        if row.does and row.does == last:
            continue
        if refused_blessing(game, effect, me, blessing) is None:
            found.append(PlayBlessing(player, blessing))
            last = row.does
    return tuple(found)


def refused_blessing(game: Game, effect: Effect[Any], me: PlayerBoard, blessing: int) -> Refusal | None:
    """Why the blessing cannot be played now; None when it can."""
    row = BLESSINGS[blessing]
    own_turn = effect.player == game.active
    if row.when == "turn":
        return None if own_turn else Refusal("only_in_own_turn")
    if row.when == "produce":
        if not isinstance(effect, ProductionWindow):
            return Refusal("only_when_producing")
        return None
    if row.when == "action":
        return Refusal("chosen_with_action")
    if not isinstance(effect, DieWindow):
        return Refusal("only_when_taking_die")
    if row.when == "start":
        if game.anubis:
            return Refusal("already_in_effect")
        return Refusal("only_at_start_of_turn") if game.touched else None
    if row.does == "turn" and game.turning:
        return Refusal("already_in_effect")
    if row.does == "paint" and game.painting == _MOST_PAINTED:
        return Refusal("already_in_effect")
    if row.does == "adjacent" and _scribes(me) <= game.adjacent:
        return Refusal("needs_scribe", (game.adjacent + 1, _scribes(me)))
    if row.does == "opposite" and min(me.happiness, me.population) <= game.opposite:
        return Refusal("needs_happiness", (game.opposite + 1, min(me.happiness, me.population)))
    return None


def refused_free_actions(game: Game, effect: Effect[Any]) -> Mapping[Choice, Refusal]:
    """Why not: the interruptions that the player might wish for and does not have."""
    player = effect.player
    me = game.players[player]
    refused: dict[Choice, Refusal] = {}
    if not isinstance(effect, DieWindow):
        refused[CallAnubis(player)] = Refusal("only_when_taking_die")
    elif game.anubis:
        refused[CallAnubis(player)] = Refusal("already_in_effect")
    elif _scribes(me) < ANUBIS_SCRIBES:
        refused[CallAnubis(player)] = Refusal("needs_scribe", (ANUBIS_SCRIBES, _scribes(me)))
    for blessing in me.blessings:
        reason = refused_blessing(game, effect, me, blessing) if effect.interruptible else Refusal("not_now")
        if reason:
            refused[PlayBlessing(player, blessing)] = reason
    return refused


def _scribes(me: PlayerBoard) -> int:
    return me.goods[SCRIBE] + (me.goods[GOLD] if me.technologies & T10 else 0)
