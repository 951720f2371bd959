"""What the panel about the Teotibot shows: its action tiles, its last turn with all reasons, and what may come next."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import asdict
from typing import Any

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainterPath

from teo_desktop.games.teotihuacan import teotibot_events as told
from teo_desktop.games.teotihuacan.events import TurnBegan
from teo_desktop.games.teotihuacan.state import Game, Teotibot
from teo_desktop.games.teotihuacan.teotibot_catalog import ACTION_TILES, LEFT, PLACE_OF_ROLL, RESERVE, ROLL_ODDS
from teo_desktop.games.teotihuacan.teotibot_levels import level_of
from teo_desktop.games.teotihuacan.teotibot_preview import Preview, previews
from teo_desktop.kernel.events import Event
from teo_desktop.ui.adapter import BotOutlook, BotPiece, BotStep, BotView
from teo_desktop.ui.games.teotihuacan.things import event_things
from teo_desktop.ui.scene.canvas import Canvas
from teo_desktop.ui.scene.layout import square
from teo_desktop.ui.texts import teotihuacan as texts
from teo_desktop.ui.texts.teotihuacan.teotibot_words import REFERENCES

PICTURES = {
    "alchemy": "board_alchemy",
    "construction": "board_construction",
    "decorations": "board_decorations",
    "nobles": "board_nobles",
    "mask_collection": "mask_set",
    "mastery": "main_action",
    "worship": "worship",
}
"""By the ids of the action tiles."""
_TILE = QSizeF(92, 74)
_STEP = QPointF(98, 82)
_AT = ((1.0, 0), (0.5, 1), (1.5, 1), (0.0, 2), (1.0, 2), (2.0, 2), (3.12, 2))
"""Columns and rows of the places, the reserve at the end."""
SIZE = QSizeF(_STEP.x() * 4.12 + 4, _STEP.y() * 3 + 4)
SIDES_OF_TWO_DICE = 36
MOMENTS = (told.DiceRolled, told.ActionTileChosen, told.ActionTileFailed, told.RuleApplied, told.TeotibotChose)
"""The events after which there is something new to be seen in the panel."""


def bot_view(game: Game, events: Sequence[Event], colours: Sequence[str]) -> BotView | None:
    """The panel after all these events; None in a game without the Teotibot."""
    bot = game.teotibot
    if bot is None:
        return None
    view = _view(bot, _last_turn(events), colours, tuple(_outlook(game)))
    return view._replace(strength=tuple(_strength(game)))


def bot_moments(game: Game, events: Sequence[Event], colours: Sequence[str]) -> tuple[BotView, ...]:
    """The panel after each thing that the bot does in these events, its tiles lying as in the game before them."""
    bot, turn = game.teotibot, _last_turn(events)
    if bot is None:
        return ()
    ends = [number for number, event in enumerate(turn, start=1) if isinstance(event, MOMENTS)]
    return tuple(_moment(bot, turn[:end], colours) for end in ends)


def _moment(bot: Teotibot, turn: Sequence[Event], colours: Sequence[str]) -> BotView:
    """The panel when the last of these things happens."""
    last: Any = turn[-1]
    # The name of the tile stands above the sentence.
    names = [texts.teotibot_name()] * (last.player + 1)
    now = texts.rule_text(last.rule) if isinstance(last, told.RuleApplied) else texts.event_text(last, names) or ""
    return _view(bot, turn, colours)._replace(now=now, things=event_things(last))


def _view(
    bot: Teotibot, turn: Sequence[Event], colours: Sequence[str], outlook: tuple[BotOutlook, ...] = ()
) -> BotView:
    chosen = next((event for event in turn if isinstance(event, told.ActionTileChosen)), None)
    applied = next((event for event in turn if isinstance(event, told.RuleApplied)), None)
    roll = next((event for event in turn if isinstance(event, told.DiceRolled)), None)
    return BotView(
        SIZE,
        (*_tiles(bot, chosen, applied is not None), *_dice(roll, colours[-1]), *_arrows(bot)),
        texts.action_tile_name(chosen.tile) if chosen else "",
        texts.rule_text(applied.rule) if applied else "",
        texts.reference_text(applied.rule) if applied else "",
        tuple(_steps(turn)),
        outlook,
        f"ruling:{REFERENCES[applied.rule]}" if applied else "",
        *_emblem(bot, chosen, roll, colours[-1]),
    )


def _emblem(
    bot: Teotibot, chosen: told.ActionTileChosen | None, roll: told.DiceRolled | None, colour: str
) -> tuple[tuple[BotPiece, ...], QSizeF]:
    """The tile that was chosen; the dice as long as there is none."""
    if chosen is None:
        left = 2 + _AT[RESERVE][0] * _STEP.x()
        dice = (piece._replace(rect=piece.rect.translated(-left, -2)) for piece in _dice(roll, colour))
        return tuple(dice), QSizeF(92, 44)
    tile = list(_tiles(bot, chosen, False))[bot.tiles.index(chosen.tile)]
    rect = QRectF(QPointF(0, 0), _TILE)
    content = (PICTURES[ACTION_TILES[chosen.tile].id], "", "", False, False)
    return (tile._replace(rect=rect, content=content),), _TILE


def _last_turn(events: Sequence[Event]) -> Sequence[Event]:
    """What happened in the bot's last turn, from its roll on; nothing before the first one."""
    begin = next((number for number in reversed(range(len(events))) if isinstance(events[number], told.DiceRolled)), -1)
    if begin < 0:
        return ()
    turn = events[begin:]
    end = next((number for number, event in enumerate(turn) if isinstance(event, TurnBegan)), len(turn))
    return turn[:end]


def _steps(turn: Sequence[Event]) -> Iterator[BotStep]:
    for event in turn:
        if isinstance(event, told.ActionTileFailed):
            yield BotStep(texts.failed_text(event), True)
        elif isinstance(event, told.TeotibotChose):
            yield BotStep(texts.picked_and_why_text(event))


def _outlook(game: Game) -> Iterator[BotOutlook]:
    by_place = {preview.place: preview for preview in previews(game)}
    for place, preview in sorted(by_place.items(), key=lambda row: _sums(row[0])):
        yield BotOutlook(
            texts.chance_text(_sums(place), _odds(place)),
            texts.action_tile_name(preview.tile),
            _outlook_text(preview),
            tuple(_steps(preview.events)),
        )


def _outlook_text(preview: Preview) -> str:
    rules = [event.rule for event in preview.events if isinstance(event, told.RuleApplied)]
    said = texts.outlook_text(rules[-1] if rules else "", preview.points, preview.goods, preview.human_points)
    return " ".join(filter(None, (said, *map(texts.consequence_text, preview.events))))


def _strength(game: Game) -> Iterator[str]:
    solo = game.layout.setup.solo
    if solo is not None:
        yield texts.level_name(level_of(solo))
        yield from (texts.lever_line(lever, number) for lever, number in asdict(solo).items())


def _sums(place: int) -> tuple[int, ...]:
    return tuple(total for total, at in PLACE_OF_ROLL.items() if at == place)


def _odds(place: int) -> int:
    return sum(ROLL_ODDS[total] for total in _sums(place))


# ---- the picture


def _tiles(bot: Teotibot, chosen: told.ActionTileChosen | None, is_done: bool) -> Iterator[BotPiece]:
    for place, tile in enumerate(bot.tiles):
        column, row = _AT[place]
        rect = QRectF(QPointF(2 + column * _STEP.x(), 2 + row * _STEP.y()), _TILE)
        is_lit = chosen is not None and chosen.tile == tile
        odds = "" if place == RESERVE else f"{_odds(place)}/{SIDES_OF_TWO_DICE}"
        sums = " ".join(map(str, _sums(place)))
        name = texts.action_tile_label(tile, place, is_lit and is_done, _sums(place), _odds(place))
        yield BotPiece(
            rect, draw_action_tile, (PICTURES[ACTION_TILES[tile].id], sums, odds, is_lit, is_lit and is_done), name
        )


def _dice(roll: told.DiceRolled | None, colour: str) -> Iterator[BotPiece]:
    if roll is None:
        return
    left = 2 + _AT[RESERVE][0] * _STEP.x()
    for number, pips in enumerate((roll.first, roll.second)):
        rect = QRectF(left + number * 48, 2, 44, 44)
        yield BotPiece(rect, draw_rolled, (colour, pips), texts.roll_text(roll))


def _arrows(bot: Teotibot) -> Iterator[BotPiece]:
    left = 2 + _AT[RESERVE][0] * _STEP.x()
    for number, arrow in enumerate(bot.arrows):
        rect = QRectF(left, 62 + number * 46, _TILE.width(), 40)
        yield BotPiece(rect, draw_direction, (arrow == LEFT, not number), texts.arrow_label(arrow, number))


def draw_action_tile(
    canvas: Canvas, rect: QRectF, picture: str, sums: str, odds: str, is_lit: bool, is_done: bool
) -> None:
    """An action tile with the sums that choose it and their chance; the one chosen last has a frame, and a tick as soon
    as it has been performed."""
    canvas.box(rect.translated(0, 2), "shadow", radius=8, opacity=0.35)
    canvas.box(rect.adjusted(1, 1, -1, -1), "card", "board_edge", 8, 1.6)
    inner = rect.adjusted(5, 4, -5, -4)
    height = 17.0 if odds else 0.0
    canvas.picture(picture, square(QPointF(inner.center().x(), inner.top() + (inner.height() - height) / 2), 46))
    if odds:
        foot = QRectF(rect.left() + 2, rect.bottom() - 21, rect.width() - 4, 19)
        canvas.box(foot, "chip", radius=6)
        left, right = foot.adjusted(6, 0, -foot.width() * 0.52, 0), foot.adjusted(foot.width() * 0.52, 0, -6, 0)
        canvas.text(left, sums, 14, "on_chip", "bold", Qt.AlignmentFlag.AlignLeft)
        canvas.text(right, odds, 13, "on_chip", "text", Qt.AlignmentFlag.AlignRight)
    if is_lit:
        canvas.box(rect, edge="chosen", radius=8, width=4)
    if is_done:
        badge = QRectF(rect.right() - 25, rect.top() + 3, 22, 22)
        canvas.disc(badge, "success")
        canvas.picture("ui_confirm", badge.adjusted(4, 4, -4, -4), "on_chip")


def draw_rolled(canvas: Canvas, rect: QRectF, colour: str, pips: int) -> None:
    """A die of the last roll."""
    canvas.die(colour, pips, rect)


def draw_direction(canvas: Canvas, rect: QRectF, is_left: bool, is_upper: bool) -> None:
    """A direction tile: where the arrow points; the upper one counts first and is drawn stronger."""
    canvas.box(rect.adjusted(1, 1, -1, -1), "card", "accent" if is_upper else "board_edge", 8, 2.4 if is_upper else 1.4)
    middle, long, high = rect.center(), rect.width() * 0.28, rect.height() * 0.26
    sign = -1 if is_left else 1
    path = QPainterPath(QPointF(middle.x() + sign * long, middle.y()))
    for along, across in ((0.0, -1.0), (0.0, -0.4), (-1.0, -0.4), (-1.0, 0.4), (0.0, 0.4), (0.0, 1.0)):
        path.lineTo(middle.x() + sign * along * long, middle.y() + across * high)
    path.closeSubpath()
    canvas.path(path, "ink" if is_upper else "ink_muted")
