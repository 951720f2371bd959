"""Marks round the names inside a sentence, so that the window can tell the words apart that stand for things.

Unicode keeps three characters for notes between the lines; no language writes with them.
"""

from __future__ import annotations

import re
from typing import NamedTuple

_OPEN, _MIDDLE, _CLOSE = "\ufff9", "\ufffa", "\ufffb"
_MARKED = re.compile(f"{_OPEN}([^{_MIDDLE}]*){_MIDDLE}([^{_CLOSE}]*){_CLOSE}")


class Span(NamedTuple):
    """The words from ``start`` up to ``end`` are the name of what ``field`` says."""

    start: int
    end: int
    field: str


def marked(field: str, words: object) -> str:
    """These words as a name; they must not hold a mark themselves."""
    return f"{_OPEN}{field}{_MIDDLE}{words}{_CLOSE}"


def unmarked(sentence: str) -> str:
    """A sentence as people read it."""
    plain, *marked_parts = sentence.split(_OPEN)
    if not marked_parts:
        return sentence
    # A log of a whole game takes thousands of these: cutting is a third of what a pattern costs.
    for part in marked_parts:
        words, _, rest = part.partition(_MIDDLE)[2].partition(_CLOSE)
        plain += words + rest
    return plain


def spans(sentence: str) -> tuple[Span, ...]:
    """Where the names lie in the sentence without its marks, from its start."""
    found: list[Span] = []
    gone = 0
    for match in _MARKED.finditer(sentence):
        start = match.start() - gone
        found.append(Span(start, start + len(match[2]), match[1]))
        gone += len(match[0]) - len(match[2])
    return tuple(found)
