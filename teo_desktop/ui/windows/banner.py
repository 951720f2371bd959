"""A line at the top of the window for what somebody has to know, until they close it."""

from __future__ import annotations

from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QWidget

from teo_desktop.ui.appearance import Appearance
from teo_desktop.ui.scene.theme import Theme
from teo_desktop.ui.windows.parts import button, label


class Banner(QFrame):
    """Says one sentence at a time, and nothing while it is hidden. It never asks and never stops anybody."""

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self.setProperty("panel", True)
        self._picture = QLabel()
        self.text = label(wraps=True)
        self._close = button()
        self._close.clicked.connect(self.hide)
        row = QHBoxLayout(self)
        row.addWidget(self._picture)
        row.addWidget(self.text, 1)
        row.addWidget(self._close)
        self.hide()
        appearance.theme_changed.connect(self._restyle)
        self._restyle(appearance.theme)

    def say(self, sentence: str) -> None:
        """Show a sentence."""
        self._close.setText(self.tr("Close"))
        self.text.setText(sentence)
        self.setAccessibleName(sentence)
        self.show()

    def _restyle(self, theme: Theme) -> None:
        side = self._appearance.size(22)
        self._picture.setPixmap(
            theme.pixmap("ui_warning", side, side, self.devicePixelRatioF(), theme.colour("warning"))
        )
