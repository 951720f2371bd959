"""What the words of the data files do: at once, or as effects where somebody has to decide."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from teo_desktop.games.teotihuacan.catalog import GOODS, TEMPLES
from teo_desktop.games.teotihuacan.state import Game
from teo_desktop.games.teotihuacan.temples import (
    AnyTempleStep,
    GainResources,
    TempleStep,
    advance_on_avenue,
    advance_on_track,
)
from teo_desktop.games.teotihuacan.workers import ANYWHERE, PowerUp
from teo_desktop.kernel.agenda import Effect

_TEMPLE_WORDS = {f"temple_{name}": temple for temple, name in enumerate(TEMPLES)}
_GOOD_WORDS = {name: good for good, name in enumerate(GOODS)}


def benefit(game: Game, player: int, word: str, amount: int, source: str) -> Sequence[Effect[Any]]:
    """Give a benefit to a player; what has to be decided or has consequences is returned.

    Raises:
        ValueError: no benefit is called that way (set-up has a few of its own).
    """
    if word in _GOOD_WORDS:
        game.gain(player, _GOOD_WORDS[word], amount, source)
        return ()
    if word == "points":
        game.score(player, amount, source)
        return ()
    if word == "track":
        for _ in range(amount):
            advance_on_track(game, player)
        return ()
    if word == "any_resource":
        return (GainResources(player, amount, source),)
    if word in _TEMPLE_WORDS:
        return (TempleStep(player, _TEMPLE_WORDS[word]),) * amount
    if word == "temple_any":
        return (AnyTempleStep(player),) * amount
    if word == "power_up":
        return (PowerUp(player, ANYWHERE, amount),)
    if word == "avenue":
        return tuple(effect for _ in range(amount) for effect in advance_on_avenue(game, player))
    raise ValueError(f"no benefit is called {word!r}")
