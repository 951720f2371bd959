"""A turn: take a die, act with it; then the next player, round or rotation (rulebook, "One Round of Play")."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from teo_desktop.games.tekhenu import events
from teo_desktop.games.tekhenu.actions import ChooseAction, ExtraActionDue, has_act, refused_action
from teo_desktop.games.tekhenu.catalog import (
    FACES,
    FORBIDDEN,
    GRAY,
    PURE,
    ROUNDS_PER_ROTATION,
    SCRIBE,
    T08,
    T18,
    T18_VP,
    TAINTED,
)
from teo_desktop.games.tekhenu.choices import (
    COLOUR_CHOICES,
    DICE,
    END_TURN,
    SIDE_CHOICES,
    VALUES,
    Colour,
    Die,
    Side,
    Value,
)
from teo_desktop.games.tekhenu.dice import PURITY_AT
from teo_desktop.games.tekhenu.interrupts import DieWindow
from teo_desktop.games.tekhenu.market import refill
from teo_desktop.games.tekhenu.state import NONE, Game, PlayerBoard
from teo_desktop.kernel.agenda import NOBODY, Choice, Effect, Refusal, rule

ASIDE = 2
"""Below the scales: a die of an Anubis action."""


@rule
class BeginRound(Effect[Game]):
    """Every player takes a turn, in turn order."""

    def apply(self, game: Game, choice: None) -> Sequence[Effect[Any]]:
        game.round += 1
        game.emit(events.RoundBegan, game.round)
        return (BeginTurn(game.order[0]),)


@rule
class BeginTurn(Effect[Game]):
    """The player's turn begins."""

    def apply(self, game: Game, choice: None) -> Sequence[Effect[Any]]:
        player = self.player
        game.emit(events.TurnBegan, player)
        if player == game.layout.bot:
            from teo_desktop.games.tekhenu.botankhamun import take_turn

            return (*take_turn(game, player), FinishTurn(player))
        game.active = player
        game.touched = game.anubis = game.turning = game.painting = 0
        game.adjacent = game.opposite = game.fixed = game.twice = game.interchanged = 0
        game.main_left = 1
        return (TakeDie(player), EndTurn(player))

    def begins_automatic_turn(self, game: Game) -> bool:
        return self.player == game.layout.bot


@rule
class TakeDie(DieWindow):
    """Take a pure or tainted die with which something can be done; with Anubis, any die."""

    def options(self, game: Game) -> Sequence[Choice]:
        me = game.players[self.player]
        return _dice(game, me, True) or _dice(game, me, False) or _all_dice(game)

    def apply(self, game: Game, choice: Die) -> Sequence[Effect[Any]]:
        player, section, colour, value = self.player, choice.section, choice.colour, choice.value
        take_die(game, player, section, colour * FACES + value - 1)
        game.section, game.colour, game.face = section, colour, value
        if not (game.turning or game.painting or game.anubis):
            purity = PURITY_AT[game.wheel][section][colour]
            if purity != FORBIDDEN:
                lay_die(game, player, purity)
                return (ChooseAction(player),)
        following: list[Effect[Any]] = []
        if game.turning:
            following.append(TurnDie(player))
        if game.painting and not game.anubis:
            following.append(PaintDie(player))
        return (*following, ChooseSide(player), ChooseAction(player))

    def refusals(self, game: Game) -> Mapping[Choice, Refusal]:
        offered = set(self.options(game))
        return {
            choice: Refusal("die_forbidden" if PURITY_AT[game.wheel][section][choice.colour] == FORBIDDEN else "no_use")
            for section in range(6)
            for choice in _in_section(game, section)
            if choice not in offered
        }


@rule
class TurnDie(Effect[Game]):
    """Rotate the die to any value (B09)."""

    def options(self, game: Game) -> Sequence[Choice]:
        if game.colour == GRAY and not game.painting and not game.anubis:
            me = game.players[self.player]
            useful = [v for v in range(1, FACES + 1) if has_act(game, me, game.section, GRAY, v, TAINTED)]
            if useful:
                return [VALUES[value] for value in useful]
        return VALUES[1:]

    def apply(self, game: Game, choice: Value) -> Sequence[Effect[Any]]:
        game.hand = game.hand // FACES * FACES + choice.value - 1
        game.face = choice.value
        game.emit(events.DieTurned, self.player, choice.value)
        return ()


@rule
class PaintDie(Effect[Game]):
    """Treat the die as one of another colour (B11); it must be legal in that colour."""

    def options(self, game: Game) -> Sequence[Choice]:
        me = game.players[self.player]
        purity = PURITY_AT[game.wheel][game.section]
        legal = [
            colour
            for colour in range(5)
            if colour != game.colour and (purity[colour] != FORBIDDEN or me.technologies & T08)
        ]
        if not has_act(game, me, game.section, GRAY, game.face, TAINTED) and GRAY in legal and len(legal) > 1:
            legal.remove(GRAY)
        return [COLOUR_CHOICES[colour] for colour in legal]

    def apply(self, game: Game, choice: Colour) -> Sequence[Effect[Any]]:
        game.colour = choice.colour
        game.emit(events.DiePainted, self.player, choice.colour)
        return ()


@rule
class ChooseSide(Effect[Game]):
    """Lay the die: its side follows from its purity; the owner of T08 chooses it for a forbidden die."""

    def options(self, game: Game) -> Sequence[Choice] | None:
        if game.anubis or PURITY_AT[game.wheel][game.section][game.colour] != FORBIDDEN:
            return None
        # Without T08 a forbidden die is only taken where there is no other (K-NO-DIE).
        return SIDE_CHOICES if game.players[self.player].technologies & T08 else SIDE_CHOICES[TAINTED:]

    def apply(self, game: Game, choice: Side | None) -> Sequence[Effect[Any]]:
        if game.anubis:
            lay_die(game, self.player, ASIDE)
        elif choice is None:
            lay_die(game, self.player, PURITY_AT[game.wheel][game.section][game.colour])
        else:
            lay_die(game, self.player, choice.side)
        return ()


@rule
class EndTurn(Effect[Game]):
    """The turn ends, unless a blessing is still to be played."""

    def options(self, game: Game) -> Sequence[Choice]:
        return (END_TURN,)

    def apply(self, game: Game, choice: str) -> Sequence[Effect[Any]]:
        game.active = NOBODY
        return (FinishTurn(self.player),)


@rule
class FinishTurn(Effect[Game]):
    """Extra actions that somebody else came by are due; gaps of the market are filled; then the next player, a new
    round, or a rotation."""

    def apply(self, game: Game, choice: None) -> Sequence[Effect[Any]]:
        from teo_desktop.games.tekhenu.maat import Rotation

        due = [ExtraActionDue(seat) for seat in game.order if game.players[seat].extra_due]
        if due:
            return (*due, self)
        refill(game)
        place = game.order.index(self.player) + 1
        if place < len(game.order):
            return (BeginTurn(game.order[place]),)
        if game.round % ROUNDS_PER_ROTATION:
            return (BeginRound(NOBODY),)
        return (Rotation(NOBODY),)


def take_die(game: Game, player: int, section: int, die: int) -> None:
    """The die leaves the wheel for the player's hand."""
    lying = list(game.dice[section])
    lying.remove(die)
    game.dice[section] = tuple(lying)
    game.hand = die
    game.emit(events.DieTaken, player, section, die // FACES, die % FACES + 1)


def lay_die(game: Game, player: int, side: int) -> None:
    """The die in hand goes to the scales, or below them."""
    me = game.players[player]
    die = game.hand
    game.hand = NONE
    game.side = side
    if side == PURE:
        me.pure = (*me.pure, die)
        if me.technologies & T18 and player != game.layout.bot:
            game.score(player, T18_VP, "technology:T18")
    elif side == TAINTED:
        me.tainted = (*me.tainted, die)
    else:
        me.aside = (*me.aside, die)
    game.emit(events.DieLaid, player, die // FACES, die % FACES + 1, side)


def _dice(game: Game, me: PlayerBoard, useful: bool) -> list[Die]:
    # The dice that may be taken; useful: those with which something can be done.
    found: list[Die] = []
    any_die = game.anubis or game.painting or me.technologies & T08
    for section, lying in enumerate(game.dice):
        purity, table = PURITY_AT[game.wheel][section], DICE[section]
        last = -1
        for die in lying:
            if die == last:
                continue
            last = die
            colour, value = die // FACES, die % FACES + 1
            if not any_die and purity[colour] == FORBIDDEN:
                continue
            if colour == GRAY and useful and not (game.anubis or game.painting) and not _gray(game, me, section, value):
                continue
            found.append(table[colour][value])
    return found


def _gray(game: Game, me: PlayerBoard, section: int, value: int) -> bool:
    # Most often the god's action is possible just as the die lies there; then nothing else is worth a look.
    if refused_action(game, me, section, value, 0, me.goods, 0, me.happiness) is None:
        return True
    if not (me.technologies or me.blessings or me.goods[SCRIBE] or game.turning):
        return False
    values = range(1, FACES + 1) if game.turning else (value,)
    return any(has_act(game, me, section, GRAY, face, TAINTED) for face in values)


def _all_dice(game: Game) -> list[Die]:
    return [choice for section in range(6) for choice in _in_section(game, section)]


def _in_section(game: Game, section: int) -> list[Die]:
    return [DICE[section][die // FACES][die % FACES + 1] for die in dict.fromkeys(game.dice[section])]
