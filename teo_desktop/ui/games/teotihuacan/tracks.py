"""The Avenue of the Dead and the calendar."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QRectF

from teo_desktop.games.teotihuacan.catalog import (
    AVENUE_LAST,
    AVENUE_SITES,
    AVENUE_TILES,
    BUILDINGS,
    CALENDAR_SPACES,
    ECLIPSES,
)
from teo_desktop.games.teotihuacan.projection import eclipse_at_hand
from teo_desktop.games.teotihuacan.scoring import avenue_value
from teo_desktop.ui.games.teotihuacan import tiles
from teo_desktop.ui.games.teotihuacan.drawing import draw_marker, draw_panel, draw_picture
from teo_desktop.ui.games.teotihuacan.view import View, placed
from teo_desktop.ui.scene.canvas import Canvas, Pic, Token
from teo_desktop.ui.scene.items import Piece
from teo_desktop.ui.scene.layout import cells, square
from teo_desktop.ui.texts.teotihuacan import table as labels

_MARKER = 27.0
_AVENUE_TILE = 52.0


def pieces(view: View) -> Iterator[Piece]:
    """Both of them."""
    yield from _calendar(view)
    yield from _avenue(view)


# ---- Avenue of the Dead


def _avenue(view: View) -> Iterator[Piece]:
    game = view.game
    whole = view.layout.rect("areas.avenue")
    value = avenue_value(game)
    left = BUILDINGS - game.buildings
    yield Piece(("panel", "avenue"), whole, draw_panel, (), area="avenue")
    yield Piece(
        ("avenue", "head"),
        _avenue_head(view),
        draw_avenue_head,
        (labels.avenue_title(),),
        z=1,
        area="avenue",
        name=labels.avenue_label(value),
    )
    yield Piece(
        ("avenue", "value"),
        _avenue_tail(view),
        draw_avenue_value,
        (left, value),
        z=1,
        area="avenue",
        name=labels.avenue_value_label(left, value),
    )
    for step, rect in enumerate(_avenue_spaces(view)):
        site = AVENUE_SITES.get(step)
        yield Piece(
            ("avenue", step),
            rect,
            draw_avenue_space,
            (step, site is not None),
            z=2,
            area="avenue",
            name=labels.avenue_space_label(step),
        )
        if site is not None:
            places = cells(_lying_rect(rect, step), AVENUE_TILES[tuple(AVENUE_SITES).index(step)], 1)
            yield from tiles.lying(site, view.game.discoveries[site], places, "avenue")
        for seat, player in enumerate(game.players):
            if player.avenue == step:
                yield Piece(
                    ("avenue marker", seat),
                    avenue_marker_rect(view, step, seat),
                    draw_marker,
                    ("marker_avenue", view.colour(seat)),
                    z=20,
                    area="avenue",
                    loose=True,
                    name=labels.avenue_marker_label(view.seats[seat].name, step),
                )


@placed
def avenue_marker_rect(view: View, step: int, seat: int) -> QRectF:
    """Where a seat's marker stands on the Avenue."""
    rect = here = _avenue_spaces(view)[step]
    if step in AVENUE_SITES:
        here = QRectF(rect)
        here.setLeft(_lying_rect(rect, step).right() + 2)
    side = min(here.width() / 2 - 2, here.height() / 2 - 2, _MARKER)
    return square(cells(square(here.center(), 2 * side + 2), 2, 2)[seat].center(), side)


@placed
def building_store(view: View) -> QRectF:
    """Where buildings lie that nobody has taken."""
    return cells(_avenue_tail(view).adjusted(6, 3, -6, -3), 2, 1, 4)[0]


@placed
def _avenue_head(view: View) -> QRectF:
    whole = view.layout.rect("areas.avenue")
    return QRectF(whole.left() + 6, whole.top() + 4, 132, whole.height() - 8)


@placed
def _avenue_tail(view: View) -> QRectF:
    whole = view.layout.rect("areas.avenue")
    return QRectF(whole.right() - 158, whole.top() + 6, 152, whole.height() - 12)


@placed
def _avenue_spaces(view: View) -> tuple[QRectF, ...]:
    # A space is wider by as many tiles as lie there at the start.
    whole, head, tail = view.layout.rect("areas.avenue"), _avenue_head(view), _avenue_tail(view)
    strip = QRectF(head.right() + 6, whole.top() + 4, tail.left() - head.right() - 14, whole.height() - 8)
    lying = dict(zip(AVENUE_SITES, AVENUE_TILES, strict=True))
    plain = (strip.width() - 4 * AVENUE_LAST - _AVENUE_TILE * sum(AVENUE_TILES)) / (AVENUE_LAST + 1)
    left = strip.left()
    spaces = []
    for step in range(AVENUE_LAST + 1):
        width = plain + _AVENUE_TILE * lying.get(step, 0)
        spaces.append(QRectF(left, strip.top(), width, strip.height()))
        left += width + 4
    return tuple(spaces)


def _lying_rect(space: QRectF, step: int) -> QRectF:
    """Where discovery tiles lie on a space of the Avenue."""
    width = _AVENUE_TILE * AVENUE_TILES[tuple(AVENUE_SITES).index(step)]
    return QRectF(space.left() + 3, space.center().y() - _AVENUE_TILE / 2 + 2, width, _AVENUE_TILE - 4)


# ---- calendar


def _calendar(view: View) -> Iterator[Piece]:
    game = view.game
    whole = view.layout.rect("areas.calendar")
    yield Piece(("panel", "calendar"), whole, draw_panel, (), area="calendar")
    number = eclipse_at_hand(game)
    yield Piece(
        ("calendar", "head"),
        _calendar_head(view),
        draw_eclipse_number,
        (number, ECLIPSES, game.turns_left),
        z=1,
        area="calendar",
        name=labels.calendar_label(number, game.dark - game.light, game.turns_left),
    )
    for space, rect in enumerate(_calendar_spaces(view)):
        yield Piece(
            ("calendar", space),
            rect,
            draw_space,
            (str(space), space > game.dark),
            z=2,
            area="calendar",
            name=labels.calendar_space_label(space),
        )
        both = game.light == game.dark == space
        if space == game.dark:
            yield Piece(
                ("calendar", "dark"),
                calendar_rect(view, space),
                draw_picture,
                ("calendar_dark",),
                z=20,
                area="calendar",
                name=labels.dark_label(space),
            )
        if space == game.light:
            place = calendar_rect(view, space)
            place = square(place.center(), place.width() * (0.66 if both else 1))
            yield Piece(
                ("calendar", "light"),
                place,
                draw_picture,
                ("calendar_light",),
                z=21,
                area="calendar",
                name=labels.light_label(space),
            )


@placed
def calendar_rect(view: View, space: int) -> QRectF:
    """Where a marker lies on a space of the calendar."""
    rect = _calendar_spaces(view)[space]
    return square(rect.center(), min(rect.width(), rect.height()) - 1)


@placed
def _calendar_head(view: View) -> QRectF:
    whole = view.layout.rect("areas.calendar")
    return QRectF(whole.left() + 8, whole.top() + 5, 134, whole.height() - 10)


@placed
def _calendar_spaces(view: View) -> tuple[QRectF, ...]:
    whole, head = view.layout.rect("areas.calendar"), _calendar_head(view)
    strip = QRectF(head.right() + 8, whole.top() + 7, whole.right() - head.right() - 16, whole.height() - 14)
    return cells(strip, CALENDAR_SPACES, 1, 3)


# ---- drawing


def draw_space(canvas: Canvas, rect: QRectF, words: str, is_faint: bool = False) -> None:
    """A numbered space of a track."""
    opacity = 0.35 if is_faint else 1.0
    canvas.box(rect, "panel_raised", "panel_edge", 6, 1.4, opacity)
    canvas.painter.setOpacity(canvas.painter.opacity() * opacity)
    canvas.text(rect, words, 19, "muted")


def draw_avenue_head(canvas: Canvas, rect: QRectF, words: str) -> None:
    """The Avenue's sign and name."""
    icon = QRectF(rect.left(), rect.center().y() - 22, 44, 44)
    canvas.picture("avenue", icon)
    canvas.paragraph(
        QRectF(icon.right() + 4, rect.top(), rect.right() - icon.right() - 4, rect.height()),
        words,
        19,
        "text",
        "strong",
    )


def draw_avenue_value(canvas: Canvas, rect: QRectF, left: int, value: int) -> None:
    """Buildings that are left, and what a step on the Avenue is worth now."""
    canvas.box(rect, "chip", radius=8)
    first, second = cells(rect.adjusted(6, 3, -6, -3), 2, 1, 4)
    canvas.row(first, (Pic("building", 1.1), str(left)), height=rect.height() * 0.56, colour="on_chip")
    canvas.row(second, (Pic("victory_points", 1.1), f"×{value}"), height=rect.height() * 0.56, colour="on_chip")


def draw_avenue_space(canvas: Canvas, rect: QRectF, step: int, has_tiles: bool) -> None:
    """A stretch of the Avenue."""
    canvas.box(rect, "board_paper", "board_edge", 7, 1.6)
    corner = QRectF(rect.right() - 20, rect.bottom() - 20, 18, 18)
    canvas.text(corner, str(step), 15, "ink_muted")
    if has_tiles:
        canvas.box(rect.adjusted(2, 2, -2, -2), edge="accent", radius=6, width=1.6, opacity=0.7)


def draw_eclipse_number(canvas: Canvas, rect: QRectF, number: int, last: int, turns_left: int) -> None:
    """Which eclipse comes next; once it is triggered, how many turns are left before it."""
    tokens: tuple[Token, ...] = (Pic("eclipse"), f"{number}/{last}")
    if turns_left >= 0:
        canvas.box(rect, "chip", "danger", 9, 3)
        tokens = (*tokens, " ", Pic("ui_end_turn", 0.8, "on_chip"), str(turns_left))
        canvas.row(rect.adjusted(7, 3, -7, -3), tokens, height=rect.height() * 0.7, colour="on_chip")
        return
    canvas.row(rect, tokens, height=rect.height() * 0.86, colour="text")
