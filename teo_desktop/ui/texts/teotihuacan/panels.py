"""Phrases for the panels: what a player has, what the table holds, how far the game has come."""

from __future__ import annotations

from teo_desktop.games.teotihuacan.catalog import CACAO, SPACE_BOARDS
from teo_desktop.games.teotihuacan.state import PlayerBoard
from teo_desktop.ui.texts.counted import Counted
from teo_desktop.ui.texts.format import comma_list, fill, translate
from teo_desktop.ui.texts.teotihuacan.names import board_name, goods_text, points_text, temple_name, worker_text


def title() -> str:
    """The game's name."""
    return translate("teo.panel", "Teotihuacan: City of Gods")


def credits() -> tuple[str, ...]:
    """Who made the game on the table."""
    return (
        translate("teo.panel", "Game design: Daniele Tascini; solo mode: Dávid Turczi."),
        translate("teo.panel", "Publisher: Board&Dice; first edition 2018, Deluxe Master Set 2024."),
    )


def temple_text(temple: int, step: int) -> str:
    """A temple marker: "Blue temple: step 4"."""
    return fill(translate("teo.panel", "{temple}: step {step}"), temple=temple_name(temple), step=step)


def avenue_text(step: int) -> str:
    """A marker on the Avenue of the Dead."""
    return fill(translate("teo.panel", "Avenue of the Dead: step {step}"), step=step)


def track_text(step: int) -> str:
    """A marker on the pyramid track."""
    return fill(translate("teo.panel", "Pyramid track: step {step}"), step=step)


def salary_text(due: int) -> str:
    """What the next eclipse asks of a player."""
    return fill(translate("teo.panel", "Salary at the next eclipse: {goods}"), goods=goods_text(CACAO, due))


def salary_short_text(due: int, missing: int) -> str:
    """What the next eclipse asks of a player who does not have it."""
    return fill(
        translate("teo.panel", "Salary at the next eclipse: {goods}, {missing} missing"),
        goods=goods_text(CACAO, due),
        missing=missing,
    )


def masks_text(masks: int, points: int) -> str:
    """How many masks, and what their sets are worth at the next eclipse."""
    return fill(
        translate("teo.panel", "{masks}, {points} at each eclipse"),
        masks=Counted().masks(masks),
        points=points_text(points),
    )


def discoveries_text(unused: int, used: int) -> str:
    """Discovery tiles before a player, masks apart."""
    return comma_list([Counted().tiles_unused(unused), *([Counted().tiles_used(used)] if used else ())])


def technologies_text(number: int) -> str:
    """How many technologies a player owns."""
    return Counted().technologies(number)


def worker_place_text(me: PlayerBoard, worker: int) -> str:
    """A worker, its power and where it is."""
    name = worker_text(worker, me.power[worker])
    if me.standing[worker]:
        return fill(translate("teo.panel", "{worker}: {board}"), worker=name, board=board_name(me.standing[worker]))
    if me.is_locked(worker):
        board = board_name(SPACE_BOARDS[me.locked[worker]])
        return fill(translate("teo.panel", "{worker}: locked ({board})"), worker=name, board=board)
    return fill(translate("teo.panel", "{worker}: not in play yet"), worker=name)


def round_text(number: int) -> str:
    """ "Round 4" """
    return fill(translate("teo.panel", "Round {number}"), number=number)


def eclipse_text(number: int, count: int) -> str:
    """Which eclipse comes next."""
    return fill(translate("teo.panel", "Eclipse {number} of {count} comes next"), number=number, count=count)


def calendar_text(light: int, dark: int) -> str:
    """How far the light marker has come on its way to the dark one."""
    return fill(
        translate("teo.panel", "Calendar: light marker on {light}, dark marker on {dark}"), light=light, dark=dark
    )


def turns_left_text(turns: int) -> str:
    """How long a triggered eclipse still waits."""
    return Counted().turns_to_eclipse(turns)


def avenue_value_text(points: int) -> str:
    """What a step on the Avenue would be worth if the eclipse came now."""
    return fill(translate("teo.panel", "Each step on the Avenue of the Dead: {points}"), points=points_text(points))


def buildings_text(left: int) -> str:
    """How many buildings have not been placed."""
    return Counted().buildings_left(left)


def pyramid_bag_text(left: int) -> str:
    """How many pyramid tiles the bag holds."""
    return fill(translate("teo.panel", "Pyramid: {tiles}"), tiles=Counted().tiles_in_bag(left))


def decoration_bag_text(left: int) -> str:
    """How many decorations the bag holds."""
    return fill(translate("teo.panel", "Decorations: {tiles}"), tiles=Counted().tiles_in_bag(left))


def discovery_bag_text(left: int) -> str:
    """How many discovery tiles the bag holds."""
    return fill(translate("teo.panel", "Discovery tiles: {tiles}"), tiles=Counted().tiles_in_bag(left))
