"""The coach's strip above the board: what somebody may have overlooked, and why. It never stops anybody."""

from __future__ import annotations

import json

from PySide6.QtCore import QObject, QSize, Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QSizePolicy, QToolButton

from teo_desktop.ui.appearance import Appearance
from teo_desktop.ui.coaching import Mark
from teo_desktop.ui.games import TEACHERS
from teo_desktop.ui.live_game import LiveGame
from teo_desktop.ui.session import Pending, Phase
from teo_desktop.ui.settings import COACH, Settings
from teo_desktop.ui.windows.announcer import Announcer
from teo_desktop.ui.windows.parts import label

MUTED = "coach_muted"
"""Where the kinds of marks are kept that somebody does not want to hear of."""


class CoachStrip(QFrame):
    """One mark at a time.

    Signals:
        shown(): somebody wants to see what could be done.
        dismissed(): enough of this one.
        muted(): never again one of this kind.
    """

    shown = Signal()
    dismissed = Signal()
    muted = Signal()

    def __init__(self, appearance: Appearance) -> None:
        super().__init__()
        self._appearance = appearance
        self.setProperty("panel", True)
        self._picture = QLabel()
        self.text = label(wraps=True)
        self.text.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.show_button, self.mute_button, self.close_button = (self._button() for _ in range(3))
        self.show_button.clicked.connect(self.shown)
        self.mute_button.clicked.connect(self.muted)
        self.close_button.clicked.connect(self.dismissed)
        row = QHBoxLayout(self)
        row.setContentsMargins(10, 3, 6, 3)
        row.setSpacing(8)
        row.addWidget(self._picture)
        row.addWidget(self.text, 1)
        for made in (self.show_button, self.mute_button, self.close_button):
            row.addWidget(made)
        self.hide()
        self.retranslate()
        self.restyle()

    def say(self, mark: Mark | None) -> None:
        """Show this mark; None: nothing."""
        self.text.setText(mark.text if mark else "")
        self.setAccessibleDescription(mark.text if mark else "")
        self.show_button.setVisible(mark is not None and mark.choice is not None)
        self.setVisible(mark is not None)

    def retranslate(self) -> None:
        """Make the words of the buttons anew."""
        self.setAccessibleName(self.tr("Coach"))
        self._picture.setToolTip(self.tr("The coach: switched on and off in the preferences"))
        for made, words in (
            (self.show_button, self.tr("Show it among the choices")),
            (self.mute_button, self.tr("Do not mark this kind of thing any more")),
            (self.close_button, self.tr("Enough of that")),
        ):
            made.setToolTip(words)
            made.setAccessibleName(words)

    def restyle(self) -> None:
        """Take over another theme or text size."""
        theme, side = self._appearance.theme, self._appearance.size(18)
        self._picture.setPixmap(
            theme.pixmap("ui_learn", side, side, self.devicePixelRatioF(), theme.colour("accent_text"))
        )
        self._picture.setFixedSize(side, side)
        self._picture.setScaledContents(True)
        names = ("ui_eye", "ui_filter", "ui_cancel")
        for made, name in zip((self.show_button, self.mute_button, self.close_button), names, strict=True):
            made.setIcon(theme.icon(name, side))
            made.setIconSize(QSize(side, side))

    def _button(self) -> QToolButton:
        made = QToolButton()
        made.setAutoRaise(True)
        made.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        return made


class Coach(QObject):
    """Keeps the strip at what the game waits for.

    Signals:
        choice_wanted(object): this choice is to be looked at.
    """

    choice_wanted = Signal(object)

    def __init__(
        self, live: LiveGame, announcer: Announcer, appearance: Appearance, settings: Settings, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._live, self._announcer, self._settings = live, announcer, settings
        self._pending: Pending | None = None
        self._marks: list[Mark] = []
        self._dismissed: set[tuple[int, str]] = set()
        self._is_forced = self._is_silent = False
        self.strip = CoachStrip(appearance)
        self.strip.shown.connect(self._show_choice)
        self.strip.dismissed.connect(self._dismiss)
        self.strip.muted.connect(self._mute)
        settings.changed.connect(self._follow)

    @property
    def marks(self) -> tuple[Mark, ...]:
        """What there is to say; the strip shows the first."""
        return tuple(self._marks)

    def speak(self, is_forced: bool, is_silent: bool) -> None:
        """Speak whatever the settings say, as in a first game; or never, where somebody else explains everything."""
        self._is_forced, self._is_silent = is_forced, is_silent
        self._look()

    def ask(self, pending: Pending) -> None:
        """Take up what the game waits for."""
        self._pending = pending
        self._look()
        if self._marks:
            self._announcer.say(self._marks[0].text)

    def rest(self) -> None:
        """Say nothing until something is asked again."""
        self._pending = None
        self._look()

    def retranslate(self) -> None:
        """Make all words anew."""
        self.strip.retranslate()
        self._look()

    def _look(self) -> None:
        muted = self._muted()
        self._marks = [
            mark for mark in self._found() if mark.key not in muted and (self._place(), mark.key) not in self._dismissed
        ]
        self.strip.say(self._marks[0] if self._marks else None)

    def _found(self) -> tuple[Mark, ...]:
        pending, session = self._pending, self._live.session
        teacher = TEACHERS.get(self._live.adapter.NAME)
        is_on = not self._is_silent and (self._is_forced or self._settings.get(COACH))
        if pending is None or teacher is None or not is_on:
            return ()
        if pending.phase is Phase.HANDING_OVER:
            return teacher.marks(pending.game, session.steps[-1].player, None, session.turn_so_far)
        decision = pending.decision
        if pending.phase is Phase.OVER or decision is None or decision.player not in self._live.people:
            return ()
        return teacher.marks(pending.game, decision.player, decision, session.turn_so_far)

    def _place(self) -> int:
        return len(self._live.session.steps)

    def _muted(self) -> list[str]:
        try:
            kept = json.loads(self._settings.note(MUTED) or "[]")
        except ValueError:
            return []
        return [str(key) for key in kept] if isinstance(kept, list) else []

    def _show_choice(self) -> None:
        if self._marks and self._marks[0].choice is not None:
            self.choice_wanted.emit(self._marks[0].choice)

    def _dismiss(self) -> None:
        if self._marks:
            self._dismissed.add((self._place(), self._marks[0].key))
            self._look()

    def _mute(self) -> None:
        if self._marks:
            self._settings.keep_note(MUTED, json.dumps(sorted({*self._muted(), self._marks[0].key})))
            self._look()

    def _follow(self, key: str) -> None:
        if key == COACH.key:
            # Whoever switches it on again wants to hear of everything again.
            self._settings.keep_note(MUTED, "[]")
            self._look()
