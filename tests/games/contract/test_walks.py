"""What every game keeps, at every question of whole random games with every set-up."""

from __future__ import annotations

import json
import pickle
import re

import pytest

from teo_desktop.kernel.agenda import IllegalChoice, Refusal, StaleDecision, advance, submit
from teo_desktop.kernel.bots import BOTS
from teo_desktop.kernel.events import Journal, is_revealing
from teo_desktop.kernel.record import GameRecord, find, line_of, replay, verify
from tests.games.contract.walks import CASES, FEW, Case, walk

MOST_QUESTIONS = 3000
"""Far more than any game has: a walk that gets here goes round in circles."""

every_case = pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
some_cases = pytest.mark.parametrize("case", FEW, ids=lambda case: case.name)


@every_case
def test_every_game_ends_and_its_stock_is_right_at_every_question(case: Case):
    game = case.start()
    for moment in walk(case):
        assert moment.number < MOST_QUESTIONS
        game = moment.game
        case.check(game)
    assert not game.agenda
    result = case.rules.result(game)
    seats = case.rules.seats(case.rules.setup_from_json(case.setup))
    assert len(result.points) == seats
    assert sorted(result.ranking) == list(range(seats))
    best_first = [result.points[seat] for seat in result.ranking]
    assert best_first == sorted(best_first, reverse=True)
    assert case.rules.rounds(game) > 0


@every_case
def test_a_pause_before_an_automatic_turn_changes_nothing_but_the_moment(case: Case):
    pauses = 0
    for moment in walk(case):
        whole, halved = moment.game.copy(), moment.game.copy()
        choice = moment.decision.options[-1]
        following = submit(whole, moment.decision, choice)
        paused = submit(halved, moment.decision, choice, pausing=True)
        if paused is not None and paused.is_pause:
            pauses += 1
            paused = advance(halved)
        assert paused == following
        assert case.state(halved) == case.state(whole)
    assert (pauses > 0) == ("solo" in case.name)


@every_case
def test_copies_never_change_later(case: Case):
    kept = []
    for moment in walk(case):
        kept.append((moment.game.copy(), case.state(moment.game)))
    for copy, state in kept:
        assert case.state(copy) == state


@every_case
def test_what_is_done_with_a_copy_never_changes_its_original(case: Case):
    for moment in walk(case):
        before = case.state(moment.game)
        copy = moment.game.copy()
        submit(copy, moment.decision, moment.decision.options[-1])
        assert case.state(moment.game) == before


@every_case
def test_a_game_written_and_read_at_any_question_has_the_same_future(case: Case):
    rules = case.rules
    expected = None
    twin = case.start()
    for moment in walk(case):
        text = case.state(moment.game)
        if expected is not None:
            assert text == expected
        twin = rules.game_from_json(json.loads(text))
        assert case.state(twin) == text
        decision = advance(twin)
        assert decision == moment.decision
        submit(twin, decision, moment.choice)
        expected = case.state(twin)
    assert case.rules.result(twin).points


@every_case
def test_undone_to_the_start_it_is_the_start_and_redone_the_same_game(case: Case):
    """Every position is kept as an undo keeps it; going back through them and forward again changes nothing."""
    history = [(moment.game.copy(), moment.decision, moment.choice) for moment in walk(case)]
    states = [case.state(game) for game, _, _ in history]
    start = case.start()
    advance(start)
    assert states[0] == case.state(start)
    for (game, decision, choice), following in zip(history, [*states[1:], None], strict=True):
        assert advance(game) == decision
        submit(game, decision, choice)
        assert following is None or case.state(game) == following


@every_case
def test_choice_lines_are_unique_and_found_again(case: Case):
    for moment in walk(case):
        decision = moment.decision
        assert len(decision.options) > 1
        assert len(set(decision.options)) == len(decision.options)
        lines = [line_of(case.rules, decision, choice) for choice in decision.options]
        assert len(set(lines)) == len(lines), lines
        for choice, line in zip(decision.options, lines, strict=True):
            assert find(case.rules, decision, line) is choice
            assert re.fullmatch(rf"{decision.player}( [!-~]+)+", line), "printable words, single spaces"


@every_case
def test_asking_for_options_and_reasons_changes_nothing(case: Case):
    for moment in walk(case):
        before = case.state(moment.game)
        effect = moment.decision.asked_by
        offered = tuple(effect.options(moment.game) or ())
        assert tuple(effect.options(moment.game) or ()) == offered
        moment.game.free_actions(effect)
        refused = effect.refusals(moment.game)
        assert advance(moment.game) == moment.decision
        case.rules.evaluate(moment.game, moment.decision.player)
        case.rules.result(moment.game)
        assert case.state(moment.game) == before
        for choice, refusal in refused.items():
            assert choice not in moment.decision.options
            assert isinstance(refusal, Refusal)
            assert re.fullmatch(r"[a-z0-9_]+", refusal.reason)
            assert all(type(number) is int for number in refusal.numbers)


@every_case
def test_illegal_choices_raise_and_change_nothing(case: Case):
    nonsense = ["", "nonsense", -1, None, (0, 0), ("nonsense",)]
    heard: dict[object, None] = {}
    earlier = None
    for moment in walk(case):
        before = case.state(moment.game)
        for choice in [*nonsense, *list(heard)[-30:], moment.decision]:
            if choice not in moment.decision.options:
                with pytest.raises(IllegalChoice):
                    submit(moment.game, moment.decision, choice)
        if earlier is not None and earlier.asked_by != moment.decision.asked_by:
            with pytest.raises(StaleDecision):
                submit(moment.game, earlier, earlier.options[0])
        assert case.state(moment.game) == before
        earlier = moment.decision
        heard.update(dict.fromkeys(moment.decision.options))


@every_case
def test_what_the_seat_cannot_know_changes_no_legal_choice(case: Case):
    """Hidden things are dealt anew: the question stays, as does the value of the position, and what comes out
    depends on the seed and on what the seat knows alone."""
    for moment in walk(case):
        seat = moment.decision.player
        first, second = moment.game.copy(), moment.game.copy()
        case.rules.hide(first, seat, 1)
        case.rules.hide(second, seat, 2)
        assert advance(first) == advance(second) == moment.decision
        value = case.rules.evaluate(moment.game, seat)
        assert case.rules.evaluate(first, seat) == case.rules.evaluate(second, seat) == value
        case.rules.hide(second, seat, 1)
        assert case.state(first) == case.state(second)


@every_case
def test_nothing_hidden_is_told_but_by_an_event_that_reveals(case: Case):
    """The same choice in a game whose hidden things are dealt anew brings the same, up to the first event that says
    it reveals. Undo and preview rely on that."""
    for moment in walk(case):
        seat = moment.decision.player
        outcomes = []
        for seed in (None, 5):
            game = moment.game.copy()
            if seed is not None:
                case.rules.hide(game, seat, seed)
            journal: Journal = []
            game.journal = journal
            decision = submit(game, moment.decision, moment.choice)
            hidden = next((place for place, event in enumerate(journal) if is_revealing(event)), None)
            known = journal[:hidden]
            if decision is not None and decision.player != seat and decision.asked_by.secret:
                # That somebody else is asked is known, what they may answer is not.
                decision = decision._replace(options=())
            outcomes.append((known, None) if hidden is not None else (known, (decision, case.rules.result(game))))
        assert outcomes[0] == outcomes[1]


@some_cases
@pytest.mark.parametrize("name", BOTS)
def test_no_bot_sees_what_its_seat_cannot_know(case: Case, name: str):
    for moment in walk(case):
        if moment.number % 17 == 3:
            seat = moment.decision.player
            other = moment.game.copy()
            case.rules.hide(other, seat, 99)
            answers = [BOTS[name](case.rules, 5).choose(g, moment.decision) for g in (moment.game.copy(), other)]
            assert answers[0] == answers[1]


@every_case
def test_a_record_played_again_is_the_same_game_question_by_question(case: Case):
    """UND-09: a list of choices, played from set-up and seed, gives every state and every question again."""
    lines: list[str] = []
    questions = []
    for moment in walk(case):
        questions.append((moment.decision, case.state(moment.game)))
        lines.append(line_of(case.rules, moment.decision, moment.choice))
    end = moment.game
    record = GameRecord(case.rules.NAME, case.rules.RULES, case.setup, case.seed, tuple(lines))
    assert verify(case.rules, record, json.loads(case.state(end)))
    for number in range(0, len(lines), 23):
        game, decision = replay(case.rules, record, number)
        assert (decision, case.state(game)) == questions[number]
    game = case.start()
    decision = advance(game)
    for line, question in zip(lines, questions, strict=True):
        assert (decision, case.state(game)) == question
        assert decision is not None
        decision = submit(game, decision, find(case.rules, decision, line))
    assert decision is None


@every_case
def test_the_score_sheet_out_of_the_journal_is_the_score(case: Case):
    journal: list[tuple] = []
    for moment in walk(case, journal):
        assert moment.game.journal is journal
    sheet = case.rules.points_by_category(journal)
    points = case.rules.result(moment.game).points
    assert [sum(sheet.get(seat, {}).values()) for seat in range(len(points))] == list(points)


@every_case
def test_watching_changes_nothing(case: Case):
    for watched, unwatched in zip(walk(case, []), walk(case), strict=True):
        assert watched.decision == unwatched.decision
    assert case.state(watched.game) == case.state(unwatched.game)


@some_cases
def test_a_game_and_its_question_can_go_to_another_process(case: Case):
    for moment in walk(case):
        if moment.number % 5 == 0:
            game, decision = pickle.loads(pickle.dumps((moment.game, moment.decision)))
            assert case.state(game) == case.state(moment.game)
            assert advance(game) == decision == moment.decision
            expected = moment.game.copy()
            assert submit(game, decision, decision.options[0]) == submit(expected, moment.decision, decision.options[0])
            assert case.state(game) == case.state(expected)


@some_cases
def test_another_seed_is_another_game(case: Case):
    other = case._replace(seed=case.seed + 1000)
    start, second = case.start(), other.start()
    assert case.state(start) != other.state(second)
