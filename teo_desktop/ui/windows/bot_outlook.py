"""Lines of the panel about an opponent that the rules play: what it tried and picked, and what it would do next."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QToolButton, QVBoxLayout, QWidget

from teo_desktop.ui.adapter import BotOutlook, BotStep
from teo_desktop.ui.windows.parts import label


class OutlookRow(QFrame):
    """What the opponent would do after some rolls; below, when it is unfolded, what it would try and pick, and why.

    Signals:
        unfolded(bool): somebody has opened or closed it.
    """

    unfolded = Signal(bool)

    def __init__(self, row: BotOutlook, is_unfolded: bool) -> None:
        super().__init__()
        self.setProperty("panel", True)
        title = self.tr("{chance} – {title}").format(chance=row.chance, title=row.title)
        self.arrow = QToolButton()
        self.arrow.setAutoRaise(True)
        self.arrow.setCheckable(True)
        self.arrow.setText(self.tr("Why?"))
        self.arrow.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.arrow.setAccessibleName(self.tr("Why? {what}").format(what=title))
        self.arrow.setToolTip(self.tr("What it would try and choose, and why"))
        self.arrow.setVisible(bool(row.steps))
        self._steps = QWidget()
        lines = QVBoxLayout(self._steps)
        lines.setContentsMargins(0, 2, 0, 0)
        lines.setSpacing(2)
        for step in row.steps:
            lines.addWidget(step_label(step))
        grid = QGridLayout(self)
        grid.setContentsMargins(8, 4, 8, 4)
        grid.setSpacing(1)
        grid.setColumnStretch(0, 1)
        grid.addWidget(label(title, role="strong", wraps=True), 0, 0)
        grid.addWidget(self.arrow, 0, 1, Qt.AlignmentFlag.AlignTop)
        grid.addWidget(label(row.text, wraps=True), 1, 0, 1, 2)
        grid.addWidget(self._steps, 2, 0, 1, 2)
        self.arrow.setChecked(is_unfolded)
        self._unfold(is_unfolded)
        self.arrow.toggled.connect(self._unfold)
        self.arrow.toggled.connect(self.unfolded)

    def _unfold(self, is_unfolded: bool) -> None:
        self._steps.setVisible(is_unfolded)
        self.arrow.setArrowType(Qt.ArrowType.DownArrow if is_unfolded else Qt.ArrowType.RightArrow)


def step_label(step: BotStep) -> QLabel:
    """A line of what was tried or picked, and why."""
    # Struck through and with a sign, for one of them alone is easily missed.
    if not step.has_failed:
        return label(QCoreApplication.translate("BotPanel", "• {what}").format(what=step.text), wraps=True)
    text = QCoreApplication.translate("BotPanel", "× {what}").format(what=step.text)
    made = label(text, role="failed", wraps=True)
    made.setAccessibleName(QCoreApplication.translate("BotPanel", "Not possible: {what}").format(what=step.text))
    return made
