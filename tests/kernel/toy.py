"""A small game that has one of everything the kernel offers, so that the kernel is proved without a real game.

Two to four builders take turns. A turn is one of three things: draw the top stone of a stack nobody has seen and
keep or sell it, dig (a die says how much, two rewards come in any order), or build a tower, stone by stone, each
floor of which brings something more. A charm may be used at any moment of one's own turn for two stones.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from teo_desktop.kernel import rng
from teo_desktop.kernel.agenda import NOBODY, PASS, AnyOrder, Choice, Effect, First, Refusal, rule
from teo_desktop.kernel.codec import NOT_SAVED, BadData, effect_classes, from_json, to_json
from teo_desktop.kernel.events import Event, Journal, revealing
from teo_desktop.kernel.rules import Json, Result

NAME = "toy"
RULES = 1

STACK = (1, 1, 1, 2, 2, 3, 3, 4)
"""The worths of the stones, from which the hidden stack is shuffled."""

FLOOR_PRICE = 2
LAST_ROUND = 4


# -- what happened -------------------------------------------------------------------------


@revealing
class StoneDrawn(NamedTuple):
    player: int
    worth: int


@revealing
class DieRolled(NamedTuple):
    player: int
    pips: int


class Scored(NamedTuple):
    player: int
    points: int
    why: str


# -- the state -----------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Setup:
    players: int = 2
    rich: bool = False

    def __post_init__(self) -> None:
        if not 2 <= self.players <= 4:
            raise BadData("players", f"{self.players} cannot play")


@dataclass(slots=True)
class Builder:
    points: int = 0
    stones: int = 0
    charms: int = 0
    floors: int = 0

    def copy(self) -> Builder:
        return Builder(self.points, self.stones, self.charms, self.floors)


@dataclass(slots=True)
class Game:
    setup: Setup
    rng: int
    round: int
    builders: list[Builder]
    stack: tuple[int, ...]
    drawn: int
    agenda: list[Effect[Any]]
    journal: Journal | None = field(default=None, metadata=NOT_SAVED)

    def copy(self) -> Game:
        builders = [builder.copy() for builder in self.builders]
        return Game(self.setup, self.rng, self.round, builders, self.stack, self.drawn, self.agenda[:])

    def free_actions(self, effect: Effect[Any]) -> tuple[Effect[Any], ...]:
        if effect.player != NOBODY and self.builders[effect.player].charms:
            return (UseCharm(effect.player),)
        return ()

    def emit(self, event: Event) -> None:
        if self.journal is not None:
            self.journal.append(event)

    def score(self, player: int, points: int, why: str) -> None:
        self.builders[player].points += points
        self.emit(Scored(player, points, why))


# -- the rules, one effect each ------------------------------------------------------------


@rule
class Round(Effect[Game]):
    """Everybody has a turn; after the last round the highest tower scores."""

    def apply(self, game: Game, choice: Any) -> Sequence[Effect[Any]]:
        game.round += 1
        turns = [Turn(seat) for seat in range(len(game.builders))]
        return (*turns, Round(NOBODY) if game.round < LAST_ROUND else HighestTower(NOBODY))


@rule
class Turn(Effect[Game]):
    """Draw, dig or build."""

    def options(self, game: Game) -> Sequence[Choice]:
        draw = ("draw",) if game.drawn < len(game.stack) else ()
        build = ("build",) if game.builders[self.player].stones >= FLOOR_PRICE else ()
        return (*draw, "dig", *build)

    def apply(self, game: Game, choice: Any) -> Sequence[Effect[Any]]:
        return {"draw": (Draw(self.player),), "dig": (Dig(self.player),), "build": (Build(self.player, 2),)}[choice]

    def refusals(self, game: Game) -> Mapping[Choice, Refusal]:
        stones = game.builders[self.player].stones
        reasons: dict[Choice, Refusal] = {}
        if stones < FLOOR_PRICE:
            reasons["build"] = Refusal("needs_stones", (FLOOR_PRICE, stones))
        if game.drawn == len(game.stack):
            reasons["draw"] = Refusal("stack_empty")
        return reasons


@rule
class Draw(Effect[Game]):
    """Turn the top stone of the stack up."""

    def apply(self, game: Game, choice: Any) -> Sequence[Effect[Any]]:
        worth = game.stack[game.drawn]
        game.drawn += 1
        game.emit(StoneDrawn(self.player, worth))
        return (KeepOrSell(self.player, worth),)


@rule
class KeepOrSell(Effect[Game]):
    """Take the worth as stones, or as points, or leave it."""

    worth: int

    def options(self, game: Game) -> Sequence[Choice]:
        return ("keep", "sell", PASS)

    def apply(self, game: Game, choice: Any) -> Sequence[Effect[Any]]:
        if choice == "keep":
            game.builders[self.player].stones += self.worth
        elif choice == "sell":
            game.score(self.player, self.worth, "sale")
        return ()


@rule
class Dig(Effect[Game]):
    """Roll a die: so many stones less two, and a charm for a six, in any order."""

    def apply(self, game: Game, choice: Any) -> Sequence[Effect[Any]]:
        pips = 1 + rng.below(game, 6)
        game.emit(DieRolled(self.player, pips))
        return (AnyOrder(self.player, (TakeStones(self.player, max(1, pips - 2)), TakeCharm(self.player, pips))),)


@rule
class TakeStones(Effect[Game]):
    """Take stones."""

    number: int

    def apply(self, game: Game, choice: Any) -> Sequence[Effect[Any]]:
        game.builders[self.player].stones += self.number
        return ()


@rule
class TakeCharm(Effect[Game]):
    """From five pips on: a charm."""

    pips: int

    def options(self, game: Game) -> Sequence[Choice] | None:
        return None if self.pips >= 5 else ()

    def apply(self, game: Game, choice: Any) -> Sequence[Effect[Any]]:
        game.builders[self.player].charms += 1
        return ()


@rule
class Build(Effect[Game]):
    """Add up to so many floors, each paid in stones and finished with what it brings before the next."""

    floors: int

    def options(self, game: Game) -> Sequence[Choice]:
        return (PASS, "floor") if self.floors and game.builders[self.player].stones >= FLOOR_PRICE else ()

    def apply(self, game: Game, choice: Any) -> Sequence[Effect[Any]]:
        if choice == PASS:
            return ()
        builder = game.builders[self.player]
        builder.stones -= FLOOR_PRICE
        builder.floors += 1
        game.score(self.player, builder.floors, "floor")
        return (FloorReward(self.player, builder.floors), Build(self.player, self.floors - 1))


@rule
class FloorReward(Effect[Game]):
    """Every third floor is a feast: three stones or a charm; the others bring nothing."""

    floor: int

    def options(self, game: Game) -> Sequence[Choice]:
        return ("stones", "charm") if self.floor % 3 == 0 else ()

    def apply(self, game: Game, choice: Any) -> Sequence[Effect[Any]]:
        return (TakeStones(self.player, 3) if choice == "stones" else TakeCharm(self.player, 6),)


@rule
class UseCharm(Effect[Game]):
    """Give a charm away for two stones, at any moment of one's own turn."""

    def apply(self, game: Game, choice: Any) -> Sequence[Effect[Any]]:
        builder = game.builders[self.player]
        builder.charms -= 1
        builder.stones += 2
        return ()


@rule
class HighestTower(Effect[Game]):
    """Whoever has the highest tower scores five."""

    def apply(self, game: Game, choice: Any) -> Sequence[Effect[Any]]:
        highest = max(builder.floors for builder in game.builders)
        for seat, builder in enumerate(game.builders):
            if builder.floors == highest > 0:
                game.score(seat, 5, "highest_tower")
        return ()


# -- what the kernel asks of a game --------------------------------------------------------

EFFECTS = effect_classes(__name__, "teo_desktop.kernel")


def setup_from_json(data: Json) -> Setup:
    return from_json(Setup, data, EFFECTS, "setup")


def setup_to_json(setup: Setup) -> Json:
    return to_json(setup)


def seats(setup: Setup) -> int:
    return setup.players


def new_game(setup: Setup, seed: int) -> Game:
    builders = [Builder(stones=3 if setup.rich else 0) for _ in range(setup.players)]
    game = Game(setup, rng.seeded(seed), 0, builders, (), 0, [Round(NOBODY)])
    game.stack = rng.shuffled(game, STACK)
    return game


def game_to_json(game: Game) -> Json:
    return to_json(game)


def game_from_json(data: Json) -> Game:
    return from_json(Game, data, EFFECTS)


def line(choice: Choice) -> str:
    if isinstance(choice, First):
        return f"first {type(choice.effect).__name__}"
    if isinstance(choice, Effect):
        return f"use {type(choice).__name__}"
    return str(choice)


def hide(game: Game, player: int, seed: int) -> None:  # all builders know the same
    game.rng = rng.seeded(seed)
    unseen = sorted(game.stack[game.drawn :])
    game.stack = game.stack[: game.drawn] + rng.shuffled(game, tuple(unseen))


def evaluate(game: Game, player: int) -> float:
    builder = game.builders[player]
    return builder.points + 0.4 * builder.stones + 0.9 * builder.charms


def rounds(game: Game) -> int:
    return game.round


def result(game: Game) -> Result:
    points = tuple(builder.points for builder in game.builders)
    return Result(points, tuple(sorted(range(len(points)), key=lambda seat: (-points[seat], seat))))


def points_by_category(events: Sequence[Event]) -> Mapping[int, Mapping[str, int]]:
    sheet: dict[int, dict[str, int]] = {}
    for event in events:
        if isinstance(event, Scored):
            row = sheet.setdefault(event.player, {})
            row[event.why] = row.get(event.why, 0) + event.points
    return sheet


def start(seed: int = 1, players: int = 2, rich: bool = False) -> Game:
    """A new game, for tests."""
    return new_game(Setup(players, rich), seed)
