"""What screen readers are told: questions, what bots did, reasons; and nothing while nobody listens."""

from __future__ import annotations

import pytest
from PySide6 import QtGui
from PySide6.QtGui import QAccessible

from teo_desktop.ui.adapter import Target
from teo_desktop.ui.settings import END_TURN
from tests.ui.conftest import WITH_BOT
from tests.ui.toy_window import answer


@pytest.fixture
def heard(monkeypatch) -> list[str]:
    said: list[str] = []

    def hear(event):
        said.append(event.message())
        assert event.politeness() == QAccessible.AnnouncementPoliteness.Polite

    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    monkeypatch.setattr(QAccessible, "updateAccessibility", hear)
    return said


def test_each_question_is_announced_once(sit_down, heard):
    view = sit_down()
    assert heard == ["Anna: Turn?"]
    view.retranslate()
    assert heard == ["Anna: Turn?"]
    answer(view.live.session, "build")
    assert heard[1:] == ["Anna: Build?"]


def test_what_a_bot_did_is_said_with_the_next_question(sit_down, heard, settings, qtbot):
    settings.set(END_TURN, False)
    view = sit_down(seats=WITH_BOT)
    heard.clear()
    answer(view.live.session, "build", "floor")
    names = [seat.name for seat in WITH_BOT]
    qtbot.waitUntil(lambda: any("Anna: Turn?" in text for text in heard))
    told = next(text for text in heard if text.endswith("Anna: Turn?"))
    steps = [step for step in view.live.session.steps if step.player == 1]
    lines = [text for step in steps for event in step.events if (text := view.live.adapter.event_text(event, names))]
    assert lines
    assert told == " ".join((*lines, "Anna: Turn?"))
    assert not any("thinking" in text for text in heard)


def test_why_something_is_not_possible_is_announced(sit_down, heard):
    view = sit_down(rich=False)
    heard.clear()
    view.picker.click(Target("action", "build"))
    assert heard == ["needs_stones (2, 0)"]


def test_nothing_is_said_where_nobody_listens(sit_down, heard, monkeypatch):
    monkeypatch.setattr(QAccessible, "isActive", lambda: False)
    sit_down()
    assert heard == []


def test_a_qt_without_announcements_is_no_mistake(sit_down, heard, monkeypatch):
    monkeypatch.delattr(QtGui, "QAccessibleAnnouncementEvent")
    sit_down()
    assert heard == []
