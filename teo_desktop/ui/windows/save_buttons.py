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
        """Has nothing to do with what is chosen: the page puts it where it has room."""
        self._rows: tuple[Row, ...] = ()
        row = FlowLayout(self, spacing=8)
        row.setContentsMargins(0, 0, 0, 0)
        for made in (self.open_button, *self.acts.values()):
            row.addWidget(made)

    @property
    def has_focus(self) -> bool:
        """Whether the keyboard is at one of them."""
        focused = self.window().focusWidget()
        return focused is not None and self.isAncestorOf(focused)

    def show_rows(self, rows: Sequence[Row]) -> None:
        """Fit these games, which are chosen."""
        self._rows = tuple(rows)
        none = "" if rows else self.tr("No game is chosen.")
        several = none or ("" if len(rows) == 1 else self.tr("Possible with a single game only."))
        broken = several or ("" if rows[0].can_be_opened else self.tr("This file cannot be opened."))
        acts = self.acts
        for made, reason in (
            (self.open_button, broken),
            (acts["rename"], several),
            (acts["copy"], broken),
            (acts["export"], broken),
            (acts["delete"], none),
        ):
            made.setEnabled(not reason)
            made.setToolTip(reason)

    def press(self, name: str) -> str:
        """Do what an act's button does, by its name in ``PICTURES``; says why not, where it cannot be pressed."""
        made = self.acts[name]
        made.click()
        return "" if made.isEnabled() else made.toolTip()

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
        self.show_rows(self._rows)

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
