"""Starting tiles: dealt or drafted, two kept, their benefits received, and the starting workers placed."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from teo_desktop.games.teotihuacan import events
from teo_desktop.games.teotihuacan.alchemy import acquire
from teo_desktop.games.teotihuacan.benefits import benefit
from teo_desktop.games.teotihuacan.catalog import (
    BASE_STARTING,
    BOARD_SPACES,
    CACAO,
    DEALT,
    GOODS,
    KEPT,
    OPEN_IN_DRAFT,
    SPACE_BOARDS,
    STARTING,
    STARTING_WORKERS,
    TECHNOLOGY_OF_NUMBER,
    Gain,
)
from teo_desktop.games.teotihuacan.choices import (
    BOARDS,
    CLAIMS,
    STARTING_CHOICES,
    TEMPLE_CHOICES,
    WORKER_REWARD,
    WORKERS,
    Benefit,
    Board,
    StartingTile,
    StartWorship,
    Temple,
    Worker,
)
from teo_desktop.games.teotihuacan.discovery import DRAWN, can_afford, draw, receive, return_to_bag
from teo_desktop.games.teotihuacan.neutral import place_neutrals
from teo_desktop.games.teotihuacan.state import Game
from teo_desktop.games.teotihuacan.temples import TempleStep
from teo_desktop.games.teotihuacan.workers import AscensionReward
from teo_desktop.games.teotihuacan.worship import WORSHIP_WAYS, access, occupy, why_not
from teo_desktop.kernel.agenda import NOBODY, PASS, Choice, Effect, Refusal, rule
from teo_desktop.kernel.rng import shuffled

_PLACING = ("worship", "fourth_worker")
"""These matter only when the workers are placed."""
_AT_ONCE = (*_PLACING, "temple_red", "avenue", "temple_green", "track")
"""After the goods, these need no decision; the others follow in any order."""
_TO_DECIDE = (
    *("any_resource", "power_up", "temple_blue", "technology_number", "technology_lowest", "discovery_draw"),
    *("technology_highest", "different_temples", "ascension_reward"),
)
_WITH_WORSHIP, _WITH_FOURTH = (
    frozenset(tile for tile, row in enumerate(STARTING) if word in dict(row.gain)) for word in _PLACING
)
_TWICE_THERE = frozenset(tile for tile, row in enumerate(STARTING) if row.boards[0] == row.boards[1])


@rule
class DealStartingTiles(Effect[Game]):
    """Four tiles for each player, or in a draft an open row; a tile with a discovery icon gets its discovery tile."""

    def apply(self, game: Game, choice: None) -> Sequence[Effect[Any]]:
        all_tiles = game.layout.setup.all_tiles
        tiles = shuffled(game, tuple(range(len(STARTING) if all_tiles else BASE_STARTING)))
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
            *(PlaceWorkers(seat) if all_tiles else PlaceWorker(seat, 0) for seat in seats),
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
    if word in _PLACING:
        return ()
    if word == "ascension_reward":
        return (StartingReward(player),)
    if word == "different_temples":
        return (DifferentTempleSteps(player, amount, ()),)
    if word == "technology_highest":
        owned = game.players[player].technologies
        lacking = [p for p, technology in enumerate(game.layout.technologies) if not owned >> technology & 1]
        return (acquire(game, player, lacking[-1]),)
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
class StartingReward(AscensionReward):
    """The reward of an ascension at set-up; the fourth worker itself cannot be it."""

    def options(self, game: Game) -> Sequence[Choice]:
        return tuple(reward for reward in AscensionReward.options(self, game) if reward != WORKER_REWARD)

    def refusals(self, game: Game) -> Mapping[Choice, Refusal]:
        return {**AscensionReward.refusals(self, game), WORKER_REWARD: Refusal("fourth_worker_in_play")}


@rule
class DifferentTempleSteps(Effect[Game]):
    """One step each on so many temples that are not the same one; each is finished before the next."""

    steps: int
    taken: tuple[int, ...]

    def options(self, game: Game) -> Sequence[Choice]:
        left = (choice for choice in TEMPLE_CHOICES if choice.temple not in self.taken)
        return tuple(choice for choice in left if game.can_step(self.player, choice.temple))

    def apply(self, game: Game, choice: Temple) -> Sequence[Effect[Any]]:
        step = TempleStep(self.player, choice.temple)
        if self.steps == 1:
            return (step,)
        return (step, DifferentTempleSteps(self.player, self.steps - 1, (*self.taken, choice.temple)))

    def refusals(self, game: Game) -> Mapping[Choice, Refusal]:
        return {TEMPLE_CHOICES[temple]: Refusal("temple_taken_already") for temple in self.taken}


@rule
class PlaceWorkers(Effect[Game]):
    """With all tiles: first the worship that a starting tile brings, then the workers that are left."""

    def apply(self, game: Game, choice: None) -> Sequence[Effect[Any]]:
        worshipping = (tile for tile in game.players[self.player].kept if tile in _WITH_WORSHIP)
        worship = tuple(StartingWorship(self.player, STARTING[tile].boards) for tile in worshipping)
        return (*worship, PlaceOthers(self.player))


@rule
class StartingWorship(Effect[Game]):
    """Worship once on each of these boards with a starting worker, which starts there locked. Using both options is
    free, pushing out costs 1 cacao as usual (T-ALL-WORSHIP); where no access can be paid, the action is lost."""

    boards: tuple[int, ...]

    def options(self, game: Game) -> Sequence[Choice]:
        me = game.players[self.player]
        waiting = {me.power[worker]: worker for worker in reversed(unplaced(game, self.player))}
        cacao = me.goods[CACAO]
        return tuple(
            StartWorship(worker, space, what)
            for board in self.boards
            for space in BOARD_SPACES[board]
            for price in [access(game, self.player, space)]
            if price is not None and price <= cacao
            for worker in sorted(waiting.values())
            for what in WORSHIP_WAYS
            if not why_not(game, self.player, space, what, cacao - price)
        )

    def apply(self, game: Game, choice: StartWorship) -> Sequence[Effect[Any]]:
        player, space = self.player, choice.space
        price = access(game, player, space)
        assert price is not None, choice
        game.gain(player, CACAO, max(0, -price), "worship")
        game.pay_cacao(player, max(0, price), "worship")
        left = tuple(board for board in self.boards if space not in BOARD_SPACES[board])
        following = occupy(game, player, choice.worker, space, choice.what)
        return (*following, StartingWorship(player, left)) if left else following


@rule
class PlaceOthers(Effect[Game]):
    """Place the workers that are not in play yet."""

    def apply(self, game: Game, choice: None) -> Sequence[Effect[Any]]:
        left = unplaced(game, self.player)
        return (PlaceWorker(self.player, left[0]),) if left else ()


@rule
class PlaceWorker(Effect[Game]):
    """Place a starting worker on a board named on your starting tiles; no two on the same board, but for a tile that
    names a board twice, and for a fourth worker where no other board is left (T-ALL-PLACES)."""

    worker: int

    def options(self, game: Game) -> Sequence[Choice]:
        me = game.players[self.player]
        named = [board for tile in me.kept for board in STARTING[tile].boards]
        taken = [*me.standing, *(SPACE_BOARDS[space] for space in me.locked if space >= 0)]
        # A board named twice by the same tile has room for two.
        room = dict.fromkeys(sorted(named), 1)
        room.update((STARTING[tile].boards[0], 2) for tile in me.kept if tile in _TWICE_THERE)
        for board in taken:
            if board in room:
                room[board] -= 1
        boards = tuple(BOARDS[board] for board, places in room.items() if places > 0)
        waiting = [me.power[worker] for worker in unplaced(game, self.player)]
        # Equal workers for exactly as much room: nothing is left to decide.
        if waiting.count(waiting[0]) == len(waiting) == sum(places for places in room.values() if places > 0):
            return boards[:1]
        return boards or tuple(BOARDS[board] for board in room)

    def apply(self, game: Game, choice: Board) -> Sequence[Effect[Any]]:
        me = game.players[self.player]
        me.standing[self.worker] = choice.board
        game.emit(events.WorkerPlaced, self.player, self.worker, choice.board, me.power[self.worker])
        left = unplaced(game, self.player)
        return (PlaceWorker(self.player, left[0]),) if left else ()

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


def unplaced(game: Game, player: int) -> list[int]:
    """The starting workers that are not in play yet; a starting tile adds the fourth one."""
    me = game.players[player]
    fourth = not _WITH_FOURTH.isdisjoint(me.kept)
    return [worker for worker in range(STARTING_WORKERS + fourth) if not me.in_play(worker)]


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
