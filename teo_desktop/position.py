"""A position as a short text for the clipboard: paste it, and the game goes on from there.

The text is the game's transcript up to that moment, compressed and in letters that every mail and chat leaves alone;
so it brings its whole past along, and reading it checks everything that reading a transcript checks.
"""

from __future__ import annotations

import base64
import binascii
import zlib
from dataclasses import replace
from typing import Final

from teo_desktop.saved_game import SavedGame
from teo_desktop.transcript import SIZE_LIMIT, BadText, read, text_of

SIGN: Final = "teo-position-1:"
"""What every such text begins with."""
_TRANSCRIPT_SIGN = "[Game "


def to_text(saved: SavedGame, lines: int | None = None) -> str:
    """The position after so many lines of a game (None: as it stands), without branches, comments and profiles."""
    kept = saved.record.lines[:lines]
    bare = SavedGame(
        replace(saved.record, lines=kept),
        tuple(replace(seat, profile="") for seat in saved.seats),
        None,
        lifted=tuple(number for number in saved.lifted if number <= len(kept)),
        # In the past somebody has been asked what comes next, so whoever was before them has handed over.
        handed_over=saved.handed_over or len(kept) < len(saved.record.lines),
    )
    packed = zlib.compress(text_of(bare).encode(), 9)
    return SIGN + base64.urlsafe_b64encode(packed).decode()


def from_text(text: str) -> SavedGame:
    """The game that such a text, or a whole transcript, tells, played to where it stands; spaces and line breaks that
    a mail has put into it do not matter.

    Raises:
        BadText: it is neither, or it is damaged.
    """
    bare = text.strip()
    if bare.startswith(_TRANSCRIPT_SIGN):
        return read(bare)
    packed = "".join(bare.split())
    if not packed.startswith(SIGN):
        raise BadText("form", 1)
    try:
        unpacking = zlib.decompressobj()
        data = unpacking.decompress(base64.b64decode(packed.removeprefix(SIGN), "-_", validate=True), SIZE_LIMIT)
        if not unpacking.eof:
            raise BadText("form", 1)
        return read(data.decode())
    except (binascii.Error, zlib.error, ValueError):
        raise BadText("form", 1) from None
