"""The tracks: three temples and the pyramid track side by side, the Avenue of the Dead, the calendar, ascension."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QPointF, QRectF

from teo_desktop.games.teotihuacan.catalog import (
    ASCENSION_CACAO,
    ASCENSION_POINTS,
    AVENUE_LAST,
    AVENUE_SITES,
    AVENUE_TILES,
    BONUS_STEP,
    BUILDINGS,
    CALENDAR_SPACES,
    ECLIPSES,
    FOURTH_WORKER_CACAO,
    FOURTH_WORKER_POWER,
    LEADER_POINTS,
    TEMPLE_REWARDS,
    TEMPLE_SITES,
    TEMPLES,
    TOP_STEP,
    TRACK_LAST,
    TRACK_POINTS,
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
from teo_desktop.ui.games.teotihuacan.view import View
from teo_desktop.ui.scene.canvas import Canvas, Pic, Token
from teo_desktop.ui.scene.items import Piece
from teo_desktop.ui.scene.layout import cells, square
from teo_desktop.ui.texts.teotihuacan import table as labels

_NARROWER = 2.2
"""How much narrower each step of a temple is than the one below it."""
_HEAD = 44.0
_TRACK_WIDTH = 58.0
_MAJOR_MORE = 32.0
"""How much higher a step with discovery tiles is."""
_LANES = 29.0
"""How much of a step its markers take."""
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
    """All tracks."""
    yield from _calendar(view)
    yield from _ascension(view)
    yield Piece(("panel", "tracks"), view.layout.rect("areas.tracks"), draw_panel, (), area="tracks")
    for temple in range(len(TEMPLES)):
        yield from _temple(view, temple)
    yield from _pyramid_track(view)
    yield from _avenue(view)


# ---- temples


def temple_rect(view: View, temple: int) -> QRectF:
    """A temple from its start to its top."""
    inner = view.layout.rect("areas.tracks").adjusted(6, 6, -6, -6)
    inner.setWidth(inner.width() - _TRACK_WIDTH - 6)
    return cells(inner, len(TEMPLES), 1, 5)[temple]


def step_rect(view: View, temple: int, step: int) -> QRectF:
    """A step of a temple; steps get narrower upwards."""
    whole = temple_rect(view, temple)
    majors = [number for of, number in TEMPLE_SITES if of == temple]
    height = (whole.height() - _HEAD - _MAJOR_MORE * len(majors)) / (TOP_STEP + 1)
    below = step * height + _MAJOR_MORE * sum(major < step for major in majors)
    own = height + (_MAJOR_MORE if step in majors else 0)
    less = _NARROWER * step / 2
    return QRectF(whole.left() + less, whole.bottom() - below - own, whole.width() - 2 * less, own - 2)


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
        area="tracks",
    )
    for step, (word, amount) in enumerate(TEMPLE_REWARDS[temple]):
        rect = step_rect(view, temple, step)
        site = TEMPLE_SITES.get((temple, step))
        yield Piece(
            ("step", temple, step),
            rect,
            draw_step,
            (TEMPLES[temple], step, word, amount, site is not None),
            Target("step", (temple, step)),
            labels.step_label(temple, step),
            z=2,
            area="tracks",
        )
        if site is not None:
            strip = QRectF(rect.left() + 5, rect.bottom() - _LANES - _MAJOR_MORE, rect.width() - 10, _MAJOR_MORE - 3)
            yield from _lying_tiles(view, site, strip)
        if step == BONUS_STEP:
            bonus = game.layout.bonuses[temple]
            place = QRectF(rect.left() + 3, rect.top() + 4, rect.width() - 6, rect.height() - _LANES - 6)
            yield Piece(
                ("bonus", temple), place, tiles.draw_bonus, (bonus,), name=labels.bonus_label(bonus), z=3, area="tracks"
            )
        for seat, (player, lane) in enumerate(zip(game.players, _lanes(rect), strict=False)):
            if player.temples[temple] == step:
                yield Piece(
                    ("temple marker", temple, seat),
                    square(lane.center(), _MARKER),
                    draw_marker,
                    ("marker_temple", view.colour(seat)),
                    z=20,
                    area="tracks",
                    loose=True,
                    name=labels.temple_marker_label(view.seats[seat].name, temple, step),
                )


def _lanes(rect: QRectF) -> tuple[QRectF, ...]:
    """The lower end of a step: each seat has its own lane, so that markers climb side by side."""
    return cells(QRectF(rect.left() + 2, rect.bottom() - _LANES - 1, rect.width() - 4, _LANES), 4, 1)


def _lying_tiles(view: View, site: int, strip: QRectF) -> Iterator[Piece]:
    # Of equal tiles at a site one is as good as the other: they share their target.
    lying = view.game.discoveries[site]
    side = strip.height()
    apart = min(side + 2, (strip.width() - side) / max(1, len(lying) - 1))
    left = strip.center().x() - (apart * (len(lying) - 1) + side) / 2
    seen: dict[int, int] = {}
    for number, kind in enumerate(lying):
        seen[kind] = seen.get(kind, 0) + 1
        yield Piece(
            ("claim", site, kind, seen[kind]),
            QRectF(left + number * apart, strip.top(), side, side),
            tiles.draw_discovery,
            (kind,),
            Target("claim", (site, kind)),
            labels.discovery_label(kind),
            z=4 + 0.01 * number,
            area="avenue" if site in AVENUE_SITES.values() else "tracks",
        )


# ---- pyramid track


def _pyramid_track(view: View) -> Iterator[Piece]:
    game = view.game
    inner = view.layout.rect("areas.tracks").adjusted(6, 6, -6, -6)
    column = QRectF(inner.right() - _TRACK_WIDTH, inner.top(), _TRACK_WIDTH, inner.height())
    eclipse = min(game.eclipses, ECLIPSES - 1)
    head = QRectF(column.left(), column.top(), column.width(), 118)
    yield Piece(
        ("track", "head"),
        head,
        draw_track_head,
        (TRACK_POINTS[eclipse],),
        z=1,
        area="tracks",
        name=labels.track_label(TRACK_POINTS[eclipse]),
    )
    spaces = cells(column.adjusted(0, 122, 0, 0), 1, TRACK_LAST + 1, 4)
    for step in range(TRACK_LAST + 1):
        rect = spaces[TRACK_LAST - step]
        yield Piece(("track", step), rect, draw_track_space, (str(step),), z=2, area="tracks")
        side = min(rect.width() / 2 - 3, rect.height() / 2 - 10, _MARKER)
        places = cells(square(QPointF(rect.center().x(), rect.bottom() - side - 3), 2 * side + 2), 2, 2)
        for seat, player in enumerate(game.players):
            if player.track == step:
                yield Piece(
                    ("track marker", seat),
                    square(places[seat].center(), side),
                    draw_marker,
                    ("marker_pyramid", view.colour(seat)),
                    z=20,
                    area="tracks",
                    loose=True,
                    name=labels.track_marker_label(view.seats[seat].name, step),
                )


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
            yield from _lying_tiles(view, site, lying)
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
    head = QRectF(whole.left() + 8, whole.top() + 5, 104, whole.height() - 10)
    yield Piece(
        ("calendar", "head"),
        head,
        draw_eclipse_number,
        (number, ECLIPSES),
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


def draw_panel(canvas: Canvas, rect: QRectF) -> None:
    """The ground of a part of the table."""
    canvas.box(rect.translated(1, 3), "shadow", radius=10, opacity=0.3)
    canvas.box(rect, "panel", "panel_edge", 10, 1.6)


def draw_picture(canvas: Canvas, rect: QRectF, name: str) -> None:
    """A picture of the theme."""
    canvas.picture(name, square(rect.center(), min(rect.width(), rect.height())))


def draw_marker(canvas: Canvas, rect: QRectF, name: str, colour: str) -> None:
    """A wooden piece of a seat."""
    canvas.marker(name, colour, rect)


def draw_space(canvas: Canvas, rect: QRectF, words: str, is_faint: bool = False) -> None:
    """A numbered space of a track."""
    opacity = 0.35 if is_faint else 1.0
    canvas.box(rect, "panel_raised", "panel_edge", 6, 1.4, opacity)
    canvas.painter.setOpacity(canvas.painter.opacity() * opacity)
    canvas.text(rect, words, 19, "muted")


def draw_track_space(canvas: Canvas, rect: QRectF, words: str) -> None:
    """A space of the pyramid track: its number above, markers below."""
    canvas.box(rect, "panel_raised", "panel_edge", 6, 1.4)
    canvas.text(QRectF(rect.left(), rect.top() + 2, rect.width(), 17), words, 16, "muted")


def draw_temple(canvas: Canvas, rect: QRectF, name: str) -> None:
    """The head of a temple, and the ground behind its steps."""
    canvas.picture(f"temple_{name}", square(QRectF(rect.left(), rect.top(), rect.width(), _HEAD).center(), _HEAD - 2))


def draw_step(canvas: Canvas, rect: QRectF, temple: str, step: int, word: str, amount: int, is_major: bool) -> None:
    """A step of a temple with its reward at the left; markers stand at the right, discovery tiles below."""
    colour = canvas.colour(f"temple_{temple}")
    if step % 2:
        colour = colour.darker(114)
    canvas.box(rect, colour, "board_edge", 5, 1.4)
    canvas.box(QRectF(rect.left() + 2, rect.top() + 2, rect.width() - 4, 3), colour.lighter(135), radius=1.5)
    if is_major:
        canvas.box(rect.adjusted(2, 2, -2, -2), edge="legal", radius=4, width=1.6, opacity=0.75)
    upper = rect.adjusted(4, 5, -4, -_LANES - (_MAJOR_MORE if is_major else 0))
    if word != "none":
        canvas.row(upper, (Pic(tiles.GAIN_PICTURES[word]), str(amount)), height=29, colour="on_temple")
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


def draw_eclipse_number(canvas: Canvas, rect: QRectF, number: int, last: int) -> None:
    """Which eclipse comes next."""
    canvas.row(rect, (Pic("eclipse"), f"{number}/{last}"), height=rect.height() * 0.86, colour="text")


def draw_reward(canvas: Canvas, rect: QRectF, tokens: tuple[Token, ...]) -> None:
    """A reward of an ascension."""
    canvas.box(rect, "card", "card_edge", 7, 1.6)
    canvas.row(rect.adjusted(4, 3, -4, -3), tokens, height=rect.height() * 0.72)
