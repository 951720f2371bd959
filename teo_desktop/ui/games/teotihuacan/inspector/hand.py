"""What the inspector says about goods, starting tiles and answers that are buttons."""

from __future__ import annotations

from typing import Any

from teo_desktop.ui.adapter import BUTTON
from teo_desktop.ui.games.teotihuacan.inspector.look import Explains, Look, plain
from teo_desktop.ui.telling import Inspection, Section
from teo_desktop.ui.texts import teotihuacan as texts
from teo_desktop.ui.texts.teotihuacan import inspector as words
from teo_desktop.ui.texts.teotihuacan import table as labels


def _good(look: Look, good: int) -> Inspection:
    lines = tuple(
        words.player_line(name, (texts.goods_text(good, me.goods[good]),))
        for name, me in zip(look.names, look.game.players, strict=True)
    )
    return Inspection(texts.good_name(good), None, (), (Section(words.now_heading(), lines),))


def _starting(look: Look, tile: int) -> Inspection:
    drawn = dict(look.game.drawn).get(tile)
    told = (texts.starting_text(tile, drawn),)
    return Inspection(
        texts.starting_name(tile), None, (*told, *((labels.discovery_label(drawn),) if drawn is not None else ()))
    )


def _benefit(look: Look, of: tuple[Any, Any]) -> Inspection:
    # Only one that is being claimed is a choice; on the others one reads the tile.
    return Inspection(labels.benefit_label(*of)) if isinstance(of[0], str) else _starting(look, of[0])


def _button(_: Look, which: Any) -> Inspection:
    match which:
        case ("pay", cacao):
            return Inspection(labels.pay_label(cacao))
        case ("price", price):
            return Inspection(labels.price_label(price))
        case ("gained", good):
            return Inspection(labels.gained_label(good))
        case ("amount", amount):
            return Inspection(labels.amount_label(amount))
        case "step back":
            return Inspection(labels.step_back_word(), None, (labels.step_back_label(),))
        case "free unlock":
            return Inspection(labels.free_unlock_word(), None, (labels.free_unlock_label(), words.lock_text()))
        case "paid unlock":
            return Inspection(labels.paid_unlock_label(), None, (words.lock_text(),))
        case "pass":
            return Inspection(labels.pass_word())
    return Inspection(labels.end_turn_word())


KINDS: dict[str, Explains] = {
    "good": _good,
    "tray": plain(lambda _: labels.tray_title()),
    "starting_tile": _starting,
    "benefit": _benefit,
    BUTTON: _button,
}
"""By kind of thing."""
