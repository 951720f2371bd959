"""The window while somebody looks at the past: it shows a moment, lets nothing be chosen, and finds back to now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QDateTime, QLocale, QObject
from PySide6.QtWidgets import QWidget

from teo_desktop.kernel.agenda import Decision
from teo_desktop.kernel.record import LineDoesNotFit
from teo_desktop.ui.adapter import Outlook, Selection
from teo_desktop.ui.session import Phase
from teo_desktop.ui.settings import Settings
from teo_desktop.ui.shortcuts import native
from teo_desktop.ui.time_machine import Moment, Stride, TimeMachine
from teo_desktop.ui.windows.branches import BranchesDialog
from teo_desktop.ui.windows.time_bar import PastFrame, Ribbon, TimeBar

if TYPE_CHECKING:
    from teo_desktop.ui.appearance import Appearance
    from teo_desktop.ui.game_file import GameFile
    from teo_desktop.ui.windows.game_view import GameView

WHY = "past"
"""Why the seats are held back."""
_MEMORY = "time_machine"


class LookingBack(QObject):
    """Shows the moments of the time machine in all parts of a game's window.

    While a moment of the past is shown, no seat is asked and no bot answers: what a bot has thought of is kept until
    somebody comes back. Whatever changes the game itself brings everybody back to now.
    """

    def __init__(self, view: GameView, appearance: Appearance, settings: Settings) -> None:
        super().__init__(view)
        self._view, self._settings = view, settings
        live, actions = view.live, view.commands.time
        self._actions = actions
        self.machine = TimeMachine(live.session, live.adapter, self)
        self.bar = TimeBar(actions, appearance, self.name_of)
        self.ribbon = Ribbon(actions, appearance)
        self.frame = PastFrame(view.board)
        self._is_showing = False
        self._period = 0
        self.bar.hide()
        self._connect()
        actions.toggle.setChecked(settings.memory(_MEMORY) == QByteArray(b"1"))
        self.follow(live.file)

    def _connect(self) -> None:
        actions, machine = self._actions, self.machine
        for (stride, way), action in actions.strides.items():
            action.triggered.connect(lambda _, stride=stride, way=way: machine.step(stride, way))
        actions.first.triggered.connect(lambda: machine.go_to_start())
        actions.now.triggered.connect(lambda: machine.return_to_now())
        actions.toggle.toggled.connect(self._toggle)
        actions.play_on.triggered.connect(lambda: self.play_on())
        actions.branches.triggered.connect(lambda: self.show_branches())
        actions.comment.triggered.connect(lambda: self._write())
        self.bar.commented.connect(self._comment)
        self.bar.slider.valueChanged.connect(machine.go_to)
        self.bar.slider.strode.connect(machine.step)
        machine.moved.connect(self._show)
        machine.extended.connect(self._show_marks)
        self._view.actions_changed.connect(self._lock)
        self._view.picker.shut_out.connect(self._say_why_not)
        tree = self._view.chronicle.log_panel.tree
        tree.moment_wanted.connect(self._go_to_line)
        look_back = self._view.chronicle.log_panel.look_back
        self._view.commands.keymap.follow("time_of_line", look_back.setShortcuts)

    # -- what people do -----------------------------------------------------------------------------------------------

    @property
    def is_past(self) -> bool:
        """Whether a moment before now is shown."""
        return self.machine.is_past

    def leave(self) -> bool:
        """Back to now, or out of the line of a comment; False when there is nothing to leave."""
        if self.bar.is_writing:
            self.bar.stop_writing(keeps=False)
            return True
        was_past = self.machine.is_past
        self.machine.return_to_now()
        return was_past

    def enter(self, focused: QWidget | None) -> bool:
        """Enter was pressed there; False when that means nothing here."""
        if focused is self.bar.editor:
            self.bar.stop_writing(keeps=True)
            return True
        return False

    def follow(self, file: GameFile | None) -> None:
        """Show the branches and comments of this file; None: the game has none."""
        if file is not None:
            file.annotated.connect(self._show_notes)
            file.freed.connect(self._lock)
        self._show_notes()

    @property
    def _file(self) -> GameFile | None:
        file = self._view.live.file
        return file if not self._view.live.is_read_only else None

    def play_on(self) -> None:
        """Let the game go on from the moment that is shown; what came after it is a branch."""
        file = self._file
        if file is None or not self.machine.is_past:
            return
        name = file.line_name or self._new_name(self.machine.moment.turn)
        file.play_on(self.machine.at, name)
        self._view.hint_bar.inform(
            self.tr("The game goes on from here. What came after it is kept as the branch “{name}”.").format(name=name)
        )

    def show_branches(self) -> None:
        """List the branches, and go over to one if somebody wants that."""
        file = self._file
        if file is None:
            return
        dialog = BranchesDialog(file, self.machine.turn_at, self._view)
        dialog.switch_wanted.connect(self.switch)
        dialog.exec()
        dialog.deleteLater()

    def switch(self, number: int) -> None:
        """Go over to a branch by its place; the line that is left is a branch from now on."""
        file = self._file
        if file is None:
            return
        name = file.branches[number].name
        try:
            file.switch(number, self._new_name(self.machine.turn_at(self.machine.last)))
        except LineDoesNotFit:
            words = self.tr("The branch “{name}” does not fit this game any more; everything is as it was.")
            self._view.hint_bar.warn(words.format(name=name))
        else:
            self._view.hint_bar.inform(self.tr("The game has gone over to “{name}”.").format(name=name))

    def _new_name(self, turn: int) -> str:
        """What a line is called that nobody has named."""
        now = QLocale().toString(QDateTime.currentDateTime(), QLocale.FormatType.ShortFormat)
        return self.tr("Turn {turn}, {time}").format(turn=turn, time=now)

    def _write(self) -> None:
        self._actions.toggle.setChecked(True)
        self.bar.write(self._comments().get(self.machine.at, ""))

    def _comment(self, text: str) -> None:
        if (file := self._file) is not None:
            file.comment(self.machine.at, text)

    def _comments(self) -> dict[int, str]:
        """What people have written, by moment."""
        file = self._view.live.file
        notes = file.comments if file is not None else ()
        found: dict[int, str] = {}
        for note in notes:
            if (at := note.line) <= self.machine.last:
                found[at] = f"{found[at]}\n{note.text}" if at in found else note.text
        return found

    def _show_notes(self) -> None:
        self._view.chronicle.show_comments(self._comments())
        self._show_marks()
        if self._is_showing:
            self._show_words(self.machine.moment)

    def _go_to_line(self, number: int) -> None:
        self.machine.go_to(self._view.chronicle.moment_of(number))

    def _toggle(self, is_shown: bool) -> None:
        self._settings.remember(_MEMORY, QByteArray(b"1" if is_shown else b"0"))
        if not is_shown:
            self.machine.return_to_now()
        self._show_bar()

    def _say_why_not(self) -> None:
        reason = self.tr("This is the past: nothing can be chosen here. {key} leads back to now.").format(
            key=native(self._view.commands.keymap.keys("step_back"))
        )
        self._view.hint_bar.warn(reason)
        self._view.announcer.say(reason)

    # -- showing ------------------------------------------------------------------------------------------------------

    def _show(self) -> None:
        if self.machine.is_past:
            self._begin()
            self._show_moment(self.machine.moment)
        else:
            self._end()
        self._show_bar()

    def _begin(self) -> None:
        if self._is_showing:
            return
        view = self._view
        view.hurry()
        self._is_showing = True
        self._period = view.chronicle.scores.period
        view.picker.is_shut = True
        view.live.hold(True, WHY)
        view.guide.rest()
        view.coach.rest()
        view.guide.strip.show_outlook(Outlook())
        view.hint_bar.inform("")
        self.frame.show_past(self._is_showing)

    def _end(self) -> None:
        if not self._is_showing:
            return
        self._is_showing = False
        view = self._view
        self.bar.stop_writing(keeps=False)
        view.picker.is_shut = False
        self.frame.show_past(self._is_showing)
        view.show_now()
        if self._period < view.chronicle.scores.periods:
            view.chronicle.scores.show_period(self._period)
        # Last: a bot may know its answer, and a person be asked for the first time.
        view.live.hold(False, WHY)

    def _show_moment(self, moment: Moment) -> None:
        view, decision, choice = self._view, moment.decision, moment.choice
        chosen = view.live.adapter.targets(decision, choice) if decision is not None and choice is not None else ()
        view.table.face(decision.player if decision is not None else None)
        view.table.populate(moment.game)
        view.table.show_selection(Selection(chosen=chosen))
        view.board_cursor.refresh()
        view.players.show_turn(decision.player if decision is not None else None)
        if view.bot_panel is not None:
            view.bot_panel.follow(moment.game, moment.number)
        view.chronicle.look_at(moment)
        view.choices.ask(moment.game, decision)
        view.choices.show(decision.options if decision is not None else (), {})
        view.choices_list.show_row(view.choices.row_of(choice) if choice is not None else None)
        self._show_words(moment)

    def _show_words(self, moment: Moment) -> None:
        view, decision, choice = self._view, moment.decision, moment.choice
        adapter = view.live.adapter
        view.action_bar.offer(())
        if decision is not None and choice is not None:
            look = view.live.looks[decision.player]
            question = adapter.prompt(moment.game, decision)
            asked = self.tr("{player} was asked: {question}").format(player=look.name, question=question)
            words = adapter.choice_text(moment.game, decision, choice)
            view.action_bar.ask(look, asked, (self.tr("Chosen then: {choice}").format(choice=words),))
        self.ribbon.say(self._where(moment), self._comments().get(moment.number, ""))
        self.bar.say(self._place(moment), self.name_of(moment.number))
        view.announcer.say(self.ribbon.text.text())

    def _show_bar(self) -> None:
        machine, toggle = self.machine, self._actions.toggle
        self.ribbon.setVisible(machine.is_past)
        if machine.is_past and not toggle.isChecked():
            # Whoever steps by keys alone is to see where that leads.
            toggle.setChecked(True)
        self.bar.setVisible(toggle.isChecked())
        self._view.chronicle.log_panel.tree.leads_to_moments = toggle.isChecked()
        self.bar.slider.show_value(machine.at)
        if not machine.is_past:
            self.bar.say(self._place(machine.moment), self.tr("Now"))
        self._lock()

    def _show_marks(self) -> None:
        marks = {stride: self.machine.marks(stride) for stride in (Stride.TURN, Stride.ROUND, Stride.SCORING)}
        self.bar.slider.show_marks(self.machine.last, marks, self._comments())
        self._show_bar()

    def _lock(self) -> None:
        """The game itself cannot be changed from the past."""
        actions, commands = self._actions, self._view.commands
        actions.show_reach(self.machine, self._file is not None)
        if self.machine.is_past:
            why = self.tr("Not while you look at the past.")
            for action in (*commands.undo, commands.confirm):
                action.setEnabled(False)
                action.setToolTip(why)

    # -- words --------------------------------------------------------------------------------------------------------

    def name_of(self, number: int) -> str:
        """A moment in words: its turn, its round and who was asked."""
        if number >= self.machine.last:
            return self.tr("Now")
        moment = self.machine.moment_of(number)
        return self._named(moment.turn, moment.round, moment.decision)

    def _named(self, turn: int, round_: int, decision: Decision | None) -> str:
        player = self._view.live.looks[decision.player].name if decision is not None else ""
        if not turn:
            return self.tr("Before the first turn: {player}").format(player=player)
        sentence = self.tr("Turn {turn}, round {round}: {player}")
        return sentence.format(turn=turn, round=round_, player=player)

    def _place(self, moment: Moment) -> str:
        return self.tr("Turn {turn} of {turns}").format(turn=moment.turn, turns=self.machine.turn_at(self.machine.last))

    def _where(self, moment: Moment) -> str:
        turns = self.machine.turn_at(self.machine.last)
        is_over = self._view.live.session.phase is Phase.OVER
        if not moment.turn:
            sentence = (
                self.tr("You look at the time before the first turn; the game ended in turn {turns}.")
                if is_over
                else self.tr("You look at the time before the first turn; the game stands at turn {turns}.")
            )
        elif moment.turn == turns:
            sentence = self.tr("You look at turn {turn}, the last one, before it went on.")
        elif is_over:
            sentence = self.tr("You look at turn {turn}; the game ended in turn {turns}.")
        else:
            sentence = self.tr("You look at turn {turn}; the game stands at turn {turns}.")
        return sentence.format(turn=moment.turn, turns=turns)

    def retranslate(self) -> None:
        """Make all words anew."""
        self.bar.retranslate()
        self.refresh()

    def restyle(self) -> None:
        """Take over another theme or text size."""
        self.bar.restyle()
        self.ribbon.restyle()
        self.refresh()

    def refresh(self) -> None:
        """Show again what is shown: something else has changed meanwhile."""
        if self._is_showing:
            self._show_moment(self.machine.moment)
        self._show_bar()
