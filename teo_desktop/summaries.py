"""What a list of saved games says of each file, and the memory that spares reading the same file twice."""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, NamedTuple

from teo_desktop import __version__, container, saves
from teo_desktop.container import GAME, BadFile
from teo_desktop.kernel.codec import BadData, from_json, to_json
from teo_desktop.saves import THUMBNAIL, Seat

FORMAT: Final = 1
"""Counts up when ``Summary`` changes: what was remembered before is read anew."""


class Listed(NamedTuple):
    """A file before it is looked into."""

    path: Path
    size: int
    modified: int
    """In nanoseconds, as the file system counts."""
    is_autosave: bool = False
    is_held: bool = False
    """Whether a window has it open."""

    @property
    def stamp(self) -> tuple[int, int]:
        """Changes with the contents."""
        return self.size, self.modified


@dataclass(frozen=True, slots=True)
class Summary:
    """What one wants to know of a saved game without opening it; where there is none, why."""

    game: str = ""
    seats: tuple[Seat, ...] = ()
    points: tuple[int, ...] = ()
    """By seat; empty when the file does not say."""
    ranking: tuple[int, ...] = ()
    """The seats from first to last."""
    round: int = 0
    is_over: bool = False
    problem: str = ""
    """The id of what is wrong (of ``BadFile``); empty when it can be opened."""
    numbers: tuple[int, ...] = ()
    detail: str = ""

    @property
    def error(self) -> BadFile | None:
        """Why it cannot be opened; None when it can."""
        return BadFile(self.problem, *self.numbers, detail=self.detail) if self.problem else None


def summary_of(path: Path) -> Summary:
    """Read a file, whatever it is."""
    try:
        saved = saves.load(path)
    except BadFile as error:
        return Summary(problem=error.problem, numbers=error.numbers, detail=error.detail)
    standing = saves.standing_of(saved)
    if standing is None:
        return Summary(saved.record.game, saved.seats, is_over=saved.is_over)
    how = (standing.points, standing.ranking, standing.round, standing.is_over)
    return Summary(saved.record.game, saved.seats, *how)


def picture_in(path: Path) -> bytes | None:
    """The picture that a file brings along; None when it has none, or is no game."""
    try:
        return container.read(path, GAME).others.get(THUMBNAIL)
    except BadFile:
        return None


class Memory:
    """Summaries by file, valid as long as the file's size and time are the same.

    What cannot be read, or was written by another version, is forgotten: it only spares work.
    """

    def __init__(self, rows: Mapping[str, tuple[tuple[int, int], Summary]] | None = None) -> None:
        self._rows = dict(rows or {})

    @classmethod
    def load(cls, file: Path) -> Memory:
        """What was remembered in this file; nothing when that is not there or no good."""
        try:
            document = json.loads(file.read_text(encoding="utf-8"))
            if document["made_by"] != _made_by():
                return cls()
            return cls(
                {
                    path: ((int(size), int(modified)), from_json(Summary, summary, {}))
                    for path, size, modified, summary in document["files"]
                }
            )
        except (OSError, ValueError, TypeError, KeyError, BadData, RecursionError):
            return cls()

    def to_bytes(self) -> bytes:
        """What ``load`` reads."""
        files = [[path, *stamp, to_json(summary)] for path, (stamp, summary) in self._rows.items()]
        return json.dumps({"made_by": _made_by(), "files": files}, separators=(",", ":")).encode()

    def recall(self, listed: Listed) -> Summary | None:
        """The summary of a file that has not changed since; None when it has to be read."""
        stamp, summary = self._rows.get(os.fspath(listed.path), (None, None))
        return summary if stamp == listed.stamp else None

    def keep(self, listed: Listed, summary: Summary) -> None:
        """Remember a summary."""
        self._rows[os.fspath(listed.path)] = (listed.stamp, summary)

    def forget_all_but(self, listed: Iterable[Listed]) -> bool:
        """Forget the files that are not there any more; returns whether there were any."""
        there = {os.fspath(file.path) for file in listed}
        gone = [path for path in self._rows if path not in there]
        for path in gone:
            del self._rows[path]
        return bool(gone)


def _made_by() -> list[Any]:
    return [FORMAT, __version__]
