"""Shows what happened: one place through which everything that moves on a table goes.

The table keeps what it showed before; actors move above it, and the pieces for which they stand are hidden. When the
motion ends, or somebody ends it, the actors go and every piece is set from the state: a wrong or a missing motion is
never a wrong table.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Hashable, Iterable, Sequence
from itertools import pairwise
from typing import Any, NamedTuple, Protocol

from PySide6.QtCore import QEasingCurve, QObject, QPointF, QRectF, QVariantAnimation, Signal
from PySide6.QtGui import QPainterPath

from teo_desktop.kernel.events import Event
from teo_desktop.ui.scene.items import Piece, PieceItem
from teo_desktop.ui.scene.motion import ABOVE, Act, Motion
from teo_desktop.ui.scene.pace import Pace
from teo_desktop.ui.scene.timeline import Cue, length, timeline

MOST_WAITING = 3
"""When more of what happened than this waits to be shown, the oldest of it is shown without motion."""
_SPEEDS = {Pace.FAST: 2.2, Pace.NORMAL: 1.0, Pace.STEP: 1.0}
_HOP = 0.3
_LEAP = 0.16
"""How much larger a piece is in the middle of a hop, and of its way."""
_VANISH_HEIGHT = 30.0


class Stage(Protocol):
    """The table, as far as motion needs it."""

    def sceneRect(self) -> QRectF:
        """Where everything happens."""

    def acts(self, events: Sequence[Event], game: Any) -> Iterable[Act]:
        """What the events look like; the game is the one after them, the table shows the one before."""

    def settle(self, game: Any) -> None:
        """Set every piece from the state."""

    def enter(self, piece: Piece) -> PieceItem:
        """A new actor that looks like this."""

    def leave(self, actor: PieceItem) -> None:
        """The actor is no longer needed."""

    def hide(self, key: Hashable, is_hidden: bool) -> None:
        """Hide a piece because an actor stands for it; or show it again."""


class _Batch(NamedTuple):
    events: Sequence[Event]
    game: Any
    pace: Pace


class _Player(NamedTuple):
    """An actor in its part."""

    cue: Cue
    actor: PieceItem
    path: QPainterPath


class Animation(QObject):
    """The queue of what has happened and is not yet shown, and the motion that goes on.

    Signals:
        began(): something moves from now on; what the table shows is not what the game is.
        paused(): what happened has been shown; the next of it waits for ``press``.
        settled(): the table shows the state again, and nothing waits.
    """

    began = Signal()
    paused = Signal()
    settled = Signal()

    def __init__(self, stage: Stage, parent: QObject) -> None:
        super().__init__(parent)
        self._stage = stage
        self._waiting: deque[_Batch] = deque()
        self._batch: _Batch | None = None
        self._is_paused = False
        self._cues: tuple[Cue, ...] = ()
        self._begun = 0
        """How many of the cues have begun."""
        self._playing: dict[Hashable, _Player] = {}
        self._hidden: set[Hashable] = set()
        self._clock = QVariantAnimation(self)
        self._clock.setStartValue(0.0)
        self._clock.valueChanged.connect(self._show)
        self._clock.finished.connect(self._end)

    @property
    def is_going_on(self) -> bool:
        """Whether the table does not show the state yet, or waits for a press."""
        return self._batch is not None

    @property
    def length(self) -> int:
        """How long the motion that goes on takes, in milliseconds."""
        return self._clock.duration() if self._cues else 0

    def add(self, events: Sequence[Event], game: Any, pace: Pace) -> None:
        """Show that this has happened, after everything else that has."""
        self._waiting.append(_Batch(events, game, pace))
        if self._batch is None:
            self._go_on()
        elif len(self._waiting) > MOST_WAITING:
            self._end()

    def press(self) -> None:
        """Somebody presses something: what moves is at once where it belongs; what waits for a press goes on."""
        if self._batch is None:
            return
        if self._is_paused:
            self._go_on()
            return
        while self._batch.pace is not Pace.STEP and self._waiting:
            self._batch = self._waiting.popleft()
        self._end()

    def drop(self) -> bool:
        """Forget everything that moves or waits, since the caller sets the table itself; False when there is none."""
        was_going_on = self._batch is not None
        self._waiting.clear()
        self._strike()
        self._batch = None
        self._is_paused = False
        return was_going_on

    def seek(self, milliseconds: int) -> None:
        """Show the moment so long after the beginning, and stay there."""
        self._clock.pause()
        self._clock.setCurrentTime(milliseconds)

    # ---- the queue

    def _go_on(self) -> None:
        was_going_on = self._batch is not None
        self._is_paused = False
        while self._waiting:
            batch = self._waiting.popleft()
            self._batch = None
            if batch.pace is not Pace.OFF and len(self._waiting) < MOST_WAITING:
                # Whatever waits already is shown the sooner.
                speed = _SPEEDS[batch.pace] * (1 + len(self._waiting))
                acts = self._stage.acts(batch.events, batch.game)
                if cues := timeline(acts, speed, self._stage.sceneRect()):
                    self._begin(batch, cues)
                    if not was_going_on:
                        self.began.emit()
                    return
            self._stage.settle(batch.game)
        self._batch = None
        if was_going_on:
            self.settled.emit()

    def _begin(self, batch: _Batch, cues: tuple[Cue, ...]) -> None:
        self._batch = batch
        total = round(length(cues))
        # Before there are cues: the clock tells its old time once more when its end changes.
        self._clock.setDuration(total)
        self._clock.setEndValue(float(total))
        self._cues = tuple(sorted(cues, key=lambda cue: cue.start))
        self._begun = 0
        self._clock.start()

    def _end(self) -> None:
        batch = self._batch
        if batch is None:
            return
        self._strike()
        self._stage.settle(batch.game)
        if batch.pace is Pace.STEP and len(self._waiting) <= MOST_WAITING:
            self._is_paused = True
            self.paused.emit()
        else:
            self._go_on()

    # ---- the motion

    def _show(self, now: float) -> None:
        while self._begun < len(self._cues) and self._cues[self._begun].start <= now:
            self._call(self._cues[self._begun])
            self._begun += 1
        for key, player in list(self._playing.items()):
            cue = player.cue
            share = min(1.0, (now - cue.start) / max(1.0, cue.end - cue.start))
            if share >= 1.0 and cue.motion.manner in _PASSING:
                self._dismiss(key)
            else:
                _pose(player, share)

    def _call(self, cue: Cue) -> None:
        motion = cue.motion
        key = motion.piece.key
        self._dismiss(key)
        for hidden in (key, *motion.hides):
            # A later actor may stand for what an earlier one has put there.
            if hidden != key:
                self._dismiss(hidden)
            self._stage.hide(hidden, True)
            self._hidden.add(hidden)
        actor = self._stage.enter(motion.piece)
        actor.setTransformOriginPoint(motion.piece.rect.width() / 2, motion.piece.rect.height() / 2)
        actor.setZValue(max(ABOVE, motion.piece.z) + self._begun / 1000)
        self._playing[key] = _Player(cue, actor, _path(motion))

    def _dismiss(self, key: Hashable) -> None:
        player = self._playing.pop(key, None)
        if player is not None:
            self._stage.leave(player.actor)

    def _strike(self) -> None:
        self._clock.stop()
        self._cues = ()
        for key in list(self._playing):
            self._dismiss(key)
        for key in self._hidden:
            self._stage.hide(key, False)
        self._hidden.clear()


_PASSING = frozenset({"vanish", "rise", "sweep"})
"""What is gone at its end."""


def _path(motion: Motion) -> QPainterPath:
    """The way of the centre: from corner to corner without a sharp turn."""
    end = motion.piece.rect.center()
    path = QPainterPath(motion.centres[0] if motion.centres else end)
    corners = motion.centres[1:]
    for corner, following in pairwise(corners):
        path.quadTo(corner, (corner + following) / 2)
    if corners:
        path.quadTo(corners[-1], end)
    else:
        path.lineTo(end)
    return path


def _pose(player: _Player, share: float) -> None:
    motion, actor = player.cue.motion, player.actor
    rect = motion.piece.rect
    eased = _EASE.valueForProgress(share)
    centre, scale, opacity = rect.center(), 1.0, motion.piece.opacity
    # In the middle of the way it is nearest to the eye.
    lift = 1 - (2 * share - 1) ** 2
    if motion.manner == "travel":
        centre = player.path.pointAtPercent(eased)
        scale = motion.start_scale + (1 - motion.start_scale) * eased + _LEAP * lift
    elif motion.manner == "hop":
        scale = 1 + _HOP * lift
    elif motion.manner == "appear":
        scale = 1.5 - 0.5 * eased
        opacity *= eased
    elif motion.manner == "vanish":
        centre = centre - QPointF(0, _VANISH_HEIGHT * eased)
        scale = 1 + _HOP * eased
        opacity *= 1 - eased
    elif motion.manner == "rise":
        centre = player.path.pointAtPercent(_SHOOT_UP.valueForProgress(min(1.0, share / 0.35)))
        opacity *= min(1.0, share / 0.12, (1 - share) / 0.25)
    else:
        actor.show_piece(actor.piece._replace(content=(*motion.piece.content, round(share, 3))))
    actor.setPos(centre - QPointF(rect.width() / 2, rect.height() / 2))
    actor.setScale(scale)
    actor.setRotation(motion.start_turn * (1 - eased))
    actor.setOpacity(max(0.0, opacity))


_EASE = QEasingCurve(QEasingCurve.Type.InOutCubic)
_SHOOT_UP = QEasingCurve(QEasingCurve.Type.OutCubic)
