"""How good a position is for a seat, and what that seat cannot know."""

from __future__ import annotations

from teo_desktop.games.tekhenu.catalog import CARDS_PER_KIND, DECREE, ROUNDS, SCORINGS, UNPAID_BREAD_VP
from teo_desktop.games.tekhenu.scoring import (
    balance_of_scales,
    decree_points,
    happiness_points,
    leader,
    production_points,
    statue_points,
    temple_points,
)
from teo_desktop.games.tekhenu.state import Game
from teo_desktop.games.tekhenu.topology import DISTRICTS
from teo_desktop.kernel.rng import seeded, shuffled

_GOOD_VALUES = (0.9, 0.9, 1.0, 1.1, 1.4, 1.2, 0.5)
"""Points that a good in hand is worth, by rule of thumb, while there is time to use it."""
_BLESSING_VALUE = 2.0
_TECHNOLOGY_VALUE = 4.0
_PRODUCTION_VALUE = 0.6
_POPULATION_VALUE = 0.35
_HAPPINESS_VALUE = 0.4
_PILLAR_VALUE = 1.0
_BALANCE_VALUE = 0.3
_USEFUL_GOODS = 8


def evaluate(game: Game, player: int) -> float:
    """Points now, what the scorings to come would bring as it stands, and a guess for what is held."""
    me = game.players[player]
    if not game.agenda:
        return float(me.points)
    scorings = SCORINGS - game.scorings
    left = max(0.0, (ROUNDS - game.round) / ROUNDS)
    value = float(me.points)
    scored: float = temple_points(game, player) + statue_points(me) + happiness_points(me) + production_points(me)
    scored += game.layout.figures.row_vp[me.buildings]
    scored += 3 * sum(leader(game, district) == player for district in range(DISTRICTS)) * (1 - left / 2)
    bread = max(0, game.layout.figures.bread_due[me.buildings] - me.goods[1])
    scored -= UNPAID_BREAD_VP * bread * (1 - left) / 2
    value += scorings * scored
    held = zip(_GOOD_VALUES, me.goods, strict=True)
    goods: float = sum(worth * min(amount, _USEFUL_GOODS) for worth, amount in held)
    value += (0.2 + left) * goods
    value += left * (_BLESSING_VALUE * len(me.blessings) + _TECHNOLOGY_VALUE * me.technologies.bit_count())
    value += left * (_PRODUCTION_VALUE * sum(me.production) + _POPULATION_VALUE * me.population)
    value += left * (_HAPPINESS_VALUE * me.happiness + _PILLAR_VALUE * me.pillars)
    points = sorted((decree_points(game, player, decree) for decree in me.decrees), reverse=True)
    value += sum(points[:3]) * (1 - left / 2)
    value -= _BALANCE_VALUE * abs(balance_of_scales(me))
    return value


def hide(game: Game, player: int, seed: int) -> None:
    """Deal anew what this seat cannot know: the order of decks and stack, the decrees of others that never lay open,
    every draw and roll to come. A seat knows which decree it put below the deck, and where."""
    game.rng = seeded(seed)
    game.tile_stack = shuffled(game, tuple(sorted(game.tile_stack)))
    for kind in range(DECREE):
        game.decks[kind] = shuffled(game, tuple(sorted(game.decks[kind])))
    _hide_decrees(game, player)


def _hide_decrees(game: Game, player: int) -> None:
    first = DECREE * CARDS_PER_KIND
    others = [other for seat, other in enumerate(game.players) if seat != player]
    deck = list(game.decks[DECREE])
    known = _own_rejected(game, player)
    pool = [card - first for place, card in enumerate(deck) if place != known]
    for other in others:
        pool += (*other.hidden, *other.dealt)
    mixed = list(shuffled(game, tuple(sorted(pool))))
    for other in others:
        new = {decree: mixed.pop() for decree in other.hidden}
        other.decrees = tuple(new.get(decree, decree) for decree in other.decrees)
        other.hidden = tuple(new.values())
        other.dealt = tuple(sorted(mixed.pop() for _ in other.dealt))
    game.decks[DECREE] = tuple(card if place == known else first + mixed.pop() for place, card in enumerate(deck))
    game.rejected = tuple(card - first for card in game.decks[DECREE][: len(game.rejected)])


def _own_rejected(game: Game, player: int) -> int:
    # The place in the deck of the decree that the seat rejected; -1 when it is not known any more.
    seats = [seat for seat in range(len(game.players)) if seat != game.layout.bot]
    if not game.rejected or player not in seats:
        return -1
    place = seats.index(player)
    return place if place < min(len(game.rejected), len(game.decks[DECREE])) else -1
