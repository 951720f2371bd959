"""The codec: dataclasses and effects to JSON and back, checked on the way in."""

from __future__ import annotations

import json
import sys
from dataclasses import dataclass, field
from types import ModuleType
from typing import Any, Literal, NamedTuple, NewType

import pytest

from teo_desktop.kernel.agenda import AnyOrder, Effect, advance, rule, submit
from teo_desktop.kernel.codec import ADDED, NOT_SAVED, BadData, effect_classes, effect_from_json, from_json, to_json
from tests.kernel import toy

Token = NewType("Token", str)


class Spot(NamedTuple):
    column: int
    row: int


@dataclass(frozen=True, slots=True)
class Inner:
    words: tuple[str, ...]


@dataclass(slots=True)
class Everything:
    number: int
    share: float
    is_set: bool
    token: Token
    kind: Literal["a", "b"]
    pair: tuple[int, str]
    numbers: list[int]
    spots: list[Spot]
    inner: Inner
    nothing: int | None
    waiting: list[Effect[Any]]
    anything: Any
    outside: list[int] = field(default_factory=list, metadata=NOT_SAVED)


def everything() -> Everything:
    effect = AnyOrder(0, (toy.TakeStones(0, 3), toy.TakeCharm(0, 5)))
    return Everything(
        1, 0.5, True, Token("t"), "b", (2, "x"), [3, 4], [Spot(1, 2)], Inner(("u", "v")), None, [effect], {"k": [1]}
    )


def through_text(value: Any) -> Any:
    return json.loads(json.dumps(to_json(value)))


def test_what_goes_through_a_file_comes_back_equal_and_of_the_same_types():
    back = from_json(Everything, through_text(everything()), toy.EFFECTS)
    assert back == everything()
    assert isinstance(back.spots[0], Spot)
    assert isinstance(back.inner.words, tuple)


@dataclass(slots=True)
class Grown:
    first: int
    later: int | None = field(default=None, metadata=ADDED)


def test_a_field_that_came_later_is_written_only_where_it_says_something():
    """What was written before it was there is read, and written again as it was."""
    assert to_json(Grown(1)) == {"first": 1}
    assert from_json(Grown, {"first": 1}, {}) == Grown(1)
    assert to_json(Grown(1, 2)) == {"first": 1, "later": 2}
    assert from_json(Grown, {"first": 1, "later": 2}, {}) == Grown(1, 2)
    with pytest.raises(BadData, match="later"):
        from_json(Grown, {"first": 1, "later": "x"}, {})


def test_effects_are_written_by_the_name_of_their_class():
    assert to_json(toy.TakeStones(0, 3)) == ["TakeStones", 0, 3]
    assert effect_from_json(["TakeStones", 0, 3], toy.EFFECTS) == toy.TakeStones(0, 3)


def test_a_field_that_hangs_on_from_outside_is_not_saved():
    value = everything()
    value.outside.append(9)
    assert "outside" not in to_json(value)
    assert from_json(Everything, through_text(value), toy.EFFECTS).outside == []


def test_a_field_unknown_here_is_passed_over():
    data = {**through_text(everything()), "later": 1}
    assert from_json(Everything, data, toy.EFFECTS) == everything()


@pytest.mark.parametrize(
    ("field", "value", "where"),
    [
        ("number", "1", "number"),
        ("number", True, "number"),
        ("share", 1, "share"),
        ("is_set", 1, "is_set"),
        ("token", 5, "token"),
        ("kind", "c", "kind"),
        ("kind", ["a"], "kind"),
        ("pair", [2], "pair"),
        ("pair", "2x", "pair"),
        ("pair", [2, 3], "pair[1]"),
        ("numbers", [3, None], "numbers[1]"),
        ("numbers", {"0": 3}, "numbers"),
        ("spots", [[1]], "spots[0]"),
        ("spots", [[1, "2"]], "spots[0][1]"),
        ("inner", [], "inner"),
        ("inner", {}, "inner.words"),
        ("inner", {"words": ["u", 1]}, "inner.words[1]"),
        ("nothing", "x", "nothing"),
        ("waiting", [[]], "waiting[0]"),
        ("waiting", [["Unheard", 0]], "waiting[0]"),
        ("waiting", [["TakeStones", 0]], "waiting[0]"),
        ("waiting", [["TakeStones", 0, "3"]], "waiting[0].number"),
        ("waiting", [["AnyOrder", 0, [["TakeStones", 0, []]]]], "waiting[0].effects[0].number"),
        ("waiting", [[["TakeStones"], 0, 3]], "waiting[0]"),
    ],
)
def test_what_does_not_fit_is_refused_with_its_place(field, value, where):
    data = {**through_text(everything()), field: value}
    with pytest.raises(BadData) as refused:
        from_json(Everything, data, toy.EFFECTS)
    assert refused.value.where == where
    assert str(refused.value).startswith(where)


def test_what_is_missing_is_refused_with_its_place():
    data = through_text(everything())
    del data["pair"]
    with pytest.raises(BadData, match="pair: is missing"):
        from_json(Everything, data, toy.EFFECTS)
    with pytest.raises(BadData, match="setup: is not an object"):
        from_json(Everything, [], toy.EFFECTS, "setup")


def test_only_effects_of_the_named_packages_are_found_and_each_once():
    found = effect_classes(toy.__name__)
    assert set(found) == {
        "Build", "Dig", "Draw", "FloorReward", "HighestTower", "KeepOrSell", "Round", "TakeCharm", "TakeStones", "Turn",
        "UseCharm",
    }  # fmt: skip
    assert list(found) == sorted(found)
    assert effect_classes("teo_desktop.kernel") == {"AnyOrder": AnyOrder}
    assert effect_classes(toy.__name__[:-1]) == {}


def test_two_effects_of_one_name_cannot_be_told_apart_and_are_refused(monkeypatch: pytest.MonkeyPatch):
    for name in ("twins.one", "twins.two"):
        module = ModuleType(name)
        monkeypatch.setitem(sys.modules, name, module)

        class Twin(Effect[Any]):
            __module__ = name

        vars(module)["Twin"] = rule(Twin)
    with pytest.raises(ValueError, match="two effects are called Twin"):
        effect_classes("twins")


def test_a_game_saved_at_any_decision_goes_on_in_the_same_way():
    game = toy.start(seed=3, players=3)
    decision = advance(game)
    while decision is not None:
        twin = toy.game_from_json(through_text(game))
        assert twin == game
        choice = decision.options[-1]
        expected = submit(game, decision, choice)
        assert submit(twin, advance(twin) or decision, choice) == expected
        decision = expected
