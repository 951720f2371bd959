"""What walks through Teotihuacan cover: the set-ups, what must hold at every question, what a soak must meet."""

from __future__ import annotations

from collections import Counter

from teo_desktop.games.teotihuacan import catalog
from teo_desktop.games.teotihuacan.state import FREE, Game
from teo_desktop.games.teotihuacan.topology import SPOT_OF_CELL
from teo_desktop.kernel.rules import Json

OPTIONS = ("sudden_end", "advanced_worship", "draft", "random_pyramid")
OPTIONS_OF_FIRST_GAME = ("sudden_end", "advanced_worship", "random_pyramid")
PYRAMID_PLACES = 30


def setup(players: int, edition: str = "deluxe", first_game: bool = False, *options: str) -> Json:
    """A set-up as it stands in a record."""
    return {
        "players": players,
        "edition": edition,
        "first_game": first_game,
        **{option: option in options for option in OPTIONS},
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
    return found


SETUPS = _setups()
"""Two to four players, both editions, both set-ups; every option alone and all together."""


# -- what must hold at every question ------------------------------------------------------


def check(game: Game) -> None:
    """Nothing is negative, lost, doubled or beyond its end."""
    _check_players(game)
    _check_workers(game)
    _check_tiles(game)
    assert 0 <= game.light <= game.dark <= catalog.CALENDAR_SPACES
    assert 0 <= game.eclipses <= catalog.ECLIPSES
    assert game.turns_left >= -1
    assert all(0 <= filled <= len(row) for filled, row in zip(game.nobles, catalog.NOBLES_ROWS, strict=True))
    assert game.buildings <= catalog.BUILDINGS


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


def _check_tiles(game: Game) -> None:
    discoveries = Counter(game.discovery_bag)
    discoveries.update(kind for site in game.discoveries for kind in site)
    discoveries.update(kind for _, kind in game.drawn)
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
