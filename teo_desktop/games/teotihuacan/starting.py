"""Starting tiles: dealt or drafted, two kept, their benefits received, and the starting workers placed."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from teo_desktop.games.teotihuacan import events
from teo_desktop.games.teotihuacan.alchemy import acquire
from teo_desktop.games.teotihuacan.benefits import benefit
from teo_desktop.games.teotihuacan.catalog import (
    DEALT,
    GOODS,
    KEPT,
    OPEN_IN_DRAFT,
    STARTING,
    STARTING_WORKERS,
    TECHNOLOGY_OF_NUMBER,
    Gain,
)
from teo_desktop.games.teotihuacan.choices import (
    BOARDS,
    CLAIMS,
    STARTING_CHOICES,
    WORKERS,
    Benefit,
    Board,
    StartingTile,
    Worker,
)
from teo_desktop.games.teotihuacan.discovery import DRAWN, can_afford, draw, receive, return_to_bag
from teo_desktop.games.teotihuacan.neutral import place_neutrals
from teo_desktop.games.teotihuacan.state import Game
from teo_desktop.kernel.agenda import NOBODY, PASS, Choice, Effect, Refusal, rule
from teo_desktop.kernel.rng import shuffled

_AT_ONCE = ("temple_red", "avenue", "temple_green")
"""After the goods, these need no decision; the others follow in any order."""
_TO_DECIDE = ("any_resource", "power_up", "temple_blue", "technology_number", "technology_lowest", "discovery_draw")


@rule
class DealStartingTiles(Effect[Game]):
    """Four tiles for each player, or in a draft an open row; a tile with a discovery icon gets its discovery tile."""

    def apply(self, game: Game, choice: None) -> Sequence[Effect[Any]]:
        tiles = shuffled(game, tuple(range(len(STARTING))))
        seats = game.people
        keeping: list[Effect[Any]]
        if game.layout.setup.draft:
            # Alone one drafts out of two tiles more than one takes (T-BOT-DRAFT).
            open_tiles = OPEN_IN_DRAFT[len(seats) - 2] if len(seats) > 1 else KEPT + 2
            game.draft = tuple(sorted(tiles[:open_tiles]))
            dealt = game.draft
            keeping = [DraftTile(seat) for seat in (*seats, *reversed(seats))]
        else:
            for seat in seats:
                game.players[seat].dealt = tuple(sorted(tiles[seat * DEALT : (seat + 1) * DEALT]))
            dealt = tuple(tile for player in game.players for tile in player.dealt)
            keeping = [KeepTile(seat) for seat in seats for _ in range(KEPT)]
        game.drawn = tuple((tile, draw(game)) for tile in dealt if ("discovery_draw", 1) in STARTING[tile].gain)
        return (
            *keeping,
            ReturnUnkept(NOBODY),
            *(ReceiveTiles(seat) for seat in seats),
            *(PlaceWorker(seat, 0) for seat in seats),
            PlaceNeutrals(NOBODY),
        )


@rule
class KeepTile(Effect[Game]):
    """Keep one of the four tiles dealt to you; two in all."""

    def options(self, game: Game) -> Sequence[Choice]:
        me = game.players[self.player]
        return tuple(STARTING_CHOICES[tile] for tile in me.dealt if tile not in me.kept)

    def apply(self, game: Game, choice: StartingTile) -> Sequence[Effect[Any]]:
        keep(game, self.player, choice.tile)
        return ()


@rule
class DraftTile(Effect[Game]):
    """Take one of the open tiles; in turn order, then in reverse."""

    def options(self, game: Game) -> Sequence[Choice]:
        return tuple(STARTING_CHOICES[tile] for tile in game.draft)

    def apply(self, game: Game, choice: StartingTile) -> Sequence[Effect[Any]]:
        game.draft = tuple(tile for tile in game.draft if tile != choice.tile)
        keep(game, self.player, choice.tile)
        return ()


@rule
class ReturnUnkept(Effect[Game]):
    """The discovery tiles of starting tiles that nobody kept go back into the bag."""

    def apply(self, game: Game, choice: None) -> Sequence[Effect[Any]]:
        kept = {tile for player in game.players for tile in player.kept}
        for tile, kind in game.drawn:
            if tile not in kept:
                return_to_bag(game, kind)
        game.drawn = tuple(row for row in game.drawn if row[0] in kept)
        game.draft = ()
        for player in game.players:
            player.dealt = ()
        return ()


@rule
class ReceiveTiles(Effect[Game]):
    """All benefits of the two tiles kept."""

    def apply(self, game: Game, choice: None) -> Sequence[Effect[Any]]:
        gain = [row for tile in game.players[self.player].kept for row in STARTING[tile].gain]
        return (StartingBenefits(self.player, benefits_in_order(gain)),)


@rule
class StartingBenefits(Effect[Game]):
    """Receive benefits: goods first, then what needs no decision, then the others in the player's order."""

    benefits: tuple[tuple[str, int], ...]

    def options(self, game: Game) -> Sequence[Choice] | None:
        benefits = self.benefits
        if not benefits or benefits[0][0] not in _TO_DECIDE:
            return None
        return tuple(Benefit(word, amount) for word, amount in dict.fromkeys(benefits))

    def apply(self, game: Game, choice: Benefit | None) -> Sequence[Effect[Any]]:
        if not self.benefits:
            return ()
        word, amount = choice or self.benefits[0]
        rest = list(self.benefits)
        rest.remove((word, amount))
        return (*starting_benefit(game, self.player, word, amount), StartingBenefits(self.player, tuple(rest)))


def starting_benefit(game: Game, player: int, word: str, amount: int) -> Sequence[Effect[Any]]:
    """One benefit of a starting tile or of the first game."""
    if word == "power_up":
        return tuple(StartingPowerUp(player) for _ in range(amount))
    if word == "discovery_draw":
        tiles = game.players[player].kept
        waiting = [kind for tile, kind in game.drawn if tile in tiles]
        return (ClaimDrawn(player, waiting[0]),) if waiting else ()
    if word == "technology_number":
        return (acquire(game, player, game.layout.technologies.index(TECHNOLOGY_OF_NUMBER[amount])),)
    if word == "technology_lowest":
        # Another tile of the kind takes the next one (T-SECOND-TECHNOLOGY).
        owned = game.players[player].technologies
        place = next(p for p, technology in enumerate(game.layout.technologies) if not owned >> technology & 1)
        return (acquire(game, player, place),)
    return benefit(game, player, word, amount, "start")


@rule
class StartingPowerUp(Effect[Game]):
    """Power up one of the starting workers, before it is placed."""

    def options(self, game: Game) -> Sequence[Choice]:
        return WORKERS[:STARTING_WORKERS]

    def apply(self, game: Game, choice: Worker) -> Sequence[Effect[Any]]:
        power = game.players[self.player].power
        power[choice.worker] += 1
        game.emit(events.PoweredUp, self.player, choice.worker, power[choice.worker])
        return ()


@rule
class ClaimDrawn(Effect[Game]):
    """You may claim the discovery tile that was drawn for your starting tile; otherwise it goes back into the bag."""

    kind: int

    def options(self, game: Game) -> Sequence[Choice]:
        return (PASS, CLAIMS[self.kind]) if can_afford(game.players[self.player], self.kind) else (PASS,)

    def apply(self, game: Game, choice: Any) -> Sequence[Effect[Any]]:
        kept = game.players[self.player].kept
        row = next(row for row in game.drawn if row[0] in kept and row[1] == self.kind)
        game.drawn = tuple(other for other in game.drawn if other is not row)
        if choice == PASS:
            return_to_bag(game, self.kind)
            game.emit(events.DiscoveryReturned, self.player, self.kind)
        else:
            receive(game, self.player, self.kind, DRAWN)
        return ()


@rule
class PlaceWorker(Effect[Game]):
    """Place a starting worker on a board named on your starting tiles; no two on the same board."""

    worker: int

    def options(self, game: Game) -> Sequence[Choice]:
        me = game.players[self.player]
        named = {board for tile in me.kept for board in STARTING[tile].boards}
        boards = tuple(BOARDS[board] for board in sorted(named) if board not in me.standing)
        alike = len(set(me.power[self.worker : STARTING_WORKERS])) == 1
        # Equal workers on exactly as many boards: nothing is left to decide.
        return boards[:1] if alike and len(boards) == STARTING_WORKERS - self.worker else boards

    def apply(self, game: Game, choice: Board) -> Sequence[Effect[Any]]:
        me = game.players[self.player]
        me.standing[self.worker] = choice.board
        game.emit(events.WorkerPlaced, self.player, self.worker, choice.board, me.power[self.worker])
        return (PlaceWorker(self.player, self.worker + 1),) if self.worker + 1 < STARTING_WORKERS else ()

    def refusals(self, game: Game) -> dict[Choice, Refusal]:
        offered = self.options(game)
        me = game.players[self.player]
        return {
            board: Refusal("own_worker_on_board" if board.board in me.standing else "board_not_on_tiles")
            for board in BOARDS[1:]
            if board not in offered
        }


@rule
class PlaceNeutrals(Effect[Game]):
    """Neutral workers of the unused colours come in."""

    def apply(self, game: Game, choice: None) -> Sequence[Effect[Any]]:
        place_neutrals(game)
        return ()


def keep(game: Game, player: int, tile: int) -> None:
    """The tile is the player's."""
    me = game.players[player]
    me.kept = (*me.kept, tile)
    game.emit(events.StartingTileKept, player, tile)


def benefits_in_order(gain: Gain | Iterable[tuple[str, int]]) -> tuple[tuple[str, int], ...]:
    """Goods, then the steps that need no decision, then the rest (T-START-ORDER); nothing is gained by another order
    of the first ones, and of the rest the player says the order."""
    order = (*GOODS, *_AT_ONCE, *_TO_DECIDE)
    return tuple(sorted(gain, key=lambda row: order.index(row[0])))
