"""What the new-game form asks for Teotihuacan, and the set-up that the answers describe."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from teo_desktop.games.teotihuacan.state import Setup
from teo_desktop.ui.adapter import Option, SetupField
from teo_desktop.ui.texts.teotihuacan import option_label, option_tip, setup_label, setup_tip

_CHOICES = {"edition": ("deluxe", "2018"), "setup": ("full", "first")}
"""Fields with several answers; the first one is meant where nothing is said."""
_BOXES = ("sudden-end", "advanced-worship", "draft", "random-pyramid")


def setup_fields() -> tuple[SetupField, ...]:
    """The rows of the form, from top to bottom."""
    fields = [
        SetupField(
            key,
            setup_label(key),
            tuple(Option(value, option_label(value), option_tip(value)) for value in values),
            values[0],
            setup_tip(key),
        )
        for key, values in _CHOICES.items()
    ]
    fields += [SetupField(key, setup_label(key), tip=setup_tip(key)) for key in _BOXES]
    return tuple(fields)


def make_setup(seats: int, values: Mapping[str, str | bool]) -> Setup:
    """The set-up for so many seats; what is not answered is as ``setup_fields`` proposes."""
    edition: Literal["deluxe", "2018"] = "2018" if values.get("edition") == "2018" else "deluxe"
    return Setup(
        seats,
        edition,
        values.get("setup") == "first",
        sudden_end=values.get("sudden-end") is True,
        advanced_worship=values.get("advanced-worship") is True,
        draft=values.get("draft") is True,
        random_pyramid=values.get("random-pyramid") is True,
    )
