"""A live game against an opponent that the rules play: never asked, and its turn belongs to the person's choice."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from teo_desktop.games import teotihuacan as rules
from teo_desktop.games.teotihuacan.events import TurnBegan
from teo_desktop.games.teotihuacan.teotibot import RollForTile
from teo_desktop.games.teotihuacan.teotibot_events import ActionTilesMoved, DiceRolled
from teo_desktop.games.teotihuacan.teotibot_levels import LEVELS
from teo_desktop.kernel.record import GameRecord, replay, verify
from teo_desktop.saves import Seat, standing
from teo_desktop.ui.games import ADAPTERS
from teo_desktop.ui.live_game import live_game, named_seats, unknown_bots
from teo_desktop.ui.session import Barrier, GameSession, Phase
from teo_desktop.ui.settings import Settings

BOT = 1
SETUP = rules.setup_to_json(rules.Setup(2, first_game=True, solo=LEVELS["hard"]))
SEATS = (Seat("human"), Seat("bot:teotibot:hard"))
RECORD = GameRecord(rules.NAME, rules.RULES, SETUP, 3)


@pytest.fixture
def session(qapp, settings) -> Iterator[GameSession]:
    live = live_game(rules, ADAPTERS[rules.NAME], RECORD, named_seats(SEATS, ("blue", "yellow")), settings)
    yield live.session
    live.close()


def play_to_the_end_of_the_turn(session: GameSession) -> None:
    """Random choices until the person hands over."""
    chance = random.Random(1)
    while session.phase is Phase.ASKING:
        pending = session.pending
        assert pending.decision is not None
        assert pending.decision.player == 0
        assert session.submit(pending.serial, chance.choice(pending.decision.options))


def play_until_the_bot_has_moved(session: GameSession) -> None:
    """A turn of the person and one of the bot."""
    play_to_the_end_of_the_turn(session)
    session.end_turn()


def test_the_bot_does_not_roll_before_the_person_has_handed_over(session):
    """Handing over is what reveals: until then all of the turn can be taken back."""
    play_to_the_end_of_the_turn(session)
    assert session.phase is Phase.HANDING_OVER
    assert session.pending.decision is not None
    assert session.pending.decision.player == BOT
    assert not any(isinstance(event, DiceRolled) for step in session.steps for event in step.events)
    last = session.steps[-1]
    assert session.undo_step()
    assert session.pending.decision == last.decision
    assert session.can_redo


def test_what_was_taken_back_can_be_done_again_up_to_the_turn_of_the_bot(session):
    play_to_the_end_of_the_turn(session)
    state, lines = session.state, session.record.lines
    while session.undo_turn():
        pass
    while session.redo():
        pass
    assert (session.state, session.record.lines) == (state, lines)
    assert session.phase is Phase.HANDING_OVER
    assert not any(isinstance(event, DiceRolled) for step in session.steps for event in step.events)


def test_the_turn_of_the_bot_happens_as_the_person_hands_over_and_is_told_by_itself(session):
    told = []
    session.events_happened.connect(lambda events, game: told.append(events))
    play_to_the_end_of_the_turn(session)
    before = len(told)
    session.end_turn()
    kinds = [type(event) for event in told[before]]
    assert len(told) == before + 1
    assert kinds.index(DiceRolled) < kinds.index(ActionTilesMoved)
    assert TurnBegan(BOT, 2) in told[before]
    assert session.batches[-1] == told[before] == session.steps[-1].followed
    assert not session.is_own_news
    assert session.phase is Phase.ASKING
    assert session.pending.decision is not None
    assert session.pending.decision.player == 0


def test_a_game_that_does_not_pause_runs_through_the_turn_of_the_bot(session):
    """Nobody has to hand over; what the bot does is told by itself all the same."""
    session.pauses = False
    told = []
    session.events_happened.connect(lambda events, game: told.append(events))
    while not any(isinstance(event, ActionTilesMoved) for step in session.steps for event in step.events):
        pending = session.pending
        assert pending.phase is Phase.ASKING
        assert session.submit(pending.serial, pending.decision.options[0])
    assert told[-2:] == [session.steps[-1].caused, session.steps[-1].followed]
    assert session.phase is Phase.ASKING
    record = session.record
    while session.redo():
        pass
    assert session.record == record


def test_a_save_made_before_the_bot_moves_is_where_its_record_leads(session):
    """The file of a game needs no word about the pause: record and state fit, and opening it pauses again."""
    play_to_the_end_of_the_turn(session)
    assert verify(rules, session.record, session.state)
    again = live_game(rules, ADAPTERS[rules.NAME], session.record, named_seats(SEATS, ("blue", "yellow")), Settings())
    assert again.session.phase is Phase.HANDING_OVER
    assert again.session.state == session.state
    session.end_turn()
    again.session.end_turn()
    assert again.session.pending.game.copy().agenda == session.pending.game.copy().agenda
    assert verify(rules, session.record, session.state)
    again.close()
    assert session.standing == standing(rules, replay(rules, session.record).game)


def test_a_rule_that_raises_in_the_turn_of_the_bot_costs_the_choice_alone(session, monkeypatch):
    play_to_the_end_of_the_turn(session)
    assert session.undo_step()
    failed: list[Exception] = []
    state, pending = session.state, session.pending
    session.failed.connect(failed.append)
    monkeypatch.setattr(RollForTile, "apply", lambda *_: 1 // 0)
    assert not session.submit(pending.serial, pending.decision.options[0])
    assert [type(error) for error in failed] == [ZeroDivisionError]
    assert session.state == state
    assert session.phase is Phase.ASKING


def test_undo_stops_at_the_roll_of_the_bot_unless_that_is_lifted(session):
    before = session.state
    play_until_the_bot_has_moved(session)
    assert session.reach.step is None
    assert session.reach.barrier is Barrier.REVEALED
    session.lifts_barrier = True
    while session.undo_turn():
        pass
    assert session.state == before


def test_the_log_tells_the_whole_turn_of_the_bot(session):
    play_until_the_bot_has_moved(session)
    names = ("Anna", "Teotibot")
    told = [ADAPTERS[rules.NAME].event_text(event, names) for event in session.steps[-1].events]
    assert any(text and text.startswith("Teotibot rolls ") for text in told)
    assert any(text and text.startswith("Teotibot picks: ") for text in told)


def test_the_bot_has_its_name_and_is_known(qapp):
    assert [seat.name for seat in named_seats(SEATS, ("blue", "yellow"))] == ["Player 1", "Teotibot"]
    assert unknown_bots(SEATS) == []
