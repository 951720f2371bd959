"""The tiles in words: names and sentences of ``tile_words``, and what is put together from rows of the catalog."""

from __future__ import annotations

from collections.abc import Sequence

from teo_desktop.games.teotihuacan.catalog import DISCOVERIES, GOODS, STARTING
from teo_desktop.ui.texts.counted import Counted
from teo_desktop.ui.texts.format import comma_list, fill, listing, translate
from teo_desktop.ui.texts.teotihuacan.names import board_name, goods_text, points_text
from teo_desktop.ui.texts.teotihuacan.tile_words import (
    benefit_word,
    bonus_name,
    bonus_text,
    discovery_name,
    discovery_text,
    royal_name,
    royal_text,
    technology_name,
    technology_text,
)

__all__ = [
    "benefit_text",
    "bonus_name",
    "bonus_text",
    "discovery_label",
    "discovery_name",
    "discovery_text",
    "price_text",
    "royal_name",
    "royal_text",
    "starting_name",
    "starting_text",
    "technology_name",
    "technology_text",
]


def discovery_label(kind: int) -> str:
    """A discovery tile and its price: “Double move”, or “4 cacao” for 1 gold."""
    tile, price = discovery_name(kind), price_text(DISCOVERIES[kind].price)
    if not price:
        return fill(translate("teo.discovery", "“{tile}”"), tile=tile)
    return fill(translate("teo.discovery", "“{tile}” for {price}"), tile=tile, price=price)


def price_text(price: Sequence[int]) -> str:
    """Goods by kind in words: "2 cacao and 1 gold"; empty for nothing."""
    return listing([goods_text(good, amount) for good, amount in enumerate(price) if amount])


def starting_name(tile: int) -> str:
    """A starting tile, called by the boards on it: "Forest – Alchemy"."""
    first, second = STARTING[tile].boards
    return fill(translate("teo.starting", "{first} – {second}"), first=board_name(first), second=board_name(second))


def starting_text(tile: int, drawn: int | None = None) -> str:
    """What a starting tile gives; with the kind of the discovery tile that was drawn for it."""
    return comma_list(
        [
            fill(translate("teo.starting", "discovery tile {tile}"), tile=discovery_label(drawn))
            if word == "discovery_draw" and drawn is not None
            else benefit_text(word, amount)
            for word, amount in STARTING[tile].gain
        ]
    )


def benefit_text(word: str, amount: int) -> str:
    """A benefit in the words of the data files: "3 wood", "a step on the blue temple"."""
    if word in GOODS:
        return goods_text(GOODS.index(word), amount)
    if word == "points":
        return points_text(amount)
    if word == "any_resource":
        return Counted().resources(amount)
    if word == "power_up":
        return Counted().power_ups(amount)
    if word == "temple_any" and amount > 1:
        return Counted().steps_on_any_temple(amount)
    if word == "different_temples":
        return Counted().steps_on_different_temples(amount)
    return benefit_word(word)
