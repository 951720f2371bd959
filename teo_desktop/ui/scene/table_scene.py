"""A table made of pieces: laid out from the state, marked with what can be chosen, reporting what is pointed at.

A game's table says where its pieces lie (``pieces``), what an undecided choice would look like (``ghosts``) and which
areas it has; everything else is here and knows no game.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping, Sequence
from typing import Any

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmapCache
from PySide6.QtWidgets import QGraphicsItem, QGraphicsSceneMouseEvent, QGraphicsSceneWheelEvent

from teo_desktop.kernel.events import Event
from teo_desktop.ui.adapter import Selection, Table, Target, Thing
from teo_desktop.ui.scene.animation import Animation
from teo_desktop.ui.scene.canvas import Canvas
from teo_desktop.ui.scene.foretold import foretold
from teo_desktop.ui.scene.ground import Ground
from teo_desktop.ui.scene.items import Piece, PieceItem, Showing
from teo_desktop.ui.scene.motion import Act
from teo_desktop.ui.scene.pace import Pace
from teo_desktop.ui.scene.showing import Attention
from teo_desktop.ui.scene.theme import Theme
from teo_desktop.ui.scene.veils import Veils

_KEPT_PICTURES = 96 * 1024
"""Kilobytes for the pictures of drawn pieces; Qt's own limit would throw them away before they are shown again."""


class TableScene(Table):
    """Pieces on a table, kept up with the state, the selection, the theme and the language.

    ``populate`` sets every piece from the state. ``animate`` shows what happened and ends in the same (``settle``): so
    a missing animation is never a wrong table.
    """

    always_lit: frozenset[str] = frozenset()
    """Areas that are not dimmed, although nothing can be chosen there."""

    def __init__(self, theme: Theme, size: QRectF, parent: QObject | None = None) -> None:
        super().__init__(parent)
        QPixmapCache.setCacheLimit(max(QPixmapCache.cacheLimit(), _KEPT_PICTURES))
        self.setSceneRect(size)
        self._attention = Attention()
        self._game: Any = None
        self._faces: int | None = None
        self._will_face: int | None = None
        self._canvas = Canvas(theme)
        self._ground = Ground(theme)
        self._items: dict[Hashable, PieceItem] = {}
        self._of_target: dict[Target, list[PieceItem]] = {}
        self._ghosts: dict[Hashable, PieceItem] = {}
        self._foreseen: tuple[Sequence[Event], Any] | None = None
        self._veils = Veils(self, theme)
        self._is_pressed = False
        self._actors: list[PieceItem] = []
        self._animation = Animation(self, self)
        self._animation.began.connect(self.motion_began)
        self._animation.paused.connect(self.motion_paused)
        self._animation.settled.connect(self._turn_round)
        self._animation.settled.connect(self.settled)

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

    def acts(self, events: Sequence[Event], game: Any) -> Iterable[Act]:
        """What the events look like that lead from the position on the table to this one."""
        return ()

    def foretold_acts(self, events: Sequence[Event], game: Any) -> Iterable[Act]:
        """As ``acts``, of what is worth being seen before it happens."""
        return self.acts(events, game)

    # ---- the table, as the window uses it

    @property
    def selection(self) -> Selection:
        """What is selected at the moment."""
        return self._attention.selection

    @property
    def theme(self) -> Theme:
        return self._canvas.theme

    @property
    def animation(self) -> Animation:
        """What moves on the table."""
        return self._animation

    def populate(self, game: Any) -> None:
        was_moving = self._animation.drop()
        self._faces = self._will_face
        self.settle(game)
        if was_moving:
            self.settled.emit()

    def settle(self, game: Any) -> None:
        """Set every piece from the state; what moves is left to whoever moves it."""
        self._game = game
        self._foreseen = None
        self._lay(self._items, self.pieces(game))
        self._of_target = {}
        for item in self._items.values():
            if item.piece.target is not None:
                self._of_target.setdefault(item.piece.target, []).append(item)
        self._show()
        self.came_to.emit(game)

    @property
    def faces(self) -> int | None:
        return self._faces

    def face(self, seat: int | None) -> None:
        self._will_face = seat
        if not self._animation.is_going_on:
            self._turn_round()

    def _turn_round(self) -> None:
        if self._faces != self._will_face:
            self._faces = self._will_face
            if self._game is not None:
                self.settle(self._game)

    def animate(self, events: Sequence[Event], game: Any, pace: Pace) -> None:
        self._animation.add(events, game, pace)

    def press_on(self) -> None:
        self._animation.press()

    def stop(self) -> None:
        self._animation.drop()

    def show_selection(self, selection: Selection) -> None:
        question = self._attention.question if selection.chosen else selection.live
        self._attend(selection=selection, question=question)

    def foresee(self, events: Sequence[Event], game: Any) -> None:
        if events or self._foreseen is not None:
            self._foreseen = (events, game) if events else None
            self._show_ghosts()

    def set_theme(self, theme: Theme) -> None:
        self._canvas = Canvas(theme)
        self._ground = Ground(theme)
        for item in (*self._items.values(), *self._ghosts.values(), *self._actors):
            item.use(self._canvas)
        self._veils.use(theme)
        self.invalidate()

    def retranslate(self) -> None:
        if self._game is not None:
            # Actors keep their words until they have arrived.
            self.settle(self._game)

    def peek(self, is_peeking: bool) -> None:
        """Make the loose pieces transparent, to show what lies below them; or set them back."""
        self._attend(is_peeking=is_peeking)

    def turn(self, steps: int) -> bool:
        """Go on to the next variant of what is chosen (a tile's rotation), or back; False when there is none."""
        variants = self.turns()
        if len(variants) < 2:
            return False
        shown = (*self.selection.preview, *self.selection.chosen)
        now = next((number for number, target in enumerate(variants) if target in shown), -steps)
        self.target_clicked.emit(variants[(now + steps) % len(variants)])
        return True

    def turns(self) -> list[Target]:
        return [target for target in self.variants(self.selection) if target in self._attention.question]

    def item_of(self, target: Target) -> PieceItem | None:
        """The visible piece that stands for a target; the topmost of several; None when there is none."""
        found = [item for item in self._of_target.get(target, ()) if item.isVisible()]
        return max(found, key=lambda item: item.piece.z, default=None)

    def point_of(self, target: Target) -> QPointF | None:
        """Where in the scene a click means this target; None when no place does."""
        for item in self._of_target.get(target, ()):
            if not item.isVisible():
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

    def things(self) -> list[Thing]:
        found = [thing for target in self._of_target if (thing := self.thing_of(target)) is not None]
        return sorted(found, key=lambda thing: not thing.is_live)

    def thing_of(self, target: Target) -> Thing | None:
        item = self.item_of(target)
        name = next((other.piece.name for other in self._of_target.get(target, ()) if other.piece.name), "")
        if item is None or not name:
            return None
        is_chosen = target in (*self.selection.chosen, *self.selection.preview)
        return Thing(target, name, item.piece.rect, target in self.selection.live or is_chosen, is_chosen)

    def target_at(self, point: QPointF) -> Target | None:
        """What a click here means: the topmost thing that can be chosen, else the topmost that means anything."""
        meant = [
            item.piece.target
            for item in self.items(point, Qt.ItemSelectionMode.IntersectsItemShape, Qt.SortOrder.DescendingOrder)
            if isinstance(item, PieceItem) and item.piece.target is not None
        ]
        of_question = self._attention.question | self.selection.live
        return next((target for target in meant if target in of_question), meant[0] if meant else None)

    # ---- laying out

    def _lay(self, items: dict[Hashable, PieceItem], pieces: Iterable[Piece]) -> None:
        left_over = set(items)
        for piece in pieces:
            item = items.get(piece.key)
            if item is None:
                item = items[piece.key] = PieceItem(self._canvas, piece)
                self.addItem(item)
            else:
                item.show_piece(piece)
            left_over.discard(piece.key)
        for key in left_over:
            self.removeItem(items.pop(key))

    def _show(self) -> None:
        # Everything that depends on where the attention lies: marks, presence, opacity, veils, ghosts.
        attention = self._attention
        marks = attention.marks()
        lit = {item.piece.area for item in self._items.values() if item.piece.target in marks}
        for item in self._items.values():
            piece = item.piece
            item.appear(attention.showing_of(piece, marks.get(piece.target, ""), piece.area in lit))
        self._veils.show(self.areas(), lit | self.always_lit if attention.selection.live else None)
        self._show_ghosts()

    def _attend(self, **changes: Any) -> None:
        self._attention = self._attention._replace(**changes)
        self._show()

    def _show_ghosts(self) -> None:
        ghosts: tuple[Piece, ...] = ()
        if self._game is not None and self.selection.live:
            ghosts = tuple(self.ghosts(self._game, self.selection, self._attention.hovered))
            if self._foreseen is not None:
                now = {key: item.piece for key, item in self._items.items()}
                ghosts += foretold(self.foretold_acts(*self._foreseen), now, ghosts, self.sceneRect())
        self._lay(self._ghosts, ghosts)
        for item in self._ghosts.values():
            item.appear(Showing(opacity=item.piece.opacity))

    # ---- motion

    def enter(self, piece: Piece) -> PieceItem:
        """A new actor above the table; it cannot be pointed at."""
        actor = PieceItem(self._canvas, piece._replace(target=None, name=""))
        actor.setCacheMode(QGraphicsItem.CacheMode.NoCache)
        self.addItem(actor)
        self._actors.append(actor)
        return actor

    def leave(self, actor: PieceItem) -> None:
        """Take an actor away."""
        self._actors.remove(actor)
        self.removeItem(actor)

    def hide(self, key: Hashable, is_hidden: bool) -> None:
        """Hide a piece because an actor stands for it; or show it again."""
        if key in self._items:
            self._items[key].go_away(is_hidden)

    # ---- pointing

    def press(self, point: QPointF) -> bool:
        """Take a click at this point of the scene; False when nothing there means anything."""
        target = self.target_at(point)
        if target is not None:
            self.click(target)
        return target is not None

    def click(self, target: Target) -> None:
        before = self.selection
        super().click(target)
        if self.follows_up and self.selection is not before and not self.selection.preview:
            variants = [other for other in self.variants(self.selection) if other in self.selection.live]
            if variants:
                self.target_clicked.emit(variants[0])

    def point_at(self, target: Target | None) -> None:
        if target != self._attention.hovered:
            self._attend(hovered=target)
            self.target_hovered.emit(target)

    # ---- Qt

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Leave:
            self.point_at(None)
        return super().event(event)

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        is_left = event.button() == Qt.MouseButton.LeftButton
        self._is_pressed = is_left and self.press(event.scenePos())
        event.setAccepted(self._is_pressed)

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        event.setAccepted(self._is_pressed)
        self._is_pressed = False

    def mouseDoubleClickEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        self.mousePressEvent(event)

    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        self.point_at(self.target_at(event.scenePos()))
        super().mouseMoveEvent(event)

    def wheelEvent(self, event: QGraphicsSceneWheelEvent) -> None:
        """Turn what is chosen while the pointer is on it; otherwise the wheel is the view's."""
        is_on_it = self.target_at(event.scenePos()) in (*self.selection.chosen, *self.selection.preview)
        event.setAccepted(is_on_it and self.turn(1 if event.delta() < 0 else -1))

    def drawBackground(self, painter: QPainter, rect: QRectF | Any) -> None:
        self._ground.draw(painter, rect, self.sceneRect().topLeft())
