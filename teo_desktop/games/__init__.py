"""The games, by the name that records and the command line call them."""

from __future__ import annotations

from teo_desktop.games import tekhenu, teotihuacan
from teo_desktop.kernel.rules import Rules

GAMES: dict[str, Rules] = {teotihuacan.NAME: teotihuacan, tekhenu.NAME: tekhenu}
