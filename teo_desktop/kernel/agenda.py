"""What happens next: a stack of frozen effects that lies inside the game itself.

An effect is one sentence of a rulebook. The top one either asks somebody (it has options) or happens at once; what it
returns comes next, in reading order, and is finished completely, however deep it goes, before what lies below it.
So a pending chain can be copied, saved, sent to another process and shown, because it is only data.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Final, Generic, NamedTuple, Protocol, TypeAlias, TypeVar, dataclass_transform

PASS: Final = "pass"
"""The choice to leave it, wherever an effect says that one may."""

NOBODY: Final = -1
"""The player of an effect that no seat decides (a round ends, a scoring happens)."""

Choice: TypeAlias = Hashable
"""What a player answers: a string, an int, a small NamedTuple, or, for a free action, the effect itself."""

GameT = TypeVar("GameT", contravariant=True)
ClassT = TypeVar("ClassT")


class IllegalChoice(ValueError):
    """The choice is not offered by the pending decision; nothing has changed."""


class StaleDecision(ValueError):
    """The decision that was answered is no longer the pending one; nothing has changed."""


class Refusal(NamedTuple):
    """Why something is not offered: a reason's id, and the numbers that belong in its sentence."""

    reason: str
    numbers: tuple[int, ...] = ()


class Shared(type):
    """Makes equal effects one object: arguments are looked up before anything is built.

    Therefore effects take positional arguments only, and to compare two of them is to ask whether they are the same.
    """

    def __init__(cls, *args: Any) -> None:
        super().__init__(*args)
        cls._shared: dict[tuple[Any, ...], Any] = {}

    def __call__(cls, *args: Any) -> Any:
        try:
            return cls._shared[args]
        except KeyError:
            fields = dataclasses.fields(cls)  # type: ignore[arg-type]  # `rule` makes a dataclass of each
            if len(args) < len(fields):
                effect = cls(*args, *(field.default for field in fields[len(args) :]))
            else:
                effect = super().__call__(*args)
            cls._shared[args] = effect
            return effect


@dataclass_transform(frozen_default=True)
def rule(cls: type[ClassT]) -> type[ClassT]:
    """Make a class of effects: frozen and slotted, its fields are ids, ints and tuples of them."""
    # Whatever else a dataclass has stands once in Effect: to write it anew for each class takes a tenth of the start.
    return dataclass(init=False, repr=False, eq=False, slots=True)(cls)


@rule
class Effect(Generic[GameT], metaclass=Shared):
    """One sentence of a rulebook that somebody may decide, or that waits for somebody's decision."""

    player: int
    interruptible: ClassVar[bool] = True
    """Whether a free action may come while this effect asks."""
    secret: ClassVar[bool] = False
    """Whether question and answer are for the asked seat's eyes only."""

    def options(self, game: GameT) -> Sequence[Choice] | None:
        """The legal choices now, in a stable order; None when there is nothing to decide.

        Pure: changes nothing and draws no random number. An empty answer drops the effect ("as much as possible").
        """
        return None

    def apply(self, game: GameT, choice: Any) -> Sequence[Effect[Any]]:
        """Change the game first, then say what comes next, in reading order."""
        return ()

    def refusals(self, game: GameT) -> Mapping[Choice, Refusal]:
        """Why not: for what a player might try here and is not offered, the reason. Never asked by a search."""
        return {}

    def begins_automatic_turn(self, game: GameT) -> bool:
        """Whether the turn of a seat for which nobody decides begins with it; people may want to stop before that."""
        return False

    def __init__(self, *values: Any) -> None:
        for field, value in zip(dataclasses.fields(self), values, strict=True):
            object.__setattr__(self, field.name, value)

    def __setattr__(self, name: str, value: object) -> None:
        raise dataclasses.FrozenInstanceError(f"cannot assign to field {name!r}")

    def __delattr__(self, name: str) -> None:
        raise dataclasses.FrozenInstanceError(f"cannot delete field {name!r}")

    def __reduce__(self) -> tuple[Any, ...]:
        # Out of a pickle, too, comes the one object.
        return type(self), tuple(getattr(self, field.name) for field in dataclasses.fields(self))

    def __repr__(self) -> str:
        values = (f"{field.name}={getattr(self, field.name)!r}" for field in dataclasses.fields(self))
        return f"{type(self).__qualname__}({', '.join(values)})"


class Table(Protocol):
    """What the agenda needs of a game."""

    agenda: list[Effect[Any]]

    def free_actions(self, effect: Effect[Any]) -> tuple[Effect[Any], ...]:
        """The effects with which the player may interrupt this one; they stand among its choices."""


class Decision(NamedTuple):
    """A question that the rules put to a player; the answer is one of its options."""

    player: int
    asked_by: Effect[Any]
    options: tuple[Choice, ...]

    @property
    def is_pause(self) -> bool:
        """Whether nothing is asked: ``asked_by`` happens as soon as somebody calls ``advance``."""
        return not self.options


class First(NamedTuple):
    """The choice of which of several simultaneous effects happens first."""

    effect: Effect[Any]


@rule
class AnyOrder(Effect[Any]):
    """Several effects at the same moment: the player says which comes first; each is finished before the next."""

    effects: tuple[Effect[Any], ...]

    def options(self, game: Any) -> Sequence[Choice]:
        return tuple(First(effect) for effect in dict.fromkeys(self.effects))

    def apply(self, game: Any, choice: First) -> Sequence[Effect[Any]]:
        rest = list(self.effects)
        rest.remove(choice.effect)
        return (choice.effect, AnyOrder(self.player, tuple(rest))) if rest else (choice.effect,)


def advance(game: Table, pausing: bool = False) -> Decision | None:
    """Let effects happen until a player has a real choice; None when the game is over.

    A question with a single option is answered here and never reaches a player or a record. With ``pausing`` an
    automatic turn does not begin yet: a decision without options (``is_pause``) comes in its place.
    """
    agenda = game.agenda
    while agenda:
        effect = agenda[-1]
        if pausing and effect.begins_automatic_turn(game):
            return Decision(effect.player, effect, ())
        options = effect.options(game)
        if options is None:
            agenda.pop()
            if following := effect.apply(game, None):
                agenda.extend(following[::-1])
            continue
        if options:
            if effect.interruptible and (free := game.free_actions(effect)):
                return Decision(effect.player, effect, (*options, *free))
            if len(options) > 1:
                return Decision(effect.player, effect, tuple(options))
            agenda.pop()
            if following := effect.apply(game, options[0]):
                agenda.extend(following[::-1])
        else:
            agenda.pop()
    return None


def submit(game: Table, decision: Decision, choice: Choice, pausing: bool = False) -> Decision | None:
    """Answer the pending decision and return the next one, as ``advance`` does. When one of these is raised, the game
    is as it was.

    Raises:
        IllegalChoice: the decision does not offer the choice.
        StaleDecision: the decision is not the one that the game waits for.
    """
    agenda = game.agenda
    effect = decision.asked_by
    if not agenda or (agenda[-1] is not effect and agenda[-1] != effect):
        raise StaleDecision(f"{effect!r} is not what the game waits for")
    if choice not in decision.options:
        raise IllegalChoice(f"{choice!r} is not offered by {effect!r}")
    if isinstance(choice, Effect):
        # A free action interrupts; what it interrupted asks again afterwards.
        agenda.append(choice)
    else:
        agenda.pop()
        if following := effect.apply(game, choice):
            agenda.extend(following[::-1])
    return advance(game, pausing)
