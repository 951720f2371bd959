"""What the pieces of the table are called: tool tips, names for screen readers, the few words that stand on it."""

from __future__ import annotations

from collections.abc import Sequence

from teo_desktop.games.teotihuacan import choices
from teo_desktop.games.teotihuacan.catalog import (
    DECORATION_POINTS,
    DECORATION_TILES,
    ECLIPSES,
    LEADER_POINTS,
    NOBLES_ROWS,
    NOBLES_WOOD,
    PYRAMID_TILES,
    TEMPLE_REWARDS,
    UNLOCK_COST,
    WOOD,
)
from teo_desktop.games.teotihuacan.state import PlayerBoard
from teo_desktop.ui.texts.counted import Counted
from teo_desktop.ui.texts.format import comma_list, fill, translate
from teo_desktop.ui.texts.teotihuacan import choices as choice_texts
from teo_desktop.ui.texts.teotihuacan import events as event_texts
from teo_desktop.ui.texts.teotihuacan import names, panels, tiles


def titled(title: str, text: str) -> str:
    """A name and what it does: "Dragon: …"."""
    return fill(translate("teo.table", "{title}: {text}"), title=title, text=text)


# ---- words on the table


def area_titles() -> dict[str, str]:
    """The parts of the table besides the action boards, by their names in the layout."""
    return {
        "pyramid": translate("teo.table", "Pyramid"),
        "tracks": translate("teo.table", "Temples and pyramid track"),
        "avenue": translate("teo.table", "Avenue of the Dead"),
        "hand": translate("teo.table", "Goods and tiles in hand"),
        "calendar": translate("teo.table", "Calendar"),
        "ascension": translate("teo.table", "Ascension"),
    }


def avenue_title() -> str:
    """The Avenue's name."""
    return translate("teo.table", "Avenue of the Dead")


def track_title() -> str:
    """The pyramid track's name."""
    return translate("teo.table", "Pyramid track")


def calendar_space_label(space: int) -> str:
    """A space of the calendar."""
    return fill(translate("teo.table", "Calendar, space {space}"), space=space)


def tray_title() -> str:
    """The heading above the starting tiles."""
    return translate("teo.table", "Starting tiles")


def free_unlock_word() -> str:
    """The button of the free unlock."""
    return translate("teo.table", "Unlock all")


def pass_word() -> str:
    """The button that leaves something out."""
    return translate("teo.table", "Skip")


def step_back_word() -> str:
    """The button of the worker that goes one board back."""
    return translate("teo.table", "Step back")


def end_turn_word() -> str:
    """The button that ends the turn."""
    return translate("teo.table", "End turn")


# ---- boards


def main_label(board: int, price: int) -> str:
    """The price of a board's main action."""
    return fill(
        translate("teo.table", "{board}: main action for {price}"),
        board=names.board_name(board),
        price=names.goods_text(0, price),
    )


def collect_label(board: int, cacao: int) -> str:
    """What collecting on a board brings."""
    return fill(
        translate("teo.table", "{board}: collect {goods}"),
        board=names.board_name(board),
        goods=names.goods_text(0, cacao),
    )


def worker_label(player: str, me: PlayerBoard, worker: int) -> str:
    """Whose worker it is, its power and where it is."""
    return titled(player, panels.worker_place_text(me, worker))


def companion_label(worker: int, power: int) -> str:
    """The handle of a worker that takes part in a double move."""
    return fill(translate("teo.table", "{worker} goes along"), worker=names.worker_text(worker, power))


def neutral_label(colour: int) -> str:
    """A neutral worker."""
    return fill(translate("teo.table", "Neutral worker, colour {number}"), number=colour + 1)


def lock_label(player: str) -> str:
    """The lock on a worship space."""
    return fill(translate("teo.table", "{player}: a locked worker"), player=player)


def space_label(space: int) -> str:
    """A worship space."""
    return fill(translate("teo.table", "Worship space: {space}"), space=names.space_name(space))


def ability_label(temple: int | None) -> str:
    """What a worship space of a gathering or decoration board does; without a temple, any of them."""
    if temple is None:
        return translate("teo.table", "Worship: a step on a temple of your choice")
    return fill(translate("teo.table", "Worship: a step, {temple}"), temple=names.temple_name(temple))


def site_label(site: int) -> str:
    """Where a discovery tile lies beside a board."""
    return fill(translate("teo.table", "Place for a discovery tile: {site}"), site=event_texts.site_text(site))


def discovery_label(kind: int) -> str:
    """A discovery tile, its price and what it does."""
    return titled(tiles.discovery_label(kind), tiles.discovery_text(kind))


def gathering_label() -> str:
    """How the table of a gathering board is read."""
    return translate(
        "teo.table", "Main action: the row is the number of your workers here, the column their lowest power"
    )


def crew_rows_label() -> str:
    """How many workers the rows of technologies need."""
    return translate("teo.table", "Upper row: one worker is enough. Lower row: two workers, or one of power 4 or 5")


def nobles_label(row: int, empty: Sequence[int]) -> str:
    """A row of the Nobles board and the first of its empty spaces."""
    points = NOBLES_ROWS[row]
    workers = Counted().workers(row + 1)
    if not empty:
        return fill(translate("teo.table", "Row for {workers}: full"), workers=workers)
    return fill(
        translate("teo.table", "Row for {workers}: the next building brings {points}"),
        workers=workers,
        points=names.points_text(points[empty[0]]),
    )


def nobles_price_label() -> str:
    """What a building costs and brings."""
    return fill(
        translate("teo.table", "A building costs {goods} and brings points and a step on the Avenue of the Dead"),
        goods=names.goods_text(WOOD, NOBLES_WOOD),
    )


def decoration_price_label() -> str:
    """What a decoration costs and brings."""
    return fill(
        translate(
            "teo.table", "Price by workers; a decoration brings {points}, 1 for each match, a step on the pyramid track"
        ),
        points=names.points_text(DECORATION_POINTS),
    )


def level_prices_label() -> str:
    """How the price table of the pyramid is read."""
    return translate("teo.table", "By level of the pyramid: stone and wood to pay, points for the tile")


def pyramid_tile_label(tile: int) -> str:
    """A pyramid tile by its icons."""
    icons = comma_list([names.icon_name(icon) for icon in PYRAMID_TILES[tile][0]])
    return fill(translate("teo.table", "Pyramid tile: {icons}"), icons=icons)


def decoration_label(tile: int) -> str:
    """A decoration by its icons."""
    icons = comma_list([names.icon_name(icon) for icon in DECORATION_TILES[tile]])
    return fill(translate("teo.table", "Decoration: {icons}"), icons=icons)


# ---- pyramid


def pyramid_label() -> str:
    """The pyramid as a whole."""
    return translate("teo.table", "Pyramid")


def place_label(spot: int, is_built: bool, is_open: bool) -> str:
    """A place of the pyramid: built, free or not carried."""
    place = names.place_text(spot)
    if is_built:
        return fill(translate("teo.table", "Pyramid, {place}"), place=place)
    if is_open:
        return fill(translate("teo.table", "Free place: {place}"), place=place)
    return fill(translate("teo.table", "Place not carried yet: {place}"), place=place)


def stair_label(side: int, step: int, is_open: bool) -> str:
    """The next step (from 0) of a side's stairs."""
    place = names.stair_text(side, step + 1)
    if is_open:
        return fill(translate("teo.table", "Place for a decoration: {place}"), place=place)
    return fill(translate("teo.table", "Place for a decoration, not carried yet: {place}"), place=place)


def way_label(is_turned: bool) -> str:
    """One of the two ways in which a decoration may lie."""
    if is_turned:
        return translate("teo.table", "turned by half: the icons change places")
    return translate("teo.table", "as it lies on offer")


def rotation_label(rotation: int) -> str:
    """A quarter turn of the tile."""
    return names.rotation_text(rotation)


# ---- tracks


def temple_label(temple: int) -> str:
    """A temple as a whole."""
    return names.temple_name(temple)


def step_label(temple: int, step: int) -> str:
    """A step of a temple and its reward."""
    if not step:
        return fill(translate("teo.table", "{temple}: start"), temple=names.temple_name(temple))
    word, amount = TEMPLE_REWARDS[temple][step]
    what = translate("teo.table", "temple bonus") if word == "none" else tiles.benefit_text(word, amount)
    return titled(panels.temple_text(temple, step), what)


def bonus_label(bonus: int) -> str:
    """A temple bonus tile."""
    return titled(tiles.bonus_name(bonus), tiles.bonus_text(bonus))


def temple_marker_label(player: str, temple: int, step: int) -> str:
    """A marker on a temple."""
    return titled(player, panels.temple_text(temple, step))


def track_label(points: int) -> str:
    """What the pyramid track is worth."""
    return fill(
        translate("teo.table", "Pyramid track: at the next eclipse each step brings {points}, and the leader {more}"),
        points=names.points_text(points),
        more=names.points_text(LEADER_POINTS),
    )


def track_marker_label(player: str, step: int) -> str:
    """A marker on the pyramid track."""
    return titled(player, panels.track_text(step))


def avenue_label(value: int) -> str:
    """What the Avenue is worth."""
    return fill(
        translate("teo.table", "Avenue of the Dead: each step brings {points} at an eclipse, as the buildings stand"),
        points=names.points_text(value),
    )


def avenue_value_label(left: int, value: int) -> str:
    """Buildings left, and what the Avenue is worth."""
    return fill(
        translate("teo.table", "{buildings}; a step on the Avenue brings {points} at an eclipse"),
        buildings=Counted().buildings_left(left),
        points=names.points_text(value),
    )


def avenue_space_label(step: int) -> str:
    """A step of the Avenue."""
    return panels.avenue_text(step)


def avenue_marker_label(player: str, step: int) -> str:
    """A marker on the Avenue."""
    return titled(player, panels.avenue_text(step))


def calendar_label(number: int, distance: int, turns_left: int) -> str:
    """Which eclipse comes next, and how far away it is."""
    if turns_left >= 0:
        return titled(panels.eclipse_text(number, ECLIPSES), panels.turns_left_text(turns_left))
    return titled(panels.eclipse_text(number, ECLIPSES), Counted().steps(distance))


def light_label(space: int) -> str:
    """The light calendar marker."""
    return fill(translate("teo.table", "Light calendar marker, space {space}"), space=space)


def dark_label(space: int) -> str:
    """The dark calendar marker."""
    return fill(translate("teo.table", "Dark calendar marker, space {space}"), space=space)


def ascension_label() -> str:
    """The rewards of an ascension."""
    return translate("teo.table", "Ascension: a worker that grows beyond power 5 brings one of these rewards")


def reward_label(reward: str) -> str:
    """One reward of an ascension."""
    return fill(translate("teo.table", "Ascension: {reward}"), reward=choice_texts.reward_text(reward))


# ---- hand


def good_label(good: int, amount: int) -> str:
    """Goods of the seat that is asked."""
    return names.goods_text(good, amount)


def pay_label(cacao: int) -> str:
    """So much salary."""
    return fill(translate("teo.table", "Pay {goods}"), goods=names.goods_text(0, cacao))


def gained_label(good: int) -> str:
    """What is gained by an exchange."""
    return fill(translate("teo.table", "Exchange for {good}"), good=names.good_name(good))


def amount_label(amount: int) -> str:
    """How many are exchanged."""
    return fill(translate("teo.table", "Exchange {amount}"), amount=amount)


def step_back_label() -> str:
    """What the step back does."""
    return translate("teo.table", "The worker goes one board back; then another worker moves")


def price_label(choice: str) -> str:
    """A price for a pyramid tile."""
    match choice:
        case choices.LESS_WOOD:
            return translate("teo.table", "One wood less")
        case choices.LESS_STONE:
            return translate("teo.table", "One stone less")
    return translate("teo.table", "Full price; the discount stays")


def free_unlock_label() -> str:
    """What the free unlock does."""
    return translate("teo.table", "Unlock all your workers free of charge, as your whole turn")


def paid_unlock_label() -> str:
    """What the paid unlock does."""
    return fill(translate("teo.table", "Unlock all your workers for {price}"), price=names.goods_text(0, UNLOCK_COST))


def starting_label(tile: int, drawn: int | None) -> str:
    """A starting tile and what it gives."""
    return titled(tiles.starting_name(tile), tiles.starting_text(tile, drawn))


def benefit_label(word: str, amount: int) -> str:
    """A benefit of a starting tile."""
    return tiles.benefit_text(word, amount)
