"""Settings: declared once, read back as their type, and a damaged file costs nothing but the default."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QByteArray

from teo_desktop import paths
from teo_desktop.ui.settings import CLICKS, END_TURN, LANGUAGE, SHOWN, TEXT_SIZE, Settings


def test_every_setting_has_its_default_until_it_is_set(qapp):
    settings = Settings()
    for setting in SHOWN:
        assert settings.get(setting) == setting.default
        assert type(settings.get(setting)) is type(setting.default)


def test_keys_are_different_and_defaults_are_among_the_options():
    assert len({setting.key for setting in SHOWN}) == len(SHOWN)
    for setting in SHOWN:
        if setting.options:
            assert setting.default in [value for value, _ in setting.options]


def test_what_is_set_is_told_once_and_read_back_by_the_next_start(qapp):
    settings = Settings()
    told: list[str] = []
    settings.changed.connect(told.append)
    settings.set(END_TURN, False)
    settings.set(END_TURN, False)
    settings.set(TEXT_SIZE, 130)
    settings.set(LANGUAGE, "de")
    assert told == [END_TURN.key, TEXT_SIZE.key, LANGUAGE.key]
    settings.sync()
    again = Settings()
    assert again.get(END_TURN) is False
    assert again.get(TEXT_SIZE) == 130
    assert again.get(LANGUAGE) == "de"


def test_a_value_that_does_not_exist_is_refused(qapp):
    settings = Settings()
    with pytest.raises(ValueError, match="clicks"):
        settings.set(CLICKS, 3)
    assert settings.get(CLICKS) == 2


@pytest.mark.parametrize("nonsense", ["", "many", "-1", "@ByteArray(x)"])
def test_nonsense_in_the_file_is_passed_over_for_the_default(qapp, nonsense):
    folder = paths.config_dir()
    folder.mkdir(parents=True)
    text = f"[view]\ntext_size={nonsense}\nlanguage={nonsense}\n[play]\nend_turn={nonsense}\n"
    (folder / "teo-desktop.ini").write_text(text, encoding="utf-8")
    settings = Settings()
    assert settings.get(TEXT_SIZE) == 100
    assert settings.get(LANGUAGE) == "system"
    assert settings.get(END_TURN) is True


def test_windows_remember_and_forget(qapp):
    settings = Settings()
    assert settings.memory("window") is None
    settings.remember("window", QByteArray(b"\x01\x02"))
    settings.keep_note("new_game", '{"count": 3}')
    settings.sync()
    again = Settings()
    assert again.memory("window") == QByteArray(b"\x01\x02")
    assert again.note("new_game") == '{"count": 3}'
    again.remember("window", None)
    assert again.memory("window") is None
