"""The adapters of the games, by the name of the game."""

from __future__ import annotations

from teo_desktop.ui.adapter import GameAdapter
from teo_desktop.ui.games import teotihuacan

ADAPTERS: dict[str, GameAdapter] = {teotihuacan.NAME: teotihuacan}
