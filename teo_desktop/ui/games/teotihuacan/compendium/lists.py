"""The lists of the help that are made of the game's data and texts: tiles with their pictures, tables of figures.

They hold no words of their own: tables are headed by pictures. ``[=](ruling:…)`` becomes the name of that ruling.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from teo_desktop.games.teotihuacan.catalog import (
    AVENUE_VALUES,
    BASE_ROYALS,
    BASE_STARTING,
    BASE_TECHNOLOGIES,
    BOARD_NAMES,
    BONUS_STEP,
    BONUSES,
    DARK,
    DECORATION_TILES,
    DISCOVERIES,
    FIRST_GAME_GAIN,
    FIRST_GAME_WORKERS,
    GATHERING,
    GOODS,
    LEVEL_POINTS,
    LEVEL_STONE,
    LEVEL_WOOD,
    MASK_SET_POINTS,
    MASKS,
    NOBLES_ROWS,
    OPENING_CACAO,
    PYRAMID_TILES,
    ROYALS,
    SALARY,
    STARTING,
    TECHNOLOGIES,
    TEMPLE_REWARDS,
    TEMPLE_SITES,
    TEMPLE_TILES,
    TEMPLES,
    TOP_STEP,
    TRACK_POINTS,
    Gain,
)
from teo_desktop.games.teotihuacan.teotibot_catalog import ACTION_TILES, LEVEL_ROWS, PLACE_OF_ROLL, RESERVE, ROLL_ODDS
from teo_desktop.games.teotihuacan.teotibot_levels import LEVELS
from teo_desktop.ui.games.teotihuacan.tiles import GAIN_PICTURES
from teo_desktop.ui.texts import teotihuacan as texts
from teo_desktop.ui.texts.format import comma_list
from teo_desktop.ui.texts.teotihuacan import setup as setup_words
from teo_desktop.ui.texts.teotihuacan.events import site_text

TECHNOLOGY_RULINGS: dict[int, tuple[str, ...]] = {
    1: ("T-PASSING",),
    3: ("T-TECHNOLOGY-LAST", "T-NEW-TECHNOLOGY"),
    5: ("T-TECHNOLOGY-LAST", "T-ONCE-PER-ACTION"),
    7: ("T-TECHNOLOGY-LAST",),
    9: ("T-TECHNOLOGY-LAST",),
    11: ("T-TECHNOLOGY-LAST", "T-ONCE-PER-ACTION"),
    13: ("T-BOUGHT-POWER-UP",),
    15: ("T-BUILDERS",),
    17: ("T-TECHNOLOGY-LAST", "T-ONCE-PER-ACTION"),
    0: ("T-ALL-EXCHANGE",),
    6: ("T-ALL-UNLOCK",),
    8: ("T-ALL-MASK",),
    10: ("T-ALL-SALARY",),
    12: ("T-TECHNOLOGY-LAST",),
    14: ("T-ALL-UNLOCK",),
    16: ("T-ALL-ARROW",),
    18: ("T-TECHNOLOGY-LAST",),
    20: ("T-ALL-BACK",),
}
"""By the printed number: the rulings about a technology."""
ROYAL_RULINGS: dict[int, tuple[str, ...]] = {
    2: ("T-ROYAL-TRADE",),
    3: ("T-ROYAL-TRADE",),
    6: ("T-ROYAL-TRADE",),
    7: ("T-ROYAL-TRADE",),
    8: ("T-ROYAL-TRADE",),
    0: ("T-ALL-ROYAL",),
}
DISCOVERY_RULINGS: dict[str, tuple[str, ...]] = {
    "any_resource_3": ("T-ONE-BY-ONE",),
    "any_resource_2": ("T-ONE-BY-ONE",),
    "temple_any": ("T-ANY-TEMPLE",),
    "avenue_step": ("T-AVENUE",),
    "power_up_2": ("T-POWER-UP",),
    "double_move": ("T-DOUBLE-MOVE", "T-MOVEMENT-TILE"),
    "teleport": ("T-TELEPORT", "T-MOVEMENT-TILE"),
    "ignore_cacao": ("T-WAIVER",),
    "extra_worker": ("T-EXTRA-WORKER",),
}
STARTING_RULINGS: dict[str, tuple[str, ...]] = {
    "technology_lowest": ("T-START-TECHNOLOGY", "T-SECOND-TECHNOLOGY"),
    "technology_highest": ("T-START-TECHNOLOGY",),
    "discovery_draw": ("T-DRAWN",),
    "power_up": ("T-START-POWER",),
    "worship": ("T-ALL-WORSHIP",),
    "ascension_reward": ("T-ALL-REWARD", "T-ALL-PLACES"),
}
"""By the benefit that needs them."""


def _row(picture: str, width: int, anchor: str, name: str, told: Iterable[str], rulings: Iterable[str] = ()) -> str:
    said = " ".join((*told, *(f":ui_info: [=](ruling:{ruling})" for ruling in rulings)))
    return f"| ![{name}](draw:{picture} {width}) | **{name}** {{#{anchor}}} {said} |"


def _number(good: str, amount: int) -> str:
    return f":{good}: {amount}"


# ---- tiles


def _technologies(indices: Iterable[int]) -> str:
    return "\n".join(
        _row(
            f"technology/{row.number}",
            104,
            f"technology-{row.number}",
            texts.technology_name(index),
            (f"({row.number}) {_number('gold', row.gold)} ·", texts.technology_text(index)),
            TECHNOLOGY_RULINGS.get(row.number, ()),
        )
        for index in indices
        for row in (TECHNOLOGIES[index],)
    )


def _royals(indices: Iterable[int]) -> str:
    return "\n".join(
        _row(
            f"royal/{row.number}",
            130,
            f"royal-{row.number}",
            texts.royal_name(index),
            (f"({row.category}) ·", texts.royal_text(index)),
            ROYAL_RULINGS.get(row.number, ()),
        )
        for index in sorted(indices, key=lambda index: (ROYALS[index].category, index))
        for row in (ROYALS[index],)
    )


def _discoveries(kinds: Iterable[int]) -> str:
    return "\n".join(
        _row(
            f"discovery/{row.id}",
            72,
            f"discovery-{row.id}",
            texts.discovery_name(kind),
            # Of all masks the same is to be said, once above the list.
            (f"(× {row.copies}) {_price(row.price)}", *((f"· {texts.discovery_text(kind)}",) if kind >= MASKS else ())),
            DISCOVERY_RULINGS.get(row.id, ()),
        )
        for kind in kinds
        for row in (DISCOVERIES[kind],)
    )


def _price(price: Sequence[int]) -> str:
    return " ".join(_number(GOODS[good], amount) for good, amount in enumerate(price) if amount)


def _bonuses() -> str:
    return "\n".join(
        _row(f"bonus/{row.id}", 104, f"bonus-{row.id}", texts.bonus_name(bonus), (f"· {texts.bonus_text(bonus)}",))
        for bonus, row in enumerate(BONUSES)
    )


def _starting(tiles: Iterable[int]) -> str:
    return "\n".join(
        _row(
            f"starting/{row.id}",
            100,
            f"starting-{row.id}",
            texts.starting_name(tile),
            (f"· {texts.starting_text(tile)}.",),
            dict.fromkeys(ruling for word, _ in row.gain for ruling in STARTING_RULINGS.get(word, ())),
        )
        for tile in tiles
        for row in (STARTING[tile],)
    )


def _grid(pictures: Sequence[str], width: int, columns: int) -> str:
    lines = [pictures[start : start + columns] for start in range(0, len(pictures), columns)]
    return "\n".join(" ".join(f"![](draw:{picture} {width})" for picture in line) for line in lines)


def _decorations() -> str:
    return _grid([f"decoration/{tile}" for tile in range(len(DECORATION_TILES))], 44, 8)


def _pyramid_tiles() -> str:
    return _grid([f"pyramid-tile/{tile}" for tile in range(len(PYRAMID_TILES))], 52, 8)


# ---- tables of figures


def _gains(gain: Gain) -> str:
    return " ".join(
        f":{GAIN_PICTURES[word]}:" if word.startswith("temple") and amount == 1 else f":{GAIN_PICTURES[word]}: {amount}"
        for word, amount in gain
    )


def _table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    lines = ["| " + " | ".join(head) + " |", "|" + "---|" * len(head)]
    return "\n".join([*lines, *("| " + " | ".join(row) + " |" for row in rows)])


def _gathering(board: int) -> Callable[[], str]:
    def made() -> str:
        head = (f":board_{BOARD_NAMES[board]}:", ":power_up: 1", ":power_up: 2–3", ":power_up: 4–5")
        rows = [(f":worker: {count}", *map(_gains, row)) for count, row in enumerate(GATHERING[board], 1)]
        return _table(head, rows)

    return made


def _levels() -> str:
    head = (":level:", ":stone:", ":wood:", ":victory_points:")
    rows = [
        (str(level), str(LEVEL_STONE[level]), str(LEVEL_WOOD[level]), str(LEVEL_POINTS[level])) for level in range(1, 5)
    ]
    return _table(head, rows)


def _nobles() -> str:
    longest = max(map(len, NOBLES_ROWS))
    head = (":worker:", *(f":building: {number}" for number in range(1, longest + 1)))
    rows = [(str(count), *map(str, row), *[""] * (longest - len(row))) for count, row in enumerate(NOBLES_ROWS, 1)]
    return _table(head, rows)


def _avenue() -> str:
    head = (":building:", *(str(number) for number in range(len(AVENUE_VALUES))))
    return _table(head, [(":avenue:", *map(str, AVENUE_VALUES))])


def _temples() -> str:
    head = ("", *(f":temple_{name}:" for name in TEMPLES))
    rows = []
    for step in range(1, TOP_STEP + 1):
        cells = []
        for temple in range(len(TEMPLES)):
            word, amount = TEMPLE_REWARDS[temple][step]
            reward = ":bonus_tile:" if step == BONUS_STEP else f":{GAIN_PICTURES[word]}: {amount}"
            site = TEMPLE_SITES.get((temple, step))
            tiles = TEMPLE_TILES[list(TEMPLE_SITES.values()).index(site)] if site is not None else ()
            cells.append(f"{reward} / :discovery: {'·'.join(map(str, tiles))}" if tiles else reward)
        rows.append((str(step), *cells))
    return _table(head, reversed(rows))


def _mask_sets() -> str:
    sizes = range(1, len(MASK_SET_POINTS))
    return _table((":mask_any:", *map(str, sizes)), [(":victory_points:", *(str(MASK_SET_POINTS[n]) for n in sizes))])


def _calendar() -> str:
    head = (":ui_players:", *(f":eclipse: {number}" for number in (1, 2, 3)))
    return _table(head, [(str(players), *map(str, row)) for players, row in enumerate(DARK, 2)])


def _track() -> str:
    head = (":eclipse:", *(str(number) for number in range(1, len(TRACK_POINTS) + 1)))
    return _table(head, [(":pyramid_track:", *(_number("victory_points", points) for points in TRACK_POINTS))])


def _salary() -> str:
    head = (":power_up:", *(str(power) for power in range(1, len(SALARY))))
    return _table(head, [(":salary:", *(_number("cacao", due) for due in SALARY[1:]))])


def _opening() -> str:
    rows = [
        (texts.option_label(edition), *(_number("cacao", n) for n in row)) for edition, row in OPENING_CACAO.items()
    ]
    return _table((":first_player:", "1", "…", ":ui_last:"), rows)


def _first_game() -> str:
    rows = []
    for seat, (gain, workers) in enumerate(zip(FIRST_GAME_GAIN, FIRST_GAME_WORKERS, strict=True), 1):
        goods = comma_list([texts.benefit_text(word, amount) for word, amount in gain])
        places = comma_list(
            [f"{texts.board_label(board)}{f' :power_up: {power}' if power > 1 else ''}" for board, power in workers]
        )
        rows.append((str(seat), goods, places))
    return _table((":ui_players:", ":any_resource:", ":worker:"), rows)


def _sites() -> str:
    rows = [
        (site_text(site), *(str(count) for count in TEMPLE_TILES[number]))
        for number, site in enumerate(TEMPLE_SITES.values())
    ]
    return _table((":discovery:", *(f":ui_players: {players}" for players in (2, 3, 4))), rows)


def _variants() -> str:
    keys = ("sudden-end", "advanced-worship", "draft", "random-pyramid", "all-tiles", "redraw-neutrals")
    return "\n".join(f"- **{setup_words.setup_label(key)}.** {setup_words.setup_tip(key)}" for key in keys)


# ---- the Teotibot


def _action_tiles() -> str:
    return "\n".join(
        _row(
            f"action-tile/{row.id}",
            92,
            f"action-{row.id.replace('_', '-')}",
            texts.action_tile_name(tile),
            (f"· {texts.action_tile_text(tile)}",),
        )
        for tile, row in enumerate(ACTION_TILES)
    )


def _rolls() -> str:
    by_place: dict[int, list[int]] = {}
    for total, place in PLACE_OF_ROLL.items():
        by_place.setdefault(place, []).append(total)
    rows = [
        (
            texts.action_place_name(place),
            ", ".join(map(str, by_place.get(place, ()))) or "–",
            f"{sum(ROLL_ODDS[total] for total in by_place.get(place, ()))}/36",
        )
        for place in range(RESERVE)
    ]
    return _table(("", ":worker:+:worker:", ""), rows)


def _bot_levels() -> str:
    names = tuple(LEVEL_ROWS)
    head = ("", *(texts.level_name(name) for name in names))
    levers = tuple(LEVELS[names[0]].__dataclass_fields__)
    rows = [(texts.lever_label(lever), *(str(getattr(LEVELS[name], lever)) for name in names)) for lever in levers]
    return _table(head, rows)


LISTS: dict[str, Callable[[], str]] = {
    "technologies": lambda: _technologies(range(BASE_TECHNOLOGIES)),
    "more-technologies": lambda: _technologies(range(BASE_TECHNOLOGIES, len(TECHNOLOGIES))),
    "royal-tiles": lambda: _royals(range(BASE_ROYALS)),
    "more-royal-tiles": lambda: _royals(range(BASE_ROYALS, len(ROYALS))),
    "masks": lambda: _discoveries(range(MASKS)),
    "discoveries": lambda: _discoveries(range(MASKS, len(DISCOVERIES))),
    "bonuses": _bonuses,
    "starting-tiles": lambda: _starting(range(BASE_STARTING)),
    "more-starting-tiles": lambda: _starting(range(BASE_STARTING, len(STARTING))),
    "decorations": _decorations,
    "pyramid-tiles": _pyramid_tiles,
    "gathering-forest": _gathering(2),
    "gathering-stone": _gathering(3),
    "gathering-gold": _gathering(4),
    "levels": _levels,
    "nobles": _nobles,
    "avenue": _avenue,
    "temples": _temples,
    "mask-sets": _mask_sets,
    "calendar": _calendar,
    "track": _track,
    "salary": _salary,
    "opening": _opening,
    "first-game": _first_game,
    "sites": _sites,
    "variants": _variants,
    "action-tiles": _action_tiles,
    "rolls": _rolls,
    "bot-levels": _bot_levels,
}
"""By the word behind ``@`` in the pages."""
