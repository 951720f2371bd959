"""The picture of an opponent that the rules play: its pieces, as large as there is room."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, QSizeF
from PySide6.QtGui import QHelpEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from teo_desktop.ui.adapter import BotPiece
from teo_desktop.ui.appearance import Appearance
from teo_desktop.ui.scene.canvas import Canvas


class BotPicture(QWidget):
    """Pieces that each say what they are below the pointer; whoever shows them says how much room there is."""

    def __init__(self, appearance: Appearance) -> None:
        super().__init__()
        self._appearance = appearance
        self._canvas = Canvas(appearance.theme)
        self._size = QSizeF(1, 1)
        self._pieces: tuple[BotPiece, ...] = ()
        self.scale = 1.0
        """How many pixels of the widget a unit of the pieces is."""
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    @property
    def pieces(self) -> tuple[BotPiece, ...]:
        """What is shown."""
        return self._pieces

    @property
    def whole(self) -> QSizeF:
        """How large the picture is, in the units of its pieces."""
        return self._size

    def show_pieces(self, size: QSizeF, pieces: Sequence[BotPiece]) -> None:
        """Show these pieces, as large as those before; ``fit`` says how large."""
        self._size, self._pieces = size, tuple(pieces)
        self.setAccessibleName("; ".join(piece.name for piece in pieces))
        self.fit(self.scale)

    def fit(self, scale: float) -> None:
        """Take this scale."""
        self.scale = max(0.05, scale)
        self.setFixedSize(self.sizeHint())
        self.update()

    def restyle(self) -> None:
        """Take over another theme."""
        self._canvas = Canvas(self._appearance.theme)
        self.update()

    def piece_at(self, point: QPointF) -> BotPiece | None:
        """What lies at this place of the widget."""
        inside = QPointF(point.x() / self.scale, point.y() / self.scale)
        return next((piece for piece in reversed(self._pieces) if piece.rect.contains(inside)), None)

    def sizeHint(self) -> QSize:
        return QSize(round(self._size.width() * self.scale), round(self._size.height() * self.scale))

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
