"""Saved games: what goes to a file comes back, is checked, and continues as it was left."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from teo_desktop import __version__, container, saves
from teo_desktop.autoplay import play
from teo_desktop.branches import Branch, Comment
from teo_desktop.container import GAME, BadFile, Contents
from teo_desktop.games import GAMES
from teo_desktop.kernel.codec import to_json
from teo_desktop.kernel.record import replay
from teo_desktop.saved_game import MOST_LINES
from teo_desktop.saves import SavedGame, Seat, Standing
from tests.kernel import toy
from tests.test_transcript import WORDS, saved_games
from tests.tools.table import plain_setup

SEATS = (Seat("human", "Ana", "red"), Seat("bot:greedy", "B", "blue"))
RESULT = {"is_over": False, "points": [1, 2], "ranking": [1, 0], "round": 2}


@pytest.fixture(autouse=True)
def _toy_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "toy", toy)


def unpack(data: bytes) -> Contents:
    return container.unpack(data, GAME)


def pack(contents: Contents) -> bytes:
    return container.pack(contents, GAME)


def saved(until: int | None = 9, seed: int = 4, **changes: Any) -> SavedGame:
    played = play(toy, {"players": 2, "rich": True}, SEATS, seed, until)
    game = SavedGame(played.record, SEATS, toy.game_to_json(played.game), undone=("0 dig",), lifted=(2, 5))
    return replace(game, **{"result": saves.standing(toy, played.game), **changes})


def changed(**keys: Any) -> bytes:
    """The file of a saved game with some keys of its document replaced; ... removes one."""
    contents = unpack(saves.to_bytes(saved()))
    document = {**contents.document, **keys}
    return pack(Contents({key: value for key, value in document.items() if value is not ...}))


def test_what_is_saved_is_loaded(tmp_path):
    path = tmp_path / "a.teo"
    path.write_bytes(saves.to_bytes(saved()))
    assert saves.load(path) == saved()


def test_the_same_game_is_the_same_bytes():
    assert saves.to_bytes(saved()) == saves.to_bytes(saved())


def test_the_document_has_the_keys_that_the_format_names():
    document = unpack(saves.to_bytes(saved())).document
    assert set(document) == {
        "format", "app", "game", "rules", "setup", "seed", "seats", "log", "undone", "lifted", "state",
        "branches", "comments", "result",
    }  # fmt: skip
    assert document["app"] == __version__
    assert document["seats"][1] == {"kind": "bot:greedy", "name": "B", "colour": "blue"}
    assert document["log"][0].startswith("0 ")


def test_what_a_newer_version_added_survives_being_loaded_and_saved():
    contents = unpack(saves.to_bytes(saved()))
    newer = Contents({**contents.document, "weather": {"3": "fair"}}, {**contents.others, "sound.ogg": b"rain"})
    again = unpack(saves.to_bytes(saves.from_bytes(pack(newer))))
    assert again == newer


def test_branches_comments_picture_and_standing_are_kept(tmp_path):
    path = tmp_path / "a.teo"
    game = saved(
        branches=(Branch("Böses Ende", 3, ("1 draw", "0 dig")), Branch("", 10, (), handed_over=True)),
        handed_over=True,
        comments=(Comment(0, "We begin."), Comment(10, "¡Sí!")),
        thumbnail=b"\x89PNG",
    )
    path.write_bytes(saves.to_bytes(game))
    assert saves.load(path) == game
    contents = unpack(path.read_bytes())
    assert contents.document["branches"][0] == {"name": "Böses Ende", "at": 3, "lines": ["1 draw", "0 dig"]}
    assert contents.document["branches"][1]["handed_over"] is contents.document["handed_over"] is True
    assert contents.document["comments"][1] == {"line": 10, "text": "¡Sí!"}
    assert contents.others["thumbnail.png"] == b"\x89PNG"


def test_the_standing_is_written_even_where_nobody_has_worked_it_out():
    game = saved(result=None)
    again = saves.from_bytes(saves.to_bytes(game))
    assert again.result == saved().result == saves.standing_of(game)
    over = saved(until=None)
    assert over.is_over
    assert over.result is not None
    assert over.result.is_over
    assert over.result == saves.standing(toy, replay(toy, over.record).game)


def test_a_state_that_is_none_has_no_standing():
    assert saves.standing_of(saved(result=None, state={})) is None
    assert saves.from_bytes(saves.to_bytes(saved(result=None, state={}))).result is None


def test_what_a_newer_version_added_to_a_branch_or_comment_survives():
    branches = [{"name": "b", "at": 1, "lines": ["0 dig"], "colour": "red"}]
    comments = [{"line": 1, "text": "t", "by": "Ana"}]
    again = unpack(saves.to_bytes(saves.from_bytes(changed(branches=branches, comments=comments)))).document
    assert again["branches"] == branches
    assert again["comments"] == comments


def test_a_file_of_the_first_format_is_one_without_branches():
    old = changed(format=1, branches=..., comments=..., result=...)
    game = saves.from_bytes(old)
    assert game == saved(result=None)
    assert saves.to_bytes(game) == saves.to_bytes(saved())


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | WORDS,
    lambda inside: st.lists(inside, max_size=3) | st.dictionaries(WORDS, inside, max_size=3),
    max_leaves=5,
)
UNKNOWN = st.dictionaries(WORDS.map(lambda word: f"x{word}"), JSON, max_size=3)
OTHERS = st.dictionaries(st.sampled_from(("a.txt", "b/c.bin", "ä")), st.binary(max_size=9), max_size=3)


@given(saved_games(), JSON, UNKNOWN, OTHERS, st.none() | st.binary(min_size=1, max_size=9))
def test_whatever_a_game_holds_comes_back_from_its_file(game, state, unknown, others, thumbnail):
    whole = replace(game, state=state, unknown=unknown, others=others, thumbnail=thumbnail)
    data = saves.to_bytes(whole)
    again = saves.from_bytes(data)
    assert again == replace(whole, result=saves.standing_of(whole))
    assert saves.to_bytes(again) == data


@given(saved_games(), JSON, UNKNOWN, OTHERS)
def test_whatever_a_file_of_the_first_format_holds_is_kept(game, state, unknown, others):
    """Branches, comments and standing came with the second."""
    whole = replace(game, state=state, unknown=unknown, others=others, branches=(), comments=(), result=None)
    document = unpack(saves.to_bytes(whole)).document
    old = {key: value for key, value in document.items() if key not in ("branches", "comments", "result")}
    assert saves.from_bytes(pack(Contents({**old, "format": 1}, others))) == whole


def test_a_wrong_standing_does_not_pass_the_check():
    wrong = Standing(False, (99, 0), (0, 1), 1)
    assert not saves.verify(saved(result=wrong)).is_good
    assert saves.verify(saved(result=None)).is_good


def test_a_save_names_the_profiles_of_its_seats_and_when_it_was_begun():
    seats = (replace(SEATS[0], profile="5f0c"), SEATS[1])
    game = saved(seats=seats, started="2026-11-30T18:05:00+00:00")
    document = unpack(saves.to_bytes(game)).document
    assert [seat.get("profile") for seat in document["seats"]] == ["5f0c", None]
    assert saves.from_bytes(saves.to_bytes(game)) == game


def test_a_save_from_before_there_were_profiles_loads_and_stays_as_it_is():
    """Keys that may be left out need no new format: an older file says the same after a round trip."""
    rows = [("human", "Ana", "red"), ("bot:greedy", "B", "blue")]
    seats = [{"kind": kind, "name": name, "colour": colour} for kind, name, colour in rows]
    old = changed(started=..., seats=seats)
    assert "started" not in unpack(old).document
    game = saves.from_bytes(old)
    assert [seat.profile for seat in game.seats] == ["", ""]
    assert game.started == ""
    assert unpack(saves.to_bytes(game)).document == unpack(old).document


def test_what_a_newer_version_added_to_a_seat_survives():
    seats = [{"kind": "human", "name": "Ana", "colour": "red", "handicap": 3}, to_json(SEATS[1])]
    again = unpack(saves.to_bytes(saves.from_bytes(changed(seats=seats)))).document["seats"]
    assert [seat.get("handicap") for seat in again] == [3, None]


def test_what_a_newer_version_added_to_the_result_survives():
    document = unpack(saves.to_bytes(saved())).document
    document["result"]["tie"] = ["by charms"]
    again = saves.from_bytes(pack(Contents(document)))
    assert unpack(saves.to_bytes(again)).document == document


def test_figures_that_no_game_leads_to_are_no_standing():
    state = json.loads(json.dumps(saved().state))
    state["builders"][0]["points"] = 10**300
    assert saves.standing_of(saved(state=state, result=None)) is None


def test_seats_say_who_plays():
    assert SEATS[0].is_human
    assert not SEATS[1].is_human
    assert (SEATS[1].bot, SEATS[1].level) == ("greedy", "")
    assert (Seat("bot:priest:3").bot, Seat("bot:priest:3").level) == ("priest", "3")
    assert SEATS[0].bot == SEATS[0].level == ""


@pytest.mark.parametrize(
    ("keys", "said"),
    [
        ({"seed": ...}, "seed: is missing"),
        ({"seed": "4"}, "seed"),
        ({"seed": -1}, "seed: -1 is negative"),
        ({"seed": 1.5}, "seed"),
        ({"game": ...}, "game: is missing"),
        ({"game": ["toy"]}, "game"),
        ({"rules": None}, "rules"),
        ({"setup": {"players": 9, "rich": True}}, "players: 9 cannot play"),
        ({"setup": {"players": 2}}, "setup.rich: is missing"),
        ({"setup": []}, "setup: is not an object"),
        ({"seats": []}, "seats: there are 0 for 2 players"),
        ({"seats": [{"kind": "human"}] * 2}, r"seats\[0\].name: is missing"),
        ({"seats": [{"kind": "martian", "name": "", "colour": ""}] * 2}, r"seats\[0\].kind"),
        ({"log": "0 dig"}, "log: is not a list"),
        ({"log": ["0 dig", 7]}, r"log\[1\]"),
        ({"undone": ...}, "undone: is missing"),
        ({"lifted": [99]}, "lifted"),
        ({"state": ...}, "state: is missing"),
        ({"branches": {}}, "branches: is not a list"),
        ({"branches": [{"name": "b", "at": 11, "lines": []}]}, r"branches\[0\].at: line 11 is not there"),
        ({"branches": [{"name": "b", "at": -1, "lines": []}]}, r"branches\[0\].at"),
        ({"branches": [{"name": "b", "at": 1, "lines": [3]}]}, r"branches\[0\].lines\[0\]"),
        ({"branches": [{"at": 1, "lines": []}]}, r"branches\[0\].name: is missing"),
        ({"comments": [{"line": 11, "text": ""}]}, r"comments\[0\].line: line 11 is not there"),
        ({"comments": [{"line": True, "text": ""}]}, r"comments\[0\].line"),
        ({"comments": ["good"]}, r"comments\[0\]: is not an object"),
        ({"result": 7}, "result: is not an object"),
        ({"result": {**RESULT, "points": [1]}}, "result.points: there are 1 for 2 seats"),
        ({"result": {**RESULT, "ranking": [0, 0]}}, "result.ranking: does not name every seat once"),
        ({"result": {**RESULT, "is_over": 0}}, "result.is_over"),
        ({"result": {**RESULT, "points": [1, 10**300]}}, "result: has figures"),
        ({"result": {**RESULT, "round": -(10**9)}}, "result: has figures"),
        ({"line_name": "x" * 10_001}, "line_name: has more than 10000 letters"),
        ({"comments": [{"line": 1, "text": "x" * 10_001}]}, "comments: has more than"),
        ({"branches": [{"name": "x" * 10_001, "at": 1, "lines": []}]}, "branches: has more than"),
        ({"seats": [{"kind": "human", "name": "x" * 10_001, "colour": ""}] * 2}, "seats: has more than"),
        ({"seed": 2**64}, "seed: is larger than"),
        ({"log": ["0 dig"] * (MOST_LINES + 1)}, "log: are 20001 where 20000"),
        ({"undone": ["0 dig"] * MOST_LINES}, "log: has 20009 lines where 20000"),
        ({"comments": [{"line": 0, "text": ""}] * (MOST_LINES + 1)}, "comments: are 20001 where"),
        ({"branches": [{"name": "", "at": 0, "lines": []}] * (MOST_LINES + 1)}, "branches: are 20001 where"),
        ({"branches": [{"name": "", "at": 0, "lines": [""] * (10 * MOST_LINES + 1)}]}, "branches: have too many lines"),
    ],
)
def test_a_document_that_does_not_fit_is_damaged_and_its_place_is_said(keys, said):
    with pytest.raises(BadFile, match=said) as refused:
        saves.from_bytes(changed(**keys))
    assert refused.value.problem == "damaged"


def test_a_game_unknown_here_is_refused_by_name():
    with pytest.raises(BadFile, match="halma") as refused:
        saves.from_bytes(changed(game="halma"))
    assert refused.value.problem == "unknown_game"


def test_newer_rules_are_refused_with_both_numbers():
    with pytest.raises(BadFile) as refused:
        saves.from_bytes(changed(rules=toy.RULES + 1))
    assert (refused.value.problem, refused.value.numbers) == ("newer_rules", (toy.RULES + 1, toy.RULES))


def test_a_game_goes_on_where_it_was_saved_with_all_its_lines():
    opened = saves.open_game(saves.from_bytes(saves.to_bytes(saved())))
    expected = replay(toy, saved().record)
    assert (opened.game, opened.decision) == expected
    assert (opened.lines, opened.is_equal) == (9, True)


def test_a_finished_game_opens_as_finished():
    opened = saves.open_game(saved(until=None))
    assert opened.decision is None
    assert opened.is_equal


def test_a_state_that_the_lines_do_not_lead_to_is_not_trusted():
    """Whoever wrote points into it by hand does not get them, and the game keeps its past."""
    state = json.loads(json.dumps(saved().state))
    state["builders"][0]["points"] += 50
    opened = saves.open_game(saved(state=state))
    assert (opened.game, opened.decision) == replay(toy, saved().record)
    assert (opened.lines, opened.is_equal) == (9, False)


def test_a_game_of_older_rules_opens_at_the_last_line_that_fits(monkeypatch: pytest.MonkeyPatch):
    """UND-06: never half-loaded; what no longer fits is left out and the number of lines says so."""
    game = saved()
    record = replace(game.record, lines=(*game.record.lines[:4], "0 fly", *game.record.lines[5:]))
    monkeypatch.setattr(toy, "RULES", toy.RULES + 1)
    opened = saves.open_game(replace(game, record=record, state={"from": "long ago"}))
    assert (opened.lines, opened.is_equal) == (4, False)
    assert opened.game == replay(toy, record, 4).game


@pytest.mark.parametrize("state", [{}, None, {"agenda": 7}, {"builders": "gone"}, saved().state])
def test_lines_that_do_not_fit_are_left_out_whatever_the_state_says(state):
    game = saved()
    record = replace(game.record, lines=(*game.record.lines[:2], "0 fly", *game.record.lines[3:]))
    opened = saves.open_game(replace(game, record=record, state=state))
    assert opened.game == replay(toy, record, 2).game
    assert (opened.lines, opened.is_equal) == (2, False)


def test_a_state_that_is_none_is_made_good_by_the_lines_when_all_of_them_fit():
    opened = saves.open_game(saved(state={"builders": "gone"}, result=None))
    assert (opened.game, opened.decision) == replay(toy, saved().record)
    assert (opened.lines, opened.is_equal) == (9, False)


def test_a_save_is_verified_by_playing_it():
    assert saves.verify(saved()) == (9, None, True)
    assert saves.verify(saved()).is_good
    assert saves.verify(saved(state={})) == (9, None, False)
    game = saved()
    misfit = saves.verify(replace(game, record=replace(game.record, lines=("0 dig", "0 fly")))).misfit
    assert misfit is not None
    assert (misfit.number, misfit.line) == (2, "0 fly")


@pytest.mark.parametrize("name", ["toy", "teotihuacan"])
def test_whatever_is_changed_in_a_document_it_is_opened_or_refused(name: str):
    """Numbers, words and lists anywhere in the document are replaced, with fixed seeds; nothing else is raised."""
    rules = GAMES[name]
    setup = {"players": 2, "rich": True} if name == "toy" else plain_setup(name, 2)
    played = play(rules, setup, [Seat("bot:random")] * 2, 3, 25)
    game = SavedGame(played.record, SEATS, rules.game_to_json(played.game))
    document = unpack(saves.to_bytes(game)).document
    outcomes: Counter[str] = Counter()
    for seed in range(250):
        random = Random(seed)
        changed = json.loads(json.dumps(document))
        for _ in range(random.randint(1, 3)):
            change(changed["state"] if random.random() < 0.7 else changed, random)
        try:
            saves.open_game(saves.from_bytes(pack(Contents(changed))))
            outcomes["opened"] += 1
        except BadFile:
            outcomes["refused"] += 1
    assert min(outcomes["opened"], outcomes["refused"]) > 10


def change(value: Any, random: Random) -> None:
    """Put something else at a random place somewhere inside."""
    while isinstance(value, dict | list):
        keys = list(value) if isinstance(value, dict) else list(range(len(value)))
        if not keys:
            return
        key = random.choice(keys)
        if isinstance(value[key], dict | list) and value[key] and random.random() < 0.9:
            value = value[key]
            continue
        value[key] = random.choice((-1, 0, 1, 7, 99, 10**20, "", "x", None, True, [], {}, [0, 1], 0.5))
        return
