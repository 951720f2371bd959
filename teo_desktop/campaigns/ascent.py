"""The ascent: chapters one after the other, each with goals in bronze, silver and gold.

- A chapter is open when the one before it was passed: with a medal, or after three games without one.
- The best game of a chapter counts; each may be played again.
- What was won decides how the next one begins: nothing changes after bronze; silver lets one thing be carried over;
  gold brings a gift besides; who passed without a medal begins with less.
- Each medal is worth its rank in stars, and the last chapter is easier with many of them.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from teo_desktop.campaigns.model import RULES_OPPONENT, Campaign, Entry, NextGame
from teo_desktop.kernel.campaign import HIGHEST, MIDDLE, Baggage, Chapter, Goal
from teo_desktop.saves import Seat

PATIENCE: Final = 3
"""After so many games without a medal the next chapter is open all the same."""


class Met(NamedTuple):
    """A goal, the medal it is for, and what was reached of it."""

    medal: int
    goal: Goal
    reached: int

    @property
    def is_met(self) -> bool:
        """Whether it was reached."""
        return self.reached >= self.goal.least


def goals_met(chapter: Chapter, entry: Entry) -> tuple[Met, ...]:
    """Every goal of the chapter beside what this game reached of it, from bronze to gold."""
    reached = dict(entry.reached)
    return tuple(
        Met(medal, goal, reached.get(goal.measure, 0))
        for medal, goals in enumerate(chapter.goals, start=1)
        for goal in goals
    )


def games_of(campaign: Campaign, chapter: str) -> tuple[Entry, ...]:
    """The finished games of a chapter, in their order."""
    return tuple(entry for entry in campaign.results if entry.chapter == chapter)


def best_of(campaign: Campaign, chapter: str) -> Entry | None:
    """The game of a chapter that counts: the best medal, then the most points, then the earlier one."""
    games = games_of(campaign, chapter)
    return max(games, key=lambda entry: (entry.medal, entry.points[0], -entry.number), default=None)


def medal(campaign: Campaign, chapter: str) -> int:
    """The best medal won in a chapter; 0 for none."""
    best = best_of(campaign, chapter)
    return best.medal if best else 0


def is_open(campaign: Campaign, chapter: str) -> bool:
    """Whether a chapter may be played."""
    before = _before(campaign, chapter)
    return before is None or is_passed(campaign, before.id)


def is_passed(campaign: Campaign, chapter: str) -> bool:
    """Whether the way leads on from a chapter."""
    return is_open(campaign, chapter) and (medal(campaign, chapter) > 0 or len(games_of(campaign, chapter)) >= PATIENCE)


def is_complete(campaign: Campaign) -> bool:
    """Whether the last chapter was passed."""
    return is_passed(campaign, campaign.campaign_rules.chapters()[-1].id)


def stars(campaign: Campaign, except_chapter: str = "") -> int:
    """The stars of all chapters, of one besides."""
    chapters = campaign.campaign_rules.chapters()
    return sum(medal(campaign, chapter.id) for chapter in chapters if chapter.id != except_chapter)


def most_stars(campaign: Campaign) -> int:
    """As many stars as there are."""
    return len(campaign.campaign_rules.chapters()) * HIGHEST


def proposed_chapter(campaign: Campaign) -> str:
    """The chapter to go on with: that of the current game, else the first one that is open and not passed, else the
    first one without gold; the last one when there is none."""
    if campaign.current is not None:
        return campaign.current.chapter
    ids = [chapter.id for chapter in campaign.campaign_rules.chapters()]
    new = [id for id in ids if is_open(campaign, id) and not is_passed(campaign, id)]
    better = [id for id in ids if medal(campaign, id) < HIGHEST]
    return (new or better or ids[-1:])[0]


def can_carry(campaign: Campaign, chapter: str) -> tuple[str, ...]:
    """What may be carried into a chapter, one of these; nothing without silver in the one before."""
    before = _before(campaign, chapter)
    best = best_of(campaign, before.id) if before else None
    if best is None or best.medal < MIDDLE:
        return ()
    return tuple(id for id in best.carries if campaign.campaign_rules.can_be_carried(chapter, id))


def baggage(campaign: Campaign, chapter: str, carried: str = "") -> Baggage:
    """What comes along into a chapter."""
    before = _before(campaign, chapter)
    allowed = carried if carried in can_carry(campaign, chapter) else ""
    return Baggage(medal(campaign, before.id) if before else 0, allowed, stars(campaign, chapter))


def next_game(campaign: Campaign, chapter: str, carried: str = "") -> NextGame:
    """The game of a chapter as it would begin now."""
    supplied = campaign.campaign_rules
    setup = supplied.chapter_setup(chapter, baggage(campaign, chapter, carried))
    opponents = tuple(Seat(kind) for kind in supplied.opponents(chapter))
    seats = (0, *(RULES_OPPONENT for _ in opponents))
    return NextGame(setup, (campaign.players[0], *opponents), seats, chapter=chapter)


def _before(campaign: Campaign, chapter: str) -> Chapter | None:
    chapters = campaign.campaign_rules.chapters()
    place = [row.id for row in chapters].index(chapter)
    return chapters[place - 1] if place else None
