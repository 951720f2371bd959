"""`packaging/qm.py`: translations are compiled when they changed, and only then."""

from __future__ import annotations

import os
from pathlib import Path

import PySide6
import pytest

PYSIDE = Path(PySide6.__file__).parent
TS = """<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE"><context><name>Table</name>
<message><source>Undo</source><translation>Zurück</translation></message></context></TS>
"""


@pytest.fixture
def german(tmp_path):
    source = tmp_path / "translations" / "teo_desktop_de.ts"
    source.parent.mkdir()
    source.write_text(TS, encoding="utf-8")
    return source


def test_a_translation_is_compiled_and_can_be_loaded(qm, german, tmp_path):
    from PySide6.QtCore import QTranslator

    (compiled,) = qm.compile_translations(tmp_path, PYSIDE)
    assert compiled == tmp_path / "build" / "translations" / "teo_desktop_de.qm"
    translator = QTranslator()
    assert translator.load(str(compiled))
    assert translator.translate("Table", "Undo") == "Zurück"


def test_only_what_is_newer_is_compiled_again(qm, german, tmp_path):
    (compiled,) = qm.compile_translations(tmp_path, PYSIDE)
    compiled.write_bytes(b"untouched")
    os.utime(german, (1, 1))
    qm.compile_translations(tmp_path, PYSIDE)
    assert compiled.read_bytes() == b"untouched"
    os.utime(compiled, (0, 0))
    qm.compile_translations(tmp_path, PYSIDE)
    assert compiled.read_bytes() != b"untouched"


def test_a_compiled_file_without_a_source_is_removed(qm, german, tmp_path):
    (compiled,) = qm.compile_translations(tmp_path, PYSIDE)
    german.unlink()
    assert qm.compile_translations(tmp_path, PYSIDE) == []
    assert not compiled.exists()


def test_a_missing_compiler_is_named(qm, german, tmp_path):
    with pytest.raises(FileNotFoundError, match="lrelease"):
        qm.compile_translations(tmp_path, tmp_path)
