"""What is said of a chapter of an ascent."""

from __future__ import annotations

from typing import NamedTuple


class ChapterWords(NamedTuple):
    """A chapter's title, its story, and what is special in it."""

    title: str
    story: str
    special: str
