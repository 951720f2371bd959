"""Horus (rulebook, "Horus — God Action"): build a statue in honour of a god or for the people."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from teo_desktop.games.tekhenu import events
from teo_desktop.games.tekhenu.catalog import (
    GOLD,
    HORUS,
    PEOPLE_GOLD,
    PEOPLE_VP,
    SPACES_PER_GOD,
    STATUES,
    Cost,
)
from teo_desktop.games.tekhenu.choices import GOD_SPACES, PEOPLE_SPACES, GodSpace, PeopleSpace
from teo_desktop.games.tekhenu.costs import missing, reduced
from teo_desktop.games.tekhenu.honours import GOD_SOURCES, GodActionDone, pay_bonus
from teo_desktop.games.tekhenu.payment import can_pay, paying, plus
from teo_desktop.games.tekhenu.state import NONE, Game, PlayerBoard
from teo_desktop.games.tekhenu.tables import LINE_CELLS, STATUE_LINES
from teo_desktop.kernel.agenda import Choice, Effect, Refusal, rule

_SEATS_WITH_BONUS_AT_ONCE = 3


@rule
class ChooseStatueSpace(Effect[Game]):
    """Where the statue goes: to a god named by one of these values, or for the people."""

    values: tuple[int, ...]
    waived: int

    def options(self, game: Game) -> Sequence[Choice]:
        return spaces(game, self.values)

    def apply(self, game: Game, choice: Any) -> Sequence[Effect[Any]]:
        player = self.player
        cost = statue_cost(game, game.players[player], self.waived)
        space = choice.god if isinstance(choice, GodSpace) else choice.space
        built = choice.god if isinstance(choice, GodSpace) else NONE
        return (
            *paying(player, cost, GOD_SOURCES[HORUS]),
            BuildStatue(player, space),
            GodActionDone(player, HORUS, built),
        )

    def refusals(self, game: Game) -> dict[Choice, Refusal]:
        gods = {game.layout.gods[value - 1] for value in self.values}
        refused: dict[Choice, Refusal] = {}
        for space in GOD_SPACES:
            if space.god not in gods:
                refused[space] = Refusal("value_names_other_god")
            elif not has_space(game, space.god):
                refused[space] = Refusal("god_is_full")
        for people in PEOPLE_SPACES:
            if not is_people_space_free(game, people.space - len(GOD_SPACES)):
                refused[people] = Refusal("space_taken")
        return refused


@rule
class BuildStatue(Effect[Game]):
    """The leftmost statue goes to its space: 0 to 5 the gods, 6 to 9 for the people."""

    space: int

    def apply(self, game: Game, choice: None) -> Sequence[Effect[Any]]:
        player, space = self.player, self.space
        if space < len(GOD_SPACES):
            first = player not in game.statues[space]
            honour(game, player, space)
            if first and len(game.players) == _SEATS_WITH_BONUS_AT_ONCE:
                pay_bonus(game, player, space)
        else:
            space -= len(GOD_SPACES)
            build_for_people(game, player, space)
            game.gain(player, GOLD, PEOPLE_GOLD, GOD_SOURCES[HORUS])
            game.score(player, PEOPLE_VP * pillars_in_view(game, player, space), GOD_SOURCES[HORUS])
        return ()


def refused(game: Game, me: PlayerBoard, value: int, waived: int, goods: Sequence[int], scribes: int) -> Refusal | None:
    """Why the action is impossible with this value; None when it is possible."""
    if me.statues == STATUES:
        return Refusal("no_statue_left")
    cost = plus(statue_cost(game, me, waived), scribes)
    if not can_pay(goods, cost, me.technologies):
        return missing(cost, goods)
    if not has_space(game, game.layout.gods[value - 1]) and not any(
        is_people_space_free(game, space) for space in range(4)
    ):
        return Refusal("no_statue_space")
    return None


def spaces(game: Game, values: Sequence[int]) -> list[GodSpace | PeopleSpace]:
    """The free spaces for a statue built with one of these values."""
    gods = sorted({game.layout.gods[value - 1] for value in values})
    found: list[GodSpace | PeopleSpace] = [GOD_SPACES[god] for god in gods if has_space(game, god)]
    found += [PEOPLE_SPACES[space] for space in range(4) if is_people_space_free(game, space)]
    return found


def statue_cost(game: Game, me: PlayerBoard, waived: int) -> Cost:
    """The granite printed below the leftmost statue, as far as it is due."""
    return reduced(game.layout.figures.statue_costs[me.statues], HORUS, waived)


def has_space(game: Game, god: int) -> bool:
    """Whether one more statue can honour the god."""
    return len(game.statues[god]) < SPACES_PER_GOD[len(game.players) - 2]


def is_people_space_free(game: Game, space: int) -> bool:
    """Whether nobody's statue stands there."""
    return (game.temple_statues[space] if space < 2 else game.district_statues[space - 2]) == NONE


def honour(game: Game, player: int, god: int) -> None:
    """A statue of the player stands beside the god."""
    game.statues[god] += (player,)
    game.players[player].statues += 1
    game.emit(events.StatueBuilt, player, god)


def build_for_people(game: Game, player: int, space: int) -> None:
    """A statue of the player stands on one of the four spaces for the people."""
    if space < 2:
        game.temple_statues[space] = player
    else:
        game.district_statues[space - 2] = player
    game.players[player].statues += 1
    game.emit(events.StatueBuilt, player, len(GOD_SPACES) + space)


def pillars_in_view(game: Game, player: int, space: int) -> int:
    """Own pillars in the row or column of a statue space beside the temple; none from Osiris."""
    if space >= 2:
        return 0
    return sum(game.pillars[cell] == player for cell in LINE_CELLS[STATUE_LINES[space]])
