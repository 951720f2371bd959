"""What runs in the process that thinks for the bots; it imports no Qt, so that it starts quickly."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from time import monotonic
from typing import Any, cast

from teo_desktop.kernel.agenda import Choice, Decision
from teo_desktop.kernel.bots import Bot
from teo_desktop.kernel.rules import Rules

BotMaker = Callable[[Rules, int], Bot]


def think(rules_module: str, make_bot: BotMaker, seed: int, game: Any, decision: Decision, seconds: float) -> Choice:
    """A bot's answer; after so many seconds the bot is asked to hurry."""
    rules = cast(Rules, import_module(rules_module))
    deadline = monotonic() + seconds
    return make_bot(rules, seed).choose(game, decision, lambda: monotonic() > deadline)
