"""The page of the preferences on which every command gets its keys."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QGridLayout, QKeySequenceEdit, QLabel, QLineEdit, QScrollArea, QVBoxLayout, QWidget

from teo_desktop.ui.shortcuts import COMMANDS, MOST_KEYS, Command, Keymap, label
from teo_desktop.ui.windows.parts import button
from teo_desktop.ui.windows.parts import label as make_label


class ShortcutsPage(QWidget):
    """A row for each command: its words, its keys, and below them what is wrong with the keys that were pressed."""

    def __init__(self, keymap: Keymap, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._keymap = keymap
        self.edits: dict[str, list[QKeySequenceEdit]] = {}
        self.problems: dict[str, QLabel] = {}
        content = QWidget()
        grid = QGridLayout(content)
        grid.setColumnStretch(0, 1)
        for number, command in enumerate(COMMANDS):
            words = make_label(label(command), wraps=True)
            grid.addWidget(words, 2 * number, 0)
            self.edits[command.key] = [self._edit(command, place) for place in range(MOST_KEYS)]
            for place, edit in enumerate(self.edits[command.key], start=1):
                grid.addWidget(edit, 2 * number, place)
            problem = self.problems[command.key] = make_label(role="danger", wraps=True)
            problem.hide()
            grid.addWidget(problem, 2 * number + 1, 0, 1, MOST_KEYS + 1)
        self.area = QScrollArea()
        self.area.setWidgetResizable(True)
        self.area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.area.setWidget(content)
        self.reset = button(self.tr("All keys as they were at first"))
        self.reset.clicked.connect(self._reset)
        hint = make_label(self.tr("Click on a field and press the new keys; the cross takes them away."), "muted", True)
        walking = self.tr(
            "On the board Tab and the arrows walk over what can be chosen, with Ctrl over everything. "
            "Enter clicks, Esc takes the click back."
        )
        column = QVBoxLayout(self)
        column.addWidget(hint)
        column.addWidget(make_label(walking, "muted", True))
        column.addWidget(self.area, 1)
        column.addWidget(self.reset, 0, Qt.AlignmentFlag.AlignLeft)
        self._show()

    def _edit(self, command: Command, place: int) -> QKeySequenceEdit:
        made = QKeySequenceEdit()
        made.setMaximumSequenceLength(1)
        made.setClearButtonEnabled(True)
        if (line := made.findChild(QLineEdit)) is not None:
            # Qt's own words would be cut off in an empty field.
            line.setPlaceholderText("")
        words = self.tr("{command}: keys") if place == 0 else self.tr("{command}: other keys")
        made.setAccessibleName(words.format(command=label(command)))
        # Not while keys are pressed: Ctrl alone is no key yet.
        made.editingFinished.connect(partial(self._take, command))
        return made

    def _take(self, command: Command) -> None:
        wanted = [edit.keySequence() for edit in self.edits[command.key]]
        owners = [(keys, self._keymap.owner(keys, command.key)) for keys in wanted if not keys.isEmpty()]
        taken = next(((keys, owner) for keys, owner in owners if owner is not None), None)
        if taken is not None:
            keys, owner = taken
            text = self.tr("{keys} is taken: {command}").format(
                keys=keys.toString(QKeySequence.SequenceFormat.NativeText), command=label(owner)
            )
            self._say(command, text)
        elif wanted != self._padded(command):
            self._say(command, "")
            self._keymap.set_keys(command.key, wanted)

    def _reset(self) -> None:
        self._keymap.reset()
        for command in COMMANDS:
            self._say(command, "")
        self._show()

    def _show(self) -> None:
        for command in COMMANDS:
            for edit, keys in zip(self.edits[command.key], self._padded(command), strict=True):
                edit.setKeySequence(keys)

    def _padded(self, command: Command) -> list[QKeySequence]:
        keys = self._keymap.keys(command.key)
        return (keys + [QKeySequence()] * MOST_KEYS)[:MOST_KEYS]

    def _say(self, command: Command, text: str) -> None:
        self.problems[command.key].setText(text)
        self.problems[command.key].setVisible(bool(text))
