"""The inspector has an answer for everything, in every language: each target and each piece of ten random games."""

from __future__ import annotations

import pytest

from teo_desktop.games import teotihuacan as rules
from teo_desktop.games.teotihuacan.topology import still_missing
from teo_desktop.ui.adapter import Target
from teo_desktop.ui.games import teotihuacan as adapter
from teo_desktop.ui.games.teotihuacan.inspector import inspect
from teo_desktop.ui.games.teotihuacan.table import TeotihuacanTable
from teo_desktop.ui.scene.spotlight import thing_of
from teo_desktop.ui.scene.theme import Theme
from teo_desktop.ui.telling import Inspection
from teo_desktop.ui.texts.teotihuacan import names
from tests.ui.games.playing import LOOKS, SETUPS, questions

GAMES = 10
EACH = 20
"""Of so many positions one is looked at with all its pieces."""


def words(found: Inspection) -> list[str]:
    return [found.title, *found.paragraphs, *(text for part in found.sections for text in (part.heading, *part.lines))]


@pytest.mark.parametrize("language", ["en", "de", "es"])
@pytest.mark.parametrize("seed", range(GAMES))
def test_every_target_and_every_piece_is_explained(dress, seed, language):
    dress(language)
    setup = SETUPS[seed % len(SETUPS)]
    looks = LOOKS[: setup.players]
    table = TeotihuacanTable(Theme("light"), looks)
    for number, (game, decision) in enumerate(questions(setup, seed)):
        if number % 4:
            continue
        choices = (*decision.options, *adapter.refusals(game, decision))
        things = {thing for choice in choices for thing in adapter.targets(decision, choice)}
        if number % EACH == 0:
            things |= {thing for piece in table.pieces(game) if (thing := thing_of(piece)) is not None}
            things |= {Target("player", seat) for seat in range(setup.players)}
        for thing in things:
            found = adapter.inspect(game, thing, looks)
            assert found is not None, thing
            assert all(text and "{" not in text for text in words(found)), (thing, found)


def test_a_place_of_the_pyramid_says_what_it_still_rests_on(dress):
    """Everything below it, level by level, as the graph has it."""
    dress("en")
    game = next(game for game, _ in questions(rules.Setup(2), 1))
    summit = adapter.inspect(game, Target("place", 29), LOOKS[:2])
    assert summit is not None
    (section,) = summit.sections
    missing = [spot for spot in still_missing(29, game.filled, game.heights) if isinstance(spot, int)]
    assert section.lines == tuple(names.place_text(spot) for spot in sorted(missing))
    assert len(missing) > 4


def test_what_is_no_thing_of_this_game_is_not_explained(dress):
    dress("en")
    game = next(game for game, _ in questions(rules.Setup(2), 1))
    assert inspect(game, Target("starship", 1), LOOKS[:2]) is None


def test_a_board_shows_the_sum_of_its_colours(dress):
    """Cacao for a main action: one for each colour there; collecting brings one more."""
    dress("en")
    for game, _ in questions(rules.Setup(2), 3):
        found = adapter.inspect(game, Target("board", 2), LOOKS[:2])
        assert found is not None
        price, collected = found.sections[0].lines
        number = int(price.removeprefix("Main action: ").split()[0])
        assert price.endswith(f"= {number} cacao")
        assert collected.endswith(f"+ 1 = {number + 1} cacao")


@pytest.mark.parametrize("seat", [0, 1])
def test_what_is_said_of_a_board_is_what_its_badges_show_before_the_same_seat(dress, seat):
    """Whoever is asked: the table faces one seat, and the figures are that seat's, with its technologies."""
    dress("en")
    table = TeotihuacanTable(Theme("light"), LOOKS[:2])
    table.face(seat)
    seen = set()
    for number, (game, _) in enumerate(questions(rules.Setup(2), 3)):
        if number % 5:
            continue
        for piece in table.pieces(game):
            if piece.target is not None and piece.target.kind == "collect":
                found = adapter.inspect(game, piece.target, LOOKS[:2], seat)
                assert found is not None
                assert found.title == piece.name
                seen.add(found.title)
    assert len(seen) > 8
