"""Play a saved game again, line by line, and show where it stands."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from teo_desktop import saves
from teo_desktop.container import BadFile
from teo_desktop.kernel.agenda import advance, submit
from teo_desktop.kernel.events import Journal
from teo_desktop.kernel.record import find


def main(argv: list[str]) -> int:
    """Print the lines with their questions; 1 when one does not fit or the state differs, 2 when there is no game."""
    parser = argparse.ArgumentParser(prog="python -m tests.tools replay", description=__doc__)
    parser.add_argument("file", type=Path, metavar="FILE.teo")
    parser.add_argument("--until", type=int, metavar="K", help="stop after K lines")
    parser.add_argument("--agenda", action="store_true", help="show what is still to come, the next first")
    parser.add_argument("--events", action="store_true", help="show what each choice causes")
    asked = parser.parse_args(argv)
    try:
        saved = saves.load(asked.file)
    except BadFile as error:
        print(f"{asked.file} {error}", file=sys.stderr)
        return 2
    rules, record = saved.rules, saved.record
    print(f"{record.game}, rules {record.rules}, seed {record.seed}, {record.setup}")
    journal: Journal = []
    game = rules.new_game(rules.setup_from_json(record.setup), record.seed)
    game.journal = journal
    decision = advance(game)
    for number, line in enumerate(record.lines[: asked.until], start=1):
        choice = find(rules, decision, line) if decision else None
        if decision is None or choice is None:
            print(f"{number:4} {line}  does not fit; legal: {_legal(rules, decision)}")
            return 1
        print(f"{number:4} {line:32} {type(decision.asked_by).__name__}, one of {len(decision.options)}")
        told = len(journal)
        decision = submit(game, decision, choice)
        if asked.events:
            print("".join(f"         {event}\n" for event in journal[told:]), end="")
    if asked.agenda:
        for effect in reversed(game.agenda):
            print(f"     {effect}")
    if decision is not None:
        print(f"asked: {decision.asked_by}: {_legal(rules, decision)}")
    else:
        print(f"over: {rules.result(game)}")
    if asked.until is None or asked.until >= len(record.lines):
        is_equal = rules.game_to_json(game) == saved.state
        print(f"the state {'equals' if is_equal else 'differs from'} the stored one")
        return 0 if is_equal else 1
    return 0


def _legal(rules, decision) -> str:
    return ", ".join(rules.line(choice) for choice in decision.options) if decision else "nothing, the game is over"
