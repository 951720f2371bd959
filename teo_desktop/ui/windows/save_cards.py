"""How a saved game is painted: as a card with a picture in the grid, as a row in the list."""

from __future__ import annotations

from collections import OrderedDict
from pathlib import Path

from PySide6.QtCore import QLocale, QModelIndex, QPersistentModelIndex, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QImage, QPainter, QPixmap
from PySide6.QtWidgets import QLineEdit, QStyle, QStyleOptionViewItem, QWidget

from teo_desktop.ui.adapter import SeatLook
from teo_desktop.ui.appearance import Appearance
from teo_desktop.ui.live_game import named_seats
from teo_desktop.ui.models.saves import NAME, PLAYERS, ROW_ROLE, Row, SavesModel
from teo_desktop.ui.save_shelf import SaveShelf
from teo_desktop.ui.windows.cards import ONE_LINE, CardDelegate, paint_sign
from teo_desktop.ui.windows.parts import fitted
from teo_desktop.ui.windows.portrait import RATIO, framed

AnyIndex = QModelIndex | QPersistentModelIndex
CARD_WIDTH = 17.5
"""How wide a card is, in heights of text; likewise all that follows."""
PADDING = 0.6
LINE = 1.45
THUMB = 4.2
MOST_SEATS = 4
MOST_PIXMAPS = 120
"""So many pictures are kept ready."""


class Pictures:
    """The pictures of the games, asked for when they are painted for the first time."""

    def __init__(self, shelf: SaveShelf, appearance: Appearance) -> None:
        self._shelf = shelf
        self._appearance = appearance
        self._images: OrderedDict[tuple[Path, int], QImage | None] = OrderedDict()
        self._pixmaps: OrderedDict[tuple[object, ...], QPixmap] = OrderedDict()
        self._wanted: dict[Path, int] = {}

    def take(self, path: Path, image: QImage | None) -> None:
        """What the shelf found."""
        self._images[path, self._wanted.pop(path, 0)] = image
        while len(self._images) > MOST_PIXMAPS:
            self._images.popitem(last=False)

    def pixmap(self, row: Row, width: float, density: float) -> QPixmap:
        """The picture of a game at this width; one of ours until it has been found, or where there is none."""
        of_file = (row.path, row.listed.modified)
        if of_file not in self._images and row.can_be_opened:
            self._wanted[row.path] = row.listed.modified
            self._shelf.want_picture(row.path)
        image = self._images.get(of_file)
        key = (of_file if image is not None else None, width, density, self._appearance.theme.name)
        if key not in self._pixmaps:
            self._pixmaps[key] = framed(self._appearance, image, round(width), density)
            while len(self._pixmaps) > MOST_PIXMAPS:
                self._pixmaps.popitem(last=False)
        return self._pixmaps[key]


class _SaveDelegate(CardDelegate):
    """What card and row share."""

    def __init__(self, model: SavesModel, pictures: Pictures, appearance: Appearance, parent: QWidget) -> None:
        super().__init__(appearance, parent)
        self.model = model
        self.pictures = pictures

    def elided(self, painter: QPainter, rect: QRectF, text: str, role: str = "text", token: str = "text") -> None:
        """Write a line that is cut short where it has to be; the tool tip has all of it."""
        font = self.font("strong" if role == "strong" else "text", 0.9 if role == "small" else 1.0)
        shown = QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, rect.width())
        self.draw_text(painter, rect, shown, font, token, ONE_LINE)

    def setEditorData(self, editor: QWidget, index: AnyIndex) -> None:
        # A picture that arrives, or a file that another window writes, may not undo what is being typed.
        if not (isinstance(editor, QLineEdit) and editor.isModified()):
            super().setEditorData(editor, index)


class SaveCardDelegate(_SaveDelegate):
    """A card: the picture with its state upon it, name, game, the seats with their points, the date."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: AnyIndex) -> None:
        row = index.data(ROW_ROLE)
        if not isinstance(row, Row):
            return
        painter.save()
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        gap = self.em(0.3)
        card = QRectF(option.rect).adjusted(gap, gap, -gap, -gap)
        is_chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        has_focus = bool(option.state & QStyle.StateFlag.State_HasFocus)
        is_over = bool(option.state & QStyle.StateFlag.State_MouseOver)
        edge = "focus" if has_focus else "accent" if is_chosen or is_over else "panel_edge"
        self.draw_card(painter, card, "selection" if is_chosen else "panel", edge, 2.5 if has_focus else 1.5)
        inside = card.adjusted(*(self.em(PADDING) * side for side in (1, 1, -1, -1)))
        self._paint_picture(painter, inside, row)
        ink, pale = ("on_selection", "on_selection") if is_chosen else ("text", "muted")
        top = inside.top() + inside.width() * RATIO + self.em(0.3)
        self.elided(painter, self._line(inside, top, 0), self.model.name_text(row), "strong", ink)
        if row.summary is not None and row.summary.problem:
            rest = QRectF(inside.left(), top + self.em(LINE), inside.width(), inside.bottom() - top - self.em(LINE))
            token = "on_selection" if is_chosen else "danger"
            self._paint_problem(painter, rest, self.model.game_text(row), token)
        else:
            self.elided(painter, self._line(inside, top, 1), self._game(row), "small", pale)
            self._paint_seats(painter, self._line(inside, top, 2.05), row, ink)
            self.elided(painter, self._line(inside, top, 3.2), self.model.date_text(row), "small", pale)
        painter.restore()

    width = 0
    """How wide a card is now; 0: as usual."""

    def usual_width(self) -> int:
        """How wide a card is where nothing else is said."""
        return round(self.em(CARD_WIDTH))

    def card_size(self) -> QSize:
        """The place that a card takes."""
        width = self.width or self.usual_width()
        edges = 2 * self.em(PADDING + 0.3)
        return QSize(width, round((width - edges) * RATIO + edges + self.em(0.4 + 4.2 * LINE)))

    def sizeHint(self, option: QStyleOptionViewItem, index: AnyIndex) -> QSize:
        return self.card_size()

    def updateEditorGeometry(self, editor: QWidget, option: QStyleOptionViewItem, index: AnyIndex) -> None:
        edge = self.em(PADDING + 0.3)
        inside = QRectF(option.rect).adjusted(edge, edge, -edge, -edge)
        line = self._line(inside, inside.top() + inside.width() * RATIO, 0)
        editor.setGeometry(line.adjusted(0, 0, 0, self.em(0.5)).toRect())

    def _line(self, inside: QRectF, top: float, number: float) -> QRectF:
        return QRectF(inside.left(), top + number * self.em(LINE), inside.width(), self.em(LINE))

    def _paint_picture(self, painter: QPainter, inside: QRectF, row: Row) -> None:
        pixmap = self.pictures.pixmap(row, inside.width(), painter.device().devicePixelRatioF())
        painter.drawPixmap(inside.topLeft(), pixmap)
        text = self._state(row)
        if not text:
            return
        font = self.font("strong", 0.85)
        shown = QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, inside.width() - self.em(1.2))
        width = QFontMetricsF(font).horizontalAdvance(shown) + self.em(0.9)
        chip = QRectF(inside.left() + self.em(0.3), inside.top() + self.em(0.3), width, self.em(1.35))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self.theme.colour("chip"))
        painter.drawRoundedRect(chip, self.em(0.4), self.em(0.4))
        where = chip.adjusted(self.em(0.4), 0, 0, 0)
        self.draw_text(painter, where, shown, font, "on_chip", ONE_LINE)

    def _game(self, row: Row) -> str:
        return self.model.kept_text() if row.listed.is_autosave else self.model.game_text(row)

    def _state(self, row: Row) -> str:
        if row.listed.is_held or row.summary is None or row.summary.problem or not row.summary.round:
            return self.model.state_text(row)
        return self.model.over_text() if row.summary.is_over else self.model.round_text(row)

    def _paint_problem(self, painter: QPainter, rest: QRectF, sentence: str, token: str) -> None:
        font = self.font("text", 0.88)
        high = QFontMetricsF(font).height()
        for number, line in enumerate(fitted(sentence, font, rest.width(), int(rest.height() / high))):
            where = QRectF(rest.left(), rest.top() + number * high, rest.width(), high)
            self.draw_text(painter, where, line, font, token, ONE_LINE)

    def _paint_seats(self, painter: QPainter, rect: QRectF, row: Row, token: str) -> None:
        summary = row.summary
        if summary is None:
            return
        # At most four sit at a table; nobody knows what a file from elsewhere says.
        seats = named_seats(summary.seats[:MOST_SEATS], self.theme.player_colours)
        each, side = rect.width() / MOST_SEATS, self.em(1.2)
        for number, seat in enumerate(seats):
            left = rect.left() + number * each
            sign = QRectF(left, rect.center().y() - side / 2, side, side)
            paint_sign(painter, sign, SeatLook(seat.name, seat.colour), self.theme)
            if summary.points:
                is_first = summary.is_over and summary.ranking[:1] == (number,)
                text = QLocale().toString(summary.points[number])
                where = QRectF(left + side + self.em(0.25), rect.top(), each - side - self.em(0.25), rect.height())
                self.draw_text(painter, where, text, self.font("bold" if is_first else "text"), token, ONE_LINE)


class SaveRowDelegate(_SaveDelegate):
    """A row of the list: a small picture before the name, the signs before the players."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: AnyIndex) -> None:
        row = index.data(ROW_ROLE)
        if index.column() not in (NAME, PLAYERS) or not isinstance(row, Row):
            super().paint(painter, option, index)
            return
        is_chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        painter.save()
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        if is_chosen:
            painter.fillRect(option.rect, self.theme.colour("selection"))
        ink = "on_selection" if is_chosen else "text"
        inside = QRectF(option.rect).adjusted(self.em(0.3), 0, -self.em(0.3), 0)
        if index.column() == NAME:
            width = self.em(THUMB)
            pixmap = self.pictures.pixmap(row, width, painter.device().devicePixelRatioF())
            painter.drawPixmap(QRectF(inside.left(), inside.center().y() - width * RATIO / 2, 0, 0).topLeft(), pixmap)
            where = inside.adjusted(width + self.em(0.5), 0, 0, 0)
            self.elided(painter, where, self.model.name_text(row), "strong", ink)
        else:
            self._paint_players(painter, inside, row, ink)
        painter.restore()

    def sizeHint(self, option: QStyleOptionViewItem, index: AnyIndex) -> QSize:
        return QSize(super().sizeHint(option, index).width(), round(self.em(THUMB * RATIO + 0.5)))

    def updateEditorGeometry(self, editor: QWidget, option: QStyleOptionViewItem, index: AnyIndex) -> None:
        editor.setGeometry(QRect(option.rect).adjusted(round(self.em(THUMB + 0.8)), 2, -2, -2))

    def _paint_players(self, painter: QPainter, rect: QRectF, row: Row, token: str) -> None:
        seats = row.summary.seats if row.summary is not None else ()
        side, left = self.em(1.15), rect.left()
        for seat in named_seats(seats[:MOST_SEATS], self.theme.player_colours):
            sign = QRectF(left, rect.center().y() - side / 2, side, side)
            paint_sign(painter, sign, SeatLook(seat.name, seat.colour), self.theme)
            left += side + self.em(0.2)
        rest = QRectF(left + self.em(0.2), rect.top(), rect.right() - left - self.em(0.2), rect.height())
        self.elided(painter, rest, self.model.players_text(row), "text", token)
