"""The Teotibot: laid out at set-up, and its turn from the roll to the calendar, in which nobody decides anything.

It has the last seat and a player board like everybody, so boards, temples, tracks and eclipses treat it as any player;
what is different stands here and in the chapters ``teotibot_tiles``, ``teotibot_actions``, ``teotibot_workers``,
``teotibot_worship``, ``teotibot_goods``, ``teotibot_levels`` and ``teotibot_preview``.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from teo_desktop.games.teotihuacan import teotibot_events
from teo_desktop.games.teotihuacan.catalog import CACAO, RESOURCES, TEMPLES
from teo_desktop.games.teotihuacan.neutral import place_neutrals
from teo_desktop.games.teotihuacan.scoring import temple_bonuses_reached
from teo_desktop.games.teotihuacan.state import FREE, Game, PlayerBoard, Setup, Teotibot
from teo_desktop.games.teotihuacan.teotibot_actions import PerformTile
from teo_desktop.games.teotihuacan.teotibot_catalog import (
    ACTION_TILES,
    ARROWS,
    PLACE_OF_ROLL,
    POINTS_PER_CACAO,
    POINTS_PER_RESOURCE,
    START_AVENUE,
    START_TECHNOLOGY,
    START_TEMPLE_STEP,
    START_WORKERS,
    WORSHIPPER,
    WORSHIPPER_POWER,
    WORSHIPPER_SPACE,
)
from teo_desktop.games.teotihuacan.teotibot_goods import levers
from teo_desktop.games.teotihuacan.teotibot_tiles import rotated, slid
from teo_desktop.kernel.agenda import NOBODY, Effect, rule
from teo_desktop.kernel.rng import below, shuffled


@rule
class RedrawNeutrals(Effect[Game]):
    """Variant: neutral workers stand elsewhere in every turn of the bot (T-BOT-REDRAW)."""

    def apply(self, game: Game, choice: None) -> Sequence[Effect[Any]]:
        place_neutrals(game)
        return ()


@rule
class RollForTile(Effect[Game]):
    """Roll two dice; their sum points at a place of the tile pyramid, whose tile is performed."""

    def apply(self, game: Game, choice: None) -> Sequence[Effect[Any]]:
        assert game.teotibot is not None
        first, second = below(game, 6) + 1, below(game, 6) + 1
        game.emit(teotibot_events.DiceRolled, self.player, first, second)
        place = PLACE_OF_ROLL[first + second]
        tile = game.teotibot.tiles[place]
        game.emit(teotibot_events.ActionTileChosen, self.player, place, tile)
        return (PerformTile(self.player, tile), MoveTiles(self.player, place))


@rule
class MoveTiles(Effect[Game]):
    """Whether or not the action worked: the tile becomes the reserve, others slide into its gap, and the upper
    direction tile is turned over and put below the other one (T-BOT-TILES)."""

    place: int

    def apply(self, game: Game, choice: None) -> Sequence[Effect[Any]]:
        bot = game.teotibot
        assert bot is not None
        tiles, slides = slid(bot.tiles, bot.arrows, self.place)
        arrows = rotated(bot.arrows)
        game.teotibot = Teotibot(tiles, arrows, bot.discarded)
        game.emit(teotibot_events.ActionTilesMoved, self.player, tiles, slides, arrows)
        return ()


def turn(game: Game, player: int) -> tuple[Effect[Any], ...]:
    """What happens in the bot's turn before it ends."""
    if game.layout.setup.redraw_neutrals:
        return (RedrawNeutrals(NOBODY), RollForTile(player))
    return (RollForTile(player),)


def lay_out(game: Game) -> None:
    """Put the bot's workers and markers where they start, and shuffle its tiles (T-BOT-SET-UP)."""
    tiles = shuffled(game, tuple(range(len(ACTION_TILES))))
    game.teotibot = Teotibot(tiles, (below(game, len(ARROWS)), below(game, len(ARROWS))))
    player = len(game.players) - 1
    me = game.players[player]
    solo = levers(game)
    for worker, (lever, board) in enumerate(START_WORKERS):
        me.standing[worker] = board
        me.power[worker] = getattr(solo, lever)
    me.locked[WORSHIPPER] = WORSHIPPER_SPACE
    me.power[WORSHIPPER] = WORSHIPPER_POWER
    game.worship[WORSHIPPER_SPACE] = player * 4 + WORSHIPPER
    me.technologies = 1 << game.layout.technologies[START_TECHNOLOGY]


def player_board(setup: Setup) -> PlayerBoard:
    """The bot's goods and markers at the start, before its workers are placed."""
    assert setup.solo is not None
    goods = [0, 0, 0, 0]
    for good in RESOURCES:
        goods[good] = setup.solo.resources
    temples = [START_TEMPLE_STEP] * len(TEMPLES)
    return PlayerBoard(goods, [0] * 4, [FREE] * 4, [1] * 4, temples, avenue=START_AVENUE)


def score_end(game: Game, player: int) -> None:
    """At the end: points for what is left, for technologies, and flat ones for each temple bonus that it reached."""
    for source, points in end_points(game, player).items():
        game.score(player, points, source)


def end_points(game: Game, player: int) -> dict[str, int]:
    """What the bot would score if the game ended now, by source."""
    me = game.players[player]
    solo = levers(game)
    return {
        "teotibot:resources": POINTS_PER_RESOURCE * sum(me.goods[good] for good in RESOURCES),
        "teotibot:cacao": POINTS_PER_CACAO * me.goods[CACAO],
        "teotibot:technologies": solo.technology_points * me.technologies.bit_count(),
        "teotibot:bonuses": solo.bonus_points * temple_bonuses_reached(me),
    }
