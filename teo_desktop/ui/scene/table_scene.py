"""A table made of pieces: laid out from the state, marked with what can be chosen, reporting what is pointed at.

A game's table says where its pieces lie (``pieces``), what an undecided choice would look like (``ghosts``) and which
areas it has; everything else is here and knows no game.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping, Sequence
from typing import Any

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QPainter, QTransform
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsRectItem,
    QGraphicsSceneMouseEvent,
    QGraphicsSceneWheelEvent,
)

from teo_desktop.kernel.events import Event
from teo_desktop.ui.adapter import Selection, Table, Target
from teo_desktop.ui.scene.canvas import Canvas
from teo_desktop.ui.scene.items import Piece, PieceItem
from teo_desktop.ui.scene.marks import Mark
from teo_desktop.ui.scene.theme import Theme

_UNFIT = 0.5
"""Opacity of what is of a kind with the things to choose, but not among them."""
_PEEKED = 0.12
"""Opacity of loose pieces while somebody looks at what lies below them."""
_VEIL = 0.34
_VEIL_Z = 900.0
_GROUND = QSize(256, 256)


class TableScene(Table):
    """Pieces on a table, kept up with the state, the selection, the theme and the language.

    ``populate`` sets every piece from the state. ``animate`` shows what happened and ends in the same: so a missing
    animation is never a wrong table.
    """

    always_lit: frozenset[str] = frozenset()
    """Areas that are not dimmed, although nothing can be chosen there."""

    def __init__(self, theme: Theme, size: QRectF, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.setSceneRect(size)
        self.follows_up = True
        """Whether a click that leaves only variants of one thing shows the first of them at once (as a preview)."""
        self.selection = Selection()
        self._game: Any = None
        self._canvas = Canvas(theme)
        self._items: dict[Hashable, PieceItem] = {}
        self._ghosts: dict[Hashable, PieceItem] = {}
        self._veils: dict[str, QGraphicsRectItem] = {}
        self._question: frozenset[Target] = frozenset()
        self._hovered: Target | None = None
        self._peeking = False

    # ---- what a game's table supplies

    def pieces(self, game: Any) -> Iterable[Piece]:
        """Everything that lies on the table in this position."""
        raise NotImplementedError

    def ghosts(self, game: Any, selection: Selection, hovered: Target | None) -> Iterable[Piece]:
        """What would lie there, as far as the selection or the pointer says it; shown, but not to be pointed at."""
        return ()

    def areas(self) -> Mapping[str, tuple[str, QRectF]]:
        """The parts of the table by id: what they are called, and where they are. For zooming in, and for dimming."""
        return {}

    def variants(self, selection: Selection) -> Sequence[Target]:
        """Where several targets are turns of one thing that was chosen: those targets in the order of turning."""
        return ()

    # ---- the table, as the window uses it

    @property
    def theme(self) -> Theme:
        return self._canvas.theme

    def populate(self, game: Any) -> None:
        self._game = game
        self._lay(self._items, self.pieces(game), interactive=True)
        self._show()

    def animate(self, events: Sequence[Event], game: Any) -> None:
        self.populate(game)

    def show_selection(self, selection: Selection) -> None:
        if not selection.chosen:
            self._question = selection.live
        self.selection = selection
        self._show()

    def set_theme(self, theme: Theme) -> None:
        self._canvas = Canvas(theme)
        for item in (*self._items.values(), *self._ghosts.values()):
            item.use(self._canvas)
        for veil in self._veils.values():
            veil.setBrush(self._veil_brush())
        self.invalidate()

    def retranslate(self) -> None:
        if self._game is not None:
            self.populate(self._game)

    def peek(self, is_peeking: bool) -> None:
        """Make the loose pieces transparent, to show what lies below them; or set them back."""
        self._peeking = is_peeking
        self._show()

    def turn(self, steps: int) -> bool:
        """Go on to the next variant of what is chosen (a tile's rotation), or back; False when there is none."""
        variants = [target for target in self.variants(self.selection) if target in self._question]
        if len(variants) < 2:
            return False
        shown = (*self.selection.preview, *self.selection.chosen)
        now = next((number for number, target in enumerate(variants) if target in shown), -steps)
        self.target_clicked.emit(variants[(now + steps) % len(variants)])
        return True

    def item_of(self, target: Target) -> PieceItem | None:
        """The visible piece that stands for a target; the topmost of several; None when there is none."""
        found = [item for item in self._items.values() if item.piece.target == target and item.isVisible()]
        return max(found, key=lambda item: item.piece.z, default=None)

    def point_of(self, target: Target) -> QPointF | None:
        """Where in the scene a click means this target; None when no place does."""
        for item in self._items.values():
            if item.piece.target != target or not item.isVisible():
                continue
            inside = item.shape().boundingRect()
            for down in (0.5, 0.2, 0.8, 0.06, 0.94):
                for along in (0.5, 0.2, 0.8, 0.06, 0.94):
                    point = item.mapToScene(
                        QPointF(inside.x() + along * inside.width(), inside.y() + down * inside.height())
                    )
                    if self.target_at(point) == target:
                        return point
        return None

    def target_at(self, point: QPointF) -> Target | None:
        """What a click here means: the topmost thing that can be chosen, else the topmost that means anything."""
        meant = [
            item.piece.target
            for item in self.items(point, Qt.ItemSelectionMode.IntersectsItemShape, Qt.SortOrder.DescendingOrder)
            if isinstance(item, PieceItem) and item.piece.target is not None
        ]
        of_question = self._question | self.selection.live
        return next((target for target in meant if target in of_question), meant[0] if meant else None)

    # ---- laying out

    def _lay(self, items: dict[Hashable, PieceItem], pieces: Iterable[Piece], interactive: bool) -> None:
        left_over = set(items)
        for piece in pieces:
            item = items.get(piece.key)
            if item is None:
                item = items[piece.key] = PieceItem(self._canvas, piece)
                item.setData(0, interactive)
                self.addItem(item)
            else:
                item.show_piece(piece)
            left_over.discard(piece.key)
        for key in left_over:
            self.removeItem(items.pop(key))

    def _show(self) -> None:
        # Everything that depends on the selection: marks, presence, opacity, veils, ghosts.
        selection = self.selection
        shown = {*selection.chosen, *selection.preview}
        kinds = {target.kind for target in self._question}
        lit: set[str] = set()
        for item in self._items.values():
            piece = item.piece
            target = piece.target
            mark = self._mark_of(target)
            # A piece that fills its area is lit as a whole; a line round each of them would only be noise.
            quiet = mark == "live" and self._is_ground(piece)
            item.show_mark("" if quiet else mark, target is not None and target == self._hovered and bool(mark))
            if mark:
                lit.add(piece.area)
            if piece.presence == "live":
                item.setVisible(target in selection.live or target in shown)
            elif piece.presence != "always":
                item.setVisible(piece.presence in shown)
            unfit = (
                target is not None
                and target not in self._question
                and target.kind in kinds
                and not mark
                and not self._is_ground(piece)
            )
            item.setOpacity(piece.opacity * (_PEEKED if piece.loose and self._peeking else _UNFIT if unfit else 1.0))
            if mark and not self._is_ground(piece):
                item.setCursor(Qt.CursorShape.PointingHandCursor)
            else:
                item.unsetCursor()
        self._veil(lit if selection.live else None)
        self._show_ghosts()

    def _mark_of(self, target: Target | None) -> Mark:
        selection = self.selection
        if target is None:
            return ""
        if target in selection.chosen:
            return "chosen"
        if target in selection.preview:
            return "preview"
        if target in selection.next:
            return "next"
        return "live" if target in selection.live else ""

    def _is_ground(self, piece: Piece) -> bool:
        # A piece that fills its area is dimmed by the veil, together with what lies on it.
        return piece.z <= 0

    def _veil(self, lit: set[str] | None) -> None:
        for name, (_, rect) in self.areas().items():
            veil = self._veils.get(name)
            if veil is None:
                veil = self._veils[name] = QGraphicsRectItem(rect)
                veil.setPen(Qt.PenStyle.NoPen)
                veil.setBrush(self._veil_brush())
                veil.setZValue(_VEIL_Z)
                veil.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
                self.addItem(veil)
            veil.setVisible(lit is not None and name not in lit and name not in self.always_lit)

    def _veil_brush(self) -> QBrush:
        return QBrush(self._canvas.colour("board_ground", _VEIL))

    def _show_ghosts(self) -> None:
        ghosts: Iterable[Piece] = ()
        if self._game is not None and self.selection.live:
            ghosts = self.ghosts(self._game, self.selection, self._hovered)
        self._lay(self._ghosts, ghosts, interactive=False)
        for item in self._ghosts.values():
            item.setOpacity(item.piece.opacity)

    # ---- pointing

    def _press(self, point: QPointF) -> bool:
        target = self.target_at(point)
        if target is None:
            return False
        before = self.selection
        self.target_clicked.emit(target)
        if self.follows_up and self.selection is not before and not self.selection.preview:
            variants = [other for other in self.variants(self.selection) if other in self.selection.live]
            if variants:
                self.target_clicked.emit(variants[0])
        return True

    def _hover(self, target: Target | None) -> None:
        if target != self._hovered:
            self._hovered = target
            self._show()
            self.target_hovered.emit(target)

    # ---- Qt

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Leave:
            self._hover(None)
        return super().event(event)

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        is_left = event.button() == Qt.MouseButton.LeftButton
        event.setAccepted(is_left and self._press(event.scenePos()))

    def mouseDoubleClickEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        self.mousePressEvent(event)

    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        self._hover(self.target_at(event.scenePos()))
        super().mouseMoveEvent(event)

    def wheelEvent(self, event: QGraphicsSceneWheelEvent) -> None:
        """Turn what is chosen while the pointer is on it; otherwise the wheel is the view's."""
        is_on_it = self.target_at(event.scenePos()) in (*self.selection.chosen, *self.selection.preview)
        event.setAccepted(is_on_it and self.turn(1 if event.delta() < 0 else -1))

    def drawBackground(self, painter: QPainter, rect: QRectF | Any) -> None:
        self._canvas.take(painter)
        detail = painter.worldTransform().m11() or 1.0
        ground = self.theme.pixmap(
            "board_ground",
            _GROUND.width(),
            _GROUND.height(),
            abs(detail) * painter.device().devicePixelRatioF(),
            self.theme.colour("board_ground"),
        )
        brush = QBrush(ground)
        density = ground.devicePixelRatio()
        brush.setTransform(QTransform.fromScale(1 / density, 1 / density))
        painter.fillRect(rect, self.theme.colour("board_ground"))
        painter.fillRect(rect, brush)


def is_interactive(item: QGraphicsItem) -> bool:
    """Whether an item of a scene is a piece that can be pointed at."""
    return isinstance(item, PieceItem) and item.piece.target is not None and bool(item.data(0))
