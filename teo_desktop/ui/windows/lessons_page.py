"""The page of the lessons: a card with a drawing for each, how far one has come, and what to take next."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from teo_desktop.lessons import Lesson
from teo_desktop.ui.appearance import Appearance
from teo_desktop.ui.lesson_book import LessonBook
from teo_desktop.ui.texts.counted import Counted
from teo_desktop.ui.windows.parts import button, label
from teo_desktop.ui.windows.scenery import Page

CARD = 300
"""How wide a card is at least, with text of ordinary size."""
MOST_ACROSS = 3
"""So many cards stand side by side at most."""
WIDEST = 1240

Words = Callable[[Lesson, str], str]
"""The words that belong to an id of a lesson, in the language of the moment."""


class Drawing(QWidget):
    """The pictures of a lesson in a row, upon a coloured plate."""

    def __init__(self, pictures: Sequence[str], colour: str, appearance: Appearance) -> None:
        super().__init__()
        self._pictures, self._colour, self._appearance = tuple(pictures), colour, appearance
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(self._appearance.size(200), self._appearance.size(84))

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, plate = self._appearance.theme, QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        painter.setPen(theme.colour("card_edge"))
        painter.setBrush(theme.colour(self._colour))
        painter.drawRoundedRect(plate, 8, 8)
        side = plate.height() * 0.62
        gap = side * 0.45
        across = len(self._pictures) * side + (len(self._pictures) - 1) * gap
        x = plate.center().x() - across / 2
        ground = plate.height() * 0.8
        for name in self._pictures:
            disc = QRectF(x + side / 2 - ground / 2, plate.center().y() - ground / 2, ground, ground)
            painter.setPen(theme.colour("card_edge"))
            painter.setBrush(theme.colour("card"))
            painter.drawEllipse(disc)
            pixmap = theme.pixmap(name, side, side, self.devicePixelRatioF())
            inner = disc.adjusted(*(ground * share for share in (0.19, 0.19, -0.19, -0.19)))
            painter.drawPixmap(inner, pixmap, QRectF(pixmap.rect()))
            x += side + gap
        painter.end()


class LessonCard(QFrame):
    """One lesson: drawing, name, what it is about, how far one has come, and the button that begins it.

    Signals:
        begun(Lesson): take it, where one left it.
        skipped(Lesson): I know it.
    """

    begun = Signal(object)
    skipped = Signal(object)

    def __init__(self, number: int, lesson: Lesson, appearance: Appearance) -> None:
        super().__init__()
        self.lesson = lesson
        self._number = number
        self.setProperty("panel", True)
        self.drawing = Drawing(lesson.pictures, lesson.colour, appearance)
        self.name = label(role="heading", wraps=True)
        self.about = label(wraps=True)
        self.state = label(role="muted", wraps=True)
        self.skip_button = button()
        self.button = button()
        self.button.clicked.connect(lambda: self.begun.emit(self.lesson))
        self.skip_button.clicked.connect(lambda: self.skipped.emit(self.lesson))
        column = QVBoxLayout(self)
        column.setContentsMargins(14, 14, 14, 14)
        column.setSpacing(8)
        for part in (self.drawing, self.name, self.about):
            column.addWidget(part)
        column.addStretch(1)
        column.addWidget(self.state)
        row = QHBoxLayout()
        row.addStretch(1)
        row.addWidget(self.skip_button)
        row.addWidget(self.button)
        column.addLayout(row)

    def show_state(self, book: LessonBook, words: Words, is_next: bool) -> None:
        """Say how far one has come; ``is_next``: it is the one to take now."""
        place = book.place(self.lesson)
        name = words(self.lesson, self.lesson.id)
        self.name.setText(self.tr("{number}. {lesson}").format(number=self._number, lesson=name))
        self.about.setText(words(self.lesson, f"{self.lesson.id}.about"))
        minutes = Counted().minutes(self.lesson.minutes)
        if place.step:
            state = self.tr("Step {step} of {steps}").format(step=place.step + 1, steps=len(self.lesson.steps))
        elif place.is_done:
            state = self.tr("Done")
        else:
            state = minutes
        self.state.setText(state)
        self.button.setText(
            self.tr("Go on") if place.step else self.tr("Take it again") if place.is_done else self.tr("Begin")
        )
        self.button.setAccessibleName(
            self.tr("{button}: {lesson}").format(button=self.button.text(), lesson=self.name.text())
        )
        self.button.setAccessibleDescription(f"{self.about.text()} {state}")
        self.skip_button.setText(self.tr("I know this"))
        self.skip_button.setAccessibleName(
            self.tr("{button}: {lesson}").format(button=self.skip_button.text(), lesson=self.name.text())
        )
        self.skip_button.setVisible(not place.is_done)
        self.button.setProperty("main", is_next)
        self.button.style().polish(self.button)


class LessonsPage(Page):
    """All lessons of a game.

    Signals:
        begun(Lesson): take this one.
        left(): back to where one came from.
    """

    begun = Signal(object)
    left = Signal()

    def __init__(self, lessons: Sequence[Lesson], book: LessonBook, words: Words, appearance: Appearance) -> None:
        super().__init__(appearance)
        self._book, self._words = book, words
        self.title = label(role="title", wraps=True)
        self.lead = label(wraps=True)
        self.back_button = button()
        self.back_button.clicked.connect(self.left)
        self.cards = [LessonCard(number, lesson, appearance) for number, lesson in enumerate(lessons, start=1)]
        self._across = 0
        self._lay_out()
        for card in self.cards:
            card.begun.connect(self.begun)
            card.skipped.connect(book.finish)
        book.changed.connect(self._show_states)
        appearance.language_changed.connect(self.retranslate)
        appearance.theme_changed.connect(lambda _: self._restyle())
        self._restyle()
        self.retranslate()

    @property
    def following(self) -> LessonCard | None:
        """The card of the lesson to take next; None when all have been taken."""
        open_ones = [card for card in self.cards if not self._book.place(card.lesson).is_done]
        begun = [card for card in self.cards if self._book.place(card.lesson).step]
        return next(iter((*begun, *open_ones)), None)

    def greet(self) -> None:
        """Show how far one has come, and take the keyboard to the lesson to take next."""
        self._show_states()
        following = self.following
        (following.button if following is not None else self.back_button).setFocus(Qt.FocusReason.OtherFocusReason)
        if following is not None:
            # Only once the page has its size the card lies where it will be seen.
            QTimer.singleShot(0, following, lambda: self._area.ensureWidgetVisible(following))

    def retranslate(self) -> None:
        """Make all words anew."""
        self.title.setText(self.tr("Lessons"))
        self.lead.setText(
            self.tr(
                "Learn the game by playing it, a few minutes at a time. You can leave whenever you like: "
                "a lesson goes on where you left it."
            )
        )
        self.back_button.setText(self.tr("&Back"))
        self._show_states()

    def _show_states(self) -> None:
        following = self.following
        for card in self.cards:
            card.show_state(self._book, self._words, card is following)

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.setSpacing(12)
        head.addWidget(self.back_button)
        head.addWidget(self.title, 1)
        self._grid = QGridLayout()
        self._grid.setSpacing(12)
        self._content = QWidget()
        self._content.setMaximumWidth(WIDEST)
        rows = QVBoxLayout(self._content)
        rows.setContentsMargins(20, 16, 20, 20)
        rows.addLayout(head)
        rows.addWidget(self.lead)
        rows.addSpacing(8)
        rows.addLayout(self._grid)
        rows.addStretch(1)
        centred = QWidget()
        across = QHBoxLayout(centred)
        across.setContentsMargins(0, 0, 0, 0)
        across.addStretch(1)
        across.addWidget(self._content, 100)
        across.addStretch(1)
        area = QScrollArea()
        area.setWidgetResizable(True)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setWidget(centred)
        self._area = area
        around = QVBoxLayout(self)
        around.setContentsMargins(0, 0, 0, 0)
        around.addWidget(area)

    def _restyle(self) -> None:
        self._content.setMaximumWidth(self._appearance.size(WIDEST))
        side = self._appearance.size(18)
        self.back_button.setIcon(self._appearance.theme.icon("ui_back", side))
        self.back_button.setIconSize(QSize(side, side))
        self._arrange()
        self.update()

    def _arrange(self) -> None:
        """As many cards side by side as there is room for."""
        across = max(1, min(MOST_ACROSS, (self.width() - 40) // self._appearance.size(CARD)))
        for place, card in enumerate(self.cards):
            self._grid.addWidget(card, place // across, place % across)
        for column in range(MOST_ACROSS):
            self._grid.setColumnStretch(column, 1 if column < across else 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()
