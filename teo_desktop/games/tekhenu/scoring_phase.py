"""The two scorings and the end of the game (rulebook, "Scoring", "Solo Scoring")."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from teo_desktop.games.tekhenu import events
from teo_desktop.games.tekhenu.catalog import (
    BOT_SCORING,
    DISTRICT_VP,
    FREE,
    ORDER_VP,
    SCORINGS,
    SCRIBE,
    T17,
    UNPAID_BREAD_VP,
    Cost,
)
from teo_desktop.games.tekhenu.choices import Pay
from teo_desktop.games.tekhenu.decrees import PlayDecreeAction, decree_effects
from teo_desktop.games.tekhenu.maat import ClearBoards, pay_t16
from teo_desktop.games.tekhenu.payment import payments
from teo_desktop.games.tekhenu.scoring import (
    happiness_points,
    leader,
    production_points,
    ranking,
    statue_points,
    temple_points,
)
from teo_desktop.games.tekhenu.state import NONE, Game
from teo_desktop.games.tekhenu.topology import DISTRICTS
from teo_desktop.kernel.agenda import NOBODY, Choice, Effect, rule


@rule
class ScoreBoard(Effect[Game]):
    """Steps 1 to 6: districts, temple, statues, happiness, production, the row of buildings."""

    def apply(self, game: Game, choice: None) -> Sequence[Effect[Any]]:
        game.emit(events.ScoringBegan, game.scorings + 1)
        for district in range(DISTRICTS):
            first = leader(game, district)
            if first != NONE:
                game.emit(events.DistrictLed, first, district)
                game.score(first, DISTRICT_VP, "scoring:districts")
        for seat in game.order:
            me = game.players[seat]
            game.score(seat, temple_points(game, seat), "scoring:temple")
            game.score(seat, statue_points(me), "scoring:statues")
            game.score(seat, happiness_points(me), "scoring:happiness")
            if seat != game.layout.bot:
                game.score(seat, production_points(me), "scoring:production")
                game.score(seat, game.layout.figures.row_vp[me.buildings], "scoring:row")
        if game.is_solo:
            _score_bot_cards(game, game.layout.bot)
        people = [seat for seat in game.order if seat != game.layout.bot]
        return (*(PayBread(seat) for seat in people), ScoringEnds(NOBODY))


@rule
class PayBread(Effect[Game]):
    """Pay the bread visible on the row of buildings, as much as you like; points are lost for the rest."""

    def options(self, game: Game) -> Sequence[Choice]:
        me = game.players[self.player]
        due = bread_due(game, self.player)
        found: list[Choice] = []
        for bread in range(due, -1, -1):
            found += payments(me.goods, _bread(bread), me.technologies)
        return found

    def apply(self, game: Game, choice: Pay) -> Sequence[Effect[Any]]:
        due, paid = bread_due(game, self.player), sum(choice)
        game.pay(self.player, choice, _bread(paid), "scoring:bread")
        game.score(self.player, -UNPAID_BREAD_VP * (due - paid), "scoring:bread")
        return ()


@rule
class ScoringEnds(Effect[Game]):
    """The marker is removed. After the first scoring the Maat phase goes on; after the second, decrees end the game."""

    def apply(self, game: Game, choice: None) -> Sequence[Effect[Any]]:
        game.scorings += 1
        if game.scorings < SCORINGS:
            return (ClearBoards(NOBODY),)
        pay_t16(game)
        return (*decree_effects(game), EndGame(NOBODY))


@rule
class EndGame(Effect[Game]):
    """The first places in turn order score; the game is over."""

    def apply(self, game: Game, choice: None) -> Sequence[Effect[Any]]:
        places = ORDER_VP if len(game.players) > 2 else ORDER_VP[:1]
        for seat, points in zip(game.order, places, strict=False):
            game.score(seat, points, "scoring:order")
        game.emit(events.GameEnded, ranking(game))
        return ()


def begin_scoring(game: Game) -> Sequence[Effect[Any]]:
    """The effects of a scoring; D23 comes before the second."""
    if game.scorings == SCORINGS - 1:
        game.emit(events.LastScoringDue)
        people = [seat for seat in game.order if seat != game.layout.bot]
        return (*(PlayDecreeAction(seat) for seat in people), ScoreBoard(NOBODY))
    return (ScoreBoard(NOBODY),)


def bread_due(game: Game, player: int) -> int:
    """Bread visible on the row of buildings; none with T17."""
    me = game.players[player]
    return 0 if me.technologies & T17 else game.layout.figures.bread_due[me.buildings]


def _bread(number: int) -> Cost:
    return (0, number, *FREE[2:])


def _score_bot_cards(game: Game, bot: int) -> None:
    # Each blessing once, then it is discarded; each technology every time.
    me = game.players[bot]
    game.score(bot, BOT_SCORING["blessing_vp"] * len(me.blessings), "scoring:cards")
    game.discards[0] += me.blessings
    me.blessings = ()
    game.score(bot, BOT_SCORING["technology_vp"] * me.technologies.bit_count(), "scoring:cards")
    if game.scorings == SCORINGS - 1:
        strong = game.layout.setup.strong_decrees
        each = BOT_SCORING["strong_decree_vp" if strong else "decree_vp"]
        game.score(bot, each * len(me.decrees), "scoring:decrees")
        game.score(bot, me.goods[SCRIBE] // BOT_SCORING["scribes_per_vp"], "scoring:scribes")
