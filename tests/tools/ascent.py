"""Play the chapters of an ascent many times with a bot, and print how often each medal is won.

``planner`` stands for somebody who knows the game and plays for the goals of the highest medal.
"""

from __future__ import annotations

import argparse
import statistics
from collections.abc import Callable
from typing import Any

from teo_desktop.games import GAMES, campaign_rules
from teo_desktop.kernel.agenda import advance, submit
from teo_desktop.kernel.bots import BOTS
from teo_desktop.kernel.campaign import HIGHEST, Baggage, CampaignRules, medal_of
from teo_desktop.kernel.events import Journal
from tests.tools.planner import Planner, Worth, Worths

PLANNER = "planner"
WORTH_OF_STEP = 5.0
"""Points that a step to a goal is worth to who plays for it."""


def main(argv: list[str]) -> int:
    """Play and print."""
    parser = argparse.ArgumentParser(prog="python -m tests.tools ascent", description=__doc__)
    parser.add_argument("-n", type=int, default=20, metavar="N", help="games for each chapter (20)")
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="the first seed (1)")
    parser.add_argument("--bot", choices=(*BOTS, PLANNER), default="greedy", help="who plays (greedy)")
    parser.add_argument("--game", default="teotihuacan", help="the game (teotihuacan)")
    parser.add_argument("--medal", type=int, choices=range(4), default=1, help="won in the chapter before (1)")
    parser.add_argument("--chapter", help="this chapter alone")
    parser.add_argument("--measures", action="store_true", help="print how all measures are distributed")
    asked = parser.parse_args(argv)
    campaign = campaign_rules(asked.game)
    assert campaign is not None, asked.game
    for number, chapter in enumerate(campaign.chapters()):
        if asked.chapter in (None, chapter.id):
            baggage = Baggage(asked.medal if number else 0, "", number * asked.medal)
            rows = [
                _play(asked.game, chapter.id, baggage, asked.bot, seed)
                for seed in range(asked.seed, asked.seed + asked.n)
            ]
            medals = [medal_of(chapter, row) for row in rows]
            shares = ", ".join(
                f"{name} {100 * sum(medal >= rank for medal in medals) / len(medals):.0f} %"
                for rank, name in enumerate(("bronze", "silver", "gold"), start=1)
            )
            print(f"{chapter.id}: {shares}; won {100 * sum(row['margin'] > 0 for row in rows) / len(rows):.0f} %")
            if asked.measures:
                for measure in rows[0]:
                    values = sorted(row[measure] for row in rows)
                    cuts = statistics.quantiles(values, n=10)
                    print(f"    {measure:14}", *(f"{cut:6.1f}" for cut in cuts))
    return 0


def _play(game: str, chapter: str, baggage: Baggage, bot: str, seed: int) -> dict[str, int]:
    """What a bot achieves in a chapter."""
    rules, campaign = GAMES[game], campaign_rules(game)
    assert campaign is not None
    table = rules.new_game(rules.setup_from_json(campaign.chapter_setup(chapter, baggage)), seed)
    journal: Journal = []
    table.journal = journal
    if bot == PLANNER:
        choose: Callable[[Any, Any], Any] = Planner(rules, seed, _worths_of_goals(campaign, chapter, journal)).choose
    else:
        choose = BOTS[bot](rules, seed).choose
    decision = advance(table)
    while decision is not None:
        decision = submit(table, decision, choose(table.copy(), decision))
    return campaign.measures(table, journal, 0)


def _worths_of_goals(campaign: CampaignRules, chapter: str, told: Journal) -> Worths:
    """Some points for each step to what the highest medal asks for besides points; ``told`` grows with the game."""
    (goals,) = (row.goals[HIGHEST - 1] for row in campaign.chapters() if row.id == chapter)
    wanted = [goal for goal in goals if goal.measure not in ("points", "margin")]

    def worths(game: Any) -> Worth:
        so_far, of_table = campaign.measures(game, told, 0), campaign.measures(game, [], 0)

        def worth(table: Any, since: Journal) -> float:
            reached = campaign.measures(table, since, 0)
            return sum(
                WORTH_OF_STEP * min(reached[goal.measure] + so_far[goal.measure] - of_table[goal.measure], goal.least)
                for goal in wanted
            )

        return worth

    return worths
