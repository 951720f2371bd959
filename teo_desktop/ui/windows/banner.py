"""A line at the top of the window for what somebody has to know, until they close it or it is no longer so."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QWidget

from teo_desktop.ui.appearance import Appearance
from teo_desktop.ui.scene.theme import Theme
from teo_desktop.ui.windows.parts import button, label
from teo_desktop.ui.windows.sentence import said_again


class Banner(QFrame):
    """Says one sentence at a time, and nothing while it is hidden. It never asks and never stops anybody.

    What is said can be closed. What is pinned stays as long as it is so, behind what is said meanwhile.
    """

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self.said = ""
        """What was said last and has not been closed; empty when there is nothing."""
        self._pinned: dict[str, Callable[[], str]] = {}
        self.setProperty("panel", True)
        self._picture = QLabel()
        self.text = label(wraps=True)
        self._close = button()
        self._close.clicked.connect(self.fall_silent)
        row = QHBoxLayout(self)
        row.addWidget(self._picture)
        row.addWidget(self.text, 1)
        row.addWidget(self._close)
        self.hide()
        appearance.theme_changed.connect(self._restyle)
        self._restyle(appearance.theme)

    def say(self, sentence: str) -> None:
        """Show a sentence until somebody closes it or another is said."""
        self.said = sentence
        self._show()

    def fall_silent(self) -> None:
        """Take away what was said; what is pinned stays."""
        self.say("")

    def pin(self, why: str, sentence: Callable[[], str]) -> None:
        """Show this as long as nothing else is said, until it is taken off; ``why`` names it."""
        self._pinned[why] = sentence
        self._show()

    def unpin(self, why: str = "") -> None:
        """Take off what is no longer so; everything when no name is given."""
        if why:
            self._pinned.pop(why, None)
        else:
            self._pinned.clear()
        self._show()

    def retranslate(self) -> None:
        """Say everything in the language of the moment."""
        self.said = said_again(self.said)
        self._close.setText(self.tr("Close"))
        self._show()

    def _show(self) -> None:
        sentence = self.said or " ".join(make() for make in self._pinned.values())
        self._close.setText(self.tr("Close"))
        self._close.setVisible(bool(self.said))
        self.text.setText(sentence)
        self.setAccessibleName(sentence)
        self.setVisible(bool(sentence))

    def _restyle(self, theme: Theme) -> None:
        side = self._appearance.size(22)
        self._picture.setPixmap(
            theme.pixmap("ui_warning", side, side, self.devicePixelRatioF(), theme.colour("warning"))
        )
