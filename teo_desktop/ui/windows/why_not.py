"""The keys of an action that is not possible at the moment say why, instead of doing nothing."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction, QShortcut
from PySide6.QtWidgets import QWidget

from teo_desktop.ui.shortcuts import Keymap


class WhyNot(QObject):
    """Listens to the keys of an action while that cannot be done; its tool tip is the reason.

    Signals:
        said(str): somebody has pressed them; this is why nothing happens.
    """

    said = Signal(str)

    def __init__(self, action: QAction, command: str, keymap: Keymap, window: QWidget) -> None:
        """``command``: whose keys the action has, as ``keymap`` says; ``window``: where they count."""
        super().__init__(action)
        self._action = action
        self._shortcut = QShortcut(window)
        keymap.follow(command, self._shortcut.setKeys)
        self._shortcut.activated.connect(self._say)
        action.enabledChanged.connect(self._follow)
        self._follow(action.isEnabled())

    def _follow(self, is_possible: bool) -> None:
        # Two that have the same keys at once would both keep silent.
        self._shortcut.setEnabled(not is_possible)

    def _say(self) -> None:
        self.said.emit(self._action.toolTip())
