"""The texts in each language: compiled once, installed for a test."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import PySide6
import pytest
from PySide6.QtCore import QCoreApplication, QTranslator

ROOT = Path(__file__).resolve().parents[3]
LANGUAGES = ("en", "de", "es")

Speak = Callable[[str], None]


@pytest.fixture(scope="session")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder with the compiled translations."""
    folder = tmp_path_factory.mktemp("translations")
    lrelease = Path(PySide6.__file__).parent / ("lrelease.exe" if sys.platform == "win32" else "lrelease")
    for language in LANGUAGES:
        source, target = ROOT / f"translations/teo_desktop_{language}.ts", folder / f"teo_desktop_{language}.qm"
        subprocess.run([lrelease, "-silent", source, "-qm", target], check=True)
    return folder


@pytest.fixture
def speak(compiled: Path, qapp: QCoreApplication) -> Iterator[Speak]:
    """Switches the language that the texts speak from now on."""
    installed: list[QTranslator] = []

    def switch(language: str) -> None:
        while installed:
            qapp.removeTranslator(installed.pop())
        translator = QTranslator()
        assert translator.load(str(compiled / f"teo_desktop_{language}.qm")), language
        qapp.installTranslator(translator)
        installed.append(translator)

    yield switch
    while installed:
        qapp.removeTranslator(installed.pop())


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest, speak: Speak) -> str:
    """Each language in turn, spoken already."""
    speak(request.param)
    name: str = request.param
    return name
