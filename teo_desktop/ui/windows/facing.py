"""Whom the table faces: whose goods, tiles and buttons lie in front of whoever sits at the window."""

from __future__ import annotations

from teo_desktop.ui.live_game import LiveGame
from teo_desktop.ui.session import Pending, Phase


def faced_by(live: LiveGame, pending: Pending) -> int | None:
    """The person who is asked; while nobody is, the one who chose last. None where only bots play."""
    decision, people = pending.decision, live.people
    if not people:
        return None
    if decision is not None and pending.phase is Phase.ASKING and decision.player in people:
        return decision.player
    chose = (step.player for step in reversed(live.session.steps) if step.player in people)
    return next(chose, min(people))
