"""What the next eclipse would bring if it came now: the rules' own scoring, read ahead."""

from __future__ import annotations

from typing import NamedTuple

from teo_desktop.games.teotihuacan import teotibot
from teo_desktop.games.teotihuacan.catalog import CACAO, IGNORE_CACAO, UNPAID_POINTS
from teo_desktop.games.teotihuacan.eclipse import EndGame, NextEra, is_last
from teo_desktop.games.teotihuacan.scoring import (
    avenue_value,
    bonus_points,
    leader_points,
    mask_points,
    salary,
    track_points,
)
from teo_desktop.games.teotihuacan.state import Game


class Projection(NamedTuple):
    """Points that a player would have after the next eclipse, in parts; ``unpaid`` is cacao, all others are points."""

    eclipse: int
    """Which eclipse it is, from 1."""
    now: int
    avenue: int
    leader: int
    track: int
    masks: int
    bonuses: int
    """Temple bonuses, or what the Teotibot scores instead; 0 unless this eclipse ends the game."""
    unpaid: int
    """Cacao that is missing for the salary; each costs ``UNPAID_POINTS``."""

    @property
    def total(self) -> int:
        """The points afterwards; a loss stops at zero."""
        scored = self.now + self.avenue + self.leader + self.track + self.masks
        return max(0, scored - UNPAID_POINTS * self.unpaid) + self.bonuses


def eclipse_at_hand(game: Game) -> int:
    """The number of the eclipse that comes next: that of the one that is being paid for, and of the last at the end."""
    is_scored = not game.agenda or any(isinstance(effect, NextEra | EndGame) for effect in game.agenda)
    return game.eclipses if is_scored else game.eclipses + 1


def projected(game: Game, player: int) -> Projection | None:
    """As it would be with the goods, markers and tiles of the moment; None when no eclipse comes any more, or not yet.

    The salary is paid as far as the cacao goes, or with an unused ignore-cacao tile where it does not.
    """
    if not game.turn or not game.agenda or any(isinstance(effect, EndGame) for effect in game.agenda):
        return None
    me = game.players[player]
    number = game.eclipses + 1
    return Projection(
        number,
        me.points,
        avenue_value(game) * me.avenue,
        leader_points(game, player),
        track_points(game, player, number),
        mask_points(me.masks),
        _at_the_end(game, player) if is_last(game) else 0,
        unpaid(game, player),
    )


def _at_the_end(game: Game, player: int) -> int:
    if game.is_automatic(player):
        return sum(teotibot.end_points(game, player).values())
    return sum(bonus_points(game, player, temple) for temple in range(3))


def unpaid(game: Game, player: int) -> int:
    """How much cacao is missing for the salary that is due at the next eclipse; the Teotibot pays none."""
    me = game.players[player]
    if game.is_automatic(player):
        return 0
    return 0 if IGNORE_CACAO in me.unused else max(0, salary(me) - me.goods[CACAO])
