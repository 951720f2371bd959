"""The help's window: contents, search, links, the way back, the atlas, languages; and the ways to it from a game."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from teo_desktop.ui.adapter import Target
from teo_desktop.ui.games import ADAPTERS
from teo_desktop.ui.help.pages import Place
from teo_desktop.ui.settings import COLOURS, LANGUAGE, TEXT_SIZE
from teo_desktop.ui.shortcuts import Keymap
from teo_desktop.ui.windows.help_window import HelpWindow
from teo_desktop.ui.windows.main_window import MainWindow
from teo_desktop.ui.windows.new_game import NewGameDialog
from tests.tools.shot_scenes import SCENES, find_positions, seats_for
from tests.tools.shots import settle
from tests.ui.clipping import clipped

TURN, SALARY = "teotihuacan/turn", "teotihuacan/salary"


@pytest.fixture
def window(qtbot, dress, settings) -> HelpWindow:
    made = HelpWindow(ADAPTERS, dress(None), settings)
    qtbot.addWidget(made)
    with qtbot.waitActive(made):
        made.show()
        made.activateWindow()
    return made


def test_it_begins_with_the_first_page_and_remembers_the_last(qtbot, dress, settings, window):
    assert window.place == Place("teotihuacan/overview")
    window.show_topic(SALARY)
    window.close()
    again = HelpWindow(ADAPTERS, dress(None), settings)
    qtbot.addWidget(again)
    assert again.place == Place(SALARY)


def test_back_and_forward_go_along_the_way(window):
    window.show_topic(TURN)
    window.show_topic(f"{SALARY}")
    QTest.keyClick(window, Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)
    assert window.place.page == TURN
    QTest.keyClick(window, Qt.Key.Key_Right, Qt.KeyboardModifier.AltModifier)
    assert window.place.page == SALARY
    assert not window.forward.isEnabled()


def test_a_link_leads_to_its_page(window):
    window.show_topic(TURN)
    window.page.link_followed.emit("discovery#using")
    assert window.place == Place("teotihuacan/discovery", "using")
    window.page.link_followed.emit("ruling:T-ZERO")
    assert window.place == Place("teotihuacan/rulings-eclipse", "T-ZERO")
    window.page.link_followed.emit("nowhere")
    assert window.place.anchor == "T-ZERO"


def test_an_address_that_no_longer_exists_leads_to_the_beginning(window):
    window.show_topic("teotihuacan/gone#away")
    assert window.place.page == "teotihuacan/overview"


def test_all_of_it_works_with_keys(window):
    """Search, go to the results, open one, go on with the arrows, leave the search."""
    QTest.keyClick(window, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert window.field.hasFocus()
    QTest.keyClicks(window.field, "salary")
    assert window.results.isVisible()
    QTest.keyClick(window.field, Qt.Key.Key_Return)
    assert window.place.page == SALARY
    assert window.results.hasFocus()
    QTest.keyClick(window.results, Qt.Key.Key_Down)
    QTest.keyClick(window.results, Qt.Key.Key_Return)
    QTest.keyClick(window, Qt.Key.Key_Escape)
    assert window.contents.isVisible()
    assert window.contents.hasFocus()
    QTest.keyClick(window, Qt.Key.Key_Escape)
    assert not window.isVisible()


def test_what_is_not_found_is_said(window):
    window.search("xylophone")
    assert window.results.count() == 1
    assert "Nothing" in window.results.item(0).text()
    assert not window.results.go_to_first()


def test_the_contents_open_pages_and_mark_the_one_that_is_open(window):
    window.show_topic(SALARY)
    assert window.contents.currentItem().text(0) == "Salary"
    QTest.keyClick(window.contents, Qt.Key.Key_Down)
    assert window.place.page == "teotihuacan/end"


def test_another_language_keeps_the_place(settings, window):
    window.show_topic(f"{TURN}#end")
    settings.set(LANGUAGE, "de")
    assert window.place == Place(TURN, "end")
    assert "Der Zug" in window.page.toPlainText()
    assert window.contents.currentItem().text(0) == "Der Zug"
    settings.set(LANGUAGE, "es")
    assert "El turno" in window.page.toPlainText()
    window.search("salario")
    assert window.results.count() > 1


def test_the_atlas_explains_pictures_and_leads_to_pages(window):
    window.show_atlas()
    assert window.atlas.isVisible()
    everything = window.atlas.grid.count()
    QTest.keyClicks(window.atlas.field, "cocoa")
    assert window.atlas.grid.count() < everything
    assert window.atlas.name.text() == "Cacao"
    QTest.keyClick(window.atlas.field, Qt.Key.Key_Return)
    assert window.atlas.grid.hasFocus()
    QTest.keyClick(window.atlas.grid, Qt.Key.Key_Return)
    assert window.place.page == "teotihuacan/goods"
    window.show_topic("atlas#lock")
    assert window.atlas.name.text() == "Locked"
    window.atlas.field.setText("xylophone")
    assert window.atlas.grid.count() == 0
    assert not window.atlas.read_button.isVisible()


def test_the_keys_on_the_pages_are_those_of_the_moment(settings, window):
    window.show_topic("program/keys")
    assert "F1" in window.page.toPlainText()
    Keymap(settings).set_keys("rules", [QKeySequence("Ctrl+Shift+H")])
    assert "Ctrl+Shift+H" in window.page.toPlainText()


@pytest.mark.parametrize("language", ["en", "de", "es"])
@pytest.mark.parametrize(("size", "text"), [((1024, 600), 100), ((1024, 600), 200), ((700, 500), 80)])
def test_nothing_is_cut_off(settings, window, language, size, text):
    settings.set(LANGUAGE, language)
    settings.set(TEXT_SIZE, text)
    window.resize(*size)
    cut = {}
    for page in (*window._library.pages, "atlas"):
        window.show_topic(page)
        settle()
        if found := clipped(window):
            cut[page] = found
    assert cut == {}


def test_every_page_is_drawn_in_the_dark_too(settings, window):
    settings.set(COLOURS, "dark")
    for page in window._library.pages:
        window.show_topic(page)
        assert not window.grab().isNull()
        assert window.page.toPlainText().startswith(window._library.pages[page].title)


# -- from a game ------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def record():
    scene = next(scene for scene in SCENES if scene.name == "refusal")
    return find_positions([scene])["refusal"]


@pytest.fixture
def game(qtbot, dress, settings, record) -> Iterator[MainWindow]:
    appearance = dress()
    made = MainWindow(ADAPTERS, appearance, settings)
    qtbot.addWidget(made)
    made.resize(1400, 860)
    made.show_record(record, seats_for(3, appearance.theme.player_colours))
    with qtbot.waitActive(made):
        made.show()
        made.activateWindow()
    settle()
    yield made
    made.close()


def test_the_inspector_leads_to_the_rules_of_its_thing(game):
    view = game.game_view
    view.chronicle.pin([Target("calendar", 0)])
    assert "In the rules: Calendar" in view.chronicle.inspector.text.toPlainText()
    view.chronicle.inspector.text.anchorClicked.emit("help:")
    assert game.help.window.place.page == "teotihuacan/calendar"
    assert game.help.window.isVisible()


def test_a_refusal_leads_to_its_rule_and_the_link_goes_with_it(game):
    view = game.game_view
    decision = view.live.session.pending.decision
    refusal = next(iter(decision.asked_by.refusals(view.live.session.pending.game).values()))
    view.picker.refused.emit(refusal)
    assert view.hint_bar.why.isVisible()
    view.hint_bar.why.click()
    assert game.help.window.place.address == view.rules.book.topic_of_refusal(refusal)
    view.hint_bar.inform("Something else")
    assert not view.hint_bar.why.isVisible()


def test_a_line_of_the_log_leads_to_the_rule_behind_it(game):
    view = game.game_view
    panel = view.chronicle.log_panel
    index = panel.tree.model().index(0, 0)
    last = panel.tree.model().index(panel.tree.model().rowCount(index) - 1, 0, index)
    panel.tree.setCurrentIndex(last)
    panel.explain.trigger()
    assert game.help.window.place.page.startswith("teotihuacan/")


def test_a_key_explains_the_question(game):
    game.game_view.board.setFocus()
    QTest.keyClick(game.game_view, Qt.Key.Key_F1, Qt.KeyboardModifier.ControlModifier)
    QApplication.processEvents()
    assert game.help.window.place.address == "teotihuacan/alchemy#rows"
    game.help.window.show_topic(TURN)
    game.game_view.action_bar.rule_button.click()
    assert game.help.window.place.address == "teotihuacan/alchemy#rows"


def test_the_menu_and_the_start_screen_open_it_and_it_closes_with_the_application(game):
    game.menus.icons_action.trigger()
    assert game.help.window.place.page == "atlas"
    game.go("rules")
    window = game.help.window
    assert window.isVisible()
    game.close()
    assert not window.isVisible()


def test_the_form_of_a_new_game_leads_to_the_variants_and_stays_open_beside_them(qtbot, game):
    def read() -> None:
        dialog = game.findChild(NewGameDialog)
        dialog.rules_button.click()
        assert game.help.window.place.page == "teotihuacan/variants"
        assert game.help.window.isVisible()
        assert dialog.isVisible()
        dialog.reject()

    QTimer.singleShot(0, read)
    game.ask_for_new_game()
