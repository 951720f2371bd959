"""What a choice would bring: the rules themselves, played on a copy, up to the first thing that nobody can know."""

from __future__ import annotations

from contextlib import suppress
from typing import Any, NamedTuple

from teo_desktop.kernel.agenda import Choice, Decision, submit
from teo_desktop.kernel.events import Event, is_revealing
from teo_desktop.kernel.rules import Rules

SEED = 0
"""With this seed everything hidden is dealt anew; which one it is changes nothing that is told."""


class Forecast(NamedTuple):
    """What one choice alone causes, until the next question or until something hidden would be told."""

    seat: int
    """Who would choose."""
    events: tuple[Event, ...]
    """What happens, without the event that tells something hidden, and nothing after it."""
    stopped_by: type[Event] | None
    """The class of the event that would tell something hidden: what is drawn or rolled there; None: nothing is."""
    position: Any
    """The game at that point. What was just drawn or rolled in it is made up: where the forecast has stopped, read of
    it only what it says of players."""
    following: Decision | None
    """The next question, if it is put to the same player; None when it is not, or when the forecast has stopped."""


class _Hidden(Exception):
    """Something hidden would be told now."""


class _UntilHidden(list[Event]):
    """A journal that ends the game where something hidden is told."""

    stopped_by: type[Event] | None = None

    def append(self, event: Event) -> None:
        if is_revealing(event):
            self.stopped_by = type(event)
            raise _Hidden
        super().append(event)


def forecast(rules: Rules, game: Any, decision: Decision, choice: Choice) -> Forecast:
    """What this answer would cause, as far as the player who is asked can know it; the game stays as it is.

    Raises:
        IllegalChoice: the decision does not offer the choice.
        StaleDecision: the decision is not the one that the game waits for.
    """
    trial = game.copy()
    rules.hide(trial, decision.player, SEED)
    journal = _UntilHidden()
    trial.journal = journal
    following = None
    with suppress(_Hidden):
        following = submit(trial, decision, choice)
    trial.journal = None
    # Another player may be asked about what only they can see.
    own = following if following is not None and following.player == decision.player else None
    return Forecast(decision.player, tuple(journal), journal.stopped_by, trial, own)


class Forecaster:
    """Forecasts for the choices of one question at a time; each is made once, when somebody looks at it."""

    def __init__(self, rules: Rules) -> None:
        self._rules = rules
        self._game: Any = None
        self._decision: Decision | None = None
        self._made: dict[Choice, Forecast | None] = {}

    def ask(self, game: Any, decision: Decision | None) -> None:
        """Take another question up; None: there is none."""
        self._game, self._decision = game, decision
        self._made = {}

    def of(self, choice: Choice) -> Forecast | None:
        """The forecast of a choice; None for what the question does not offer, and where a rule raises."""
        decision = self._decision
        if decision is None or choice not in decision.options:
            return None
        if choice not in self._made:
            try:
                self._made[choice] = forecast(self._rules, self._game, decision, choice)
            except Exception:  # a rule's mistake; whoever makes the choice gets it reported
                self._made[choice] = None
        return self._made[choice]
