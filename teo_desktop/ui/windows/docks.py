"""The board with the panels around it: where these are at first, and where somebody has put them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QByteArray, QEvent, QObject, QSize, Qt
from PySide6.QtGui import QIcon, QResizeEvent
from PySide6.QtWidgets import QDockWidget, QMainWindow, QTabBar, QWidget
from shiboken6 import getCppPointer

from teo_desktop.ui.appearance import Appearance
from teo_desktop.ui.windows.dock_title import DockTitle
from teo_desktop.ui.windows.player_cards import PlayersList

PANELS_WIDTH = 26
"""How wide the panels are at first, in heights of text."""
MOST_FOR_PANELS = 0.42
"""They take at most this share of the window: in a low one the board needs less of its width."""
LEAST_PANEL = 15
"""Where not each panel has so much room, in heights of text, all but the players share one place at first."""
MOST_FOR_PLAYERS = 0.56
"""The players' cards take at most this share of the height at first, unless the closest need more."""
SHARE_BESIDE_A_BOT = 0.4
"""The choices take this share of what the players leave, where there is a bot's panel below them."""
BOT_DOCK = "bot"
"""The panel about an opponent that the rules play; only some games have one."""
SLACK = 8
"""A little more than the cards need, in pixels at a text size of 100 per cent: else Qt gives them less."""
LEAST_FOR_TWO = 11.5
"""In a place lower than this, in heights of text, the players share it with all others: they would not be seen."""
TITLE_HEIGHT = 2.2
"""How high the title of a panel is, in heights of text."""
TAB_EDGES = 1.8
"""How wide a tab is beside its picture, in heights of text."""
LEAST_ICON = 14
"""No picture upon a tab is smaller, in pixels."""
ICONS = {
    "players": "ui_players",
    "choices": "ui_choices",
    "scores": "ui_trophy",
    "log": "ui_log",
    "inspector": "ui_inspector",
    BOT_DOCK: "ui_bot",
}
"""The pictures upon the tabs where there is no room for their words."""

LOOKS = "teo_desktop_looks"
"""A property of a bar of tabs: how it was dressed last."""


class DocksWindow(QMainWindow):
    """The board in the middle; the panels round it are docks that can be moved and closed."""

    def __init__(
        self, centre: QWidget, players: PlayersList, panels: Mapping[str, QWidget], appearance: Appearance
    ) -> None:
        """``panels``: choices, scores, log, inspector, and perhaps the bot's, in this order below the players."""
        super().__init__()
        self._appearance = appearance
        self._players = players
        self._names: dict[str, str] = {}
        self._lent: tuple[str, str] | None = None
        """Which panel is in front for a while, and which was there before."""
        self.setWindowFlags(Qt.WindowType.Widget)
        self.setDockOptions(
            QMainWindow.DockOption.AnimatedDocks
            | QMainWindow.DockOption.AllowNestedDocks
            | QMainWindow.DockOption.AllowTabbedDocks
        )
        self.setCentralWidget(centre)
        self.docks: dict[str, QDockWidget] = {}
        """The panels by name."""
        self.titles: dict[str, DockTitle] = {}
        """Their titles."""
        for name, content in {"players": players, **panels}.items():
            dock = QDockWidget()
            dock.setObjectName(name)
            dock.setWidget(content)
            self.titles[name] = DockTitle(dock, appearance)
            dock.setTitleBarWidget(self.titles[name])
            dock.topLevelChanged.connect(self._fit_tabs)
            dock.installEventFilter(self)
            self.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, dock)
            self.docks[name] = dock
        # At the end there is nothing to choose, and the score sheet takes that place.
        self.tabifyDockWidget(self.docks["choices"], self.docks["scores"])
        self.docks["choices"].raise_()
        self._at_first = self.saveState()

    def bring_up(self, name: str) -> None:
        """Show a panel, in front of those that share its place."""
        self.docks[name].show()
        self.docks[name].raise_()

    def is_open(self, name: str) -> bool:
        """Whether a panel has not been closed, be it in front or behind another."""
        return self.docks[name].toggleViewAction().isChecked()

    def lend_front(self, name: str) -> None:
        """Put a panel in front for a while; ``take_front_back`` ends that."""
        if self._lent is None:
            self._lent = (name, self.in_front_at(name))
        self.docks[name].raise_()

    def take_front_back(self) -> None:
        """Put in front again what was there before, unless somebody has chosen something else meanwhile."""
        lent, self._lent = self._lent, None
        if lent is not None and self.in_front_at(lent[0]) == lent[0]:
            self.docks[lent[1]].raise_()

    def in_front_at(self, name: str) -> str:
        """Which of the panels that share a place with this one is in front; itself where it has its own."""
        for bar in self.findChildren(QTabBar, options=Qt.FindChildOption.FindDirectChildrenOnly):
            names = self._names_on(bar)
            if name in names and not self.docks[name].isFloating():
                return names[bar.currentIndex()]
        return name

    def give_way(self, name: str, other: str) -> None:
        """Put the other panel in front where the two share a place and this one is in front there."""
        if self.docks[other] in self.tabifiedDockWidgets(self.docks[name]) and self.in_front_at(name) == name:
            self.docks[other].raise_()

    def arrange(self, remembered: QByteArray | None) -> None:
        """Put the panels where they were, or where they are at first; the window must know its size by now."""
        if remembered is None or not self.restoreState(remembered):
            self.reset()

    def reset(self) -> None:
        """Put the panels where they are at first."""
        self.restoreState(self._at_first)
        for dock in self.docks.values():
            dock.setFloating(False)
            dock.show()
        pixels = self._appearance.pixels
        title, least = round(TITLE_HEIGHT * pixels), round(LEAST_PANEL * pixels)
        is_low = self.height() < self._players.height_within(0) + 3 * title + 2 * least
        is_tiny = self.height() < LEAST_FOR_TWO * pixels
        if is_tiny:
            self.tabifyDockWidget(self.docks["choices"], self.docks["players"])
        if is_low:
            for name in ("log", "inspector", BOT_DOCK):
                if name in self.docks:
                    self.tabifyDockWidget(self.docks["choices"], self.docks[name])
        else:
            # Both are about what is pointed at.
            self.tabifyDockWidget(self.docks["log"], self.docks["inspector"])
            front = self.docks.get(BOT_DOCK, self.docks["log"])
            if front is not self.docks["log"]:
                self.tabifyDockWidget(self.docks["log"], front)
            front.raise_()
        self.docks["choices"].raise_()
        upper, middle, lower = (self.docks[name] for name in ("players", "choices", "log"))
        width = min(self._appearance.size(PANELS_WIDTH * 14), round(self.width() * MOST_FOR_PANELS))
        self.resizeDocks([upper, middle], [width, width], Qt.Orientation.Horizontal)
        if is_tiny:
            return
        self._settle()
        room = self.height() - 3 * title
        most = round(room * MOST_FOR_PLAYERS)
        # Below the cards of few players there is no use for more room.
        players = self._players.height_within(most)
        head = self.titles["players"].sizeHint().height() + self._appearance.size(SLACK)
        if is_low:
            below = max(1, self.height() - players - head)
            self.resizeDocks([upper, middle], [players + head, below], Qt.Orientation.Vertical)
        else:
            # Qt shares out what is left among all of them.
            below = self.height() - players - head
            # An opponent's panel has more to show at a glance than a list that scrolls.
            choices = round(below * SHARE_BESIDE_A_BOT) if BOT_DOCK in self.docks else below // 2
            heights = [players + head, choices, below - choices]
            self.resizeDocks([upper, middle, lower], heights, Qt.Orientation.Vertical)

    def retranslate(self, bot_name: str = "") -> None:
        """Make the titles anew; the bot's panel is called like the bot."""
        self._names = {
            "players": self.tr("Players"),
            "choices": self.tr("Choices"),
            "scores": self.tr("Score sheet"),
            "log": self.tr("Log"),
            "inspector": self.tr("Inspector"),
            BOT_DOCK: bot_name,
        }
        for name, title in self.titles.items():
            title.name.setText(self._names[name])
            title.retranslate()
        self._fit_tabs()

    def restyle(self) -> None:
        """Take over another theme or text size."""
        for title in self.titles.values():
            title.restyle()
        self._fit_tabs()

    # -- tabs ---------------------------------------------------------------------------------------------------------

    def _fit_tabs(self) -> None:
        """Where the words of panels that share a place have no room, their tabs show pictures instead."""
        if not self._names:
            return
        wordless: set[str] = set()
        bars = list(self.findChildren(QTabBar, options=Qt.FindChildOption.FindDirectChildrenOnly))
        for bar in bars:
            names = self._names_on(bar)
            # Those behind the one in front keep the width that they had when they were seen last.
            if names and self._width_of_words(bar, names) > self.docks[names[bar.currentIndex()]].width():
                wordless.update(names)
        for name, dock in self.docks.items():
            shown = "" if name in wordless and not dock.isFloating() else self._names[name]
            if dock.windowTitle() != shown:
                dock.setWindowTitle(shown)
            dock.toggleViewAction().setText(self._names[name])
        for bar in bars:
            self._dress(bar, self._names_on(bar), wordless)

    def _dress(self, bar: QTabBar, names: list[str], wordless: set[str]) -> None:
        theme = self._appearance.theme
        room = self.docks[names[bar.currentIndex()]].width() / len(names) if names else 0.0
        side = round(max(LEAST_ICON, min(self._appearance.size(18), room - TAB_EDGES * self._appearance.pixels)))
        looks = (side, theme.name, tuple((self._names[name], name in wordless) for name in names))
        is_dressed = (bar.tabToolTip(tab) == self._names[name] for tab, name in enumerate(names))
        if bar.property(LOOKS) == looks and all(is_dressed):
            # Qt lays a bar out anew whatever it is told, and asks for that here: without an end.
            return
        bar.setProperty(LOOKS, looks)
        words = [self._names[name] for name in names]
        dress = [theme.name, side, *words, *(name in wordless for name in names)]
        if bar.property("dress") == dress:
            # Each picture that is set lays the bar out anew.
            return
        bar.setProperty("dress", dress)
        bar.setElideMode(Qt.TextElideMode.ElideNone)
        bar.setIconSize(QSize(side, side))
        for tab, name in enumerate(names):
            bar.setTabIcon(tab, theme.icon(ICONS[name], side) if name in wordless else QIcon())
            bar.setTabToolTip(tab, self._names[name])
            bar.setAccessibleTabName(tab, self._names[name])

    def _names_on(self, bar: QTabBar) -> list[str]:
        """The panels on a bar; Qt keeps with each tab where the panel lies in memory."""
        of_place: dict[Any, str] = {getCppPointer(dock)[0]: name for name, dock in self.docks.items()}
        return [of_place[bar.tabData(tab)] for tab in range(bar.count()) if bar.tabData(tab) in of_place]

    def _width_of_words(self, bar: QTabBar, names: list[str]) -> float:
        padding = self._appearance.size(18)
        return sum(bar.fontMetrics().horizontalAdvance(self._names[name]) + padding for name in names)

    def _settle(self) -> None:
        if (layout := self.layout()) is not None:
            layout.activate()

    # -- Qt -----------------------------------------------------------------------------------------------------------

    def event(self, event: QEvent) -> bool:
        result = super().event(event)
        if event.type() is QEvent.Type.LayoutRequest:
            self._fit_tabs()
        return result

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Resize:
            self._fit_tabs()
        return super().eventFilter(watched, event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_tabs()
