"""The strip below the board: what a choice brings, as pictures with signed numbers, sums and sentences."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize
from PySide6.QtGui import QFont, QFontMetricsF, QHelpEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from teo_desktop.ui.adapter import Figure, Outlook, SeatLook
from teo_desktop.ui.appearance import Appearance
from teo_desktop.ui.windows.cards import ONE_LINE, CardDelegate
from teo_desktop.ui.windows.parts import fitted, is_cut

LINES = 2
"""So many lines the strip has, whatever it says: the board must not jump when the pointer moves."""
SMALLER = (0.84, 0.76, 0.7, 0.6, 0.5)
"""Sizes of the words, in heights of ordinary text, for those that are too many for the usual one."""
GOOD_TO_READ = 0.68
"""Rather than that the words are smaller than this the figures are."""
LEAST_PIXELS = 9.5
"""No words are smaller, whatever the size of ordinary text."""
SMALLER_FIGURES = (1.0, 0.85, 0.72)
"""Sizes of the figures where their usual one leaves too little room to the words."""
MOST_FOR_FIGURES = 0.5
"""The figures take this share of the width at most while they do not need more for two lines."""


class ForecastStrip(QWidget):
    """Figures at the left, in one line or two, then what is to be said. It is as high as two lines, or not there."""

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self._painting = CardDelegate(appearance, self)
        self._outlook = Outlook()
        self._look = SeatLook("", "")
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.retranslate()

    @property
    def outlook(self) -> Outlook:
        """What it shows."""
        return self._outlook

    @property
    def text(self) -> str:
        """All that it says in words, where it stops first."""
        stop = (self._outlook.stop,) if self._outlook.stop else ()
        return " · ".join((*stop, *self._outlook.sentences))

    def show_outlook(self, outlook: Outlook, look: SeatLook | None = None) -> None:
        """Show what a choice brings to a seat; an empty outlook shows nothing."""
        self._outlook = outlook
        self._look = look or SeatLook("", "")
        labels = [figure.label for figure in outlook.figures]
        # Empty, it leaves its room to what stands above it.
        self.setVisible(bool(outlook.figures or self.text))
        self.setAccessibleDescription(". ".join([*labels, self.text]) if labels else self.text)
        self.update()

    def retranslate(self) -> None:
        """Make its own words anew."""
        self.setAccessibleName(self.tr("Forecast"))

    def restyle(self) -> None:
        """Take over another theme or text size."""
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(0, round(self._line * LINES))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    # -- where things stand -------------------------------------------------------------------------------------------

    @property
    def _line(self) -> float:
        return self._painting.em(1.5)

    @property
    def _font(self) -> QFont:
        return self._painting.font(share=0.92)

    def placed(self) -> list[tuple[Figure, QRectF, QRectF]]:
        """The figures that have room, each with the places of its picture and its text."""
        return self._placed(self._share)

    @property
    def _share(self) -> float:
        """How large the figures are, in shares of their usual size: so large that the words have room beside them."""
        for share in SMALLER_FIGURES:
            width = self._words(self._placed(share)).width()
            font, lines = self._lines_in(width) if width > 0 else (self._font, [])
            if lines and not is_cut(lines, self.text) and font.pixelSize() >= self._painting.em(GOOD_TO_READ):
                return share
        return SMALLER_FIGURES[-1]

    def _placed(self, share: float) -> list[tuple[Figure, QRectF, QRectF]]:
        size, gap, line = (share * self._painting.em(length) for length in (1.3, 0.25, 1.5))
        metrics = QFontMetricsF(self._painting.font("strong", share))
        widths = [size + gap + metrics.horizontalAdvance(figure.text) + 3 * gap for figure in self._outlook.figures]
        room = max(sum(widths) / LINES + max(widths, default=0.0), self.width() * MOST_FOR_FIGURES)
        lines = 1 if sum(widths) <= room else LINES
        top = (self.height() - lines * line) / 2
        found: list[tuple[Figure, QRectF, QRectF]] = []
        left = 0.0
        for figure, width in zip(self._outlook.figures, widths, strict=True):
            if left and left + width > room:
                left, top = 0.0, top + line
            if top + line > self.height() + 1:
                break
            picture = QRectF(left, top + (line - size) / 2, size, size)
            found.append((figure, picture, QRectF(picture.right() + gap, top, width - size - 3 * gap, line)))
            left += width
        return found

    def _words(self, placed: list[tuple[Figure, QRectF, QRectF]]) -> QRectF:
        left = max((text.right() for _, _, text in placed), default=-self._painting.em(0.6)) + self._painting.em(0.6)
        if self._outlook.stop:
            left += self._painting.em(1.5)
        return QRectF(left, 0, max(0.0, self.width() - left), self.height())

    def lines(self, width: float) -> list[str]:
        """The words in at most so many lines as fit; the last one is cut short where it has to be."""
        return self._lines_in(width)[1]

    def _lines_in(self, width: float) -> tuple[QFont, list[str]]:
        """In the usual size, in a smaller one with a line more where that is too little, else cut short."""
        found = self._font, fitted(self.text, self._font, width, LINES)
        for share in SMALLER:
            if not is_cut(found[1], self.text) or self._painting.em(share) < LEAST_PIXELS:
                break
            font = self._painting.font(share=share)
            most = int(self.height() / QFontMetricsF(font).height())
            found = font, fitted(self.text, font, width, max(LINES, most))
        return found

    # -- events -------------------------------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        share, draw = self._share, self._painting
        placed = self._placed(share)
        for figure, picture, text in placed:
            draw.draw_figure(painter, picture, figure, self._look)
            draw.draw_text(painter, text, figure.text, draw.font("strong", share), "text", ONE_LINE)
        words = self._words(placed)
        if self._outlook.stop:
            size = draw.em(1.25)
            lock = QRectF(QPointF(words.left() - draw.em(1.5), (self.height() - size) / 2), QPointF())
            lock.setSize(QRectF(0, 0, size, size).size())
            draw.draw_picture(painter, lock, "ui_barrier", draw.theme.colour("warning"))
        font, lines = self._lines_in(words.width()) if words.width() > 0 else (self._font, [])
        high = QFontMetricsF(font).height()
        top = (self.height() - high * len(lines)) / 2
        for number, line in enumerate(lines):
            rect = QRectF(words.left(), top + number * high, words.width(), high)
            draw.draw_text(painter, rect, line, font, "text", ONE_LINE)
        painter.end()

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent):
            at = QPointF(event.pos())
            labels = [figure.label for figure, picture, text in self.placed() if picture.united(text).contains(at)]
            QToolTip.showText(event.globalPos(), labels[0] if labels else self.text, self)
            return True
        return super().event(event)
