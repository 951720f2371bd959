"""What a seat may know: decrees of others, decks, events, secret questions."""

from __future__ import annotations

from random import Random

import pytest

from teo_desktop.games import tekhenu
from teo_desktop.games.tekhenu import events
from teo_desktop.games.tekhenu.choices import Card
from teo_desktop.games.tekhenu.setup import new_game
from teo_desktop.games.tekhenu.starting import KeepDecree
from teo_desktop.games.tekhenu.state import Game, Setup
from teo_desktop.kernel.agenda import advance, submit
from teo_desktop.kernel.events import seen_by
from tests.games.tekhenu.scenes import journal_of, of_kind, pending, run, scene


def hidden_view(game: Game, seat: int) -> tuple[object, ...]:
    """What the seat knows of decrees."""
    me = game.players[seat]
    others = [other for other in game.players if other is not me]
    return (
        me.decrees,
        me.hidden,
        me.dealt,
        [tuple(d for d in other.decrees if d not in other.hidden) for other in others],
        [(len(other.decrees), len(other.dealt)) for other in others],
        len(game.decks[2]),
    )


@pytest.mark.parametrize("players", [2, 3, 4])
def test_permuting_what_is_hidden_changes_no_question(players):
    """K-SECRETS: At every question of a game, for the seat that is asked and for the others: dealt anew, the same
    question, the
    same knowledge."""
    game = new_game(Setup(players), players)
    random = Random(1)
    decision = advance(game)
    while decision is not None:
        for seat in range(players):
            twin = game.copy()
            tekhenu.hide(twin, seat, random.randrange(1000))
            assert hidden_view(twin, seat) == hidden_view(game, seat)
            if seat == decision.player:
                assert advance(twin) == decision
        decision = submit(game, decision, decision.options[random.randrange(len(decision.options))])


def test_a_seat_knows_where_the_decree_lies_that_it_rejected():
    """Setup 11: below the deck; the decrees of others above and below it are unknown."""
    game = new_game(Setup(3), 4)
    while isinstance(pending(game).asked_by, KeepDecree):
        submit(game, pending(game), pending(game).options[0])
    bottom = game.decks[2][:3]
    seen = set()
    for seed in range(30):
        twin = game.copy()
        tekhenu.hide(twin, 1, seed)
        assert twin.decks[2][1] == bottom[1]
        seen.add(twin.decks[2][0])
    assert len(seen) > 5


def test_answers_to_the_first_question_may_come_in_any_order():
    """Setup 11: what one seat keeps changes nothing for another (as UND-05 wants it)."""
    states = []
    for order in ([0, 1, 2], [2, 0, 1]):
        game = new_game(Setup(3), 4)
        advance(game)
        rest = [effect for effect in game.agenda if not isinstance(effect, KeepDecree)]
        for seat in order:
            second = KeepDecree(seat).options(game)[1]
            assert isinstance(second, Card)
            KeepDecree(seat).apply(game, second)
        game.agenda = rest
        advance(game)
        states.append(tekhenu.game_to_json(game))
    assert states[0] == states[1]


def test_decrees_dealt_kept_and_drawn_are_seen_by_their_owner_alone():
    game = scene(2, wheel=4, dice={"ra": "black 5 gray 1"}, offer="P14 P23 P24", limestone=2, granite=1)
    with journal_of(game) as journal:
        for line in ("take ra black 5", "ra 5", "place 2 2 turn 0"):
            decision = pending(game)
            choice = next(choice for choice in decision.options if tekhenu.line(choice) == line)
            submit(game, decision, choice)
    (drawn,) = of_kind(journal, events.DecreeDrawn)
    assert seen_by(drawn) == (0,)
    assert of_kind(journal, events.DecreeHidden) == [events.DecreeHidden(0)]
    assert all(seen_by(event) is None for event in journal if event is not drawn)
    assert game.players[0].hidden == game.players[0].decrees != ()


def test_secret_questions_are_marked():
    assert KeepDecree.secret
    assert not tekhenu.effects()["TakeDie"].secret


def test_a_decree_from_the_market_stays_known():
    game = scene(2, dice={"thoth": "gray 1"}, happiness=9, population=9, opened=3, market={3: "B01 T01 T02 D05"})
    for line in ("section 3", "card D05"):
        decision = pending(game)
        submit(game, decision, next(choice for choice in decision.options if tekhenu.line(choice) == line))
    assert game.players[0].decrees == (4,)
    tekhenu.hide(game, 1, 7)
    assert game.players[0].decrees == (4,)


def test_at_the_end_all_decrees_are_shown():
    game = run(new_game(Setup(2), 8), 8)
    assert all(me.hidden == () for me in game.players)
