"""Other ways in which a game has gone on, and notes on its choices; both count the lines of the game's main line.

The main line is what has been played and, behind it, what was undone and can be done again. A branch shares its first
``at`` lines and goes its own way from there. When the main line itself takes another way, branches and comments keep
what they mean: the functions here say how.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

Lines = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Comment:
    """A person's words about the choice of line ``line``, counted from 1; 0 is the beginning of the game."""

    line: int
    text: str
    unknown: Mapping[str, Any] = field(default_factory=dict, hash=False)
    """Keys that this version does not know; they are written back."""


@dataclass(frozen=True, slots=True)
class Branch:
    """Another way in which the game has gone on after the first ``at`` lines of its main line."""

    name: str
    at: int
    lines: Lines
    comments: tuple[Comment, ...] = ()
    """Words about choices that only this branch has, counted like those of the main line."""
    handed_over: bool = False
    """Whether the person whose turn its last line ends has said so, and has seen what came of it."""
    unknown: Mapping[str, Any] = field(default_factory=dict, hash=False)
    """Keys that this version does not know; they are written back."""


def shared(one: Sequence[str], other: Sequence[str]) -> int:
    """How many lines two games have in common from their beginning."""
    return next(
        (number for number, pair in enumerate(zip(one, other, strict=False)) if pair[0] != pair[1]),
        min(len(one), len(other)),
    )


def rebased(branches: Sequence[Branch], before: Lines, after: Lines) -> tuple[Branch, ...]:
    """The same branches, of a main line that was ``before`` and is ``after`` now.

    Each still leads through the lines that it led through. One that the new main line holds completely is left out.
    """
    found = []
    for branch in branches:
        whole = (*before[: branch.at], *branch.lines)
        at = shared(whole, after)
        if at < len(whole):
            found.append(replace(branch, at=at, lines=whole[at:]))
    return tuple(found)


def kept(comments: Sequence[Comment], before: Lines, after: Lines) -> tuple[Comment, ...]:
    """The comments whose choices are in the new main line as well."""
    common = shared(before, after)
    return tuple(comment for comment in comments if comment.line <= common)


def left(
    name: str, comments: Sequence[Comment], before: Lines, after: Lines, handed_over: bool = False
) -> Branch | None:
    """What a main line that was ``before`` and is ``after`` now has left behind; None when that is nothing."""
    at = shared(before, after)
    behind = tuple(comment for comment in comments if comment.line > at)
    return Branch(name, at, before[at:], behind, handed_over) if at < len(before) else None


def with_branch(branches: Sequence[Branch], main: Lines, branch: Branch) -> tuple[Branch, ...]:
    """These branches and one more, unless the main line or one of them goes that way already."""
    whole = (*main[: branch.at], *branch.lines)
    if branch.handed_over:
        # What has been seen behind the end of a way stays known, whoever went there first.
        branches = [
            replace(other, handed_over=True) if (*main[: other.at], *other.lines) == whole else other
            for other in branches
        ]
    ways = [main, *((*main[: other.at], *other.lines) for other in branches)]
    if not branch.comments and any(way[: len(whole)] == whole for way in ways):
        return tuple(branches)
    (moved,) = rebased((branch,), main, main)
    return (*branches, moved)
