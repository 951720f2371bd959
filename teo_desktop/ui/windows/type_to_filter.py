"""Letters typed into the list of choices leave the rows that contain them; only while the list has the focus."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QLabel, QListView

from teo_desktop.ui.appearance import Appearance
from teo_desktop.ui.models.choices import ChoicesModel
from teo_desktop.ui.windows.parts import label

_COMMANDS = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier
_LEAVE_FOR_A_MOMENT = (Qt.FocusReason.PopupFocusReason, Qt.FocusReason.ActiveWindowFocusReason)


class TypeToFilter(QObject):
    """Takes the letters before they count as shortcuts, and shows them above the rows.

    Backspace takes the last letter away and Esc all of them; without letters both are the window's again, and digits
    always are.
    """

    def __init__(self, view: QListView, model: ChoicesModel, appearance: Appearance) -> None:
        super().__init__(view)
        self._view = view
        self._model = model
        self._appearance = appearance
        self.line: QLabel = label(role="muted")
        self.line.setParent(view)
        self.line.hide()
        view.installEventFilter(self)
        model.letters_changed.connect(self._show)
        appearance.language_changed.connect(self.retranslate)
        self.retranslate()

    def retranslate(self) -> None:
        """Make all words anew."""
        self._view.setAccessibleDescription(self.tr("Letters filter the rows, digits choose one."))
        self.line.setToolTip(self.tr("Backspace takes the last letter away, Esc all of them."))
        self._show()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.type() is not QEvent.Type.KeyRelease:
            letters = self._after(event)
            if letters is None:
                return False
            if event.type() is QEvent.Type.KeyPress:
                self._model.filter(letters)
                if letters and self._model.rowCount():
                    self._view.setCurrentIndex(self._model.index(0))
            event.accept()
            return True
        if isinstance(event, QFocusEvent) and event.lostFocus() and event.reason() not in _LEAVE_FOR_A_MOMENT:
            self._model.filter("")
        elif isinstance(event, QResizeEvent) or event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._place()
        return False

    def _after(self, event: QKeyEvent) -> str | None:
        """The letters after this key; None when it is no key of theirs."""
        letters, text = self._model.letters, event.text()
        if letters and event.key() == Qt.Key.Key_Escape:
            return ""
        if event.modifiers() & _COMMANDS:
            return None
        if letters and event.key() == Qt.Key.Key_Backspace:
            return letters[:-1]
        if text.isalpha() or (letters and text == " "):
            return letters + text
        return None

    def _show(self) -> None:
        letters = self._model.letters
        if not self._model.rowCount():
            text = self.tr("Nothing contains “{letters}”.").format(letters=letters)
        else:
            text = self.tr("“{letters}”: {shown} of {all}").format(
                letters=letters, shown=self._model.rowCount(), all=self._model.count
            )
        self.line.setText(text)
        self.line.setVisible(bool(letters))
        self._place()

    def _place(self) -> None:
        height = self.line.sizeHint().height() + self._appearance.size(6) if self._model.letters else 0
        self._view.setViewportMargins(0, height, 0, 0)
        edge = self._view.frameWidth() + self._appearance.size(6)
        self.line.setGeometry(edge, self._view.frameWidth(), self._view.width() - 2 * edge, height)
