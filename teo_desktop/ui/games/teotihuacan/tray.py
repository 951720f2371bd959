"""The tray upon the pyramid while the game is set up: starting tiles, what they give, the starting workers."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QRectF

from teo_desktop.games.teotihuacan.catalog import KEPT, STARTING
from teo_desktop.games.teotihuacan.discovery import DRAWN
from teo_desktop.games.teotihuacan.starting import PlaceWorker, unplaced
from teo_desktop.ui.adapter import Target
from teo_desktop.ui.games.teotihuacan import tiles
from teo_desktop.ui.games.teotihuacan.boards import worker_piece
from teo_desktop.ui.games.teotihuacan.targets import site_target
from teo_desktop.ui.games.teotihuacan.view import View
from teo_desktop.ui.scene.canvas import Canvas
from teo_desktop.ui.scene.items import Piece
from teo_desktop.ui.scene.layout import cells, square
from teo_desktop.ui.texts.teotihuacan import table as labels

_TRAY_Z = 950.0
"""Above the veils: the tray belongs to every question of the set-up."""


def pieces(view: View) -> Iterator[Piece]:
    """The tiles in question, or those kept with their benefits and the workers still to be placed."""
    game = view.game
    me = game.players[view.seat]
    shown = game.draft or (me.dealt if len(me.kept) < KEPT and me.dealt else me.kept)
    if not shown:
        return
    whole = view.layout.rect("areas.pyramid").adjusted(4, 4, -4, -4)
    yield Piece(
        ("tray",), whole, draw_tray, (labels.tray_title(),), z=_TRAY_Z, area="pyramid", name=labels.tray_title()
    )
    columns = 2 if len(shown) <= 4 else 4
    field = whole.adjusted(14, 44, -14, -14)
    placing = shown == me.kept
    if placing:
        field.setHeight(field.height() * 0.62)
        yield from _starting_workers(
            view, QRectF(field.left(), field.bottom() + 8, field.width(), whole.bottom() - field.bottom() - 16)
        )
    rows = -(-len(shown) // columns)
    drawn = dict(game.drawn)
    for tile, rect in zip(shown, cells(field, columns, rows, 14), strict=False):
        yield Piece(
            ("starting", tile),
            rect,
            draw_starting,
            (tile, not placing and tile in me.kept),
            Target("starting_tile", tile),
            labels.starting_label(tile, drawn.get(tile)),
            z=_TRAY_Z + 1,
            area="pyramid",
        )
        for place, (word, amount) in zip(tiles.benefit_places(rect, tile), STARTING[tile].gain, strict=True):
            is_drawn = word == "discovery_draw" and tile in drawn
            if is_drawn:
                side = min(place.height(), 64.0)
                yield Piece(
                    ("drawn", tile),
                    square(place.center(), side),
                    tiles.draw_discovery,
                    (drawn[tile],),
                    site_target(DRAWN, drawn[tile]),
                    labels.discovery_label(drawn[tile]),
                    z=_TRAY_Z + 3,
                    area="pyramid",
                )
                place = QRectF(place.left(), place.top(), (place.width() - side) / 2 - 2, place.height())
            yield Piece(
                ("benefit", tile, word),
                place,
                tiles.draw_benefit,
                (word, amount),
                Target("benefit", (word, amount)) if placing else None,
                labels.benefit_label(word, amount),
                z=_TRAY_Z + 2,
                area="pyramid",
            )


def _starting_workers(view: View, strip: QRectF) -> Iterator[Piece]:
    # Workers that are not placed yet; the one that is placed next is the largest.
    asking = view.asking
    waiting = unplaced(view.game, view.seat)
    placed_next = asking.worker if isinstance(asking, PlaceWorker) else -1
    for worker, place in enumerate(cells(strip, max(waiting, default=0) + 1, 1, 8)):
        if worker in waiting:
            side = min(place.width(), place.height(), 92.0 if worker == placed_next else 64.0)
            piece = worker_piece(view, view.seat, worker, square(place.center(), side), "pyramid")
            yield piece._replace(z=_TRAY_Z + 2)


# ---- drawing


def draw_tray(canvas: Canvas, rect: QRectF, title: str) -> None:
    """The ground on which starting tiles lie."""
    canvas.box(rect.translated(2, 5), "shadow", radius=14, opacity=0.5)
    canvas.box(rect, "panel", "panel_edge", 14, 2)
    canvas.text(QRectF(rect.left(), rect.top() + 6, rect.width(), 34), title, 23, "text", "title")


def draw_starting(canvas: Canvas, rect: QRectF, tile: int, is_kept: bool) -> None:
    """A starting tile; one that is kept already has a green edge and a tick."""
    tiles.draw_starting_ground(canvas, rect, tile)
    if is_kept:
        canvas.box(rect, edge="success", radius=8, width=5)
        badge = QRectF(rect.right() - 32, rect.top() + 6, 26, 26)
        canvas.disc(badge, "success")
        canvas.picture("ui_confirm", badge.adjusted(4, 4, -4, -4), "on_chip")
