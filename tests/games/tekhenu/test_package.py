"""The package seen from outside."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pytest

from teo_desktop.games import tekhenu
from teo_desktop.kernel.codec import BadData
from tests.games.tekhenu.content import setup

PACKAGE = Path(tekhenu.__file__).parent


def test_a_fresh_process_knows_every_effect_that_a_save_may_name():
    """Nothing else needs to be imported first."""
    command = "from teo_desktop.games import tekhenu; print(*tekhenu.effects())"
    told = subprocess.run([sys.executable, "-c", command], capture_output=True, text=True, check=True)
    defined = {
        node.name
        for path in PACKAGE.glob("*.py")
        for node in ast.parse(path.read_text(encoding="utf-8")).body
        if isinstance(node, ast.ClassDef) and any(ast.unparse(mark) == "rule" for mark in node.decorator_list)
    }
    assert len(defined) > 60
    assert defined <= set(told.stdout.split())


@pytest.mark.parametrize(
    ("wrong", "where"),
    [
        (setup(5), "players"),
        (setup(3, "easy"), "players"),
        (setup(2, "easy", 2), "bot_seat"),
        (setup(2, "tough"), "botankhamun"),
        (setup(2, random_start=True), "random_start"),
    ],
)
def test_a_set_up_that_cannot_be_played_is_refused(wrong, where):
    with pytest.raises(BadData) as caught:
        tekhenu.setup_from_json(wrong)
    assert caught.value.where == where
