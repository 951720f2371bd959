"""What lies before the seat that the table faces: goods, tiles in hand, and buttons for what lies nowhere else.

While the game is set up, its starting tiles lie upon the pyramid.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QPointF, QRectF, Qt

from teo_desktop.games.teotihuacan import choices
from teo_desktop.games.teotihuacan.catalog import (
    BOARD_SITES,
    DISCOVERIES,
    GOODS,
    LEVEL_STONE,
    LEVEL_WOOD,
    POINTS_AFTER_SALARY,
    TEMPLE_SITES,
    UNLOCK_COST,
    UNPAID_POINTS,
)
from teo_desktop.games.teotihuacan.construction import PayForTile
from teo_desktop.games.teotihuacan.discovery import ClaimDiscovery
from teo_desktop.games.teotihuacan.eclipse import PayForPoints
from teo_desktop.games.teotihuacan.interrupts import UnlockAll
from teo_desktop.games.teotihuacan.scoring import salary
from teo_desktop.games.teotihuacan.tables import SPOT_LEVELS
from teo_desktop.games.teotihuacan.temples import MajorStep
from teo_desktop.kernel.agenda import PASS, Choice
from teo_desktop.ui.adapter import Target
from teo_desktop.ui.games.teotihuacan import tiles, tray
from teo_desktop.ui.games.teotihuacan.drawing import draw_panel
from teo_desktop.ui.games.teotihuacan.targets import (
    END_BUTTON,
    FREE_UNLOCK_BUTTON,
    PAID_UNLOCK_BUTTON,
    PASS_BUTTON,
    STEP_BACK_BUTTON,
    amount_button,
    gained_button,
    pay_button,
    price_button,
    site_target,
)
from teo_desktop.ui.games.teotihuacan.view import View
from teo_desktop.ui.scene.canvas import Canvas, Pic, Token
from teo_desktop.ui.scene.items import Piece
from teo_desktop.ui.scene.layout import cells, square
from teo_desktop.ui.texts.counted import Counted
from teo_desktop.ui.texts.teotihuacan import table as labels
from teo_desktop.ui.texts.teotihuacan import tiles as tile_texts

AREA = "hand"
OF_ONE_SEAT = frozenset({"good", "mask", "held"})
"""The kinds of things that lie only before the seat that the table faces."""
_NAME = 190.0
_GOOD = 92.0
_BUTTON = 178.0
_GAP = 14.0
_MASK = 46.0
_NAME_HEIGHT = 62.0
_GOOD_HEIGHT = 66.0
_BUTTON_HEIGHT = 58.0
_MOST_IN_A_COLUMN = 6
"""Buttons beside the table stand in one column up to so many."""


def pieces(view: View) -> Iterator[Piece]:
    """The hand, and the tray with starting tiles as long as there are any to deal with."""
    whole = view.layout.rect(f"areas.{AREA}")
    yield Piece(("panel", AREA), whole, draw_panel, (), area=AREA, name=labels.area_titles()[AREA])
    if whole.height() > whole.width():
        yield from _column(view, whole.adjusted(10, 10, -10, -10))
    else:
        yield from _row(view, whole.adjusted(10, 7, -10, -7))
    if view.is_setting_up:
        yield from tray.pieces(view)


def _row(view: View, inner: QRectF) -> Iterator[Piece]:
    # Below the table: from the name at the left to the buttons at the right.
    yield _name(view, QRectF(inner.left(), inner.top(), _NAME, inner.height()))
    left = inner.left() + _NAME + 8
    yield from _goods(
        view, [QRectF(left + n * _GOOD, inner.top(), _GOOD - 6, inner.height()) for n in range(len(GOODS))]
    )
    left += len(GOODS) * _GOOD + 6
    buttons = list(_buttons(view))
    room = QRectF(left, inner.top(), inner.right() - left, inner.height())
    room.setWidth(max(room.width() - len(buttons) * (_BUTTON + _GAP), room.width() * 0.4))
    count, apart = _count_held(view)
    side = min(room.height(), (room.width() - apart) / max(1, count) - 5)
    top = room.center().y() - side / 2
    held = list(_held(view, [QRectF(room.left() + n * (side + 5), top, side, side) for n in range(count)], apart))
    yield from held
    left = max((piece.rect.right() + 14 for piece in held), default=left)
    if not buttons or left + len(GOODS) * _MASK < room.right():
        middle = inner.center().y()
        yield from _masks(view, [square(QPointF(left + _MASK / 2 + n * (_MASK + 4), middle), _MASK) for n in range(8)])
    right = QRectF(room.right() + 8, inner.top(), inner.right() - room.right() - 8, inner.height())
    yield from _laid_out(right, buttons)


def _column(view: View, inner: QRectF) -> Iterator[Piece]:
    # Beside the table: from the name above to the buttons below.
    width = inner.width()
    yield _name(view, QRectF(inner.left(), inner.top(), width, _NAME_HEIGHT))
    goods = QRectF(inner.left(), inner.top() + _NAME_HEIGHT + 8, width, 2 * _GOOD_HEIGHT)
    yield from _goods(view, cells(goods, 2, 2, 6))
    buttons = list(_buttons(view))
    columns = 1 if len(buttons) <= _MOST_IN_A_COLUMN else 2
    height = -(-len(buttons) // columns) * (_BUTTON_HEIGHT + _GAP)
    room = QRectF(inner.left(), goods.bottom() + 14, width, inner.bottom() - height - goods.bottom() - 14)
    if not buttons:
        sign = square(QPointF(inner.center().x(), inner.bottom() - width / 2), width * 0.8)
        yield Piece(("hand sign",), sign, draw_faint_sign, (view.colour(view.seat),), z=1, area=AREA)
    count, apart = _count_held(view)
    across = next((n for n in (2, 3, 4) if -(-count // n) * width / n < room.height() * 0.7), 5)
    side = (width + 6) / across - 6
    places = [
        QRectF(room.left() + n % across * (side + 6), room.top() + n // across * (side + 6), side, side)
        for n in range(count)
    ]
    held = list(_held(view, places, apart))
    yield from held
    top = max((piece.rect.bottom() + 12 for piece in held), default=room.top())
    if top + 3 * (_MASK + 6) < room.bottom():
        yield from _masks(view, cells(QRectF(room.left(), top, width, 3 * (_MASK + 6)), 3, 3))
    for (target, tokens, name), rect in zip(
        buttons,
        cells(
            QRectF(inner.left(), inner.bottom() - height + _GAP, width, height - _GAP),
            columns,
            -(-len(buttons) // columns),
            _GAP,
        )
        if buttons
        else (),
        strict=False,
    ):
        yield Piece(("button", target), rect, draw_button, (tokens,), target, name, z=5, area=AREA)


def _name(view: View, rect: QRectF) -> Piece:
    look = view.seats[view.seat]
    return Piece(("name",), rect, draw_name, (look.name, look.colour), z=1, area=AREA, name=look.name)


def _goods(view: View, places: Sequence[QRectF]) -> Iterator[Piece]:
    for good, (amount, rect) in enumerate(zip(view.game.players[view.seat].goods, places, strict=True)):
        yield Piece(
            ("good", good),
            rect,
            draw_good,
            (GOODS[good], amount),
            Target("good", good),
            labels.good_label(good, amount),
            z=3,
            area=AREA,
        )


def _count_held(view: View) -> tuple[int, float]:
    """How many tiles are to be shown, and how far those that are to be claimed lie from the others."""
    unused = len(view.game.players[view.seat].unused)
    offered = len(_offered(view))
    return unused + offered, 10.0 if offered and unused else 0.0


def _offered(view: View) -> list[tuple[int, int]]:
    return [(site, kind) for site, kind in claimable(view) if site not in BOARD_SITES.values()]


def _held(view: View, places: Sequence[QRectF], apart: float) -> Iterator[Piece]:
    # Tiles that wait to be used, and enlarged those that are just to be claimed.
    me = view.game.players[view.seat]
    for number, (kind, rect) in enumerate(zip(me.unused, places, strict=False)):
        yield Piece(
            ("held", kind, me.unused[:number].count(kind)),
            rect,
            tiles.draw_discovery,
            (kind,),
            Target("held", kind),
            labels.discovery_label(kind),
            z=4,
            area=AREA,
        )
    is_below = len({rect.left() for rect in places}) < len(places)
    for number, ((site, kind), rect) in enumerate(zip(_offered(view), places[len(me.unused) :], strict=True)):
        yield Piece(
            ("offered", number),
            rect if is_below else rect.translated(apart, 0),
            tiles.draw_discovery,
            (kind,),
            site_target(site, kind),
            labels.discovery_label(kind),
            z=4,
            area=AREA,
        )


def _masks(view: View, places: Sequence[QRectF]) -> Iterator[Piece]:
    # Masks once for each kind, with their number where there are several; then the tiles that are used up.
    me = view.game.players[view.seat]
    left = iter(places)
    for kind, count in enumerate(me.masks):
        if count:
            yield Piece(
                ("mask", kind),
                square(next(left).center(), _MASK),
                draw_mask,
                (DISCOVERIES[kind].id, count),
                name=tile_texts.discovery_name(kind),
                z=3,
                area=AREA,
            )
    if me.used:
        yield Piece(
            ("used",),
            square(next(left).center(), _MASK),
            draw_used,
            (len(me.used),),
            name=Counted().tiles_used(len(me.used)),
            z=3,
            area=AREA,
        )


def claimable(view: View) -> tuple[tuple[int, int], ...]:
    """The discovery tiles in question now, legal or not: site and kind."""
    asking = view.asking if view.is_asked else None
    if isinstance(asking, ClaimDiscovery):
        site = asking.site
    elif isinstance(asking, MajorStep):
        site = TEMPLE_SITES[asking.temple, asking.step]
    else:
        return ()
    return tuple((site, kind) for kind in dict.fromkeys(view.game.discoveries[site]))


# ---- buttons

_Button = tuple[Target, tuple[Token, ...], str]


def _buttons(view: View) -> Iterator[_Button]:
    # For every choice that lies nowhere on the table; a fixed order: numbers, prices, unlocking, then what ends.
    asking = view.asking
    if asking is None or not view.is_asked:
        return
    offered: Sequence[Choice] = asking.options(view.game) or ()
    free = view.game.free_actions(asking) if asking.interruptible and offered else ()
    for choice in offered:
        if isinstance(choice, choices.Pay) and isinstance(asking, PayForPoints):
            yield pay_button(choice.cacao), _points_tokens(choice.cacao), labels.pay_label(choice.cacao)
        elif isinstance(choice, choices.Pay):
            yield pay_button(choice.cacao), _salary_tokens(view, choice.cacao), labels.pay_label(choice.cacao)
    yield from _exchange_buttons([choice for choice in offered if isinstance(choice, choices.Exchange)])
    if any(isinstance(choice, choices.StepBack) for choice in offered):
        yield STEP_BACK_BUTTON, (Pic("ui_step_back", 0.9, "text"), labels.step_back_word()), labels.step_back_label()
    for price in (choices.FULL_PRICE, choices.LESS_WOOD, choices.LESS_STONE):
        if isinstance(asking, PayForTile) and price in offered:
            yield price_button(price), _price_tokens(asking.spot, price), labels.price_label(price)
    if choices.FREE_UNLOCK in offered:
        yield FREE_UNLOCK_BUTTON, (Pic("unlock"), labels.free_unlock_word()), labels.free_unlock_label()
    if any(isinstance(choice, UnlockAll) for choice in free):
        words: tuple[Token, ...] = (Pic("unlock"), f"−{UNLOCK_COST}", Pic("cacao"))
        yield PAID_UNLOCK_BUTTON, words, labels.paid_unlock_label()
    if PASS in offered:
        yield PASS_BUTTON, (Pic("ui_cancel", 0.8, "text"), labels.pass_word()), labels.pass_word()
    if choices.END_TURN in offered:
        yield END_BUTTON, (Pic("ui_end_turn", 0.9, "text"), labels.end_turn_word()), labels.end_turn_word()


def _exchange_buttons(exchanges: Sequence[choices.Exchange]) -> Iterator[_Button]:
    # What is given is clicked on the goods themselves.
    for gained in sorted({exchange.gained for exchange in exchanges}):
        yield gained_button(gained), (Pic("gain", 0.8), Pic(GOODS[gained])), labels.gained_label(gained)
    for amount in sorted({exchange.amount for exchange in exchanges}):
        yield amount_button(amount), (f"×{amount}",), labels.amount_label(amount)


def _points_tokens(cacao: int) -> tuple[Token, ...]:
    points = (f" +{cacao * POINTS_AFTER_SALARY}", Pic("victory_points")) if cacao else ()
    return (f"−{cacao}" if cacao else "0", Pic("cacao"), *points)


def _salary_tokens(view: View, cacao: int) -> tuple[Token, ...]:
    missing = salary(view.game.players[view.seat]) - cacao
    lost = (f" −{missing * UNPAID_POINTS}", Pic("victory_points")) if missing else ()
    return (f"−{cacao}" if cacao else "0", Pic("cacao"), *lost)


def _price_tokens(spot: int, price: str) -> tuple[Token, ...]:
    level = SPOT_LEVELS[spot]
    stone = LEVEL_STONE[level] - (price == choices.LESS_STONE)
    wood = LEVEL_WOOD[level] - (price == choices.LESS_WOOD)
    return (f"−{stone}" if stone else "0", Pic("stone"), f" −{wood}" if wood else " 0", Pic("wood"))


def _laid_out(room: QRectF, buttons: Sequence[_Button]) -> Iterator[Piece]:
    if not buttons:
        return
    width = min(_BUTTON, (room.width() - _GAP * (len(buttons) - 1)) / len(buttons))
    left = room.right() - len(buttons) * (width + _GAP) + _GAP
    for target, tokens, name in buttons:
        yield Piece(
            ("button", target),
            QRectF(left, room.top() + 3, width, room.height() - 6),
            draw_button,
            (tokens,),
            target,
            name,
            z=5,
            area=AREA,
        )
        left += width + _GAP


# ---- drawing


def draw_name(canvas: Canvas, rect: QRectF, name: str, colour: str) -> None:
    """Whose things these are."""
    canvas.box(rect, canvas.theme.player_colour(colour), "board_edge", 8, 1.6)
    sign = square(rect.center(), rect.height() * 0.62)
    sign.moveLeft(rect.left() + 8)
    upon = canvas.theme.upon_player(colour)
    canvas.glyph(colour, sign, upon)
    words = QRectF(sign.right() + 8, rect.top(), rect.right() - sign.right() - 14, rect.height())
    canvas.text(words, name, 24, upon, "title", Qt.AlignmentFlag.AlignLeft)


def draw_faint_sign(canvas: Canvas, rect: QRectF, colour: str) -> None:
    """The sign of a seat upon its empty place, hardly seen."""
    canvas.painter.setOpacity(canvas.painter.opacity() * 0.14)
    canvas.glyph(colour, rect, "muted")


def draw_good(canvas: Canvas, rect: QRectF, name: str, amount: int) -> None:
    """A good, and how much of it is there."""
    canvas.box(rect, "panel_raised", "panel_edge", 8, 1.4)
    canvas.row(rect.adjusted(4, 4, -4, -4), (Pic(name), str(amount)), height=rect.height() * 0.6, colour="text")


def draw_mask(canvas: Canvas, rect: QRectF, name: str, count: int) -> None:
    """A mask that counts at every eclipse."""
    canvas.picture(name, rect)
    _count(canvas, rect, count)


def draw_used(canvas: Canvas, rect: QRectF, count: int) -> None:
    """Discovery tiles that lie face down."""
    canvas.picture("discovery_back", rect.adjusted(3, 3, -3, -3))
    _count(canvas, rect, count)


def _count(canvas: Canvas, rect: QRectF, count: int) -> None:
    if count > 1:
        badge = QRectF(rect.right() - 15, rect.bottom() - 13, 22, 18)
        canvas.box(badge, "chip", "on_chip", 8, 1.2)
        canvas.text(badge, str(count), 14, "on_chip", "bold")


def draw_button(canvas: Canvas, rect: QRectF, tokens: tuple[Token, ...]) -> None:
    """A button."""
    canvas.box(rect.translated(0, 2), "shadow", radius=10, opacity=0.4)
    canvas.box(rect, "panel_raised", "accent", 10, 2)
    canvas.row(rect.adjusted(8, 6, -8, -6), tokens, height=min(28.0, rect.height() * 0.6), colour="text")
