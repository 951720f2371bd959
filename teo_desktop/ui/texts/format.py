"""Translating and filling in: the few ways in which a text of this folder comes about."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate
"""Call it by this name and with the context and the text written out: that is how the translators' tool finds them."""


def QT_TRANSLATE_NOOP(context: str, text: str) -> str:  # noqa: ARG001 the translators' tool reads the context
    """Mark a text in a table for the translators; ``translate`` it with the same context when it is shown."""
    return text


def fill(template: str, **values: object) -> str:
    """A translated sentence with its named places filled in.

    Raises:
        KeyError: the sentence has a place for which there is no value.
    """
    return template.format(**values)


def listing(items: Sequence[str]) -> str:
    """Several things in a row: "2 wood, 1 stone and 1 gold"; empty for none."""
    if len(items) < 2:
        return "".join(items)
    return fill(translate("teo.format", "{first} and {last}"), first=comma_list(items[:-1]), last=items[-1])


def capitalised(text: str) -> str:
    """A phrase as a line of its own: with a capital at its start."""
    return text[:1].upper() + text[1:]


def comma_list(items: Sequence[str]) -> str:
    """Several things with commas alone: "Forest, Nobles, Alchemy"; empty for none."""
    text = "".join(items[:1])
    for item in items[1:]:
        text = fill(translate("teo.format", "{first}, {second}"), first=text, second=item)
    return text
