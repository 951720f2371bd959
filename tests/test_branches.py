"""Branches and comments keep what they mean, whatever way the main line takes."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from teo_desktop.branches import Branch, Comment, Lines, kept, left, rebased, shared, with_branch

LINES = st.lists(st.sampled_from(("a", "b")), max_size=6).map(tuple)


def way(main: Lines, branch: Branch) -> Lines:
    """All lines of a branch, from the beginning."""
    return (*main[: branch.at], *branch.lines)


@st.composite
def games(draw) -> tuple[Lines, tuple[Branch, ...]]:
    """A main line and its branches, each of which was added as a person adds it."""
    main = draw(LINES)
    branches: tuple[Branch, ...] = ()
    for number, lines in enumerate(draw(st.lists(LINES, max_size=4))):
        at = draw(st.integers(0, len(main)))
        branches = with_branch(branches, main, Branch(str(number), at, lines))
    return main, branches


def test_two_games_share_their_beginning():
    assert shared(("a", "b", "c"), ("a", "b", "d")) == 2
    assert shared(("a", "b"), ("a", "b", "d")) == 2
    assert shared((), ("a",)) == 0


@given(games())
def test_a_branch_leaves_the_main_line_where_it_says(game):
    main, branches = game
    for branch in branches:
        assert shared(way(main, branch), main) == branch.at
        assert branch.lines


@given(games(), LINES)
def test_branches_lead_through_the_same_lines_whatever_the_main_line_becomes(game, after):
    main, branches = game
    moved = rebased(branches, main, after)
    ways = [way(main, branch) for branch in branches]
    assert [way(after, branch) for branch in moved] == [lines for lines in ways if after[: len(lines)] != lines]


@given(games(), LINES)
def test_no_way_is_lost_when_the_main_line_takes_another_and_is_kept(game, after):
    main, branches = game
    behind = left("before", [Comment(number, "!") for number in range(len(main) + 1)], main, after)
    others = rebased(branches, main, after)
    if behind is not None:
        assert [comment.line for comment in behind.comments] == list(range(behind.at + 1, len(main) + 1))
        others = with_branch(others, after, behind)
    before = {main, *(way(main, branch) for branch in branches)}
    now = {after, *(way(after, branch) for branch in others)}
    assert all(any(other[: len(lines)] == lines for other in now) for lines in before)
    assert now <= {*before, after}


def test_a_comment_goes_with_its_choice():
    comments = [Comment(0, "start"), Comment(2, "two"), Comment(3, "three")]
    assert kept(comments, ("a", "b", "a"), ("a", "b", "b")) == (Comment(0, "start"), Comment(2, "two"))


def test_a_way_that_is_there_is_not_added_again():
    main = ("a", "b")
    branches = with_branch((), main, Branch("x", 1, ("a", "a")))
    assert with_branch(branches, main, Branch("y", 0, ("a", "a"))) == branches
    assert with_branch(branches, main, Branch("y", 0, ("a",))) == branches
    assert with_branch(branches, main, Branch("y", 1, ("b", "b"))) == (*branches, Branch("y", 2, ("b",)))


def test_a_way_that_was_handed_over_at_its_end_stays_so_however_often_it_is_kept():
    main = ("a", "b")
    branches = with_branch((), main, Branch("x", 1, ("c",)))
    assert with_branch(branches, main, Branch("y", 1, ("c",), handed_over=True)) == (
        Branch("x", 1, ("c",), handed_over=True),
    )
    assert with_branch(branches, main, Branch("y", 0, ("d",), handed_over=True))[0] == branches[0]
    known = with_branch((), main, Branch("x", 1, ("c",), handed_over=True))
    assert with_branch(known, main, Branch("y", 1, ("c",))) == known
