"""What a game supplies to the help besides its pages: lists and figures of its data, its drawings, where things stand.

A topic is the address of a place in the help: ``teotihuacan/turn#moving``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

from teo_desktop.kernel.agenda import Decision, Refusal
from teo_desktop.kernel.events import Event
from teo_desktop.ui.help.pages import Filler
from teo_desktop.ui.scene.theme import Theme
from teo_desktop.ui.telling import Portrait

if TYPE_CHECKING:
    from teo_desktop.ui.adapter import Target


class Handbook(Filler, Protocol):
    """A game in the help. Its pages are called by the game's name."""

    def drawing(self, name: str, theme: Theme) -> Portrait | None:
        """What the pages show of the game, as it is drawn on the table; None when there is none of that name."""

    def topic_of_setup(self) -> str:
        """Where it stands what can be chosen when a game is set up."""

    def topic_of_thing(self, game: Any, thing: Target) -> str:
        """Where the rules of a thing on the table stand; empty for what is no thing of this game."""

    def topic_of_event(self, event: Event) -> str:
        """Where it stands by which rule this happened."""

    def topic_of_refusal(self, refusal: Refusal) -> str:
        """Where it stands why something is not possible."""

    def topic_of_question(self, decision: Decision) -> str:
        """Where it stands what is asked."""
