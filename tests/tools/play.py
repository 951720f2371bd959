"""Play in the terminal: everybody at one keyboard, over the same questions as the window.

Type the number of a choice, `u` to take the last one back, `r` for the reasons why something is not offered, `s` for
the state, `q` to stop. Numbers may also be piped in; the end of the input stops the game.
"""

from __future__ import annotations

import argparse
import json
import sys
from typing import Any

from teo_desktop.games import GAMES
from teo_desktop.kernel.agenda import Decision, advance, submit
from teo_desktop.kernel.bots import BOTS
from teo_desktop.kernel.events import Journal
from teo_desktop.kernel.rules import Rules
from tests.tools import table


def main(argv: list[str]) -> int:
    """Ask until the game is over."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.tools play", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    table.add_game(parser)
    parser.add_argument(
        "--bots", default="", metavar="SEAT=BOT,…", help=f"bots by seat from 0, as 1=greedy ({', '.join(BOTS)})"
    )
    asked = parser.parse_args(argv)
    rules = GAMES[asked.game]
    setup = table.setup(parser, asked)
    bots = {}
    for entry in filter(None, asked.bots.split(",")):
        seat, _, name = entry.partition("=")
        if not seat.isdigit() or name not in BOTS:
            parser.error(f"{entry!r} is no seat with a bot")
        bots[int(seat)] = BOTS[name](rules, asked.seed * 10 + int(seat))
    print(f"{asked.game}, seed {asked.seed}, {json.dumps(setup)}")
    journal: Journal = []
    game = rules.new_game(rules.setup_from_json(setup), asked.seed)
    game.journal = journal
    decision = advance(game)
    history: list[tuple[Any, Decision, int]] = []
    told = 0
    while decision is not None:
        told = tell(journal, told)
        bot = bots.get(decision.player)
        if bot is not None:
            choice = bot.choose(game.copy(), decision)
        else:
            answer = ask(rules, game, decision)
            if answer == "q":
                return 0
            if answer == "u":
                game, decision, told = take_back(game, decision, history, journal, told, bots)
                continue
            choice = decision.options[int(answer)]
        history.append((game.copy(), decision, len(journal)))
        print(f"> {decision.player} {rules.line(choice)}")
        decision = submit(game, decision, choice)
    tell(journal, told)
    result = rules.result(game)
    print(f"over after {rules.rounds(game)} rounds: points {list(result.points)}, ranking {list(result.ranking)}")
    return 0


def ask(rules: Rules, game: Any, decision: Decision) -> str:
    """The question with its choices; returns the number of one, `u` or `q`."""
    print(f"\nseat {decision.player}: {type(decision.asked_by).__name__} {decision.asked_by}")
    for number, choice in enumerate(decision.options):
        print(f"  {number:3} {rules.line(choice)}")
    while True:
        print("? ", end="", flush=True)
        answer = sys.stdin.readline()
        if not answer:
            print()
            return "q"
        answer = answer.strip()
        if answer in ("u", "q") or (answer.isdecimal() and int(answer) < len(decision.options)):
            return answer
        if answer == "r":
            for choice, refusal in decision.asked_by.refusals(game).items():
                print(f"      {rules.line(choice)}: {refusal.reason} {list(refusal.numbers)}")
        elif answer == "s":
            print(json.dumps(rules.game_to_json(game)))
        else:
            print(f"  a number from 0 to {len(decision.options) - 1}, u, r, s or q")


def take_back(
    game: Any, decision: Decision, history: list[tuple[Any, Decision, int]], journal: Journal, told: int, bots: Any
) -> tuple[Any, Decision, int]:
    """The position before the last choice that a person made, whatever was revealed since."""
    people = [index for index, (_, asked, _) in enumerate(history) if asked.player not in bots]
    if not people:
        print("  nothing to take back")
        return game, decision, told
    game, decision, length = history[people[-1]]
    del history[people[-1] :], journal[length:]
    game.journal = journal
    return game, decision, length


def tell(journal: Journal, told: int) -> int:
    """Say what happened since; returns how much has been said."""
    for event in journal[told:]:
        print(f"    {event}")
    return len(journal)
