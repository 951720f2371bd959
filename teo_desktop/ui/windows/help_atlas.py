"""The atlas: every picture of the game and the program with its name, found by any word about it."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListView,
    QListWidget,
    QListWidgetItem,
    QVBoxLayout,
    QWidget,
)

from teo_desktop.ui.appearance import Appearance
from teo_desktop.ui.help.markup import plain
from teo_desktop.ui.help.pages import Library, Picture
from teo_desktop.ui.help.search import pictures
from teo_desktop.ui.windows.parts import button, label

SMALL, LARGE = 40, 72
"""How large pictures are in the grid and beside their explanation, at the usual size of text."""
CELL = (112, 96)
_NAME = Qt.ItemDataRole.UserRole


class HelpAtlas(QWidget):
    """A grid of pictures above the explanation of the one that is chosen.

    Signals:
        page_wanted(str): somebody wants to read the page about a picture.
    """

    page_wanted = Signal(str)

    def __init__(self, appearance: Appearance) -> None:
        super().__init__()
        self._appearance = appearance
        self._library: Library | None = None
        self._shown: dict[str, Picture] = {}
        self.title = label("", "title")
        self.field = QLineEdit()
        self.field.setClearButtonEnabled(True)
        self.field.textChanged.connect(self._fill)
        self.grid = QListWidget()
        self.grid.setViewMode(QListView.ViewMode.IconMode)
        self.grid.setResizeMode(QListView.ResizeMode.Adjust)
        self.grid.setMovement(QListView.Movement.Static)
        self.grid.setProperty("tiles", True)
        self.grid.setWordWrap(True)
        self.grid.currentItemChanged.connect(self._explain)
        self.grid.itemActivated.connect(self._read)
        self.field.returnPressed.connect(self._to_grid)
        self.picture = QLabel()
        self.name = label("", "heading", wraps=True)
        self.text = label("", wraps=True)
        self.read_button = button()
        self.read_button.clicked.connect(self._read)
        words = QVBoxLayout()
        words.addWidget(self.name)
        words.addWidget(self.text)
        below = QHBoxLayout()
        below.setSpacing(12)
        below.addWidget(self.picture, 0, Qt.AlignmentFlag.AlignTop)
        below.addLayout(words, 1)
        below.addWidget(self.read_button, 0, Qt.AlignmentFlag.AlignBottom)
        column = QVBoxLayout(self)
        column.setContentsMargins(14, 10, 14, 10)
        column.addWidget(self.title)
        column.addWidget(self.field)
        column.addWidget(self.grid, 1)
        column.addLayout(below)
        self.setFocusProxy(self.field)

    def show_library(self, library: Library, title: str) -> None:
        """Show the pictures in the words of a library."""
        self._library = library
        self.title.setText(title)
        self.field.setPlaceholderText(self.tr("Name or meaning of a picture"))
        self.field.setAccessibleName(self.tr("Name or meaning of a picture"))
        self.grid.setAccessibleName(title)
        self.read_button.setText(self.tr("&Read more"))
        self._fill()

    def choose(self, name: str) -> None:
        """Show and explain a picture, whatever was looked for before."""
        self.field.clear()
        for row in range(self.grid.count()):
            if self.grid.item(row).data(_NAME) == name:
                self.grid.setCurrentRow(row)

    def _fill(self) -> None:
        if self._library is None:
            return
        current = self.grid.currentItem()
        chosen = current.data(_NAME) if current is not None else ""
        found = pictures(self._library, self.field.text())
        self._shown = {picture.name: picture for picture in found}
        side = self._appearance.size(SMALL)
        self.grid.blockSignals(True)
        self.grid.clear()
        self.grid.setIconSize(QSize(side, side))
        cell = QSize(self._appearance.size(CELL[0]), self._appearance.size(CELL[1]))
        self.grid.setGridSize(cell)
        for picture in found:
            item = QListWidgetItem(self._icon(picture.name, side), picture.title)
            item.setData(_NAME, picture.name)
            item.setSizeHint(cell)
            item.setTextAlignment(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop)
            item.setToolTip(f"{picture.title}: {plain(picture.text)}" if picture.text else picture.title)
            self.grid.addItem(item)
        self.grid.blockSignals(False)
        names = list(self._shown)
        self.grid.setCurrentRow(names.index(chosen) if chosen in names else 0 if names else -1)
        self._explain()

    def _icon(self, name: str, side: int) -> QIcon:
        picture = self._appearance.theme.pixmap(name, side, side, max(2.0, self.devicePixelRatioF()))
        icon = QIcon(picture)
        # Qt would make the chosen one paler.
        icon.addPixmap(picture, QIcon.Mode.Selected)
        return icon

    def _explain(self, *_: object) -> None:
        item = self.grid.currentItem()
        picture = self._shown.get(item.data(_NAME)) if item is not None else None
        side = self._appearance.size(LARGE)
        self.picture.setFixedSize(side, side)
        self.picture.setScaledContents(True)
        self.picture.setVisible(picture is not None)
        self.read_button.setVisible(picture is not None)
        if picture is None:
            self.name.setText(self.tr("No picture is called like this."))
            self.text.setText("")
            return
        self.picture.setPixmap(self._appearance.theme.pixmap(picture.name, side, side, 2.0))
        self.name.setText(picture.title)
        self.text.setText(plain(picture.text))

    def _to_grid(self) -> None:
        self.grid.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _read(self, *_: object) -> None:
        item = self.grid.currentItem()
        if item is not None:
            self.page_wanted.emit(self._shown[item.data(_NAME)].page)
