"""What a search in the help has found: a title, where it stands, and some of the text."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPalette, QResizeEvent, QTextDocument
from PySide6.QtWidgets import (
    QApplication,
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from teo_desktop.ui.appearance import Appearance
from teo_desktop.ui.help.search import Found

ADDRESS = Qt.ItemDataRole.UserRole
_FOUND = Qt.ItemDataRole.UserRole + 1
PADDING = 5

Index = QModelIndex | QPersistentModelIndex


class _Delegate(QStyledItemDelegate):
    """Paints a result as rich text, as high as its words need."""

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        super().__init__(parent)
        self._appearance = appearance

    def _document(self, option: QStyleOptionViewItem, index: Index, width: int) -> QTextDocument:
        document = QTextDocument()
        document.setDocumentMargin(PADDING)
        document.setDefaultFont(option.font)
        found: Found | None = index.data(_FOUND)
        if found is None:
            document.setPlainText(str(index.data()))
        else:
            is_chosen = bool(option.state & QStyle.StateFlag.State_Selected)
            theme = self._appearance.theme
            words = theme.colour("on_selection" if is_chosen else "text").name()
            muted = theme.colour("on_selection" if is_chosen else "muted").name()
            small = self._appearance.size(12)
            document.setHtml(
                f'<div style="color:{words}"><b>{escape(found.title)}</b> '
                f'<span style="color:{muted}">– {escape(found.context)}</span></div>'
                f'<div style="color:{muted}; font-size:{small}px">{escape(found.excerpt)}</div>'
            )
        document.setTextWidth(width)
        return document

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        self.initStyleOption(option, index)
        option.text = ""
        QApplication.style().drawControl(QStyle.ControlElement.CE_ItemViewItem, option, painter, option.widget)
        painter.save()
        painter.translate(option.rect.topLeft())
        self._document(option, index, option.rect.width()).drawContents(painter)
        painter.restore()

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        parent = self.parent()
        width = parent.viewport().width() if isinstance(parent, QListWidget) else option.rect.width()
        return QSize(width, round(self._document(option, index, width).size().height()))


class HelpResults(QListWidget):
    """The list of what was found.

    Signals:
        chosen(str): somebody wants to go to this address.
    """

    chosen = Signal(str)

    def __init__(self, appearance: Appearance) -> None:
        super().__init__()
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        self.setAlternatingRowColors(True)
        self.setItemDelegate(_Delegate(appearance, self))
        self.itemActivated.connect(self._choose)
        self.itemClicked.connect(self._choose)
        self._appearance = appearance

    def show_found(self, found: Sequence[Found], nothing: str) -> None:
        """Show these; if there are none, say so in these words."""
        self.clear()
        for result in found:
            item = QListWidgetItem(f"{result.title} – {result.context}. {result.excerpt}")
            item.setData(ADDRESS, result.place.address)
            item.setData(_FOUND, result)
            self.addItem(item)
        if not found:
            item = QListWidgetItem(nothing)
            item.setFlags(Qt.ItemFlag.NoItemFlags)
            self.addItem(item)

    def go_to_first(self) -> bool:
        """Choose the first result; False when there is none."""
        first = self.item(0)
        if first is None or not first.data(ADDRESS):
            return False
        self.setCurrentItem(first)
        self._choose(first)
        return True

    def restyle(self) -> None:
        """Take over another theme or text size."""
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.AlternateBase, self._appearance.theme.colour("panel_raised"))
        self.setPalette(palette)
        self.doItemsLayout()

    def _choose(self, item: QListWidgetItem) -> None:
        if address := item.data(ADDRESS):
            self.chosen.emit(address)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.doItemsLayout()
