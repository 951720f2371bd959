"""The language changes while something is open: everything says everything in the new one at once."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QTabWidget, QWidget

from teo_desktop import paths
from teo_desktop.ui.games import ADAPTERS
from teo_desktop.ui.help import pages
from teo_desktop.ui.settings import LANGUAGE
from teo_desktop.ui.windows.main_window import MainWindow
from tests.tools.pseudo import PseudoTranslator
from tests.tools.pseudo_help import marked_help
from tests.tools.shot_scenes import SCENES, Scene, Stage, find_positions, seats_for
from tests.tools.shots import settle
from tests.tools.unmarked import unmarked
from tests.ui.windows.test_pseudo_language import KNOWN, TYPED

ALONE = ("new-game", "new-solo", "branches", "about", "campaign-new")
"""Before these nothing else can be reached until they are closed, the preferences neither."""


@pytest.fixture(scope="module")
def records():
    return find_positions(SCENES)


@pytest.fixture(scope="module")
def marked_pages(tmp_path_factory):
    return marked_help(pages.folder(), tmp_path_factory.mktemp("help") / "help", "en")


@pytest.fixture
def stage(qtbot, dress, settings, records) -> Iterator[Stage]:
    pages.title_of.cache_clear()
    appearance = dress(None)
    settings.set(LANGUAGE, "en")
    window = MainWindow(ADAPTERS, appearance, settings)
    qtbot.addWidget(window)
    window.resize(1400, 900)
    window.show()
    yield Stage(window, appearance, settings, records)
    window.close()
    pages.title_of.cache_clear()


@pytest.fixture
def switch(stage, marked_pages, monkeypatch):
    """Changes from English to the language that nobody speaks."""
    translator = PseudoTranslator()

    def change() -> None:
        monkeypatch.setattr(pages, "folder", lambda: marked_pages)
        pages.title_of.cache_clear()
        QCoreApplication.installTranslator(translator)
        settle()
        stage.appearance.rename_scrollers()
        stage.appearance.language_changed.emit()
        settle()

    yield change
    QCoreApplication.removeTranslator(translator)


def open_windows(stage: Stage, dialog: QWidget | None) -> Iterator[QWidget]:
    yield stage.window
    if dialog is None:
        return
    yield dialog
    for tabs in dialog.findChildren(QTabWidget):
        for page in range(tabs.count()):
            tabs.setCurrentIndex(page)
            settle()
            yield dialog


@pytest.mark.parametrize("scene", [scene for scene in SCENES if scene.name not in ALONE], ids=lambda scene: scene.name)
def test_nothing_is_left_in_the_language_before(stage: Stage, switch, scene: Scene):
    if scene.players:
        seats = seats_for(scene.players, stage.appearance.theme.player_colours, scene.level)
        stage.window.show_record(stage.records[scene.name], seats)
        settle()
    dialog = scene.act(stage)
    if dialog is not None:
        dialog.show()
    settle()
    switch()
    left = set().union(
        *(unmarked(window, (*KNOWN, *TYPED, str(paths.saves_dir()))) for window in open_windows(stage, dialog))
    )
    if dialog is not None:
        dialog.close()
        dialog.deleteLater()
    assert not left, "\n".join(sorted(left))
