"""The words in which the Teotibot explains itself, by the words of its rules; ``teotibot`` makes sentences
of them. ``RULES`` stand in the panel, ``WHY`` behind what was picked, ``REASONS`` behind what was tried in vain.
"""

from __future__ import annotations

from teo_desktop.games.teotihuacan.teotibot_catalog import ACTION_TILES
from teo_desktop.games.teotihuacan.teotibot_catalog import ARROWS as ARROW_NAMES
from teo_desktop.ui.texts.format import QT_TRANSLATE_NOOP, fill, translate

TILES = {
    "alchemy": QT_TRANSLATE_NOOP("teo.teotibot", "Alchemy"),
    "construction": QT_TRANSLATE_NOOP("teo.teotibot", "Construction"),
    "decorations": QT_TRANSLATE_NOOP("teo.teotibot", "Decorations"),
    "nobles": QT_TRANSLATE_NOOP("teo.teotibot", "Nobles"),
    "mask_collection": QT_TRANSLATE_NOOP("teo.teotibot", "Mask collection"),
    "mastery": QT_TRANSLATE_NOOP("teo.teotibot", "Mastery"),
    "worship": QT_TRANSLATE_NOOP("teo.teotibot", "Worship"),
}
"""By the ids of the action tiles."""
TILE_TEXTS = {
    "alchemy": QT_TRANSLATE_NOOP(
        "teo.teotibot",
        "With a worker on Alchemy: acquire a technology and power up there. If that fails, the weakest worker is "
        "powered up twice and stays.",
    ),
    "construction": QT_TRANSLATE_NOOP(
        "teo.teotibot",
        "With a worker on Construction: add a pyramid tile. If that fails, with a worker on Stone Quarry: gain stone.",
    ),
    "decorations": QT_TRANSLATE_NOOP(
        "teo.teotibot",
        "With a worker on Decorations: add a decoration. If that fails, with a worker on Gold Deposits: gain gold.",
    ),
    "nobles": QT_TRANSLATE_NOOP(
        "teo.teotibot", "With a worker on Nobles: place a building. If that fails, with a worker on Forest: gain wood."
    ),
    "mask_collection": QT_TRANSLATE_NOOP(
        "teo.teotibot", "Claim the rarest mask beside a worship space that it does not own and can pay for."
    ),
    "mastery": QT_TRANSLATE_NOOP(
        "teo.teotibot", "The strongest worker that can act where it stands does so, is powered up and advances."
    ),
    "worship": QT_TRANSLATE_NOOP(
        "teo.teotibot",
        "The worshipper goes to the next of its spaces clockwise and advances on that temple; the discovery tile "
        "there is replaced.",
    ),
}
PLACES = (
    QT_TRANSLATE_NOOP("teo.teotibot", "top"),
    QT_TRANSLATE_NOOP("teo.teotibot", "middle row, left"),
    QT_TRANSLATE_NOOP("teo.teotibot", "middle row, right"),
    QT_TRANSLATE_NOOP("teo.teotibot", "bottom row, left"),
    QT_TRANSLATE_NOOP("teo.teotibot", "bottom row, centre"),
    QT_TRANSLATE_NOOP("teo.teotibot", "bottom row, right"),
    QT_TRANSLATE_NOOP("teo.teotibot", "reserve"),
)
ARROWS = {
    "left": QT_TRANSLATE_NOOP("teo.teotibot", "The lower right neighbour moves up into a gap"),
    "right": QT_TRANSLATE_NOOP("teo.teotibot", "The lower left neighbour moves up into a gap"),
}
"""By the direction in which the arrow points: so a tile moves into the gap."""
RULES = {
    "technology": QT_TRANSLATE_NOOP("teo.teotibot", "It pays the flat price and acquires a technology."),
    "pyramid_tile": QT_TRANSLATE_NOOP("teo.teotibot", "It pays the flat price and adds a pyramid tile."),
    "decoration": QT_TRANSLATE_NOOP("teo.teotibot", "It pays the flat price and adds a decoration."),
    "building": QT_TRANSLATE_NOOP("teo.teotibot", "It pays the flat price and places a building."),
    "gather": QT_TRANSLATE_NOOP("teo.teotibot", "It gains two of the resource of that board."),
    "mask": QT_TRANSLATE_NOOP("teo.teotibot", "It pays for a mask and claims it."),
    "worship": QT_TRANSLATE_NOOP(
        "teo.teotibot", "The worshipper goes on and advances on a temple; the discovery tile there is replaced."
    ),
    "fallback": QT_TRANSLATE_NOOP(
        "teo.teotibot",
        "The tile failed: cacao instead, and its weakest worker is powered up and advances.",
    ),
    "failed_alchemy": QT_TRANSLATE_NOOP(
        "teo.teotibot", "The tile failed: its weakest worker is powered up twice and stays where it is."
    ),
}
REFERENCES = {
    "technology": "T-BOT-PRICES",
    "pyramid_tile": "T-BOT-LAYING",
    "decoration": "T-BOT-LAYING",
    "building": "T-BOT-NOBLES",
    "gather": "T-BOT-STRONGEST",
    "mask": "T-BOT-MASK",
    "worship": "T-BOT-WORSHIPPER",
    "fallback": "T-BOT-FAILED",
    "failed_alchemy": "T-BOT-ALCHEMY",
}
"""The rulings that say more: each stands in the list of rulings under this name."""
WHY = {
    ("worker", "strongest_on_board"): QT_TRANSLATE_NOOP("teo.teotibot", "its strongest worker there ({numbers})"),
    ("worker", "weakest"): QT_TRANSLATE_NOOP("teo.teotibot", "its weakest unlocked worker ({numbers})"),
    ("worker", "first_clockwise"): QT_TRANSLATE_NOOP(
        "teo.teotibot", "of its weakest workers the first one clockwise from the Palace ({numbers})"
    ),
    ("worker", "acted"): QT_TRANSLATE_NOOP("teo.teotibot", "its strongest worker that can act ({numbers})"),
    ("worker", "acted_first_clockwise"): QT_TRANSLATE_NOOP(
        "teo.teotibot", "of its equally strong workers the first one clockwise from the Palace that can act ({numbers})"
    ),
    ("worker", "worshipper"): QT_TRANSLATE_NOOP("teo.teotibot", "the worker that stays on worship spaces"),
    ("distance", "power"): QT_TRANSLATE_NOOP("teo.teotibot", "as far as a power of {numbers} goes"),
    ("temple", "column"): QT_TRANSLATE_NOOP("teo.teotibot", "the temple of the technology's column"),
    ("temple", "board"): QT_TRANSLATE_NOOP("teo.teotibot", "the temple of that board"),
    ("temple", "only_one_left"): QT_TRANSLATE_NOOP("teo.teotibot", "the only temple on which it can advance"),
    ("temple", "furthest_up"): QT_TRANSLATE_NOOP("teo.teotibot", "where it is furthest up ({numbers})"),
    ("temple", "temple_order"): QT_TRANSLATE_NOOP(
        "teo.teotibot", "of those where it is furthest up ({numbers}) the first of blue, red, green"
    ),
    ("temple", "none_left"): QT_TRANSLATE_NOOP("teo.teotibot", "it can advance on none ({numbers})"),
    ("resource", "fewest"): QT_TRANSLATE_NOOP("teo.teotibot", "what it has fewest of ({numbers})"),
    ("resource", "resource_order"): QT_TRANSLATE_NOOP(
        "teo.teotibot", "of what it has fewest of ({numbers}) the first of gold, stone, wood"
    ),
    ("technology", "lowest_without_marker"): QT_TRANSLATE_NOOP(
        "teo.teotibot", "the lowest number on which no marker lies"
    ),
    ("technology", "lowest_not_owned"): QT_TRANSLATE_NOOP(
        "teo.teotibot", "a marker lies on each: the lowest number that it lacks, and the other player scores"
    ),
    ("pyramid_tile", "leftmost"): QT_TRANSLATE_NOOP("teo.teotibot", "the leftmost one on offer"),
    ("place", "lowest_level_top_left"): QT_TRANSLATE_NOOP(
        "teo.teotibot", "the lowest level that is not full, from the top left"
    ),
    ("decoration", "topmost"): QT_TRANSLATE_NOOP("teo.teotibot", "the first one on offer, at the top left"),
    ("side", "clockwise_from_top"): QT_TRANSLATE_NOOP(
        "teo.teotibot", "the first side with room, clockwise from the top"
    ),
    ("row", "era"): QT_TRANSLATE_NOOP("teo.teotibot", "the row of this era"),
    ("row", "lowest_value"): QT_TRANSLATE_NOOP(
        "teo.teotibot", "the row of this era is full: the empty space that is worth least of all"
    ),
    ("mask", "rarest"): QT_TRANSLATE_NOOP("teo.teotibot", "the rarest one that it lacks and can pay for"),
    ("mask", "first_clockwise"): QT_TRANSLATE_NOOP(
        "teo.teotibot", "of the rarest ones that it lacks the first one clockwise from the Palace"
    ),
    ("space", "next_clockwise"): QT_TRANSLATE_NOOP("teo.teotibot", "the next of its spaces clockwise"),
    ("space", "next_without_human"): QT_TRANSLATE_NOOP(
        "teo.teotibot", "the next of its spaces clockwise on which nobody else stands"
    ),
    ("space", "all_taken"): QT_TRANSLATE_NOOP(
        "teo.teotibot", "somebody stands on all others: the next of its spaces clockwise, whose worker is unlocked"
    ),
    ("reward", "printed"): QT_TRANSLATE_NOOP("teo.teotibot", "it leaves discovery tiles lying"),
}
"""By what was picked and by which rule; the numbers are those that were compared."""
REASONS = {
    "no_worker_on": QT_TRANSLATE_NOOP("teo.teotibot", "none of its unlocked workers stands there."),
    "all_technologies_owned": QT_TRANSLATE_NOOP("teo.teotibot", "it owns all technologies on the board."),
    "pyramid_complete": QT_TRANSLATE_NOOP("teo.teotibot", "the pyramid is complete."),
    "no_pyramid_tile_left": QT_TRANSLATE_NOOP("teo.teotibot", "there is no pyramid tile left."),
    "no_decoration_left": QT_TRANSLATE_NOOP("teo.teotibot", "there is no decoration left."),
    "no_open_stair": QT_TRANSLATE_NOOP("teo.teotibot", "no side of the pyramid has room for a decoration."),
    "no_building_left": QT_TRANSLATE_NOOP("teo.teotibot", "all buildings have been placed."),
    "no_mask": QT_TRANSLATE_NOOP("teo.teotibot", "no mask lies there that it lacks and can pay for."),
    "palace_has_no_action": QT_TRANSLATE_NOOP("teo.teotibot", "the Palace has no main action."),
}
"""All but ``needs_price``, which has numbers."""
LEVERS = {
    "resources": QT_TRANSLATE_NOOP("teo.teotibot", "Of each resource at the start"),
    "power_gold": QT_TRANSLATE_NOOP("teo.teotibot", "Power of its worker on Gold Deposits"),
    "power_nobles": QT_TRANSLATE_NOOP("teo.teotibot", "Power of its worker on Nobles"),
    "power_construction": QT_TRANSLATE_NOOP("teo.teotibot", "Power of its worker on Construction"),
    "exchange_points": QT_TRANSLATE_NOOP("teo.teotibot", "Points for ten cacao"),
    "worship_steps": QT_TRANSLATE_NOOP("teo.teotibot", "Temple steps of the tile Worship"),
    "bonus_points": QT_TRANSLATE_NOOP("teo.teotibot", "Points for each temple bonus"),
    "technology_points": QT_TRANSLATE_NOOP("teo.teotibot", "Points for each technology"),
}
_POWER_TIP = QT_TRANSLATE_NOOP(
    "teo.teotibot", "With more power it ascends earlier, which brings it points and a step on the Avenue of the Dead."
)
LEVER_TIPS = {
    "resources": QT_TRANSLATE_NOOP(
        "teo.teotibot", "It begins with so much wood, stone and gold each, from which its first actions are paid."
    ),
    "power_gold": _POWER_TIP,
    "power_nobles": _POWER_TIP,
    "power_construction": _POWER_TIP,
    "exchange_points": QT_TRANSLATE_NOOP(
        "teo.teotibot", "Whenever it holds ten cacao, it swaps them for these points."
    ),
    "worship_steps": QT_TRANSLATE_NOOP(
        "teo.teotibot", "So many steps on the temple of the worship space; on Decorations one more."
    ),
    "bonus_points": QT_TRANSLATE_NOOP(
        "teo.teotibot", "At the end it scores this for each temple bonus that it has reached, whatever the tile says."
    ),
    "technology_points": QT_TRANSLATE_NOOP(
        "teo.teotibot", "At the end it scores this for each of its technologies; it never uses their effects."
    ),
}
LEVELS = {
    "novice": QT_TRANSLATE_NOOP("teo.teotibot", "Novice"),
    "easy": QT_TRANSLATE_NOOP("teo.teotibot", "Easy"),
    "standard": QT_TRANSLATE_NOOP("teo.teotibot", "Standard"),
    "hard": QT_TRANSLATE_NOOP("teo.teotibot", "Hard"),
    "expert": QT_TRANSLATE_NOOP("teo.teotibot", "Expert"),
    "": QT_TRANSLATE_NOOP("teo.teotibot", "Your own mixture"),
}
LEVEL_TIPS = {
    "novice": QT_TRANSLATE_NOOP(
        "teo.teotibot", "It starts with little and its temple steps are few: to learn the game."
    ),
    "easy": QT_TRANSLATE_NOOP("teo.teotibot", "Weaker than the rule of the box: fewer goods and fewer points."),
    "standard": QT_TRANSLATE_NOOP("teo.teotibot", "The rule of the box."),
    "hard": QT_TRANSLATE_NOOP(
        "teo.teotibot", "Stronger workers, more goods, and more points for cacao and technologies."
    ),
    "expert": QT_TRANSLATE_NOOP(
        "teo.teotibot", "More of everything: more temple steps and more points at the end, too."
    ),
    "": QT_TRANSLATE_NOOP("teo.teotibot", "Each figure as you set it below."),
}


def action_tile_name(tile: int) -> str:
    """An action tile by its number: "Mastery"."""
    return translate("teo.teotibot", TILES[ACTION_TILES[tile].id])


def action_tile_text(tile: int) -> str:
    """What an action tile does, as sentences."""
    return translate("teo.teotibot", TILE_TEXTS[ACTION_TILES[tile].id])


def action_place_name(place: int) -> str:
    """A place of the pyramid of action tiles, or the reserve."""
    return translate("teo.teotibot", PLACES[place])


def arrow_text(arrow: int) -> str:
    """What a direction tile says."""
    return translate("teo.teotibot", ARROWS[ARROW_NAMES[arrow]])


def rule_text(rule: str) -> str:
    """What an action tile brings about, as a sentence."""
    return translate("teo.teotibot", RULES[rule])


def reference_text(rule: str) -> str:
    """Where one reads more about it."""
    return fill(translate("teo.teotibot", "Ruling {name}"), name=REFERENCES[rule])


def teotibot_name() -> str:
    """What the opponent is called."""
    return translate("teo.teotibot", "Teotibot")


def teotibot_tip() -> str:
    """Where it can sit, as a sentence."""
    return translate("teo.teotibot", "The Teotibot plays against one player alone, in the last of two seats.")


def level_name(level: str) -> str:
    """How strong the Teotibot is, in a word; empty for a mixture of one's own."""
    return translate("teo.teotibot", LEVELS[level])


def level_tip(level: str) -> str:
    """What a level means, as a sentence."""
    return translate("teo.teotibot", LEVEL_TIPS[level])


def lever_label(lever: str) -> str:
    """One of the figures that make the Teotibot weaker or stronger."""
    return translate("teo.teotibot", LEVERS[lever])


def lever_tip(lever: str) -> str:
    """What such a figure does, as a sentence."""
    return translate("teo.teotibot", LEVER_TIPS[lever])


def reason_word(reason: str) -> str:
    """Why a tile failed, but for a price, as the end of a sentence."""
    return translate("teo.teotibot", REASONS[reason])


def why_word(what: str, why: str) -> str:
    """Why this was picked; has a place for the numbers that were compared."""
    return translate("teo.teotibot", WHY[what, why])
