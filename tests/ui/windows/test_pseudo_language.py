"""In a language that nobody speaks every text on screen bears its marks, or it would be English for everybody."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QTabWidget, QTextBrowser, QVBoxLayout, QWidget

from teo_desktop import paths
from teo_desktop.ui.games import ADAPTERS
from teo_desktop.ui.help import pages
from teo_desktop.ui.settings import LANGUAGE
from teo_desktop.ui.windows.main_window import MainWindow
from teo_desktop.ui.windows.parts import button, label
from tests.tools import save_scenes
from tests.tools.pseudo import PseudoTranslator
from tests.tools.pseudo_help import marked_help, marked_page
from tests.tools.shot_scenes import NAMES, SCENES, Scene, Stage, find_positions, seats_for
from tests.tools.shots import settle
from tests.tools.unmarked import is_unmarked, unmarked

KNOWN = (*NAMES, "Teo Desktop", "English", "Deutsch", "Español", "Teotibot", "PySide6", "Qt", "MIT")
"""What is called the same in every language."""
GAMES = tuple(name for *_, name in save_scenes.KEPT if name)
TYPED = ("Gold or stone?", "Straight to the pyramid", "With the gold", "full", "full.teo", "Notes", "Notes.teo", *GAMES)
"""What people have typed in the scenes: comments, names of branches and files."""


@pytest.fixture(scope="module")
def records():
    return find_positions(SCENES)


@pytest.fixture(scope="module")
def marked_pages(tmp_path_factory) -> Path:
    return marked_help(pages.folder(), tmp_path_factory.mktemp("help") / "help", "en")


@pytest.fixture
def stage(qtbot, dress, settings, records, marked_pages, monkeypatch) -> Iterator[Stage]:
    pages.title_of.cache_clear()
    monkeypatch.setattr(pages, "folder", lambda: marked_pages)
    appearance = dress(None)
    settings.set(LANGUAGE, "en")
    window = MainWindow(ADAPTERS, appearance, settings)
    qtbot.addWidget(window)
    window.resize(1400, 900)
    window.show()
    translator = PseudoTranslator()
    QCoreApplication.installTranslator(translator)
    appearance.language_changed.emit()
    yield Stage(window, appearance, settings, records)
    QCoreApplication.removeTranslator(translator)
    window.close()
    pages.title_of.cache_clear()


@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.name)
def test_every_text_bears_its_marks(stage: Stage, scene: Scene):
    if scene.players:
        seats = seats_for(scene.players, stage.appearance.theme.player_colours, scene.level)
        stage.window.show_record(stage.records[scene.name], seats)
        settle()
    dialog = scene.act(stage)
    settle()
    found = unmarked(stage.window, (*KNOWN, *TYPED, str(paths.saves_dir())))
    if dialog is not None:
        dialog.show()
        for tabs in dialog.findChildren(QTabWidget):
            for page in range(tabs.count()):
                tabs.setCurrentIndex(page)
                settle()
                found |= unmarked(dialog, (*KNOWN, *TYPED, str(paths.saves_dir())))
        found |= unmarked(dialog, (*KNOWN, *TYPED, str(paths.saves_dir())))
        dialog.close()
        dialog.deleteLater()
    assert not found, "\n".join(sorted(found))


# -- the helper itself


@pytest.mark.parametrize(
    "text", ["Undo", "⟦Ùñdô~~⟧ now", "⟦Ùñdô forest~~⟧", "<b>Undo</b>", "⟦Ùñdô⟧: Undo", "⟦Ùñdô⟧ … undo …"]
)
def test_a_text_without_marks_is_noticed(text):
    assert is_unmarked(text)


MARKED = (
    "",
    "12/36",
    "⟦Ùñdô ⟦fôréšt~⟧ 3~~⟧",
    "<b>⟦Ùñdô⟧</b>",
    "Ctrl+Z",
    "⟦Ùñdô (Ctrl+Z)⟧",
    "×4",
    "1/2/26 3:04\u202fPM",
    "⟦Ùñdô⟧ … thé làšt ôñé …",
)


@pytest.mark.parametrize("text", MARKED)
def test_marked_texts_numbers_and_keys_are_in_order(text):
    assert not is_unmarked(text)


def test_what_the_translators_never_saw_stays_english():
    """Under another context than the one that it was marked with, too: no language would have it."""
    said = PseudoTranslator()
    assert said.translate("GameActions", "&Confirm").startswith("⟦")
    assert said.translate("OtherActions", "&Confirm") is None
    assert said.translate("QPlatformTheme", "Cancel").startswith("⟦"), "what Qt says is translated by Qt"


def test_a_page_of_the_help_is_marked_without_its_mark_up():
    page = "## Cost {#cost}\n\nPay {{COST}} :wood: or [more](goods#wood).\n\n@goods\n\n| **One** | 2 |\n|---|---|"
    marked = marked_page(page)
    assert not is_unmarked(re.sub(r"\{[^}]*\}|:wood:|\(goods#wood\)|@goods", "", marked))
    for kept in ("{#cost}", "{{COST}}", ":wood:", "](goods#wood)", "\n@goods\n", "|---|"):
        assert kept in marked


def test_texts_are_read_from_widgets_tool_tips_and_accessible_names(qtbot):
    box = QWidget()
    qtbot.addWidget(box)
    column = QVBoxLayout(box)
    said, pressed, page = label("One"), button(), QTextBrowser()
    pressed.setToolTip("Two")
    pressed.setAccessibleName("Zero")
    page.setHtml("<p>Three</p>")
    for widget in (said, pressed, page):
        column.addWidget(widget)
    assert {line.partition(": ")[2] for line in unmarked(box)} == {"'One'", "'Two'", "'Zero'", "'Three'"}
    assert unmarked(box, ["One", "Two", "Zero", "Three"]) == set()
