"""The help's window: contents and search at the left, a page or the atlas at the right. It stands beside the game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAction, QCloseEvent, QIcon, QKeyEvent, QKeySequence
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLineEdit,
    QSplitter,
    QStackedWidget,
    QToolButton,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from teo_desktop.ui.adapter import GameAdapter
from teo_desktop.ui.appearance import Appearance
from teo_desktop.ui.help.handbook import Handbook
from teo_desktop.ui.help.pages import Chapter, Filler, Library, Place
from teo_desktop.ui.help.program import ProgramBook
from teo_desktop.ui.help.search import Index
from teo_desktop.ui.settings import Settings
from teo_desktop.ui.shortcuts import Keymap, native
from teo_desktop.ui.texts.format import capitalised
from teo_desktop.ui.windows.help_atlas import HelpAtlas
from teo_desktop.ui.windows.help_page import HelpPage
from teo_desktop.ui.windows.help_results import HelpResults

FIRST_SIZE = (900, 680)
CONTENTS_WIDTH, LEAST_FOR_CONTENTS = 270, 190
ATLAS = "atlas"
"""The address of the atlas; ``atlas#cacao`` explains one of its pictures."""
PROGRAM = "program"
"""The first part of the ids of the pages about the program."""
_GEOMETRY, _SPLITTER, _LAST = "help_window", "help_splitter", "help_page"
_PLACE = Qt.ItemDataRole.UserRole


class _Visit(NamedTuple):
    """A stop on the way through the pages, and how far it was scrolled down."""

    place: Place
    scrolled: int = 0


class HelpWindow(QWidget):
    """Rules, tiles, rulings, icons and the program itself."""

    def __init__(self, adapters: Mapping[str, GameAdapter], appearance: Appearance, settings: Settings) -> None:
        super().__init__()
        self._appearance = appearance
        self._settings = settings
        self._keymap = Keymap(settings, self)
        self._books: dict[str, Handbook] = {
            name: book for name, adapter in adapters.items() if (book := adapter.handbook()) is not None
        }
        self._visits: list[_Visit] = []
        self._at = -1
        self._make_parts()
        self._lay_out()
        self._connect()
        self._read()
        self.resize(*(appearance.size(length) for length in FIRST_SIZE))
        if (remembered := settings.memory(_GEOMETRY)) is not None:
            self.restoreGeometry(remembered)
        if (remembered := settings.memory(_SPLITTER)) is not None:
            self.splitter.restoreState(remembered)
        self._restyle()
        self.show_topic(settings.note(_LAST) or self._first())
        (self.atlas if self.place.page == ATLAS else self.page).setFocus()

    # -- making -------------------------------------------------------------------------------------------------------

    def _make_parts(self) -> None:
        self.back = self._action(self._go_back, QKeySequence.StandardKey.Back)
        self.forward = self._action(self._go_forward, QKeySequence.StandardKey.Forward)
        self.to_search = self._action(self._focus_search, QKeySequence.StandardKey.Find)
        self.field = QLineEdit()
        self.field.setClearButtonEnabled(True)
        self.contents = QTreeWidget()
        self.contents.setHeaderHidden(True)
        self.contents.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.results = HelpResults(self._appearance)
        self.page = HelpPage(self._books, self._appearance)
        self.atlas = HelpAtlas(self._appearance)

    def _action(self, does: Callable[[], object], keys: QKeySequence.StandardKey) -> QAction:
        action = QAction(self)
        action.setShortcuts(keys)
        action.triggered.connect(lambda: does())
        self.addAction(action)
        return action

    def _lay_out(self) -> None:
        row = QHBoxLayout()
        row.setSpacing(4)
        self._buttons: list[QToolButton] = []
        for action in (self.back, self.forward):
            made = QToolButton()
            made.setDefaultAction(action)
            made.setAutoRaise(True)
            self._buttons.append(made)
            row.addWidget(made)
        row.addWidget(self.field, 1)
        self._lists = QStackedWidget()
        self._lists.addWidget(self.contents)
        self._lists.addWidget(self.results)
        self._left = QWidget()
        column = QVBoxLayout(self._left)
        column.setContentsMargins(8, 8, 0, 8)
        column.addLayout(row)
        column.addWidget(self._lists, 1)
        self._shown = QStackedWidget()
        self._shown.addWidget(self.page)
        self._shown.addWidget(self.atlas)
        self.splitter = QSplitter()
        self.splitter.addWidget(self._left)
        self.splitter.addWidget(self._shown)
        self.splitter.setStretchFactor(1, 1)
        self.splitter.setChildrenCollapsible(False)
        self.splitter.setSizes([self._appearance.size(CONTENTS_WIDTH), self._appearance.size(640)])
        around = QVBoxLayout(self)
        around.setContentsMargins(0, 0, 0, 0)
        around.addWidget(self.splitter)

    def _connect(self) -> None:
        self.field.textChanged.connect(self._search)
        self.field.returnPressed.connect(self._open_first)
        self.contents.currentItemChanged.connect(self._open_item)
        self.results.chosen.connect(self.show_topic)
        self.page.link_followed.connect(self._follow)
        self.atlas.page_wanted.connect(self.show_topic)
        self._appearance.theme_changed.connect(self._restyle)
        self._appearance.language_changed.connect(self._retranslate)
        self._settings.changed.connect(self._follow_settings)

    # -- what others ask for ------------------------------------------------------------------------------------------

    @property
    def place(self) -> Place:
        """Where it is open: a page with an anchor, or the atlas."""
        return self._visits[self._at].place

    def show_topic(self, address: str) -> None:
        """Go to an address of the help; one that leads nowhere (after an update) goes to the beginning."""
        page, _, anchor = address.partition("#")
        place = Place(ATLAS, anchor) if page == ATLAS else self._library.find(address)
        self._visit(place or Place(self._first()))

    def show_atlas(self) -> None:
        """Show all pictures."""
        self._visit(Place(ATLAS))

    def search(self, query: str) -> None:
        """Look for words, as if somebody had typed them."""
        self.field.setText(query)

    # -- words --------------------------------------------------------------------------------------------------------

    def _read(self) -> None:
        """Read the library of the language that is spoken, and make all words anew."""
        fillers: dict[str, Filler] = {PROGRAM: ProgramBook(self._keymap), **self._books}
        self._library = Library(self._appearance.language, fillers)
        self._index: Index | None = None
        self.setWindowTitle(self.tr("Rules and help – Teo Desktop"))
        self.field.setPlaceholderText(self.tr("Search"))
        self.field.setAccessibleName(self.tr("Search the rules"))
        self.contents.setAccessibleName(self.tr("Contents"))
        self.results.setAccessibleName(self.tr("What was found"))
        self._name(self.back, self.tr("Back"))
        self._name(self.forward, self.tr("Forward"))
        self._fill_contents()
        self.atlas.show_library(self._library, self.tr("Icons"))

    def _name(self, action: QAction, words: str) -> None:
        action.setText(words)
        keys = native(action.shortcuts())
        action.setToolTip(f"{words} ({keys})" if keys else words)

    def _fill_contents(self) -> None:
        theme, side = self._appearance.theme, self._appearance.size(20)
        self.contents.blockSignals(True)
        self.contents.clear()
        self.contents.setIconSize(QSize(side, side))
        for chapter in self._library.chapters:
            top = self._item(chapter.title, "", theme.icon(chapter.picture, side))
            self.contents.addTopLevelItem(top)
            for page in chapter.pages:
                top.addChild(self._item(self._short(chapter, self._library.pages[page].title), page))
        self.contents.addTopLevelItem(self._item(self.tr("Icons"), ATLAS, theme.icon("ui_eye", side)))
        self.contents.blockSignals(False)
        self._mark_contents()

    def _short(self, chapter: Chapter, title: str) -> str:
        """A title below that of its chapter, which it need not say again."""
        return capitalised(title.removeprefix(f"{chapter.title}: "))

    def _item(self, text: str, page: str, icon: QIcon | None = None) -> QTreeWidgetItem:
        item = QTreeWidgetItem([text])
        item.setData(0, _PLACE, page)
        item.setToolTip(0, text)
        if icon is not None:
            item.setIcon(0, icon)
        return item

    def _mark_contents(self) -> None:
        """Mark the page that is open."""
        if self._at < 0:
            return
        self.contents.blockSignals(True)
        for number in range(self.contents.topLevelItemCount()):
            top = self.contents.topLevelItem(number)
            rows = range(top.childCount()) if top is not None else ()
            for item in (top, *(top.child(row) for row in rows if top is not None)):
                if item is not None and item.data(0, _PLACE) == self.place.page:
                    self.contents.setCurrentItem(item)
        self.contents.blockSignals(False)

    def _retranslate(self) -> None:
        self._remember_scrolling()
        self._read()
        self._search(self.field.text())
        last = next(
            (visit.place for visit in reversed(self._visits[: self._at + 1]) if visit.place.page != ATLAS), None
        )
        if last is not None:
            # Also below the atlas, where it is seen again without being asked for.
            self.page.show_place(self._library, last)
        self._show_visit()

    def _restyle(self, _: object = None) -> None:
        theme = self._appearance.theme
        self.setWindowIcon(theme.icon("ui_rules", 64))
        self.back.setIcon(theme.icon("ui_back", self._appearance.size(18)))
        self.forward.setIcon(theme.icon("ui_forward", self._appearance.size(18)))
        # Deep enough to be seen, and the longest titles have room.
        self.contents.setIndentation(self._appearance.size(15))
        side = self._appearance.size(18)
        for made in self._buttons:
            made.setIconSize(QSize(side, side))
        self._left.setMinimumWidth(self._appearance.size(LEAST_FOR_CONTENTS))
        self.results.restyle()
        self._fill_contents()
        self.atlas.show_library(self._library, self.tr("Icons"))
        if self._at >= 0:
            self._remember_scrolling()
            self._show_visit()

    def _follow_settings(self, key: str) -> None:
        if key.startswith("keys/"):
            self._retranslate()

    # -- going about --------------------------------------------------------------------------------------------------

    def _first(self) -> str:
        return self._library.chapters[0].pages[0]

    def _visit(self, place: Place) -> None:
        if self._at >= 0:
            if place == self.place:
                self._show_visit()
                return
            self._remember_scrolling()
        del self._visits[self._at + 1 :]
        self._visits.append(_Visit(place))
        self._at = len(self._visits) - 1
        self._show_visit()

    def _show_visit(self) -> None:
        place, scrolled = self._visits[self._at]
        if place.page == ATLAS:
            self._shown.setCurrentWidget(self.atlas)
            if place.anchor:
                self.atlas.choose(place.anchor)
        else:
            self._shown.setCurrentWidget(self.page)
            self.page.show_place(self._library, place)
            if scrolled:
                self.page.verticalScrollBar().setValue(scrolled)
        self.back.setEnabled(self._at > 0)
        self.forward.setEnabled(self._at < len(self._visits) - 1)
        self._settings.keep_note(_LAST, place.page)
        self._mark_contents()

    def _remember_scrolling(self) -> None:
        if self._at >= 0:
            self._visits[self._at] = _Visit(self.place, self.page.verticalScrollBar().value())

    def _go_back(self) -> None:
        self._go(-1)

    def _go_forward(self) -> None:
        self._go(1)

    def _go(self, steps: int) -> None:
        if 0 <= self._at + steps < len(self._visits):
            self._remember_scrolling()
            self._at += steps
            self._show_visit()

    def _follow(self, target: str) -> None:
        place = self._library.find(target, self.place.page)
        if place is not None:
            self._visit(place)
        elif target.partition("#")[0] == ATLAS:
            self.show_topic(target)

    def _open_item(self, item: QTreeWidgetItem | None, _: object = None) -> None:
        if item is not None and (page := item.data(0, _PLACE)):
            self.show_topic(page)
        elif item is not None:
            item.setExpanded(True)

    # -- searching ----------------------------------------------------------------------------------------------------

    def _search(self, query: str) -> None:
        if not query.strip():
            self._lists.setCurrentWidget(self.contents)
            return
        if self._index is None:
            self._index = Index(self._library)
        self.results.show_found(self._index.find(query), self.tr("Nothing was found. Try fewer or other words."))
        self._lists.setCurrentWidget(self.results)

    def _open_first(self) -> None:
        if self._lists.currentWidget() is self.results and self.results.go_to_first():
            self.results.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _focus_search(self) -> None:
        self.field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.field.selectAll()

    # -- the window ---------------------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            if self.field.text():
                self.field.clear()
                self.contents.setFocus(Qt.FocusReason.ShortcutFocusReason)
            else:
                self.close()
        elif event.key() == Qt.Key.Key_Down and self.field.hasFocus():
            lists: Sequence[QWidget] = (self.results, self.contents)
            next(part for part in lists if part.isVisible()).setFocus(Qt.FocusReason.ShortcutFocusReason)
        else:
            super().keyPressEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        self._settings.remember(_GEOMETRY, self.saveGeometry())
        self._settings.remember(_SPLITTER, self.splitter.saveState())
        super().closeEvent(event)
