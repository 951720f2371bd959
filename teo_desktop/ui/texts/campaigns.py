"""Campaigns in words: kinds, medals, how far one has come, and the rules of each kind."""

from __future__ import annotations

from teo_desktop.campaigns import ascent, league
from teo_desktop.campaigns.model import ASCENT, LEAGUE, Campaign
from teo_desktop.ui.texts.format import QT_TRANSLATE_NOOP, fill, translate

KINDS = {
    ASCENT: QT_TRANSLATE_NOOP("Campaigns", "Ascent"),
    LEAGUE: QT_TRANSLATE_NOOP("Campaigns", "League"),
}
KIND_TIPS = {
    ASCENT: QT_TRANSLATE_NOOP(
        "Campaigns",
        "Alone up the pyramid: eight chapters, each with a twist and goals in bronze, silver and gold. What you win "
        "changes how the next one begins.",
    ),
    LEAGUE: QT_TRANSLATE_NOOP(
        "Campaigns",
        "As many games as you like among people and bots, with a table, a grid of who beat whom, and a handicap that "
        "follows the results.",
    ),
}
MEDALS = (
    QT_TRANSLATE_NOOP("Campaigns", "No medal"),
    QT_TRANSLATE_NOOP("Campaigns", "Bronze"),
    QT_TRANSLATE_NOOP("Campaigns", "Silver"),
    QT_TRANSLATE_NOOP("Campaigns", "Gold"),
)
"""By their rank."""


def kind_text(kind: str) -> str:
    """A kind of campaign: "League"."""
    return translate("Campaigns", KINDS[kind])


def kind_tip(kind: str) -> str:
    """What a kind of campaign is, in sentences."""
    return translate("Campaigns", KIND_TIPS[kind])


def medal_text(medal: int) -> str:
    """A medal by its rank: "Silver"."""
    return translate("Campaigns", MEDALS[medal])


def progress_text(campaign: Campaign) -> str:
    """What a campaign is and how far it has come, in a line."""
    if campaign.kind == ASCENT:
        return fill(
            translate("Campaigns", "Ascent · {stars} of {most} stars"),
            stars=ascent.stars(campaign),
            most=ascent.most_stars(campaign),
        )
    assert campaign.terms is not None
    if campaign.terms.games:
        return fill(
            translate("Campaigns", "League · game {number} of {most}"),
            number=min(campaign.terms.games, len(campaign.results) + 1),
            most=campaign.terms.games,
        )
    return fill(translate("Campaigns", "League · games played: {number}"), number=len(campaign.results))


def ascent_rules(of_medals: tuple[str, str, str, str]) -> tuple[str, ...]:
    """The rules of an ascent, a sentence or two each; ``of_medals`` are the game's own."""
    none, bronze, silver, gold = of_medals
    return (
        translate("Campaigns", "A chapter is one game. All goals of a medal have to be reached in it."),
        bronze,
        silver,
        gold,
        none,
        translate("Campaigns", "Every chapter may be played again; its best game counts."),
        translate(
            "Campaigns",
            "A medal is worth one, two or three stars. The last chapter becomes easier with every star you have.",
        ),
    )


def league_rules(campaign: Campaign) -> tuple[str, ...]:
    """The rules of a league, a sentence or two each."""
    assert campaign.terms is not None
    rules = [
        translate(
            "Campaigns", "Whoever has played least plays next, rather with others they have seldom met; seats rotate."
        ),
        translate("Campaigns", "A game brings a point for everybody behind you, and one more for winning."),
        translate("Campaigns", "Equal points: more wins, then the better average without head starts."),
    ]
    if campaign.terms.has_handicaps:
        rules.append(
            fill(
                translate(
                    "Campaigns",
                    "Handicap: after each game the first of the table loses {swing} points of head start and the last "
                    "gains {swing}; others move by what lies between. At a table everybody begins with what they have "
                    "more than the player with the least; {most} points is the limit.",
                ),
                swing=league.SWING,
                most=league.FURTHEST,
            )
        )
    else:
        rules.append(translate("Campaigns", "Everybody begins even: there are no handicaps."))
    return tuple(rules)
