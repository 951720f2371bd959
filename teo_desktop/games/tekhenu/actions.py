"""Actions: which are possible with a die and its value, and performing them (rulebook, "Actions", "Using Scribes").

The value of an action is the die's, changed by scribes, B11 and, for this action alone, T13 or T14 (K-VALUE). An action
is offered with every value that can be reached; no more scribes are spent than that takes.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from teo_desktop.games.tekhenu import bastet, events, hathor, horus, osiris, ra, thoth
from teo_desktop.games.tekhenu.catalog import (
    ACTIONS,
    BASIC,
    BASTET,
    FACES,
    FREE,
    GOLD,
    GRAY,
    HATHOR,
    HORUS,
    PRODUCE,
    RA,
    SCRIBE_STEPS,
    SLOT_OF_VALUE,
    T11,
    T11_VP,
    T13,
    T13_STEPS,
    T14,
    T14_STEPS,
    T19,
    T19_SCRIBES,
    T23,
    T23_VP,
    T24,
    T24_GOLD,
    TAINTED,
    THOTH,
)
from teo_desktop.games.tekhenu.choices import ACTS, BY_BLESSING, VALUES, Act, Value
from teo_desktop.games.tekhenu.costs import WAIVERS, waiver
from teo_desktop.games.tekhenu.honours import gains_before, goods_before
from teo_desktop.games.tekhenu.interrupts import spend_blessing
from teo_desktop.games.tekhenu.market import refill
from teo_desktop.games.tekhenu.payment import PayFor, scribes_at_hand
from teo_desktop.games.tekhenu.populace import lower_happiness, lower_population
from teo_desktop.games.tekhenu.production import Produce, goods_after
from teo_desktop.games.tekhenu.state import Game, PlayerBoard
from teo_desktop.games.tekhenu.tables import ADJACENT, OPPOSITE
from teo_desktop.kernel.agenda import PASS, Choice, Effect, Refusal, rule

ADJACENT_ACTION, OPPOSITE_ACTION = 1, 2
"""Kinds of extra actions (B17, B19)."""
ADJACENT_SCRIBES = 1


@rule
class ChooseAction(Effect[Game]):
    """What the die is used for: the god's action or producing, and extra actions before or after it."""

    def options(self, game: Game) -> Sequence[Choice]:
        me = game.players[self.player]
        extras = game.adjacent or game.opposite
        if extras and game.main_left and not game.fixed:
            return [VALUES[value] for value in _die_values(game, me)]
        found: list[Choice] = []
        if game.main_left:
            found += acts(game, me, game.section, game.colour, game.face, game.side, game.anubis)
            if not found:
                found.append(PASS)
        if extras:
            found += _extra_acts(game, me)
            if not game.main_left:
                found.append(PASS)
        return found

    def apply(self, game: Game, choice: Any) -> Sequence[Effect[Any]]:
        player = self.player
        if isinstance(choice, Value):
            scribes = _scribes_for(abs(choice.value - game.face) - game.painting)
            game.fixed = choice.value
            return (*_scribe_payment(player, scribes), self)
        if choice == PASS:
            if game.main_left:
                game.main_left = 0
                game.emit(events.ActionSkipped, player)
                return (self,)
            game.adjacent = game.opposite = 0
            return ()
        effects = _perform_with_die(game, player, choice)
        more = game.main_left or game.adjacent or game.opposite
        return (*effects, self) if more else effects

    def refusals(self, game: Game) -> Mapping[Choice, Refusal]:
        me = game.players[self.player]
        refused: dict[Choice, Refusal] = {}
        offered = {(act.action, act.value) for act in self.options(game) if isinstance(act, Act)}
        for action in range(len(ACTIONS)):
            for value in range(1, FACES + 1):
                if (action, value) in offered:
                    continue
                reason = self._why_not(game, me, action, value)
                if reason:
                    refused[ACTS[0][action][value][0][0]] = reason
        return refused

    def _why_not(self, game: Game, me: PlayerBoard, action: int, value: int) -> Refusal | None:
        if not game.anubis:
            if action < PRODUCE and action != game.section:
                return Refusal("other_section")
            if action >= PRODUCE and game.colour == GRAY:
                return Refusal("gray_cannot_produce")
            if action >= PRODUCE and action - PRODUCE != game.colour:
                return Refusal("other_colour")
        over = abs(value - game.face) - game.painting - _own_steps(me, action)
        scribes = _scribes_for(over)
        if scribes > scribes_at_hand(me):
            return Refusal("needs_scribe", (scribes, scribes_at_hand(me)))
        if action >= PRODUCE:
            return None
        return refused_action(game, me, action, value, 0, me.goods, scribes, me.happiness)


@rule
class MayPerform(Effect[Game]):
    """You may perform this god action with one of these values, without a die (P10 to P12, P15)."""

    god: int
    values: tuple[int, ...]

    def options(self, game: Game) -> Sequence[Choice]:
        me = game.players[self.player]
        found: list[Choice] = [PASS]
        for waived in range(BY_BLESSING + 1):
            if waived and waiver(me.blessings, self.god) < 0:
                continue
            if self._is_possible(game, me, waived):
                found.append(ACTS[0][self.god][self.values[0]][0][waived])
        return found

    def _is_possible(self, game: Game, me: PlayerBoard, waived: int) -> bool:
        goods = _goods_with_blessing(me, goods_before(me.goods, me.technologies, self.god), waived)
        return any(
            refused_action(game, me, self.god, value, waived, goods, 0, me.happiness) is None for value in self.values
        )

    def apply(self, game: Game, choice: Any) -> Sequence[Effect[Any]]:
        if choice == PASS:
            return ()
        player = self.player
        game.emit(events.ActionBegan, player, self.god, self.values[0])
        _spend_waiver(game, player, choice)
        gains_before(game, player, self.god)
        return begin_god(game, player, self.god, self.values, choice.waived)


@rule
class ExtraActionDue(Effect[Game]):
    """Happiness 21 was reached: once the action going on is finished, the extra action comes (K-EXTRA-ACTION)."""

    def apply(self, game: Game, choice: None) -> Sequence[Effect[Any]]:
        me = game.players[self.player]
        if not me.extra_due or game.acting:
            return ()
        me.extra_due = 0
        return (AnyAction(self.player, 0), RefillMarket(self.player))


@rule
class RefillMarket(Effect[Game]):
    """An extra action outside of turns leaves no gaps in the market."""

    def apply(self, game: Game, choice: None) -> Sequence[Effect[Any]]:
        if game.active < 0:
            refill(game)
        return ()


@rule
class ActionEnds(Effect[Game]):
    """The action and all that follows from it are over."""

    def apply(self, game: Game, choice: None) -> Sequence[Effect[Any]]:
        game.acting = 0
        return (ExtraActionDue(self.player),) if game.players[self.player].extra_due else ()


@rule
class AnyAction(Effect[Game]):
    """You may perform any one action with any value, without a die; with D23 (``waived`` 2) its resources are free."""

    waived: int

    def options(self, game: Game) -> Sequence[Choice]:
        me = game.players[self.player]
        found: list[Choice] = [PASS]
        for action in range(len(ACTIONS)):
            found += _acts_of(game, me, action, range(1, FACES + 1), (0,), 0, me.goods, self.waived)
        return found

    def apply(self, game: Game, choice: Any) -> Sequence[Effect[Any]]:
        return () if choice == PASS else perform(game, self.player, choice, 0)


def acts(game: Game, me: PlayerBoard, section: int, colour: int, face: int, side: int, anubis: int) -> Iterator[Act]:
    """Every action possible with such a die, with every value that can be reached."""
    gods: Sequence[int] = range(6) if anubis else (section,)
    for god in gods:
        yield from _acts_with_values(game, me, god, face, 0)
    if anubis:
        goods: Sequence[int] = BASIC
    else:
        goods = () if colour == GRAY else (colour,)
    for good in goods:
        values, _ = _values(game, me, face, T13_STEPS if me.technologies & T13 else 0)
        for value in values:
            yield ACTS[0][PRODUCE + good][value][0][0]
    if side == TAINTED and not anubis and colour != GRAY and me.technologies & T19:
        yield from _acts_with_values(game, me, section, face, 1, colour)


def has_act(game: Game, me: PlayerBoard, section: int, colour: int, face: int, side: int) -> bool:
    """Whether anything at all can be done with such a die."""
    return next(acts(game, me, section, colour, face, side, 0), None) is not None


def refused_action(
    game: Game,
    me: PlayerBoard,
    god: int,
    value: int,
    waived: int,
    goods: Sequence[int],
    scribes: int,
    happiness: int,
) -> Refusal | None:
    """Why a god action is impossible with these goods, of which so many scribes are spent already; None if possible."""
    if god == HORUS:
        return horus.refused(game, me, value, waived, goods, scribes)
    if god == RA:
        return ra.refused(game, me, value, waived, goods, scribes)
    if god == HATHOR:
        return hathor.refused(game, me, waived, goods, scribes)
    if god == BASTET:
        return bastet.refused(me, waived, goods, scribes)
    if god == THOTH:
        return thoth.refused(game, me, value, waived, goods, scribes, happiness)
    return osiris.refused(game, me, value, happiness)


def begin_god(game: Game, player: int, god: int, values: tuple[int, ...], waived: int) -> Sequence[Effect[Any]]:
    """The questions and payments of a god action; all but P12 name a single value."""
    value = values[0]
    if god == HORUS:
        return (horus.ChooseStatueSpace(player, values, waived),)
    if god == RA:
        return (ra.ChoosePlace(player, SLOT_OF_VALUE[value], waived),)
    if god == HATHOR:
        return (hathor.ChooseLine(player, value, waived),)
    if god == BASTET:
        return bastet.begin(player, value, waived)
    if god == THOTH:
        return thoth.begin(game, player, value, waived)
    return (osiris.ChooseDistrict(player, value, BASIC, 0),)


def perform(game: Game, player: int, act: Act, by_die: int) -> Sequence[Effect[Any]]:
    """An action with all that belongs to it."""
    game.acting = 1
    game.emit(events.ActionBegan, player, act.action, act.value)
    if act.action >= PRODUCE:
        return (Produce(player, act.action - PRODUCE, act.value, by_die, 0), ActionEnds(player))
    _spend_waiver(game, player, act)
    gains_before(game, player, act.action)
    return (*begin_god(game, player, act.action, (act.value,), act.waived), ActionEnds(player))


def _perform_with_die(game: Game, player: int, act: Act) -> Sequence[Effect[Any]]:
    me = game.players[player]
    owned = me.technologies
    base, free = (game.fixed, 0) if game.fixed else (game.face, game.painting)
    scribes = _scribes_for(abs(act.value - base) - free - _own_steps(me, act.action))
    before: list[Effect[Any]] = []
    if act.extra == ADJACENT_ACTION:
        game.adjacent -= 1
        scribes += ADJACENT_SCRIBES
    elif act.extra == OPPOSITE_ACTION:
        game.opposite -= 1
        lower_happiness(game, player, 1)
        lower_population(game, player, 1)
    else:
        game.main_left = 0
        if game.anubis and owned & T23:
            game.score(player, T23_VP, "technology:T23")
    if act.produce_first:
        # The production goes by the value of the die itself, without what T14 adds for the god's action.
        value = _die_value(act.value, base, free + SCRIBE_STEPS * scribes)
        before += _scribe_payment(player, T19_SCRIBES, "technology:T19")
        before.append(Produce(player, game.colour, value, 1, T13_STEPS if owned & T13 else 0))
    if owned & T11 and act.value == 1 and act.action < PRODUCE:
        game.score(player, T11_VP, "technology:T11")
    return (*_scribe_payment(player, scribes), *before, *_later(game, player, act, bool(before)))


def _later(game: Game, player: int, act: Act, waits: bool) -> Sequence[Effect[Any]]:
    # After a production that comes first, the action looks at the table anew.
    if not waits:
        return perform(game, player, act, 1)
    game.acting = 1
    return (Perform(player, act),)


@rule
class Perform(Effect[Game]):
    """Now the action itself."""

    act: Act

    def apply(self, game: Game, choice: None) -> Sequence[Effect[Any]]:
        return perform(game, self.player, self.act, 1)


def _acts_with_values(
    game: Game, me: PlayerBoard, god: int, face: int, first: int, colour: int = GRAY
) -> Iterator[Act]:
    steps = T14_STEPS if me.technologies & T14 else 0
    values, scribes = _values(game, me, face, steps)
    if first:
        at_hand = scribes_at_hand(me) - T19_SCRIBES
        base, free = (game.fixed, 0) if game.fixed else (face, game.painting)
        for value, number in zip(values, scribes, strict=True):
            if number <= at_hand:
                goods = goods_after(me, colour, _die_value(value, base, free + SCRIBE_STEPS * number))
                yield from _acts_of(game, me, god, (value,), (number + T19_SCRIBES,), 1, goods, 0)
        return
    yield from _acts_of(game, me, god, values, scribes, 0, me.goods, 0)


def _acts_of(
    game: Game,
    me: PlayerBoard,
    action: int,
    values: Sequence[int],
    scribes: Sequence[int],
    first: int,
    goods: Sequence[int],
    waived: int,
    extra: int = 0,
) -> Iterator[Act]:
    if action >= PRODUCE:
        for value in values:
            yield ACTS[extra][action][value][first][0]
        return
    happiness = me.happiness - (extra == OPPOSITE_ACTION)
    table = ACTS[extra][action]
    if me.technologies:
        goods = goods_before(goods, me.technologies, action)
    holds_waiver = not waived and me.blessings and WAIVERS[action] and waiver(me.blessings, action) >= 0
    for index, value in enumerate(values):
        number = scribes[index] if index < len(scribes) else 0
        if refused_action(game, me, action, value, waived, goods, number, happiness) is None:
            yield table[value][first][waived]
        if holds_waiver:
            more = _goods_with_blessing(me, goods, BY_BLESSING)
            if refused_action(game, me, action, value, BY_BLESSING, more, number, happiness) is None:
                yield table[value][first][BY_BLESSING]


def _extra_acts(game: Game, me: PlayerBoard) -> Iterator[Act]:
    if game.adjacent and scribes_at_hand(me) >= ADJACENT_SCRIBES:
        for god in ADJACENT[game.section]:
            yield from _extra_acts_of(game, me, god, ADJACENT_ACTION, ADJACENT_SCRIBES)
    if game.opposite and me.happiness and me.population:
        yield from _extra_acts_of(game, me, OPPOSITE[game.section], OPPOSITE_ACTION, 0)


def _extra_acts_of(game: Game, me: PlayerBoard, god: int, extra: int, scribes: int) -> Iterator[Act]:
    steps = T14_STEPS if me.technologies & T14 else 0
    values = range(max(1, game.fixed - steps), min(FACES, game.fixed + steps) + 1)
    return _acts_of(game, me, god, values, [scribes] * len(values), 0, me.goods, 0, extra)


def _values(game: Game, me: PlayerBoard, face: int, steps: int) -> tuple[Sequence[int], Sequence[int]]:
    # The values that can be reached, and the scribes that each takes.
    if game.fixed:
        base, reach, at_hand = game.fixed, steps, 0
    else:
        base, reach, at_hand = face, steps + game.painting, scribes_at_hand(me)
    return _REACHED[base][min(reach, FACES)][min(at_hand, _MOST_SCRIBES)]


def _die_values(game: Game, me: PlayerBoard) -> Sequence[int]:
    return _REACHED[game.face][game.painting][min(scribes_at_hand(me), _MOST_SCRIBES)][0]


def _own_steps(me: PlayerBoard, action: int) -> int:
    if action >= PRODUCE:
        return T13_STEPS if me.technologies & T13 else 0
    return T14_STEPS if me.technologies & T14 else 0


def _die_value(wanted: int, base: int, reach: int) -> int:
    # The die's own value, as near to what is wanted as scribes and B11 move it.
    return max(base - reach, min(base + reach, wanted))


def _scribes_for(over: int) -> int:
    return -(-over // SCRIBE_STEPS) if over > 0 else 0


_MOST_SCRIBES = _scribes_for(FACES - 1)
_REACHED = tuple(
    tuple(
        tuple(
            (
                tuple(v for v in range(1, FACES + 1) if _scribes_for(abs(v - base) - reach) <= scribes),
                tuple(
                    _scribes_for(abs(v - base) - reach)
                    for v in range(1, FACES + 1)
                    if _scribes_for(abs(v - base) - reach) <= scribes
                ),
            )
            for scribes in range(_MOST_SCRIBES + 1)
        )
        for reach in range(FACES + 1)
    )
    for base in range(FACES + 1)
)
"""By value of the die, free steps and scribes at hand: the values that can be reached, and the scribes for each."""


def _scribe_payment(player: int, scribes: int, source: str = "scribes") -> Sequence[Effect[Any]]:
    return (PayFor(player, (*FREE[:5], scribes), source),) if scribes else ()


def _goods_with_blessing(me: PlayerBoard, goods: Sequence[int], waived: int) -> Sequence[int]:
    if waived != BY_BLESSING or not me.technologies & T24:
        return goods
    more = list(goods)
    more[GOLD] += T24_GOLD
    return more


def _spend_waiver(game: Game, player: int, act: Act) -> None:
    if act.waived == BY_BLESSING:
        spend_blessing(game, player, waiver(game.players[player].blessings, act.action))
