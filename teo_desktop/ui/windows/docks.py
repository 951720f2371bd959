"""The board with the panels around it: where these are at first, and where somebody has put them."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QByteArray, Qt
from PySide6.QtWidgets import QDockWidget, QMainWindow, QWidget

from teo_desktop.ui.appearance import Appearance

PANELS_WIDTH = 26
"""How wide the panels are at first, in heights of text."""
MOST_FOR_PANELS = 0.42
"""They take at most this share of the window: in a low one the board needs less of its width."""
LOW = 54
"""In a window lower than this, in heights of text, all but the players share one place at first."""
BOT_DOCK = "bot"
"""The panel about an opponent that the rules play; only some games have one."""
TITLE_HEIGHT = 2.2
"""How high the title of a panel is, in heights of text."""


class DocksWindow(QMainWindow):
    """The board in the middle; the panels round it are docks that can be moved and closed."""

    def __init__(self, centre: QWidget, panels: Mapping[str, QWidget], appearance: Appearance) -> None:
        """``panels``: players, choices, scores, log, inspector, and perhaps the bot's, in this order from the top."""
        super().__init__()
        self._appearance = appearance
        self._players_list = panels["players"]
        self.setWindowFlags(Qt.WindowType.Widget)
        self.setDockOptions(
            QMainWindow.DockOption.AnimatedDocks
            | QMainWindow.DockOption.AllowNestedDocks
            | QMainWindow.DockOption.AllowTabbedDocks
        )
        self.setCentralWidget(centre)
        self.docks: dict[str, QDockWidget] = {}
        """The panels by name."""
        for name, content in panels.items():
            dock = QDockWidget()
            dock.setObjectName(name)
            dock.setWidget(content)
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

    def give_way(self, name: str, other: str) -> None:
        """Put the other panel in front where the two share a place."""
        if self.docks[other] in self.tabifiedDockWidgets(self.docks[name]):
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
        is_low = self.height() < LOW * self._appearance.pixels
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
        self._settle()
        room = self.height() - round(3 * TITLE_HEIGHT * self._appearance.pixels)
        wanted = self._players_list.sizeHint().height() + self._appearance.size(10)
        players = min(wanted, room // 2 if is_low else room * 3 // 5)
        rest = room - players
        if is_low:
            self.resizeDocks([upper, middle], [players, rest], Qt.Orientation.Vertical)
        else:
            # An opponent's panel has more to show at a glance than a list that scrolls.
            choices = rest * 2 // 5 if BOT_DOCK in self.docks else rest // 2
            heights = [players, choices, rest - choices]
            self.resizeDocks([upper, middle, lower], heights, Qt.Orientation.Vertical)

    def retranslate(self) -> None:
        """Make the titles anew; that of the bot's panel is its name, which its window knows."""
        titles = {
            "players": self.tr("Players"),
            "choices": self.tr("Choices"),
            "scores": self.tr("Score sheet"),
            "log": self.tr("Log"),
            "inspector": self.tr("Inspector"),
        }
        for name, title in titles.items():
            self.docks[name].setWindowTitle(title)

    def _settle(self) -> None:
        if (layout := self.layout()) is not None:
            layout.activate()
