"""Campaigns as they stand in pictures: an ascent half-way up and a league after some games."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from teo_desktop.campaigns import league, model
from teo_desktop.campaigns.model import Campaign, Entry, Reached, Terms
from teo_desktop.games import GAMES, campaign_rules
from teo_desktop.kernel.rules import Json
from teo_desktop.saves import HUMAN, Seat
from teo_desktop.ui.campaign_store import CampaignStore

GAME = "teotihuacan"
ENDED = "2026-01-{day:02}T15:04:00+00:00"
PLAYED = (("foot", 3), ("market", 0), ("market", 2), ("drought", 1), ("temple", 2))
"""Chapters and the medals won in them."""
POINTS = ((128, 101), (97, 112), (118, 120), (131, 99), (104, 109), (122, 117))
"""Of the games of the league."""


def an_ascent(colours: tuple[str, ...]) -> Campaign:
    """Four chapters passed, one of them at the second attempt."""
    campaign = model.new_campaign(model.ASCENT, "Anna", GAME, (Seat(HUMAN, "Anna", colours[0]),), ENDED.format(day=1))
    supplied = campaign_rules(GAME)
    assert supplied is not None
    goals = {chapter.id: chapter.goals for chapter in supplied.chapters()}
    entries = []
    for number, (chapter, medal) in enumerate(PLAYED, start=1):
        reached = {"points": 96, "margin": -12}
        for row in goals[chapter][:medal]:
            reached |= {goal.measure: goal.least for goal in row}
        for goal in goals[chapter][-1]:
            reached.setdefault(goal.measure, 0)
        points = (reached["points"], reached["points"] - reached["margin"])
        rows = tuple(Reached(measure, amount) for measure, amount in reached.items())
        entries.append(
            Entry(
                *(number, ENDED.format(day=number + 2), (0, -1), points, (0, 1)),
                chapter=chapter,
                medal=medal,
                reached=rows,
                carries=("3", "5", "9"),
            )
        )
    return replace(campaign, results=tuple(entries))


def a_league(colours: tuple[str, ...], setup: Json) -> Campaign:
    """Six games among three people and a bot."""
    names = (("Anna", HUMAN), ("Bertl", HUMAN), ("Chiara", HUMAN), ("Diego", "bot:greedy"))
    players = tuple(Seat(kind, name, colour) for (name, kind), colour in zip(names, colours, strict=False))
    rules = GAMES[GAME]
    terms = Terms(rules.setup_to_json(rules.setup_from_json(setup)), 12, True)
    campaign = model.new_campaign(model.LEAGUE, "Bertl", GAME, players, ENDED.format(day=1), terms)
    for number, points in enumerate(POINTS, start=1):
        seats = league.pairing(campaign)
        ranking = tuple(sorted(range(2), key=lambda seat: -points[seat]))
        starts = league.head_starts(campaign, seats)
        entry = Entry(number, ENDED.format(day=number + 1), seats, points, ranking, starts)
        campaign = replace(campaign, results=(*campaign.results, entry))
    return campaign


def keep_both(store: CampaignStore, colours: tuple[str, ...], setup: Json) -> tuple[Path, Path]:
    """Put both on disk; the ascent was played last."""
    second = store.add(a_league(colours, setup))
    first = store.add(an_ascent(colours))
    assert first is not None
    assert second is not None
    return first, second
