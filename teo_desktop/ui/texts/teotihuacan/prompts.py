"""The question in words that each effect puts to a player; the player's name stands elsewhere."""

from __future__ import annotations

from typing import Any

from teo_desktop.games.teotihuacan import (
    alchemy,
    construction,
    decorations,
    discovery,
    eclipse,
    nobles,
    royal,
    starting,
    temples,
    turn,
    workers,
    worship,
)
from teo_desktop.games.teotihuacan.catalog import CACAO, POINTS_AFTER_SALARY, ROYALS
from teo_desktop.games.teotihuacan.scoring import salary
from teo_desktop.games.teotihuacan.state import Game
from teo_desktop.kernel.agenda import PASS, AnyOrder, Decision, Effect
from teo_desktop.ui.texts.counted import Counted
from teo_desktop.ui.texts.format import QT_TRANSLATE_NOOP, fill, translate
from teo_desktop.ui.texts.teotihuacan.names import board_name, goods_text, place_text, points_text, temple_name
from teo_desktop.ui.texts.teotihuacan.tiles import discovery_label, royal_name

QUESTIONS: dict[type[Effect[Any]], str] = {
    AnyOrder: QT_TRANSLATE_NOOP("teo.prompt", "Which temple do you advance on first?"),
    turn.ChooseMove: QT_TRANSLATE_NOOP("teo.prompt", "Which worker moves, and where to?"),
    turn.EndTurn: QT_TRANSLATE_NOOP("teo.prompt", "Anything else before your turn ends?"),
    worship.WorshipBoth: QT_TRANSLATE_NOOP("teo.prompt", "What comes first?"),
    worship.AbilityAfterTile: QT_TRANSLATE_NOOP("teo.prompt", "Anything else before the royal tile scores?"),
    construction.ChoosePyramidTile: QT_TRANSLATE_NOOP("teo.prompt", "Which pyramid tile do you add?"),
    construction.PlacePyramidTile: QT_TRANSLATE_NOOP("teo.prompt", "Where does this pyramid tile go?"),
    alchemy.ChooseTechnology: QT_TRANSLATE_NOOP("teo.prompt", "Which technology do you acquire?"),
    workers.AscensionReward: QT_TRANSLATE_NOOP("teo.prompt", "Your worker has ascended. Which reward do you choose?"),
    nobles.PlaceBuilding: QT_TRANSLATE_NOOP("teo.prompt", "In which row do you place the building?"),
    decorations.ChooseDecoration: QT_TRANSLATE_NOOP("teo.prompt", "Which decoration do you take?"),
    decorations.PlaceDecoration: QT_TRANSLATE_NOOP("teo.prompt", "On which side of the pyramid does it go?"),
    temples.AnyTempleStep: QT_TRANSLATE_NOOP("teo.prompt", "Which temple do you advance on?"),
    discovery.ClaimDiscovery: QT_TRANSLATE_NOOP("teo.prompt", "Which discovery tile do you claim?"),
    starting.KeepTile: QT_TRANSLATE_NOOP("teo.prompt", "Which starting tile do you keep? You keep two."),
    starting.DraftTile: QT_TRANSLATE_NOOP("teo.prompt", "Which starting tile do you take?"),
    starting.StartingBenefits: QT_TRANSLATE_NOOP("teo.prompt", "Which benefit comes next?"),
    starting.StartingPowerUp: QT_TRANSLATE_NOOP("teo.prompt", "Which of your starting workers do you power up?"),
    starting.StartingReward: QT_TRANSLATE_NOOP("teo.prompt", "Which reward does your starting tile bring?"),
    starting.StartingWorship: QT_TRANSLATE_NOOP("teo.prompt", "Which starting worker worships, and on which space?"),
    starting.DifferentTempleSteps: QT_TRANSLATE_NOOP(
        "teo.prompt", "Which temple do you advance on? Each temple counts once."
    ),
    turn.ExchangeResources: QT_TRANSLATE_NOOP(
        "teo.prompt", "The Palace is reached or passed. Which resources do you exchange?"
    ),
    royal.ChooseRoyalTile: QT_TRANSLATE_NOOP("teo.prompt", "Which pyramid tile do you add?"),
    royal.PlaceRoyalTile: QT_TRANSLATE_NOOP("teo.prompt", "Where does this pyramid tile go?"),
}
"""The questions that are always the same."""
ONLY_LEFT_TO_STOP = {
    construction.ChoosePyramidTile: QT_TRANSLATE_NOOP("teo.prompt", "Do you want to go on building?"),
    discovery.ClaimDiscovery: QT_TRANSLATE_NOOP("teo.prompt", "You cannot pay for a tile now. Leave them there?"),
    workers.PowerUp: QT_TRANSLATE_NOOP("teo.prompt", "None of your workers there can be powered up now."),
    workers.BuyPowerUp: QT_TRANSLATE_NOOP("teo.prompt", "You cannot pay for another power-up now."),
    royal.RoyalTrade: QT_TRANSLATE_NOOP("teo.prompt", "You cannot trade now."),
    royal.ChooseRoyalTile: QT_TRANSLATE_NOOP("teo.prompt", "Do you want to go on building?"),
}
"""Questions where nothing is left but to stop, unless something is done in between first."""


def prompt(game: Game, decision: Decision) -> str:
    """The question in words: "Where does this pyramid tile go?"."""
    effect = decision.asked_by
    if _only_left_to_stop(decision) and type(effect) in ONLY_LEFT_TO_STOP:
        return translate("teo.prompt", ONLY_LEFT_TO_STOP[type(effect)])
    match effect:
        case construction.ChoosePyramidTile(built=built) if built:
            return translate("teo.prompt", "Which pyramid tile do you add next?")
        case turn.ChooseAction():
            return fill(
                translate("teo.prompt", "{board}: what does worker {number} do there?"),
                number=effect.worker + 1,
                board=board_name(effect.board),
            )
        case turn.ChooseOtherMove():
            return fill(
                translate("teo.prompt", "Worker {number} went one board back. Which other worker moves, and where to?"),
                number=effect.back + 1,
            )
        case turn.ChooseMove() if game.travel:
            return translate("teo.prompt", "Where do you move, with your movement tile in effect?")
        case construction.PayForTile():
            return fill(translate("teo.prompt", "{place}: which price do you pay?"), place=place_text(effect.spot))
        case workers.PowerUp():
            return Counted().power_ups_left(effect.times)
        case workers.BuyPowerUp():
            return fill(
                translate("teo.prompt", "Do you pay {price} for one more power-up?"), price=goods_text(CACAO, 1)
            )
        case temples.GainResources():
            return Counted().resources_left(effect.amount)
        case temples.MajorStep():
            return fill(
                translate("teo.prompt", "{temple}, step {step}: a discovery tile, or the printed reward?"),
                temple=temple_name(effect.temple),
                step=effect.step,
            )
        case royal.RoyalTrade():
            return _royal_trade(effect)
        case eclipse.Salary():
            due = salary(game.players[effect.player])
            return fill(
                translate("teo.prompt", "Your workers are due {due}. How much do you pay?"), due=goods_text(CACAO, due)
            )
        case eclipse.PayForPoints():
            return fill(
                translate("teo.prompt", "How many workers do you pay 1 more cacao for? Each brings {points}."),
                points=points_text(POINTS_AFTER_SALARY),
            )
        case starting.ClaimDrawn():
            return fill(translate("teo.prompt", "You drew {tile}. Do you claim it?"), tile=discovery_label(effect.kind))
        case starting.PlaceWorker():
            return fill(
                translate("teo.prompt", "On which board does worker {number} start, with power {power}?"),
                number=effect.worker + 1,
                power=game.players[effect.player].power[effect.worker],
            )
        case _:
            return translate("teo.prompt", QUESTIONS[type(effect)])


def _royal_trade(effect: royal.RoyalTrade) -> str:
    if ROYALS[effect.royal].kind == "once":
        return fill(
            translate("teo.prompt", "{royal}: which resource do you pay, besides {price}?"),
            royal=royal_name(effect.royal),
            price=goods_text(CACAO, ROYALS[effect.royal].pay_cacao),
        )
    return fill(Counted().trades_left(effect.left), royal=royal_name(effect.royal))


def _only_left_to_stop(decision: Decision) -> bool:
    return all(choice == PASS or isinstance(choice, Effect) for choice in decision.options)
