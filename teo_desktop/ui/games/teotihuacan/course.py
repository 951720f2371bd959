"""Follows the pieces through what happens in one choice: where each lies now, and where points and goods are earned."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, TypeAlias, cast

from PySide6.QtCore import QPointF, QRectF

from teo_desktop.games.teotihuacan.catalog import (
    BOARD_NAMES,
    BONUSES,
    ROYALS,
    TECHNOLOGY_OF_NUMBER,
    TEMPLES,
)
from teo_desktop.ui.games.teotihuacan import hand, temples
from teo_desktop.ui.games.teotihuacan.boards import group_rect
from teo_desktop.ui.games.teotihuacan.targets import royal_space
from teo_desktop.ui.games.teotihuacan.view import View
from teo_desktop.ui.scene.items import Piece
from teo_desktop.ui.scene.layout import square
from teo_desktop.ui.scene.motion import Motion

Key: TypeAlias = tuple[Any, ...]
"""All pieces of this table have a key whose first word says what they are."""

_TILE = 52.0
_DIE = 46.0


class Course:
    """A batch of events on its way; ``before`` is what the table shows, ``after`` what it will show."""

    def __init__(self, before: View, after: View, shown: Iterable[Piece], later: Iterable[Piece]) -> None:
        self.before = before
        self.after = after
        self.shown: dict[Key, Piece] = {cast(Key, piece.key): piece for piece in shown}
        self.later: dict[Key, Piece] = {cast(Key, piece.key): piece for piece in later}
        self.board = getattr(before.asking, "board", 0) or 0
        """Where the action happens."""
        self.reward = ""
        self.built: QRectF | None = None
        """Where something was just built."""
        self.swept: set[str] = set()
        """What has been lit up already at this eclipse."""
        self._moved: dict[Key, Piece] = {}
        self._notes = 0

    # ---- pieces

    def piece(self, key: Key) -> Piece | None:
        """A piece as it lies now; None when it does not."""
        return self._moved.get(key) or self.shown.get(key)

    def name(self) -> Key:
        """A key for something that is on the table only while it moves."""
        self._notes += 1
        return ("passing", self._notes)

    def travel(self, key: Key, rect: QRectF, by: Iterable[QPointF] = (), **changes: Any) -> Iterator[Motion]:
        """A piece goes to this place, by these points; ``changes`` say what else is different on the way."""
        piece = self.piece(key)
        if piece is None:
            return
        moved = piece._replace(rect=rect, opacity=1, **changes)
        self._moved[key] = moved
        scale = max(piece.rect.width(), piece.rect.height()) / max(1.0, rect.width(), rect.height())
        yield Motion("travel", moved, (piece.rect.center(), *by), start_scale=scale)

    def appear(self, piece: Piece | None) -> Iterator[Motion]:
        """A piece comes into being."""
        if piece is not None:
            self._moved[cast(Key, piece.key)] = piece
            yield Motion("appear", piece)

    def hop(self, key: Key, **changes: Any) -> Iterator[Motion]:
        """A piece draws attention; it may look different from then on."""
        if (piece := self.piece(key)) is not None:
            self._moved[key] = piece._replace(**changes)
            yield Motion("hop", self._moved[key])

    def vanish(self, key: Key) -> Iterator[Motion]:
        """A piece goes out of the game."""
        if (piece := self.piece(key)) is not None:
            yield Motion("vanish", piece)

    def left_over(self, kinds: frozenset[str]) -> Iterator[Motion]:
        """Whatever of these kinds lies elsewhere in the end than now."""
        for key, piece in self.later.items():
            now = self.piece(key)
            if key[0] in kinds and now is not None and now.rect != piece.rect:
                yield from self.travel(key, piece.rect, draw=piece.draw, content=piece.content)

    # ---- places

    def standing(self, player: int, worker: int, board: int) -> QRectF:
        """Where a worker will stand on a board."""
        group = group_rect(self.after, board, player)
        final = self.later.get(("worker", player, worker))
        if final is not None and group.contains(final.rect.center()):
            return final.rect
        return square(group.center(), min(_DIE, group.height()))

    def ring(self, start: int, board: int) -> Iterator[QPointF]:
        """The middles of the boards that lie between these two, clockwise."""
        places = self.before.game.layout.places
        rects = self.before.layout.rects("ring.places")
        place = (places[start] + 1) % len(rects)
        while place != places[board]:
            yield rects[place].center()
            place = (place + 1) % len(rects)

    def hand_of(self, player: int) -> QRectF:
        """Where a tile goes that this seat gets: to the hand that lies there, or off the table to the others."""
        whole = self.before.layout.rect(f"areas.{hand.AREA}")
        if player == self.before.seat:
            return square(QPointF(whole.center().x(), whole.center().y()), _TILE)
        return square(QPointF(whole.right() - _TILE, whole.center().y()), _TILE)

    def earned(self, player: int, source: str) -> QPointF:
        """Where points or goods from this source come from; the hand where it is no place on the table."""
        found = self._place(player, source) or self._rect(self._thing(player, source))
        if found is not None:
            return found.center()
        whole = self.before.layout.rect(f"areas.{hand.AREA}")
        share = 0.5 if player == self.before.seat else (player + 0.5) / len(self.before.seats)
        return QPointF(whole.left() + share * whole.width(), whole.top() + 4)

    def _thing(self, player: int, source: str) -> Key:
        game = self.before.game
        word, _, key = source.partition(":")
        match word:
            case "board":
                return ("board", BOARD_NAMES.index(key))
            case "temple":
                return ("temple marker", TEMPLES.index(key), player)
            case "technology":
                return ("technology", game.layout.technologies.index(TECHNOLOGY_OF_NUMBER[int(key)]))
            case "royal":
                return (
                    "ability",
                    next(royal_space(royal) for royal, row in enumerate(ROYALS) if row.number == int(key)),
                )
            case "bonus":
                return ("bonus", next(n for n, bonus in enumerate(game.layout.bonuses) if BONUSES[bonus].id == key))
        return ("nowhere",)

    def _place(self, player: int, source: str) -> QRectF | None:
        view = self.before
        match source:
            case "match" | "board:construction" | "board:decorations" | "board:nobles" if self.built is not None:
                return self.built
            case "collect" if self.board:
                return self._rect(("collect", self.board))
            case "worship" if self.board:
                return view.board_rect(self.board)
            case "ascension":
                return self._rect(("reward", self.reward)) or view.layout.rect("areas.ascension")
            case "start" if player == view.seat:
                # The tray is that of one seat; what the others' tiles bring comes from where they sit.
                return view.layout.rect("areas.pyramid")
            case "eclipse:avenue":
                return self._rect(("avenue marker", player))
            case "eclipse:leader" | "eclipse:track":
                return self._rect(("track marker", player)) or temples.track_rect(view)
        return None

    def _rect(self, key: Key) -> QRectF | None:
        piece = self.piece(key)
        return piece.rect if piece is not None else None
