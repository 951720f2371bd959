"""The eclipse: four scorings and salaries in order, then the next era, or the end (rulebook, "Eclipse")."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from teo_desktop.games.teotihuacan import events, teotibot
from teo_desktop.games.teotihuacan.catalog import (
    AFTER_SALARY,
    BONUSES,
    CACAO,
    DARK,
    ECLIPSES,
    IGNORE_CACAO,
    POINTS_AFTER_SALARY,
    UNPAID_POINTS,
)
from teo_desktop.games.teotihuacan.choices import PAYS, WAIVE
from teo_desktop.games.teotihuacan.interrupts import flip
from teo_desktop.games.teotihuacan.neutral import place_neutrals
from teo_desktop.games.teotihuacan.scoring import (
    avenue_value,
    bonus_points,
    leader_points,
    mask_points,
    ranking,
    salary,
    track_points,
)
from teo_desktop.games.teotihuacan.state import NOT_TRIGGERED, Game
from teo_desktop.kernel.agenda import NOBODY, Choice, Effect, Refusal, rule


def eclipse(game: Game, following: Effect[Any]) -> tuple[Effect[Any], ...]:
    """The eclipse that is due, and what follows it: the next turn, or the end after the last one."""
    salaries = tuple(effect for player in game.people for effect in _salary(game, player))
    if is_last(game):
        return (ScoreEclipse(NOBODY), *salaries, EndGame(NOBODY))
    return (ScoreEclipse(NOBODY), *salaries, NextEra(NOBODY), following)


def is_last(game: Game) -> bool:
    """Whether the eclipse that comes next ends the game."""
    return game.eclipses + 1 >= ECLIPSES or game.is_complete


def _salary(game: Game, player: int) -> tuple[Effect[Any], ...]:
    if game.players[player].technologies & AFTER_SALARY:
        return (Salary(player), PayForPoints(player))
    return (Salary(player),)


@rule
class ScoreEclipse(Effect[Game]):
    """Avenue, pyramid track and masks are scored for everybody; the pyramid track starts again."""

    def apply(self, game: Game, choice: None) -> Sequence[Effect[Any]]:
        game.eclipses += 1
        value = avenue_value(game)
        seats = range(len(game.players))
        game.emit(events.EclipseBegan, game.eclipses, value)
        for player in seats:
            game.score(player, value * game.players[player].avenue, "eclipse:avenue")
        for player in seats:
            game.score(player, leader_points(game, player), "eclipse:leader")
            game.score(player, track_points(game, player, game.eclipses), "eclipse:track")
        for player in seats:
            game.players[player].track = 0
            game.score(player, mask_points(game.players[player].masks), "eclipse:masks")
        return ()


@rule
class Salary(Effect[Game]):
    """Pay your workers, as much as you like of what is due; each cacao not paid costs 3 points (T-SALARY)."""

    def options(self, game: Game) -> Sequence[Choice]:
        me = game.players[self.player]
        due = salary(me)
        most = min(due, me.goods[CACAO])
        pays: tuple[Choice, ...] = PAYS[most::-1] if most else PAYS[:1]
        return (*pays, WAIVE) if due and IGNORE_CACAO in me.unused else pays

    def apply(self, game: Game, choice: Any) -> Sequence[Effect[Any]]:
        due = salary(game.players[self.player])
        if choice == WAIVE:
            flip(game, self.player, IGNORE_CACAO)
            game.emit(events.PaymentWaived, self.player, due, "salary")
            return ()
        game.pay_cacao(self.player, choice.cacao, "salary")
        game.score(self.player, -UNPAID_POINTS * (due - choice.cacao), "salary")
        return ()

    def refusals(self, game: Game) -> Mapping[Choice, Refusal]:
        me = game.players[self.player]
        due = salary(me)
        return {
            pay: Refusal("needs_cacao", (pay.cacao, me.goods[CACAO])) for pay in PAYS[me.goods[CACAO] + 1 : due + 1]
        }


@rule
class PayForPoints(Effect[Game]):
    """Technology 10: after the salary pay 1 more cacao for as many workers as you like; each brings 2 points."""

    def options(self, game: Game) -> Sequence[Choice]:
        me = game.players[self.player]
        most = min(sum(me.in_play(worker) for worker in range(4)), me.goods[CACAO])
        return PAYS[most::-1] if most else PAYS[:1]

    def apply(self, game: Game, choice: Any) -> Sequence[Effect[Any]]:
        game.pay_cacao(self.player, choice.cacao, "technology:10")
        game.score(self.player, POINTS_AFTER_SALARY * choice.cacao, "technology:10")
        return ()


@rule
class NextEra(Effect[Game]):
    """The calendar is set back, the dark marker one step lower, and neutral workers stand elsewhere."""

    def apply(self, game: Game, choice: None) -> Sequence[Effect[Any]]:
        game.light = 0
        game.dark = DARK[len(game.players) - 2][game.eclipses]
        game.turns_left = NOT_TRIGGERED
        game.emit(events.EclipseEnded, game.dark)
        place_neutrals(game)
        return ()


@rule
class EndGame(Effect[Game]):
    """Temple bonuses (what the Teotibot scores instead), then the result."""

    def apply(self, game: Game, choice: None) -> Sequence[Effect[Any]]:
        for player in range(len(game.players)):
            if game.is_automatic(player):
                teotibot.score_end(game, player)
                continue
            for temple, bonus in enumerate(game.layout.bonuses):
                game.score(player, bonus_points(game, player, temple), f"bonus:{BONUSES[bonus].id}")
        game.emit(events.GameEnded, ranking(game))
        return ()
