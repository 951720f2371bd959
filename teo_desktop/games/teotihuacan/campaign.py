"""Campaigns of Teotihuacan: the chapters of the ascent, what their goals count, and what is carried into the next.

The chapters stand in ``data/ascent.toml``; all that one differs by from another is part of the set-up.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from functools import cache
from importlib.resources import files
from typing import Any, Final

from teo_desktop.games.teotihuacan import events, handicap
from teo_desktop.games.teotihuacan.catalog import TECHNOLOGIES
from teo_desktop.games.teotihuacan.scoring import temple_bonuses_reached
from teo_desktop.games.teotihuacan.state import Game, Handicap, Setup
from teo_desktop.games.teotihuacan.teotibot_levels import LEVELS, SOLO_SEATS, TEOTIBOT
from teo_desktop.kernel import codec
from teo_desktop.kernel.campaign import HIGHEST, MIDDLE, Baggage, Chapter, Goal
from teo_desktop.kernel.events import Event
from teo_desktop.kernel.rules import Json

MEASURES: Final = (
    *("points", "margin", "pyramid_tiles", "decorations", "buildings", "technologies", "masks", "bonuses"),
    *("temple", "avenue", "ascensions", "discoveries"),
)
"""What goals may ask for."""


@cache
def _data() -> Mapping[str, Any]:
    text = (files(__package__) / "data" / "ascent.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)


def _row(chapter: str) -> Mapping[str, Any]:
    return next(row for row in _data()["chapters"] if row["id"] == chapter)


@cache
def chapters() -> tuple[Chapter, ...]:
    """The eight chapters in order."""
    return tuple(
        Chapter(row["id"], (_goals(row, "bronze"), _goals(row, "silver"), _goals(row, "gold")))
        for row in _data()["chapters"]
    )


def opponents(chapter: str) -> tuple[str, ...]:
    """The Teotibot at the chapter's level."""
    return (f"bot:{TEOTIBOT}:{_row(chapter)['level']}",)


def chapter_setup(chapter: str, baggage: Baggage) -> Json:
    """The set-up of a chapter. The handicap of the first seat is that of the chapter, with what was brought along.

    A gold medal brings the gift of the chapter before, a silver one lets a technology be carried; who has passed a
    chapter without any medal is weary.
    """
    row, setup = _row(chapter), _plain_setup(chapter)
    mine = _sum([_handicap(row.get("start", {})), *brought(chapter, baggage)])
    if baggage.carried and baggage.medal >= MIDDLE and can_be_carried(chapter, baggage.carried):
        mine = replace(mine, technologies=(int(baggage.carried),))
    other = row.get("opponent", {})
    theirs = Handicap(max(0, other.get("points", 0) - other.get("points_less_a_star", 0) * baggage.stars))
    if handicap.NONE in (mine, theirs) and mine == theirs:
        return codec.to_json(setup)
    return codec.to_json(replace(setup, handicaps=(mine, theirs)))


def brought(chapter: str, baggage: Baggage) -> list[Handicap]:
    """What comes of the medal of the chapter before, apart from a technology."""
    before = chapter_before(chapter)
    if not before:
        return []
    if baggage.medal >= HIGHEST:
        return [gift(before)]
    return [] if baggage.medal else [_handicap(_data()["weary"])]


def gift(chapter: str) -> Handicap:
    """What a gold medal of this chapter brings in the next one."""
    return _handicap(_row(chapter).get("gift", {}))


def weary() -> Handicap:
    """How somebody begins who has passed the chapter before without a medal."""
    return _handicap(_data()["weary"])


def chapter_before(chapter: str) -> str:
    """The chapter before this one; empty for the first."""
    ids = [row["id"] for row in _data()["chapters"]]
    place = ids.index(chapter)
    return ids[place - 1] if place else ""


def can_be_carried(chapter: str, id: str) -> bool:
    """Whether the technology of this number is in play in a chapter."""
    number = int(id) if id.isdecimal() else -1
    try:
        handicap.check(replace(_plain_setup(chapter), handicaps=(Handicap(technologies=(number,)), handicap.NONE)))
    except codec.BadData:
        return False
    return True


def carries(game: Game, seat: int) -> tuple[str, ...]:
    """The technologies that the seat owns, by their numbers."""
    owned = game.players[seat].technologies
    return tuple(str(row.number) for index, row in enumerate(TECHNOLOGIES) if owned >> index & 1)


def measures(game: Game, events_of_game: Sequence[Event], seat: int) -> dict[str, int]:
    """What goals count: most are read from the table, what was built and by whom from what happened."""
    me = game.players[seat]
    others = [player.points for other, player in enumerate(game.players) if other != seat]
    return {
        "points": me.points,
        "margin": me.points - max(others),
        "pyramid_tiles": _count(events_of_game, seat, events.PyramidTilePlaced),
        "decorations": _count(events_of_game, seat, events.DecorationPlaced),
        "buildings": _count(events_of_game, seat, events.BuildingPlaced),
        "technologies": me.technologies.bit_count(),
        "masks": sum(count > 0 for count in me.masks),
        "bonuses": temple_bonuses_reached(me),
        "temple": max(me.temples),
        "avenue": me.avenue,
        "ascensions": _count(events_of_game, seat, events.Ascended),
        "discoveries": len(me.unused) + len(me.used) + sum(me.masks),
    }


def with_head_starts(setup: Json, points: Sequence[int]) -> Json:
    """The set-up in which each seat begins with so many points, besides what else it has."""
    known = codec.from_json(Setup, setup, {})
    rows = known.handicaps or (handicap.NONE,) * known.players
    most = handicap.MOST_POINTS
    rows = tuple(replace(row, points=min(most, number)) for row, number in zip(rows, points, strict=True))
    return codec.to_json(replace(known, handicaps=rows if any(row != handicap.NONE for row in rows) else ()))


def _plain_setup(chapter: str) -> Setup:
    row = _row(chapter)
    return replace(Setup(SOLO_SEATS, solo=LEVELS[row["level"]]), **row.get("setup", {}))


def _count(events_of_game: Iterable[Event], seat: int, kind: type) -> int:
    return sum(isinstance(event, kind) and event.player == seat for event in events_of_game)  # type: ignore[attr-defined]  # all three kinds have one


def _goals(row: Mapping[str, Any], medal: str) -> tuple[Goal, ...]:
    goals = tuple(Goal(measure, least) for measure, least in row["goals"][medal].items())
    assert all(goal.measure in MEASURES for goal in goals), row["id"]
    return goals


def _handicap(row: Mapping[str, Any]) -> Handicap:
    return codec.from_json(Handicap, dict(row), {})


def _sum(rows: Iterable[Handicap]) -> Handicap:
    """All of them together."""
    total = handicap.NONE
    for row in rows:
        cacao, wood, stone, gold = (a + b for a, b in zip(total.goods, row.goods, strict=True))
        blue, red, green = (a + b for a, b in zip(total.temples, row.temples, strict=True))
        points, avenue = total.points + row.points, total.avenue + row.avenue
        technologies = (*total.technologies, *row.technologies)
        total = Handicap(points, (cacao, wood, stone, gold), (blue, red, green), avenue, technologies)
    return total
