"""Teotihuacan as the window sees it: the functions of ``GameAdapter``. Its chapters draw the table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from teo_desktop.games.teotihuacan import NAME, Game
from teo_desktop.games.teotihuacan.interrupts import refused_free_actions
from teo_desktop.games.teotihuacan.turn import ChooseMove
from teo_desktop.kernel.agenda import Choice, Decision, Refusal
from teo_desktop.ui.adapter import CampaignWords, SeatLook, Table
from teo_desktop.ui.games.teotihuacan.bot_panel import bot_moments, bot_view
from teo_desktop.ui.games.teotihuacan.forecast import countdown, outlook, reminders
from teo_desktop.ui.games.teotihuacan.forms import make_setup, setup_fields, solo_bot
from teo_desktop.ui.games.teotihuacan.inspector import inspect
from teo_desktop.ui.games.teotihuacan.named import event_names
from teo_desktop.ui.games.teotihuacan.panels import player_rows, supply
from teo_desktop.ui.games.teotihuacan.table import TeotihuacanTable
from teo_desktop.ui.games.teotihuacan.targets import targets
from teo_desktop.ui.games.teotihuacan.things import event_things, group_of, opens_chapter, opens_period
from teo_desktop.ui.scene.theme import Theme
from teo_desktop.ui.texts.teotihuacan import campaign as _campaign
from teo_desktop.ui.texts.teotihuacan import (
    category_text,
    choice_text,
    credits,
    crumb,
    event_text,
    is_told,
    prompt,
    refusal_text,
    title,
)
from teo_desktop.ui.texts.teotihuacan.inspector import group_text, period_text

if TYPE_CHECKING:
    from teo_desktop.ui.help.handbook import Handbook

__all__ = [
    "NAME",
    "begins_turn",
    "bot_moments",
    "bot_view",
    "campaign_words",
    "category_text",
    "choice_text",
    "countdown",
    "credits",
    "crumb",
    "event_names",
    "event_text",
    "event_things",
    "group_of",
    "group_text",
    "handbook",
    "inspect",
    "is_told",
    "make_setup",
    "opens_chapter",
    "opens_period",
    "outlook",
    "period_text",
    "player_rows",
    "prompt",
    "refusal_text",
    "refusals",
    "reminders",
    "setup_fields",
    "solo_bot",
    "supply",
    "table",
    "targets",
    "title",
]


def table(theme: Theme, seats: Sequence[SeatLook]) -> Table:
    """A new, empty table."""
    return TeotihuacanTable(theme, seats)


def refusals(game: Game, decision: Decision) -> Mapping[Choice, Refusal]:
    """What is not offered and why, free actions included."""
    effect = decision.asked_by
    return {**effect.refusals(game), **refused_free_actions(game, effect)}


def handbook() -> Handbook:
    """The game in the help; imported when somebody asks for it."""
    from teo_desktop.ui.games.teotihuacan.compendium import TeotihuacanHandbook

    return TeotihuacanHandbook()


def campaign_words() -> CampaignWords:
    """The ascent in words."""
    return _campaign


def begins_turn(decision: Decision) -> bool:
    """Whether the question opens a player's turn."""
    return isinstance(decision.asked_by, ChooseMove)
