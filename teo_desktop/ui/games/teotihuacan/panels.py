"""The players' panels and the strip with what the table holds in common."""

from __future__ import annotations

from teo_desktop.games.teotihuacan import rounds
from teo_desktop.games.teotihuacan.catalog import (
    BOARD_NAMES,
    BUILDINGS,
    ECLIPSES,
    GOODS,
    SPACE_BOARDS,
    TEMPLES,
)
from teo_desktop.games.teotihuacan.projection import eclipse_at_hand, projected
from teo_desktop.games.teotihuacan.scoring import avenue_value, mask_points, mask_sets, salary
from teo_desktop.games.teotihuacan.state import Game, PlayerBoard
from teo_desktop.ui.adapter import Figure, PlayerRow
from teo_desktop.ui.texts import teotihuacan as texts
from teo_desktop.ui.texts.teotihuacan import forecast as forecast_texts


def player_rows(game: Game) -> tuple[PlayerRow, ...]:
    """For each seat: goods; workers; temples and tracks; masks, technologies and tiles; the salary that is due."""
    return tuple(_row(game, seat, me) for seat, me in enumerate(game.players))


def supply(game: Game) -> tuple[Figure, ...]:
    """The round, the eclipse that comes, what a step on the Avenue is worth, what bags and buildings still hold."""
    light = game.turns_left if game.turns_left >= 0 else game.dark - game.light
    left = BUILDINGS - game.buildings
    value = avenue_value(game)
    number = eclipse_at_hand(game)
    calendar = texts.turns_left_text(light) if game.turns_left >= 0 else texts.calendar_text(game.light, game.dark)
    return (
        Figure("round", "", texts.round_text(max(1, rounds(game))), texts.round_text(max(1, rounds(game)))),
        Figure("eclipse", "eclipse", f"{number}/{ECLIPSES}", texts.eclipse_text(number, ECLIPSES)),
        Figure("calendar", "calendar_light", str(light), calendar),
        Figure("avenue", "avenue", f"×{value}", texts.avenue_value_text(value)),
        Figure("buildings", "building", str(left), texts.buildings_text(left)),
        _bag("pyramid", "pyramid_tile", len(game.pyramid_bag), texts.pyramid_bag_text(len(game.pyramid_bag))),
        _bag(
            "decorations",
            "decoration_tile",
            len(game.decoration_bag),
            texts.decoration_bag_text(len(game.decoration_bag)),
        ),
        _bag("discoveries", "discovery", len(game.discovery_bag), texts.discovery_bag_text(len(game.discovery_bag))),
    )


def _row(game: Game, seat: int, me: PlayerBoard) -> PlayerRow:
    lines = (_goods(me), _workers(me), _tracks(me), _tiles(me))
    coming = projected(game, seat)
    missing = coming.unpaid if coming is not None else 0
    # The Teotibot pays no salary.
    notes = (texts.salary_text(salary(me)),) if game.eclipses < ECLIPSES and not game.is_automatic(seat) else ()
    short = texts.salary_short_text(salary(me), missing)
    told = short if missing else texts.salary_text(salary(me))
    due = Figure("salary", "salary", str(salary(me)), told, badge="ui_warning" if missing else "")
    if coming is None:
        return PlayerRow(seat, me.points, lines, notes, due=due if notes else None)
    return PlayerRow(
        seat,
        me.points,
        lines,
        () if missing else notes,
        coming.total,
        forecast_texts.projection_text(game, seat, coming),
        (short,) if missing else (),
        due if notes else None,
    )


def _bag(key: str, picture: str, left: int, label: str) -> Figure:
    return Figure(key, picture, str(left), label)


def _goods(me: PlayerBoard) -> tuple[Figure, ...]:
    return tuple(
        Figure(name, name, str(me.goods[good]), texts.goods_text(good, me.goods[good]))
        for good, name in enumerate(GOODS)
    )


def _workers(me: PlayerBoard) -> tuple[Figure, ...]:
    return tuple(
        Figure(
            f"worker{worker}",
            "worker",
            "",
            texts.worker_place_text(me, worker),
            me.power[worker],
            "lock" if me.is_locked(worker) else "",
            _place(me, worker),
        )
        for worker in range(len(me.power))
        if me.in_play(worker)
    )


def _place(me: PlayerBoard, worker: int) -> str:
    """The picture of the board that a worker is at."""
    board = me.standing[worker] or (SPACE_BOARDS[me.locked[worker]] if me.is_locked(worker) else 0)
    return f"board_{BOARD_NAMES[board]}" if board else ""


def _tracks(me: PlayerBoard) -> tuple[Figure, ...]:
    temples = tuple(
        Figure(f"temple_{name}", f"temple_{name}", str(step), texts.temple_text(temple, step))
        for temple, (name, step) in enumerate(zip(TEMPLES, me.temples, strict=True))
    )
    return (
        *temples,
        Figure("avenue", "avenue", str(me.avenue), texts.avenue_text(me.avenue)),
        Figure("track", "pyramid_track", str(me.track), texts.track_text(me.track)),
    )


def _tiles(me: PlayerBoard) -> tuple[Figure, ...]:
    masks = sum(me.masks)
    sets = "+".join(map(str, mask_sets(me.masks))) or "0"
    technologies = me.technologies.bit_count()
    return (
        Figure("masks", "mask_set", sets, texts.masks_text(masks, mask_points(me.masks))),
        Figure("technologies", "technology", str(technologies), texts.technologies_text(technologies)),
        Figure("discoveries", "discovery", str(len(me.unused)), texts.discoveries_text(len(me.unused), len(me.used))),
    )
