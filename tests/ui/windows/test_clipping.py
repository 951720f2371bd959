"""Nothing is cut off: the words of every window and of the board fit, in each language, text size and window size."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QLabel, QTabWidget, QVBoxLayout, QWidget

from teo_desktop.ui.games import ADAPTERS
from teo_desktop.ui.settings import LANGUAGE, TEXT_SIZE
from teo_desktop.ui.windows.main_window import MainWindow
from teo_desktop.ui.windows.parts import ElidedLabel, label
from tests.tools.pseudo import PseudoTranslator
from tests.tools.shot_scenes import SCENES, Stage, find_positions, seats_for
from tests.tools.shots import settle
from tests.ui.clipping import clipped

SMALL, USUAL = (1024, 600), (1400, 860)
WINDOWS = ("start", "new-game", "preferences", "about", "campaign", "campaign-league", "campaign-new")
GAMES = ("mid-game-4", "construction", "eclipse")
TAUGHT = ("lessons", "lesson-moving", "lesson-pyramid", "coach", "first-run")
LOOKS = (
    ("de", SMALL, 130, WINDOWS + GAMES),
    ("es", SMALL, 130, WINDOWS + GAMES),
    ("de", SMALL, 130, TAUGHT),
    ("es", SMALL, 100, TAUGHT),
    ("de", USUAL, 200, TAUGHT),
    ("en", SMALL, 80, WINDOWS + GAMES),
    ("es", USUAL, 100, GAMES),
    ("de", USUAL, 130, (*GAMES, "inspector")),
    ("de", USUAL, 200, WINDOWS[:2]),
)


@pytest.fixture(scope="module")
def records():
    return find_positions([scene for scene in SCENES if scene.name in (*GAMES, "inspector", "mid-game-3", "solo-done")])


@pytest.fixture
def stage(qtbot, dress, settings, records) -> Iterator[Stage]:
    appearance = dress(None)
    window = MainWindow(ADAPTERS, appearance, settings)
    qtbot.addWidget(window)
    window.show()
    yield Stage(window, appearance, settings, records)
    window.close()


def look(stage: Stage, name: str) -> list[str]:
    """Set the scene and see what is cut off in it; a dialog on all of its pages."""
    scene = next(scene for scene in SCENES if scene.name == name)
    stage.window.leave_game()
    stage.settings.remember("docks", None)
    if scene.players:
        stage.window.show_record(stage.records[name], seats_for(scene.players, stage.appearance.theme.player_colours))
        settle()
    dialog = scene.act(stage)
    settle()
    found = clipped(stage.window)
    if dialog is not None:
        for tabs in dialog.findChildren(QTabWidget):
            for page in range(1, tabs.count()):
                tabs.setCurrentIndex(page)
                settle()
                found += clipped(dialog)
            tabs.setCurrentIndex(0)
        found += clipped(dialog)
        dialog.close()
        dialog.deleteLater()
    return found


@pytest.mark.parametrize(("language", "size", "text", "scenes"), LOOKS)
def test_nothing_is_cut_off(stage, language, size, text, scenes):
    stage.settings.set(LANGUAGE, language)
    stage.settings.set(TEXT_SIZE, text)
    stage.window.resize(*size)
    assert {name: found for name in scenes if (found := look(stage, name))} == {}


def test_a_language_with_longer_words_than_any_still_fits(stage):
    """Every translated text two fifths longer than in English. Titles of panels that share a place may give way then:
    their tabs have them as tool tips."""
    translator = PseudoTranslator()
    stage.window.resize(*USUAL)
    QCoreApplication.installTranslator(translator)
    stage.appearance.language_changed.emit()
    try:
        found = {text for name in (*WINDOWS, "construction") for text in look(stage, name)}
        assert {text for text in found if not text.startswith("QTabBar in DocksWindow")} == set()
    finally:
        QCoreApplication.removeTranslator(translator)


# -- the helper itself


def shown(qtbot, widget: QWidget, width: int) -> QWidget:
    box = QWidget()
    qtbot.addWidget(box)
    QVBoxLayout(box).addWidget(widget)
    box.setMinimumWidth(0)
    widget.setMinimumWidth(0)
    box.setFixedSize(width, 60)
    box.show()
    return box


@pytest.mark.parametrize("wraps", [False, True])
def test_the_helper_finds_a_label_that_is_too_narrow(qtbot, wraps):
    words = "A great many words for one line of a very narrow window, and more of them for a second one"
    assert clipped(shown(qtbot, label(words, wraps=wraps), 2000)) == []
    narrow = label(words, wraps=wraps)
    narrow.setSizePolicy(QLabel().sizePolicy().Policy.Ignored, QLabel().sizePolicy().Policy.Ignored)
    assert len(clipped(shown(qtbot, narrow, 120))) == 1


def test_a_line_that_gives_way_at_its_beginning_keeps_all_of_it_as_its_tool_tip(qtbot):
    line = ElidedLabel("small")
    line.setText("Quarry  ›  Worship  ›  Discovery tile")
    box = shown(qtbot, line, 160)
    box.grab()
    assert line.shown.endswith("Discovery tile")
    assert line.toolTip() == line.text()
    assert clipped(box) == []
    box.setFixedWidth(800)
    box.grab()
    assert line.shown == line.text()
    assert line.toolTip() == ""


# -- the window becomes as narrow as somebody wants it


@pytest.mark.parametrize("text", [100, 130, 200])
@pytest.mark.parametrize("language", ["de", "es", "en"])
def test_a_large_window_becomes_as_narrow_as_the_smallest_screen(stage, language, text):
    """At once, though in the large one the buttons had words and the panels much room."""
    stage.settings.set(LANGUAGE, language)
    stage.settings.set(TEXT_SIZE, text)
    for name in ("mid-game-4", "construction", "mid-game-3"):
        stage.window.resize(1680, 1000)
        look(stage, name)
        settle()
        stage.window.resize(*SMALL)
        settle()
        assert stage.window.width() == SMALL[0], name


@pytest.mark.parametrize("solo", [False, True], ids=["four", "solo"])
@pytest.mark.parametrize(("language", "text"), [("de", 200), ("es", 200), ("de", 130)])
def test_a_small_window_stays_as_small_when_a_table_comes(stage, language, text, solo):
    stage.settings.set(LANGUAGE, language)
    stage.settings.set(TEXT_SIZE, text)
    stage.window.resize(*SMALL)
    settle()
    scene = next(scene for scene in SCENES if scene.name == ("solo-done" if solo else "mid-game-4"))
    seats = seats_for(scene.players, stage.appearance.theme.player_colours, scene.level)
    for _ in range(2):
        stage.window.show_record(stage.records[scene.name], seats)
        settle()
        assert stage.window.size().toTuple() == SMALL
