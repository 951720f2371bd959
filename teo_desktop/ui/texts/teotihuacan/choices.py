"""Every choice in words: a line of the list, which tells it apart from all others of its question."""

from __future__ import annotations

from typing import Any

from teo_desktop.games.teotihuacan import choices, construction, discovery, royal, starting, turn, workers
from teo_desktop.games.teotihuacan.catalog import (
    ALCHEMY_TEMPLES,
    ASCENSION_CACAO,
    ASCENSION_POINTS,
    CACAO,
    DECORATION_TILES,
    FOURTH_WORKER_CACAO,
    FOURTH_WORKER_POWER,
    GOLD,
    ICON_KIND,
    LEVEL_STONE,
    LEVEL_WOOD,
    NOBLES_ROWS,
    POINTS_AFTER_SALARY,
    PYRAMID_TILES,
    ROYALS,
    TECHNOLOGIES,
    TEMPLE_REWARDS,
    TWO_TEMPLES_CACAO,
    UNPAID_POINTS,
)
from teo_desktop.games.teotihuacan.decorations import STEPS_PER_SIDE, PlaceDecoration, covered_icons
from teo_desktop.games.teotihuacan.eclipse import PayForPoints
from teo_desktop.games.teotihuacan.interrupts import UnlockAll, UseDiscovery
from teo_desktop.games.teotihuacan.nobles import empty_spaces
from teo_desktop.games.teotihuacan.scoring import salary
from teo_desktop.games.teotihuacan.state import Game
from teo_desktop.games.teotihuacan.tables import SPOT_LEVELS, SPOT_SQUARES
from teo_desktop.games.teotihuacan.temples import TempleStep
from teo_desktop.games.teotihuacan.workers import MAX_POWER
from teo_desktop.games.teotihuacan.worship import AbilityAfterTile
from teo_desktop.kernel.agenda import PASS, Choice, Decision, Effect, First
from teo_desktop.ui.texts.counted import Counted
from teo_desktop.ui.texts.format import QT_TRANSLATE_NOOP, capitalised, comma_list, fill, translate
from teo_desktop.ui.texts.teotihuacan import names, tiles, turn_choices
from teo_desktop.ui.texts.teotihuacan.names import goods_text

STOPPING: dict[type[Effect[Any]], str] = {
    construction.ChoosePyramidTile: QT_TRANSLATE_NOOP("teo.choice", "Stop building"),
    discovery.ClaimDiscovery: QT_TRANSLATE_NOOP("teo.choice", "Claim no discovery tile"),
    workers.PowerUp: QT_TRANSLATE_NOOP("teo.choice", "Go without the power-up"),
    workers.BuyPowerUp: QT_TRANSLATE_NOOP("teo.choice", "No further power-up"),
    royal.RoyalTrade: QT_TRANSLATE_NOOP("teo.choice", "Stop trading"),
    starting.ClaimDrawn: QT_TRANSLATE_NOOP("teo.choice", "Put the tile back into the bag"),
    royal.ChooseRoyalTile: QT_TRANSLATE_NOOP("teo.choice", "Stop building"),
    turn.ExchangeResources: QT_TRANSLATE_NOOP("teo.choice", "Exchange nothing"),
}
"""What it means to pass, by the effect that asks."""


def choice_text(game: Game, decision: Decision, choice: Choice) -> str:
    """A choice as a line of the list; answers for refused ones as well."""
    effect: Any = decision.asked_by
    match choice:
        case str():
            return _word(game, effect, choice)
        case choices.Move():
            return turn_choices.move_text(game, effect.player, choice)
        case choices.Main():
            return turn_choices.main_text(game, effect, choice)
        case choices.Worship():
            return turn_choices.worship_text(game, effect.player, choice)
        case UnlockAll():
            return turn_choices.unlock_text()
        case UseDiscovery():
            return turn_choices.use_text(choice)
        case choices.PyramidTile():
            return _pyramid_tile(game, choice)
        case choices.Place():
            return _place(game, effect, choice)
        case choices.DecorationTile():
            return _decoration(game, choice)
        case choices.Side() | choices.TurnedSide():
            return _side(game, effect, choice)
        case choices.TechnologyPlace():
            return _technology(game, choice)
        case choices.NoblesRow():
            return _row(game, choice)
        case choices.Claim():
            return fill(translate("teo.choice", "Claim {tile}"), tile=tiles.discovery_label(choice.kind))
        case choices.Resource() if isinstance(effect, royal.RoyalTrade):
            return _trade(effect, choice.good)
        case choices.Resource():
            return names.good_name(choice.good)
        case choices.Temple(temple) | First(TempleStep(temple=temple)):
            return _temple_step(temple, game.players[effect.player].temples[temple] + 1)
        case choices.Worker():
            return _worker(game, effect, choice)
        case choices.Pay() if isinstance(effect, PayForPoints):
            return _pay_for_points(choice)
        case choices.Pay():
            return _pay(game, effect, choice)
        case choices.Exchange(amount, given, gained):
            return fill(
                translate("teo.choice", "Exchange {given} for {gained}"),
                given=goods_text(given, amount),
                gained=goods_text(gained, amount),
            )
        case choices.StepBack():
            return turn_choices.step_back_text(game, effect.player, choice)
        case choices.StartWorship():
            return turn_choices.start_worship_text(game, effect.player, choice)
        case choices.StartingTile():
            return _starting_tile(game, choice)
        case choices.Board():
            return names.board_label(choice.board)
        case choices.Benefit():
            return capitalised(tiles.benefit_text(choice.word, choice.amount))
    raise TypeError(f"no text for {choice!r}")


# -- words ------------------------------------------------------------------------------------------------------------


def _word(game: Game, effect: Any, choice: str) -> str:
    match choice:
        case choices.FREE_UNLOCK:
            return translate("teo.choice", "Unlock all your workers free of charge, as your whole turn")
        case choices.COLLECT:
            return turn_choices.collect_text(game, effect)
        case choices.END_TURN:
            return translate("teo.choice", "End the turn")
        case choices.ABILITY if isinstance(effect, AbilityAfterTile):
            return fill(translate("teo.choice", "Now: {what}"), what=turn_choices.ability_text(game, effect.space))
        case choices.ABILITY:
            what = turn_choices.ability_text(game, effect.space)
            return fill(translate("teo.choice", "First: {what}"), what=what)
        case choices.TILE:
            return fill(translate("teo.choice", "First: {what}"), what=turn_choices.tile_text(game, effect.space))
        case choices.PRINTED:
            word, amount = TEMPLE_REWARDS[effect.temple][effect.step]
            return fill(translate("teo.choice", "Printed reward: {what}"), what=tiles.benefit_text(word, amount))
        case choices.TRADE:
            return _trade(effect, CACAO)
        case choices.WAIVE:
            return fill(
                translate("teo.choice", "Use “{tile}” instead of {price}"),
                tile=turn_choices.ignore_cacao_name(),
                price=goods_text(CACAO, salary(game.players[effect.player])),
            )
        case choices.FULL_PRICE | choices.LESS_STONE | choices.LESS_WOOD:
            return _price(effect, choice)
        case _ if choice == PASS:
            return translate("teo.choice", STOPPING[type(effect)])
        case _:
            return reward_text(choice)


def reward_text(reward: str) -> str:
    """The reward of an ascension."""
    match reward:
        case choices.POINTS_REWARD:
            return names.points_text(ASCENSION_POINTS)
        case choices.CACAO_REWARD:
            return goods_text(CACAO, ASCENSION_CACAO)
        case choices.TEMPLE_REWARD:
            return translate("teo.choice", "A step on a temple of your choice")
        case choices.TWO_TEMPLES_REWARD:
            return fill(
                translate("teo.choice", "Two steps on temples of your choice for {price}"),
                price=goods_text(CACAO, TWO_TEMPLES_CACAO),
            )
        case _:
            return fill(
                translate("teo.choice", "The fourth worker with power {power}, and {goods}"),
                power=FOURTH_WORKER_POWER,
                goods=goods_text(CACAO, FOURTH_WORKER_CACAO),
            )


def _trade(effect: royal.RoyalTrade, good: int) -> str:
    row = ROYALS[effect.royal]
    price = [0, 0, 0, 0]
    price[CACAO] = row.pay_cacao
    price[good] += row.pay_resource
    # The single exchange brings as much as the limit says.
    gain = row.gain if row.kind == "trade" else ((row.gain[0][0], effect.left),)
    what = comma_list([tiles.benefit_text(word, amount) for word, amount in gain])
    return fill(translate("teo.choice", "Pay {price}: {what}"), price=tiles.price_text(price), what=what)


def _price(effect: construction.PayForTile, choice: str) -> str:
    level = SPOT_LEVELS[effect.spot]
    wood = LEVEL_WOOD[level] - (choice == choices.LESS_WOOD)
    stone = LEVEL_STONE[level] - (choice == choices.LESS_STONE)
    price = tiles.price_text((0, wood, stone, 0))
    if choice == choices.FULL_PRICE:
        return fill(translate("teo.choice", "Pay {price} and keep the discount"), price=price)
    return fill(translate("teo.choice", "Pay {price} with the discount"), price=price)


# -- rows -------------------------------------------------------------------------------------------------------------


def _temple_step(temple: int, step: int) -> str:
    """Where a step on a temple leads, and what is printed there: "Blue temple, step 3: 1 resource of your choice"."""
    if step >= len(TEMPLE_REWARDS[temple]):
        return names.temple_name(temple)
    word, amount = TEMPLE_REWARDS[temple][step]
    if word == "none":
        return fill(
            translate("teo.choice", "{temple}, step {step}: temple bonus"),
            temple=names.temple_name(temple),
            step=step,
        )
    return fill(
        translate("teo.choice", "{temple}, step {step}: {what}"),
        temple=names.temple_name(temple),
        step=step,
        what=tiles.benefit_text(word, amount),
    )


def _worker(game: Game, effect: Any, choice: choices.Worker) -> str:
    power = game.players[effect.player].power[choice.worker]
    if not isinstance(effect, workers.PowerUp | workers.BuyPowerUp | starting.StartingPowerUp):
        return names.worker_text(choice.worker, power)
    if power == MAX_POWER:
        return fill(translate("teo.choice", "{worker} ascends"), worker=names.worker_text(choice.worker, power))
    return fill(
        translate("teo.choice", "{worker}: power {before} → {after}"),
        worker=names.worker_name(choice.worker),
        before=power,
        after=power + 1,
    )


def _technology(game: Game, choice: choices.TechnologyPlace) -> str:
    technology = game.layout.technologies[choice.place]
    return fill(
        translate("teo.choice", "“{technology}” for {price}, {temple}: {what}"),
        technology=tiles.technology_name(technology),
        price=goods_text(GOLD, TECHNOLOGIES[technology].gold),
        temple=names.temple_name(ALCHEMY_TEMPLES[choice.place % 3]),
        what=tiles.technology_text(technology),
    )


def _row(game: Game, choice: choices.NoblesRow) -> str:
    empty = empty_spaces(game, choice.row)
    if not empty:
        return names.row_name(choice.row)
    return fill(
        translate("teo.choice", "{row}: {points}"),
        row=names.row_name(choice.row),
        points=names.points_text(NOBLES_ROWS[choice.row][empty[0]]),
    )


def _pyramid_tile(game: Game, choice: choices.PyramidTile) -> str:
    return fill(
        translate("teo.choice", "Pyramid tile {number}: {icons}"),
        number=game.pyramid_offer.index(choice.tile) + 1,
        icons=comma_list([names.icon_name(icon) for icon in PYRAMID_TILES[choice.tile][0]]),
    )


def _place(game: Game, effect: Any, choice: choices.Place) -> str:
    shown = PYRAMID_TILES[effect.tile][choice.rotation]
    matches = _matches(shown, [game.icons[square] for square in SPOT_SQUARES[choice.spot]])
    place, turned = names.place_text(choice.spot), names.rotation_text(choice.rotation)
    return comma_list([place, turned, *([Counted().icons_match(matches)] if matches else ())])


def _decoration(game: Game, choice: choices.DecorationTile) -> str:
    return fill(
        translate("teo.choice", "Decoration {number}: {icons}"),
        number=game.decoration_offer.index(choice.tile) + 1,
        icons=comma_list([names.icon_name(icon) for icon in DECORATION_TILES[choice.tile]]),
    )


def _side(game: Game, effect: PlaceDecoration, choice: choices.Side | choices.TurnedSide) -> str:
    step = game.heights[choice.side]
    if step == STEPS_PER_SIDE:
        return names.side_name(choice.side)
    shown = DECORATION_TILES[effect.tile]
    is_turned = isinstance(choice, choices.TurnedSide)
    matches = _matches(shown[::-1] if is_turned else shown, covered_icons(game, choice.side, step))
    place = names.stair_text(choice.side, step + 1)
    turned = [translate("teo.choice", "turned by half")] if is_turned else []
    return comma_list([place, *turned, *([Counted().icons_match(matches)] if matches else ())])


def _matches(shown: tuple[int, ...], covered: list[int] | tuple[int, ...]) -> int:
    return sum(icon & ICON_KIND == below & ICON_KIND for icon, below in zip(shown, covered, strict=True))


def _pay(game: Game, effect: Any, choice: choices.Pay) -> str:
    lost = UNPAID_POINTS * (salary(game.players[effect.player]) - choice.cacao)
    paid = goods_text(CACAO, choice.cacao)
    if not choice.cacao:
        return fill(translate("teo.choice", "Pay nothing and lose {points}"), points=names.points_text(lost))
    if lost > 0:
        return fill(
            translate("teo.choice", "Pay {goods} and lose {points}"), goods=paid, points=names.points_text(lost)
        )
    return fill(translate("teo.choice", "Pay {goods}"), goods=paid)


def _pay_for_points(choice: choices.Pay) -> str:
    if not choice.cacao:
        return translate("teo.choice", "Pay nothing more")
    return fill(
        translate("teo.choice", "Pay {price} for {points}"),
        price=goods_text(CACAO, choice.cacao),
        points=names.points_text(POINTS_AFTER_SALARY * choice.cacao),
    )


def _starting_tile(game: Game, choice: choices.StartingTile) -> str:
    return fill(
        translate("teo.choice", "{tile}: {what}"),
        tile=tiles.starting_name(choice.tile),
        what=tiles.starting_text(choice.tile, dict(game.drawn).get(choice.tile)),
    )
