"""What a player can answer: words and small rows, taken out of tables made once."""

from __future__ import annotations

from typing import Final, NamedTuple

from teo_desktop.games.teotihuacan.catalog import (
    DECORATION_TILES,
    DISCOVERIES,
    PYRAMID_TILES,
    STARTING,
)
from teo_desktop.games.teotihuacan.tables import SPOT_LEVELS

FREE_UNLOCK: Final = "unlock all"
COLLECT: Final = "collect"
END_TURN: Final = "end turn"
ABILITY: Final = "ability"
TILE: Final = "tile"
BOTH: Final = "both"
PRINTED: Final = "printed reward"
TRADE: Final = "trade"
WAIVE: Final = "ignore cacao"
POINTS_REWARD: Final = "points"
CACAO_REWARD: Final = "cacao"
TEMPLE_REWARD: Final = "temple"
TWO_TEMPLES_REWARD: Final = "two temples"
WORKER_REWARD: Final = "fourth worker"
FULL_PRICE: Final = "full price"
LESS_WOOD: Final = "one wood less"
LESS_STONE: Final = "one stone less"


class Move(NamedTuple):
    """A worker goes to a board; ``second`` goes along with a double move, -1 otherwise."""

    worker: int
    board: int
    second: int


class Main(NamedTuple):
    """The main action; with an ignore-cacao tile, and with as many extra-worker tiles as it needs."""

    waived: int
    extra: int


class Worship(NamedTuple):
    """A worship space and what is used there: ability, tile or both."""

    space: int
    what: str
    waived: int


class Claim(NamedTuple):
    """A discovery tile of this kind is claimed."""

    kind: int


class Resource(NamedTuple):
    """Wood, stone or gold."""

    good: int


class Temple(NamedTuple):
    """A temple to advance on."""

    temple: int


class Worker(NamedTuple):
    """One of the own workers, from 0."""

    worker: int


class TechnologyPlace(NamedTuple):
    """A place of the Alchemy board: 0 to 2 in the top row, 3 to 5 in the bottom row."""

    place: int


class NoblesRow(NamedTuple):
    """A row of the Nobles board, from 0 at the top."""

    row: int


class PyramidTile(NamedTuple):
    """A tile of the pyramid offer."""

    tile: int


class Place(NamedTuple):
    """A place of the pyramid, and quarter turns clockwise."""

    spot: int
    rotation: int


class DecorationTile(NamedTuple):
    """A tile of the decoration offer."""

    tile: int


class Side(NamedTuple):
    """A side of the pyramid; the step of its stairs follows from what lies there."""

    side: int


class TurnedSide(NamedTuple):
    """A side of the pyramid for a decoration whose arrow points outwards. With its second field it equals no ``Side``:
    rows of the same figures are equal whatever their class."""

    side: int
    turned: int = 1


class Pay(NamedTuple):
    """Cacao paid as salary, or after it."""

    cacao: int


class StartingTile(NamedTuple):
    """A starting tile to keep."""

    tile: int


class Board(NamedTuple):
    """An action board, by its number."""

    board: int


class Benefit(NamedTuple):
    """Which benefit of the starting tiles comes next, by its word and what it comes from."""

    word: str
    amount: int


class Exchange(NamedTuple):
    """So many resources of one kind for as many of another."""

    amount: int
    given: int
    gained: int


class StepBack(NamedTuple):
    """A worker goes one board back before another one's move."""

    worker: int


class StartWorship(NamedTuple):
    """A starting worker worships at set-up: its space, and what is used there."""

    worker: int
    space: int
    what: str


MOVES: Final = tuple(tuple(Move(worker, board, -1) for board in range(9)) for worker in range(4))
MAINS: Final = tuple(tuple(Main(waived, extra) for extra in range(3)) for waived in range(2))
WORSHIPS: Final = tuple(
    {what: tuple(Worship(space, what, waived) for waived in range(2)) for what in (ABILITY, TILE, BOTH)}
    for space in range(7)
)
CLAIMS: Final = tuple(Claim(kind) for kind in range(len(DISCOVERIES)))
RESOURCE_CHOICES: Final = tuple(Resource(good) for good in range(4))
ANY_RESOURCE: Final = RESOURCE_CHOICES[1:]
TEMPLE_CHOICES: Final = tuple(Temple(temple) for temple in range(3))
WORKERS: Final = tuple(Worker(worker) for worker in range(4))
TECHNOLOGY_PLACES: Final = tuple(TechnologyPlace(place) for place in range(6))
NOBLES_ROW_CHOICES: Final = tuple(NoblesRow(row) for row in range(3))
PYRAMID_TILE_CHOICES: Final = tuple(PyramidTile(tile) for tile in range(len(PYRAMID_TILES)))
DECORATION_CHOICES: Final = tuple(DecorationTile(tile) for tile in range(len(DECORATION_TILES)))
SIDES: Final = tuple(Side(side) for side in range(4))
TURNED_SIDES: Final = tuple(TurnedSide(side) for side in range(4))
STEPS_BACK: Final = tuple(StepBack(worker) for worker in range(4))
PAYS: Final = tuple(Pay(cacao) for cacao in range(10))
STARTING_CHOICES: Final = tuple(StartingTile(tile) for tile in range(len(STARTING)))
BOARDS: Final = tuple(Board(board) for board in range(9))

PLACES: Final = tuple(tuple(Place(spot, rotation) for rotation in range(4)) for spot in range(len(SPOT_LEVELS)))
DIFFERENT_ROTATIONS: Final = tuple(
    tuple(rotation for rotation in range(4) if turned.index(turned[rotation]) == rotation) for turned in PYRAMID_TILES
)
"""By tile: the quarter turns that look different."""
TILE_PLACES: Final = tuple(
    tuple(tuple(PLACES[spot][rotation] for rotation in rotations) for spot in range(len(SPOT_LEVELS)))
    for rotations in DIFFERENT_ROTATIONS
)
"""By tile and place: the different ways to lay it there."""
