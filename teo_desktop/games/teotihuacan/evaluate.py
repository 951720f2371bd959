"""How good a position is for a seat, and what that seat cannot know."""

from __future__ import annotations

from typing import Any

from teo_desktop.games.teotihuacan.alchemy import ChooseTechnology
from teo_desktop.games.teotihuacan.catalog import BONUS_STEP, ECLIPSES, UNPAID_POINTS
from teo_desktop.games.teotihuacan.construction import ChoosePyramidTile, PayForTile, PlacePyramidTile
from teo_desktop.games.teotihuacan.decorations import ChooseDecoration, PlaceDecoration
from teo_desktop.games.teotihuacan.discovery import ClaimDiscovery
from teo_desktop.games.teotihuacan.nobles import PlaceBuilding
from teo_desktop.games.teotihuacan.royal import PlaceRoyalTile
from teo_desktop.games.teotihuacan.scoring import (
    avenue_value,
    bonus_points,
    leader_points,
    mask_points,
    salary,
    track_points,
)
from teo_desktop.games.teotihuacan.state import NOT_TRIGGERED, Game
from teo_desktop.games.teotihuacan.temples import AnyTempleStep, GainResources, MajorStep, TempleStep
from teo_desktop.games.teotihuacan.workers import AscensionReward, MainPowerUps, PowerUp
from teo_desktop.games.teotihuacan.worship import AbilityAfterTile, UseAbility, WorshipBoth
from teo_desktop.kernel.agenda import Effect
from teo_desktop.kernel.rng import seeded, shuffled

_GOOD_VALUES = (0.9, 1.1, 1.3, 1.5)
"""Points that a cacao, wood, stone, gold in hand is worth, by rule of thumb."""
_TECHNOLOGY_VALUE = 4.0
_POWER_VALUE = 0.8
_UNUSED_TILE_VALUE = 2.0
_LOCKED_VALUE = -0.8
_TEMPLE_STEP_VALUE = 0.5
_DUE_VALUES: dict[type[Effect[Any]], float] = {
    ChooseTechnology: 7.0,
    PlaceBuilding: 6.0,
    ChooseDecoration: 9.0,
    PlaceDecoration: 9.0,
    PlacePyramidTile: 6.0,
    PlaceRoyalTile: 6.0,
    PayForTile: 6.0,
    AscensionReward: 5.0,
    TempleStep: 1.5,
    AnyTempleStep: 1.8,
    MajorStep: 2.0,
    UseAbility: 2.0,
    AbilityAfterTile: 2.0,
    WorshipBoth: 4.0,
    MainPowerUps: 1.0,
    ClaimDiscovery: 1.0,
}
"""What an effect that is due will bring about: its price may be paid already."""


def evaluate(game: Game, player: int) -> float:
    """Points now, what the next eclipse and the end would bring as it stands, and a guess for what is held."""
    me = game.players[player]
    if not game.agenda:
        return float(me.points)
    left = ECLIPSES - game.eclipses
    eclipse = min(game.eclipses + 1, ECLIPSES)
    value = float(me.points)
    value += avenue_value(game) * me.avenue * (0.6 + 0.4 * left)
    value += track_points(game, player, eclipse) + leader_points(game, player) * 0.5
    value += mask_points(me.masks) * left
    value += sum(bonus_points(game, player, temple) for temple in range(3))
    value += _TEMPLE_STEP_VALUE * sum(min(step, BONUS_STEP) for step in me.temples)
    due = salary(me)
    cacao = me.goods[0]
    if left:
        # What the salary will take is as good as paid; what is missing for it costs points, once it is near.
        near = 1.0 if game.turns_left != NOT_TRIGGERED else 0.5
        value -= UNPAID_POINTS * max(0, due - cacao) * near
    value += sum(worth * min(amount, 10) for worth, amount in zip(_GOOD_VALUES, me.goods, strict=True)) * min(left, 1)
    if left:
        value += _TECHNOLOGY_VALUE * me.technologies.bit_count() * left / ECLIPSES
        value += _POWER_VALUE * sum(me.power[worker] for worker in range(4) if me.in_play(worker))
        value += _UNUSED_TILE_VALUE * len(me.unused)
        value += _LOCKED_VALUE * sum(space >= 0 for space in me.locked)
    return value + sum(_due(effect) for effect in game.agenda if effect.player == player)


def _due(effect: Effect[Any]) -> float:
    if isinstance(effect, PowerUp):
        return effect.times
    if isinstance(effect, GainResources):
        return 1.3 * effect.amount
    if isinstance(effect, ChoosePyramidTile):
        return 0.0 if effect.built else 6.0
    return _DUE_VALUES.get(type(effect), 0.0)


def hide(game: Game, player: int, seed: int) -> None:  # noqa: ARG001 - nobody at this table has secrets
    """Deal anew what nobody at the table knows: the order of the bags, and every draw to come."""
    game.rng = seeded(seed)
    game.discovery_bag = shuffled(game, tuple(sorted(game.discovery_bag)))
    game.pyramid_bag = shuffled(game, tuple(sorted(game.pyramid_bag)))
    game.decoration_bag = shuffled(game, tuple(sorted(game.decoration_bag)))
