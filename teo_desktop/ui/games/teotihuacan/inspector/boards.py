"""What the inspector says about boards, workers, players and worship spaces."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from teo_desktop.games.teotihuacan.catalog import (
    BOARD_SITES,
    PALACE,
    SPACE_BOARDS,
    SPACE_TEMPLES,
    TECHNOLOGIES,
)
from teo_desktop.ui.games.teotihuacan.boards import price_and_yield
from teo_desktop.ui.games.teotihuacan.inspector.look import Explains, Look, here, plain
from teo_desktop.ui.games.teotihuacan.inspector.tiles import tiles_at
from teo_desktop.ui.games.teotihuacan.panels import player_rows
from teo_desktop.ui.telling import PLAYER, Inspection, Section
from teo_desktop.ui.texts import teotihuacan as texts
from teo_desktop.ui.texts.teotihuacan import inspector as words
from teo_desktop.ui.texts.teotihuacan import table as labels


def _board(look: Look, board: int) -> Inspection:
    sections = [Section(words.now_heading(), _sums(look, board)), here(_workers_on(look, board))]
    if board in BOARD_SITES:
        sections.append(Section(labels.site_label(BOARD_SITES[board]), tiles_at(look, BOARD_SITES[board])))
    if board == PALACE:
        royals = tuple(
            labels.titled(texts.royal_name(royal), texts.royal_text(royal)) for royal in look.game.layout.royals
        )
        sections.append(Section(words.group_text("royal"), royals))
    return Inspection(texts.board_label(board), None, (words.board_text(board),), tuple(sections))


def _price_and_yield(look: Look, board: int) -> tuple[int, int]:
    return price_and_yield(look.game, look.seat, board)


def _sums(look: Look, board: int) -> tuple[str, ...]:
    colours, goods = _price_and_yield(look, board)
    main = () if board == PALACE else (words.price_sum(colours),)
    return (*main, words.collect_sum(colours, goods))


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


def _action(name: Callable[[Look, int], str]) -> Explains:
    return lambda look, board: Inspection(
        name(look, board),
        None,
        (words.board_text(board), words.colours_text()),
        (Section(words.now_heading(), _sums(look, board)), here(_workers_on(look, board))),
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
    sections = (here(there), Section(labels.site_label(site), tiles_at(look, site)))
    return Inspection(labels.space_label(space), None, tuple(told), sections)


KINDS: dict[str, Explains] = {
    "board": _board,
    "main": _action(lambda look, board: labels.main_label(board, _price_and_yield(look, board)[0])),
    "collect": _action(lambda look, board: labels.collect_label(board, _price_and_yield(look, board)[1])),
    "worker": _worker,
    "companion": _worker,
    "lock": _lock,
    "neutral": plain(lambda which: labels.neutral_label(which[0]), words.neutral_text),
    PLAYER: _player,
    "name": lambda look, _: _player(look, look.seat),
    "panel": lambda look, _: _player(look, look.seat),
    "space": _space,
    "ability": _space,
    "table": lambda look, board: _board(look, board)._replace(paragraphs=(labels.gathering_label(),)),
    "rows": lambda look, board: _board(look, board)._replace(paragraphs=(labels.crew_rows_label(),)),
    "price": _board,
    "prices": _board,
}
"""By kind of thing."""
