"""The eight action boards: paper, header, workers in their fixed places, price and yield of an action."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QLinearGradient, QPainterPath

from teo_desktop.games.teotihuacan.catalog import (
    BOARD_NAMES,
    COLLECT_BASE,
    COLLECTORS,
    COLLECTORS_CACAO,
    PALACE,
    SPACE_BOARDS,
)
from teo_desktop.games.teotihuacan.state import Game
from teo_desktop.games.teotihuacan.turn import ChooseAction, ChooseMove
from teo_desktop.kernel.agenda import NOBODY
from teo_desktop.ui.adapter import Selection, Target
from teo_desktop.ui.games.teotihuacan import board_contents
from teo_desktop.ui.games.teotihuacan.drawing import draw_die
from teo_desktop.ui.games.teotihuacan.view import View, area_of, ids, placed
from teo_desktop.ui.scene.canvas import Canvas, Pic, Token
from teo_desktop.ui.scene.items import Piece
from teo_desktop.ui.scene.layout import cells, packed, square
from teo_desktop.ui.texts.teotihuacan import names
from teo_desktop.ui.texts.teotihuacan import table as labels

_DIE = 46.0
_HANDLE = 22.0
_GROUPS = 4
"""Players and neutral colours are four together, whatever the number of players."""


def pieces(view: View) -> Iterator[Piece]:
    """All boards with what lies on them."""
    for board in range(1, len(BOARD_NAMES)):
        rect = view.board_rect(board)
        yield Piece(
            ("board", board),
            rect,
            draw_board,
            (board, names.board_name(board)),
            Target("board", board),
            names.board_label(board),
            area=area_of(board),
        )
        yield from board_contents.pieces(view, board)
        yield from _badges(view, board)
        yield from _workers(view, board)
    yield from _locked_workers(view)


def ghosts(view: View, selection: Selection) -> Iterator[Piece]:
    """The workers where the move that is chosen, or the action that is open, takes them."""
    asking = view.asking
    moving: list[int] = []
    board = 0
    if isinstance(asking, ChooseMove):
        shown = (*selection.preview, *selection.chosen)
        workers = ids(shown, "worker"), ids(shown, "companion")
        moving = list(dict.fromkeys(worker for of_kind in workers for _, worker in of_kind))
        board = next(iter(ids(shown, "board")), 0)
    elif isinstance(asking, ChooseAction):
        board = asking.board
        moving = [worker for worker in (asking.worker, asking.second) if worker >= 0]
    if not board:
        return
    player, colour = view.game.players[view.seat], view.colour(view.seat)
    there = [worker for worker, place in enumerate(player.standing) if place == board and worker not in moving]
    # They move closer together, so the whole group is drawn anew upon its place.
    yield Piece(("ghost", "ground"), group_rect(view, board, view.seat), draw_cleared_slot, (), z=34)
    for number, worker in enumerate((*there, *moving)):
        rect = worker_rect(view, board, view.seat, number, len(there) + len(moving))
        yield Piece(
            ("ghost", worker),
            rect,
            draw_die,
            (colour, player.power[worker]),
            z=35,
            opacity=0.6 if worker in moving else 1,
        )


@placed
def foot(view: View, board: int) -> QRectF:
    """The lower end of a board, where workers stand."""
    rect = view.board_rect(board)
    height = view.layout.number("board.foot")
    return QRectF(rect.left() + 6, rect.bottom() - height - 4, rect.width() - 12, height)


@placed
def group_rect(view: View, board: int, group: int) -> QRectF:
    """The fixed place of a colour's workers on a board."""
    strip = QRectF(foot(view, board))
    strip.setWidth(strip.width() - view.layout.number("board.badge") - 6)
    return cells(strip, _GROUPS, 1, 4)[group]


@placed
def worker_rect(view: View, board: int, group: int, number: int, count: int) -> QRectF:
    """The place of one of so many workers of a colour."""
    return packed(group_rect(view, board, group), count, _DIE)[number]


def price_and_yield(game: Game, seat: int, board: int) -> tuple[int, int]:
    """Cacao that the main action costs this seat, and that collecting brings it."""
    asking = game.agenda[-1] if game.agenda else None
    if not isinstance(asking, ChooseAction) or asking.board != board or asking.player != seat:
        asking = ChooseAction(seat, NOBODY, board, NOBODY)
    colours = asking.colours_there(game)
    more = COLLECTORS_CACAO if game.players[seat].technologies & COLLECTORS else 0
    return colours, COLLECT_BASE + colours + more


def _badges(view: View, board: int) -> Iterator[Piece]:
    price, cacao = price_and_yield(view.game, view.seat, board)
    strip = foot(view, board)
    width = view.layout.number("board.badge")
    badge = QRectF(strip.right() - width, strip.top() + 1, width, strip.height() - 2)
    upper, lower = cells(badge, 1, 2, 7)
    if board == PALACE:
        lower.moveCenter(badge.center())
    else:
        yield Piece(
            ("main", board),
            upper,
            draw_badge,
            ("main_action", f"−{price}" if price else "0"),
            Target("main", board),
            labels.main_label(board, price),
            z=6,
            area=area_of(board),
        )
    yield Piece(
        ("collect", board),
        lower,
        draw_badge,
        ("collect", f"+{cacao}"),
        Target("collect", board),
        labels.collect_label(board, cacao),
        z=6,
        area=area_of(board),
    )


def _workers(view: View, board: int) -> Iterator[Piece]:
    game, area = view.game, area_of(board)
    for seat, player in enumerate(game.players):
        here = [worker for worker, place in enumerate(player.standing) if place == board]
        yield Piece(
            ("slot", board, seat),
            group_rect(view, board, seat),
            draw_slot,
            (view.colour(seat), bool(here)),
            z=1,
            area=area,
        )
        for number, worker in enumerate(here):
            rect = worker_rect(view, board, seat, number, len(here))
            yield worker_piece(view, seat, worker, rect, area)
            if seat == view.seat and len(here) > 1:
                handle = square(QPointF(rect.right() + 11, rect.center().y()), min(_HANDLE, rect.height() - 4))
                yield Piece(
                    ("companion", worker),
                    handle,
                    draw_companion,
                    (),
                    Target("companion", (seat, worker)),
                    labels.companion_label(worker, player.power[worker]),
                    z=40,
                    area=area,
                    presence="live",
                    loose=True,
                )
    for colour, boards in enumerate(game.neutrals):
        group = len(game.players) + colour
        yield Piece(
            ("slot", board, group),
            group_rect(view, board, group),
            draw_slot,
            (view.neutral_colours[colour], board in boards),
            z=1,
            area=area,
        )
        if board in boards:
            yield Piece(
                ("neutral", colour, boards.index(board)),
                worker_rect(view, board, group, 0, 1),
                draw_die,
                (view.neutral_colours[colour], 0),
                name=labels.neutral_label(colour),
                z=30,
                area=area,
                loose=True,
            )


def worker_piece(view: View, seat: int, worker: int, rect: QRectF, area: str) -> Piece:
    """A worker as a die. Only those of the seat that the table faces can be pointed at."""
    player = view.game.players[seat]
    return Piece(
        ("worker", seat, worker),
        rect,
        draw_die,
        (view.colour(seat), player.power[worker]),
        Target("worker", (seat, worker)) if seat == view.seat else None,
        labels.worker_label(view.seats[seat].name, player, worker),
        z=30,
        area=area,
        loose=True,
    )


def _locked_workers(view: View) -> Iterator[Piece]:
    for space, occupant in enumerate(view.game.worship):
        if occupant < 0:
            continue
        seat, worker = divmod(occupant, 4)
        board = SPACE_BOARDS[space]
        place = board_contents.space_rect(view, space)
        yield worker_piece(view, seat, worker, square(place.center(), place.width() - 4), area_of(board))
        yield Piece(
            ("lock", space),
            board_contents.lock_rect(view, space),
            draw_lock,
            (view.colour(seat),),
            Target("lock", (seat, worker)) if seat == view.seat else None,
            labels.lock_label(view.seats[seat].name),
            z=31,
            area=area_of(board),
            loose=True,
        )


# ---- drawing


def draw_board(canvas: Canvas, rect: QRectF, board: int, name: str) -> None:
    """The paper of a board and its header: number, emblem, name, frets."""
    canvas.shadow(rect, 11, opacity=0.62)
    painter = canvas.painter
    painter.save()
    painter.setClipPath(rounded(rect, 9))
    canvas.picture("board_paper", rect)
    header = QRectF(rect.left(), rect.top(), rect.width(), 36)
    canvas.sheen(header, canvas.colour(f"header_{BOARD_NAMES[board]}"))
    painter.setOpacity(0.22)
    fret = QRectF(header.right() - 56, header.top() + 7, 46, 23)
    end_of_words = header.left() + 74 + canvas.width_of(name, 21, "title")
    while fret.left() > end_of_words + 12:
        canvas.picture("fret_strip", fret, "on_header")
        fret.translate(-46, 0)
    painter.setOpacity(1.0)
    painter.fillRect(QRectF(header.left(), header.bottom() - 2, header.width(), 2), canvas.colour("board_edge", 0.75))
    below = QLinearGradient(header.bottomLeft(), header.bottomLeft() + QPointF(0, 10))
    below.setColorAt(0.0, canvas.colour("shadow", 0.35))
    below.setColorAt(1.0, canvas.colour("shadow", 0.0))
    painter.fillRect(QRectF(header.left(), header.bottom(), header.width(), 10), below)
    painter.restore()
    canvas.box(rect.adjusted(2, 2, -2, -2), edge="card", radius=8, width=1.2, opacity=0.4)
    canvas.box(rect, edge="board_edge", radius=9, width=2.2)
    number = QRectF(rect.left() + 6, rect.top() + 5, 26, 26)
    canvas.box(number, "chip", radius=7)
    canvas.text(number, str(board), 19, "on_chip", "bold")
    canvas.picture(f"board_{BOARD_NAMES[board]}", QRectF(number.right() + 4, rect.top() + 2, 32, 32))
    words = QRectF(number.right() + 40, rect.top() + 2, rect.width() - 90, 32)
    canvas.text(words, name, 21, "on_header", "title", Qt.AlignmentFlag.AlignLeft)


def draw_badge(canvas: Canvas, rect: QRectF, picture: str, cacao: str) -> None:
    """What an action costs or brings in cacao, on a dark label."""
    canvas.box(rect, "chip", "board_edge", rect.height() / 2.6, 1.4)
    tokens: tuple[Token, ...] = (Pic(picture, 1.15), cacao, Pic("cacao", 0.95))
    canvas.row(rect.adjusted(5, 2, -5, -2), tokens, height=rect.height() * 0.74, colour="on_chip")


def draw_slot(canvas: Canvas, rect: QRectF, colour: str, is_used: bool) -> None:
    """The place of a colour's workers: its sign, hardly seen, while nobody stands there."""
    canvas.box(rect, "card_edge", radius=8, opacity=0.16)
    if not is_used:
        side = min(rect.width(), rect.height()) * 0.46
        canvas.painter.setOpacity(canvas.painter.opacity() * 0.28)
        canvas.glyph(colour, square(rect.center(), side), "ink_muted")


def draw_cleared_slot(canvas: Canvas, rect: QRectF) -> None:
    """The place of a colour's workers, empty."""
    canvas.box(rect, "board_paper", radius=8)
    draw_slot(canvas, rect, "", True)


def draw_lock(canvas: Canvas, rect: QRectF, colour: str) -> None:
    """The lock of a locked worker, upon the colour of its owner."""
    canvas.disc(rect, canvas.theme.player_colour(colour), "board_edge", 1.6)
    canvas.picture("lock", rect.adjusted(4, 4, -4, -4))


def draw_companion(canvas: Canvas, rect: QRectF) -> None:
    """The handle of a worker that goes along with another one."""
    canvas.disc(rect, "chip", "legal", 1.8)
    canvas.picture("double_move", rect.adjusted(4, 4, -4, -4))


def rounded(rect: QRectF, radius: float) -> QPainterPath:
    """A rectangle with round corners as a path to clip with."""
    path = QPainterPath()
    path.addRoundedRect(rect, radius, radius)
    return path
