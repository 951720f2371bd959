"""How the rows of the panels are painted: a player's card, a choice, a figure of the table."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import (
    QAbstractItemView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from teo_desktop.ui.adapter import Figure, SeatLook
from teo_desktop.ui.appearance import Appearance
from teo_desktop.ui.models.choices import ChoicesModel
from teo_desktop.ui.models.supply import SupplyModel
from teo_desktop.ui.scene.theme import FontRole, Theme
from teo_desktop.ui.shortcuts import ROWS

AnyIndex = QModelIndex | QPersistentModelIndex
WRAPPED = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
ONE_LINE = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
AT_THE_RIGHT = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight
PLACE_SHARE = 0.72
"""How large the picture of a figure's place is beside that of the figure."""
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
        density, whole = painter.device().devicePixelRatioF(), rect
        if figure.place:
            rect = QRectF(rect.topLeft(), QSizeF(rect.height(), rect.height()))
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
            is_sign = figure.badge.startswith("ui_")
            self.draw_picture(painter, corner, figure.badge, self.theme.colour("warning") if is_sign else None)
        if figure.place:
            size = rect.height() * PLACE_SHARE
            corner = QRectF(whole.right() - size, rect.bottom() - size * 0.92, size, size)
            painter.setPen(QPen(self.theme.colour("panel_edge"), 1))
            painter.setBrush(self.theme.colour("panel_raised"))
            painter.drawEllipse(corner)
            self.draw_picture(painter, corner.adjusted(1, 1, -1, -1), figure.place)

    def width_of(self, option: QStyleOptionViewItem) -> float:
        """How wide a row is, also where Qt asks before it has laid anything out."""
        view = option.widget
        return float(view.viewport().width() if isinstance(view, QAbstractItemView) else option.rect.width())


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
