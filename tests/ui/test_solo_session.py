"""A live game against an opponent that the rules play: never asked, and its turn belongs to the person's choice."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from teo_desktop.games import teotihuacan as rules
from teo_desktop.games.teotihuacan.events import TurnBegan
from teo_desktop.games.teotihuacan.teotibot_events import ActionTilesMoved, DiceRolled
from teo_desktop.games.teotihuacan.teotibot_levels import LEVELS
from teo_desktop.kernel.record import GameRecord
from teo_desktop.saves import Seat
from teo_desktop.ui.games import ADAPTERS
from teo_desktop.ui.live_game import live_game, named_seats, unknown_bots
from teo_desktop.ui.session import Barrier, GameSession, Phase

BOT = 1
SETUP = rules.setup_to_json(rules.Setup(2, first_game=True, solo=LEVELS["hard"]))
SEATS = (Seat("human"), Seat("bot:teotibot:hard"))


@pytest.fixture
def session(qapp, settings) -> Iterator[GameSession]:
    record = GameRecord(rules.NAME, rules.RULES, SETUP, 3)
    live = live_game(rules, ADAPTERS[rules.NAME], record, named_seats(SEATS, ("blue", "yellow")), settings)
    yield live.session
    live.close()


def play_until_the_bot_has_moved(session: GameSession) -> tuple[int, ...]:
    """Random choices until the bot's first turn is over; the seats that were asked."""
    chance, asked = random.Random(1), []
    while not any(isinstance(event, ActionTilesMoved) for step in session.steps for event in step.events):
        pending = session.pending
        assert pending.phase is Phase.ASKING
        assert pending.decision is not None
        asked.append(pending.decision.player)
        assert session.submit(pending.serial, chance.choice(pending.decision.options))
    return tuple(asked)


def test_the_turn_of_the_bot_follows_in_the_same_choice_and_nobody_waits(session):
    """Nothing could be taken back and nobody else decides, so the person is just asked again."""
    assert session.pauses
    assert set(play_until_the_bot_has_moved(session)) == {0}
    events = session.steps[-1].events
    kinds = [type(event) for event in events]
    assert kinds.index(DiceRolled) < kinds.index(ActionTilesMoved)
    assert TurnBegan(BOT, 2) in events
    assert session.phase is Phase.ASKING
    assert session.pending.decision is not None
    assert session.pending.decision.player == 0


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
