"""What the inspector says about each thing of this game: what it is, what it does, how it stands now."""

from __future__ import annotations

from collections.abc import Sequence

from teo_desktop.games.teotihuacan.state import Game
from teo_desktop.ui.adapter import SeatLook, Target
from teo_desktop.ui.games.teotihuacan.inspector import boards, hand, tiles, tracks
from teo_desktop.ui.games.teotihuacan.inspector.look import Look
from teo_desktop.ui.telling import Inspection

_KINDS = {**boards.KINDS, **tiles.KINDS, **tracks.KINDS, **hand.KINDS}
"""By kind of thing, pieces that cannot be clicked included."""


def inspect(game: Game, thing: Target, seats: Sequence[SeatLook], faces: int | None = None) -> Inspection | None:
    """All that there is to say about a thing on a table that faces this seat; None for what is none of this game."""
    explain = _KINDS.get(thing.kind)
    return explain(Look(game, tuple(look.name for look in seats), faces), thing.id) if explain is not None else None
