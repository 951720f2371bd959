"""What fills the pages about the program: its commands and the keys that lead to them now."""

from __future__ import annotations

from PySide6.QtGui import QKeySequence

from teo_desktop.ui.shortcuts import COMMANDS, Keymap, label

NO_KEY = "–"


class ProgramBook:
    """The functions of ``Filler`` for the pages of the program."""

    def __init__(self, keymap: Keymap) -> None:
        self._keymap = keymap

    def listing(self, name: str) -> str:
        """``keys``: a table of all commands with their keys."""
        if name != "keys":
            raise KeyError(name)
        rows = [f"| {label(command)} | {self._keys(command.key)} |" for command in COMMANDS]
        return "\n".join(["| :ui_shortcuts: | |", "|---|---|", *rows])

    def figure(self, name: str) -> str:
        """``undo_step``: the keys of this command."""
        return self._keys(name)

    def _keys(self, command: str) -> str:
        keys = [keys.toString(QKeySequence.SequenceFormat.NativeText) for keys in self._keymap.keys(command)]
        # A bar would end the cell of a table.
        return ", ".join(key for key in keys if "|" not in key) or NO_KEY
