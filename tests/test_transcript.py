"""A game as text: what is written is read back as the same game, and what cannot be read is said with its line."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from teo_desktop import saves, transcript
from teo_desktop.autoplay import play
from teo_desktop.branches import Branch, Comment
from teo_desktop.container import BadFile
from teo_desktop.games import GAMES
from teo_desktop.kernel.record import GameRecord
from teo_desktop.kernel.rng import MASK
from teo_desktop.saved_game import LARGEST_FIGURE
from teo_desktop.saves import SavedGame, Seat, Standing
from teo_desktop.transcript import BadText, parse, read, text_of
from tests.kernel import toy
from tests.test_kept_saves import FILES

TEXT = """[Game "toy"]
[Rules 1]
[Setup {"players": 2, "rich": true}]
[Seed 4]
[Seat {"kind": "human", "name": "Ana"}]
[Seat {"kind": "bot:greedy"}]

{We begin.}
1. 0 build
2. 0 floor
{Bold!}
(branch 1 after 1: "Lower"
    2. 0 pass
    3. 1 dig
)
3. 1 draw
*
"""
SEATS = (Seat("human", "Ana"), Seat("bot:greedy"))


@pytest.fixture(autouse=True)
def _toy_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "toy", toy)


def told(text: str) -> tuple[str, tuple[int, ...]]:
    """Problem and numbers of a text that cannot be read; the first is the line."""
    with pytest.raises(BadText) as refused:
        read(text)
    assert "{" not in str(refused.value)
    return refused.value.problem, refused.value.numbers


def test_a_text_is_read_as_the_game_that_it_tells():
    saved = read(TEXT)
    assert saved.record == GameRecord("toy", 1, {"players": 2, "rich": True}, 4, ("0 build", "0 floor", "1 draw"))
    assert saved.seats == SEATS
    assert saved.comments == (Comment(0, "We begin."), Comment(2, "Bold!"))
    assert saved.branches == (Branch("Lower", 1, ("0 pass", "1 dig")),)
    assert saves.verify(saved).is_good
    assert saves.open_game(saved).is_equal


def test_a_text_that_was_read_is_written_with_its_result():
    text = text_of(read(TEXT))
    assert [row for row in text.splitlines() if row.startswith("[Result")] == [
        '[Result {"is_over": false, "points": [1, 0], "ranking": [0, 1], "round": 1}]'
    ]
    assert text_of(read(text)) == text
    headless = "".join(row for row in text.splitlines(keepends=True) if not row.startswith("[Result"))
    assert headless == TEXT


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_real_game_comes_back_whole(path):
    saved = saves.load(path)
    again = read(text_of(saved))
    assert saves.to_bytes(again) == saves.to_bytes(
        replace(saved, unknown={}, of_seats=(), others={}, thumbnail=None)
    )  # fmt: skip


def test_a_mailed_text_is_read_too():
    """Other line ends, a mark of its encoding, indented and empty lines mean nothing."""
    mailed = "\ufeff" + TEXT.replace("\n", "\r\n\r\n").replace("3. 1", "\t 3. 1")
    assert read(mailed) == read(TEXT)


def test_a_text_is_read_from_a_file(tmp_path):
    path = tmp_path / "game.txt"
    path.write_bytes(b"\xef\xbb\xbf\n" + TEXT.encode())
    assert transcript.is_text(path)
    assert transcript.load(path) == read(TEXT)
    path.write_bytes(TEXT.encode().replace(b"Bold!", b"K\xfchn!"))
    with pytest.raises(BadText) as refused:
        transcript.load(path)
    assert (refused.value.problem, refused.value.numbers) == ("value", (11,))
    path.write_bytes(b"PK")
    assert not transcript.is_text(path)
    assert not transcript.is_text(tmp_path / "missing.txt")
    with pytest.raises(BadFile):
        transcript.load(tmp_path / "missing.txt")


def test_headers_of_later_versions_are_passed_over():
    assert read(TEXT.replace("[Seed 4]", '[Seed 4]\n[Weather {"sun": [1, null]}]')) == read(TEXT)


WORDS = st.text(st.characters(codec=None), max_size=12)
LINES = st.lists(WORDS, max_size=5).map(tuple)


def _commented(draw, branch: Branch) -> Branch:
    places = st.integers(branch.at, branch.at + len(branch.lines))
    comments = [Comment(draw(places), draw(WORDS)) for _ in range(draw(st.integers(0, 2)))]
    return replace(branch, comments=tuple(sorted(comments, key=lambda comment: comment.line)))


@st.composite
def saved_games(draw) -> SavedGame:
    """Games with any words whatever: a text does not know what the rules allow."""
    lines, undone = draw(LINES), draw(LINES)
    places = st.integers(0, len(lines) + len(undone))
    branches = tuple(
        _commented(draw, Branch(draw(WORDS), draw(places), draw(LINES), handed_over=draw(st.booleans())))
        for _ in range(draw(st.integers(0, 3)))
    )
    comments = sorted(
        (Comment(draw(places), draw(WORDS)) for _ in range(draw(st.integers(0, 3)))), key=lambda comment: comment.line
    )
    record = GameRecord(
        "toy", toy.RULES, {"players": 2, "rich": draw(st.booleans())}, draw(st.integers(0, MASK)), lines
    )
    figures = st.integers(-LARGEST_FIGURE, LARGEST_FIGURE)
    standings = st.builds(Standing, st.booleans(), st.tuples(figures, figures), st.just((1, 0)), figures)
    return SavedGame(
        record,
        (Seat("human", draw(WORDS), draw(WORDS), draw(WORDS)), Seat(f"bot:{draw(WORDS)}", draw(WORDS))),
        None,
        undone=undone,
        lifted=tuple(draw(st.lists(st.integers(0, len(lines)), max_size=3))),
        handed_over=draw(st.booleans()),
        started=draw(WORDS),
        branches=branches,
        line_name=draw(WORDS),
        comments=tuple(comments),
        result=draw(st.none() | standings),
    )


@given(saved_games())
def test_whatever_a_game_holds_comes_back_from_its_text(saved):
    text = text_of(saved)
    assert parse(text).saved == saved
    assert text_of(parse(text).saved) == text
    text.encode("utf-8")


@pytest.mark.parametrize(
    ("old", "new", "problem", "line"),
    [
        (TEXT, "", "foreign", 1),
        (TEXT, "1. e4 e5", "foreign", 1),
        ('[Game "toy"]', '[Game "halma"]', "unknown_game", 1),
        ('[Game "toy"]', "[Game 7]", "value", 1),
        ('[Game "toy"]', '[Game "toy]', "value", 1),
        ("[Rules 1]", "[Rules 2]", "newer_rules", 2),
        ("[Rules 1]", '[Rules "1"]', "value", 2),
        ("[Rules 1]", "[Rules]", "header", 2),
        ("[Rules 1]", "[Rules 1", "header", 2),
        ("[Seed 4]", "[Seed -4]", "value", 4),
        ("[Seed 4]", "[Seed NaN]", "value", 4),
        ("[Seed 4]", "[Seed 4]\n[Seed 4]", "value", 5),
        ("[Seed 4]\n", "", "missing", 7),
        ("[Setup ", "[Layout ", "missing", 8),
        ('"players": 2', '"players": 9', "value", 3),
        ('"players": 2', '"players": 3', "value", 6),
        ('"kind": "human"', '"kind": "martian"', "value", 6),
        ('{"kind": "human", "name": "Ana"}', '"Ana"', "value", 5),
        ("[Seed 4]", "[Seed 4]\n[Played 4]", "value", 5),
        ("[Seed 4]", "[Seed 4]\n[Lifted [9]]", "value", 5),
        ("[Seed 4]", '[Seed 4]\n[Lifted ["x"]]', "value", 5),
        ("[Seed 4]", "[Seed 4]\n[Result 5]", "value", 5),
        ("2. 0 floor", "3. 0 floor", "number", 10),
        ("2. 0 floor", "0 floor", "form", 10),
        ("2. 0 floor", "2. 0 fly", "misfit", 10),
        ("2. 0 floor", '2. "0 floor', "value", 10),
        ("{Bold!}", "{Bold!", "form", 11),
        ("(branch 1 after 1:", "(branch 1 after 9:", "number", 13),
        ('(branch 1 after 1: "Lower"', "(Lower", "branch", 12),
        (")\n3. 1 draw\n", "", "branch", 12),
        ("*\n", "", "cut_off", 16),
        ("*\n", '(branch 2 after 9: "far"\n10. 0 dig\n)\n*\n', "branch", 20),
        ("*\n", '(branch 1 after 1: "twice"\n2. 0 dig\n)\n*\n', "branch", 17),
    ],
)
def test_what_cannot_be_read_is_said_with_its_line(old, new, problem, line):
    assert old in TEXT
    found, numbers = told(TEXT.replace(old, new, 1))
    assert (found, numbers[0]) == (problem, line)


def test_a_text_longer_than_any_game_is_not_read():
    assert told("x" * (transcript.SIZE_LIMIT + 1))[0] == "too_big"


def test_an_undone_choice_must_be_allowed_as_well():
    assert told(TEXT.replace("[Seed 4]", "[Seed 4]\n[Played 2]").replace("3. 1 draw", "3. 1 fly")) == ("misfit", (17,))


def test_a_game_of_older_rules_is_read_although_its_choices_no_longer_fit(monkeypatch):
    monkeypatch.setattr(toy, "RULES", 2)
    saved = read(TEXT.replace("2. 0 floor", "2. 0 fly"))
    assert saves.open_game(saved).lines == 1


def test_whatever_happens_to_a_text_it_is_read_or_refused():
    """Bytes of a real game are changed, lost and doubled, with fixed seeds; nothing else is raised."""
    played = play(toy, {"players": 2, "rich": True}, SEATS, 4)
    whole = text_of(SavedGame(played.record, SEATS, None, comments=(Comment(3, "Ä {b} \\n"),)))
    outcomes = set()
    for seed in range(600):
        random = Random(seed)
        text = list(whole)
        for _ in range(random.randint(1, 4)):
            place = random.randrange(len(text))
            match random.randrange(3):
                case 0:
                    text[place] = random.choice('[]{}()"\\ 09.*\n\u2028ä')
                case 1:
                    del text[place : place + random.randint(1, 30)]
                case 2:
                    text[place:place] = text[place : place + random.randint(1, 30)]
        try:
            read("".join(text))
            outcomes.add("read")
        except BadText as refused:
            outcomes.add(refused.problem)
    assert {"read", "misfit", "value", "form", "number"} <= outcomes


@pytest.mark.parametrize("problem", BadText.SENTENCES)
def test_every_problem_has_its_sentence(problem):
    assert "{" not in str(BadText(problem, 7, 5, 3, detail="why"))
