"""What the inspector says about temples, tracks and the calendar."""

from __future__ import annotations

from teo_desktop.games.teotihuacan.catalog import (
    BONUS_STEP,
    BUILDINGS,
    ECLIPSES,
    TEMPLE_SITES,
    TRACK_POINTS,
)
from teo_desktop.games.teotihuacan.projection import eclipse_at_hand
from teo_desktop.games.teotihuacan.scoring import avenue_value, bonus_points, salary
from teo_desktop.ui.games.teotihuacan.inspector.look import Explains, Look, here, plain
from teo_desktop.ui.games.teotihuacan.inspector.tiles import tiles_at
from teo_desktop.ui.telling import Inspection, Section
from teo_desktop.ui.texts import teotihuacan as texts
from teo_desktop.ui.texts.teotihuacan import inspector as words
from teo_desktop.ui.texts.teotihuacan import table as labels


def _temple(look: Look, temple: int) -> Inspection:
    bonus = look.game.layout.bonuses[temple]
    markers = [
        labels.temple_marker_label(name, temple, me.temples[temple])
        for name, me in zip(look.names, look.game.players, strict=True)
    ]
    return Inspection(
        texts.temple_name(temple), None, (words.temple_text(), labels.bonus_label(bonus)), (here(markers),)
    )


def _step(look: Look, of: tuple[int, int]) -> Inspection:
    temple, step = of
    standing = [name for name, me in zip(look.names, look.game.players, strict=True) if me.temples[temple] == step]
    site = TEMPLE_SITES.get(of)
    tiles = (Section(labels.site_label(site), tiles_at(look, site)),) if site is not None else ()
    bonus = (labels.bonus_label(look.game.layout.bonuses[temple]),) if step == BONUS_STEP else ()
    return Inspection(labels.step_label(temple, step), None, (*bonus, words.temple_text()), (here(standing), *tiles))


def _bonus(look: Look, temple: int) -> Inspection:
    bonus = look.game.layout.bonuses[temple]
    worth = tuple(
        words.player_line(name, (texts.points_text(bonus_points(look.game, seat, temple)),))
        for seat, name in enumerate(look.names)
        if look.game.players[seat].temples[temple] >= BONUS_STEP
    )
    section = Section(words.owners_heading(), worth or (words.empty_text(),))
    return Inspection(texts.bonus_name(bonus), None, (texts.bonus_text(bonus),), (section,))


def _temple_marker(look: Look, of: tuple[int, int]) -> Inspection:
    temple, seat = of
    return _temple(look, temple)._replace(
        title=labels.temple_marker_label(look.names[seat], temple, look.game.players[seat].temples[temple])
    )


def _avenue(look: Look, _: object) -> Inspection:
    game = look.game
    markers = [labels.avenue_marker_label(name, me.avenue) for name, me in zip(look.names, game.players, strict=True)]
    value = avenue_value(game)
    told = (labels.avenue_label(value), labels.avenue_value_label(BUILDINGS - game.buildings, value))
    return Inspection(labels.avenue_title(), None, told, (here(markers),))


def _track(look: Look, _: object) -> Inspection:
    game = look.game
    points = TRACK_POINTS[min(game.eclipses, ECLIPSES - 1)]
    markers = [labels.track_marker_label(name, me.track) for name, me in zip(look.names, game.players, strict=True)]
    return Inspection(labels.area_titles()["tracks"], None, (labels.track_label(points),), (here(markers),))


def _calendar(look: Look, _: object) -> Inspection:
    game = look.game
    number = eclipse_at_hand(game)
    due = tuple(
        words.player_line(name, (texts.salary_text(salary(me)),))
        for name, me in zip(look.names, game.players, strict=True)
    )
    told = (
        labels.calendar_label(number, game.dark - game.light, game.turns_left),
        texts.calendar_text(game.light, game.dark),
    )
    return Inspection(labels.area_titles()["calendar"], None, told, (Section(words.now_heading(), due),))


def _reward(_: Look, reward: str) -> Inspection:
    return Inspection(labels.reward_label(reward), None, (labels.ascension_label(),))


KINDS: dict[str, Explains] = {
    "temple": _temple,
    "step": _step,
    "bonus": _bonus,
    "temple marker": _temple_marker,
    "track": _track,
    "track marker": _track,
    "avenue": _avenue,
    "avenue marker": _avenue,
    "calendar": _calendar,
    "ascension": plain(lambda _: labels.area_titles()["ascension"], labels.ascension_label),
    "reward": _reward,
}
"""By kind of thing."""
