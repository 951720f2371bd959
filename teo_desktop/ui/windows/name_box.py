"""The field for a seat's name: any name, or one of the profiles of this computer."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QComboBox, QLineEdit, QWidget

from teo_desktop.profiles import LONGEST_NAME, Profile


class NameBox(QComboBox):
    """A line to type in, with the profiles to choose from. A name that a profile has means that profile."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._profiles: tuple[Profile, ...] = ()
        self.setEditable(True)
        self.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        self.line.setMaxLength(LONGEST_NAME)

    @property
    def line(self) -> QLineEdit:
        """The line in which one types."""
        line = self.lineEdit()
        assert line is not None
        return line

    @property
    def profile(self) -> str:
        """The id of the profile whose name stands here; empty when it is no profile's."""
        wanted = self.text().strip().casefold()
        return next((profile.id for profile in self._profiles if profile.name.casefold() == wanted), "")

    def offer(self, profiles: Sequence[Profile]) -> None:
        """Offer these profiles; what stands in the line stays."""
        if tuple(profiles) == self._profiles:
            return
        self._profiles = tuple(profiles)
        text = self.text()
        self.clear()
        self.addItems([profile.name for profile in self._profiles])
        self.setText(text)

    def choose(self, id: str) -> None:
        """Put in the name that this profile has now; nothing when it is not offered."""
        for profile in self._profiles:
            if profile.id == id:
                self.setText(profile.name)

    def text(self) -> str:
        """What stands in the line."""
        return self.currentText()

    def setText(self, text: str) -> None:
        """Put this into the line."""
        self.setCurrentIndex(self.findText(text))
        self.setEditText(text)

    def setPlaceholderText(self, text: str) -> None:
        # Of the line and not of the box, which shows its own only where nothing can be typed.
        self.line.setPlaceholderText(text)
