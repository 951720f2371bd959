"""What a page says of what has just been done, and the button that takes it back."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QHBoxLayout, QWidget

from teo_desktop.ui.appearance import Appearance
from teo_desktop.ui.windows.parts import button, label
from teo_desktop.ui.windows.sentence import said_again


class Told(QWidget):
    """A sentence about what has been done, in sight until there is another, and a button that takes it back."""

    def __init__(self, heir: QWidget | None = None) -> None:
        """``heir`` gets the keyboard when the button goes that has it."""
        super().__init__()
        self._heir = heir
        self._said = ""
        self.message = label(wraps=True)
        self.undo_button = button()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.message, 1)
        row.addWidget(self.undo_button)

    def say(self, sentence: str, can_undo: bool = False) -> None:
        """Say this; nothing is said by an empty one."""
        had_focus = self.undo_button.hasFocus()
        self._said = sentence
        self.message.setText(sentence)
        self.message.setAccessibleName(sentence)
        self.setVisible(bool(sentence))
        self.undo_button.setVisible(can_undo and bool(sentence))
        if had_focus and self._heir is not None and not self.undo_button.isVisible():
            self._heir.setFocus()

    def retranslate(self) -> None:
        """Make the words anew."""
        self.undo_button.setText(self.tr("&Undo"))
        self._said = said_again(self._said)
        self.message.setText(self._said)
        self.message.setAccessibleName(self._said)

    def restyle(self, appearance: Appearance) -> None:
        """Take over another theme or text size."""
        theme, side = appearance.theme, appearance.size(18)
        self.undo_button.setIcon(theme.icon("ui_undo", side, theme.colour("text")))
        self.undo_button.setIconSize(QSize(side, side))
