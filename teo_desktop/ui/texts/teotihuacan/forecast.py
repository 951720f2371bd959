"""Looking ahead in words: what a choice brings and how that adds up, where a forecast stops, what to think of."""

from __future__ import annotations

from collections.abc import Sequence

from teo_desktop.games.teotihuacan import events, teotibot_events
from teo_desktop.games.teotihuacan.catalog import (
    CACAO,
    COLLECT_BASE,
    DECORATION_POINTS,
    TRACK_POINTS,
    UNLOCK_COST,
    UNPAID_POINTS,
)
from teo_desktop.games.teotihuacan.projection import Projection
from teo_desktop.games.teotihuacan.scoring import avenue_value
from teo_desktop.games.teotihuacan.state import Game
from teo_desktop.kernel.events import Event
from teo_desktop.ui.texts.counted import Counted
from teo_desktop.ui.texts.format import QT_TRANSLATE_NOOP, comma_list, fill, translate
from teo_desktop.ui.texts.teotihuacan.names import goods_text, points_text, temple_name, worker_name
from teo_desktop.ui.texts.teotihuacan.sources import source_text
from teo_desktop.ui.texts.teotihuacan.tiles import discovery_name, discovery_text, technology_name

STOPS: dict[type[Event], str] = {
    events.DiscoveryRevealed: QT_TRANSLATE_NOOP("teo.forecast", "Here a discovery tile is drawn: no undo behind it."),
    events.PyramidRefilled: QT_TRANSLATE_NOOP("teo.forecast", "Here pyramid tiles are drawn: no undo behind it."),
    events.DecorationsRefilled: QT_TRANSLATE_NOOP("teo.forecast", "Here a decoration is drawn: no undo behind it."),
    events.NeutralsPlaced: QT_TRANSLATE_NOOP(
        "teo.forecast", "Here neutral workers are placed anew by lot: no undo behind it."
    ),
    teotibot_events.DiceRolled: QT_TRANSLATE_NOOP(
        "teo.forecast", "Here the Teotibot rolls its dice: no undo behind it."
    ),
    teotibot_events.PyramidTileTurned: QT_TRANSLATE_NOOP(
        "teo.forecast", "Here the Teotibot turns a pyramid tile by lot: no undo behind it."
    ),
}
"""By the class of the event that would tell something hidden."""


def stop_text(stopped_by: type[Event]) -> str:
    """Where a forecast stops, and why."""
    return translate("teo.forecast", STOPS[stopped_by])


# -- what a choice brings ----------------------------------------------------------------------------------------------


def good_change_text(good: int, gained: int, paid: int) -> str:
    """Goods that come and go: "Gains 4 cacao, pays 2 cacao"."""
    parts = [fill(translate("teo.forecast", "Gains {goods}"), goods=goods_text(good, gained))] if gained else []
    if paid:
        parts.append(fill(translate("teo.forecast", "Pays {goods}"), goods=goods_text(good, paid)))
    return comma_list(parts)


def points_change_text(points: int) -> str:
    """ "Scores 5 points" """
    if points < 0:
        return fill(translate("teo.forecast", "Loses {points}"), points=points_text(-points))
    return fill(translate("teo.forecast", "Scores {points}"), points=points_text(points))


def temple_change_text(temple: int, before: int, after: int) -> str:
    """A marker that climbs: "Blue temple: step 3 → 4"."""
    return fill(
        translate("teo.forecast", "{temple}: step {before} → {after}"),
        temple=temple_name(temple),
        before=before,
        after=after,
    )


def avenue_change_text(before: int, after: int) -> str:
    """A marker that goes on along the Avenue."""
    return fill(translate("teo.forecast", "Avenue of the Dead: step {before} → {after}"), before=before, after=after)


def track_change_text(before: int, after: int) -> str:
    """A marker that goes on along the pyramid track."""
    return fill(translate("teo.forecast", "Pyramid track: step {before} → {after}"), before=before, after=after)


def power_change_text(worker: int, before: int, after: int) -> str:
    """A worker that grows, or begins anew."""
    return fill(
        translate("teo.forecast", "{worker}: power {before} → {after}"),
        worker=worker_name(worker),
        before=before,
        after=after,
    )


def locked_text(worker: int) -> str:
    """A worker that is put onto a worship space."""
    return fill(translate("teo.forecast", "{worker} is locked"), worker=worker_name(worker))


def unlocked_text(worker: int) -> str:
    """A worker that may move again."""
    return fill(translate("teo.forecast", "{worker} is unlocked"), worker=worker_name(worker))


def claimed_text(kind: int) -> str:
    """A tile that comes to the player."""
    return fill(translate("teo.forecast", "Discovery tile “{tile}”"), tile=discovery_name(kind))


def used_up_text(kind: int) -> str:
    """A tile that is turned face down."""
    return fill(translate("teo.forecast", "Uses up the discovery tile “{tile}”"), tile=discovery_name(kind))


def acquired_text(technology: int) -> str:
    """A technology that is the player's from now on."""
    return fill(translate("teo.forecast", "Technology “{name}”"), name=technology_name(technology))


def placed_building_text(before: int, after: int) -> str:
    """A building that leaves the row, which may change what the Avenue is worth."""
    if before == after:
        return translate("teo.forecast", "A building leaves the row")
    return fill(
        translate("teo.forecast", "A building leaves the row: each step on the Avenue of the Dead {before} → {after}"),
        before=before,
        after=after,
    )


# -- sums --------------------------------------------------------------------------------------------------------------


def collect_sum(amount: int) -> str:
    """How collected cacao comes about: "3 colours + 1 = 4 cacao"."""
    return fill(
        translate("teo.forecast", "{colours} + {base} = {goods}"),
        colours=Counted().colours(amount - COLLECT_BASE),
        base=COLLECT_BASE,
        goods=goods_text(CACAO, amount),
    )


def tile_sum(level: int, matches: int, level_points: int, match_points: int) -> str:
    """How the points of a pyramid tile come about: "Level 2: 3 + 2 matching icons = 5 points"."""
    return fill(
        translate("teo.forecast", "Level {level}: {base} + {matches} = {points}"),
        level=level,
        base=level_points,
        matches=Counted().matching_icons(matches),
        points=points_text(level_points + match_points),
    )


def decoration_sum(matches: int, match_points: int) -> str:
    """How the points of a decoration come about: "3 + 2 matching icons = 5 points"."""
    return fill(
        translate("teo.forecast", "{base} + {matches} = {points}"),
        base=DECORATION_POINTS,
        matches=Counted().matching_icons(matches),
        points=points_text(DECORATION_POINTS + match_points),
    )


def sources_sum(points: Sequence[tuple[str, int]]) -> str:
    """Points by their sources: "3 points (Forest), 1 point (technology “Market Days”)"."""
    return comma_list(
        [
            fill(
                translate("teo.forecast", "{points} ({source})"),
                points=points_text(each) if each >= 0 else f"−{points_text(-each)}",
                source=source_text(source),
            )
            for source, each in points
        ]
    )


# -- the eclipse that comes --------------------------------------------------------------------------------------------


def projection_text(game: Game, player: int, coming: Projection) -> str:
    """What a player would have after the next eclipse, and how that comes about."""
    return fill(
        translate("teo.forecast", "If eclipse {number} came now: {points} ({parts})."),
        number=coming.eclipse,
        points=points_text(coming.total),
        parts=comma_list(
            [
                fill(translate("teo.forecast", "{points} so far"), points=coming.now),
                *projection_parts(game, player, coming, None),
            ]
        ),
    )


def projection_parts(game: Game, player: int, coming: Projection, before: Projection | None) -> list[str]:
    """The sums of the next eclipse that are not zero; with ``before``, those that have changed since."""
    me, value = game.players[player], avenue_value(game)
    each = TRACK_POINTS[coming.eclipse - 1]
    parts = {
        "avenue": fill(
            translate("teo.forecast", "Avenue of the Dead {steps} × {value} = {points}"),
            steps=me.avenue,
            value=value,
            points=coming.avenue,
        ),
        "track": fill(
            translate("teo.forecast", "pyramid track {steps} × {value} = {points}"),
            steps=me.track,
            value=each,
            points=coming.track,
        ),
        "leader": fill(translate("teo.forecast", "furthest ahead on it = {points}"), points=coming.leader),
        "masks": fill(translate("teo.forecast", "sets of masks = {points}"), points=coming.masks),
        "unpaid": _unpaid_sum(coming.unpaid),
        "bonuses": fill(translate("teo.forecast", "temple bonuses = {points}"), points=coming.bonuses),
    }
    wanted = {name: getattr(coming, name) for name in parts}
    if before is None:
        return [parts[name] for name, amount in wanted.items() if amount]
    return [parts[name] for name, amount in wanted.items() if amount != getattr(before, name)]


def _unpaid_sum(missing: int) -> str:
    if not missing:
        return translate("teo.forecast", "the salary is paid")
    return fill(
        translate("teo.forecast", "salary not paid {cacao} × −{value} = −{points}"),
        cacao=missing,
        value=UNPAID_POINTS,
        points=UNPAID_POINTS * missing,
    )


def projection_change_text(eclipse: int, before: int, after: int) -> str:
    """ "Points after eclipse 1: 41 → 57" """
    return fill(
        translate("teo.forecast", "Points after eclipse {number}: {before} → {after}"),
        number=eclipse,
        before=before,
        after=after,
    )


def at_eclipse_text(eclipse: int, parts: Sequence[str]) -> str:
    """What changes at the next eclipse."""
    return fill(translate("teo.forecast", "At eclipse {number}: {parts}."), number=eclipse, parts=comma_list(parts))


def other_change_text(name: str, before: int, after: int) -> str:
    """What changes for somebody else at the next eclipse: "Berta 35 → 31"."""
    return fill(translate("teo.forecast", "{player} {before} → {after}"), player=name, before=before, after=after)


def eclipse_scored_text(eclipse: int, points: int) -> str:
    """An eclipse that the choice itself brings."""
    return fill(
        translate("teo.forecast", "Then eclipse {number} is scored: {points} for you."),
        number=eclipse,
        points=points_text(points),
    )


def next_text(question: str) -> str:
    """What comes next for the same player."""
    return fill(translate("teo.forecast", "Next: {question}"), question=question)


def turn_over_text() -> str:
    """Nothing more comes for this player."""
    return translate("teo.forecast", "Then your turn is over.")


# -- before a turn ends ------------------------------------------------------------------------------------------------


def tile_reminder(kind: int) -> tuple[str, str]:
    """A discovery tile that could be used now: for a badge, and as a sentence."""
    name = discovery_name(kind)
    return name, fill(
        translate("teo.forecast", "You can still use “{tile}”: {text}"), tile=name, text=discovery_text(kind)
    )


def unlock_reminder(workers: int) -> tuple[str, str]:
    """Workers that could be freed now: for a badge, and as a sentence."""
    words = Counted().workers_to_unlock(workers)
    return words, fill(
        translate("teo.forecast", "{workers}: you can pay {goods} for it."),
        workers=words,
        goods=goods_text(CACAO, UNLOCK_COST),
    )


def salary_reminder(missing: int) -> tuple[str, str]:
    """A salary that cannot be paid: for a badge, and as a sentence."""
    goods = goods_text(CACAO, missing)
    return fill(translate("teo.forecast", "Salary: {goods} short"), goods=goods), fill(
        translate("teo.forecast", "For the salary at the coming eclipse {goods} are missing: {points} lost."),
        goods=goods,
        points=points_text(UNPAID_POINTS * missing),
    )


def countdown_text(eclipse: int, rounds: int, turns: int | None) -> tuple[str, str]:
    """How far away the next eclipse is, for a chip and as a sentence; ``turns``: after so many more, once triggered."""
    if turns is not None:
        short = Counted().turns_more(turns) if turns else translate("teo.forecast", "after this turn")
        text = fill(translate("teo.forecast", "Eclipse {number}: {when}"), number=eclipse, when=short)
        return text, Counted().turns_to_eclipse(turns)
    when = Counted().rounds_at_most(rounds)
    text = fill(translate("teo.forecast", "Eclipse {number}: {when}"), number=eclipse, when=when)
    hint = translate("teo.forecast", "The light marker advances after each round; ascensions make it come sooner.")
    return text, hint
