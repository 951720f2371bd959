"""Choices as lines of a record. A line is found among those of the legal choices, never parsed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from teo_desktop.games.tekhenu import choices
from teo_desktop.games.tekhenu.catalog import (
    ACTIONS,
    BLESSINGS,
    CARD_IDS,
    COLOURS,
    DESTINIES,
    GODS,
    GOODS,
    SIDES,
    STARTING,
    WORDS,
)
from teo_desktop.games.tekhenu.interrupts import CallAnubis, PlayBlessing
from teo_desktop.games.tekhenu.starting import StartingReward
from teo_desktop.kernel.agenda import Choice, First

_EXTRAS = ("", " adjacent", " opposite")
_WAIVED = ("", " waived", " free")
_PEOPLE = ("temple row", "temple column", "workshops", "quarries")


def _act(act: choices.Act) -> str:
    first = " produce first" * act.produce_first
    return f"{ACTIONS[act.action]} {act.value}{_EXTRAS[act.extra]}{first}{_WAIVED[act.waived]}"


def _pay(price: choices.Pay) -> str:
    return "pay " + (" ".join(f"{n} {GOODS[good]}" for good, n in enumerate(price) if n) or "nothing")


def _line(choice: choices.Line) -> str:
    return f"{'row' if choice.line < 5 else 'column'} {choice.line % 5 + 1}"


def _place(choice: choices.Place) -> str:
    row, column = divmod(choice.cell, 5)
    return f"place {row + 1} {column + 1} turn {choice.turn}"


def _first(choice: First) -> str:
    assert isinstance(choice.effect, StartingReward), choice
    return f"first {STARTING[choice.effect.card].id}"


_LINES: dict[type, Callable[[Any], str]] = {
    str: lambda choice: str(choice),
    choices.Die: lambda die: f"take {GODS[die.section]} {COLOURS[die.colour]} {die.value}",
    choices.Value: lambda choice: f"value {choice.value}",
    choices.Colour: lambda choice: f"colour {COLOURS[choice.colour]}",
    choices.Side: lambda choice: f"side {SIDES[choice.side]}",
    choices.Act: _act,
    choices.Pay: _pay,
    choices.GodSpace: lambda choice: f"statue {GODS[choice.god]}",
    choices.PeopleSpace: lambda choice: f"statue people {_PEOPLE[choice.space - len(GODS)]}",
    choices.Place: _place,
    choices.Line: _line,
    choices.District: lambda choice: f"district {GOODS[choice.district]}",
    choices.Resource: lambda choice: GOODS[choice.good],
    choices.Section: lambda choice: f"section {choice.section + 1}",
    choices.Refresh: lambda choice: f"refresh {choice.section + 1}",
    choices.Card: lambda choice: f"card {CARD_IDS[choice.card]}",
    choices.StartingCard: lambda choice: f"start {STARTING[choice.card].id}",
    choices.DestinyCard: lambda choice: f"destiny {DESTINIES[choice.card].id}",
    choices.Rise: lambda choice: f"rise {WORDS[choice.word]}",
    choices.FaithSteps: lambda choice: f"faith {choice.steps:+d}",
    choices.Thresholds: lambda choice: f"thresholds {choice.number}",
    First: _first,
    CallAnubis: lambda _: "anubis",
    PlayBlessing: lambda choice: f"play {BLESSINGS[choice.blessing].id}",
}


def line(choice: Choice) -> str:
    """The choice as text, without the seat."""
    return _LINES[type(choice)](choice)
