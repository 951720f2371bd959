"""The title of a panel: its name, and buttons as large as the text to set it free and to close it."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QDockWidget, QHBoxLayout, QToolButton, QWidget

from teo_desktop.ui.appearance import Appearance
from teo_desktop.ui.windows.parts import ElidedLabel


class DockTitle(QWidget):
    """Qt moves the panel by it, and sets it free or back with a double click."""

    def __init__(self, dock: QDockWidget, appearance: Appearance) -> None:
        super().__init__(dock)
        self._dock, self._appearance = dock, appearance
        self.name = ElidedLabel("strong")
        self.float_button, self.close_button = self._button(), self._button()
        self.float_button.clicked.connect(self._float)
        self.close_button.clicked.connect(dock.close)
        dock.topLevelChanged.connect(self.retranslate)
        row = QHBoxLayout(self)
        row.setContentsMargins(6, 2, 2, 2)
        row.setSpacing(2)
        row.addWidget(self.name, 1)
        row.addWidget(self.float_button)
        row.addWidget(self.close_button)
        self.retranslate()
        self.restyle()

    def retranslate(self) -> None:
        """Make all words of the buttons anew."""
        words = self.tr("Put the panel back") if self._dock.isFloating() else self.tr("Make it a window of its own")
        for made, text in ((self.float_button, words), (self.close_button, self.tr("Close the panel"))):
            made.setToolTip(text)
            made.setAccessibleName(text)

    def restyle(self) -> None:
        """Take over another theme or text size."""
        theme, side = self._appearance.theme, self._appearance.size(13)
        for made, name in ((self.float_button, "ui_float"), (self.close_button, "ui_cancel")):
            made.setIcon(theme.icon(name, side, theme.colour("muted")))
            made.setIconSize(QSize(side, side))

    def _button(self) -> QToolButton:
        made = QToolButton()
        made.setAutoRaise(True)
        made.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        return made

    def _float(self) -> None:
        self._dock.setFloating(not self._dock.isFloating())
