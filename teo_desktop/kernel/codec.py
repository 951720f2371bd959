"""Dataclasses to JSON and back, field by field; effects by the name of their class.

Class and field names are the save format. What comes from a file is checked against the types while it is read, and
whatever does not fit is said with its place.
"""

from __future__ import annotations

import dataclasses
import sys
import types
import typing
from collections.abc import Mapping
from functools import cache
from typing import Any, TypeAlias, TypeVar

from teo_desktop.kernel.agenda import Effect

NOT_SAVED = {"saved": False}
"""Field metadata: hangs on from outside and is no part of a save."""

ADDED = {"added": True}
"""Field metadata: came after the first saves. It is written only where it differs from its default and may be missing,
so what was written before still is what would be written now."""

Effects: TypeAlias = Mapping[str, type[Effect[Any]]]
ClassT = TypeVar("ClassT")


class BadData(ValueError):
    """Data from outside that does not fit; ``where`` is the path to it, ``problem`` what is wrong."""

    def __init__(self, where: str, problem: str) -> None:
        super().__init__(f"{where or 'data'}: {problem}")
        self.where = where
        self.problem = problem


def effect_classes(*packages: str) -> dict[str, type[Effect[Any]]]:
    """All classes of effects defined in these packages, by name.

    Raises:
        ValueError: two of them have the same name, so that a save could not tell them apart.
    """
    found: dict[str, type[Effect[Any]]] = {}
    waiting = list(Effect.__subclasses__())
    while waiting:
        cls = waiting.pop()
        waiting.extend(cls.__subclasses__())
        inside = any(cls.__module__ == name or cls.__module__.startswith(name + ".") for name in packages)
        # A slotted dataclass leaves the class it was made from behind; only the one its module knows counts.
        if inside and vars(sys.modules[cls.__module__]).get(cls.__name__) is cls:
            if cls.__name__ in found:
                raise ValueError(f"two effects are called {cls.__name__}")
            found[cls.__name__] = cls
    return dict(sorted(found.items()))


def to_json(value: Any) -> Any:
    """The value as lists, dicts, strings and numbers."""
    if type(value) in (int, str):
        return value
    if isinstance(value, (list, tuple)):
        return [to_json(item) for item in value]
    if dataclasses.is_dataclass(value):
        cls = typing.cast(Any, type(value))
        fields = {name: to_json(getattr(value, name)) for name, _ in _fields(cls)}
        if isinstance(value, Effect):
            return [cls.__name__, *fields.values()]
        for name, default in _added(cls):
            if getattr(value, name) == default:
                del fields[name]
        return fields
    return value


def from_json(cls: type[ClassT], data: Any, effects: Effects, where: str = "") -> ClassT:
    """A dataclass out of its JSON; every field must be there (but for ``ADDED`` ones) and of its type, fields unknown
    here are passed over.

    Raises:
        BadData: something is missing or of another type.
    """
    if not isinstance(data, dict):
        raise BadData(where, "is not an object")
    values = {}
    added = dict(_added(typing.cast(Any, cls)))
    for name, hint in _fields(typing.cast(Any, cls)):
        if name not in data:
            if name in added:
                continue
            raise BadData(f"{where}.{name}".lstrip("."), "is missing")
        values[name] = _decode(hint, data[name], effects, f"{where}.{name}".lstrip("."))
    return cls(**values)


def effect_from_json(data: Any, effects: Effects, where: str = "") -> Effect[Any]:
    """An effect out of ``[class name, field, field, ...]``.

    Raises:
        BadData: no such effect, or its fields do not fit.
    """
    if not isinstance(data, list) or not data or not isinstance(data[0], str):
        raise BadData(where, "is not an effect")
    cls = effects.get(data[0])
    if cls is None:
        raise BadData(where, f"there is no effect {data[0]!r}")
    fields = _fields(cls)
    if len(data) != len(fields) + 1:
        raise BadData(where, f"{data[0]} has {len(fields)} fields, not {len(data) - 1}")
    pairs = zip(fields, data[1:], strict=True)
    return cls(*(_decode(hint, item, effects, f"{where}.{name}") for (name, hint), item in pairs))


def _decode(hint: Any, data: Any, effects: Effects, where: str) -> Any:
    while isinstance(hint, typing.NewType):
        hint = hint.__supertype__
    if hint is Any or type(data) is hint:
        return data
    origin = typing.get_origin(hint) or hint
    arguments = typing.get_args(hint)
    if origin in (typing.Union, types.UnionType):
        if data is None and type(None) in arguments:
            return None
        (only,) = (argument for argument in arguments if argument is not type(None))
        return _decode(only, data, effects, where)
    if origin is typing.Literal:
        if data not in arguments:
            raise BadData(where, f"{data!r} is not one of {', '.join(map(repr, arguments))}")
        return data
    if origin in (int, str, bool, float):
        raise BadData(where, f"{data!r} is not of type {origin.__name__}")
    if issubclass(origin, list | tuple):
        return _decode_row(origin, arguments, data, effects, where)
    if issubclass(origin, Effect):
        return effect_from_json(data, effects, where)
    return from_json(origin, data, effects, where)


def _decode_row(origin: type, arguments: tuple[Any, ...], data: Any, effects: Effects, where: str) -> Any:
    if not isinstance(data, list):
        raise BadData(where, "is not a list")
    named = hasattr(origin, "_fields")
    hints = tuple(typing.get_type_hints(origin).values()) if named else arguments
    if origin is list or hints[-1] is Ellipsis:
        hints = (hints[0],) * len(data)
    if len(hints) != len(data):
        raise BadData(where, f"has {len(data)} entries, not {len(hints)}")
    items = [
        item if type(item) is hint else _decode(hint, item, effects, f"{where}[{i}]")
        for i, (hint, item) in enumerate(zip(hints, data, strict=True))
    ]
    return origin(*items) if named else origin(items)


@cache
def _added(cls: type) -> tuple[tuple[str, Any], ...]:
    return tuple((field.name, field.default) for field in dataclasses.fields(cls) if field.metadata.get("added"))


@cache
def _fields(cls: type) -> tuple[tuple[str, Any], ...]:
    hints = typing.get_type_hints(cls)
    saved = (field for field in dataclasses.fields(cls) if field.metadata.get("saved", True))
    return tuple((field.name, hints[field.name]) for field in saved)
