"""Rules in words that can be unfolded."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QToolButton, QVBoxLayout, QWidget

from teo_desktop.ui.windows.parts import label


class RulesBox(QWidget):
    """A line to press, and below it the sentences."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.unfold = QToolButton()
        self.unfold.setCheckable(True)
        self.unfold.setAutoRaise(True)
        self.unfold.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.text = label(wraps=True)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.unfold)
        column.addWidget(self.text)
        self.unfold.toggled.connect(self._show)
        self._show(False)

    def show_rules(self, title: str, rules: Sequence[str]) -> None:
        """Show these rules under this title."""
        self.unfold.setText(title)
        self.text.setText("\n".join(f"• {rule}" for rule in rules))

    def _show(self, is_unfolded: bool) -> None:
        self.text.setVisible(is_unfolded)
        self.unfold.setArrowType(Qt.ArrowType.DownArrow if is_unfolded else Qt.ArrowType.RightArrow)
