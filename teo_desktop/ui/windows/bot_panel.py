"""The panel about an opponent that the rules play: its picture, the rule of its last turn, why, and what may come."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QHelpEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QLabel, QScrollArea, QSizePolicy, QToolTip, QVBoxLayout, QWidget

from teo_desktop.kernel.events import Event
from teo_desktop.ui.adapter import BotOutlook, BotPiece, BotStep, BotView
from teo_desktop.ui.appearance import Appearance
from teo_desktop.ui.live_game import LiveGame
from teo_desktop.ui.scene.canvas import Canvas
from teo_desktop.ui.windows.parts import button, clear, label

MOST_WIDTH = 460
"""The picture grows with the panel up to so many pixels at the usual size of text."""


class BotPicture(QWidget):
    """The pieces of a bot's picture, as wide as there is room; each says what it is below the pointer."""

    def __init__(self, appearance: Appearance) -> None:
        super().__init__()
        self._appearance = appearance
        self._canvas = Canvas(appearance.theme)
        self._size = QSizeF(1, 1)
        self._pieces: tuple[BotPiece, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_pieces(self, size: QSizeF, pieces: Sequence[BotPiece]) -> None:
        """Show these pieces."""
        self._size, self._pieces = size, tuple(pieces)
        self.setAccessibleName("; ".join(piece.name for piece in pieces))
        self._fit()
        self.update()

    def restyle(self) -> None:
        """Take over another theme or text size."""
        self._canvas = Canvas(self._appearance.theme)
        self._fit()
        self.update()

    def piece_at(self, point: QPointF) -> BotPiece | None:
        """What lies at this place of the widget."""
        inside = QPointF(point.x() / self.scale, point.y() / self.scale)
        return next((piece for piece in reversed(self._pieces) if piece.rect.contains(inside)), None)

    @property
    def pieces(self) -> tuple[BotPiece, ...]:
        """What is shown."""
        return self._pieces

    @property
    def scale(self) -> float:
        """How many pixels of the widget a unit of the pieces is."""
        width = min(self.width(), self._appearance.size(MOST_WIDTH))
        return max(0.05, width / self._size.width())

    def _fit(self) -> None:
        self.setFixedHeight(round(self._size.height() * self.scale))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._fit()

    def sizeHint(self) -> QSize:
        return QSize(self._appearance.size(240), self.height())

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() is QEvent.Type.ToolTip:
            piece = self.piece_at(event.pos().toPointF())
            if piece is not None:
                QToolTip.showText(event.globalPos(), piece.name, self)
                return True
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        painter.scale(self.scale, self.scale)
        for piece in self._pieces:
            painter.save()
            painter.translate(piece.rect.topLeft())
            self._canvas.take(painter)
            piece.draw(self._canvas, QRectF(QPointF(0, 0), piece.rect.size()), *piece.content)
            painter.restore()
        painter.end()


def bot_panel_for(live: LiveGame, appearance: Appearance) -> BotPanel | None:
    """The panel of a game in which the rules play an opponent; None for others."""
    has_bot = live.adapter.bot_view(live.session.pending.game, (), [look.colour for look in live.looks]) is not None
    return BotPanel(live, appearance) if has_bot else None


class BotPanel(QScrollArea):
    """The whole panel; ``follow`` keeps it up with the game.

    Signals:
        rule_wanted(str): somebody wants to read this place of the help.
    """

    rule_wanted = Signal(str)

    def __init__(self, live: LiveGame, appearance: Appearance) -> None:
        super().__init__()
        self._live = live
        self._appearance = appearance
        self._game: Any = None
        self._until: int | None = None
        self._view: BotView | None = None
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        # The picture is as high as its width asks for: a bar that comes and goes would change both without an end.
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setMinimumHeight(40)
        content = QWidget()
        self.picture = BotPicture(appearance)
        self.title = label(role="heading", wraps=True)
        self.rule = label(wraps=True)
        self.reference = button()
        self.reference.setProperty("badge", True)
        self.reference.clicked.connect(self._ask_for_rule)
        self._why = label(role="strong")
        self._next = label(role="strong")
        self._steps, self._outlook = QVBoxLayout(), QVBoxLayout()
        column = QVBoxLayout(content)
        column.addWidget(self.picture)
        for widget in (self.title, self.rule):
            column.addWidget(widget)
        column.addWidget(self.reference, 0, Qt.AlignmentFlag.AlignLeft)
        column.addWidget(self._why)
        column.addLayout(self._steps)
        column.addWidget(self._next)
        column.addLayout(self._outlook)
        column.addStretch(1)
        for layout in (self._steps, self._outlook):
            layout.setSpacing(4)
        self.setWidget(content)
        self.retranslate()

    def follow(self, game: Any, until: int | None = None) -> None:
        """Show the opponent's last turn and its next one as the game stands now, or stood after so many choices."""
        self._game, self._until = game, until
        events = self._live.session.events(until)
        view = self._live.adapter.bot_view(game, events, [look.colour for look in self._live.looks])
        if view is not None and view != self._view:
            self._show_view(view)

    def moments(self, before: Any, events: Sequence[Event]) -> tuple[BotView, ...]:
        """What it would show after each thing that the opponent does in these events; ``before``: the game then."""
        return self._live.adapter.bot_moments(before, events, [look.colour for look in self._live.looks])

    def show_moment(self, view: BotView) -> None:
        """Show a moment of a turn that is being told; ``catch_up`` ends that."""
        self._show_view(view)
        self.verticalScrollBar().setValue(0)

    def catch_up(self) -> None:
        """Show where the game stands."""
        if self._game is not None:
            self.follow(self._game)

    def _show_view(self, view: BotView) -> None:
        self._view = view
        self.picture.show_pieces(view.size, view.pieces)
        for widget, text in ((self.title, view.title), (self.rule, view.rule), (self.reference, view.reference)):
            widget.setText(text)
            widget.setVisible(bool(text))
        clear(self._steps)
        for step in view.steps:
            self._steps.addWidget(self._step(step))
        self._why.setVisible(bool(view.steps))
        clear(self._outlook)
        for row in view.outlook:
            self._outlook.addWidget(self._row(row))
        self._next.setVisible(bool(view.outlook))

    def _ask_for_rule(self) -> None:
        if self._view is not None:
            self.rule_wanted.emit(self._view.topic)

    def retranslate(self) -> None:
        """Make all words anew."""
        self.reference.setToolTip(self.tr("Read the rule about it"))
        self._why.setText(self.tr("Why?"))
        self._next.setText(self.tr("What it would do next"))
        self._view = None
        if self._game is not None:
            self.follow(self._game, self._until)

    def restyle(self) -> None:
        """Take over another theme or text size."""
        self.picture.restyle()

    def _step(self, step: BotStep) -> QLabel:
        # Struck through and with a sign, for one of them alone is easily missed.
        text = (self.tr("× {what}") if step.has_failed else self.tr("• {what}")).format(what=step.text)
        made = label(text, role="failed" if step.has_failed else "", wraps=True)
        if step.has_failed:
            made.setAccessibleName(self.tr("Not possible: {what}").format(what=step.text))
        return made

    def _row(self, row: BotOutlook) -> QWidget:
        frame = QFrame()
        frame.setProperty("panel", True)
        frame.setToolTip(row.tip)
        column = QVBoxLayout(frame)
        column.setContentsMargins(8, 4, 8, 4)
        column.setSpacing(1)
        column.addWidget(label(self.tr("{chance} – {title}").format(chance=row.chance, title=row.title), role="strong"))
        column.addWidget(label(row.text, wraps=True))
        return frame
