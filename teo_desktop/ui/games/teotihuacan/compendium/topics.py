"""Where the rules of everything stand: things on the table, events, refusals, questions. One table for each.

Addresses are pages of this game with an anchor; tests see to it that each exists in every language.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

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
    ALCHEMY,
    BASE_ROYALS,
    BASE_STARTING,
    BASE_TECHNOLOGIES,
    BOARD_NAMES,
    BONUS_STEP,
    BONUSES,
    CONSTRUCTION,
    DECORATIONS,
    DISCOVERIES,
    FOREST,
    GOLD_DEPOSITS,
    NOBLES,
    PALACE,
    ROYALS,
    SPACE_BOARDS,
    STARTING,
    STONE_QUARRY,
    TECHNOLOGIES,
)
from teo_desktop.games.teotihuacan.state import Game
from teo_desktop.kernel.agenda import AnyOrder, Decision, Effect, Refusal
from teo_desktop.kernel.events import Event
from teo_desktop.ui.adapter import BUTTON, Target
from teo_desktop.ui.telling import PLAYER

GAME = "teotihuacan"
SETUP = f"{GAME}/variants"
BOARDS = {
    PALACE: "palace",
    FOREST: "gathering#forest",
    STONE_QUARRY: "gathering#stone",
    GOLD_DEPOSITS: "gathering#gold",
    ALCHEMY: "alchemy",
    NOBLES: "nobles",
    DECORATIONS: "decorations",
    CONSTRUCTION: "construction",
}
Topic = str | Callable[[Game, Any], str]


def _technology(index: int) -> str:
    page = "technologies" if index < BASE_TECHNOLOGIES else "more-tiles"
    return f"{page}#technology-{TECHNOLOGIES[index].number}"


def _discovery(kind: int) -> str:
    return f"discovery-tiles#discovery-{DISCOVERIES[kind].id}"


def _starting(tile: int) -> str:
    page = "starting-tiles" if tile < BASE_STARTING else "more-tiles"
    return f"{page}#starting-{STARTING[tile].id}"


def _royal(index: int) -> str:
    page = "royal-tiles" if index < BASE_ROYALS else "more-tiles"
    return f"{page}#royal-{ROYALS[index].number}"


def _site(game: Game, site: int) -> str:
    tiles = game.discoveries[site]
    return _discovery(tiles[0]) if len(tiles) == 1 else "discovery#where"


def _space(game: Game, space: int) -> str:
    board = SPACE_BOARDS[space]
    return _royal(game.layout.royals[space]) if board == PALACE else "worship#options"


def _benefit(_: Game, of: tuple[Any, Any]) -> str:
    return "setup#starting-tiles" if isinstance(of[0], str) else _starting(of[0])


def _button(_: Game, which: Any) -> str:
    match which:
        case ("pay", _):
            return "salary"
        case ("price", _):
            return "rulings-actions#T-BUILDERS"
        case ("gained", _) | ("amount", _):
            return "more-tiles#technology-0"
        case "step back":
            return "more-tiles#technology-20"
        case "free unlock" | "paid unlock":
            return "unlock#ways"
    return "turn#end"


THINGS: dict[str, Topic] = {
    "board": lambda _, board: BOARDS[board],
    "main": "main-actions#price",
    "collect": "collect",
    "worker": "goods#workers",
    "companion": "moving#tiles",
    "lock": "unlock",
    "neutral": "setup#neutral",
    PLAYER: "overview#points",
    "name": "overview#points",
    "panel": "overview#points",
    "space": _space,
    "ability": _space,
    "table": lambda _, board: BOARDS[board],
    "rows": "alchemy#rows",
    "price": lambda _, board: BOARDS[board],
    "prices": lambda _, board: BOARDS[board],
    "site": _site,
    "site ground": _site,
    "claim": lambda _, of: _discovery(of[1]),
    "discovery": lambda _, kind: _discovery(kind),
    "held": lambda _, kind: _discovery(kind),
    "mask": lambda _, kind: _discovery(kind),
    "used": "discovery#using",
    "technology": lambda game, place: _technology(game.layout.technologies[place]),
    "technology tile": lambda _, technology: _technology(technology),
    "nobles_row": "nobles#rows",
    "decoration_tile": "decorations#gain",
    "decoration": "decorations#gain",
    "pyramid_tile": "pyramid#icons",
    "pyramid": "pyramid",
    "place": "construction#where",
    "turn": "pyramid#turning",
    "way": "decorations#where",
    "side": "decorations#where",
    "temple": "temples",
    "step": lambda game, of: _bonus(game, of[0]) if of[1] == BONUS_STEP else "temples#steps",
    "bonus": lambda game, temple: _bonus(game, temple),
    "temple marker": "temples",
    "track": "pyramid-track",
    "track marker": "pyramid-track",
    "avenue": "avenue",
    "avenue marker": "avenue",
    "calendar": "calendar",
    "ascension": "power#rewards",
    "reward": "power#rewards",
    "good": "goods#goods",
    "tray": "setup#starting-tiles",
    "starting_tile": lambda _, tile: _starting(tile),
    "benefit": _benefit,
    BUTTON: _button,
}
"""By kind of thing."""


def _bonus(game: Game, temple: int) -> str:
    return f"temple-bonuses#bonus-{BONUSES[game.layout.bonuses[temple]].id}"


_ACTIONS = {"free unlock": "unlock#ways", "collect": "collect", "main": "main-actions", "worship": "worship"}
_SOURCES = {
    "collect": "collect",
    "worship": "worship#options",
    "unlock": "unlock#ways",
    "ascension": "power#rewards",
    "match": "pyramid#matching",
    "start": "setup#starting-tiles",
    "salary": "salary",
    "eclipse:avenue": "avenue#value",
    "eclipse:leader": "pyramid-track#value",
    "eclipse:track": "pyramid-track#value",
    "eclipse:masks": "masks",
    "temple": "temples#steps",
    "teotibot": "teotibot#different",
}
"""Where goods and points come from, by the words of the events; boards and tiles have pages of their own."""


def _of_source(source: str) -> str:
    word, _, key = source.partition(":")
    match word:
        case "board":
            return next(topic for board, topic in BOARDS.items() if BOARD_NAMES[board] == key)
        case "technology":
            return _technology(next(i for i, row in enumerate(TECHNOLOGIES) if row.number == int(key)))
        case "royal":
            return _royal(next(i for i, row in enumerate(ROYALS) if row.number == int(key)))
        case "discovery":
            return f"discovery-tiles#discovery-{key}"
        case "bonus":
            return f"temple-bonuses#bonus-{key}"
    return _SOURCES.get(source) or _SOURCES[word]


EVENTS: dict[type, str | Callable[[Any], str]] = {
    events.TurnBegan: "turn",
    events.WorkerMoved: "moving",
    events.WorkerPlaced: "setup#starting-tiles",
    events.WorkerLocked: "worship#space",
    events.WorkerUnlocked: "unlock#ways",
    events.ActionChosen: lambda event: (
        BOARDS[event.board] if event.action == "main" else _ACTIONS.get(event.action, "unlock#ways")
    ),
    events.Gained: lambda event: _of_source(event.source),
    events.Paid: lambda event: _of_source(event.source),
    events.Scored: lambda event: _of_source(event.source),
    events.PaymentWaived: "discovery-tiles#discovery-ignore_cacao",
    events.PoweredUp: "power#power-ups",
    events.Ascended: "power#ascension",
    events.RewardChosen: "power#rewards",
    events.TempleAdvanced: "temples#steps",
    events.TempleBlocked: "temples#blocked",
    events.AvenueAdvanced: "avenue",
    events.TrackAdvanced: "pyramid-track",
    events.DiscoveryClaimed: lambda event: _discovery(event.kind),
    events.DiscoveryUsed: lambda event: _discovery(event.kind),
    events.DiscoveryRevealed: lambda event: _discovery(event.kind),
    events.TechnologyAcquired: lambda event: _technology(event.technology),
    events.BuildingPlaced: "nobles#rows",
    events.PyramidTilePlaced: "construction#gain",
    events.PyramidRefilled: "construction#gain",
    events.DecorationPlaced: "decorations#gain",
    events.DecorationsRefilled: "decorations#gain",
    events.PyramidCompleted: "construction#capstone",
    events.CalendarMoved: "calendar",
    events.EclipseTriggered: "calendar#left",
    events.EclipseBegan: "eclipse",
    events.EclipseEnded: "eclipse#after",
    events.NeutralsPlaced: "setup#neutral",
    events.StartingTileKept: lambda event: _starting(event.tile),
    events.DiscoveryReturned: "rulings-setup#T-DRAWN",
    events.GameEnded: "end#winner",
    teotibot_events.DiceRolled: "teotibot#turn",
    teotibot_events.ActionTileChosen: "teotibot-tiles",
    teotibot_events.ActionTileFailed: "rulings-teotibot#T-BOT-FAILED",
    teotibot_events.RuleApplied: "teotibot-tiles#figures",
    teotibot_events.TeotibotChose: "teotibot-tiles#choices",
    teotibot_events.PyramidTileTurned: "teotibot-tiles#figures",
    teotibot_events.ActionTilesMoved: "rulings-teotibot#T-BOT-TILES",
    teotibot_events.DiscoveryDiscarded: "teotibot-tiles",
    teotibot_events.WorshipperDisplaced: "rulings-teotibot#T-BOT-DISPLACED",
}
"""By class of event."""
REFUSALS: dict[str, str] = {
    "all_technologies_owned": "alchemy",
    "already_in_effect": "rulings-turn#T-MOVEMENT-TILE",
    "board_not_on_tiles": "rulings-setup#T-START-BOARDS",
    "bottom_row": "alchemy#rows",
    "fourth_worker_in_play": "rulings-eclipse#T-FOURTH-WORKER",
    "movement_tile_in_effect": "rulings-turn#T-MOVEMENT-TILE",
    "needs_any_resource": "palace#royal",
    "needs_cacao": "main-actions#price",
    "needs_gold": "rulings-turn#T-PAY-FIRST",
    "needs_price": "discovery#claiming",
    "needs_stone_and_wood": "construction#levels",
    "needs_two_workers_together": "rulings-turn#T-DOUBLE-MOVE",
    "needs_wood": "nobles",
    "no_building_left": "nobles#rows",
    "no_decoration_left": "rulings-actions#T-EMPTY-BAG",
    "no_more_workers_count": "main-actions#crew",
    "no_open_row": "nobles#rows",
    "no_open_stair": "decorations#where",
    "no_pyramid_tile_left": "rulings-actions#T-EMPTY-BAG",
    "no_tile_there": "discovery#where",
    "no_unlocked_worker": "turn#kinds",
    "not_now": "turn#free",
    "nothing_locked": "unlock#ways",
    "only_before_moving": "discovery#using",
    "only_for_payment": "rulings-turn#T-WAIVER",
    "only_in_main_action_5_6_8": "rulings-actions#T-EXTRA-WORKER",
    "only_in_normal_turn": "rulings-turn#T-FREE-UNLOCK",
    "only_on_board": "power#power-ups",
    "own_worker_on_board": "rulings-setup#T-START-BOARDS",
    "own_worker_there": "rulings-worship#T-PUSH-OUT",
    "palace_has_no_main_action": "palace",
    "palace_needs_ability": "palace#royal",
    "place_not_carried": "construction#where",
    "place_taken": "construction#where",
    "pyramid_complete": "construction#capstone",
    "row_full": "nobles#rows",
    "row_of_workers": "nobles#rows",
    "stair_finished": "decorations#where",
    "stair_not_carried": "decorations#where",
    "stepped_back": "rulings-all#T-ALL-BACK",
    "technology_owned": "alchemy",
    "temple_finished": "temples#blocked",
    "temple_taken_already": "starting-tiles",
    "too_far": "moving",
    "worker_is_locked": "unlock",
    "worker_not_in_play": "rulings-eclipse#T-RESERVE",
}
"""By the reason of a refusal."""
QUESTIONS: dict[type[Effect[Any]], str | Callable[[Any], str]] = {
    AnyOrder: "rulings-actions#T-TWO-STEPS",
    alchemy.ChooseTechnology: "alchemy#rows",
    construction.ChoosePyramidTile: "construction",
    construction.PlacePyramidTile: "construction#where",
    construction.PayForTile: "rulings-actions#T-BUILDERS",
    decorations.ChooseDecoration: "decorations",
    decorations.PlaceDecoration: "decorations#where",
    discovery.ClaimDiscovery: "discovery#claiming",
    eclipse.Salary: "salary",
    eclipse.PayForPoints: "rulings-all#T-ALL-SALARY",
    nobles.PlaceBuilding: "nobles#rows",
    royal.RoyalTrade: lambda effect: _royal(effect.royal),
    royal.ChooseRoyalTile: "rulings-all#T-ALL-ROYAL",
    royal.PlaceRoyalTile: "construction#where",
    starting.KeepTile: "setup#starting-tiles",
    starting.DraftTile: "variants#draft",
    starting.StartingBenefits: "rulings-setup#T-START-ORDER",
    starting.StartingPowerUp: "rulings-setup#T-START-POWER",
    starting.ClaimDrawn: "rulings-setup#T-DRAWN",
    starting.StartingReward: "rulings-all#T-ALL-REWARD",
    starting.DifferentTempleSteps: "starting-tiles",
    starting.StartingWorship: "rulings-all#T-ALL-WORSHIP",
    starting.PlaceWorker: "rulings-setup#T-START-BOARDS",
    temples.GainResources: "rulings-tracks#T-ONE-BY-ONE",
    temples.MajorStep: "temples#major",
    temples.AnyTempleStep: "rulings-tracks#T-ANY-TEMPLE",
    turn.ChooseMove: "turn",
    turn.ChooseOtherMove: "rulings-all#T-ALL-BACK",
    turn.ExchangeResources: "rulings-all#T-ALL-EXCHANGE",
    turn.ChooseAction: lambda effect: BOARDS[effect.board],
    turn.EndTurn: "turn#free",
    workers.PowerUp: "power#power-ups",
    workers.BuyPowerUp: "rulings-actions#T-BOUGHT-POWER-UP",
    workers.AscensionReward: "power#rewards",
    worship.WorshipBoth: "worship#order",
    worship.AbilityAfterTile: "rulings-worship#T-ROYAL-PRICE",
}
"""By the class of the effect that asks."""


def of_thing(game: Game, thing: Target) -> str:
    """Where the rules of a thing stand; empty for what is none of this game."""
    topic = THINGS.get(thing.kind, "")
    return _address(topic if isinstance(topic, str) else topic(game, thing.id))


def of_event(event: Event) -> str:
    """By which rule it happened."""
    topic = EVENTS[type(event)]
    return _address(topic if isinstance(topic, str) else topic(event))


def of_refusal(refusal: Refusal) -> str:
    """Why it is not possible."""
    return _address(REFUSALS[refusal.reason])


def of_question(decision: Decision) -> str:
    """What is asked."""
    topic = QUESTIONS[type(decision.asked_by)]
    return _address(topic if isinstance(topic, str) else topic(decision.asked_by))


def _address(topic: str) -> str:
    return f"{GAME}/{topic}" if topic else ""
