"""The game that can be continued, on the start screen: its picture, who plays, how it stands."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from PySide6.QtCore import QFileInfo, QLocale, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QBoxLayout, QFrame, QGridLayout, QLabel, QVBoxLayout, QWidget

from teo_desktop import saves
from teo_desktop.saves import SavedGame
from teo_desktop.ui.adapter import GameAdapter, SeatLook
from teo_desktop.ui.appearance import Appearance
from teo_desktop.ui.live_game import named_seats
from teo_desktop.ui.windows.cards import paint_sign
from teo_desktop.ui.windows.parts import button, clear, label
from teo_desktop.ui.windows.portrait import portrait

WIDTH = 280
"""How wide the card's picture is at the usual size of text."""

LOW = 0.5
"""The same picture's height in its widths: in a low window the card is to fit without scrolling."""


class OfferCard(QFrame):
    """The latest game that is not over; ``button`` continues it."""

    def __init__(
        self, appearance: Appearance, adapters: Mapping[str, GameAdapter], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self._adapters = adapters
        self._offered: tuple[Path, SavedGame] | None = None
        self.setProperty("panel", True)
        self._picture = QLabel()
        self._picture.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._title = label(role="heading", wraps=True)
        self._seats = QGridLayout()
        self._seats.setColumnStretch(1, 1)
        self._since = label(role="muted", wraps=True)
        self.button = button(main=True, big=True)
        words = QVBoxLayout()
        words.setSpacing(8)
        words.addWidget(self._title)
        words.addLayout(self._seats)
        words.addWidget(self._since)
        words.addStretch(1)
        words.addWidget(self.button)
        self._parts = QBoxLayout(QBoxLayout.Direction.TopToBottom, self)
        self._parts.setContentsMargins(14, 14, 14, 14)
        self._parts.setSpacing(10)
        self._parts.addWidget(self._picture, 0, Qt.AlignmentFlag.AlignTop)
        self._parts.addLayout(words, 1)

    def set_wide(self, is_wide: bool) -> None:
        """Whether the words stand beside the picture instead of below it."""
        way = QBoxLayout.Direction.LeftToRight if is_wide else QBoxLayout.Direction.TopToBottom
        self._parts.setDirection(way)

    def offer(self, path: Path, saved: SavedGame) -> None:
        """Show this game."""
        self._offered = (path, saved)
        self.restyle()
        self.retranslate()

    def retranslate(self) -> None:
        """Make all words anew."""
        self.button.setText(self.tr("&Continue"))
        if self._offered is None:
            return
        path, saved = self._offered
        self._title.setText(self._adapters[saved.record.game].title())
        changed = QLocale().toString(QFileInfo(str(path)).lastModified(), QLocale.FormatType.ShortFormat)
        standing = saves.standing_of(saved)
        if standing is None or standing.round == 0:
            self._since.setText(self.tr("Last played: {date}").format(date=changed))
        else:
            self._since.setText(
                self.tr("Round {round} · last played: {date}").format(round=standing.round, date=changed)
            )
        self._show_seats(saved, standing)

    def restyle(self) -> None:
        """Draw the pictures anew."""
        theme, side = self._appearance.theme, self._appearance.size(26)
        self.button.setIcon(theme.icon("ui_play", side, theme.colour("on_accent")))
        self.button.setIconSize(QSize(side, side))
        if self._offered is not None:
            saved = self._offered[1]
            width, density = self._appearance.size(WIDTH), self.devicePixelRatioF()
            self._picture.setPixmap(portrait(self._appearance, saved.thumbnail, width, density, LOW))
            self._show_seats(saved, saves.standing_of(saved))

    def _show_seats(self, saved: SavedGame, standing: saves.Standing | None) -> None:
        clear(self._seats)
        theme, side = self._appearance.theme, self._appearance.size(20)
        for row, seat in enumerate(named_seats(saved.seats, theme.player_colours)):
            pixmap = QPixmap(QSize(side, side) * self.devicePixelRatioF())
            pixmap.setDevicePixelRatio(self.devicePixelRatioF())
            pixmap.fill(Qt.GlobalColor.transparent)
            painter = QPainter(pixmap)
            painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
            paint_sign(painter, QRectF(0.5, 0.5, side - 1, side - 1), SeatLook(seat.name, seat.colour), theme)
            painter.end()
            sign = QLabel()
            sign.setPixmap(pixmap)
            self._seats.addWidget(sign, row, 0)
            self._seats.addWidget(label(seat.name), row, 1)
            if standing is not None:
                self._seats.addWidget(label(QLocale().toString(standing.points[row]), "strong"), row, 2)
