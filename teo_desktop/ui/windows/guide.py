"""What the window says ahead: forecasts of choices, the way to the next scoring, where undo stops, what one forgets."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject, QSize, Signal
from PySide6.QtGui import QAction, QPixmap
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QSizePolicy, QWidget

from teo_desktop.kernel.agenda import Choice, Refusal
from teo_desktop.ui.adapter import Figure, Outlook, Reminder, Target
from teo_desktop.ui.appearance import Appearance
from teo_desktop.ui.forecast import Forecaster
from teo_desktop.ui.live_game import LiveGame
from teo_desktop.ui.picker import ChoicePicker
from teo_desktop.ui.session import Barrier, Pending, Phase
from teo_desktop.ui.settings import REMINDERS, Settings
from teo_desktop.ui.windows.action_bar import HintBar
from teo_desktop.ui.windows.forecast_strip import ForecastStrip
from teo_desktop.ui.windows.parts import FlowLayout, ShrinkingLabel, button, clear, label


class Sign(QFrame):
    """A small picture, with or without words; nothing at all while there is nothing to say."""

    def __init__(self, appearance: Appearance, picture: str, tint: str = "", chip: bool = False) -> None:
        super().__init__()
        self._appearance, self._name, self._tint = appearance, picture, tint
        self.setProperty("chip", chip)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Maximum)
        self._picture = QLabel()
        self._picture.setScaledContents(True)
        self.text = ShrinkingLabel("small")
        row = QHBoxLayout(self)
        row.setContentsMargins(6 if chip else 0, 1, 6 if chip else 0, 1)
        row.setSpacing(4)
        row.addWidget(self._picture)
        row.addWidget(self.text)
        self.say("", "")
        self.restyle()

    def say(self, text: str, tip: str) -> None:
        """Show these words (or the picture alone) with this tip; without a tip the sign is gone."""
        self.text.setText(text)
        self.text.setVisible(bool(text))
        self.setToolTip(tip)
        self.setAccessibleName(text or tip)
        self.setAccessibleDescription(tip)
        self.setVisible(bool(tip))

    def restyle(self) -> None:
        """Take over another theme or text size."""
        theme, side = self._appearance.theme, self._appearance.size(17)
        self._picture.setFixedSize(side, side)
        tint = theme.colour(self._tint) if self._tint else None
        pixmap: QPixmap = theme.pixmap(self._name, side, side, self.devicePixelRatioF(), tint)
        self._picture.setPixmap(pixmap)


class Badges(QWidget):
    """ "Before you end the turn": a badge for each thing to think of.

    Signals:
        pressed(Reminder): somebody wants to do something about it, or to read more.
    """

    pressed = Signal(object)

    def __init__(self, appearance: Appearance) -> None:
        super().__init__()
        self._appearance = appearance
        self._reminders: tuple[Reminder, ...] = ()
        self._heading = ""
        self._flow = FlowLayout(self)
        self.hide()

    @property
    def reminders(self) -> tuple[Reminder, ...]:
        """What stands there."""
        return self._reminders

    @property
    def buttons(self) -> list[QPushButton]:
        """The badges, one for each reminder."""
        widgets = [self._flow.itemAt(place) for place in range(self._flow.count())]
        return [made for item in widgets if item and isinstance(made := item.widget(), QPushButton)]

    def show_reminders(self, reminders: tuple[Reminder, ...], heading: str) -> None:
        """Show these; those that stand there already keep the focus."""
        if (reminders, heading) == (self._reminders, self._heading):
            return
        self._reminders, self._heading = reminders, heading
        self.restyle()

    def restyle(self) -> None:
        """Make the badges anew, in the theme and text size of the moment."""
        clear(self._flow)
        if self._reminders:
            self._flow.addWidget(label(self._heading, role="small"))
        side = self._appearance.size(16)
        for reminder in self._reminders:
            made = button(reminder.text)
            made.setProperty("badge", True)
            made.setIcon(self._appearance.theme.icon(reminder.picture, side))
            made.setIconSize(QSize(side, side))
            made.setToolTip(reminder.tip)
            made.setAccessibleDescription(reminder.tip)
            made.clicked.connect(lambda _, pressed=reminder: self.pressed.emit(pressed))
            self._flow.addWidget(made)
        self.setVisible(bool(self._reminders))


class Guide(QObject):
    """Keeps hint, strip, chip, lock and badges up to date with the pending question and what somebody looks at.

    Signals:
        choice_wanted(object): a badge's choice should be looked at.
        refusal_met(object): somebody looks at what is not possible: the Refusal.
        foreseen(object): the Forecast of what somebody looks at; None when there is none any more.
    """

    choice_wanted = Signal(object)
    refusal_met = Signal(object)
    foreseen = Signal(object)

    def __init__(
        self,
        live: LiveGame,
        picker: ChoicePicker,
        hint_bar: HintBar,
        appearance: Appearance,
        settings: Settings,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._live, self._picker, self._hint_bar, self._settings = live, picker, hint_bar, settings
        self._forecaster = Forecaster(live.rules)
        self._pending: Pending | None = None
        self._shown: Any = None
        self.strip = ForecastStrip(appearance)
        self.countdown = Sign(appearance, "eclipse", chip=True)
        self.lock = Sign(appearance, "ui_barrier", "muted")
        self.badges = Badges(appearance)
        self.badges.pressed.connect(self._press)

    def ask(self, pending: Pending) -> None:
        """Take up what the game waits for."""
        self._pending = pending
        decision = pending.decision if pending.phase is Phase.ASKING else None
        is_person = decision is not None and decision.player in self._live.people
        self._forecaster.ask(pending.game, decision if is_person else None)
        self._show(None)
        self.remind()

    def rest(self) -> None:
        """Nobody is asked until something is asked again."""
        if self._pending is not None:
            self.ask(Pending(-1, Phase.OVER, None, self._pending.game))

    # -- what somebody looks at ---------------------------------------------------------------------------------------

    def invite(self) -> None:
        """Say how to begin, if somebody is asked."""
        is_asked = bool(self._picker.left) and not self._picker.is_shut
        self._hint_bar.inform(
            self.tr("Click on something that is lit, or pick a row of the choices.") if is_asked else ""
        )

    def preview(self, choice: Choice | None) -> None:
        """Show what the next confirmation commits; None: nothing yet."""
        if choice is None:
            self.invite()
        else:
            sentence = self.tr("{choice} – once more, or Enter, to confirm")
            words = self._text_of(choice)
            self._hint_bar.preview(sentence.format(choice=words), words)
        self._show(choice)

    def glance(self, choice: Choice | None) -> None:
        """Show what a row of the choices brings; what is previewed comes back when nobody looks at one any more."""
        if choice is None or choice == self._picker.preview:
            self.preview(self._picker.preview)
        else:
            self._look(choice, self._picker.refusals.get(choice))

    def hover(self, target: Target | None) -> None:
        """Show what a click on a thing would bring, unless something is previewed already."""
        if self._picker.preview is not None:
            return
        if target is None:
            self.preview(None)
        else:
            self._look(self._picker.only_choice_at(target), self._picker.why_not(target))

    def _look(self, choice: Choice | None, refusal: Refusal | None) -> None:
        self._show(choice if refusal is None else None)
        if refusal is not None:
            self.refusal_met.emit(refusal)
        elif choice is not None:
            self._hint_bar.inform(self._text_of(choice))

    def _show(self, choice: Choice | None) -> None:
        made = self._forecaster.of(choice) if choice is not None else None
        self.foreseen.emit(made)
        if made is None or self._pending is None:
            self.strip.show_outlook(Outlook())
            return
        names = [look.name for look in self._live.looks]
        outlook = self._live.adapter.outlook(self._pending.game, made, names)
        self.strip.show_outlook(outlook, self._live.looks[made.seat])

    def _text_of(self, choice: Choice) -> str:
        pending = self._pending
        if pending is None or pending.decision is None:
            return ""
        return self._live.adapter.choice_text(pending.game, pending.decision, choice)

    # -- the rest of the way ------------------------------------------------------------------------------------------

    def remind(self) -> None:
        """Say what could be forgotten before the turn ends, unless that is not wished for."""
        pending = self._pending
        found: tuple[Reminder, ...] = ()
        if pending is not None and self._settings.get(REMINDERS):
            found = self._reminders(pending)
        self.badges.show_reminders(found, self.tr("Before you end the turn:"))

    def show_reach(self, undo_step: QAction, undo_turn: QAction, redo: QAction) -> None:
        """Say what can be taken back, where that stops, and why."""
        session = self._live.session
        reach = session.reach
        undo_step.setEnabled(reach.step is not None)
        undo_turn.setEnabled(reach.turn is not None)
        redo.setEnabled(session.can_redo)
        why_not = {
            Barrier.START: self.tr("There is nothing to take back."),
            Barrier.REVEALED: self.tr("Something was revealed: it cannot be taken back."),
            Barrier.OTHER_PERSON: self.tr("Another person has chosen since: that cannot be taken back."),
        }[reach.barrier]
        if session.is_locked:
            why_not = self.tr("This game can only be looked at here.")
        undo_step.setToolTip(self.tr("Take the last choice back") if reach.step is not None else why_not)
        undo_turn.setToolTip(self.tr("Go back to the start of the turn") if reach.turn is not None else why_not)
        redo.setToolTip(
            self.tr("Do again what was taken back")
            if session.can_redo
            else self.tr("Nothing has been taken back that could be done again.")
        )
        self._show_barrier()

    def _show_barrier(self) -> None:
        stop = self._live.session.stopped_by
        if stop is None:
            self.lock.say("", "")
            return
        barrier, step = stop
        words = self._live.adapter.choice_text(step.before, step.decision, step.choice)
        sentence = {
            Barrier.REVEALED: self.tr("Undo stops after “{choice}” ({player}): something was revealed there."),
            Barrier.OTHER_PERSON: self.tr("Undo stops after “{choice}”: another person, {player}, chose that."),
        }[barrier]
        self.lock.say("", sentence.format(choice=words, player=self._live.looks[step.player].name))

    def retranslate(self) -> None:
        """Make all words anew."""
        self.strip.retranslate()
        if self._shown is not None:
            self.show_countdown(self._shown)
        self._show_barrier()
        self.remind()

    def restyle(self) -> None:
        """Take over another theme or text size."""
        for part in (self.strip, self.countdown, self.lock, self.badges):
            part.restyle()

    def _reminders(self, pending: Pending) -> tuple[Reminder, ...]:
        session, adapter, decision = self._live.session, self._live.adapter, pending.decision
        if pending.phase is Phase.HANDING_OVER:
            return adapter.reminders(pending.game, session.steps[-1].player, None)
        if decision is None or decision.player not in self._live.people:
            return ()
        return adapter.reminders(pending.game, decision.player, decision)

    def show_countdown(self, game: Any) -> None:
        """Say how far away the next scoring is in this position, which is on the board."""
        self._shown = game
        figure: Figure | None = self._live.adapter.countdown(game)
        self.countdown.say(figure.text if figure else "", figure.label if figure else "")

    def _press(self, reminder: Reminder) -> None:
        if reminder.choice is not None:
            self.choice_wanted.emit(reminder.choice)
        else:
            self._hint_bar.warn(reminder.tip)
