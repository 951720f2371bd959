"""The panel about an opponent that the rules play: what it does and why, its picture, and what may come.

What is said now stands above everything that scrolls, and what goes on below it: both are seen however low the panel
is. The picture takes the room that is left.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QFrame,
    QHBoxLayout,
    QScrollArea,
    QScrollBar,
    QSizePolicy,
    QSpacerItem,
    QVBoxLayout,
    QWidget,
)

from teo_desktop.kernel.events import Event
from teo_desktop.ui.adapter import BotView
from teo_desktop.ui.appearance import Appearance
from teo_desktop.ui.live_game import LiveGame
from teo_desktop.ui.windows.bot_outlook import OutlookRow, step_label
from teo_desktop.ui.windows.bot_picture import BotPicture
from teo_desktop.ui.windows.parts import button, clear, label

LARGEST, LEAST = 1.1, 0.5
"""The picture's scales at the usual size of text."""
LEAST_WHILE_TOLD = 0.3
"""While a turn is told the whole picture is to be seen; where it would be smaller than this, at any size of text, it is
left out: what is told of stands above it."""
LARGEST_EMBLEM = 0.8
"""The scale of the small picture beside the words at the usual size of text."""
OF_WIDTH = 0.2
"""So much of the panel's width that picture takes at most."""
SMALLER = (1, 0.9, 0.8, 0.7)
"""So small, in shares of the usual size, the words may become before they would push aside what goes on."""
EDGE = 6
"""Pixels round the parts."""


def bot_panel_for(live: LiveGame, appearance: Appearance) -> BotPanel | None:
    """The panel of a game in which the rules play an opponent; None for others."""
    has_bot = live.adapter.bot_view(live.session.pending.game, (), [look.colour for look in live.looks]) is not None
    return BotPanel(live, appearance) if has_bot else None


class Head(QWidget):
    """What the opponent does, in a small picture and words."""

    def __init__(self, appearance: Appearance) -> None:
        super().__init__()
        self.emblem = BotPicture(appearance)
        self.title = label(role="strong", wraps=True)
        self.words = label(wraps=True)
        row = QHBoxLayout(self)
        row.setContentsMargins(EDGE, EDGE, EDGE, 0)
        row.setSpacing(8)
        row.addWidget(self.emblem, 0, Qt.AlignmentFlag.AlignTop)
        column = QVBoxLayout()
        column.setSpacing(0)
        column.addWidget(self.title)
        column.addWidget(self.words)
        column.addStretch(1)
        row.addLayout(column, 1)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def say(self, title: str, words: str) -> None:
        """Say this; without words it is gone."""
        for widget, text in ((self.title, title), (self.words, words)):
            widget.setText(text)
            widget.setVisible(bool(text))
        self.setVisible(bool(title or words))

    def fit(self, width: int, room: int, emblem: float, pixels: float) -> int:
        """Be as high as the words are in this width: in smaller letters where the usual ones (so many pixels) need
        more room than there is; returns the height."""
        self.emblem.fit(emblem)
        high = 0
        for share in SMALLER:
            self.setStyleSheet("" if share == 1 else f"QLabel {{ font-size: {round(pixels * share)}px; }}")
            self.ensurePolished()
            layout = self.layout()
            assert layout is not None
            layout.invalidate()
            high = layout.totalHeightForWidth(width)
            if high <= room:
                break
        self.setFixedHeight(high)
        return high


class BotPanel(QWidget):
    """The whole panel; ``follow`` keeps it up with the game.

    Signals:
        rule_wanted(str): somebody wants to read this place of the help.
        next_wanted(): the next moment of the turn that is told is to come.
        rest_wanted(): the rest of that turn is to be shown at once.
    """

    rule_wanted = Signal(str)
    next_wanted = Signal()
    rest_wanted = Signal()

    def __init__(self, live: LiveGame, appearance: Appearance) -> None:
        super().__init__()
        self._live = live
        self._appearance = appearance
        self._game: Any = None
        self._until: int | None = None
        self._view: BotView | None = None
        self._at = (0, 0)
        self.head = Head(appearance)
        self.picture = BotPicture(appearance)
        self.reference = button()
        self.reference.setProperty("badge", True)
        self.reference.clicked.connect(self._ask_for_rule)
        self._why = label(role="strong")
        self._next = label(role="strong")
        self.outlook: list[OutlookRow] = []
        """What it would do next, row by row."""
        self._unfolded: set[int] = set()
        self._how_strong = label(role="strong")
        self.strength = label(wraps=True)
        self._steps, self._outlook = QVBoxLayout(), QVBoxLayout()
        self._below_picture = QSpacerItem(0, 0)
        self.area = self._scroll_area()
        self.count = label(role="small")
        self.rest_button, self.next_button = button(), button(main=True)
        self.rest_button.setProperty("wordless", False)
        self.rest_button.clicked.connect(self.rest_wanted)
        self.next_button.clicked.connect(self.next_wanted)
        self.foot = QWidget()
        row = QHBoxLayout(self.foot)
        row.setContentsMargins(EDGE, 2, EDGE, EDGE)
        row.addWidget(self.count)
        row.addStretch(1)
        row.addWidget(self.rest_button)
        row.addWidget(self.next_button)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addWidget(self.head)
        column.addWidget(self.area, 1000)
        column.addStretch(1)
        column.addWidget(self.foot)
        self.setMinimumHeight(40)
        self.foot.hide()
        self.retranslate()
        self.restyle()

    def _scroll_area(self) -> QScrollArea:
        content = QWidget()
        column = QVBoxLayout(content)
        column.setContentsMargins(EDGE, 2, EDGE, EDGE)
        column.addWidget(self.picture, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addSpacerItem(self._below_picture)
        column.addWidget(self._why)
        column.addLayout(self._steps)
        column.addWidget(self.reference, 0, Qt.AlignmentFlag.AlignLeft)
        column.addWidget(self._next)
        column.addLayout(self._outlook)
        column.addWidget(self._how_strong)
        column.addWidget(self.strength)
        column.addStretch(1)
        for layout in (self._steps, self._outlook):
            layout.setSpacing(4)
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        # The picture follows the room: a bar that comes and goes would change that without an end.
        scroll.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setMinimumHeight(0)
        scroll.setWidget(content)
        return scroll

    def follow(self, game: Any, until: int | None = None) -> None:
        """Show the opponent's last turn and its next one as the game stands now, or stood after so many choices."""
        self._game, self._until = game, until
        events = self._live.session.events(until)
        view = self._live.adapter.bot_view(game, events, [look.colour for look in self._live.looks])
        if view is not None and view != self._view:
            self._show_view(view)

    # -- a turn that is told ------------------------------------------------------------------------------------------

    def moments(self, before: Any, events: Sequence[Event]) -> tuple[BotView, ...]:
        """What it would show after each thing that the opponent does in these events; ``before``: the game then."""
        return self._live.adapter.bot_moments(before, events, [look.colour for look in self._live.looks])

    def begin_telling(self, is_by_steps: bool) -> None:
        """A turn is told from now on, step by step or by itself."""
        self.next_button.setVisible(is_by_steps)
        self.foot.show()

    def show_moment(self, view: BotView, number: int, of: int) -> None:
        """Show this one of so many moments of a turn."""
        self._at = (number, of)
        self._show_count()
        self._show_view(view)
        self.area.verticalScrollBar().setValue(0)

    def end_telling(self) -> None:
        """Nothing is told any more."""
        self._at = (0, 0)
        self.foot.hide()
        self._fit()

    def takes_press(self, widget: QWidget) -> bool:
        """Whether a press there is for this panel, and does not mean that things shall go on."""
        return isinstance(widget, QAbstractButton | QScrollBar) and self.isAncestorOf(widget)

    # -- showing ------------------------------------------------------------------------------------------------------

    def _show_view(self, view: BotView) -> None:
        self._view = view
        self.picture.show_pieces(view.size, view.pieces)
        self.head.emblem.show_pieces(view.emblem_size, view.emblem)
        self.head.emblem.setVisible(bool(view.emblem))
        self.head.say(view.title, view.now or view.rule)
        self.reference.setText(view.reference)
        self.reference.setVisible(bool(view.reference))
        clear(self._steps)
        for step in view.steps:
            self._steps.addWidget(step_label(step))
        self._why.setVisible(bool(view.steps))
        clear(self._outlook)
        self.outlook = [OutlookRow(row, number in self._unfolded) for number, row in enumerate(view.outlook)]
        for number, made in enumerate(self.outlook):
            made.unfolded.connect(partial(self._remember_unfolded, number))
            self._outlook.addWidget(made)
        self._next.setVisible(bool(view.outlook))
        self.strength.setText("\n".join(view.strength))
        for widget in (self._how_strong, self.strength):
            widget.setVisible(bool(view.strength))
        self._fit()

    def _show_count(self) -> None:
        number, of = self._at
        self.count.setText(self.tr("{number} of {count}").format(number=number, count=of) if of else "")

    def _fit(self) -> None:
        """Give the pictures the room that there is: the head first, and the large one what is left."""
        view = self._view
        if view is None or not self.width():
            return
        width = self.width() - self.area.verticalScrollBar().sizeHint().width() - 2 * EDGE
        self._fit_foot()
        height = self.height() - (0 if self.foot.isHidden() else self.foot.sizeHint().height())
        if not self.head.isHidden():
            emblem = min(self._scaled(LARGEST_EMBLEM), self.width() * OF_WIDTH / view.emblem_size.width())
            height -= self.head.fit(self.width(), height, emblem, self._appearance.pixels)
        height -= 4 * EDGE
        is_told = not self.foot.isHidden()
        self.area.setVisible(not is_told or height >= LEAST_WHILE_TOLD * view.size.height())
        wanted = height / view.size.height()
        if not is_told:
            wanted = max(wanted, self._scaled(LEAST))
        # While it is told, what has been said before is not to look in at the lower edge.
        self._below_picture.changeSize(0, 4 * EDGE if is_told else 0)
        self.picture.fit(min(wanted, self._scaled(LARGEST), width / view.size.width()))

    def _fit_foot(self) -> None:
        """What goes on keeps its words; in a narrow panel the other button has its picture alone."""
        words = self.rest_button.fontMetrics().horizontalAdvance(self.tr("All"))
        gap = self._appearance.size(44)
        left = (
            self.width() - 2 * EDGE - (0 if self.next_button.isHidden() else self.next_button.sizeHint().width() + gap)
        )
        has_words = words + 2 * gap <= left
        self.rest_button.setText(self.tr("All") if has_words else "")
        if self.rest_button.property("wordless") is has_words:
            self.rest_button.setProperty("wordless", not has_words)
            self.rest_button.style().polish(self.rest_button)
        count = self.count.fontMetrics().horizontalAdvance(self.count.text())
        self.count.setVisible(self.rest_button.sizeHint().width() + count + gap <= left)

    def _scaled(self, scale: float) -> float:
        """A scale at the usual size of text, at the size of the moment."""
        return scale * self._appearance.size(100) / 100

    def _ask_for_rule(self) -> None:
        if self._view is not None:
            self.rule_wanted.emit(self._view.topic)

    def retranslate(self) -> None:
        """Make all words anew."""
        self.reference.setToolTip(self.tr("Read the rule about it"))
        self._why.setText(self.tr("Why?"))
        self._next.setText(self.tr("What it would do next"))
        self._how_strong.setText(self.tr("How strong it is"))
        self.next_button.setText(self.tr("Next"))
        self.next_button.setToolTip(self.tr("What it does next (any key, or a click anywhere)"))
        self.rest_button.setAccessibleName(self.tr("All"))
        self.rest_button.setToolTip(self.tr("Show the rest of its turn at once (Esc)"))
        self._show_count()
        self._view = None
        if self._game is not None:
            self.follow(self._game, self._until)

    def restyle(self) -> None:
        """Take over another theme or text size."""
        theme, side = self._appearance.theme, self._appearance.size(16)
        self.next_button.setIcon(theme.icon("ui_step", side, theme.colour("on_accent")))
        self.rest_button.setIcon(theme.icon("ui_last", side))
        for made in (self.next_button, self.rest_button):
            made.setIconSize(QSize(side, side))
        for picture in (self.picture, self.head.emblem):
            picture.restyle()
        self._fit()

    def _remember_unfolded(self, number: int, is_unfolded: bool) -> None:
        (self._unfolded.add if is_unfolded else self._unfolded.discard)(number)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def minimumSizeHint(self) -> QSize:
        return QSize(0, self.minimumHeight())
