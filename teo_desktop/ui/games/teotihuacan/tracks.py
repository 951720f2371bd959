"""The Avenue of the Dead, the calendar, and the rewards of an ascension."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QRectF

from teo_desktop.games.teotihuacan.catalog import (
    ASCENSION_CACAO,
    ASCENSION_POINTS,
    AVENUE_LAST,
    AVENUE_SITES,
    AVENUE_TILES,
    BUILDINGS,
    CALENDAR_SPACES,
    ECLIPSES,
    FOURTH_WORKER_CACAO,
    FOURTH_WORKER_POWER,
    TWO_TEMPLES_CACAO,
)
from teo_desktop.games.teotihuacan.choices import (
    CACAO_REWARD,
    POINTS_REWARD,
    TEMPLE_REWARD,
    TWO_TEMPLES_REWARD,
    WORKER_REWARD,
)
from teo_desktop.games.teotihuacan.scoring import avenue_value
from teo_desktop.ui.adapter import Target
from teo_desktop.ui.games.teotihuacan import tiles
from teo_desktop.ui.games.teotihuacan.drawing import draw_marker, draw_panel, draw_picture
from teo_desktop.ui.games.teotihuacan.view import View
from teo_desktop.ui.scene.canvas import Canvas, Pic, Token
from teo_desktop.ui.scene.items import Piece
from teo_desktop.ui.scene.layout import cells, square
from teo_desktop.ui.texts.teotihuacan import table as labels

_MARKER = 27.0
_AVENUE_TILE = 52.0

REWARDS: dict[str, tuple[Token, ...]] = {
    POINTS_REWARD: (Pic("victory_points"), str(ASCENSION_POINTS)),
    CACAO_REWARD: (Pic("cacao"), str(ASCENSION_CACAO)),
    TEMPLE_REWARD: (Pic("temple_any"),),
    TWO_TEMPLES_REWARD: (
        Pic("cacao", 0.9),
        str(TWO_TEMPLES_CACAO),
        Pic("gain", 0.55),
        Pic("temple_any", 0.95),
        Pic("temple_any", 0.95),
    ),
    WORKER_REWARD: (Pic("fourth_worker"), str(FOURTH_WORKER_POWER), Pic("cacao", 0.9), str(FOURTH_WORKER_CACAO)),
}
"""The rewards of an ascension, in the order of the rules."""


def pieces(view: View) -> Iterator[Piece]:
    """All of these."""
    yield from _calendar(view)
    yield from _ascension(view)
    yield from _avenue(view)


# ---- Avenue of the Dead


def _avenue(view: View) -> Iterator[Piece]:
    game = view.game
    whole = view.layout.rect("areas.avenue")
    value = avenue_value(game)
    left = BUILDINGS - game.buildings
    yield Piece(("panel", "avenue"), whole, draw_panel, (), area="avenue")
    head = QRectF(whole.left() + 6, whole.top() + 4, 132, whole.height() - 8)
    yield Piece(
        ("avenue", "head"),
        head,
        draw_avenue_head,
        (labels.avenue_title(),),
        z=1,
        area="avenue",
        name=labels.avenue_label(value),
    )
    tail = QRectF(whole.right() - 158, whole.top() + 6, 152, whole.height() - 12)
    yield Piece(
        ("avenue", "value"),
        tail,
        draw_avenue_value,
        (left, value),
        z=1,
        area="avenue",
        name=labels.avenue_value_label(left, value),
    )
    strip = QRectF(head.right() + 6, whole.top() + 4, tail.left() - head.right() - 14, whole.height() - 8)
    step_of_tiles = tuple(AVENUE_SITES)
    for step, rect in zip(range(AVENUE_LAST + 1), _avenue_spaces(strip), strict=True):
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
        here = QRectF(rect)
        if site is not None:
            width = _AVENUE_TILE * AVENUE_TILES[step_of_tiles.index(step)]
            lying = QRectF(rect.left() + 3, rect.center().y() - _AVENUE_TILE / 2 + 2, width, _AVENUE_TILE - 4)
            places = cells(lying, AVENUE_TILES[step_of_tiles.index(step)], 1)
            yield from tiles.lying(site, view.game.discoveries[site], places, "avenue")
            here.setLeft(lying.right() + 2)
        else:
            here.setTop(rect.top())
        side = min(here.width() / 2 - 2, here.height() / 2 - 2, _MARKER)
        places = cells(square(here.center(), 2 * side + 2), 2, 2)
        for seat, player in enumerate(game.players):
            if player.avenue == step:
                yield Piece(
                    ("avenue marker", seat),
                    square(places[seat].center(), side),
                    draw_marker,
                    ("marker_avenue", view.colour(seat)),
                    z=20,
                    area="avenue",
                    loose=True,
                    name=labels.avenue_marker_label(view.seats[seat].name, step),
                )


def _avenue_spaces(strip: QRectF) -> Iterator[QRectF]:
    # A space is wider by as many tiles as lie there at the start.
    lying = dict(zip(AVENUE_SITES, AVENUE_TILES, strict=True))
    plain = (strip.width() - 4 * AVENUE_LAST - _AVENUE_TILE * sum(AVENUE_TILES)) / (AVENUE_LAST + 1)
    left = strip.left()
    for step in range(AVENUE_LAST + 1):
        width = plain + _AVENUE_TILE * lying.get(step, 0)
        yield QRectF(left, strip.top(), width, strip.height())
        left += width + 4


# ---- calendar and ascension


def _calendar(view: View) -> Iterator[Piece]:
    game = view.game
    whole = view.layout.rect("areas.calendar")
    yield Piece(("panel", "calendar"), whole, draw_panel, (), area="calendar")
    number = min(game.eclipses + 1, ECLIPSES)
    head = QRectF(whole.left() + 8, whole.top() + 5, 134, whole.height() - 10)
    yield Piece(
        ("calendar", "head"),
        head,
        draw_eclipse_number,
        (number, ECLIPSES, game.turns_left),
        z=1,
        area="calendar",
        name=labels.calendar_label(number, game.dark - game.light, game.turns_left),
    )
    strip = QRectF(head.right() + 8, whole.top() + 7, whole.right() - head.right() - 16, whole.height() - 14)
    for space, rect in enumerate(cells(strip, CALENDAR_SPACES, 1, 3)):
        yield Piece(("calendar", space), rect, draw_space, (str(space), space > game.dark), z=2, area="calendar")
        side = min(rect.width(), rect.height()) - 1
        both = game.light == game.dark == space
        if space == game.dark:
            yield Piece(
                ("calendar", "dark"),
                square(rect.center(), side),
                draw_picture,
                ("calendar_dark",),
                z=20,
                area="calendar",
                name=labels.dark_label(space),
            )
        if space == game.light:
            place = square(rect.center(), side * 0.66 if both else side)
            yield Piece(
                ("calendar", "light"),
                place,
                draw_picture,
                ("calendar_light",),
                z=21,
                area="calendar",
                name=labels.light_label(space),
            )


def _ascension(view: View) -> Iterator[Piece]:
    whole = view.layout.rect("areas.ascension")
    yield Piece(("panel", "ascension"), whole, draw_panel, (), area="ascension")
    head = QRectF(whole.left() + 8, whole.top() + 6, 46, whole.height() - 12)
    yield Piece(
        ("ascension", "head"), head, draw_picture, ("ascension",), z=1, area="ascension", name=labels.ascension_label()
    )
    left = head.right() + 8
    weights = {POINTS_REWARD: 1.0, CACAO_REWARD: 1.0, TEMPLE_REWARD: 0.75, TWO_TEMPLES_REWARD: 2.0, WORKER_REWARD: 1.6}
    unit = (whole.right() - 8 - left - 4 * 5) / sum(weights.values())
    for reward, tokens in REWARDS.items():
        rect = QRectF(left, whole.top() + 7, unit * weights[reward], whole.height() - 14)
        yield Piece(
            ("reward", reward),
            rect,
            draw_reward,
            (tokens,),
            Target("reward", reward),
            labels.reward_label(reward),
            z=3,
            area="ascension",
        )
        left += rect.width() + 5


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


def draw_reward(canvas: Canvas, rect: QRectF, tokens: tuple[Token, ...]) -> None:
    """A reward of an ascension."""
    canvas.box(rect, "card", "card_edge", 7, 1.6)
    canvas.row(rect.adjusted(4, 3, -4, -3), tokens, height=rect.height() * 0.72)
