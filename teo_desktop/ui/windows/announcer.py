"""Says to screen readers what others see change: questions, what the other seats did, why something is not possible."""

from __future__ import annotations

from PySide6 import QtGui
from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QWidget

from teo_desktop.kernel.events import Event
from teo_desktop.ui.live_game import LiveGame
from teo_desktop.ui.session import Phase


class Announcer(QObject):
    """Announces politely, that is after whatever is being read, and only while somebody listens.

    What a seat of a bot or of another program did is collected and said with the next question to a person.
    """

    def __init__(self, live: LiveGame, speaker: QWidget, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._live = live
        self._speaker = speaker
        self._asked = ""
        self._news: list[str] = []
        live.session.events_happened.connect(self._hear)

    def ask(self, question: str) -> None:
        """This is what the window asks now; said when it is for a person, or the game is over."""
        pending = self._live.session.pending
        decision = pending.decision
        is_for_people = decision is None or pending.phase is Phase.HANDING_OVER or decision.player in self._live.people
        if is_for_people and (question != self._asked or self._news):
            self._asked = question
            self.say(" ".join((*self._news, question)))
            self._news.clear()

    def say(self, text: str) -> None:
        """Announce a text; nothing happens where nobody listens or Qt cannot."""
        if text and QAccessible.isActive() and hasattr(QtGui, "QAccessibleAnnouncementEvent"):
            event = QtGui.QAccessibleAnnouncementEvent(self._speaker, text)
            event.setPoliteness(QAccessible.AnnouncementPoliteness.Polite)
            QAccessible.updateAccessibility(event)

    def _hear(self, events: tuple[Event, ...], _: object) -> None:
        if self._live.session.is_own_news:
            return
        names = [look.name for look in self._live.looks]
        texts = (self._live.adapter.event_text(event, names) for event in events)
        self._news += [text for text in texts if text]
