"""Pictures of tiles, drawn from their rows in the catalog, so that picture and rule cannot disagree."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QRectF, Qt

from teo_desktop.games.teotihuacan.catalog import (
    AFTER_SALARY,
    ALCHEMY_TEMPLES,
    ARROW_FREE,
    BOARD_NAMES,
    BONUSES,
    BOUGHT_POWER_UP,
    BUILDERS,
    COLLECTORS,
    COLLECTORS_CACAO,
    DISCOVERIES,
    EXCHANGE,
    EXCHANGED_AT_MOST,
    GOODS,
    MASK_POINTS,
    MASKS,
    PALACE_CACAO,
    POINTS_AFTER_SALARY,
    POINTS_FOR_MASK,
    POINTS_FOR_UNLOCKING,
    ROYAL_BUILDS,
    ROYALS,
    SALARY,
    STARTING,
    STEP_BACK,
    TECHNOLOGIES,
    TEMPLES,
    UNLOCK_POINTS,
    UNLOCK_TEMPLE,
    Gain,
)
from teo_desktop.ui.adapter import Target
from teo_desktop.ui.scene.canvas import Canvas, Pic, Token
from teo_desktop.ui.scene.items import Piece
from teo_desktop.ui.scene.layout import cells
from teo_desktop.ui.texts.teotihuacan import table as labels

LEFT = Qt.AlignmentFlag.AlignLeft
RIGHT = Qt.AlignmentFlag.AlignRight

GAIN_PICTURES = {
    **{good: good for good in GOODS},
    "points": "victory_points",
    "any_resource": "any_resource",
    "same_resource": "any_resource",
    "avenue": "avenue",
    "temple_any": "temple_any",
    **{f"temple_{name}": f"temple_{name}" for name in TEMPLES},
    "power_up": "power_up",
    "discovery_draw": "discovery_draw",
    "technology_lowest": "technology",
    "technology_number": "technology",
    "technology_highest": "technology",
    "track": "pyramid_track",
    "worship": "worship",
    "fourth_worker": "fourth_worker",
    "ascension_reward": "ascension",
    "different_temples": "temple_any",
}
"""The picture of each benefit, by the word of the data files."""
COUNTED_PICTURES = {
    "technologies": "technology",
    "track": "pyramid_track",
    "avenue": "avenue",
    "best_mask_set": "mask_set",
    "bonus_tiles": "bonus_tile",
    "discovery_tiles": "discovery",
    "workers": "worker",
}
"""The picture of what royal tiles and temple bonuses count."""
_PURE = (
    *("temple_blue", "temple_red", "temple_green", "temple_any", "avenue", "power_up", "discovery_draw"),
    *("track", "fourth_worker", "ascension_reward"),
)
"""Benefits that are shown without a number when there is one of them."""
_SMALL = 44.0
"""A tile narrower than this shows its benefit alone, without its price."""


def gain_tokens(gain: Gain, sign: str = "") -> tuple[Token, ...]:
    """Benefits as pictures with their numbers."""
    tokens: list[Token] = []
    for word, amount in gain:
        tokens.append(Pic(GAIN_PICTURES[word]))
        if word == "different_temples":
            tokens += [token for _ in range(amount - 1) for token in ("≠", Pic(GAIN_PICTURES[word]))]
            continue
        if word == "technology_highest":
            tokens.append("▲")
            continue
        if word == "technology_lowest" or (word in _PURE and amount == 1):
            continue
        tokens.append(f"{sign}{amount}")
    return tuple(tokens)


def price_tokens(price: Sequence[int]) -> tuple[Token, ...]:
    """Goods by kind as pictures with their numbers."""
    return tuple(token for good, amount in enumerate(price) if amount for token in (Pic(GOODS[good]), str(amount)))


# ---- discovery tiles


def draw_discovery(canvas: Canvas, rect: QRectF, kind: int, is_used: bool = False) -> None:
    """A discovery tile: its price at the top left, its benefit in the middle."""
    side = min(rect.width(), rect.height())
    tile = QRectF(rect.center().x() - side / 2, rect.center().y() - side / 2, side, side)
    canvas.picture("discovery_back" if is_used else "discovery_ground", tile)
    if is_used:
        return
    row = DISCOVERIES[kind]
    inner = tile.adjusted(side * 0.13, side * 0.13, -side * 0.13, -side * 0.13)
    price = price_tokens(row.price)
    if price and side >= _SMALL:
        top = QRectF(inner.left(), inner.top(), inner.width(), inner.height() * 0.3)
        canvas.row(top, price, align=LEFT)
        inner.setTop(top.bottom())
    picture = f"{row.id}" if kind < MASKS or not row.gain else ""
    if picture:
        canvas.row(inner, (Pic(picture),))
    else:
        ((word, amount),) = row.gain
        shows_number = amount > 1 or word not in _PURE
        tokens: tuple[Token, ...] = (Pic(GAIN_PICTURES[word]), str(amount)) if shows_number else gain_tokens(row.gain)
        canvas.row(inner, tokens, height=inner.height() * (0.62 if shows_number and price and side >= _SMALL else 0.8))


def lying(site: int, kinds: Sequence[int], places: Sequence[QRectF], area: str) -> Iterator[Piece]:
    """The discovery tiles at a site of the Avenue or a temple. Equal ones share their target: it is all the same."""
    for number, (kind, place) in enumerate(zip(kinds, places, strict=False)):
        side = min(place.width(), place.height()) - 1
        yield Piece(
            ("claim", site, kind, kinds[:number].count(kind)),
            _middle(place, side),
            draw_discovery,
            (kind,),
            Target("claim", (site, kind)),
            labels.discovery_label(kind),
            z=4,
            area=area,
        )


# ---- technologies


def draw_technology(canvas: Canvas, rect: QRectF, technology: int, place: int, owners: tuple[str, ...]) -> None:
    """A technology: price and the temple of its column above, what it does in the middle, its owners below.

    In no place (-1) it has no column.
    """
    row = TECHNOLOGIES[technology]
    temple = TEMPLES[ALCHEMY_TEMPLES[place % 3]]
    canvas.box(rect.translated(0, 2), "shadow", radius=7, opacity=0.3)
    canvas.box(rect, "card", "board_edge", 7, 1.8)
    band = QRectF(rect.left() + 2, rect.top() + 2, rect.width() - 4, rect.height() * 0.3)
    canvas.box(band, f"temple_{temple}" if place >= 0 else "chip", radius=5)
    colour = "on_temple" if place >= 0 else "on_chip"
    canvas.row(band.adjusted(4, 2, -4, -2), (Pic("gold"), str(row.gold)), colour=colour, align=LEFT)
    if place >= 0:
        canvas.row(band.adjusted(4, 1, -3, -1), (Pic(f"temple_{temple}"),), align=RIGHT)
    foot = rect.height() * 0.24
    middle = QRectF(rect.left() + 3, band.bottom() + 2, rect.width() - 6, rect.bottom() - foot - band.bottom() - 4)
    follows, brings = technology_tokens(technology)
    arrow = (Pic("gain", 0.6),) if brings else ()
    if len(follows) + len(brings) > 4:
        for line, tokens in zip(cells(middle, 1, 2), (follows, (*arrow, *brings)), strict=True):
            canvas.row(line, tokens, height=line.height())
    else:
        canvas.row(middle, (*follows, *arrow, *brings), height=min(28.0, middle.height()))
    for number, owner in enumerate(owners):
        canvas.marker("marker_technology", owner, owner_rect(rect, number))


def owner_rect(rect: QRectF, number: int) -> QRectF:
    """Where the marker of an owner (from 0) lies on a technology."""
    lane = cells(_bottom(rect, 0.24), 4, 1)[number]
    return _middle(lane, min(lane.width(), lane.height()) + 1)


_UNUSUAL: dict[int, tuple[tuple[Token, ...], tuple[Token, ...]]] = {
    EXCHANGE: (
        (Pic("palace_pass", 1.15),),
        (Pic("any_resource", 0.9), Pic("trade", 0.9), Pic("any_resource", 0.9), f"≤{EXCHANGED_AT_MOST}"),
    ),
    COLLECTORS: ((Pic("collect", 1.1),), (Pic("cacao"), f"+{COLLECTORS_CACAO}")),
    UNLOCK_POINTS: ((Pic("unlock", 1.1),), (Pic("victory_points"), str(POINTS_FOR_UNLOCKING))),
    MASK_POINTS: ((Pic("mask_any", 1.1),), (Pic("victory_points"), str(POINTS_FOR_MASK))),
    AFTER_SALARY: ((Pic("salary", 1.1), "+1", Pic("cacao")), (Pic("victory_points"), str(POINTS_AFTER_SALARY))),
    UNLOCK_TEMPLE: ((Pic("unlock", 1.05), Pic("unlock", 1.05)), (Pic("temple_any", 1.1),)),
    ARROW_FREE: ((Pic("decoration_tile", 1.1),), (Pic("ui_rotate_right", 1.0, "ink"),)),
    STEP_BACK: ((Pic("ui_step_back", 1.0, "ink"), Pic("worker", 1.05)), (Pic("move", 1.1),)),
}
"""What technologies do that follow no main action; all of them are in play with all tiles only."""


def technology_tokens(technology: int) -> tuple[tuple[Token, ...], tuple[Token, ...]]:
    """What a technology follows, and what it then brings."""
    row = TECHNOLOGIES[technology]
    bit = 1 << technology
    if bit == PALACE_CACAO:
        return (Pic("palace_pass", 1.15),), (Pic("cacao"), "1")
    if bit == BOUGHT_POWER_UP:
        return (Pic("cacao", 0.95), "1"), (Pic("power_up", 1.15),)
    if bit in _UNUSUAL:
        return _UNUSUAL[bit]
    if bit == BUILDERS:
        return (Pic("board_construction", 1.1), Pic("extra_worker", 1.05)), ("−1", Pic("wood", 0.8), Pic("stone", 0.8))
    follows = tuple(Pic(f"board_{BOARD_NAMES[board]}", 1.0) for board in row.after)
    return follows, gain_tokens(row.gain, "+" if len(row.gain) == 1 else "")


# ---- royal tiles


def draw_royal(canvas: Canvas, rect: QRectF, royal: int) -> None:
    """A royal tile: its ability, and by the power of the worker how often or how much."""
    row = ROYALS[royal]
    limit = f"+{row.limit_plus}" if row.limit_plus > 0 else f"−{-row.limit_plus}" if row.limit_plus else ""
    power: tuple[Token, ...] = (Pic("worker", 0.95), *((limit,) if limit else ()))
    paid: list[Token] = [Pic("cacao"), str(row.pay_cacao)] if row.pay_cacao else []
    paid += [Pic("any_resource"), str(row.pay_resource)] if row.pay_resource else []
    gained = tuple(Pic(GAIN_PICTURES[word]) for word, _ in row.gain)
    lines: list[tuple[Token, ...]]
    few, many = ROYAL_BUILDS
    cheap = max(worker for worker, due in enumerate(SALARY) if due <= 1)
    if row.kind == "build":
        lines = [
            (Pic("worker"), f"1–{cheap}", Pic("pyramid_tile"), str(few)),
            (Pic("worker"), f"{cheap + 1}–{len(SALARY) - 1}", Pic("pyramid_tile"), f"≤{many}"),
        ]
    elif row.kind == "score":
        lines = [(Pic("victory_points"), str(row.each), "/", Pic(COUNTED_PICTURES[row.counts])), ("≤", *power)]
    elif row.kind == "once":
        lines = [(*gained, "×", *power)] if not paid else [tuple(paid), (Pic("gain", 0.7), *gained, "×", *power)]
    elif len(row.gain) == 1:
        amounts = gain_tokens(row.gain)
        lines = [(*paid, Pic("gain", 0.6), *amounts), ("≤", *power, "×")]
    else:
        lines = [(*paid, Pic("gain", 0.6), *gained), ("≤", *power, "×")]
    height = min(32.0, rect.height() / len(lines) - 4)
    field = rect.adjusted(0, 2, 0, -2) if len(lines) > 1 else rect
    for line, tokens in zip(cells(field, 1, len(lines)), lines, strict=True):
        canvas.row(line, tokens, height=height)


# ---- temple bonuses and starting tiles


def draw_bonus(canvas: Canvas, rect: QRectF, bonus: int) -> None:
    """A temple bonus tile: points for each of what it counts."""
    row = BONUSES[bonus]
    canvas.box(rect, "card", "board_edge", 5, 1.6)
    inner = rect.adjusted(3, 3, -3, -3)
    points = Pic("victory_points")
    if row.counts == "one":
        canvas.row(inner, (points, str(row.each)), height=inner.height() * 0.8)
    elif row.counts == "workers":
        cheap = max(power for power, due in enumerate(SALARY) if due <= 1)
        low, high = cells(inner, 1, 2)
        canvas.row(low, (Pic("worker"), f"1–{cheap}", points, str(row.low_power)))
        canvas.row(high, (Pic("worker"), f"{cheap + 1}–{len(SALARY) - 1}", points, str(row.high_power)))
    else:
        canvas.row(
            inner,
            (
                points,
                str(row.each) if row.each > 1 else "=",
                *(("/",) if row.each > 1 else ()),
                Pic(COUNTED_PICTURES[row.counts], 1.1),
            ),
            height=inner.height() * 0.72,
        )


def draw_starting_ground(canvas: Canvas, rect: QRectF, tile: int) -> None:
    """A starting tile without its benefits: its paper, and below the boards on which workers may begin."""
    canvas.box(rect, "card", "board_edge", 8, 2)
    band = _bottom(rect, 0.3)
    canvas.box(band.adjusted(0, 0, 0, 0), "chip", radius=6)
    for part, board in zip(cells(band.adjusted(4, 2, -4, -2), 2, 1), STARTING[tile].boards, strict=True):
        canvas.row(
            part, (str(board), Pic(f"board_{BOARD_NAMES[board]}", 1.1)), colour="on_chip", height=part.height() * 0.82
        )


def benefit_places(rect: QRectF, tile: int) -> tuple[QRectF, ...]:
    """Where the benefits of a starting tile stand on it, in the order of its row."""
    gain = STARTING[tile].gain
    upper = rect.adjusted(6, 6, -6, -rect.height() * 0.3 - 6)
    columns = 2 if len(gain) > 1 and upper.width() > 90 else 1
    return cells(upper, columns, -(-len(gain) // columns), 3)[: len(gain)]


def draw_benefit(canvas: Canvas, rect: QRectF, word: str, amount: int) -> None:
    """One benefit of a starting tile."""
    canvas.row(rect, gain_tokens(((word, amount),)), height=min(rect.height() * 0.8, 44))


def _bottom(rect: QRectF, share: float) -> QRectF:
    height = rect.height() * share
    return QRectF(rect.left() + 2, rect.bottom() - height - 2, rect.width() - 4, height)


def _middle(rect: QRectF, side: float) -> QRectF:
    return QRectF(rect.center().x() - side / 2, rect.center().y() - side / 2, side, side)
