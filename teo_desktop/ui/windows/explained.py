"""A place in a form where whatever the pointer or the keyboard is at explains itself, as its tool tip would."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QApplication, QComboBox, QSizePolicy, QWidget

from teo_desktop.ui.windows.parts import FittedLabel

LINES = 2
"""So many lines it has, whatever it says: nothing moves while one reads."""


class Explanation(FittedLabel):
    """Says what a field of a form is for, while it is pointed at or has the focus; ``follow`` the form first."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "muted")
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self._form: QWidget | None = None

    def follow(self, form: QWidget) -> None:
        """Listen to the fields that this part of a window has now."""
        self._form = form
        for field in form.findChildren(QWidget):
            if field.focusPolicy() != Qt.FocusPolicy.NoFocus or field.toolTip():
                field.installEventFilter(self)
            if isinstance(field, QComboBox):
                field.highlighted.connect(lambda place, field=field: self.setText(explained(field, place)))
                field.currentIndexChanged.connect(self._explain_focused)
        self._explain_focused()

    def minimumSizeHint(self) -> QSize:
        return QSize(0, round(QFontMetricsF(self.font()).height() * LINES))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(watched, QWidget):
            if event.type() in (QEvent.Type.Enter, QEvent.Type.FocusIn) and (said := explained(watched)):
                self.setText(said)
            elif event.type() in (QEvent.Type.Leave, QEvent.Type.FocusOut):
                self._explain_focused()
        return False

    def _explain_focused(self) -> None:
        focused = QApplication.focusWidget()
        is_here = focused is not None and self._form is not None and self._form.isAncestorOf(focused)
        said = explained(focused) if focused is not None and is_here else ""
        self.setText(said or self.tr("Here stands what a field is about while the pointer or the keyboard is at it."))


def explained(field: QWidget, place: int | None = None) -> str:
    """What a field says of itself and, a list, of the row that is chosen in it or of the one at this place."""
    said = [field.toolTip()]
    if isinstance(field, QComboBox):
        row = field.currentIndex() if place is None else place
        said.append(str(field.itemData(row, Qt.ItemDataRole.ToolTipRole) or ""))
    return " ".join(filter(None, said))
