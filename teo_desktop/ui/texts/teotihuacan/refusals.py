"""Why something is not possible: a sentence for every reason that the rules give."""

from __future__ import annotations

from collections.abc import Callable

from teo_desktop.games.teotihuacan.catalog import CACAO, GOLD, GOODS, STONE, WOOD
from teo_desktop.games.teotihuacan.topology import rests_on
from teo_desktop.kernel.agenda import Refusal
from teo_desktop.ui.texts.counted import Counted
from teo_desktop.ui.texts.format import QT_TRANSLATE_NOOP, fill, listing, translate
from teo_desktop.ui.texts.teotihuacan.names import board_label, goods_text, place_text, side_name
from teo_desktop.ui.texts.teotihuacan.tiles import price_text

SENTENCES = {
    "all_technologies_owned": QT_TRANSLATE_NOOP("teo.refusal", "You own all technologies that are within reach."),
    "already_in_effect": QT_TRANSLATE_NOOP("teo.refusal", "Such a tile is in effect for this move already."),
    "board_not_on_tiles": QT_TRANSLATE_NOOP("teo.refusal", "This board is on none of your starting tiles."),
    "fourth_worker_in_play": QT_TRANSLATE_NOOP("teo.refusal", "Your fourth worker is in play already."),
    "movement_tile_in_effect": QT_TRANSLATE_NOOP("teo.refusal", "A movement tile is in effect: a worker has to move."),
    "needs_two_workers_together": QT_TRANSLATE_NOOP(
        "teo.refusal", "Needs two of your unlocked workers on the same board."
    ),
    "no_decoration_left": QT_TRANSLATE_NOOP("teo.refusal", "There is no decoration left."),
    "no_open_stair": QT_TRANSLATE_NOOP("teo.refusal", "No side of the pyramid has room for a decoration now."),
    "no_pyramid_tile_left": QT_TRANSLATE_NOOP("teo.refusal", "There is no pyramid tile left."),
    "no_tile_there": QT_TRANSLATE_NOOP("teo.refusal", "There is no discovery tile there."),
    "no_unlocked_worker": QT_TRANSLATE_NOOP("teo.refusal", "None of your workers is unlocked."),
    "not_now": QT_TRANSLATE_NOOP("teo.refusal", "Not at this moment."),
    "nothing_locked": QT_TRANSLATE_NOOP("teo.refusal", "None of your workers is locked."),
    "only_before_moving": QT_TRANSLATE_NOOP("teo.refusal", "Only before you move."),
    "only_for_payment": QT_TRANSLATE_NOOP(
        "teo.refusal", "Only in place of cacao for a main action, for worship or for the salary: choose it there."
    ),
    "only_in_main_action_5_6_8": QT_TRANSLATE_NOOP(
        "teo.refusal", "Only during a main action on Alchemy, Nobles or Construction."
    ),
    "only_in_normal_turn": QT_TRANSLATE_NOOP("teo.refusal", "Only in a normal turn."),
    "own_worker_on_board": QT_TRANSLATE_NOOP("teo.refusal", "One of your workers is there already."),
    "own_worker_there": QT_TRANSLATE_NOOP("teo.refusal", "Your own worker is there, and you cannot push it out."),
    "palace_has_no_main_action": QT_TRANSLATE_NOOP("teo.refusal", "The Palace has no main action."),
    "palace_needs_ability": QT_TRANSLATE_NOOP(
        "teo.refusal", "In the Palace you cannot claim the discovery tile without the royal tile."
    ),
    "place_taken": QT_TRANSLATE_NOOP("teo.refusal", "There is a pyramid tile already."),
    "pyramid_complete": QT_TRANSLATE_NOOP("teo.refusal", "The pyramid is complete."),
    "row_full": QT_TRANSLATE_NOOP("teo.refusal", "This row is full."),
    "stair_finished": QT_TRANSLATE_NOOP("teo.refusal", "This side is fully decorated."),
    "technology_owned": QT_TRANSLATE_NOOP("teo.refusal", "You own this technology already."),
    "temple_finished": QT_TRANSLATE_NOOP("teo.refusal", "You cannot advance further on this temple."),
    "temple_taken_already": QT_TRANSLATE_NOOP("teo.refusal", "Each step has to be on another temple."),
    "worker_is_locked": QT_TRANSLATE_NOOP("teo.refusal", "This worker is locked."),
    "worker_not_in_play": QT_TRANSLATE_NOOP("teo.refusal", "This worker is not in play yet."),
}
"""The reasons without numbers."""


def refusal_text(refusal: Refusal) -> str:
    """Why something is not possible, as a sentence: "Needs 3 cacao; you have 2."."""
    if refusal.reason in SENTENCES:
        return translate("teo.refusal", SENTENCES[refusal.reason])
    return _WITH_NUMBERS[refusal.reason](*refusal.numbers)


def _needs(good: int) -> Callable[[int, int], str]:
    # "Needs 3 cacao; you have 2.": the good is named once.
    return lambda price, have: _needs_and_has(goods_text(good, price), have)


def _needs_and_has(price: str, have: object) -> str:
    return fill(translate("teo.refusal", "Needs {price}; you have {have}."), price=price, have=have)


def _price(*numbers: int) -> str:
    price, have = numbers[:4], numbers[4:]
    wanted = [good for good in range(len(GOODS)) if price[good]]
    if len(wanted) == 1:
        return _needs_and_has(price_text(price), have[wanted[0]])
    return _needs_and_has(price_text(price), listing([goods_text(good, have[good]) for good in wanted]))


def _stone_and_wood(stone: int, wood: int, discount: int, has_stone: int, has_wood: int) -> str:
    price, have = price_text((0, wood, stone, 0)), listing([goods_text(WOOD, has_wood), goods_text(STONE, has_stone)])
    if not discount:
        return _needs_and_has(price, have)
    return fill(
        translate("teo.refusal", "Needs {price}, with your discount one of them less; you have {have}."),
        price=price,
        have=have,
    )


def _any_resource(price: int) -> str:
    return fill(translate("teo.refusal", "Needs {price}; you have none."), price=Counted().resources(price))


def _too_far(steps: int) -> str:
    return fill(
        translate("teo.refusal", "Too far: a worker moves {boards} at most."), boards=Counted().boards_ahead(steps)
    )


def _bottom_row(count: int, power: int) -> str:
    return fill(
        translate("teo.refusal", "The bottom row needs {workers}, or one of power {power} or more."),
        workers=Counted().workers(count),
        power=power,
    )


def _row_of_workers(count: int) -> str:
    return fill(
        translate("teo.refusal", "Not the row for {workers}."),
        workers=Counted().workers(count),
    )


def _no_open_row(count: int) -> str:
    return fill(translate("teo.refusal", "There is no free row for {workers}."), workers=Counted().workers(count))


def _no_more_count(count: int) -> str:
    return fill(
        translate("teo.refusal", "A main action counts {workers} at most."),
        workers=Counted().workers(count),
    )


def _no_building_left(count: int) -> str:
    return fill(translate("teo.refusal", "All {number} buildings have been placed."), number=count)


def _only_on_board(board: int) -> str:
    return fill(translate("teo.refusal", "Only a worker on this board: {board}."), board=board_label(board))


def _not_carried(spot: int) -> str:
    below = [place_text(place) for place in rests_on(spot) if isinstance(place, int)]
    return fill(translate("teo.refusal", "A tile here rests on four others: {places}."), places="; ".join(below))


def _stair_not_carried(side: int, step: int) -> str:
    return fill(
        translate("teo.refusal", "{side}, step {step}: the pyramid is not high enough there yet."),
        side=side_name(side),
        step=step,
    )


def _stepped_back(worker: int) -> str:
    return fill(
        translate("teo.refusal", "Worker {number} went one board back: another worker has to move."), number=worker + 1
    )


_WITH_NUMBERS: dict[str, Callable[..., str]] = {
    "bottom_row": _bottom_row,
    "needs_any_resource": _any_resource,
    "needs_cacao": _needs(CACAO),
    "needs_gold": _needs(GOLD),
    "needs_price": _price,
    "needs_stone_and_wood": _stone_and_wood,
    "needs_wood": _needs(WOOD),
    "no_building_left": _no_building_left,
    "no_more_workers_count": _no_more_count,
    "no_open_row": _no_open_row,
    "only_on_board": _only_on_board,
    "place_not_carried": _not_carried,
    "row_of_workers": _row_of_workers,
    "stair_not_carried": _stair_not_carried,
    "stepped_back": _stepped_back,
    "too_far": _too_far,
}
