"""Who made the program and the games, under which licences, and that it is unofficial."""

from __future__ import annotations

import platform
from collections.abc import Iterable
from html import escape

import PySide6
from PySide6.QtCore import Qt, qVersion
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QLabel,
    QTabWidget,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)

from teo_desktop import __version__, paths
from teo_desktop.ui.adapter import GameAdapter
from teo_desktop.ui.appearance import Appearance
from teo_desktop.ui.windows.parts import give_room, label

LICENCES = "licences"
"""What the page is called that shows whole files in the words of others."""


class AboutDialog(QDialog):
    """Version, makers, licences."""

    def __init__(self, adapters: Iterable[GameAdapter], appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("About Teo Desktop"))
        side = appearance.size(72)
        emblem = QLabel()
        emblem.setPixmap(appearance.theme.pixmap("app_icon", side, side, self.devicePixelRatioF()))
        words = QVBoxLayout()
        words.addWidget(label("Teo Desktop", "title"))
        words.addWidget(label(self.tr("Version {version}").format(version=__version__), "muted"))
        head = QHBoxLayout()
        head.addWidget(emblem)
        head.addLayout(words, 1)
        tabs = QTabWidget()
        tabs.addTab(self._page(self._about(adapters)), self.tr("About"))
        tabs.addTab(self._page(self._licences()), self.tr("Licences"))
        tabs.addTab(self._page(_font_licences(), is_plain=True), self.tr("Font licences"))
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.addLayout(head)
        column.addWidget(tabs, 1)
        column.addWidget(buttons)
        give_room(self, appearance.size(560), appearance.size(480))

    def _page(self, content: list[str], is_plain: bool = False) -> QTextBrowser:
        page = QTextBrowser()
        page.setOpenExternalLinks(True)
        page.setTextInteractionFlags(Qt.TextInteractionFlag.TextBrowserInteraction)
        if is_plain:
            page.setObjectName(LICENCES)
            page.setPlainText("\n\n".join(content))
        else:
            page.setHtml("".join(f"<p>{escape(sentence)}</p>" for sentence in content))
        return page

    def _about(self, adapters: Iterable[GameAdapter]) -> list[str]:
        games = [sentence for adapter in adapters for sentence in (adapter.title(), *adapter.credits())]
        return [
            self.tr(
                "Teo Desktop is an independent, unofficial program. It is neither made nor supported by the games' "
                "designers or publishers, and it replaces neither the box nor the rulebook. All pictures and texts are "
                "its own."
            ),
            *games,
        ]

    def _licences(self) -> list[str]:
        return [
            self.tr("The program: MIT licence."),
            self.tr("Qt {version} and PySide6 {binding}: LGPL version 3.").format(
                version=qVersion(), binding=PySide6.__version__
            ),
            self.tr("Python {version}: PSF licence. networkx: BSD licence. platformdirs: MIT licence.").format(
                version=platform.python_version()
            ),
            self.tr("The fonts Fira Sans and Philosopher: SIL Open Font License 1.1; its text is on the next page."),
        ]


def _font_licences() -> list[str]:
    folder = paths.resources() / "fonts"
    return [path.read_text(encoding="utf-8") for path in sorted(folder.glob("*-OFL.txt"))]
