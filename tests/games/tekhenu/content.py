"""What walks through Tekhenu cover: the set-ups, what must hold at every question, what a soak must meet."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from teo_desktop.games.tekhenu import catalog, events
from teo_desktop.games.tekhenu.catalog import CARDS_PER_KIND, DECREE, GODS, LEFT_OUT_BELOW_THREE, NO_CARD, TECHNOLOGY
from teo_desktop.games.tekhenu.dice import dice_in_game
from teo_desktop.games.tekhenu.state import CLOSED, NONE, Game
from teo_desktop.games.tekhenu.tables import DISTRICT_STATUE
from teo_desktop.kernel.rules import Json

FIGURES = [["horus.bonus", '[{"vp":1},{"population":1},{"happiness":1},{"faith":1},{"gold":2},{"scribe":2}]']]
"""Some figures other than the built-in ones."""


def setup(players: int, botankhamun: str = "", bot_seat: int = 1, **options: Any) -> Json:
    """A set-up as it stands in a record."""
    return {
        "players": players,
        "preprinted": False,
        "botankhamun": botankhamun,
        "bot_seat": bot_seat,
        "random_start": False,
        "strong_decrees": False,
        "figures": [],
        **options,
    }


SETUPS = {
    **{f"{players}": setup(players) for players in (2, 3, 4)},
    **{f"{players}-preprinted": setup(players, preprinted=True) for players in (2, 3, 4)},
    **{f"{players}-figures": setup(players, figures=FIGURES) for players in (2, 3, 4)},
    **{f"solo-{level}": setup(2, level) for level in catalog.LEVELS},
    "solo-first-seat": setup(2, "medium", 0),
    "solo-challenges": setup(2, "hard", random_start=True, strong_decrees=True),
}
"""Two to four players, alone at each level, with tiles and without, with other figures."""

TRANSCRIPTS = ("solo-hard",)
"""Set-ups of which a whole game is written down, beside those for each number of players."""


# -- what must hold at every question ------------------------------------------------------


def check(game: Game) -> None:
    """Nothing is negative, lost, doubled or beyond its end."""
    assert dice_in_game(game) == catalog.DICE[len(game.players)]
    _check_players(game)
    _check_pieces(game)
    _check_cards(game)
    tiles = [tile >> 2 for tile in game.tiles if tile != NONE]
    assert sorted((*tiles, *game.tile_stack, *(tile for tile in game.offer if tile != NONE))) == list(range(27))
    assert all((pillar == NONE) or game.tiles[cell] != NONE for cell, pillar in enumerate(game.pillars))
    assert 0 <= game.round <= catalog.ROUNDS
    assert 0 <= game.scorings <= catalog.SCORINGS


def _check_players(game: Game) -> None:
    for seat, me in enumerate(game.players):
        assert min(me.goods) >= 0
        assert me.points >= 0
        assert 0 <= me.happiness <= me.population <= catalog.TOP
        assert all(2 <= position <= catalog.TOP_PRODUCTION for position in me.production)
        assert me.buildings <= catalog.BUILDINGS
        assert me.pillars <= catalog.PILLARS
        assert me.statues <= catalog.STATUES
        assert set(me.hidden) <= set(me.decrees)
        if seat == game.layout.bot:
            assert all(not amount for good, amount in enumerate(me.goods) if good != catalog.SCRIBE)


def _check_pieces(game: Game) -> None:
    for seat, me in enumerate(game.players):
        people = game.temple_statues.count(seat) + game.district_statues.count(seat)
        assert me.statues == people + sum(owners.count(seat) for owners in game.statues)
        assert me.pillars == game.pillars.count(seat)
        assert me.buildings == game.buildings.count(seat) + game.districts.count(seat)
    most = catalog.SPACES_PER_GOD[len(game.players) - 2]
    assert all(len(owners) <= most for owners in game.statues)
    assert game.buildings.count(CLOSED) == {2: 4, 3: 2, 4: 0}[len(game.players)]
    assert len(DISTRICT_STATUE) == 4


def _check_cards(game: Game) -> None:
    cards = Counter(card for row in (*game.decks, *game.discards, *game.market) for card in row if card != NO_CARD)
    cards.update(game.drawn)
    for me in game.players:
        cards.update(me.blessings)
        cards.update(TECHNOLOGY * CARDS_PER_KIND + n for n in range(CARDS_PER_KIND) if me.technologies >> n & 1)
        cards.update(DECREE * CARDS_PER_KIND + decree for decree in (*me.decrees, *me.dealt))
    out = LEFT_OUT_BELOW_THREE if len(game.players) < 3 else ()
    assert cards == Counter(card for card in range(3 * CARDS_PER_KIND) if card not in out)


# -- what a soak must meet -----------------------------------------------------------------


def ids_of(event: Any) -> Iterator[str]:
    """The ids of the data that an event shows in play, and its own class."""
    yield type(event).__name__
    match event:
        case events.PillarTileLaid(tile=tile, cell=cell):
            yield f"tile {catalog.PILLAR_TILES[tile].id}"
            yield f"cell {cell}"
        case events.BlessingPlayed(card=card):
            yield f"played {catalog.CARD_IDS[card]}"
        case events.CardTaken(card=card) | events.DecreeDrawn(card=card) | events.DecreeKept(card=card):
            yield f"taken {catalog.CARD_IDS[card]}"
        case events.DecreeScored(card=card):
            yield f"scored {catalog.CARD_IDS[card]}"
        case events.StartingCardTaken(card=card):
            yield f"start {catalog.STARTING[card].id}"
        case events.DestinyTaken(card=card):
            yield f"destiny {catalog.DESTINIES[card].id}"
        case events.StatueBuilt(space=space):
            yield f"statue {space}"
        case events.BuildingBuilt(line=line):
            yield f"line {line}"
        case events.WorkshopBuilt(district=district, row=row):
            yield f"district {district} {row}"
        case events.ActionBegan(action=action, value=value):
            yield f"action {catalog.ACTIONS[action]} {value}"
        case events.ActionTileUsed(tile=tile):
            yield f"action tile {catalog.ACTION_TILES[tile].id}"
        case events.Gained(source=source) | events.Paid(source=source) | events.Scored(source=source):
            yield source


def _wanted() -> frozenset[str]:
    kinds = (kind for kind in vars(events).values() if isinstance(kind, type) and kind.__module__ == events.__name__)
    # Before the first question, and next to never: both have tests of their own.
    elsewhere = (events.DecreesDealt, events.ActionSkipped)
    return frozenset(
        (
            *(kind.__name__ for kind in kinds if kind not in elsewhere),
            *(f"tile {row.id}" for row in catalog.PILLAR_TILES),
            *(f"cell {cell}" for cell in range(25)),
            *(f"played {row.id}" for row in catalog.BLESSINGS),
            *(f"taken {name}" for name in catalog.CARD_IDS),
            *(f"scored {row.id}" for row in catalog.DECREES),
            *(f"start {row.id}" for row in catalog.STARTING),
            *(f"destiny {row.id}" for row in catalog.DESTINIES),
            *(f"statue {space}" for space in range(10)),
            *(f"line {line}" for line in range(10)),
            *(f"district {district} {row}" for district in range(4) for row in range(1, 7)),
            *(f"action {action} {value}" for action in catalog.ACTIONS for value in range(1, 7)),
            *(f"action tile {row.id}" for row in catalog.ACTION_TILES),
            *(f"god:{name}" for name in GODS),
            *(f"technology:T{number:02}" for number in _GIVING_TECHNOLOGIES),
        )
    )


# Of T23, an Anubis action with the card, a test of its own tells.
_GIVING_TECHNOLOGIES = (1, 2, 3, 4, 6, 7, 10, 11, 12, 13, 15, 16, 17, 18, 19, 20, 21, 22, 24)
WANTED = _wanted()
"""Every id of the data in play, and every class of events."""


# -- what players of a soak are after ------------------------------------------------------


def _goods(game: Game, player: int, *worth: float) -> float:
    return sum(value * min(amount, 9) for value, amount in zip(worth, game.players[player].goods, strict=False))


def _pieces(game: Game, player: int) -> float:
    me = game.players[player]
    return 50 * (me.statues + me.pillars + me.buildings) + me.happiness + _goods(game, player, 0.5, 2, 2, 2, 2)


def _temple(game: Game, player: int) -> float:
    me = game.players[player]
    return 60 * me.pillars + 40 * game.buildings.count(player) + _goods(game, player, 0, 2, 3, 2, 2)


def _people(game: Game, player: int) -> float:
    me = game.players[player]
    return 10 * me.happiness + 5 * me.population + _goods(game, player, 3, 3, 0, 0, 2)


def _cards(game: Game, player: int) -> float:
    me = game.players[player]
    cards = 40 * (me.technologies.bit_count() + len(me.decrees)) + 25 * len(me.blessings)
    return cards + 4 * min(me.happiness, 13) + 2 * min(me.population, 13) + _goods(game, player, 3, 1, 0, 0, 2)


def _decrees(game: Game, player: int) -> float:
    me = game.players[player]
    return 60 * len(me.decrees) + 20 * len(me.scored) + 4 * min(me.happiness, 13) + _goods(game, player, 3, 1, 0, 0, 2)


def _summit(game: Game, player: int) -> float:
    me = game.players[player]
    return 14 * me.population + 10 * me.happiness + _goods(game, player, 4, 4, 0, 0, 4, 2)


_RARE_TECHNOLOGIES = catalog.T01 | catalog.T13 | catalog.T19 | catalog.T23


def _tools(game: Game, player: int) -> float:
    me = game.players[player]
    rare = (me.technologies & _RARE_TECHNOLOGIES).bit_count()
    reach = 6 * min(me.happiness, 13) + 4 * min(me.population, 13)
    return 300 * rare + 5 * len(me.tainted) + reach + _goods(game, player, 4, 2, 0, 0, 3, 5)


GOALS = (_pieces, _temple, _people, _cards, _decrees, _summit, _tools)
"""Values of a position for somebody who is after one thing alone: so that all of it occurs in few games."""

SOAK_SEEDS = (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 18, 19, 20, 21, 22, 26, 30, 33, 36, 42, 61)
"""Games in which, one after the other, everything wanted occurs: `python -m tests.tools soak --find`."""

RULING = "K"
"""What the ids of this game's rulings begin with."""
HARD_CASES = """
    TKD-02 TKD-03 TKD-05 TKD-06 TKD-08 TKG-01 TKG-03 TKG-04 TKG-06 TKG-07 TKG-09 TKG-10 TKG-12 TKG-13 TKG-15 TKG-16
    TKM-02 TKM-03 TKM-05 TKM-06 TKM-08 TKM-09 TKM-11 TKM-12 BOT-01 BOT-02 BOT-04 BOT-05 BOT-07 BOT-08
""".split()
"""Situations that tables and other programs got wrong."""
