"""After a game: the same once more, or a rematch; and positions by way of the clipboard."""

from __future__ import annotations

import secrets
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication

from teo_desktop import position
from teo_desktop.transcript import BadText
from teo_desktop.ui.windows.game_files import GameFiles
from teo_desktop.ui.windows.sentence import Sentence

if TYPE_CHECKING:
    from teo_desktop.ui.windows.game_view import GameView

AGAIN, REMATCH = "again", "rematch"
DRAWN_SEEDS = 1_000_000
"""A number that is drawn is smaller than this: people read it to each other."""


class Encores(QObject):
    """Begins games after the pattern of the one that is seen, and copies and pastes positions.

    Signals:
        said(str): a sentence for people.
    """

    said = Signal(object)

    def __init__(self, files: GameFiles, parent: QObject) -> None:
        super().__init__(parent)
        self._files = files

    def begin(self, kind: str) -> None:
        """The same game once more: with the same number (``AGAIN``), or with another (``REMATCH``)."""
        from teo_desktop.ui.windows.new_game import Wanted

        live = self._files.live
        if live is None or live.file is None:
            return
        record = live.session.record
        seed = record.seed if kind == AGAIN else secrets.randbelow(DRAWN_SEEDS)
        self._files.begin(Wanted(record.game, record.setup, live.seats, seed))

    def copy_position(self, view: GameView) -> None:
        """Put the position that is seen on the clipboard, be it of the past or of now."""
        file, looking_back = view.live.file, view.looking_back
        if file is None:
            return
        lines = looking_back.machine.at
        QGuiApplication.clipboard().setText(position.to_text(file.saved, lines))
        self.said.emit(
            Sentence(lambda: self.tr("The position is on the clipboard; “Paste a position” opens it again."))
        )

    def paste_position(self) -> None:
        """Open the position, or the game as text, that lies on the clipboard; say so where there is none."""
        try:
            saved = position.from_text(QGuiApplication.clipboard().text())
        except BadText:
            self.said.emit(
                Sentence(lambda: self.tr("There is no position on the clipboard that this version can open."))
            )
            return
        self._files.open_saved(replace(saved, started=""), Path(self.tr("The clipboard")))
