"""Everything that is seen explains itself: a tip on every control, picture and thing, an entry in the inspector."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QAbstractItemModel, QEvent, QPoint, Qt
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QComboBox,
    QLabel,
    QLineEdit,
    QPushButton,
    QStyleOptionViewItem,
    QTabBar,
    QToolTip,
    QWidget,
)

from teo_desktop.ui.games import ADAPTERS
from teo_desktop.ui.models.players import PlayersModel
from teo_desktop.ui.models.supply import SupplyModel
from teo_desktop.ui.scene.items import PieceItem
from teo_desktop.ui.scene.spotlight import thing_of
from teo_desktop.ui.settings import LANGUAGE
from teo_desktop.ui.windows.main_window import MainWindow
from tests.tools.shot_scenes import SCENES, Stage, find_positions, seats_for
from tests.tools.shots import settle

MOST_SILENT = 60
"""Of 121 points of an area so many may lie between its things."""
NAMES = ("mid-game-3", "construction", "eclipse")


@pytest.fixture(scope="module")
def records():
    return find_positions([scene for scene in SCENES if scene.name in NAMES])


@pytest.fixture
def stage(qtbot, dress, settings, records) -> Iterator[Stage]:
    settings.set(LANGUAGE, "de")
    appearance = dress(None)
    window = MainWindow(ADAPTERS, appearance, settings)
    qtbot.addWidget(window)
    window.resize(1600, 1000)
    window.show()
    yield Stage(window, appearance, settings, records)
    window.close()


@pytest.fixture(params=NAMES)
def scene(request, stage) -> Stage:
    found = next(scene for scene in SCENES if scene.name == request.param)
    stage.window.show_record(stage.records[found.name], seats_for(found.players, stage.appearance.theme.player_colours))
    settle()
    found.act(stage)
    settle()
    return stage


def explains_itself(widget: QWidget) -> bool:
    """Words upon it, or a tip that says what it is."""
    match widget:
        case QAbstractButton() | QLabel():
            return bool(widget.text() or tip_of(widget) or (isinstance(widget, QLabel) and widget.pixmap().isNull()))
        case QComboBox() | QLineEdit():
            return bool(widget.accessibleName())
        case QTabBar():
            return all(widget.tabText(tab) or widget.tabToolTip(tab) for tab in range(widget.count()))
    return True


def tip_of(widget: QWidget) -> str:
    """Its own tip, or that of what it is a part of."""
    at: QWidget | None = widget
    while at is not None and not at.isWindow():
        if at.toolTip():
            return at.toolTip()
        at = at.parentWidget()
    return ""


def test_every_control_and_every_picture_has_words_or_a_tip(scene):
    view = scene.view
    silent = [
        f"{type(widget).__name__} in {type(widget.parent()).__name__}"
        for widget in view.findChildren(QWidget)
        if widget.isVisible() and not explains_itself(widget)
    ]
    assert silent == []


def test_a_button_that_is_only_a_picture_has_a_tip_and_a_name(scene):
    for made in scene.view.findChildren(QAbstractButton):
        if made.isVisible() and not made.text():
            assert made.toolTip(), made
            assert made.accessibleName(), made


def test_what_is_possible_or_not_is_said_by_the_main_buttons(scene):
    bar = scene.view.action_bar
    for made in (*bar._undo_buttons, bar.confirm_button):
        assert isinstance(made, QPushButton)
        assert made.toolTip()


def test_everything_that_is_seen_on_the_board_has_a_tip_and_an_entry(scene):
    view, bare = scene.view, []
    for item in view.table.items():
        if isinstance(item, PieceItem) and item.isVisible() and (thing := thing_of(item.piece)) is not None:
            names = [other.toolTip() for other in view.table.items(item.sceneBoundingRect().center())]
            if not any(names) or view.chronicle.explain(thing) is None:
                bare.append(thing)
    assert bare == []


def test_what_shows_a_picture_on_the_board_is_a_thing_or_lies_on_one(scene):
    """Wherever the pointer is on a part of the table, something is explained."""
    view, silent = scene.view, []
    for name, (_, rect) in view.table.areas().items():
        for down in range(1, 12):
            for along in range(1, 12):
                point = rect.topLeft() + QPoint(round(rect.width() * along / 12), round(rect.height() * down / 12))
                if view.chronicle.spotlight.thing_at(point) is None:
                    silent.append(name)
    assert {name: silent.count(name) for name in silent if silent.count(name) > MOST_SILENT} == {}


def shown_tips(view: QAbstractItemView, row: int, monkeypatch) -> set[str]:
    """The tips of a row wherever the pointer is on it."""
    told: list[str] = []
    monkeypatch.setattr(QToolTip, "showText", lambda at, text, *more: told.append(text))
    index = view.model().index(row, 0)
    option = QStyleOptionViewItem()
    option.widget, option.rect = view, view.visualRect(index)
    for x in range(option.rect.left(), option.rect.right(), 6):
        for y in range(option.rect.top(), option.rect.bottom(), 6):
            event = QHelpEvent(QEvent.Type.ToolTip, QPoint(x, y), view.viewport().mapToGlobal(QPoint(x, y)))
            view.itemDelegate().helpEvent(event, view, option, index)
    return set(told)


def rows(model: QAbstractItemModel) -> range:
    return range(model.rowCount())


def test_every_figure_of_a_player_has_a_tip(scene, monkeypatch):
    cards = scene.view.players_list
    for row in rows(cards.model()):
        told = shown_tips(cards, row, monkeypatch)
        data = cards.model().index(row, 0).data(PlayersModel.RowRole)
        assert {figure.label for line in data.lines for figure in line} <= told


def test_every_figure_of_the_table_has_a_tip(scene, monkeypatch):
    strip = scene.view.supply_strip
    for row in rows(strip.model()):
        figure = strip.model().index(row, 0).data(SupplyModel.FigureRole)
        tip = strip.model().index(row, 0).data(Qt.ItemDataRole.ToolTipRole)
        assert tip == figure.label or shown_tips(strip, row, monkeypatch) == {figure.label}


def test_a_choice_has_its_forecast_and_a_refused_one_its_reason(scene):
    choices = scene.view.choices
    for row in rows(choices):
        index = choices.index(row, 0)
        assert index.data(Qt.ItemDataRole.DisplayRole)
        assert index.data(Qt.ItemDataRole.AccessibleTextRole) or index.data(Qt.ItemDataRole.DisplayRole)
