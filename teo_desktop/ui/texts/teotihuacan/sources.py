"""Where points and goods come from and go to, in words."""

from __future__ import annotations

from teo_desktop.games.teotihuacan.catalog import (
    BOARD_NAMES,
    BONUSES,
    DISCOVERY_KINDS,
    ROYALS,
    TECHNOLOGY_OF_NUMBER,
    TEMPLES,
)
from teo_desktop.ui.texts.format import QT_TRANSLATE_NOOP, capitalised, fill, translate
from teo_desktop.ui.texts.teotihuacan.names import board_name, temple_name
from teo_desktop.ui.texts.teotihuacan.tiles import bonus_name, discovery_name, royal_name, technology_name

SOURCES = {
    "collect": QT_TRANSLATE_NOOP("teo.source", "collecting cacao"),
    "worship": QT_TRANSLATE_NOOP("teo.source", "worship"),
    "unlock": QT_TRANSLATE_NOOP("teo.source", "unlocking"),
    "ascension": QT_TRANSLATE_NOOP("teo.source", "ascension"),
    "match": QT_TRANSLATE_NOOP("teo.source", "matching icons"),
    "start": QT_TRANSLATE_NOOP("teo.source", "starting tiles"),
    "salary": QT_TRANSLATE_NOOP("teo.source", "salary"),
    "handicap": QT_TRANSLATE_NOOP("teo.source", "handicap"),
    "eclipse:avenue": QT_TRANSLATE_NOOP("teo.source", "eclipse: Avenue of the Dead"),
    "eclipse:leader": QT_TRANSLATE_NOOP("teo.source", "eclipse: furthest ahead on the pyramid track"),
    "eclipse:track": QT_TRANSLATE_NOOP("teo.source", "eclipse: pyramid track"),
    "eclipse:masks": QT_TRANSLATE_NOOP("teo.source", "eclipse: masks"),
    "teotibot:bonuses": QT_TRANSLATE_NOOP("teo.source", "Teotibot: temple bonuses"),
    "teotibot:cacao": QT_TRANSLATE_NOOP("teo.source", "Teotibot: cacao left"),
    "teotibot:construction": QT_TRANSLATE_NOOP("teo.source", "Teotibot: more for a pyramid tile"),
    "teotibot:exchange": QT_TRANSLATE_NOOP("teo.source", "Teotibot: cacao exchanged"),
    "teotibot:fallback": QT_TRANSLATE_NOOP("teo.source", "Teotibot: instead of an action"),
    "teotibot:resources": QT_TRANSLATE_NOOP("teo.source", "Teotibot: resources left"),
    "teotibot:technologies": QT_TRANSLATE_NOOP("teo.source", "Teotibot: technologies"),
}
"""The sources that are whole words; the others name a tile, a board or a temple."""


def source_text(source: str) -> str:
    """Where points or goods come from or go to: "Stone Quarry", "technology “Fine Carving”"."""
    if source in SOURCES:
        return translate("teo.source", SOURCES[source])
    word, _, key = source.partition(":")
    match word:
        case "board":
            return board_name(BOARD_NAMES.index(key))
        case "temple":
            return temple_name(TEMPLES.index(key))
        case "technology":
            name = technology_name(TECHNOLOGY_OF_NUMBER[int(key)])
            return fill(translate("teo.source", "technology “{name}”"), name=name)
        case "royal":
            name = royal_name(next(royal for royal, row in enumerate(ROYALS) if row.number == int(key)))
            return fill(translate("teo.source", "royal tile “{name}”"), name=name)
        case "discovery":
            return fill(translate("teo.source", "discovery tile “{name}”"), name=discovery_name(DISCOVERY_KINDS[key]))
        case "bonus":
            name = bonus_name(next(bonus for bonus, row in enumerate(BONUSES) if row.id == key))
            return fill(translate("teo.source", "temple bonus “{name}”"), name=name)
    raise KeyError(source)


def category_text(source: str) -> str:
    """A row of the score sheet, which counts points by their sources."""
    return capitalised(source_text(source))
