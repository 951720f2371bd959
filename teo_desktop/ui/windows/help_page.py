"""A page of the help as people read it: its words as rich text, its pictures from the theme and from the game."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape

from PySide6.QtCore import QRectF, Qt, QUrl, Signal
from PySide6.QtGui import QPainter, QPixmap, QResizeEvent, QTextDocument
from PySide6.QtWidgets import QFrame, QTextBrowser

from teo_desktop.ui.appearance import Appearance
from teo_desktop.ui.help.handbook import Handbook
from teo_desktop.ui.help.markup import Looks, to_html
from teo_desktop.ui.help.pages import Library, Place
from teo_desktop.ui.scene.canvas import Canvas
from teo_desktop.ui.scene.theme import TITLE_FAMILY
from teo_desktop.ui.telling import Portrait


class HelpPage(QTextBrowser):
    """Shows a page of a library.

    Signals:
        link_followed(str): somebody wants to go to this target of a link.
    """

    link_followed = Signal(str)

    def __init__(self, books: Mapping[str, Handbook], appearance: Appearance) -> None:
        super().__init__()
        self._books = books
        self._appearance = appearance
        self._portraits: dict[str, Portrait | None] = {}
        self._words = ("", "")
        self._game = ""
        self._written_for = 0.0
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setOpenLinks(False)
        self.document().setDocumentMargin(14)
        self.anchorClicked.connect(self._follow)

    def show_place(self, library: Library, place: Place) -> None:
        """Show a page from this place on."""
        page = library.pages[place.page]
        self._game = place.page.partition("/")[0]
        # Another theme or language draws other pictures.
        self._portraits = {}
        self._words = (page.title, page.body)
        self.document().clear()
        self._write()
        self.setAccessibleName(page.title)
        if place.anchor:
            self.scrollToAnchor(place.anchor)

    def _write(self) -> None:
        self._written_for = self._room()
        self.setHtml(to_html(*self._words, self._looks()))

    def _looks(self) -> Looks:
        theme = self._appearance.theme
        return Looks(
            self._appearance.pixels,
            theme.colour("muted").name(),
            theme.colour("panel_edge").name(),
            theme.colour("panel_raised").name(),
            theme.colour("accent").name(),
            TITLE_FAMILY,
            self._height_of,
            self._room(),
        )

    def _room(self) -> float:
        """How wide a page may become: with a scroll bar, whether there is one now or not."""
        bar = self.verticalScrollBar().sizeHint().width()
        return max(80.0, self.width() - bar - 2 * self.document().documentMargin() - 4)

    def _height_of(self, name: str) -> float | None:
        portrait = self._portrait(name)
        return portrait.height / portrait.width if portrait is not None else None

    def _portrait(self, name: str) -> Portrait | None:
        if name not in self._portraits:
            book = self._books.get(self._game)
            self._portraits[name] = book.drawing(name, self._appearance.theme) if book is not None else None
        return self._portraits[name]

    def _follow(self, url: QUrl) -> None:
        self.link_followed.emit(url.toString().removeprefix("help:"))

    def _draw(self, name: str, width: float) -> QPixmap:
        portrait = self._portrait(name)
        if portrait is None:
            return QPixmap()
        ratio = self.devicePixelRatioF()
        height = width * portrait.height / portrait.width
        pixmap = QPixmap(max(1, round(width * ratio)), max(1, round(height * ratio)))
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        painter.scale(pixmap.width() / portrait.width, pixmap.height() / portrait.height)
        canvas = Canvas(self._appearance.theme)
        canvas.take(painter)
        portrait.draw(canvas, QRectF(0, 0, portrait.width, portrait.height), *portrait.content)
        painter.end()
        pixmap.setDevicePixelRatio(ratio)
        return pixmap

    def resizeEvent(self, event: QResizeEvent) -> None:
        # What had to be made smaller has other room now; words find their lines by themselves.
        if self._room() != self._written_for and "draw:" in self._words[1]:
            bar = self.verticalScrollBar()
            share = bar.value() / max(1, bar.maximum())
            self._write()
            super().resizeEvent(event)
            bar.setValue(round(share * bar.maximum()))
        else:
            super().resizeEvent(event)

    def loadResource(self, type: int, name: QUrl | str) -> object:
        kind, _, of = (name.toString() if isinstance(name, QUrl) else name).partition(":")
        of, _, width = of.partition("@")
        if type != QTextDocument.ResourceType.ImageResource.value or kind not in ("icon", "draw"):
            return super().loadResource(type, name)
        if kind == "draw":
            return self._draw(of, int(width))
        return self._appearance.theme.pixmap(of, int(width), int(width), self.devicePixelRatioF())


def link(target: str, words: str) -> str:
    """A link to the help as rich text, for other windows."""
    return f'<a href="help:{escape(target)}">{escape(words)}</a>'
