"""Whatever can have the focus says to screen readers what it is, in every window."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication, QTabWidget, QWidget

from teo_desktop.games import GAMES, teotihuacan
from teo_desktop.saves import Seat
from teo_desktop.ui.games import ADAPTERS
from teo_desktop.ui.settings import LANGUAGE
from teo_desktop.ui.windows.about import AboutDialog
from teo_desktop.ui.windows.help_window import HelpWindow
from teo_desktop.ui.windows.main_window import MainWindow
from teo_desktop.ui.windows.new_campaign import NewCampaignDialog
from teo_desktop.ui.windows.new_game import NewGameDialog, Wanted
from teo_desktop.ui.windows.preferences import PreferencesDialog
from teo_desktop.ui.windows.statistics import StatisticsDialog
from tests.tools import campaign_scenes
from tests.tools.shot_scenes import setup_for

NAME, DESCRIPTION = QAccessible.Text.Name, QAccessible.Text.Description
VAGUE = {"QKeySequenceEdit"}
"""Qt gives a field for keys no role of its own; its name says that it is one."""


@pytest.fixture
def window(qtbot, appearance, settings) -> Iterator[MainWindow]:
    made = MainWindow(ADAPTERS, appearance, settings)
    qtbot.addWidget(made)
    made.resize(1400, 860)
    made.show()
    yield made
    made.close()


def begin(window: MainWindow) -> None:
    setup = teotihuacan.setup_to_json(teotihuacan.Setup(2))
    seats = (Seat("human", "Ana", "blue"), Seat("human", "Bo", "yellow"))
    window.begin(Wanted("teotihuacan", setup, seats, 5))
    QApplication.processEvents()


def windows(window: MainWindow) -> Iterator[QWidget]:
    window.say("Something happened.")
    yield window
    begin(window)
    yield window
    campaign_scenes.keep_both(window.campaigns.store, window._appearance.theme.player_colours, setup_for(2))
    for found in window.campaigns.store.all():
        window.show_campaigns(found.path)
        yield window
    window.go_back()
    settings, appearance = window._settings, window._appearance
    for dialog in (
        NewGameDialog((GAMES["teotihuacan"], ADAPTERS["teotihuacan"]), appearance, settings, window),
        AboutDialog(ADAPTERS.values(), appearance, window),
        PreferencesDialog(settings, window.profiles, appearance, window),
        StatisticsDialog(window.profiles, ADAPTERS, appearance, window),
        NewCampaignDialog(ADAPTERS, appearance, (), window),
        HelpWindow(ADAPTERS, appearance, settings),
    ):
        dialog.show()
        for tabs in dialog.findChildren(QTabWidget):
            for page in range(tabs.count()):
                tabs.setCurrentIndex(page)
                yield dialog
        yield dialog
        dialog.close()
        dialog.deleteLater()


def focusable(window: QWidget) -> list[QWidget]:
    return [
        widget
        for widget in window.findChildren(QWidget)
        if widget.focusPolicy() & Qt.FocusPolicy.TabFocus and widget.focusProxy() is None and widget.isVisible()
    ]


def name_of(widget: QWidget) -> str:
    found = QAccessible.queryAccessibleInterface(widget)
    return found.text(NAME) or found.text(QAccessible.Text.Value)


def test_everything_that_can_have_the_focus_has_a_name(window):
    nameless = {
        f"{type(shown).__name__}: {type(widget).__name__} in {type(widget.parent()).__name__}"
        for shown in windows(window)
        for widget in focusable(shown)
        if not name_of(widget)
    }
    assert nameless == set()


def test_everything_that_can_have_the_focus_has_a_role(window):
    roles = {QAccessible.Role.NoRole, QAccessible.Role.Client}
    vague = {
        type(widget).__name__
        for shown in windows(window)
        for widget in focusable(shown)
        if QAccessible.queryAccessibleInterface(widget).role() in roles
    }
    assert vague <= VAGUE


@pytest.mark.parametrize("language", ["de", "es"])
def test_names_speak_the_language_of_the_window(window, settings, language):
    begin(window)
    view = window.game_view
    parts = [widget for widget in focusable(view) if widget.accessibleName()]
    before = {widget: widget.accessibleName() for widget in parts}
    settings.set(LANGUAGE, language)
    assert view.board.accessibleName() == {"de": "Spielplan", "es": "Tablero"}[language]
    same = {name for widget, name in before.items() if widget.accessibleName() == name and widget.isVisible()}
    # Words that two languages share.
    assert same <= {"Log", "Inspector"}
