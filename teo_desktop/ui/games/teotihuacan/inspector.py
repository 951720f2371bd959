"""What the inspector says about each thing of this game: what it is, what it does, how it stands now."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from teo_desktop.games.teotihuacan.catalog import (
    BOARD_SITES,
    BONUS_STEP,
    BUILDINGS,
    ECLIPSES,
    LEVEL_POINTS,
    LEVEL_STONE,
    LEVEL_WOOD,
    MASKS,
    PALACE,
    SPACE_BOARDS,
    SPACE_TEMPLES,
    TECHNOLOGIES,
    TEMPLE_SITES,
    TRACK_POINTS,
)
from teo_desktop.games.teotihuacan.projection import eclipse_at_hand
from teo_desktop.games.teotihuacan.scoring import avenue_value, bonus_points, salary
from teo_desktop.games.teotihuacan.state import Game
from teo_desktop.games.teotihuacan.tables import SPOT_LEVELS
from teo_desktop.games.teotihuacan.topology import Stair, still_missing
from teo_desktop.games.teotihuacan.turn import ChooseAction
from teo_desktop.kernel.agenda import NOBODY
from teo_desktop.ui.adapter import BUTTON, SeatLook, Target
from teo_desktop.ui.games.teotihuacan.panels import player_rows
from teo_desktop.ui.telling import PLAYER, Inspection, Section
from teo_desktop.ui.texts import teotihuacan as texts
from teo_desktop.ui.texts.counted import Counted
from teo_desktop.ui.texts.teotihuacan import inspector as words
from teo_desktop.ui.texts.teotihuacan import table as labels


class Look(NamedTuple):
    """A position with the names of those who play it."""

    game: Game
    names: tuple[str, ...]

    @property
    def seat(self) -> int:
        """Whose turn it is, else the first seat."""
        asking = self.game.agenda[-1].player if self.game.agenda else NOBODY
        return next((seat for seat in (asking, self.game.active) if seat != NOBODY), 0)


def inspect(game: Game, thing: Target, seats: Sequence[SeatLook]) -> Inspection | None:
    """All that there is to say about a thing; None for what is none of this game."""
    explain = _KINDS.get(thing.kind)
    return explain(Look(game, tuple(look.name for look in seats)), thing.id) if explain is not None else None


def _here(lines: Sequence[str]) -> Section:
    return Section(words.here_heading(), tuple(lines) or (words.empty_text(),))


# ---- boards and workers


def _board(look: Look, board: int) -> Inspection:
    sections = [Section(words.now_heading(), _sums(look, board)), _here(_workers_on(look, board))]
    if board in BOARD_SITES:
        sections.append(Section(labels.site_label(BOARD_SITES[board]), _tiles_at(look, BOARD_SITES[board])))
    if board == PALACE:
        royals = tuple(
            labels.titled(texts.royal_name(royal), texts.royal_text(royal)) for royal in look.game.layout.royals
        )
        sections.append(Section(words.group_text("royal"), royals))
    return Inspection(texts.board_label(board), None, (words.board_text(board),), tuple(sections))


def _colours(look: Look, board: int) -> int:
    asking = look.game.agenda[-1] if look.game.agenda else None
    if isinstance(asking, ChooseAction) and asking.board == board:
        return asking.colours_there(look.game)
    return ChooseAction(look.seat, NOBODY, board, NOBODY).colours_there(look.game)


def _sums(look: Look, board: int) -> tuple[str, ...]:
    colours = _colours(look, board)
    main = () if board == PALACE else (words.price_sum(colours),)
    return (*main, words.collect_sum(colours))


def _workers_on(look: Look, board: int) -> list[str]:
    lines = []
    for name, me in zip(look.names, look.game.players, strict=True):
        here = [
            texts.worker_place_text(me, worker) if me.is_locked(worker) else texts.worker_text(worker, me.power[worker])
            for worker in range(4)
            if me.standing[worker] == board or (me.is_locked(worker) and SPACE_BOARDS[me.locked[worker]] == board)
        ]
        if here:
            lines.append(words.player_line(name, here))
    neutral = sum(boards.count(board) for boards in look.game.neutrals)
    return [*lines, *([words.neutral_workers(neutral)] if neutral else [])]


def _action(name: Callable[[Look, int], str]) -> Callable[[Look, Any], Inspection]:
    return lambda look, board: Inspection(
        name(look, board),
        None,
        (words.board_text(board), words.colours_text()),
        (Section(words.now_heading(), _sums(look, board)), _here(_workers_on(look, board))),
    )


def _worker(look: Look, of: tuple[int, int]) -> Inspection:
    seat, worker = of
    me = look.game.players[seat]
    told = [words.worker_text(me.power[worker]), *([words.lock_text()] if me.is_locked(worker) else [])]
    return Inspection(labels.worker_label(look.names[seat], me, worker), None, tuple(told))


def _lock(look: Look, of: Any) -> Inspection | None:
    if isinstance(of, tuple):
        return _worker(look, of)
    occupant = look.game.worship[of]
    return _worker(look, divmod(occupant, 4)) if occupant >= 0 else None


def _player(look: Look, seat: int) -> Inspection:
    row = player_rows(look.game)[seat]
    me = look.game.players[seat]
    figures = tuple(figure.label for line in row.lines for figure in line)
    owned = tuple(
        labels.titled(texts.technology_name(technology), texts.technology_text(technology))
        for technology in range(len(TECHNOLOGIES))
        if me.technologies >> technology & 1
    )
    unused = tuple(labels.discovery_label(kind) for kind in me.unused)
    sections = [Section(words.now_heading(), figures)]
    sections += [Section(words.group_text("technologies"), owned)] if owned else []
    sections += [Section(words.group_text("discoveries"), unused)] if unused else []
    points = words.player_line(look.names[seat], (texts.points_text(row.points),))
    return Inspection(points, None, row.notes, tuple(sections))


# ---- worship and discovery tiles


def _space(look: Look, space: int) -> Inspection:
    board = SPACE_BOARDS[space]
    told = [words.worship_text()]
    if board == PALACE:
        royal = look.game.layout.royals[space]
        told.insert(0, labels.titled(texts.royal_name(royal), texts.royal_text(royal)))
    else:
        told.insert(0, labels.ability_label(SPACE_TEMPLES.get(space)))
    occupant = look.game.worship[space]
    there = []
    if occupant >= 0:
        seat, worker = divmod(occupant, 4)
        there = [labels.worker_label(look.names[seat], look.game.players[seat], worker)]
    site = BOARD_SITES[board]
    sections = (_here(there), Section(labels.site_label(site), _tiles_at(look, site)))
    return Inspection(labels.space_label(space), None, tuple(told), sections)


def _tiles_at(look: Look, site: int) -> tuple[str, ...]:
    return tuple(labels.discovery_label(kind) for kind in look.game.discoveries[site]) or (words.no_tile_text(),)


def _site(look: Look, site: int) -> Inspection:
    tiles = look.game.discoveries[site]
    if not tiles:
        return Inspection(labels.site_label(site), None, (words.no_tile_text(),))
    return _discovery(look, tiles[0])


def _discovery(look: Look, kind: int) -> Inspection:
    owners = []
    for name, me in zip(look.names, look.game.players, strict=True):
        number = me.masks[kind] if kind < MASKS else me.unused.count(kind)
        if number:
            owners.append(words.player_line(name, (str(number),)))
    sections = (Section(words.owners_heading(), tuple(owners)),) if owners else ()
    return Inspection(texts.discovery_label(kind), None, (texts.discovery_text(kind),), sections)


def _used(look: Look, _: object) -> Inspection:
    used = look.game.players[look.seat].used
    tiles = tuple(texts.discovery_name(kind) for kind in used)
    return Inspection(Counted().tiles_used(len(used)), None, (), (_here(tiles),))


# ---- technologies, nobles, offers


def _technology_place(look: Look, place: int) -> Inspection:
    return _technology(look, look.game.layout.technologies[place])


def _technology(look: Look, technology: int) -> Inspection:
    owners = tuple(
        name for name, me in zip(look.names, look.game.players, strict=True) if me.technologies >> technology & 1
    )
    told = (texts.technology_text(technology), words.technology_price(TECHNOLOGIES[technology].gold))
    section = Section(words.owners_heading(), owners or (words.empty_text(),))
    return Inspection(texts.technology_name(technology), None, told, (section,))


def _nobles(look: Look, row: int) -> Inspection:
    told = (labels.nobles_price_label(), texts.buildings_text(BUILDINGS - look.game.buildings))
    return Inspection(labels.nobles_label(row, look.game.nobles[row]), None, told)


def _plain(title: Callable[[Any], str], *told: Callable[[], str]) -> Callable[[Look, Any], Inspection]:
    return lambda _, which: Inspection(title(which), None, tuple(text() for text in told))


# ---- the pyramid


def _place(look: Look, spot: int) -> Inspection:
    game, level = look.game, SPOT_LEVELS[spot]
    tile = game.tiles[spot]
    title = labels.place_label(spot, tile >= 0, spot in game.open_places)
    if tile >= 0:
        return Inspection(title, None, (labels.pyramid_tile_label(tile // 4), words.pyramid_text()))
    told = (words.place_price(LEVEL_STONE[level], LEVEL_WOOD[level], LEVEL_POINTS[level]), words.pyramid_text())
    return Inspection(title, None, told, _missing(game, spot))


def _stair(look: Look, side: int) -> Inspection:
    step = look.game.heights[side]
    if step >= 4:
        return Inspection(texts.side_name(side), None, (labels.decoration_price_label(),))
    missing = _missing(look.game, (side, step + 1))
    title = labels.stair_label(side, step, not missing)
    return Inspection(title, None, (labels.decoration_price_label(),), missing)


def _missing(game: Game, node: int | Stair) -> tuple[Section, ...]:
    missing = still_missing(node, game.filled, game.heights)
    lines = [texts.place_text(spot) for spot in sorted(below for below in missing if isinstance(below, int))]
    lines += [texts.stair_text(*below) for below in missing if isinstance(below, tuple)]
    return (Section(words.missing_heading(), tuple(lines)),) if lines else ()


def _pyramid(_: Look, __: object) -> Inspection:
    return Inspection(labels.pyramid_label(), None, (words.pyramid_text(), labels.level_prices_label()))


# ---- temples and tracks


def _temple(look: Look, temple: int) -> Inspection:
    bonus = look.game.layout.bonuses[temple]
    markers = [
        labels.temple_marker_label(name, temple, me.temples[temple])
        for name, me in zip(look.names, look.game.players, strict=True)
    ]
    return Inspection(
        texts.temple_name(temple), None, (words.temple_text(), labels.bonus_label(bonus)), (_here(markers),)
    )


def _step(look: Look, of: tuple[int, int]) -> Inspection:
    temple, step = of
    here = [name for name, me in zip(look.names, look.game.players, strict=True) if me.temples[temple] == step]
    site = TEMPLE_SITES.get(of)
    tiles = (Section(labels.site_label(site), _tiles_at(look, site)),) if site is not None else ()
    bonus = (labels.bonus_label(look.game.layout.bonuses[temple]),) if step == BONUS_STEP else ()
    return Inspection(labels.step_label(temple, step), None, (*bonus, words.temple_text()), (_here(here), *tiles))


def _bonus(look: Look, temple: int) -> Inspection:
    bonus = look.game.layout.bonuses[temple]
    worth = tuple(
        words.player_line(name, (texts.points_text(bonus_points(look.game, seat, temple)),))
        for seat, name in enumerate(look.names)
        if look.game.players[seat].temples[temple] >= BONUS_STEP
    )
    section = Section(words.owners_heading(), worth or (words.empty_text(),))
    return Inspection(texts.bonus_name(bonus), None, (texts.bonus_text(bonus),), (section,))


def _temple_marker(look: Look, of: tuple[int, int]) -> Inspection:
    temple, seat = of
    return _temple(look, temple)._replace(
        title=labels.temple_marker_label(look.names[seat], temple, look.game.players[seat].temples[temple])
    )


def _avenue(look: Look, _: object) -> Inspection:
    game = look.game
    markers = [labels.avenue_marker_label(name, me.avenue) for name, me in zip(look.names, game.players, strict=True)]
    value = avenue_value(game)
    told = (labels.avenue_label(value), labels.avenue_value_label(BUILDINGS - game.buildings, value))
    return Inspection(labels.avenue_title(), None, told, (_here(markers),))


def _track(look: Look, _: object) -> Inspection:
    game = look.game
    points = TRACK_POINTS[min(game.eclipses, ECLIPSES - 1)]
    markers = [labels.track_marker_label(name, me.track) for name, me in zip(look.names, game.players, strict=True)]
    return Inspection(labels.area_titles()["tracks"], None, (labels.track_label(points),), (_here(markers),))


def _calendar(look: Look, _: object) -> Inspection:
    game = look.game
    number = eclipse_at_hand(game)
    due = tuple(
        words.player_line(name, (texts.salary_text(salary(me)),))
        for name, me in zip(look.names, game.players, strict=True)
    )
    told = (
        labels.calendar_label(number, game.dark - game.light, game.turns_left),
        texts.calendar_text(game.light, game.dark),
    )
    return Inspection(labels.area_titles()["calendar"], None, told, (Section(words.now_heading(), due),))


# ---- the hand


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


def _reward(_: Look, reward: str) -> Inspection:
    return Inspection(labels.reward_label(reward), None, (labels.ascension_label(),))


_KINDS: dict[str, Callable[[Look, Any], Inspection | None]] = {
    "board": _board,
    "main": _action(lambda look, board: labels.main_label(board, _colours(look, board))),
    "collect": _action(lambda look, board: labels.collect_label(board, 1 + _colours(look, board))),
    "worker": _worker,
    "companion": _worker,
    "lock": _lock,
    "neutral": _plain(lambda which: labels.neutral_label(which[0]), words.neutral_text),
    PLAYER: _player,
    "name": lambda look, _: _player(look, look.seat),
    "space": _space,
    "ability": _space,
    "site": _site,
    "site ground": _site,
    "claim": lambda look, of: _discovery(look, of[1]),
    "discovery": _discovery,
    "held": _discovery,
    "mask": _discovery,
    "used": _used,
    "technology": _technology_place,
    "technology tile": _technology,
    "table": lambda look, board: _board(look, board)._replace(paragraphs=(labels.gathering_label(),)),
    "rows": lambda look, board: _board(look, board)._replace(paragraphs=(labels.crew_rows_label(),)),
    "price": _board,
    "prices": _board,
    "nobles_row": _nobles,
    "decoration_tile": _plain(labels.decoration_label, labels.decoration_price_label),
    "decoration": _plain(labels.decoration_label, labels.decoration_price_label),
    "pyramid_tile": _plain(labels.pyramid_tile_label, labels.level_prices_label, words.pyramid_text),
    "pyramid": _pyramid,
    "place": _place,
    "turn": lambda look, of: _place(look, of[0]),
    "way": lambda look, of: _stair(look, of[0]),
    "side": _stair,
    "temple": _temple,
    "step": _step,
    "bonus": _bonus,
    "temple marker": _temple_marker,
    "track": _track,
    "track marker": _track,
    "avenue": _avenue,
    "avenue marker": _avenue,
    "calendar": _calendar,
    "ascension": _plain(lambda _: labels.area_titles()["ascension"], labels.ascension_label),
    "reward": _reward,
    "good": _good,
    "tray": _plain(lambda _: labels.tray_title()),
    "starting_tile": _starting,
    "benefit": _benefit,
    BUTTON: _button,
}
"""By kind of thing, pieces that cannot be clicked included."""
