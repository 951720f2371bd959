"""What one sees first: go on with the last game, begin one, open one, or look at the statistics."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from PySide6.QtCore import QDateTime, QEvent, QFileInfo, QLocale, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QScrollArea, QVBoxLayout, QWidget

from teo_desktop.ui.adapter import GameAdapter
from teo_desktop.ui.appearance import Appearance
from teo_desktop.ui.autosaves import Kept
from teo_desktop.ui.scene.theme import Theme
from teo_desktop.ui.windows.parts import button, label

WIDEST = 40
"""How wide the column is at most, in heights of text."""


class StartScreen(QWidget):
    """The application's name, three ways to a game, and the statistics.

    Signals:
        continue_asked(): go on with the game that is offered.
        new_game_asked(): begin one.
        open_asked(): open one from a file.
        statistics_asked(): what the profiles have achieved.
        about_asked(): who made all this.
    """

    continue_asked = Signal()
    new_game_asked = Signal()
    open_asked = Signal()
    statistics_asked = Signal()
    about_asked = Signal()

    def __init__(
        self, appearance: Appearance, adapters: Mapping[str, GameAdapter], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self._adapters = adapters
        self._offered: Kept | None = None
        self._emblem = QLabel()
        self._name = label("Teo Desktop", "title")
        self._subtitle = label(role="muted", wraps=True)
        self.continue_button = self._big(self.continue_asked)
        self.new_game_button = self._big(self.new_game_asked)
        self.open_button = self._big(self.open_asked)
        self.statistics_button = button()
        self.statistics_button.clicked.connect(self.statistics_asked)
        self._about = button()
        self._about.clicked.connect(self.about_asked)
        self._offer = label(role="muted", wraps=True)
        self._unofficial = label(role="small", wraps=True)
        self._lay_out()
        appearance.theme_changed.connect(self._restyle)
        self._restyle(appearance.theme)
        self.retranslate()

    def offer(self, latest: Kept | None) -> None:
        """Offer this game to go on with; None when there is none."""
        self._offered = latest
        self.continue_button.setVisible(latest is not None)
        self._offer.setVisible(latest is not None)
        first = self.continue_button if latest is not None else self.new_game_button
        for made in (self.continue_button, self.new_game_button, self.open_button):
            made.setProperty("main", made is first)
            made.style().polish(made)
        self._restyle(self._appearance.theme)
        first.setFocus()
        self.retranslate()

    def retranslate(self) -> None:
        """Make all words anew."""
        self._subtitle.setText(self.tr("Board games on the desktop, against people and bots"))
        self.continue_button.setText(self.tr("&Continue"))
        self.new_game_button.setText(self.tr("&New game"))
        self.open_button.setText(self.tr("&Open a saved game"))
        self.statistics_button.setText(self.tr("&Statistics"))
        self._about.setText(self.tr("&About Teo Desktop"))
        self._unofficial.setText(
            self.tr("An independent, unofficial program. It replaces neither the box nor the rulebook.")
        )
        if self._offered is not None:
            path, saved, _ = self._offered
            changed = QLocale().toString(_changed(path), QLocale.FormatType.ShortFormat)
            self._offer.setText(
                self.tr("{game} – {players} – {date}").format(
                    game=self._adapters[saved.record.game].title(),
                    players=", ".join(seat.name for seat in saved.seats),
                    date=changed,
                )
            )

    def _big(self, signal: object) -> QPushButton:
        made = button(big=True)
        made.clicked.connect(signal)
        return made

    def _lay_out(self) -> None:
        column = QFrame()
        column.setProperty("panel", True)
        rows = QVBoxLayout(column)
        rows.setContentsMargins(28, 24, 28, 24)
        head = QHBoxLayout()
        head.addWidget(self._emblem)
        words = QVBoxLayout()
        words.setSpacing(2)
        words.addStretch(1)
        words.addWidget(self._name)
        words.addWidget(self._subtitle)
        words.addStretch(1)
        head.addSpacing(8)
        head.addLayout(words, 1)
        rows.addLayout(head)
        rows.addSpacing(24)
        rows.addWidget(self.continue_button)
        rows.addWidget(self._offer)
        rows.addSpacing(8)
        rows.addWidget(self.new_game_button)
        rows.addWidget(self.open_button)
        rows.addSpacing(24)
        rows.addWidget(self._unofficial)
        below = QHBoxLayout()
        below.addWidget(self.statistics_button)
        below.addWidget(self._about)
        below.addStretch(1)
        rows.addLayout(below)
        self._column = column
        centred = QWidget()
        down = QVBoxLayout(centred)
        across = QHBoxLayout()
        across.addStretch(1)
        across.addWidget(column, 8)
        across.addStretch(1)
        down.addStretch(2)
        down.addLayout(across)
        down.addStretch(3)
        area = QScrollArea()
        area.setWidgetResizable(True)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setWidget(centred)
        around = QVBoxLayout(self)
        around.setContentsMargins(0, 0, 0, 0)
        around.addWidget(area)

    def _restyle(self, theme: Theme) -> None:
        side = self._appearance.size(96)
        self._emblem.setPixmap(theme.pixmap("app_icon", side, side, self.devicePixelRatioF()))
        self._column.setMaximumWidth(self._appearance.size(WIDEST * 14))
        side = self._appearance.size(18)
        self.statistics_button.setIcon(theme.icon("ui_statistics", side))
        self.statistics_button.setIconSize(QSize(side, side))
        for made, name in (
            (self.continue_button, "ui_play"),
            (self.new_game_button, "ui_new_game"),
            (self.open_button, "ui_open"),
        ):
            tint = theme.colour("on_accent" if made.property("main") else "text")
            side = self._appearance.size(26)
            made.setIcon(theme.icon(name, side, tint))
            made.setIconSize(QSize(side, side))
        side = self._appearance.size(18)
        self._about.setIcon(theme.icon("ui_about", side))
        self._about.setIconSize(QSize(side, side))
        self.update()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, side = self._appearance.theme, self._appearance.size(120)
        pixmap = theme.pixmap("backdrop", side, side, self.devicePixelRatioF(), theme.colour("backdrop"))
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        for x in range(0, self.width(), side):
            for y in range(0, self.height(), side):
                painter.drawPixmap(QRectF(x, y, side, side), pixmap, QRectF(pixmap.rect()))
        painter.end()


def _changed(path: Path) -> QDateTime:
    """When a file was written last."""
    return QFileInfo(str(path)).lastModified()
