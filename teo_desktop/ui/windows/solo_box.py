"""The part of the new-game form about the opponent that the rules play: its level, and each lever by itself."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QFormLayout, QGroupBox, QSpinBox, QToolButton, QVBoxLayout, QWidget

from teo_desktop.ui.adapter import SoloBot, SoloChoice
from teo_desktop.ui.windows.parts import label, number_box


class SoloBox(QGroupBox):
    """A level with a sentence about it; below, when it is unfolded, a number for each lever.

    A level sets the numbers; numbers that no level has make a mixture of one's own.
    """

    def __init__(self, bot: SoloBot) -> None:
        super().__init__(bot.label)
        self.bot = bot
        self.level = QComboBox()
        self.level.setAccessibleName(self.tr("How strong {bot} is").format(bot=bot.label))
        for option in (*bot.levels, bot.mixture):
            self.level.addItem(option.label, option.value)
            self.level.setItemData(self.level.count() - 1, option.tip, Qt.ItemDataRole.ToolTipRole)
        self.tip = label(role="muted", wraps=True)
        self.unfold = QToolButton()
        self.unfold.setText(self.tr("Each figure by itself"))
        self.unfold.setCheckable(True)
        self.unfold.setAutoRaise(True)
        self.unfold.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self._rows = QWidget()
        self.levers: dict[str, QSpinBox] = {}
        self._lay_out()
        self.level.currentIndexChanged.connect(self._take_level)
        self.unfold.toggled.connect(self._unfold)
        self._unfold(False)
        self.choose(bot.usual)

    @property
    def choice(self) -> SoloChoice:
        """How strong the opponent is to be."""
        return SoloChoice(str(self.level.currentData()), self._numbers())

    def choose(self, level: str, levers: Mapping[str, int] | None = None) -> None:
        """Show a level; or, with an empty one, these numbers."""
        for key, number in (levers or {}).items():
            if key in self.levers:
                self.levers[key].setValue(number)
        if (place := self.level.findData(level)) >= 0:
            self.level.setCurrentIndex(place)
        self._take_level()

    def note(self) -> dict[str, Any]:
        """The answers, to be kept for the next time."""
        return {"level": self.choice.level, "levers": self._numbers()}

    def recall(self, note: Mapping[str, Any]) -> None:
        """Show answers that were kept."""
        self.choose(str(note.get("level", self.bot.usual)), {key: int(n) for key, n in note.get("levers", {}).items()})

    def _lay_out(self) -> None:
        rows = QFormLayout(self._rows)
        rows.setContentsMargins(0, 0, 0, 0)
        for lever in self.bot.levers:
            number = number_box()
            number.setRange(lever.least, lever.most)
            number.setSingleStep(lever.step)
            number.setAccessibleName(lever.label)
            number.setAccessibleDescription(lever.tip)
            number.setToolTip(lever.tip)
            number.valueChanged.connect(self._take_number)
            rows.addRow(lever.label, number)
            self.levers[lever.key] = number
        column = QVBoxLayout(self)
        column.addWidget(self.level)
        column.addWidget(self.tip)
        column.addWidget(self.unfold)
        column.addWidget(self._rows)

    def _numbers(self) -> dict[str, int]:
        # Somebody may have typed a number between two steps.
        return {
            lever.key: lever.least + (self.levers[lever.key].value() - lever.least) // lever.step * lever.step
            for lever in self.bot.levers
        }

    def _take_level(self) -> None:
        level = str(self.level.currentData())
        self.tip.setText(str(self.level.currentData(Qt.ItemDataRole.ToolTipRole)))
        if not level:
            self.unfold.setChecked(True)
            return
        for lever in self.bot.levers:
            number = self.levers[lever.key]
            number.blockSignals(True)
            number.setValue(lever.levels[level])
            number.blockSignals(False)

    def _take_number(self) -> None:
        numbers = self._numbers()
        levels = (option.value for option in self.bot.levels)
        level = next(
            (name for name in levels if all(lever.levels[name] == numbers[lever.key] for lever in self.bot.levers)), ""
        )
        self.level.setCurrentIndex(self.level.findData(level))

    def _unfold(self, is_unfolded: bool) -> None:
        self._rows.setVisible(is_unfolded)
        self.unfold.setArrowType(Qt.ArrowType.DownArrow if is_unfolded else Qt.ArrowType.RightArrow)
