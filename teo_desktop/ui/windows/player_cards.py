"""The players' cards: always all of them in sight, closer and with smaller pictures where the panel is low."""

from __future__ import annotations

from itertools import chain
from typing import NamedTuple

from PySide6.QtCore import QAbstractItemModel, QEvent, QModelIndex, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QHelpEvent, QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QFrame, QStyleOptionViewItem, QToolTip, QWidget

from teo_desktop.ui.adapter import Figure, PlayerRow, SeatLook
from teo_desktop.ui.appearance import Appearance
from teo_desktop.ui.models.players import PlayersModel
from teo_desktop.ui.windows.cards import AT_THE_RIGHT, ONE_LINE, PLACE_SHARE, AnyIndex, CardDelegate
from teo_desktop.ui.windows.panels import CardList

NARROWER = (0.52, 0.58, 0.64, 0.7, 0.76, 0.82, 0.88, 0.94)
"""The shares of a card that its figures are tried to be set in."""


class Density(NamedTuple):
    """How close a card is set."""

    scale: float
    """The size of its figures."""
    has_notes: bool
    """Whether sentences stand below the figures; else what is due is a figure."""
    air: float
    """The room above and below, and behind each figure."""


DENSITIES = (
    Density(1.0, True, 1.0),
    Density(1.0, False, 0.8),
    *(Density(1 - step * 0.06, False, max(0.25, 0.7 - step * 0.1)) for step in range(8)),
)
"""From the widest to the closest."""
MOST_HEIGHTS = 1000
"""So many heights of cards are remembered."""


class Placed(NamedTuple):
    """A figure and where it stands in its card."""

    figure: Figure
    picture: QRectF
    text: QRectF


class Breadth(NamedTuple):
    """How wide a figure's picture and words are, and the room behind them."""

    picture: float
    words: float
    after: float


class Spot(NamedTuple):
    """Where a figure stands: the number of its row, and how far from the left."""

    row: int
    left: float


def in_rows(lines: list[list[Breadth]], width: float, air: float, keeps_lines: bool) -> list[Spot]:
    """Set the figures of these lines one behind another, in rows that are so wide.

    ``air`` lies between two lines in one row; ``keeps_lines``: a line that has no room in the row begins a new one.
    It is tried for many widths and densities, so it counts without any object of Qt.
    """
    spots: list[Spot] = []
    row, left = 0, 0.0
    for line in filter(None, lines):
        whole = sum(map(sum, line)) - line[-1].after
        if keeps_lines and left and left + whole > width:
            row, left = row + 1, 0.0
        for picture, words, after in line:
            if left and left + picture + words > width:
                row, left = row + 1, 0.0
            spots.append(Spot(row, left))
            left += picture + words + after
        left += air
    return spots


class PlayerDelegate(CardDelegate):
    """A player's card: sign, name and points; lines of figures; sentences."""

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        super().__init__(appearance, parent)
        self._advances: dict[tuple[str, float], float] = {}
        self._heights: dict[tuple[PlayerRow, Density, float, float], int] = {}
        self.density = DENSITIES[0]

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: AnyIndex) -> None:
        row, look = self._row(index), self._look(index)
        is_their_turn = bool(index.data(PlayersModel.TurnRole))
        painter.save()
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        card = self._card(QRectF(option.rect))
        self.draw_card(painter, card, "panel", "accent" if is_their_turn else "panel_edge", 2 if is_their_turn else 1)
        stripe = QRectF(
            card.left() + self.em(0.3), card.top() + self._air(0.45), self.em(0.3), card.height() - self._air(0.9)
        )
        painter.setPen(QPen(self.theme.colour("panel_edge"), 1))
        painter.setBrush(self.theme.player_colour(look.colour))
        painter.drawRoundedRect(stripe, self.em(0.15), self.em(0.15))
        inside = self._inside(card)
        self._paint_head(painter, inside, row, look)
        placed, bottom = self._place(row, inside)
        for item in placed:
            self._paint_figure(painter, item, look)
        for note, sign in self._notes(row):
            rect = self._note_rect(inside, bottom, note, sign)
            if sign:
                picture = QRectF(inside.left(), bottom, self.em(1.1), self.em(1.1))
                self.draw_picture(painter, picture, sign, self.theme.colour("warning"))
            self.draw_text(painter, rect, note, self.font(share=0.9), "warning" if sign else "muted")
            bottom = rect.bottom() + self.em(0.1)
        painter.restore()

    def sizeHint(self, option: QStyleOptionViewItem, index: AnyIndex) -> QSize:
        width = self.width_of(option)
        return QSize(round(width), self._height(self._row(index), width))

    def helpEvent(
        self, event: QHelpEvent, view: QAbstractItemView, option: QStyleOptionViewItem, index: AnyIndex
    ) -> bool:
        if event.type() is QEvent.Type.ToolTip and index.isValid():
            placed, _ = self._place(self._row(index), self._inside(self._card(QRectF(option.rect))))
            for item in placed:
                if item.picture.united(item.text).contains(event.pos().toPointF()):
                    QToolTip.showText(event.globalPos(), item.figure.label, view)
                    return True
            row, top = self._row(index), self._inside(self._card(QRectF(option.rect))).top()
            if row.projected_label and event.pos().y() < top + self._head:
                QToolTip.showText(event.globalPos(), row.projected_label, view)
                return True
        return super().helpEvent(event, view, option, index)

    def _paint_head(self, painter: QPainter, inside: QRectF, row: PlayerRow, look: SeatLook) -> None:
        side = self._head * 0.88
        sign = QRectF(inside.left(), inside.top(), side, side)
        self.draw_sign(painter, sign, look)
        right = inside.right()
        if row.projected is not None:
            after, font = f"→ {row.projected}", self.font("strong", self._share)
            wide = QFontMetricsF(font).horizontalAdvance(after) + self.em(0.2)
            rect = QRectF(right - wide, inside.top(), wide, sign.height())
            self.draw_text(painter, rect, after, font, "muted", AT_THE_RIGHT)
            right = rect.left() - self.em(0.15)
        points, font = str(row.points), self.font("bold", 1.3 * self._share)
        wide = QFontMetricsF(font).horizontalAdvance(points) + self.em(0.2)
        where = QRectF(right - wide, inside.top() + (side - self._head) / 2, wide, self._head)
        self.draw_text(painter, where, points, font, "text", AT_THE_RIGHT)
        picture = QRectF(where.left() - side * 1.06, inside.top() + side * 0.04, side * 0.92, side * 0.92)
        self.draw_picture(painter, picture, "victory_points_plain")
        name = QRectF(sign.right() + self.em(0.5), inside.top(), 0, sign.height())
        name.setRight(picture.left() - self.em(0.3))
        font = self.font("strong", 1.1 * self._share)
        elided = QFontMetricsF(font).elidedText(look.name, Qt.TextElideMode.ElideRight, name.width())
        self.draw_text(painter, name, elided, font, "text", ONE_LINE)

    def _paint_figure(self, painter: QPainter, item: Placed, look: SeatLook) -> None:
        self.draw_figure(painter, item.picture, item.figure, look)
        if item.figure.text:
            # Figures that stand close are lower than a line of text, which has room for what figures do not have.
            font = self.font("strong", self._share)
            over = max(0.0, QFontMetricsF(font).height() - item.text.height()) / 2
            self.draw_text(painter, item.text.adjusted(0, -over, 0, over), item.figure.text, font, "text", ONE_LINE)

    def _height(self, row: PlayerRow, width: float) -> int:
        # Whoever looks for room for all cards tries many densities, again with every step of a layout.
        key = (row, self.density, width, self.appearance.pixels)
        if key not in self._heights:
            if len(self._heights) >= MOST_HEIGHTS:
                self._heights.clear()
            inside = self._inside(self._card(QRectF(0, 0, width, 10_000)))
            bottom = self._below_figures(inside, self._spots(self._breadths(row), inside.width()))
            for note, sign in self._notes(row):
                bottom = self._note_rect(inside, bottom, note, sign).bottom() + self.em(0.1)
            self._heights[key] = round(bottom + self._air(0.75))
        return self._heights[key]

    def _notes(self, row: PlayerRow) -> list[tuple[str, str]]:
        """The sentences below the figures, each with the picture of its sign or none."""
        if not self.density.has_notes:
            return []
        return [(text, "ui_warning") for text in row.warnings] + [(text, "") for text in row.notes]

    def _note_rect(self, inside: QRectF, top: float, note: str, sign: str) -> QRectF:
        left = inside.left() + (self.em(1.4) if sign else 0.0)
        width = inside.right() - left
        return QRectF(left, top, width, self.height_of(note, self.font(share=0.9), width))

    def _lines(self, row: PlayerRow) -> tuple[tuple[Figure, ...], ...]:
        if self.density.has_notes or row.due is None:
            return row.lines
        return (*row.lines, (row.due,))

    def _place(self, row: PlayerRow, inside: QRectF) -> tuple[list[Placed], float]:
        """Where the figures stand, and where the next thing below them begins."""
        size, gap, top = self._size, self._gap, self._below_head(inside)
        lines = self._breadths(row)
        spots = self._spots(lines, inside.width())
        placed = []
        for figure, breadth, spot in zip(chain(*self._lines(row)), chain(*lines), spots, strict=True):
            picture = QRectF(inside.left() + spot.left, top + spot.row * (size + gap), breadth.picture, size)
            text = QRectF(picture.right() + gap / 2, picture.top(), breadth.words, size)
            placed.append(Placed(figure, picture, text))
        return placed, self._below_figures(inside, spots)

    def _below_head(self, inside: QRectF) -> float:
        return inside.top() + self._head + self._air(0.2)

    def _below_figures(self, inside: QRectF, spots: list[Spot]) -> float:
        rows = spots[-1].row + 1 if spots else 0
        return self._below_head(inside) + (
            rows * (self._size + self._gap) - self._gap + self._air(0.3) if rows else 0.0
        )

    def _spots(self, lines: list[list[Breadth]], width: float) -> list[Spot]:
        """Where the figures stand in a card that is so wide inside."""
        air = self._air(0.5)
        widest = in_rows(lines, width, air, keeps_lines=True)
        if self.density.has_notes or not widest:
            return widest
        lowest = min(widest, in_rows(lines, width, air, keeps_lines=False), key=lambda found: found[-1].row)
        # Lines of about the same length, else a single figure might be left for the last one.
        for share in NARROWER:
            for keeps_lines in (True, False):
                balanced = in_rows(lines, width * share, air, keeps_lines)
                if balanced[-1].row <= lowest[-1].row:
                    return balanced
        return lowest

    def _breadths(self, row: PlayerRow) -> list[list[Breadth]]:
        size, gap = self._size, self._gap
        behind_words = max(self._air(0.55), self.em(0.36)) * self.density.scale
        return [[self._breadth(figure, size, gap, behind_words) for figure in line] for line in self._lines(row)]

    def _breadth(self, figure: Figure, size: float, gap: float, behind_words: float) -> Breadth:
        # Where there is little room a worker's place covers more of the worker.
        beside = PLACE_SHARE * (0.86 if self.density.scale == 1 else 0.64) if figure.place else 0.0
        wide = size * (1 + beside) if figure.picture or figure.power else 0.0
        words = self._advance(figure.text) + gap if figure.text else 0.0
        return Breadth(wide, words, behind_words if words else gap)

    def _advance(self, text: str) -> float:
        # The same few numbers are asked for dozens of times with every choice.
        key = (text, self.em(self._share))
        if key not in self._advances:
            self._advances[key] = QFontMetricsF(self.font("strong", self._share)).horizontalAdvance(text)
        return self._advances[key]

    @property
    def _size(self) -> float:
        """How high a figure is."""
        return self.em(1.35 * self.density.scale)

    @property
    def _gap(self) -> float:
        """The room between rows of figures, and between a picture and its words."""
        return self.em(0.2 * self.density.scale)

    @property
    def _share(self) -> float:
        """Words become less small than pictures."""
        return (1 + self.density.scale) / 2

    @property
    def _head(self) -> float:
        return self.em(1.7 * self._share)

    def _air(self, share: float) -> float:
        return self.em(share * self.density.air)

    def _card(self, rect: QRectF) -> QRectF:
        return rect.adjusted(1, 1, -1, -self._air(0.35))

    def _inside(self, card: QRectF) -> QRectF:
        return card.adjusted(self.em(0.9), self._air(0.5), -self.em(0.7), -self._air(0.3))

    def _row(self, index: AnyIndex) -> PlayerRow:
        row = index.data(PlayersModel.RowRole)
        assert isinstance(row, PlayerRow)
        return row

    def _look(self, index: AnyIndex) -> SeatLook:
        look = index.data(PlayersModel.LookRole)
        assert isinstance(look, SeatLook)
        return look


class PlayersList(CardList):
    """The players' cards, as wide as the panel has room for all of them."""

    def __init__(self, model: QAbstractItemModel, appearance: Appearance) -> None:
        self._laid: dict[int, int] = {}
        """How high each card was laid out."""
        super().__init__(model, PlayerDelegate, appearance)
        self.setProperty("plain", True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        model.dataChanged.connect(self._refit)
        model.modelReset.connect(self.restyle)

    @property
    def density(self) -> Density:
        """How close the cards are set at the moment."""
        return self._delegate.density

    def height_within(self, most: int) -> int:
        """How much of this room the cards take; where even the closest need more, that."""
        closest = self._height_at(DENSITIES[-1])
        if most <= closest:
            return closest
        heights = (self._height_at(density) for density in DENSITIES)
        return next(height for height in heights if height <= most)

    @property
    def _delegate(self) -> PlayerDelegate:
        delegate = self.itemDelegate()
        assert isinstance(delegate, PlayerDelegate)
        return delegate

    def _height_at(self, density: Density) -> int:
        delegate, model = self._delegate, self.model()
        before, delegate.density = delegate.density, density
        rows = range(model.rowCount())
        height = sum(self.sizeHintForIndex(model.index(row, 0)).height() for row in rows)
        delegate.density = before
        return height + 2

    def _refit(self, first: QModelIndex, last: QModelIndex) -> None:
        """Lay the cards out anew where one of these needs another height; Qt itself paints just what has changed."""
        if not self.isVisible():
            self.scheduleDelayedItemsLayout()
            return
        cards = [self.model().index(row, 0) for row in range(first.row(), last.row() + 1)]
        # Asking Qt where a card lies would lay all of them out at once, again with every card that has changed.
        if any(self.sizeHintForIndex(card).height() != self._laid.get(card.row()) for card in cards):
            self.restyle()

    def _fit(self) -> None:
        room, closest = self.viewport().height(), DENSITIES[-1]
        # While a window finds its sizes there is often room for none: no need to try them all.
        densities = DENSITIES if self._height_at(closest) < room else ()
        place = DENSITIES.index(self._delegate.density)
        if (
            densities
            and place > 0
            and self._height_at(DENSITIES[place]) <= room < self._height_at(DENSITIES[place - 1])
        ):
            # As it mostly is from one choice to the next.
            return
        fitting = (density for density in densities if self._height_at(density) <= room)
        self._delegate.density = next(fitting, closest)

    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), self._height_at(DENSITIES[0]) + 2)

    def doItemsLayout(self) -> None:
        # Here and not with every step in which a window finds its sizes: only now it is to be seen.
        self._fit()
        rows = range(self.model().rowCount())
        self._laid = {row: self.sizeHintForIndex(self.model().index(row, 0)).height() for row in rows}
        super().doItemsLayout()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.scheduleDelayedItemsLayout()
        super().resizeEvent(event)
