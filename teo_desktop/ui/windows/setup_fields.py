"""What a form asks about the set-up of a game: a row for each of the game's questions."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QCheckBox, QComboBox, QFormLayout

from teo_desktop.ui.adapter import SetupField


class SetupFields(QObject):
    """Boxes with several answers, and boxes to tick; what would have no effect with the other answers is greyed."""

    def __init__(
        self,
        asked: Sequence[SetupField],
        form: QFormLayout,
        is_newcomer: bool = False,
        has_solo: Callable[[], bool] = lambda: False,
    ) -> None:
        """They are added to ``form``. ``is_newcomer``: what suits a first game is proposed; ``has_solo``: whether the
        rules themselves play a seat now."""
        super().__init__()
        self._asked = {field.key: field for field in asked}
        self._has_solo = has_solo
        self.widgets: dict[str, QComboBox | QCheckBox] = {}
        for field in asked:
            widget: QComboBox | QCheckBox
            if field.options:
                widget = QComboBox()
                for option in field.options:
                    widget.addItem(option.label, option.value)
                    widget.setItemData(widget.count() - 1, option.tip, Qt.ItemDataRole.ToolTipRole)
                form.addRow(field.label, widget)
            else:
                widget = QCheckBox(field.label)
                form.addRow(widget)
            widget.setToolTip(field.tip)
            self.widgets[field.key] = widget
            proposed = field.default if field.for_newcomers is None or not is_newcomer else field.for_newcomers
            self.set(field.key, proposed)
            if isinstance(widget, QComboBox):
                widget.currentIndexChanged.connect(self.bar)

    def values(self) -> Mapping[str, str | bool]:
        """All answers, by key; also those that have no effect now."""
        return {
            key: widget.isChecked() if isinstance(widget, QCheckBox) else str(widget.currentData())
            for key, widget in self.widgets.items()
        }

    def effective(self) -> Mapping[str, str | bool]:
        """The answers that have an effect."""
        return {key: value for key, value in self.values().items() if self._bar(key) is None}

    def set(self, key: str, value: object) -> None:
        """Answer a question; nothing where there is no such question or answer."""
        widget = self.widgets.get(key)
        if isinstance(widget, QCheckBox) and isinstance(value, bool):
            widget.setChecked(value)
        elif isinstance(widget, QComboBox) and (place := widget.findData(value)) >= 0:
            widget.setCurrentIndex(place)

    def bar(self) -> None:
        """Grey what cannot be asked with the other answers, and say why."""
        for key, widget in self.widgets.items():
            bar = self._bar(key)
            widget.setEnabled(bar is None)
            widget.setToolTip(" ".join(filter(None, (self._asked[key].tip, bar))))

    def _bar(self, key: str) -> str | None:
        """Why a field cannot be asked now, or nothing where its own sentence says so; None when it can be asked."""
        field = self._asked[key]
        if field.is_solo and not self._has_solo():
            return ""
        if field.needs is not None:
            other = self.widgets[field.needs[0]]
            if isinstance(other, QComboBox) and other.currentData() != field.needs[1]:
                answer = other.itemText(other.findData(field.needs[1]))
                return self.tr("Only with “{answer}”.").format(answer=answer)
        return None
