"""What happens in this game, as rows of ids and numbers; players are seats from 0.

Every point and every good that changes hands is one of ``Scored``, ``Gained`` and ``Paid`` with its source, so log,
score sheet and forecast are sums over the same rows. A source is a word, or a word and an id: ``temple:blue``.
"""

from __future__ import annotations

from typing import NamedTuple

from teo_desktop.kernel.events import revealing


class TurnBegan(NamedTuple):
    """A turn begins; turns are counted from 1 over the whole game."""

    player: int
    turn: int


class WorkerMoved(NamedTuple):
    """From one action board to the general area of another."""

    player: int
    worker: int
    start: int
    board: int


class WorkerPlaced(NamedTuple):
    """A starting worker, or the fourth one, comes into play."""

    player: int
    worker: int
    board: int
    power: int


class WorkerLocked(NamedTuple):
    """A worker stands on a worship space now."""

    player: int
    worker: int
    space: int


class WorkerUnlocked(NamedTuple):
    """A worker is back in the general area of the board."""

    player: int
    worker: int
    board: int


class ActionChosen(NamedTuple):
    """What the player does on the board: collect, main, or worship."""

    player: int
    board: int
    action: str


class Gained(NamedTuple):
    """Goods come from the supply."""

    player: int
    good: int
    amount: int
    source: str


class Paid(NamedTuple):
    """Goods go back to the supply."""

    player: int
    good: int
    amount: int
    source: str


class PaymentWaived(NamedTuple):
    """An ignore-cacao tile stands for this much cacao."""

    player: int
    amount: int
    source: str


class Scored(NamedTuple):
    """Points won, or lost where the amount is negative (never below zero in all)."""

    player: int
    points: int
    source: str


class PoweredUp(NamedTuple):
    """A worker has this power now."""

    player: int
    worker: int
    power: int


class Ascended(NamedTuple):
    """A worker grew beyond five and begins anew in the Palace."""

    player: int
    worker: int


class RewardChosen(NamedTuple):
    """What an ascension brings."""

    player: int
    reward: str


class TempleAdvanced(NamedTuple):
    """A marker has reached this step."""

    player: int
    temple: int
    step: int


class TempleBlocked(NamedTuple):
    """A step that is due does nothing: the top is taken or reached."""

    player: int
    temple: int


class AvenueAdvanced(NamedTuple):
    """A marker on the Avenue of the Dead has reached this step."""

    player: int
    step: int


class TrackAdvanced(NamedTuple):
    """A marker on the pyramid track has reached this step."""

    player: int
    step: int


class DiscoveryClaimed(NamedTuple):
    """From a site: 0 to 4 beside a board, then the Avenue, then the temples; -1 drawn at set-up."""

    player: int
    kind: int
    site: int


class DiscoveryUsed(NamedTuple):
    """A discovery tile is turned face down."""

    player: int
    kind: int


@revealing
class DiscoveryRevealed(NamedTuple):
    """A tile is turned up from the bag."""

    site: int
    kind: int


class TechnologyAcquired(NamedTuple):
    """A player's marker lies on this technology."""

    player: int
    technology: int


class BuildingPlaced(NamedTuple):
    """A building covers this space of a Nobles row, both from 0."""

    player: int
    row: int
    space: int


class PyramidTilePlaced(NamedTuple):
    """A tile lies in the pyramid; so many icons match."""

    player: int
    tile: int
    spot: int
    rotation: int
    matches: int


@revealing
class PyramidRefilled(NamedTuple):
    """New pyramid tiles are turned up."""

    tiles: tuple[int, ...]


class DecorationPlaced(NamedTuple):
    """A decoration lies on this step (from 1) of a stair; so many icons match."""

    player: int
    tile: int
    side: int
    step: int
    matches: int


@revealing
class DecorationsRefilled(NamedTuple):
    """New decorations are turned up."""

    tiles: tuple[int, ...]


class PyramidCompleted(NamedTuple):
    """The tile of the fourth level lies."""

    player: int


class CalendarMoved(NamedTuple):
    """The light marker stands here."""

    light: int


class EclipseTriggered(NamedTuple):
    """``turns`` are still to be played before the scoring."""

    turns: int


class EclipseBegan(NamedTuple):
    """Scoring number so and so, with the worth of a step on the Avenue."""

    number: int
    avenue_value: int


class EclipseEnded(NamedTuple):
    """The calendar is set back for the next era."""

    dark: int


@revealing
class NeutralsPlaced(NamedTuple):
    """A neutral colour's workers stand on these boards."""

    colour: int
    boards: tuple[int, ...]


class StartingTileKept(NamedTuple):
    """A starting tile is chosen."""

    player: int
    tile: int


class DiscoveryReturned(NamedTuple):
    """A drawn tile goes back into the bag."""

    player: int
    kind: int


class GameEnded(NamedTuple):
    """Seats from first to last."""

    ranking: tuple[int, ...]
