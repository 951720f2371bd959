"""From the game to its rules: what inspector, log, refusals and the question lead to in the help."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from teo_desktop.kernel.agenda import Refusal
from teo_desktop.kernel.events import Event
from teo_desktop.ui.adapter import Target
from teo_desktop.ui.appearance import Appearance
from teo_desktop.ui.help.pages import title_of
from teo_desktop.ui.models.log import LogModel

if TYPE_CHECKING:
    from teo_desktop.ui.help.handbook import Handbook
    from teo_desktop.ui.windows.game_view import GameView


class RuleLinks(QObject):
    """Finds the topic of what somebody wants explained, and asks the view for it; its parts must be there already.

    A game without pages in the help has no links.
    """

    def __init__(self, view: GameView, appearance: Appearance) -> None:
        super().__init__(view)
        self._appearance = appearance
        self._view = view
        self._refusal: Refusal | None = None
        told, hint = view.chronicle, view.hint_bar
        told.inspector.name_rules(self.title_of_thing)
        told.inspector.rule_wanted.connect(self.explain_thing)
        told.log_panel.rule_wanted.connect(self.explain_event)
        hint.why_asked.connect(self.explain_refusal)
        view.action_bar.rule_asked.connect(self.explain_question)
        view.commands.on_key("explain", self.explain)
        view.commands.keymap.follow("explain", view.action_bar.show_keys_of_rule)
        if view.bot_panel is not None:
            view.bot_panel.rule_wanted.connect(view.help_wanted)

    @cached_property
    def book(self) -> Handbook | None:
        """The game in the help. Made when it is wanted first, since nobody waits for it at the start."""
        return self._view.live.adapter.handbook()

    def refuse(self, refusal: Refusal) -> None:
        """This is what is said to be impossible now."""
        self._refusal = refusal

    def explain(self) -> None:
        """Show the rule about the line of the log or the thing with the focus, the refusal, else the question."""
        view = self._view
        tree, inspector = view.chronicle.log_panel.tree, view.chronicle.inspector
        focused = view.window().focusWidget()
        event = tree.currentIndex().data(LogModel.EventRole) if focused is tree else None
        if event is not None:
            self.explain_event(event)
        elif focused is inspector.text and inspector.thing is not None:
            self.explain_thing(inspector.thing)
        elif view.hint_bar.is_refusing:
            self.explain_refusal()
        else:
            self.explain_question()

    def explain_question(self) -> None:
        """Show the rule about what is asked."""
        decision = self._view.pending.decision
        self._ask_for(self.book.topic_of_question(decision) if self.book and decision else "")

    def title_of_thing(self, thing: Target) -> str:
        """What the rules of a thing are called in the help; empty where there are none."""
        topic = self.book.topic_of_thing(self._view.pending.game, thing) if self.book else ""
        return title_of(self._appearance.language, topic) if topic else ""

    def explain_thing(self, thing: Target) -> None:
        """Show the rules of a thing on the table."""
        self._ask_for(self.book.topic_of_thing(self._view.pending.game, thing) if self.book else "")

    def explain_event(self, event: Event) -> None:
        """Show by which rule this happened."""
        self._ask_for(self.book.topic_of_event(event) if self.book else "")

    def explain_refusal(self) -> None:
        """Show why what was refused last is not possible."""
        if self._refusal is not None:
            self._ask_for(self.book.topic_of_refusal(self._refusal) if self.book else "")

    def _ask_for(self, topic: str) -> None:
        self._view.help_wanted.emit(topic)
