"""How a finished game ended, upon the board: who comes where, and what the points are made of."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QEvent, QObject, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QHelpEvent, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QSizePolicy, QToolButton, QToolTip, QVBoxLayout, QWidget

from teo_desktop.ui.appearance import Appearance
from teo_desktop.ui.live_game import LiveGame
from teo_desktop.ui.models.scores import ScoresModel
from teo_desktop.ui.session import Pending, Phase
from teo_desktop.ui.texts.counted import Counted
from teo_desktop.ui.windows.cards import AT_THE_RIGHT, CENTRED, ONE_LINE, paint_sign
from teo_desktop.ui.windows.parts import label

WIDEST = 760
"""How wide the card is at most, at the usual size of text."""
OF_BOARD = 0.94
"""It takes at most this share of the board; where it needs more, it is not shown."""
ROW = 2.4
"""How high the line of a seat is, in heights of text."""
NAMES = 8.0
"""How wide the names are at most, in the same."""
TINTS = (
    "header_construction",
    "header_gold_deposits",
    "header_nobles",
    "header_forest",
    "header_alchemy",
    "header_palace",
    "header_decorations",
    "header_stone_quarry",
)
"""The grounds of the parts of a bar; which is which also says their order, which is that of the words below."""


class Part(NamedTuple):
    """A part of a bar: where it is, what it stands for, how many points."""

    rect: QRectF
    group: int
    points: int


class Bars(QWidget):
    """A line for each seat from the first to the last: its sign, its name, its points as a bar in parts, their sum."""

    def __init__(self, live: LiveGame, scores: ScoresModel, appearance: Appearance) -> None:
        super().__init__()
        self._live, self._scores, self._appearance = live, scores, appearance
        self.groups: list[tuple[str, tuple[int, ...]]] = []
        self.ranking: tuple[int, ...] = ()
        self.points: tuple[int, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def count(self) -> None:
        """Take over how the game ended."""
        result = self._live.rules.result(self._live.session.pending.game)
        self.ranking, self.points = result.ranking, result.points
        self.groups = [group for group in self._scores.groups() if any(points > 0 for points in group[1])]
        self.setAccessibleDescription(" ".join(self._lines()))
        self.updateGeometry()
        self.update()

    def parts(self, place: int) -> list[Part]:
        """The parts of the bar in a line, from 0."""
        seat, room = self.ranking[place], self._bar(place)
        most = max(1, *(sum(max(0, points[other]) for _, points in self.groups) for other in self.ranking))
        found: list[Part] = []
        left = room.left()
        for number, (_, points) in enumerate(self.groups):
            if points[seat] > 0:
                width = room.width() * points[seat] / most
                found.append(Part(QRectF(left, room.top(), width, room.height()), number, points[seat]))
                left += width
        return found

    def sizeHint(self) -> QSize:
        width = round(self._em(30))
        return QSize(width, self.heightForWidth(width))

    def heightForWidth(self, width: int) -> int:
        return round(self._em(ROW) * len(self.ranking) + self._key_height(width))

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._appearance.theme
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        for place, seat in enumerate(self.ranking):
            look, line = self._live.looks[seat], self._line(place)
            if place == 0:
                painter.setPen(QPen(theme.colour("accent"), 2))
                painter.setBrush(theme.colour("panel_raised"))
                painter.drawRoundedRect(line.adjusted(1, 1, -1, -1), self._em(0.4), self._em(0.4))
            middle, em = line.center().y(), self._em(1)
            painter.setPen(theme.colour("muted"))
            painter.setFont(theme.font("strong", em))
            painter.drawText(QRectF(line.left(), line.top(), 2 * em, line.height()), int(CENTRED), f"{place + 1}.")
            side = 1.5 * em
            paint_sign(painter, QRectF(line.left() + 2.1 * em, middle - side / 2, side, side), look, theme)
            painter.setPen(theme.colour("text"))
            name = QRectF(line.left() + 4.1 * em, line.top(), self._names(), line.height())
            words = QFontMetricsF(painter.font()).elidedText(look.name, Qt.TextElideMode.ElideRight, name.width())
            painter.drawText(name, int(ONE_LINE), words)
            painter.setFont(theme.font("bold", 1.35 * em))
            painter.drawText(line.adjusted(0, 0, -0.7 * em, 0), int(AT_THE_RIGHT), str(self.points[seat]))
            self._paint_bar(painter, place)
        for number, rect in enumerate(self._keys(self.width())):
            self._paint_key(painter, rect, number)
        painter.end()

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() is QEvent.Type.ToolTip:
            for place in range(len(self.ranking)):
                for part in self.parts(place):
                    if part.rect.contains(event.pos().toPointF()):
                        words = self.tr("{group}: {points}").format(
                            group=self.groups[part.group][0], points=Counted().points(part.points)
                        )
                        QToolTip.showText(event.globalPos(), words, self)
                        return True
        return super().event(event)

    def _paint_bar(self, painter: QPainter, place: int) -> None:
        theme, em = self._appearance.theme, self._em(0.86)
        painter.setFont(theme.font("strong", em))
        for part in self.parts(place):
            painter.setPen(QPen(theme.colour("ink"), 1))
            painter.setBrush(theme.colour(TINTS[part.group % len(TINTS)]))
            painter.drawRect(part.rect)
            if painter.fontMetrics().horizontalAdvance(str(part.points)) + 4 <= part.rect.width():
                painter.setPen(theme.colour("on_header"))
                painter.drawText(part.rect, int(CENTRED), str(part.points))

    def _paint_key(self, painter: QPainter, rect: QRectF, number: int) -> None:
        theme, em = self._appearance.theme, self._em(0.9)
        painter.setPen(QPen(theme.colour("panel_edge"), 1))
        painter.setBrush(theme.colour(TINTS[number % len(TINTS)]))
        painter.drawRect(QRectF(rect.left(), rect.center().y() - em * 0.4, em * 0.8, em * 0.8))
        painter.setPen(theme.colour("muted"))
        painter.setFont(theme.font("text", em))
        painter.drawText(rect.adjusted(em * 1.2, 0, 0, 0), int(ONE_LINE), self.groups[number][0])

    def _lines(self) -> list[str]:
        sentence = self.tr("{place}. {player}: {points}.")
        return [
            sentence.format(place=place, player=self._live.looks[seat].name, points=Counted().points(self.points[seat]))
            for place, seat in enumerate(self.ranking, start=1)
        ]

    def _em(self, share: float) -> float:
        return self._appearance.pixels * share

    def _names(self) -> float:
        metrics = QFontMetricsF(self._appearance.theme.font("strong", self._em(1)))
        return min(self._em(NAMES), max(metrics.horizontalAdvance(look.name) for look in self._live.looks) + 2)

    def _line(self, place: int) -> QRectF:
        high = self._em(ROW)
        return QRectF(0, place * high, self.width(), high - self._em(0.3))

    def _bar(self, place: int) -> QRectF:
        left = self._em(4.8) + self._names()
        return self._line(place).adjusted(left, self._em(0.35), -self._em(3.9), -self._em(0.35))

    def _keys(self, width: float) -> list[QRectF]:
        metrics = QFontMetricsF(self._appearance.theme.font("text", self._em(0.9)))
        high, top = self._em(1.4), self._em(ROW) * len(self.ranking) + self._em(0.3)
        left = self._em(0.5)
        found: list[QRectF] = []
        for name, _ in self.groups:
            wide = metrics.horizontalAdvance(name) + self._em(1.1)
            if found and left + wide > width:
                left, top = self._em(0.5), top + high
            found.append(QRectF(left, top, wide, high))
            left += wide + self._em(1)
        return found

    def _key_height(self, width: float) -> float:
        keys = self._keys(width)
        return keys[-1].bottom() - self._em(ROW) * len(self.ranking) if keys else 0.0


class Standing(QFrame):
    """A card in the middle of the board, from the end of the game until somebody closes it or goes elsewhere."""

    def __init__(self, live: LiveGame, scores: ScoresModel, board: QWidget, appearance: Appearance) -> None:
        super().__init__(board)
        self._board, self._appearance = board, appearance
        self._is_wanted = False
        self.setProperty("standing", True)
        self._picture = QLabel()
        self._title = label(role="heading")
        self.close_button = QToolButton()
        self.close_button.setAutoRaise(True)
        self.close_button.clicked.connect(self.dismiss)
        self.bars = Bars(live, scores, appearance)
        head = QHBoxLayout()
        head.addWidget(self._picture)
        head.addWidget(self._title, 1)
        head.addWidget(self.close_button)
        column = self._column = QVBoxLayout(self)
        column.setContentsMargins(16, 12, 12, 14)
        column.setSpacing(10)
        column.addLayout(head)
        column.addWidget(self.bars)
        self.hide()
        board.installEventFilter(self)
        self.retranslate()
        self.restyle()

    def follow(self, pending: Pending) -> None:
        """Appear when the game is over, and go when it is not any more."""
        is_over = pending.phase is Phase.OVER
        if is_over and not self._is_wanted:
            self.bars.count()
        self._is_wanted = is_over
        self.show_where_there_is_room()

    def dismiss(self) -> None:
        """Close it; the board is to be seen."""
        self.hide()
        self._board.setFocus()

    def show_where_there_is_room(self) -> None:
        """Lie in the middle of the board, as large as it has to be; or nowhere."""
        if not self._is_wanted:
            self.hide()
            return
        room = self._board.size() * OF_BOARD
        width = min(room.width(), self._appearance.size(WIDEST))
        across, frame = self._column.contentsMargins(), 2 * self._appearance.size(2)
        self.bars.setFixedHeight(self.bars.heightForWidth(width - across.left() - across.right() - frame))
        self._column.activate()
        height = self.sizeHint().height()
        self.setVisible(height <= room.height())
        self.setGeometry((self._board.width() - width) // 2, (self._board.height() - height) // 2, width, height)
        self.raise_()

    def retranslate(self) -> None:
        """Make all words anew."""
        self._title.setText(self.tr("Final score"))
        self.setAccessibleName(self._title.text())
        self.bars.setAccessibleName(self._title.text())
        close = self.tr("Close and look at the board")
        self.close_button.setToolTip(close)
        self.close_button.setAccessibleName(close)
        if self._is_wanted:
            self.bars.count()

    def restyle(self) -> None:
        """Take over another theme or text size."""
        theme, side = self._appearance.theme, self._appearance.size(26)
        self._picture.setPixmap(theme.pixmap("victory_points_plain", side, side, self.devicePixelRatioF()))
        side = self._appearance.size(16)
        self.close_button.setIcon(theme.icon("ui_cancel", side))
        self.close_button.setIconSize(QSize(side, side))
        self.bars.update()
        if self.isVisible():
            self.show_where_there_is_room()

    def event(self, event: QEvent) -> bool:
        # Escape is a key of the whole window; here it closes the card.
        if isinstance(event, QKeyEvent) and event.type() is QEvent.Type.ShortcutOverride:
            event.setAccepted(event.key() == Qt.Key.Key_Escape)
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.dismiss()
        else:
            super().keyPressEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Resize and self.isVisible():
            self.show_where_there_is_room()
        return super().eventFilter(watched, event)
