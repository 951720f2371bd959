"""Keeps the picture of a game in its file up to date, at moments when nobody waits for anything."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtGui import QGuiApplication

from teo_desktop.ui.game_file import GameFile
from teo_desktop.ui.windows.game_view import GameView
from teo_desktop.ui.windows.portrait import thumbnail

RESTED = 15_000
"""Milliseconds without a choice after which somebody is thinking, or is away."""


class PictureKeeper(QObject):
    """Has a new picture made when nobody has chosen anything for a while, and when another program gets the keyboard.

    The file makes one when the game is left in order; this one is for a game that ends otherwise. A picture takes as
    long as some frames of a motion: too long for a choice, and nobody sees it while the table rests.
    """

    def __init__(self, view: GameView, file: GameFile) -> None:
        super().__init__(view)
        self._file = file
        file.thumbnail_maker = partial(thumbnail, view)
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.setInterval(RESTED)
        self._rest.timeout.connect(file.renew_thumbnail)
        view.live.session.history_changed.connect(self._rest.start)
        QGuiApplication.instance().applicationStateChanged.connect(self._follow)  # type: ignore[union-attr]
        self._rest.start()

    def stop(self) -> None:
        """The game is left: its file makes the last picture by itself."""
        self._rest.stop()
        self.deleteLater()

    def _follow(self, state: Qt.ApplicationState) -> None:
        if state is not Qt.ApplicationState.ApplicationActive:
            self._file.renew_thumbnail()
