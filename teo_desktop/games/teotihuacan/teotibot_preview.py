"""What each of the eleven rolls would do in the Teotibot's next turn, as things stand, up to the light marker at its
end: all of it is public."""

from __future__ import annotations

from typing import NamedTuple

from teo_desktop.games.teotihuacan.catalog import CACAO
from teo_desktop.games.teotihuacan.eclipse import EndGame, is_last
from teo_desktop.games.teotihuacan.evaluate import hide
from teo_desktop.games.teotihuacan.events import PyramidTilePlaced
from teo_desktop.games.teotihuacan.state import Game
from teo_desktop.games.teotihuacan.teotibot import MoveTiles
from teo_desktop.games.teotihuacan.teotibot_actions import PerformTile
from teo_desktop.games.teotihuacan.teotibot_catalog import PLACE_OF_ROLL, ROLL_ODDS
from teo_desktop.games.teotihuacan.workers import advance_calendar
from teo_desktop.kernel.agenda import advance
from teo_desktop.kernel.events import Event, Journal, is_revealing

UNKNOWN = -1
"""Stands where chance will say more: the rotation of a pyramid tile."""


class Preview(NamedTuple):
    """A roll: its sum and odds of 36, the place and tile that it chooses, and what would happen.

    ``events`` leave out what would be drawn or rolled. ``points``, ``goods`` (by good) and ``human_points`` are the
    changes that they add up to.
    """

    total: int
    odds: int
    place: int
    tile: int
    events: tuple[Event, ...]
    points: int
    goods: tuple[int, ...]
    human_points: int


def previews(game: Game) -> tuple[Preview, ...]:
    """For the sums 2 to 12, if the bot had its turn now; changes nothing and tells nothing that is hidden. Empty when
    no turn of it comes any more.

    Raises:
        ValueError: the game has no Teotibot.
    """
    bot = game.teotibot
    if bot is None:
        raise ValueError("nobody plays by action tiles here")
    if not _has_a_turn_left(game):
        return ()
    by_place = {place: _tried(game, place, bot.tiles[place]) for place in set(PLACE_OF_ROLL.values())}
    return tuple(
        Preview(total, ROLL_ODDS[total], place, bot.tiles[place], *by_place[place])
        for total, place in sorted(PLACE_OF_ROLL.items())
    )


def _has_a_turn_left(game: Game) -> bool:
    if not game.agenda or any(isinstance(effect, EndGame) for effect in game.agenda):
        return False
    # With a sudden end the last eclipse may come right after the human's turn.
    return not (game.turns_left == 0 and game.active in game.people and is_last(game))


def _tried(game: Game, place: int, tile: int) -> tuple[tuple[Event, ...], int, tuple[int, ...], int]:
    future = game.copy()
    player = len(future.players) - 1
    # What is drawn does not change what the tile does, and is dealt anew all the same.
    hide(future, player, 0)
    journal: Journal = []
    future.journal = journal
    future.active, future.ascended = player, 0
    future.agenda = [MoveTiles(player, place), PerformTile(player, tile)]
    advance(future)
    advance_calendar(future, player)
    events = tuple(
        event._replace(rotation=UNKNOWN) if isinstance(event, PyramidTilePlaced) else event
        for event in journal
        if not is_revealing(event)
    )
    before, after = game.players[player], future.players[player]
    goods = tuple(after.goods[good] - before.goods[good] for good in range(CACAO, len(before.goods)))
    human = sum(future.players[seat].points - game.players[seat].points for seat in game.people)
    return events, after.points - before.points, goods, human
