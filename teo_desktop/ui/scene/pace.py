"""How fast a table shows what happened."""

from __future__ import annotations

from enum import Enum


class Pace(Enum):
    """The pace of motion on a table; the values are those of the settings."""

    OFF = "off"
    """Nothing moves: everything is at once where it belongs."""
    FAST = "fast"
    NORMAL = "normal"
    STEP = "step"
    """As normal, and then waits until somebody presses a key or a button of the mouse."""
