"""A language that nobody speaks: every translated text, marked and longer, so that one sees which texts are not
translated and where the window is too narrow."""

from __future__ import annotations

import re
from functools import cache

from PySide6.QtCore import QLibraryInfo, QTranslator

from tests.tools import i18n

BEGIN, END = "⟦", "⟧"
LONGER = 0.4
"""How much longer than English a German sentence may be."""
PLAIN = "aceinosuyzACEINOSUYZ"
"""No translated text has any of these letters."""
_ACCENTED = str.maketrans(PLAIN, "àçéïñôšüýžÀÇÉÏÑÔŠÜÝŽ")
_KEPT = re.compile(r"(\{[^{}]*\}|%n|%L?\d|&&?)")


def accented(text: str) -> str:
    """The text in the letters of this language."""
    return text.translate(_ACCENTED)


@cache
def _known() -> frozenset[tuple[str, str]]:
    """What the translators have been given: by context and source."""
    return frozenset(message[:2] for message in i18n.read(i18n.ts_file(i18n.FOLDER, i18n.TRANSLATED[0])))


class PseudoTranslator(QTranslator):
    """Install it instead of a language; remove it before it is dropped.

    It knows only what stands in the files of the translators, and what Qt itself says: a text that is asked for under
    another context than it was marked with stays English, as it would in every language.
    """

    def __init__(self) -> None:
        super().__init__()
        self._qt = QTranslator(self)
        folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        assert self._qt.load(f"qtbase_{i18n.TRANSLATED[0]}", folder)

    def translate(  # None is what Qt takes for "not translated"
        self, context: str, sourceText: str, disambiguation: str | None = None, n: int = -1
    ) -> str | None:
        is_known = (context, sourceText) in _known()
        if not is_known and not self._qt.translate(context, sourceText, disambiguation or "", n):
            return None
        parts = _KEPT.split(sourceText)
        # What is filled in and the keys stand at the odd places.
        parts[::2] = [accented(part) for part in parts[::2]]
        return BEGIN + "".join(parts) + "~" * round(len(sourceText) * LONGER) + END

    def isEmpty(self) -> bool:
        return False
