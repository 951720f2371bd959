"""The choices of a turn's frame in words: move, action, worship, and what may be done in between."""

from __future__ import annotations

from typing import TYPE_CHECKING

from teo_desktop.games.teotihuacan import choices, worship
from teo_desktop.games.teotihuacan.catalog import (
    ALCHEMY,
    BOARD_SITES,
    BOARD_SPACES,
    BOTH_COST,
    CACAO,
    COLLECT_BASE,
    COLLECTORS,
    COLLECTORS_CACAO,
    CONSTRUCTION,
    CREW_LIMIT,
    DECORATIONS,
    GATHERING,
    IGNORE_CACAO,
    NOBLES,
    PALACE,
    POWER_COLUMN,
    SPACE_BOARDS,
    SPACE_TEMPLES,
    UNLOCK_COST,
)
from teo_desktop.games.teotihuacan.interrupts import TELEPORTING, UseDiscovery
from teo_desktop.games.teotihuacan.state import FREE, Game
from teo_desktop.ui.texts.counted import Counted
from teo_desktop.ui.texts.format import QT_TRANSLATE_NOOP, comma_list, fill, translate
from teo_desktop.ui.texts.teotihuacan.names import board_name, goods_text, temple_name, worker_text
from teo_desktop.ui.texts.teotihuacan.tiles import benefit_text, discovery_label, discovery_name, royal_name

if TYPE_CHECKING:
    from teo_desktop.games.teotihuacan.turn import ChooseAction

ACTIONS = {
    ALCHEMY: QT_TRANSLATE_NOOP("teo.choice", "acquire a technology"),
    NOBLES: QT_TRANSLATE_NOOP("teo.choice", "place a building"),
    DECORATIONS: QT_TRANSLATE_NOOP("teo.choice", "add a decoration"),
    CONSTRUCTION: QT_TRANSLATE_NOOP("teo.choice", "add pyramid tiles"),
}


def move_text(game: Game, player: int, choice: choices.Move) -> str:
    """ "Worker 2 (power 3) to Stone Quarry, 2 boards" """
    me = game.players[player]
    worker = worker_text(choice.worker, me.power[choice.worker])
    board = board_name(choice.board)
    if choice.second != FREE:
        second = worker_text(choice.second, me.power[choice.second])
        return fill(
            translate("teo.choice", "{worker} together with {second} to {board}"),
            worker=worker,
            second=second,
            board=board,
        )
    start = me.standing[choice.worker]
    if game.travel & TELEPORTING or not start:
        return fill(translate("teo.choice", "{worker} to {board}"), worker=worker, board=board)
    places = game.layout.places
    steps = (places[choice.board] - places[start]) % 8 or 8
    return fill(
        translate("teo.choice", "{worker} to {board}, {steps}"),
        worker=worker,
        board=board,
        steps=Counted().boards_ahead(steps),
    )


def collect_text(game: Game, effect: ChooseAction) -> str:
    """ "Collect 3 cacao" """
    more = COLLECTORS_CACAO if game.players[effect.player].technologies & COLLECTORS else 0
    amount = COLLECT_BASE + effect.colours_there(game) + more
    return fill(translate("teo.choice", "Collect {goods}"), goods=goods_text(CACAO, amount))


def main_text(game: Game, effect: ChooseAction, choice: choices.Main) -> str:
    """ "Main action for 2 cacao: 3 wood" """
    board = effect.board
    if board == PALACE:
        return translate("teo.choice", "Main action")
    what = gathered_text(game, effect) if board in GATHERING else translate("teo.choice", ACTIONS[board])
    if choice.extra:
        what = comma_list([what, Counted().extra_workers(choice.extra)])
    price = effect.colours_there(game)
    if choice.waived:
        return fill(
            translate("teo.choice", "Main action, “{tile}” instead of {price}: {what}"),
            tile=ignore_cacao_name(),
            price=goods_text(CACAO, price),
            what=what,
        )
    if price:
        return fill(
            translate("teo.choice", "Main action for {price}: {what}"), price=goods_text(CACAO, price), what=what
        )
    return fill(translate("teo.choice", "Main action, free: {what}"), what=what)


def gathered_text(game: Game, effect: ChooseAction) -> str:
    """What Forest, Stone Quarry or Gold Deposits would bring to the workers that are then there."""
    me = game.players[effect.player]
    moving = (effect.worker, effect.second)
    powers = [me.power[w] for w, board in enumerate(me.standing) if board == effect.board or w in moving]
    row = min(CREW_LIMIT, len(powers)) - 1
    cell = GATHERING[effect.board][row][POWER_COLUMN[min(powers)]]
    return comma_list([benefit_text(word, amount) for word, amount in cell])


def worship_text(game: Game, player: int, choice: choices.Worship) -> str:
    """ "Worship for 1 cacao: Red temple; another worker is pushed out" """
    space, what = choice.space, choice.what
    deed = _deed(game, player, space, what)
    access = worship.access(game, player, space) or 0
    due = max(0, access) + (BOTH_COST if what == choices.BOTH else 0)
    if choice.waived:
        return fill(
            translate("teo.choice", "Worship, “{tile}” instead of {price}: {what}"),
            tile=ignore_cacao_name(),
            price=goods_text(CACAO, due),
            what=deed,
        )
    if access < 0:
        return fill(
            translate("teo.choice", "Worship for {price}, gaining {gain}: {what}")
            if due
            else translate("teo.choice", "Worship, gaining {gain}: {what}"),
            gain=goods_text(CACAO, -access),
            price=goods_text(CACAO, due),
            what=deed,
        )
    if due:
        return fill(translate("teo.choice", "Worship for {price}: {what}"), price=goods_text(CACAO, due), what=deed)
    return fill(translate("teo.choice", "Worship: {what}"), what=deed)


def start_worship_text(game: Game, player: int, choice: choices.StartWorship) -> str:
    """ "Worker 1 (power 1) worships: Decorations: temple of your choice" """
    price = worship.access(game, player, choice.space) or 0
    worker = worker_text(choice.worker, game.players[player].power[choice.worker])
    board = board_name(SPACE_BOARDS[choice.space])
    what = _deed(game, player, choice.space, choice.what)
    if price > 0:
        return fill(
            translate("teo.choice", "{worker} worships for {price} – {board}: {what}"),
            worker=worker,
            price=goods_text(CACAO, price),
            board=board,
            what=what,
        )
    return fill(translate("teo.choice", "{worker} worships – {board}: {what}"), worker=worker, board=board, what=what)


def step_back_text(game: Game, player: int, choice: choices.StepBack) -> str:
    """ "Worker 2 (power 3) one board back to Stone Quarry; then another one moves" """
    me = game.players[player]
    if not me.standing[choice.worker]:
        return worker_text(choice.worker, me.power[choice.worker])
    board = game.layout.ring[game.layout.places[me.standing[choice.worker]] - 1]
    return fill(
        translate("teo.choice", "{worker} one board back to {board}, then another worker moves"),
        worker=worker_text(choice.worker, me.power[choice.worker]),
        board=board_name(board),
    )


def _deed(game: Game, player: int, space: int, what: str) -> str:
    """What is used on a worship space, and whether somebody is pushed out."""
    deeds = []
    if what != choices.TILE:
        deeds.append(ability_text(game, space))
    if what != choices.ABILITY:
        deeds.append(tile_text(game, space))
    occupant = game.worship[space]
    if occupant != FREE and occupant >> 2 == player:
        deeds.append(translate("teo.choice", "your own worker is pushed out"))
    elif occupant != FREE:
        deeds.append(translate("teo.choice", "a worker is pushed out"))
    return comma_list(deeds)


def ability_text(game: Game, space: int) -> str:
    """What a worship space does."""
    if space in SPACE_TEMPLES:
        return temple_name(SPACE_TEMPLES[space])
    if space in BOARD_SPACES[PALACE]:
        royal = royal_name(game.layout.royals[space])
        return fill(translate("teo.choice", "royal tile “{royal}”"), royal=royal)
    return translate("teo.choice", "temple of your choice")


def tile_text(game: Game, space: int) -> str:
    """The discovery tile that lies beside a worship space."""
    tiles = game.discoveries[BOARD_SITES[SPACE_BOARDS[space]]]
    if not tiles:
        return translate("teo.choice", "discovery tile")
    return fill(translate("teo.choice", "discovery tile {tile}"), tile=discovery_label(tiles[0]))


def unlock_text() -> str:
    """The paid unlock."""
    return fill(translate("teo.choice", "Pay {price}: unlock all your workers"), price=goods_text(CACAO, UNLOCK_COST))


def ignore_cacao_name() -> str:
    """The discovery tile that stands for a payment."""
    return discovery_name(IGNORE_CACAO)


def use_text(choice: UseDiscovery) -> str:
    """A discovery tile used in between."""
    return fill(translate("teo.choice", "Use discovery tile “{tile}”"), tile=discovery_name(choice.kind))
