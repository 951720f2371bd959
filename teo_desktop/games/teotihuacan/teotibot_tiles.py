"""How the Teotibot's action tiles and direction tiles move; pure functions over tuples (T-BOT-TILES)."""

from __future__ import annotations

from collections.abc import Sequence

from teo_desktop.games.teotihuacan.teotibot_catalog import FILLED_FROM, LEFT, RESERVE, RIGHT


def slid(tiles: Sequence[int], arrows: tuple[int, int], place: int) -> tuple[tuple[int, ...], int]:
    """The tiles after the one in this place was performed, and how many slid up.

    A first gap is filled as the upper direction tile says, a second one as the lower; a gap in the bottom row takes the
    reserve, and the performed tile is the new reserve.
    """
    after = list(tiles)
    performed = tiles[place]
    slides = 0
    while place in FILLED_FROM[LEFT]:
        lower = FILLED_FROM[arrows[slides]][place]
        after[place] = after[lower]
        place = lower
        slides += 1
    after[place] = tiles[RESERVE]
    after[RESERVE] = performed
    return tuple(after), slides


def rotated(arrows: tuple[int, int]) -> tuple[int, int]:
    """The direction tiles after a turn: the upper one is turned over and put below the other one."""
    upper, lower = arrows
    return lower, RIGHT if upper == LEFT else LEFT
