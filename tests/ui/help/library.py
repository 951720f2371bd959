"""The library of a language with everything that fills it, and the languages there are."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from teo_desktop.ui.games import ADAPTERS
from teo_desktop.ui.help.pages import Library
from teo_desktop.ui.help.program import ProgramBook
from teo_desktop.ui.settings import Settings
from teo_desktop.ui.shortcuts import Keymap

LANGUAGES = ("en", "de", "es")


def library(dress: Callable[..., Any], settings: Settings, language: str) -> Library:
    """All pages in a language, which is spoken from now on."""
    dress(language)
    books = {name: book for name, adapter in ADAPTERS.items() if (book := adapter.handbook()) is not None}
    return Library(language, {"program": ProgramBook(Keymap(settings)), **books})
