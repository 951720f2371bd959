"""What the Teotibot does and why, in sentences for the log and its panel."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from teo_desktop.games.teotihuacan import events
from teo_desktop.games.teotihuacan import teotibot_events as told
from teo_desktop.games.teotihuacan.catalog import BOARD_SITES, GOODS
from teo_desktop.games.teotihuacan.teotibot_catalog import RESERVE
from teo_desktop.kernel.events import Event
from teo_desktop.ui.texts.counted import Counted
from teo_desktop.ui.texts.format import QT_TRANSLATE_NOOP, comma_list, fill, listing, translate
from teo_desktop.ui.texts.marks import marked
from teo_desktop.ui.texts.teotihuacan import names, tiles
from teo_desktop.ui.texts.teotihuacan.teotibot_words import (
    action_place_name,
    action_tile_name,
    action_tile_text,
    arrow_text,
    lever_label,
    reason_word,
    rule_text,
    why_word,
)

SENTENCES: dict[type, str] = {
    told.DiceRolled: QT_TRANSLATE_NOOP("teo.event", "{player} rolls {first} and {second}: {total}."),
    told.ActionTileChosen: QT_TRANSLATE_NOOP("teo.event", "{player} performs the action tile “{tile}” ({place})."),
    told.ActionTileFailed: QT_TRANSLATE_NOOP("teo.event", "{player} cannot perform “{tile}”: {reason}"),
    told.RuleApplied: QT_TRANSLATE_NOOP("teo.event", "{player}, “{tile}”: {rule}"),
    told.TeotibotChose: QT_TRANSLATE_NOOP("teo.event", "{player} picks: {what} – {why}."),
    told.PyramidTileTurned: QT_TRANSLATE_NOOP("teo.event", "{player} lays the pyramid tile by chance: {rotation}."),
    told.ActionTilesMoved: QT_TRANSLATE_NOOP(
        "teo.event", "{player}: the action tile “{tile}” becomes the reserve; {slides}."
    ),
    told.DiscoveryDiscarded: QT_TRANSLATE_NOOP(
        "teo.event", "{player} removes a discovery tile from the game: “{kind}” ({board})."
    ),
    told.WorshipperDisplaced: QT_TRANSLATE_NOOP("teo.event", "{player}: the worshipper makes room, {start} → {space}."),
}


NAMES = frozenset(("kind", "board", "start", "space", "what"))
"""The places in the sentences that name a thing on the table."""


def bot_event_text(event: Any, seats: Mapping[int, str]) -> str:
    """A line of the log about the Teotibot, with marks; ``event`` is one of the classes of ``SENTENCES``."""
    words = {field: marked(field, word) if field in NAMES else word for field, word in _words(event).items()}
    return fill(translate("teo.event", SENTENCES[type(event)]), player=seats[event.player], **words)


def _words(event: Any) -> dict[str, object]:
    match event:
        case told.DiceRolled(_, first, second):
            return {"first": first, "second": second, "total": first + second}
        case told.ActionTileChosen(_, place, tile):
            return {"tile": action_tile_name(tile), "place": action_place_name(place)}
        case told.ActionTileFailed():
            return {"tile": action_tile_name(event.tile), "reason": failed_text(event)}
        case told.RuleApplied():
            return {"tile": action_tile_name(event.tile), "rule": rule_text(event.rule)}
        case told.TeotibotChose():
            return {"what": picked_text(event), "why": why_text(event)}
        case told.PyramidTileTurned():
            return {"rotation": names.rotation_text(event.rotation)}
        case told.ActionTilesMoved():
            reserve = action_tile_name(event.tiles[RESERVE])
            return {"tile": reserve, "slides": Counted().tiles_slide(event.slides)}
        case told.DiscoveryDiscarded(_, kind, site):
            board = next(board for board, place in BOARD_SITES.items() if place == site)
            return {"kind": tiles.discovery_name(kind), "board": names.board_name(board)}
        case told.WorshipperDisplaced(_, start, space):
            return {"start": names.space_name(start), "space": names.space_name(space)}
    raise TypeError(f"no words for {event!r}")


def failed_text(event: told.ActionTileFailed) -> str:
    """Where it was tried in vain, and why: "Nobles – none of its unlocked workers stands there."."""
    reason = _reason(event.reason, event.numbers)
    if not event.board:
        return reason
    return fill(translate("teo.teotibot", "{board} – {reason}"), board=names.board_name(event.board), reason=reason)


def picked_text(event: told.TeotibotChose) -> str:
    """What was picked, as a name: "Worker 2", "Blue temple"."""
    chosen = event.chosen
    match event.what:
        case "worker":
            return names.worker_name(chosen)
        case "distance":
            return Counted().boards_ahead(chosen)
        case "temple" if chosen < 0:
            return translate("teo.teotibot", "no temple")
        case "temple":
            return names.temple_name(chosen)
        case "resource":
            return names.good_name(chosen)
        case "technology":
            return tiles.technology_name(chosen)
        case "pyramid_tile":
            return translate("teo.teotibot", "pyramid tile")
        case "place":
            return names.place_text(chosen)
        case "decoration":
            return translate("teo.teotibot", "decoration")
        case "side":
            return names.side_name(chosen)
        case "row":
            return names.row_name(chosen)
        case "mask":
            return tiles.discovery_name(chosen)
        case "space":
            return names.space_name(chosen)
        case "reward":
            return translate("teo.teotibot", "printed reward")
    raise KeyError(event.what)


def why_text(event: told.TeotibotChose) -> str:
    """By which rule it was picked, with what was compared: "its weakest unlocked worker (powers 1, 3)"."""
    why = why_word(event.what, event.why)
    return fill(why, numbers=_compared(event.what, event.numbers))


def _compared(what: str, numbers: Sequence[int]) -> str:
    match what:
        case "worker":
            powers = comma_list([str(number) for number in numbers])
            return fill(translate("teo.teotibot", "power {numbers}"), numbers=powers)
        case "temple":
            steps = [
                fill(translate("teo.teotibot", "{temple} {step}"), temple=names.temple_name(temple), step=step)
                for temple, step in enumerate(numbers)
            ]
            return comma_list(steps)
        case "resource":
            return comma_list([names.goods_text(good, amount) for good, amount in enumerate(numbers, 1)])
    return comma_list([str(number) for number in numbers])


def _reason(reason: str, numbers: Sequence[int]) -> str:
    if reason != "needs_price":
        return reason_word(reason)
    price, have = numbers[: len(GOODS)], numbers[len(GOODS) :]
    wanted = [good for good, amount in enumerate(price) if amount]
    return fill(
        translate("teo.teotibot", "it needs {price} and has {have}."),
        price=tiles.price_text(price),
        have=listing([names.goods_text(good, have[good]) for good in wanted]),
    )


# -- for the panel -----------------------------------------------------------------------------------------------------


def picked_and_why_text(event: told.TeotibotChose) -> str:
    """A line of the list of reasons: "Worker 2 – its weakest unlocked worker (power 1, 3)"."""
    return fill(translate("teo.teotibot", "{what} – {why}"), what=picked_text(event), why=why_text(event))


def action_tile_label(tile: int, place: int, was_chosen: bool, sums: Sequence[int], odds: int) -> str:
    """An action tile, where it lies, what it does, and by which sums it comes, with so many of 36 rolls."""
    name, where = action_tile_name(tile), action_place_name(place)
    head = fill(translate("teo.teotibot", "{tile} ({place})"), tile=name, place=where)
    said = [fill(translate("teo.teotibot", "{tile}: {text}"), tile=head, text=action_tile_text(tile))]
    if sums:
        said.append(fill(translate("teo.teotibot", "Chosen by {sums}."), sums=chance_text(sums, odds)))
    elif place != RESERVE:
        said.append(translate("teo.teotibot", "No roll chooses it here."))
    if was_chosen:
        said.append(translate("teo.teotibot", "It was performed last."))
    return " ".join(said)


def lever_line(lever: str, number: int) -> str:
    """A figure that makes it weaker or stronger: "Points for ten cacao: 3"."""
    return fill(translate("teo.teotibot", "{lever}: {number}"), lever=lever_label(lever), number=number)


def arrow_label(arrow: int, number: int) -> str:
    """A direction tile, the upper (0) or the lower one."""
    if not number:
        return fill(translate("teo.teotibot", "Upper direction tile: {what}"), what=arrow_text(arrow))
    return fill(translate("teo.teotibot", "Lower direction tile: {what}"), what=arrow_text(arrow))


def roll_text(roll: told.DiceRolled) -> str:
    """The last roll: "Last roll: 3 and 4"."""
    return fill(translate("teo.teotibot", "Last roll: {first} and {second}"), first=roll.first, second=roll.second)


def chance_text(sums: Sequence[int], odds: int) -> str:
    """Sums of two dice and their chance: "6, 7, 8: 16 of 36"."""
    return fill(translate("teo.teotibot", "{sums}: {odds} of 36"), sums=_sums_text(sums), odds=odds)


def consequence_text(event: Event) -> str:
    """What should be known of an event that may come, in a sentence; empty where the figures tell it."""
    match event:
        case events.Ascended():
            return translate("teo.teotibot", "A worker of it ascends.")
        case events.WorkerUnlocked():
            board = names.board_name(event.board)
            return fill(translate("teo.teotibot", "Your worker is unlocked: {board}."), board=board)
        case events.PyramidCompleted():
            return translate("teo.teotibot", "The pyramid is complete.")
        case events.EclipseTriggered():
            return translate("teo.teotibot", "This triggers the eclipse.")
    return ""


def outlook_text(rule: str, points: int, goods: Sequence[int], human_points: int) -> str:
    """What a tile would do: the rule, then what changes: "…: +3 points, −2 stone."."""
    changes = [_signed(points, Counted().points(abs(points)))] if points else []
    changes += [_signed(amount, names.goods_text(good, abs(amount))) for good, amount in enumerate(goods) if amount]
    if human_points:
        gained = _signed(human_points, Counted().points(abs(human_points)))
        changes.append(fill(translate("teo.teotibot", "{points} for you"), points=gained))
    said = rule_text(rule) if rule else ""
    if not changes:
        return said
    return fill(translate("teo.teotibot", "{rule} {changes}."), rule=said, changes=comma_list(changes))


def _signed(amount: int, what: str) -> str:
    if amount > 0:
        return fill(translate("teo.teotibot", "+{what}"), what=what)
    return fill(translate("teo.teotibot", "−{what}"), what=what)


def _sums_text(sums: Sequence[int]) -> str:
    return comma_list([str(total) for total in sums])
