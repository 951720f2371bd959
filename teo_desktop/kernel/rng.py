"""Chance as one integer inside the game, so that copies, saves and undo carry it along (splitmix64)."""

from __future__ import annotations

from typing import Any, Protocol, TypeVar

MASK = (1 << 64) - 1
_GOLDEN = 0x9E3779B97F4A7C15

ItemT = TypeVar("ItemT")


class HasRng(Protocol):
    """Anything that carries a generator's state."""

    rng: int


def seeded(seed: int) -> int:
    """The state that a game with this seed (64 bits count) starts from; neighbouring seeds share nothing."""
    return _mixed((seed + _GOLDEN) & MASK)


def below(game: HasRng, n: int) -> int:
    """A number from 0 to n - 1; the game's generator moves on.

    Raises:
        ValueError: n is not positive.
    """
    if n <= 0:
        raise ValueError(f"no number below {n}")
    game.rng = state = (game.rng + _GOLDEN) & MASK
    return (_mixed(state) * n) >> 64


def shuffle(game: HasRng, items: list[Any]) -> None:
    """Put the items into a random order, in place."""
    for last in range(len(items) - 1, 0, -1):
        other = below(game, last + 1)
        items[last], items[other] = items[other], items[last]


def shuffled(game: HasRng, items: tuple[ItemT, ...]) -> tuple[ItemT, ...]:
    """The items in a random order."""
    mixed = list(items)
    shuffle(game, mixed)
    return tuple(mixed)


def _mixed(z: int) -> int:
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
    return z ^ (z >> 31)
