"""What one sees first: the city, the game that can be continued, and the ways to everything else."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QHBoxLayout, QLabel, QScrollArea, QVBoxLayout, QWidget

from teo_desktop.ui.adapter import GameAdapter
from teo_desktop.ui.appearance import Appearance
from teo_desktop.ui.autosaves import Kept
from teo_desktop.ui.scene.theme import Theme
from teo_desktop.ui.settings import Settings
from teo_desktop.ui.windows.first_run import FirstRun
from teo_desktop.ui.windows.offer_card import OfferCard
from teo_desktop.ui.windows.parts import button, label
from teo_desktop.ui.windows.scenery import Landscape, Page
from teo_desktop.ui.windows.ways import LESSONS, NEW_GAME, WAYS, WayButton

WIDEST = 1180
"""How wide what stands below the landscape is at most, at the usual size of text."""
SIDE_BY_SIDE = 900
"""In a window of this width, at the usual size of text, the game to continue stands beside the ways."""
COLUMNS = 2


class StartScreen(Page):
    """The application's name, the game to continue, and a button for each of ``WAYS``.

    Signals:
        continue_asked(): go on with the game that is offered.
        way_asked(str): go this way, by its key.
        about_asked(): who made all this.
    """

    continue_asked = Signal()
    way_asked = Signal(str)
    about_asked = Signal()

    def __init__(
        self,
        appearance: Appearance,
        adapters: Mapping[str, GameAdapter],
        settings: Settings,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(appearance, parent)
        self._emblem = QLabel()
        self._name = label("Teo Desktop", "name")
        self._subtitle = label(role="upon", wraps=True)
        self.first_run = FirstRun(settings, appearance)
        self.first_run.lessons_asked.connect(lambda: self.way_asked.emit(LESSONS))
        self.card = OfferCard(appearance, adapters)
        self.continue_button = self.card.button
        self.continue_button.clicked.connect(self.continue_asked)
        self.buttons = {way.key: WayButton(way, appearance) for way in WAYS}
        """The large buttons by the key of their way."""
        self._about = button()
        self._about.clicked.connect(self.about_asked)
        self._unofficial = label(role="small", wraps=True)
        self._lay_out()
        appearance.theme_changed.connect(self._restyle)
        self._restyle(appearance.theme)
        self.retranslate()

    def offer(self, latest: Kept | None) -> None:
        """Offer this game to go on with; None when there is none."""
        if latest is not None:
            self.card.offer(latest.path, latest.saved)
        self.card.setVisible(latest is not None)
        new_game = self.buttons[NEW_GAME]
        new_game.set_main(latest is None)
        first = new_game if latest is None else self.continue_button
        first.setFocus()
        self.first_run.greet()

    def retranslate(self) -> None:
        """Make all words anew."""
        self._subtitle.setText(self.tr("Board games on the desktop, against people and bots"))
        for made in self.buttons.values():
            made.retranslate()
        self.card.retranslate()
        self.first_run.retranslate()
        self._about.setText(self.tr("&About Teo Desktop"))
        self._unofficial.setText(
            self.tr("An independent, unofficial program. It replaces neither the box nor the rulebook.")
        )

    def _lay_out(self) -> None:
        self._landscape = Landscape(self._appearance)
        head = QHBoxLayout(self._landscape)
        words = QVBoxLayout()
        words.setSpacing(2)
        words.addStretch(1)
        words.addWidget(self._name)
        words.addWidget(self._subtitle)
        words.addStretch(1)
        head.addWidget(self._emblem, 0, Qt.AlignmentFlag.AlignVCenter)
        head.addLayout(words, 1)
        head.addStretch(1)
        self._head = head
        ways = QGridLayout()
        ways.setSpacing(10)
        for number, made in enumerate(self.buttons.values()):
            made.clicked.connect(lambda _=False, key=made.way.key: self.way_asked.emit(key))
            # The first is what most people come for.
            row, column = divmod(number + COLUMNS - 1, COLUMNS)
            ways.addWidget(made, row, column if number else 0, 1, 1 if number else COLUMNS)
        for column in range(COLUMNS):
            ways.setColumnStretch(column, 1)
        column_of_ways = QVBoxLayout()
        column_of_ways.addLayout(ways, 1000)
        column_of_ways.addStretch(1)
        self._both = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._both.setSpacing(16)
        self._both.addWidget(self.card)
        self._both.addLayout(column_of_ways, 1)
        self._middle = QWidget()
        rows = QVBoxLayout(self._middle)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.addWidget(self.first_run)
        rows.addLayout(self._both)
        foot = QHBoxLayout()
        foot.addWidget(self._unofficial, 1)
        foot.addWidget(self._about)
        rows.addSpacing(4)
        rows.addLayout(foot)
        centred = QHBoxLayout()
        centred.setContentsMargins(16, 10, 16, 8)
        centred.addStretch(1)
        centred.addWidget(self._middle, 1000)
        centred.addStretch(1)
        whole = QWidget()
        down = QVBoxLayout(whole)
        down.setContentsMargins(0, 0, 0, 0)
        down.setSpacing(0)
        down.addWidget(self._landscape)
        down.addStretch(2)
        down.addLayout(centred)
        down.addStretch(3)
        self.area = area = QScrollArea()
        area.setWidgetResizable(True)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setWidget(whole)
        around = QVBoxLayout(self)
        around.setContentsMargins(0, 0, 0, 0)
        around.addWidget(area)

    def _restyle(self, theme: Theme) -> None:
        side = self._appearance.size(84)
        self._emblem.setPixmap(theme.pixmap("app_icon", side, side, self.devicePixelRatioF()))
        edge = self._appearance.size(14)
        self._head.setContentsMargins(edge + 10, edge, edge, edge)
        self._head.setSpacing(edge)
        self._middle.setMaximumWidth(self._appearance.size(WIDEST))
        side = self._appearance.size(18)
        self._about.setIcon(theme.icon("ui_about", side))
        self._about.setIconSize(QSize(side, side))
        self.card.restyle()
        for made in self.buttons.values():
            made.restyle()
        self._arrange()
        self.update()

    def _arrange(self) -> None:
        """Put the game to continue above the ways where there is no room beside them."""
        is_wide = self.width() >= self._appearance.size(SIDE_BY_SIDE)
        way = QBoxLayout.Direction.LeftToRight if is_wide else QBoxLayout.Direction.TopToBottom
        self._both.setDirection(way)
        self.card.set_wide(not is_wide)
        self._landscape.fit(self.width(), self.height())

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()
