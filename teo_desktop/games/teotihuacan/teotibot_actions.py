"""The seven action tiles of the Teotibot: what each tries, in which order, and what happens when all fails.

Costs are flat, the bot pays no cacao for its actions and uses no technology. A tile that names a board needs an
unlocked worker there; what cannot be done at all counts as failed (T-BOT-FAILED).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from teo_desktop.games.teotihuacan import decorations, nobles, teotibot_events
from teo_desktop.games.teotihuacan.alchemy import acquire
from teo_desktop.games.teotihuacan.catalog import (
    ALCHEMY,
    BOARD_NAMES,
    BOARD_SITES,
    BUILDINGS,
    CONSTRUCTION,
    DECORATIONS,
    DISCOVERIES,
    EARLIER_OWNER_POINTS,
    LEVEL_POINTS,
    MASKS,
    NOBLES,
    NOBLES_ROWS,
    PALACE,
)
from teo_desktop.games.teotihuacan.construction import RefillPyramid, add_to_pyramid, complete
from teo_desktop.games.teotihuacan.discovery import can_afford, claim
from teo_desktop.games.teotihuacan.state import CAPSTONE, Game
from teo_desktop.games.teotihuacan.tables import SPOT_LEVELS
from teo_desktop.games.teotihuacan.temples import advance_on_track
from teo_desktop.games.teotihuacan.teotibot_catalog import (
    ACTION_TILES,
    ACTIONS,
    ALCHEMY_TILE,
    FAILED_ALCHEMY_POWER_UPS,
    FALLBACK_CACAO,
    MASK_BOARDS,
    MASK_TILE,
    MASTERY_TILE,
    WORSHIP_TILE,
)
from teo_desktop.games.teotihuacan.teotibot_goods import (
    TeotibotAnyTempleStep,
    TeotibotTempleStep,
    gain_cacao,
    step_on_avenue,
)
from teo_desktop.games.teotihuacan.teotibot_workers import (
    AdvanceWorker,
    PowerUpOnBoard,
    PowerUpWeakest,
    PowerUpWorker,
    chose_worker,
    clockwise,
)
from teo_desktop.games.teotihuacan.teotibot_worship import worship
from teo_desktop.kernel.agenda import NOBODY, Effect, Refusal, rule
from teo_desktop.kernel.rng import below

_SOURCES = tuple(f"board:{name}" for name in BOARD_NAMES)
_RULES = {ALCHEMY: "technology", NOBLES: "building", DECORATIONS: "decoration", CONSTRUCTION: "pyramid_tile"}
_CLOSING: dict[int, tuple[Effect[Any], ...]] = {
    DECORATIONS: (decorations.RefillDecorations(NOBODY),),
    CONSTRUCTION: (RefillPyramid(NOBODY),),
}
"""What ends the action of a board, after the power-up as for everybody."""


@rule
class PerformTile(Effect[Game]):
    """Do what the action tile says, as far as it goes."""

    tile: int

    def apply(self, game: Game, choice: None) -> Sequence[Effect[Any]]:
        player, tile = self.player, self.tile
        if tile == WORSHIP_TILE:
            return worship(game, player)
        if tile == MASK_TILE:
            return collect_mask(game, player)
        if tile == MASTERY_TILE:
            return mastery(game, player)
        for board in ACTION_TILES[tile].boards:
            if board in game.players[player].standing:
                reason = impossible(game, player, board)
            else:
                reason = Refusal("no_worker_on", (board,))
            if reason is None:
                return (*act(game, player, tile, board), PowerUpOnBoard(player, board), *_CLOSING.get(board, ()))
            game.emit(teotibot_events.ActionTileFailed, player, tile, board, *reason)
        return failed_alchemy(game, player) if tile == ALCHEMY_TILE else fallback(game, player, tile)


def fallback(game: Game, player: int, tile: int) -> Sequence[Effect[Any]]:
    """Instead of a tile that failed: 5 cacao, and the weakest worker is powered up and advances."""
    game.emit(teotibot_events.RuleApplied, player, tile, "fallback", FALLBACK_CACAO)
    gain_cacao(game, player, FALLBACK_CACAO, "teotibot:fallback")
    return (PowerUpWeakest(player, 1, 1),)


def failed_alchemy(game: Game, player: int) -> Sequence[Effect[Any]]:
    """Instead of a technology: the weakest worker is powered up twice and stays (T-BOT-ALCHEMY)."""
    game.emit(teotibot_events.RuleApplied, player, ALCHEMY_TILE, "failed_alchemy", FAILED_ALCHEMY_POWER_UPS)
    return (PowerUpWeakest(player, FAILED_ALCHEMY_POWER_UPS, 0),)


def mastery(game: Game, player: int) -> Sequence[Effect[Any]]:
    """The strongest worker whose board allows it acts there, is powered up and advances (T-BOT-MASTERY)."""
    me = game.players[player]
    ordered = sorted(clockwise(game, player), key=lambda worker: -me.power[worker])
    for worker in ordered:
        board = me.standing[worker]
        reason = Refusal("palace_has_no_action") if board == PALACE else impossible(game, player, board)
        if reason is None:
            equals = [other for other in ordered if me.power[other] == me.power[worker]]
            chose_worker(game, player, worker, "acted" if len(equals) == 1 else "acted_first_clockwise", ordered)
            power_up = (PowerUpWorker(player, worker, 1), AdvanceWorker(player, worker))
            return (*act(game, player, MASTERY_TILE, board), *power_up, *_CLOSING.get(board, ()))
        game.emit(teotibot_events.ActionTileFailed, player, MASTERY_TILE, board, *reason)
    return fallback(game, player, MASTERY_TILE)


def collect_mask(game: Game, player: int) -> Sequence[Effect[Any]]:
    """The rarest mask beside a worship space that it does not own and can pay for; ties clockwise from the Palace."""
    me = game.players[player]
    found = [
        (DISCOVERIES[kind].copies, game.layout.places[board], kind, BOARD_SITES[board])
        for board in MASK_BOARDS
        for kind in game.discoveries[BOARD_SITES[board]]
        if kind < MASKS and not me.masks[kind] and can_afford(me, kind)
    ]
    if not found:
        game.emit(teotibot_events.ActionTileFailed, player, MASK_TILE, 0, "no_mask", ())
        return fallback(game, player, MASK_TILE)
    copies, _, kind, site = min(found)
    why = "rarest" if sum(row[0] == copies for row in found) == 1 else "first_clockwise"
    game.emit(teotibot_events.RuleApplied, player, MASK_TILE, "mask", kind)
    game.emit(teotibot_events.TeotibotChose, player, "mask", kind, why, tuple(row[0] for row in found))
    claim(game, player, site, kind)
    return ()


def impossible(game: Game, player: int, board: int) -> Refusal | None:
    """Why a worker on this board cannot act there; None when it can."""
    me = game.players[player]
    price = ACTIONS[board].price
    if any(owned < due for owned, due in zip(me.goods, price, strict=True)):
        return Refusal("needs_price", (*price, *me.goods))
    if board == ALCHEMY and all(me.technologies >> technology & 1 for technology in game.layout.technologies):
        return Refusal("all_technologies_owned")
    if board == NOBLES and game.buildings >= BUILDINGS:
        return Refusal("no_building_left", (BUILDINGS,))
    if board == DECORATIONS and not game.decoration_offer:
        return Refusal("no_decoration_left")
    if board == DECORATIONS and not decorations.open_sides(game):
        return Refusal("no_open_stair")
    if board == CONSTRUCTION and game.is_complete:
        return Refusal("pyramid_complete")
    if board == CONSTRUCTION and not game.pyramid_offer:
        return Refusal("no_pyramid_tile_left")
    return None


def act(game: Game, player: int, tile: int, board: int) -> Sequence[Effect[Any]]:
    """Pay and do the action of a board for which nothing stands in the way; without the power-up."""
    game.emit(teotibot_events.RuleApplied, player, tile, _RULES.get(board, "gather"), board)
    for good, amount in enumerate(ACTIONS[board].price):
        game.pay(player, good, amount, _SOURCES[board])
    for good, amount in ACTIONS[board].gain:
        game.gain(player, good, amount, _SOURCES[board])
    if board == ALCHEMY:
        return learn(game, player)
    if board == NOBLES:
        return build(game, player)
    if board == DECORATIONS:
        return decorate(game, player)
    return construct(game, player) if board == CONSTRUCTION else ()


def learn(game: Game, player: int) -> Sequence[Effect[Any]]:
    """The technology of the lowest number without a marker; when there is none, the lowest that it lacks, and the
    human scores. Then a step on the temple of its column."""
    row = game.layout.technologies
    owned = game.players[player].technologies
    marked = owned
    for other in game.people:
        marked |= game.players[other].technologies
    unmarked = [place for place, technology in enumerate(row) if not marked >> technology & 1]
    lacking = [place for place, technology in enumerate(row) if not owned >> technology & 1]
    place = (unmarked or lacking)[0]
    why = "lowest_without_marker" if unmarked else "lowest_not_owned"
    game.emit(teotibot_events.TeotibotChose, player, "technology", row[place], why, ())
    if not unmarked:
        for other in game.people:
            game.score(other, EARLIER_OWNER_POINTS, _SOURCES[ALCHEMY])
    temple = acquire(game, player, place).temple
    game.emit(teotibot_events.TeotibotChose, player, "temple", temple, "column", ())
    return (TeotibotTempleStep(player, temple),)


def build(game: Game, player: int) -> Sequence[Effect[Any]]:
    """A building in the row of the era, on its leftmost empty space; when the row is full, on the empty space of all
    that shows the least (T-BOT-NOBLES). Then a step on the Avenue."""
    row, is_full = game.eclipses, not nobles.empty_spaces(game, game.eclipses)
    if is_full:
        # Values fall from left to right, so that the least of a row stands on its last empty space.
        least = {
            r: spaces[empty[-1]] for r, spaces in enumerate(NOBLES_ROWS) if (empty := nobles.empty_spaces(game, r))
        }
        row = min(least, key=lambda r: least[r])
    why = "lowest_value" if is_full else "era"
    game.emit(teotibot_events.TeotibotChose, player, "row", row, why, game.nobles)
    nobles.place_building(game, player, row, on_last=is_full)
    step_on_avenue(game, player)
    return ()


def decorate(game: Game, player: int) -> Sequence[Effect[Any]]:
    """The topmost decoration, on the first side clockwise from the top whose next step is carried; 5 points flat."""
    tile, side = game.decoration_offer[0], decorations.open_sides(game)[0].side
    game.emit(teotibot_events.TeotibotChose, player, "decoration", tile, "topmost", ())
    game.emit(teotibot_events.TeotibotChose, player, "side", side, "clockwise_from_top", game.heights)
    decorations.lay_decoration(game, player, tile, side, 0, 0)
    game.score(player, ACTIONS[DECORATIONS].points, _SOURCES[DECORATIONS])
    advance_on_track(game, player)
    return (TeotibotAnyTempleStep(player),)


def construct(game: Game, player: int) -> Sequence[Effect[Any]]:
    """The leftmost pyramid tile, turned by chance, in the first open place from below and from the top left; points of
    its level and 2 more."""
    tile, spot = game.pyramid_offer[0], game.open_places[0]
    game.emit(teotibot_events.TeotibotChose, player, "pyramid_tile", tile, "leftmost", ())
    game.emit(teotibot_events.TeotibotChose, player, "place", spot, "lowest_level_top_left", ())
    rotation = below(game, 4)
    game.emit(teotibot_events.PyramidTileTurned, player, tile, rotation)
    add_to_pyramid(game, player, tile, spot, rotation, 0)
    game.score(player, LEVEL_POINTS[SPOT_LEVELS[spot]], _SOURCES[CONSTRUCTION])
    game.score(player, ACTIONS[CONSTRUCTION].points, "teotibot:construction")
    advance_on_track(game, player)
    if spot == CAPSTONE:
        complete(game, player)
    return (TeotibotAnyTempleStep(player),)
