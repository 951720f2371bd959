"""The words of the tiles, by the ids of the data files: a name for each, and in a sentence what it does."""

from __future__ import annotations

from teo_desktop.games.teotihuacan.catalog import BONUSES, DISCOVERIES, ROYALS, TECHNOLOGIES
from teo_desktop.ui.texts.format import QT_TRANSLATE_NOOP, translate

DISCOVERY_NAMES = {
    "mask_a": QT_TRANSLATE_NOOP("teo.discovery", "Jade mask"),
    "mask_b": QT_TRANSLATE_NOOP("teo.discovery", "Sun mask"),
    "mask_c": QT_TRANSLATE_NOOP("teo.discovery", "Jaguar mask"),
    "mask_d": QT_TRANSLATE_NOOP("teo.discovery", "Rain mask"),
    "mask_e": QT_TRANSLATE_NOOP("teo.discovery", "Eagle mask"),
    "mask_f": QT_TRANSLATE_NOOP("teo.discovery", "Skull mask"),
    "mask_g": QT_TRANSLATE_NOOP("teo.discovery", "Serpent mask"),
    "victory_points_4": QT_TRANSLATE_NOOP("teo.discovery", "4 points"),
    "any_resource_3": QT_TRANSLATE_NOOP("teo.discovery", "3 resources"),
    "any_resource_2": QT_TRANSLATE_NOOP("teo.discovery", "2 resources"),
    "avenue_step": QT_TRANSLATE_NOOP("teo.discovery", "Avenue step"),
    "temple_any": QT_TRANSLATE_NOOP("teo.discovery", "Step on any temple"),
    "temple_blue": QT_TRANSLATE_NOOP("teo.discovery", "Step on the blue temple"),
    "temple_red": QT_TRANSLATE_NOOP("teo.discovery", "Step on the red temple"),
    "temple_green": QT_TRANSLATE_NOOP("teo.discovery", "Step on the green temple"),
    "cacao_4": QT_TRANSLATE_NOOP("teo.discovery", "4 cacao"),
    "power_up_2": QT_TRANSLATE_NOOP("teo.discovery", "2 power-ups"),
    "double_move": QT_TRANSLATE_NOOP("teo.discovery", "Double move"),
    "ignore_cacao": QT_TRANSLATE_NOOP("teo.discovery", "Ignore cacao"),
    "teleport": QT_TRANSLATE_NOOP("teo.discovery", "Teleport"),
    "extra_worker": QT_TRANSLATE_NOOP("teo.discovery", "Extra worker"),
}
MASK_TEXT = QT_TRANSLATE_NOOP("teo.discovery", "A mask. Sets of different masks score at every eclipse.")
DISCOVERY_TEXTS = {
    "victory_points_4": QT_TRANSLATE_NOOP("teo.discovery", "Once, at any time in one of your turns: score 4 points."),
    "any_resource_3": QT_TRANSLATE_NOOP(
        "teo.discovery", "Once, at any time in one of your turns: gain 3 resources of your choice."
    ),
    "any_resource_2": QT_TRANSLATE_NOOP(
        "teo.discovery", "Once, at any time in one of your turns: gain 2 resources of your choice."
    ),
    "avenue_step": QT_TRANSLATE_NOOP(
        "teo.discovery", "Once, at any time in one of your turns: advance one step on the Avenue of the Dead."
    ),
    "temple_any": QT_TRANSLATE_NOOP(
        "teo.discovery", "Once, at any time in one of your turns: advance one step on a temple of your choice."
    ),
    "temple_blue": QT_TRANSLATE_NOOP(
        "teo.discovery", "Once, at any time in one of your turns: advance one step on the blue temple."
    ),
    "temple_red": QT_TRANSLATE_NOOP(
        "teo.discovery", "Once, at any time in one of your turns: advance one step on the red temple."
    ),
    "temple_green": QT_TRANSLATE_NOOP(
        "teo.discovery", "Once, at any time in one of your turns: advance one step on the green temple."
    ),
    "cacao_4": QT_TRANSLATE_NOOP("teo.discovery", "Once, at any time in one of your turns: gain 4 cacao."),
    "power_up_2": QT_TRANSLATE_NOOP(
        "teo.discovery",
        "Once, at any time in one of your turns: power up twice, the same worker or two different ones.",
    ),
    "double_move": QT_TRANSLATE_NOOP(
        "teo.discovery", "Once, before you move: move two of your unlocked workers together from one board to another."
    ),
    "ignore_cacao": QT_TRANSLATE_NOOP(
        "teo.discovery",
        "Once, instead of paying cacao: for a main action, for a worship action, or for a whole salary.",
    ),
    "teleport": QT_TRANSLATE_NOOP("teo.discovery", "Once, before you move: your worker may go to any action board."),
    "extra_worker": QT_TRANSLATE_NOOP(
        "teo.discovery", "Once, in a main action on Alchemy, Nobles or Construction: count one worker more."
    ),
}
TECHNOLOGY_NAMES = {
    1: QT_TRANSLATE_NOOP("teo.technology", "Palace Stores"),
    3: QT_TRANSLATE_NOOP("teo.technology", "Patronage"),
    5: QT_TRANSLATE_NOOP("teo.technology", "Sharp Tools"),
    7: QT_TRANSLATE_NOOP("teo.technology", "Market Days"),
    9: QT_TRANSLATE_NOOP("teo.technology", "Fine Carving"),
    11: QT_TRANSLATE_NOOP("teo.technology", "Master Masons"),
    13: QT_TRANSLATE_NOOP("teo.technology", "Apprenticeship"),
    15: QT_TRANSLATE_NOOP("teo.technology", "Scaffolding"),
    17: QT_TRANSLATE_NOOP("teo.technology", "Consecration"),
    0: QT_TRANSLATE_NOOP("teo.technology", "Barter"),
    2: QT_TRANSLATE_NOOP("teo.technology", "Cacao Pickers"),
    6: QT_TRANSLATE_NOOP("teo.technology", "Homecoming"),
    8: QT_TRANSLATE_NOOP("teo.technology", "Mask Makers"),
    10: QT_TRANSLATE_NOOP("teo.technology", "Generous Wages"),
    12: QT_TRANSLATE_NOOP("teo.technology", "Stair Builders"),
    14: QT_TRANSLATE_NOOP("teo.technology", "Thanksgiving"),
    16: QT_TRANSLATE_NOOP("teo.technology", "Free Hand"),
    18: QT_TRANSLATE_NOOP("teo.technology", "Noble Rites"),
    20: QT_TRANSLATE_NOOP("teo.technology", "Way Back"),
}
TECHNOLOGY_TEXTS = {
    1: QT_TRANSLATE_NOOP("teo.technology", "When your worker reaches or passes the Palace as it moves, gain 1 cacao."),
    3: QT_TRANSLATE_NOOP("teo.technology", "After a main action on Alchemy or Nobles, score 3 points."),
    5: QT_TRANSLATE_NOOP(
        "teo.technology",
        "After a main action on Forest, Stone Quarry or Gold Deposits, gain 1 more of the resource of that board.",
    ),
    7: QT_TRANSLATE_NOOP(
        "teo.technology",
        "After a main action on Forest, Stone Quarry or Gold Deposits, gain 1 cacao and score 1 point.",
    ),
    9: QT_TRANSLATE_NOOP("teo.technology", "After a main action on Decorations, score 4 points."),
    11: QT_TRANSLATE_NOOP("teo.technology", "After a main action on Construction, score 3 points."),
    13: QT_TRANSLATE_NOOP(
        "teo.technology",
        "After the power-ups of a main action, you may pay 1 cacao for one more power-up on the same board.",
    ),
    15: QT_TRANSLATE_NOOP(
        "teo.technology",
        "In a main action on Construction, count one worker more and pay 1 wood or 1 stone less for one pyramid tile.",
    ),
    17: QT_TRANSLATE_NOOP(
        "teo.technology", "After a main action on Construction, advance one step on a temple of your choice."
    ),
    0: QT_TRANSLATE_NOOP(
        "teo.technology",
        "As your worker reaches or passes the Palace: exchange up to 4 resources of one kind for as many of another.",
    ),
    2: QT_TRANSLATE_NOOP("teo.technology", "When you collect cacao, gain 1 cacao more."),
    6: QT_TRANSLATE_NOOP(
        "teo.technology", "At the end of a turn in which you unlocked any of your workers, score 4 points."
    ),
    8: QT_TRANSLATE_NOOP("teo.technology", "Whenever you claim a mask, score 2 points."),
    10: QT_TRANSLATE_NOOP(
        "teo.technology",
        "Right after your salary, you may pay 1 more cacao for each of your workers; each one brings 2 points.",
    ),
    12: QT_TRANSLATE_NOOP(
        "teo.technology", "After a main action on Decorations, advance one step on the pyramid track."
    ),
    14: QT_TRANSLATE_NOOP(
        "teo.technology",
        "At the end of a turn in which you unlocked all your workers, advance one step on a temple of your choice.",
    ),
    16: QT_TRANSLATE_NOOP(
        "teo.technology", "A decoration may also be laid turned by half, so that its two icons change places."
    ),
    18: QT_TRANSLATE_NOOP(
        "teo.technology", "After a main action on Nobles, advance one step on a temple of your choice."
    ),
    20: QT_TRANSLATE_NOOP(
        "teo.technology",
        "Once a turn, before you move: an unlocked worker goes one board back; then another worker has to move.",
    ),
}
ROYAL_NAMES = {
    1: QT_TRANSLATE_NOOP("teo.royal", "Royal Gift"),
    2: QT_TRANSLATE_NOOP("teo.royal", "Wood and Stone Trade"),
    3: QT_TRANSLATE_NOOP("teo.royal", "Cacao Market"),
    4: QT_TRANSLATE_NOOP("teo.royal", "Court of Scholars"),
    5: QT_TRANSLATE_NOOP("teo.royal", "Court of Builders"),
    6: QT_TRANSLATE_NOOP("teo.royal", "Stone and Gold Trade"),
    7: QT_TRANSLATE_NOOP("teo.royal", "Grand Exchange"),
    8: QT_TRANSLATE_NOOP("teo.royal", "Offerings"),
    9: QT_TRANSLATE_NOOP("teo.royal", "Procession"),
    0: QT_TRANSLATE_NOOP("teo.royal", "Royal Builders"),
}
ROYAL_TEXTS = {
    1: QT_TRANSLATE_NOOP("teo.royal", "Gain as much cacao as your worker's power plus one."),
    2: QT_TRANSLATE_NOOP("teo.royal", "Up to as often as your worker's power: pay 1 cacao for 1 wood and 1 stone."),
    3: QT_TRANSLATE_NOOP("teo.royal", "Up to as often as your worker's power: pay 1 resource for 2 cacao."),
    4: QT_TRANSLATE_NOOP(
        "teo.royal", "Score 2 points for each of your technologies, counting up to your worker's power."
    ),
    5: QT_TRANSLATE_NOOP(
        "teo.royal", "Score 2 points for each of your steps on the pyramid track, counting up to your worker's power."
    ),
    6: QT_TRANSLATE_NOOP("teo.royal", "Up to as often as your worker's power: pay 1 cacao for 1 stone and 1 gold."),
    7: QT_TRANSLATE_NOOP(
        "teo.royal", "Pay 1 cacao and 1 resource: gain as many resources of your choice as your worker's power."
    ),
    8: QT_TRANSLATE_NOOP(
        "teo.royal",
        "Up to as often as your worker's power less one: pay 1 cacao for a step on a temple of your choice.",
    ),
    9: QT_TRANSLATE_NOOP(
        "teo.royal",
        "Score 1 point for each of your steps on the Avenue of the Dead, counting up to your worker's power plus one.",
    ),
    0: QT_TRANSLATE_NOOP(
        "teo.royal", "Add 1 pyramid tile, with a worker of power 4 or 5 up to 2, and pay for each as usual."
    ),
}
BONUS_NAMES = {
    "best_mask_set": QT_TRANSLATE_NOOP("teo.bonus", "Masks"),
    "technologies": QT_TRANSLATE_NOOP("teo.bonus", "Technologies"),
    "flat_15": QT_TRANSLATE_NOOP("teo.bonus", "15 points"),
    "avenue": QT_TRANSLATE_NOOP("teo.bonus", "Avenue of the Dead"),
    "bonus_tiles": QT_TRANSLATE_NOOP("teo.bonus", "Temple bonuses"),
    "discovery_tiles": QT_TRANSLATE_NOOP("teo.bonus", "Discovery tiles"),
    "workers": QT_TRANSLATE_NOOP("teo.bonus", "Workers"),
}
BONUS_TEXTS = {
    "best_mask_set": QT_TRANSLATE_NOOP("teo.bonus", "At the end of the game, score your best set of masks once more."),
    "technologies": QT_TRANSLATE_NOOP("teo.bonus", "At the end of the game, score 5 points for each technology."),
    "flat_15": QT_TRANSLATE_NOOP("teo.bonus", "At the end of the game, score 15 points."),
    "avenue": QT_TRANSLATE_NOOP(
        "teo.bonus", "At the end of the game, score 3 points for each step on the Avenue of the Dead."
    ),
    "bonus_tiles": QT_TRANSLATE_NOOP(
        "teo.bonus", "At the end of the game, score 9 points for each temple bonus that you have reached."
    ),
    "discovery_tiles": QT_TRANSLATE_NOOP(
        "teo.bonus",
        "At the end of the game, score 2 points for each discovery tile that is not a mask, used or not.",
    ),
    "workers": QT_TRANSLATE_NOOP(
        "teo.bonus", "At the end of the game, score 4 points for each worker, 9 for each of power 4 or 5."
    ),
}
BENEFITS = {
    "avenue": QT_TRANSLATE_NOOP("teo.benefit", "a step on the Avenue of the Dead"),
    "temple_any": QT_TRANSLATE_NOOP("teo.benefit", "a step on a temple of your choice"),
    "temple_blue": QT_TRANSLATE_NOOP("teo.benefit", "a step on the blue temple"),
    "temple_red": QT_TRANSLATE_NOOP("teo.benefit", "a step on the red temple"),
    "temple_green": QT_TRANSLATE_NOOP("teo.benefit", "a step on the green temple"),
    "discovery_draw": QT_TRANSLATE_NOOP("teo.benefit", "a discovery tile from the bag"),
    "technology_lowest": QT_TRANSLATE_NOOP("teo.benefit", "the technology with the lowest number"),
    "technology_number": QT_TRANSLATE_NOOP("teo.benefit", "a technology"),
    "track": QT_TRANSLATE_NOOP("teo.benefit", "a step on the pyramid track"),
    "worship": QT_TRANSLATE_NOOP("teo.benefit", "worship once on each of the two boards with a starting worker"),
    "fourth_worker": QT_TRANSLATE_NOOP("teo.benefit", "your fourth worker"),
    "ascension_reward": QT_TRANSLATE_NOOP("teo.benefit", "the reward of an ascension"),
    "technology_highest": QT_TRANSLATE_NOOP("teo.benefit", "the technology with the highest number"),
}
"""What is no amount: by the words of the data files."""


def discovery_name(kind: int) -> str:
    """A kind of discovery tile."""
    return translate("teo.discovery", DISCOVERY_NAMES[DISCOVERIES[kind].id])


def discovery_text(kind: int) -> str:
    """What a discovery tile does, as a sentence."""
    return translate("teo.discovery", DISCOVERY_TEXTS.get(DISCOVERIES[kind].id, MASK_TEXT))


def technology_name(technology: int) -> str:
    """A technology by its place in the catalog."""
    return translate("teo.technology", TECHNOLOGY_NAMES[TECHNOLOGIES[technology].number])


def technology_text(technology: int) -> str:
    """What a technology does, as a sentence."""
    return translate("teo.technology", TECHNOLOGY_TEXTS[TECHNOLOGIES[technology].number])


def royal_name(royal: int) -> str:
    """A royal tile by its place in the catalog."""
    return translate("teo.royal", ROYAL_NAMES[ROYALS[royal].number])


def royal_text(royal: int) -> str:
    """What a royal tile does, as a sentence."""
    return translate("teo.royal", ROYAL_TEXTS[ROYALS[royal].number])


def bonus_name(bonus: int) -> str:
    """A temple bonus tile by its place in the catalog."""
    return translate("teo.bonus", BONUS_NAMES[BONUSES[bonus].id])


def bonus_text(bonus: int) -> str:
    """What a temple bonus brings, as a sentence."""
    return translate("teo.bonus", BONUS_TEXTS[BONUSES[bonus].id])


def benefit_word(word: str) -> str:
    """A benefit that is no amount: "a step on the blue temple"."""
    return translate("teo.benefit", BENEFITS[word])
