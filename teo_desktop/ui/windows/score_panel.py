"""The score sheet beside the board, of the whole game or of one period, and the curve of the points with its table."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPen, QPolygonF, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QHBoxLayout,
    QHeaderView,
    QSizePolicy,
    QSplitter,
    QStackedWidget,
    QTableView,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from teo_desktop.ui.adapter import GameAdapter, SeatLook
from teo_desktop.ui.appearance import Appearance
from teo_desktop.ui.models.scores import WHOLE, CurveModel, ScoresModel
from teo_desktop.ui.windows.cards import AT_THE_RIGHT

STEPS = (1, 2, 5, 10, 20, 25, 50, 100)
"""How far apart the lines of the chart may be."""
MOST_LINES = 5
WIDTH_OF_SEATS = 160
"""How wide all columns of the seats are together at least, in pixels at a text size of 100 per cent."""
WIDTH_OF_WORDS = 118
"""How much of the sheet is left at least to what stands before the numbers, in the same pixels."""
PATTERNS = (Qt.PenStyle.SolidLine, Qt.PenStyle.DashLine, Qt.PenStyle.DotLine, Qt.PenStyle.DashDotLine)
"""By seat, for colours alone say too little."""


class ScoreSheet(QTableView):
    """The score sheet; it only shows."""

    def __init__(self, model: ScoresModel, appearance: Appearance) -> None:
        super().__init__()
        # Tab leads out of the sheet; the arrows go through it.
        self.setTabKeyNavigation(False)
        self._appearance = appearance
        self.setModel(model)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setShowGrid(False)
        self.setMinimumHeight(40)
        self.verticalHeader().hide()
        # Names need the room more than the air round them.
        self.horizontalHeader().setStyleSheet("QHeaderView::section { padding-left: 1px; padding-right: 3px; }")
        self.horizontalHeader().setDefaultAlignment(AT_THE_RIGHT)
        self.horizontalHeader().setTextElideMode(Qt.TextElideMode.ElideRight)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._is_measured = False
        self.restyle()
        model.modelReset.connect(self.restyle)

    def restyle(self) -> None:
        """Take over other points, another theme or text size; it is measured when it is seen next."""
        self._is_measured = False
        # Else Qt would measure all rows after each choice, also behind another panel.
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.viewport().update()

    def _measure(self) -> None:
        """Give the seats' columns little room, the names of the rows the rest."""
        model, size = self.model(), self._appearance.size
        # A name that needs two lines gets them.
        self.verticalHeader().setMinimumSectionSize(size(22))
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header = self.horizontalHeader()
        header.setMinimumSectionSize(size(30))
        for column in range(model.columnCount()):
            mode = QHeaderView.ResizeMode.Fixed if column else QHeaderView.ResizeMode.Stretch
            header.setSectionResizeMode(column, mode)
        self._give_room()

    def _give_room(self) -> None:
        """Names are whole where the words of the rows keep enough room; else the longest give way."""
        header, size, seats = self.horizontalHeader(), self._appearance.size, self.model().columnCount() - 1
        if seats < 1:
            return
        wanted = [header.sectionSizeFromContents(column).width() for column in range(1, seats + 1)]
        room = max(size(WIDTH_OF_SEATS), self.viewport().width() - size(WIDTH_OF_WORDS))
        most = max(wanted)
        while sum(min(width, most) for width in wanted) > room and most > room // seats:
            most -= 1
        for column, width in enumerate(wanted, start=1):
            header.resizeSection(column, max(min(width, most), size(WIDTH_OF_SEATS // 4)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._give_room()

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._is_measured:
            self._is_measured = True
            self._measure()
        super().paintEvent(event)


class Chart(QWidget):
    """The points of all seats as lines over the chapters of the log; fine lines where a period ended."""

    def __init__(self, model: CurveModel, looks: Sequence[SeatLook], appearance: Appearance) -> None:
        super().__init__()
        self._model = model
        self._looks = looks
        self._appearance = appearance
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        model.modelReset.connect(self.update)

    def sizeHint(self) -> QSize:
        return QSize(self._appearance.size(240), self._appearance.size(170))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._appearance.size(120), self._appearance.size(80))

    def paintEvent(self, event: QPaintEvent) -> None:
        curve = self._model.curve
        if not curve:
            return
        theme = self._appearance.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(theme.font("text", self._appearance.pixels * 0.8))
        highest = max(1, max(map(max, curve)))
        step = next((step for step in STEPS if highest <= step * MOST_LINES), 200)
        top = -(-highest // step) * step
        metrics = QFontMetricsF(painter.font())
        side = self._appearance.size(16)
        room = QRectF(self.rect()).adjusted(
            metrics.horizontalAdvance(str(top)) + 10, metrics.height() / 2 + 4, -side - 8, -metrics.height() / 2 - 4
        )

        def at(chapter: float, points: float) -> QPointF:
            return QPointF(
                room.left() + room.width() * chapter / max(1, len(curve) - 1),
                room.bottom() - room.height() * points / top,
            )

        for points in range(0, top + 1, step):
            left = at(0, points)
            painter.setPen(QPen(theme.colour("panel_edge"), 0.6))
            painter.drawLine(left, at(len(curve) - 1, points))
            words = QRectF(0, left.y() - metrics.height() / 2, room.left() - 6, metrics.height())
            painter.setPen(theme.colour("muted"))
            painter.drawText(words, int(AT_THE_RIGHT), str(points))
        painter.setPen(QPen(theme.colour("muted"), 1, Qt.PenStyle.DotLine))
        for mark in self._model.marks:
            painter.drawLine(at(mark, 0), at(mark, top))
        self._paint_lines(
            painter, [[at(chapter, row[seat]) for chapter, row in enumerate(curve)] for seat in self._seats()]
        )
        painter.end()

    def _seats(self) -> range:
        return range(len(self._looks))

    def _paint_lines(self, painter: QPainter, lines: Sequence[Sequence[QPointF]]) -> None:
        theme, side = self._appearance.theme, self._appearance.size(16)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for pattern, look, line in zip(PATTERNS, self._looks, lines, strict=False):
            # A wide line in the colour of text below it, so that every colour reads on every ground.
            painter.setPen(QPen(theme.colour("text"), 4.2))
            painter.drawPolyline(QPolygonF(list(line)))
            painter.setPen(QPen(theme.player_colour(look.colour), 2.6))
            painter.drawPolyline(QPolygonF(list(line)))
            if pattern is not Qt.PenStyle.SolidLine:
                painter.setPen(QPen(theme.colour("panel"), 1.2, pattern))
                painter.drawPolyline(QPolygonF(list(line)))
        taken: list[float] = []
        for look, line in sorted(zip(self._looks, lines, strict=True), key=lambda pair: pair[1][-1].y()):
            centre = max([line[-1].y(), *(y + side + 1 for y in taken)])
            taken.append(centre)
            rect = QRectF(self.width() - side - 4, centre - side / 2, side, side)
            painter.setPen(QPen(theme.colour("panel_edge"), 1))
            painter.setBrush(theme.player_colour(look.colour))
            painter.drawRoundedRect(rect, 3, 3)
            inside = rect.adjusted(2, 2, -2, -2)
            ink = theme.upon_player(look.colour)
            glyph = theme.glyph(look.colour, inside.width(), inside.height(), self.devicePixelRatioF(), ink)
            painter.drawPixmap(inside, glyph, QRectF(glyph.rect()))


class ScorePanel(QWidget):
    """The sheet with the choice of its period, or the curve with its numbers."""

    def __init__(
        self,
        adapter: GameAdapter,
        scores: ScoresModel,
        curve: CurveModel,
        looks: Sequence[SeatLook],
        appearance: Appearance,
    ) -> None:
        super().__init__()
        self._adapter = adapter
        self._scores = scores
        self._appearance = appearance
        self.sheet = ScoreSheet(scores, appearance)
        self.chart = Chart(curve, looks, appearance)
        self.numbers = QTableView()
        self.numbers.setTabKeyNavigation(False)
        self.numbers.setModel(curve)
        self.numbers.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.numbers.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        self.numbers.horizontalHeader().setDefaultAlignment(AT_THE_RIGHT)
        self.numbers.horizontalHeader().setTextElideMode(Qt.TextElideMode.ElideRight)
        self.numbers.setMinimumHeight(20)
        both = QSplitter(Qt.Orientation.Vertical)
        both.addWidget(self.chart)
        both.addWidget(self.numbers)
        both.setStretchFactor(0, 3)
        both.setStretchFactor(1, 2)
        self._pages = QStackedWidget()
        self._pages.addWidget(self.sheet)
        self._pages.addWidget(both)
        self.periods = QComboBox()
        self.periods.activated.connect(self._choose)
        self.as_curve = QToolButton()
        self.as_curve.setCheckable(True)
        self.as_curve.setAutoRaise(True)
        self.as_curve.toggled.connect(self._turn_page)
        row = QHBoxLayout()
        row.setContentsMargins(4, 4, 4, 0)
        row.addWidget(self.periods, 1)
        row.addWidget(self.as_curve)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addLayout(row)
        column.addWidget(self._pages, 1)
        self.setMinimumHeight(40)
        scores.modelReset.connect(self._fill)
        self.retranslate()
        self.restyle()

    def retranslate(self) -> None:
        """Make all words anew."""
        self.periods.setAccessibleName(self.tr("Which part of the game the score sheet shows"))
        self.as_curve.setText(self.tr("Curve"))
        self.as_curve.setToolTip(self.tr("How the points grew, turn by turn"))
        self.sheet.setAccessibleName(self.tr("Score sheet"))
        self.chart.setAccessibleName(self.tr("Curve of the points; the table below it has the numbers"))
        self.numbers.setAccessibleName(self.tr("Points after each turn"))
        self.periods.clear()
        self._fill()
        self.chart.update()

    def restyle(self) -> None:
        """Take over another theme or text size."""
        self.as_curve.setIcon(self._appearance.theme.icon("ui_statistics", self._appearance.size(18)))
        self.numbers.verticalHeader().setDefaultSectionSize(self._appearance.size(22))
        self.sheet.restyle()
        self.chart.update()

    def _fill(self) -> None:
        # Where there was one period only, the whole game says it all.
        periods = self._scores.periods if self._scores.periods > 1 else 0
        if self.periods.count() != periods + 1:
            self.periods.clear()
            self.periods.addItem(self.tr("Whole game"), WHOLE)
            for period in range(periods):
                self.periods.addItem(self._adapter.period_text(period), period)
        self.periods.setCurrentIndex(self.periods.findData(self._scores.period))

    def _choose(self, row: int) -> None:
        self._scores.show_period(self.periods.itemData(row))

    def _turn_page(self, shows_curve: bool) -> None:
        self._pages.setCurrentIndex(int(shows_curve))
        self.periods.setEnabled(not shows_curve)
