"""A live game against an opponent that the rules play: never asked, and its turn belongs to the person's choice."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace

import pytest

from teo_desktop import saves
from teo_desktop.games import teotihuacan as rules
from teo_desktop.games.teotihuacan.events import TurnBegan
from teo_desktop.games.teotihuacan.teotibot import RollForTile
from teo_desktop.games.teotihuacan.teotibot_events import ActionTilesMoved, DiceRolled
from teo_desktop.games.teotihuacan.teotibot_levels import LEVELS
from teo_desktop.kernel.record import GameRecord, replay, verify
from teo_desktop.saves import SavedGame, Seat, standing
from teo_desktop.ui.game_file import GameFile
from teo_desktop.ui.games import ADAPTERS
from teo_desktop.ui.live_game import LiveGame, live_game, named_seats, opened_game, unknown_bots
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


def play_to_the_end_of_the_turn(session: GameSession, seed: int = 1) -> None:
    """Random choices until the person hands over, or the bot has moved because nobody has to."""
    chance = random.Random(seed)
    while session.phase is Phase.ASKING and not (session.steps and session.steps[-1].followed):
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
    """The pause is no part of the record: record and state fit, and opening it pauses again."""
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


def file_of(session: GameSession) -> GameFile:
    """A file for the game."""
    return GameFile(session, named_seats(SEATS, ("blue", "yellow")))


def reopened(file: GameFile) -> LiveGame:
    """The game out of what would be written now."""
    data = saves.to_bytes(file.saved)
    file.release()
    return opened_game(ADAPTERS[rules.NAME], saves.from_bytes(data), Settings())


@pytest.mark.parametrize("pauses", [True, False])
def test_a_game_saved_after_the_turn_of_the_bot_opens_after_it(session, pauses):
    """Whoever has seen what the bot did cannot take their turn back by leaving and coming again."""
    session.pauses = pauses
    play_until_the_bot_has_moved(session)
    again = reopened(file_of(session))
    assert session.phase is again.session.phase is Phase.ASKING
    assert session.reach == again.session.reach == (None, None, Barrier.REVEALED)
    assert again.session.pending.decision == session.pending.decision
    assert again.session.state == session.state
    assert again.session.steps == session.steps
    assert again.session.batches == session.batches
    again.close()


def test_a_game_saved_before_handing_over_opens_before_it(session):
    play_to_the_end_of_the_turn(session)
    again = reopened(file_of(session))
    assert again.session.phase is Phase.HANDING_OVER
    assert again.session.reach == session.reach
    assert again.session.undo_step()
    again.close()


def test_handing_over_is_written_before_anybody_sees_what_follows(session):
    order = []
    play_to_the_end_of_the_turn(session)
    session.history_changed.connect(lambda: order.append(session.is_handed_over))
    session.events_happened.connect(lambda events, game: order.append("told"))
    session.end_turn()
    assert order == [True, "told"]


def test_a_way_that_is_left_after_the_turn_of_the_bot_is_taken_up_after_it(session):
    """A branch keeps what was seen behind its end, as the game itself does; also through the file."""
    play_until_the_bot_has_moved(session)
    file = file_of(session)
    asked, state = session.pending.decision, session.state
    file.play_on(0, "The first way")
    assert not session.is_handed_over
    play_to_the_end_of_the_turn(session, seed=2)
    assert [branch.handed_over for branch in file.branches] == [True]
    again = reopened(file)
    assert again.file is not None
    again.file.switch(0, "The second way")
    assert again.session.phase is Phase.ASKING
    assert again.session.reach.step is None
    assert (again.session.pending.decision, again.session.state) == (asked, state)
    assert [branch.handed_over for branch in again.file.branches] == [False], "the second way was left before that"
    again.close()


def test_an_older_file_without_a_word_about_it_opens_before_the_turn_of_the_bot(session):
    play_until_the_bot_has_moved(session)
    saved = replace(SavedGame(session.record, SEATS, session.state), handed_over=False)
    again = opened_game(ADAPTERS[rules.NAME], saves.from_bytes(saves.to_bytes(saved)), Settings())
    assert again.session.phase is Phase.HANDING_OVER
    again.close()
