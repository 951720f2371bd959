"""The scripts under test."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import pytest

PACKAGING = Path(__file__).resolve().parents[2] / "packaging"


def load(name: str, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """A fresh module made from `packaging/<name>.py`, which finds its neighbours as the script does."""
    monkeypatch.syspath_prepend(str(PACKAGING))
    spec = importlib.util.spec_from_file_location(f"script_{name}", PACKAGING / f"{name}.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    monkeypatch.delitem(sys.modules, name, raising=False)
    return module


@pytest.fixture
def dev(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    return load("dev", monkeypatch)


@pytest.fixture
def qm(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    return load("qm", monkeypatch)
