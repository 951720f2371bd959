"""Sentences that stay in sight: they follow when the language changes."""

from __future__ import annotations

from collections.abc import Callable


class Sentence(str):
    """A sentence in the language of the moment that knows how to be made in that of another one."""

    _make: Callable[[], str]

    def __new__(cls, make: Callable[[], str]) -> Sentence:
        """``make`` says it, each time in the language of the moment."""
        made = super().__new__(cls, make())
        made._make = make
        return made

    def again(self) -> Sentence:
        """The same in the language of the moment."""
        return Sentence(self._make)


def said_again(sentence: str) -> str:
    """A sentence in the language of the moment, where it knows how to be made; else as it is."""
    return sentence.again() if isinstance(sentence, Sentence) else sentence
