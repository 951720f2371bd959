"""The time machine as people see it: the bar below the board, the ribbon above it, and the actions of both."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QSize, Qt, Signal
from PySide6.QtGui import QAction, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QLineEdit, QSizePolicy, QToolButton, QVBoxLayout, QWidget

from teo_desktop.ui.appearance import Appearance
from teo_desktop.ui.shortcuts import native
from teo_desktop.ui.time_machine import Stride, TimeMachine
from teo_desktop.ui.windows.action_bar import ActionButton
from teo_desktop.ui.windows.parts import label
from teo_desktop.ui.windows.time_slider import TimeSlider

BACK, ON = -1, 1
ROOM_FOR_ALL = 37
"""In a bar narrower than this, in heights of text, only keys and menu step by round and scoring."""
ROOM_FOR_TURNS = 24
"""In one narrower than this also those by turn."""
MOST_LETTERS = 500
"""So long a comment can be."""
MOST_FOR_BUTTONS = 0.55
"""Of the ribbon."""
_COMMANDS = {
    (Stride.CHOICE, BACK): "time_choice_back",
    (Stride.CHOICE, ON): "time_choice_on",
    (Stride.TURN, BACK): "time_turn_back",
    (Stride.TURN, ON): "time_turn_on",
    (Stride.ROUND, BACK): "time_round_back",
    (Stride.ROUND, ON): "time_round_on",
    (Stride.SCORING, BACK): "time_scoring_back",
    (Stride.SCORING, ON): "time_scoring_on",
}


class TimeActions(QObject):
    """What can be done with the time of a game; the bar, the ribbon and the menu show it."""

    def __init__(self, made: Callable[[str], QAction], parent: QObject) -> None:
        """``made`` makes the action of a command, with its keys."""
        super().__init__(parent)
        self.toggle = made("time_machine")
        self.toggle.setCheckable(True)
        self.strides = {step: made(command) for step, command in _COMMANDS.items()}
        self.first = made("time_first")
        self.now = made("time_now")
        self.play_on = made("play_on")
        self.branches = made("branches")
        self.comment = made("comment")

    @property
    def of_menu(self) -> tuple[tuple[QAction, ...], ...]:
        """What the menu shows, in groups."""
        backward = tuple(self.strides[stride, BACK] for stride in Stride)
        forward = tuple(self.strides[stride, ON] for stride in Stride)
        return (
            (self.toggle,),
            (self.first, *backward),
            (*forward, self.now),
            (self.play_on, self.branches, self.comment),
        )

    def show_reach(self, machine: TimeMachine, can_branch: bool) -> None:
        """Let only that be done which leads somewhere."""
        for (_, way), action in self.strides.items():
            action.setEnabled(machine.can_step(way))
        self.first.setEnabled(machine.can_step(BACK))
        self.now.setEnabled(machine.is_past)
        self.play_on.setEnabled(machine.is_past and can_branch)
        self.branches.setEnabled(can_branch)
        self.comment.setEnabled(can_branch)

    def retranslate(self) -> None:
        """Make all words anew."""
        words = {
            self.toggle: self.tr("&Show the time machine"),
            self.first: self.tr("To the &beginning"),
            self.now: self.tr("Back to &now"),
            self.play_on: self.tr("&Play on from here"),
            self.branches: self.tr("B&ranches …"),
            self.comment: self.tr("&Comment on this moment"),
            self.strides[Stride.CHOICE, BACK]: self.tr("One choice back"),
            self.strides[Stride.CHOICE, ON]: self.tr("One choice on"),
            self.strides[Stride.TURN, BACK]: self.tr("One turn back"),
            self.strides[Stride.TURN, ON]: self.tr("One turn on"),
            self.strides[Stride.ROUND, BACK]: self.tr("One round back"),
            self.strides[Stride.ROUND, ON]: self.tr("One round on"),
            self.strides[Stride.SCORING, BACK]: self.tr("Back to the scoring before"),
            self.strides[Stride.SCORING, ON]: self.tr("On to the next scoring"),
        }
        tips = {
            self.toggle: self.tr("Look back at every moment of the game; the game itself stands still meanwhile"),
            self.play_on: self.tr("The game goes on from this moment; what came after it is kept as a branch"),
            self.branches: self.tr("The other ways that this game has gone"),
        }
        for action, text in words.items():
            action.setText(text)
            action.setToolTip(tips.get(action, text.replace("&", "")))

    def restyle(self, appearance: Appearance) -> None:
        """Take over another theme or text size."""
        theme, side = appearance.theme, appearance.size(18)
        for action, name in (
            (self.toggle, "ui_history"),
            (self.first, "ui_first"),
            (self.now, "ui_last"),
            (self.branches, "ui_branch"),
            (self.comment, "ui_comment"),
        ):
            action.setIcon(theme.icon(name, side))
        self.play_on.setIcon(theme.icon("ui_play", side, theme.colour("on_accent")))
        for step, action in self.strides.items():
            action.setIcon(theme.icon(_COMMANDS[step].replace("time_", "ui_"), side))


class TimeButton(QToolButton):
    """A small button that looks and works as its action does, and names its key."""

    def __init__(self, action: QAction) -> None:
        super().__init__()
        self.setAutoRaise(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._action = action
        self.clicked.connect(action.trigger)
        action.changed.connect(self.refresh)
        self.refresh()

    def refresh(self) -> None:
        """Take over from the action what has changed."""
        action, keys = self._action, native(self._action.shortcuts())
        self.setIcon(action.icon())
        self.setEnabled(action.isEnabled())
        self.setToolTip(f"{action.toolTip()} ({keys})" if keys else action.toolTip())
        self.setAccessibleName(action.text().replace("&", ""))


class TimeBar(QFrame):
    """The slider with a button for every step; below them the line in which a comment is written, while one is.

    Signals:
        commented(str): these words are to stand at the moment that is shown; none: no longer any.
    """

    commented = Signal(str)

    def __init__(self, actions: TimeActions, appearance: Appearance, tip_of: Callable[[int], str]) -> None:
        super().__init__()
        self._appearance = appearance
        self.setProperty("panel", True)
        self.slider = TimeSlider(appearance, tip_of)
        self.place = label("", "small")
        self.place.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Preferred)
        self.buttons: dict[QAction, TimeButton] = {}
        row = QHBoxLayout()
        row.setSpacing(1)
        back = [actions.first, *(actions.strides[stride, BACK] for stride in reversed(Stride))]
        on = [*(actions.strides[stride, ON] for stride in Stride), actions.now]
        for action in back:
            row.addWidget(self._button(action))
        row.addWidget(self.slider, 1)
        for action in on:
            row.addWidget(self._button(action))
        row.addSpacing(4)
        row.addWidget(self.place)
        for action in (actions.comment, actions.branches):
            row.addWidget(self._button(action))
        self._later = {
            ROOM_FOR_ALL: [
                actions.strides[stride, way] for stride in (Stride.ROUND, Stride.SCORING) for way in (-1, 1)
            ],
            ROOM_FOR_TURNS: [actions.strides[Stride.TURN, way] for way in (-1, 1)],
        }
        self.editor = QLineEdit()
        self.editor.setMaxLength(MOST_LETTERS)
        self.editor.hide()
        column = QVBoxLayout(self)
        column.setContentsMargins(4, 1, 4, 1)
        column.setSpacing(2)
        column.addLayout(row)
        column.addWidget(self.editor)
        self.restyle()

    @property
    def is_writing(self) -> bool:
        """Whether a comment is being written."""
        return self.editor.isVisibleTo(self)

    def write(self, text: str) -> None:
        """Let people write; this is what stands there so far."""
        self.editor.setText(text)
        self.editor.show()
        self.editor.selectAll()
        self.editor.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def stop_writing(self, keeps: bool) -> None:
        """No more writing; keep what was written, or forget it."""
        if not self.is_writing:
            return
        self.editor.hide()
        self.slider.setFocus(Qt.FocusReason.OtherFocusReason)
        if keeps:
            self.commented.emit(self.editor.text().strip())

    def say(self, place: str, description: str) -> None:
        """Say in short which moment is shown, and in full to whoever does not see it."""
        self.place.setText(place)
        self.slider.setAccessibleDescription(description)

    def retranslate(self) -> None:
        """Make all words anew."""
        self.setAccessibleName(self.tr("Time machine"))
        self.slider.setAccessibleName(self.tr("Moment of the game"))
        self.editor.setAccessibleName(self.tr("Comment on this moment"))
        self.editor.setPlaceholderText(self.tr("Your comment on this moment; Enter keeps it, Esc does not"))

    def restyle(self) -> None:
        """Take over another theme or text size."""
        side = self._appearance.size(18)
        for made in self.buttons.values():
            made.setIconSize(QSize(side, side))
        self.slider.updateGeometry()
        self.slider.update()
        self._fit()

    def _button(self, action: QAction) -> TimeButton:
        made = self.buttons[action] = TimeButton(action)
        return made

    def _fit(self) -> None:
        for room, actions in self._later.items():
            for action in actions:
                self.buttons[action].setVisible(self.width() >= room * self._appearance.pixels)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()


FRAME = 5
"""How wide the frame of the past is, in pixels."""


class PastFrame(QFrame):
    """Stands round the board; in the past it is to be seen, dashed."""

    def __init__(self, board: QWidget) -> None:
        super().__init__()
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addWidget(board)

    def show_past(self, is_past: bool) -> None:
        """Whether the board shows the past."""
        self.setProperty("past", "frame" if is_past else "")
        width = FRAME if is_past else 0
        self._column.setContentsMargins(width, width, width, width)
        self.style().unpolish(self)
        self.style().polish(self)


class Ribbon(QFrame):
    """Says above the board that this is the past, and what can be done there."""

    def __init__(self, actions: TimeActions, appearance: Appearance) -> None:
        super().__init__()
        self._appearance = appearance
        self.setProperty("past", "ribbon")
        self._picture = QLabel()
        self._picture.setScaledContents(True)
        self.text = label(role="strong", wraps=True)
        self.comment = label(wraps=True)
        self.play_on, self.now = ActionButton(actions.play_on, main=True), ActionButton(actions.now)
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(self.text)
        words.addWidget(self.comment)
        for part in (self.text, self.comment):
            part.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        row = QHBoxLayout(self)
        row.setContentsMargins(8, 3, 6, 3)
        row.setSpacing(8)
        row.addWidget(self._picture)
        row.addLayout(words, 1)
        row.addWidget(self.play_on)
        row.addWidget(self.now)
        self.hide()
        self.restyle()

    def say(self, sentence: str, comment: str) -> None:
        """Say which moment this is, and what somebody has written about it."""
        self.text.setText(sentence)
        self.comment.setText(comment)
        self.comment.setVisible(bool(comment))
        self.setAccessibleName(sentence)

    def restyle(self) -> None:
        """Take over another theme or text size."""
        theme, side = self._appearance.theme, self._appearance.size(22)
        self._picture.setFixedSize(side, side)
        pixmap = theme.pixmap("ui_history", side, side, self.devicePixelRatioF(), theme.colour("warning"))
        self._picture.setPixmap(pixmap)
        for made in (self.play_on, self.now):
            made.setIconSize(QSize(self._appearance.size(16), self._appearance.size(16)))
            made.refresh()
        self._fit()

    def _fit(self) -> None:
        """The sentence keeps most of the ribbon; where not both buttons can have words, going on has them."""
        room = self.width() * MOST_FOR_BUTTONS
        self.play_on.show_text(self.play_on.full_width() + self.now.iconSize().width() <= room)
        self.now.show_text(self.play_on.full_width() + self.now.full_width() <= room)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()
