"""The ways that lead on from the start screen, declared once, and the large buttons for them."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from teo_desktop.ui.appearance import Appearance
from teo_desktop.ui.texts.format import QT_TRANSLATE_NOOP
from teo_desktop.ui.windows.parts import label


class Way(NamedTuple):
    """Somewhere to go: what it is called in the window's ``ways``, its picture, and its words.

    Name and tip are source texts of the context ``StartScreen``; a letter of the name is underlined.
    """

    key: str
    picture: str
    name: str
    tip: str


TALLEST = 112
"""How high a button becomes at most where there is room, at the usual size of text."""
NEW_GAME = "new"
LESSONS = "lessons"
WAYS: tuple[Way, ...] = (
    Way(
        NEW_GAME,
        "ui_new_game",
        QT_TRANSLATE_NOOP("StartScreen", "&New game"),
        QT_TRANSLATE_NOOP("StartScreen", "At one table with people and bots, or alone"),
    ),
    Way(
        "open",
        "ui_open",
        QT_TRANSLATE_NOOP("StartScreen", "&Saved games"),
        QT_TRANSLATE_NOOP("StartScreen", "Go on with another game, or look at an old one"),
    ),
    Way(
        "campaigns",
        "ui_campaign",
        QT_TRANSLATE_NOOP("StartScreen", "Campa&igns"),
        QT_TRANSLATE_NOOP("StartScreen", "Up the pyramid in eight chapters, or a league among friends and bots"),
    ),
    Way(
        LESSONS,
        "ui_learn",
        QT_TRANSLATE_NOOP("StartScreen", "&Lessons"),
        QT_TRANSLATE_NOOP("StartScreen", "Learn the game at the table, a few minutes at a time"),
    ),
    Way(
        "rules",
        "ui_rules",
        QT_TRANSLATE_NOOP("StartScreen", "&Rules"),
        QT_TRANSLATE_NOOP("StartScreen", "Every rule, tile and icon, and the program itself"),
    ),
    Way(
        "statistics",
        "ui_statistics",
        QT_TRANSLATE_NOOP("StartScreen", "S&tatistics"),
        QT_TRANSLATE_NOOP("StartScreen", "What you have played and won"),
    ),
    Way(
        "preferences",
        "ui_settings",
        QT_TRANSLATE_NOOP("StartScreen", "&Preferences"),
        QT_TRANSLATE_NOOP("StartScreen", "Language, colours, text size, keys, profiles"),
    ),
)
"""All of them, in the order in which they are offered."""


def words(source: str) -> str:
    """The words of a way in the language of the window."""
    return QCoreApplication.translate("StartScreen", source)


class WayButton(QPushButton):
    """A large button with a picture, a name and a sentence below it, which wraps where it has to."""

    def __init__(self, way: Way, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.way = way
        self._appearance = appearance
        self._picture = QLabel()
        self._name = label(role="heading", wraps=True)
        self._name.setBuddy(self)
        self._tip = label(role="muted", wraps=True)
        self.setAutoDefault(False)
        words_column = QVBoxLayout()
        words_column.setSpacing(0)
        words_column.addStretch(1)
        words_column.addWidget(self._name)
        words_column.addWidget(self._tip)
        words_column.addStretch(1)
        self._row = QHBoxLayout(self)
        self._row.addWidget(self._picture)
        self._row.addLayout(words_column, 1)
        for part in (self._picture, self._name, self._tip):
            part.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.MinimumExpanding)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def set_main(self, is_main: bool) -> None:
        """Whether it is what most people want now."""
        self.setProperty("main", is_main)
        for part in (self, self._name, self._tip):
            part.style().polish(part)
        self.restyle()

    def restyle(self) -> None:
        """Draw the picture anew, in the colours and the size of the moment."""
        theme, side = self._appearance.theme, self._appearance.size(34)
        tint = theme.colour("on_accent" if self.property("main") else "accent_text")
        self._picture.setPixmap(theme.pixmap(self.way.picture, side, side, self.devicePixelRatioF(), tint))
        edge = self._appearance.size(10)
        self._row.setContentsMargins(edge + 4, edge, edge, edge)
        self._row.setSpacing(edge + 2)
        self._limit()
        self.updateGeometry()

    def retranslate(self) -> None:
        """Make the words anew."""
        self._name.setText(words(self.way.name))
        self._tip.setText(words(self.way.tip))
        self.setAccessibleName(words(self.way.name).replace("&", ""))
        self.setAccessibleDescription(words(self.way.tip))

    def _limit(self) -> None:
        self.setMaximumHeight(max(self._appearance.size(TALLEST), self.heightForWidth(self.width())))

    def sizeHint(self) -> QSize:
        return self._row.sizeHint()

    def minimumSizeHint(self) -> QSize:
        return self._row.minimumSize()

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return max(self._row.heightForWidth(width), self._row.minimumSize().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._limit()
