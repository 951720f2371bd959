"""Theme, text size and language change while the application runs."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QDialogButtonBox

from teo_desktop.ui.settings import COLOURS, LANGUAGE, TEXT_SIZE

CANCEL = {"en": "Cancel", "de": "Abbrechen", "es": "Cancelar"}


def cancel_button(qtbot: Any) -> str:
    box = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
    qtbot.addWidget(box)
    return box.button(QDialogButtonBox.StandardButton.Cancel).text().replace("&", "")


@pytest.mark.parametrize("language", ["en", "de", "es"])
def test_qts_own_words_speak_the_language_too(qtbot, dress, language):
    appearance = dress(language)
    assert appearance.language == language
    assert cancel_button(qtbot) == CANCEL[language]
    assert QLocale().name().startswith(language)


def test_the_language_changes_while_the_application_runs(qtbot, appearance, settings):
    told: list[None] = []
    appearance.language_changed.connect(lambda: told.append(None))
    settings.set(LANGUAGE, "es")
    assert cancel_button(qtbot) == "Cancelar"
    settings.set(LANGUAGE, "de")
    assert cancel_button(qtbot) == "Abbrechen"
    assert len(told) == 2


@pytest.mark.parametrize(
    ("systems", "spoken"), [(["es-MX", "en"], "es"), (["de"], "de"), (["fr-FR", "de"], "en"), ([], "en")]
)
def test_the_systems_language_is_taken_if_it_is_one_of_the_three(dress, monkeypatch, systems, spoken):
    monkeypatch.setattr(QLocale, "uiLanguages", lambda self: systems)
    assert dress(None).language == spoken


def test_the_command_line_goes_before_the_setting_until_that_is_changed(dress, settings):
    settings.set(LANGUAGE, "de")
    appearance = dress("es")
    assert appearance.language == "es"
    settings.set(LANGUAGE, "en")
    assert appearance.language == "en"


def test_light_and_dark_change_palette_and_theme(qapp, appearance, settings):
    told: list[str] = []
    appearance.theme_changed.connect(lambda theme: told.append(theme.name))
    settings.set(COLOURS, "dark")
    assert qapp.palette().window().color() == appearance.theme.colour("window")
    dark = qapp.palette().window().color()
    settings.set(COLOURS, "light")
    assert told == ["dark", "light"]
    assert qapp.palette().window().color().lightness() > dark.lightness()


def test_text_grows_and_everything_measured_by_it(qapp, appearance, settings):
    settings.set(TEXT_SIZE, 100)
    small, length = qapp.font().pixelSize(), appearance.size(100)
    settings.set(TEXT_SIZE, 200)
    assert qapp.font().pixelSize() == 2 * small
    assert appearance.size(100) == 2 * length
