"""The temples and the pyramid track, side by side: they are climbed from below."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath, QPolygonF

from teo_desktop.games.teotihuacan.catalog import (
    BONUS_STEP,
    ECLIPSES,
    LEADER_POINTS,
    TEMPLE_REWARDS,
    TEMPLE_SITES,
    TEMPLE_TILES,
    TEMPLES,
    TOP_STEP,
    TRACK_LAST,
    TRACK_POINTS,
)
from teo_desktop.ui.adapter import Target
from teo_desktop.ui.games.teotihuacan import tiles
from teo_desktop.ui.games.teotihuacan.drawing import draw_marker, draw_panel
from teo_desktop.ui.games.teotihuacan.view import View, placed
from teo_desktop.ui.scene.canvas import Canvas, Pic
from teo_desktop.ui.scene.items import Piece
from teo_desktop.ui.scene.layout import cells, square
from teo_desktop.ui.texts.teotihuacan import table as labels

AREA = "tracks"
_NARROWER = 2.2
"""How much narrower each step of a temple is than the one below it."""
_HEAD = 44.0
_TRACK_WIDTH = 58.0
_TILE = 27.0
_IN_A_ROW = 3
"""Discovery tiles lie in rows of so many."""
_DARKEST = 140
"""How dark the lowest step is; 100 is the colour of the temple."""
_LANES = 31.0
"""How much of a step its markers take."""
_MARKER = 29.0


def pieces(view: View) -> Iterator[Piece]:
    """Three temples and the pyramid track."""
    yield Piece(("panel", AREA), view.layout.rect(f"areas.{AREA}"), draw_panel, (), area=AREA)
    for temple in range(len(TEMPLES)):
        yield from _temple(view, temple)
    yield from _pyramid_track(view)


# ---- temples


@placed
def temple_rect(view: View, temple: int) -> QRectF:
    """A temple from its start to its top."""
    inner = view.layout.rect(f"areas.{AREA}").adjusted(6, 6, -6, -6)
    inner.setWidth(inner.width() - _TRACK_WIDTH - 6)
    return cells(inner, len(TEMPLES), 1, 5)[temple]


@placed
def step_rect(view: View, temple: int, step: int) -> QRectF:
    """A step of a temple; steps get narrower upwards, and higher where discovery tiles lie."""
    whole = temple_rect(view, temple)
    more = {major: _tiles_height(view, temple, major) for of, major in TEMPLE_SITES if of == temple}
    height = (whole.height() - _HEAD - sum(more.values())) / (TOP_STEP + 1)
    below = step * height + sum(own for major, own in more.items() if major < step)
    own = height + more.get(step, 0)
    less = _NARROWER * step / 2
    return QRectF(whole.left() + less, whole.bottom() - below - own, whole.width() - 2 * less, own - 2)


@placed
def marker_rect(view: View, temple: int, step: int, seat: int) -> QRectF:
    """Where a seat's marker stands on a step of a temple."""
    return square(_lanes(step_rect(view, temple, step))[seat].center(), _MARKER)


@placed
def track_rect(view: View) -> QRectF:
    """The pyramid track with its head."""
    inner = view.layout.rect(f"areas.{AREA}").adjusted(6, 6, -6, -6)
    return QRectF(inner.right() - _TRACK_WIDTH, inner.top(), _TRACK_WIDTH, inner.height())


@placed
def track_marker_rect(view: View, step: int, seat: int) -> QRectF:
    """Where a seat's marker stands on a space of the pyramid track."""
    rect = _track_spaces(view)[TRACK_LAST - step]
    side = min(rect.width() / 2 - 3, rect.height() / 2 - 10, _MARKER)
    places = cells(square(QPointF(rect.center().x(), rect.bottom() - side - 3), 2 * side + 2), 2, 2)
    return square(places[seat].center(), side)


@placed
def _track_spaces(view: View) -> tuple[QRectF, ...]:
    return cells(track_rect(view).adjusted(0, 122, 0, 0), 1, TRACK_LAST + 1, 4)


@placed
def _tiles_height(view: View, temple: int, step: int) -> float:
    # Room for as many discovery tiles as lie on the step at the start.
    if (temple, step) not in TEMPLE_SITES:
        return 0
    at_first: int = TEMPLE_TILES[list(TEMPLE_SITES).index((temple, step))][len(view.seats) - 2]
    return -(-at_first // _IN_A_ROW) * (_TILE + 2) + 4


def _temple(view: View, temple: int) -> Iterator[Piece]:
    game = view.game
    whole = temple_rect(view, temple)
    yield Piece(
        ("temple", temple),
        whole,
        draw_temple,
        (TEMPLES[temple],),
        Target("temple", temple),
        labels.temple_label(temple),
        z=1,
        area=AREA,
    )
    for step, (word, amount) in enumerate(TEMPLE_REWARDS[temple]):
        rect = step_rect(view, temple, step)
        site = TEMPLE_SITES.get((temple, step))
        tiles_height = _tiles_height(view, temple, step)
        yield Piece(
            ("step", temple, step),
            rect,
            draw_step,
            (TEMPLES[temple], step, word, amount, tiles_height),
            Target("step", (temple, step)),
            labels.step_label(temple, step),
            z=2,
            area=AREA,
        )
        if site is not None:
            strip = QRectF(rect.left() + 3, rect.bottom() - _LANES - tiles_height, rect.width() - 6, tiles_height - 4)
            rows = round(strip.height() / (_TILE + 2))
            yield from tiles.lying(site, game.discoveries[site], cells(strip, _IN_A_ROW, rows), AREA)
        if step == BONUS_STEP:
            bonus = game.layout.bonuses[temple]
            place = QRectF(rect.left() + 3, rect.top() + 4, rect.width() - 6, rect.height() - _LANES - 6)
            yield Piece(
                ("bonus", temple), place, tiles.draw_bonus, (bonus,), name=labels.bonus_label(bonus), z=3, area=AREA
            )
        for seat, player in enumerate(game.players):
            if player.temples[temple] == step:
                yield Piece(
                    ("temple marker", temple, seat),
                    marker_rect(view, temple, step, seat),
                    draw_marker,
                    ("marker_temple", view.colour(seat)),
                    z=20,
                    area=AREA,
                    loose=True,
                    name=labels.temple_marker_label(view.seats[seat].name, temple, step),
                )


def _lanes(rect: QRectF) -> tuple[QRectF, ...]:
    """The lower end of a step: each seat has its own lane, so that markers climb side by side."""
    return cells(QRectF(rect.left() + 2, rect.bottom() - _LANES - 1, rect.width() - 4, _LANES), 4, 1)


# ---- pyramid track


def _pyramid_track(view: View) -> Iterator[Piece]:
    game = view.game
    column = track_rect(view)
    eclipse = min(game.eclipses, ECLIPSES - 1)
    head = QRectF(column.left(), column.top(), column.width(), 118)
    yield Piece(
        ("track", "head"),
        head,
        draw_track_head,
        (TRACK_POINTS[eclipse],),
        z=1,
        area=AREA,
        name=labels.track_label(TRACK_POINTS[eclipse]),
    )
    spaces = _track_spaces(view)
    for step in range(TRACK_LAST + 1):
        rect = spaces[TRACK_LAST - step]
        yield Piece(("track", step), rect, draw_track_space, (str(step),), z=2, area=AREA)
        for seat, player in enumerate(game.players):
            if player.track == step:
                yield Piece(
                    ("track marker", seat),
                    track_marker_rect(view, step, seat),
                    draw_marker,
                    ("marker_pyramid", view.colour(seat)),
                    z=20,
                    area=AREA,
                    loose=True,
                    name=labels.track_marker_label(view.seats[seat].name, step),
                )


# ---- drawing


def draw_track_space(canvas: Canvas, rect: QRectF, words: str) -> None:
    """A space of the pyramid track: its number above, markers below."""
    canvas.box(rect, "board_paper", "board_edge", 6, 1.4)
    canvas.text(QRectF(rect.left(), rect.top() + 2, rect.width(), 20), words, 18, "ink_muted")


def draw_temple(canvas: Canvas, rect: QRectF, name: str) -> None:
    """The head of a temple, and the walls on both sides of its steps."""
    walls = QPolygonF(
        [
            QPointF(rect.left() + _NARROWER * TOP_STEP / 2 - 3, rect.top() + _HEAD - 3),
            QPointF(rect.right() - _NARROWER * TOP_STEP / 2 + 3, rect.top() + _HEAD - 3),
            QPointF(rect.right() + 2, rect.bottom() + 2),
            QPointF(rect.left() - 2, rect.bottom() + 2),
        ]
    )
    path = QPainterPath()
    path.addPolygon(walls)
    path.closeSubpath()
    canvas.path(path, "terrace", "board_edge", 1.4)
    canvas.picture(f"temple_{name}", square(QRectF(rect.left(), rect.top(), rect.width(), _HEAD).center(), _HEAD - 2))


def draw_step(
    canvas: Canvas, rect: QRectF, temple: str, step: int, word: str, amount: int, tiles_height: float
) -> None:
    """A step of a temple with its reward at the left; markers stand at the right, discovery tiles below."""
    colour = canvas.colour(f"temple_{temple}")
    # The stairs climb into the light.
    riser = colour.darker(round(_DARKEST - (_DARKEST - 100) * step / TOP_STEP))
    canvas.box(rect, riser, "board_edge", 5, 1.4)
    tread = QRectF(rect.left() + 2, rect.bottom() - _LANES - 2, rect.width() - 4, _LANES)
    canvas.box(tread, riser.darker(128), radius=4)
    canvas.box(QRectF(tread.left(), tread.bottom() - 3, tread.width(), 3), riser.lighter(132), radius=1.5)
    canvas.box(QRectF(rect.left() + 2, rect.top() + 2, rect.width() - 4, 3), riser.lighter(132), radius=1.5)
    if tiles_height:
        canvas.box(rect.adjusted(2, 2, -2, -2), edge="legal", radius=4, width=1.6, opacity=0.75)
    upper = rect.adjusted(4, 6, -4, -_LANES - tiles_height - 2)
    if word != "none":
        canvas.row(upper, (Pic(tiles.GAIN_PICTURES[word]), str(amount)), height=32, colour="on_temple")
    if step == TOP_STEP:
        canvas.box(rect, edge="legal", radius=5, width=2.4, opacity=0.9)


def draw_track_head(canvas: Canvas, rect: QRectF, points: int) -> None:
    """The pyramid track's sign, what a step is worth at the next eclipse, and what the leader gets."""
    canvas.picture("pyramid_track", QRectF(rect.center().x() - 21, rect.top(), 42, 42))
    first, second = cells(rect.adjusted(0, 46, 0, 0), 1, 2, 3)
    for line, tokens in (
        (first, (Pic("victory_points"), f"×{points}")),
        (second, (Pic("ui_trophy", 0.9, "accent_text"), f"+{LEADER_POINTS}")),
    ):
        canvas.box(line, "chip", radius=7)
        canvas.row(line.adjusted(3, 2, -3, -2), tokens, height=line.height() * 0.74, colour="on_chip")
