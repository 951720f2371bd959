"""Bots that do what a bot must not do, each in its own way, and one that answers as it should."""

from __future__ import annotations

import os
import threading
from typing import Any

from teo_desktop.kernel.agenda import Choice, Decision


class BadBot:
    """Made as all bots are."""

    def __init__(self, rules: Any, seed: int) -> None:
        self.seed = seed


class FirstChoice(BadBot):
    """Takes the first choice."""

    def choose(self, game: Any, decision: Decision, stop: Any = None) -> Choice:
        return decision.options[0]


class Raising(BadBot):
    """Has a mistake in it."""

    def choose(self, game: Any, decision: Decision, stop: Any = None) -> Choice:
        raise ZeroDivisionError("a bot's mistake")


class Hanging(BadBot):
    """Never answers."""

    def choose(self, game: Any, decision: Decision, stop: Any = None) -> Choice:
        threading.Event().wait()
        return None


class Dying(BadBot):
    """Takes its whole process with it."""

    def choose(self, game: Any, decision: Decision, stop: Any = None) -> Choice:
        os._exit(3)


class Cheating(BadBot):
    """Answers something that is not offered."""

    def choose(self, game: Any, decision: Decision, stop: Any = None) -> Choice:
        return "win"
