"""The bar above the board: who is asked what, how they came there, the answers that are buttons, undo and confirm."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QEvent, QObject, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QAction, QIcon, QKeySequence, QMoveEvent, QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from teo_desktop.ui.adapter import SeatLook, Target
from teo_desktop.ui.appearance import Appearance
from teo_desktop.ui.shortcuts import native
from teo_desktop.ui.windows.parts import ElidedLabel, FittedLabel, FlowLayout, button, clear, label

MOST_FOR_BUTTONS = 0.5
"""If the buttons need more of the bar than this, those for undo show only their pictures."""

ROOM_FOR_WORDS = 460
"""The countdown stands before the buttons where the words keep so much, in pixels at a text size of 100 per cent."""

LEAST_FOR_BOTH = 58
"""In a line narrower than this, in heights of text, the words below the board have it for themselves."""
LEAST_TO_KEEP_FREE = 30
"""In a window lower than this, in heights of text, the hint bar is no higher than what it shows."""
SPACING = 4
"""Pixels between the lines of the bar."""


class Answer(NamedTuple):
    """An answer that is a button: what it points at, and its words."""

    target: Target
    text: str


class ActionButton(QPushButton):
    """A push button that looks and works as its action does."""

    def __init__(self, action: QAction, main: bool = False) -> None:
        super().__init__()
        self.setProperty("main", main)
        # Its words may give way: what it is wide with them must not keep the window from becoming narrow.
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setAutoDefault(False)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._action = action
        self._shows_text, self._needs_text = True, main
        self.clicked.connect(action.trigger)
        action.changed.connect(self.refresh)
        self.refresh()

    def show_text(self, shows: bool) -> None:
        """Whether there are words beside the picture."""
        if shows is not self._shows_text:
            self._shows_text = shows
            self.refresh()

    def least_width(self) -> int:
        """How wide it is with its picture alone."""
        return self.sizeHint().width() - (self.fontMetrics().horizontalAdvance(self.text()) if self.text() else 0)

    def full_width(self) -> int:
        """How wide it is with words, whether it shows them now or not."""
        words = self.fontMetrics().horizontalAdvance(self._action.text().replace("&", ""))
        return words + self.iconSize().width() + 3 * self.fontMetrics().height()

    def refresh(self) -> None:
        """Take over from the action what has changed."""
        words = self._action.text().replace("&", "")
        self.setText(words if self._shows_text else "")
        if self.property("wordless") is not (not self._shows_text):
            self.setProperty("wordless", not self._shows_text)
            self.style().polish(self)
        self.setIcon(self._action.icon())
        self.setEnabled(self._action.isEnabled())
        keys, tip = native(self._action.shortcuts()), self._action.toolTip()
        self.setToolTip(f"{tip} ({keys})" if keys else tip)
        self.setAccessibleName(words)

    def minimumSizeHint(self) -> QSize:
        whole = self.sizeHint()
        return whole if self._needs_text else QSize(self.least_width(), whole.height())


class SeatSign(QWidget):
    """The sign of the seat that is asked: its glyph upon its colour."""

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self._look: SeatLook | None = None
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_look(self, look: SeatLook | None) -> None:
        """Show a seat's sign, or nothing."""
        self._look = look
        self.setAccessibleName(look.name if look else "")
        self.update()

    def sizeHint(self) -> QSize:
        side = self._appearance.size(34)
        return QSize(side, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._look is None:
            return
        theme, side = self._appearance.theme, min(self.width(), self.height()) - 2
        rect = QRectF((self.width() - side) / 2, (self.height() - side) / 2, side, side)
        inside = rect.adjusted(side * 0.14, side * 0.14, -side * 0.14, -side * 0.14)
        glyph = theme.glyph(
            self._look.colour,
            inside.width(),
            inside.height(),
            self.devicePixelRatioF(),
            theme.upon_player(self._look.colour),
        )
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        painter.setPen(theme.colour("panel_edge"))
        painter.setBrush(theme.player_colour(self._look.colour))
        painter.drawRoundedRect(rect, side * 0.25, side * 0.25)
        painter.drawPixmap(inside, glyph, QRectF(glyph.rect()))
        painter.end()


class ActionBar(QFrame):
    """Says in words what is wanted, and offers what belongs to no place of the board.

    Signals:
        answer_clicked(Target): one of the answers was pressed.
        rule_asked(): somebody wants to read the rule about the question.
    """

    answer_clicked = Signal(object)
    rule_asked = Signal()

    def __init__(
        self, appearance: Appearance, undo: Sequence[QAction], confirm: QAction, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self.setProperty("panel", True)
        self.sign = SeatSign(appearance)
        self.question = label(role="question", wraps=True)
        self.rule_button = QToolButton()
        self.rule_button.setAutoRaise(True)
        self.rule_button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.rule_button.clicked.connect(self.rule_asked)
        self.trail = ElidedLabel("small")
        self._undo_buttons = [ActionButton(action) for action in undo]
        self.confirm_button = ActionButton(confirm, main=True)
        self._answers: list[Answer] = []
        self._answer_area = QWidget()
        self._answer_layout = FlowLayout(self._answer_area)
        self._buttons = QHBoxLayout()
        self._buttons.setSpacing(6)
        self._buttons.addWidget(self.rule_button)
        for made in (*self._undo_buttons, self.confirm_button):
            self._buttons.addWidget(made)
        # A widget, for an empty layout would keep the column from growing.
        self._way = QWidget()
        self._words = QHBoxLayout(self._way)
        self._words.setContentsMargins(0, 0, 0, 0)
        self._words.setSpacing(10)
        self._words.addWidget(self.trail, 1)
        self._countdown: QWidget | None = None
        self._last_row = QVBoxLayout()
        grid = self._grid = QGridLayout(self)
        grid.setContentsMargins(10, 6, 10, 6)
        grid.setHorizontalSpacing(10)
        grid.setVerticalSpacing(SPACING)
        grid.addWidget(self.sign, 0, 0, Qt.AlignmentFlag.AlignVCenter)
        words = QVBoxLayout()
        words.setSpacing(SPACING)
        words.addStretch(1)
        words.addWidget(self.question)
        words.addWidget(self._way)
        words.addStretch(1)
        grid.addLayout(words, 0, 1)
        grid.addLayout(self._buttons, 0, 2, Qt.AlignmentFlag.AlignVCenter)
        grid.addWidget(self._answer_area, 1, 1, 1, 2)
        grid.addLayout(self._last_row, 2, 1, 1, 2)
        grid.setColumnStretch(1, 1)
        self._answer_area.hide()

    def take_in(self, lock: QWidget, countdown: QWidget, reminders: QWidget) -> None:
        """Show where undo stops before its buttons, a countdown before that, and reminders in a row below all."""
        self._buttons.insertWidget(1, lock)
        self._countdown = countdown
        self._buttons.insertWidget(1, countdown)
        self._last_row.addWidget(reminders)

    @property
    def answers(self) -> dict[Target, QPushButton]:
        """The answers that stand there as buttons."""
        widgets = [self._answer_layout.itemAt(place) for place in range(self._answer_layout.count())]
        made = [item.widget() for item in widgets if item is not None]
        return {
            answer.target: widget
            for answer, widget in zip(self._answers, made, strict=True)
            if isinstance(widget, QPushButton)
        }

    def ask(self, look: SeatLook | None, question: str, trail: Sequence[str]) -> None:
        """Show who is asked what, and what they did in this turn so far."""
        self.sign.show_look(look)
        self.question.setText(question)
        self.trail.setText("  ›  ".join(trail))
        self._place_countdown()
        self._fit()

    def offer(self, answers: Sequence[Answer]) -> None:
        """Show these answers as buttons; those that are there already keep the focus."""
        if list(answers) == self._answers:
            return
        self._answers = list(answers)
        clear(self._answer_layout)
        for answer in answers:
            made = button(answer.text)
            made.setCheckable(True)
            made.clicked.connect(lambda _, target=answer.target: self.answer_clicked.emit(target))
            self._answer_layout.addWidget(made)
        self._answer_area.setVisible(bool(answers))

    def mark(self, chosen: Sequence[Target]) -> None:
        """Show which of the answers are chosen or previewed."""
        for target, made in self.answers.items():
            made.setChecked(target in chosen)
            made.setProperty("main", target in chosen)
            made.style().polish(made)

    def show_keys_of_rule(self, keys: Sequence[QKeySequence]) -> None:
        """Say which keys lead to the rule about the question."""
        words = self.tr("Read the rule about this question")
        self.rule_button.setAccessibleName(words)
        self.rule_button.setToolTip(f"{words} ({native(keys)})" if keys else words)

    def restyle(self) -> None:
        """Take over another theme or text size."""
        side = self._appearance.size(18)
        self.rule_button.setIcon(self._appearance.theme.icon("ui_help", side))
        self.rule_button.setIconSize(QSize(side, side))
        for made in (*self._undo_buttons, self.confirm_button):
            made.setIconSize(QSize(side, side))
            made.refresh()
        self.sign.updateGeometry()
        self.sign.update()
        # As high without a trail: else the board would jump, and be drawn anew, with the first choice of each turn.
        self.question.ensurePolished()
        below = [made.sizeHint().height() for made in (self.trail, self._countdown) if made is not None]
        line = max(self.question.fontMetrics().height(), self.rule_button.sizeHint().height())
        self._grid.setRowMinimumHeight(0, line + SPACING + max(below))
        self._fit()

    def _place_countdown(self) -> None:
        """Before the buttons; where that leaves the words too little room, below the question."""
        if self._countdown is None:
            return
        taken = self._countdown.sizeHint().width() + self._width_of_buttons() + self._appearance.size(ROOM_FOR_WORDS)
        row = self._words if taken > self.width() else self._buttons
        self._way.setVisible(bool(self.trail.text()) or (row is self._words and not self._countdown.isHidden()))
        if row.indexOf(self._countdown) >= 0:
            return
        self._words.removeWidget(self._countdown)
        self._buttons.removeWidget(self._countdown)
        row.insertWidget(1, self._countdown)

    def _width_of_buttons(self) -> int:
        return sum(made.full_width() for made in (*self._undo_buttons, self.confirm_button))

    def _fit(self) -> None:
        """Words beside the pictures as long as the question keeps most of the bar."""
        for made in self._undo_buttons:
            made.show_text(self._width_of_buttons() <= self.width() * MOST_FOR_BUTTONS)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_countdown()
        self._fit()


class HintBar(QFrame):
    """The line below the board: what a click would do, what is previewed, why something is not possible.

    Signals:
        why_asked(): somebody wants to read the rule behind a refusal.
    """

    why_asked = Signal()

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self.setProperty("panel", True)
        self._picture = QLabel()
        self.text = FittedLabel()
        self._icon_name = "ui_info"
        self._aside: QWidget | None = None
        self._below: QWidget | None = None
        self._holder: QWidget | None = None
        """Holds what is shown below while ``_below`` is not."""
        self._meanwhile: QWidget | None = None
        self._rows = QVBoxLayout(self)
        self._rows.setContentsMargins(10, 4, 10, 4)
        self._rows.setSpacing(2)
        self._row = QHBoxLayout()
        self._row.setSpacing(8)
        self._rows.addLayout(self._row, 1)
        self._row.addWidget(self._picture, 0, Qt.AlignmentFlag.AlignVCenter)
        self._row.addWidget(self.text, 1)
        self.why = button()
        self.why.setProperty("badge", True)
        self.why.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.why.clicked.connect(self.why_asked)
        self.why.hide()
        self._row.addWidget(self.why, 0, Qt.AlignmentFlag.AlignVCenter)
        self.retranslate()
        self.restyle()

    def inform(self, text: str) -> None:
        """Say something about what the pointer or the list is at; empty says nothing."""
        self._say(text, "ui_info")

    def preview(self, text: str, short: str = "") -> None:
        """Say what the next confirmation does; in a few words where there is no room for more."""
        self._say(text, "ui_forecast")
        self.text.set_texts(text, short)

    def warn(self, text: str) -> None:
        """Say why something is not possible."""
        self._say(text, "ui_warning")

    def refuse(self, text: str) -> None:
        """Say why something is not possible by the rules, and lead to the rule."""
        self.warn(text)
        self.why.show()

    @property
    def is_refusing(self) -> bool:
        """Whether what it says leads to a rule."""
        return not self.why.isHidden()

    def retranslate(self) -> None:
        """Make all words anew."""
        self.why.setText(self.tr("Why?"))
        self.why.setToolTip(self.tr("Read the rule about it"))

    @property
    def is_warning(self) -> bool:
        """Whether what it says is why something is not possible."""
        return self._icon_name == "ui_warning"

    def restyle(self) -> None:
        """Take over another theme or text size."""
        self._show_picture()
        self._fit_height()
        self._fit()

    def append_below(self, widget: QWidget, meanwhile: QWidget) -> None:
        """Show something below the line, and something else while it is hidden; without both, words have that room."""
        self._below = widget
        self._holder = QWidget()
        holding = QVBoxLayout(self._holder)
        holding.setContentsMargins(0, 0, 0, 0)
        holding.addWidget(meanwhile)
        self._rows.addWidget(widget)
        self._rows.addWidget(self._holder)
        self._meanwhile = meanwhile
        widget.installEventFilter(self)
        meanwhile.installEventFilter(self)
        self._holder.setVisible(widget.isHidden())
        self.restyle()

    def append(self, widget: QWidget) -> None:
        """Show something at the end of the line, where there is room for it beside the words."""
        self._aside = widget
        self._row.addWidget(widget, 0, Qt.AlignmentFlag.AlignVCenter)
        self._fit()

    def _fit_height(self) -> None:
        # As high whatever it says, else the board would jump while the pointer moves. Only a low window has no room
        # to keep free for what is not shown.
        below = self._below.sizeHint().height() if self._below is not None else 0
        is_empty = all(part is None or part.isHidden() for part in (self._below, self._meanwhile))
        if is_empty and self.window().height() < LEAST_TO_KEEP_FREE * self._appearance.pixels:
            below = 0
        self.setFixedHeight(self._appearance.size(34) + below)

    def _fit(self) -> None:
        if self._aside is not None:
            self._aside.setVisible(self.width() >= LEAST_FOR_BOTH * self._appearance.pixels)

    def _say(self, text: str, icon_name: str) -> None:
        self.why.hide()
        self.text.setText(text)
        self._picture.setToolTip(text)
        self._icon_name = icon_name
        self._show_picture()

    def _show_picture(self) -> None:
        theme, side = self._appearance.theme, self._appearance.size(18)
        self._picture.setFixedSize(side, side)
        if self.text.text():
            tint = theme.colour("warning" if self.is_warning else "muted")
            pixmap = theme.pixmap(self._icon_name, side, side, self.devicePixelRatioF(), tint)
            self._picture.setPixmap(pixmap)
            self._picture.setScaledContents(True)
        else:
            self._picture.setPixmap(QPixmap())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        is_turn = event.type() in (QEvent.Type.ShowToParent, QEvent.Type.HideToParent)
        if is_turn and watched is self._below and self._holder is not None:
            self._holder.setVisible(self._below.isHidden())
        if is_turn:
            self._fit_height()
        return super().eventFilter(watched, event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def moveEvent(self, event: QMoveEvent) -> None:
        # It is at the bottom: it moves when the window becomes lower or higher.
        super().moveEvent(event)
        self._fit_height()


def icons(appearance: Appearance, *names: str) -> list[QIcon]:
    """Pictures of the theme for actions, in the size of the text."""
    return [appearance.theme.icon(name, appearance.size(18)) for name in names]
