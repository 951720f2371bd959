"""The session: single writer, undo and redo with their barrier, the end of a turn, and a rule that raises."""

from __future__ import annotations

from typing import Any

import pytest

from teo_desktop.kernel.agenda import IllegalChoice
from teo_desktop.kernel.record import LineDoesNotFit, replay
from teo_desktop.ui.session import Barrier, GameSession, Phase
from tests.kernel import toy
from tests.ui.toy_window import answer, record, session


def state(game: GameSession) -> Any:
    return game.state


class Heard:
    """What a session's signals said, in order."""

    def __init__(self, game: GameSession) -> None:
        self.said: list[str] = []
        self.events: list[Any] = []
        self.games: list[Any] = []
        game.events_happened.connect(self._events)
        game.state_replaced.connect(self._replaced)
        game.decision_changed.connect(lambda pending: self.said.append(f"decision {pending.serial}"))
        game.history_changed.connect(lambda: self.said.append("history"))
        game.failed.connect(lambda error: self.said.append(f"failed {error}"))

    def _events(self, events: Any, game: Any) -> None:
        self.said.append("events")
        self.events += events
        self.games.append(game)

    def _replaced(self, game: Any) -> None:
        self.said.append("replaced")
        self.games.append(game)


def test_a_choice_is_told_as_history_then_events_then_the_next_question(qapp):
    game = session()
    heard = Heard(game)
    serial = game.pending.serial
    answer(game, "build")
    assert heard.said == ["history", "events", f"decision {serial + 1}"]


def test_listeners_get_copies_and_cannot_change_the_game(qapp):
    game = session()
    heard = Heard(game)
    answer(game, "build")
    before = state(game)
    heard.games[0].builders[0].points += 100
    game.pending.game.builders[1].stones += 100
    assert state(game) == before


def test_an_answer_to_an_outdated_question_is_dropped(qapp):
    """UND-03: a choice out of a list that an undo has replaced changes nothing."""
    game = session()
    answer(game, "build")
    old = game.pending
    game.undo_step()
    before = state(game)
    assert game.submit(old.serial, old.decision.options[0]) is False
    assert state(game) == before
    assert game.record.lines == ()


def test_a_choice_that_is_not_offered_raises_and_changes_nothing(qapp):
    game = session()
    before = state(game)
    with pytest.raises(IllegalChoice):
        game.submit(game.pending.serial, "fly")
    assert state(game) == before
    assert game.steps == ()


def test_undo_by_step_returns_to_the_same_state_and_question(qapp):
    game = session(people=(0,))
    states = [state(game)]
    for line in ("build", "floor"):
        answer(game, line)
        states.append(state(game))
    assert game.undo_step()
    assert state(game) == states[1]
    assert game.undo_step()
    assert state(game) == states[0]
    assert not game.undo_step()


def test_undo_by_turn_goes_back_to_its_first_choice(qapp):
    game = session(people=(0,))
    before = state(game)
    answer(game, "build", "floor")
    assert game.undo_turn()
    assert state(game) == before


def test_undo_restores_everything_that_hangs_on_a_turn(qapp):
    """UND-08: flags of the turn are part of the state that an undo restores."""
    game = session(people=(0,))
    answer(game, "build", "floor")
    after = state(game)
    game.undo_turn()
    answer(game, "build", "floor")
    assert state(game) == after


def test_undo_stops_at_what_was_revealed(qapp):
    game = session()
    answer(game, "draw")
    assert game.reach.step is None
    assert game.reach.barrier is Barrier.REVEALED
    assert not game.undo_step()


def test_undo_stops_at_another_persons_choice(qapp):
    game = session(people=(0, 1))
    answer(game, "build", "pass")
    assert game.pending.decision.player == 1
    assert game.reach.step is None
    assert game.reach.barrier is Barrier.OTHER_PERSON


def test_what_a_bot_chose_since_is_taken_back_with_ones_own_choice(qapp):
    game = session(people=(0,))
    before = state(game)
    answer(game, "build", "pass", "build", "pass")
    assert [step.player for step in game.steps] == [0, 0, 1, 1]
    assert game.undo_step()
    assert game.pending.decision.player == 0
    assert game.record.lines == ("0 build",)
    assert game.undo_step()
    assert state(game) == before


def test_lifting_the_barrier_lets_one_person_look_back_and_the_record_says_so(qapp):
    game = session(people=(0,))
    before = state(game)
    answer(game, "draw")
    game.lifts_barrier = True
    assert game.undo_step()
    assert state(game) == before
    assert game.lifted == (0,)


def test_a_mark_of_the_lifted_barrier_stays_when_one_goes_back_further(qapp):
    game = session(people=(0,))
    answer(game, "build", "pass", "build", "pass", "draw")
    game.lifts_barrier = True
    game.undo_step()
    assert game.lifted == (4,)
    game.undo_turn()
    assert game.lifted == (0,)


def test_the_barrier_cannot_be_lifted_where_there_is_a_second_person(qapp):
    game = session(people=(0, 1))
    game.lifts_barrier = True
    answer(game, "draw")
    assert not game.undo_step()


def test_redo_does_again_what_was_undone(qapp):
    game = session(people=(0,))
    answer(game, "build", "floor")
    after, lines = state(game), game.record.lines
    game.undo_step()
    game.undo_step()
    assert game.redo()
    assert game.redo()
    assert not game.can_redo
    assert state(game) == after
    assert game.record.lines == lines


def test_redo_includes_what_bots_had_chosen(qapp):
    game = session(people=(0,))
    answer(game, "build", "pass", "build", "pass")
    after = state(game)
    game.undo_step()
    assert game.redo()
    assert state(game) == after
    assert game.pending.decision.player == 0


def test_redo_lives_on_while_the_same_choices_are_made_and_ends_with_another(qapp):
    game = session(people=(0,))
    answer(game, "build", "floor")
    game.undo_turn()
    answer(game, "build")
    assert game.can_redo
    answer(game, "pass")
    assert not game.can_redo
    assert not game.redo()


def test_drawing_again_after_undo_and_redo_brings_the_same(qapp):
    """UND-02: the generator's state is part of the game, so taking back and doing again changes no later draw."""
    game = session(people=(0,), seed=7)
    game.lifts_barrier = True
    answer(game, "dig")
    after = state(game)
    game.undo_step()
    answer(game, "dig")
    assert state(game) == after


def test_a_turn_ends_only_when_the_person_says_so(qapp):
    game = session(people=(0, 1), pauses=True)
    answer(game, "build", "pass")
    pending = game.pending
    assert pending.phase is Phase.HANDING_OVER
    assert pending.decision.player == 1
    assert not game.submit(pending.serial, pending.decision.options[0])
    game.end_turn()
    assert game.pending.phase is Phase.ASKING
    assert game.submit(game.pending.serial, "draw")


def test_until_then_the_turn_can_be_taken_back(qapp):
    game = session(people=(0, 1), pauses=True)
    before = state(game)
    answer(game, "build", "pass")
    assert game.undo_turn()
    assert state(game) == before
    assert game.pending.phase is Phase.ASKING


def test_an_answer_from_before_the_handing_over_is_outdated(qapp):
    game = session(people=(0, 1), pauses=True)
    answer(game, "build", "pass")
    old = game.pending
    game.end_turn()
    assert not game.submit(old.serial, "draw")


def test_no_pause_after_a_bot_and_none_when_it_is_switched_off(qapp):
    game = session(people=(1,), pauses=True)
    answer(game, "build", "pass")
    assert game.pending.phase is Phase.ASKING
    game = session(people=(0, 1), pauses=False)
    answer(game, "build", "pass")
    assert game.pending.phase is Phase.ASKING


def test_the_pause_is_no_part_of_the_record(qapp):
    """UND-09: a record made with pauses replays without them."""
    game = session(people=(0, 1), pauses=True)
    while game.phase is not Phase.OVER:
        game.end_turn()
        game.submit(game.pending.serial, game.pending.decision.options[-1])
    assert toy.game_to_json(replay(toy, game.record).game) == state(game)


def test_a_whole_game_undone_to_the_start_equals_the_start(qapp):
    game = session(people=(0,), seed=3)
    game.lifts_barrier = True
    before = state(game)
    while game.phase is not Phase.OVER:
        game.submit(game.pending.serial, game.pending.decision.options[0])
    end, lines = state(game), game.record.lines
    while game.undo_step():
        pass
    assert state(game) == before
    while game.redo():
        pass
    assert state(game) == end
    assert game.record.lines == lines


def test_a_session_made_from_a_record_has_its_history(qapp):
    game = session(people=(0,))
    answer(game, "build", "floor")
    again = session(people=(0,), lines=game.record.lines)
    assert state(again) == state(game)
    assert again.pending.decision == game.pending.decision
    again.undo_turn()
    assert again.record.lines == ()


def test_a_record_with_a_line_that_does_not_fit_is_refused(qapp):
    with pytest.raises(LineDoesNotFit) as refused:
        session(lines=("0 build", "0 fly"))
    assert refused.value.number == 2


def test_a_lesson_stands_where_any_lines_lead_whatever_lies_between(qapp):
    """To and fro, behind what was revealed and behind another person; there is nothing to redo afterwards."""
    game = session()
    answer(game, "draw", "keep")
    before, start = state(game), game.record
    answer(game, "build", "floor")
    far = game.record
    heard = Heard(game)
    game.rehearse(start.lines)
    assert (state(game), game.record, game.can_redo) == (before, start, False)
    assert heard.said[-2:] == ["replaced", f"decision {game.pending.serial}"]
    game.rehearse(())
    assert game.record.lines == ()
    game.rehearse(far.lines)
    assert game.record == far
    with pytest.raises(LineDoesNotFit):
        game.rehearse((*start.lines, "0 dance"))
    assert game.record == start


def test_the_turn_so_far_holds_its_choices_and_nothing_older(qapp):
    game = session(people=(0, 1), pauses=True)
    answer(game, "build")
    assert [step.line for step in game.turn_so_far] == ["0 build"]
    answer(game, "floor")
    assert [step.line for step in game.turn_so_far] == ["0 build", "0 floor"]
    game.end_turn()
    assert game.turn_so_far == ()


@pytest.fixture
def broken_build(monkeypatch: pytest.MonkeyPatch) -> None:
    """Building raises after it has already taken the stones."""

    def apply(self: toy.Build, game: toy.Game, choice: Any) -> Any:
        game.builders[self.player].stones -= 2
        raise ZeroDivisionError("a rule's mistake")

    monkeypatch.setattr(toy.Build, "apply", apply)


def test_a_rule_that_raises_leaves_the_game_as_it_was(qapp, broken_build):
    game = session()
    answer(game, "build")
    heard = Heard(game)
    before, pending = state(game), game.pending
    assert game.submit(pending.serial, "floor") is False
    assert state(game) == before
    assert game.record.lines == ("0 build",)
    assert heard.said == ["failed a rule's mistake"]
    assert game.pending.serial == pending.serial
    game.undo_step()
    answer(game, "draw")


def test_a_rule_that_raises_in_a_redo_leaves_the_game_at_the_last_good_state(qapp, monkeypatch):
    game = session(people=(0,))
    answer(game, "build", "floor")
    game.undo_turn()

    def apply(self: toy.Build, game: toy.Game, choice: Any) -> Any:
        raise ZeroDivisionError("a rule's mistake")

    monkeypatch.setattr(toy.Build, "apply", apply)
    assert game.redo()
    heard = Heard(game)
    assert not game.redo()
    assert heard.said == ["failed a rule's mistake"]
    assert game.record.lines == ("0 build",)
    assert not game.can_redo


def test_starting_tells_the_state_and_then_the_question(qapp):
    game = session()
    heard = Heard(game)
    game.start()
    assert heard.said == ["replaced", f"decision {game.pending.serial}"]


def test_the_record_names_game_rules_set_up_and_seed(qapp):
    assert session(seed=9).record == record(seed=9)


def test_playing_on_from_an_earlier_choice_goes_behind_every_barrier_and_says_so(qapp):
    """However far one goes back, the record tells that something revealed was taken back."""
    game = session()
    states = [state(game)]
    for line in ("draw", "keep", "draw", "sell"):
        answer(game, line)
        states.append(state(game))
    game.play_on(1)
    assert state(game) == states[1]
    assert game.record.lines == ("0 draw",)
    assert game.lifted == (1,)
    assert not game.can_redo


def test_playing_on_behind_nothing_that_was_revealed_is_no_lifting(qapp):
    game = session()
    answer(game, "build", "floor", "build", "floor")
    game.play_on(1)
    assert game.lifted == ()


def test_whoever_plays_on_is_asked_at_once(qapp):
    game = session(pauses=True)
    answer(game, "build", "floor")
    assert game.phase is Phase.HANDING_OVER
    game.play_on(1)
    assert game.phase is Phase.ASKING


def test_another_line_is_taken_up_from_where_the_two_part(qapp):
    game = session()
    answer(game, "build", "floor", "draw", "keep")
    first, before = game.record.lines, state(game)
    shared = game.steps[:1]
    game.play_on(1)
    answer(game, "pass", "build")
    other, after = game.record.lines, state(game)
    game.take_up(first)
    assert (game.record.lines, state(game)) == (first, before)
    assert game.steps[:1] == shared
    game.take_up(other)
    assert (game.record.lines, state(game)) == (other, after)
    assert game.lifted == (1,), "the stone of the first line was seen"


def test_a_line_that_does_not_fit_changes_nothing(qapp):
    game = session()
    answer(game, "build", "floor")
    before, lines = state(game), game.record.lines
    heard = Heard(game)
    with pytest.raises(LineDoesNotFit):
        game.take_up((*lines[:1], "0 pass", "1 fly"))
    assert (state(game), game.record.lines) == (before, lines)
    assert heard.said == []
    answer(game, "draw")
    assert game.record.lines == (*lines, "1 draw")


def test_a_game_that_is_only_looked_at_changes_by_nothing():
    game = session(pauses=True)
    answer(game, "build", "floor")
    game.is_locked = True
    before = (game.state, game.record, game.undone)
    decision = game.pending.decision
    assert game.phase is Phase.ASKING, "nobody has a turn to end"
    assert not game.submit(game.pending.serial, decision.options[0])
    assert game.reach.step is game.reach.turn is None
    assert not game.undo_step()
    assert not game.undo_turn()
    game.end_turn()
    assert (game.state, game.record, game.undone) == before
    game.is_locked = False
    assert game.phase is Phase.HANDING_OVER
    assert game.undo_step()
    game.is_locked = True
    assert not game.can_redo
    assert not game.redo()
