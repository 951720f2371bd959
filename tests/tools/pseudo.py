"""A language that nobody speaks: every translated text, marked and longer, so that one sees which texts are not
translated and where the window is too narrow."""

from __future__ import annotations

import re

from PySide6.QtCore import QTranslator

BEGIN, END = "⟦", "⟧"
LONGER = 0.4
"""How much longer than English a German sentence may be."""
PLAIN = "aceinosuyzACEINOSUYZ"
"""No translated text has any of these letters."""
_ACCENTED = str.maketrans(PLAIN, "àçéïñôšüýžÀÇÉÏÑÔŠÜÝŽ")
_KEPT = re.compile(r"(\{[^{}]*\}|%n|%L?\d|&&?)")


class PseudoTranslator(QTranslator):
    """Install it instead of a language; remove it before it is dropped."""

    def translate(self, context: str, sourceText: str, disambiguation: str | None = None, n: int = -1) -> str:
        parts = _KEPT.split(sourceText)
        # What is filled in and the keys stand at the odd places.
        parts[::2] = [part.translate(_ACCENTED) for part in parts[::2]]
        return BEGIN + "".join(parts) + "~" * round(len(sourceText) * LONGER) + END

    def isEmpty(self) -> bool:
        return False
