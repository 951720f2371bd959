"""What a coach marks: the words in which a game's coach and the window talk."""

from __future__ import annotations

from typing import NamedTuple

from teo_desktop.kernel.agenda import Choice


class Mark(NamedTuple):
    """Something that somebody may have overlooked."""

    key: str
    """Of which kind it is, so that one kind can be silenced."""
    text: str
    """What it is and why, in a sentence or two."""
    choice: Choice | None = None
    """What could be done about it now; None: nothing."""
