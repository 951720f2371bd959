"""Teotihuacan in the help: lists and figures of its data, its drawings, and where the rules of everything stand."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Any

from teo_desktop.kernel.agenda import Decision, Refusal
from teo_desktop.kernel.events import Event
from teo_desktop.ui.adapter import Target
from teo_desktop.ui.games.teotihuacan.compendium import topics
from teo_desktop.ui.scene.theme import Theme
from teo_desktop.ui.telling import Portrait

if TYPE_CHECKING:
    from teo_desktop.ui.games.teotihuacan.compendium.drawings import Drawings


class TeotihuacanHandbook:
    """The functions of ``Handbook``; keeps the tables from which it takes its pictures.

    What only pages need is imported with the first page: topics alone are asked for in every game.
    """

    @cached_property
    def _drawings(self) -> Drawings:
        from teo_desktop.ui.games.teotihuacan.compendium.drawings import Drawings

        return Drawings()

    def listing(self, name: str) -> str:
        from teo_desktop.ui.games.teotihuacan.compendium.lists import LISTS

        return LISTS[name]()

    def figure(self, name: str) -> str:
        from teo_desktop.ui.games.teotihuacan.compendium.figures import figure

        return figure(name)

    def drawing(self, name: str, theme: Theme) -> Portrait | None:
        return self._drawings.drawing(name, theme)

    def topic_of_setup(self) -> str:
        return topics.SETUP

    def topic_of_thing(self, game: Any, thing: Target) -> str:
        return topics.of_thing(game, thing)

    def topic_of_event(self, event: Event) -> str:
        return topics.of_event(event)

    def topic_of_refusal(self, refusal: Refusal) -> str:
        return topics.of_refusal(refusal)

    def topic_of_question(self, decision: Decision) -> str:
        return topics.of_question(decision)
