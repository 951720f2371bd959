"""How strong the Teotibot is: five levels, and each lever by itself (T-BOT-LEVELS)."""

from __future__ import annotations

from dataclasses import asdict
from typing import Final

from teo_desktop.games.teotihuacan.state import Setup, Solo
from teo_desktop.games.teotihuacan.teotibot_catalog import LEVEL_ROWS, LEVERS
from teo_desktop.kernel.codec import BadData

TEOTIBOT: Final = "teotibot"
"""The bot's name on the command line and in a game's seats."""
USUAL_LEVEL: Final = "standard"
SOLO_SEATS: Final = 2
"""One for somebody who decides, and the last one for the Teotibot."""


def _solo(row: dict[str, int]) -> Solo:
    return Solo(**{lever: row[lever] if lever in row else row["power"] for lever in LEVERS})


LEVELS: Final = {name: _solo(row) for name, row in LEVEL_ROWS.items()}
"""By name, from the weakest to the strongest."""


def level_of(solo: Solo) -> str:
    """The name of the level with exactly these levers; empty for a mixture of one's own."""
    return next((name for name, levers in LEVELS.items() if levers == solo), "")


def check(setup: Setup) -> None:
    """Refuse a set-up that does not go with the Teotibot, or with its absence; raises ``BadData``."""
    if setup.solo is None:
        if setup.redraw_neutrals:
            raise BadData("redraw_neutrals", "goes only with the Teotibot")
        return
    if setup.players != SOLO_SEATS:
        raise BadData("solo", f"the Teotibot has the last of exactly {SOLO_SEATS} seats, not of {setup.players}")
    for lever, value in asdict(setup.solo).items():
        least, most, step = LEVERS[lever]
        if not least <= value <= most or (value - least) % step:
            raise BadData(f"solo.{lever}", f"{value} is not one of {', '.join(map(str, range(least, most + 1, step)))}")
