"""The Teotibot's panel: its tiles, its last turn and its next one, in every position of whole games."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QPointF, QRectF

from teo_desktop.games import teotihuacan as rules
from teo_desktop.games.teotihuacan import teotibot_events as told
from teo_desktop.games.teotihuacan.eclipse import EndGame
from teo_desktop.games.teotihuacan.teotibot_catalog import ACTION_TILES, RESERVE
from teo_desktop.games.teotihuacan.teotibot_levels import LEVELS
from teo_desktop.kernel.agenda import advance, submit
from teo_desktop.kernel.events import Event, Journal
from teo_desktop.ui.adapter import BotView
from teo_desktop.ui.games import teotihuacan as adapter
from teo_desktop.ui.games.teotihuacan.bot_panel import PICTURES, SIZE, draw_action_tile
from teo_desktop.ui.scene.theme import Theme
from tests.games.teotihuacan.solo_scenes import TILES, solo

COLOURS = ("blue", "yellow")
REST = ("nobles", "mastery", "alchemy", "decorations", "mask_collection")
SETUPS = (
    rules.Setup(2, first_game=True, solo=LEVELS["novice"]),
    rules.Setup(2, all_tiles=True, redraw_neutrals=True, solo=LEVELS["expert"]),
)


def views(setup: rules.Setup, seed: int) -> Iterator[tuple[BotView, list[Event], rules.Game]]:
    """What the panel shows after each choice of a random game, and all that has happened until then."""
    game = rules.new_game(setup, seed)
    journal: Journal = []
    game.journal = journal
    decision = advance(game)
    chance = random.Random(seed)
    while decision is not None:
        decision = submit(game, decision, chance.choice(decision.options))
        view = adapter.bot_view(game, journal, COLOURS)
        assert view is not None
        yield view, list(journal), game


def last_turn(events: list[Event]) -> list[Event]:
    """From the last roll on."""
    rolls = [number for number, event in enumerate(events) if isinstance(event, told.DiceRolled)]
    return events[rolls[-1] :] if rolls else []


def test_there_is_no_panel_without_the_teotibot(qapp):
    game = rules.new_game(rules.Setup(2), 1)
    assert adapter.bot_view(game, (), COLOURS) is None


def test_before_its_first_turn_there_is_nothing_to_explain(qapp):
    game = rules.new_game(SETUPS[0], 1)
    view = adapter.bot_view(game, (), COLOURS)
    assert view is not None
    assert (view.title, view.rule, view.steps) == ("", "", ())


@pytest.mark.parametrize("number", range(len(SETUPS)))
def test_the_seven_tiles_lie_where_the_rules_have_them_and_the_last_one_performed_is_lit(qapp, number):
    """Lit by a frame and a tick, and in words; after its turn it is the reserve (T-BOT-TILES)."""
    for view, events, game in views(SETUPS[number], 5):
        assert game.teotibot is not None
        tiles = [piece for piece in view.pieces if piece.draw is draw_action_tile]
        assert [piece.content[0] for piece in tiles] == [
            PICTURES[ACTION_TILES[tile].id] for tile in game.teotibot.tiles
        ]
        odds = ["16/36", "7/36", "7/36", "3/36", "0/36", "3/36", ""]
        assert [piece.content[2] for piece in tiles] == odds, "on each place; the middle one below is never rolled"
        assert "Chosen by 6, 7, 8: 16 of 36." in tiles[0].name
        assert "No roll chooses it here." in tiles[4].name
        lit = [piece for piece in tiles if piece.content[-1]]
        assert lit == ([tiles[RESERVE]] if last_turn(events) else [])
        assert all(piece.name.endswith("It was performed last.") for piece in lit)
        for piece in view.pieces:
            assert QRectF(QPointF(0, 0), SIZE).contains(piece.rect)


def test_every_pick_of_its_last_turn_is_explained_and_what_failed_is_marked(qapp):
    failures = 0
    for view, events, _ in views(SETUPS[1], 7):
        turn = last_turn(events)
        failed = [event for event in turn if isinstance(event, told.ActionTileFailed)]
        picked = [event for event in turn if isinstance(event, told.TeotibotChose)]
        assert sum(step.has_failed for step in view.steps) == len(failed)
        assert len(view.steps) <= len(failed) + len(picked)
        assert bool(view.rule) == bool(view.reference) == bool(turn)
        failures += len(failed)
    assert failures > 5


def test_the_next_turn_is_told_for_each_of_the_eleven_sums(qapp):
    for view, _, game in views(SETUPS[0], 2):
        if any(isinstance(effect, EndGame) for effect in game.agenda) or not game.agenda:
            assert view.outlook == ()
            continue
        sums = [int(total) for row in view.outlook for total in row.chance.split(":")[0].split(", ")]
        assert sorted(sums) == list(range(2, 13))
        assert sum(int(row.chance.split(": ")[1].split()[0]) for row in view.outlook) == 36
        assert all(row.title and row.text for row in view.outlook)
        tried = [row for row in view.outlook if row.steps]
        assert len(tried) == 5, "each with what it would pick, and why"


def test_the_outlook_says_what_should_be_known_of_the_other_player_and_the_eclipse(qapp):
    """A human worker on the Forest, to which the worshipper comes; the light marker is one step before the dark one; a
    worker of power 5 ascends."""
    game = solo(
        "quarry:5 gold:2 palace:1",
        worshipper="quarry!1",
        workers="forest!3 palace:1",
        light=9,
        tiles=[TILES[name] for name in ("worship", "construction", *REST)],
    )
    view = adapter.bot_view(game, (), COLOURS)
    assert view is not None
    worships, gathers = (
        next(row for row in view.outlook if row.title == title) for title in ("Worship", "Construction")
    )
    assert worships.chance == "6, 7, 8: 16 of 36"
    assert "Your worker is unlocked: Forest." in worships.text
    assert "ascends" not in worships.text
    assert all("This triggers the eclipse." in row.text for row in view.outlook)
    assert "+5 point" in gathers.text
    assert "+2 stone" in gathers.text
    assert "A worker of it ascends." in gathers.text
    assert [step.has_failed for step in gathers.steps] == [True, False, False]


@pytest.mark.parametrize(("bonus", "title"), [(15, "Standard"), (20, "Your own mixture")])
def test_the_panel_says_how_strong_it_is_in_this_game(qapp, bonus: int, title: str):
    solo_of_game = replace(LEVELS["standard"], bonus_points=bonus)
    view = adapter.bot_view(rules.new_game(rules.Setup(2, solo=solo_of_game), 1), (), COLOURS)
    assert view is not None
    assert view.strength[0] == title
    assert f"Points for each temple bonus: {bonus}" in view.strength
    assert len(view.strength) == 9


def test_its_pictures_are_there():
    assert set(PICTURES) == {tile.id for tile in ACTION_TILES}
    assert set(PICTURES.values()) <= set(Theme("light").picture_names())
