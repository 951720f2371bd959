"""Laying out the game and the choices of set-up (rulebook, "Setup"; rulings T-OPENING, T-START-ORDER, T-NEUTRAL)."""

from __future__ import annotations

from typing import Any

from teo_desktop.games.teotihuacan import handicap, teotibot, teotibot_levels
from teo_desktop.games.teotihuacan.catalog import (
    AVENUE_SITES,
    AVENUE_TILES,
    BASE_ROYALS,
    BASE_TECHNOLOGIES,
    BOARD_SITES,
    BONUSES,
    CACAO,
    DARK,
    DECORATION_TILES,
    DISCOVERIES,
    FIRST_GAME_BONUS,
    FIRST_GAME_GAIN,
    FIRST_GAME_ROYAL,
    FIRST_GAME_TECHNOLOGIES,
    FIRST_GAME_WORKERS,
    FOURTH_WORKER_POWER,
    GROUND_ICONS,
    OPENING_CACAO,
    PRINTED_RING,
    PYRAMID_START,
    PYRAMID_TILES,
    ROYALS,
    SHUFFLED_PLACES,
    SITES,
    TECHNOLOGIES,
    TEMPLE_SITES,
    TEMPLE_TILES,
)
from teo_desktop.games.teotihuacan.construction import lay_tile
from teo_desktop.games.teotihuacan.construction import refill as refill_pyramid
from teo_desktop.games.teotihuacan.decorations import refill as refill_decorations
from teo_desktop.games.teotihuacan.discovery import draw
from teo_desktop.games.teotihuacan.starting import (
    DealStartingTiles,
    PlaceNeutrals,
    StartingBenefits,
    benefits_in_order,
)
from teo_desktop.games.teotihuacan.state import FREE, Game, Layout, PlayerBoard, Setup
from teo_desktop.games.teotihuacan.topology import SPOT_OF_CELL
from teo_desktop.games.teotihuacan.turn import BeginTurn
from teo_desktop.kernel.agenda import NOBODY, Effect
from teo_desktop.kernel.rng import below, seeded, shuffle, shuffled


class _Chance:
    """The generator while there is no game yet to carry it."""

    def __init__(self, seed: int) -> None:
        self.rng = seeded(seed)


def new_game(setup: Setup, seed: int) -> Game:
    """A game of two to four players, laid out for its first question.

    Raises:
        ValueError: the set-up's number of players is not two, three or four, or with the Teotibot not two; or a
            handicap cannot be.
    """
    if not 2 <= setup.players <= 4:
        raise ValueError(f"{setup.players} players")
    teotibot_levels.check(setup)
    handicap.check(setup)
    chance = _Chance(seed)
    layout = _first_game_layout(setup) if setup.first_game else _drawn_layout(setup, chance)
    bag = [kind for kind, row in enumerate(DISCOVERIES) for _ in range(row.copies)]
    shuffle(chance, bag)
    game = Game(
        layout,
        [_player_board(setup, seat) for seat in range(setup.players)],
        chance.rng,
        tuple(bag),
        (),
        (),
        GROUND_ICONS,
        (FREE,) * len(SPOT_OF_CELL),
        (),
        [()] * SITES,
    )
    game.dark = DARK[setup.players - 2][0]
    _lay_pyramid(game)
    _lay_discoveries(game)
    if setup.solo is not None:
        teotibot.lay_out(game)
    _plan_set_up(game)
    return game


def _player_board(setup: Setup, seat: int) -> PlayerBoard:
    if setup.solo is not None and seat == setup.players - 1:
        return teotibot.player_board(setup)
    first, middle, last = OPENING_CACAO[setup.edition]
    goods = [0, 0, 0, 0]
    goods[CACAO] = last if seat == setup.players - 1 else first if seat == 0 else middle
    return PlayerBoard(goods, [0] * 4, [FREE] * 4, [1, 1, 1, FOURTH_WORKER_POWER], [0, 0, 0])


def _first_game_layout(setup: Setup) -> Layout:
    return Layout(
        setup, PRINTED_RING, _places(PRINTED_RING), FIRST_GAME_ROYAL, FIRST_GAME_TECHNOLOGIES, FIRST_GAME_BONUS
    )


def _drawn_layout(setup: Setup, chance: _Chance) -> Layout:
    ring = list(PRINTED_RING)
    loose = [ring[place] for place in SHUFFLED_PLACES]
    shuffle(chance, loose)
    for place, board in zip(SHUFFLED_PLACES, loose, strict=True):
        ring[place] = board
    royals = []
    royals_in_play, technologies_in_play = BASE_ROYALS, BASE_TECHNOLOGIES
    if setup.all_tiles:
        royals_in_play, technologies_in_play = len(ROYALS), len(TECHNOLOGIES)
    for category in "ABC":
        of_category = [index for index, row in enumerate(ROYALS[:royals_in_play]) if row.category == category]
        royals.append(of_category[below(chance, len(of_category))])
    technologies = list(range(technologies_in_play))
    shuffle(chance, technologies)
    bonuses = list(range(len(BONUSES)))
    shuffle(chance, bonuses)
    # Technologies lie in ascending order of their numbers.
    laid_out = handicap.with_handicap_technologies(setup, technologies)
    six = tuple(sorted(laid_out, key=lambda index: TECHNOLOGIES[index].number))
    return Layout(setup, tuple(ring), _places(tuple(ring)), tuple(royals), six, tuple(bonuses[:3]))


def _places(ring: tuple[int, ...]) -> tuple[int, ...]:
    return (FREE, *(ring.index(board) for board in range(1, len(ring) + 1)))


def _lay_pyramid(game: Game) -> None:
    # The offer is drawn before the tiles that form the starting pyramid.
    game.pyramid_bag = shuffled(game, tuple(range(len(PYRAMID_TILES))))
    game.decoration_bag = shuffled(game, tuple(range(len(DECORATION_TILES))))
    refill_pyramid(game)
    refill_decorations(game)
    patterns = PYRAMID_START[len(game.players)]
    pattern = patterns[below(game, len(patterns))] if game.layout.setup.random_pyramid else patterns[0]
    for cell in pattern:
        tile = game.pyramid_bag[-1]
        game.pyramid_bag = game.pyramid_bag[:-1]
        lay_tile(game, tile, SPOT_OF_CELL[cell], below(game, 4))


def _lay_discoveries(game: Game) -> None:
    seats = len(game.players)
    counts = dict.fromkeys(BOARD_SITES.values(), 1)
    counts.update(zip(AVENUE_SITES.values(), AVENUE_TILES, strict=True))
    counts.update(zip(TEMPLE_SITES.values(), (row[seats - 2] for row in TEMPLE_TILES), strict=True))
    for site, count in counts.items():
        game.discoveries[site] = tuple(draw(game) for _ in range(count))


def _plan_set_up(game: Game) -> None:
    seats, setup = game.people, game.layout.setup
    steps: list[Effect[Any]]
    if setup.first_game:
        for seat in seats:
            for worker, (board, power) in enumerate(FIRST_GAME_WORKERS[seat]):
                game.players[seat].standing[worker] = board
                game.players[seat].power[worker] = power
        steps = [StartingBenefits(seat, benefits_in_order(FIRST_GAME_GAIN[seat])) for seat in seats]
        steps.append(PlaceNeutrals(NOBODY))
    else:
        steps = [DealStartingTiles(NOBODY)]
    game.agenda = [*reversed([*handicap.first(setup), *steps, *handicap.last(setup), BeginTurn(0)])]
