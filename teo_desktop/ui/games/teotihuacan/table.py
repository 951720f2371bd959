"""The table of Teotihuacan: which pieces lie where in a position, and what an open choice would look like."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from PySide6.QtCore import QRectF, QSizeF

from teo_desktop.games.teotihuacan.choices import DIFFERENT_ROTATIONS, TURNED_SIDES
from teo_desktop.games.teotihuacan.construction import PlacePyramidTile
from teo_desktop.games.teotihuacan.decorations import PlaceDecoration
from teo_desktop.games.teotihuacan.state import Game
from teo_desktop.kernel.events import Event
from teo_desktop.ui.adapter import SeatLook, Selection, Target
from teo_desktop.ui.games.teotihuacan import ascension, boards, hand, motion, pyramid, temples, tracks
from teo_desktop.ui.games.teotihuacan.course import Course
from teo_desktop.ui.games.teotihuacan.targets import way_target
from teo_desktop.ui.games.teotihuacan.view import View, area_of, ids
from teo_desktop.ui.scene.items import Piece
from teo_desktop.ui.scene.layout import Layout
from teo_desktop.ui.scene.motion import Act
from teo_desktop.ui.scene.table_scene import TableScene
from teo_desktop.ui.scene.theme import Theme
from teo_desktop.ui.telling import PLAYER
from teo_desktop.ui.texts.teotihuacan import names
from teo_desktop.ui.texts.teotihuacan import table as labels

WIDE = "wide"
"""The shape of the table in a wide window."""


class TeotihuacanTable(TableScene):
    """The ring of boards about the pyramid, the tracks, and the hand of the seat that it faces."""

    always_lit = frozenset({hand.AREA})

    def __init__(self, theme: Theme, seats: Sequence[SeatLook]) -> None:
        self._layout = Layout("teotihuacan")
        self._seats = seats
        self._neutral_colours = theme.neutral_colours
        self._places: dict[Any, dict[Any, Any]] = {}
        super().__init__(theme, self._layout.rect("table.rect"))

    def suit(self, room: QSizeF) -> None:
        if self._layout.suit(room, WIDE):
            self.retranslate()
            self.setSceneRect(self._layout.rect("table.rect"))

    def pieces(self, game: Game) -> Iterator[Piece]:
        view = self.view(game)
        yield from boards.pieces(view)
        yield from pyramid.pieces(view)
        yield from ascension.pieces(view)
        yield from tracks.pieces(view)
        yield from temples.pieces(view)
        yield from hand.pieces(view)

    def ghosts(self, game: Game, selection: Selection, hovered: Target | None) -> Iterable[Piece]:
        view = self.view(game)
        yield from boards.ghosts(view, selection)
        yield from pyramid.ghosts(view, selection, hovered)

    def acts(self, events: Sequence[Event], game: Game) -> Iterator[Act]:
        return motion.acts(self._course_to(game), events)

    def foretold_acts(self, events: Sequence[Event], game: Game) -> Iterator[Act]:
        # Tiles lie as ghosts already, and whatever moves up behind them is no news.
        for act in motion.of_events(self._course_to(game), events):
            yield tuple(moving for moving in act if not _is_tile(moving.piece.key))

    def _course_to(self, game: Game) -> Course:
        shown = (item.piece for item in self._items.values())
        return Course(self.view(self._game), self.view(game), shown, self.pieces(game))

    def on_show(self, things: Sequence[Target]) -> tuple[Target, ...]:
        seats = ids(things, PLAYER)
        if self._game is None or not seats or self.view(self._game).seat in seats:
            return tuple(things)
        return tuple(thing for thing in things if thing.kind not in hand.OF_ONE_SEAT)

    def areas(self) -> Mapping[str, tuple[str, QRectF]]:
        places = self._layout.rects("ring.places")
        ring = self._game.layout.places if self._game else ()
        rects = {area_of(board): (names.board_label(board), places[ring[board]]) for board in range(1, len(ring))}
        for area, title in labels.area_titles().items():
            rects[area] = (title, self._layout.rect(f"areas.{area}"))
        return rects

    def variants(self, selection: Selection) -> Sequence[Target]:
        asking = self._game.agenda[-1] if self._game and self._game.agenda else None
        if isinstance(asking, PlaceDecoration) and self._game:
            sides = (*ids(selection.chosen, "side"), *(side for side, _ in ids(selection.chosen, "way")))
            may_turn = sides and TURNED_SIDES[sides[0]] in asking.options(self._game)
            return (way_target(sides[0], False), way_target(sides[0], True)) if may_turn else ()
        spots = (*ids(selection.chosen, "place"), *(spot for spot, _ in ids(selection.chosen, "turn")))
        if not spots or not isinstance(asking, PlacePyramidTile):
            return ()
        return tuple(Target("turn", (spots[0], rotation)) for rotation in DIFFERENT_ROTATIONS[asking.tile])

    def view(self, game: Game) -> View:
        """The position as the chapters of this table see it."""
        places = self._places.setdefault((self._layout.shape, game.layout.places), {})
        return View(game, self._layout, tuple(self._seats), self._neutral_colours, places, self._faces)


def _is_tile(key: Any) -> bool:
    return isinstance(key, tuple) and key[0] in ("pyramid tile", "decoration")
