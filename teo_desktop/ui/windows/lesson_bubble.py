"""A bubble upon the board that says what a step of a lesson is about, beside what it speaks of."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QPen, QPolygonF, QRegion
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QScrollArea, QToolButton, QVBoxLayout, QWidget

from teo_desktop.ui.appearance import Appearance
from teo_desktop.ui.windows.parts import ElidedLabel, button, label

TAIL = 14
"""How far the bubble's tail reaches out of it."""
WIDE = 350
"""How wide it is with text of ordinary size, where there is room."""
MOST_WIDE, MOST_HIGH = 0.7, 0.86
"""It takes at most these shares of the board."""
CORNER = 10
BESIDE = 6
"""How far it stays away from what it speaks of."""


class LessonBubble(QWidget):
    """Words with a counter and buttons; it lies where it covers least of what matters.

    Signals:
        back_asked(): to the step before.
        next_asked(): on; the words have been read, or a choice is to be taken back.
        show_asked(): do the step for me.
        skip_asked(): I know this lesson.
        leave_asked(): enough for now.
    """

    back_asked = Signal()
    next_asked = Signal()
    show_asked = Signal()
    skip_asked = Signal()
    leave_asked = Signal()

    def __init__(self, appearance: Appearance, board: QWidget) -> None:
        super().__init__(board)
        self._board = board
        self._appearance = appearance
        self._share = 0.0
        self._picture_name = "ui_learn"
        self._tail: QPolygonF | None = None
        self._picture = QLabel()
        self.counter = ElidedLabel("small", Qt.TextElideMode.ElideRight)
        self.text = label(wraps=True)
        self.text.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self.skip_button, self.leave_button = self._tool(self.skip_asked), self._tool(self.leave_asked)
        self.back_button, self.show_button, self.next_button = button(), button(), button(main=True)
        self.back_button.clicked.connect(self.back_asked)
        self.show_button.clicked.connect(self.show_asked)
        self.next_button.clicked.connect(self.next_asked)
        self._lay_out()
        self.restyle()

    def say(self, counter: str, text: str, share: float, is_slip: bool = False) -> None:
        """Show these words; ``share``: how much of the lesson is behind one; ``is_slip``: they explain a mistake."""
        self.counter.setText(counter)
        self.text.setText(text)
        self.setAccessibleName(counter)
        self.setAccessibleDescription(text)
        self._share = share
        self._picture_name = "ui_hint" if is_slip else "ui_learn"
        self._show_picture()
        self._area.verticalScrollBar().setValue(0)

    def offer(self, can_go_back: bool, can_show: bool, following: str) -> None:
        """Which of the buttons are there; ``following``: the words of the one that goes on, empty without it."""
        had_focus = self.isAncestorOf(self.window().focusWidget() or self)
        self.back_button.setEnabled(can_go_back)
        self.show_button.setVisible(can_show)
        self.next_button.setText(following)
        self.next_button.setVisible(bool(following))
        if following and (had_focus or not can_show):
            self.next_button.setFocus(Qt.FocusReason.OtherFocusReason)
        elif had_focus and can_show:
            self.show_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def place(self, lit: Sequence[QRect], matters: Sequence[QRect]) -> None:
        """Lie beside what is ``lit``, upon as little of it and of what ``matters`` as possible."""
        room = self._board.rect().adjusted(2, 2, -2, -2)
        size = self._wanted(room.size())
        body = min(_places(room, size, lit), key=lambda rect: _badness(rect, room, lit, matters))
        nearest = min(lit, key=lambda rect: _distance(body, rect), default=None)
        self.setGeometry(body.adjusted(-TAIL, -TAIL, TAIL, TAIL))
        self._tail = None
        if nearest is not None and not body.intersects(nearest):
            self._tail = self._towards(nearest.translated(-self.pos()))
        self.setMask(QRegion(self._outline(1.0).toFillPolygon().toPolygon()))
        self.raise_()
        self.update()

    def retranslate(self) -> None:
        """Make the words of the buttons anew; those of the step are said again."""
        self.back_button.setText(self.tr("Back"))
        self.show_button.setText(self.tr("Show me"))
        self.show_button.setToolTip(self.tr("Do this step for me"))
        for made, words in (
            (self.skip_button, self.tr("Skip this lesson")),
            (self.leave_button, self.tr("Leave: the lesson goes on here the next time")),
        ):
            made.setToolTip(words)
            made.setAccessibleName(words)

    def restyle(self) -> None:
        """Take over another theme or text size."""
        side = self._appearance.size(16)
        for made, name in ((self.skip_button, "ui_last"), (self.leave_button, "ui_cancel")):
            made.setIcon(self._appearance.theme.icon(name, side))
            made.setIconSize(QSize(side, side))
        self._show_picture()
        self.update()

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.setSpacing(6)
        head.addWidget(self._picture)
        head.addWidget(self.counter, 1)
        head.addWidget(self.skip_button)
        head.addWidget(self.leave_button)
        self._area = QScrollArea()
        self._area.setWidgetResizable(True)
        self._area.setFrameShape(QFrame.Shape.NoFrame)
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._area.setWidget(self.text)
        self._foot = QHBoxLayout()
        self._foot.setSpacing(6)
        self._foot.addWidget(self.back_button)
        self._foot.addStretch(1)
        self._foot.addWidget(self.show_button)
        self._foot.addWidget(self.next_button)
        self._rows = QVBoxLayout(self)
        self._rows.setContentsMargins(TAIL + 12, TAIL + 8, TAIL + 12, TAIL + 10)
        self._rows.setSpacing(8)
        self._rows.addLayout(head)
        self._rows.addWidget(self._area, 1)
        self._rows.addLayout(self._foot)
        self._head = head

    def _tool(self, asked: object) -> QToolButton:
        made = QToolButton()
        made.setAutoRaise(True)
        made.clicked.connect(asked)
        return made

    def _show_picture(self) -> None:
        theme, side = self._appearance.theme, self._appearance.size(18)
        tint = theme.colour("accent" if self._picture_name == "ui_learn" else "warning")
        self._picture.setPixmap(theme.pixmap(self._picture_name, side, side, self.devicePixelRatioF(), tint))
        self._picture.setFixedSize(side, side)
        self._picture.setScaledContents(True)

    @property
    def _body(self) -> QRectF:
        return QRectF(self.rect()).adjusted(TAIL, TAIL, -TAIL, -TAIL)

    def _wanted(self, room: QSize) -> QSize:
        """As high as the words need at its width; higher than the board gives, they can be scrolled."""
        wide = max(self._foot.sizeHint().width() + 24, self._appearance.size(WIDE))
        wide = min(wide, max(round(room.width() * MOST_WIDE), self._foot.sizeHint().width() + 24), room.width())
        high = (
            self.text.heightForWidth(wide - 26) + self._head.sizeHint().height() + self._foot.sizeHint().height() + 38
        )
        return QSize(wide, min(high, round(room.height() * MOST_HIGH)))

    def _towards(self, rect: QRect) -> QPolygonF:
        """A triangle out of the bubble towards a rectangle."""
        body, goal = self._body, QRectF(rect).center()
        half = TAIL * 0.7
        if body.left() + half * 2 <= goal.x() <= body.right() - half * 2:
            is_above = goal.y() < body.top()
            edge, tip = (body.top(), body.top() - TAIL) if is_above else (body.bottom(), body.bottom() + TAIL)
            inner = edge + (2 if is_above else -2)
            return QPolygonF([QPointF(goal.x() - half, inner), QPointF(goal.x(), tip), QPointF(goal.x() + half, inner)])
        is_left = goal.x() < body.center().x()
        edge, tip = (body.left(), body.left() - TAIL) if is_left else (body.right(), body.right() + TAIL)
        inner = edge + (2 if is_left else -2)
        y = min(max(goal.y(), body.top() + half * 2), body.bottom() - half * 2)
        return QPolygonF([QPointF(inner, y - half), QPointF(tip, y), QPointF(inner, y + half)])

    def _outline(self, wider: float) -> QPainterPath:
        """The bubble and its tail, wider by so much on each side."""
        shape = QPainterPath()
        shape.addRoundedRect(self._body.adjusted(-wider, -wider, wider, wider), CORNER, CORNER)
        if self._tail is not None:
            tail = QPainterPath()
            tail.addPolygon(self._tail)
            tail.closeSubpath()
            shape = shape.united(tail)
        return shape

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, body = self._appearance.theme, self._body
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(theme.colour("accent"), 2))
        painter.setBrush(theme.colour("panel_raised"))
        painter.drawPath(self._outline(-1.0))
        line = QRectF(body.left() + 12, body.bottom() - 5, body.width() - 24, 3)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.colour("selection"))
        painter.drawRoundedRect(line, 1.5, 1.5)
        painter.setBrush(theme.colour("accent"))
        line.setWidth(line.width() * self._share)
        painter.drawRoundedRect(line, 1.5, 1.5)
        painter.end()


def _places(room: QRect, size: QSize, lit: Sequence[QRect]) -> list[QRect]:
    """Beside each thing, and along the edges of the board."""
    wide, high, gap = size.width(), size.height(), TAIL + BESIDE
    at: list[tuple[int, int]] = [
        (x, y)
        for x in (room.left(), room.center().x() - wide // 2, room.right() - wide)
        for y in (room.top(), room.center().y() - high // 2, room.bottom() - high)
    ]
    for rect in lit:
        middle = rect.center()
        at += [
            (rect.right() + gap, middle.y() - high // 2),
            (rect.left() - gap - wide, middle.y() - high // 2),
            (middle.x() - wide // 2, rect.bottom() + gap),
            (middle.x() - wide // 2, rect.top() - gap - high),
        ]
    return [
        QRect(max(room.left(), min(x, room.right() - wide)), max(room.top(), min(y, room.bottom() - high)), wide, high)
        for x, y in at
    ]


def _badness(body: QRect, room: QRect, lit: Sequence[QRect], matters: Sequence[QRect]) -> float:
    """First what it speaks of is to be seen, then what can be clicked; then it lies near by, else in the middle."""
    covered = sum(_area(body.intersected(rect)) / max(1, _area(rect)) for rect in lit)
    hidden = sum(_area(body.intersected(rect)) / max(1, _area(rect)) for rect in matters)
    far = min((_distance(body, rect) for rect in lit), default=float((body.center() - room.center()).manhattanLength()))
    return covered * 10_000 + hidden * 1_000 + far


def _area(rect: QRect) -> int:
    return max(0, rect.width()) * max(0, rect.height())


def _distance(body: QRect, rect: QRect) -> float:
    """Between the nearest edges of the two."""
    across = max(0, rect.left() - body.right(), body.left() - rect.right())
    down = max(0, rect.top() - body.bottom(), body.top() - rect.bottom())
    return float(across + down)
