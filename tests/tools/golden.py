"""Whole random games as text, to be compared line by line: a rules change appears as a readable difference.

Beside them stand the names that saves consist of: classes of effects and fields, none of which may change without a
migration. `--update` writes the files that the tests compare; read the difference before you commit it.
"""

from __future__ import annotations

import argparse
import dataclasses
import json
from collections.abc import Iterator
from pathlib import Path
from random import Random

from teo_desktop.games import GAMES
from teo_desktop.kernel.agenda import advance, submit
from teo_desktop.kernel.codec import effect_classes
from teo_desktop.kernel.events import Journal, is_revealing
from teo_desktop.kernel.record import line_of
from teo_desktop.kernel.rules import Json, Rules
from tests.tools import table

GAMES_FOLDER = Path(__file__).resolve().parents[1] / "games"
NAMES = "names"
"""The file with the names that saves consist of."""


def main(argv: list[str]) -> int:
    """Print the transcripts of a game, or write them."""
    parser = argparse.ArgumentParser(prog="python -m tests.tools golden", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help=f"of {', '.join(GAMES)} (all)")
    parser.add_argument("--update", action="store_true", help="write tests/games/<game>/golden/*.txt")
    asked = parser.parse_args(argv)
    for name in asked.games or GAMES:
        if name not in GAMES:
            parser.error(f"there is no game {name!r}")
        for label, text in transcripts(name).items():
            if asked.update:
                path_of(name, label).parent.mkdir(exist_ok=True)
                path_of(name, label).write_text(text, encoding="utf-8")
            else:
                print(text, end="")
    return 0


def path_of(name: str, label: str) -> Path:
    """The file of a transcript."""
    return GAMES_FOLDER / name / "golden" / f"{label}.txt"


def transcripts(name: str) -> dict[str, str]:
    """The texts of a game by their labels: the names, a random game for each number of players, and one for each
    further set-up that content.py names in ``TRANSCRIPTS``."""
    found = {NAMES: "".join(f"{line}\n" for line in names(name))}
    seats = sorted({setup["players"] for setup in table.content(name).SETUPS.values()})
    for players in seats:
        setup = table.plain_setup(name, players)
        found[f"players_{players}"] = "".join(f"{line}\n" for line in transcript(GAMES[name], setup, 100 + players))
    for label in table.content(name).TRANSCRIPTS:
        lines = transcript(GAMES[name], table.content(name).SETUPS[label], 100)
        found[label.replace("-", "_")] = "".join(f"{line}\n" for line in lines)
    return found


def transcript(rules: Rules, setup: Json, seed: int) -> Iterator[str]:
    """A random game: for each choice its line, what asked and among how many, then what happened (! reveals)."""
    yield f"{rules.NAME}, seed {seed}, {json.dumps(setup)}"
    random = Random(seed)
    journal: Journal = []
    game = rules.new_game(rules.setup_from_json(setup), seed)
    game.journal = journal
    decision = advance(game)
    told = 0
    number = 0
    while True:
        for event in journal[told:]:
            values = " ".join(str(value).replace(" ", "") for value in event)
            yield f"    {'!' if is_revealing(event) else '-'} {type(event).__name__} {values}".rstrip()
        told = len(journal)
        if decision is None:
            break
        number += 1
        choice = decision.options[random.randrange(len(decision.options))]
        asked_by = type(decision.asked_by).__name__
        yield f"{number} {line_of(rules, decision, choice)} [{asked_by}, {len(decision.options)}]"
        decision = submit(game, decision, choice)
    result = rules.result(game)
    yield f"over after {rules.rounds(game)} rounds, points {list(result.points)}, ranking {list(result.ranking)}"


def names(name: str) -> Iterator[str]:
    """The effects with their fields, then the keys of the state."""
    rules = GAMES[name]
    for effect, cls in effect_classes(f"teo_desktop.games.{name}", "teo_desktop.kernel").items():
        yield f"{effect}({', '.join(field.name for field in dataclasses.fields(cls))})"
    # Later fields are only written where they say something: each kind of game shows its own.
    content = table.content(name)
    setups = (table.plain_setup(name, 2), *(content.SETUPS[label] for label in content.TRANSCRIPTS))
    states = [rules.game_to_json(rules.new_game(rules.setup_from_json(setup), 1)) for setup in setups]
    yield from dict.fromkeys(line for state in states for line in _keys("game", state))


def _keys(where: str, value: Json) -> Iterator[str]:
    if isinstance(value, dict):
        yield f"{where}: {', '.join(value)}"
        for key, inner in value.items():
            yield from _keys(f"{where}.{key}", inner)
    elif isinstance(value, list) and value:
        yield from _keys(f"{where}[]", value[0])
