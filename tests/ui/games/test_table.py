"""What lies on the table of Teotihuacan: everything once, named, in its place, drawn from the rows of the catalog."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest
from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QImage, QPainter

from teo_desktop.games import teotihuacan as rules
from teo_desktop.games.teotihuacan import choices
from teo_desktop.games.teotihuacan.catalog import BONUSES, DISCOVERIES, ROYALS, STARTING, TECHNOLOGIES
from teo_desktop.games.teotihuacan.construction import PlacePyramidTile
from teo_desktop.games.teotihuacan.tables import SPOT_LEVELS
from teo_desktop.ui.adapter import Selection, Target
from teo_desktop.ui.games.teotihuacan import tiles
from teo_desktop.ui.games.teotihuacan.pyramid import spot_rect
from teo_desktop.ui.games.teotihuacan.table import TeotihuacanTable
from teo_desktop.ui.scene.canvas import Canvas, Drawing
from teo_desktop.ui.scene.items import Piece
from teo_desktop.ui.scene.theme import Theme
from tests.ui.games.playing import LOOKS, SETUPS, Desk, question, questions


@cache
def sample(seed: int) -> tuple[rules.Game, ...]:
    """Every twentieth position of a random game."""
    return tuple(game.copy() for number, (game, _) in enumerate(questions(SETUPS[seed], seed)) if number % 20 == 0)


@pytest.fixture(params=range(len(SETUPS)))
def positions(request, qapp):
    """Positions of a random game, and their table."""
    return TeotihuacanTable(Theme("light"), LOOKS[: SETUPS[request.param].players]), sample(request.param)


def keyed(table: TeotihuacanTable, game: rules.Game) -> list[tuple[Any, Piece]]:
    """The pieces of a position with their keys."""
    return [(piece.key, piece) for piece in table.pieces(game)]


def test_each_piece_has_a_key_of_its_own_and_lies_on_the_table(positions):
    table, games = positions
    table.populate(games[0])
    for game in games:
        pieces = list(table.pieces(game))
        keys = [piece.key for piece in pieces]
        assert len(set(keys)) == len(keys)
        for piece in pieces:
            assert table.sceneRect().contains(piece.rect), piece
            assert piece.area in table.areas(), piece


def test_where_things_lie_is_found_once_and_stays_what_it_was(positions, monkeypatch):
    """Also when another position was laid out in between: rectangles are shared, and nobody changes them."""
    table, games = positions
    before = [QRectF(piece.rect) for piece in table.pieces(games[0])]
    for game in games:
        list(table.pieces(game))
    monkeypatch.setattr("teo_desktop.ui.games.teotihuacan.temples.square", lambda *of: pytest.fail("found again"))
    assert [piece.rect for piece in table.pieces(games[0])] == before


def test_in_a_wide_window_the_hand_lies_beside_the_table_and_the_rest_as_before(positions):
    """Everything that can be chosen is there as well; nothing of the hand covers another thing of it."""
    table, games = positions
    for game in games:
        table.suit(QSizeF(1000, 900))
        below = [piece for piece in table.pieces(game) if piece.area != "hand"]
        answers = {piece.target for piece in table.pieces(game) if piece.target is not None}
        table.suit(QSizeF(1800, 1000))
        table.populate(game)
        assert table.sceneRect().width() > 1.6 * table.sceneRect().height()
        beside = list(table.pieces(game))
        assert [piece for piece in beside if piece.area != "hand"] == below
        assert {piece.target for piece in beside if piece.target is not None} == answers
        hand = [piece for piece in beside if piece.area == "hand" and piece.key != ("panel", "hand")]
        assert all(table.areas()["hand"][1].contains(piece.rect) for piece in hand)
        things = [piece for piece in hand if piece.key != ("hand sign",)]
        for number, piece in enumerate(things):
            assert not any(piece.rect.intersects(other.rect) for other in things[:number]), piece


def test_what_can_be_pointed_at_says_what_it_is(positions):
    table, games = positions
    for game in games:
        assert [piece for piece in table.pieces(game) if piece.target is not None and not piece.name] == []


def test_dice_and_markers_cover_nothing_of_each_other(positions):
    """Each colour has its own place on every board, each seat its own lane on every track."""
    table, games = positions
    for game in games:
        dice = [piece for key, piece in keyed(table, game) if key[0] in ("worker", "neutral")]
        for number, die in enumerate(dice):
            assert not any(die.rect.intersects(other.rect) for other in dice[:number]), die
        seats, placed = range(len(game.players)), [piece.key for piece in dice if piece.area.startswith("board")]
        assert (
            len(placed)
            == len(set(placed))
            == sum(game.players[s].in_play(w) for s in seats for w in range(4)) + sum(map(len, game.neutrals))
        )


def test_each_seat_has_a_marker_on_each_track(positions):
    table, games = positions
    for game in games:
        markers = [key for key, _ in keyed(table, game) if str(key[0]).endswith("marker")]
        assert len(markers) == 5 * len(game.players)


def test_discovery_tiles_lie_where_the_rules_put_them(positions):
    table, games = positions
    for game in games:
        drawn = [key for key, _ in keyed(table, game) if key[0] in ("site", "claim")]
        assert len(drawn) == sum(map(len, game.discoveries))


def test_the_same_position_is_laid_out_the_same(qapp):
    game, _ = question(rules.Setup(3), 2, "ChooseMove", 90)
    table = TeotihuacanTable(Theme("light"), LOOKS[:3])
    assert list(table.pieces(game)) == list(table.pieces(game.copy()))


# ---- drawn from the catalog


def picture(draw: Drawing, *content: object, width: int = 92, height: int = 78) -> bytes:
    image = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    canvas = Canvas(Theme("light"))
    canvas.take(painter)
    draw(canvas, QRectF(0, 0, width, height), *content)
    painter.end()
    return bytes(image.constBits())


@pytest.mark.parametrize("side", [27, 76])
def test_each_discovery_tile_looks_different(qapp, side):
    pictures = {picture(tiles.draw_discovery, kind, width=side, height=side) for kind in range(len(DISCOVERIES))}
    assert len(pictures) == len(DISCOVERIES)


def test_each_technology_royal_tile_and_bonus_looks_different(qapp):
    technologies = {picture(tiles.draw_technology, index, 0, ()) for index in range(len(TECHNOLOGIES))}
    assert len(technologies) == len(TECHNOLOGIES)
    assert len({picture(tiles.draw_royal, index) for index in range(len(ROYALS))}) == len(ROYALS)
    assert len({picture(tiles.draw_bonus, index) for index in range(len(BONUSES))}) == len(BONUSES)


def test_each_benefit_of_a_starting_tile_looks_different(qapp):
    benefits = {row for starting in STARTING for row in starting.gain if row[0] != "technology_number"}
    assert len({picture(tiles.draw_benefit, *row) for row in benefits}) == len(benefits)


def test_every_benefit_of_the_data_has_a_picture():
    theme_pictures = Theme("light").picture_names()
    gains = [row.gain for table in (DISCOVERIES, TECHNOLOGIES, STARTING, ROYALS) for row in table]
    words = {word for gain in gains for word, _ in gain}
    assert {tiles.GAIN_PICTURES[word] for word in words} <= set(theme_pictures)


def test_the_owner_of_a_technology_shows_on_it(qapp):
    assert picture(tiles.draw_technology, 0, 0, ()) != picture(tiles.draw_technology, 0, 0, ("blue",))


# ---- choosing


def test_a_tile_that_is_previewed_lies_in_its_place_as_it_is_turned(qapp):
    """Rulebook, Construction: in any orientation."""
    game, decision = question(rules.Setup(4), 8, "PlacePyramidTile")
    desk = Desk(4)
    desk.show(game, decision)
    spot = next(choice.spot for choice in decision.options if isinstance(choice, choices.Place))
    turns = [
        choice.rotation for choice in decision.options if isinstance(choice, choices.Place) and choice.spot == spot
    ]
    desk.click(Target("place", spot))
    assert desk.picker.preview == (spot, turns[0])
    assert desk.table.turn(1)
    assert desk.picker.preview == (spot, turns[1])
    ghosts = list(desk.table.ghosts(game, desk.table.selection, None))
    assert [ghost.rect for ghost in ghosts] == [spot_rect(desk.table.view(game), spot)]
    assert isinstance(decision.asked_by, PlacePyramidTile)
    assert ghosts[0].content == (decision.asked_by.tile, turns[1])


def test_free_places_of_the_pyramid_are_there_and_bare_ground_below_nothing(qapp):
    """A place above the ground is shown as free once all four tiles below it lie."""
    game, _ = question(rules.Setup(3), 2, "ChooseMove", 150)
    table = TeotihuacanTable(Theme("light"), LOOKS[:3])
    shown = {key[1]: piece for key, piece in keyed(table, game) if key[0] == "place"}
    for spot in game.open_places:
        assert shown[spot].content[2]
    for spot, level in enumerate(SPOT_LEVELS):
        assert (level == 1) <= (spot in shown)


def test_the_worker_that_moves_is_shown_where_it_goes(qapp):
    game, decision = question(rules.Setup(2), 4, "ChooseMove", 60)
    table = TeotihuacanTable(Theme("light"), LOOKS[:2])
    move = next(choice for choice in decision.options if isinstance(choice, choices.Move))
    targets = (Target("worker", (decision.player, move.worker)), Target("board", move.board))
    ghosts = table.ghosts(game, Selection(frozenset(targets), frozenset(), targets, targets), None)
    moved = next(ghost for ghost in ghosts if ghost.key == ("ghost", move.worker))
    assert table.view(game).board_rect(move.board).contains(moved.rect)


def test_prices_are_those_of_the_seat_that_is_asked(qapp):
    """Rulebook: a main action costs 1 cacao for each colour of unlocked workers there, collecting brings 1 more."""
    game, _ = question(rules.Setup(2), 4, "ChooseMove", 60)
    table = TeotihuacanTable(Theme("light"), LOOKS[:2])
    shown = {key: piece.content[1] for key, piece in keyed(table, game) if key[0] in ("main", "collect")}
    for board in range(2, 9):
        colours = sum(board in player.standing for player in game.players) + sum(board in row for row in game.neutrals)
        assert shown["main", board] == (f"−{colours}" if colours else "0")
        assert shown["collect", board] == f"+{colours + 1}"
