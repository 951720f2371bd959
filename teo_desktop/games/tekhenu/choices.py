"""What a player can answer: words and small rows, taken out of tables made once."""

from __future__ import annotations

from typing import Final, NamedTuple

from teo_desktop.games.tekhenu.catalog import ACTIONS, CARD_IDS, DESTINIES, FACES, STARTING
from teo_desktop.games.tekhenu.topology import CELLS, DISTRICTS

END_TURN: Final = "end turn"
GO: Final = "produce"
"""Produce now; until then blessings for it may be played."""

NOT_WAIVED, BY_BLESSING, BY_DECREE = range(3)
"""How a cost is waived: B13 to B16 waive two resources, D23 all."""


class Die(NamedTuple):
    """A die on the wheel: section 0 to 5, colour, value."""

    section: int
    colour: int
    value: int


class Value(NamedTuple):
    """A value for the die, or for an action."""

    value: int


class Colour(NamedTuple):
    """A colour for a die to be treated as."""

    colour: int


class Side(NamedTuple):
    """The side of the scales for a die: 0 pure, 1 tainted."""

    side: int


class Act(NamedTuple):
    """An action with a value: 0 to 5 the gods, 6 to 9 producing. ``extra``: 0 the action of the die, 1 of a neighbour
    (B17), 2 of the opposite section (B19). ``produce_first``: with T19. ``waived``: 1 with a blessing for the cost.
    """

    action: int
    value: int
    extra: int = 0
    produce_first: int = 0
    waived: int = 0


class Pay(NamedTuple):
    """What is handed over."""

    papyrus: int
    bread: int
    limestone: int
    granite: int
    gold: int
    scribe: int


class GodSpace(NamedTuple):
    """A statue in honour of this god."""

    god: int


class PeopleSpace(NamedTuple):
    """A statue for the people: 6 beside the row, 7 beside the column of the temple, 8 above workshops, 9 quarries.

    Counted on from the gods, because rows with equal numbers are equal, whatever their class.
    """

    space: int


class Place(NamedTuple):
    """A cell of the temple, and quarter turns clockwise."""

    cell: int
    turn: int


class Line(NamedTuple):
    """A building space beside the temple: 0 to 4 of a row, 5 to 9 of a column."""

    line: int


class District(NamedTuple):
    """A district in Osiris, by its resource."""

    district: int


class Resource(NamedTuple):
    """One of the goods."""

    good: int


class Section(NamedTuple):
    """A section of the market to take cards from, from 0."""

    section: int


class Refresh(NamedTuple):
    """A section of the market to be laid out anew, from 0; ``times`` tells it from ``Section``."""

    section: int
    times: int = 1


class Card(NamedTuple):
    """A card by its number: blessings, technologies, decrees."""

    card: int


class StartingCard(NamedTuple):
    """A starting card."""

    card: int


class DestinyCard(NamedTuple):
    """A destiny card."""

    card: int


class Rise(NamedTuple):
    """The marker that rises: 8 population, 9 happiness."""

    word: int


class FaithSteps(NamedTuple):
    """Faith laid on the scales: positive on the left, negative on the right."""

    steps: int


class Thresholds(NamedTuple):
    """How many thresholds are paid for."""

    number: int


DICE: Final = tuple(
    tuple(tuple(Die(section, colour, value) for value in range(FACES + 1)) for colour in range(5))
    for section in range(6)
)
"""By section, colour and value."""
VALUES: Final = tuple(Value(value) for value in range(FACES + 1))
COLOUR_CHOICES: Final = tuple(Colour(colour) for colour in range(5))
SIDE_CHOICES: Final = (Side(0), Side(1))
ACTS: Final = tuple(
    tuple(
        tuple(
            tuple(tuple(Act(action, value, extra, first, waived) for waived in range(3)) for first in range(2))
            for value in range(FACES + 1)
        )
        for action in range(len(ACTIONS))
    )
    for extra in range(3)
)
"""By extra, action, value, produce first and waived."""
GOD_SPACES: Final = tuple(GodSpace(god) for god in range(6))
PEOPLE_SPACES: Final = tuple(PeopleSpace(space) for space in range(6, 10))
PLACES: Final = tuple(tuple(Place(cell, turn) for turn in range(4)) for cell in range(CELLS))
LINE_CHOICES: Final = tuple(Line(line) for line in range(10))
DISTRICT_CHOICES: Final = tuple(District(district) for district in range(DISTRICTS))
RESOURCE_CHOICES: Final = tuple(Resource(good) for good in range(7))
SECTION_CHOICES: Final = tuple(Section(section) for section in range(4))
REFRESHES: Final = tuple(Refresh(section) for section in range(4))
CARD_CHOICES: Final = tuple(Card(card) for card in range(len(CARD_IDS)))
STARTING_CHOICES: Final = tuple(StartingCard(card) for card in range(len(STARTING)))
DESTINY_CHOICES: Final = tuple(DestinyCard(card) for card in range(len(DESTINIES)))
RISES: Final = (Rise(8), Rise(9))
