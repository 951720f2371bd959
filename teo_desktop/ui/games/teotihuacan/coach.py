"""What the coach marks in a game of Teotihuacan: as a turn begins, and when it is about to end.

All of it is found by making choices on a copy of the game: the coach has no rules of its own.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from teo_desktop.games import teotihuacan as rules
from teo_desktop.games.teotihuacan import events
from teo_desktop.games.teotihuacan.catalog import CACAO, GATHERING
from teo_desktop.games.teotihuacan.choices import COLLECT, Main, Move
from teo_desktop.games.teotihuacan.interrupts import UnlockAll
from teo_desktop.games.teotihuacan.projection import projected, unpaid
from teo_desktop.games.teotihuacan.state import Game
from teo_desktop.games.teotihuacan.turn import ChooseAction, ChooseMove, EndTurn
from teo_desktop.kernel.agenda import Choice, Decision, submit
from teo_desktop.kernel.events import Event
from teo_desktop.ui.coaching import Mark
from teo_desktop.ui.forecast import forecast
from teo_desktop.ui.games.teotihuacan.forecast import is_near
from teo_desktop.ui.steps import Step
from teo_desktop.ui.texts.teotihuacan import coach as texts

WORTH_TELLING = 2
"""So much more cacao elsewhere is worth a word."""
MANY = 2
"""So many locked workers are many."""

Yield = tuple[int, ...]
"""What an action brings: the goods in their order, then points."""


class _Deed(NamedTuple):
    """A move of the turn, from where it was made, and what was done with it."""

    before: Game
    decision: Decision
    move: Move
    action: Choice
    events: tuple[Event, ...]


def marks(game: Game, seat: int, decision: Decision | None, turn: Sequence[Step]) -> tuple[Mark, ...]:
    """What to mark for this seat. ``decision``: what it is asked, None when its turn is over but not handed over yet;
    ``turn``: what it has chosen in it so far."""
    if decision is not None and isinstance(decision.asked_by, ChooseMove):
        return tuple(_before(game, seat, decision)) if not turn else ()
    if decision is None or isinstance(decision.asked_by, EndTurn):
        return tuple(_after(seat, turn))
    return ()


# -- as a turn begins --------------------------------------------------------------------------------------------------


def _before(game: Game, seat: int, decision: Decision) -> Iterator[Mark]:
    missing = unpaid(game, seat)
    if missing and is_near(game) and projected(game, seat) is not None:
        best = _best_harvest(game, decision)
        if best is not None:
            move, cacao = best
            yield Mark("salary", texts.salary_text(missing, move.worker, move.board, cacao), move)
    me = game.players[seat]
    locked = sum(map(me.is_locked, range(len(me.locked))))
    unlocking = next((choice for choice in decision.options if isinstance(choice, UnlockAll)), None)
    if unlocking is not None and (locked >= MANY or not any(me.standing)):
        yield Mark("unlock", texts.unlock_text(locked), unlocking)


def _best_harvest(game: Game, decision: Decision) -> tuple[Move, int] | None:
    """The move after which collecting brings most, and how much that is."""
    found = [
        (move, brought[CACAO])
        for move in decision.options
        if isinstance(move, Move) and (brought := _brings(game, decision, move, COLLECT)) is not None
    ]
    return max(found, key=lambda pair: pair[1], default=None)


# -- when it is about to end -------------------------------------------------------------------------------------------


def _after(seat: int, turn: Sequence[Step]) -> Iterator[Mark]:
    yield from _lost_steps(seat, turn)
    deed = _deed(turn)
    if deed is None:
        return
    if deed.action == COLLECT:
        yield from _more_cacao(seat, deed)
    elif isinstance(deed.action, Main) and deed.move.board in GATHERING:
        yield from _better_worker(seat, deed)


def _lost_steps(seat: int, turn: Sequence[Step]) -> Iterator[Mark]:
    for step in turn:
        for event in step.events:
            if isinstance(event, events.TempleBlocked) and event.player == seat:
                yield Mark("lost_step", texts.blocked_text(event.temple))
        me = step.before.players[seat]
        built = any(isinstance(event, events.BuildingPlaced) and event.player == seat for event in step.events)
        if built and not any(isinstance(event, events.AvenueAdvanced) for event in step.events):
            yield Mark("lost_step", texts.avenue_full_text(me.avenue))
        laid = any(
            isinstance(event, events.PyramidTilePlaced | events.DecorationPlaced) and event.player == seat
            for event in step.events
        )
        if laid and not any(isinstance(event, events.TrackAdvanced) for event in step.events):
            yield Mark("lost_step", texts.track_full_text(me.track))


def _deed(turn: Sequence[Step]) -> _Deed | None:
    for number, step in enumerate(turn):
        if isinstance(step.decision.asked_by, ChooseMove) and isinstance(step.choice, Move):
            following = turn[number + 1] if number + 1 < len(turn) else None
            if following is not None and isinstance(following.decision.asked_by, ChooseAction):
                return _Deed(step.before, step.decision, step.choice, following.choice, following.events)
            # Where only collecting was possible, nobody was asked.
            return _Deed(step.before, step.decision, step.choice, COLLECT, step.events)
    return None


def _more_cacao(seat: int, deed: _Deed) -> Iterator[Mark]:
    best = _best_harvest(deed.before, deed.decision)
    had = _yield_of(seat, deed.events)[CACAO]
    if best is not None and best[1] >= had + WORTH_TELLING:
        move, cacao = best
        yield Mark("more_cacao", texts.more_cacao_text(move.worker, move.board, cacao, had))


def _better_worker(seat: int, deed: _Deed) -> Iterator[Mark]:
    """Whether another worker, gone to the same board for the same action, would have brought more of everything."""
    had = _yield_of(seat, deed.events)
    for move in deed.decision.options:
        if not isinstance(move, Move) or move.board != deed.move.board or move == deed.move:
            continue
        other = _brings(deed.before, deed.decision, move, deed.action)
        if other is not None and other != had and all(more >= less for more, less in zip(other, had, strict=True)):
            yield Mark("better_worker", texts.better_worker_text(move.worker, move.board, other, had))
            return


# -- trying out --------------------------------------------------------------------------------------------------------


def _brings(game: Game, decision: Decision, move: Move, action: Choice) -> Yield | None:
    """What this move and this action would bring at once, as far as nobody has to choose; None when it is not legal."""
    trial = game.copy()
    trial.journal = []
    following = submit(trial, decision, move)
    if following is None or not isinstance(following.asked_by, ChooseAction):
        # Only collecting was possible there, and it was done.
        return _yield_of(decision.player, tuple(trial.journal)) if action == COLLECT else None
    trial.journal = None
    if action not in following.options:
        return None
    return _yield_of(decision.player, forecast(rules, trial, following, action).events)


def _yield_of(seat: int, happened: Sequence[Any]) -> Yield:
    """Goods gained less paid, and points, of what belongs to the action itself."""
    total = [0] * 5
    for event in happened:
        match event:
            case events.Gained(player=player, good=good, amount=amount) if player == seat:
                total[good] += amount
            case events.Paid(player=player, good=good, amount=amount) if player == seat:
                total[good] -= amount
            case events.Scored(player=player, points=points) if player == seat:
                total[-1] += points
            case events.TurnBegan():
                break
    return tuple(total)
