"""What runs in the process that thinks for the bots; it imports no Qt, so that it starts quickly."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable
from importlib import import_module
from threading import Thread
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


def end_with_parent() -> None:
    """Let this process end when the window's does, however that happens; and leave Ctrl+C in a terminal to the window.

    Nobody else would end it: it waits for questions on a pipe of which it holds both ends.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_wait_for_parent, daemon=True).start()


def _wait_for_parent() -> None:
    from multiprocessing import parent_process

    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)
