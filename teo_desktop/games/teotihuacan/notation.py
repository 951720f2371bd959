"""Choices as lines of a record. A line is found among those of the legal choices, never parsed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from teo_desktop.games.teotihuacan import choices
from teo_desktop.games.teotihuacan.catalog import (
    DECORATION_IDS,
    DISCOVERIES,
    GOODS,
    PYRAMID_TILE_IDS,
    SIDE_NAMES,
    STARTING,
    TEMPLES,
)
from teo_desktop.games.teotihuacan.interrupts import UnlockAll, UseDiscovery
from teo_desktop.games.teotihuacan.temples import TempleStep
from teo_desktop.kernel.agenda import Choice, First


def _move(choice: choices.Move) -> str:
    second = f" with w{choice.second + 1}" if choice.second >= 0 else ""
    return f"move w{choice.worker + 1}{second} {choice.board}"


def _main(choice: choices.Main) -> str:
    return "main" + " ignore_cacao" * choice.waived + " extra_worker" * choice.extra


def _worship(choice: choices.Worship) -> str:
    return f"worship {choice.space} {choice.what}" + " ignore_cacao" * choice.waived


def _benefit(choice: choices.Benefit) -> str:
    # One resource may stand beside two; older records say no number.
    return f"benefit {choice.word}" + " 1" * (choice.word == "any_resource" and choice.amount == 1)


def _first(choice: First) -> str:
    assert isinstance(choice.effect, TempleStep), choice
    return f"first {TEMPLES[choice.effect.temple]}"


_LINES: dict[type, Callable[[Any], str]] = {
    str: lambda choice: str(choice),
    choices.Move: _move,
    choices.Main: _main,
    choices.Worship: _worship,
    choices.Claim: lambda choice: f"claim {DISCOVERIES[choice.kind].id}",
    choices.Resource: lambda choice: GOODS[choice.good],
    choices.Temple: lambda choice: f"temple {TEMPLES[choice.temple]}",
    choices.Worker: lambda choice: f"power w{choice.worker + 1}",
    choices.TechnologyPlace: lambda choice: f"technology {choice.place + 1}",
    choices.NoblesRow: lambda choice: f"row {choice.row + 1}",
    choices.PyramidTile: lambda choice: f"tile {PYRAMID_TILE_IDS[choice.tile]}",
    choices.Place: lambda choice: f"place {choice.spot} {choice.rotation}",
    choices.DecorationTile: lambda choice: f"decoration {DECORATION_IDS[choice.tile]}",
    choices.Side: lambda choice: f"side {SIDE_NAMES[choice.side]}",
    choices.TurnedSide: lambda choice: f"side {SIDE_NAMES[choice.side]} turned",
    choices.Pay: lambda choice: f"pay {choice.cacao}",
    choices.StartingTile: lambda choice: f"keep {STARTING[choice.tile].id}",
    choices.Board: lambda choice: f"board {choice.board}",
    choices.Benefit: _benefit,
    choices.Exchange: lambda choice: f"exchange {choice.amount} {GOODS[choice.given]} {GOODS[choice.gained]}",
    choices.StepBack: lambda choice: f"back w{choice.worker + 1}",
    choices.StartWorship: lambda choice: f"worship w{choice.worker + 1} {choice.space} {choice.what}",
    First: _first,
    UnlockAll: lambda _: "pay to unlock",
    UseDiscovery: lambda choice: f"use {DISCOVERIES[choice.kind].id}",
}


def line(choice: Choice) -> str:
    """The choice as text, without the seat."""
    return _LINES[type(choice)](choice)
