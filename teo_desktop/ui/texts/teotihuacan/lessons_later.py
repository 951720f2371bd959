"""What the later lessons say: the pyramid and its decorations, the eclipse, the first game against the Teotibot."""

from __future__ import annotations

from teo_desktop.ui.texts.format import QT_TRANSLATE_NOOP

_PYRAMID = {
    "pyramid": QT_TRANSLATE_NOOP("teo.lesson", "The pyramid and its decorations"),
    "pyramid.about": QT_TRANSLATE_NOOP("teo.lesson", "Placing tiles so that their icons match, level by level."),
    "pyramid.prices": QT_TRANSLATE_NOOP(
        "teo.lesson",
        "On Construction you add tiles to the pyramid. Higher levels cost more and score more: on level 2 you pay "
        "2 stone and 1 wood for 3 points. That is exactly what you have.",
    ),
    "pyramid.go": QT_TRANSLATE_NOOP(
        "teo.lesson",
        "Send your worker from the Forest to Construction, where another one of yours is already.",
    ),
    "pyramid.elsewhere": QT_TRANSLATE_NOOP("teo.lesson", "You may go there, but this lesson goes on at the lit board."),
    "pyramid.build": QT_TRANSLATE_NOOP(
        "teo.lesson",
        "Take the main action. It costs 2 cacao: your own colour is there, and white.",
    ),
    "pyramid.collect": QT_TRANSLATE_NOOP(
        "teo.lesson",
        "Cacao is always good, but now something shall be built. Take the main action.",
    ),
    "pyramid.tile": QT_TRANSLATE_NOOP(
        "teo.lesson",
        "Three tiles are on offer. Coloured icons can bring temple steps. Take the lit one.",
    ),
    "pyramid.other_tile": QT_TRANSLATE_NOOP(
        "teo.lesson",
        "That one can be placed as well, but with the lit tile more icons will match.",
    ),
    "pyramid.place": QT_TRANSLATE_NOOP(
        "teo.lesson",
        "Place it on level 2, in the middle. Each icon that covers one of its kind scores 1 point more; a blue, "
        "red or green one also brings a step on that temple. Turn the tile (mouse wheel, or the list) until 3 "
        "icons match.",
    ),
    "pyramid.low": QT_TRANSLATE_NOOP(
        "teo.lesson",
        "That is level 1: only 1 point to begin with. Level 2 is worth more.",
    ),
    "pyramid.turned": QT_TRANSLATE_NOOP(
        "teo.lesson",
        "Level 2, well done, but here or turned like this fewer icons match. There is a place with 3 matches.",
    ),
    "pyramid.score": QT_TRANSLATE_NOOP(
        "teo.lesson",
        "3 points for the level, 3 for the icons, and the green one lifted you on the green temple. With two "
        "workers you could place two tiles, if you had the stone. Power up one of them.",
    ),
    "pyramid.over": QT_TRANSLATE_NOOP(
        "teo.lesson",
        "Each tile also moved you on the pyramid track, at the right edge. Its steps score at the eclipse. End "
        "your turn.",
    ),
    "pyramid.stairs": QT_TRANSLATE_NOOP(
        "teo.lesson",
        "On each side of the pyramid stairs lead up. Decorations go there, from the bottom up, always with their "
        "arrow towards the middle.",
    ),
    "pyramid.up": QT_TRANSLATE_NOOP("teo.lesson", "Send one of your two workers from Construction to Decorations."),
    "pyramid.decorate": QT_TRANSLATE_NOOP(
        "teo.lesson",
        "Take the main action: 3 cacao for three colours, and 3 gold, as you have one worker there.",
    ),
    "pyramid.choose": QT_TRANSLATE_NOOP("teo.lesson", "Choose the lit decoration: its red icon fits onto red ones."),
    "pyramid.other_decoration": QT_TRANSLATE_NOOP(
        "teo.lesson",
        "A nice one, but take the lit decoration this time: we look for red.",
    ),
    "pyramid.side": QT_TRANSLATE_NOOP("teo.lesson", "Choose a side where an icon matches: at the top or on the left."),
    "pyramid.side_poor": QT_TRANSLATE_NOOP(
        "teo.lesson",
        "Here no icon matches: only the 3 points for every decoration. At the top or on the left there is more.",
    ),
    "pyramid.done": QT_TRANSLATE_NOOP(
        "teo.lesson",
        "3 points for the decoration, 1 for the match, 1 from the red temple, and a step on the pyramid track. "
        "When the pyramid is complete, the game ends after one last eclipse.",
    ),
}

_ECLIPSE = {
    "eclipse": QT_TRANSLATE_NOOP("teo.lesson", "The eclipse and the salary"),
    "eclipse.about": QT_TRANSLATE_NOOP("teo.lesson", "What an eclipse counts, and what your workers want to eat."),
    "eclipse.calendar": QT_TRANSLATE_NOOP(
        "teo.lesson",
        "Here a game is well under way. The light marker goes on after every round, and at ascensions. When it "
        "reaches the dark one, an eclipse comes. One step is left.",
    ),
    "eclipse.salary": QT_TRANSLATE_NOOP(
        "teo.lesson",
        "At the eclipse every worker wants its salary: 1 cacao, with power 4 or 5 it is 2. Yours want 4 in all. "
        "Each cacao that is missing costs 3 points. You have 5.",
    ),
    "eclipse.go": QT_TRANSLATE_NOOP(
        "teo.lesson",
        "First make sure of it. Send your worker with power 2 to Decorations.",
    ),
    "eclipse.elsewhere": QT_TRANSLATE_NOOP(
        "teo.lesson",
        "That is possible, but there is less cacao there, and our plan goes on at Decorations.",
    ),
    "eclipse.stock": QT_TRANSLATE_NOOP("teo.lesson", "Collect 3 cacao."),
    "eclipse.short": QT_TRANSLATE_NOOP(
        "teo.lesson",
        "That would leave you with 3 cacao, one too few for the salary, and with no gold for a better decoration "
        "later. Collect first.",
    ),
    "eclipse.worship": QT_TRANSLATE_NOOP(
        "teo.lesson",
        "To worship is no mistake, but cacao is what you need before an eclipse.",
    ),
    "eclipse.over": QT_TRANSLATE_NOOP(
        "teo.lesson",
        "8 cacao: now you can spend some. End your turn; after Yellow's the round is over.",
    ),
    "eclipse.last": QT_TRANSLATE_NOOP(
        "teo.lesson",
        "The light marker has reached the dark one: the eclipse is triggered. Everybody has one more turn, then "
        "it is scored. What still counts now? Above all the pyramid track: 4 points a step this time.",
    ),
    "eclipse.join": QT_TRANSLATE_NOOP(
        "teo.lesson",
        "Bring your worker with power 4 to Decorations too. Two workers get a decoration for 1 gold less.",
    ),
    "eclipse.points": QT_TRANSLATE_NOOP(
        "teo.lesson",
        "Take the main action. It costs 4 cacao, and 4 remain: exactly the salary.",
    ),
    "eclipse.hoard": QT_TRANSLATE_NOOP(
        "teo.lesson",
        "More cacao than the salary needs brings nothing at the eclipse. A decoration brings points.",
    ),
    "eclipse.tile": QT_TRANSLATE_NOOP("teo.lesson", "Take the lit decoration."),
    "eclipse.poorer": QT_TRANSLATE_NOOP("teo.lesson", "Legal, but fewer icons match there. Take the lit one."),
    "eclipse.side": QT_TRANSLATE_NOOP("teo.lesson", "Place it at the top."),
    "eclipse.grow": QT_TRANSLATE_NOOP(
        "teo.lesson",
        "Power up one of the two. From power 3 to 4 a worker's salary rises; from 4 to 5 it stays.",
    ),
    "eclipse.wait": QT_TRANSLATE_NOOP(
        "teo.lesson",
        "End your turn. Yellow has the last one, then the eclipse is scored.",
    ),
    "eclipse.pay": QT_TRANSLATE_NOOP(
        "teo.lesson",
        "24 points for you: 4 from the Avenue of the Dead, 16 from the pyramid track, 4 for being ahead on it. "
        "Now pay the salary: 4 cacao.",
    ),
    "eclipse.unpaid": QT_TRANSLATE_NOOP(
        "teo.lesson",
        "You may keep cacao back, but each one that is missing costs 3 points. Better pay all 4.",
    ),
    "eclipse.done": QT_TRANSLATE_NOOP(
        "teo.lesson",
        "The pyramid track begins anew, the way to the next eclipse is shorter, and after the third the game is "
        "over. The score sheet shows where all points came from. You are ready for a whole game!",
    ),
}

_SOLO = {
    "solo": QT_TRANSLATE_NOOP("teo.lesson", "A first solo game"),
    "solo.about": QT_TRANSLATE_NOOP(
        "teo.lesson",
        "Against the Teotibot, with a coach at your side. What you play here is a game of your own.",
    ),
    "solo.hello": QT_TRANSLATE_NOOP(
        "teo.lesson",
        "This is a real game, in the first-game set-up, against the Teotibot on its mildest level. Everything is "
        "allowed. The coach marks what you might overlook; you can always take a step back.",
    ),
    "solo.goals": QT_TRANSLATE_NOOP(
        "teo.lesson",
        "Points come from the pyramid, from decorations and buildings, from temples, and at each eclipse from the "
        "Avenue of the Dead, the pyramid track and masks. Pick two of these and follow them.",
    ),
    "solo.first": QT_TRANSLATE_NOOP(
        "teo.lesson",
        "Play your first turn as you like. No idea? Look for a main action that costs little, or collect cacao "
        "where many colours are.",
    ),
    "solo.bot": QT_TRANSLATE_NOOP(
        "teo.lesson",
        "The Teotibot has rolled two dice and used an action tile. Its panel says what it did and why, and what "
        "may come next.",
    ),
    "solo.on": QT_TRANSLATE_NOOP(
        "teo.lesson",
        "Now go on by yourself. Bring workers together, let them grow, spend your resources. I speak up when the "
        "eclipse is near.",
    ),
    "solo.near": QT_TRANSLATE_NOOP(
        "teo.lesson",
        "The eclipse is near. Think of the salary, and of what still scores: steps on the pyramid track and on "
        "the Avenue of the Dead, masks.",
    ),
    "solo.era": QT_TRANSLATE_NOOP("teo.lesson", "Play on until the eclipse has been scored."),
    "solo.done": QT_TRANSLATE_NOOP(
        "teo.lesson",
        "Your first eclipse! From here on the game is yours alone: it is saved like any other, and the coach "
        "stays with you as long as you like.",
    ),
}

LATER = {**_PYRAMID, **_ECLIPSE, **_SOLO}
"""All of them, by their ids."""
