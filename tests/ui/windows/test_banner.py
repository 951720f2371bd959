"""The banner: what is said can be closed, what is pinned stays as long as it is so."""

from __future__ import annotations

from teo_desktop.ui.windows.banner import Banner


def test_what_is_said_can_be_closed(appearance, qtbot):
    banner = Banner(appearance)
    qtbot.addWidget(banner)
    banner.say("Hello.")
    assert not banner.isHidden()
    assert banner.text.text() == banner.accessibleName() == "Hello."
    banner._close.click()
    assert banner.isHidden()


def test_what_is_pinned_waits_behind_what_is_said_and_cannot_be_closed(appearance, qtbot):
    banner = Banner(appearance)
    qtbot.addWidget(banner)
    words = ["Full."]
    banner.pin("disk", lambda: words[0])
    banner.say("Hello.")
    assert banner.text.text() == "Hello."
    banner._close.click()
    assert banner.text.text() == "Full."
    assert banner._close.isHidden()
    words[0] = "Voll."
    banner.retranslate()
    assert banner.text.text() == "Voll."
    banner.pin("other", lambda: "Other.")
    assert banner.text.text() == "Voll. Other."
    banner.unpin("disk")
    assert banner.text.text() == "Other."
    banner.unpin()
    assert banner.isHidden()
