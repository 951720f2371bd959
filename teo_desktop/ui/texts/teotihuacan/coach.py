"""What the coach says: what was overlooked, and why it matters."""

from __future__ import annotations

from collections.abc import Sequence

from teo_desktop.games.teotihuacan.catalog import CACAO, UNPAID_POINTS
from teo_desktop.ui.texts.format import fill, listing, translate
from teo_desktop.ui.texts.teotihuacan.forecast import unlock_reminder
from teo_desktop.ui.texts.teotihuacan.names import board_name, goods_text, points_text, temple_name, worker_name


def salary_text(missing: int, worker: int, board: int, cacao: int) -> str:
    """The eclipse is near and the salary cannot be paid; where most cacao could be had now."""
    return fill(
        translate(
            "teo.coach",
            "{missing} short for the salary, and the eclipse is near: that would cost {points}. "
            "{worker} could collect {goods} ({board}).",
        ),
        missing=goods_text(CACAO, missing),
        points=points_text(UNPAID_POINTS * missing),
        worker=worker_name(worker),
        goods=goods_text(CACAO, cacao),
        board=board_name(board),
    )


def unlock_text(locked: int) -> str:
    """Many workers are locked as the turn begins, and there is cacao for unlocking them."""
    return fill(
        translate("teo.coach", "{reminder} Your turn still follows."),
        reminder=unlock_reminder(locked)[1],
    )


def blocked_text(temple: int) -> str:
    """A temple step that brought nothing."""
    return fill(
        translate("teo.coach", "A step was lost: {temple}. Its top is reached or taken; it brings nothing any more."),
        temple=temple_name(temple),
    )


def avenue_full_text(step: int) -> str:
    """A building without a step on the Avenue of the Dead."""
    return fill(
        translate("teo.coach", "Your marker on the Avenue of the Dead is at its end (step {step}): the step was lost."),
        step=step,
    )


def track_full_text(step: int) -> str:
    """A tile or decoration without a step on the pyramid track."""
    return fill(
        translate("teo.coach", "Your marker on the pyramid track is at its end (step {step}): the step was lost."),
        step=step,
    )


def more_cacao_text(worker: int, board: int, cacao: int, had: int) -> str:
    """Elsewhere there was more to collect."""
    return fill(
        translate(
            "teo.coach",
            "There was more to collect: {goods} instead of {less}, with {worker} ({board}). "
            "Each colour of unlocked dice there brings 1 more.",
        ),
        goods=goods_text(CACAO, cacao),
        less=goods_text(CACAO, had),
        worker=worker_name(worker),
        board=board_name(board),
    )


def better_worker_text(worker: int, board: int, other: Sequence[int], had: Sequence[int]) -> str:
    """The same action with another worker would have brought more; both as goods in their order, then points."""
    return fill(
        translate(
            "teo.coach",
            "With {worker} the same main action would have brought more ({board}): {more} instead of {less}. "
            "The lowest power of your workers there counts.",
        ),
        worker=worker_name(worker),
        board=board_name(board),
        more=_brought(other),
        less=_brought(had),
    )


def _brought(brought: Sequence[int]) -> str:
    *goods, points = brought
    parts = [goods_text(good, amount) for good, amount in enumerate(goods) if amount > 0]
    if points:
        parts.append(points_text(points))
    return listing(parts) or translate("teo.coach", "nothing")
