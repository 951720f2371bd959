"""What the new-game form asks for Teotihuacan, and the set-up that the answers describe."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from teo_desktop.games.teotihuacan.state import Setup, Solo
from teo_desktop.games.teotihuacan.teotibot_catalog import LEVERS
from teo_desktop.games.teotihuacan.teotibot_levels import LEVELS, TEOTIBOT, USUAL_LEVEL
from teo_desktop.ui.adapter import Lever, Option, SetupField, SoloBot, SoloChoice
from teo_desktop.ui.texts import teotihuacan as texts
from teo_desktop.ui.texts.teotihuacan import option_label, option_tip, setup_label, setup_tip

_CHOICES = {"edition": ("deluxe", "2018"), "setup": ("full", "first")}
"""Fields with several answers; the first one is meant where nothing is said."""
_FOR_NEWCOMERS = {"setup": "first"}
"""What the rulebook recommends for a first game."""
_BOXES = ("sudden-end", "advanced-worship", "draft", "random-pyramid", "all-tiles")
_SOLO_BOXES = ("redraw-neutrals",)
_NEEDS = dict.fromkeys(("draft", "all-tiles"), ("setup", "full"))
"""In a first game nobody keeps starting tiles, and the tiles on the table are given."""


def setup_fields() -> tuple[SetupField, ...]:
    """The rows of the form, from top to bottom."""
    fields = [
        SetupField(
            key,
            setup_label(key),
            tuple(Option(value, option_label(value), option_tip(value)) for value in values),
            values[0],
            setup_tip(key),
            for_newcomers=_FOR_NEWCOMERS.get(key),
        )
        for key, values in _CHOICES.items()
    ]
    fields += [SetupField(key, setup_label(key), tip=setup_tip(key), needs=_NEEDS.get(key)) for key in _BOXES]
    fields += [SetupField(key, setup_label(key), tip=setup_tip(key), is_solo=True) for key in _SOLO_BOXES]
    return tuple(fields)


def solo_bot() -> SoloBot:
    """The Teotibot: its levels, and each of its levers by itself."""
    return SoloBot(
        TEOTIBOT,
        texts.teotibot_name(),
        texts.teotibot_tip(),
        tuple(Option(level, texts.level_name(level), texts.level_tip(level)) for level in LEVELS),
        USUAL_LEVEL,
        Option("", texts.level_name(""), texts.level_tip("")),
        tuple(
            Lever(
                key,
                texts.lever_label(key),
                *lever,
                {level: getattr(solo, key) for level, solo in LEVELS.items()},
                texts.lever_tip(key),
            )
            for key, lever in LEVERS.items()
        ),
    )


def make_setup(seats: int, values: Mapping[str, str | bool], solo: SoloChoice | None = None) -> Setup:
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
        all_tiles=values.get("all-tiles") is True,
        redraw_neutrals=solo is not None and values.get("redraw-neutrals") is True,
        solo=_solo(solo) if solo is not None else None,
    )


def _solo(choice: SoloChoice) -> Solo:
    return LEVELS[choice.level] if choice.level else Solo(**choice.levers)
