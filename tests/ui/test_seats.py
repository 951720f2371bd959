"""Seats: bots think in a process of their own, and whatever a bot does, the game goes on."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from teo_desktop.kernel.bots import GreedyBot
from teo_desktop.ui.seats import BotSeat, BotTimes, BotWorker, Human, Seating, SeatState
from teo_desktop.ui.session import GameSession, Phase
from tests.kernel import toy
from tests.ui.bad_bots import Cheating, Dying, FirstChoice, Hanging, Raising
from tests.ui.toy_window import answer, session

TIMES = BotTimes(pace=0, hurry=20_000, patience=60_000)


@pytest.fixture
def worker(qapp) -> Iterator[BotWorker]:
    thinking = BotWorker()
    yield thinking
    thinking.kill()


Seated = Callable[..., BotSeat]


@pytest.fixture
def seated(worker) -> Iterator[Seated]:
    """A person in seat 0, and a bot of this kind in seat 1."""
    seatings: list[Seating] = []

    def seat(game: GameSession, maker: Any, times: BotTimes = TIMES) -> BotSeat:
        bot = BotSeat(game, worker, maker, 5, times, game)
        seatings.append(Seating(game, {0: Human(game), 1: bot}, game))
        return bot

    yield seat
    for seating in seatings:
        seating.dismiss()


def bots_turn(game: GameSession) -> None:
    answer(game, "build", "pass")
    assert game.pending.decision.player == 1


def test_the_right_seat_is_asked_and_the_others_are_not(qtbot, worker):
    game = session(people=(0,))
    person = Human(game)
    asked: list[Any] = []
    person.asked.connect(asked.append)
    bot = BotSeat(game, worker, FirstChoice, 5, TIMES, game)
    Seating(game, {0: person, 1: bot}, game)
    game.start()
    assert [pending.serial for pending in asked] == [game.pending.serial]
    assert person.state is SeatState.CHOOSING
    assert bot.state is SeatState.IDLE
    bots_turn(game)
    assert person.state is SeatState.IDLE
    assert bot.state is SeatState.THINKING
    bot.dismiss()


def test_a_person_who_is_asked_again_is_not_dismissed_in_between(qtbot, seated):
    """The window would show that nobody is asked, for nobody to see."""
    game = session(people=(0, 1))
    person, other = Human(game), Human(game)
    told: list[str] = []
    person.asked.connect(lambda pending: told.append("asked"))
    person.dismissed.connect(lambda: told.append("dismissed"))
    Seating(game, {0: person, 1: other}, game)
    game.start()
    answer(game, "build")
    assert told == ["asked", "asked"]
    answer(game, "pass")
    assert told == ["asked", "asked", "dismissed"]


def test_a_question_that_is_held_back_takes_the_one_before_away(qtbot, seated):
    game = session(people=(0, 1))
    person = Human(game)
    Seating(game, {0: person, 1: Human(game)}, game)
    game.start()
    person.hold(True)
    answer(game, "build")
    assert person.state is SeatState.IDLE
    person.hold(False)
    assert person.state is SeatState.CHOOSING


def test_nobody_is_asked_while_a_turn_is_handed_over(qtbot, seated):
    game = session(people=(0,), pauses=True)
    bot = seated(game, FirstChoice)
    bots_turn(game)
    assert bot.state is SeatState.IDLE


def test_a_bot_answers_from_its_own_process(qtbot, seated):
    game = session(people=(0,))
    seated(game, FirstChoice)
    bots_turn(game)
    qtbot.waitUntil(lambda: "1 draw" in game.record.lines, timeout=60_000)


def test_two_bots_play_a_whole_game_to_its_end(qtbot, worker):
    game = session(people=())
    bots = {seat: BotSeat(game, worker, GreedyBot, seat, TIMES, game) for seat in range(2)}
    Seating(game, bots, game)
    game.start()
    qtbot.waitUntil(lambda: game.phase is Phase.OVER, timeout=120_000)
    assert toy.result(game.pending.game).points == tuple(b.points for b in game.pending.game.builders)


@pytest.mark.parametrize(
    ("maker", "said"),
    [(Raising, "raised or died"), (Dying, "raised or died"), (Cheating, "answered 'win'")],
)
def test_a_bot_that_fails_costs_a_random_choice_and_a_line_in_the_log(qtbot, seated, logged_warnings, maker, said):
    game = session(people=(0,))
    bot = seated(game, maker)
    slips: list[int] = []
    bot.slipped.connect(slips.append)
    bots_turn(game)
    asked = game.pending.serial
    qtbot.waitUntil(lambda: len(game.steps) > 2, timeout=60_000)
    assert game.steps[2].player == 1
    assert slips[0] == asked
    bot.dismiss()
    assert said in logged_warnings[0].getMessage()
    logged_warnings.clear()


def test_a_bot_that_hangs_is_ended_and_costs_a_random_choice(qtbot, seated, logged_warnings):
    game = session(people=(0,))
    bot = seated(game, Hanging, TIMES._replace(patience=1))
    bots_turn(game)
    qtbot.waitUntil(lambda: len(game.steps) > 2, timeout=60_000)
    bot.dismiss()
    assert "did not answer in time" in logged_warnings[0].getMessage()
    logged_warnings.clear()


def test_after_a_process_has_died_another_answers_the_next_question(qtbot, worker, logged_warnings):
    game = session(people=())
    seats = {
        0: BotSeat(game, worker, Dying, 1, TIMES, game),
        1: BotSeat(game, worker, FirstChoice, 2, TIMES, game),
    }
    Seating(game, seats, game)
    slips: list[int] = []
    seats[1].slipped.connect(slips.append)
    game.start()
    qtbot.waitUntil(lambda: any(step.player == 1 for step in game.steps), timeout=60_000)
    assert slips == []
    for seat in seats.values():
        seat.dismiss()
    logged_warnings.clear()


def test_an_answer_that_comes_after_an_undo_is_dropped(qtbot, seated):
    game = session(people=(0,))
    bot = seated(game, FirstChoice, TIMES._replace(pace=50))
    bots_turn(game)
    qtbot.waitUntil(lambda: bot.state is SeatState.PACING, timeout=60_000)
    game.undo_turn()
    assert bot.state is SeatState.IDLE
    bots_turn(game)
    qtbot.waitUntil(lambda: len(game.steps) > 2, timeout=60_000)
    assert game.record.lines[:3] == ("0 build", "0 pass", "1 draw")
    bot.dismiss()


def test_when_a_rule_raises_at_a_bots_choice_another_one_is_made(qtbot, seated, monkeypatch):
    def apply(self: toy.Draw, game: toy.Game, choice: Any) -> Any:
        raise ZeroDivisionError("a rule's mistake")

    monkeypatch.setattr(toy.Draw, "apply", apply)
    game = session(people=(0,))
    seated(game, FirstChoice)
    failures: list[Exception] = []
    game.failed.connect(failures.append)
    bots_turn(game)
    qtbot.waitUntil(lambda: len(game.steps) > 2, timeout=60_000)
    assert len(failures) >= 1
    assert game.record.lines[2] in ("1 dig", "1 build")


def test_a_bot_none_of_whose_choices_works_is_stuck_and_the_person_can_undo(qtbot, seated, monkeypatch):
    bots = session(people=(0,))
    seat = seated(bots, FirstChoice)
    bots_turn(bots)

    def apply(self: toy.Turn, game: toy.Game, choice: Any) -> Any:
        raise ZeroDivisionError("a rule's mistake")

    monkeypatch.setattr(toy.Turn, "apply", apply)
    qtbot.waitUntil(lambda: seat.state is SeatState.STUCK, timeout=60_000)
    assert bots.record.lines == ("0 build", "0 pass")
    assert bots.undo_turn()


WINDOW = """
from PySide6.QtCore import QCoreApplication
from teo_desktop.ui.seats import BotWorker
from tests.ui.bad_bots import Hanging
from tests.ui.toy_window import session

if __name__ == "__main__":
    app = QCoreApplication([])
    worker = BotWorker()
    worker.think("tests.kernel.toy", Hanging, 1, session(people=(0,)).pending, 1000.0)
    print("thinking", flush=True)
    app.exec()
"""


def test_the_process_of_the_bots_ends_with_the_window_even_if_that_is_killed(tmp_path):
    script = tmp_path / "window.py"
    script.write_text(WINDOW, encoding="utf-8")
    environment = {**os.environ, "PYTHONPATH": str(Path(__file__).resolve().parents[2])}
    with subprocess.Popen([sys.executable, str(script)], env=environment, stdout=subprocess.PIPE) as window:
        assert window.stdout is not None
        assert window.stdout.readline() == b"thinking\n"
        window.kill()
        # The pipe ends when the last of the processes that write to it has ended.
        rest, _ = window.communicate(timeout=120)
    assert rest == b""
