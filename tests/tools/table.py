"""Reading the arguments that several of the commands share."""

from __future__ import annotations

import argparse
from importlib import import_module
from types import ModuleType

from teo_desktop.games import GAMES
from teo_desktop.kernel.rules import Json


def content(name: str) -> ModuleType:
    """What the tests say of a game: its set-ups, what must hold, what must occur."""
    return import_module(f"tests.games.{name}.content")


def add_game(parser: argparse.ArgumentParser) -> None:
    """The game, its set-up by the name that the walks give it, and the seed."""
    only = next(iter(GAMES))
    parser.add_argument("game", nargs="?", choices=tuple(GAMES), default=only, help=f"the game ({only})")
    parser.add_argument("--players", type=int, default=2, metavar="N", help="number of players (2)")
    parser.add_argument("--setup", metavar="NAME", help="a set-up by its name in content.py, instead of --players")
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="the seed (1)")


def setup(parser: argparse.ArgumentParser, asked: argparse.Namespace) -> Json:
    """The set-up that was asked for."""
    setups = content(asked.game).SETUPS
    if asked.setup is not None:
        if asked.setup not in setups:
            parser.error(f"no set-up is called {asked.setup!r}; there are {', '.join(setups)}")
        return setups[asked.setup]
    found = plain_setup(asked.game, asked.players)
    if found is None:
        parser.error(f"{asked.players} cannot play {asked.game}")
    return found


def plain_setup(name: str, players: int) -> Json | None:
    """The first set-up of the walks for so many players; None when there is none."""
    return next((setup for setup in content(name).SETUPS.values() if setup["players"] == players), None)
