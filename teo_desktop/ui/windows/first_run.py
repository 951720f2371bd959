"""The one question of the first start: is somebody new to the game? It stands on the start screen and stops nobody."""

from __future__ import annotations

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QLabel

from teo_desktop.ui.appearance import Appearance
from teo_desktop.ui.settings import COACH, EXPERIENCE, Settings
from teo_desktop.ui.windows.parts import button, label


class FirstRun(QFrame):
    """Asks until it is answered, then says what follows from the answer.

    Signals:
        lessons_asked(): begin with the lessons.
    """

    lessons_asked = Signal()

    def __init__(self, settings: Settings, appearance: Appearance) -> None:
        super().__init__()
        self._settings, self._appearance = settings, appearance
        self.setProperty("panel", True)
        self._picture = QLabel()
        self.question = label(role="strong", wraps=True)
        self.new_button, self.knows_button = button(main=True), button()
        self.lessons_button, self.close_button = button(main=True), button()
        self.new_button.clicked.connect(lambda: self._answer("new"))
        self.knows_button.clicked.connect(lambda: self._answer("knows"))
        self.lessons_button.clicked.connect(self.lessons_asked)
        self.close_button.clicked.connect(self.hide)
        self._lay_out()
        appearance.theme_changed.connect(lambda _: self.restyle())
        settings.changed.connect(self._follow)
        self.greet()
        self.retranslate()
        self.restyle()

    def greet(self) -> None:
        """Somebody comes to the start screen: ask, unless that was answered before."""
        self.setVisible(not self._settings.get(EXPERIENCE))

    def retranslate(self) -> None:
        """Make all words anew."""
        experience = self._settings.get(EXPERIENCE)
        self.question.setText(
            {
                "": self.tr("Welcome! Are you new to Teotihuacan?"),
                "new": self.tr(
                    "Then begin with the lessons, or with a game: it has the set-up for a first game, and a coach "
                    "helps. Both can be changed at any time."
                ),
                "knows": self.tr(
                    "Fine: new games have the full set-up, and the coach is silent. The preferences bring it back."
                ),
            }[experience]
        )
        self.setAccessibleName(self.question.text())
        self.new_button.setText(self.tr("I am new to it"))
        self.knows_button.setText(self.tr("I know the game"))
        self.lessons_button.setText(self.tr("To the lessons"))
        self.close_button.setText(self.tr("Close"))
        for made in (self.new_button, self.knows_button):
            made.setVisible(not experience)
        self.lessons_button.setVisible(experience == "new")
        self.close_button.setVisible(bool(experience))

    def restyle(self) -> None:
        """Take over another theme or text size."""
        theme, side = self._appearance.theme, self._appearance.size(30)
        self._picture.setPixmap(
            theme.pixmap("ui_learn", side, side, self.devicePixelRatioF(), theme.colour("accent_text"))
        )
        self._picture.setFixedSize(QSize(side, side))
        self._picture.setScaledContents(True)
        narrow = self._appearance.pixels > NARROW
        way = QBoxLayout.Direction.TopToBottom if narrow else QBoxLayout.Direction.LeftToRight
        self._both.setDirection(way)

    def _answer(self, experience: str) -> None:
        self._settings.set(EXPERIENCE, experience)
        self._settings.set(COACH, experience == "new")
        self.retranslate()
        (self.lessons_button if experience == "new" else self.close_button).setFocus()

    def _follow(self, key: str) -> None:
        if key == EXPERIENCE.key:
            self.retranslate()
            if not self._settings.get(EXPERIENCE):
                self.show()

    def _lay_out(self) -> None:
        words = QHBoxLayout()
        words.setSpacing(10)
        words.addWidget(self._picture)
        words.addWidget(self.question, 1)
        self._both = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._both.setContentsMargins(14, 10, 14, 10)
        self._both.setSpacing(10)
        self._both.addLayout(words, 1)
        buttons = QHBoxLayout()
        buttons.setSpacing(8)
        for made in (self.new_button, self.knows_button, self.lessons_button, self.close_button):
            buttons.addWidget(made)
        self._both.addLayout(buttons)


NARROW = 20
"""With text higher than this the answers stand below the question."""
