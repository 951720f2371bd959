"""What a game supplies, so that sessions, records, bots and tools can play it without knowing it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple, Protocol, TypeAlias

from teo_desktop.kernel.agenda import Choice, Table
from teo_desktop.kernel.events import Event, Journal

Json: TypeAlias = Any
"""What ``json`` reads and writes."""


class Result(NamedTuple):
    """How a finished game ended: points by seat, and the seats from first to last, ties broken."""

    points: tuple[int, ...]
    ranking: tuple[int, ...]


class Playable(Table, Protocol):
    """A game in progress."""

    rng: int
    journal: Journal | None

    def copy(self) -> Any:
        """A game of its own that shares only what never changes; without a journal."""


class Rules(Protocol):
    """A game's package seen from outside."""

    @property
    def NAME(self) -> str:
        """The game's id, as it stands in records and on the command line."""

    @property
    def RULES(self) -> int:
        """Counts up with every change after which an older record may no longer fit."""

    def setup_from_json(self, data: Json) -> Any:
        """The set-up of a record; raises ``codec.BadData`` when it is not one of this game."""

    def setup_to_json(self, setup: Any) -> Json:
        """A set-up as it stands in a record."""

    def seats(self, setup: Any) -> int:
        """How many seats play."""

    def new_game(self, setup: Any, seed: int) -> Any:
        """A game laid out for its first question; call ``advance`` to get it."""

    def game_to_json(self, game: Any) -> Json:
        """The whole state, pending effects included."""

    def game_from_json(self, data: Json) -> Any:
        """The state again; raises ``codec.BadData``."""

    def line(self, choice: Choice) -> str:
        """A choice as one line of text; the choices of one decision all have different lines."""

    def hide(self, game: Any, player: int, seed: int) -> None:
        """Deal anew, in place, all that this player cannot know, the generator included.

        What comes out depends on the seed and on what the player knows, on nothing that was hidden before.
        """

    def evaluate(self, game: Any, player: int) -> float:
        """How good the position is for the player, in points."""

    def rounds(self, game: Any) -> int:
        """How many rounds have begun."""

    def result(self, game: Any) -> Result:
        """Points and ranking as they stand; final once the agenda is empty."""

    def points_by_category(self, events: tuple[Event, ...] | list[Event]) -> Mapping[int, Mapping[str, int]]:
        """A score sheet out of the journal: for each seat, points by category."""
