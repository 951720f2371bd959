"""What the inspector says about things beyond their names: what they are for, and how they stand."""

from __future__ import annotations

from collections.abc import Sequence

from teo_desktop.games.teotihuacan.catalog import (
    ALCHEMY,
    BONUS_STEP,
    BOTH_COST,
    CACAO,
    COLLECT_BASE,
    CONSTRUCTION,
    DECORATIONS,
    EARLIER_OWNER_POINTS,
    FOREST,
    GOLD,
    GOLD_DEPOSITS,
    NOBLES,
    PALACE,
    PUSH_OUT_COST,
    SALARY,
    STONE_QUARRY,
    UNLOCK_COST,
)
from teo_desktop.ui.texts.counted import Counted
from teo_desktop.ui.texts.format import QT_TRANSLATE_NOOP, comma_list, fill, translate
from teo_desktop.ui.texts.teotihuacan import names

BOARDS = {
    PALACE: QT_TRANSLATE_NOOP(
        "teo.inspect", "No main action here: a worker collects cacao, or worships at one of the royal tiles."
    ),
    FOREST: QT_TRANSLATE_NOOP(
        "teo.inspect", "Main action: gather wood. More workers, and stronger ones, bring more; one of them grows."
    ),
    STONE_QUARRY: QT_TRANSLATE_NOOP(
        "teo.inspect", "Main action: gather stone. More workers, and stronger ones, bring more; one of them grows."
    ),
    GOLD_DEPOSITS: QT_TRANSLATE_NOOP(
        "teo.inspect", "Main action: gather gold. More workers, and stronger ones, bring more; one of them grows."
    ),
    ALCHEMY: QT_TRANSLATE_NOOP(
        "teo.inspect", "Main action: buy a technology for gold, and take a step on the temple of its column."
    ),
    NOBLES: QT_TRANSLATE_NOOP(
        "teo.inspect",
        "Main action: pay wood for a building in the row of your number of workers, for points and a step.",
    ),
    DECORATIONS: QT_TRANSLATE_NOOP(
        "teo.inspect", "Main action: pay gold for a decoration on a side of the pyramid. More workers pay less."
    ),
    CONSTRUCTION: QT_TRANSLATE_NOOP(
        "teo.inspect", "Main action: pay stone and wood for pyramid tiles, as many as you have workers here."
    ),
}
"""What a board is for."""
GROUPS = {
    "boards": QT_TRANSLATE_NOOP("teo.inspect", "Action boards"),
    "temples": QT_TRANSLATE_NOOP("teo.inspect", "Temples"),
    "technologies": QT_TRANSLATE_NOOP("teo.inspect", "Technologies"),
    "royal": QT_TRANSLATE_NOOP("teo.inspect", "Royal tiles"),
    "discoveries": QT_TRANSLATE_NOOP("teo.inspect", "Discovery tiles"),
    "bonuses": QT_TRANSLATE_NOOP("teo.inspect", "Temple bonuses"),
    "eclipses": QT_TRANSLATE_NOOP("teo.inspect", "Eclipses"),
    "salary": QT_TRANSLATE_NOOP("teo.inspect", "Salary"),
    "start": QT_TRANSLATE_NOOP("teo.inspect", "Starting tiles"),
    "handicap": QT_TRANSLATE_NOOP("teo.inspect", "Handicap"),
    "ascension": QT_TRANSLATE_NOOP("teo.inspect", "Ascension"),
    "teotibot": QT_TRANSLATE_NOOP("teo.inspect", "Teotibot"),
}
"""The groups of the score sheet."""


def group_text(group: str) -> str:
    """A group of the score sheet."""
    return translate("teo.inspect", GROUPS[group])


def period_text(number: int) -> str:
    """The time up to an eclipse."""
    return fill(translate("teo.inspect", "Up to eclipse {number}"), number=number + 1)


# ---- headings


def now_heading() -> str:
    """Above how a thing stands."""
    return translate("teo.inspect", "Now")


def here_heading() -> str:
    """Above who or what is there."""
    return translate("teo.inspect", "Here")


def missing_heading() -> str:
    """Above what a place of the pyramid still rests on."""
    return translate("teo.inspect", "Still missing below it")


def owners_heading() -> str:
    """Above who has such a tile."""
    return translate("teo.inspect", "Who has it")


# ---- what things are for


def board_text(board: int) -> str:
    """What an action board is for."""
    return translate("teo.inspect", BOARDS[board])


def price_sum(colours: int) -> str:
    """How the price of a main action comes about."""
    return fill(
        translate("teo.inspect", "Main action: {colours} there = {price}"),
        colours=Counted().colours(colours),
        price=names.goods_text(CACAO, colours),
    )


def collect_sum(colours: int, cacao: int) -> str:
    """How the yield of collecting comes about; what is more than usual, a technology brings."""
    more = cacao - colours - COLLECT_BASE
    if more:
        return fill(
            translate("teo.inspect", "Collecting: {colours} there + {base} + {more} by a technology = {goods}"),
            colours=Counted().colours(colours),
            base=COLLECT_BASE,
            more=more,
            goods=names.goods_text(CACAO, cacao),
        )
    return fill(
        translate("teo.inspect", "Collecting: {colours} there + {base} = {goods}"),
        colours=Counted().colours(colours),
        base=COLLECT_BASE,
        goods=names.goods_text(CACAO, cacao),
    )


def colours_text() -> str:
    """Which colours count."""
    return translate(
        "teo.inspect",
        "Each colour of workers on the board counts once, neutral ones too, locked ones and the arriving worker not.",
    )


def worker_text(power: int) -> str:
    """What a worker is and costs."""
    return fill(
        translate("teo.inspect", "A worker moves one to three boards ahead. At an eclipse it costs {salary}."),
        salary=names.goods_text(CACAO, SALARY[power]),
    )


def lock_text() -> str:
    """How a locked worker comes free."""
    return fill(
        translate(
            "teo.inspect",
            "A locked worker cannot move. In your turn, unlock all of yours for {price}, or free of charge as the "
            "whole turn.",
        ),
        price=names.goods_text(CACAO, UNLOCK_COST),
    )


def neutral_text() -> str:
    """What neutral workers are for."""
    return translate("teo.inspect", "Counts as one more colour on its board. At each eclipse it goes elsewhere.")


def worship_text() -> str:
    """What worship is."""
    return fill(
        translate(
            "teo.inspect",
            "Worship: your worker is locked here and brings the action, or the discovery tile beside it; both for "
            "{both}. To push a worker of another player out costs {push}.",
        ),
        both=names.goods_text(CACAO, BOTH_COST),
        push=names.goods_text(CACAO, PUSH_OUT_COST),
    )


def technology_price(gold: int) -> str:
    """What a technology costs, and what others get."""
    return fill(
        translate("teo.inspect", "Costs {gold}. Everyone who has it already scores {points}."),
        gold=names.goods_text(GOLD, gold),
        points=names.points_text(EARLIER_OWNER_POINTS),
    )


def pyramid_text() -> str:
    """How the pyramid grows."""
    return translate(
        "teo.inspect",
        "Tiles of a higher level rest on four below. Where an icon covers the same icon it scores a point; a coloured "
        "one brings a step on its temple too.",
    )


def place_price(stone: int, wood: int, points: int) -> str:
    """What a tile costs and brings at a place."""
    return fill(
        translate("teo.inspect", "A tile here costs {stone} and {wood} and scores {points}."),
        stone=names.goods_text(2, stone),
        wood=names.goods_text(1, wood),
        points=names.points_text(points),
    )


def no_tile_text() -> str:
    """A place from which the discovery tile has been taken."""
    return translate("teo.inspect", "There is no discovery tile here now.")


def temple_text() -> str:
    """How a temple works."""
    return fill(
        translate(
            "teo.inspect",
            "Each step brings its reward, or a discovery tile that lies there. From step {step} on the temple bonus "
            "counts; only one marker reaches the top.",
        ),
        step=BONUS_STEP,
    )


def empty_text() -> str:
    """Nobody and nothing is there."""
    return translate("teo.inspect", "Nobody")


def player_line(player: str, words: Sequence[str]) -> str:
    """What a player has of something."""
    return fill(translate("teo.inspect", "{player}: {what}"), player=player, what=comma_list(words))


def neutral_workers(number: int) -> str:
    """How many neutral workers stand on a board."""
    return Counted().neutral_workers(number)


def goods_of(player: str, goods: str) -> str:
    """How much a player has of a good."""
    return player_line(player, (goods,))


def seat_points(points: int) -> str:
    """How many points a player has."""
    return names.points_text(points)
