"""A word or two for each choice, for the trail of what was done in a turn: "Construction › Main action › Level 2"."""

from __future__ import annotations

from typing import Any

from teo_desktop.games.teotihuacan import choices, royal
from teo_desktop.games.teotihuacan.catalog import TECHNOLOGY_OF_NUMBER
from teo_desktop.games.teotihuacan.eclipse import PayForPoints
from teo_desktop.games.teotihuacan.interrupts import UnlockAll, UseDiscovery
from teo_desktop.games.teotihuacan.state import Game
from teo_desktop.games.teotihuacan.tables import SPOT_LEVELS
from teo_desktop.games.teotihuacan.temples import TempleStep
from teo_desktop.kernel.agenda import PASS, Choice, Decision, First
from teo_desktop.ui.texts.format import QT_TRANSLATE_NOOP, capitalised, fill, translate
from teo_desktop.ui.texts.teotihuacan import names, tiles
from teo_desktop.ui.texts.teotihuacan.choices import reward_text

WORDS = {
    choices.FREE_UNLOCK: QT_TRANSLATE_NOOP("teo.crumb", "Unlock"),
    choices.COLLECT: QT_TRANSLATE_NOOP("teo.crumb", "Collect cacao"),
    choices.ABILITY: QT_TRANSLATE_NOOP("teo.crumb", "Worship space"),
    choices.TILE: QT_TRANSLATE_NOOP("teo.crumb", "Discovery tile"),
    choices.PRINTED: QT_TRANSLATE_NOOP("teo.crumb", "Printed reward"),
    choices.TRADE: QT_TRANSLATE_NOOP("teo.crumb", "Trade"),
    choices.WAIVE: QT_TRANSLATE_NOOP("teo.crumb", "Salary"),
    choices.FULL_PRICE: QT_TRANSLATE_NOOP("teo.crumb", "Full price"),
    choices.LESS_WOOD: QT_TRANSLATE_NOOP("teo.crumb", "1 wood less"),
    choices.LESS_STONE: QT_TRANSLATE_NOOP("teo.crumb", "1 stone less"),
}
"""The choices that are words; passing and ending the turn leave no trace, rewards have their own text."""
SILENT = (PASS, choices.END_TURN)


def crumb(game: Game, decision: Decision, choice: Choice) -> str:
    """A word or two for the trail of a turn; empty for what leaves no trace."""
    effect: Any = decision.asked_by
    match choice:
        case str():
            return _word(choice)
        case choices.Move(board=board) | choices.Board(board):
            return names.board_name(board)
        case choices.Main():
            return translate("teo.crumb", "Main action")
        case choices.Worship() | choices.StartWorship():
            return translate("teo.crumb", "Worship")
        case choices.Claim(kind) | UseDiscovery(kind=kind):
            return tiles.discovery_name(kind)
        case UnlockAll():
            return translate("teo.crumb", "Unlock")
        case choices.Resource() if isinstance(effect, royal.RoyalTrade):
            return translate("teo.crumb", "Trade")
        case choices.Resource():
            return names.good_name(choice.good)
        case choices.Temple(temple) | First(TempleStep(temple=temple)):
            return names.temple_name(temple)
        case choices.Worker():
            return fill(translate("teo.crumb", "Power-up: {worker}"), worker=names.worker_name(choice.worker))
        case choices.TechnologyPlace():
            return tiles.technology_name(game.layout.technologies[choice.place])
        case choices.NoblesRow():
            return names.row_name(choice.row)
        case choices.PyramidTile():
            return translate("teo.crumb", "Pyramid tile")
        case choices.Place():
            return fill(translate("teo.crumb", "Level {level}"), level=SPOT_LEVELS[choice.spot])
        case choices.DecorationTile():
            return translate("teo.crumb", "Decoration")
        case choices.Side(side) | choices.TurnedSide(side=side):
            return names.side_name(side)
        case choices.Exchange():
            return translate("teo.crumb", "Exchange")
        case choices.StepBack():
            return translate("teo.crumb", "Step back")
        case choices.Pay() if isinstance(effect, PayForPoints):
            return tiles.technology_name(TECHNOLOGY_OF_NUMBER[10])
        case choices.Pay():
            return translate("teo.crumb", "Salary")
        case choices.StartingTile():
            return tiles.starting_name(choice.tile)
        case choices.Benefit():
            return capitalised(tiles.benefit_text(choice.word, choice.amount))
    raise TypeError(f"no crumb for {choice!r}")


def _word(choice: str) -> str:
    if choice in SILENT:
        return ""
    return translate("teo.crumb", WORDS[choice]) if choice in WORDS else reward_text(choice)
