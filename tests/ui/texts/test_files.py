"""Every reason why a file or a text is no game has its sentence."""

from __future__ import annotations

from pathlib import Path

import pytest

from teo_desktop.container import BadFile
from teo_desktop.transcript import BadText
from teo_desktop.ui.texts.files import explain


@pytest.mark.parametrize("problem", sorted(BadFile.SENTENCES))
def test_every_problem_of_a_file_has_a_sentence(qapp, problem):
    sentence = explain(Path("game.teo"), BadFile(problem, 3, 2, detail="the detail"))
    assert "game.teo" in sentence
    assert "{" not in sentence
    if "{0}" in BadFile.SENTENCES[problem]:
        assert "3" in sentence
    # What is broken inside is said in English, for the log; people read the rest in their own language.
    assert ("the detail" in sentence) == ("{detail}" in BadFile.SENTENCES[problem] and problem != "damaged")


@pytest.mark.parametrize("place", ["seed", "seats[1].kind", "branches[0].lines[12]", "setup.players"])
def test_of_damage_the_place_is_said(qapp, place):
    sentence = explain(Path("game.teo"), BadFile("damaged", detail=f"game.json: {place}: 'x' is none: 7"))
    assert f"game.json, {place})" in sentence
    assert "is none" not in sentence


@pytest.mark.parametrize("problem", sorted(BadText.SENTENCES))
def test_every_problem_of_a_text_has_a_sentence(qapp, problem):
    sentence = explain(Path("game.txt"), BadText(problem, 31, 42, 53, detail="the detail"))
    assert "game.txt" in sentence
    assert "{" not in sentence
    for place, number in enumerate(("31", "42", "53")):
        assert (f"{{{place}}}" in BadText.SENTENCES[problem]) == (number in sentence)
    assert ("the detail" in sentence) == ("{detail}" in BadText.SENTENCES[problem] and problem != "value")
