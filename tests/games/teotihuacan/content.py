"""What walks through Teotihuacan cover: the set-ups, what must hold at every question, what a soak must meet."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from teo_desktop.games.teotihuacan import catalog, events, teotibot_events
from teo_desktop.games.teotihuacan.construction import ChoosePyramidTile, PlacePyramidTile
from teo_desktop.games.teotihuacan.decorations import ChooseDecoration, PlaceDecoration
from teo_desktop.games.teotihuacan.nobles import PlaceBuilding
from teo_desktop.games.teotihuacan.state import FREE, Game
from teo_desktop.games.teotihuacan.tables import STAIR_NEEDS
from teo_desktop.games.teotihuacan.teotibot_levels import LEVELS
from teo_desktop.games.teotihuacan.topology import SPOT_OF_CELL
from teo_desktop.kernel.agenda import Effect
from teo_desktop.kernel.codec import to_json
from teo_desktop.kernel.rules import Json

OPTIONS = ("sudden_end", "advanced_worship", "draft", "random_pyramid")
OPTIONS_OF_FIRST_GAME = ("sudden_end", "advanced_worship", "random_pyramid")
OTHER_OPTIONS = ("all_tiles", "redraw_neutrals")
"""They came later and stand in no older record."""
PYRAMID_PLACES = 30
HANDICAPS: list[Json] = [
    {"points": 3, "goods": [-2, 1, 0, 0], "technologies": [3, 5]},
    {"points": 12, "goods": [0, 0, -1, 2], "temples": [1, 0, 2], "avenue": 1},
    {"goods": [-6, -6, -6, -6]},
    {},
]


def solo_setup(level: str, first_game: bool = False, *options: str) -> Json:
    """A set-up against the Teotibot as it stands in a record."""
    return {**setup(2, "deluxe", first_game, *options), "solo": to_json(LEVELS[level])}


def setup(players: int, edition: str = "deluxe", first_game: bool = False, *options: str) -> Json:
    """A set-up as it stands in a record."""
    return {
        "players": players,
        "edition": edition,
        "first_game": first_game,
        **{option: option in options for option in OPTIONS},
        **{option: True for option in OTHER_OPTIONS if option in options},
    }


def _setups() -> dict[str, Json]:
    found = {
        f"{players}-{edition}-{'first' if first else 'full'}": setup(players, edition, first)
        for players in (2, 3, 4)
        for edition in ("deluxe", "2018")
        for first in (False, True)
    }
    for players in (2, 3, 4):
        for option in OPTIONS:
            found[f"{players}-{option}"] = setup(players, "deluxe", False, option)
        found[f"{players}-all-options"] = setup(players, "2018", False, *OPTIONS)
        found[f"{players}-first-all-options"] = setup(players, "deluxe", True, *OPTIONS_OF_FIRST_GAME)
    for players in (2, 3, 4):
        found[f"{players}-all-tiles"] = setup(players, "deluxe", False, "all_tiles")
    found["4-all-tiles-all-options"] = setup(4, "2018", False, "all_tiles", *OPTIONS)
    found["solo-novice"] = solo_setup("novice")
    found["solo-standard-first"] = solo_setup("standard", True, "redraw_neutrals")
    found["solo-expert-all-options"] = solo_setup("expert", False, *OPTIONS, *OTHER_OPTIONS)
    found["4-handicaps"] = {**setup(4), "handicaps": HANDICAPS}
    found["solo-handicaps-first"] = {**solo_setup("easy", True), "handicaps": HANDICAPS[:2]}
    return found


SETUPS = _setups()
"""Two to four players, both editions, both set-ups; every option alone and all together; solo."""

TRANSCRIPTS = ("solo-novice", "solo-standard-first", "solo-expert-all-options")
"""Set-ups of which a whole game is written down, beside those for each number of players."""


# -- what must hold at every question ------------------------------------------------------


def check(game: Game) -> None:
    """Nothing is negative, lost, doubled or beyond its end."""
    _check_players(game)
    _check_workers(game)
    _check_tiles(game)
    _check_teotibot(game)
    assert 0 <= game.light <= game.dark <= catalog.CALENDAR_SPACES
    assert 0 <= game.eclipses <= catalog.ECLIPSES
    assert game.turns_left >= -1
    assert all(0 <= filled <= len(row) for filled, row in zip(game.nobles, catalog.NOBLES_ROWS, strict=True))
    assert game.buildings <= catalog.BUILDINGS
    assert all(0 <= last <= filled for last, filled in zip(game.nobles_last, game.nobles, strict=True))
    assert game.teotibot is not None or not any(game.nobles_last)


def _check_players(game: Game) -> None:
    for player in game.players:
        assert min(player.goods) >= 0
        assert player.points >= 0
        assert 0 <= player.avenue <= catalog.AVENUE_LAST
        assert 0 <= player.track <= catalog.TRACK_LAST
        assert all(0 <= step <= catalog.TOP_STEP for step in player.temples)
        assert player.technologies & ~sum(1 << index for index in game.layout.technologies) == 0
    for temple in range(3):
        assert sum(player.temples[temple] == catalog.TOP_STEP for player in game.players) <= 1


def _check_workers(game: Game) -> None:
    seated = {}
    for seat, player in enumerate(game.players):
        in_play = [worker for worker in range(4) if player.in_play(worker)]
        if game.turn:
            assert in_play[:3] == [0, 1, 2]
        for worker in range(4):
            assert not (player.standing[worker] and player.is_locked(worker))
            assert 1 <= player.power[worker] <= 5 or worker == 3
            if player.is_locked(worker):
                seated[player.locked[worker]] = seat * 4 + worker
    at_spaces = {space: who for space, who in enumerate(game.worship) if who != FREE and who < 16}
    assert {space: who for space, who in at_spaces.items() if who // 4 < len(game.players)} == seated
    unused_colours = catalog.NEUTRAL_COLOURS[len(game.players) - 2]
    if game.turn:
        assert len(game.neutrals) == unused_colours
        assert all(len(boards) == catalog.NEUTRAL_WORKERS for boards in game.neutrals)


def _check_teotibot(game: Game) -> None:
    """Seven tiles in seven places, three unlocked workers and one worshipper, no ten cacao."""
    bot = game.teotibot
    assert (bot is None) == (game.layout.setup.solo is None)
    if bot is None:
        return
    assert sorted(bot.tiles) == list(range(7))
    assert all(arrow in (0, 1) for arrow in bot.arrows)
    me = game.players[-1]
    assert [worker for worker in range(4) if me.is_locked(worker)] == [3]
    assert me.locked[3] in (3, 4, 5, 6)
    assert me.power[3] == 1
    assert all(1 <= me.standing[worker] <= 8 and 1 <= me.power[worker] <= 5 for worker in range(3))
    assert me.standing[3] == 0
    assert 0 <= me.goods[0] <= 9
    assert me.unused == me.used == me.kept == ()


def _check_tiles(game: Game) -> None:
    discoveries = Counter(game.discovery_bag)
    discoveries.update(kind for site in game.discoveries for kind in site)
    discoveries.update(kind for _, kind in game.drawn)
    if game.teotibot:
        discoveries.update(game.teotibot.discarded)
    for player in game.players:
        discoveries.update(player.unused)
        discoveries.update(player.used)
        discoveries.update({kind: count for kind, count in enumerate(player.masks) if count})
    everything = Counter({kind: row.copies for kind, row in enumerate(catalog.DISCOVERIES)})
    assert +discoveries == everything

    lying = [tile for tile in game.tiles if tile != FREE]
    pyramid = [*game.pyramid_bag, *game.pyramid_offer, *(tile // 4 for tile in lying)]
    assert len(lying) == game.filled.bit_count() <= PYRAMID_PLACES == len(SPOT_OF_CELL)
    assert sorted(pyramid) == list(range(len(catalog.PYRAMID_TILES)))
    decorations = [*game.decoration_bag, *game.decoration_offer, *(tile for tile in game.decorations if tile != FREE)]
    assert sorted(decorations) == list(range(len(catalog.DECORATION_TILES)))


# -- what a soak must meet -----------------------------------------------------------------


def ids_of(event: Any) -> Iterator[str]:
    """The ids of the data that an event shows in play, and its own class."""
    yield type(event).__name__
    match event:
        case events.DiscoveryClaimed(kind=kind, site=site):
            yield f"claimed {catalog.DISCOVERIES[kind].id}"
            yield f"claimed at {site}"
        case events.DiscoveryUsed(kind=kind):
            yield f"used {catalog.DISCOVERIES[kind].id}"
        case events.TechnologyAcquired(technology=technology):
            yield f"technology {catalog.TECHNOLOGIES[technology].number}"
        case events.PyramidTilePlaced(tile=tile, spot=spot):
            yield f"pyramid {catalog.PYRAMID_TILE_IDS[tile]}"
            yield f"spot {spot}"
        case events.DecorationPlaced(tile=tile, side=side, step=step):
            yield f"decoration {catalog.DECORATION_IDS[tile]}"
            yield f"stairs {catalog.SIDE_NAMES[side]}"
            yield f"stair step {step}"
        case events.StartingTileKept(tile=tile):
            yield f"starting {catalog.STARTING[tile].id}"
        case events.BuildingPlaced(row=row, space=space):
            yield f"building {row} {space}"
        case events.ActionChosen(board=board, action=action):
            yield f"board {board} {action}"
        case events.RewardChosen(reward=reward):
            yield f"reward {reward}"
        case events.TempleAdvanced(temple=temple, step=step):
            yield f"temple {catalog.TEMPLES[temple]} {step}"
        case events.AvenueAdvanced(step=step):
            yield f"avenue {step}"
        case events.TrackAdvanced(step=step):
            yield f"track {step}"
        case events.WorkerLocked(space=space):
            yield f"space {space}"
        case events.PaymentWaived(source=source):
            yield f"waived {source}"
        case events.Gained(source=source) | events.Paid(source=source) | events.Scored(source=source):
            yield source
        case teotibot_events.RuleApplied(rule=rule):
            yield f"teotibot {rule}"


def _wanted() -> frozenset[str]:
    kinds = (
        kind
        for module in (events, teotibot_events)
        for kind in vars(module).values()
        if isinstance(kind, type) and kind.__module__ == module.__name__
    )
    usable = catalog.DISCOVERIES[catalog.MASKS :]
    steps = range(1, catalog.TOP_STEP + 1)
    return frozenset(
        (
            *(kind.__name__ for kind in kinds),
            *(f"claimed {row.id}" for row in catalog.DISCOVERIES),
            *(f"claimed at {site}" for site in range(-1, catalog.SITES)),
            *(f"used {row.id}" for row in usable),
            *(
                f"waived {where}"
                for where in ("worship", "salary", *(f"board:{name}" for name in catalog.BOARD_NAMES[2:]))
            ),
            *(f"technology {row.number}" for row in catalog.TECHNOLOGIES),
            *(f"technology:{number}" for number in (0, 1, 2, 3, 5, 6, 7, 8, 9, 10, 11, 13)),
            *(f"royal:{row.number}" for row in catalog.ROYALS[: catalog.BASE_ROYALS]),
            *(f"teotibot {rule}" for rule in teotibot_events.RULES),
            *(f"bonus:{row.id}" for row in catalog.BONUSES),
            *(f"eclipse:{part}" for part in ("avenue", "leader", "track", "masks")),
            *(f"pyramid {tile}" for tile in catalog.PYRAMID_TILE_IDS),
            *(f"spot {spot}" for spot in range(PYRAMID_PLACES)),
            *(f"decoration {tile}" for tile in catalog.DECORATION_IDS),
            *(f"stairs {side}" for side in catalog.SIDE_NAMES),
            *(f"stair step {step}" for step in range(1, 5)),
            *(f"starting {row.id}" for row in catalog.STARTING),
            *(
                f"building {row} {space}"
                for row, spaces in enumerate(catalog.NOBLES_ROWS)
                for space in range(len(spaces))
            ),
            *(f"board {board} collect" for board in range(1, 9)),
            *(f"board {board} main" for board in range(2, 9)),
            *(f"board {board} worship" for board in catalog.BOARD_SPACES),
            *(f"space {space}" for space in range(len(catalog.SPACE_BOARDS))),
            "board 0 unlock all",
            *(f"reward {reward}" for reward in ("points", "cacao", "temple", "two temples", "fourth worker")),
            *(f"temple {temple} {step}" for temple in catalog.TEMPLES for step in steps),
            *(f"avenue {step}" for step in range(1, catalog.AVENUE_LAST + 1)),
            *(f"track {step}" for step in range(1, 5)),
        )
    )


WANTED = _wanted()
"""Every id of the data in play, and every class of events."""


# -- what players of a soak are after ------------------------------------------------------


def _goods(game: Game, player: int, wood: float, stone: float, gold: float) -> float:
    goods = game.players[player].goods
    worth = (0.5, wood, stone, gold)
    return sum(value * min(amount, 9) for value, amount in zip(worth, goods, strict=True))


def _is_at(game: Game, *effects: type[Effect[Any]]) -> bool:
    return any(isinstance(effect, effects) for effect in game.agenda)


def _pyramid(game: Game, player: int) -> float:
    building = 25 * _is_at(game, ChoosePyramidTile, PlacePyramidTile)
    return 50 * game.filled.bit_count() + building + 5 * game.players[player].track + _goods(game, player, 1, 2, 0)


def _decorations(game: Game, player: int) -> float:
    return 50 * sum(game.heights) + 25 * _is_at(game, ChooseDecoration, PlaceDecoration) + _goods(game, player, 0, 0, 3)


def _nobles(game: Game, player: int) -> float:
    me = game.players[player]
    # Higher rows need several workers together.
    together = max(Counter(board for board in me.standing if board).values(), default=0)
    return 50 * game.buildings + 10 * me.avenue + 25 * _is_at(game, PlaceBuilding) + 3 * together + 3 * me.goods[1]


def _temples(game: Game, player: int) -> float:
    me = game.players[player]
    return sum(step**1.5 for step in me.temples) + 2 * sum(me.masks) + _goods(game, player, 0.2, 0.2, 0.2)


def _summit(game: Game, player: int) -> float:
    at_work = _is_at(game, ChoosePyramidTile, PlacePyramidTile) + 4 * _is_at(game, ChooseDecoration, PlaceDecoration)
    stairs = sum(height**2 for height in game.heights)
    carrying = sum((game.filled & need).bit_count() for needs in STAIR_NEEDS for need in needs)
    # The last tile would end the game before the stairs are finished.
    tiles = game.filled.bit_count() - 20 * game.is_complete
    return 50 * tiles + 100 * carrying + 150 * stairs + 25 * at_work + _goods(game, player, 1, 2, 4)


GOALS = (_pyramid, _decorations, _nobles, _temples, _summit)
"""Values of a position for somebody who is after one thing alone: so that all of it occurs in few games."""

SOAK_SEEDS = (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 19, 30, 31, 32, 34, 72, 189, 3, 10, 15, 17, 28, 31, 35, 37, 154)
"""Games in which, one after the other, everything wanted occurs: `python -m tests.tools soak --find`."""

RULING = "T"
"""What the ids of this game's rulings begin with."""
HARD_CASES = """
    SET-01 SET-02 SET-04 SET-05 SET-07 SET-08 MOV-02 MOV-03 MOV-05 MOV-06 MOV-08 MOV-09 MOV-11 MOV-12 WOR-02 WOR-03
    WOR-05 WOR-06 WOR-08 WOR-09 MAIN-01 MAIN-02 MAIN-04 MAIN-05 MAIN-07 MAIN-08 MAIN-10 MAIN-11 PYR-01 PYR-02 PYR-04
    PYR-05 PYR-07 PYR-08 DEC-02 DEC-03 TMP-01 TMP-02 TMP-04 TMP-05 TMP-07 ASC-01 ASC-03 ASC-04 ASC-06 ECL-01 ECL-03
    ECL-04 ECL-06 ECL-07 ECL-09 ECL-10 END-02 END-03 END-05 END-06 UND-02 UND-03 UND-05 UND-06 UND-08 UND-09
""".split()
"""Situations that tables and other programs got wrong."""
