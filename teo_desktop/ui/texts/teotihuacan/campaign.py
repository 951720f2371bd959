"""The ascent in words: the story of each chapter, what is special in it, its goals, and what is brought along."""

from __future__ import annotations

from teo_desktop.games.teotihuacan import campaign
from teo_desktop.games.teotihuacan.catalog import TECHNOLOGY_OF_NUMBER
from teo_desktop.games.teotihuacan.state import Handicap
from teo_desktop.kernel.campaign import Goal
from teo_desktop.ui.texts.chapters import ChapterWords
from teo_desktop.ui.texts.counted import Counted
from teo_desktop.ui.texts.format import QT_TRANSLATE_NOOP, comma_list, fill, translate
from teo_desktop.ui.texts.teotihuacan import names
from teo_desktop.ui.texts.teotihuacan.tiles import technology_name

CHAPTERS = {
    "foot": (
        QT_TRANSLATE_NOOP("teo.ascent", "At the Foot"),
        QT_TRANSLATE_NOOP(
            "teo.ascent",
            "Dust of the road on your sandals, three helpers behind you, and before you more steps than anybody has "
            "counted. “Whoever wants to go up must first find out how things are done down here”, says the gatekeeper.",
        ),
        QT_TRANSLATE_NOOP("teo.ascent", "The fixed set-up of the first game. Learn: technologies make the difference."),
    ),
    "market": (
        QT_TRANSLATE_NOOP("teo.ascent", "The Market Road"),
        QT_TRANSLATE_NOOP(
            "teo.ascent",
            "Between the stalls nobles look for people who can build. You have little cacao and must choose well whom "
            "you follow: what you leave on the table nobody keeps for you.",
        ),
        QT_TRANSLATE_NOOP(
            "teo.ascent",
            "The edition of 2018 with one cacao less, and a draft of the starting tiles. Buildings count.",
        ),
    ),
    "drought": (
        QT_TRANSLATE_NOOP("teo.ascent", "The Thin Harvest"),
        QT_TRANSLATE_NOOP(
            "teo.ascent",
            "The rain has not come. The stores are half empty, and still the procession goes along the avenue as every "
            "year. Walk at its head, and people will remember that you shared the little there was.",
        ),
        QT_TRANSLATE_NOOP(
            "teo.ascent",
            "You begin with fewer goods: 2 cacao, 1 wood, 1 stone and 1 gold less. Steps on the Avenue of the Dead "
            "count.",
        ),
    ),
    "temple": (
        QT_TRANSLATE_NOOP("teo.ascent", "House of the Gods"),
        QT_TRANSLATE_NOOP(
            "teo.ascent",
            "The priests let you into the courts where voices become quiet by themselves. There is room for few, and "
            "for everybody who comes in somebody has to go.",
        ),
        QT_TRANSLATE_NOOP(
            "teo.ascent", "Advanced worship: pushing out a worker brings cacao. A high step in one temple counts."
        ),
    ),
    "ruin": (
        QT_TRANSLATE_NOOP("teo.ascent", "The Crooked Pyramid"),
        QT_TRANSLATE_NOOP(
            "teo.ascent",
            "Half way up you find what an earlier builder left: stones that fit nowhere, and a corner that leans. "
            "“Carry on”, says the master builder, “as if it had been meant like that.”",
        ),
        QT_TRANSLATE_NOOP(
            "teo.ascent", "A random starting pyramid against the Teotibot by the rules of the box. Pyramid tiles count."
        ),
    ),
    "crowd": (
        QT_TRANSLATE_NOOP("teo.ascent", "The Feast of Masks"),
        QT_TRANSLATE_NOOP(
            "teo.ascent",
            "Tonight all are on their feet, and nobody is where they were a moment ago. Strangers bring tricks from "
            "far away, and under every mask there may be a friend.",
        ),
        QT_TRANSLATE_NOOP(
            "teo.ascent",
            "All tiles are in play, and the neutral workers stand elsewhere in each turn of the Teotibot. Different "
            "masks count.",
        ),
    ),
    "shadow": (
        QT_TRANSLATE_NOOP("teo.ascent", "The Swallowed Sun"),
        QT_TRANSLATE_NOOP(
            "teo.ascent",
            "The astronomers have miscounted. When the light goes, it goes at once, and whoever has put something off "
            "until tomorrow has put it off for good.",
        ),
        QT_TRANSLATE_NOOP(
            "teo.ascent",
            "Sudden end: each eclipse is scored right after the turn that triggers it. Advanced worship. Workers that "
            "ascend count.",
        ),
    ),
    "summit": (
        QT_TRANSLATE_NOOP("teo.ascent", "The Summit"),
        QT_TRANSLATE_NOOP(
            "teo.ascent",
            "The last flight of steps is the steepest. Up there somebody has been waiting for longer than the city "
            "stands, and has used the time. But everything that you have brought up with you weighs against it.",
        ),
        QT_TRANSLATE_NOOP(
            "teo.ascent",
            "Random starting pyramid and draft. The Teotibot begins with a head start of 24 points, less one for each "
            "star you have. Temple bonuses count.",
        ),
    ),
}
"""By chapter: title, story, and what is special."""
MEASURES = {
    "points": QT_TRANSLATE_NOOP("teo.ascent", "points"),
    "margin": QT_TRANSLATE_NOOP("teo.ascent", "points ahead of the Teotibot"),
    "pyramid_tiles": QT_TRANSLATE_NOOP("teo.ascent", "pyramid tiles built"),
    "decorations": QT_TRANSLATE_NOOP("teo.ascent", "decorations placed"),
    "buildings": QT_TRANSLATE_NOOP("teo.ascent", "buildings placed"),
    "technologies": QT_TRANSLATE_NOOP("teo.ascent", "technologies owned"),
    "masks": QT_TRANSLATE_NOOP("teo.ascent", "different masks"),
    "bonuses": QT_TRANSLATE_NOOP("teo.ascent", "temple bonuses reached"),
    "temple": QT_TRANSLATE_NOOP("teo.ascent", "highest step in a temple"),
    "avenue": QT_TRANSLATE_NOOP("teo.ascent", "step on the Avenue of the Dead"),
    "ascensions": QT_TRANSLATE_NOOP("teo.ascent", "workers ascended"),
    "discoveries": QT_TRANSLATE_NOOP("teo.ascent", "discovery tiles"),
}
"""What goals count; a number stands behind it."""


def chapter_words(chapter: str) -> ChapterWords:
    """A chapter's title, story and twist."""
    title, story, special = CHAPTERS[chapter]
    return ChapterWords(
        translate("teo.ascent", title), translate("teo.ascent", story), translate("teo.ascent", special)
    )


def goal_text(goal: Goal) -> str:
    """A goal in a few words: "points: at least 120"."""
    if goal == Goal("margin", 1):
        return translate("teo.ascent", "victory over the Teotibot")
    measure = translate("teo.ascent", MEASURES[goal.measure])
    return fill(translate("teo.ascent", "{measure}: at least {number}"), measure=measure, number=goal.least)


def reached_text(measure: str, amount: int) -> str:
    """What somebody reached, in a few words: "points: 131"."""
    text = translate("teo.ascent", MEASURES[measure])
    return fill(translate("teo.ascent", "{measure}: {number}"), measure=text, number=amount)


def carried_text(id: str) -> str:
    """What is carried over: the name of the technology."""
    return technology_name(TECHNOLOGY_OF_NUMBER[int(id)])


def carry_label() -> str:
    """Of the field in which it is chosen."""
    return translate("teo.ascent", "Technology to take along")


def gift_text(chapter: str) -> str:
    """What the highest medal of this chapter brings in the next one."""
    return _more_text(campaign.gift(chapter))


def weary_text() -> str:
    """What whoever passed the chapter before without a medal has to do without."""
    goods = campaign.weary().goods
    return comma_list([names.goods_text(good, -amount) for good, amount in enumerate(goods) if amount < 0])


def ways_of_medals() -> tuple[str, str, str, str]:
    """What no medal and each medal from the lowest to the highest mean for the next chapter, as sentences."""
    return (
        fill(
            translate(
                "teo.ascent", "Without a medal, after three games: the way goes on, but you begin it with {goods} less."
            ),
            goods=weary_text(),
        ),
        translate("teo.ascent", "Bronze opens the next chapter."),
        translate("teo.ascent", "Silver: besides, you take one technology along that you owned at the end."),
        translate("teo.ascent", "Gold: besides, you receive the gift of the chapter."),
    )


def _more_text(handicap: Handicap) -> str:
    parts = [names.goods_text(good, amount) for good, amount in enumerate(handicap.goods) if amount > 0]
    if handicap.points:
        parts.append(names.points_text(handicap.points))
    one = Counted().steps
    if handicap.temples[0] and len(set(handicap.temples)) == 1:
        parts.append(fill(translate("teo.ascent", "every temple: {steps}"), steps=one(handicap.temples[0])))
    else:
        parts += [
            fill(translate("teo.ascent", "{track}: {steps}"), track=names.temple_name(temple), steps=one(steps))
            for temple, steps in enumerate(handicap.temples)
            if steps
        ]
    if handicap.avenue:
        avenue = translate("teo.ascent", "Avenue of the Dead")
        parts.append(fill(translate("teo.ascent", "{track}: {steps}"), track=avenue, steps=one(handicap.avenue)))
    return comma_list(parts)
