"""A position as text: it comes back whole, through mails and chats, and nothing else is taken for one."""

from __future__ import annotations

import base64
import zlib
from dataclasses import replace
from random import Random

import pytest

from teo_desktop import position
from teo_desktop.branches import Branch, Comment
from teo_desktop.games import GAMES
from teo_desktop.kernel.agenda import advance, submit
from teo_desktop.kernel.record import GameRecord, line_of, replay
from teo_desktop.saves import SavedGame, Seat
from teo_desktop.transcript import BadText, text_of

SEATS = (Seat("human", "Ana", "blue", "5f0c"), Seat("bot:greedy", "Bot", "yellow"))


def saved(choices: int = 120) -> SavedGame:
    rules = GAMES["teotihuacan"]
    setup = rules.Setup(2)  # type: ignore[attr-defined]  # this game's own
    game, dice = rules.new_game(setup, 5), Random(5)
    lines: list[str] = []
    decision = advance(game)
    while decision is not None and len(lines) < choices:
        choice = dice.choice(decision.options)
        lines.append(line_of(rules, decision, choice))
        decision = submit(game, decision, choice)
    record = GameRecord(rules.NAME, rules.RULES, rules.setup_to_json(setup), 5, tuple(lines))
    return SavedGame(record, SEATS, rules.game_to_json(game), lifted=(40, 100) if choices > 100 else ())


def test_a_position_comes_back_with_its_past_and_its_seats():
    game = saved()
    again = position.from_text(position.to_text(game))
    assert (again.record, again.state, again.lifted) == (game.record, game.state, game.lifted)
    assert [(seat.kind, seat.name, seat.colour, seat.profile) for seat in again.seats] == [
        ("human", "Ana", "blue", ""),
        ("bot:greedy", "Bot", "yellow", ""),
    ]


def test_an_earlier_position_tells_nothing_of_what_came_after_it():
    game = replace(saved(), branches=(Branch("b", 3, ("0 x",)),), comments=(Comment(90, "later"),))
    again = position.from_text(position.to_text(game, 50))
    assert again.record.lines == game.record.lines[:50]
    assert again.state == game.rules.game_to_json(replay(game.rules, game.record, 50).game)
    assert again.lifted == (40,)
    assert again.branches == again.comments == again.undone == ()


def test_an_earlier_position_is_one_in_which_somebody_is_asked():
    """Whoever was before them has handed over; of the game as it stands its own word is taken."""
    game = saved(30)
    assert not position.from_text(position.to_text(game)).handed_over
    assert position.from_text(position.to_text(replace(game, handed_over=True))).handed_over
    assert position.from_text(position.to_text(game, 20)).handed_over


def test_line_breaks_of_a_mail_do_not_matter():
    text = position.to_text(saved(30))
    broken = "\n".join(text[place : place + 60] for place in range(0, len(text), 60))
    assert position.from_text(f"  {broken}\n").record == saved(30).record


def test_it_is_short_enough_for_a_message():
    assert len(position.to_text(saved())) < 2000


def test_a_whole_transcript_is_taken_as_well():
    game = saved(20)
    assert position.from_text(text_of(game)).record == game.record


@pytest.mark.parametrize(
    "text",
    [
        "",
        "hello",
        position.SIGN,
        position.SIGN + "%%%",
        position.SIGN + "AAAA",
        position.SIGN + "ä",
        position.SIGN + base64.urlsafe_b64encode(zlib.compress(b"hello")).decode(),
        position.SIGN + base64.urlsafe_b64encode(zlib.compress(b"\xff\xfe")).decode(),
        position.SIGN + base64.urlsafe_b64encode(zlib.compress(b"0" * 50_000_000, 9)).decode(),
        "[Game nothing",
    ],
    ids=str.__len__,
)
def test_what_is_none_is_refused(text):
    with pytest.raises(BadText):
        position.from_text(text)


def test_a_damaged_one_is_refused():
    text = position.to_text(saved(30))
    for place in range(len(position.SIGN), len(text), 7):
        letter = "A" if text[place] != "A" else "B"
        with pytest.raises(BadText):
            position.from_text(text[:place] + letter + text[place + 1 :])
