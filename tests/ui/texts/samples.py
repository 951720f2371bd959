"""One of each: effects that ask, events, refusals, so that a new one without words is noticed."""

from __future__ import annotations

import inspect
from typing import Any

from teo_desktop.games import teotihuacan
from teo_desktop.games.teotihuacan import (
    alchemy,
    construction,
    decorations,
    discovery,
    eclipse,
    events,
    nobles,
    royal,
    starting,
    temples,
    teotibot_events,
    turn,
    workers,
    worship,
)
from teo_desktop.games.teotihuacan.catalog import (
    BOARD_NAMES,
    BOARD_SITES,
    BONUSES,
    DISCOVERIES,
    ROYALS,
    TECHNOLOGIES,
    TEMPLES,
)
from teo_desktop.kernel.agenda import AnyOrder, Effect, Refusal, advance

EFFECTS: tuple[Effect[Any], ...] = (
    AnyOrder(0, (temples.TempleStep(0, 0), temples.TempleStep(0, 1))),
    alchemy.ChooseTechnology(0, 1),
    construction.ChoosePyramidTile(0, 2, 1, 0),
    construction.PlacePyramidTile(0, 1, 0, 0, 3),
    construction.PayForTile(0, 1, 0, 3, 20, 0),
    decorations.ChooseDecoration(0),
    decorations.PlaceDecoration(0, 3),
    discovery.ClaimDiscovery(0, 5),
    eclipse.Salary(0),
    nobles.PlaceBuilding(0, 1),
    royal.RoyalTrade(0, 3, 2, 0),
    royal.RoyalTrade(0, 5, 2, 0),
    starting.KeepTile(0),
    starting.DraftTile(0),
    starting.StartingBenefits(0, (("any_resource", 2), ("power_up", 1))),
    starting.StartingPowerUp(0),
    starting.ClaimDrawn(0, 8),
    starting.PlaceWorker(0, 1),
    temples.GainResources(0, 2, "temple:blue"),
    temples.MajorStep(0, 0, 4),
    temples.AnyTempleStep(0),
    turn.ChooseMove(0),
    turn.ChooseAction(0, 1, 3, -1),
    turn.EndTurn(0),
    workers.PowerUp(0, 3, 2),
    workers.BuyPowerUp(0, 3),
    workers.AscensionReward(0),
    eclipse.PayForPoints(0),
    royal.ChooseRoyalTile(0, 2, 0, 0),
    royal.PlaceRoyalTile(0, 2, 0, 0, 3),
    starting.StartingReward(0),
    starting.StartingWorship(0, (1, 7)),
    starting.DifferentTempleSteps(0, 2, ()),
    turn.ChooseOtherMove(0, 1),
    turn.ExchangeResources(0),
    worship.WorshipBoth(0, 3, 2),
    worship.AbilityAfterTile(0, 0, 2),
)
EVENTS: tuple[tuple[Any, ...], ...] = (
    events.TurnBegan(1, 5),
    events.WorkerMoved(1, 2, 3, 4),
    events.WorkerPlaced(1, 2, 3, 1),
    events.WorkerLocked(1, 2, 0),
    events.WorkerUnlocked(1, 2, 3),
    events.ActionChosen(1, 3, "worship"),
    events.ActionChosen(1, 3, "main"),
    events.ActionChosen(1, 3, "collect"),
    events.ActionChosen(1, 0, "unlock all"),
    events.Gained(1, 2, 3, "board:stone_quarry"),
    events.Paid(1, 0, 1, "worship"),
    events.PaymentWaived(1, 2, "salary"),
    events.Scored(1, 4, "match"),
    events.Scored(1, -3, "salary"),
    events.PoweredUp(1, 2, 4),
    events.Ascended(1, 2),
    events.RewardChosen(1, "two temples"),
    events.TempleAdvanced(1, 0, 4),
    events.TempleBlocked(1, 0),
    events.AvenueAdvanced(1, 3),
    events.TrackAdvanced(1, 3),
    events.DiscoveryClaimed(1, 8, -1),
    events.DiscoveryUsed(1, 8),
    events.DiscoveryRevealed(0, 8),
    events.TechnologyAcquired(1, 2),
    events.BuildingPlaced(1, 0, 2),
    events.PyramidTilePlaced(1, 3, 20, 1, 2),
    events.PyramidRefilled((1, 2)),
    events.DecorationPlaced(1, 3, 0, 2, 1),
    events.DecorationsRefilled((1,)),
    events.PyramidCompleted(1),
    events.CalendarMoved(4),
    events.EclipseTriggered(0),
    events.EclipseTriggered(5),
    events.EclipseBegan(1, 3),
    events.EclipseEnded(9),
    events.NeutralsPlaced(1, (2, 3, 4)),
    events.StartingTileKept(1, 4),
    events.DiscoveryReturned(1, 8),
    events.GameEnded((1, 0)),
    teotibot_events.DiceRolled(1, 3, 4),
    teotibot_events.ActionTileChosen(1, 0, 2),
    *(
        teotibot_events.ActionTileFailed(1, tile, 0 if reason == "no_mask" else 3, reason, numbers)
        for tile, reason in enumerate(teotibot_events.REASONS[:7])
        for numbers in [(0, 2, 0, 0, 1, 1, 0, 0) if reason == "needs_price" else ()]
    ),
    *(teotibot_events.ActionTileFailed(1, 0, 0, reason, ()) for reason in teotibot_events.REASONS[7:]),
    *(teotibot_events.RuleApplied(1, 2, rule, 3) for rule in teotibot_events.RULES),
    *(
        teotibot_events.TeotibotChose(1, what, -1 if why == "none_left" else 2, why, (1, 2, 3))
        for what, whys in teotibot_events.CHOSEN.items()
        for why in whys
    ),
    teotibot_events.PyramidTileTurned(1, 3, 1),
    teotibot_events.ActionTilesMoved(1, (0, 1, 2, 3, 4, 5, 6), 2, (0, 1)),
    teotibot_events.DiscoveryDiscarded(1, 8, BOARD_SITES[2]),
    teotibot_events.WorshipperDisplaced(1, 3, 4),
)
NUMBERS: dict[str, tuple[int, ...]] = {
    "bottom_row": (2, 4),
    "needs_any_resource": (1,),
    "needs_cacao": (3, 2),
    "needs_gold": (3, 2),
    "needs_price": (2, 0, 0, 1, 1, 2, 3, 0),
    "needs_stone_and_wood": (2, 1, 1, 0, 0),
    "needs_wood": (2, 1),
    "no_building_left": (11,),
    "no_more_workers_count": (3,),
    "no_open_row": (1,),
    "only_on_board": (4,),
    "place_not_carried": (20,),
    "row_of_workers": (2,),
    "stair_not_carried": (1, 2),
    "stepped_back": (1,),
    "too_far": (3,),
}
"""The numbers of the refusals that have some."""
SOURCES = (
    *("collect", "worship", "unlock", "ascension", "match", "start", "salary", "handicap"),
    *("eclipse:avenue", "eclipse:leader", "eclipse:track", "eclipse:masks"),
    *(f"teotibot:{word}" for word in ("bonuses", "cacao", "construction", "exchange", "fallback")),
    *("teotibot:resources", "teotibot:technologies"),
    *(f"board:{name}" for name in BOARD_NAMES[2:]),
    *(f"temple:{name}" for name in TEMPLES),
    *(f"technology:{row.number}" for row in TECHNOLOGIES),
    *(f"royal:{row.number}" for row in ROYALS),
    *(f"discovery:{row.id}" for row in DISCOVERIES),
    *(f"bonus:{row.id}" for row in BONUSES),
)


def refusal(reason: str) -> Refusal:
    """This refusal with fitting numbers."""
    return Refusal(reason, NUMBERS.get(reason, ()))


def asking_classes() -> set[type[Effect[Any]]]:
    """The classes of effects that may put a question."""
    return {cls for cls in teotihuacan.effects().values() if cls.options is not Effect.options}


def event_classes() -> set[type]:
    """All classes of events."""
    return {
        cls
        for module in (events, teotibot_events)
        for _, cls in inspect.getmembers(module, inspect.isclass)
        if issubclass(cls, tuple) and cls.__module__ == module.__name__
    }


def small_game() -> teotihuacan.Game:
    """The first game of three, at its first question."""
    game = teotihuacan.new_game(teotihuacan.Setup(3, first_game=True), 1)
    advance(game)
    return game
