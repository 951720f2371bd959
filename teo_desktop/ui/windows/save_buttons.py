"""What can be done with the saved games that are chosen, as buttons."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QWidget

from teo_desktop.ui.appearance import Appearance
from teo_desktop.ui.models.saves import Row
from teo_desktop.ui.windows.parts import FlowLayout, button

PICTURES = {"rename": "ui_info", "copy": "ui_copy", "export": "ui_export", "import": "ui_import", "delete": "ui_trash"}


class SaveButtons(QWidget):
    """A button for each thing that can be done; those that do not fit the games that are chosen cannot be pressed."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.open_button = button(main=True)
        self.acts = {name: button() for name in PICTURES}
        self.folder_button = button()
        row = FlowLayout(self, spacing=8)
        row.setContentsMargins(0, 0, 0, 0)
        for made in (self.open_button, *self.acts.values(), self.folder_button):
            row.addWidget(made)

    @property
    def has_focus(self) -> bool:
        """Whether the keyboard is at one of them."""
        focused = self.window().focusWidget()
        return focused is not None and self.isAncestorOf(focused)

    def show_rows(self, rows: Sequence[Row]) -> None:
        """Fit these games, which are chosen."""
        single = len(rows) == 1
        can = single and rows[0].can_be_opened
        self.open_button.setEnabled(can)
        for name, is_possible in (("rename", single), ("copy", can), ("export", can), ("delete", bool(rows))):
            self.acts[name].setEnabled(is_possible)

    def retranslate(self) -> None:
        """Make all words anew."""
        self.open_button.setText(self.tr("&Open"))
        for name, text in (
            ("rename", self.tr("&Rename")),
            ("copy", self.tr("&Duplicate")),
            ("export", self.tr("E&xport …")),
            ("import", self.tr("&Import …")),
            ("delete", self.tr("To the &trash")),
        ):
            self.acts[name].setText(text)
        self.folder_button.setText(self.tr("Open the &folder"))

    def restyle(self, appearance: Appearance) -> None:
        """Take over another theme or text size."""
        theme, side = appearance.theme, appearance.size(18)
        pictures = {
            self.open_button: "ui_play",
            self.folder_button: "ui_open",
            **{self.acts[name]: picture for name, picture in PICTURES.items()},
        }
        for made, picture in pictures.items():
            tint = theme.colour("on_accent" if made.property("main") else "text")
            made.setIcon(theme.icon(picture, side, tint))
            made.setIconSize(QSize(side, side))
