"""In a language that nobody speaks every text on screen bears its marks, or it would be English for everybody."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QTabWidget, QVBoxLayout, QWidget

from teo_desktop.ui.games import ADAPTERS
from teo_desktop.ui.settings import LANGUAGE
from teo_desktop.ui.windows.main_window import MainWindow
from teo_desktop.ui.windows.parts import button, label
from tests.tools import save_scenes
from tests.tools.pseudo import PseudoTranslator
from tests.tools.shot_scenes import NAMES, SCENES, Scene, Stage, find_positions, seats_for
from tests.tools.shots import settle
from tests.tools.unmarked import is_unmarked, unmarked

KNOWN = (*NAMES, "Teo Desktop", "English", "Deutsch", "Español", "Teotibot", "PySide6", "Qt", "MIT")
"""What is called the same in every language."""
GAMES = tuple(name for *_, name in save_scenes.KEPT if name)
TYPED = ("Gold or stone?", "Straight to the pyramid", "With the gold", "full", "full.teo", "Notes", "Notes.teo", *GAMES)
"""What people have typed in the scenes: comments, names of branches and files."""
ROUND_PAGES = ("QPushButton", "QToolButton", "QLineEdit", "HelpWindow", "QTabBar")
"""What stands round the rules: the rest of their window shows what is in files, which tests of their own compare."""
SYSTEM = ("No space left on device",)
"""What the operating system says, in whatever language it has."""


@pytest.fixture(scope="module")
def records():
    return find_positions(SCENES)


@pytest.fixture
def stage(qtbot, dress, settings, records) -> Iterator[Stage]:
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


@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.name)
def test_every_text_bears_its_marks(stage: Stage, scene: Scene):
    if scene.players:
        seats = seats_for(scene.players, stage.appearance.theme.player_colours, scene.level)
        stage.window.show_record(stage.records[scene.name], seats)
        settle()
    dialog = scene.act(stage)
    settle()
    found = unmarked(stage.window, (*KNOWN, *TYPED, *SYSTEM))
    if dialog is not None:
        dialog.show()
        for tabs in dialog.findChildren(QTabWidget):
            for page in range(tabs.count()):
                tabs.setCurrentIndex(page)
                settle()
                found |= unmarked(dialog, (*KNOWN, *TYPED, *SYSTEM))
        found |= unmarked(dialog, (*KNOWN, *TYPED, *SYSTEM))
        dialog.close()
        dialog.deleteLater()
    if scene.has_own_words:
        found = {line for line in found if line.startswith(ROUND_PAGES)}
    assert not found, "\n".join(sorted(found))


# -- the helper itself


@pytest.mark.parametrize("text", ["Undo", "⟦Ùñdô~~⟧ now", "⟦Ùñdô forest~~⟧", "<b>Undo</b>", "⟦Ùñdô⟧: Undo"])
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
)


@pytest.mark.parametrize("text", MARKED)
def test_marked_texts_numbers_and_keys_are_in_order(text):
    assert not is_unmarked(text)


def test_texts_are_read_from_widgets_tool_tips_and_accessible_names(qtbot):
    box = QWidget()
    qtbot.addWidget(box)
    column = QVBoxLayout(box)
    said, pressed = label("One"), button()
    pressed.setToolTip("Two")
    pressed.setAccessibleName("Zero")
    for widget in (said, pressed):
        column.addWidget(widget)
    assert {line.partition(": ")[2] for line in unmarked(box)} == {"'One'", "'Two'", "'Zero'"}
    assert unmarked(box, ["One", "Two", "Zero"]) == set()
