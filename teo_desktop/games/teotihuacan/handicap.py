"""Handicaps: what a seat begins with besides what the rulebook gives it, or without (rulings T-HANDICAP-...)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from typing import Any, Final

from teo_desktop.games.teotihuacan import events
from teo_desktop.games.teotihuacan.catalog import (
    BASE_TECHNOLOGIES,
    FIRST_GAME_TECHNOLOGIES,
    TECHNOLOGIES,
    TECHNOLOGY_OF_NUMBER,
)
from teo_desktop.games.teotihuacan.state import Game, Handicap, Setup
from teo_desktop.kernel.agenda import Effect, rule
from teo_desktop.kernel.codec import BadData

SOURCE: Final = "handicap"
"""Where the points and goods come from and go to."""
MOST_POINTS: Final = 60
MOST_GOODS: Final = 6
"""Of each, more or fewer."""
MOST_STEPS: Final = 3
"""On each temple, and on the Avenue."""
MOST_TECHNOLOGIES: Final = 3
LAID_OUT: Final = 6
"""So many technologies lie on the table."""
NONE: Final = Handicap()


@rule
class TakeHandicap(Effect[Game]):
    """Points, goods, technologies and steps that a seat begins with; steps and technologies bring nothing else."""

    def apply(self, game: Game, choice: None) -> Sequence[Effect[Any]]:
        player, mine = self.player, game.layout.setup.handicaps[self.player]
        me = game.players[player]
        game.score(player, mine.points, SOURCE)
        for good, amount in enumerate(mine.goods):
            game.gain(player, good, max(0, amount), SOURCE)
        for number in mine.technologies:
            technology = TECHNOLOGY_OF_NUMBER[number]
            me.technologies |= 1 << technology
            game.emit(events.TechnologyAcquired, player, technology)
        for temple, steps in enumerate(mine.temples):
            if steps:
                me.temples[temple] += steps
                game.emit(events.TempleAdvanced, player, temple, me.temples[temple])
        if mine.avenue:
            me.avenue += mine.avenue
            game.emit(events.AvenueAdvanced, player, me.avenue)
        return ()


@rule
class GiveUpGoods(Effect[Game]):
    """Goods that a seat has to begin without go back once all its starting goods are there, as far as it has them."""

    def apply(self, game: Game, choice: None) -> Sequence[Effect[Any]]:
        goods = game.players[self.player].goods
        for good, amount in enumerate(game.layout.setup.handicaps[self.player].goods):
            game.pay(self.player, good, min(max(0, -amount), goods[good]), SOURCE)
        return ()


def first(setup: Setup) -> list[Effect[Any]]:
    """What happens before anything else in the opening."""
    return [TakeHandicap(seat) for seat, handicap in enumerate(setup.handicaps) if handicap != NONE]


def last(setup: Setup) -> list[Effect[Any]]:
    """What happens at the end of the opening."""
    return [GiveUpGoods(seat) for seat, handicap in enumerate(setup.handicaps) if min(handicap.goods) < 0]


def with_handicap_technologies(setup: Setup, technologies: Sequence[int]) -> list[int]:
    """The first six of these shuffled technologies; what a seat begins with lies there instead of the last drawn."""
    six = list(technologies[:LAID_OUT])
    wanted = [TECHNOLOGY_OF_NUMBER[number] for row in setup.handicaps for number in row.technologies]
    for technology in wanted:
        if technology not in six:
            six[max(place for place in range(LAID_OUT) if six[place] not in wanted)] = technology
    return six


def check(setup: Setup) -> None:
    """Refuse handicaps that cannot be; raises ``BadData``."""
    if len(setup.handicaps) not in (0, setup.players):
        raise BadData("handicaps", f"there are {len(setup.handicaps)} for {setup.players} seats")
    for seat, handicap in enumerate(setup.handicaps):
        where = f"handicaps[{seat}]"
        rows = asdict(handicap)
        _check_range(f"{where}.points", rows["points"], 0, MOST_POINTS)
        _check_range(f"{where}.avenue", rows["avenue"], 0, MOST_STEPS)
        for good, amount in enumerate(handicap.goods):
            _check_range(f"{where}.goods[{good}]", amount, -MOST_GOODS, MOST_GOODS)
        for temple, steps in enumerate(handicap.temples):
            _check_range(f"{where}.temples[{temple}]", steps, 0, MOST_STEPS)
        if len(set(handicap.technologies)) < len(handicap.technologies):
            raise BadData(f"{where}.technologies", "names one twice")
        for number in handicap.technologies:
            if number not in TECHNOLOGY_OF_NUMBER or TECHNOLOGY_OF_NUMBER[number] not in _in_play(setup):
                raise BadData(f"{where}.technologies", f"{number} is not in play")
    if len({number for row in setup.handicaps for number in row.technologies}) > MOST_TECHNOLOGIES:
        raise BadData("handicaps", f"name more than {MOST_TECHNOLOGIES} technologies")


def _check_range(where: str, value: int, least: int, most: int) -> None:
    if not least <= value <= most:
        raise BadData(where, f"{value} is not between {least} and {most}")


def _in_play(setup: Setup) -> Sequence[int]:
    if setup.first_game:
        return FIRST_GAME_TECHNOLOGIES
    return range(len(TECHNOLOGIES) if setup.all_tiles else BASE_TECHNOLOGIES)
