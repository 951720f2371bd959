"""Looking ahead in the window: the strip below the board, the countdown, where undo stops, reminders."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QFontMetricsF, QHelpEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolTip

from teo_desktop.ui.adapter import BUTTON, Figure, Outlook, SeatLook, Target
from teo_desktop.ui.session import Phase
from teo_desktop.ui.settings import CLICKS, LANGUAGE, REMINDERS, TEXT_SIZE
from teo_desktop.ui.windows.forecast_strip import LINES, ForecastStrip
from teo_desktop.ui.windows.game_view import GameView
from teo_desktop.ui.windows.parts import fitted
from tests.ui.conftest import WITH_BOT

LEFT = Qt.MouseButton.LeftButton
DRAW, BUILD, FLOOR = Target("action", "draw"), Target("action", "build"), Target("floor", "floor")
IN_THE_TOWER = ("0 build",)


def press(view: GameView, key: Qt.Key) -> None:
    QTest.keyClick(QApplication.focusWidget() or view, key)


def outlook(figures: int, words: str, stop: str = "") -> Outlook:
    made = tuple(Figure(f"f{n}", "cacao", f"+{n}", f"Gains {n} cacao") for n in range(figures))
    return Outlook(made, (words,) if words else (), stop)


def test_the_pointer_on_the_board_forecasts_what_a_click_would_bring(sit_down):
    view = sit_down(lines=IN_THE_TOWER)
    assert view.guide.strip.outlook == Outlook()
    view.table.target_hovered.emit(FLOOR)
    there = view.guide.strip.outlook
    assert there.figures
    view.table.target_hovered.emit(None)
    assert view.guide.strip.outlook == Outlook()


def test_a_forecast_stops_at_what_is_drawn(sit_down):
    view = sit_down()
    view.table.target_hovered.emit(DRAW)
    assert view.guide.strip.outlook == Outlook(stop="StoneDrawn")
    assert view.guide.strip.accessibleDescription() == "StoneDrawn"


def test_arrows_in_the_list_forecast_too_and_what_is_previewed_comes_back(sit_down):
    """The whole way by keyboard: look at a row, preview another, leave the list."""
    view = sit_down(lines=IN_THE_TOWER)
    view.commands.focus_choices.trigger()
    texts = [view.choices.index(row, 0).data() for row in range(view.choices.rowCount())]
    row = texts.index("floor")
    for _ in range(row):
        press(view, Qt.Key.Key_Down)
    looked_at = view.guide.strip.outlook
    assert looked_at.figures
    assert view.hint_bar.text.text() == "floor"
    press(view, Qt.Key.Key_Return)
    assert view.picker.preview == "floor"
    assert view.guide.strip.outlook == looked_at
    press(view, Qt.Key.Key_Up if row else Qt.Key.Key_Down)
    assert view.guide.strip.outlook != looked_at
    view.choices_list.glanced.emit(None)
    assert view.guide.strip.outlook == looked_at
    assert view.hint_bar.text.text().startswith("floor –")


def test_the_pointer_on_a_row_forecasts_and_on_a_refused_one_says_why(sit_down):
    view = sit_down(rich=False)
    view.choices_list.entered.emit(view.choices.index(0, 0))
    assert view.guide.strip.outlook.stop == "StoneDrawn"
    refused = view.choices.rowCount() - 1
    view.choices_list.entered.emit(view.choices.index(refused, 0))
    assert view.hint_bar.is_warning
    assert view.guide.strip.outlook == Outlook()
    QApplication.sendEvent(view.choices_list, QEvent(QEvent.Type.Leave))
    assert not view.hint_bar.is_warning


def test_the_next_question_begins_with_an_empty_strip(sit_down):
    view = sit_down(lines=IN_THE_TOWER)
    view.picker.choose("floor")
    assert view.guide.strip.outlook.figures
    view.picker.confirm()
    assert view.guide.strip.outlook == Outlook()


def test_while_a_bot_thinks_nothing_is_forecast(sit_down, settings):
    view = sit_down(lines=("0 build", "0 floor"), seats=WITH_BOT)
    assert view.live.session.phase is Phase.HANDING_OVER
    view.table.target_hovered.emit(BUILD)
    assert view.guide.strip.outlook == Outlook()


def test_a_chip_says_how_far_the_scoring_is(sit_down):
    view = sit_down()
    assert view.guide.countdown.text.text() == "3 rounds left"
    assert view.guide.countdown.toolTip() == "3 rounds are left"
    assert view.guide.countdown.isVisible()


def test_a_lock_says_where_undo_stops_and_why(sit_down):
    assert not sit_down().guide.lock.isVisible()
    view = sit_down(lines=["0 draw"])
    assert view.guide.lock.isVisible()
    assert view.guide.lock.toolTip() == "Undo stops after “draw” (Anna): something was revealed there."
    view = sit_down(lines=["0 build", "0 floor", "1 build"])
    assert view.guide.lock.toolTip() == "Undo stops after “floor”: another person, Anna, chose that."


def charmed(sit_down) -> GameView:
    """Anna has a charm: building up to the second floor brings one."""
    for seed in range(20):
        view = sit_down(seed=seed)
        session = view.live.session
        while session.phase is not Phase.OVER:
            pending = session.pending
            if session.phase is Phase.HANDING_OVER:
                session.end_turn()
            elif view.guide.badges.reminders:
                return view
            else:
                options = pending.decision.options
                choice = next((option for option in options if option in ("dig", "charm")), options[-1])
                session.submit(pending.serial, choice)
        view.close_game()
    raise LookupError("nobody ever had a charm")


def test_a_badge_leads_to_its_choice_and_the_keyboard_from_there(sit_down):
    view = charmed(sit_down)
    (reminder,) = view.guide.badges.reminders
    (badge,) = view.guide.badges.buttons
    assert badge.text() == "A charm"
    assert badge.toolTip() == badge.accessibleDescription() == "You can still use a charm."
    badge.setFocus()
    press(view, Qt.Key.Key_Return)
    assert view.choices_list.hasFocus()
    assert view.picker.preview is None
    row = view.choices_list.currentIndex().row()
    assert view.choices.row_of(reminder.choice) == row
    press(view, Qt.Key.Key_Return)
    assert view.picker.preview == reminder.choice
    assert Target(BUTTON, "UseCharm") in view.action_bar.answers


def test_reminders_can_be_switched_off(sit_down, settings):
    view = charmed(sit_down)
    settings.set(REMINDERS, False)
    assert view.guide.badges.reminders == ()
    assert not view.guide.badges.isVisible()
    settings.set(REMINDERS, True)
    assert view.guide.badges.reminders


def test_when_the_turn_is_over_a_badge_only_says_what_is_missing(sit_down):
    view = sit_down(lines=["0 build", "0 floor"])
    assert view.live.session.phase is Phase.HANDING_OVER
    badges = {
        reminder.key: badge
        for reminder, badge in zip(view.guide.badges.reminders, view.guide.badges.buttons, strict=True)
    }
    if badges:
        QTest.mouseClick(badges["stones"], LEFT)
        assert view.hint_bar.text.text() == "You have no stone left."
    has_stones = view.live.session.pending.game.builders[0].stones > 0
    assert ("stones" in badges) is not has_stones


def test_one_click_commits_but_a_badge_still_only_looks(sit_down, settings):
    view = charmed(sit_down)
    settings.set(CLICKS, 1)
    before = view.live.session.record.lines
    QTest.mouseClick(view.guide.badges.buttons[0], LEFT)
    assert view.live.session.record.lines == before


# -- the strip itself --------------------------------------------------------------------------------------------------


@pytest.fixture
def strip(qtbot, appearance) -> ForecastStrip:
    made = ForecastStrip(appearance)
    qtbot.addWidget(made)
    made.resize(600, made.sizeHint().height())
    made.show()
    return made


def test_the_strip_is_always_as_high(strip):
    """Else the board would jump while the pointer moves."""
    height = strip.sizeHint().height()
    strip.show_outlook(outlook(12, "many words " * 40, "A tile is drawn."), SeatLook("Anna", "blue"))
    assert strip.sizeHint().height() == height
    strip.grab()


@pytest.mark.parametrize("figures", [0, 1, 4, 9])
@pytest.mark.parametrize("size", [80, 100, 200])
def test_figures_and_words_do_not_lie_upon_each_other(strip, appearance, settings, figures, size):
    settings.set(TEXT_SIZE, size)
    strip.resize(600 * size // 100, strip.sizeHint().height())
    strip.show_outlook(outlook(figures, "Level 2: 3 + 2 matching icons = 5 points " * 6, "A tile is drawn."))
    placed = strip.placed()
    assert len(placed) == figures
    rects = [picture.united(text) for _, picture, text in placed]
    assert not any(one.intersects(other) for n, one in enumerate(rects) for other in rects[n + 1 :])
    assert all(strip.rect().toRectF().adjusted(-1, -1, 1, 1).contains(rect) for rect in rects)
    strip.grab()


def test_words_that_do_not_fit_end_in_dots_and_stand_whole_in_the_tip(strip):
    words = "one two three four five six seven eight nine ten " * 8
    strip.show_outlook(outlook(0, words.strip(), "Stop."))
    lines = strip.lines(300)
    assert len(lines) >= LINES
    assert lines[-1].endswith("…")
    assert strip.accessibleDescription() == f"Stop. · {words.strip()}"
    assert strip.lines(100_000) == [strip.text]


def test_words_that_have_no_room_in_the_usual_size_become_smaller_before_they_are_cut(strip):
    words = "one two three four five six seven eight nine ten " * 3
    strip.show_outlook(outlook(0, words.strip()))
    usual = fitted(strip.text, strip._font, 300, LINES)
    assert usual[-1].endswith("…")
    lines = strip.lines(300)
    assert " ".join(lines) == strip.text
    high = QFontMetricsF(strip._lines_in(300)[0]).height()
    assert high * len(lines) <= strip.height()


def test_each_figure_has_its_tip(strip, monkeypatch):
    monkeypatch.setattr(QToolTip, "showText", lambda at, text, widget: shown.append(text))
    shown: list[str] = []
    strip.show_outlook(outlook(2, "words"))
    _, picture, _ = strip.placed()[1]
    where = picture.center().toPoint()
    QApplication.sendEvent(strip, QHelpEvent(QEvent.Type.ToolTip, where, strip.mapToGlobal(where)))
    where = QPoint(strip.width() - 20, 5)
    QApplication.sendEvent(strip, QHelpEvent(QEvent.Type.ToolTip, where, strip.mapToGlobal(where)))
    assert shown == ["Gains 1 cacao", "words"]


def test_the_words_below_the_board_never_move_it(sit_down):
    """Long or short, with a forecast or without: the board stays where it is, and the words that fit are shown."""
    view = sit_down(lines=IN_THE_TOWER)
    before = view.board.geometry()
    view.hint_bar.warn("Only in place of cacao, " * 30)
    QApplication.processEvents()
    assert len(view.hint_bar.text.lines()) > 1
    assert view.hint_bar.text.lines()[-1].endswith("…")
    assert view.board.geometry() == before
    view.table.target_hovered.emit(FLOOR)
    QApplication.processEvents()
    assert view.guide.strip.isVisible()
    assert view.hint_bar.text.lines() == ["floor"]
    assert view.board.geometry() == before


@pytest.mark.parametrize("language", ["de", "es"])
def test_the_windows_own_words_follow_the_language(sit_down, settings, language):
    view = sit_down(lines=["0 draw"])
    before = (view.guide.lock.toolTip(), view.guide.strip.accessibleName())
    settings.set(LANGUAGE, language)
    after = (view.guide.lock.toolTip(), view.guide.strip.accessibleName())
    assert before != after
