"""What happens in this game, as rows of ids and numbers; players are seats from 0.

Every point and every good that changes hands is one of ``Scored``, ``Gained`` and ``Paid`` with its source, so log and
score sheet are sums over the same rows. A source is a word, or a word and an id: ``god:horus``. Events with ``seen_by``
tell something that only those seats may know.
"""

from __future__ import annotations

from typing import NamedTuple

from teo_desktop.kernel.events import revealing


class RoundBegan(NamedTuple):
    """Rounds are counted from 1."""

    number: int


class TurnBegan(NamedTuple):
    """A turn begins."""

    player: int


@revealing
class DiceRolled(NamedTuple):
    """New dice lie in a section: (colour, value) each."""

    section: int
    dice: tuple[tuple[int, int], ...]


class DieTaken(NamedTuple):
    """A die leaves the wheel."""

    player: int
    section: int
    colour: int
    value: int


class DieTurned(NamedTuple):
    """The die in hand shows this value now."""

    player: int
    value: int


class DiePainted(NamedTuple):
    """The die in hand is treated as one of this colour."""

    player: int
    colour: int


class DieLaid(NamedTuple):
    """The die lies on the player board: 0 pure, 1 tainted, 2 below the scales."""

    player: int
    colour: int
    value: int
    side: int


class AnubisCalled(NamedTuple):
    """The turn becomes an Anubis action."""

    player: int


class ActionBegan(NamedTuple):
    """An action, with the value that it is performed with."""

    player: int
    action: int
    value: int


class ActionSkipped(NamedTuple):
    """Nothing can be done with the die."""

    player: int


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


class Scored(NamedTuple):
    """Points won, or lost where the amount is negative (never below zero in all)."""

    player: int
    points: int
    source: str


class ExcessTaken(NamedTuple):
    """Resources produced in excess lie on the right side of the scales."""

    player: int
    good: int
    amount: int


class ProductionRaised(NamedTuple):
    """A production marker stands here now."""

    player: int
    good: int
    position: int


class PopulationMoved(NamedTuple):
    """The population marker stands here now."""

    player: int
    position: int


class HappinessMoved(NamedTuple):
    """The happiness marker stands here now."""

    player: int
    position: int


class StatueBuilt(NamedTuple):
    """In honour of a god 0 to 5, or for the people 6 to 9."""

    player: int
    space: int


class BonusPaid(NamedTuple):
    """A statue brings its owner the bonus of this Horus slot, from 0."""

    player: int
    god: int
    slot: int


class PillarTileLaid(NamedTuple):
    """A tile lies in the temple; so many edges match."""

    player: int
    tile: int
    cell: int
    turn: int
    matches: int


class PillarRaised(NamedTuple):
    """A pillar stands on its tile."""

    player: int
    cell: int


@revealing
class PillarTileRevealed(NamedTuple):
    """A tile is turned up at the left of the display."""

    tile: int


class BuildingBuilt(NamedTuple):
    """Beside the temple, by line."""

    player: int
    line: int


class WorkshopBuilt(NamedTuple):
    """In Osiris, by district and row from 1."""

    player: int
    district: int
    row: int


class SectionRefreshed(NamedTuple):
    """All cards of a section are discarded."""

    player: int
    section: int


@revealing
class CardsRevealed(NamedTuple):
    """Cards are turned up in a section of the market, from 0."""

    section: int
    cards: tuple[int, ...]


class DeckShuffled(NamedTuple):
    """A discard pile becomes the deck."""

    kind: int


class CardTaken(NamedTuple):
    """A card that lay open is a player's."""

    player: int
    card: int


class BlessingPlayed(NamedTuple):
    """A blessing is used and discarded."""

    player: int
    card: int


@revealing
class DecreesDealt(NamedTuple):
    """Two decrees to choose from."""

    player: int
    cards: tuple[int, ...]

    @property
    def seen_by(self) -> tuple[int, ...]:
        return (self.player,)


class DecreeKept(NamedTuple):
    """One of the two is kept, the other goes below the deck."""

    player: int
    card: int

    @property
    def seen_by(self) -> tuple[int, ...]:
        return (self.player,)


@revealing
class DecreeDrawn(NamedTuple):
    """A decree from the top of the deck."""

    player: int
    card: int

    @property
    def seen_by(self) -> tuple[int, ...]:
        return (self.player,)


class DecreeHidden(NamedTuple):
    """A player has a decree that the others do not see."""

    player: int


@revealing
class CardsDrawn(NamedTuple):
    """Cards from a deck to choose one of."""

    player: int
    cards: tuple[int, ...]


class StartingCardTaken(NamedTuple):
    """Drafted, or dealt."""

    player: int
    card: int


class DestinyTaken(NamedTuple):
    """A destiny card is a player's until the next Maat phase."""

    player: int
    card: int


class OrderSet(NamedTuple):
    """Seats from first to last on the turn order track."""

    order: tuple[int, ...]


class WheelTurned(NamedTuple):
    """The first sunny section, from 0."""

    wheel: int


class MaatBegan(NamedTuple):
    """The phase is counted from 1."""

    number: int


class FaithLaid(NamedTuple):
    """Faith lies on the scales: positive on the left."""

    player: int
    steps: int


class BalanceFound(NamedTuple):
    """The final balance of the scales."""

    player: int
    balance: int


class BoardsCleared(NamedTuple):
    """Dice go back to the bag, excess and faith to the supply."""


@revealing
class LastScoringDue(NamedTuple):
    """The second scoring is about to begin: whoever holds D23 may play it now, and after it all decrees are shown."""


class ScoringBegan(NamedTuple):
    """The first or the second scoring."""

    number: int


class DistrictLed(NamedTuple):
    """A player has the most pieces in a district."""

    player: int
    district: int


@revealing
class DecreesShown(NamedTuple):
    """At the end everybody's decrees are seen."""

    player: int
    cards: tuple[int, ...]


class DecreeScored(NamedTuple):
    """A decree is one of the three that count."""

    player: int
    card: int


@revealing
class ActionTilesLaid(NamedTuple):
    """The solo opponent's tiles, from the bottom left up."""

    tiles: tuple[int, ...]


@revealing
class DebenFlipped(NamedTuple):
    """The progress marker goes up (1) or to the right (0) and stands on this place now."""

    up: int
    place: int


class ActionTileUsed(NamedTuple):
    """The tile that says what the solo opponent does."""

    tile: int


@revealing
class Drawn(NamedTuple):
    """Chance decided between so many equal things."""

    player: int
    among: int


class GoldDiscarded(NamedTuple):
    """The solo opponent takes no gold from the board."""

    player: int


class GameEnded(NamedTuple):
    """Seats from first to last."""

    ranking: tuple[int, ...]
