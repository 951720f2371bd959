"""What the inspector says about tiles, nobles and the pyramid."""

from __future__ import annotations

from teo_desktop.games.teotihuacan.catalog import (
    BUILDINGS,
    LEVEL_POINTS,
    LEVEL_STONE,
    LEVEL_WOOD,
    MASKS,
    TECHNOLOGIES,
)
from teo_desktop.games.teotihuacan.nobles import empty_spaces
from teo_desktop.games.teotihuacan.state import Game
from teo_desktop.games.teotihuacan.tables import SPOT_LEVELS
from teo_desktop.games.teotihuacan.topology import Stair, still_missing
from teo_desktop.ui.games.teotihuacan.inspector.look import Explains, Look, here, plain
from teo_desktop.ui.telling import Inspection, Section
from teo_desktop.ui.texts import teotihuacan as texts
from teo_desktop.ui.texts.counted import Counted
from teo_desktop.ui.texts.teotihuacan import inspector as words
from teo_desktop.ui.texts.teotihuacan import table as labels


def tiles_at(look: Look, site: int) -> tuple[str, ...]:
    """The discovery tiles at a place, each with what it does."""
    return tuple(labels.discovery_label(kind) for kind in look.game.discoveries[site]) or (words.no_tile_text(),)


def _site(look: Look, site: int) -> Inspection:
    tiles = look.game.discoveries[site]
    if not tiles:
        return Inspection(labels.site_label(site), None, (words.no_tile_text(),))
    return discovery(look, tiles[0])


def discovery(look: Look, kind: int) -> Inspection:
    """A discovery tile, and who has some of its kind."""
    owners = []
    for name, me in zip(look.names, look.game.players, strict=True):
        number = me.masks[kind] if kind < MASKS else me.unused.count(kind)
        if number:
            owners.append(words.player_line(name, (str(number),)))
    sections = (Section(words.owners_heading(), tuple(owners)),) if owners else ()
    return Inspection(texts.discovery_label(kind), None, (texts.discovery_text(kind),), sections)


def _used(look: Look, _: object) -> Inspection:
    used = look.game.players[look.seat].used
    tiles = tuple(texts.discovery_name(kind) for kind in used)
    return Inspection(Counted().tiles_used(len(used)), None, (), (here(tiles),))


def _technology_place(look: Look, place: int) -> Inspection:
    return _technology(look, look.game.layout.technologies[place])


def _technology(look: Look, technology: int) -> Inspection:
    owners = tuple(
        name for name, me in zip(look.names, look.game.players, strict=True) if me.technologies >> technology & 1
    )
    told = (texts.technology_text(technology), words.technology_price(TECHNOLOGIES[technology].gold))
    section = Section(words.owners_heading(), owners or (words.empty_text(),))
    return Inspection(texts.technology_name(technology), None, told, (section,))


def _nobles(look: Look, row: int) -> Inspection:
    told = (labels.nobles_price_label(), texts.buildings_text(BUILDINGS - look.game.buildings))
    return Inspection(labels.nobles_label(row, empty_spaces(look.game, row)), None, told)


def _place(look: Look, spot: int) -> Inspection:
    game, level = look.game, SPOT_LEVELS[spot]
    tile = game.tiles[spot]
    title = labels.place_label(spot, tile >= 0, spot in game.open_places)
    if tile >= 0:
        return Inspection(title, None, (labels.pyramid_tile_label(tile // 4), words.pyramid_text()))
    told = (words.place_price(LEVEL_STONE[level], LEVEL_WOOD[level], LEVEL_POINTS[level]), words.pyramid_text())
    return Inspection(title, None, told, _missing(game, spot))


def _stair(look: Look, side: int) -> Inspection:
    step = look.game.heights[side]
    if step >= 4:
        return Inspection(texts.side_name(side), None, (labels.decoration_price_label(),))
    missing = _missing(look.game, (side, step + 1))
    title = labels.stair_label(side, step, not missing)
    return Inspection(title, None, (labels.decoration_price_label(),), missing)


def _missing(game: Game, node: int | Stair) -> tuple[Section, ...]:
    missing = still_missing(node, game.filled, game.heights)
    lines = [texts.place_text(spot) for spot in sorted(below for below in missing if isinstance(below, int))]
    lines += [texts.stair_text(*below) for below in missing if isinstance(below, tuple)]
    return (Section(words.missing_heading(), tuple(lines)),) if lines else ()


def _pyramid(_: Look, __: object) -> Inspection:
    return Inspection(labels.pyramid_label(), None, (words.pyramid_text(), labels.level_prices_label()))


KINDS: dict[str, Explains] = {
    "site": _site,
    "site ground": _site,
    "claim": lambda look, of: discovery(look, of[1]),
    "discovery": discovery,
    "held": discovery,
    "mask": discovery,
    "used": _used,
    "technology": _technology_place,
    "technology tile": _technology,
    "nobles_row": _nobles,
    "decoration_tile": plain(labels.decoration_label, labels.decoration_price_label),
    "decoration": plain(labels.decoration_label, labels.decoration_price_label),
    "pyramid_tile": plain(labels.pyramid_tile_label, labels.level_prices_label, words.pyramid_text),
    "pyramid": _pyramid,
    "place": _place,
    "turn": lambda look, of: _place(look, of[0]),
    "way": lambda look, of: _stair(look, of[0]),
    "side": _stair,
}
"""By kind of thing."""
