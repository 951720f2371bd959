"""How the rows of the panels are painted: a player's card, a choice, a figure of the table."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QHelpEvent, QPainter, QPen
from PySide6.QtWidgets import (
    QAbstractItemView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QToolTip,
    QWidget,
)

from teo_desktop.ui.adapter import Figure, PlayerRow, SeatLook
from teo_desktop.ui.appearance import Appearance
from teo_desktop.ui.models.choices import ChoicesModel
from teo_desktop.ui.models.players import PlayersModel
from teo_desktop.ui.models.supply import SupplyModel
from teo_desktop.ui.scene.theme import FontRole, Theme
from teo_desktop.ui.shortcuts import ROWS

AnyIndex = QModelIndex | QPersistentModelIndex
WRAPPED = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
ONE_LINE = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
AT_THE_RIGHT = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight
CENTRED = Qt.AlignmentFlag.AlignCenter


def paint_sign(painter: QPainter, rect: QRectF, look: SeatLook, theme: Theme) -> None:
    """A seat's sign: its glyph upon its colour, with an edge, for the colour alone says too little."""
    painter.setPen(QPen(theme.colour("panel_edge"), 1))
    painter.setBrush(theme.player_colour(look.colour))
    painter.drawRoundedRect(rect, rect.width() * 0.25, rect.height() * 0.25)
    edge = rect.width() * 0.14
    inside = rect.adjusted(edge, edge, -edge, -edge)
    density, tint = painter.device().devicePixelRatioF(), theme.upon_player(look.colour)
    glyph = theme.glyph(look.colour, inside.width(), inside.height(), density, tint)
    painter.drawPixmap(inside, glyph, QRectF(glyph.rect()))


class CardDelegate(QStyledItemDelegate):
    """What the delegates share: measures that grow with the text, fonts, wrapped text, a seat's sign."""

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        super().__init__(parent)
        self.appearance = appearance

    @property
    def theme(self) -> Theme:
        """The theme of the moment."""
        return self.appearance.theme

    def em(self, share: float) -> float:
        """A length in heights of ordinary text."""
        return self.appearance.pixels * share

    def font(self, role: FontRole = "text", share: float = 1.0) -> QFont:
        """A font of the theme, its size in heights of ordinary text."""
        return self.theme.font(role, self.em(share))

    def height_of(self, text: str, font: QFont, width: float) -> float:
        """How high a text is when it is wrapped at this width."""
        return QFontMetricsF(font).boundingRect(QRectF(0, 0, width, 10_000), int(WRAPPED), text).height()

    def draw_text(
        self,
        painter: QPainter,
        rect: QRectF,
        text: str,
        font: QFont,
        token: str,
        flags: Qt.AlignmentFlag | Qt.TextFlag = WRAPPED,
    ) -> None:
        """Draw a text in a colour of the theme."""
        painter.setFont(font)
        painter.setPen(self.theme.colour(token))
        painter.drawText(rect, int(flags), text)

    def draw_card(self, painter: QPainter, rect: QRectF, ground: str, edge: str, width: float = 1.0) -> None:
        """Draw a rounded ground with an edge, in colours of the theme."""
        painter.setPen(QPen(self.theme.colour(edge), width))
        painter.setBrush(self.theme.colour(ground))
        inside = rect.adjusted(width / 2, width / 2, -width / 2, -width / 2)
        painter.drawRoundedRect(inside, self.em(0.45), self.em(0.45))

    def draw_picture(self, painter: QPainter, rect: QRectF, name: str, tint: QColor | None = None) -> None:
        """Draw a picture of the theme."""
        pixmap = self.theme.pixmap(name, rect.width(), rect.height(), painter.device().devicePixelRatioF(), tint)
        painter.drawPixmap(rect, pixmap, QRectF(pixmap.rect()))

    def draw_sign(self, painter: QPainter, rect: QRectF, look: SeatLook) -> None:
        """A seat's sign."""
        paint_sign(painter, rect, look, self.theme)

    def draw_figure(self, painter: QPainter, rect: QRectF, figure: Figure, look: SeatLook) -> None:
        """A figure's picture, with its badge; workers and markers in the seat's colour."""
        density = painter.device().devicePixelRatioF()
        if figure.power:
            pixmap = self.theme.worker(look.colour, figure.power, rect.width(), rect.height(), density)
            painter.drawPixmap(rect, pixmap, QRectF(pixmap.rect()))
        elif figure.picture.startswith("marker_"):
            pixmap = self.theme.piece(figure.picture, look.colour, rect.width(), rect.height(), density)
            painter.drawPixmap(rect, pixmap, QRectF(pixmap.rect()))
        elif figure.picture:
            self.draw_picture(painter, rect, figure.picture)
        if figure.badge:
            size = rect.width() * 0.55
            corner = QRectF(rect.right() - size * 0.75, rect.top() - size * 0.25, size, size)
            self.draw_picture(painter, corner, figure.badge)

    def width_of(self, option: QStyleOptionViewItem) -> float:
        """How wide a row is, also where Qt asks before it has laid anything out."""
        view = option.widget
        return float(view.viewport().width() if isinstance(view, QAbstractItemView) else option.rect.width())


class Placed(NamedTuple):
    """A figure and where it stands in its card."""

    figure: Figure
    picture: QRectF
    text: QRectF


class PlayerDelegate(CardDelegate):
    """A player's card: sign, name and points; lines of figures; sentences."""

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        super().__init__(appearance, parent)
        self._advances: dict[tuple[str, float], float] = {}

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: AnyIndex) -> None:
        row, look = self._row(index), self._look(index)
        is_their_turn = bool(index.data(PlayersModel.TurnRole))
        painter.save()
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        card = self._card(QRectF(option.rect))
        self.draw_card(painter, card, "panel", "accent" if is_their_turn else "panel_edge", 2 if is_their_turn else 1)
        stripe = QRectF(
            card.left() + self.em(0.3), card.top() + self.em(0.45), self.em(0.3), card.height() - self.em(0.9)
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
        row = self._row(index)
        width = self.width_of(option)
        inside = self._inside(self._card(QRectF(0, 0, width, 10_000)))
        bottom = self._place(row, inside)[1]
        for note, sign in self._notes(row):
            bottom = self._note_rect(inside, bottom, note, sign).bottom() + self.em(0.1)
        return QSize(round(width), round(bottom + self.em(0.75)))

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
            if row.projected_label and event.pos().y() < top + self.em(1.7):
                QToolTip.showText(event.globalPos(), row.projected_label, view)
                return True
        return super().helpEvent(event, view, option, index)

    def _paint_head(self, painter: QPainter, inside: QRectF, row: PlayerRow, look: SeatLook) -> None:
        sign = QRectF(inside.left(), inside.top(), self.em(1.5), self.em(1.5))
        self.draw_sign(painter, sign, look)
        right = inside.right()
        if row.projected is not None:
            after, font = f"→ {row.projected}", self.font("strong")
            wide = QFontMetricsF(font).horizontalAdvance(after) + self.em(0.2)
            rect = QRectF(right - wide, inside.top(), wide, sign.height())
            self.draw_text(painter, rect, after, font, "muted", AT_THE_RIGHT)
            right = rect.left() - self.em(0.15)
        points, font = str(row.points), self.font("bold", 1.3)
        wide = QFontMetricsF(font).horizontalAdvance(points) + self.em(0.2)
        where = QRectF(right - wide, inside.top(), wide, sign.height())
        self.draw_text(painter, where, points, font, "text", AT_THE_RIGHT)
        picture = QRectF(where.left() - self.em(1.6), inside.top() + self.em(0.05), self.em(1.4), self.em(1.4))
        self.draw_picture(painter, picture, "victory_points_plain")
        name = QRectF(sign.right() + self.em(0.5), inside.top(), 0, sign.height())
        name.setRight(picture.left() - self.em(0.3))
        font = self.font("strong", 1.1)
        elided = QFontMetricsF(font).elidedText(look.name, Qt.TextElideMode.ElideRight, name.width())
        self.draw_text(painter, name, elided, font, "text", ONE_LINE)

    def _paint_figure(self, painter: QPainter, item: Placed, look: SeatLook) -> None:
        self.draw_figure(painter, item.picture, item.figure, look)
        if item.figure.text:
            self.draw_text(painter, item.text, item.figure.text, self.font("strong"), "text", ONE_LINE)

    def _notes(self, row: PlayerRow) -> list[tuple[str, str]]:
        """The sentences below the figures, each with the picture of its sign or none."""
        return [(text, "ui_warning") for text in row.warnings] + [(text, "") for text in row.notes]

    def _note_rect(self, inside: QRectF, top: float, note: str, sign: str) -> QRectF:
        left = inside.left() + (self.em(1.4) if sign else 0.0)
        width = inside.right() - left
        return QRectF(left, top, width, self.height_of(note, self.font(share=0.9), width))

    def _place(self, row: PlayerRow, inside: QRectF) -> tuple[list[Placed], float]:
        """Where the figures stand, and where the next thing below them begins."""
        size, gap = self.em(1.35), self.em(0.2)
        left, top = inside.left(), inside.top() + self.em(1.9)
        placed: list[Placed] = []
        for line in row.lines:
            widths = [self._widths(figure, size, gap) for figure in line]
            whole = sum(sum(width) for width in widths)
            if left > inside.left() and left + whole > inside.right():
                left, top = inside.left(), top + size + gap
            for figure, (wide, words, after) in zip(line, widths, strict=True):
                if left > inside.left() and left + wide + words > inside.right():
                    left, top = inside.left(), top + size + gap
                picture = QRectF(left, top, wide, size)
                placed.append(Placed(figure, picture, QRectF(picture.right() + gap / 2, top, words, size)))
                left += wide + words + after
            if line:
                left += self.em(0.5)
        return placed, top + size + self.em(0.3) if placed else top

    def _widths(self, figure: Figure, size: float, gap: float) -> tuple[float, float, float]:
        """How wide a figure's picture and words are, and the room behind them."""
        wide = size if figure.picture or figure.power else 0.0
        words = self._advance(figure.text) + gap if figure.text else 0.0
        return wide, words, self.em(0.55) if words else gap

    def _advance(self, text: str) -> float:
        # The same few numbers are asked for dozens of times with every choice.
        key = (text, self.appearance.pixels)
        if key not in self._advances:
            self._advances[key] = QFontMetricsF(self.font("strong")).horizontalAdvance(text)
        return self._advances[key]

    def _card(self, rect: QRectF) -> QRectF:
        return rect.adjusted(1, 1, -1, -self.em(0.35))

    def _inside(self, card: QRectF) -> QRectF:
        return card.adjusted(self.em(0.9), self.em(0.5), -self.em(0.7), -self.em(0.3))

    def _row(self, index: AnyIndex) -> PlayerRow:
        row = index.data(PlayersModel.RowRole)
        assert isinstance(row, PlayerRow)
        return row

    def _look(self, index: AnyIndex) -> SeatLook:
        look = index.data(PlayersModel.LookRole)
        assert isinstance(look, SeatLook)
        return look


class ChoiceDelegate(CardDelegate):
    """A choice: its digit, its words; a refused one is dim and has its reason below."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: AnyIndex) -> None:
        is_legal = bool(index.data(ChoicesModel.LegalRole))
        is_selected = bool(option.state & QStyle.StateFlag.State_Selected)
        is_under_mouse = bool(option.state & QStyle.StateFlag.State_MouseOver)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        card = QRectF(option.rect).adjusted(self.em(0.2), self.em(0.1), -self.em(0.2), -self.em(0.1))
        ground = "selection" if is_selected else "panel_raised"
        self.draw_card(painter, card, ground, "accent" if is_selected or is_under_mouse else ground)
        if option.state & QStyle.StateFlag.State_HasFocus:
            self.draw_card(painter, card, ground, "focus", 2)
        words = "on_selection" if is_selected else "text" if is_legal else "muted"
        inside = self._inside(card)
        badge = QRectF(card.left() + self.em(0.4), inside.top(), self.em(1.3), self.em(1.3))
        if not is_legal:
            self.draw_picture(painter, badge, "lock", self.theme.colour(words))
        elif index.row() < ROWS:
            digit = str((index.row() + 1) % ROWS)
            self.draw_text(painter, badge, digit, self.font("bold"), words, CENTRED)
        text = str(index.data(Qt.ItemDataRole.DisplayRole))
        font = self.font("text")
        height = self.height_of(text, font, inside.width())
        self.draw_text(painter, inside, text, font, words)
        if not is_legal:
            below = inside.adjusted(0, height, 0, self.em(10))
            reason = str(index.data(ChoicesModel.ReasonRole))
            self.draw_text(painter, below, reason, self.font(share=0.88), "on_selection" if is_selected else "warning")
        painter.restore()

    def sizeHint(self, option: QStyleOptionViewItem, index: AnyIndex) -> QSize:
        width = self.width_of(option)
        room = self._inside(QRectF(0, 0, width - self.em(0.4), 0)).width()
        height = self.height_of(str(index.data(Qt.ItemDataRole.DisplayRole)), self.font(), room)
        if reason := index.data(ChoicesModel.ReasonRole):
            height += self.height_of(str(reason), self.font(share=0.88), room)
        return QSize(round(width), round(height + self.em(0.9)))

    def _inside(self, card: QRectF) -> QRectF:
        return card.adjusted(self.em(2.1), self.em(0.35), -self.em(0.5), 0)


class FigureDelegate(CardDelegate):
    """A figure of the table: its picture and its text, side by side."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: AnyIndex) -> None:
        figure = self._figure(index)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(option.rect)
        left = rect.left() + self.em(0.4)
        if figure.picture:
            picture = QRectF(left, rect.center().y() - self.em(0.65), self.em(1.3), self.em(1.3))
            self.draw_picture(painter, picture, figure.picture)
            left = picture.right() + self.em(0.25)
        self.draw_text(painter, rect.adjusted(left - rect.left(), 0, 0, 0), figure.text, self.font(), "muted", ONE_LINE)
        painter.restore()

    def sizeHint(self, option: QStyleOptionViewItem, index: AnyIndex) -> QSize:
        figure = self._figure(index)
        width = QFontMetricsF(self.font()).horizontalAdvance(figure.text) + self.em(0.9)
        return QSize(round(width + (self.em(1.55) if figure.picture else 0)), round(self.em(1.7)))

    def _figure(self, index: AnyIndex) -> Figure:
        figure = index.data(SupplyModel.FigureRole)
        assert isinstance(figure, Figure)
        return figure
