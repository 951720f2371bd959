"""A ring round the widget with the focus, where the style by itself shows too little of it."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QApplication, QComboBox, QFocusFrame, QKeySequenceEdit, QTabBar, QWidget

from teo_desktop.ui.appearance import Appearance

RINGED = (QComboBox, QKeySequenceEdit, QTabBar)
WIDTH = 2.0


class FocusRing(QFocusFrame):
    """Follows the focus through all windows of the application, as long as its owner lives."""

    def __init__(self, appearance: Appearance, owner: QWidget) -> None:
        super().__init__(owner)
        # A child that was never hidden appears with its parent, here with nothing to go round.
        self.hide()
        self._appearance = appearance
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.focusChanged.connect(self._follow)

    def _follow(self, _: QWidget | None, widget: QWidget | None) -> None:
        # Qt takes None, which its declarations for Python do not say.
        ringed: Any = widget if isinstance(widget, RINGED) else None
        self.setWidget(ringed)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(self._appearance.theme.colour("focus"), WIDTH))
        inside = QRectF(self.rect()).adjusted(WIDTH / 2, WIDTH / 2, -WIDTH / 2, -WIDTH / 2)
        painter.drawRoundedRect(inside, self._appearance.size(4), self._appearance.size(4))
        painter.end()
