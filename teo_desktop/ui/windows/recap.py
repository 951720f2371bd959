"""The strip "since your last turn": what the others did meanwhile, line by line, each shown on the board."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QSizePolicy, QToolButton

from teo_desktop.ui.adapter import Target
from teo_desktop.ui.appearance import Appearance
from teo_desktop.ui.texts.counted import Counted
from teo_desktop.ui.windows.parts import ShrinkingLabel, label

MILLISECONDS = 1400
"""How long each line is shown while all of them are played."""
LEAST_FOR_ONE_LINE = 66
"""In a strip narrower than this, in heights of text, the words stand below their heading."""
AT_REST = -1


class Happening(NamedTuple):
    """A line of the recap and the things that it is about."""

    text: str
    things: tuple[Target, ...]


class RecapStrip(QFrame):
    """At rest it says in short who did what; Step and Play go through it line by line. The board stays as it is now.

    Signals:
        pointed(tuple): these things are spoken of now; none when nothing is.
        dismissed(): somebody has seen enough.
    """

    pointed = Signal(object)
    dismissed = Signal()

    def __init__(self, appearance: Appearance) -> None:
        super().__init__()
        self._appearance = appearance
        self._summary = ""
        self._lines: tuple[Happening, ...] = ()
        self.at = AT_REST
        self._timer = QTimer(self)
        self._timer.setInterval(MILLISECONDS)
        self._timer.timeout.connect(self._play_on)
        self.count = ShrinkingLabel("strong")
        self.text = label()
        self.text.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._words = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._words.addWidget(self.count)
        self._words.addWidget(self.text, 1)
        self.back, self.play, self.step, self.close_button = (self._button() for _ in range(4))
        self.back.clicked.connect(self._step_back)
        self.play.setCheckable(True)
        self.play.toggled.connect(self._toggle)
        self.step.clicked.connect(self._step_on)
        self.close_button.clicked.connect(self._close)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        row.addLayout(self._words, 1)
        for made in (self.back, self.play, self.step, self.close_button):
            row.addWidget(made)
        self.hide()
        self.retranslate()
        self.restyle()

    @property
    def is_playing(self) -> bool:
        """Whether it goes on by itself."""
        return self._timer.isActive()

    def tell(self, summary: str, lines: Sequence[Happening]) -> None:
        """Show this recap from its beginning; without lines there is none."""
        self._summary = summary
        self._lines = tuple(lines)
        self.at = AT_REST
        self.play.setChecked(False)
        self._show()
        self.setVisible(bool(lines))

    def retell(self, summary: str, lines: Sequence[Happening]) -> None:
        """The same recap in another language."""
        self._summary = summary
        self._lines = tuple(lines)
        self._show()

    def retranslate(self) -> None:
        """Make all words anew."""
        self.setAccessibleName(self.tr("Since your last turn"))
        for made, words in (
            (self.back, self.tr("One line back")),
            (self.play, self.tr("Play: show on the board what happened, line by line")),
            (self.step, self.tr("The next line")),
            (self.close_button, self.tr("Enough of that")),
        ):
            made.setToolTip(words)
            made.setAccessibleName(words)

    def restyle(self) -> None:
        """Take over another theme or text size."""
        theme, side = self._appearance.theme, self._appearance.size(18)
        names = ("ui_step_back", "ui_pause" if self.is_playing else "ui_play", "ui_step", "ui_cancel")
        for made, name in zip((self.back, self.play, self.step, self.close_button), names, strict=True):
            made.setIcon(theme.icon(name, side))
            made.setIconSize(QSize(side, side))

    def _button(self) -> QToolButton:
        made = QToolButton()
        made.setAutoRaise(True)
        return made

    def _show(self) -> None:
        is_at_rest = self.at == AT_REST
        number = len(self._lines)
        counted = Counted().things_happened(number) if number else ""
        self.count.setText(counted if is_at_rest else f"{self.at + 1}/{number}")
        self._fit()
        self.text.setToolTip("\n".join(line.text for line in self._lines))
        self.back.setEnabled(not is_at_rest)
        self.step.setEnabled(self.at + 1 < number)
        self.pointed.emit(() if is_at_rest else self._lines[self.at].things)

    def _step_on(self) -> None:
        if self.at + 1 < len(self._lines):
            self.at += 1
            self._show()

    def _step_back(self) -> None:
        if self.at > AT_REST:
            self.at -= 1
            self._show()

    def _toggle(self, plays: bool) -> None:
        if plays:
            if self.at + 1 >= len(self._lines):
                self.at = AT_REST
            self._step_on()
            self._timer.start()
        else:
            self._timer.stop()
        self.restyle()

    def _play_on(self) -> None:
        if self.at + 1 < len(self._lines):
            self._step_on()
        else:
            self.play.setChecked(False)

    def _close(self) -> None:
        self.tell("", ())
        self.dismissed.emit()

    def _fit(self) -> None:
        """One line of words: the tool tip has them all."""
        is_narrow = self.width() < LEAST_FOR_ONE_LINE * self._appearance.pixels
        way = QBoxLayout.Direction.TopToBottom if is_narrow else QBoxLayout.Direction.LeftToRight
        if self._words.direction() is not way:
            self._words.setDirection(way)
            self._words.setSpacing(0 if is_narrow else 8)
            self._words.activate()
        words = self._summary if self.at == AT_REST else self._lines[self.at].text
        self.text.setText(self.text.fontMetrics().elidedText(words, Qt.TextElideMode.ElideRight, self.text.width()))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.play.setChecked(False)
        self.pointed.emit(())
